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

## Cards: -does says what one is good for

influence-free-loading = Free Loading
    .does = While loading: load up to 2 goods onto a wagon for nothing; the master cannot refuse (4.9).
    .counted =
        { $count ->
            [one] Free Loading
           *[other] { $count } × Free Loading
        }
influence-broken-axle = Broken Axle
    .does = Before driving: a wagon does not move this round (5.1).
    .counted =
        { $count ->
            [one] Broken Axle
           *[other] { $count } × Broken Axle
        }
influence-special-sale = Special Sale
    .does = After the prices: sell a good from your warehouse for 800 gulden (6.5).
    .counted =
        { $count ->
            [one] Special Sale
           *[other] { $count } × Special Sale
        }
influence-sale-with-bonus = Sale with Bonus
    .does = Before a wagon is sold: all your goods on it earn the bonus of the city (7.2).
    .counted =
        { $count ->
            [one] Sale with Bonus
           *[other] { $count } × Sale with Bonus
        }
influence-social-rise = Social Rise
    .does = When rising: one step for 1200 gulden, whatever it costs otherwise (9.5).
    .counted =
        { $count ->
            [one] Social Rise
           *[other] { $count } × Social Rise
        }
influence-wagon-master = Wagon Master
    .does = Before the bids: become master of a free wagon for 800 gulden (4.2).
    .counted =
        { $count ->
            [one] Wagon Master
           *[other] { $count } × Wagon Master
        }
influence-upkeep = Upkeep
    .does = When you pay for your step: 400 gulden instead of its upkeep (9.2).
    .counted =
        { $count ->
            [one] Upkeep
           *[other] { $count } × Upkeep
        }
investment-bargain-purchase = Bargain Purchase
    .does = In every purchase 1 to 3 goods cost 100 gulden in all (3.5).
investment-cartwright = Cartwright
    .does = In every turn of driving 1 extra point for any wagon (5.8).
investment-great-cartwright = Great Cartwright
    .does = In every turn of driving 2 extra points for any wagons (5.8).
investment-courier = Courier
    .does = In every turn of driving move the courier 1 field (5.9).
investment-express-courier = Express Courier
    .does = In every turn of driving move the courier 1 or 2 fields (5.9).
investment-counting-house = Counting House
    .does = In every round move the price of a good one step up or down (6.3).
investment-great-counting-house = Great Counting House
    .does = As the Counting House, and also from the top step to the lowest and back (6.3).
investment-warehouse-sale = Warehouse Sale
    .does = In every round sell up to 5 goods from your warehouses at the buying price (6.4).

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
verb-rise_by_card = Play Social Rise: one step for 1200 gulden
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
ask-play_master = Whoever has Wagon Master may play it now and become master of a free wagon for 800 gulden, without bidding. All are asked who could have it, so that nobody learns who does (2.9).
ask-play_axle = Whoever has Broken Axle may play it now: a wagon will not move this round. All are asked who could have it, so that nobody learns who does (2.9).
ask-play_sale = Whoever has Special Sale may play it now and sell a good from a warehouse for 800 gulden. All are asked who could have it, so that nobody learns who does (2.9).
ask-play_bonus = Whoever has Sale with Bonus may play it now: all your goods on wagon { $wagon } then earn the bonus of { $city }. All are asked who could have it, so that nobody learns who does (2.9).
ask-play_upkeep = Your step costs { $cost } gulden. With the card Upkeep you pay 400 instead. All are asked who could have it, so that nobody learns who does (2.9).
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
ask-open = Do you open an auction? The winner takes any of the open investment cards; whoever declines is out of this phase.
ask-raise = { $leader } leads with { $bid } gulden. The winner takes any of the open investment cards. Do you raise?
ask-invest = Take one of the open investment cards.
ask-borrow = You fell and may take a debt note: it gives 2000 gulden and costs 2500 later. As long as you have it you cannot rise.
ask-rise =
    { $left ->
        [0] With a debt note you cannot rise. Once the last one is paid back, you may rise at once (9.3).
        [one] You may rise 1 step more. It costs { $cost } gulden.
       *[other] You may rise up to { $left } steps. Each costs { $cost } gulden.
    }{ $left ->
        [0] { "" }
       *[other] { " " }{ ask-rise.card }
    }
    .card =
        { $cost ->
            [700] { ask-rise.dearer }
            [800] { ask-rise.dearer }
            [900] { ask-rise.dearer }
            [1000] { ask-rise.dearer }
            [1200] With the card Social Rise a step costs 1200 as well.
           *[other] With the card Social Rise a step costs 1200 instead of { $cost }.
        }
    .dearer = The card Social Rise does not pay yet: with it a step costs 1200.

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
view-players-notes = Debt notes
view-players-store = Stored
view-players-tiles = Tiles
view-players-cards = Influence cards
view-players-money = Gulden
view-players-hand = Own influence cards
view-players-seen = Seen in the pile

## The variant: agreements. What is promised; -kind says what its sum means

promise-nothing = no promise
    .kind = nothing
promise-bid-nothing = for wagon { $n1 }: a bid of 0
    .kind = none
promise-agree = as master of wagon { $n1 } agree to up to 2 goods
    .kind = price
