### Liguria in English. The value of a thing is its bare name; its attributes are what sentences need of it.

## Cubes

colour-red = red
    .counted = { $count } red
colour-yellow = yellow
    .counted = { $count } yellow
colour-blue = blue
    .counted = { $count } blue

## Tiles: $n1 is the number on them; of a building $n2 is its prestige when upgraded; of an order $n2, $n3 and $n4
## are the red, yellow and blue cubes that it wants

tile-ship =
    { $n1 ->
        [one] ship (1 wheel)
       *[other] ship ({ $n1 } wheels)
    }
    .a = a { tile-ship }
    .turned = 2 prestige instead of its wheels
    .effect =         { $n1 ->
            [one] 1 wheel: your ship goes 1 step further in every move. Upgraded: 2 prestige, but the wheel is lost for good.
           *[other] { $n1 } wheels: your ship goes { $n1 } steps further in every move. Upgraded: 2 prestige, but the wheels are lost for good.
        }
tile-start-ship = start { tile-ship }
    .a = the { tile-start-ship }
    .turned = { tile-ship.turned }
    .effect = { tile-ship.effect }
tile-merchant =
    { $n1 ->
        [one] merchant (1 sack)
       *[other] merchant ({ $n1 } sacks)
    }
    .a = a { tile-merchant }
    .turned = 3 prestige instead of its sacks
    .effect =         { $n1 ->
            [one] 1 sack: you may load 1 cube more in each harbour of others. Upgraded: 3 prestige, but the sack is lost for good.
           *[other] { $n1 } sacks: you may load { $n1 } cubes more in each harbour of others. Upgraded: 3 prestige, but the sacks are lost for good.
        }
tile-start-merchant = start { tile-merchant }
    .a = the { tile-start-merchant }
    .turned = { tile-merchant.turned }
    .effect = { tile-merchant.effect }
tile-building = building ({ $n1 } prestige, upgraded { $n2 })
    .a = a { tile-building }
    .turned = { $n2 } prestige instead of { $n1 }
    .effect = { $n1 } prestige at the end, { $n2 } once it is upgraded.
tile-monk = monk
    .a = a { tile-monk }
    .turned = 2 prestige and 2 points instead of 1 point
    .effect = 1 point that makes up for negative cards. Upgraded: 2 points and 2 prestige.
tile-diplomat =
    { $n1 ->
        [one] diplomat (1 scroll)
       *[other] diplomat ({ $n1 } scrolls)
    }
    .a = a { tile-diplomat }
    .turned = it cannot be upgraded
    .effect =         { $n1 ->
            [one] 1 scroll for a free diplomat space in a harbour of others: 2 prestige at the end for each tile of that row.
           *[other] { $n1 } scrolls for a free diplomat space in a harbour of others: 2 prestige at the end for each tile of that row.
        }
tile-knight =
    { $n1 ->
        [one] knight (1 sword)
       *[other] knight ({ $n1 } swords)
    }
    .a = a { tile-knight }
    .turned = it cannot be upgraded
    .effect =         { $n1 ->
            [one] 1 sword to take an island, and a cube of its colour at once. Each later stop there gives you a cube of any colour as well.
           *[other] { $n1 } swords to take an island, and a cube of its colour at once.
        }
tile-order = order ({ order-order.short } prestige)
    .a = a bishop’s { tile-order }
    .turned = it cannot be upgraded
    .effect = Pays { $n1 } prestige at the end if you have these cubes behind your screen. An unfilled order costs nothing.

## The same tiles in the rows of a harbour

piece-ship = { tile-ship }
    .short = ship({ $n1 })
    .counted =
        { $count ->
            [one] { piece-ship }
           *[other] { $count } × { piece-ship }
        }
    .effect = { tile-ship.effect }
piece-start-ship = { tile-start-ship }
    .short = start-ship({ $n1 })
    .counted =
        { $count ->
            [one] { piece-start-ship }
           *[other] { $count } × { piece-start-ship }
        }
    .effect = { tile-start-ship.effect }
