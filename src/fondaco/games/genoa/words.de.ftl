### Die Händler von Genua auf Deutsch. Der Wert eines Dings ist sein bloßer Name, die Attribute sind, was Sätze davon brauchen.

## Felder: -acc nach „für“, -to wohin der Turm zieht, -at wo er steht. Gassen heißen nach Zeile und Spalte

field-guild-hall = Gildenhalle
    .acc = die Gildenhalle
    .to = zur Gildenhalle
    .at = in der Gildenhalle
    .effect = Du ziehst den obersten großen Auftrag.
field-town-hall = Rathaus
    .acc = das Rathaus
    .to = zum Rathaus
    .at = im Rathaus
    .effect = Du ziehst die obersten zwei kleinen Aufträge.
field-post-station = Poststation
    .acc = die Poststation
    .to = zur Poststation
    .at = in der Poststation
    .effect = Du ziehst die obersten zwei Botschaften.
field-cathedral = Kathedrale
    .acc = die Kathedrale
    .to = zur Kathedrale
    .at = in der Kathedrale
    .effect = Du nimmst zwei Besitzmarker deiner Farbe aus dem Vorrat.
field-villa-ricci = Villa Ricci
    .acc = die Villa Ricci
    .to = zur Villa Ricci
    .at = in der Villa Ricci
    .effect = Du lieferst einen großen Auftrag für diese Villa ab (100 Dukaten und eine Sonderkarte) oder ziehst das oberste Privileg.
field-villa-colini = Villa Colini
    .acc = die Villa Colini
    .to = zur Villa Colini
    .at = in der Villa Colini
    .effect = Du lieferst einen großen Auftrag für diese Villa ab (100 Dukaten und eine Sonderkarte) oder ziehst das oberste Privileg.
field-villa-zasteri = Villa Zasteri
    .acc = die Villa Zasteri
    .to = zur Villa Zasteri
    .at = in der Villa Zasteri
    .effect = Du lieferst einen großen Auftrag für diese Villa ab (100 Dukaten und eine Sonderkarte) oder ziehst das oberste Privileg.
field-villa-monetti = Villa Monetti
    .acc = die Villa Monetti
    .to = zur Villa Monetti
    .at = in der Villa Monetti
    .effect = Du lieferst einen großen Auftrag für diese Villa ab (100 Dukaten und eine Sonderkarte) oder ziehst das oberste Privileg.
field-grain-warehouse = Getreidelager
    .acc = das Getreidelager
    .to = zum Getreidelager
    .at = im Getreidelager
    .effect = Du nimmst 1 Weizen und 1 Reis, soweit vorrätig.
field-metal-warehouse = Metalllager
    .acc = das Metalllager
    .to = zum Metalllager
    .at = im Metalllager
    .effect = Du nimmst 1 Silber und 1 Kupfer, soweit vorrätig.
field-cloth-warehouse = Tuchlager
    .acc = das Tuchlager
    .to = zum Tuchlager
    .at = im Tuchlager
    .effect = Du nimmst 1 Seide und 1 Leinen, soweit vorrätig.
field-spice-warehouse = Gewürzlager
    .acc = das Gewürzlager
    .to = zum Gewürzlager
    .at = im Gewürzlager
    .effect = Du nimmst 1 Salz und 1 Pfeffer, soweit vorrätig.
field-palazzo = Palazzo
    .acc = den Palazzo
    .to = zum Palazzo
    .at = im Palazzo
    .effect = Du nimmst die Karte „Gebäudeaktion“.
field-park = Park
    .acc = den Park
    .to = zum Park
    .at = im Park
    .effect = Du nimmst die Karte „Weitere Aktion“.
field-coach-house = Kutscherei
    .acc = die Kutscherei
    .to = zur Kutscherei
    .at = in der Kutscherei
    .effect = Du nimmst die Karte „Beliebiges Startfeld“.
field-harbour = Hafen
    .acc = den Hafen
    .to = zum Hafen
    .at = im Hafen
    .effect = Du nimmst die Karte „Beliebige Ware“.
field-taverna = Taverna
    .acc = die Taverna
    .to = zur Taverna
    .at = in der Taverna
    .effect = Du nimmst die Karte „1:1-Tausch“.
