### Die Händler auf Deutsch. Der Wert eines Dings ist sein bloßer Name, die Attribute sind, was Sätze davon brauchen.

## Städte

city-paris = Paris
city-koeln = Köln
city-wien = Wien
city-brugge = Brugge
city-hamburg = Hamburg
city-genova = Genova

## Waren; -sorts für die Zeiger der Preisscheibe

good-cloth = Tuch
    .counted = { $count } Tuch
    .counted-sorts =
        { $count ->
            [one] Tuch
           *[other] Tuch (beide)
        }
good-wine = Wein
    .counted = { $count } Wein
    .counted-sorts =
        { $count ->
            [one] Wein
           *[other] Wein (beide)
        }
good-salt = Salz
    .counted = { $count } Salz
    .counted-sorts =
        { $count ->
            [one] Salz
           *[other] Salz (beide)
        }
good-food = Nahrung
    .counted = { $count } Nahrung
    .counted-sorts =
        { $count ->
            [one] Nahrung
           *[other] Nahrung (beide)
        }
good-iron = Eisen
    .counted = { $count } Eisen
    .counted-sorts =
        { $count ->
            [one] Eisen
           *[other] Eisen (beide)
        }
good-silk = Seide
    .counted = { $count } Seide
    .counted-sorts =
        { $count ->
            [one] Seide
           *[other] Seide (beide)
        }

## Eine Ware in einer Stadt: am Markt oder im Lagerhaus

stall-sells = { $n1 } in { $n2 }
    .short = { $n1 }({ $n2 })
    .counted = { $count } { $n1 } in { $n2 }

## Wagen, Felder und Strecken. Die Felder einer Straße sind vom ersten der beiden Orte aus gezählt

wagon-number = { $n1 }
field-paris = Paris
    .to = nach Paris
    .at = in Paris
field-koeln = Köln
    .to = nach Köln
    .at = in Köln
field-wien = Wien
    .to = nach Wien
    .at = in Wien
field-brugge = Brugge
    .to = nach Brugge
    .at = in Brugge
field-hamburg = Hamburg
    .to = nach Hamburg
    .at = in Hamburg
field-genova = Genova
    .to = nach Genova
    .at = in Genova
field-bruessel = Brüssel
    .to = nach Brüssel
    .at = bei Brüssel
field-bonn = Bonn
    .to = nach Bonn
    .at = bei Bonn
field-hannover = Hannover
    .to = nach Hannover
    .at = bei Hannover
field-linz = Linz
    .to = nach Linz
    .at = bei Linz
field-mailand = Mailand
    .to = nach Mailand
    .at = bei Mailand
field-reims = Reims
    .to = nach Reims
    .at = bei Reims
field-frankfurt = Frankfurt
    .to = nach Frankfurt
    .at = bei Frankfurt
field-basel = Basel
    .to = nach Basel
    .at = bei Basel
field-nuernberg = Nürnberg
    .to = nach Nürnberg
    .at = bei Nürnberg
field-lyon = Lyon
    .to = nach Lyon
    .at = bei Lyon
field-innsbruck = Innsbruck
    .to = nach Innsbruck
    .at = bei Innsbruck
field-junction = Abzweigung { $n1 }
    .to = zur Abzweigung { $n1 }
    .at = an der Abzweigung { $n1 }
field-road = { $n1 }–{ $n2 } { $n3 }
    .to = auf das { $n3 }. Feld zwischen { $n1 } und { $n2 }
    .at = auf dem { $n3 }. Feld zwischen { $n1 } und { $n2 }
route-straight =
    { $n1 ->
        [one] { $n2 } → { $n3 } (1 Feld)
       *[other] { $n2 } → { $n3 } ({ $n1 } Felder)
    }
route-over = { $n2 } → { $n4 } → { $n3 } ({ $n1 } Felder)
route-over-two = { $n2 } → { $n4 } → { $n5 } → { $n3 } ({ $n1 } Felder)
route-over-three = { $n2 } → { $n4 } → { $n5 } → { $n6 } → { $n3 } ({ $n1 } Felder)
tile-points = { $n1 }
points-tile = { $n1 }

## Karten: -does sagt, was eine bewirkt

influence-free-loading = Kostenlose Beladung
    .does = Beim Laden: bis zu 2 Waren umsonst auf einen Wagen laden; der Lademeister kann nicht ablehnen (4.9).
    .counted =
        { $count ->
            [one] Kostenlose Beladung
           *[other] { $count } × Kostenlose Beladung
        }
