### Doge auf Deutsch. Der Wert eines Dings ist sein bloßer Name; seine Attribute sind, was Sätze davon brauchen.

## Felder: sechs Stadtteile und die Quarantia

field-cannaregio = Cannaregio
    .nom = Cannaregio
    .in = in Cannaregio
    .to = nach Cannaregio
    .from = von Cannaregio
    .tie = aus Cannaregio hinaus oder nach Cannaregio hinein
    .effect = Die meisten Stimmen: der Berater und bis zu 2 Häuser. Die zweitmeisten: 1 Haus.
field-castello = Castello
    .nom = Castello
    .in = in Castello
    .to = nach Castello
    .from = von Castello
    .tie = aus Castello hinaus oder nach Castello hinein
    .effect = Die meisten Stimmen: der Berater und bis zu 2 Häuser. Die zweitmeisten: 1 Haus.
field-dorsoduro = Dorsoduro
    .nom = Dorsoduro
    .in = in Dorsoduro
    .to = nach Dorsoduro
    .from = von Dorsoduro
    .tie = aus Dorsoduro hinaus oder nach Dorsoduro hinein
    .effect = Die meisten Stimmen: der Berater und bis zu 2 Häuser. Die zweitmeisten: 1 Haus.
field-san-marco = San Marco
    .nom = San Marco
    .in = in San Marco
    .to = nach San Marco
    .from = von San Marco
    .tie = aus San Marco hinaus oder nach San Marco hinein
    .effect = Die meisten Stimmen: der Berater und bis zu 2 Häuser. Die zweitmeisten: 1 Haus.
field-san-polo = San Polo
    .nom = San Polo
    .in = in San Polo
    .to = nach San Polo
    .from = von San Polo
    .tie = aus San Polo hinaus oder nach San Polo hinein
    .effect = Die meisten Stimmen: der Berater und bis zu 2 Häuser. Die zweitmeisten: 1 Haus.
field-santa-croce = Santa Croce
    .nom = Santa Croce
    .in = in Santa Croce
    .to = nach Santa Croce
    .from = von Santa Croce
    .tie = aus Santa Croce hinaus oder nach Santa Croce hinein
    .effect = Die meisten Stimmen: der Berater und bis zu 2 Häuser. Die zweitmeisten: 1 Haus.
field-quarantia = Quarantia
    .nom = die Quarantia
    .in = in der Quarantia
    .to = in die Quarantia
    .from = aus der Quarantia
    .tie = von einem Stadtteil in einen anderen
    .effect = Die meisten Stimmen: zwei der drei Berater. Die zweitmeisten: der dritte.

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
    .say =
        { $tokens-count ->
            [one] Marke { $tokens } { $field-to } legen
           *[other] Marken { $tokens-and } { $field-to } legen
        }
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
verb-stop = Nichts versetzen
verb-build = Einen Palazzo bauen
verb-keep = Nichts bauen

arg-thing = Karte
arg-field = Feld
arg-tokens = Marken
arg-count = Häuser
arg-source = Feld, aus dem das Haus kommt
arg-target = Feld, in das es geht
arg-advisor = Berater
arg-to = Feld für den Berater

## Was gefragt ist: von dir und von jemand anderem

ask-turn = Decke eine Reihenfolgekarte auf.
ask-place = Setzrunde { $step } von { $steps }: Wähle geheim ein Feld und { $most ->
        [one] deine letzte Marke.
       *[other] 1 bis { $most } deiner Marken.
    }
ask-spoils = Du hast { $field-nom } gewonnen: Entscheide über den Berater und setze Häuser. Was zuerst kommt, bestimmst du.
ask-decide = Entscheide über den Berater { $field-from }: Nimm ihn, oder verzichte auf ihn und versetze ein Haus, wenn du magst.
ask-put = { ask-put.because } { $most ->
        [one] Du darfst ein Haus { $field-to } setzen.
       *[other] Du darfst bis zu { $most } Häuser { $field-to } setzen.
    }
    .because =
        { $place ->
            [1]
                { $sharers ->
                    [one] Du hast gewonnen.
                   *[other] Du teilst dir Platz 1, darum bekommt niemand den Berater.
                }
           *[2]
                { $sharers ->
                    [one] Du liegst auf Platz 2.
                   *[other] Du teilst dir Platz 2.
                }
        }
