### Doge in English. The value of a thing is its bare name; its attributes are what sentences need of it.

## Fields: six districts and the Quarantia

field-cannaregio = Cannaregio
    .the = Cannaregio
    .tie = out of Cannaregio or into it
    .effect = Most votes here: its advisor and up to 2 houses. Second most: 1 house.
field-castello = Castello
    .the = Castello
    .tie = out of Castello or into it
    .effect = Most votes here: its advisor and up to 2 houses. Second most: 1 house.
field-dorsoduro = Dorsoduro
    .the = Dorsoduro
    .tie = out of Dorsoduro or into it
    .effect = Most votes here: its advisor and up to 2 houses. Second most: 1 house.
field-san-marco = San Marco
    .the = San Marco
    .tie = out of San Marco or into it
    .effect = Most votes here: its advisor and up to 2 houses. Second most: 1 house.
field-san-polo = San Polo
    .the = San Polo
    .tie = out of San Polo or into it
    .effect = Most votes here: its advisor and up to 2 houses. Second most: 1 house.
field-santa-croce = Santa Croce
    .the = Santa Croce
    .tie = out of Santa Croce or into it
    .effect = Most votes here: its advisor and up to 2 houses. Second most: 1 house.
field-quarantia = Quarantia
    .the = the Quarantia
    .tie = from any district to any other
    .effect = Most votes here: two of its three advisors. Second most: the third.

## Advisors, by the field they are at home in

advisor-cannaregio = Advisor of Cannaregio
    .the = the advisor of Cannaregio
    .short = Cannaregio
advisor-castello = Advisor of Castello
    .the = the advisor of Castello
    .short = Castello
advisor-dorsoduro = Advisor of Dorsoduro
    .the = the advisor of Dorsoduro
    .short = Dorsoduro
advisor-san-marco = Advisor of San Marco
    .the = the advisor of San Marco
    .short = San Marco
advisor-san-polo = Advisor of San Polo
    .the = the advisor of San Polo
    .short = San Polo
advisor-santa-croce = Advisor of Santa Croce
    .the = the advisor of Santa Croce
    .short = Santa Croce
advisor-i = Advisor I of the Quarantia
    .the = advisor I of the Quarantia
    .short = I
advisor-ii = Advisor II of the Quarantia
    .the = advisor II of the Quarantia
    .short = II
advisor-iii = Advisor III of the Quarantia
    .the = advisor III of the Quarantia
    .short = III

## Vote tokens, by their value

token-0 = 0
token-1 = 1
token-2 = 2
token-3 = 3

## What can be answered

verb-turn = Turn up a card
    .say = turn up { $thing-the }
verb-place = Place votes
    .say =
        { $tokens-count ->
            [one] place token { $tokens } in { $field-the }
           *[other] place tokens { $tokens-and } in { $field-the }
        }
verb-take = Take advisor
    .say = take { $advisor-the } and put it on { $to-the }
verb-waive = Waive advisor
    .say = waive { $advisor-the }
verb-put = Put houses in
    .say = { $count ->
        [0] put no house in
        [one] put a house in
       *[other] put { $count } houses in
    }
verb-move = Move a house
    .say = move a house from { $source-the } to { $target-the }
verb-stop = Don’t move
verb-build = Build a palazzo
verb-keep = Build nothing

arg-thing = Card
arg-field = Field
arg-tokens = Tokens
arg-count = Houses
arg-source = Field the house leaves
arg-target = Field it goes to
arg-advisor = Advisor
arg-to = Field for the advisor

## What is asked: of you, and of somebody else

ask-turn = Turn up an order card.
ask-place = Placement { $step } of { $steps }: choose in secret a field and { $most ->
        [one] your last token.
       *[other] 1 to { $most } of your tokens.
    }
ask-spoils = You have won { $field-the }: decide on its advisor and put houses in. Which comes first is up to you.
ask-decide = Decide on the advisor of { $field-the }: take it, or waive it and move a house if you like.
ask-put = { ask-put.because } { $most ->
        [one] You may put a house into { $field-the }.
       *[other] You may put up to { $most } houses into { $field-the }.
    }
    .because =
        { $place ->
            [1]
                { $sharers ->
                    [one] You have won.
                   *[other] You have tied for first, so nobody gets the advisor.
                }
           *[2]
                { $sharers ->
                    [one] You came second.
                   *[other] You tied for second.
                }
        }
ask-move =
    { $left ->
        [one] You may move one of your houses { $home-tie }.
       *[other] You may move up to { $left } of your houses, each { $home-tie }.
    }
ask-build = You may build a palazzo in { $field-the }. It costs { $cost } houses.
ask-council =
    { $left ->
        [3] You decide first on an advisor of the Quarantia: take one, or waive one and move a house if you have one.
        [2] The second advisor of the Quarantia is yours to decide on: take one, or waive one and move a house if you have one.
       *[1] The last advisor of the Quarantia: take it, or waive it and move a house if you have one.
    }