field-trattoria = Trattoria
    .acc = die Trattoria
    .to = zur Trattoria
    .at = in der Trattoria
    .effect = Du nimmst die Karte „1:1-Tausch“.
field-plaza = Marktplatz
    .acc = den Marktplatz
    .to = auf den Marktplatz
    .at = auf dem Marktplatz
    .effect = Hier gibt es keine Aktion. Beginnt ein Zug hier, rückt der Rundenstein um eins vor.
field-street = Gasse in Zeile { $n1 }, Spalte { $n2 }
    .acc = die Gasse in Zeile { $n1 }, Spalte { $n2 }
    .to = auf die Gasse in Zeile { $n1 }, Spalte { $n2 }
    .at = auf der Gasse in Zeile { $n1 }, Spalte { $n2 }
    .effect = Hier gibt es keine Aktion. Am Ende des Zuges dürfen Besitzmarker auf die Gebäude daneben.
square-square = { $n1 }/{ $n2 }

## Güter: -one ist eines davon, im vierten Fall

good-wheat = Weizen
    .one = 1 Weizen
    .counted = { $count } Weizen
    .counted-acc = { $count } Weizen
    .short = Weizen
    .effect = Eine Ware für Aufträge. Es gibt sie im Getreidelager.
good-rice = Reis
    .one = 1 Reis
    .counted = { $count } Reis
    .counted-acc = { $count } Reis
    .short = Reis
    .effect = Eine Ware für Aufträge. Es gibt sie im Getreidelager.
good-silver = Silber
    .one = 1 Silber
    .counted = { $count } Silber
    .counted-acc = { $count } Silber
    .short = Silber
    .effect = Eine Ware für Aufträge. Es gibt sie im Metalllager.
good-copper = Kupfer
    .one = 1 Kupfer
    .counted = { $count } Kupfer
    .counted-acc = { $count } Kupfer
    .short = Kupfer
    .effect = Eine Ware für Aufträge. Es gibt sie im Metalllager.
good-silk = Seide
    .one = 1 Seide
    .counted = { $count } Seide
    .counted-acc = { $count } Seide
    .short = Seide
    .effect = Eine Ware für Aufträge. Es gibt sie im Tuchlager.
good-linen = Leinen
    .one = 1 Leinen
    .counted = { $count } Leinen
    .counted-acc = { $count } Leinen
    .short = Leinen
    .effect = Eine Ware für Aufträge. Es gibt sie im Tuchlager.
good-salt = Salz
    .one = 1 Salz
    .counted = { $count } Salz
    .counted-acc = { $count } Salz
    .short = Salz
    .effect = Eine Ware für Aufträge. Es gibt sie im Gewürzlager.
good-pepper = Pfeffer
    .one = 1 Pfeffer
    .counted = { $count } Pfeffer
    .counted-acc = { $count } Pfeffer
    .short = Pfeffer
    .effect = Eine Ware für Aufträge. Es gibt sie im Gewürzlager.
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
    .effect = Statt zu würfeln, beginnst du deinen Zug auf einem Feld deiner Wahl.
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
    .effect = In deiner Aktion: Nimm eine beliebige Ware aus dem Vorrat.
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
    .effect = Eine weitere Aktion in diesem Zug, wenn deine freie verbraucht ist.
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
    .effect = In deiner Aktion: Führ zusätzlich die Aktion eines Gebäudes mit deinem Marker aus.
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
    .effect = In deiner Aktion: Gib ein beliebiges Gut ab und nimm ein anderes.
good-marker = Besitzmarker
    .one = 1 Besitzmarker
    .counted = { $count } Besitzmarker
    .counted-acc = { $count } Besitzmarker
    .short = Besitzmarker
    .effect = Auf einem Gebäude bringt er 10 Dukaten, sooft andere dort handeln, und 10 am Ende.
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
    .effect = Bringt 100 Dukaten und eine Sonderkarte nach Wahl, für drei Waren in seiner Villa.
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
    .effect = Bringt 40 Dukaten für eine Ware, wenn du in seinem Gebäude handelst.
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
    .effect = Bringt sofort 30 Dukaten, wenn der Turm in einem Zug in beiden Gebäuden war.
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
    .effect = Am Ende zählen Ketten von Nachbarn: 1 bringt 10 Dukaten, 2 bringen 30, 3 bringen 60, 4 bringen 100.

