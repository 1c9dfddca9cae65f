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
    .turned = 2 Prestige statt der Steuerräder
    .effect =         { $n1 ->
            [one] 1 Steuerrad: Dein Schiff fährt jedes Mal 1 Schritt weiter. Hochgestuft: 2 Prestige, aber das Steuerrad ist für immer weg.
           *[other] { $n1 } Steuerräder: Dein Schiff fährt jedes Mal { $n1 } Schritte weiter. Hochgestuft: 2 Prestige, aber die Steuerräder sind für immer weg.
        }
tile-start-ship = Start-{ tile-ship }
    .acc = das { tile-start-ship }
    .turned = { tile-ship.turned }
    .effect = { tile-ship.effect }
tile-merchant =
    { $n1 ->
        [one] Händler (1 Sack)
       *[other] Händler ({ $n1 } Säcke)
    }
    .acc = einen { tile-merchant }
    .turned = 3 Prestige statt der Säcke
    .effect =         { $n1 ->
            [one] 1 Sack: Du darfst in jedem fremden Hafen 1 Farbstein mehr laden. Hochgestuft: 3 Prestige, aber der Sack ist für immer weg.
           *[other] { $n1 } Säcke: Du darfst in jedem fremden Hafen { $n1 } Farbsteine mehr laden. Hochgestuft: 3 Prestige, aber die Säcke sind für immer weg.
        }
tile-start-merchant = Start-{ tile-merchant }
    .acc = den { tile-start-merchant }
    .turned = { tile-merchant.turned }
    .effect = { tile-merchant.effect }
tile-building = Gebäude ({ $n1 } Prestige, hochgestuft { $n2 })
    .acc = ein { tile-building }
    .turned = { $n2 } Prestige statt { $n1 }
    .effect = { $n1 } Prestige am Ende, hochgestuft { $n2 }.
tile-monk = Mönch
    .acc = einen { tile-monk }
    .turned = 2 Prestige und 2 Punkte statt 1 Punkt
    .effect = 1 Punkt, der negative Karten ausgleicht. Hochgestuft: 2 Punkte und 2 Prestige.
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
    .turned = nicht hochzustufen
    .effect =         { $n1 ->
            [one] 1 Schriftrolle für ein freies Diplomatenfeld in einem fremden Hafen: am Ende 2 Prestige für jedes Plättchen dieser Zeile.
           *[other] { $n1 } Schriftrollen für ein freies Diplomatenfeld in einem fremden Hafen: am Ende 2 Prestige für jedes Plättchen dieser Zeile.
        }
tile-knight =
    { $n1 ->
        [one] Ritter (1 Schwert)
       *[other] Ritter ({ $n1 } Schwerter)
    }
    .acc = einen { tile-knight }
    .turned = nicht hochzustufen
    .effect =         { $n1 ->
            [one] 1 Schwert, um eine Insel zu nehmen, und gleich ein Farbstein in ihrer Farbe. Bei jedem späteren Halt dort gibt es einen beliebigen dazu.
           *[other] { $n1 } Schwerter, um eine Insel zu nehmen, und gleich ein Farbstein in ihrer Farbe.
        }
tile-order = Bischofsauftrag ({ order-order.short } Prestige)
    .acc = einen { tile-order }
    .turned = nicht hochzustufen
    .effect = Zählt am Ende { $n1 } Prestige, wenn diese Farbsteine hinter deinem Sichtschirm liegen. Unerfüllt kostet er nichts.

## Dieselben Plättchen in den Zeilen eines Hafens

piece-ship = { tile-ship }
    .short = Schiff({ $n1 })
    .counted =
        { $count ->
            [one] { piece-ship }
           *[other] { $count } × { piece-ship }
        }
    .effect = { tile-ship.effect }
piece-start-ship = { tile-start-ship }
    .short = Start-Schiff({ $n1 })
    .counted =
        { $count ->
            [one] { piece-start-ship }
           *[other] { $count } × { piece-start-ship }
        }
    .effect = { tile-start-ship.effect }
piece-merchant = { tile-merchant }
    .short = Händler({ $n1 })
    .counted =
        { $count ->
            [one] { piece-merchant }
           *[other] { $count } × { piece-merchant }
        }
    .effect = { tile-merchant.effect }
piece-start-merchant = { tile-start-merchant }
    .short = Start-Händler({ $n1 })
    .counted =
        { $count ->
            [one] { piece-start-merchant }
           *[other] { $count } × { piece-start-merchant }
        }
    .effect = { tile-start-merchant.effect }