influence-broken-axle = Achsbruch
    .does = Vor dem Fahren: Ein Wagen bewegt sich in dieser Runde nicht (5.1).
    .counted =
        { $count ->
            [one] Achsbruch
           *[other] { $count } × Achsbruch
        }
influence-special-sale = Sonderverkauf
    .does = Nach den Preisen: eine Ware aus dem eigenen Lagerhaus für 800 Gulden verkaufen (6.5).
    .counted =
        { $count ->
            [one] Sonderverkauf
           *[other] { $count } × Sonderverkauf
        }
influence-sale-with-bonus = Verkauf mit Bonus
    .does = Vor dem Verkauf eines Wagens: Alle eigenen Waren darauf bekommen den Bonus der Stadt (7.2).
    .counted =
        { $count ->
            [one] Verkauf mit Bonus
           *[other] { $count } × Verkauf mit Bonus
        }
influence-social-rise = Sozialer Aufstieg
    .does = Beim Aufstieg: eine Stufe für 1200 Gulden, was auch immer sie sonst kostet (9.5).
    .counted =
        { $count ->
            [one] Sozialer Aufstieg
           *[other] { $count } × Sozialer Aufstieg
        }
influence-wagon-master = Lademeister
    .does = Vor den Geboten: für 800 Gulden Lademeister eines freien Wagens werden (4.2).
    .counted =
        { $count ->
            [one] Lademeister
           *[other] { $count } × Lademeister
        }
influence-upkeep = Repräsentationskosten
    .does = Beim Bezahlen der eigenen Stufe: 400 Gulden statt ihrer Kosten (9.2).
    .counted =
        { $count ->
            [one] Repräsentationskosten
           *[other] { $count } × Repräsentationskosten
        }
investment-bargain-purchase = Günstiger Einkauf
    .does = In jedem Einkauf kosten 1 bis 3 Waren zusammen 100 Gulden (3.5).
investment-cartwright = Wagnerei
    .does = In jedem Zug beim Fahren 1 Zusatzpunkt für irgendeinen Wagen (5.8).
investment-great-cartwright = Große Wagnerei
    .does = In jedem Zug beim Fahren 2 Zusatzpunkte für irgendwelche Wagen (5.8).
investment-courier = Kurier
    .does = In jedem Zug beim Fahren den Kurier 1 Feld bewegen (5.9).
investment-express-courier = Express-Kurier
    .does = In jedem Zug beim Fahren den Kurier 1 oder 2 Felder bewegen (5.9).
investment-counting-house = Kontor
    .does = In jeder Runde den Preis einer Ware um eine Stufe hinauf- oder hinabsetzen (6.3).
investment-great-counting-house = Großes Kontor
    .does = Wie das Kontor, dazu von der höchsten Stufe auf die tiefste und umgekehrt (6.3).
investment-warehouse-sale = Lagerverkauf
    .does = In jeder Runde bis zu 5 Waren aus den Lagerhäusern zum Einkaufspreis verkaufen (6.4).

## Ja und nein, Wegepläne, Aufstellungen, Richtungen der Preise, Stufen der Ständetafel und der Preistafel, Blicke in den Stapel

flag-no = –
flag-yes = ja
map-single = A (ein Ausgang)
map-multi = B (mehrere Ausgänge)
layout-paris = Paris, Köln, Wien
layout-brugge = Brugge, Hamburg, Genova
way-up = hinauf
way-down = hinab
status-step = { $n1 }
    .cost = { $n2 }
price-pair = { $n1 }/{ $n2 }
look-number = { $n1 }.

## Was man antworten kann

verb-lay_out = Wagen aufstellen
    .say = die Wagen aufstellen: { $thing }
verb-send = Kurier aufstellen
    .say = den Kurier aufstellen: { $thing }
verb-turn = Investitionskarte aufdecken
    .say = „{ $thing }“ aufdecken
verb-begin = Startspieler auslosen
    .say = { $thing } anfangen lassen
verb-buy = Einkaufen
    .say =
        { $goods-count ->
            [0] nichts kaufen
           *[other] { $goods-and } kaufen
        }
verb-command = „Lademeister“ spielen (800 Gulden)
    .say = „Lademeister“ für Wagen { $wagon } spielen