## Sonderkarten; Arten von Spielkarten; Spielkarten

special-any-start-field = Beliebiges Startfeld
    .effect = { good-any-start-field.effect }
special-any-ware = Beliebige Ware
    .effect = { good-any-ware.effect }
special-extra-action = Weitere Aktion
    .effect = { good-extra-action.effect }
special-building-action = Gebäudeaktion
    .effect = { good-building-action.effect }
special-exchange = 1:1-Tausch
    .effect = { good-exchange.effect }
kind-large-order = große Aufträge
    .one = einen großen Auftrag
    .effect = { good-large-order.effect }
kind-small-order = kleine Aufträge
    .one = einen kleinen Auftrag
    .effect = { good-small-order.effect }
kind-message = Botschaften
    .one = eine Botschaft
    .effect = { good-message.effect }
kind-privilege = Privilegien
    .one = ein Privileg
    .effect = { good-privilege.effect }
card-large-order = großer Auftrag { $n1 } ({ $n2 } + { $n3 } + { $n4 })
    .acc = den großen Auftrag { $n1 } ({ $n2 } + { $n3 } + { $n4 })
    .short = { $n1 }: { $n2 } + { $n3 } + { $n4 }
    .effect = Bring { $n2 }, { $n3 } und { $n4 } mit deiner Aktion hierher: { $n1 }. Das bringt 100 Dukaten und eine Sonderkarte nach Wahl.
card-small-order = kleiner Auftrag { $n1 } ({ $n2 })
    .acc = den kleinen Auftrag { $n1 } ({ $n2 })
    .short = { $n1 }: { $n2 }
    .effect = Handle in diesem Gebäude ({ $n1 }) und gib 1 { $n2 } ab: 40 Dukaten.
card-message = Botschaft { $n1 }–{ $n2 }
    .acc = die Botschaft { $n1 }–{ $n2 }
    .short = { $n1 }–{ $n2 }
    .effect = Sofort 30 Dukaten, wenn der Turm in einem Zug hier war: { $n1 } und { $n2 }, egal bei wem.
card-privilege = Privileg { $n1 }
    .acc = das Privileg { $n1 }
    .short = Privileg { $n1 }
    .effect = { good-privilege.effect }

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
flag-no = nein
flag-yes = ja
offer-number = Angebot { $n1 }

## Was man antworten kann

verb-draw = Eine Karte ziehen
    .say = { $card-acc } ziehen
verb-begin = Startspieler auslosen
    .say = { $thing } anfangen lassen
verb-dice = Würfeln
    .say = { $square } würfeln
verb-roll = Würfeln
verb-start = „Beliebiges Startfeld“ spielen
    .chip = { $field-at } beginnen
    .say = „Beliebiges Startfeld“ spielen und den Turm { $field-to } stellen
verb-act = Die Aktion selbst ausführen
    .chip = Aktion ausführen
verb-ask = Die anderen um Angebote bitten
    .chip = Angebote einholen
verb-lapse = Die Aktion verfallen lassen
verb-accept = Ein Angebot annehmen
    .chip = Annehmen
    .say = { $offer } annehmen
verb-address = Selbst etwas vorschlagen
    .say = { $player } Bedingungen für { $field-acc } nennen
verb-move = Weiterziehen
    .chip = { $field-to } ziehen
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
                           *[other] { event-offered.money }{ event-offered.promised }
                        }
                   *[other]
                        { $pay ->
                            [0] { $cards-acc-and }{ event-offered.promised }
                           *[other] { $cards-acc } und { event-offered.money }{ event-offered.promised }
                        }
                }
           *[other]
                { $cards-count ->
                    [0]
                        { $pay ->
                            [0] { $give-acc-and }{ event-offered.promised }
                           *[other] { $give-acc } und { event-offered.money }{ event-offered.promised }
                        }
                   *[other]
                        { $pay ->
                            [0] { $give-acc }, { $cards-acc-and }{ event-offered.promised }
                           *[other] { $give-acc }, { $cards-acc } und { event-offered.money }{ event-offered.promised }
                        }
                }
        }
