### What the voice says in the guided first game of Die Händler, in English. `$seat1` and `$seat2` are the others.

goal = Welcome, merchant! You want to climb highest on this ladder, and owe nothing to anybody. Climbing costs money, so let us trade.
prices = Six sorts of goods. All begin cheap: bought for 100, and sold for 600 in another city. You have 5000 gulden to begin with.
buy = Three goods a purchase. Take two cloth in Brugge and one in Hamburg: cloth is red, and the first two wagons stand in these cities.

buy-more = They lie in your warehouses there. In the first round all buy twice: one more cloth in Hamburg, and two silk in Genova.

wagons = Now the wagons. Wagon 1 stands in Brugge. Its master loads first, for nothing, and collects fees from the guests.
worth = What is that worth? There is room for guests who may pay 500 for each good. So most of a good bid comes back.
bid = All bid in secret, and only the winner pays. Bid 2200.

outbid = { $seat1 } bid 2300 and is master. No harm: you may ride as a guest.
guest = Two places cost 900, and two cloth will bring 1200 or more. Load both at the named price.

bid-again = Wagon 2, in Hamburg. Your rivals have less money now: 2000 may be enough.

master = The wagon is yours! Nobody else may load the sort that you choose. Load your two cloth.

quote = Guests must pay you. Ask 500 for one good and 1000 for two.

fees = Both loaded one: 1000 gulden back already. A master earns even before the wagon moves.
bid-low = For wagon 3 we need not fight. Bid 1700, and see.

guest-again = { $seat2 } has it, and asks 800 for two. Load your two silk.

tiles = Now the roads. You have four tiles, 1 to 4, and play one a round, on any wagon that you like.
drive = Your silk is on wagon 3: use the 4 and drive it over Mailand to Basel.

courier = { $seat1 } drove on, met the courier, and drew an influence card for it. Remember that.
point = Now prices, in secret. You have two pointers, each lifts a price by one step. Cloth is yours: put both on it.

pointed = Cloth sells for 800 now. But careful: who pushes a price beyond 1000 makes it fall to the bottom.
open = Now cards are auctioned that help in every round. You begin: open with 100.

pass = These two want it badly. Let them pay, and pass.

raise = { $seat1 } has a card, and only two are sold: the second is cheap. Raise to 200.

invest = It is yours. Take the Counting House: each round it moves a price one step.

rise = At the end of a round you may climb. A step costs 700 now, and more with every wagon that arrives. So rise one.

upkeep = Every step also costs upkeep, each round, and who cannot pay it falls. Keep some money for goods: stay here for now.

seven = That was a round: buy, load, drive, set the prices, sell what has arrived, auction cards, climb. It is the same every time.
buy-salt = So we buy again. Take salt, while it is cheap: one in Köln and two in Brugge.

arrived = Wagon 3 has reached Köln, with your silk! It is sold after the prices are set.
drive-on = Drive wagon 1 with the 1: there, at Bonn, the courier waits.

pick = You met the courier: the pile is yours to look through. Choose a card; Social Rise is a good one.

point-silk = Your silk is sold this round, so both pointers on silk.

crash = Look at food: three pointers pushed it beyond 1000, and so it fell to 600. Two players wanted too much.
shift = And now your Counting House: lift silk once more.

special = Everybody who might have a Special Sale is asked, so that nobody gives it away. You have none: pass.

sold = 2200 gulden for two silk! 900 each by your pointers and your card.
bonus = And 200 more for each: the bonus on a city’s dial, for goods that its market lacks. Köln is at 0 again; Paris now pays 300.
under-way = Your four cloth are still under way, on wagons 1 and 2. Drive the wagons that carry your goods, and lift their prices just in time.
end = With the seventh arrival the game ends. Who stands highest without debts wins; money only parts ties. So turn it into steps.
farewell = From here it is your game. The lamp gives you a hint whenever you want one. Good business!
