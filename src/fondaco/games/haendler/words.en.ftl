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

## Wagons, fields and routes. The fields of a road are counted from the first of its two ends

wagon-number = { $n1 }
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
        [one] { $n2 } → { $n3 } (1 field)
       *[other] { $n2 } → { $n3 } ({ $n1 } fields)
    }
route-over = { $n2 } → { $n4 } → { $n3 } ({ $n1 } fields)
route-over-two = { $n2 } → { $n4 } → { $n5 } → { $n3 } ({ $n1 } fields)
route-over-three = { $n2 } → { $n4 } → { $n5 } → { $n6 } → { $n3 } ({ $n1 } fields)
tile-points = { $n1 }
points-tile = { $n1 }

## Cards; $n1 of an investment card are its stars

influence-free-loading = Free Loading
    .counted =
        { $count ->
            [one] Free Loading
           *[other] { $count } × Free Loading
        }
influence-broken-axle = Broken Axle
    .counted =
        { $count ->
            [one] Broken Axle
           *[other] { $count } × Broken Axle
        }
influence-special-sale = Special Sale
    .counted =
        { $count ->
            [one] Special Sale
           *[other] { $count } × Special Sale
        }
influence-sale-with-bonus = Sale with Bonus
    .counted =
        { $count ->
            [one] Sale with Bonus
           *[other] { $count } × Sale with Bonus
        }
influence-social-rise = Social Rise
    .counted =
        { $count ->
            [one] Social Rise
           *[other] { $count } × Social Rise
        }
influence-wagon-master = Wagon Master
    .counted =
        { $count ->
            [one] Wagon Master
           *[other] { $count } × Wagon Master
        }
influence-upkeep = Upkeep
    .counted =
        { $count ->
            [one] Upkeep
           *[other] { $count } × Upkeep
        }
investment-bargain-purchase = Bargain Purchase
investment-cartwright = Cartwright
investment-great-cartwright = Great Cartwright
investment-courier = Courier
investment-express-courier = Express Courier
investment-counting-house = Counting House
investment-great-counting-house = Great Counting House
investment-warehouse-sale = Warehouse Sale

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
price-pair = { $n1 }/{ $n2 }
look-number = { $n1 }.

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
verb-propose = Make a proposal
    .say =
        { $price ->
            [0] ask to load { $goods-and } for nothing
           *[other] offer { $price } gulden to load { $goods-and }
        }
verb-leave = Load nothing
verb-take = Accept the price named
verb-load_free = Play Free Loading
    .say = load { $goods-and } with Free Loading
verb-agree = Agree
verb-refuse = Refuse
verb-name = Name another price
    .say = ask { $price } gulden
verb-drive = Drive with a tile
    .say = drive with tile { $tile }: { $route }
verb-spend = Spend a tile without effect
    .say = spend tile { $tile } without effect
verb-push = Drive with extra points
    .say = drive with extra points: { $route }
verb-ride = Courier: move the courier 1 field
    .say = move the courier { $field-to }
verb-ride_far = Express Courier: move the courier up to 2 fields
    .say = move the courier { $field-to } (Express Courier)
verb-end = End the turn
verb-pick = Pick an influence card
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
    .say = take { $card }
verb-pay = Pay the upkeep
verb-spare = Play Upkeep (400 gulden)
verb-borrow = Take a debt note (gives 2000 gulden)
verb-repay = Pay back a debt note (2500 gulden)
verb-rise = Rise one step
verb-rise_by_card = Play Social Rise (1200 gulden)
verb-stop = Rise no further

arg-thing = Drawn
arg-goods = Goods
arg-wagon = Wagon
arg-good = Good
arg-bid = Bid
arg-count = How many
arg-price = Price
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
ask-buy = Buy up to 3 goods at the buying price. Each goes into your warehouse in a city whose market shows it.
ask-play_master = Whoever has Wagon Master may play it now and become master of a free wagon for 800 gulden, without bidding.
ask-play_axle = Whoever has Broken Axle may play it now: a wagon will not move this round.
ask-play_sale = Whoever has Special Sale may play it now and sell a good from a warehouse for 800 gulden.
ask-play_bonus = Whoever has Sale with Bonus may play it now: all your goods on wagon { $wagon } then earn the bonus of { $city }.
ask-play_upkeep = Your step costs { $cost } gulden. With the card Upkeep you pay 400 instead.
ask-bid = Bid in secret to become master of wagon { $wagon } in { $city }. Only the winner pays.
ask-master_load = You are the master of wagon { $wagon } in { $city } and may load goods of one sort there, up to 3 in all.
ask-propose = You may load goods onto wagon { $wagon } in { $city }, up to 2 in all. Propose to the master which, and at what price.
ask-haggle =
    { $price ->
        [0] The master asks nothing for { $goods-and } on wagon { $wagon }. Accept, propose something else, or load nothing.
       *[other] The master asks { $price } gulden in all for { $goods-and } on wagon { $wagon }. Accept, propose something else, or load nothing.
    }