verb-repeat = Dasselbe noch einmal bieten
verb-withdraw = Ein Angebot zurückziehen
    .say = das Angebot für { $field-acc } zurückziehen
verb-ready = Diesmal nichts Neues bieten
    .hint = Was du geboten hast, steht weiter. Wird in diesem Zug wieder nach Angeboten gefragt, dann auch du.
verb-rest = Diesen Zug aussetzen
    .hint = Bis dieser Zug vorbei ist, wirst du nicht mehr nach Angeboten gefragt.
verb-put = Diese Bedingungen nennen
    .say =
        { $give-count ->
            [0]
                { $cards-count ->
                    [0]
                        { $pay ->
                            [0] { event-put.demand } verlangen
                           *[other] { event-put.demand } verlangen und dafür { event-offered.money } geben
                        }
                   *[other]
                        { $pay ->
                            [0] { event-put.demand } verlangen und dafür { $cards-acc-and } geben
                           *[other] { event-put.demand } verlangen und dafür { $cards-acc } und { event-offered.money } geben
                        }
                }
           *[other]
                { $cards-count ->
                    [0]
                        { $pay ->
                            [0] { event-put.demand } verlangen und dafür { $give-acc-and } geben
                           *[other] { event-put.demand } verlangen und dafür { $give-acc } und { event-offered.money } geben
                        }
                   *[other]
                        { $pay ->
                            [0] { event-put.demand } verlangen und dafür { $give-acc }, { $cards-acc-and } geben
                           *[other] { event-put.demand } verlangen und dafür { $give-acc }, { $cards-acc } und { event-offered.money } geben
                        }
                }
        }
verb-drop = Doch nicht
verb-agree = Annehmen
verb-refuse = Ablehnen
verb-hand_over = Karten geben
    .say = { $cards-acc-and } geben
verb-carry_out = Die Wirkung des Gebäudes ausführen
    .chip = Ausführen
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
verb-finish = Meine Aktion beenden
verb-deliver = Einen großen Auftrag abliefern
    .chip = Abliefern
    .say = { $order-acc } abliefern
verb-draw_privilege = Ein Privileg ziehen
verb-choose = Eine Sonderkarte nehmen
    .say = „{ $special }“ nehmen
verb-claim = Eine Gasse wählen
    .chip = Diese Gasse
    .say = { $street-acc } wählen
verb-mark = Einen Besitzmarker legen
    .chip = Marker hierhin
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
arg-promise = Anteil an dem, was ich bekomme
arg-more = Ein weiteres Angebot folgt
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
ask-here = Die Aktion { $building-at } ist noch zu haben. Was geschieht mit ihr?
ask-ahead = Der Turm steht { $field-at }, Feld { $visited } von 5. Zieh weiter, nimm ein Angebot an oder beende deinen Zug.
ask-offer =
    { $ahead ->
        [0]
            { $standing ->
                [0]
                    { $earlier ->
                        [0] Die Aktion { $field-at } steht zum Verkauf. Was bietest du { $host } dafür?
                       *[other] Der Turm ist da, und die Aktion { $field-at } steht zum Verkauf. Dein früheres Angebot gilt nicht mehr: Mach es noch einmal oder ein anderes.
                    }
               *[other] Die Aktion { $field-at } ist noch zu haben. Dein Angebot steht: Ändere es oder füg nichts hinzu.
            }
       *[other]
            { $standing ->
                [0] Der Turm steht { $field-at }. Was bietest du { $host }, damit der Turm auf dein Wunschfeld zieht? In einem Gebäude gehört die Aktion dann dir.
                [one] Der Turm steht noch { $field-at }. Dein Angebot steht: Ändere es, mach noch eines oder füg nichts hinzu.
               *[other] Der Turm steht noch { $field-at }. Deine { $standing } Angebote stehen: Ändere sie, mach noch eines oder füg nichts hinzu.
            }
    }
