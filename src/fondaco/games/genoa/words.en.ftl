### Die Händler von Genua in English. The value of a thing is its bare name; its attributes are what sentences need of it.

## Fields: with their article, and where the tower stands. Streets are named by row and column

field-guild-hall = Guild hall
    .the = the guild hall
    .at = at the guild hall
    .effect = Draw the top large order.
field-town-hall = Town hall
    .the = the town hall
    .at = at the town hall
    .effect = Draw the top two small orders.
field-post-station = Post station
    .the = the post station
    .at = at the post station
    .effect = Draw the top two messages.
field-cathedral = Cathedral
    .the = the cathedral
    .at = in the cathedral
    .effect = Take two ownership markers of your colour from the supply.
field-villa-ricci = Villa Ricci
    .the = Villa Ricci
    .at = at Villa Ricci
    .effect = Deliver a large order for this villa (100 ducats and a special card), or draw the top privilege.
field-villa-colini = Villa Colini
    .the = Villa Colini
    .at = at Villa Colini
    .effect = Deliver a large order for this villa (100 ducats and a special card), or draw the top privilege.
field-villa-zasteri = Villa Zasteri
    .the = Villa Zasteri
    .at = at Villa Zasteri
    .effect = Deliver a large order for this villa (100 ducats and a special card), or draw the top privilege.
field-villa-monetti = Villa Monetti
    .the = Villa Monetti
    .at = at Villa Monetti
    .effect = Deliver a large order for this villa (100 ducats and a special card), or draw the top privilege.
field-grain-warehouse = Grain warehouse
    .the = the grain warehouse
    .at = in the grain warehouse
    .effect = Take 1 wheat and 1 rice, as far as there are any.
field-metal-warehouse = Metal warehouse
    .the = the metal warehouse
    .at = in the metal warehouse
    .effect = Take 1 silver and 1 copper, as far as there are any.
field-cloth-warehouse = Cloth warehouse
    .the = the cloth warehouse
    .at = in the cloth warehouse
    .effect = Take 1 silk and 1 linen, as far as there are any.
field-spice-warehouse = Spice warehouse
    .the = the spice warehouse
    .at = in the spice warehouse
    .effect = Take 1 salt and 1 pepper, as far as there are any.
field-palazzo = Palazzo
    .the = the palazzo
    .at = at the palazzo
    .effect = Take the card Building Action.
field-park = Park
    .the = the park
    .at = in the park
    .effect = Take the card Extra Action.
field-coach-house = Coach house
    .the = the coach house
    .at = at the coach house
    .effect = Take the card Any Start Field.
field-harbour = Harbour
    .the = the harbour
    .at = at the harbour
    .effect = Take the card Any Ware.
field-taverna = Taverna
    .the = the taverna
    .at = at the taverna
    .effect = Take the card Exchange 1:1.
field-trattoria = Trattoria
    .the = the trattoria
    .at = at the trattoria
    .effect = Take the card Exchange 1:1.
field-plaza = Plaza
    .the = the plaza
    .at = on the plaza
    .effect = No action here. A turn that starts here moves the round marker on one.
field-street = Street in row { $n1 }, column { $n2 }
    .the = the street in row { $n1 }, column { $n2 }
    .at = on the street in row { $n1 }, column { $n2 }
    .effect = No action here. At the end of the turn ownership markers may go on the buildings beside it.
square-square = { $n1 }/{ $n2 }

## Goods

good-wheat = wheat
    .one = 1 wheat
    .many = wheat
    .counted = { $count } wheat
    .short = wheat
    .effect = A ware for orders. It comes from the grain warehouse.
good-rice = rice
    .one = 1 rice
    .many = rice
    .counted = { $count } rice
    .short = rice
    .effect = A ware for orders. It comes from the grain warehouse.
good-silver = silver
    .one = 1 silver
    .many = silver
    .counted = { $count } silver
    .short = silver
    .effect = A ware for orders. It comes from the metal warehouse.