ask-hear =
    { $price ->
        [0] { $guest } wants to load { $goods-and } onto your wagon { $wagon } for nothing. What do you say?
       *[other] { $guest } wants to load { $goods-and } onto your wagon { $wagon } and offers { $price } gulden in all. What do you say?
    }
ask-drive =
    { $driven ->
        [0] Play a movement tile and move a wagon with it.
       *[other] Your tile is played. Go on, or end your turn.
    }{ $purse ->
        [0] { "" }
        [one] { " " }You have 1 extra point.
       *[other] { " " }You have { $purse } extra points.
    }
ask-pick = A wagon meets the courier: pick an influence card from the pile.
ask-point = Set your two pointers in secret. Each raises the price of a good one step; a pointer that you do not need stays on the crest.
ask-shift = You may change the price of a good by one step.
ask-sell = You may sell up to 5 goods from your warehouses at the buying price.
ask-open = Do you open an auction of an investment card? Whoever declines is out of this phase.
ask-raise = { $leader } leads with { $bid } gulden. Do you raise?
ask-invest = Take one of the open investment cards.
ask-borrow = You fell and may take a debt note: it gives 2000 gulden and costs 2500 later. As long as you have it you cannot rise.
ask-rise =
    { $left ->
        [0] You cannot rise further this round.
        [one] You may rise 1 step more. It costs { $cost } gulden.
       *[other] You may rise up to { $left } steps. Each costs { $cost } gulden.
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
asked-propose = { $who } may load wagon { $wagon } in { $city } and makes a proposal.
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
       *[other] { $who } may still use extra points and courier moves.
    }
asked-pick = { $who } picks an influence card.
asked-point = { $who } is setting the pointers.
asked-shift = { $who } may change a price.
asked-sell = { $who } may sell from the warehouses.
asked-open = { $who } may open an auction of an investment card.
asked-raise = { $who } may raise the { $bid } gulden of { $leader }.
asked-invest = { $who } takes an investment card.
asked-borrow = { $who } may take a debt note.
asked-rise = { $who } may rise; a step costs { $cost } gulden.

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
event-proposed =
    { $price ->
        [0] { $who } wants to load { $goods-and } for nothing.
       *[other] { $who } offers { $price } gulden to load { $goods-and }.
    }
event-named =
    { $price ->
        [0] { $who } asks nothing for it.
       *[other] { $who } asks { $price } gulden for it.
    }
event-refused = { $who } refuses.
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
event-spent = { $who } spends tile { $tile } without effect.
event-arrived = Wagon { $wagon } arrives in { $city }.
event-rode = { $who } moves the courier { $field-to }.
event-pointed =
    { $goods-count ->
        [0] { $who } sets no pointer on a good.
        [one] { $who } sets one pointer on { $goods-sorts-and }.
       *[other] { $who } sets the pointers on { $goods-sorts-and }.
    }
event-priced = New price of { $good }: { $buying } to buy, { $selling } to sell.
event-shifted = { $who } moves the price of { $good } { $way } with the { $card }.
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
event-ranked = { $who } takes place { $place }.

## The reckoning

line-debt =
    { $value ->
        [0] no debt note
        [one] 1 debt note
       *[other] { $value } debt notes
    }
line-status = step { $value } of the status board
line-money = { $value } gulden

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
view-players-notes = Notes
view-players-store = Stored
view-players-tiles = Tiles
view-players-cards = Cards
view-players-money = Gulden
view-players-hand = Own cards
view-players-seen = Seen in the pile

## The variant: agreements. What is promised; -part in a list of terms, -kind says what its sum means

promise-nothing = no promise
    .part = { "" }
    .kind = nothing
promise-bid-nothing = bid 0 for wagon { $n1 }
    .part = { " · " }promise: { promise-bid-nothing }
    .kind = none
promise-agree = as master of wagon { $n1 } agree to up to 2 goods
    .part = { " · " }promise: { promise-agree }
    .kind = price
promise-no-axle = play no Broken Axle on wagon { $n1 }
    .part = { " · " }promise: { promise-no-axle }
    .kind = none
promise-drive-into = drive wagon { $n1 } into { $n2 } with the next tile
    .part = { " · " }promise: { promise-drive-into }
    .kind = none
promise-drive-over = drive wagon { $n1 } over { $n2 } towards { $n3 } with the next tile
    .part = { " · " }promise: { promise-drive-over }
    .kind = none
promise-leave-be = not move wagon { $n1 } in the next turn
    .part = { " · " }promise: { promise-leave-be }
    .kind = none
