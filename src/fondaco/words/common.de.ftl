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
pick-number = { $label } ({ $least }–{ $most })
pick-step = { $label } ({ $least }–{ $most }, in Schritten von { $step })
pick-amount =
    { $step ->
        [1] { $label } (Eingabetaste für 0; höchstens { $most })
       *[other] { $label } (Eingabetaste für 0; höchstens { $most }, in Schritten von { $step })
    }
pick-exactly = { $label } ({ $count }, etwa { $such })
pick-some =
    { $least ->
        [0] { $label } (Eingabetaste für keine; höchstens { $most }, etwa { $such })
       *[other] { $label } ({ $least }–{ $most }, etwa { $such })
    }
pick-bundle =
    { $least ->
        [0] { $label } (Eingabetaste für keine; höchstens { $most }, etwa { $such })
       *[other]
            { $most ->
                [one] { $label } (1, etwa { $such })
               *[other] { $label } ({ $least }–{ $most }, etwa { $such })
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