ask-terms = Deine Bedingungen für { $guest } und { $field-acc }: Was willst du haben, und was gibst du dafür?
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
       *[other] Die Wirkung { $building-at } ist ausgeführt. Was tust du noch in dieser Aktion?
    }
ask-villa = Hier { $villa-at } kannst du einen großen Auftrag für diese Villa abliefern oder ein Privileg ziehen.
ask-reward = Der große Auftrag bringt dir eine Sonderkarte: Welche nimmst du aus dem Vorrat?
ask-claim =
    { $markers ->
        [one] Der Zug ist vorbei. Du hast 1 Besitzmarker: Wähl eine Gasse, auf der der Turm war, um ihn auf ein Gebäude daneben zu legen oder dort einen fremden zu entfernen, oder passe.
       *[other] Der Zug ist vorbei. Du hast { $markers } Besitzmarker: Wähl eine Gasse, auf der der Turm war, um auf die Gebäude daneben welche zu legen oder dort fremde zu entfernen, oder passe.
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
asked-terms = { $who } überlegt sich einen Vorschlag an { $guest } für { $field-acc }.
asked-hear = { $who } überlegt, ob das Gegenangebot von { $host } für { $field-acc } passt.
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
                   *[other] { event-offered.money }{ event-offered.promised }
                }
           *[other]
                { $pay ->
                    [0] { $give-acc-and }{ event-offered.promised }
                   *[other] { $give-acc } und { event-offered.money }{ event-offered.promised }
                }
        }
    .promised =
        { $promise-is ->
            [none] { "" }
           *[some] { " " }sowie { $promise-out }
        }
    .wish =
        { $want-count ->
            [0] { event-offered.asked }
           *[other]
                { $ask ->
                    [0] { $want-acc-and }
                   *[other] { $want-acc } und { event-offered.asked }
                }
        }
    .money =
        { $pay ->
            [one] 1 Dukat
           *[other] { $pay } Dukaten
        }
    .asked =
        { $ask ->
            [one] 1 Dukat
           *[other] { $ask } Dukaten
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
                   *[other] { event-offered.asked }{ event-offered.promised }
                }
           *[other]
                { $ask ->
                    [0] { $want-acc-and }{ event-offered.promised }
                   *[other] { $want-acc } und { event-offered.asked }{ event-offered.promised }
                }
        }
    .gift =
        { $give-count ->
            [0] { event-offered.money }
           *[other]
                { $pay ->
                    [0] { $give-acc-and }
                   *[other] { $give-acc } und { event-offered.money }
                }
        }
event-rests = { $who } bietet in diesem Zug nichts mehr.
event-withdrew = { $who } zieht das Angebot für { $field-acc } zurück.
event-outbid = { $by } bietet mehr als { $who } für { $field-acc }.
event-passed_over =
    { $fields-count ->
        [one] { $host } nimmt das Angebot von { $who } für { $fields-acc } nicht an.
       *[other] { $host } nimmt die Angebote von { $who } für { $fields-acc-and } nicht an.
    }
event-refused = { $who } lehnt die Bedingungen ab.
event-agreed = { $who } und { $guest } sind sich über { $field-acc } einig.
event-paid = { $who } zahlt { $to } { event-paid.money }.
    .money =
        { $sum ->
            [one] 1 Dukat
           *[other] { $sum } Dukaten
        }
event-gave = { $who } gibt { $to } { $goods-acc-and }.
event-handed = { $who } gibt { $to } { $card-acc }.
    .hidden = { $who } gibt { $to } { $kind-one }.
event-passed_on =
    { $count ->
        [one] { $who } gibt { $to } aus der Aktion { $good-one }.
       *[other] { $who } gibt { $to } aus der Aktion { $count } { $good }.
    }
event-earned = { $who } bekommt { event-paid.money }.
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
       *[other] { $who } bekommt für Privilegien { event-paid.money }: { $cards }.
    }
event-owned =
    { $count ->
        [0] { $who } besitzt kein Gebäude.
        [one] { $who } bekommt für 1 Gebäude { event-paid.money }.
       *[other] { $who } bekommt für { $count } Gebäude { event-paid.money }.
    }
