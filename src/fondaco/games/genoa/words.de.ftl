### Die Händler von Genua auf Deutsch. Der Wert eines Dings ist sein bloßer Name, die Attribute sind, was Sätze davon brauchen.

## Felder: -acc nach „für“, -to wohin der Turm zieht, -at wo er steht. Gassen heißen nach Zeile und Spalte

field-guild-hall = Gildenhalle
    .acc = die Gildenhalle
    .to = zur Gildenhalle
    .at = in der Gildenhalle
field-town-hall = Rathaus
    .acc = das Rathaus
    .to = zum Rathaus
    .at = im Rathaus
field-post-station = Poststation
    .acc = die Poststation
    .to = zur Poststation
    .at = in der Poststation
field-cathedral = Kathedrale
    .acc = die Kathedrale
    .to = zur Kathedrale
    .at = in der Kathedrale
field-villa-ricci = Villa Ricci
    .acc = die Villa Ricci
    .to = zur Villa Ricci
    .at = in der Villa Ricci
field-villa-colini = Villa Colini
    .acc = die Villa Colini
    .to = zur Villa Colini
    .at = in der Villa Colini
field-villa-zasteri = Villa Zasteri
    .acc = die Villa Zasteri
    .to = zur Villa Zasteri
    .at = in der Villa Zasteri
field-villa-monetti = Villa Monetti
    .acc = die Villa Monetti
    .to = zur Villa Monetti
    .at = in der Villa Monetti
field-grain-warehouse = Getreidelager
    .acc = das Getreidelager
    .to = zum Getreidelager
    .at = im Getreidelager
field-metal-warehouse = Metalllager
    .acc = das Metalllager
    .to = zum Metalllager
    .at = im Metalllager
field-cloth-warehouse = Tuchlager
    .acc = das Tuchlager
    .to = zum Tuchlager
    .at = im Tuchlager
field-spice-warehouse = Gewürzlager
    .acc = das Gewürzlager
    .to = zum Gewürzlager
    .at = im Gewürzlager
field-palazzo = Palazzo
    .acc = den Palazzo
    .to = zum Palazzo
    .at = im Palazzo
field-park = Park
    .acc = den Park
    .to = zum Park
    .at = im Park
field-coach-house = Kutscherei
    .acc = die Kutscherei
    .to = zur Kutscherei
    .at = in der Kutscherei
field-harbour = Hafen
    .acc = den Hafen
    .to = zum Hafen
    .at = im Hafen
field-taverna = Taverna
    .acc = die Taverna
    .to = zur Taverna
    .at = in der Taverna
field-trattoria = Trattoria
    .acc = die Trattoria
    .to = zur Trattoria
    .at = in der Trattoria
field-plaza = Marktplatz
    .acc = den Marktplatz
    .to = auf den Marktplatz
    .at = auf dem Marktplatz
field-street = Gasse { $n1 }/{ $n2 }
    .acc = die Gasse { $n1 }/{ $n2 }
    .to = auf die Gasse { $n1 }/{ $n2 }
    .at = auf der Gasse { $n1 }/{ $n2 }
square-square = { $n1 }/{ $n2 }

## Güter: -one ist eines davon, im vierten Fall

good-wheat = Weizen
    .one = 1 Weizen
    .counted = { $count } Weizen
    .counted-acc = { $count } Weizen
    .short = Weizen
good-rice = Reis
    .one = 1 Reis
    .counted = { $count } Reis
    .counted-acc = { $count } Reis
    .short = Reis
good-silver = Silber
    .one = 1 Silber
    .counted = { $count } Silber
    .counted-acc = { $count } Silber
    .short = Silber
good-copper = Kupfer
    .one = 1 Kupfer
    .counted = { $count } Kupfer
    .counted-acc = { $count } Kupfer
    .short = Kupfer
good-silk = Seide
    .one = 1 Seide
    .counted = { $count } Seide
    .counted-acc = { $count } Seide
    .short = Seide
