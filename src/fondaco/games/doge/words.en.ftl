### Doge in English. The value of a thing is its bare name; its attributes are what sentences need of it.

## Fields: six districts and the Quarantia

field-cannaregio = Cannaregio
    .the = Cannaregio
    .tie = out of Cannaregio or into it
field-castello = Castello
    .the = Castello
    .tie = out of Castello or into it
field-dorsoduro = Dorsoduro
    .the = Dorsoduro
    .tie = out of Dorsoduro or into it
field-san-marco = San Marco
    .the = San Marco
    .tie = out of San Marco or into it
field-san-polo = San Polo
    .the = San Polo
    .tie = out of San Polo or into it
field-santa-croce = Santa Croce
    .the = Santa Croce
    .tie = out of Santa Croce or into it
field-quarantia = Quarantia
    .the = the Quarantia
    .tie = from any district to any other

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
    .say = place { $tokens } in { $field-the }
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
verb-stop = Move no more houses
verb-build = Build a palazzo
verb-keep = Build nothing

arg-thing = Card
arg-field = Field
arg-tokens = Tokens
arg-count = Houses
arg-source = From
arg-target = To
arg-advisor = Advisor
arg-to = Onto the field

## What is asked: of you, and of somebody else

ask-turn = Turn up an order card.
ask-place = Placement { $step } of { $steps }: choose in secret a field and 1 to 4 of your tokens.
ask-spoils = You have won { $field-the }: decide on its advisor and put houses in. Which comes first is up to you.
ask-decide = Decide on the advisor of { $field-the }: take it, or waive it and move a house if you like.
ask-put =
    { $most ->
        [one] You may put a house into { $field-the }.
       *[other] You may put up to { $most } houses into { $field-the }.
    }
ask-move =
    { $left ->
        [one] You may move one of your houses { $home-tie }.
       *[other] You may move up to { $left } of your houses, each { $home-tie }.
    }
ask-build = You may build a palazzo in { $field-the }. It costs { $cost } houses.
ask-council = Decide on an advisor of the Quarantia: take it, or waive it and move a house if you like.

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
asked-council = { $who } decides on an advisor of the Quarantia.

## What happens

event-laid = Number { $position } to vote is { $field-the }.
event-round_began = Round { $round } begins, { $lead } has the lead seat.
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
    { $votes ->
        [0] { $who } shows { $tokens } in { $field-the }: no votes.
        [one]
            { $tokens-count ->
                [0] { $who } has no tokens in { $field-the }, but an advisor: 1 vote.
               *[other] { $who } shows { $tokens } in { $field-the }: 1 vote.
            }
       *[other]
            { $tokens-count ->
                [0] { $who } has no tokens in { $field-the }, but { $votes } advisors: { $votes } votes.
               *[other] { $who } shows { $tokens } in { $field-the }: { $votes } votes.
            }
    }
event-no_votes = Nobody has a vote in { $field-the }, so nothing happens.
event-won =
    { $votes ->
        [one] { $who } wins { $field-the } with 1 vote.
       *[other] { $who } wins { $field-the } with { $votes } votes.
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
event-turned_up = In the next round, number { $position } to vote is { $field-the }.
event-round_ended = Round { $round } is over.
event-met = { $who } meets a condition that ends the game.
event-exhausted = After round { $round } nobody meets a condition, yet the game cannot go on: it ends.
event-ranked =
    { $place ->
        [1] { $who } comes first.
       *[other] { $who } comes in place { $place }.
    }

## The reckoning

line-condition =
    { $value ->
        [0] meets no condition
       *[other] meets a condition
    }
line-palazzi =
    { $value ->
        [one] 1 palazzo
       *[other] { $value } palazzi
    }
line-houses =
    { $value ->
        [one] 1 house on the board
       *[other] { $value } houses on the board
    }

## What can be seen

view-round = Round
view-lead = Lead seat
view-row = Voting order
view-voting = Voting now
view-coming = Next round
view-costs = To build
view-advisors = Advisors
view-advisors-home = Home
view-advisors-at = Stands on
view-advisors-master = Controlled by
view-players = Players
view-players-houses = Houses
view-players-palazzi = Palazzi
view-players-supply = Supply
view-players-palazzi_left = Palazzi left
view-players-rings = Rings free
view-players-in_hand = In hand
view-players-on_fields = Tokens
view-players-shown = Shown
view-players-tokens = Hand
view-players-piles = Values