verb-break = „Achsbruch“ spielen
    .say = „Achsbruch“ auf Wagen { $wagon } spielen
verb-sell_one = „Sonderverkauf“ spielen
    .say = „Sonderverkauf“ spielen: { $good }
verb-bid = Bieten
    .say = { $bid } Gulden bieten
verb-load = Laden
    .say = { $count } { $good } laden
verb-propose = Vorschlag machen
    .say =
        { $price ->
            [0] { $goods-and } umsonst laden wollen
           *[other] { $price } Gulden dafür bieten, { $goods-and } zu laden
        }
verb-leave = Nichts laden
verb-take = Den genannten Preis annehmen
verb-load_free = „Kostenlose Beladung“ spielen
    .say = mit „Kostenlose Beladung“ { $goods-and } laden
verb-agree = Zustimmen
verb-refuse = Ablehnen
verb-name = Einen anderen Preis nennen
    .say = { $price } Gulden verlangen
verb-drive = Mit einem Plättchen fahren
    .say = mit Plättchen { $tile } fahren: { $route }
verb-spend = Ein Plättchen ohne Wirkung verbrauchen
    .say = Plättchen { $tile } ohne Wirkung verbrauchen
verb-push = Mit Zusatzpunkten fahren
    .say = mit Zusatzpunkten fahren: { $route }
verb-ride = „Kurier“: den Kurier 1 Feld bewegen
    .say = den Kurier { $field-to } bewegen
verb-ride_far = „Express-Kurier“: den Kurier bis zu 2 Felder bewegen
    .say = den Kurier { $field-to } bewegen (Express-Kurier)
verb-end = Zug beenden
verb-pick = Einflusskarte aussuchen
    .say = „{ $card }“ nehmen
verb-point = Zeiger einstellen
    .say =
        { $goods-count ->
            [0] keinen Preis erhöhen
           *[other] erhöhen: { $goods-sorts }
        }
verb-shift = Einen Preis ändern
    .say = mit „{ $card }“ den Preis für { $good } { $way }setzen
verb-sell = Ab Lager verkaufen
    .say =
        { $goods-count ->
            [0] nichts ab Lager verkaufen
           *[other] ab Lager verkaufen: { $goods }
        }
verb-favour = „Verkauf mit Bonus“ spielen
verb-open = Versteigerung eröffnen
    .say = die Versteigerung mit { $bid } Gulden eröffnen
verb-decline = Keine Versteigerung eröffnen
verb-raise = Erhöhen
    .say = auf { $bid } Gulden erhöhen
verb-pass = Passen
verb-invest = Investitionskarte nehmen
    .say = „{ $card }“ nehmen
verb-pay = Die Kosten zahlen
verb-spare = „Repräsentationskosten“ spielen (400 Gulden)
verb-borrow = Schuldschein nehmen (bringt 2000 Gulden)
verb-repay = Schuldschein zurückzahlen (2500 Gulden)
verb-rise = Eine Stufe aufsteigen
verb-rise_by_card = „Sozialer Aufstieg“ spielen: eine Stufe für 1200 Gulden
verb-stop = Nicht weiter aufsteigen

arg-thing = Gelost
arg-goods = Waren
arg-wagon = Wagen
arg-good = Ware
arg-bid = Gebot
arg-count = Anzahl
arg-price = Preis
arg-tile = Plättchen
arg-route = Strecke
arg-field = Feld
arg-card = Karte
arg-way = Richtung

## Was gefragt wird: dich, und jemand anders