good-linen = Leinen
    .one = 1 Leinen
    .counted = { $count } Leinen
    .counted-acc = { $count } Leinen
    .short = Leinen
good-salt = Salz
    .one = 1 Salz
    .counted = { $count } Salz
    .counted-acc = { $count } Salz
    .short = Salz
good-pepper = Pfeffer
    .one = 1 Pfeffer
    .counted = { $count } Pfeffer
    .counted-acc = { $count } Pfeffer
    .short = Pfeffer
good-any-start-field = Beliebiges Startfeld
    .one = „Beliebiges Startfeld“
    .counted =
        { $count ->
            [one] „Beliebiges Startfeld“
           *[other] { $count } × „Beliebiges Startfeld“
        }
    .counted-acc =
        { $count ->
            [one] „Beliebiges Startfeld“
           *[other] { $count } × „Beliebiges Startfeld“
        }
    .short = Startfeld
good-any-ware = Beliebige Ware
    .one = „Beliebige Ware“
    .counted =
        { $count ->
            [one] „Beliebige Ware“
           *[other] { $count } × „Beliebige Ware“
        }
    .counted-acc =
        { $count ->
            [one] „Beliebige Ware“
           *[other] { $count } × „Beliebige Ware“
        }
    .short = Beliebige-Ware
good-extra-action = Weitere Aktion
    .one = „Weitere Aktion“
    .counted =
        { $count ->
            [one] „Weitere Aktion“
           *[other] { $count } × „Weitere Aktion“
        }
    .counted-acc =
        { $count ->
            [one] „Weitere Aktion“
           *[other] { $count } × „Weitere Aktion“
        }
    .short = Weitere-Aktion
good-building-action = Gebäudeaktion
    .one = „Gebäudeaktion“
    .counted =
        { $count ->
            [one] „Gebäudeaktion“
           *[other] { $count } × „Gebäudeaktion“
        }
    .counted-acc =
        { $count ->
            [one] „Gebäudeaktion“
           *[other] { $count } × „Gebäudeaktion“
        }
    .short = Gebäudeaktion
good-exchange = 1:1-Tausch
    .one = „1:1-Tausch“
    .counted =
        { $count ->
            [one] „1:1-Tausch“
           *[other] { $count } × „1:1-Tausch“
        }
    .counted-acc =
        { $count ->
            [one] „1:1-Tausch“
           *[other] { $count } × „1:1-Tausch“
        }
    .short = Tausch
good-marker = Besitzmarker
    .one = 1 Besitzmarker
    .counted = { $count } Besitzmarker
    .counted-acc = { $count } Besitzmarker
    .short = Besitzmarker
good-large-order = großer Auftrag
    .one = 1 großen Auftrag
    .counted =
        { $count ->
            [one] 1 großer Auftrag
           *[other] { $count } große Aufträge
        }
    .counted-acc =
        { $count ->
            [one] 1 großen Auftrag
           *[other] { $count } große Aufträge
        }
    .short = Großauftrag
good-small-order = kleiner Auftrag
    .one = 1 kleinen Auftrag
    .counted =
        { $count ->
            [one] 1 kleiner Auftrag
           *[other] { $count } kleine Aufträge
        }
    .counted-acc =
        { $count ->
            [one] 1 kleinen Auftrag
           *[other] { $count } kleine Aufträge
        }
    .short = Kleinauftrag
good-message = Botschaft
    .one = 1 Botschaft
    .counted =
        { $count ->
            [one] 1 Botschaft
           *[other] { $count } Botschaften
        }
    .counted-acc =
        { $count ->
            [one] 1 Botschaft
           *[other] { $count } Botschaften
        }
    .short = Botschaft
good-privilege = Privileg
    .one = 1 Privileg
    .counted =
        { $count ->
            [one] 1 Privileg
           *[other] { $count } Privilegien
        }
    .counted-acc =
        { $count ->
            [one] 1 Privileg
           *[other] { $count } Privilegien
        }
    .short = Privileg

