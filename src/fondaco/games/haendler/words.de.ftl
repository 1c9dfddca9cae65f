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
    .effect = { $n1 } kommt beim Einkauf in dein Lagerhaus in { $n2 }. In einer Stadt, die diese Ware nicht anbietet, bringt sie den Bonus (3.2, 7.1).

## Wagen, Felder und Strecken. Die Felder einer Straße sind vom ersten der beiden Orte aus gezählt

wagon-number = { $n1 }
    .effect = Trägt bis zu 3 Waren einer Sorte für seinen Lademeister und bis zu 2 Waren für jeden anderen. Erreicht er eine Stadt, wird alles verkauft (4.5, 7.1).
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
        [one] { $n2 } bis { $n3 } (1 Feld)
       *[other] { $n2 } bis { $n3 } ({ $n1 } Felder)
    }
route-over = { $n2 } über { $n4 } bis { $n3 } ({ $n1 } Felder)
route-over-two = { $n2 } über { $n4 }, { $n5 } bis { $n3 } ({ $n1 } Felder)
route-over-three = { $n2 } über { $n4 }, { $n5 }, { $n6 } bis { $n3 } ({ $n1 } Felder)
tile-points = { $n1 }
points-tile = { $n1 }

## Karten

influence-free-loading = Kostenlose Beladung
    .effect = Beim Laden: bis zu 2 Waren umsonst auf einen Wagen laden; der Lademeister kann nicht ablehnen (4.9).
    .counted =
        { $count ->
            [one] Kostenlose Beladung
           *[other] { $count } × Kostenlose Beladung
        }
influence-broken-axle = Achsbruch
    .effect = Vor dem Fahren: Ein Wagen bewegt sich in dieser Runde nicht (5.1).
    .counted =
        { $count ->
            [one] Achsbruch
           *[other] { $count } × Achsbruch
        }
influence-special-sale = Sonderverkauf
    .effect = Nach den Preisen: eine Ware aus dem eigenen Lagerhaus für 800 Gulden verkaufen (6.5).
    .counted =
        { $count ->
            [one] Sonderverkauf
           *[other] { $count } × Sonderverkauf
        }
influence-sale-with-bonus = Verkauf mit Bonus
    .effect = Vor dem Verkauf eines Wagens: Alle eigenen Waren darauf bekommen den Bonus der Stadt (7.2).
    .counted =
        { $count ->
            [one] Verkauf mit Bonus
           *[other] { $count } × Verkauf mit Bonus
        }
influence-social-rise = Sozialer Aufstieg
    .effect = Beim Aufstieg: eine Stufe für 1200 Gulden, was auch immer sie sonst kostet (9.5).
    .counted =
        { $count ->
            [one] Sozialer Aufstieg
           *[other] { $count } × Sozialer Aufstieg
        }
influence-wagon-master = Lademeister
    .effect = Vor den Geboten: für 800 Gulden Lademeister eines freien Wagens werden (4.2).
    .counted =
        { $count ->
            [one] Lademeister
           *[other] { $count } × Lademeister
        }
influence-upkeep = Repräsentationskosten
    .effect = Beim Bezahlen der eigenen Stufe: 400 Gulden statt ihrer Kosten (9.2).
    .counted =
        { $count ->
            [one] Repräsentationskosten
           *[other] { $count } × Repräsentationskosten
        }
investment-bargain-purchase = Günstiger Einkauf
    .effect = Jeder Einkauf: 1 bis 3 Waren kosten zusammen 100 Gulden (3.5).
investment-cartwright = Wagnerei
    .effect = Jedes Mal beim Fahren: 1 Zusatzschritt für irgendeinen Wagen (5.8).
investment-great-cartwright = Große Wagnerei
    .effect = Jedes Mal beim Fahren: 2 Zusatzschritte für irgendwelche Wagen (5.8).
investment-courier = Kurier
    .effect = Jedes Mal beim Fahren: den Kurier 1 Feld bewegen (5.9).
