### Hafen in English. The value of a thing is its bare name; its attributes are what sentences need of it.

## Wares and gifts

ware-cloth = cloth
    .counted = { $count } cloth
ware-salt = salt
    .counted = { $count } salt
ware-wine = wine
    .counted = { $count } wine

gift-purse = purse
    .a = a purse
    .effect = Play it while you are asked openly: it brings 3 ducats.
gift-pearl = pearl
    .a = a pearl
    .effect = Counts 4 if you still hold it at the end.

## What can be answered

verb-draw = Draw a gift
    .say = draw { $thing-a }
verb-load = Load a ware
    .say = load { $ware }
verb-sell = Sell wares
    .say = sell all the { $ware }
verb-visit = Visit the harbour master
verb-offer = Make an offer
    .say =
        { $give-count ->
            [0] offer { verb-offer.pay } for { $want-and }
           *[other] offer { $give-and } and { verb-offer.pay } for { $want-and }
        }
    .pay =
        { $pay ->
            [one] 1 ducat
           *[other] { $pay } ducats
        }
verb-pass = Offer nothing
verb-accept = Accept an offer
    .say = accept what { $guest } offers
verb-decline = Accept no offer
verb-play = Play a purse

arg-thing = Gift
arg-ware = Ware
arg-give = You give
arg-want = You want
arg-pay = Ducats
arg-guest = Offer of

## What is asked: of you, and of somebody else

ask-draw = Draw a gift.
ask-errand = Round { $round } of { $rounds }: run an errand.
ask-offer = Offer { $host } a trade, in secret.
ask-deal = Accept one of the offers, or none.

asked-draw = A gift is drawn.
asked-errand = { $who } runs an errand (round { $round } of { $rounds }).
asked-offer = { $who } may offer { $host } a trade.
asked-deal = { $who } chooses among the offers.

## What happens

event-round_began = Round { $round } begins, { $first } is the first merchant.
event-drew = { $who } draws a gift: { $gift-a }.
    .hidden = { $who } draws a gift.
event-played = { $who } plays a purse and gets { $amount } ducats.
event-loaded =
    { $cost ->
        [0] { $who } loads { $ware } for nothing.
        [one] { $who } loads { $ware } for a ducat.
       *[other] { $who } loads { $ware } for { $cost } ducats.
    }
event-sold =
    { $amount ->
        [one] { $who } sells { $count } { $ware } for a ducat.
       *[other] { $who } sells { $count } { $ware } for { $amount } ducats.
    }
event-offered =
    { $give-count ->
        [0] { $who } offers { event-offered.pay } for { $want-and }.
       *[other] { $who } offers { $give-and } and { event-offered.pay } for { $want-and }.
    }
    .pay =
        { $pay ->
            [one] 1 ducat
           *[other] { $pay } ducats
        }
event-offered_nothing = { $who } offers nothing.
event-accepted = { $host } accepts the offer of { $guest }.
event-declined = { $host } accepts no offer.
event-ended = The last round is over.

## The reckoning

line-ducats =
    { $value ->
        [one] 1 ducat
       *[other] { $value } ducats
    }
    .name = Ducats
line-pearls = { $value } for pearls
    .name = Pearls
line-total = { $value } in all
    .name = Total
    .won =
        { $value ->
            [one] With 1 point.
           *[other] With { $value } points.
        }
line-wares =
    { $value ->
        [one] 1 ware aboard
       *[other] { $value } wares aboard
    }
    .name = Wares aboard

## How everybody stands, and how near the end is

tally =
    { $value ->
        [one] point
       *[other] points
    }
clock-round = Round { $value } of { $goal }
    .near = This is the last round.
statistic-loaded = Wares loaded
statistic-sales = Ducats from sales

## What can be seen

view-round = Round
view-first = First merchant
view-harbour = Harbour
view-bank = Bank
view-deck_left = Gifts in the deck
view-deck = Deck
view-played = Played gifts
view-merchants = Merchants
view-merchants-ducats = Ducats
view-merchants-hold = Hold
view-merchants-in_hand = Gifts
view-merchants-gifts = Hand

## What the table chooses before the game

option-rounds = Rounds
option-rounds-6 = Six
    .hint = The whole game.
option-rounds-4 = Four
    .hint = A shorter game.

## Why not, by clause

no-2-2 = The harbour has none of it left, or you cannot pay for it.
no-2-3 = You have none of it to sell.
no-2-4 = The deck of gifts is empty.
no-3-1 = Offer what you have, for what the first merchant has.
no-3-2 = An offer must ask for at least one ware.
no-3-4 = Accept one of the offers, or none.
no-4-1 = A purse can be played only while you are asked openly.

## What things are good for

effect-ware = The more of a kind you sell together, the more each brings: 1, 2, 3 ducats and so on.

## What people say at the table

phrase-who_has = Who has { $ware } for me?
phrase-to_spare = I have { $ware } to spare.
phrase-near_win = { $who } is about to win!