piece-merchant = { tile-merchant }
    .short = merchant({ $n1 })
    .counted =
        { $count ->
            [one] { piece-merchant }
           *[other] { $count } × { piece-merchant }
        }
    .effect = { tile-merchant.effect }
piece-start-merchant = { tile-start-merchant }
    .short = start-merchant({ $n1 })
    .counted =
        { $count ->
            [one] { piece-start-merchant }
           *[other] { $count } × { piece-start-merchant }
        }
    .effect = { tile-start-merchant.effect }
piece-building = { tile-building }
    .short = building({ $n1 }/{ $n2 })
    .counted =
        { $count ->
            [one] { piece-building }
           *[other] { $count } × { piece-building }
        }
    .effect = { tile-building.effect }
piece-monk = { tile-monk }
    .short = { tile-monk }
    .counted =
        { $count ->
            [one] { piece-monk }
           *[other] { $count } × { piece-monk }
        }
    .effect = { tile-monk.effect }

## The same tiles behind a screen; knights also on islands

knight-knight = { tile-knight }
    .short = { $n1 }
    .counted =
        { $count ->
            [one] 1 { knight-knight }
           *[other]
                { $n1 ->
                    [one] { $count } knights (1 sword each)
                   *[other] { $count } knights ({ $n1 } swords each)
                }
        }
    .effect = { tile-knight.effect }
diplomat-diplomat = { tile-diplomat }
    .short = { $n1 }
    .counted =
        { $count ->
            [one] 1 { diplomat-diplomat }
           *[other]
                { $n1 ->
                    [one] { $count } diplomats (1 scroll each)
                   *[other] { $count } diplomats ({ $n1 } scrolls each)
                }
        }
    .effect = { tile-diplomat.effect }
order-order = { tile-order }
    .short = { $n2 ->
        [0] { "" }
       *[other] { $n2 } red
    }{ $n3 ->
        [0] { "" }
       *[other] { $n2 ->
            [0] { "" }
           *[other] ,{ " " }
        }{ $n3 } yellow
    }{ $n4 ->
        [0] { "" }
       *[other] { $n2 ->
            [0] { $n3 ->
                [0] { "" }
               *[other] ,{ " " }
            }
           *[other] ,{ " " }
        }{ $n4 } blue
    }: { $n1 }
    .counted =
        { $count ->
            [one] { order-order }
           *[other] { $count } × { order-order }
        }
    .effect = { tile-order.effect }

## Ship cards: points, wheels, anchors, turn arrows, upgrade arrows, and the red, yellow and blue cubes on offer

card-plus =
    { $n1 ->
        [one] +1 point: { card-plus.bears }
       *[other] +{ $n1 } points: { card-plus.bears }
    }
    .short = +{ $n1 }
    .bears = { $n2 ->
        [0] no wheel
        [one] 1 wheel
       *[other] { $n2 } wheels
    }{ $n3 ->
        [0] { "" }
       *[other] , anchor
    }{ $n4 ->
        [0] { "" }
       *[other] , turn arrow
    }{ $n5 ->
        [0] { "" }
        [one] , 1 upgrade
       *[other] , { $n5 } upgrades
    }{ $n6 ->
        [0] { "" }
       *[other] ; { $n6 } red
    }{ $n7 ->
        [0] { "" }
       *[other] { $n6 ->
            [0] ;
           *[other] ,
        } { $n7 } yellow
    }{ $n8 ->
        [0] { "" }
       *[other] { $n6 ->
            [0] { $n7 ->
                [0] ;
               *[other] ,
            }
           *[other] ,
        } { $n8 } blue
    }
    .effect = At the end each point below zero costs 5 prestige.{ $n2 ->
        [0] { "" }
       *[other] { " " }Each wheel is a step for your ship this round.
    }{ $n3 ->
        [0] { "" }
       *[other] { " " }Anchor: your ship may stop once on the way and act there.
    }{ $n4 ->
        [0] { "" }
       *[other] { " " }Turn arrow: your ship may turn round once, before or after its move.
    }{ $n5 ->
        [0] { "" }
        [one] { " " }Upgrade arrow: you may turn over a tile in your harbour.
       *[other] { " " }Upgrade arrows: for each you may turn over a tile in your harbour.
    }{ $n6 ->
        [0] { $n7 ->
            [0] { $n8 ->
                [0] { "" }
               *[other] { " " }The cubes go on offer in your harbour.
            }
           *[other] { " " }The cubes go on offer in your harbour.
        }
       *[other] { " " }The cubes go on offer in your harbour.
    }