good-copper = copper
    .one = 1 copper
    .many = copper
    .counted = { $count } copper
    .short = copper
    .effect = A ware for orders. It comes from the metal warehouse.
good-silk = silk
    .one = 1 silk
    .many = silk
    .counted = { $count } silk
    .short = silk
    .effect = A ware for orders. It comes from the cloth warehouse.
good-linen = linen
    .one = 1 linen
    .many = linen
    .counted = { $count } linen
    .short = linen
    .effect = A ware for orders. It comes from the cloth warehouse.
good-salt = salt
    .one = 1 salt
    .many = salt
    .counted = { $count } salt
    .short = salt
    .effect = A ware for orders. It comes from the spice warehouse.
good-pepper = pepper
    .one = 1 pepper
    .many = pepper
    .counted = { $count } pepper
    .short = pepper
    .effect = A ware for orders. It comes from the spice warehouse.
good-any-start-field = Any Start Field
    .one = the card Any Start Field
    .many = × Any Start Field
    .counted =
        { $count ->
            [one] the card Any Start Field
           *[other] { $count } × Any Start Field
        }
    .short = Start-Field
    .effect = Instead of rolling, start your turn on any field you like.
good-any-ware = Any Ware
    .one = the card Any Ware
    .many = × Any Ware
    .counted =
        { $count ->
            [one] the card Any Ware
           *[other] { $count } × Any Ware
        }
    .short = Any-Ware
    .effect = During your action: take any one ware from the supply.
good-extra-action = Extra Action
    .one = the card Extra Action
    .many = × Extra Action
    .counted =
        { $count ->
            [one] the card Extra Action
           *[other] { $count } × Extra Action
        }
    .short = Extra-Action
    .effect = One more action in this turn when your free one is used.
good-building-action = Building Action
    .one = the card Building Action
    .many = × Building Action
    .counted =
        { $count ->
            [one] the card Building Action
           *[other] { $count } × Building Action
        }
    .short = Building-Action
    .effect = During your action: carry out the action of any building that bears your marker.
good-exchange = Exchange 1:1
    .one = the card Exchange 1:1
    .many = × Exchange 1:1
    .counted =
        { $count ->
            [one] the card Exchange 1:1
           *[other] { $count } × Exchange 1:1
        }
    .short = Exchange
    .effect = During your action: give up any one good and take any other one.
good-marker = ownership marker
    .one = 1 ownership marker
    .many = ownership markers
    .counted =
        { $count ->
            [one] 1 ownership marker
           *[other] { $count } ownership markers
        }
    .short = marker
    .effect = Put on a building it pays 10 ducats when others act there, and 10 at the end.
good-large-order = large order
    .one = 1 large order
    .many = large orders
    .counted =
        { $count ->
            [one] 1 large order
           *[other] { $count } large orders
        }
    .short = large-order
    .effect = Pays 100 ducats and any special card, for three wares delivered at its villa.
good-small-order = small order
    .one = 1 small order
    .many = small orders
    .counted =
        { $count ->
            [one] 1 small order
           *[other] { $count } small orders
        }
    .short = small-order
    .effect = Pays 40 ducats for one ware, delivered when you act in its building.
good-message = message
    .one = 1 message
    .many = messages
    .counted =
        { $count ->
            [one] 1 message
           *[other] { $count } messages
        }
    .short = message
    .effect = Pays 30 ducats at once when the tower has been at both its buildings in one turn.
good-privilege = privilege
    .one = 1 privilege
    .many = privileges
    .counted =
        { $count ->
            [one] 1 privilege
           *[other] { $count } privileges
        }
    .short = privilege
    .effect = At the end chains of neighbouring ones pay: 1 pays 10 ducats, 2 pay 30, 3 pay 60, 4 pay 100.

## Special cards; kinds of hand cards; hand cards

special-any-start-field = Any Start Field
    .effect = { good-any-start-field.effect }
special-any-ware = Any Ware
    .effect = { good-any-ware.effect }
special-extra-action = Extra Action
    .effect = { good-extra-action.effect }
