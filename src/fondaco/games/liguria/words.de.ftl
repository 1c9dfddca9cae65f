### Liguria auf Deutsch. Der Wert eines Dings ist sein bloßer Name; seine Attribute sind, was Sätze davon brauchen.

## Farbsteine

colour-red = rot
    .isle = rote
    .counted =
        { $count ->
            [one] 1 roter
           *[other] { $count } rote
        }
    .counted-acc =
        { $count ->
            [one] 1 roten
           *[other] { $count } rote
        }
colour-yellow = gelb
    .isle = gelbe
    .counted =
        { $count ->
            [one] 1 gelber
           *[other] { $count } gelbe
        }
    .counted-acc =
        { $count ->
            [one] 1 gelben
           *[other] { $count } gelbe
        }
colour-blue = blau
    .isle = blaue
    .counted =
        { $count ->
            [one] 1 blauer
           *[other] { $count } blaue
        }
    .counted-acc =
        { $count ->
            [one] 1 blauen
           *[other] { $count } blaue
        }

## Plättchen: $n1 ist die Zahl darauf; beim Gebäude ist $n2 sein Prestige, wenn es hochgestuft ist; beim Auftrag sind
## $n2, $n3 und $n4 die roten, gelben und blauen Farbsteine, die er verlangt

tile-ship =
    { $n1 ->
        [one] Schiff (1 Steuerrad)
       *[other] Schiff ({ $n1 } Steuerräder)
    }
    .acc = ein { tile-ship }
tile-start-ship = Start-{ tile-ship }
    .acc = das { tile-start-ship }
tile-merchant =
    { $n1 ->
        [one] Händler (1 Sack)
       *[other] Händler ({ $n1 } Säcke)
    }
    .acc = einen { tile-merchant }
tile-start-merchant = Start-{ tile-merchant }
    .acc = den { tile-start-merchant }
tile-building = Gebäude ({ $n1 } Prestige, hochgestuft { $n2 })
    .acc = ein { tile-building }
tile-monk = Mönch
    .acc = einen { tile-monk }
tile-diplomat =
    { $n1 ->
        [one] Diplomat (1 Schriftrolle)
       *[other] Diplomat ({ $n1 } Schriftrollen)
    }
    .acc =
        { $n1 ->
            [one] einen Diplomaten (1 Schriftrolle)
           *[other] einen Diplomaten ({ $n1 } Schriftrollen)
        }
tile-knight =
    { $n1 ->
        [one] Ritter (1 Schwert)
       *[other] Ritter ({ $n1 } Schwerter)
    }
    .acc = einen { tile-knight }
tile-order = Bischofsauftrag ({ order-order.short } Prestige)
    .acc = einen { tile-order }

## Dieselben Plättchen in den Zeilen eines Hafens

piece-ship = { tile-ship }
    .short = Schiff({ $n1 })
    .counted =
        { $count ->
            [one] { piece-ship }
           *[other] { $count } × { piece-ship }
        }
piece-start-ship = { tile-start-ship }
    .short = Start-Schiff({ $n1 })
    .counted =
        { $count ->
            [one] { piece-start-ship }
           *[other] { $count } × { piece-start-ship }
        }
piece-merchant = { tile-merchant }
    .short = Händler({ $n1 })
    .counted =
        { $count ->
            [one] { piece-merchant }
           *[other] { $count } × { piece-merchant }
        }
piece-start-merchant = { tile-start-merchant }
    .short = Start-Händler({ $n1 })
    .counted =
        { $count ->
            [one] { piece-start-merchant }
           *[other] { $count } × { piece-start-merchant }
        }
piece-building = { tile-building }
    .short = Gebäude({ $n1 }/{ $n2 })
    .counted =
        { $count ->
            [one] { piece-building }
           *[other] { $count } × { piece-building }
        }
piece-monk = { tile-monk }
    .short = { tile-monk }
    .counted =
        { $count ->
            [one] { piece-monk }
           *[other] { $count } × { piece-monk }
        }

## Dieselben Plättchen hinter einem Sichtschirm; Ritter auch auf Inseln

knight-knight = { tile-knight }
    .short = { $n1 }
    .counted =
        { $count ->
            [one] 1 { knight-knight }
           *[other]
                { $n1 ->
                    [one] { $count } Ritter (je 1 Schwert)
                   *[other] { $count } Ritter (je { $n1 } Schwerter)
                }
        }