asked-turn = An order card is turned up.
asked-place = { $who } chooses where to place votes (placement { $step } of { $steps }).
asked-spoils = { $who } has won { $field-the } and decides on the advisor and the houses.
asked-decide = { $who } decides on the advisor of { $field-the }.
asked-put =
    { $most ->
        [one] { $who } may put a house into { $field-the }.
       *[other] { $who } may put up to { $most } houses into { $field-the }.
    }
asked-move =
    { $left ->
        [one] { $who } may move a house { $home-tie }.
       *[other] { $who } may move up to { $left } houses, each { $home-tie }.
    }
asked-build = { $who } may build a palazzo in { $field-the } for { $cost } houses.
asked-council =
    { $left ->
        [3] { $who } decides on the first advisor of the Quarantia.
        [2] { $who } decides on the second advisor of the Quarantia.
       *[1] { $who } decides on the last advisor of the Quarantia.
    }

## What happens

event-laid = Voting order: { $field }
    .more = , { $field }
event-round_began = Round { $round } begins. { $lead } acts first in ties.
event-sat_out = { $who } has no token left and sits this placement out.
event-placed =
    { $count ->
        [one] { $who } places a token face down in { $field-the }: { $tokens }.
       *[other] { $who } places { $count } tokens face down in { $field-the }: { $tokens }.
    }
    .hidden =
        { $count ->
            [one] { $who } places a token face down in { $field-the }.
           *[other] { $who } places { $count } tokens face down in { $field-the }.
        }
event-called = Now { $field-the } votes.
event-voted =
    { $tokens-count ->
        [0]
            { $advisors ->
                [one] { $who } has no tokens in { $field-the }, but an advisor: 1 vote.
               *[other] { $who } has no tokens in { $field-the }, but { $advisors } advisors: { $votes } votes.
            }
        [one]
            { $advisors ->
                [0] { $who } in { $field-the }: { event-voted.sum }.
                [one] { event-voted.shown } + 1 (advisor) = { event-voted.sum }.
               *[other] { event-voted.shown } + { $advisors } (advisors) = { event-voted.sum }.
            }
       *[other]
            { $advisors ->
                [0] { event-voted.shown } = { event-voted.sum }.
                [one] { event-voted.shown } + 1 (advisor) = { event-voted.sum }.
               *[other] { event-voted.shown } + { $advisors } (advisors) = { event-voted.sum }.
            }
    }
    .shown = { $who } in { $field-the }: { $tokens-plus }
    .sum =
        { $votes ->
            [0] no votes
            [one] 1 vote
           *[other] { $votes } votes
        }
event-no_votes = Nobody has a vote in { $field-the }, so nothing happens.
event-won =
    { $winners ->
        [one] { $who } wins { $field-the } with { event-won.votes }.
       *[other] { $who } ties for first in { $field-the } with { event-won.votes }.
    }
    .votes =
        { $votes ->
            [one] 1 vote
           *[other] { $votes } votes
        }
event-came_second =
    { $votes ->
        [one] { $who } comes second in { $field-the } with 1 vote.
       *[other] { $who } comes second in { $field-the } with { $votes } votes.
    }
event-put =
    { $count ->
        [0] { $who } puts no house into { $field-the }.
        [one] { $who } puts a house into { $field-the }.
       *[other] { $who } puts { $count } houses into { $field-the }.
    }
event-forwent = { $who } has no house in supply and goes without in { $field-the }.
event-moved = { $who } moves a house from { $source-the } to { $target-the }.
event-built = { $who } builds a palazzo in { $field-the } on site { $site }, for { $cost } houses.
event-kept = { $who } builds nothing in { $field-the }.
event-lost = { $who } loses { $advisor-the } and gets the ring back.
event-took = { $who } takes { $advisor-the } and puts it on { $field-the }.
event-waived = { $who } waives { $advisor-the }.
event-freed = This makes { $advisor-the } neutral.
event-set_aside = The order card “{ $field }” is set aside.
event-turned_up = Next round, { $field-the } votes as number { $position }.
event-round_ended = Round { $round } is over.
event-met =
    { $condition ->
        [1] { $who } has a palazzo in each of the six districts: the game ends.
        [2] { $who } has seven palazzi in at least five districts: the game ends.
       *[3] { $who } has eight palazzi in at least four districts: the game ends.
    }
event-exhausted = Round { $round } is over and nobody meets a condition, but nobody can go on either: the game ends.
event-ranked =
    { $place ->
        [1] { $who } wins.
        [2] { $who } finishes second.
        [3] { $who } finishes third.
       *[4] { $who } finishes fourth.
    }

## The reckoning

line-condition =
    { $value ->
        [0] meets no condition
        [1] has a palazzo in each of the six districts
        [2] has seven palazzi in five districts
       *[3] has eight palazzi in four districts
    }
    .name = Condition met
    .cell =
        { $value ->
            [0] none
            [1] all 6
            [2] 7 in 5
           *[3] 8 in 4
        }
    .won =
        { $value ->
            [0] Nobody met a condition: most palazzi decide.
            [1] A palazzo in each of the six districts.
            [2] At least seven palazzi in five districts.
           *[3] Eight palazzi in four districts.
        }
line-districts =
    { $value ->
        [one] in 1 of 6 districts
       *[other] in { $value } of 6 districts
    }
    .name = Districts
