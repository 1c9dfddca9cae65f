### Hafen auf Deutsch. Der Wert eines Dings ist sein bloßer Name; seine Attribute sind, was Sätze außerdem brauchen.

## Waren und Gaben

ware-cloth = Tuch
    .counted = { $count } Tuch
ware-salt = Salz
    .counted = { $count } Salz
ware-wine = Wein
    .counted = { $count } Wein

gift-purse = Beutel
    .acc = einen Beutel
    .effect = Spiel ihn, während du offen gefragt bist: Er bringt 3 Dukaten.
gift-pearl = Perle
    .acc = eine Perle
    .effect = Zählt 4, wenn du sie am Ende noch hast.

## Was geantwortet werden kann

verb-draw = Eine Gabe ziehen
    .say = { $thing-acc } ziehen
verb-load = Eine Ware laden
    .say = { $ware } laden
verb-sell = Waren verkaufen
    .say = alles { $ware } verkaufen
verb-visit = Den Hafenmeister besuchen
verb-offer = Ein Angebot machen
    .say =
        { $give-count ->
            [0] { verb-offer.pay } für { $want-and } bieten
           *[other] { $give-and } und { verb-offer.pay } für { $want-and } bieten
        }
    .pay =
        { $pay ->
            [one] 1 Dukaten
           *[other] { $pay } Dukaten
        }
verb-pass = Nichts bieten
verb-accept = Ein Angebot annehmen
    .say = annehmen, was { $guest } bietet
verb-decline = Kein Angebot annehmen
verb-play = Einen Beutel spielen

arg-thing = Gabe
arg-ware = Ware
arg-give = Du gibst
arg-want = Du willst
arg-pay = Dukaten
arg-guest = Angebot von

## Was gefragt wird: du, und jemand anders

ask-draw = Zieh eine Gabe.
ask-errand = Runde { $round } von { $rounds }: Mach eine Besorgung.
ask-offer = Biete { $host } geheim einen Handel an.
ask-deal = Nimm eines der Angebote an, oder keines.

asked-draw = Eine Gabe wird gezogen.
asked-errand = { $who } macht eine Besorgung (Runde { $round } von { $rounds }).
asked-offer = { $who } darf { $host } einen Handel anbieten.
asked-deal = { $who } wählt unter den Angeboten.

## Was geschieht

event-round_began = Runde { $round } beginnt, erster Kaufmann: { $first }.
event-drew = { $who } zieht eine Gabe: { $gift-acc }.
    .hidden = { $who } zieht eine Gabe.
event-played = { $who } spielt einen Beutel und bekommt { $amount } Dukaten.
event-loaded =
    { $cost ->
        [0] { $who } lädt { $ware } umsonst.
        [one] { $who } lädt { $ware } für einen Dukaten.
       *[other] { $who } lädt { $ware } für { $cost } Dukaten.
    }
event-sold =
    { $amount ->
        [one] { $who } verkauft { $count } { $ware } für einen Dukaten.
       *[other] { $who } verkauft { $count } { $ware } für { $amount } Dukaten.
    }
event-offered =
    { $give-count ->
        [0] { $who } bietet { event-offered.pay } für { $want-and }.
       *[other] { $who } bietet { $give-and } und { event-offered.pay } für { $want-and }.
    }
    .pay =
        { $pay ->
            [one] 1 Dukaten
           *[other] { $pay } Dukaten
        }
event-offered_nothing = { $who } bietet nichts.
event-accepted = { $host } nimmt das Angebot von { $guest } an.
event-declined = { $host } nimmt kein Angebot an.
event-ended = Die letzte Runde ist vorbei.

## Die Abrechnung

line-ducats =
    { $value ->
        [one] 1 Dukat
       *[other] { $value } Dukaten
    }
    .name = Dukaten
line-pearls = { $value } für Perlen
    .name = Perlen
line-total = { $value } insgesamt
    .name = Summe
    .won =
        { $value ->
            [one] Mit 1 Punkt.
           *[other] Mit { $value } Punkten.
        }
line-wares =
    { $value ->
        [one] 1 Ware an Bord
       *[other] { $value } Waren an Bord
    }
    .name = Waren an Bord

## Wie alle stehen, und wie nah das Ende ist

tally =
    { $value ->
        [one] Punkt
       *[other] Punkte
    }
clock-round = Runde { $value } von { $goal }
    .near = Das ist die letzte Runde.
statistic-loaded = Geladene Waren
statistic-sales = Dukaten aus Verkäufen

## Was zu sehen ist

view-round = Runde
view-first = Erster Kaufmann
view-harbour = Hafen
view-bank = Bank
view-deck_left = Gaben im Stapel
view-deck = Stapel
view-played = Gespielte Gaben
view-merchants = Kaufleute
view-merchants-ducats = Dukaten
view-merchants-hold = Laderaum
view-merchants-in_hand = Gaben
view-merchants-gifts = Hand

## Was der Tisch vor dem Spiel wählt

option-rounds = Runden
option-rounds-6 = Sechs
    .hint = Das ganze Spiel.
option-rounds-4 = Vier
    .hint = Ein kürzeres Spiel.

## Warum nicht, nach Abschnitten der Regel

no-2-2 = Davon ist im Hafen nichts mehr da, oder du kannst es nicht bezahlen.
no-2-3 = Davon hast du nichts zu verkaufen.
no-2-4 = Der Stapel der Geschenke ist leer.
no-3-1 = Biete, was du hast, für das, was der erste Kaufmann hat.
no-3-2 = Ein Angebot muss mindestens eine Ware verlangen.
no-3-4 = Nimm eines der Angebote an oder keines.
no-4-1 = Ein Beutel wird nur gespielt, während du offen gefragt bist.

## Wozu etwas gut ist

effect-ware = Je mehr du von einer Sorte zusammen verkaufst, desto mehr bringt jede: 1, 2, 3 Dukaten und so weiter.

## Was man am Tisch sagt

phrase-who_has = Wer hat { $ware } für mich?
phrase-to_spare = Ich habe { $ware } übrig.
phrase-near_win = { $who } gewinnt gleich!