diplomat-diplomat = { tile-diplomat }
    .short = { $n1 }
    .counted =
        { $count ->
            [one] 1 { diplomat-diplomat }
           *[other]
                { $n1 ->
                    [one] { $count } Diplomaten (je 1 Schriftrolle)
                   *[other] { $count } Diplomaten (je { $n1 } Schriftrollen)
                }
        }
    .counted-dat =
        { $count ->
            [one]
                { $n1 ->
                    [one] 1 Diplomaten (1 Schriftrolle)
                   *[other] 1 Diplomaten ({ $n1 } Schriftrollen)
                }
           *[other]
                { $n1 ->
                    [one] { $count } Diplomaten (je 1 Schriftrolle)
                   *[other] { $count } Diplomaten (je { $n1 } Schriftrollen)
                }
        }
order-order = { tile-order }
    .short = { $n2 ->
        [0] { "" }
        [one] 1 roter
       *[other] { $n2 } rote
    }{ $n3 ->
        [0] { "" }
       *[other] { $n2 ->
            [0] { "" }
           *[other] ,{ " " }
        }{ $n3 ->
            [one] 1 gelber
           *[other] { $n3 } gelbe
        }
    }{ $n4 ->
        [0] { "" }
       *[other] { $n2 ->
            [0] { $n3 ->
                [0] { "" }
               *[other] ,{ " " }
            }
           *[other] ,{ " " }
        }{ $n4 ->
            [one] 1 blauer
           *[other] { $n4 } blaue
        }
    }: { $n1 }
    .counted =
        { $count ->
            [one] { order-order }
           *[other] { $count } × { order-order }
        }

## Schiffkarten: Punkte, Steuerräder, Anker, Wendepfeile, Hochstufungspfeile und das Angebot in Rot, Gelb und Blau

card-plus =
    { $n1 ->
        [one] +1 Punkt: { card-plus.bears }
       *[other] +{ $n1 } Punkte: { card-plus.bears }
    }
    .short = +{ $n1 }
    .bears = { $n2 ->
        [0] kein Steuerrad
        [one] 1 Steuerrad
       *[other] { $n2 } Steuerräder
    }{ $n3 ->
        [0] { "" }
       *[other] , Anker
    }{ $n4 ->
        [0] { "" }
       *[other] , Wendepfeil
    }{ $n5 ->
        [0] { "" }
        [one] , 1 Hochstufung
       *[other] , { $n5 } Hochstufungen
    }{ $n6 ->
        [0] { "" }
        [one] ; 1 roter
       *[other] ; { $n6 } rote
    }{ $n7 ->
        [0] { "" }
       *[other] { $n6 ->
            [0] ;
           *[other] ,
        } { $n7 ->
            [one] 1 gelber
           *[other] { $n7 } gelbe
        }
    }{ $n8 ->
        [0] { "" }
       *[other] { $n6 ->
            [0] { $n7 ->
                [0] ;
               *[other] ,
            }
           *[other] ,
        } { $n8 ->
            [one] 1 blauer
           *[other] { $n8 } blaue
        }
    }
card-minus =
    { $n1 ->
        [one] −1 Punkt: { card-plus.bears }
       *[other] −{ $n1 } Punkte: { card-plus.bears }
    }
    .short = −{ $n1 }
    .bears = { card-plus.bears }

## Felder der Marktstraße und Stellen in der Reihe der Plättchen

field-gives =
    { $n1 ->
        [0] kein Plättchen
       *[other] { $n1 } Plättchen
    }{ $n2 ->
        [0] { "" }
       *[other] { " " }+ { $n2 } Silber
    }
spot-number = { $n1 }

## Zeilen eines Hafens

row-ships = Schiffe
row-merchants = Händler
row-buildings = Gebäude
row-monks = Mönche

## Der Ring der Stationen, was sie sind, und die Richtungen darum herum

stop-number = { $n1 }
place-red = rote Insel
    .to = zu einer roten Insel
    .acc = die rote Insel
    .dat = der roten Insel
place-yellow = gelbe Insel
    .to = zu einer gelben Insel
    .acc = die gelbe Insel
    .dat = der gelben Insel
place-blue = blaue Insel
    .to = zu einer blauen Insel
    .acc = die blaue Insel
    .dat = der blauen Insel
place-blank = Blanko-Insel
    .to = zu einer Blanko-Insel
    .acc = die Blanko-Insel
    .dat = der Blanko-Insel
