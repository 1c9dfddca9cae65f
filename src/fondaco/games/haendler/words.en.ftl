### Die Händler in English. The value of a thing is its bare name; its attributes are what sentences need of it.

## Cities

city-paris = Paris
city-koeln = Köln
city-wien = Wien
city-brugge = Brugge
city-hamburg = Hamburg
city-genova = Genova

## Goods; -sorts for the pointers of the price wheel

good-cloth = cloth
    .counted = { $count } cloth
    .counted-sorts =
        { $count ->
            [one] cloth
           *[other] cloth (both)
        }
good-wine = wine
    .counted = { $count } wine
    .counted-sorts =
        { $count ->
            [one] wine
           *[other] wine (both)
        }
good-salt = salt
    .counted = { $count } salt
    .counted-sorts =
        { $count ->
            [one] salt
           *[other] salt (both)
        }
good-food = food
    .counted = { $count } food
    .counted-sorts =
        { $count ->
            [one] food
           *[other] food (both)
        }
good-iron = iron
    .counted = { $count } iron
    .counted-sorts =
        { $count ->
            [one] iron
           *[other] iron (both)
        }
good-silk = silk
    .counted = { $count } silk
    .counted-sorts =
        { $count ->
            [one] silk
           *[other] silk (both)
        }

## A good in a city: at the market or in a warehouse

stall-sells = { $n1 } in { $n2 }
    .short = { $n1 }({ $n2 })
    .counted = { $count } { $n1 } in { $n2 }
    .effect = Here { $n1 } is bought into your warehouse in { $n2 }. Brought to a city that does not sell it, it earns the bonus there (3.2, 7.1).

## Wagons, fields and routes. The fields of a road are counted from the first of its two ends

wagon-number = { $n1 }
    .effect = Carries up to 3 goods of one sort for its master and up to 2 goods for everybody else. When it reaches a city, all of them are sold (4.5, 7.1).
field-paris = Paris
    .to = to Paris
    .at = in Paris
field-koeln = Köln
    .to = to Köln
    .at = in Köln
field-wien = Wien
    .to = to Wien
    .at = in Wien
field-brugge = Brugge
    .to = to Brugge
    .at = in Brugge
field-hamburg = Hamburg
    .to = to Hamburg
    .at = in Hamburg
field-genova = Genova
    .to = to Genova
    .at = in Genova
field-bruessel = Brüssel
    .to = to Brüssel
    .at = at Brüssel
field-bonn = Bonn
    .to = to Bonn
    .at = at Bonn
field-hannover = Hannover
    .to = to Hannover
    .at = at Hannover
field-linz = Linz
    .to = to Linz
    .at = at Linz
field-mailand = Mailand
    .to = to Mailand
    .at = at Mailand
field-reims = Reims
    .to = to Reims
    .at = at Reims
field-frankfurt = Frankfurt
    .to = to Frankfurt
    .at = at Frankfurt
field-basel = Basel
    .to = to Basel
    .at = at Basel
field-nuernberg = Nürnberg
    .to = to Nürnberg
    .at = at Nürnberg
field-lyon = Lyon
    .to = to Lyon
    .at = at Lyon
field-innsbruck = Innsbruck
    .to = to Innsbruck
    .at = at Innsbruck
field-junction = junction { $n1 }
    .to = to junction { $n1 }
    .at = at junction { $n1 }
field-road = { $n1 }–{ $n2 } { $n3 }
    .to = to field { $n3 } between { $n1 } and { $n2 }
    .at = on field { $n3 } between { $n1 } and { $n2 }
route-straight =
    { $n1 ->
        [one] { $n2 } to { $n3 } (1 field)
       *[other] { $n2 } to { $n3 } ({ $n1 } fields)
    }
route-over = { $n2 } via { $n4 } to { $n3 } ({ $n1 } fields)
route-over-two = { $n2 } via { $n4 }, { $n5 } to { $n3 } ({ $n1 } fields)
route-over-three = { $n2 } via { $n4 }, { $n5 }, { $n6 } to { $n3 } ({ $n1 } fields)
tile-points = { $n1 }
points-tile = { $n1 }

## Cards

influence-free-loading = Free Loading
    .effect = While loading: load up to 2 goods onto a wagon for nothing; the master cannot refuse (4.9).
    .counted =
        { $count ->
            [one] Free Loading
           *[other] { $count } × Free Loading
        }
influence-broken-axle = Broken Axle
    .effect = Before driving: a wagon does not move this round (5.1).
    .counted =
        { $count ->
            [one] Broken Axle
           *[other] { $count } × Broken Axle
        }