card-minus =
    { $n1 ->
        [one] −1 point: { card-plus.bears }
       *[other] −{ $n1 } points: { card-plus.bears }
    }
    .short = −{ $n1 }
    .bears = { card-plus.bears }
    .effect = { card-plus.effect }

## Fields of the market street, and places in the row of tiles

field-gives =
    { $n1 ->
        [0] no tile
        [one] 1 tile
       *[other] { $n1 } tiles
    }{ $n2 ->
        [0] { "" }
       *[other] { " " }+ { $n2 } silver
    }
    .effect = You take this from the row of tiles. Whoever is further left takes first and is first in the order.
spot-number = { $n1 }

## Rows of a harbour

row-ships = ships
    .effect = Each wheel is a step more for your ship. A diplomat here scores 2 prestige for each tile of the row.
row-merchants = merchants
    .effect = Each sack is a cube more that you may load in harbours of others. A diplomat here scores 2 prestige for each tile of the row.
row-buildings = buildings
    .effect = Prestige at the end. A diplomat here scores 2 prestige for each tile of the row.
row-monks = monks
    .effect = Points that make up for negative cards. A diplomat here scores 2 prestige for each tile of the row.

## The ring of stops, what they are, and the ways round it

stop-number = { $n1 }
place-red = red island
    .to = to a red island
    .the = the red island
    .effect = Land knights to hold it: a red cube for each of them now, one at each later stop, and its points at the end.
place-yellow = yellow island
    .to = to a yellow island
    .the = the yellow island
    .effect = Land knights to hold it: a yellow cube for each of them now, one at each later stop, and its points at the end.
place-blue = blue island
    .to = to a blue island
    .the = the blue island
    .effect = Land knights to hold it: a blue cube for each of them now, one at each later stop, and its points at the end.
place-blank = blank island
    .to = to a blank island
    .the = the blank island
    .effect = Just a step on the way: nothing happens here.
place-harbour = { $n1 }’s harbour
    .to = to { $n1 }’s harbour
    .the = { $n1 }’s harbour
    .effect = At home your ship unloads its cubes. In the harbours of others you load cubes and place diplomats.
way-clockwise = clockwise
way-anticlockwise = anticlockwise
counter-worth = { $n1 }

## What things are good for, where one sentence does for the whole kind

effect-colour = For bishop’s orders, and 3 prestige for each set of red, yellow and blue behind your screen.
effect-spot = A tile of the row. Tiles next to each other cost nothing, each one skipped in between costs 1 silver.
effect-stop = A step on the ring: an island or a harbour.
effect-way = At a harbour you may choose it. Elsewhere your ship keeps it, unless its card has a turn arrow.
effect-counter = Prestige at the end for whoever holds the island.

## What can be answered

verb-offer = Offer cubes
    .say = offer { $colours-and }
    .chip = Offer these
verb-lay = Lay a blank island
    .say = lay a blank island at stop { $thing }
verb-colour = Lay an island
    .say = lay a { $thing } island
verb-points = Lay island points
    .say = lay { $thing } island points
verb-begin = Draw the start player
    .say = let { $thing } be the start player
verb-lay_tile = Lay out a tile
    .say = lay out { $thing-a }
verb-lay_card = Lay out a ship card
    .say = lay out the ship card { $thing-short }: { $thing-bears }