ask-lay_out = Lose aus, wo die Wagen stehen.
ask-send = Lose aus, wo der Kurier steht.
ask-turn = Decke eine Investitionskarte auf.
ask-begin = Lose aus, wer anfängt.
ask-buy = Kauf bis zu 3 Waren zum Einkaufspreis. Jede kommt in dein Lagerhaus in einer Stadt, deren Markt sie zeigt.
ask-play_master = Wer „Lademeister“ hat, darf die Karte jetzt spielen und für 800 Gulden ohne Gebote einen freien Wagen übernehmen. Gefragt werden alle, die sie haben könnten, damit niemand erfährt, wer sie hat (2.9).
ask-play_axle = Wer „Achsbruch“ hat, darf die Karte jetzt spielen: Ein Wagen bewegt sich dann in dieser Runde nicht. Gefragt werden alle, die sie haben könnten, damit niemand erfährt, wer sie hat (2.9).
ask-play_sale = Wer „Sonderverkauf“ hat, darf die Karte jetzt spielen und eine Ware aus einem Lagerhaus für 800 Gulden verkaufen. Gefragt werden alle, die sie haben könnten, damit niemand erfährt, wer sie hat (2.9).
ask-play_bonus = Wer „Verkauf mit Bonus“ hat, darf die Karte jetzt spielen: Alle deine Waren auf Wagen { $wagon } bekommen dann den Bonus von { $city }. Gefragt werden alle, die sie haben könnten, damit niemand erfährt, wer sie hat (2.9).
ask-play_upkeep = Deine Stufe kostet { $cost } Gulden. Mit der Karte „Repräsentationskosten“ zahlst du stattdessen 400. Gefragt werden alle, die sie haben könnten, damit niemand erfährt, wer sie hat (2.9).
ask-bid = Biete geheim darum, Lademeister von Wagen { $wagon } in { $city } zu werden. Nur wer gewinnt, zahlt.
ask-master_load = Du bist Lademeister von Wagen { $wagon } in { $city } und darfst dort von einer Sorte insgesamt bis zu 3 Waren laden.
ask-propose = Du darfst auf Wagen { $wagon } in { $city } Waren laden, insgesamt bis zu 2. Schlag dem Lademeister vor, welche und zu welchem Preis.
ask-haggle =
    { $price ->
        [0] Für { $goods-and } auf Wagen { $wagon } verlangt der Lademeister nichts. Nimm an, schlag etwas anderes vor oder lade nichts.
       *[other] Für { $goods-and } auf Wagen { $wagon } verlangt der Lademeister zusammen { $price } Gulden. Nimm an, schlag etwas anderes vor oder lade nichts.
    }
ask-hear =
    { $price ->
        [0] { $guest } will { $goods-and } umsonst auf deinen Wagen { $wagon } laden. Was sagst du?
       *[other] { $guest } will { $goods-and } auf deinen Wagen { $wagon } laden und bietet zusammen { $price } Gulden. Was sagst du?
    }
ask-drive =
    { $driven ->
        [0] Spiel ein Bewegungsplättchen aus und bewege damit einen Wagen.
       *[other] Dein Plättchen ist gespielt. Mach weiter oder beende deinen Zug.
    }{ $purse ->
        [0] { "" }
        [one] { " " }Du hast 1 Zusatzpunkt.
       *[other] { " " }Du hast { $purse } Zusatzpunkte.
    }
ask-pick = Ein Wagen trifft den Kurier: Such dir eine Einflusskarte aus dem Stapel aus.
ask-point = Stell geheim deine zwei Zeiger ein. Jeder erhöht den Preis einer Ware um eine Stufe; ein Zeiger, den du nicht brauchst, bleibt auf dem Wappen.
ask-shift = Du darfst den Preis einer Ware um eine Stufe ändern.
ask-sell = Du darfst bis zu 5 Waren aus deinen Lagerhäusern zum Einkaufspreis verkaufen.
ask-open = Willst du eine Versteigerung eröffnen? Wer gewinnt, nimmt irgendeine der offenen Investitionskarten; wer ablehnt, ist in dieser Phase nicht mehr dabei.
ask-raise = { $leader } führt mit { $bid } Gulden. Wer gewinnt, nimmt irgendeine der offenen Investitionskarten. Erhöhst du?
ask-invest = Nimm eine der offenen Investitionskarten.
ask-borrow = Du bist gefallen und darfst einen Schuldschein nehmen: Er bringt 2000 Gulden und kostet später 2500. Solange du ihn hast, kannst du nicht aufsteigen.
ask-rise =
    { $left ->
        [0] Mit einem Schuldschein kannst du nicht aufsteigen. Ist der letzte zurückgezahlt, darfst du es sofort (9.3).
        [one] Du darfst noch 1 Stufe aufsteigen. Sie kostet { $cost } Gulden.
       *[other] Du darfst bis zu { $left } Stufen aufsteigen. Jede kostet { $cost } Gulden.
    }{ $left ->
        [0] { "" }
       *[other] { " " }{ ask-rise.card }
    }
    .card =
        { $cost ->
            [700] { ask-rise.dearer }
            [800] { ask-rise.dearer }
            [900] { ask-rise.dearer }
            [1000] { ask-rise.dearer }
            [1200] Auch mit der Karte „Sozialer Aufstieg“ kostet eine Stufe 1200.
           *[other] Mit der Karte „Sozialer Aufstieg“ kostet eine Stufe 1200 statt { $cost }.
        }
    .dearer = Die Karte „Sozialer Aufstieg“ lohnt sich noch nicht: Mit ihr kostet eine Stufe 1200.