investment-express-courier = Express-Kurier
    .effect = Jedes Mal beim Fahren: den Kurier 1 oder 2 Felder bewegen (5.9).
investment-counting-house = Kontor
    .effect = Jede Runde: den Preis einer Ware um eine Stufe hinauf- oder hinabsetzen (6.3).
investment-great-counting-house = Großes Kontor
    .effect = Jede Runde: einen Preis um eine Stufe ändern, auch von ganz oben nach ganz unten und umgekehrt (6.3).
investment-warehouse-sale = Lagerverkauf
    .effect = Jede Runde: bis zu 5 Waren aus den Lagerhäusern zum Einkaufspreis verkaufen (6.4).

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
    .effect = Kostet { $n2 } Gulden pro Runde. Wer am Ende ohne Schulden am höchsten steht, gewinnt (9.1, 10.2).
price-pair = { $n1 }/{ $n2 }
    .effect = Der Einkauf kostet { $n1 } Gulden, eine Ware, die ankommt, bringt { $n2 } (1.4).
look-number = { $n1 }.
moment-buying = vor dem Einkauf anderer
moment-masters = vor dem „Lademeister“ anderer
moment-office = vor den Geboten um einen Wagen
moment-loading = vor dem Beladen eines Wagens
moment-axles = vor dem „Achsbruch“ anderer
moment-driving = vor der Fahrt anderer
moment-wheels = vor dem Stellen der Zeiger
moment-houses = vor dem Kontor anderer
moment-opening = vor jeder Versteigerung
moment-rising = vor dem Aufstieg anderer

## Wozu jede Art von Ding gut ist

effect-city = Wagen, die hier ankommen, werden verkauft; der Markt bietet drei Waren, für die anderen drei gibt es den Bonus (1.1, 7.1).
effect-good = Billig einkaufen, auf einen Wagen laden und verkaufen, wo der Wagen ankommt (3.1, 7.1).
effect-field = Hier stehen Wagen und Kurier. Wer beide zusammenführt, nimmt eine Einflusskarte (5.10).
effect-route = Ein Weg für einen Wagen: nur vorwärts, nie durch eine Stadt oder auf einen anderen Wagen (5.3 bis 5.5).
effect-points = Bewegt einen Wagen so viele Felder; danach liegt es umgedreht, bis alle vier es tun (5.2).
effect-tile = Bewegt einen Wagen so viele Felder; danach liegt es umgedreht, bis alle vier es tun (5.2).
effect-map = Die Straßen zwischen den Städten (1.2).
effect-flag = Ob es so ist.
effect-layout = Wo die Wagen am Anfang stehen (2.2).
effect-way = Wohin der Preis geht (6.3).
effect-moment = Wann du nach Angeboten gefragt wirst (11.3).
effect-look = Was im Stapel lag, als du eine Karte genommen hast (2.7).
effect-promise = Bindend: Was sie bricht, ist nicht erlaubt (11.6).
effect-contract = Gilt, bis seine Zusagen gehalten oder verfallen sind (11.7).

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
    .chip = { $goods-and } kaufen
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
verb-propose = Angebot machen
    .say =
        { $price ->
            [0] { $goods-and } umsonst laden wollen
           *[other] { $price } Gulden dafür bieten, { $goods-and } zu laden
        }
    .chip =
        { $price ->
            [0] Umsonst laden wollen
           *[other] { $price } Gulden bieten
        }
verb-leave = Nichts laden
verb-quote = Preise nennen
    .say = { $one } Gulden für eine Ware verlangen, { $two } für zwei
verb-take_quoted = Zum Preis laden
    .say = { $goods-and } zum genannten Preis laden
verb-take = Preis annehmen
verb-load_free = „Kostenlose Beladung“ spielen
    .say = mit „Kostenlose Beladung“ { $goods-and } laden
