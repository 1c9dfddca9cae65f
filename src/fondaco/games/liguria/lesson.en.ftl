### What the voice says in the guided first game of Liguria, in English. `$seat1` and `$seat2` are the others.

goal = Welcome to Liguria! Most prestige wins. The bishop wants colours for the ceiling of his cathedral: you sail, load cubes and bring them home.
harbour = This is your harbour, at stop 1. You never load from your own: only the others can take what lies here.
offer = Before the first round everybody puts two cubes of different colours into their own harbour. Put in a red and a blue one.

islands = Islands have cubes of their colour. The number is the prestige for who holds the island at the end: nine for this one!
white = The white islands have neither cubes nor prestige. They are just steps on the way.
plan = A round has four parts: you choose a field of the market, take tiles, take a ship card, and sail. There are nine rounds.
knights = These are the tiles of this round. The swords are knights: you need them to win islands.
ships = Ships have wheels, and each wheel is a step. Merchants have sacks, and each sack is a cube that you load in a foreign harbour.
order = This is an order of the bishop: two red and two blue cubes, brought home, are worth 11 prestige.
buildings = Buildings bring prestige at the end. And the scroll is a diplomat, who earns prestige in a foreign harbour.
market = First you choose a field of the market. Further left takes fewer tiles, but chooses, and sails, earlier. Some add silver.
stand = { $seat2 } stands on the five. Take the four: still plenty, and you choose before { $seat2 }.

skip = { $seat1 } chose first. Your four: a diplomat, a knight, an order for two red and two blue, and a ship.
take = Tiles side by side are free; each one skipped in between costs a silver. Here that is two. Take these four.

cards = Now each takes a ship card. Its wheels count for this round’s voyage; its cubes go into your harbour, for the others to load.
points = The number on top is points. Add them all up at the end: each point below zero costs five prestige, a surplus brings nothing.
card = The −4 has three wheels, but the +1 is enough for us: one wheel, and an arrow for an upgrade. Take it.

upgrade = The arrow lets you turn a tile over: more prestige, but a ship loses its wheels. You need yours, so stop here.

wheels = Your card and your ships have three wheels in all: up to three steps, either way, for you begin in a harbour.
sail = One step is enough: sail to the red island with the nine points.

land = Nobody is here. Land your knight, and each knight brings you a red cube.

lost = You took it, then { $seat2 } came with six swords to your two. More swords win; so guard rich islands well.
answer = { $seat2 } sailed after you, and saw what you had left there. One weak knight on the richest island invites visitors.
minus = Look at the prestige of { $seat2 }: nine for the island, four for the building, but a card of −4 points costs twenty. So −7, for now.
again = No harm done: the red cube is aboard, and a beaten knight is worth a point. Round two of nine.
stand-again = Stand on the four again.

monk = New here: the monk is a point, which makes up for a minus on a card. The building is worth a prestige.
fit = This order wants two red and two yellow. Your first one wants red, too: take orders that fit what you can fetch.
take-again = All four lie side by side, so nothing is skipped: a ship, a building, a monk and the order. Take them.

card-again = The +4: good points for later, if one of your cards has a minus. Take it.

guest = { $seat1 } was in your harbour: three cubes loaded, for three sacks, and a diplomat left beside your ships.
direction = You are at an island, so you sail on the same way round. You choose your direction in a harbour, or with a turning arrow on a card.
visit = Now visit { $seat1 } in return: three steps, to the harbour at stop 5.

trade = In a foreign harbour you load as many cubes as your merchants have sacks. You have one.
load = Which one? Three different colours are a set, and you have a red one. Choose for yourself.

loaded = Red and yellow: a blue one, and the set is complete.
loaded-other = Good, that is one more for your orders.
scrolls = Now your diplomat. The first in a harbour needs one scroll, the second two, and so on: it pays to be early.
diplomat = At the end he earns two prestige for each tile in his row of this harbour. Pick a row that will grow.

anchor = { $seat2 } had a card with an anchor: a stop on the way. So one voyage won this island and brought five red cubes home.
home = Cubes count only when you have brought them home: end a move in your own harbour, and they are yours.
score-cubes = What counts at the end? Orders, if all their cubes are home; an unfilled one costs nothing. Then three prestige for each set left over.
score-board = Then the islands that you hold, the prestige on the tiles of your harbour, and two for each tile in your diplomats’ rows.
score-points = And your points, from cards, monks and beaten knights: zero is enough, but below zero it gets dear.
last = After round nine all ships sail once more, just to come home. A typical mistake: cubes that are still aboard then are lost.
farewell = Seven rounds are left, and they are yours. When you are stuck, the lamp gives you a hint. Fair winds!
