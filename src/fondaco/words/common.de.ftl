### Was jedes Spiel sagt, auf Deutsch.

## Ablehnungen nach ihrem Grund

refused = { $why } ({ $clause })
no-over = Das Spiel ist zu Ende.
no-turn = Auf deine Antwort wartet gerade niemand.
no-verb = Das geht jetzt nicht.
no-args = Bei dieser Antwort fehlt etwas, oder es ist zu viel.
no-field = „{ $field }“ lässt das nicht zu.
no-rule = Das erlauben die Regeln nicht.

## Spieler und Dinge

nobody = niemand
seat = Platz { $number }
unknown = ?
none = –
pair = { $key } { $value }
list-comma = { $list }, { $item }
list-plus = { $list } + { $item }
list-and = { $list } und { $item }
yes = ja
waiting = Warten auf { $who } …
spectator = Du schaust zu: Es spielen nur Bots.

## Das Ende

place = Platz { $place }
won =
    { $count ->
        [one] { $who } gewinnt!
       *[other] { $who } teilen sich den Sieg!
    }

## Spiel im Terminal

hint = Antworte mit einer Zahl; wo mehrere Teile gewählt werden, nenne jedes: 3 3 0, oder 3=2 0=1. Alles Weitere erklärt ?.
help =
    ?         diese Hilfe
    b         einen Schritt zurück
    h         ein Tipp: was du antworten könntest, und warum
    u         deine letzte Antwort zurücknehmen
    v         alles, was zu sehen ist
    l         alles, was geschehen ist
    r         die Regel hinter der Frage; r 5.3 ein Absatz, r 5 ein Abschnitt
    s DATEI   das Spiel speichern
    q         aufhören

    Dinge wählst du mit ihrer Nummer in der Liste oder mit dem Anfang ihres Namens.
    Bei mehreren Sorten nennst du jedes Stück: 3 3 0. Oder Sorte=Anzahl: 3=2 0=1.
your-move = Dein Zug
press-enter = { $move } (Eingabetaste)
pick-number = { $label } ({ $low }–{ $high })
pick-step = { $label } ({ $low }–{ $high }, in Schritten von { $step })
pick-amount =
    { $step ->
        [1] { $label } (Eingabetaste für 0; höchstens { $high })
       *[other] { $label } (Eingabetaste für 0; höchstens { $high }, in Schritten von { $step })
    }
pick-exactly = { $label } ({ $count }, etwa { $such })
pick-some =
    { $low ->
        [0] { $label } (Eingabetaste für keine; höchstens { $high }, etwa { $such })
       *[other] { $label } ({ $low }–{ $high }, etwa { $such })
    }
pick-bundle =
    { $low ->
        [0] { $label } (Eingabetaste für keine; höchstens { $high }, etwa { $such })
       *[other]
            { $high ->
                [one] { $label } (1, etwa { $such })
               *[other] { $label } ({ $low }–{ $high }, etwa { $such })
            }
    }
cost = { $thing } (kostet { $cost })
stock = { $what } × { $n }
shut = { $move }: geht jetzt nicht ({ $clause })
sure = { $answer }: sicher? (Eingabetaste = ja, b = zurück)
puzzled = „{ $said }“ passt hier nicht; ? erklärt, was du eingeben kannst.
first-step = Das ist der erste Schritt. u nimmt deine letzte Antwort zurück.
undone = Zurückgenommen: { $answer }.
undo-too-late = Es gibt nichts zurückzunehmen: Seit deiner letzten Antwort hat der Zufall oder jemand anders geantwortet.
undo-sealed = Was geheim gewählt wurde, gilt.
undo-shown = Das hat Verdecktes gezeigt und bleibt.
clause-unknown = Einen Absatz { $clause } gibt es nicht.
save-first = Vorher speichern? Nenne eine Datei, oder drücke nur die Eingabetaste
save-where = Nenne eine Datei: s DATEI
save-never = Dieses Spiel lässt sich nicht speichern.
saved = Gespeichert in { $file }.
save-failed = { $file } ließ sich nicht schreiben: { $why }.
goodbye = Auf Wiedersehen!

## Was man am Tisch zueinander sagt

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-good-move = Guter Zug!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-moment = Einen Moment, bitte.
phrase-hurry = Beeil dich bitte.
phrase-deal = Abgemacht!
phrase-no-way = Kommt nicht infrage!
phrase-well-played = Gut gespielt!
phrase-clap = Bravo!
phrase-laugh = Haha!
phrase-wow = Oh!
phrase-think = Hm …
phrase-sad = Oje!
phrase-heart = Wie schön!