## Sonderkarten; Arten von Spielkarten; Spielkarten

special-any-start-field = Beliebiges Startfeld
special-any-ware = Beliebige Ware
special-extra-action = Weitere Aktion
special-building-action = Gebäudeaktion
special-exchange = 1:1-Tausch
kind-large-order = große Aufträge
    .one = einen großen Auftrag
kind-small-order = kleine Aufträge
    .one = einen kleinen Auftrag
kind-message = Botschaften
    .one = eine Botschaft
kind-privilege = Privilegien
    .one = ein Privileg
card-large-order = großer Auftrag { $n1 } ({ $n2 } + { $n3 } + { $n4 })
    .acc = den großen Auftrag { $n1 } ({ $n2 } + { $n3 } + { $n4 })
    .short = { $n1 }: { $n2 } + { $n3 } + { $n4 }
card-small-order = kleiner Auftrag { $n1 } ({ $n2 })
    .acc = den kleinen Auftrag { $n1 } ({ $n2 })
    .short = { $n1 }: { $n2 }
card-message = Botschaft { $n1 }–{ $n2 }
    .acc = die Botschaft { $n1 }–{ $n2 }
    .short = { $n1 }–{ $n2 }
card-privilege = Privileg { $n1 }
    .acc = das Privileg { $n1 }
    .short = Privileg { $n1 }

## Was sich aus einer Aktion versprechen lässt: -is sagt, ob es etwas ist, -out nennt es im vierten Fall

promise-none = nichts
    .is = none
    .out = nichts
promise-ware = 1 { $n1 }
    .is = some
    .out = 1 { $n1 } aus der Aktion
promise-wares = 1 { $n1 } und 1 { $n2 }
    .is = some
    .out = 1 { $n1 } und 1 { $n2 } aus der Aktion
promise-large-order = 1 großer Auftrag
    .is = some
    .out = 1 großen Auftrag aus der Aktion
promise-small-orders =
    { $n1 ->
        [one] 1 kleiner Auftrag
       *[other] { $n1 } kleine Aufträge
    }
    .is = some
    .out =
        { $n1 ->
            [one] 1 kleinen Auftrag aus der Aktion
           *[other] { $n1 } kleine Aufträge aus der Aktion
        }
promise-messages =
    { $n1 ->
        [one] 1 Botschaft
       *[other] { $n1 } Botschaften
    }
    .is = some
    .out =
        { $n1 ->
            [one] 1 Botschaft aus der Aktion
           *[other] { $n1 } Botschaften aus der Aktion
        }
promise-markers = { $n1 } Besitzmarker
    .is = some
    .out = { $n1 } Besitzmarker aus der Aktion
promise-special = „{ $n1 }“
    .is = some
    .out = „{ $n1 }“ aus der Aktion
promise-privilege = 1 Privileg
    .is = some
    .out = 1 Privileg aus der Aktion
promise-delivery = „{ $n1 }“ aus dem großen Auftrag { $n2 } ({ $n3 } + { $n4 } + { $n5 })
    .is = some
    .out = „{ $n1 }“ aus dem großen Auftrag { $n2 } ({ $n3 } + { $n4 } + { $n5 })
flag-no = –
flag-yes = ja
offer-number = { $n1 }

## Was man antworten kann

verb-draw = Eine Karte ziehen
    .say = { $card-acc } ziehen
verb-begin = Startspieler auslosen
    .say = { $thing } anfangen lassen
verb-dice = Würfeln
    .say = { $square } würfeln
verb-roll = Würfeln
verb-start = „Beliebiges Startfeld“ spielen
    .say = „Beliebiges Startfeld“ spielen und den Turm { $field-to } stellen