verb-agree = Zustimmen
verb-refuse = Ablehnen
verb-name = Einen anderen Preis verlangen
    .chip = { $price } Gulden verlangen
    .say = { $price } Gulden verlangen
verb-drive = Einen Wagen bewegen
    .chip = Hierhin fahren
    .say = mit Plättchen { $tile } fahren: { $route }
verb-spend = Ein Plättchen ohne Fahrt abgeben
    .say = Plättchen { $tile } abgeben: Es bewegt keinen Wagen
verb-push = Zusatzschritte nutzen
    .chip = Hierhin fahren
    .say = mit Zusatzschritten fahren: { $route }
verb-ride = „Kurier“: den Kurier 1 Feld bewegen
    .chip = Hierhin reiten
    .say = den Kurier { $field-to } bewegen
verb-ride_far = „Express-Kurier“: den Kurier bis zu 2 Felder bewegen
    .chip = Hierhin reiten
    .say = den Kurier { $field-to } bewegen (Express-Kurier)
verb-end = Zug beenden
verb-pick = Einflusskarte aussuchen
    .chip = „{ $card }“ nehmen
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
    .chip = „{ $card }“ nehmen
    .say = „{ $card }“ nehmen
verb-pay = Die Kosten zahlen
verb-spare = „Repräsentationskosten“ spielen (400 Gulden)
verb-borrow = Schuldschein nehmen (bringt 2000 Gulden)
verb-repay = Schuldschein zurückzahlen (2500 Gulden)
verb-rise = Eine Stufe aufsteigen
verb-rise_by_card = „Sozialer Aufstieg“ spielen: eine Stufe für 1200 Gulden
verb-stop = Auf dieser Stufe bleiben

arg-thing = Gelost
arg-goods = Waren
arg-wagon = Wagen
arg-good = Ware
arg-bid = Gebot
arg-count = Wie viele Waren
arg-price = Preis
arg-one = Für eine Ware
arg-two = Für zwei Waren
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
ask-buy =
    { $of ->
        [1] { "" }
       *[other] Einkauf { $nth } von { $of }:{ " " }
    }Kauf bis zu 3 Waren. Jede kommt dort ins Lager, wo der Markt sie zeigt.
ask-play_master = „Lademeister“ jetzt spielen? Damit übernimmst du für 800 Gulden ohne Gebote einen freien Wagen. Gefragt werden alle, die die Karte haben könnten, damit niemand erfährt, wer sie hat (2.9).
ask-play_axle = „Achsbruch“ jetzt spielen? Ein Wagen bewegt sich dann in dieser Runde nicht. Gefragt werden alle, die die Karte haben könnten, damit niemand erfährt, wer sie hat (2.9).
ask-play_sale = „Sonderverkauf“ jetzt spielen? Du verkaufst eine Ware aus einem Lagerhaus für 800 Gulden. Gefragt werden alle, die die Karte haben könnten, damit niemand erfährt, wer sie hat (2.9).
ask-play_bonus = „Verkauf mit Bonus“ jetzt spielen? Deine Waren auf Wagen { $wagon } bekommen den Bonus von { $city }. Gefragt werden alle, die die Karte haben könnten, damit niemand erfährt, wer sie hat (2.9).
ask-play_upkeep = Deine Stufe kostet { $cost } Gulden, mit der Karte „Repräsentationskosten“ nur 400. Gefragt werden alle, die die Karte haben könnten, damit niemand erfährt, wer sie hat (2.9).
ask-bid = Biete geheim darum, Lademeister von Wagen { $wagon } in { $city } zu werden. Nur wer gewinnt, zahlt.
ask-master_load = Belade deinen Wagen { $wagon } in { $city }: eine Sorte, insgesamt bis zu 3 Waren.
ask-propose = Bis zu 2 Waren auf Wagen { $wagon } in { $city } laden? Sag { $master }, welche und was du zahlst.
ask-quote = Was kostet Gäste ein Platz auf deinem Wagen { $wagon } in { $city }? Nenn jetzt Preise, oder pass und warte auf Angebote.
ask-quoted = Wagen { $wagon } in { $city }: { $master } will { $one } Gulden für eine Ware, { $two } für zwei. Laden, weniger bieten oder nichts?
ask-haggle =
    { $price ->
        [0] { $goods-and } auf Wagen { $wagon }: { $master } will nichts dafür. Nimmst du an?
       *[other] { $goods-and } auf Wagen { $wagon }: { $master } will { $price } Gulden dafür. Annehmen, weniger bieten oder nichts?
    }