verb-stand = Choose a market field
    .say = choose the market field with { $field }
    .chip = Stand here
verb-take = Take tiles
    .say =
        { $tiles-count ->
            [one] take tile number { $tiles }
           *[other] take { $tiles-count } tiles{ verb-take.price }, number { $tiles-and }
        }
    .price =
        { $tiles-cost ->
            [0] { "" }
           *[other] { " " }for { $tiles-cost } silver
        }
    .chip =
        { $tiles-count ->
            [one] Take this tile
           *[other]
                { $tiles-cost ->
                    [0] Take { $tiles-count } tiles
                   *[other] Take ({ $tiles-cost } silver)
                }
        }
verb-choose = Take a ship card
    .say = take the ship card { $card-short }: { $card-bears }
    .chip = Take this card
verb-upgrade = Upgrade a tile
    .say = upgrade { $tile-a }: { $tile-turned }
    .chip = Upgrade it
verb-stop = Done upgrading
verb-sail = End the move there
    .say =
        { $steps ->
            [one] stop after 1 step { $way }
           *[other] stop after { $steps } steps { $way }
        }
    .chip = Sail here
verb-anchor = Drop anchor there, then sail on
    .say =
        { $steps ->
            [one] drop anchor there (1 step { $way }), then sail on
           *[other] drop anchor there ({ $steps } steps { $way }), then sail on
        }
    .chip = Drop anchor
verb-stay = Stay where you are
verb-turn = Turn the ship round
verb-keep = Keep the direction
verb-land = Land knights
    .say = land { $knights-and }
    .chip = Land knights
verb-pass = Land no knights
verb-load = Load cubes
    .say =
        { $cubes-count ->
            [0] load nothing
            [one] load { $cubes } cube
           *[other] load cubes: { $cubes }
        }
    .chip =
        { $cubes-count ->
            [0] Load nothing
            [one] Load 1 cube
           *[other] Load { $cubes-count } cubes
        }
verb-seal = Take a diplomat space
    .say = take the diplomat space of the { $row } with { $diplomats }
    .chip = Place diplomats
verb-leave = Done in this harbour

arg-colours = Colours
arg-thing = Drawn
arg-field = Market field
arg-tile = Tile
arg-tiles = Tiles
arg-card = Ship card
arg-way = Direction
arg-steps = Steps
arg-knights = Knights by their swords
arg-cubes = Cubes
arg-row = Row
arg-diplomats = Diplomats by their scrolls

## What is asked: of you, and of somebody else

ask-offer = Choose two colours. A cube of each goes into your harbour, where the others can load it.
ask-lay = Lay a blank island.
ask-colour = Lay the next island.
ask-points = Lay the next island points.
ask-begin = Draw the start player.
ask-lay_tile = Lay out a tile.
ask-lay_card = Lay out a ship card.
ask-stand = Choose a field of the market street. Whoever is further left takes tiles first, and cards and moves first, too.
ask-take =
    { $tiles ->
        [one] Take a tile from the row.
       *[other] Take { $tiles } tiles from the row. Start anywhere; each tile skipped in between costs 1 silver.
    }
ask-choose = Take a ship card: its wheels move your ship this round, its points count at the end.
ask-upgrade =
    { $left ->
        [one] You may upgrade a tile in your harbour. A ship then loses its wheels for good, a merchant its sacks.
       *[other] You may upgrade up to { $left } tiles in your harbour. A ship then loses its wheels for good, a merchant its sacks.
    }
ask-sail =
    { $last ->
        [0] Where does your ship sail? { ask-sail.far }
       *[other] The last voyage: only at home is anything unloaded now. { ask-sail.far }
    }
    .far =
        { $steps ->
            [one] It can make 1 step.
           *[other] It can make up to { $steps } steps.
        }