influence-special-sale = Special Sale
    .effect = After the prices: sell a good from your warehouse for 800 gulden (6.5).
    .counted =
        { $count ->
            [one] Special Sale
           *[other] { $count } × Special Sale
        }
influence-sale-with-bonus = Sale with Bonus
    .effect = Before a wagon is sold: all your goods on it earn the bonus of the city (7.2).
    .counted =
        { $count ->
            [one] Sale with Bonus
           *[other] { $count } × Sale with Bonus
        }
influence-social-rise = Social Rise
    .effect = When rising: one step for 1200 gulden, whatever it costs otherwise (9.5).
    .counted =
        { $count ->
            [one] Social Rise
           *[other] { $count } × Social Rise
        }
influence-wagon-master = Wagon Master
    .effect = Before the bids: become master of a free wagon for 800 gulden (4.2).
    .counted =
        { $count ->
            [one] Wagon Master
           *[other] { $count } × Wagon Master
        }
influence-upkeep = Upkeep
    .effect = When you pay for your step: 400 gulden instead of its upkeep (9.2).
    .counted =
        { $count ->
            [one] Upkeep
           *[other] { $count } × Upkeep
        }
investment-bargain-purchase = Bargain Purchase
    .effect = Each purchase: 1 to 3 goods cost 100 gulden in all (3.5).
investment-cartwright = Cartwright
    .effect = Each movement phase: 1 extra step for any wagon (5.8).
investment-great-cartwright = Great Cartwright
    .effect = Each movement phase: 2 extra steps for any wagons (5.8).
investment-courier = Courier
    .effect = Each movement phase: move the courier 1 field (5.9).
investment-express-courier = Express Courier
    .effect = Each movement phase: move the courier 1 or 2 fields (5.9).
investment-counting-house = Counting House
    .effect = Each round: move the price of a good one step up or down (6.3).
investment-great-counting-house = Great Counting House
    .effect = Each round: move a price one step, also from the top to the bottom or back (6.3).
investment-warehouse-sale = Warehouse Sale
    .effect = Each round: sell up to 5 goods from your warehouses at the buying price (6.4).

## No and yes, maps, layouts, ways of prices, steps of the status board and of the price board, looks into the pile

flag-no = –
flag-yes = yes
map-single = A (single exit)
map-multi = B (several exits)
layout-paris = Paris, Köln, Wien
layout-brugge = Brugge, Hamburg, Genova
way-up = up
way-down = down
status-step = { $n1 }
    .cost = { $n2 }
    .effect = Costs { $n2 } gulden a round. Who stands highest at the end wins, if without debts (9.1, 10.2).
price-pair = { $n1 }/{ $n2 }
    .effect = Buying costs { $n1 } gulden, a good that arrives sells for { $n2 } (1.4).
look-number = { $n1 }.
moment-buying = before others buy
moment-masters = before others may play Wagon Master
moment-office = before the bids for a wagon
moment-loading = before a wagon is loaded
moment-axles = before others may play Broken Axle
moment-driving = before others move a wagon
moment-wheels = before the pointers are set
moment-houses = before a Counting House is used
moment-opening = before an auction is opened
moment-rising = before others rise

## What each kind of thing is good for

effect-city = Wagons that reach it are sold there; its market sells three goods, and its bonus is paid for the other three (1.1, 7.1).
effect-good = Buy it cheaply, load it onto a wagon, and sell it where the wagon arrives (3.1, 7.1).
effect-field = Wagons and the courier stand here. Whose move brings the two together picks an influence card (5.10).
effect-route = A way for a wagon: forward only, never through a city or onto another wagon (5.3 to 5.5).
effect-points = Moves a wagon so many fields; then it is turned over until all four are (5.2).
effect-tile = Moves a wagon so many fields; then it is turned over until all four are (5.2).
effect-map = The roads between the cities (1.2).
effect-flag = Whether it is so.
effect-layout = Where the wagons stand at the start (2.2).
effect-way = Which way the price goes (6.3).
effect-moment = When you are asked for offers (11.3).
effect-look = What lay in the pile when you picked a card (2.7).
effect-promise = Binding: answers that break it are not allowed (11.6).
effect-contract = Holds until its promises are kept or lapse (11.7).

## What can be answered

verb-lay_out = Place the wagons
    .say = place the wagons: { $thing }
verb-send = Place the courier
    .say = place the courier: { $thing }
verb-turn = Turn up an investment card
    .say = turn up { $thing }