ask-hear =
    { $price ->
        [0] { $guest } will { $goods-and } umsonst auf deinen Wagen { $wagon } laden. Einverstanden?
       *[other] { $guest } bietet { $price } Gulden, um { $goods-and } auf deinen Wagen { $wagon } zu laden. Einverstanden?
    }
ask-drive =
    { $driven ->
        [0] Spiel ein Bewegungsplättchen aus und bewege damit einen Wagen.
       *[other] Dein Plättchen ist gespielt. Mach weiter oder beende deinen Zug.
    }{ $purse ->
        [0] { "" }
        [one] { " " }Du hast 1 Zusatzschritt.
       *[other] { " " }Du hast { $purse } Zusatzschritte.
    }
ask-pick = Ein Wagen trifft den Kurier: Such dir eine Einflusskarte aus dem Stapel aus.
ask-point = Stell geheim zwei Zeiger: Jeder erhöht einen Preis um eine Stufe, über 1000 fällt er nach unten. Du darfst auch einen oder beide ungenutzt lassen.
ask-shift = Du darfst den Preis einer Ware um eine Stufe ändern.
ask-sell = Du darfst bis zu 5 Waren aus deinen Lagerhäusern zum Einkaufspreis verkaufen.
ask-open = Eine der offenen Investitionskarten versteigern? Wer ablehnt, ist in dieser Phase draußen.
ask-raise = { $leader } führt mit { $bid } Gulden. Erhöhst du? Wer gewinnt, sucht sich eine der offenen Karten aus.
ask-invest = Nimm eine der offenen Investitionskarten.
ask-borrow =
    { $last ->
        [0] Du bist gefallen. Einen Schuldschein nehmen? Er bringt 2000 Gulden, kostet später 2500, und bis dahin steigst du nicht auf.
       *[other] Du bist gefallen. Das Spiel endet mit dieser Runde: Mit einem Schuldschein stehst du hinter allen, die keinen haben. Trotzdem einen nehmen?
    }
ask-rise =
    { $left ->
        [0] Mit einem Schuldschein kannst du nicht aufsteigen. Ist der letzte zurückgezahlt, darfst du es sofort (9.3).
       *[other] { ask-rise.steps }
    }{ $left ->
        [0] { "" }
       *[other] { ask-rise.card }
    }
    .steps =
        { $paid ->
            [0] Eine Stufe aufzusteigen kostet { $cost } Gulden, so viel hast du nicht.
            [one] 1 Stufe aufsteigen, für { $cost } Gulden?
           *[other] Bis zu { $paid } Stufen aufsteigen, jede für { $cost } Gulden?
        }
    .card =
        { $cost ->
            [700] { "" }
            [800] { "" }
            [900] { "" }
            [1000] { "" }
            [1200] { "" }
           *[other] { " " }Wer „Sozialer Aufstieg“ hat, zahlt damit 1200.
        }

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
asked-quote = { $who } darf Preise für Wagen { $wagon } in { $city } nennen.
asked-quoted = { $who } darf Wagen { $wagon } in { $city } beladen: Eine Ware kostet { $one } Gulden, zwei kosten { $two }.
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
event-quoted = { $who } nennt Preise für Wagen { $wagon }: { $one } Gulden für eine Ware, { $two } für zwei.
event-proposed =
    { $price ->
        [0] { $who } will bei { $to } { $goods-and } umsonst laden.
       *[other] { $who } will { $goods-and } laden und bietet { $to } { $price } Gulden.
    }