line-palazzi =
    { $value ->
        [one] 1 palazzo
       *[other] { $value } palazzi
    }
    .name = Palazzi
line-houses =
    { $value ->
        [one] 1 house on the board
       *[other] { $value } houses on the board
    }
    .name = Houses on the board
line-six =
    { $value ->
        [-1] all six districts: out of reach
        [0] all six districts: done
        [one] all six districts: 1 palazzo to go
       *[other] all six districts: { $value } palazzi to go
    }
    .name = All six districts
line-seven =
    { $value ->
        [-1] seven palazzi in five districts: out of reach
        [0] seven palazzi in five districts: done
        [one] seven palazzi in five districts: 1 to go
       *[other] seven palazzi in five districts: { $value } to go
    }
    .name = Seven in five districts
line-eight =
    { $value ->
        [-1] eight palazzi in four districts: out of reach
        [0] eight palazzi in four districts: done
        [one] eight palazzi in four districts: 1 to go
       *[other] eight palazzi in four districts: { $value } to go
    }
    .name = Eight in four districts

## How everybody stands, and how near the end is

tally =
    { $value ->
        [one] palazzo
       *[other] palazzi
    }
clock-round =
    { $value ->
        [0] Set-up
       *[other] Round { $value }
    }
    .near = Round { $value }.
clock-closest =
    { $value ->
        [0] a condition is met
        [one] 1 palazzo to the end
       *[other] { $value } palazzi to the end
    }
    .near =
        { $value ->
            [0] A condition is met: the game ends with this round.
           *[other] One more palazzo can end the game.
        }
statistic-votes = Votes cast
statistic-wins = Fields won, ties included
statistic-advisors = Advisors taken
statistic-moves = Houses moved

## What can be seen

view-round = Round
view-lead = First in ties
view-row = Voting order
view-voting = Voting now
view-coming = Next round
view-costs = Next palazzo
view-advisors = Advisors
view-advisors-home = Home
view-advisors-at = Stands on
view-advisors-master = Controlled by
view-players = Players
view-players-houses = Houses
view-players-palazzi = Palazzi
view-players-supply = Houses in supply
view-players-palazzi_left = Palazzi left
view-players-rings = Rings free
    .hint = A ring marks an advisor as yours. Without a free ring you cannot take another.
view-players-in_hand = Tokens in hand
view-players-on_fields = Tokens
view-players-shown = Votes played
view-players-tokens = My votes
view-players-piles = Values

## Why not, by clause

no-3-2 = Choose 1 to 4 of the tokens in your hand.
no-3-3 = You have already placed tokens there this round.
no-5-1 = The winner puts at most two houses in.
no-5-2 = Whoever comes second puts at most one house in.
no-5-3 = Those who tie for first put at most two houses in each.
no-5-4 = Those who tie for second put at most one house in each.
no-5-5 = You have no more houses in your supply.
no-6-1 = That advisor of the Quarantia has already been decided on.
no-6-2 = A house moves from a district where you have one to another district.
no-6-3 = A house moves from a district where you have one to another district.
no-6-4 = That advisor of the Quarantia has already been decided on.
no-7-2 = An advisor never stands on its home field.
no-7-3 = A district decides only on its own advisor.
no-7-4 = You have no ring left for another advisor.
no-7-5 = A house moves to another district; for a district’s advisor that you waived, out of that district or into it.

## What things are good for

effect-advisor = Adds 1 vote for you on the field where it stands. Waive it instead, and you may move a house.
effect-token = Counts its value when its field votes, then comes back to your hand.

## What tells how somebody stands, in hints and reviews

feature-merit = standing on the whole
    .more = a better standing on the whole
    .less = a worse standing on the whole
feature-finish = nearness to the end of the game
    .more = closer to the goal
    .less = further from the goal
feature-six = way to a palazzo in all six districts
    .more = a longer way to palazzi in all six districts
    .less = a shorter way to palazzi in all six districts
feature-seven = way to seven palazzi in five districts
    .more = a longer way to seven palazzi
    .less = a shorter way to seven palazzi
feature-eight = way to eight palazzi in four districts
    .more = a longer way to eight palazzi
    .less = a shorter way to eight palazzi
feature-palazzi = palazzi
    .more = more palazzi
    .less = fewer palazzi
feature-districts = districts with a palazzo
    .more = more districts with a palazzo
    .less = fewer districts with a palazzo
feature-ready = districts where a vote won brings a palazzo
    .more = more districts close to a palazzo
    .less = fewer districts close to a palazzo
feature-houses = houses on the board
    .more = more houses on the board
    .less = fewer houses on the board
feature-supply = houses lacking in supply
    .more = a scarcer supply of houses
    .less = a fuller supply of houses
feature-advisors = advisors
    .more = more advisors
    .less = fewer advisors
feature-promise = votes of advisors in the next round
    .more = more help from advisors in the next round
    .less = less help from advisors in the next round

## What people say at the table

phrase-leave_me = Leave me { $field-the }, please.
phrase-all_in = I put all I have into { $field-the }.
phrase-near_win = { $who } is about to win!