piece-building = { tile-building }
    .short = Gebäude({ $n1 }/{ $n2 })
    .counted =
        { $count ->
            [one] { piece-building }
           *[other] { $count } × { piece-building }
        }
    .effect = { tile-building.effect }
piece-monk = { tile-monk }
    .short = { tile-monk }
    .counted =
        { $count ->
            [one] { piece-monk }
           *[other] { $count } × { piece-monk }
        }
    .effect = { tile-monk.effect }

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
    .effect = { tile-knight.effect }
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
    .effect = { tile-diplomat.effect }
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
    .effect = { tile-order.effect }

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
    .effect = Am Ende kostet jeder Punkt unter null 5 Prestige.{ $n2 ->
        [0] { "" }
       *[other] { " " }Jedes Steuerrad ist in dieser Runde ein Schritt für dein Schiff.
    }{ $n3 ->
        [0] { "" }
       *[other] { " " }Anker: Dein Schiff darf unterwegs einmal halten und dort handeln.
    }{ $n4 ->
        [0] { "" }
       *[other] { " " }Wendepfeil: Dein Schiff darf einmal wenden, vor oder nach der Fahrt.
    }{ $n5 ->
        [0] { "" }
        [one] { " " }Pfeil nach oben: Du darfst ein Plättchen in deinem Hafen hochstufen.
       *[other] { " " }Pfeile nach oben: Für jeden darfst du ein Plättchen in deinem Hafen hochstufen.
    }{ $n6 ->
        [0] { $n7 ->
            [0] { $n8 ->
                [0] { "" }
               *[other] { " " }Die Farbsteine kommen als Angebot in deinen Hafen.
            }
           *[other] { " " }Die Farbsteine kommen als Angebot in deinen Hafen.
        }
       *[other] { " " }Die Farbsteine kommen als Angebot in deinen Hafen.
    }
card-minus =
    { $n1 ->
        [one] −1 Punkt: { card-plus.bears }
       *[other] −{ $n1 } Punkte: { card-plus.bears }
    }
    .short = −{ $n1 }
    .bears = { card-plus.bears }
    .effect = { card-plus.effect }

## Felder der Marktstraße und Stellen in der Reihe der Plättchen

field-gives =
    { $n1 ->
        [0] kein Plättchen
       *[other] { $n1 } Plättchen
    }{ $n2 ->
        [0] { "" }
       *[other] { " " }+ { $n2 } Silber
    }
    .effect = So viel nimmst du aus der Reihe. Wer weiter links steht, nimmt zuerst und ist zuerst dran.
spot-number = { $n1 }

## Zeilen eines Hafens

row-ships = Schiffe
    .effect = Jedes Steuerrad ist ein Schritt mehr für das Schiff. Ein Diplomat hier zählt 2 Prestige für jedes Plättchen der Zeile.
row-merchants = Händler
    .effect = Jeder Sack ist ein Farbstein mehr, den man in fremden Häfen laden darf. Ein Diplomat hier zählt 2 Prestige für jedes Plättchen der Zeile.
row-buildings = Gebäude
    .effect = Prestige am Ende. Ein Diplomat hier zählt 2 Prestige für jedes Plättchen der Zeile.
row-monks = Mönche
    .effect = Punkte, die negative Karten ausgleichen. Ein Diplomat hier zählt 2 Prestige für jedes Plättchen der Zeile.

## Der Ring der Stationen, was sie sind, und die Richtungen darum herum

stop-number = { $n1 }
place-red = rote Insel
    .to = zu einer roten Insel
    .acc = die rote Insel
    .dat = der roten Insel
    .effect = Wer Ritter anlandet, hält sie: sofort für jeden einen roten Farbstein, bei jedem späteren Halt einen, und am Ende ihre Punkte.
place-yellow = gelbe Insel
    .to = zu einer gelben Insel
    .acc = die gelbe Insel
    .dat = der gelben Insel
    .effect = Wer Ritter anlandet, hält sie: sofort für jeden einen gelben Farbstein, bei jedem späteren Halt einen, und am Ende ihre Punkte.
place-blue = blaue Insel
    .to = zu einer blauen Insel
    .acc = die blaue Insel
    .dat = der blauen Insel
    .effect = Wer Ritter anlandet, hält sie: sofort für jeden einen blauen Farbstein, bei jedem späteren Halt einen, und am Ende ihre Punkte.