verb-begin = Draw the start player
    .say = let { $thing } be the start player
verb-buy = Buy goods
    .say =
        { $goods-count ->
            [0] buy nothing
           *[other] buy { $goods-and }
        }
    .chip = Buy { $goods-and }
verb-command = Play Wagon Master (800 gulden)
    .say = play Wagon Master for wagon { $wagon }
verb-break = Play Broken Axle
    .say = play Broken Axle on wagon { $wagon }
verb-sell_one = Play Special Sale
    .say = play Special Sale: { $good }
verb-bid = Bid
    .say = bid { $bid } gulden
verb-load = Load goods
    .say = load { $count } { $good }
verb-propose = Make an offer
    .say =
        { $price ->
            [0] ask to load { $goods-and } for nothing
           *[other] offer { $price } gulden to load { $goods-and }
        }
    .chip =
        { $price ->
            [0] Offer nothing
           *[other] Offer { $price } gulden
        }
verb-leave = Load nothing
verb-quote = Name prices
    .say = ask { $one } gulden for one good, { $two } for two
verb-take_quoted = Load at the price
    .say = load { $goods-and } at the named price
verb-take = Accept the price
verb-load_free = Play Free Loading
    .say = load { $goods-and } with Free Loading
verb-agree = Agree
verb-refuse = Refuse
verb-name = Ask another price
    .chip = Ask { $price } gulden
    .say = ask { $price } gulden
verb-drive = Move a wagon
    .chip = Drive here
    .say = move with tile { $tile }: { $route }
verb-spend = Give up a tile without a move
    .say = give up tile { $tile }: it can move no wagon
verb-push = Use extra steps
    .chip = Drive here
    .say = move with extra steps: { $route }
verb-ride = Courier: move the courier 1 field
    .chip = Ride here
    .say = move the courier { $field-to }
verb-ride_far = Express Courier: move the courier up to 2 fields
    .chip = Ride here
    .say = move the courier { $field-to } (Express Courier)
verb-end = End the turn
verb-pick = Pick an influence card
    .chip = Take { $card }
    .say = take { $card }
verb-point = Set the pointers
    .say =
        { $goods-count ->
            [0] raise no price
           *[other] raise { $goods-sorts-and }
        }
verb-shift = Change a price
    .say = move the price of { $good } { $way } with the { $card }
verb-sell = Sell from the warehouses
    .say =
        { $goods-count ->
            [0] sell nothing from the warehouses
           *[other] sell { $goods-and } from the warehouse
        }
verb-favour = Play Sale with Bonus
verb-open = Open an auction
    .say = open the auction with { $bid } gulden
verb-decline = Open no auction
verb-raise = Raise
    .say = raise to { $bid } gulden
verb-pass = Pass
verb-invest = Take an investment card
    .chip = Take { $card }
    .say = take { $card }
verb-pay = Pay the upkeep
verb-spare = Play Upkeep (400 gulden)
verb-borrow = Take a debt note (gives 2000 gulden)
verb-repay = Pay back a debt note (2500 gulden)
verb-rise = Rise one step
verb-rise_by_card = Play Social Rise: one step for 1200 gulden
verb-stop = Stay on this step

arg-thing = Drawn
arg-goods = Goods
arg-wagon = Wagon
arg-good = Good
arg-bid = Bid
arg-count = How many goods
arg-price = Price
arg-one = For one good
arg-two = For two goods
arg-tile = Tile
arg-route = Route
arg-field = Field
arg-card = Card
arg-way = Direction

## What is asked: of you, and of somebody else

ask-lay_out = Draw where the wagons stand.
ask-send = Draw where the courier stands.
ask-turn = Turn up an investment card.
ask-begin = Draw the start player.
ask-buy =
    { $of ->
        [1] { "" }
       *[other] Purchase { $nth } of { $of }:{ " " }
    }Buy up to 3 goods. Each goes into your warehouse where the market shows it.