place-harbour = Hafen von { $n1 }
    .to = zum Hafen von { $n1 }
    .acc = den Hafen von { $n1 }
    .dat = dem Hafen von { $n1 }
way-clockwise = im Uhrzeigersinn
way-anticlockwise = gegen den Uhrzeigersinn
counter-worth = { $n1 }

## Was man antworten kann

verb-offer = Farbsteine anbieten
    .say = { $colours } anbieten
verb-lay = Eine Blanko-Insel auslegen
    .say = eine Blanko-Insel an Station { $thing } legen
verb-colour = Eine Insel auslegen
    .say = eine { $thing-isle } Insel auslegen
verb-points = Insel-Punkte auslegen
    .say = { $thing } Insel-Punkte auslegen
verb-begin = Auslosen, wer anfängt
    .say = { $thing } anfangen lassen
verb-lay_tile = Ein Plättchen auslegen
    .say = { $thing-acc } auslegen
verb-lay_card = Eine Schiffkarte auslegen
    .say = die Schiffkarte { $thing-short } auslegen: { $thing-bears }
verb-stand = Auf die Marktstraße gehen
    .say = auf das Marktfeld mit { $field } gehen
verb-take = Ein Plättchen nehmen
    .say = Plättchen Nummer { $tile } der Reihe nehmen
verb-choose = Eine Schiffkarte nehmen
    .say = die Schiffkarte { $card-short } nehmen: { $card-bears }
verb-upgrade = Ein Plättchen hochstufen
    .say = { $tile-acc } hochstufen
verb-stop = Nichts mehr hochstufen
verb-sail = Fahren und dort anhalten
    .say =
        { $steps ->
            [one] 1 Schritt { $way } fahren
           *[other] { $steps } Schritte { $way } fahren
        }
verb-anchor = Fahren und dort ankern
    .say =
        { $steps ->
            [one] 1 Schritt { $way } fahren und ankern
           *[other] { $steps } Schritte { $way } fahren und ankern
        }
verb-stay = Liegen bleiben
verb-turn = Das Schiff wenden
verb-keep = Die Richtung behalten
verb-land = Ritter anlanden
    .say = { $knights } anlanden
verb-pass = Keine Ritter anlanden
verb-load = Farbsteine laden
    .say =
        { $cubes-count ->
            [0] nichts laden
            [one] { $cubes-acc } Farbstein laden
           *[other] Farbsteine laden: { $cubes-acc }
        }
verb-seal = Ein Diplomatenfeld belegen
    .say = das Diplomatenfeld der Zeile „{ $row }“ belegen, mit { $diplomats-dat }
verb-leave = Hier nichts mehr tun

arg-colours = Farben
arg-thing = Gezogen
arg-field = Marktfeld
arg-tile = Plättchen
arg-card = Schiffkarte
arg-way = Richtung
arg-steps = Schritte
arg-knights = Ritter nach Schwertern
arg-cubes = Farbsteine
arg-row = Zeile
arg-diplomats = Diplomaten nach Schriftrollen

## Was gefragt ist: von dir und von jemand anderem

ask-offer = Wähle zwei Farben: Von jeder kommt ein Farbstein in deinen Hafen, als Angebot an die anderen.
ask-lay = Lege eine Blanko-Insel aus.
ask-colour = Lege die nächste Insel aus.
ask-points = Lege die nächsten Insel-Punkte aus.
ask-begin = Lose aus, wer anfängt.
ask-lay_tile = Lege ein Plättchen aus.
ask-lay_card = Lege eine Schiffkarte aus.
ask-stand = Stelle deinen Kaufmann auf ein freies Feld der Marktstraße. Wer weiter links steht, nimmt früher Plättchen und kommt in der Reihenfolge weiter nach vorn.
ask-take =
    { $left ->
        [one] Nimm ein Plättchen, dein letztes in dieser Runde. Hast du davor schon eines genommen, kostet jedes, das du seitdem überspringst, 1 Silber.
       *[other] Nimm ein Plättchen; { $left } stehen dir noch zu. Fang an, wo du willst, und geh nach rechts: Jedes, das du dazwischen überspringst, kostet 1 Silber.
    }
ask-choose = Nimm eine Schiffkarte.
ask-upgrade =
    { $left ->
        [one] Du darfst ein Plättchen in deinem Hafen hochstufen.
       *[other] Du darfst bis zu { $left } Plättchen in deinem Hafen hochstufen, eines nach dem anderen.
    }