event-named =
    { $price ->
        [0] { $who } verlangt von { $to } nichts dafür.
       *[other] { $who } verlangt von { $to } { $price } Gulden dafür.
    }
event-refused = { $who } lehnt das Angebot von { $to } ab.
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
event-spent = { $who } gibt Plättchen { $tile } ab: Es bewegt keinen Wagen.
event-arrived = Wagen { $wagon } kommt in { $city } an.
event-rode = { $who } bewegt den Kurier { $field-to }.
event-pointed =
    { $goods-count ->
        [0] { $who } stellt keinen Zeiger auf eine Ware.
        [one] { $who } stellt einen Zeiger auf { $goods-sorts-and }.
       *[other] { $who } stellt die Zeiger auf { $goods-sorts-and }.
    }
event-priced = Neuer Preis für { $good }: { $buying } im Einkauf, { $selling } im Verkauf.
event-shifted = { $who } ändert mit „{ $card }“ den Preis für { $good }.
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
event-ranked =
    { $place ->
        [1] { $who } gewinnt.
       *[other] { $who } belegt Platz { $place }.
    }

## Die Wertung

line-debt =
    { $value ->
        [0] kein Schuldschein
        [one] 1 Schuldschein
       *[other] { $value } Schuldscheine
    }
    .name = Schuldscheine
    .cell =
        { $value ->
            [0] keine
           *[other] { $value }
        }
line-status = Stufe { $value } der Ständetafel
    .name = Stufe der Ständetafel
    .won = Auf Stufe { $value } der Ständetafel.
line-money = { $value } Gulden
    .name = Gulden
line-cards =
    { $value ->
        [one] 1 Einflusskarte
       *[other] { $value } Einflusskarten
    }
    .name = Einflusskarten
line-investments =
    { $value ->
        [one] 1 Investitionskarte
       *[other] { $value } Investitionskarten
    }
    .name = Investitionskarten

## Wie alle stehen, und wie nah das Ende ist

tally = von 8 Stufen
clock-arrivals = { $value } von { $goal } Ankünften
    .near = { $value } von { $goal } Wagen sind angekommen: Die Runde, in der der letzte ankommt, ist die letzte.
clock-last = { $value } von { $goal } Ankünften
    .near = { $value } von { $goal } Wagen sind angekommen: Dies ist die letzte Runde.
statistic-earned = Verdiente Gulden
statistic-paid = Bezahlte Gulden
statistic-sales = Verkäufe vom Wagen
statistic-steps = Felder mit Wagen gefahren

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
view-players-speaks = Macht Angebote

## Die Variante „Absprachen“. Was zugesagt wird; -kind sagt, was die Summe dabei ist

promise-nothing = keine Zusage
    .kind = nothing
promise-bid-nothing = für Wagen { $n1 } 0 bieten
    .kind = none
promise-agree = bis zu 2 Waren auf Wagen { $n1 } laden lassen
    .kind = price
promise-no-axle = keinen „Achsbruch“ auf Wagen { $n1 } spielen
    .kind = none
promise-drive-into = Wagen { $n1 } mit dem nächsten Plättchen nach { $n2 } fahren
    .kind = none
promise-drive-over = Wagen { $n1 } mit dem nächsten Plättchen über { $n2 } Richtung { $n3 } fahren
    .kind = none
promise-leave-be = Wagen { $n1 } im nächsten Zug nicht bewegen
    .kind = none
promise-ride-to = den Kurier zum Feld „{ $n1 }“ bewegen
    .kind = none
promise-not-ride-to = den Kurier nicht zum Feld „{ $n1 }“ bewegen
    .kind = none
promise-shift-up = { $n1 } mit einem Kontor hinaufsetzen
    .kind = none
promise-shift-down = { $n1 } mit einem Kontor hinabsetzen
    .kind = none
promise-no-shift = { $n1 } mit keinem Kontor ändern
    .kind = none
