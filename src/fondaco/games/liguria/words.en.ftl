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
tile-start-ship = start { tile-ship }
    .a = the { tile-start-ship }
tile-merchant =
    { $n1 ->
        [one] merchant (1 sack)
       *[other] merchant ({ $n1 } sacks)
    }
    .a = a { tile-merchant }
tile-start-merchant = start { tile-merchant }
    .a = the { tile-start-merchant }
tile-building = building ({ $n1 } prestige, upgraded { $n2 })
    .a = a { tile-building }
tile-monk = monk
    .a = a { tile-monk }
tile-diplomat =
    { $n1 ->
        [one] diplomat (1 scroll)
       *[other] diplomat ({ $n1 } scrolls)
    }
    .a = a { tile-diplomat }
tile-knight =
    { $n1 ->
        [one] knight (1 sword)
       *[other] knight ({ $n1 } swords)
    }
    .a = a { tile-knight }
tile-order = order ({ order-order.short } prestige)
    .a = a bishop’s { tile-order }

## The same tiles in the rows of a harbour

piece-ship = { tile-ship }
    .short = ship({ $n1 })
    .counted =
        { $count ->
            [one] { piece-ship }
           *[other] { $count } × { piece-ship }
        }
piece-start-ship = { tile-start-ship }
    .short = start-ship({ $n1 })
    .counted =
        { $count ->
            [one] { piece-start-ship }
           *[other] { $count } × { piece-start-ship }
        }
piece-merchant = { tile-merchant }
    .short = merchant({ $n1 })
    .counted =
        { $count ->
            [one] { piece-merchant }
           *[other] { $count } × { piece-merchant }
        }
piece-start-merchant = { tile-start-merchant }
    .short = start-merchant({ $n1 })
    .counted =
        { $count ->
            [one] { piece-start-merchant }
           *[other] { $count } × { piece-start-merchant }
        }
piece-building = { tile-building }
    .short = building({ $n1 }/{ $n2 })
    .counted =
        { $count ->
            [one] { piece-building }
           *[other] { $count } × { piece-building }
        }
piece-monk = { tile-monk }
    .short = { tile-monk }
    .counted =
        { $count ->
            [one] { piece-monk }
           *[other] { $count } × { piece-monk }
        }

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
card-minus =
    { $n1 ->
        [one] −1 point: { card-plus.bears }
       *[other] −{ $n1 } points: { card-plus.bears }
    }
    .short = −{ $n1 }
    .bears = { card-plus.bears }

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
spot-number = { $n1 }

## Rows of a harbour

row-ships = ships
row-merchants = merchants
row-buildings = buildings
row-monks = monks

## The ring of stops, what they are, and the ways round it

stop-number = { $n1 }
place-red = red island
    .to = to a red island
    .the = the red island
place-yellow = yellow island
    .to = to a yellow island
    .the = the yellow island
place-blue = blue island
    .to = to a blue island
    .the = the blue island
place-blank = blank island
    .to = to a blank island
    .the = the blank island
place-harbour = { $n1 }’s harbour
    .to = to { $n1 }’s harbour
    .the = { $n1 }’s harbour
way-clockwise = clockwise
way-anticlockwise = anticlockwise
counter-worth = { $n1 }

## What can be answered

verb-offer = Offer cubes
    .say = offer { $colours }
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
verb-stand = Go to the market street
    .say = go to the market field with { $field }
verb-take = Take a tile
    .say = take tile number { $tile } of the row
verb-choose = Take a ship card
    .say = take the ship card { $card-short }: { $card-bears }
verb-upgrade = Upgrade a tile
    .say = upgrade { $tile-a }
verb-stop = Upgrade nothing more
verb-sail = Sail and end the move there
    .say =
        { $steps ->
            [one] sail 1 step { $way }
           *[other] sail { $steps } steps { $way }
        }
verb-anchor = Sail and drop anchor on the way
    .say =
        { $steps ->
            [one] sail 1 step { $way } and drop anchor
           *[other] sail { $steps } steps { $way } and drop anchor
        }
verb-stay = Stay where you are
verb-turn = Turn the ship round
verb-keep = Keep the direction
verb-land = Land knights
    .say = land { $knights }
