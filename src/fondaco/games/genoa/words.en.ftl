### Die Händler von Genua in English. The value of a thing is its bare name; its attributes are what sentences need of it.

## Fields: with their article, and where the tower stands. Streets are named by row and column

field-guild-hall = Guild hall
    .the = the guild hall
    .at = at the guild hall
field-town-hall = Town hall
    .the = the town hall
    .at = at the town hall
field-post-station = Post station
    .the = the post station
    .at = at the post station
field-cathedral = Cathedral
    .the = the cathedral
    .at = in the cathedral
field-villa-ricci = Villa Ricci
    .the = Villa Ricci
    .at = at Villa Ricci
field-villa-colini = Villa Colini
    .the = Villa Colini
    .at = at Villa Colini
field-villa-zasteri = Villa Zasteri
    .the = Villa Zasteri
    .at = at Villa Zasteri
field-villa-monetti = Villa Monetti
    .the = Villa Monetti
    .at = at Villa Monetti
field-grain-warehouse = Grain warehouse
    .the = the grain warehouse
    .at = in the grain warehouse
field-metal-warehouse = Metal warehouse
    .the = the metal warehouse
    .at = in the metal warehouse
field-cloth-warehouse = Cloth warehouse
    .the = the cloth warehouse
    .at = in the cloth warehouse
field-spice-warehouse = Spice warehouse
    .the = the spice warehouse
    .at = in the spice warehouse
field-palazzo = Palazzo
    .the = the palazzo
    .at = at the palazzo
field-park = Park
    .the = the park
    .at = in the park
field-coach-house = Coach house
    .the = the coach house
    .at = at the coach house
field-harbour = Harbour
    .the = the harbour
    .at = at the harbour
field-taverna = Taverna
    .the = the taverna
    .at = at the taverna
field-trattoria = Trattoria
    .the = the trattoria
    .at = at the trattoria
field-plaza = Plaza
    .the = the plaza
    .at = on the plaza
field-street = Street { $n1 }/{ $n2 }
    .the = street { $n1 }/{ $n2 }
    .at = on street { $n1 }/{ $n2 }
square-square = { $n1 }/{ $n2 }

## Goods

good-wheat = wheat
    .one = 1 wheat
    .many = wheat
    .counted = { $count } wheat
    .short = wheat
good-rice = rice
    .one = 1 rice
    .many = rice
    .counted = { $count } rice
    .short = rice
good-silver = silver
    .one = 1 silver
    .many = silver
    .counted = { $count } silver
    .short = silver
good-copper = copper
    .one = 1 copper
    .many = copper
    .counted = { $count } copper
    .short = copper
good-silk = silk
    .one = 1 silk
    .many = silk
    .counted = { $count } silk
    .short = silk
good-linen = linen
    .one = 1 linen
    .many = linen
    .counted = { $count } linen
    .short = linen
good-salt = salt
    .one = 1 salt
    .many = salt
    .counted = { $count } salt
    .short = salt
good-pepper = pepper
    .one = 1 pepper
    .many = pepper
    .counted = { $count } pepper
    .short = pepper
good-any-start-field = Any Start Field
    .one = the card Any Start Field
    .many = × Any Start Field
    .counted =
        { $count ->
            [one] the card Any Start Field
           *[other] { $count } × Any Start Field
        }
    .short = Start-Field
good-any-ware = Any Ware
    .one = the card Any Ware
    .many = × Any Ware
    .counted =
        { $count ->
            [one] the card Any Ware
           *[other] { $count } × Any Ware
        }
    .short = Any-Ware
good-extra-action = Extra Action
    .one = the card Extra Action
    .many = × Extra Action
    .counted =
        { $count ->
            [one] the card Extra Action
           *[other] { $count } × Extra Action
        }
    .short = Extra-Action
good-building-action = Building Action
    .one = the card Building Action
    .many = × Building Action
    .counted =
        { $count ->
            [one] the card Building Action
           *[other] { $count } × Building Action
        }
    .short = Building-Action