place-blank = Blanko-Insel
    .to = zu einer Blanko-Insel
    .acc = die Blanko-Insel
    .dat = der Blanko-Insel
    .effect = Nur ein Schritt auf dem Weg: Hier geschieht nichts.
place-harbour = Hafen von { $n1 }
    .to = zum Hafen von { $n1 }
    .acc = den Hafen von { $n1 }
    .dat = dem Hafen von { $n1 }
    .effect = Zu Hause lädt dein Schiff ab. In fremden Häfen lädst du Farbsteine und setzt Diplomaten ein.
way-clockwise = im Uhrzeigersinn
way-anticlockwise = gegen den Uhrzeigersinn
counter-worth = { $n1 }

## Wozu Dinge gut sind, wo ein Satz für die ganze Art genügt

effect-colour = Für Bischofsaufträge, und 3 Prestige für jedes Set aus Rot, Gelb und Blau hinter deinem Sichtschirm.
effect-spot = Ein Plättchen der Reihe. Nebeneinander kosten sie nichts, jedes dazwischen übersprungene kostet 1 Silber.
effect-stop = Ein Schritt auf dem Ring: eine Insel oder ein Hafen.
effect-way = In einem Hafen darfst du sie wählen. Sonst behält dein Schiff sie, außer mit einem Wendepfeil auf der Karte.
effect-counter = Prestige am Ende für den, der die Insel hält.

## Was man antworten kann

verb-offer = Farbsteine anbieten
    .say = { $colours-and } anbieten
    .chip = Diese anbieten
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
verb-stand = Ein Marktfeld wählen
    .say = das Marktfeld mit { $field } wählen
    .chip = Hierhin stellen
verb-take = Plättchen nehmen
    .say =
        { $tiles-count ->
            [one] Plättchen Nummer { $tiles } nehmen
           *[other] { $tiles-count } Plättchen{ verb-take.price } nehmen, Nummer { $tiles-and }
        }
    .price =
        { $tiles-cost ->
            [0] { "" }
           *[other] { " " }für { $tiles-cost } Silber
        }
    .chip =
        { $tiles-count ->
            [one] Plättchen nehmen
           *[other]
                { $tiles-cost ->
                    [0] { $tiles-count } Plättchen nehmen
                   *[other] Nehmen ({ $tiles-cost } Silber)
                }
        }
verb-choose = Eine Schiffkarte nehmen
    .say = die Schiffkarte { $card-short } nehmen: { $card-bears }
    .chip = Karte nehmen
verb-upgrade = Ein Plättchen hochstufen
    .say = { $tile-acc } hochstufen: { $tile-turned }
    .chip = Hochstufen
verb-stop = Fertig mit Hochstufen
verb-sail = Fahrt dort beenden
    .say =
        { $steps ->
            [one] nach 1 Schritt { $way } anhalten
           *[other] nach { $steps } Schritten { $way } anhalten
        }
    .chip = Hierhin fahren
verb-anchor = Zwischenstopp (Anker), danach weiter
    .say =
        { $steps ->
            [one] Zwischenstopp (Anker) nach 1 Schritt { $way }, danach weiter
           *[other] Zwischenstopp (Anker) nach { $steps } Schritten { $way }, danach weiter
        }
    .chip = Hier ankern
verb-stay = Liegen bleiben
verb-turn = Das Schiff wenden
verb-keep = Die Richtung behalten
verb-land = Ritter anlanden
    .say = { $knights-and } anlanden
    .chip = Ritter anlanden
verb-pass = Keine Ritter anlanden
verb-load = Farbsteine laden
    .say =
        { $cubes-count ->
            [0] nichts laden
            [one] { $cubes-acc } Farbstein laden
           *[other] Farbsteine laden: { $cubes-acc }
        }
    .chip =
        { $cubes-count ->
            [0] Nichts laden
            [one] 1 Farbstein laden
           *[other] { $cubes-count } Farbsteine laden
        }
verb-seal = Ein Diplomatenfeld belegen
    .say = das Diplomatenfeld der Zeile „{ $row }“ belegen, mit { $diplomats-dat }
    .chip = Diplomaten einsetzen
verb-leave = Fertig in diesem Hafen

arg-colours = Farben
arg-thing = Gezogen
arg-field = Marktfeld
arg-tile = Plättchen
arg-tiles = Plättchen
arg-card = Schiffkarte
arg-way = Richtung
arg-steps = Schritte
arg-knights = Ritter nach Schwertern
arg-cubes = Farbsteine
arg-row = Zeile
arg-diplomats = Diplomaten nach Schriftrollen