event-ranked =
    { $place ->
        [1] { $who } gewinnt.
       *[other] { $who } belegt Platz { $place }.
    }

## Die Wertung

line-money =
    { $value ->
        [one] 1 Dukat
       *[other] { $value } Dukaten
    }
    .name = Dukaten
line-privileges = { $value } für Privilegien
    .name = Privilegien
line-buildings = { $value } für Gebäude
    .name = Gebäude
line-total =
    { $value ->
        [one] 1 Dukat insgesamt
       *[other] { $value } Dukaten insgesamt
    }
    .name = Summe
    .won =
        { $value ->
            [one] Mit 1 Dukaten.
           *[other] Mit { $value } Dukaten.
        }
line-goods =
    { $value ->
        [one] 1 übriges Gut
       *[other] { $value } übrige Güter
    }
    .name = Übrige Güter
line-held =
    { $value ->
        [one] 1 Privileg auf der Hand
       *[other] { $value } Privilegien auf der Hand
    }
    .name = Privilegien auf der Hand

## Wie alle stehen, und wie nah das Ende ist

tally = Dukaten gesamt
    .points = Dukaten
clock-round = Runde { $value } von { $goal }
    .near = Runde { $value } von { $goal }: Es kommt noch eine Runde, oder keine, wenn ein Zug auf dem Marktplatz beginnt.
clock-last = Letzte Runde
    .near = Die letzte Runde: Sie wird zu Ende gespielt, dann zahlen Privilegien und Gebäude.
statistic-deals = Geschäfte als Gast
statistic-paid = An andere gezahlte Dukaten
statistic-actions = Ausgeführte Aktionen
statistic-delivered = Erfüllte Aufträge und Nachrichten

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
view-offers-is_outbid = Überboten
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
view-earlier-is_outbid = Überboten
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
view-terms-is_outbid = Überboten
view-players = Spieler
view-players-goods = Güter
view-players-free = Freie Aktionen
view-players-is_quiet = Setzt diesen Zug aus
view-players-supply = Marker im Vorrat
view-players-money = Dukaten
view-players-hand = Hand
view-players-known = Bekannte Handkarten

## Was der Tisch vor dem Spiel wählt

option-layout = Stadtplan
option-layout-p = P: große Lager
    .hint = Lager um die Ecken, Villen in den Ecken, so wie Spieler des gedruckten Spiels es beschreiben. Vier Gassen haben nur ein Gebäude neben sich.
option-layout-q = Q: große Wirtshäuser
    .hint = Die Häuser am Rand sind anders geschnitten: Taverna und Trattoria sind groß, an jeder Straße liegen zwei Gebäude.
option-layout-r = R: große Villen
    .hint = Die Häuser am Rand sind anders geschnitten: Die Villen sind groß, an jeder Straße liegen zwei Gebäude.

## Wozu eine ganze Art von Dingen gut ist

effect-square = Ein Quadrat der Stadt: Zeile und Spalte, wie die Würfel sie nennen.
effect-flag = Ja oder nein.
effect-offer = Ein Wimpel auf einem Feld des Plans: wie viele Angebote es dafür gibt und wie viele Dukaten das beste davon bringt. Auf einem großen Bildschirm ist jedes Angebot ein Band mit dem Zeichen dessen, der es macht, mit dem, was er gibt, und hinter den Pfeilen dem, was er dafür will.
effect-promise = Es geht aus der Aktion selbst an den Zugspieler, sobald es da ist.

## Warum nicht