ask-play_master = Play Wagon Master now? It makes you master of a free wagon for 800 gulden, without bidding. All are asked who could have the card, so that nobody learns who does (2.9).
ask-play_axle = Play Broken Axle now? A wagon will not move this round. All are asked who could have the card, so that nobody learns who does (2.9).
ask-play_sale = Play Special Sale now? It sells a good from a warehouse for 800 gulden. All are asked who could have the card, so that nobody learns who does (2.9).
ask-play_bonus = Play Sale with Bonus now? All your goods on wagon { $wagon } earn the bonus of { $city }. All are asked who could have the card, so that nobody learns who does (2.9).
ask-play_upkeep = Your step costs { $cost } gulden, or 400 with the card Upkeep. All are asked who could have the card, so that nobody learns who does (2.9).
ask-bid = Bid in secret to become master of wagon { $wagon } in { $city }. Only the winner pays.
ask-master_load = Load your wagon { $wagon } in { $city }: goods of one sort, up to 3 in all.
ask-propose = Load up to 2 goods onto wagon { $wagon } in { $city }? Tell { $master } which, and what you pay.
ask-quote = What does a place on your wagon { $wagon } in { $city } cost guests? Name prices now, or pass and wait for offers.
ask-quoted = Wagon { $wagon } in { $city }: { $master } asks { $one } gulden for one good, { $two } for two. Load, offer less, or load nothing?
ask-haggle =
    { $price ->
        [0] { $goods-and } on wagon { $wagon }: { $master } asks nothing for it. Accept?
       *[other] { $goods-and } on wagon { $wagon }: { $master } asks { $price } gulden for it. Accept, offer less, or load nothing?
    }
ask-hear =
    { $price ->
        [0] { $guest } wants to load { $goods-and } onto your wagon { $wagon } for nothing. Agreed?
       *[other] { $guest } offers { $price } gulden to load { $goods-and } onto your wagon { $wagon }. Agreed?
    }
ask-drive =
    { $driven ->
        [0] Play a movement tile and move a wagon with it.
       *[other] Your tile is played. Go on, or end your turn.
    }{ $purse ->
        [0] { "" }
        [one] { " " }You have 1 extra step.
       *[other] { " " }You have { $purse } extra steps.
    }
ask-pick = A wagon meets the courier: pick an influence card from the pile.
ask-point = Set two pointers in secret: each raises a price one step, from 1000 to the bottom. One or both may stay unused.
ask-shift = You may change the price of a good by one step.
ask-sell = You may sell up to 5 goods from your warehouses at the buying price.
ask-open = Open an auction for one of the open investment cards? Whoever declines is out of this phase.
ask-raise = { $leader } leads with { $bid } gulden. Do you raise? The winner chooses one of the open cards.
ask-invest = Take one of the open investment cards.
ask-borrow =
    { $last ->
        [0] You fell. Take a debt note? It gives 2000 gulden now, costs 2500 later, and until then you cannot rise.
       *[other] You fell. The game ends with this round: with a debt note you stand behind all who have none. Take one all the same?
    }
ask-rise =
    { $left ->
        [0] With a debt note you cannot rise. Once the last one is paid back, you may rise at once (9.3).
       *[other] { ask-rise.steps }
    }{ $left ->
        [0] { "" }
       *[other] { ask-rise.card }
    }
    .steps =
        { $paid ->
            [0] To rise one step costs { $cost } gulden, which you do not have.
            [one] Rise 1 step for { $cost } gulden?
           *[other] Rise up to { $paid } steps, each for { $cost } gulden?
        }
    .card =
        { $cost ->
            [700] { "" }
            [800] { "" }
            [900] { "" }
            [1000] { "" }
            [1200] { "" }
           *[other] { " " }Whoever has Social Rise pays 1200 with it.
        }

asked-lay_out = Where the wagons stand is drawn.
asked-send = Where the courier stands is drawn.
asked-turn = An investment card is turned up.
asked-begin = The start player is drawn.
asked-buy = { $who } is buying goods.
asked-play_master = { $who } may play Wagon Master.
asked-play_axle = { $who } may play Broken Axle.
asked-play_sale = { $who } may play Special Sale.
asked-play_bonus = { $who } may play Sale with Bonus: wagon { $wagon } in { $city }.
asked-play_upkeep = { $who } pays { $cost } gulden of upkeep or plays the card Upkeep.
asked-bid = { $who } bids in secret for wagon { $wagon } in { $city }.
asked-master_load = { $who } may load wagon { $wagon } in { $city } as its master.
asked-propose = { $who } may load wagon { $wagon } in { $city } and makes an offer.
asked-quote = { $who } may name prices for wagon { $wagon } in { $city }.
asked-quoted = { $who } may load wagon { $wagon } in { $city }: one good costs { $one } gulden, two cost { $two }.
asked-haggle =
    { $price ->
        [0] { $who } may load { $goods-and } onto wagon { $wagon } for nothing and is thinking about it.
       *[other] { $who } is to pay { $price } gulden for { $goods-and } on wagon { $wagon } and is thinking about it.
    }
