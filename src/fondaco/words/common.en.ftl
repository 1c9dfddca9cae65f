### What every game says, in English.

## Refusals, by their reason

refused = { $why } ({ $clause })
no-over = The game is over.
no-turn = It is not your turn to answer.
no-verb = That cannot be done now.
no-args = Something is missing from this answer, or there is too much of it.
no-field = “{ $field }” does not allow that.
no-rule = The rules do not allow that.

## Players and things

nobody = nobody
seat = Seat { $number }
unknown = ?
none = –
pair = { $key } { $value }
list-comma = { $list }, { $item }
list-and = { $list } and { $item }
yes = yes
waiting = Waiting for { $who } …
spectator = You are watching: only bots are playing.

## The end

place = Place { $place }
won =
    { $count ->
        [one] { $who } wins!
       *[other] { $who } share the win!
    }

## Playing in the terminal

hint = Answer with a number; where several pieces are chosen, name each: 3 3 0, or 3=2 0=1. Typing ? explains the rest.
help =
    ?         this help
    b         one step back
    u         take your last answer back
    v         everything that can be seen
    l         everything that has happened
    r         the rule behind the question; r 5.3 a clause, r 5 a section
    s FILE    save the game
    q         leave

    Things can be chosen by their number in the list or by the start of their name.
    Of several kinds, name each piece: 3 3 0. Or kind=number: 3=2 0=1.
your-move = Your move
press-enter = { $move } (Enter)
pick-number = { $label } ({ $least }–{ $most })
pick-step = { $label } ({ $least }–{ $most }, in steps of { $step })
pick-amount =
    { $step ->
        [1] { $label } (Enter for 0; at most { $most })
       *[other] { $label } (Enter for 0; at most { $most }, in steps of { $step })
    }
pick-exactly = { $label } ({ $count }, such as { $such })
pick-some =
    { $least ->
        [0] { $label } (Enter for none; at most { $most }, such as { $such })
       *[other] { $label } ({ $least }–{ $most }, such as { $such })
    }
pick-bundle =
    { $least ->
        [0] { $label } (Enter for none; at most { $most }, such as { $such })
       *[other]
            { $most ->
                [one] { $label } (1, such as { $such })
               *[other] { $label } ({ $least }–{ $most }, such as { $such })
            }
    }
cost = { $thing } (costs { $cost })
stock = { $what } × { $n }
shut = { $move }: not possible now ({ $clause })
sure = { $answer }: sure? (Enter = yes, b = back)
puzzled = “{ $said }” makes no sense here; ? explains what you can type.
first-step = This is the first step. u takes your last answer back.
undone = Taken back: { $answer }.
undo-too-late = There is nothing to take back: since your last answer chance or somebody else has answered.
undo-sealed = What was chosen in secret is final.
undo-shown = That has shown what was hidden: it stays.
clause-unknown = There is no clause { $clause }.
save-first = Save before you leave? Name a file, or just press Enter
save-where = Name a file: s FILE
save-never = This game cannot be saved.
saved = Saved in { $file }.
save-failed = { $file } could not be written: { $why }.
goodbye = Goodbye!