ask-turn = You may turn your ship round with the turn arrow. Next round it then sails the other way.
ask-land =
    { $swords ->
        [0] You may land knights on { $place-the }. Each gives you a cube of its colour.
        [one] You may conquer { $place-the } with more than 1 sword. Each knight gives you a cube of its colour.
       *[other] You may conquer { $place-the } with more than { $swords } swords. Each knight gives you a cube of its colour.
    }
ask-load =
    You may load from { $place-the }: { $own ->
        [0] { $free ->
            [one] 1 cube of any colour
           *[other] up to { $free } cubes of any colour
        }
        [one] 1 cube of its colour{ ask-load.free }
       *[other] up to { $own } cubes of its colour{ ask-load.free }
    }{ $room ->
        [0] .
        [one] . Your ship has room for just 1 more.
       *[other] . Your ship has room for just { $room } more.
    }
    .free = { $free ->
        [0] { "" }
        [one] { " " }and 1 of any colour
       *[other] { " " }and up to { $free } of any colour
    }
ask-trade =
    You are in { $owner }’s harbour: { $most ->
        [0] you may place diplomats
        [one] you may load 1 cube
       *[other] you may load up to { $most } cubes
    }{ $scrolls ->
        [0] .
        [5] . No diplomat space is free here.
        [one] . A diplomat space here needs at least 1 scroll.
       *[other] . A diplomat space here needs at least { $scrolls } scrolls.
    }

asked-offer = { $who } chooses two cubes to offer in the harbour.
asked-lay = A blank island is laid.
asked-colour = The next island is laid.
asked-points = The next island points are laid.
asked-begin = The start player is drawn.
asked-lay_tile = A tile is laid out.
asked-lay_card = A ship card is laid out.
asked-stand = { $who } chooses a field of the market street.
asked-take =
    { $tiles ->
        [one] { $who } takes a tile.
       *[other] { $who } takes { $tiles } tiles.
    }
asked-choose = { $who } takes a ship card.
asked-upgrade =
    { $left ->
        [one] { $who } may upgrade a tile.
       *[other] { $who } may upgrade up to { $left } tiles.
    }
asked-sail =
    { $steps ->
        [one] { $who } can sail 1 step.
       *[other] { $who } can sail up to { $steps } steps.
    }
asked-turn = { $who } may turn the ship round.
asked-land =
    { $swords ->
        [0] { $who } may land knights on { $place-the }.
        [one] { $who } may conquer { $place-the } with more than 1 sword.
       *[other] { $who } may conquer { $place-the } with more than { $swords } swords.
    }
asked-load = { $who } may load cubes from { $place-the }.
asked-trade = { $who } is in { $owner }’s harbour and may load cubes and place diplomats.

## Why something is refused, by the clause that does it

no-1-6 = Only tiles in your own harbour that are not upgraded yet can be upgraded.
no-2-3 = Choose two different colours.
no-3-4 = A merchant already stands there, or it is not a field of the market street.
no-3-5 = That does not work: take as many tiles as your field gives, and skip no more than you can pay for.
no-3-6 = Only cards that still lie there can be taken.
no-4-1 = Your ship makes at least 1 step, and no more than it has wheels.
no-4-2 = Your ship keeps its direction: it can choose only at a harbour or with a turn arrow.
no-4-4 = Anchoring needs an anchor on your card and a step still to go after it, in the same direction.
no-5-1 = Land at least one of your knights; you load a cube of the island’s colour for each.
no-5-2 = Here you may load 1 cube of the island’s colour, and 1 of any colour for each knight with 1 sword.
no-5-3 = That is not enough: you need more swords than lie on the island.
no-too_few_swords =
    { $swords ->
        [one] 1 sword is not enough, you need { $needed }.
       *[other] { $swords } swords are not enough, you need { $needed }.
    }
no-too_few_scrolls =
    { $scrolls ->
        [0] You have no scroll, you need { $needed }.
        [one] 1 scroll is not enough, you need { $needed }.
       *[other] { $scrolls } scrolls are not enough, you need { $needed }.
    }