asked-hear =
    { $price ->
        [0] { $who } decides whether { $guest } may load { $goods-and } onto wagon { $wagon } for nothing.
       *[other] { $who } decides whether { $guest } may load { $goods-and } onto wagon { $wagon } for { $price } gulden.
    }
asked-drive =
    { $driven ->
        [0] { $who } is to move a wagon.
       *[other] { $who } may still use extra steps and courier moves.
    }
asked-pick = { $who } picks an influence card.
asked-point = { $who } is setting the pointers.
asked-shift = { $who } may change a price.
asked-sell = { $who } may sell from the warehouses.
asked-open = { $who } may open an auction of an investment card.
asked-raise = { $who } may raise the { $bid } gulden of { $leader }.
asked-invest = { $who } takes an investment card.
asked-borrow = { $who } may take a debt note.
asked-rise =
    { $left ->
        [0] { $who } has a debt note and cannot rise before it is paid back.
       *[other] { $who } may rise; a step costs { $cost } gulden.
    }

## What happens

event-laid_out = The wagons start in { $cities-and }.
event-sent = The courier starts { $field-at }.
event-turned_up = Turned up: { $card }
    .more = , { $card }
event-began = { $who } is the start player.
event-round_began = Round { $round } begins; { $first } is the start player.
event-bought =
    { $goods-count ->
        [0] { $who } buys nothing.
       *[other] { $who } buys { $goods-and }.
    }
event-paid = { $who } pays { $sum } gulden.
event-earned = { $who } gets { $sum } gulden.
event-gave = { $who } pays { $sum } gulden to { $to }.
event-played = { $who } plays { $card }.
event-picked = { $who } picks the influence card { $card }.
    .hidden = { $who } picks an influence card.
event-commanded = { $who } is now master of wagon { $wagon }.
event-bid = { $who } has bid { $sum } gulden.
event-loaded = { $who } loads { $goods-and } onto wagon { $wagon }.
event-quoted = { $who } names prices for wagon { $wagon }: { $one } gulden for one good, { $two } for two.
event-proposed =
    { $price ->
        [0] { $who } asks { $to } to load { $goods-and } for nothing.
       *[other] { $who } offers { $to } { $price } gulden to load { $goods-and }.
    }
event-named =
    { $price ->
        [0] { $who } asks { $to } nothing for it.
       *[other] { $who } asks { $to } { $price } gulden for it.
    }
event-refused = { $who } declines the offer of { $to }.
event-agreed =
    { $price ->
        [0] { $who } and { $guest } agree: { $goods-and } for nothing.
       *[other] { $who } and { $guest } agree: { $goods-and } for { $price } gulden.
    }
event-blocked = { $who } blocks wagon { $wagon }: it does not move this round.
event-drove =
    { $steps ->
        [one] { $who } moves wagon { $wagon } by 1 field { $field-to }.
       *[other] { $who } moves wagon { $wagon } by { $steps } fields { $field-to }.
    }
event-spent = { $who } gives up tile { $tile }: it can move no wagon.
event-arrived = Wagon { $wagon } arrives in { $city }.
event-rode = { $who } moves the courier { $field-to }.
event-pointed =
    { $goods-count ->
        [0] { $who } sets no pointer on a good.
        [one] { $who } sets one pointer on { $goods-sorts-and }.
       *[other] { $who } sets the pointers on { $goods-sorts-and }.
    }
event-priced = New price of { $good }: { $buying } to buy, { $selling } to sell.
event-shifted = { $who } changes the price of { $good } with the { $card }.
event-sold_off =
    { $goods-count ->
        [0] { $who } sells nothing from the warehouses.
       *[other] { $who } sells from the warehouses: { $goods }.
    }
event-sold_one = { $who } sells from the warehouse: 1 { $good }.
event-counted = Arrival number { $arrivals }: wagon { $wagon } is unloaded in { $city }.
event-sold = { $who } sells { $goods-and } from wagon { $wagon }.
event-emptied = Wagon { $wagon } is empty and waits for a new master.
event-bonuses = The bonuses are now: { $bonuses }.
event-opened = { $who } opens the auction with { $sum } gulden.
event-declined = { $who } opens no auction and is out of this phase.
event-raised = { $who } raises to { $sum } gulden.
event-passed = { $who } passes.
event-invested = { $who } takes the investment card { $card }.
event-kept = { $who } keeps step { $step }.
event-fell = { $who } cannot keep the step and falls to step { $step }.
event-borrowed = { $who } takes a debt note.
event-repaid = { $who } pays back a debt note.
event-rose = { $who } rises to step { $step }, which costs { $step-cost } gulden a round.
event-ranked =
    { $place ->
        [1] { $who } wins.
        [2] { $who } finishes second.
        [3] { $who } finishes third.
       *[other] { $who } finishes fourth.
    }