good-exchange = Exchange 1:1
    .one = the card Exchange 1:1
    .many = × Exchange 1:1
    .counted =
        { $count ->
            [one] the card Exchange 1:1
           *[other] { $count } × Exchange 1:1
        }
    .short = Exchange
good-marker = ownership marker
    .one = 1 ownership marker
    .many = ownership markers
    .counted =
        { $count ->
            [one] 1 ownership marker
           *[other] { $count } ownership markers
        }
    .short = marker
good-large-order = large order
    .one = 1 large order
    .many = large orders
    .counted =
        { $count ->
            [one] 1 large order
           *[other] { $count } large orders
        }
    .short = large-order
good-small-order = small order
    .one = 1 small order
    .many = small orders
    .counted =
        { $count ->
            [one] 1 small order
           *[other] { $count } small orders
        }
    .short = small-order
good-message = message
    .one = 1 message
    .many = messages
    .counted =
        { $count ->
            [one] 1 message
           *[other] { $count } messages
        }
    .short = message
good-privilege = privilege
    .one = 1 privilege
    .many = privileges
    .counted =
        { $count ->
            [one] 1 privilege
           *[other] { $count } privileges
        }
    .short = privilege

## Special cards; kinds of hand cards; hand cards

special-any-start-field = Any Start Field
special-any-ware = Any Ware
special-extra-action = Extra Action
special-building-action = Building Action
special-exchange = Exchange 1:1
kind-large-order = large orders
    .one = a large order
kind-small-order = small orders
    .one = a small order
kind-message = messages
    .one = a message
kind-privilege = privileges
    .one = a privilege
card-large-order = large order { $n1 } ({ $n2 } + { $n3 } + { $n4 })
    .the = the large order { $n1 } ({ $n2 } + { $n3 } + { $n4 })
    .short = { $n1 }: { $n2 } + { $n3 } + { $n4 }
card-small-order = small order { $n1 } ({ $n2 })
    .the = the small order { $n1 } ({ $n2 })
    .short = { $n1 }: { $n2 }
card-message = message { $n1 }–{ $n2 }
    .the = the message { $n1 }–{ $n2 }
    .short = { $n1 }–{ $n2 }
card-privilege = privilege { $n1 }
    .the = the privilege { $n1 }
    .short = Privilege { $n1 }

## What can be promised out of an action: -is says whether it is anything, -out where it comes from

promise-none = nothing
    .is = none
    .out = nothing
promise-ware = 1 { $n1 }
    .is = some
    .out = 1 { $n1 } out of the action
promise-wares = 1 { $n1 } and 1 { $n2 }
    .is = some
    .out = 1 { $n1 } and 1 { $n2 } out of the action
promise-large-order = 1 large order
    .is = some
    .out = 1 large order out of the action
promise-small-orders =
    { $n1 ->
        [one] 1 small order
       *[other] { $n1 } small orders
    }
    .is = some
    .out =
        { $n1 ->
            [one] 1 small order out of the action
           *[other] { $n1 } small orders out of the action
        }
promise-messages =
    { $n1 ->
        [one] 1 message
       *[other] { $n1 } messages
    }
    .is = some
    .out =
        { $n1 ->
            [one] 1 message out of the action
           *[other] { $n1 } messages out of the action
        }
promise-markers =
    { $n1 ->
        [one] 1 ownership marker
       *[other] { $n1 } ownership markers
    }
    .is = some
    .out =
        { $n1 ->
            [one] 1 ownership marker out of the action
           *[other] { $n1 } ownership markers out of the action
        }
promise-special = the card { $n1 }
    .is = some
    .out = the card { $n1 } out of the action
promise-privilege = 1 privilege
    .is = some
    .out = 1 privilege out of the action
promise-delivery = the card { $n1 } out of the large order { $n2 } ({ $n3 } + { $n4 } + { $n5 })
    .is = some
    .out = the card { $n1 } out of the large order { $n2 } ({ $n3 } + { $n4 } + { $n5 })
flag-no = –
flag-yes = yes
offer-number = { $n1 }

## What can be answered

verb-draw = Draw a card
    .say = draw { $card-the }