promise-point = { $n1 } mit einem Zeiger erhöhen
    .kind = none
promise-no-point = keinen Zeiger auf { $n1 } stellen
    .kind = none
promise-bid-below = für Investitionskarten nur bis zu einer Summe bieten
    .kind = most
contract-number = { $n1 }.

verb-offer = Einen Vertrag anbieten
    .say = einen Vertrag anbieten: { event-offered.given }; im Gegenzug: { event-offered.asked }
verb-offer_none = Diesmal nichts
verb-hush = Hier nicht mehr fragen
verb-speak = Nach Angeboten gefragt werden
    .say = { $moment } nach Angeboten gefragt werden
verb-approach = Jemandem einen Vertrag anbieten
    .say = { $taker } einen Vertrag anbieten
verb-accept = Einen Vertrag schließen
    .say = den Vertrag von { $maker } annehmen
verb-accept_none = Keinen Vertrag schließen
verb-counter = Ein Angebot ändern
    .say = das Angebot von { $maker } ändern
verb-change = Etwas anderes vorschlagen
verb-consent = Vertrag annehmen
verb-reject = Ablehnen

arg-maker = Wessen Angebot
arg-taker = Handelspartner
arg-moment = Zeitpunkt
arg-money = Du zahlst jetzt
arg-cards = Deine Karten, jetzt
arg-aside = Erst wenn die Zusage gehalten ist
arg-promise = Du sagst zu
arg-limit = Preis oder Summe deiner Zusage
arg-asked_money = Du bekommst jetzt
arg-asked_cards = Du bekommst Karten, jetzt
arg-asked_aside = Erst wenn du deine Zusage hältst
arg-asked_promise = Die andere Seite sagt zu
arg-asked_limit = Preis oder Summe ihrer Zusage

ask-offer = Du wolltest { $moment } gefragt werden: Was bietest du { $turn } an?
ask-hear_offers = Dir werden Verträge angeboten. Nimm einen, ändere einen, oder nimm keinen.
ask-counter = Worauf würdest du dich mit { $taker } lieber einigen?
ask-approach = Was bietest du { $taker } an, und was willst du dafür?
ask-reply = { $turn } bietet dir einen Vertrag an: { $turn } will { event-offered.given }; du sollst { event-offered.asked }. Nimmst du an?
asked-offer = { $who } darf { $turn } etwas anbieten.
asked-hear_offers = { $who } sieht sich die angebotenen Verträge an.
asked-counter = { $who } ändert das Angebot von { $taker }.
asked-approach = { $who } setzt ein Angebot für { $taker } auf.
asked-reply = { $who } überlegt, ob der Vertrag von { $turn } passt.

