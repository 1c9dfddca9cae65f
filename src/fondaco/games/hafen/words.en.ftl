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
gift-pearl = pearl
    .a = a pearl

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
            [0] offer { $pay } ducats for { $want-and }
           *[other] offer { $give-and } and { $pay } ducats for { $want-and }
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
        [0] { $who } offers { $pay } ducats for { $want-and }.
       *[other] { $who } offers { $give-and } and { $pay } ducats for { $want-and }.
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
line-pearls = { $value } for pearls

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