## Was gefragt ist: von dir und von jemand anderem

ask-offer = Wähle zwei Farben. Von jeder kommt ein Farbstein in deinen Hafen, wo die anderen ihn laden können.
ask-lay = Lege eine Blanko-Insel aus.
ask-colour = Lege die nächste Insel aus.
ask-points = Lege die nächsten Insel-Punkte aus.
ask-begin = Lose aus, wer anfängt.
ask-lay_tile = Lege ein Plättchen aus.
ask-lay_card = Lege eine Schiffkarte aus.
ask-stand = Wähle ein Feld der Marktstraße. Wer weiter links steht, nimmt zuerst Plättchen und ist auch bei Karten und Fahrt früher dran.
ask-take =
    { $tiles ->
        [one] Nimm ein Plättchen aus der Reihe.
       *[other] Nimm { $tiles } Plättchen aus der Reihe. Fang an, wo du willst; jedes, das du dazwischen überspringst, kostet 1 Silber.
    }
ask-choose = Nimm eine Schiffkarte: Ihre Steuerräder gelten für die Fahrt dieser Runde, ihre Punkte am Ende.
ask-upgrade =
    { $left ->
        [one] Du darfst ein Plättchen in deinem Hafen hochstufen. Ein Schiff verliert dabei für immer seine Steuerräder, ein Händler seine Säcke.
       *[other] Du darfst bis zu { $left } Plättchen in deinem Hafen hochstufen. Ein Schiff verliert dabei für immer seine Steuerräder, ein Händler seine Säcke.
    }
ask-sail =
    { $last ->
        [0] Wohin fährt dein Schiff? { ask-sail.far }
       *[other] Die letzte Fahrt deines Schiffs: Nur zu Hause wird noch abgeladen. { ask-sail.far }
    }
    .far =
        { $steps ->
            [one] Es kommt 1 Schritt weit.
           *[other] Es kommt bis zu { $steps } Schritte weit.
        }
ask-turn = Du darfst dein Schiff mit dem Wendepfeil wenden. Dann fährt es nächste Runde in die andere Richtung.
ask-land =
    { $swords ->
        [0] Du darfst Ritter auf { $place-dat } anlanden. Jeder bringt dir einen Farbstein in ihrer Farbe.
        [one] Du darfst { $place-acc } mit mehr als 1 Schwert erobern. Jeder Ritter bringt dir einen Farbstein in ihrer Farbe.
       *[other] Du darfst { $place-acc } mit mehr als { $swords } Schwertern erobern. Jeder Ritter bringt dir einen Farbstein in ihrer Farbe.
    }