verb-pass = Land no knights
verb-load = Load cubes
    .say =
        { $cubes-count ->
            [0] load nothing
            [one] load { $cubes } cube
           *[other] load cubes: { $cubes }
        }
verb-seal = Take a diplomat space
    .say = take the diplomat space of the { $row } with { $diplomats }
verb-leave = Do nothing more here

arg-colours = Colours
arg-thing = Drawn
arg-field = Market field
arg-tile = Tile
arg-card = Ship card
arg-way = Direction
arg-steps = Steps
arg-knights = Knights by their swords
arg-cubes = Cubes
arg-row = Row
arg-diplomats = Diplomats by their scrolls

## What is asked: of you, and of somebody else

ask-offer = Choose two colours: a cube of each goes into your harbour, on offer to the others.
ask-lay = Lay a blank island.
ask-colour = Lay the next island.
ask-points = Lay the next island points.
ask-begin = Draw the start player.
ask-lay_tile = Lay out a tile.
ask-lay_card = Lay out a ship card.
ask-stand = Put your merchant figure on a free field of the market street. Whoever is further left takes tiles first and is first in the order.
ask-take =
    { $left ->
        [one] Take a tile, your last in this round. If you took one before it, each tile skipped since then costs 1 silver.
       *[other] Take a tile; { $left } are yours. Begin anywhere and go on to the right: each tile skipped in between costs 1 silver.
    }
ask-choose = Take a ship card.
ask-upgrade =
    { $left ->
        [one] You may upgrade a tile in your harbour.
       *[other] You may upgrade up to { $left } tiles in your harbour, one after the other.
    }
ask-sail =
    { $steps ->
        [one] Your ship can make 1 step. Clockwise, the numbers of the stops rise.
       *[other] Your ship can make up to { $steps } steps. Clockwise, the numbers of the stops rise.
    }
ask-turn = You may use the turn arrow now and turn your ship round.
ask-land =
    { $swords ->
        [0] You may land knights on { $place-the }. Each gives you a cube of its colour.
        [one] You may conquer { $place-the } with more than 1 sword. Each knight gives you a cube of its colour.
       *[other] You may conquer { $place-the } with more than { $swords } swords. Each knight gives you a cube of its colour.
    }
ask-load =
    You may load from { $place-the }: { $own ->
        [one] 1 cube of its colour
       *[other] up to { $own } cubes of its colour
    }{ $free ->
        [0] .
        [one] , and 1 of any colour.
       *[other] , and up to { $free } of any colour.
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
    { $left ->
        [one] { $who } has 1 tile to take.
       *[other] { $who } has { $left } tiles to take.
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
event-laid_card = Ship card laid out: { $card }.
event-replaced = All cards have the same sign, so the last one goes back: { $card }.
event-stood = { $who } goes to the market field with { $field }.
event-took =
    { $cost ->
        [0] { $who } takes { $tile-a }.
       *[other] { $who } skips tiles for { $cost } silver and takes { $tile-a }.
    }
event-queued = { $who } is now on order field { $position }.
event-chose = { $who } takes the ship card { $card-short }: { $card-bears }.
event-upgraded = { $who } upgrades { $tile-a }.
event-sailed =
    { $steps ->
        [one] { $who } sails 1 step { $way } { $place-to } (stop { $stop }).
       *[other] { $who } sails { $steps } steps { $way } { $place-to } (stop { $stop }).
    }
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
        [1] { $who } comes first with { $score } prestige.
       *[other] { $who } comes in place { $place } with { $score } prestige.
    }

## The reckoning

line-islands = { $value } prestige for islands
line-harbour = { $value } prestige for tiles in the harbour
line-points =
    { $value ->
        [0] no points missing
       *[other] { $value } prestige for missing points
    }
line-orders = { $value } prestige for bishop’s orders
line-sets = { $value } prestige for sets of cubes
line-diplomats = { $value } prestige for diplomats
line-silver = { $value } silver left
line-cubes =
    { $value ->
        [one] 1 cube left
       *[other] { $value } cubes left
    }

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
view-players-seals = Harbour: diplomats of
view-players-scrolls = Harbour: scrolls
view-players-silver = Silver
view-players-store = Unloaded
view-players-knights = Knights (swords)
view-players-diplomats = Diplomats (scrolls)
view-players-orders = Orders: prestige