special-building-action = Building Action
    .effect = { good-building-action.effect }
special-exchange = Exchange 1:1
    .effect = { good-exchange.effect }
kind-large-order = large orders
    .one = a large order
    .effect = { good-large-order.effect }
kind-small-order = small orders
    .one = a small order
    .effect = { good-small-order.effect }
kind-message = messages
    .one = a message
    .effect = { good-message.effect }
kind-privilege = privileges
    .one = a privilege
    .effect = { good-privilege.effect }
card-large-order = large order { $n1 } ({ $n2 } + { $n3 } + { $n4 })
    .the = the large order { $n1 } ({ $n2 } + { $n3 } + { $n4 })
    .short = { $n1 }: { $n2 } + { $n3 } + { $n4 }
    .effect = Bring { $n2 }, { $n3 } and { $n4 } to { $n1 } as your action there: 100 ducats and any special card.
card-small-order = small order { $n1 } ({ $n2 })
    .the = the small order { $n1 } ({ $n2 })
    .short = { $n1 }: { $n2 }
    .effect = Act in this building ({ $n1 }) with 1 { $n2 } at hand: 40 ducats.
card-message = message { $n1 }–{ $n2 }
    .the = the message { $n1 }–{ $n2 }
    .short = { $n1 }–{ $n2 }
    .effect = 30 ducats at once when the tower has been at { $n1 } and { $n2 } in one turn, whoever moves it.
card-privilege = privilege { $n1 }
    .the = the privilege { $n1 }
    .short = Privilege { $n1 }
    .effect = { good-privilege.effect }

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
flag-no = no
flag-yes = yes
offer-number = offer { $n1 }

## What can be answered

verb-draw = Draw a card
    .say = draw { $card-the }
verb-begin = Draw the start player
    .say = let { $thing } be the start player
verb-dice = Roll the dice
    .say = roll { $square }
verb-roll = Roll the dice
verb-start = Play Any Start Field
    .chip = Start { $field-at }
    .say = play Any Start Field and start at { $field-the }
verb-act = Take the action yourself
    .chip = Take the action
verb-ask = Ask the others for offers
    .chip = Ask for offers
verb-lapse = Let the action lapse
verb-accept = Accept an offer
    .chip = Accept
    .say = accept { $offer }
verb-address = Propose a deal yourself
    .say = propose a deal to { $player } for { $field-the }
verb-move = Move on
    .chip = Move to { $field-the }
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
                           *[other] { event-offered.money }{ event-offered.promised }
                        }
                   *[other]
                        { $pay ->
                            [0] { $cards-the-and }{ event-offered.promised }
                           *[other] { $cards-the } and { event-offered.money }{ event-offered.promised }
                        }
                }
           *[other]
                { $cards-count ->
                    [0]
                        { $pay ->
                            [0] { $give-and }{ event-offered.promised }
                           *[other] { $give } and { event-offered.money }{ event-offered.promised }
                        }
                   *[other]
                        { $pay ->
                            [0] { $give }, { $cards-the-and }{ event-offered.promised }
                           *[other] { $give }, { $cards-the } and { event-offered.money }{ event-offered.promised }
                        }
                }
        }
verb-repeat = Offer the same again
verb-withdraw = Withdraw an offer
    .say = withdraw the offer for { $field-the }
verb-ready = No new offer this time
    .hint = What you have offered stands. If offers are asked for again this turn, so are you.
verb-rest = Sit out this turn
    .hint = You are not asked for offers again until this turn is over.
verb-put = Send these terms
    .say =
        { $give-count ->
            [0]
                { $cards-count ->
                    [0]
                        { $pay ->
                            [0] ask { event-put.demand }
                           *[other] ask { event-put.demand } and give { event-offered.money } in return
                        }
                   *[other]
                        { $pay ->
                            [0] ask { event-put.demand } and give { $cards-the-and } in return
                           *[other] ask { event-put.demand } and give { $cards-the } and { event-offered.money } in return
                        }
                }
           *[other]
                { $cards-count ->
                    [0]
                        { $pay ->
                            [0] ask { event-put.demand } and give { $give-and } in return
                           *[other] ask { event-put.demand } and give { $give } and { event-offered.money } in return
                        }
                   *[other]
                        { $pay ->
                            [0] ask { event-put.demand } and give { $give }, { $cards-the-and } in return
                           *[other] ask { event-put.demand } and give { $give }, { $cards-the } and { event-offered.money } in return
                        }
                }
        }
