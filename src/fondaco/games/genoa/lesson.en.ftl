### What the voice says in the guided first game of Die Händler von Genua, in English. `$seat1` and `$seat2` are the others.

goal = Welcome to Genoa! Most ducats win. You earn them with orders and messages, and above all by making deals.
large = Your cards. The large order: bring silver, linen and salt to the Villa Monetti, and you get 100 ducats and a special card.
small = The small order: if you have a silk when you act in the park, you may hand it over for 40 ducats.
message = The message: when the tower has been both in the guild hall and in the park in one turn, you get 30, whoever led it.
privilege = A privilege pays at the end: 10 alone, but 30 for two that are neighbours at the edge of the city, and 60 for three.
turn = Everybody leads the tower once a round, for ten rounds. It is your turn, and the dice have put the tower here.
tower = You may move it four times, each time to the next field. It leaves a disc behind, and cannot go back there in this turn.
offers = These flags are offers: how many, and the ducats of the best. The others pay you if they may act there: five ducats for the taverna.
move-cathedral = The cathedral we keep for ourselves. Move the tower there.

action = Every building has an action, for one player a turn. And every player has one action a turn, you too.
act = Here it is two ownership markers. Take the action yourself.

move-street = Your action is spent: from now on lead the tower where others pay. Go on to the street beside the taverna.

move-taverna = Both want the taverna. Move there.

sell = Two offers, five ducats each. You keep the money, they get a special card.
haggle = Too little? You could ask again, or propose a deal yourself. Money, wares, cards and markers can all be traded.
accept = Five is fair for one card. Accept the offer of { $seat1 }.

goods = { $seat2 } offers you a silk for the cloth warehouse: goods are payment, too. Your order wants silk, but the park is far away.
accept-more = And { $seat2 } offers 15 ducats for the metal warehouse. You have one field left: accept, and the tower goes there by itself.

markers = Twenty ducats for a walk! Now your markers: they go onto buildings beside a street that the tower was on.
claim = Choose this street.

mark-cathedral = Whoever acts in your building brings you ten ducats from the bank. Put one on the cathedral.

mark-taverna = And one on the taverna.

guest = Now { $seat1 } has the tower, and you are a guest. For each field it can reach you may offer something.
plaza = The dice put the tower on the plaza. Then the round marker moves on at once, and the game gets shorter.
every-turn = You have one action in this turn, too. A typical mistake is to act only in your own: what you do not use is lost.
watch = This time just watch: no new offer.

first-right = { $seat2 } offered a copper and ten ducats for the cathedral. But who leads the tower may always act first.
paid = So { $seat1 } acted there, and your marker brought you ten ducats. Wait once more.

want = The tower comes near the taverna. Its Exchange card would suit you.
offer = Offer five ducats for it. That is what it was worth to the others, too.

repeat = The tower is there. An offer for the way ends with the way, so offer the same again, for the action.

bought = { $seat1 } took your five ducats, and you have an Exchange 1:1: swap any good for another, when you need it.
finish = Not now. Finish your action.

enough = You have had your action in this turn, so more offers make no sense. Watch where the tower goes.

wares = Wares come from these four warehouses, one of each of the two sorts. Bid for them, and for where your orders must go.
plan = A plan: get linen, silver and salt, each when the tower passes their warehouse, and then buy the action in the Villa Monetti.
worth = How much may it cost? The order brings 100 for three wares, so 15 or 20 for a ware that you need is well spent.
open = Money and cards in hand are secret; wares, special cards and markers lie open. Look what the others need, and let them pay for it.
end = The game ends with round 10. Then privileges pay, the more neighbours in a row the better, and each building with your marker 10.
useless = Wares, orders and messages that are left then are worth nothing. So in the last rounds collect no more: deliver.
farewell = Now deal for yourself: ask much, pay little. When you are stuck, the lamp gives you a hint. Good luck!