asked-lay_out = Wo die Wagen stehen, wird ausgelost.
asked-send = Wo der Kurier steht, wird ausgelost.
asked-turn = Eine Investitionskarte wird aufgedeckt.
asked-begin = Wer anfängt, wird ausgelost.
asked-buy = { $who } kauft ein.
asked-play_master = { $who } darf „Lademeister“ spielen.
asked-play_axle = { $who } darf „Achsbruch“ spielen.
asked-play_sale = { $who } darf „Sonderverkauf“ spielen.
asked-play_bonus = { $who } darf „Verkauf mit Bonus“ spielen: Wagen { $wagon } in { $city }.
asked-play_upkeep = { $who } zahlt { $cost } Gulden Repräsentationskosten oder spielt die Karte „Repräsentationskosten“.
asked-bid = { $who } bietet geheim um Wagen { $wagon } in { $city }.
asked-master_load = { $who } darf als Lademeister auf Wagen { $wagon } in { $city } laden.
asked-propose = { $who } darf auf Wagen { $wagon } in { $city } laden und macht einen Vorschlag.
asked-haggle =
    { $price ->
        [0] { $who } darf { $goods-and } umsonst auf Wagen { $wagon } laden und überlegt.
       *[other] { $who } soll { $price } Gulden zahlen, um { $goods-and } auf Wagen { $wagon } zu laden, und überlegt.
    }
asked-hear =
    { $price ->
        [0] { $who } entscheidet, ob { $guest } { $goods-and } umsonst auf Wagen { $wagon } laden darf.
       *[other] { $who } entscheidet, ob { $guest } für { $price } Gulden { $goods-and } auf Wagen { $wagon } laden darf.
    }
asked-drive =
    { $driven ->
        [0] { $who } ist am Zug und bewegt einen Wagen.
       *[other] { $who } darf noch Zusatzpunkte und Kurierbewegungen nutzen.
    }
asked-pick = { $who } sucht sich eine Einflusskarte aus.
asked-point = { $who } stellt die Zeiger ein.
asked-shift = { $who } darf einen Preis ändern.
asked-sell = { $who } darf ab Lager verkaufen.
asked-open = { $who } darf die Versteigerung einer Investitionskarte eröffnen.
asked-raise = { $who } überlegt, ob mehr als die { $bid } Gulden von { $leader } drin sind.
asked-invest = { $who } nimmt eine Investitionskarte.
asked-borrow = { $who } darf einen Schuldschein nehmen.
asked-rise =
    { $left ->
        [0] { $who } hat einen Schuldschein und kann nicht aufsteigen, bevor er zurückgezahlt ist.
       *[other] { $who } darf aufsteigen; eine Stufe kostet { $cost } Gulden.
    }

## Was geschieht

event-laid_out = Die Wagen stehen zu Beginn in { $cities-and }.
event-sent = Der Kurier steht zu Beginn { $field-at }.
event-turned_up = Offen liegt jetzt: { $card }
    .more = , { $card }
event-began = { $who } fängt an.
event-round_began = Runde { $round } beginnt; zuerst kommt { $first }.
event-bought =
    { $goods-count ->
        [0] { $who } kauft nichts.
       *[other] { $who } kauft { $goods-and }.
    }
event-paid = { $who } zahlt { $sum } Gulden.
event-earned = { $who } bekommt { $sum } Gulden.
event-gave = { $who } zahlt { $sum } Gulden an { $to }.
event-played = { $who } spielt „{ $card }“.
event-picked = { $who } sucht sich die Einflusskarte „{ $card }“ aus.
    .hidden = { $who } sucht sich eine Einflusskarte aus.
event-commanded = { $who } ist jetzt Lademeister von Wagen { $wagon }.
event-bid = { $who } hat { $sum } Gulden geboten.
event-loaded = { $who } lädt { $goods-and } auf Wagen { $wagon }.
event-proposed =
    { $price ->
        [0] { $who } will { $goods-and } umsonst laden.
       *[other] { $who } will { $goods-and } laden und bietet { $price } Gulden.
    }