ask-sail =
    { $steps ->
        [one] Dein Schiff kann 1 Schritt weit fahren. Im Uhrzeigersinn steigen die Nummern der Stationen.
       *[other] Dein Schiff kann bis zu { $steps } Schritte weit fahren. Im Uhrzeigersinn steigen die Nummern der Stationen.
    }
ask-turn = Du darfst jetzt den Wendepfeil nutzen und dein Schiff wenden.
ask-land =
    { $swords ->
        [0] Du darfst Ritter auf { $place-dat } anlanden. Jeder bringt dir einen Farbstein in ihrer Farbe.
        [one] Du darfst { $place-acc } mit mehr als 1 Schwert erobern. Jeder Ritter bringt dir einen Farbstein in ihrer Farbe.
       *[other] Du darfst { $place-acc } mit mehr als { $swords } Schwertern erobern. Jeder Ritter bringt dir einen Farbstein in ihrer Farbe.
    }
ask-load =
    An { $place-dat } darfst du Farbsteine laden: { $own ->
        [one] einen in ihrer Farbe
       *[other] bis zu { $own } in ihrer Farbe
    }{ $free ->
        [0] .
        [one] , dazu einen in beliebiger Farbe.
       *[other] , dazu bis zu { $free } in beliebigen Farben.
    }
ask-trade =
    Du bist im Hafen von { $owner }: { $most ->
        [0] Du darfst Diplomaten einsetzen
        [one] Du darfst 1 Farbstein laden
       *[other] Du darfst bis zu { $most } Farbsteine laden
    }{ $scrolls ->
        [0] .
        [5] . Ein Diplomatenfeld ist hier nicht mehr frei.
        [one] . Ein Diplomatenfeld verlangt hier mindestens 1 Schriftrolle.
       *[other] . Ein Diplomatenfeld verlangt hier mindestens { $scrolls } Schriftrollen.
    }

asked-offer = { $who } wählt zwei Farbsteine als Angebot im Hafen.
asked-lay = Eine Blanko-Insel wird ausgelegt.
asked-colour = Die nächste Insel wird ausgelegt.
asked-points = Die nächsten Insel-Punkte werden ausgelegt.
asked-begin = Wer anfängt, wird ausgelost.
asked-lay_tile = Ein Plättchen wird ausgelegt.
asked-lay_card = Eine Schiffkarte wird ausgelegt.
asked-stand = { $who } wählt ein Feld der Marktstraße.
asked-take =
    { $left ->
        [one] { $who } darf noch 1 Plättchen nehmen.
       *[other] { $who } darf noch { $left } Plättchen nehmen.
    }
asked-choose = { $who } nimmt eine Schiffkarte.
asked-upgrade =
    { $left ->
        [one] { $who } darf ein Plättchen hochstufen.
       *[other] { $who } darf bis zu { $left } Plättchen hochstufen.
    }
asked-sail =
    { $steps ->
        [one] { $who } kann 1 Schritt weit fahren.
       *[other] { $who } kann bis zu { $steps } Schritte weit fahren.
    }
asked-turn = { $who } darf das Schiff wenden.
asked-land =
    { $swords ->
        [0] { $who } darf Ritter auf { $place-dat } anlanden.
        [one] { $who } darf { $place-acc } mit mehr als 1 Schwert erobern.
       *[other] { $who } darf { $place-acc } mit mehr als { $swords } Schwertern erobern.
    }
asked-load = { $who } darf an { $place-dat } Farbsteine laden.
asked-trade = { $who } ist im Hafen von { $owner } und darf Farbsteine laden und Diplomaten einsetzen.

## Was geschieht

event-offered =
    { $cubes-count ->
        [one] { $who } legt { $cubes-acc } Farbstein als Angebot in den eigenen Hafen.
       *[other] { $who } legt Farbsteine als Angebot in den eigenen Hafen: { $cubes-acc }.
    }
event-laid_blank = Blanko-Insel: Station { $stop }
    .more = , Station { $stop }
event-laid_island = Farb-Insel: Station { $stop } { $colour }
    .more = , Station { $stop } { $colour }
event-laid_points = Insel-Punkte: Station { $stop } hat { $points }
    .more = , Station { $stop } hat { $points }
event-began = { $who } fängt an.
event-earned = { $who } bekommt { $silver } Silber.
event-round_began = Runde { $round } beginnt.
event-laid_tile = Ausgelegt: { $tile }
    .more = , { $tile }