verb-act = Die Aktion selbst ausführen
verb-ask = Die anderen um Angebote bitten
verb-lapse = Die Aktion verfallen lassen
verb-accept = Ein Angebot annehmen
    .say = Angebot { $offer } annehmen
verb-address = Jemandem Bedingungen nennen
    .say = { $player } Bedingungen für { $field-acc } nennen
verb-move = Weiterziehen
    .say = { $field-to } weiterziehen
verb-end = Den Zug beenden
verb-offer = Ein Angebot machen
    .say =
        { $ask ->
            [0]
                { $want-count ->
                    [0] { verb-offer.gift } für { $field-acc } bieten
                   *[other] { verb-offer.gift } für { $field-acc } bieten und dafür { event-offered.wish } verlangen
                }
           *[other] { verb-offer.gift } für { $field-acc } bieten und dafür { event-offered.wish } verlangen
        }
    .gift =
        { $give-count ->
            [0]
                { $cards-count ->
                    [0]
                        { $pay ->
                            [0] { $promise-out }
                           *[other] { $pay } Dukaten{ event-offered.promised }
                        }
                   *[other]
                        { $pay ->
                            [0] { $cards-acc-and }{ event-offered.promised }
                           *[other] { $cards-acc } und { $pay } Dukaten{ event-offered.promised }
                        }
                }
           *[other]
                { $cards-count ->
                    [0]
                        { $pay ->
                            [0] { $give-acc-and }{ event-offered.promised }
                           *[other] { $give-acc } und { $pay } Dukaten{ event-offered.promised }
                        }
                   *[other]
                        { $pay ->
                            [0] { $give-acc }, { $cards-acc-and }{ event-offered.promised }
                           *[other] { $give-acc }, { $cards-acc } und { $pay } Dukaten{ event-offered.promised }
                        }
                }
        }
verb-repeat = Das frühere Angebot noch einmal machen
verb-withdraw = Ein Angebot zurückziehen
    .say = das Angebot für { $field-acc } zurückziehen
verb-ready = Fertig: nichts hinzufügen
verb-rest = In diesem Zug nichts mehr bieten
verb-put = Bedingungen nennen
    .say =
        { $give-count ->
            [0]
                { $cards-count ->
                    [0]
                        { $pay ->
                            [0] { event-put.demand } verlangen
                           *[other] { event-put.demand } verlangen und dafür { $pay } Dukaten geben
                        }
                   *[other]
                        { $pay ->
                            [0] { event-put.demand } verlangen und dafür { $cards-acc-and } geben
                           *[other] { event-put.demand } verlangen und dafür { $cards-acc } und { $pay } Dukaten geben
                        }
                }
           *[other]
                { $cards-count ->
                    [0]
                        { $pay ->
                            [0] { event-put.demand } verlangen und dafür { $give-acc-and } geben
                           *[other] { event-put.demand } verlangen und dafür { $give-acc } und { $pay } Dukaten geben
                        }
                   *[other]
                        { $pay ->
                            [0] { event-put.demand } verlangen und dafür { $give-acc }, { $cards-acc-and } geben
                           *[other] { event-put.demand } verlangen und dafür { $give-acc }, { $cards-acc } und { $pay } Dukaten geben
                        }
                }
        }
verb-drop = Doch keine Bedingungen nennen
verb-agree = Annehmen
verb-refuse = Ablehnen
verb-hand_over = Karten geben
    .say = { $cards-acc-and } geben
verb-carry_out = Die Wirkung des Gebäudes ausführen
verb-order = Einen kleinen Auftrag abliefern
    .say = { $order-acc } abliefern
verb-any_ware = „Beliebige Ware“ spielen
    .say = mit „Beliebige Ware“ { $ware-one } nehmen
verb-use = „Gebäudeaktion“ spielen
    .say = mit „Gebäudeaktion“ die Aktion { $building-at } ausführen
verb-exchange = „1:1-Tausch“ spielen
    .say = { $give-one } gegen { $take-one } tauschen