event-named =
    { $price ->
        [0] { $who } verlangt dafür nichts.
       *[other] { $who } verlangt dafür { $price } Gulden.
    }
event-refused = { $who } lehnt ab.
event-agreed =
    { $price ->
        [0] { $who } und { $guest } sind sich einig: { $goods-and } umsonst.
       *[other] { $who } und { $guest } sind sich einig: { $goods-and } für { $price } Gulden.
    }
event-blocked = { $who } blockiert Wagen { $wagon }: Er bewegt sich in dieser Runde nicht.
event-drove =
    { $steps ->
        [one] { $who } bewegt Wagen { $wagon } um 1 Feld { $field-to }.
       *[other] { $who } bewegt Wagen { $wagon } um { $steps } Felder { $field-to }.
    }
event-spent = { $who } verbraucht Plättchen { $tile } ohne Wirkung.
event-arrived = Wagen { $wagon } kommt in { $city } an.
event-rode = { $who } bewegt den Kurier { $field-to }.
event-pointed =
    { $goods-count ->
        [0] { $who } stellt keinen Zeiger auf eine Ware.
        [one] { $who } stellt einen Zeiger auf { $goods-sorts-and }.
       *[other] { $who } stellt die Zeiger auf { $goods-sorts-and }.
    }
event-priced = Neuer Preis für { $good }: { $buying } im Einkauf, { $selling } im Verkauf.
event-shifted = { $who } setzt mit „{ $card }“ den Preis für { $good } { $way }.
event-sold_off =
    { $goods-count ->
        [0] { $who } verkauft nichts ab Lager.
       *[other] { $who } verkauft ab Lager: { $goods }.
    }
event-sold_one = { $who } verkauft ab Lager: 1 { $good }.
event-counted = Ankunft Nummer { $arrivals }: Wagen { $wagon } wird in { $city } entladen.
event-sold = { $who } verkauft { $goods-and } von Wagen { $wagon }.
event-emptied = Wagen { $wagon } ist leer und wartet auf einen neuen Lademeister.
event-bonuses = Die Boni sind jetzt: { $bonuses }.
event-opened = { $who } eröffnet die Versteigerung mit { $sum } Gulden.
event-declined = { $who } eröffnet keine Versteigerung und ist nicht mehr dabei.
event-raised = { $who } erhöht auf { $sum } Gulden.
event-passed = { $who } passt.
event-invested = { $who } nimmt die Investitionskarte „{ $card }“.
event-kept = { $who } hält Stufe { $step }.
event-fell = { $who } kann die Stufe nicht halten und fällt auf Stufe { $step }.
event-borrowed = { $who } nimmt einen Schuldschein.
event-repaid = { $who } zahlt einen Schuldschein zurück.
event-rose = { $who } steigt auf Stufe { $step } auf; sie kostet { $step-cost } Gulden pro Runde.
event-ranked = { $who } belegt Platz { $place }.

## Die Wertung

line-debt =
    { $value ->
        [0] kein Schuldschein
        [one] 1 Schuldschein
       *[other] { $value } Schuldscheine
    }
line-status = Stufe { $value } der Ständetafel
line-money = { $value } Gulden

## Was man sehen kann

view-map = Landkarte
view-round = Runde
view-first = Startspieler
view-arrivals = Ankünfte
view-rise_cost = Kosten einer Stufe
view-prices = Preis
view-supply = Vorrat
view-bonus = Bonus
view-courier = Kurier
view-wagons = Wagen
view-wagons-at = Feld
view-wagons-came = Kommt von
view-wagons-master = Lademeister
view-wagons-is_blocked = Blockiert
view-wagons-has_arrived = Angekommen
view-wagons-beds = Ladung
view-investments = Investitionen
view-offer = Offene Investitionskarten
view-played = Gespielte Einflusskarten
view-pile = Einflusskarten im Stapel
view-players = Spieler
view-players-status = Stufe
view-players-notes = Schuldscheine
view-players-store = Lager
view-players-tiles = Plättchen
view-players-cards = Einflusskarten
view-players-money = Gulden
view-players-hand = Eigene Einflusskarten
view-players-seen = Im Stapel gesehen

## Die Variante „Absprachen“. Was zugesagt wird; -kind sagt, was die Summe dabei ist