ask-move =
    { $left ->
        [one] Du darfst eines deiner Häuser versetzen: { $home-tie }.
       *[other] Du darfst bis zu { $left } deiner Häuser versetzen, jedes { $home-tie }.
    }
ask-build = Du darfst { $field-in } einen Palazzo bauen. Er kostet { $cost } Häuser.
ask-council =
    { $left ->
        [3] Du entscheidest zuerst über einen Berater der Quarantia: Nimm einen, oder verzichte auf einen und versetze ein Haus, wenn du eins hast.
        [2] Über den zweiten Berater der Quarantia entscheidest du: Nimm einen, oder verzichte auf einen und versetze ein Haus, wenn du eins hast.
       *[1] Der letzte Berater der Quarantia: Nimm ihn, oder verzichte auf ihn und versetze ein Haus, wenn du eins hast.
    }

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
asked-council =
    { $left ->
        [3] { $who } entscheidet über den ersten Berater der Quarantia.
        [2] { $who } entscheidet über den zweiten Berater der Quarantia.
       *[1] { $who } entscheidet über den letzten Berater der Quarantia.
    }

## Was geschieht

event-laid = Reihenfolge: { $field }
    .more = , { $field }
event-round_began = Runde { $round } beginnt. { $lead } hat bei Gleichstand Vorrang.
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
    { $tokens-count ->
        [0]
            { $advisors ->
                [one] { $who } hat { $field-in } keine Marke, aber einen Berater: 1 Stimme.
               *[other] { $who } hat { $field-in } keine Marke, aber { $advisors } Berater: { $votes } Stimmen.
            }
        [one]
            { $advisors ->
                [0] { $who } { $field-in }: { event-voted.sum }.
                [one] { event-voted.shown } + 1 (Berater) = { event-voted.sum }.
               *[other] { event-voted.shown } + { $advisors } (Berater) = { event-voted.sum }.
            }
       *[other]
            { $advisors ->
                [0] { event-voted.shown } = { event-voted.sum }.
                [one] { event-voted.shown } + 1 (Berater) = { event-voted.sum }.
               *[other] { event-voted.shown } + { $advisors } (Berater) = { event-voted.sum }.
            }
    }
    .shown = { $who } { $field-in }: { $tokens-plus }
    .sum =
        { $votes ->
            [0] keine Stimme
            [one] 1 Stimme
           *[other] { $votes } Stimmen
        }
