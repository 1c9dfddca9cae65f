### Doge auf Deutsch. Der Wert eines Dings ist sein bloßer Name; seine Attribute sind, was Sätze davon brauchen.

## Felder: sechs Stadtteile und die Quarantia

field-cannaregio = Cannaregio
    .nom = Cannaregio
    .in = in Cannaregio
    .to = nach Cannaregio
    .from = von Cannaregio
    .tie = aus Cannaregio hinaus oder nach Cannaregio hinein
field-castello = Castello
    .nom = Castello
    .in = in Castello
    .to = nach Castello
    .from = von Castello
    .tie = aus Castello hinaus oder nach Castello hinein
field-dorsoduro = Dorsoduro
    .nom = Dorsoduro
    .in = in Dorsoduro
    .to = nach Dorsoduro
    .from = von Dorsoduro
    .tie = aus Dorsoduro hinaus oder nach Dorsoduro hinein
field-san-marco = San Marco
    .nom = San Marco
    .in = in San Marco
    .to = nach San Marco
    .from = von San Marco
    .tie = aus San Marco hinaus oder nach San Marco hinein
field-san-polo = San Polo
    .nom = San Polo
    .in = in San Polo
    .to = nach San Polo
    .from = von San Polo
    .tie = aus San Polo hinaus oder nach San Polo hinein
field-santa-croce = Santa Croce
    .nom = Santa Croce
    .in = in Santa Croce
    .to = nach Santa Croce
    .from = von Santa Croce
    .tie = aus Santa Croce hinaus oder nach Santa Croce hinein
field-quarantia = Quarantia
    .nom = die Quarantia
    .in = in der Quarantia
    .to = in die Quarantia
    .from = aus der Quarantia
    .tie = von einem Stadtteil in einen anderen

## Berater nach ihrem Heimatfeld

advisor-cannaregio = Berater von Cannaregio
    .nom = der Berater von Cannaregio
    .acc = den Berater von Cannaregio
    .short = Cannaregio
advisor-castello = Berater von Castello
    .nom = der Berater von Castello
    .acc = den Berater von Castello
    .short = Castello
advisor-dorsoduro = Berater von Dorsoduro
    .nom = der Berater von Dorsoduro
    .acc = den Berater von Dorsoduro
    .short = Dorsoduro
advisor-san-marco = Berater von San Marco
    .nom = der Berater von San Marco
    .acc = den Berater von San Marco
    .short = San Marco
advisor-san-polo = Berater von San Polo
    .nom = der Berater von San Polo
    .acc = den Berater von San Polo
    .short = San Polo
advisor-santa-croce = Berater von Santa Croce
    .nom = der Berater von Santa Croce
    .acc = den Berater von Santa Croce
    .short = Santa Croce
advisor-i = Berater I der Quarantia
    .nom = Berater I der Quarantia
    .acc = Berater I der Quarantia
    .short = I
advisor-ii = Berater II der Quarantia
    .nom = Berater II der Quarantia
    .acc = Berater II der Quarantia
    .short = II
advisor-iii = Berater III der Quarantia
    .nom = Berater III der Quarantia
    .acc = Berater III der Quarantia
    .short = III

## Stimmmarken nach ihrem Wert

token-0 = 0
token-1 = 1
token-2 = 2
token-3 = 3

## Was man antworten kann

verb-turn = Eine Karte aufdecken
    .say = „{ $thing }“ aufdecken
verb-place = Stimmen setzen
    .say = { $tokens } { $field-to } legen
verb-take = Berater nehmen
    .say = { $advisor-acc } nehmen und { $to-to } stellen
verb-waive = Auf Berater verzichten
    .say = auf { $advisor-acc } verzichten
verb-put = Häuser setzen
    .say = { $count ->
        [0] kein Haus setzen
        [one] ein Haus setzen
       *[other] { $count } Häuser setzen
    }
verb-move = Ein Haus versetzen
    .say = ein Haus { $source-from } { $target-to } versetzen
verb-stop = Kein Haus mehr versetzen
verb-build = Einen Palazzo bauen
verb-keep = Nichts bauen

arg-thing = Karte
arg-field = Feld
arg-tokens = Marken
arg-count = Häuser
arg-source = Von
arg-target = Nach
arg-advisor = Berater
arg-to = Auf das Feld

## Was gefragt ist: von dir und von jemand anderem

ask-turn = Decke eine Reihenfolgekarte auf.
ask-place = Setzrunde { $step } von { $steps }: Wähle geheim ein Feld und 1 bis 4 deiner Marken.
ask-spoils = Du hast { $field-nom } gewonnen: Entscheide über den Berater und setze Häuser. Was zuerst kommt, bestimmst du.
ask-decide = Entscheide über den Berater { $field-from }: Nimm ihn, oder verzichte auf ihn und versetze ein Haus, wenn du magst.
ask-put =
    { $most ->
        [one] Du darfst ein Haus { $field-to } setzen.
       *[other] Du darfst bis zu { $most } Häuser { $field-to } setzen.
    }
ask-move =
    { $left ->
        [one] Du darfst eines deiner Häuser versetzen: { $home-tie }.
       *[other] Du darfst bis zu { $left } deiner Häuser versetzen, jedes { $home-tie }.
    }
ask-build = Du darfst { $field-in } einen Palazzo bauen. Er kostet { $cost } Häuser.
ask-council = Entscheide über einen Berater der Quarantia: Nimm ihn, oder verzichte auf ihn und versetze ein Haus, wenn du magst.