promise-no-axle = play no Broken Axle on wagon { $n1 }
    .kind = none
promise-drive-into = drive wagon { $n1 } into { $n2 } with the next tile
    .kind = none
promise-drive-over = drive wagon { $n1 } over { $n2 } towards { $n3 } with the next tile
    .kind = none
promise-leave-be = not move wagon { $n1 } in the next turn
    .kind = none
promise-ride-to = move the courier to: { $n1 }
    .kind = none
promise-not-ride-to = not move the courier to: { $n1 }
    .kind = none
promise-shift-up = raise { $n1 } with a Counting House
    .kind = none
promise-shift-down = lower { $n1 } with a Counting House
    .kind = none
promise-no-shift = not change { $n1 } with a Counting House
    .kind = none
promise-point = set a pointer on { $n1 }
    .kind = none
promise-no-point = set no pointer on { $n1 }
    .kind = none
promise-bid-below = bid no more than a sum for investment cards
    .kind = most
contract-number = { $n1 }.

verb-offer = Offer a contract
    .say = offer a contract. Given: { event-offered.given }. Asked: { event-offered.asked }
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
ask-reply = { $turn } changes the contract. Given to you: { event-offered.given }. Asked of you: { event-offered.asked }. Do you accept it?
asked-offer = { $who } may offer { $turn } a contract.
asked-hear_offers = { $who } considers the contracts offered.
asked-counter = { $who } changes the offer of { $maker }.
asked-reply = { $who } considers the changed contract of { $turn }.

event-offered = { $who } offers { $to } a contract. Given: { event-offered.given }. Asked: { event-offered.asked }
    .given =
        { $money ->
            [0] { "" }
           *[other] { $money } gulden
        }{ $cards-count ->
            [0] { "" }
           *[other] { event-offered.before-cards }{ $cards }
        }{ $aside ->
            [0] { "" }
           *[other] { event-offered.before-aside }{ $aside } gulden laid aside
        }{ $promise-kind ->
            [nothing] { event-offered.or-nothing }
            [price] { event-offered.before-promise }promise: { $promise } for { $limit } gulden
            [most] { event-offered.before-promise }promise: { $promise } ({ $limit } gulden)
           *[other] { event-offered.before-promise }promise: { $promise }
        }
    .before-cards =
        { $money ->
            [0] { "" }
           *[other] { " · " }
        }
    .before-aside =
        { $money ->
            [0]
                { $cards-count ->
                    [0] { "" }
                   *[other] { " · " }
                }
           *[other] { " · " }
        }
    .before-promise =
        { $aside ->
            [0] { event-offered.before-aside }
           *[other] { " · " }
        }
    .or-nothing =
        { $money ->
            [0]
                { $cards-count ->
                    [0]
                        { $aside ->
                            [0] nothing
                           *[other] { "" }
                        }
                   *[other] { "" }
                }
           *[other] { "" }
        }
    .asked =
        { $asked_money ->
            [0] { "" }
           *[other] { $asked_money } gulden
        }{ $asked_cards-count ->
            [0] { "" }
           *[other] { event-offered.asked-before-cards }{ $asked_cards }
        }{ $asked_aside ->
            [0] { "" }
           *[other] { event-offered.asked-before-aside }{ $asked_aside } gulden laid aside
        }{ $asked_promise-kind ->
            [nothing] { event-offered.asked-or-nothing }
            [price] { event-offered.asked-before-promise }promise: { $asked_promise } for { $asked_limit } gulden
            [most] { event-offered.asked-before-promise }promise: { $asked_promise } ({ $asked_limit } gulden)
           *[other] { event-offered.asked-before-promise }promise: { $asked_promise }
        }
    .asked-before-cards =
        { $asked_money ->
            [0] { "" }
           *[other] { " · " }
        }
    .asked-before-aside =
        { $asked_money ->
            [0]
                { $asked_cards-count ->
                    [0] { "" }
                   *[other] { " · " }
                }
           *[other] { " · " }
        }
    .asked-before-promise =
        { $asked_aside ->
            [0] { event-offered.asked-before-aside }
           *[other] { " · " }
        }
    .asked-or-nothing =
        { $asked_money ->
            [0]
                { $asked_cards-count ->
                    [0]
                        { $asked_aside ->
                            [0] nothing
                           *[other] { "" }
                        }
                   *[other] { "" }
                }
           *[other] { "" }
        }
event-accepted_none = { $who } makes no contract.
event-rejected = { $who } leaves it.
event-contracted = Contract { $number }: { $who } gives { $to }: { event-offered.given }. In return: { event-offered.asked }
event-handed_over = { $who } hands { $to } { $cards }.
event-laid_aside = { $who } lays { $sum } gulden aside.
event-fulfilled = Contract { $number }: { $who } has kept the promise ({ $promise }).
event-lapsed = Contract { $number }: the promise of { $who } lapses ({ $promise }).
event-released = { $who } gets { $sum } gulden that were laid aside in contract { $number }.

no-bound = Contract { $contract } between { $maker } and { $taker } does not allow that.
    .beyond = Contract { $contract } allows no more.

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