## The reckoning

line-debt =
    { $value ->
        [0] no debt note
        [one] 1 debt note
       *[other] { $value } debt notes
    }
    .name = Debt notes
    .cell =
        { $value ->
            [0] none
           *[other] { $value }
        }
line-status = step { $value } of the status board
    .name = Status step
    .won = On step { $value } of the status board.
line-money = { $value } gulden
    .name = Gulden
line-cards =
    { $value ->
        [one] 1 influence card
       *[other] { $value } influence cards
    }
    .name = Influence cards
line-investments =
    { $value ->
        [one] 1 investment card
       *[other] { $value } investment cards
    }
    .name = Investment cards

## How everybody stands, and how near the end is

tally = of 8 steps
clock-arrivals = { $value } of { $goal } arrivals
    .near = { $value } of { $goal } wagons have arrived: the round in which the last one arrives is the last.
clock-last = { $value } of { $goal } arrivals
    .near = { $value } of { $goal } wagons have arrived: this is the last round.
statistic-earned = Gulden earned
statistic-paid = Gulden paid
statistic-sales = Wagons sold from
statistic-steps = Steps of wagons

## What can be seen

view-map = Map
view-round = Round
view-first = Start player
view-arrivals = Arrivals
view-rise_cost = Cost of a step
view-prices = Price
view-supply = Supply
view-bonus = Bonus
view-courier = Courier
view-wagons = Wagon
view-wagons-at = Field
view-wagons-came = Came from
view-wagons-master = Master
view-wagons-is_blocked = Blocked
view-wagons-has_arrived = Arrived
view-wagons-beds = Load
view-investments = Investments
view-offer = Open investment cards
view-played = Influence cards played
view-pile = Influence cards in the pile
view-players = Player
view-players-status = Step
view-players-notes = Debt notes
view-players-store = Stored
view-players-tiles = Tiles
view-players-cards = Influence cards
view-players-money = Gulden
view-players-hand = Own influence cards
view-players-seen = Seen in the pile
view-players-speaks = Makes offers

## The variant: agreements. What is promised; -kind says what its sum means

promise-nothing = no promise
    .kind = nothing
promise-bid-nothing = bid 0 for wagon { $n1 }
    .kind = none
promise-agree = let up to 2 goods be loaded onto wagon { $n1 }
    .kind = price
promise-no-axle = play no Broken Axle on wagon { $n1 }
    .kind = none
promise-drive-into = drive wagon { $n1 } into { $n2 } with the next tile
    .kind = none
promise-drive-over = drive wagon { $n1 } over { $n2 } towards { $n3 } with the next tile
    .kind = none
promise-leave-be = leave wagon { $n1 } where it is in the next turn
    .kind = none
promise-ride-to = move the courier to { $n1 }
    .kind = none
promise-not-ride-to = keep the courier away from { $n1 }
    .kind = none
promise-shift-up = raise { $n1 } with a Counting House
    .kind = none
promise-shift-down = lower { $n1 } with a Counting House
    .kind = none
promise-no-shift = leave { $n1 } alone with the Counting House
    .kind = none
promise-point = raise { $n1 } with a pointer
    .kind = none
promise-no-point = set no pointer on { $n1 }
    .kind = none
promise-bid-below = bid for investment cards only up to a sum
    .kind = most
contract-number = { $n1 }.

verb-offer = Offer a contract
    .say = offer a contract: { event-offered.given }; in return: { event-offered.asked }
verb-offer_none = Nothing this time
verb-hush = Stop asking me at such moments
verb-speak = Ask me for offers
    .say = be asked for offers { $moment }
verb-approach = Offer somebody a contract
    .say = offer { $taker } a contract
verb-accept = Make a contract
    .say = accept the contract of { $maker }
verb-accept_none = Make no contract
verb-counter = Change an offer
    .say = change the offer of { $maker }
verb-change = Suggest something else
verb-consent = Accept the contract
verb-reject = Decline it

arg-maker = Whose offer
arg-taker = Partner
arg-moment = Moment
arg-money = You pay now
arg-cards = Your cards, now
arg-aside = Held until they keep it
arg-promise = You promise
arg-limit = Price or sum of your promise
arg-asked_money = They pay now
arg-asked_cards = Their cards, now
arg-asked_aside = Held until you keep it
arg-asked_promise = They promise
arg-asked_limit = Price or sum of their promise