promise-ride-to = move the courier to: { $n1 }
    .part = { " · " }promise: { promise-ride-to }
    .kind = none
promise-not-ride-to = not move the courier to: { $n1 }
    .part = { " · " }promise: { promise-not-ride-to }
    .kind = none
promise-shift-up = raise { $n1 } with a Counting House
    .part = { " · " }promise: { promise-shift-up }
    .kind = none
promise-shift-down = lower { $n1 } with a Counting House
    .part = { " · " }promise: { promise-shift-down }
    .kind = none
promise-no-shift = not change { $n1 } with a Counting House
    .part = { " · " }promise: { promise-no-shift }
    .kind = none
promise-point = set a pointer on { $n1 }
    .part = { " · " }promise: { promise-point }
    .kind = none
promise-no-point = set no pointer on { $n1 }
    .part = { " · " }promise: { promise-no-point }
    .kind = none
promise-bid-below = bid no more than a sum for investment cards
    .part = { " · " }promise: { promise-bid-below }
    .kind = most
contract-number = { $n1 }.

verb-offer = Offer a contract
    .say = offer a contract. Given:{ event-offered.given }. Asked:{ event-offered.asked }
verb-offer_none = Offer nothing
verb-accept = Make a contract
    .say = accept the contract of { $maker }
verb-accept_none = Make no contract
verb-counter = Change an offer
    .say = change the offer of { $maker }
verb-consent = Accept the changed contract
verb-reject = Leave it

arg-maker = Whose offer
arg-money = You give now
arg-cards = Your cards, now
arg-aside = You lay aside for their promise
arg-promise = You promise
arg-limit = Price or sum of your promise
arg-asked_money = They give now
arg-asked_cards = Their cards, now
arg-asked_aside = They lay aside for your promise
arg-asked_promise = They promise
arg-asked_limit = Price or sum of their promise

ask-offer = You may offer { $turn } a contract.
ask-hear_offers = Contracts are offered to you. Take one, change one, or take none.
ask-counter = How should the contract with { $maker } be?
ask-reply = { $turn } changes the contract. Given to you:{ event-offered.given }. Asked of you:{ event-offered.asked }. Do you accept it?
asked-offer = { $who } may offer { $turn } a contract.
asked-hear_offers = { $who } considers the contracts offered.
asked-counter = { $who } changes the offer of { $maker }.
asked-reply = { $who } considers the changed contract of { $turn }.

event-offered = { $who } offers { $to } a contract. Given:{ event-offered.given }. Asked:{ event-offered.asked }
    .given =
        { $money ->
            [0] { "" }
           *[other] { " · " }{ $money } gulden
        }{ $cards-count ->
            [0] { "" }
           *[other] { " · " }{ $cards }
        }{ $aside ->
            [0] { "" }
           *[other] { " · " }{ $aside } gulden laid aside
        }{ $promise-part }{ $promise-kind ->
            [price] { " " }for { $limit } gulden
            [most] { " " }({ $limit } gulden)
           *[other] { "" }
        }{ $money ->
            [0]
                { $cards-count ->
                    [0]
                        { $aside ->
                            [0]
                                { $promise-kind ->
                                    [nothing] { " " }–
                                   *[other] { "" }
                                }
                           *[other] { "" }
                        }
                   *[other] { "" }
                }
           *[other] { "" }
        }
    .asked =
        { $asked_money ->
            [0] { "" }
           *[other] { " · " }{ $asked_money } gulden
        }{ $asked_cards-count ->
            [0] { "" }
           *[other] { " · " }{ $asked_cards }
        }{ $asked_aside ->
            [0] { "" }
           *[other] { " · " }{ $asked_aside } gulden laid aside
        }{ $asked_promise-part }{ $asked_promise-kind ->
            [price] { " " }for { $asked_limit } gulden
            [most] { " " }({ $asked_limit } gulden)
           *[other] { "" }
        }{ $asked_money ->
            [0]
                { $asked_cards-count ->
                    [0]
                        { $asked_aside ->
                            [0]
                                { $asked_promise-kind ->
                                    [nothing] { " " }–
                                   *[other] { "" }
                                }
                           *[other] { "" }
                        }
                   *[other] { "" }
                }
           *[other] { "" }
        }
event-accepted_none = { $who } makes no contract.
event-rejected = { $who } leaves it.
event-contracted = Contract { $number }: { $who } gives { $to }:{ event-offered.given }. In return:{ event-offered.asked }
event-handed_over = { $who } hands { $to } { $cards }.
event-laid_aside = { $who } lays { $sum } gulden aside.
event-fulfilled = Contract { $number }: { $who } has kept the promise ({ $promise }).
event-lapsed = Contract { $number }: the promise of { $who } lapses ({ $promise }).
event-released = { $who } gets { $sum } gulden that were laid aside in contract { $number }.

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