asked-turn = Eine Reihenfolgekarte wird aufgedeckt.
asked-place = { $who } überlegt, wohin die Stimmen sollen (Setzrunde { $step } von { $steps }).
asked-spoils = { $who } hat { $field-nom } gewonnen und entscheidet über Berater und Häuser.
asked-decide = { $who } entscheidet über den Berater { $field-from }.
asked-put =
    { $most ->
        [one] { $who } darf ein Haus { $field-to } setzen.
       *[other] { $who } darf bis zu { $most } Häuser { $field-to } setzen.
    }
asked-move =
    { $left ->
        [one] { $who } darf ein Haus versetzen: { $home-tie }.
       *[other] { $who } darf bis zu { $left } Häuser versetzen, jedes { $home-tie }.
    }
asked-build = { $who } darf { $field-in } für { $cost } Häuser einen Palazzo bauen.
asked-council = { $who } entscheidet über einen Berater der Quarantia.

## Was geschieht

event-laid = Als Nummer { $position } stimmt { $field-nom } ab.
event-round_began = Runde { $round } beginnt, { $lead } hat den Startplatz.
event-sat_out = { $who } hat keine Marke mehr und setzt in dieser Setzrunde aus.
event-placed =
    { $count ->
        [one] { $who } legt eine Marke verdeckt { $field-to }: { $tokens }.
       *[other] { $who } legt { $count } Marken verdeckt { $field-to }: { $tokens }.
    }
    .hidden =
        { $count ->
            [one] { $who } legt eine Marke verdeckt { $field-to }.
           *[other] { $who } legt { $count } Marken verdeckt { $field-to }.
        }
event-called = Jetzt stimmt { $field-nom } ab.
event-voted =
    { $votes ->
        [0] { $who } zeigt { $field-in } { $tokens }: keine Stimme.
        [one]
            { $tokens-count ->
                [0] { $who } hat { $field-in } keine Marke, aber einen Berater: 1 Stimme.
               *[other] { $who } zeigt { $field-in } { $tokens }: 1 Stimme.
            }
       *[other]
            { $tokens-count ->
                [0] { $who } hat { $field-in } keine Marke, aber { $votes } Berater: { $votes } Stimmen.
               *[other] { $who } zeigt { $field-in } { $tokens }: { $votes } Stimmen.
            }
    }
event-no_votes = Niemand hat { $field-in } eine Stimme, darum passiert nichts.
event-won =
    { $votes ->
        [one] { $who } gewinnt { $field-nom } mit 1 Stimme.
       *[other] { $who } gewinnt { $field-nom } mit { $votes } Stimmen.
    }
event-came_second =
    { $votes ->
        [one] { $who } kommt { $field-in } mit 1 Stimme auf den zweiten Platz.
       *[other] { $who } kommt { $field-in } mit { $votes } Stimmen auf den zweiten Platz.
    }
event-put =
    { $count ->
        [0] { $who } setzt kein Haus { $field-to }.
        [one] { $who } setzt ein Haus { $field-to }.
       *[other] { $who } setzt { $count } Häuser { $field-to }.
    }
event-forwent = { $who } hat kein Haus im Vorrat und geht { $field-in } leer aus.
event-moved = { $who } versetzt ein Haus { $source-from } { $target-to }.
event-built = { $who } baut { $field-in } für { $cost } Häuser einen Palazzo auf Bauplatz { $site }.
event-kept = { $who } baut { $field-in } nichts.
event-lost = { $who } verliert { $advisor-acc } und bekommt den Ring zurück.
event-took = { $who } nimmt { $advisor-acc } und stellt ihn { $field-to }.
event-waived = { $who } verzichtet auf { $advisor-acc }.
event-freed = Damit wird { $advisor-nom } neutral.
event-set_aside = Die Reihenfolgekarte „{ $field }“ kommt beiseite.
event-turned_up = In der nächsten Runde stimmt als Nummer { $position } { $field-nom } ab.
event-round_ended = Runde { $round } ist vorbei.
event-met = { $who } erfüllt eine Bedingung, die das Spiel beendet.
event-exhausted = Nach Runde { $round } erfüllt niemand eine Bedingung, doch weiter geht es nicht: Das Spiel endet.
event-ranked = { $who } belegt Platz { $place }.

## Die Wertung

line-condition =
    { $value ->
        [0] erfüllt keine Bedingung
       *[other] erfüllt eine Bedingung
    }
line-palazzi =
    { $value ->
        [one] 1 Palazzo
       *[other] { $value } Palazzi
    }
line-houses =
    { $value ->
        [one] 1 Haus auf dem Plan
       *[other] { $value } Häuser auf dem Plan
    }

## Was man sehen kann

view-round = Runde
view-lead = Startplatz
view-row = Reihenfolge
view-voting = Stimmt gerade ab
view-coming = Nächste Runde
view-costs = Baupreis
view-advisors = Berater
view-advisors-home = Heimatfeld
view-advisors-at = Steht auf
view-advisors-master = Gehört
view-players = Spieler
view-players-houses = Häuser
view-players-palazzi = Palazzi
view-players-supply = Vorrat
view-players-palazzi_left = Palazzi übrig
view-players-rings = Ringe frei
view-players-in_hand = Auf der Hand
view-players-on_fields = Marken
view-players-shown = Gezeigt
view-players-tokens = Hand
view-players-piles = Werte