promise-nothing = keine Zusage
    .kind = nothing
promise-bid-nothing = für Wagen { $n1 }: Gebot 0
    .kind = none
promise-agree = als Lademeister von Wagen { $n1 } bis zu 2 Waren laden lassen
    .kind = price
promise-no-axle = keinen „Achsbruch“ auf Wagen { $n1 } spielen
    .kind = none
promise-drive-into = Wagen { $n1 } mit dem nächsten Plättchen nach { $n2 } fahren
    .kind = none
promise-drive-over = Wagen { $n1 } mit dem nächsten Plättchen über { $n2 } Richtung { $n3 } fahren
    .kind = none
promise-leave-be = Wagen { $n1 } im nächsten Zug nicht bewegen
    .kind = none
promise-ride-to = den Kurier auf dieses Feld bewegen: { $n1 }
    .kind = none
promise-not-ride-to = den Kurier nicht auf dieses Feld bewegen: { $n1 }
    .kind = none
promise-shift-up = { $n1 } mit einem Kontor hinaufsetzen
    .kind = none
promise-shift-down = { $n1 } mit einem Kontor hinabsetzen
    .kind = none
promise-no-shift = { $n1 } mit keinem Kontor ändern
    .kind = none
promise-point = einen Zeiger auf { $n1 } stellen
    .kind = none
promise-no-point = keinen Zeiger auf { $n1 } stellen
    .kind = none
promise-bid-below = für Investitionskarten höchstens eine Summe bieten
    .kind = most
contract-number = { $n1 }.

verb-offer = Einen Vertrag anbieten
    .say = einen Vertrag anbieten. Gegeben: { event-offered.given }. Verlangt: { event-offered.asked }
verb-offer_none = Nichts anbieten
verb-accept = Einen Vertrag schließen
    .say = den Vertrag von { $maker } annehmen
verb-accept_none = Keinen Vertrag schließen
verb-counter = Ein Angebot ändern
    .say = das Angebot von { $maker } ändern
verb-consent = Den geänderten Vertrag annehmen
verb-reject = Darauf verzichten

arg-maker = Wessen Angebot
arg-money = Du gibst jetzt
arg-cards = Deine Karten, jetzt
arg-aside = Du legst für die Zusage der anderen Seite zurück
arg-promise = Du sagst zu
arg-limit = Preis oder Summe deiner Zusage
arg-asked_money = Du bekommst jetzt
arg-asked_cards = Du bekommst Karten, jetzt
arg-asked_aside = Die andere Seite legt für deine Zusage zurück
arg-asked_promise = Die andere Seite sagt zu
arg-asked_limit = Preis oder Summe ihrer Zusage

ask-offer = Du darfst { $turn } einen Vertrag anbieten.
ask-hear_offers = Dir werden Verträge angeboten. Nimm einen, ändere einen, oder nimm keinen.
ask-counter = Wie soll der Vertrag mit { $maker } lauten?
ask-reply = { $turn } ändert den Vertrag. Du bekommst: { event-offered.given }. Verlangt wird: { event-offered.asked }. Nimmst du ihn an?
asked-offer = { $who } darf { $turn } einen Vertrag anbieten.
asked-hear_offers = { $who } sieht sich die angebotenen Verträge an.
asked-counter = { $who } ändert das Angebot von { $maker }.
asked-reply = { $who } sieht sich den geänderten Vertrag von { $turn } an.