event-laid_card = Schiffkarte ausgelegt: { $card }.
event-replaced = Alle Karten haben dasselbe Vorzeichen, darum wird die letzte ausgetauscht: { $card }.
event-stood = { $who } stellt den Kaufmann auf das Marktfeld mit { $field }.
event-took =
    { $cost ->
        [0] { $who } nimmt { $tile-acc }.
       *[other] { $who } überspringt Plättchen für { $cost } Silber und nimmt { $tile-acc }.
    }
event-queued = { $who } kommt auf Reihenfolgefeld { $position }.
event-chose = { $who } nimmt die Schiffkarte { $card-short }: { $card-bears }.
event-upgraded = { $who } stuft { $tile-acc } hoch.
event-sailed =
    { $steps ->
        [one] { $who } fährt 1 Schritt { $way } { $place-to } (Station { $stop }).
       *[other] { $who } fährt { $steps } Schritte { $way } { $place-to } (Station { $stop }).
    }
event-turned = { $who } wendet das Schiff.
event-stayed = { $who } lässt das Schiff liegen.
event-landed =
    { $swords ->
        [one] { $who } nimmt { $place-acc } (Station { $stop }) mit 1 Schwert in Besitz.
       *[other] { $who } nimmt { $place-acc } (Station { $stop }) mit { $swords } Schwertern in Besitz.
    }
event-expelled =
    { $count ->
        [one] { $who } verliert { $place-acc } (Station { $stop }): Der Gesandte ist wieder frei, 1 Ritter wird umgedreht.
       *[other] { $who } verliert { $place-acc } (Station { $stop }): Der Gesandte ist wieder frei, { $count } Ritter werden umgedreht.
    }
event-loaded =
    { $cubes-count ->
        [0] { $who } lädt nichts.
        [one] { $who } lädt { $cubes-acc } Farbstein.
       *[other] { $who } lädt Farbsteine: { $cubes-acc }.
    }
event-unloaded =
    { $cubes-count ->
        [one] { $who } lädt { $cubes-acc } Farbstein hinter den Sichtschirm ab.
       *[other] { $who } lädt Farbsteine hinter den Sichtschirm ab: { $cubes-acc }.
    }
event-sealed = { $who } belegt im Hafen von { $owner } das Diplomatenfeld der Zeile „{ $row }“ mit { $diplomats-dat-and }.
event-round_ended = Runde { $round } ist vorbei. Was an Plättchen noch daliegt, kommt aus dem Spiel.
event-last_movement = Die letzte Runde ist vorbei. Jedes Schiff darf noch einmal fahren, um zu Hause abzuladen.
event-filled = { $who } hat erfüllt: { $orders }.
event-ranked = { $who } belegt mit { $score } Prestige Platz { $place }.

## Die Wertung

line-islands = { $value } Prestige für Inseln
line-harbour = { $value } Prestige für Plättchen im Hafen
line-points =
    { $value ->
        [0] keine Punkte fehlen
       *[other] { $value } Prestige für fehlende Punkte
    }
line-orders = { $value } Prestige für Bischofsaufträge
line-sets = { $value } Prestige für Sets aus Farbsteinen
line-diplomats = { $value } Prestige für Diplomaten
line-silver = { $value } Silber übrig
line-cubes =
    { $value ->
        [one] 1 Farbstein übrig
       *[other] { $value } Farbsteine übrig
    }

## Was man sehen kann

view-round = Runde
view-order = Reihenfolge
view-market = Marktstraße
view-row = Ausgelegte Plättchen
view-cards = Schiffkarten
view-bag = Plättchen im Beutel
view-deck = Karten im Stapel
view-stock = Vorrat
view-stops = Station
view-stops-place = Ort
view-stops-points = Punkte
view-stops-ruler = Besitz
view-stops-knights = Schwerter
view-players = Spieler
view-players-at = Schiff an Station
view-players-course = Richtung
view-players-wheels = Steuerräder
view-players-sacks = Säcke
view-players-port = Angebot
view-players-hold = An Bord
view-players-envoys = Freie Gesandte
view-players-fallen = Umgedrehte Ritter
view-players-tiles = In den Zeilen
view-players-upgraded = Hochgestuft
view-players-cards = Kartenpunkte
view-players-seals = Hafen: Diplomaten von
view-players-scrolls = Hafen: Schriftrollen
view-players-silver = Silber
view-players-store = Abgeladen
view-players-knights = Ritter (Schwerter)
view-players-diplomats = Diplomaten (Rollen)
view-players-orders = Aufträge: Prestige