no-5-6 = You may load as many cubes as you have sacks, of those on offer here, once a round.
no-5-7 = You need enough scrolls for a free diplomat space, and may take one in this harbour per round.
no-5-8 = There is no room for that: your ship holds 10 cubes, and the supply may have run out.
no-5-9 = You have no envoy left.
no-6-1 = In the last movement there is no card: no anchor, no turn arrow, only the wheels of your ships.

## What happens

event-offered =
    { $cubes-count ->
        [one] { $who } puts { $cubes } cube on offer in the harbour.
       *[other] { $who } puts cubes on offer in the harbour: { $cubes }.
    }
event-laid_blank = Blank island: stop { $stop }
    .more = , stop { $stop }
event-laid_island = Colour island: stop { $stop } { $colour }
    .more = , stop { $stop } { $colour }
event-laid_points = Island points: stop { $stop } has { $points }
    .more = , stop { $stop } has { $points }
event-began = { $who } is the start player.
event-earned = { $who } gets { $silver } silver.
event-round_began = Round { $round } begins.
event-laid_tile = Laid out: { $tile }
    .more = , { $tile }
event-laid_card = Ship cards: { $card-short } ({ $card-bears })
    .more = , { $card-short } ({ $card-bears })
event-replaced = All cards have the same sign, so the last one goes back: { $card }.
event-stood = { $who } goes to the market field with { $field }.
event-took =
    { $cost ->
        [0] { $who } takes { $tiles-a-and }.
       *[other] { $who } takes { $tiles-a-and } and pays { $cost } silver for skipping.
    }
event-queued = { $who } is number { $position } in the order of this round.
event-chose = { $who } takes the ship card { $card-short }: { $card-bears }.
event-upgraded = { $who } upgrades { $tile-a }: { $tile-turned }.
event-sailed =
    { $steps ->
        [one] { $who } sails 1 step { $way } { $place-to } (stop { $stop }).
       *[other] { $who } sails { $steps } steps { $way } { $place-to } (stop { $stop }).
    }
event-bound = { $who }’s ship must go on 1 step, and there is only one way: it sails by itself.
event-turned = { $who } turns the ship round.
event-stayed = { $who } leaves the ship where it is.
event-landed =
    { $swords ->
        [one] { $who } takes { $place-the } (stop { $stop }) with 1 sword.
       *[other] { $who } takes { $place-the } (stop { $stop }) with { $swords } swords.
    }
event-expelled =
    { $count ->
        [one] { $who } loses { $place-the } (stop { $stop }): the envoy is free again, 1 knight is turned over.
       *[other] { $who } loses { $place-the } (stop { $stop }): the envoy is free again, { $count } knights are turned over.
    }
event-loaded =
    { $cubes-count ->
        [0] { $who } loads nothing.
        [one] { $who } loads { $cubes } cube.
       *[other] { $who } loads cubes: { $cubes }.
    }
event-lacked =
    { $cubes-count ->
        [one] The supply has run out: { $who } goes without { $cubes } cube.
       *[other] The supply has run out: { $who } goes without these cubes: { $cubes }.
    }
event-ship_full = { $who } has a full ship and loads nothing here.
event-unloaded =
    { $cubes-count ->
        [one] { $who } unloads { $cubes } cube behind the screen.
       *[other] { $who } unloads cubes behind the screen: { $cubes }.
    }
event-sealed = { $who } takes the diplomat space of the { $row } in { $owner }’s harbour with { $diplomats-and }.
event-round_ended = Round { $round } is over. The tiles that nobody took leave the game.
event-last_movement = The last round is over. Each ship may move once more, to unload at home.
event-filled = { $who } has filled: { $orders }.
event-ranked =
    { $place ->
        [1] { $who } wins with { $score } prestige.
        [2] { $who } finishes second with { $score } prestige.
        [3] { $who } finishes third with { $score } prestige.
       *[other] { $who } finishes fourth with { $score } prestige.
    }

## The reckoning

line-islands = { $value } prestige for islands
    .name = Islands
line-harbour = { $value } prestige for tiles in the harbour
    .name = Tiles in the harbour