verb-begin = Draw the start player
    .say = let { $thing } be the start player
verb-dice = Roll the dice
    .say = roll { $square }
verb-roll = Roll the dice
verb-start = Play Any Start Field
    .say = play Any Start Field and start at { $field-the }
verb-act = Carry out the action yourself
verb-ask = Ask the others for offers
verb-lapse = Let the action lapse
verb-accept = Accept an offer
    .say = accept offer { $offer }
verb-address = Put terms to somebody
    .say = put terms to { $player } for { $field-the }
verb-move = Move on
    .say = move to { $field-the }
verb-end = End the turn
verb-offer = Make an offer
    .say =
        { $ask ->
            [0]
                { $want-count ->
                    [0] offer { verb-offer.gift } for { $field-the }
                   *[other] offer { verb-offer.gift } for { $field-the } and ask { event-offered.wish } in return
                }
           *[other] offer { verb-offer.gift } for { $field-the } and ask { event-offered.wish } in return
        }
    .gift =
        { $give-count ->
            [0]
                { $cards-count ->
                    [0]
                        { $pay ->
                            [0] { $promise-out }
                           *[other] { $pay } ducats{ event-offered.promised }
                        }
                   *[other]
                        { $pay ->
                            [0] { $cards-the-and }{ event-offered.promised }
                           *[other] { $cards-the } and { $pay } ducats{ event-offered.promised }
                        }
                }
           *[other]
                { $cards-count ->
                    [0]
                        { $pay ->
                            [0] { $give-and }{ event-offered.promised }
                           *[other] { $give } and { $pay } ducats{ event-offered.promised }
                        }
                   *[other]
                        { $pay ->
                            [0] { $give }, { $cards-the-and }{ event-offered.promised }
                           *[other] { $give }, { $cards-the } and { $pay } ducats{ event-offered.promised }
                        }
                }
        }
verb-repeat = Make the earlier offer again
verb-withdraw = Withdraw an offer
    .say = withdraw the offer for { $field-the }
verb-ready = Ready: nothing to add
verb-rest = Offer nothing more this turn
verb-put = Put terms
    .say =
        { $give-count ->
            [0]
                { $cards-count ->
                    [0]
                        { $pay ->
                            [0] ask { event-put.demand }
                           *[other] ask { event-put.demand } and give { $pay } ducats in return
                        }
                   *[other]
                        { $pay ->
                            [0] ask { event-put.demand } and give { $cards-the-and } in return
                           *[other] ask { event-put.demand } and give { $cards-the } and { $pay } ducats in return
                        }
                }
           *[other]
                { $cards-count ->
                    [0]
                        { $pay ->
                            [0] ask { event-put.demand } and give { $give-and } in return
                           *[other] ask { event-put.demand } and give { $give } and { $pay } ducats in return
                        }
                   *[other]
                        { $pay ->
                            [0] ask { event-put.demand } and give { $give }, { $cards-the-and } in return
                           *[other] ask { event-put.demand } and give { $give }, { $cards-the } and { $pay } ducats in return
                        }
                }
        }
verb-drop = Put no terms after all
verb-agree = Accept
verb-refuse = Refuse
verb-hand_over = Hand over cards
    .say = hand over { $cards-the-and }
verb-carry_out = Carry out the building's effect
verb-order = Deliver a small order
    .say = deliver { $order-the }
verb-any_ware = Play Any Ware
    .say = take { $ware-one } with Any Ware
verb-use = Play Building Action
    .say = carry out the action { $building-at } with Building Action
verb-exchange = Play Exchange 1:1
    .say = exchange { $give-one } for { $take-one }
verb-exchange_card = Play Exchange 1:1 with a hand card
    .say = exchange { $card-the } for { $take-one }
verb-finish = Finish the action
verb-deliver = Deliver a large order
    .say = deliver { $order-the }
verb-draw_privilege = Draw a privilege
verb-choose = Take a special card
    .say = take { $special }
verb-claim = Choose a street
    .say = choose { $street-the }
verb-mark = Place an ownership marker
    .say = place an ownership marker on { $building-the }