ask-load =
    An { $place-dat } darfst du Farbsteine laden: { $own ->
        [0] { $free ->
            [one] einen in beliebiger Farbe
           *[other] bis zu { $free } in beliebigen Farben
        }
        [one] einen in ihrer Farbe{ ask-load.free }
       *[other] bis zu { $own } in ihrer Farbe{ ask-load.free }
    }{ $room ->
        [0] .
        [one] . Dein Schiff hat aber nur noch Platz für einen.
       *[other] . Dein Schiff hat aber nur noch Platz für { $room }.
    }
    .free = { $free ->
        [0] { "" }
        [one] { " " }und einen in beliebiger Farbe
       *[other] { " " }und bis zu { $free } in beliebigen Farben
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
    { $tiles ->
        [one] { $who } nimmt ein Plättchen.
       *[other] { $who } nimmt { $tiles } Plättchen.
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

## Warum etwas nicht geht, nach der Regelstelle, die es verbietet

no-1-6 = Hochstufen kannst du nur Plättchen in deinem eigenen Hafen, die es noch nicht sind.
no-2-3 = Wähle zwei verschiedene Farben.
no-3-4 = Dort steht schon ein Kaufmann, oder das ist kein Feld der Marktstraße.
no-3-5 = So geht es nicht: Nimm so viele Plättchen, wie dein Feld gewährt, und überspring nur so viele, wie du bezahlen kannst.
no-3-6 = Nehmen kannst du nur Karten, die noch daliegen.
no-4-1 = Dein Schiff fährt mindestens 1 Schritt und höchstens so viele, wie es Steuerräder hat.
no-4-2 = Dein Schiff behält seine Richtung: Wählen kann es nur in einem Hafen oder mit einem Wendepfeil.
no-4-4 = Ein Zwischenstopp braucht einen Anker auf deiner Karte und danach noch einen Schritt in derselben Richtung.
no-5-1 = Lande mindestens einen deiner Ritter an; für jeden lädst du einen Farbstein in der Farbe der Insel.
no-5-2 = Hier darfst du 1 Farbstein in der Farbe der Insel laden, und für jeden Ritter mit 1 Schwert einen beliebigen.
no-5-3 = Das reicht nicht: Du brauchst mehr Schwerter, als auf der Insel liegen.
no-too_few_swords =
    { $swords ->
        [one] 1 Schwert reicht nicht, du brauchst { $needed }.
       *[other] { $swords } Schwerter reichen nicht, du brauchst { $needed }.
    }
no-too_few_scrolls =
    { $scrolls ->
        [0] Du hast keine Schriftrolle, du brauchst { $needed }.
        [one] 1 Schriftrolle reicht nicht, du brauchst { $needed }.
       *[other] { $scrolls } Schriftrollen reichen nicht, du brauchst { $needed }.
    }
no-5-6 = Laden darfst du so viele Farbsteine, wie du Säcke hast, von denen, die hier angeboten sind, einmal pro Runde.
no-5-7 = Du brauchst genug Schriftrollen für ein freies Diplomatenfeld und darfst in diesem Hafen pro Runde eines belegen.
no-5-8 = Dafür ist kein Platz: Ein Schiff trägt 10 Farbsteine, und im Vorrat kann eine Farbe fehlen.
no-5-9 = Du hast keinen Gesandten mehr frei.
no-6-1 = Bei der letzten Fahrt gibt es keine Karte: kein Anker, kein Wendepfeil, nur die Steuerräder deiner Schiffe.

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
event-laid_card = Schiffkarten: { $card-short } ({ $card-bears })
    .more = , { $card-short } ({ $card-bears })
event-replaced = Alle Karten haben dasselbe Vorzeichen, darum wird die letzte ausgetauscht: { $card }.
event-stood = { $who } geht auf das Marktfeld mit { $field }.
event-took =
    { $cost ->
        [0] { $who } nimmt { $tiles-acc-and }.
       *[other] { $who } nimmt { $tiles-acc-and } und zahlt { $cost } Silber fürs Überspringen.
    }
event-queued = { $who } ist in dieser Runde Nummer { $position } in der Reihenfolge.
event-chose = { $who } nimmt die Schiffkarte { $card-short }: { $card-bears }.
event-upgraded = { $who } stuft { $tile-acc } hoch: { $tile-turned }.
event-sailed =
    { $steps ->
        [one] { $who } fährt 1 Schritt { $way } { $place-to } (Station { $stop }).
       *[other] { $who } fährt { $steps } Schritte { $way } { $place-to } (Station { $stop }).
    }
event-bound = Das Schiff von { $who } muss 1 Schritt weiter, und es gibt nur einen Weg: Es fährt von selbst.
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
event-lacked =
    { $cubes-count ->
        [one] Der Vorrat ist leer: Für { $who } fehlt { $cubes } Farbstein.
       *[other] Der Vorrat reicht nicht: Für { $who } fehlen Farbsteine: { $cubes }.
    }
event-ship_full = Das Schiff von { $who } ist voll und lädt hier nichts.
event-unloaded =
    { $cubes-count ->
        [one] { $who } lädt { $cubes-acc } Farbstein hinter den Sichtschirm ab.
       *[other] { $who } lädt Farbsteine hinter den Sichtschirm ab: { $cubes-acc }.
    }
event-sealed = { $who } belegt im Hafen von { $owner } das Diplomatenfeld der Zeile „{ $row }“ mit { $diplomats-dat-and }.
event-round_ended = Runde { $round } ist vorbei. Was an Plättchen noch daliegt, kommt aus dem Spiel.
event-last_movement = Die letzte Runde ist vorbei. Jedes Schiff darf noch einmal fahren, um zu Hause abzuladen.
event-filled = { $who } hat erfüllt: { $orders }.
event-ranked =
    { $place ->
        [1] { $who } gewinnt mit { $score } Prestige.
       *[other] { $who } kommt mit { $score } Prestige auf Platz { $place }.
    }

## Die Wertung

line-islands = { $value } Prestige für Inseln
    .name = Inseln
line-harbour = { $value } Prestige für Plättchen im Hafen
    .name = Plättchen im Hafen
line-balance =
    { $value ->
        [0] Plus- und Minuspunkte gleichen sich aus
       *[other] Pluspunkte minus Minuspunkte: { $value }
    }
    .name = Plus- und Minuspunkte
line-points =
    { $value ->
        [0] keine Punkte fehlen
       *[other] { $value } Prestige für fehlende Punkte, je 5
    }
    .name = Fehlende Punkte
line-orders = { $value } Prestige für Bischofsaufträge
    .name = Bischofsaufträge
line-sets = { $value } Prestige für Sets aus Farbsteinen
    .name = Sets aus Farbsteinen
line-diplomats = { $value } Prestige für Diplomaten
    .name = Diplomaten
line-prestige = { $value } Prestige insgesamt
    .name = Prestige
    .won = Mit { $value } Prestige.
line-silver = { $value } Silber übrig
    .name = Übriges Silber
line-cubes =
    { $value ->
        [one] 1 Farbstein übrig
       *[other] { $value } Farbsteine übrig
    }
    .name = Übrige Farbsteine

## Wie alle stehen, und wie nah das Ende ist

tally = Prestige
clock-round =
    { $value ->
        [0] Aufbau
       *[other] Runde { $value } von { $goal }
    }
    .near = Die letzte Runde: Danach fahren die Schiffe nur noch einmal.
clock-last_movement = Letzte Fahrt
    .near = Jedes Schiff fährt noch einmal, dann wird Prestige gezählt.
statistic-steps = Gefahrene Schritte
statistic-landings = Eroberte Inseln
statistic-losses = Verlorene Inseln
statistic-upgrades = Ausgebaute Plättchen

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
view-players-card = Karte dieser Runde
view-players-seals = Diplomat von
view-players-scrolls = Schriftrollen
view-players-silver = Silber
view-players-store = Abgeladen
view-players-knights = Ritter (Schwerter)
view-players-diplomats = Diplomaten (Rollen)
view-players-orders = Aufträge: Prestige

## Woran man sieht, wie jemand steht, in Tipps und Rückschauen

feature-harbour = Prestige im Hafen
    .more = mehr Prestige im Hafen
    .less = weniger Prestige im Hafen
feature-upgrades = Plättchen, die sich noch hochstufen lassen
    .more = mehr durch Hochstufen zu gewinnen
    .less = weniger durch Hochstufen zu gewinnen
feature-points = Bilanz der guten und schlechten Punkte
    .more = eine bessere Bilanz der guten und schlechten Punkte
    .less = eine schlechtere Bilanz der guten und schlechten Punkte
feature-islands = gehaltene Inseln
    .more = mehr Prestige aus Inseln
    .less = weniger Prestige aus Inseln
feature-embassies = Zeilen mit einem Diplomaten
    .more = mehr Prestige aus Diplomaten
    .less = weniger Prestige aus Diplomaten
feature-stores = Farbsteine hinter dem Sichtschirm
    .more = mehr aus abgeladenen Farbsteinen
    .less = weniger aus abgeladenen Farbsteinen
feature-cargo = Farbsteine an Bord
    .more = mehr aus Farbsteinen an Bord
    .less = weniger aus Farbsteinen an Bord
feature-knights = Inseln in Reichweite der Ritter
    .more = mehr mit Rittern zu holen
    .less = weniger mit Rittern zu holen
feature-diplomats = Zeilen in Reichweite der Diplomaten
    .more = mehr mit Diplomaten zu holen
    .less = weniger mit Diplomaten zu holen
feature-offers = Farbsteine in Reichweite
    .more = mehr Farbsteine in Reichweite
    .less = weniger Farbsteine in Reichweite
feature-wheels = Steuerräder
    .more = mehr Steuerräder
    .less = weniger Steuerräder
feature-sacks = Säcke
    .more = mehr Säcke
    .less = weniger Säcke
feature-silver = Silber
    .more = mehr Silber
    .less = weniger Silber
feature-order = Platz in der Reihenfolge
    .more = einen späteren Platz in der Reihenfolge
    .less = einen früheren Platz in der Reihenfolge

## Was man am Tisch sagt

phrase-leave_stop = Station { $stop } überlasse ich dir.
phrase-sail_to = Ich fahre { $place-to }.
phrase-need_colour = Ich brauche { $colour-isle } Farbsteine.
phrase-spare_my_island = Lass mir bitte meine Insel.