verb-drop = Never mind
verb-agree = Accept
verb-refuse = Refuse
verb-hand_over = Hand over cards
    .say = hand over { $cards-the-and }
verb-carry_out = Carry out the building's effect
    .chip = Carry it out
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
verb-finish = Finish my action
verb-deliver = Deliver a large order
    .chip = Deliver this
    .say = deliver { $order-the }
verb-draw_privilege = Draw a privilege
verb-choose = Take a special card
    .say = take { $special }
verb-claim = Choose a street
    .chip = This street
    .say = choose { $street-the }
verb-mark = Place an ownership marker
    .chip = Marker here
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
arg-promise = Share of what I get
arg-more = Another offer follows
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
ask-here = The action { $building-at } is still available. What happens with it?
ask-ahead = The tower stands { $field-at }, field { $visited } of 5. Move on, accept an offer, or end your turn.
ask-offer =
    { $ahead ->
        [0]
            { $standing ->
                [0]
                    { $earlier ->
                        [0] The action { $field-at } is for sale. What do you offer { $host } for it?
                       *[other] The tower has come, and the action { $field-at } is for sale. Your earlier offer has ended: make it again, or another one.
                    }
               *[other] The action { $field-at } is still available. Your offer stands: change it, or add nothing.
            }
       *[other]
            { $standing ->
                [0] The tower stands { $field-at }. What do you offer { $host } to take it where you want? In a building the action is yours.
                [one] The tower still stands { $field-at }. Your offer stands: change it, make another, or add nothing.
               *[other] The tower still stands { $field-at }. Your { $standing } offers stand: change them, make another, or add nothing.
            }
    }
ask-terms = Your terms for { $guest } and { $field-the }: what do you want, and what do you give?
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
       *[other] The effect { $building-at } is carried out. What else do you do in this action?
    }
ask-villa = Here { $villa-at } you can deliver a large order for this villa or draw a privilege.
ask-reward = The large order brings you a special card: which one do you take from the supply?
ask-claim =
    { $markers ->
        [one] The turn is over. You have 1 ownership marker: choose a street the tower was on, to place it on a building beside it or remove another's there, or pass.
       *[other] The turn is over. You have { $markers } ownership markers: choose a street the tower was on, to place some on the buildings beside it or remove others' there, or pass.
    }
ask-mark =
    { $markers ->
        [one] Place your ownership marker on a building beside { $street-the }, or give it up to remove another's.
       *[other] Place ownership markers on the buildings beside { $street-the }. You remove another's by giving up one of your own; you have { $markers }.
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
asked-terms = { $who } is thinking of a deal to propose to { $guest } for { $field-the }.
asked-hear = { $who } is thinking about what { $host } asks for { $field-the }.
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
asked-mark = { $who } places or removes ownership markers beside { $street-the }.

## What happens

event-drew = { $who } draws { $card-the }.
    .hidden = { $who } draws { $kind-one }.
event-began = { $who } is the start player.
event-round_began = Round { $round } begins.
event-turn_began = { $who } begins a turn.
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
                   *[other] { event-offered.money }{ event-offered.promised }
                }
           *[other]
                { $pay ->
                    [0] { $give-and }{ event-offered.promised }
                   *[other] { $give } and { event-offered.money }{ event-offered.promised }
                }
        }
    .promised =
        { $promise-is ->
            [none] { "" }
           *[some] { " " }along with { $promise-out }
        }
    .wish =
        { $want-count ->
            [0] { event-offered.asked }
           *[other]
                { $ask ->
                    [0] { $want-and }
                   *[other] { $want } and { event-offered.asked }
                }
        }
    .money =
        { $pay ->
            [one] 1 ducat
           *[other] { $pay } ducats
        }
    .asked =
        { $ask ->
            [one] 1 ducat
           *[other] { $ask } ducats
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
                   *[other] { event-offered.asked }{ event-offered.promised }
                }
           *[other]
                { $ask ->
                    [0] { $want-and }{ event-offered.promised }
                   *[other] { $want } and { event-offered.asked }{ event-offered.promised }
                }
        }
    .gift =
        { $give-count ->
            [0] { event-offered.money }
           *[other]
                { $pay ->
                    [0] { $give-and }
                   *[other] { $give } and { event-offered.money }
                }
        }