verb-exchange_card = „1:1-Tausch“ mit einer Handkarte spielen
    .say = { $card-acc } gegen { $take-one } tauschen
verb-finish = Die Aktion beenden
verb-deliver = Einen großen Auftrag abliefern
    .say = { $order-acc } abliefern
verb-draw_privilege = Ein Privileg ziehen
verb-choose = Eine Sonderkarte nehmen
    .say = „{ $special }“ nehmen
verb-claim = Eine Gasse wählen
    .say = { $street-acc } wählen
verb-mark = Einen Besitzmarker legen
    .say = einen Besitzmarker auf { $building-acc } legen
verb-remove = Einen fremden Besitzmarker entfernen
    .say = den fremden Besitzmarker { $building-at } entfernen
verb-done = Fertig
verb-pass = Passen

arg-thing = Gezogen
arg-square = Würfel
arg-offer = Angebot
arg-player = Mitspieler
arg-field = Feld
arg-pay = Dukaten, die du gibst
arg-give = Güter, die du gibst
arg-cards = Handkarten, die du gibst
arg-ask = Dukaten, die du verlangst
arg-want = Güter, die du verlangst
arg-promise = Versprochen aus der Aktion
arg-order = Auftrag
arg-ware = Ware
arg-building = Gebäude
arg-take = Dafür nehmen
arg-card = Handkarte
arg-special = Sonderkarte
arg-street = Gasse

## Was gefragt wird: dich, und jemand anders

ask-draw = Zieh eine Karte.
ask-begin = Lose aus, wer anfängt.
ask-dice = Wirf die beiden Würfel.
ask-start = Dein Zug beginnt. Würfle, wo der Turm startet, oder bestimm es mit „Beliebiges Startfeld“.
ask-here = Der Turm steht { $building-at }, und die Aktion dort ist noch zu haben. Führ sie selbst aus, verkauf sie an jemand anders oder lass sie verfallen.
ask-ahead = Der Turm steht { $field-at } (Feld { $visited } von höchstens 5). Zieh frei weiter, nimm ein Angebot an oder beende deinen Zug.
ask-offer =
    { $ahead ->
        [0]
            { $standing ->
                [0]
                    { $earlier ->
                        [0] Die Aktion { $field-at } ist zu haben. Biete { $host } etwas dafür; man sieht die Angebote, wenn alle fertig sind.
                       *[other] Der Turm ist ohne ein Geschäft gekommen, und die Aktion { $field-at } ist zu haben. Was du vorher geboten hast, gilt nicht mehr: Mach dieses Angebot noch einmal oder ein anderes. Man sieht die Angebote, wenn alle fertig sind.
                    }
               *[other] Die Aktion { $field-at } ist noch zu haben. Fügst du nichts hinzu, bleibt dein Angebot stehen; oder mach ein anderes. Man sieht die Angebote, wenn alle fertig sind.
            }
       *[other]
            { $standing ->
                [0] Der Turm steht { $field-at }. Biete { $host } etwas dafür, dass er auf ein Feld deiner Wahl kommt; in einem Gebäude gehört die Aktion dann dir. Man sieht die Angebote, wenn alle fertig sind.
                [one] Der Turm steht noch { $field-at }. Fügst du nichts hinzu, bleibt dein Angebot stehen; oder biete { $host } etwas anderes. Man sieht die Angebote, wenn alle fertig sind.
               *[other] Der Turm steht noch { $field-at }. Fügst du nichts hinzu, bleiben deine { $standing } Angebote stehen; oder biete { $host } etwas anderes. Man sieht die Angebote, wenn alle fertig sind.
            }
    }
ask-terms = Nenn { $guest } deine Bedingungen für { $field-acc }: was du bekommen willst und was du dafür hergibst.
ask-hear =
    { $pay ->
        [0]
            { $give-count ->
                [0] { $host } verlangt von dir { event-put.demand } für { $field-acc }. Nimmst du an?
               *[other] { $host } verlangt von dir { event-put.demand } für { $field-acc } und gibt dir dafür { event-put.gift }. Nimmst du an?
            }
       *[other] { $host } verlangt von dir { event-put.demand } für { $field-acc } und gibt dir dafür { event-put.gift }. Nimmst du an?
    }