## Tipps und Rückschauen

tip-plain = Hier gibt es nichts abzuwägen: Ein geübter Bot antwortet so und hat nichts anderes durchgerechnet.
tip-only = Hier gibt es nichts abzuwägen: Nur diese eine Antwort ist möglich.
tip-even =
    { $count ->
        [2] Diese beiden sind etwa gleich gut: Nimm, was dir lieber ist.
       *[other] Diese drei sind etwa gleich gut: Nimm, was dir lieber ist.
    }
tip-close = Die ersten beiden sind etwa gleich gut und besser als die dritte.
tip-close-likely = Die ersten beiden sind etwa gleich gut und wohl besser als die dritte.
tip-clear = Die erste ist die beste, soweit sich das absehen lässt.
tip-likely = Die erste ist wohl die beste.
tip-chance =
    { $percent ->
        [0] Kaum noch Aussicht auf den Sieg.
        [100] Der Sieg ist so gut wie sicher.
       *[other] Etwa { $percent } % Aussicht auf den Sieg.
    }
tip-lead =
    { $points ->
        [0] Damit lägst du etwa gleichauf mit den anderen.
       *[other] Damit lägst du etwa { $points } { $unit } vor den anderen im Schnitt.
    }
tip-lag = Damit lägst du etwa { $points } { $unit } hinter den anderen im Schnitt.
tip-as-good = Etwa so gut wie die erste.
tip-weaker = Wohl etwas schwächer als die erste.
tip-less-chance =
    { $percent ->
        [0] Kaum noch Aussicht auf den Sieg, statt { $first } %.
       *[other] Etwa { $percent } % Aussicht auf den Sieg statt { $first } %.
    }
tip-less-points = Etwa { $less } { $unit } weniger als mit der ersten.
tip-than-second = { $what } als mit der zweiten.
tip-than-first = { $what } als mit der ersten.
tip-but = { $what }, aber { $but }
tip-for = { $what } für { $who }
tip-all-for = für { $who } { $what }
tip-you = dich
tip-none = Niemand hier kennt dieses Spiel gut genug für Tipps.
bot-lost = { $who } hat das Spiel durch einen Fehler verloren ({ $why }); ein anderer Bot spielt dort weiter.

review-curve = Wie die Aussichten standen
review-turns = Was das Spiel gewendet hat
review-deals = Was die Geschäfte wert waren
review-up = { $stage }: { $who } steigt von { $before } % auf { $after } %.
review-down = { $stage }: { $who } fällt von { $before } % auf { $after } %.
review-meanwhile = Inzwischen: { $what }.
review-end = Das Ende
review-round = Runde { $n }
review-decided = Das hat die Partie entschieden.
review-slip = Antwort { $n }, „{ $played }“ ({ $clause }): „{ $better }“ ({ $other }) hätte etwa { $amount } mehr gebracht.
review-with = Für { $who } hätte das bedeutet: { $what }.
review-no-slip = Keine Antwort von { $who } war deutlich schlechter als eine andere.
review-luck-good = Das Glück hat { $who } etwa { $amount } gebracht.
review-luck-bad = Das Pech hat { $who } etwa { $amount } gekostet.
review-luck-even = Weder Glück noch Pech von { $who } sticht heraus.
review-skill-good = { $who } hat besser entschieden als ein geübter Bot, zusammen um etwa { $amount }.
review-skill-bad = { $who } hat schlechter entschieden als ein geübter Bot, zusammen um etwa { $amount }.
review-skill-degree =
    { $degree ->
        [much-better] { $who } hat viel besser entschieden als ein geübter Bot.
        [better] { $who } hat besser entschieden als ein geübter Bot.
        [much-worse] { $who } hat viel schlechter entschieden als ein geübter Bot.
       *[worse] { $who } hat schlechter entschieden als ein geübter Bot.
    }
review-skill-even = Diese Partie zeigt nicht, ob { $who } besser oder schlechter entscheidet als ein geübter Bot.
review-deal = { $told } Das war für { $one } etwa { $first } wert und für { $two } etwa { $second }.
review-percent =
    { $value ->
        [1] 1 Prozentpunkt Siegchance
       *[other] { $value } Prozentpunkte Siegchance
    }
review-points = { $value } { $unit }