line-balance =
    { $value ->
        [0] plus and minus points are level
       *[other] plus points less minus points: { $value }
    }
    .name = Plus and minus points
line-points =
    { $value ->
        [0] no points missing
       *[other] { $value } prestige for missing points, 5 for each
    }
    .name = Points missing
line-orders = { $value } prestige for bishop’s orders
    .name = Bishop’s orders
line-sets = { $value } prestige for sets of cubes
    .name = Sets of cubes
line-diplomats = { $value } prestige for diplomats
    .name = Diplomats
line-prestige = { $value } prestige in all
    .name = Prestige
    .won = With { $value } prestige.
line-silver = { $value } silver left
    .name = Silver left
line-cubes =
    { $value ->
        [one] 1 cube left
       *[other] { $value } cubes left
    }
    .name = Cubes left

## How everybody stands, and how near the end is

tally = prestige
clock-round =
    { $value ->
        [0] Set-up
       *[other] Round { $value } of { $goal }
    }
    .near = The last round: after it, ships only move once more.
clock-last_movement = Last movement
    .near = Every ship moves once more, then prestige is counted.
statistic-steps = Steps sailed
statistic-landings = Islands taken
statistic-losses = Islands lost
statistic-upgrades = Tiles upgraded

## What can be seen

view-round = Round
view-order = Order
view-market = Market street
view-row = Tiles laid out
view-cards = Ship cards
view-bag = Tiles in the bag
view-deck = Cards in the deck
view-stock = Supply
view-stops = Stop
view-stops-place = Place
view-stops-points = Points
view-stops-ruler = Held by
view-stops-knights = Swords
view-players = Players
view-players-at = Ship at stop
view-players-course = Direction
view-players-wheels = Wheels
view-players-sacks = Sacks
view-players-port = On offer
view-players-hold = On board
view-players-envoys = Free envoys
view-players-fallen = Turned knights
view-players-tiles = In the rows
view-players-upgraded = Upgraded
view-players-cards = Card points
view-players-card = Card of this round
view-players-seals = Diplomat of
view-players-scrolls = Scrolls
view-players-silver = Silver
view-players-store = Unloaded
view-players-knights = Knights (swords)
view-players-diplomats = Diplomats (scrolls)
view-players-orders = Orders: prestige

## What tells how somebody stands, in hints and reviews

feature-harbour = prestige in the harbour
    .more = more prestige in the harbour
    .less = less prestige in the harbour
feature-upgrades = tiles that can still be upgraded
    .more = more to gain by upgrades
    .less = less to gain by upgrades
feature-points = balance of good and bad points
    .more = a better balance of good and bad points
    .less = a worse balance of good and bad points
feature-islands = islands held
    .more = more prestige from islands
    .less = less prestige from islands
feature-embassies = rows with a diplomat
    .more = more prestige from diplomats
    .less = less prestige from diplomats
feature-stores = cubes behind the screen
    .more = more from unloaded cubes
    .less = less from unloaded cubes
feature-cargo = cubes on board
    .more = more from cubes on board
    .less = less from cubes on board
feature-knights = islands in reach of the knights
    .more = more to win with knights
    .less = less to win with knights
feature-diplomats = rows in reach of the diplomats
    .more = more to win with diplomats
    .less = less to win with diplomats
feature-offers = cubes in reach
    .more = more cubes in reach
    .less = fewer cubes in reach
feature-wheels = wheels
    .more = more wheels
    .less = fewer wheels
feature-sacks = sacks
    .more = more sacks
    .less = fewer sacks
feature-silver = silver
    .more = more silver
    .less = less silver
feature-order = place in the order
    .more = a later place in the order
    .less = an earlier place in the order

## What people say at the table

phrase-leave_stop = I leave stop { $stop } to you.
phrase-sail_to = I’m sailing { $place-to }.
phrase-need_colour = I need { $colour } cubes.
phrase-spare_my_island = Leave me my island, please.