verb-remove = Remove another's ownership marker
    .say = remove the other ownership marker from { $building-the }
verb-done = Done
verb-pass = Pass

arg-thing = Drawn
arg-square = Dice
arg-offer = Offer
arg-player = Player
arg-field = Field
arg-pay = Ducats you give
arg-give = Goods you give
arg-cards = Hand cards you give
arg-ask = Ducats you ask
arg-want = Goods you ask
arg-promise = Promised out of the action
arg-order = Order
arg-ware = Ware
arg-building = Building
arg-take = Take for it
arg-card = Hand card
arg-special = Special card
arg-street = Street

## What is asked: of you, and of somebody else

ask-draw = Draw a card.
ask-begin = Draw the start player.
ask-dice = Roll both dice.
ask-start = Your turn begins. Roll where the tower starts, or choose it with Any Start Field.
ask-here = The tower stands { $building-at }, and the action there is still to be had. Carry it out yourself, sell it to somebody else, or let it lapse.
ask-ahead = The tower stands { $field-at } (field { $visited } of at most 5). Move on freely, accept an offer, or end your turn.
ask-offer =
    { $ahead ->
        [0]
            { $standing ->
                [0]
                    { $earlier ->
                        [0] The action { $field-at } is to be had. Offer { $host } something for it; offers are seen when all are ready.
                       *[other] The tower has come without a deal, and the action { $field-at } is to be had. What you offered before has ended: make that offer again, or another one. Offers are seen when all are ready.
                    }
               *[other] The action { $field-at } is still to be had. Add nothing, and your offer stands; or make another one. Offers are seen when all are ready.
            }
       *[other]
            { $standing ->
                [0] The tower stands { $field-at }. Offer { $host } something for taking it to a field of your choice; in a building the action is then yours. Offers are seen when all are ready.
                [one] The tower still stands { $field-at }. Add nothing, and your offer stands; or offer { $host } something else. Offers are seen when all are ready.
               *[other] The tower still stands { $field-at }. Add nothing, and your { $standing } offers stand; or offer { $host } something else. Offers are seen when all are ready.
            }
    }
ask-terms = Name { $guest } your terms for { $field-the }: what you want to get and what you give in return.
ask-hear =
    { $pay ->
        [0]
            { $give-count ->
                [0] { $host } asks { event-put.demand } of you for { $field-the }. Do you accept?
               *[other] { $host } asks { event-put.demand } of you for { $field-the } and gives you { event-put.gift } in return. Do you accept?
            }
       *[other] { $host } asks { event-put.demand } of you for { $field-the } and gives you { event-put.gift } in return. Do you accept?
    }
ask-hand_over =
    { $count ->
        [one] Pick what { $to } gets: { $kind-one }.
       *[other] Pick what { $to } gets: { $count } { $kind }.
    }
ask-act =
    { $done ->
        [0] You carry out the action { $building-at }. Before, between and after you may play special cards.
       *[other] You have carried out the effect { $building-at }.
    }
ask-villa = Here { $villa-at } you can deliver a large order for this villa or draw a privilege.
ask-reward = The large order brings you a special card of your choice.
ask-claim =
    { $markers ->
        [one] The turn is over. You have 1 ownership marker: choose a street the tower was on to place it on a building beside it, or pass.
       *[other] The turn is over. You have { $markers } ownership markers: choose a street the tower was on to place some on the buildings beside it, or pass.
    }
ask-mark =
    { $markers ->
        [one] Place your ownership marker on a building beside this street, or give it up to remove another's ({ $street }).
       *[other] Place ownership markers on the buildings beside this street ({ $street }). You remove another's by giving up one of your own; you have { $markers }.
    }

asked-draw = A card is drawn.
asked-begin = The start player is drawn.
asked-dice = The dice are rolled.
asked-start = { $who } rolls the dice or plays Any Start Field.
asked-here = { $who } decides on the action { $building-at }.
asked-ahead = { $who } decides where the tower goes; it stands { $field-at } (field { $visited } of 5).
asked-offer =
    { $ahead ->
        [0] { $who } can offer { $host } something for the action { $field-at }.
       *[other] { $who } can offer { $host } something for where the tower goes; it stands { $field-at }.
    }