ask-hand_over =
    { $count ->
        [one] Such aus, was { $to } bekommt: { $kind-one }.
       *[other] Such aus, was { $to } bekommt: { $count } { $kind }.
    }
ask-act =
    { $done ->
        [0] Du führst die Aktion { $building-at } aus. Vorher, dazwischen und danach darfst du Sonderkarten spielen.
       *[other] Die Wirkung { $building-at } hast du ausgeführt.
    }
ask-villa = Hier { $villa-at } kannst du einen großen Auftrag für diese Villa abliefern oder ein Privileg ziehen.
ask-reward = Der große Auftrag bringt dir eine Sonderkarte deiner Wahl.
ask-claim =
    { $markers ->
        [one] Der Zug ist vorbei. Du hast 1 Besitzmarker: Wähl eine Gasse, auf der der Turm war, um ihn auf ein Gebäude daneben zu legen, oder passe.
       *[other] Der Zug ist vorbei. Du hast { $markers } Besitzmarker: Wähl eine Gasse, auf der der Turm war, um auf die Gebäude daneben welche zu legen, oder passe.
    }
ask-mark =
    { $markers ->
        [one] Leg deinen Besitzmarker auf ein Gebäude an dieser Gasse, oder gib ihn her, um einen fremden zu entfernen ({ $street }).
       *[other] Leg Besitzmarker auf die Gebäude an dieser Gasse ({ $street }). Einen fremden entfernst du, indem du einen eigenen hergibst; du hast { $markers }.
    }

asked-draw = Eine Karte wird gezogen.
asked-begin = Wer anfängt, wird ausgelost.
asked-dice = Es wird gewürfelt.
asked-start = { $who } würfelt oder spielt „Beliebiges Startfeld“.
asked-here = { $who } entscheidet über die Aktion { $building-at }.
asked-ahead = { $who } entscheidet, wohin der Turm zieht; er steht { $field-at } (Feld { $visited } von 5).
asked-offer =
    { $ahead ->
        [0] { $who } kann { $host } etwas für die Aktion { $field-at } bieten.
       *[other] { $who } kann { $host } etwas dafür bieten, wohin der Turm zieht; er steht { $field-at }.
    }
asked-terms = { $who } will { $guest } Bedingungen für { $field-acc } nennen.
asked-hear = { $who } denkt über die Bedingungen von { $host } für { $field-acc } nach.
asked-hand_over =
    { $count ->
        [one] { $who } sucht { $kind-one } für { $to } aus.
       *[other] { $who } sucht { $count } { $kind } für { $to } aus.
    }
asked-act = { $who } führt die Aktion { $building-at } aus.
asked-villa = { $who } liefert { $villa-at } einen großen Auftrag ab oder zieht ein Privileg.
asked-reward = { $who } nimmt sich eine Sonderkarte.
asked-claim =
    { $markers ->
        [one] { $who } kann 1 Besitzmarker legen.
       *[other] { $who } kann Besitzmarker legen und hat { $markers }.
    }
asked-mark = { $who } legt oder entfernt Besitzmarker an dieser Gasse ({ $street }).

## Was geschieht

event-drew = { $who } zieht { $card-acc }.
    .hidden = { $who } zieht { $kind-one }.