no-4-3 = Der Turm zieht nur auf ein Nachbarfeld, auf dem noch keine Scheibe liegt.
no-4-4 = Der Zug kann erst enden, wenn hier nichts mehr zu klären ist.
no-5-1 = Du hast in diesem Zug keine Aktion mehr und keine Karte „Weitere Aktion“.
no-5-2 = Das gehört jetzt nicht zu dieser Aktion.
no-6-1 = Geschäfte macht man nur mit dem Zugspieler.
no-6-2 = Erst ist die Aktion dieses Gebäudes zu klären. Solange ein Angebot daliegt, das nichts dafür verlangt, darf sie nicht verfallen: Nimm eins an oder führ sie selbst aus.
no-6-3 = Dorthin kann der Turm von hier nicht ziehen.
no-6-5 = Wer für ein Gebäude bietet, muss dort handeln können: Es fehlt eine Aktion oder die Karte „Weitere Aktion“.
no-6-6 = Ein Angebot gibt dem Zugspieler mindestens 5 Dukaten oder ein Gut.
no-6-8 = Geboten wird, wenn alle gefragt sind, einmal für jedes Feld.
no-6-9 = Das kann aus dieser Aktion nicht kommen.
no-6-10 = Bedingungen kann man jedem nur zweimal je Schritt nennen, und nur für das, worauf er bieten könnte.
no-6-12 = Niemand kann geben, was er nicht hat.
no-6-13 = Es gibt kein früheres Angebot, das du wiederholen könntest.
no-7-1 = Zu zweit genügt Geld allein nicht: Leg ein Gut dazu.
no-8-5 = In einer Villa lieferst du einen großen Auftrag für sie ab oder ziehst ein Privileg.
no-9-1 = Für einen großen Auftrag brauchst du den Auftrag für diese Villa und alle drei Waren.
no-9-2 = Für einen kleinen Auftrag brauchst du einen für dieses Gebäude und seine Ware; je Aktion darfst du einen abliefern.
no-10-2 = „Beliebiges Startfeld“ spielt man statt zu würfeln, für ein Feld der Stadt.
no-10-4 = „Beliebige Ware“ nimmt eine Ware, die vorrätig ist, und du brauchst die Karte.
no-10-5 = „1:1-Tausch“ gibt ein eigenes Gut gegen ein anderes, das vorrätig ist, und du brauchst die Karte.
no-10-6 = „Gebäudeaktion“ braucht die Karte und ein Gebäude mit deinem Marker, aber nicht den Palazzo.
no-10-7 = Sonderkarten spielt man in der eigenen Aktion.
no-11-1 = Wähl eine Gasse, auf der der Turm war, mit Scheibe und einem Gebäude daneben, auf das ein Marker kann.
no-11-2 = Ein Marker je Gebäude, und wo dein eigener liegt, lässt sich nichts tun.
no-11-3 = Du hast diese Gasse gewählt: Leg oder entferne mindestens einen Marker.
no-ask_first = Frag erst die anderen nach Angeboten.
no-asked_enough = Du hast in diesem Schritt schon dreimal gefragt, mehr geht nicht.
no-held = Zurückziehen kannst du nur ein eigenes Angebot, das dich nicht bindet.

## Woran man sieht, wie jemand steht, in Tipps und Rückschauen

feature-money = Dukaten
    .more = mehr Dukaten
    .less = weniger Dukaten
feature-orders = Wert der Aufträge und ihrer Waren
    .more = mehr Wert in Aufträgen
    .less = weniger Wert in Aufträgen
feature-messages = Wert der Botschaften
    .more = mehr Wert in Botschaften
    .less = weniger Wert in Botschaften
feature-privileges = Wert der Privilegien
    .more = mehr Wert in Privilegien
    .less = weniger Wert in Privilegien
feature-specials = Wert der Sonderkarten
    .more = mehr Wert in Sonderkarten
    .less = weniger Wert in Sonderkarten
feature-buildings = Ertrag eigener Gebäude
    .more = mehr Einnahmen aus eigenen Gebäuden
    .less = weniger Einnahmen aus eigenen Gebäuden
feature-markers = Besitzmarker zum Setzen
    .more = mehr Besitzmarker zum Setzen
    .less = weniger Besitzmarker zum Setzen
feature-turns = Züge, die man noch vor sich hat
    .more = mehr Züge vor sich
    .less = weniger Züge vor sich
coin =
    { $value ->
        [one] 1 Dukaten
       *[other] { $value } Dukaten
    }

## Was man am Tisch sagt

phrase-would_pay = Ich gäbe { $price } für { $field-acc }.
phrase-go_to = Lass uns { $field-to } gehen.
phrase-too_little = Das ist mir zu wenig.
phrase-what_for = Was bekomme ich für { $field-acc }?
