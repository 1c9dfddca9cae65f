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
list-plus = { $list } + { $item }
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
    h         a hint: what you might answer, and why
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
pick-number = { $label } ({ $low }–{ $high })
pick-step = { $label } ({ $low }–{ $high }, in steps of { $step })
pick-amount =
    { $step ->
        [1] { $label } (Enter for 0; at most { $high })
       *[other] { $label } (Enter for 0; at most { $high }, in steps of { $step })
    }
pick-exactly = { $label } ({ $count }, such as { $such })
pick-some =
    { $low ->
        [0] { $label } (Enter for none; at most { $high }, such as { $such })
       *[other] { $label } ({ $low }–{ $high }, such as { $such })
    }
pick-bundle =
    { $low ->
        [0] { $label } (Enter for none; at most { $high }, such as { $such })
       *[other]
            { $high ->
                [one] { $label } (1, such as { $such })
               *[other] { $label } ({ $low }–{ $high }, such as { $such })
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

## What people say to each other at any table

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-good-move = Good move!
phrase-thanks = Thanks!
phrase-sorry = Sorry!
phrase-moment = One moment, please.
phrase-hurry = Hurry up, please.
phrase-deal = Deal!
phrase-no-way = Certainly not!
phrase-well-played = Well played!
phrase-clap = Bravo!
phrase-laugh = Ha ha!
phrase-wow = Oh!
phrase-think = Hmm …
phrase-sad = Oh no!
phrase-heart = Lovely!

## Hints and reviews

tip-plain = There is nothing to weigh here: a practised bot answers this, and has worked out nothing else.
tip-only = There is nothing to weigh here: only this one answer is possible.
tip-even =
    { $count ->
        [2] These two are about equal: take the one you like.
       *[other] These three are about equal: take the one you like.
    }
tip-close = The first two are about equal, and better than the third.
tip-close-likely = The first two are about equal and probably better than the third.
tip-clear = The first is the best, as far as can be foreseen.
tip-likely = The first is probably the best.
tip-chance =
    { $percent ->
        [0] Hardly any chance to win.
        [100] The win is as good as sure.
       *[other] About { $percent } % to win.
    }
tip-lead =
    { $points ->
        [0] You would be about level with the others.
       *[other] You would be about { $points } { $unit } ahead of the others on average.
    }
tip-lag = You would be about { $points } { $unit } behind the others on average.
tip-as-good = About as good as the first.
tip-weaker = Probably a little weaker than the first.
tip-less-chance =
    { $percent ->
        [0] Hardly any chance to win, instead of { $first } %.
       *[other] About { $percent } % to win instead of { $first } %.
    }
tip-less-points = About { $less } { $unit } less than with the first.
tip-than-second = { $what } than with the second.
tip-than-first = { $what } than with the first.
tip-but = { $what }, but { $but }
tip-for = { $what } for { $who }
tip-all-for = for { $who } { $what }
tip-you = you
tip-none = Nobody here knows this game well enough to give hints.
bot-lost = { $who } has lost the game by a fault ({ $why }); another bot plays on in that seat.

review-curve = How the chances went
review-turns = What turned the game
review-deals = What the deals were worth
review-up = { $stage }: { $who } rises from { $before } % to { $after } %.
review-down = { $stage }: { $who } falls from { $before } % to { $after } %.
review-meanwhile = Meanwhile: { $what }.
review-end = The end
review-round = Round { $n }
review-decided = That decided the game.
review-slip = Answer { $n }, “{ $played }” ({ $clause }): “{ $better }” ({ $other }) would have brought about { $amount } more.
review-with = For { $who } that would have meant: { $what }.
review-no-slip = No answer of { $who } was clearly worse than another one.
review-luck-good = Luck brought { $who } about { $amount }.
review-luck-bad = Luck cost { $who } about { $amount }.
review-luck-even = Neither good nor bad luck of { $who } stands out.
review-skill-good = { $who } decided better than a practised bot, by about { $amount } in all.
review-skill-bad = { $who } decided worse than a practised bot, by about { $amount } in all.
review-skill-degree =
    { $degree ->
        [much-better] { $who } decided much better than a practised bot.
        [better] { $who } decided better than a practised bot.
        [much-worse] { $who } decided much worse than a practised bot.
       *[worse] { $who } decided worse than a practised bot.
    }
review-skill-even = This game does not show whether { $who } decides better or worse than a practised bot.
review-deal = { $told } That was worth about { $first } to { $one } and about { $second } to { $two }.
review-percent =
    { $value ->
        [1] 1 percentage point of winning chance
       *[other] { $value } percentage points of winning chance
    }
review-points = { $value } { $unit }