event-began = { $who } fängt an.
event-round_began = Runde { $round } beginnt.
event-turn_began = { $who } ist am Zug.
event-rolled = Gewürfelt: Zeile { $blue } (blau), Spalte { $red } (rot).
event-placed = { $who } startet mit dem Turm { $field-at }.
event-moved_on = Start auf dem Marktplatz: Der Rundenanzeiger rückt auf { $round } vor.
event-moved = { $who } zieht den Turm { $field-to }.
event-ended = { $who } beendet den Zug.
event-lapsed = Die Aktion { $building-at } verfällt.
event-offered =
    { event-offered.hidden }{ $cards-count ->
        [0] { "" }
        [one] { " " }Die Karte: { $cards }.
       *[other] { " " }Die Karten: { $cards-and }.
    }
    .hidden =
        { $ask ->
            [0]
                { $want-count ->
                    [0] { $who } bietet { event-offered.gift } für { $field-acc }.
                   *[other] { $who } bietet { event-offered.gift } für { $field-acc } und möchte dafür { event-offered.wish }.
                }
           *[other] { $who } bietet { event-offered.gift } für { $field-acc } und möchte dafür { event-offered.wish }.
        }
    .gift =
        { $give-count ->
            [0]
                { $pay ->
                    [0] { $promise-out }
                   *[other] { $pay } Dukaten{ event-offered.promised }
                }
           *[other]
                { $pay ->
                    [0] { $give-acc-and }{ event-offered.promised }
                   *[other] { $give-acc } und { $pay } Dukaten{ event-offered.promised }
                }
        }
    .promised =
        { $promise-is ->
            [none] { "" }
           *[some] { " " }sowie { $promise-out }
        }
    .wish =
        { $want-count ->
            [0] { $ask } Dukaten
           *[other]
                { $ask ->
                    [0] { $want-acc-and }
                   *[other] { $want-acc } und { $ask } Dukaten
                }
        }
event-put =
    { event-put.hidden }{ $cards-count ->
        [0] { "" }
        [one] { " " }Die Karte: { $cards }.
       *[other] { " " }Die Karten: { $cards-and }.
    }
    .hidden =
        { $pay ->
            [0]
                { $give-count ->
                    [0] { $who } verlangt von { $guest } { event-put.demand } für { $field-acc }.
                   *[other] { $who } verlangt von { $guest } { event-put.demand } für { $field-acc } und gibt dafür { event-put.gift }.
                }
           *[other] { $who } verlangt von { $guest } { event-put.demand } für { $field-acc } und gibt dafür { event-put.gift }.
        }
    .demand =
        { $want-count ->
            [0]
                { $ask ->
                    [0] { $promise-out }
                   *[other] { $ask } Dukaten{ event-offered.promised }
                }
           *[other]
                { $ask ->
                    [0] { $want-acc-and }{ event-offered.promised }
                   *[other] { $want-acc } und { $ask } Dukaten{ event-offered.promised }
                }
        }
    .gift =
        { $give-count ->
            [0] { $pay } Dukaten
           *[other]
                { $pay ->
                    [0] { $give-acc-and }
                   *[other] { $give-acc } und { $pay } Dukaten
                }
        }
event-rests = { $who } bietet in diesem Zug nichts mehr.
event-withdrew = { $who } zieht das Angebot für { $field-acc } zurück.
event-refused = { $who } lehnt ab.
event-agreed = { $who } und { $guest } sind sich über { $field-acc } einig.
event-paid = { $who } zahlt { $to } { $sum } Dukaten.
event-gave = { $who } gibt { $to } { $goods-acc-and }.
event-handed = { $who } gibt { $to } { $card-acc }.
    .hidden = { $who } gibt { $to } { $kind-one }.
event-passed_on =
    { $count ->
        [one] { $who } gibt { $to } aus der Aktion { $good-one }.
       *[other] { $who } gibt { $to } aus der Aktion { $count } { $good }.
    }
event-earned = { $who } bekommt { $sum } Dukaten.
event-acted = { $who } führt die Aktion { $building-at } aus.
event-gained =
    { $count ->
        [one] { $who } nimmt { $good-one }.
       *[other] { $who } nimmt { $count } { $good }.
    }