event-no_votes = Niemand hat { $field-in } eine Stimme, darum passiert nichts.
event-won =
    { $winners ->
        [one] { $who } gewinnt { $field-nom } mit { event-won.votes }.
       *[other] { $who } liegt { $field-in } mit { event-won.votes } gleichauf vorn.
    }
    .votes =
        { $votes ->
            [one] 1 Stimme
           *[other] { $votes } Stimmen
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
event-turned_up = In der nächsten Runde stimmt { $field-nom } als Nummer { $position } ab.
event-round_ended = Runde { $round } ist vorbei.
event-met =
    { $condition ->
        [1] { $who } hat einen Palazzo in jedem der sechs Stadtteile: Das Spiel endet.
        [2] { $who } hat sieben Palazzi in mindestens fünf Stadtteilen: Das Spiel endet.
       *[3] { $who } hat acht Palazzi in mindestens vier Stadtteilen: Das Spiel endet.
    }
event-exhausted = Runde { $round } ist vorbei. Niemand erfüllt eine Bedingung, aber niemand kann weiterbauen: Das Spiel endet.
event-ranked =
    { $place ->
        [1] { $who } gewinnt.
        [2] { $who } wird Zweiter.
        [3] { $who } wird Dritter.
       *[4] { $who } wird Vierter.
    }

## Die Wertung

line-condition =
    { $value ->
        [0] erfüllt keine Bedingung
        [1] hat einen Palazzo in jedem der sechs Stadtteile
        [2] hat sieben Palazzi in fünf Stadtteilen
       *[3] hat acht Palazzi in vier Stadtteilen
    }
    .name = Bedingung erfüllt
    .cell =
        { $value ->
            [0] keine
            [1] alle 6
            [2] 7 in 5
           *[3] 8 in 4
        }
    .won =
        { $value ->
            [0] Niemand erfüllt eine Bedingung: Es zählen die meisten Palazzi.
            [1] Ein Palazzo in jedem der sechs Stadtteile.
            [2] Mindestens sieben Palazzi in fünf Stadtteilen.
           *[3] Acht Palazzi in vier Stadtteilen.
        }
line-districts = in { $value } von 6 Stadtteilen
    .name = Stadtteile
line-palazzi =
    { $value ->
        [one] 1 Palazzo
       *[other] { $value } Palazzi
    }
    .name = Palazzi
line-houses =
    { $value ->
        [one] 1 Haus auf dem Plan
       *[other] { $value } Häuser auf dem Plan
    }
    .name = Häuser auf dem Plan
line-six =
    { $value ->
        [-1] alle sechs Stadtteile: nicht mehr möglich
        [0] alle sechs Stadtteile: geschafft
        [one] alle sechs Stadtteile: noch 1 Palazzo
       *[other] alle sechs Stadtteile: noch { $value } Palazzi
    }
    .name = Alle sechs Stadtteile
line-seven =
    { $value ->
        [-1] sieben Palazzi in fünf Stadtteilen: nicht mehr möglich
        [0] sieben Palazzi in fünf Stadtteilen: geschafft
       *[other] sieben Palazzi in fünf Stadtteilen: noch { $value }
    }
    .name = Sieben in fünf Stadtteilen
line-eight =
    { $value ->
        [-1] acht Palazzi in vier Stadtteilen: nicht mehr möglich
        [0] acht Palazzi in vier Stadtteilen: geschafft
       *[other] acht Palazzi in vier Stadtteilen: noch { $value }
    }
    .name = Acht in vier Stadtteilen

## Wie alle stehen, und wie nah das Ende ist

tally =
    { $value ->
        [one] Palazzo
       *[other] Palazzi
    }
clock-round =
    { $value ->
        [0] Aufbau
       *[other] Runde { $value }
    }
    .near = Runde { $value }.
clock-closest =
    { $value ->
        [0] eine Bedingung ist erfüllt
        [one] noch 1 Palazzo bis zum Ende
       *[other] noch { $value } Palazzi bis zum Ende
    }
    .near =
        { $value ->
            [0] Eine Bedingung ist erfüllt: Nach dieser Runde ist Schluss.
           *[other] Ein weiterer Palazzo kann das Spiel beenden.
        }
statistic-votes = Abgegebene Stimmen
statistic-wins = Gewonnene Felder, auch geteilt
statistic-advisors = Genommene Berater
statistic-moves = Versetzte Häuser

## Was man sehen kann

view-round = Runde
view-lead = Vorrang
view-row = Reihenfolge
view-voting = Stimmt gerade ab
view-coming = Nächste Runde
view-costs = Nächster Palazzo
view-advisors = Berater
view-advisors-home = Heimatfeld
view-advisors-at = Steht auf
view-advisors-master = Gehört
view-players = Spieler
view-players-houses = Häuser
view-players-palazzi = Palazzi
view-players-supply = Häuser im Vorrat
view-players-palazzi_left = Palazzi übrig
view-players-rings = Ringe frei
    .hint = Ein Ring kennzeichnet einen Berater als deinen. Ohne freien Ring kannst du keinen mehr nehmen.
view-players-in_hand = Marken auf der Hand
view-players-on_fields = Marken
view-players-shown = Gespielte Stimmen
view-players-tokens = Meine Stimmen
view-players-piles = Werte

## Warum nicht, nach Abschnitten der Regel

no-3-2 = Wähle 1 bis 4 der Marken aus deiner Hand.
no-3-3 = Dort hast du in dieser Runde schon gesetzt.
no-5-1 = Der Gewinner setzt höchstens zwei Häuser.
no-5-2 = Der Zweite setzt höchstens ein Haus.
no-5-3 = Bei Gleichstand um den ersten Platz setzt jeder höchstens zwei Häuser.
no-5-4 = Bei Gleichstand um den zweiten Platz setzt jeder höchstens ein Haus.
no-5-5 = Du hast kein Haus mehr im Vorrat.
no-6-1 = Über diesen Berater der Quarantia ist schon entschieden.
no-6-2 = Ein Haus zieht aus einem Stadtteil, in dem du eines hast, in einen anderen.
no-6-3 = Ein Haus zieht aus einem Stadtteil, in dem du eines hast, in einen anderen.
no-6-4 = Über diesen Berater der Quarantia ist schon entschieden.
no-7-2 = Ein Berater steht nie auf seinem Heimatfeld.
no-7-3 = Ein Stadtteil entscheidet nur über seinen eigenen Berater.
no-7-4 = Du hast keinen Ring mehr für einen weiteren Berater.
no-7-5 = Ein Haus zieht in einen anderen Stadtteil; nach dem Verzicht auf den Berater eines Stadtteils aus diesem hinaus oder hinein.

## Wozu etwas gut ist

effect-advisor = Bringt dir auf seinem Feld 1 Stimme. Verzichtest du auf ihn, darfst du ein Haus versetzen.
effect-token = Zählt ihren Wert, wenn ihr Feld abstimmt, und kommt dann zurück auf die Hand.

## Woran man sieht, wie jemand steht, in Tipps und Rückschauen

feature-merit = Stand insgesamt
    .more = insgesamt ein besserer Stand
    .less = insgesamt ein schlechterer Stand
feature-finish = Nähe zum Spielende
    .more = näher am Ziel
    .less = weiter weg vom Ziel
feature-six = Weg zu je einem Palazzo in allen sechs Stadtteilen
    .more = ein längerer Weg zu Palazzi in allen sechs Stadtteilen
    .less = ein kürzerer Weg zu Palazzi in allen sechs Stadtteilen
feature-seven = Weg zu sieben Palazzi in fünf Stadtteilen
    .more = ein längerer Weg zu sieben Palazzi
    .less = ein kürzerer Weg zu sieben Palazzi
feature-eight = Weg zu acht Palazzi in vier Stadtteilen
    .more = ein längerer Weg zu acht Palazzi
    .less = ein kürzerer Weg zu acht Palazzi
feature-palazzi = Palazzi
    .more = mehr Palazzi
    .less = weniger Palazzi
feature-districts = Stadtteile mit einem Palazzo
    .more = mehr Stadtteile mit einem Palazzo
    .less = weniger Stadtteile mit einem Palazzo
feature-ready = Stadtteile, in denen ein Wahlsieg einen Palazzo bringt
    .more = mehr Stadtteile kurz vor einem Palazzo
    .less = weniger Stadtteile kurz vor einem Palazzo
feature-houses = Häuser auf dem Plan
    .more = mehr Häuser auf dem Plan
    .less = weniger Häuser auf dem Plan
feature-supply = Häuser, die im Vorrat fehlen
    .more = ein knapperer Vorrat an Häusern
    .less = ein größerer Vorrat an Häusern
feature-advisors = Berater
    .more = mehr Berater
    .less = weniger Berater
feature-promise = Stimmen der Berater in der nächsten Runde
    .more = mehr Hilfe von Beratern in der nächsten Runde
    .less = weniger Hilfe von Beratern in der nächsten Runde

## Was man am Tisch sagt

phrase-leave_me = Lass mir bitte { $field-nom }.
phrase-all_in = Ich setze alles auf { $field-nom }.
phrase-near_win = { $who } gewinnt gleich!