event-rests = { $who } sits out the rest of this turn.
event-withdrew = { $who } withdraws the offer for { $field-the }.
event-outbid = { $by } outbids { $who } for { $field-the }.
event-passed_over =
    { $fields-count ->
        [one] { $host } does not accept the offer of { $who } for { $fields-the }.
       *[other] { $host } does not accept the offers of { $who } for { $fields-the-and }.
    }
event-refused = { $who } refuses the terms.
event-agreed = { $who } and { $guest } agree on { $field-the }.
event-paid = { $who } pays { event-paid.money } to { $to }.
    .money =
        { $sum ->
            [one] 1 ducat
           *[other] { $sum } ducats
        }
event-gave = { $who } gives { $goods-and } to { $to }.
event-handed = { $who } gives { $card-the } to { $to }.
    .hidden = { $who } gives { $kind-one } to { $to }.
event-passed_on =
    { $count ->
        [one] { $who } gives { $good-one } out of the action to { $to }.
       *[other] { $who } gives { $count } { $good-many } out of the action to { $to }.
    }
event-earned = { $who } gets { event-paid.money }.
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
       *[other] { $who } gets { event-paid.money } for privileges: { $cards }.
    }
event-owned =
    { $count ->
        [0] { $who } owns no building.
        [one] { $who } gets { event-paid.money } for 1 building.
       *[other] { $who } gets { event-paid.money } for { $count } buildings.
    }
event-ranked =
    { $place ->
        [1] { $who } wins.
        [2] { $who } finishes second.
        [3] { $who } finishes third.
        [4] { $who } finishes fourth.
       *[other] { $who } finishes fifth.
    }

## The reckoning

line-money =
    { $value ->
        [one] 1 ducat
       *[other] { $value } ducats
    }
    .name = Ducats
line-privileges = { $value } for privileges
    .name = Privileges
line-buildings = { $value } for buildings
    .name = Buildings
line-total =
    { $value ->
        [one] 1 ducat in all
       *[other] { $value } ducats in all
    }
    .name = Total
    .won =
        { $value ->
            [one] With 1 ducat.
           *[other] With { $value } ducats.
        }
line-goods =
    { $value ->
        [one] 1 good left
       *[other] { $value } goods left
    }
    .name = Goods left
line-held =
    { $value ->
        [one] 1 privilege in hand
       *[other] { $value } privileges in hand
    }
    .name = Privileges in hand

## How everybody stands, and how near the end is

tally = ducats in all
    .points =
        { $value ->
            [one] ducat
           *[other] ducats
        }
clock-round = Round { $value } of { $goal }
    .near = Round { $value } of { $goal }: one more round, or none if the tower starts a turn on the plaza.
clock-last = Last round
    .near = The last round: it is played to its end, then the privileges and buildings pay.
statistic-deals = Deals as a guest
statistic-paid = Ducats paid to others
statistic-actions = Actions taken
statistic-delivered = Orders and messages delivered

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
view-offers-is_outbid = Outbid
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
view-earlier-is_outbid = Outbid
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
view-terms-is_outbid = Outbid
view-players = Player
view-players-goods = Goods
view-players-free = Free actions
view-players-is_quiet = Sits out this turn
view-players-supply = Markers in supply
view-players-money = Ducats
view-players-hand = Hand
view-players-known = Known hand cards