event-delivered = { $who } erfüllt { $card-acc }.
event-played = { $who } spielt „{ $special }“.
event-used = { $who } nutzt damit die Aktion { $building-at }.
event-gave_back = { $who } gibt { $good-one } ab.
event-gave_card = { $who } gibt { $card-acc } ab.
event-shuffled = Der Stapel wird neu gemischt: { $kind }.
event-marked = { $who } legt einen Besitzmarker auf { $building-acc }.
event-removed = { $who } gibt einen Besitzmarker her und entfernt { $building-at } den von { $owner }.
event-privileged =
    { $cards-count ->
        [0] { $who } hat kein Privileg.
       *[other] { $who } bekommt für Privilegien { $sum } Dukaten: { $cards }.
    }
event-owned =
    { $count ->
        [0] { $who } besitzt kein Gebäude.
        [one] { $who } bekommt für 1 Gebäude { $sum } Dukaten.
       *[other] { $who } bekommt für { $count } Gebäude { $sum } Dukaten.
    }
event-ranked = { $who } belegt Platz { $place }.

## Die Wertung

line-money = { $value } Dukaten
line-privileges = { $value } für Privilegien
line-buildings = { $value } für Gebäude
line-total = { $value } Dukaten insgesamt
line-goods =
    { $value ->
        [one] 1 übriges Gut
       *[other] { $value } übrige Güter
    }

## Was man sehen kann

view-space = Runde
view-last = Letzte Runde
view-first = Startspieler
view-active = Zugspieler
view-squares = Stadtplan
view-tower = Turm
view-path = Besucht
view-cleared = Scheiben weggenommen
view-used = Aktion genutzt
view-owner = Besitzer
view-stock = Vorrat
view-deck = Sonderkarten im Vorrat
view-piles = Verdeckt im Stapel
view-face_up = Offen unter den Stapeln
view-offers = Angebot
view-offers-guest = Von
view-offers-field = Für
view-offers-promise = Aus der Aktion
view-offers-pay = Dukaten
view-offers-give = Gibt
view-offers-given_cards = Karten
view-offers-ask = Möchte Dukaten
view-offers-want = Möchte
view-offers-wanted_cards = Möchte Karten
view-offers-is_binding = Verbindlich
view-earlier = Früheres Angebot
view-earlier-guest = Von
view-earlier-field = Für
view-earlier-promise = Aus der Aktion
view-earlier-pay = Dukaten
view-earlier-give = Gibt
view-earlier-given_cards = Karten
view-earlier-ask = Möchte Dukaten
view-earlier-want = Möchte
view-earlier-wanted_cards = Möchte Karten
view-earlier-is_binding = Verbindlich
view-terms = Bedingungen
view-terms-guest = An
view-terms-field = Für
view-terms-promise = Aus der Aktion
view-terms-pay = Soll zahlen
view-terms-give = Soll geben
view-terms-given_cards = Soll Karten geben
view-terms-ask = Bekommt Dukaten
view-terms-want = Bekommt
view-terms-wanted_cards = Bekommt Karten
view-terms-is_binding = Verbindlich
view-players = Spieler
view-players-goods = Güter
view-players-free = Freie Aktionen
view-players-is_quiet = Bietet nicht mehr
view-players-supply = Marker im Vorrat
view-players-money = Dukaten
view-players-hand = Hand
view-players-known = Bekannt

## Was der Tisch vor dem Spiel wählt

option-layout = Stadtplan
option-layout-p = P: große Lager
    .hint = Die Lager reichen um die Ecken, die Villen stehen in den Ecken der Stadt. Gut für den Anfang.
option-layout-q = Q: große Wirtshäuser
    .hint = Die Häuser am Rand sind anders geschnitten: Taverna und Trattoria sind groß, an jeder Straße liegen zwei Gebäude.
option-layout-r = R: große Villen
    .hint = Die Häuser am Rand sind anders geschnitten: Die Villen sind groß, an jeder Straße liegen zwei Gebäude.