ask-offer = You asked to be heard { $moment }: what do you offer { $turn }?
ask-hear_offers = Contracts are offered to you. Take one, change one, or take none.
ask-counter = What would you rather agree on with { $taker }?
ask-approach = What do you offer { $taker }, and what do you want for it?
ask-reply = { $turn } offers you a contract: { $turn } would { event-offered.given }; you would { event-offered.asked }. Do you accept?
asked-offer = { $who } may make { $turn } an offer.
asked-hear_offers = { $who } considers the contracts offered.
asked-counter = { $who } is changing the offer of { $taker }.
asked-approach = { $who } is drawing up an offer for { $taker }.
asked-reply = { $who } considers the contract that { $turn } offers.

event-offered = { $who } offers { $to } a contract: { $who } would { event-offered.given }; { $to } would { event-offered.asked }.
    .given =
        { $money ->
            [0] { "" }
           *[other] pay { $money } gulden
        }{ $cards-count ->
            [0] { "" }
           *[other] { event-offered.before-cards }hand over { $cards }
        }{ $aside ->
            [0] { "" }
           *[other] { event-offered.before-aside }pay { $aside } gulden once the promise is kept
        }{ $promise-kind ->
            [nothing] { event-offered.or-nothing }
            [price] { event-offered.before-promise }promise to { $promise } for { $limit } gulden
            [most] { event-offered.before-promise }promise to bid at most { $limit } gulden for an investment card
           *[other] { event-offered.before-promise }promise to { $promise }
        }
    .before-cards =
        { $money ->
            [0] { "" }
           *[other] { " and " }
        }
    .before-aside =
        { $money ->
            [0]
                { $cards-count ->
                    [0] { "" }
                   *[other] { " and " }
                }
           *[other] { " and " }
        }
    .before-promise =
        { $aside ->
            [0] { event-offered.before-aside }
           *[other] { " and " }
        }
    .or-nothing =
        { $money ->
            [0]
                { $cards-count ->
                    [0]
                        { $aside ->
                            [0] give nothing
                           *[other] { "" }
                        }
                   *[other] { "" }
                }
           *[other] { "" }
        }
    .asked =
        { $asked_money ->
            [0] { "" }
           *[other] pay { $asked_money } gulden
        }{ $asked_cards-count ->
            [0] { "" }
           *[other] { event-offered.asked-before-cards }hand over { $asked_cards }
        }{ $asked_aside ->
            [0] { "" }
           *[other] { event-offered.asked-before-aside }pay { $asked_aside } gulden once the promise is kept
        }{ $asked_promise-kind ->
            [nothing] { event-offered.asked-or-nothing }
            [price] { event-offered.asked-before-promise }promise to { $asked_promise } for { $asked_limit } gulden
            [most] { event-offered.asked-before-promise }promise to bid at most { $asked_limit } gulden for an investment card
           *[other] { event-offered.asked-before-promise }promise to { $asked_promise }
        }
    .asked-before-cards =
        { $asked_money ->
            [0] { "" }
           *[other] { " and " }
        }
    .asked-before-aside =
        { $asked_money ->
            [0]
                { $asked_cards-count ->
                    [0] { "" }
                   *[other] { " and " }
                }
           *[other] { " and " }
        }
    .asked-before-promise =
        { $asked_aside ->
            [0] { event-offered.asked-before-aside }
           *[other] { " and " }
        }
    .asked-or-nothing =
        { $asked_money ->
            [0]
                { $asked_cards-count ->
                    [0]
                        { $asked_aside ->
                            [0] give nothing
                           *[other] { "" }
                        }
                   *[other] { "" }
                }
           *[other] { "" }
        }
event-accepted_none = { $who } makes no contract.
event-spoke_up = { $who } wants to make offers { $moment }.
event-hushed = { $who } makes no more offers { $moment }.
event-rejected = { $who } declines.
event-contracted = Contract { $number } is made: { $who } is to { event-offered.given }; { $to } is to { event-offered.asked }.
event-handed_over = { $who } hands { $to } { $cards }.
event-laid_aside = { $who } lays { $sum } gulden aside until the promise is kept.
event-fulfilled = Contract { $number }: { $who } has kept the promise to { $promise }.
event-lapsed = Contract { $number }: the promise of { $who } to { $promise } has lapsed.
event-released = { $who } gets the { $sum } gulden that lay aside for contract { $number }.

no-bound = Contract { $contract } between { $maker } and { $taker } does not allow that.
    .beyond = Contract { $contract } allows no more.