event-offered = { $who } bietet { $to } einen Vertrag an. Gegeben: { event-offered.given }. Verlangt: { event-offered.asked }
    .given =
        { $money ->
            [0] { "" }
           *[other] { $money } Gulden
        }{ $cards-count ->
            [0] { "" }
           *[other] { event-offered.before-cards }{ $cards }
        }{ $aside ->
            [0] { "" }
           *[other] { event-offered.before-aside }{ $aside } Gulden zurückgelegt
        }{ $promise-kind ->
            [nothing] { event-offered.or-nothing }
            [price] { event-offered.before-promise }Zusage: { $promise } für { $limit } Gulden
            [most] { event-offered.before-promise }Zusage: { $promise } ({ $limit } Gulden)
           *[other] { event-offered.before-promise }Zusage: { $promise }
        }
    .before-cards =
        { $money ->
            [0] { "" }
           *[other] { " · " }
        }
    .before-aside =
        { $money ->
            [0]
                { $cards-count ->
                    [0] { "" }
                   *[other] { " · " }
                }
           *[other] { " · " }
        }
    .before-promise =
        { $aside ->
            [0] { event-offered.before-aside }
           *[other] { " · " }
        }
    .or-nothing =
        { $money ->
            [0]
                { $cards-count ->
                    [0]
                        { $aside ->
                            [0] nichts
                           *[other] { "" }
                        }
                   *[other] { "" }
                }
           *[other] { "" }
        }
    .asked =
        { $asked_money ->
            [0] { "" }
           *[other] { $asked_money } Gulden
        }{ $asked_cards-count ->
            [0] { "" }
           *[other] { event-offered.asked-before-cards }{ $asked_cards }
        }{ $asked_aside ->
            [0] { "" }
           *[other] { event-offered.asked-before-aside }{ $asked_aside } Gulden zurückgelegt
        }{ $asked_promise-kind ->
            [nothing] { event-offered.asked-or-nothing }
            [price] { event-offered.asked-before-promise }Zusage: { $asked_promise } für { $asked_limit } Gulden
            [most] { event-offered.asked-before-promise }Zusage: { $asked_promise } ({ $asked_limit } Gulden)
           *[other] { event-offered.asked-before-promise }Zusage: { $asked_promise }
        }
    .asked-before-cards =
        { $asked_money ->
            [0] { "" }
           *[other] { " · " }
        }
    .asked-before-aside =
        { $asked_money ->
            [0]
                { $asked_cards-count ->
                    [0] { "" }
                   *[other] { " · " }
                }
           *[other] { " · " }
        }
    .asked-before-promise =
        { $asked_aside ->
            [0] { event-offered.asked-before-aside }
           *[other] { " · " }
        }
    .asked-or-nothing =
        { $asked_money ->
            [0]
                { $asked_cards-count ->
                    [0]
                        { $asked_aside ->
                            [0] nichts
                           *[other] { "" }
                        }
                   *[other] { "" }
                }
           *[other] { "" }
        }
event-accepted_none = { $who } schließt keinen Vertrag.
event-rejected = { $who } verzichtet darauf.
event-contracted = Vertrag { $number }: { $who } gibt { $to }: { event-offered.given }. Dafür: { event-offered.asked }
event-handed_over = { $who } gibt { $to }: { $cards }.
event-laid_aside = { $who } legt { $sum } Gulden zurück.
event-fulfilled = Vertrag { $number }: { $who } hat die Zusage gehalten ({ $promise }).
event-lapsed = Vertrag { $number }: Die Zusage von { $who } verfällt ({ $promise }).
event-released = { $who } bekommt die { $sum } Gulden, die in Vertrag { $number } zurückgelegt waren.

no-bound = Das erlaubt Vertrag { $contract } zwischen { $maker } und { $taker } nicht.
    .beyond = Vertrag { $contract } lässt nicht mehr zu.

view-contracts = Vertrag
view-contracts-number = Nummer
view-contracts-maker = Zwischen
view-contracts-promise = sagt zu
view-contracts-limit = Summe
view-contracts-aside = zurückgelegt
view-contracts-taker = und
view-contracts-asked_promise = sagt zu
view-contracts-asked_limit = Summe
view-contracts-asked_aside = zurückgelegt

## Was der Tisch vor dem Spiel wählt

option-map = Landkarte
option-map-single = A (ein Ausgang)
    .hint = Jede Stadt hat eine Straße, zum Abfahren und zum Ankommen. Gut für den Anfang.
option-map-multi = B (mehrere Ausgänge)
    .hint = Aus manchen Städten führen Straßen nach mehreren Seiten; es gibt mehr Wege zur Wahl.
option-start = Wagen beginnen in
option-start-any = Nach Los
    .hint = Der Zufall wählt eine der beiden Gruppen von drei Städten.
option-start-paris = Paris, Köln, Wien
    .hint = Die drei Wagen beginnen in Paris, Köln und Wien.
option-start-brugge = Brugge, Hamburg, Genova
    .hint = Die drei Wagen beginnen in Brugge, Hamburg und Genova.
option-agreements = Absprachen
option-agreements-no = Nein
    .hint = Verhandelt wird nur über das Beladen der Wagen.
option-agreements-yes = Ja
    .hint = Eine Variante: bindende Verträge über fast alles. Das Spiel dauert damit länger.