event-offered = { $who } bietet { $to } einen Vertrag an: { $who } will { event-offered.given }; { $to } soll { event-offered.asked }.
    .given =
        { $money ->
            [0] { "" }
           *[other] { $money } Gulden zahlen
        }{ $cards-count ->
            [0] { "" }
           *[other] { event-offered.before-cards }{ $cards } abgeben
        }{ $aside ->
            [0] { "" }
           *[other] { event-offered.before-aside }nach gehaltener Zusage { $aside } Gulden zahlen
        }{ $promise-kind ->
            [nothing] { event-offered.or-nothing }
            [price] { event-offered.before-promise }zusagen: { $promise }, für { $limit } Gulden
            [most] { event-offered.before-promise }zusagen: für eine Investitionskarte höchstens { $limit } Gulden bieten
           *[other] { event-offered.before-promise }zusagen: { $promise }
        }
    .before-cards =
        { $money ->
            [0] { "" }
           *[other] { " und " }
        }
    .before-aside =
        { $money ->
            [0]
                { $cards-count ->
                    [0] { "" }
                   *[other] { " und " }
                }
           *[other] { " und " }
        }
    .before-promise =
        { $aside ->
            [0] { event-offered.before-aside }
           *[other] { " und " }
        }
    .or-nothing =
        { $money ->
            [0]
                { $cards-count ->
                    [0]
                        { $aside ->
                            [0] nichts geben
                           *[other] { "" }
                        }
                   *[other] { "" }
                }
           *[other] { "" }
        }
    .asked =
        { $asked_money ->
            [0] { "" }
           *[other] { $asked_money } Gulden zahlen
        }{ $asked_cards-count ->
            [0] { "" }
           *[other] { event-offered.asked-before-cards }{ $asked_cards } abgeben
        }{ $asked_aside ->
            [0] { "" }
           *[other] { event-offered.asked-before-aside }nach gehaltener Zusage { $asked_aside } Gulden zahlen
        }{ $asked_promise-kind ->
            [nothing] { event-offered.asked-or-nothing }
            [price] { event-offered.asked-before-promise }zusagen: { $asked_promise }, für { $asked_limit } Gulden
            [most] { event-offered.asked-before-promise }zusagen: für eine Investitionskarte höchstens { $asked_limit } Gulden bieten
           *[other] { event-offered.asked-before-promise }zusagen: { $asked_promise }
        }
    .asked-before-cards =
        { $asked_money ->
            [0] { "" }
           *[other] { " und " }
        }
    .asked-before-aside =
        { $asked_money ->
            [0]
                { $asked_cards-count ->
                    [0] { "" }
                   *[other] { " und " }
                }
           *[other] { " und " }
        }
    .asked-before-promise =
        { $asked_aside ->
            [0] { event-offered.asked-before-aside }
           *[other] { " und " }
        }
    .asked-or-nothing =
        { $asked_money ->
            [0]
                { $asked_cards-count ->
                    [0]
                        { $asked_aside ->
                            [0] nichts geben
                           *[other] { "" }
                        }
                   *[other] { "" }
                }
           *[other] { "" }
        }
event-accepted_none = { $who } schließt keinen Vertrag.
event-spoke_up = { $who } will { $moment } Angebote machen.
event-hushed = { $who } macht { $moment } keine Angebote mehr.
event-rejected = { $who } lehnt ab.
event-contracted = Vertrag { $number } gilt: { $who } soll { event-offered.given }; { $to } soll { event-offered.asked }.
event-handed_over = { $who } gibt { $to }: { $cards }.
event-laid_aside = { $who } legt { $sum } Gulden zurück, bis die Zusage gehalten ist.
event-fulfilled = Vertrag { $number }: { $who } hat Wort gehalten ({ $promise }).
event-lapsed = Vertrag { $number }: Die Zusage von { $who } verfällt ({ $promise }).
event-released = { $who } bekommt die { $sum } Gulden, die für Vertrag { $number } zurückgelegt waren.

no-bound = Das erlaubt Vertrag { $contract } zwischen { $maker } und { $taker } nicht.
    .beyond = Vertrag { $contract } lässt nicht mehr zu.