no-3-1 = A purchase is 3 goods at most, and you must be able to pay for them.
no-3-3 = The supply does not hold so many of that sort.
no-3-5 = Bargain Purchase costs 100 gulden, and you do not have that.
no-4-2 = Only a wagon that stands empty in a city, without a master, can be taken over, for 800 gulden.
no-4-3 = A bid is in whole hundreds, and no more than you have.
no-4-5 = As master you load up to 3 goods of one sort from your warehouse here, and none that others have on this wagon.
no-4-6 = A guest loads 1 or 2 goods from the warehouse here, and none of the master’s sort.
no-4-7 = Prices are whole hundreds up to 5000; you can only pay what you have.
no-4-9 = Free Loading takes 1 or 2 goods from your warehouse here, and none of the master’s sort.
no-5-1 = Broken Axle goes on a wagon that is not blocked yet.
no-5-2 = That tile is turned over.
no-5-3 = Wagons move forward along a road and never turn back.
no-5-6 = That tile does not take this wagon there, or the wagon may not move now.
no-5-8 = Your extra steps do not take a wagon there.
no-5-9 = The courier cannot go there: 1 field, or 2 with the Express Courier, and not into a city.
no-5-10 = No such card is left in the pile.
no-5-12 = First play a tile, then end your turn.
no-6-1 = You have two pointers.
no-6-3 = Only the Great Counting House moves a price past the end of the board.
no-6-4 = You can sell up to 5 goods that lie in your warehouses.
no-6-5 = You have no such good in a warehouse there.
no-7-2 = You do not have the card Sale with Bonus.
no-8-2 = Bid at least 100 more than the last, in whole hundreds, and no more than you have.
    .card = You can only take a card that lies face up.
no-9-1 = That cannot be paid now.
no-9-2 = The card Upkeep needs 400 gulden in hand.
no-9-3 = With a debt note you cannot rise: pay it back first.
no-9-4 = You cannot pay for another step.
no-9-5 = With a debt note Social Rise cannot be played.
no-11-3 = That is not open in these talks.
no-11-4 = A contract gives something, asks for no more than 5000 gulden, and money lies aside only for a promise.
no-11-5 = That promise can no longer change anything.
no-11-6 = A promise stands against that.

view-contracts = Contract
view-contracts-number = Number
view-contracts-maker = Between
view-contracts-promise = promises
view-contracts-limit = sum
view-contracts-aside = aside
view-contracts-taker = and
view-contracts-asked_promise = promises
view-contracts-asked_limit = sum
view-contracts-asked_aside = aside

## What the table chooses before the game

option-map = Map
option-map-single = A (single exit)
    .hint = Every city has one road, for leaving and for arriving. Begin with this one.
option-map-multi = B (several exits)
    .hint = Roads leave some cities on several sides, so there are more ways to choose from.
option-start = Wagons start in
option-start-any = By lot
    .hint = Chance picks one of the two sets of three cities.
option-start-paris = Paris, Köln, Wien
    .hint = The three wagons start in Paris, Köln and Wien.
option-start-brugge = Brugge, Hamburg, Genova
    .hint = The three wagons start in Brugge, Hamburg and Genova.
option-agreements = Agreements
option-agreements-no = No
    .hint = You talk about the loading of a wagon, and of nothing else.
option-agreements-yes = Yes
    .hint = A variant: binding contracts about almost anything. It makes the game longer.

## What tells how somebody stands, in hints and reviews

feature-status = step on the ladder
    .more = a higher step
    .less = a lower step
feature-upkeep = upkeep still to pay
    .more = more upkeep to pay
    .less = less upkeep to pay
feature-money = gulden in hand
    .more = more gulden in hand
    .less = fewer gulden in hand
feature-debt = debt notes
    .more = more debt
    .less = less debt
feature-cargo = cargo on the road
    .more = more valuable cargo on the road
    .less = less valuable cargo on the road
feature-stock = goods in warehouses
    .more = more worth in the warehouses
    .less = less worth in the warehouses
feature-cards = influence cards
    .more = more influence cards
    .less = fewer influence cards
feature-rises = cards “Social Rise”
    .more = more cards “Social Rise”
    .less = fewer cards “Social Rise”
feature-investments = income from investments
    .more = more income from investments
    .less = less income from investments
coin = { $value } gulden

## What people say at the table

phrase-who_drives = Who drives to { $city }?
phrase-would_give = I’d give { $price } gulden for that.
phrase-raise_price = Shall we raise the price of { $good }?
phrase-too_dear = That is too dear for me.