asked-terms = { $who } is going to put terms to { $guest } for { $field-the }.
asked-hear = { $who } is thinking about the terms of { $host } for { $field-the }.
asked-hand_over =
    { $count ->
        [one] { $who } picks { $kind-one } for { $to }.
       *[other] { $who } picks { $count } { $kind } for { $to }.
    }
asked-act = { $who } carries out the action { $building-at }.
asked-villa = { $who } delivers a large order { $villa-at } or draws a privilege.
asked-reward = { $who } takes a special card.
asked-claim =
    { $markers ->
        [one] { $who } can place 1 ownership marker.
       *[other] { $who } can place ownership markers and has { $markers }.
    }
asked-mark = { $who } places or removes ownership markers beside this street ({ $street }).

## What happens

event-drew = { $who } draws { $card-the }.
    .hidden = { $who } draws { $kind-one }.
event-began = { $who } is the start player.
event-round_began = Round { $round } begins.
event-turn_began = It is the turn of { $who }.
event-rolled = Rolled: row { $blue } (blue), column { $red } (red).
event-placed = { $who } starts with the tower { $field-at }.
event-moved_on = A start on the plaza: the round marker moves on to { $round }.
event-moved = { $who } moves the tower to { $field-the }.
event-ended = { $who } ends the turn.
event-lapsed = The action { $building-at } lapses.
event-offered =
    { event-offered.hidden }{ $cards-count ->
        [0] { "" }
        [one] { " " }The card: { $cards }.
       *[other] { " " }The cards: { $cards-and }.
    }
    .hidden =
        { $ask ->
            [0]
                { $want-count ->
                    [0] { $who } offers { event-offered.gift } for { $field-the }.
                   *[other] { $who } offers { event-offered.gift } for { $field-the } and would have { event-offered.wish } in return.
                }
           *[other] { $who } offers { event-offered.gift } for { $field-the } and would have { event-offered.wish } in return.
        }
    .gift =
        { $give-count ->
            [0]
                { $pay ->
                    [0] { $promise-out }
                   *[other] { $pay } ducats{ event-offered.promised }
                }
           *[other]
                { $pay ->
                    [0] { $give-and }{ event-offered.promised }
                   *[other] { $give } and { $pay } ducats{ event-offered.promised }
                }
        }
    .promised =
        { $promise-is ->
            [none] { "" }
           *[some] { " " }along with { $promise-out }
        }
    .wish =
        { $want-count ->
            [0] { $ask } ducats
           *[other]
                { $ask ->
                    [0] { $want-and }
                   *[other] { $want } and { $ask } ducats
                }
        }
event-put =
    { event-put.hidden }{ $cards-count ->
        [0] { "" }
        [one] { " " }The card: { $cards }.
       *[other] { " " }The cards: { $cards-and }.
    }
    .hidden =
        { $pay ->
            [0]
                { $give-count ->
                    [0] { $who } asks { event-put.demand } of { $guest } for { $field-the }.
                   *[other] { $who } asks { event-put.demand } of { $guest } for { $field-the } and gives { event-put.gift } in return.
                }
           *[other] { $who } asks { event-put.demand } of { $guest } for { $field-the } and gives { event-put.gift } in return.
        }
    .demand =
        { $want-count ->
            [0]
                { $ask ->
                    [0] { $promise-out }
                   *[other] { $ask } ducats{ event-offered.promised }
                }
           *[other]
                { $ask ->
                    [0] { $want-and }{ event-offered.promised }
                   *[other] { $want } and { $ask } ducats{ event-offered.promised }
                }
        }
    .gift =
        { $give-count ->
            [0] { $pay } ducats
           *[other]
                { $pay ->
                    [0] { $give-and }
                   *[other] { $give } and { $pay } ducats
                }
        }