## What the table chooses before the game

option-layout = City map
option-layout-p = P: large warehouses
    .hint = Warehouses that reach round the corners, villas in the corners, as players of the printed game describe it. Four streets have just one building beside them.
option-layout-q = Q: large taverns
    .hint = The houses at the edge are cut otherwise: taverna and trattoria are large, and two buildings adjoin every street.
option-layout-r = R: large villas
    .hint = The houses at the edge are cut otherwise: the villas are large, and two buildings adjoin every street.

## What is good for something as a kind

effect-square = A square of the city: row and column, as the dice name it.
effect-flag = Yes or no.
effect-offer = A pennant on a field of the map: how many offers there are for it, and how many ducats the best of them brings. On a large screen each offer is a ribbon with the mark of whoever makes it, what they give and, behind the arrows, what they want for it.
effect-promise = It goes to the active player out of the action itself, as soon as it is gained.

## Why not

no-4-3 = The tower goes only to a neighbouring field that holds no disc yet.
no-4-4 = The turn can only end where nothing is left to be settled.
no-5-1 = You have no action left this turn, and no Extra Action card.
no-5-2 = That is not part of this action now.
no-6-1 = Deals are only made with the active player.
no-6-2 = First the action of this building is to be settled. While an offer stands that asks nothing in return it may not lapse: accept one, or act yourself.
no-6-3 = The tower cannot go there from here.
no-6-5 = Who offers for a building must be able to act there: an action or an Extra Action card must be left.
no-6-6 = An offer gives the active player at least 5 ducats or one good.
no-6-8 = Offers are made when all are asked, once for each field.
no-6-9 = That cannot come out of this action.
no-6-10 = Terms can be put only twice a step to each player, and only for what that player could bid for.
no-6-12 = Nobody can give what they do not have.
no-6-13 = There is no earlier offer to make again.
no-7-1 = With two players money alone is not enough: add a good.
no-8-5 = In a villa you deliver a large order for it or draw a privilege.
no-9-1 = For a large order you need the order for this villa and all three wares.
no-9-2 = For a small order you need one for this building and its ware, and you may deliver one an action.
no-10-2 = Any Start Field is played instead of rolling, for one of the fields of the city.
no-10-4 = Any Ware takes a ware that is in supply, and you need the card.
no-10-5 = Exchange 1:1 gives one good you own for another one that is in supply, and you need the card.
no-10-6 = Building Action needs the card and a building with your marker, but not the palazzo.
no-10-7 = Special cards are played during your own action.
no-11-1 = Choose a street the tower was on, with its disc still there and a building beside it to mark.
no-11-2 = One marker a building, and nothing can be done where your own lies.
no-11-3 = You have chosen this street: place or remove at least one marker.
no-ask_first = First ask the others for offers.
no-asked_enough = You have asked three times in this step: that is all.
no-held = You can only withdraw an offer of your own that does not bind you.

## What tells how somebody stands, in hints and reviews

feature-money = ducats
    .more = more ducats
    .less = fewer ducats
feature-orders = value of orders and of the goods for them
    .more = more value in orders
    .less = less value in orders
feature-messages = value of messages
    .more = more value in messages
    .less = less value in messages
feature-privileges = value of privileges
    .more = more value in privileges
    .less = less value in privileges
feature-specials = value of special cards
    .more = more value in special cards
    .less = less value in special cards
feature-buildings = income from own buildings
    .more = more income from own buildings
    .less = less income from own buildings
feature-markers = ownership markers to place
    .more = more ownership markers to place
    .less = fewer ownership markers to place
feature-turns = turns still to come
    .more = more turns to come
    .less = fewer turns to come
coin =
    { $value ->
        [one] 1 ducat
       *[other] { $value } ducats
    }

## What people say at the table

phrase-would_pay = I’d pay { $price } for { $field-the }.
phrase-go_to = Let’s go to { $field-the }.
phrase-too_little = That is too little for me.
phrase-what_for = What do I get for { $field-the }?