no-3-1 = Ein Einkauf sind höchstens 3 Waren, und du musst sie bezahlen können.
no-3-3 = So viel liegt von dieser Sorte nicht im Vorrat.
no-3-5 = „Günstiger Einkauf“ kostet 100 Gulden, und die hast du nicht.
no-4-2 = Übernehmen kann man nur einen Wagen, der leer und ohne Lademeister in einer Stadt steht, für 800 Gulden.
no-4-3 = Geboten wird in ganzen Hundertern, und nicht mehr, als du hast.
no-4-5 = Als Lademeister lädst du bis zu 3 Waren einer Sorte aus deinem Lagerhaus hier, und keine, die andere auf dem Wagen haben.
no-4-6 = Ein Gast lädt 1 oder 2 Waren aus dem Lagerhaus hier, und keine von der Sorte des Lademeisters.
no-4-7 = Preise sind ganze Hunderter bis 5000; zahlen kannst du nur, was du hast.
no-4-9 = „Kostenlose Beladung“ lädt 1 oder 2 Waren aus deinem Lagerhaus hier, und keine von der Sorte des Lademeisters.
no-5-1 = „Achsbruch“ gilt einem Wagen, der noch nicht blockiert ist.
no-5-2 = Dieses Plättchen liegt umgedreht.
no-5-3 = Wagen fahren auf der Straße vorwärts und kehren nie um.
no-5-6 = Mit diesem Plättchen kommt der Wagen nicht dorthin, oder er darf jetzt nicht fahren.
no-5-8 = Deine Zusatzschritte bringen keinen Wagen dorthin.
no-5-9 = Dorthin kann der Kurier nicht: 1 Feld, mit dem Express-Kurier 2, und in keine Stadt.
no-5-10 = Diese Karte liegt nicht mehr im Stapel.
no-5-12 = Spiel zuerst ein Plättchen, dann beende den Zug.
no-6-1 = Du hast zwei Zeiger.
no-6-3 = Nur das Große Kontor setzt einen Preis über das Ende der Tafel hinaus.
no-6-4 = Verkaufen kannst du bis zu 5 Waren, die in deinen Lagerhäusern liegen.
no-6-5 = Dort hast du keine solche Ware im Lagerhaus.
no-7-2 = Du hast die Karte „Verkauf mit Bonus“ nicht.
no-8-2 = Biete mindestens 100 mehr als das letzte Gebot, in ganzen Hundertern, und nicht mehr, als du hast.
    .card = Nehmen kannst du nur eine Karte, die offen liegt.
no-9-1 = Das kann jetzt nicht gezahlt werden.
no-9-2 = Für die Karte „Repräsentationskosten“ brauchst du 400 Gulden.
no-9-3 = Mit einem Schuldschein kannst du nicht aufsteigen: Zahl ihn zuerst zurück.
no-9-4 = Für eine weitere Stufe reicht dein Geld nicht.
no-9-5 = Mit einem Schuldschein darfst du „Sozialer Aufstieg“ nicht spielen.
no-11-3 = Das steht in diesen Gesprächen nicht offen.
no-11-4 = Ein Vertrag gibt etwas, verlangt höchstens 5000 Gulden, und Geld liegt nur für eine Zusage zurück.
no-11-5 = Diese Zusage kann nichts mehr bewirken.
no-11-6 = Dagegen steht eine Zusage.

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

## Woran man sieht, wie jemand steht, in Tipps und Rückschauen

feature-status = Stufe der Leiter
    .more = eine höhere Stufe
    .less = eine niedrigere Stufe
feature-upkeep = noch fälliger Unterhalt
    .more = mehr Unterhalt vor sich
    .less = weniger Unterhalt vor sich
feature-money = Gulden auf der Hand
    .more = mehr Gulden auf der Hand
    .less = weniger Gulden auf der Hand
feature-debt = Schuldscheine
    .more = mehr Schulden
    .less = weniger Schulden
feature-cargo = Fracht unterwegs
    .more = wertvollere Fracht unterwegs
    .less = weniger wertvolle Fracht unterwegs
feature-stock = Waren in den Lagerhäusern
    .more = mehr Wert in den Lagerhäusern
    .less = weniger Wert in den Lagerhäusern
feature-cards = Einflusskarten
    .more = mehr Einflusskarten
    .less = weniger Einflusskarten
feature-rises = Karten „Sozialer Aufstieg“
    .more = mehr Karten „Sozialer Aufstieg“
    .less = weniger Karten „Sozialer Aufstieg“
feature-investments = Ertrag der Investitionen
    .more = mehr Einnahmen aus Investitionen
    .less = weniger Einnahmen aus Investitionen
coin = { $value } Gulden

## Was man am Tisch sagt

phrase-who_drives = Wer fährt nach { $city }?
phrase-would_give = Ich gäbe { $price } Gulden dafür.
phrase-raise_price = Treiben wir den Preis für { $good } hoch?
phrase-too_dear = Das ist mir zu teuer.