event-rests = { $who } offers nothing more this turn.
event-withdrew = { $who } withdraws the offer for { $field-the }.
event-refused = { $who } refuses.
event-agreed = { $who } and { $guest } agree on { $field-the }.
event-paid = { $who } pays { $sum } ducats to { $to }.
event-gave = { $who } gives { $goods-and } to { $to }.
event-handed = { $who } gives { $card-the } to { $to }.
    .hidden = { $who } gives { $kind-one } to { $to }.
event-passed_on =
    { $count ->
        [one] { $who } gives { $good-one } out of the action to { $to }.
       *[other] { $who } gives { $count } { $good-many } out of the action to { $to }.
    }
event-earned = { $who } gets { $sum } ducats.
event-acted = { $who } carries out the action { $building-at }.
event-gained =
    { $count ->
        [one] { $who } takes { $good-one }.
       *[other] { $who } takes { $count } { $good-many }.
    }
event-delivered = { $who } fulfils { $card-the }.
event-played = { $who } plays { $special }.
event-used = { $who } uses it for the action { $building-at }.
event-gave_back = { $who } gives up { $good-one }.
event-gave_card = { $who } gives up { $card-the }.
event-shuffled = The pile is shuffled: { $kind }.
event-marked = { $who } places an ownership marker on { $building-the }.
event-removed = { $who } gives up an ownership marker and removes that of { $owner } from { $building-the }.
event-privileged =
    { $cards-count ->
        [0] { $who } has no privilege.
       *[other] { $who } gets { $sum } ducats for privileges: { $cards }.
    }
event-owned =
    { $count ->
        [0] { $who } owns no building.
        [one] { $who } gets { $sum } ducats for 1 building.
       *[other] { $who } gets { $sum } ducats for { $count } buildings.
    }
event-ranked = { $who } takes place { $place }.

## The reckoning

line-money = { $value } ducats
line-privileges = { $value } for privileges
line-buildings = { $value } for buildings
line-total = { $value } ducats in all
line-goods =
    { $value ->
        [one] 1 good left
       *[other] { $value } goods left
    }

## What can be seen

view-space = Round
view-last = Last round
view-first = Start player
view-active = Active player
view-squares = City
view-tower = Tower
view-path = Visited
view-cleared = Discs taken off
view-used = Action used
view-owner = Owner
view-stock = Supply
view-deck = Special cards in supply
view-piles = Face down in the pile
view-face_up = Face up under the piles
view-offers = Offer
view-offers-guest = By
view-offers-field = For
view-offers-promise = From the action
view-offers-pay = Ducats
view-offers-give = Gives
view-offers-given_cards = Cards
view-offers-ask = Asks ducats
view-offers-want = Asks
view-offers-wanted_cards = Asks cards
view-offers-is_binding = Binding
view-earlier = Earlier offer
view-earlier-guest = By
view-earlier-field = For
view-earlier-promise = From the action
view-earlier-pay = Ducats
view-earlier-give = Gives
view-earlier-given_cards = Cards
view-earlier-ask = Asks ducats
view-earlier-want = Asks
view-earlier-wanted_cards = Asks cards
view-earlier-is_binding = Binding
view-terms = Terms
view-terms-guest = To
view-terms-field = For
view-terms-promise = From the action
view-terms-pay = To pay
view-terms-give = To give
view-terms-given_cards = Cards to give
view-terms-ask = Gets ducats
view-terms-want = Gets
view-terms-wanted_cards = Gets cards
view-terms-is_binding = Binding
view-players = Player
view-players-goods = Goods
view-players-free = Free actions
view-players-is_quiet = Offers no more
view-players-supply = Markers in supply
view-players-money = Ducats
view-players-hand = Hand
view-players-known = Known

## What the table chooses before the game

option-layout = City map
option-layout-p = P: large warehouses
    .hint = The warehouses reach round the corners, the villas stand in the corners of the city. Begin with this one.
option-layout-q = Q: large taverns
    .hint = The houses at the edge are cut otherwise: taverna and trattoria are large, and two buildings adjoin every street.
option-layout-r = R: large villas
    .hint = The houses at the edge are cut otherwise: the villas are large, and two buildings adjoin every street.
