### What the voice says in the guided first game of Doge, in English. `$seat1` and `$seat2` are the others.

goal = Welcome to Venice! You want palazzi, in as many of the six districts as you can: one in each of them wins.
votes = Palazzi are made of houses, and houses are won by votes: two for the most votes in a district, one for the second most.
sites = The arches are building sites, five in each district. The number in an arch is the price of a palazzo there, in houses.
halves = A round has two halves. First all place votes, four times; then the seven fields vote, one after another.
order = These cards say in which order the districts vote. Castello is first, San Marco fourth.
tokens = Here are your votes: 0, 1, 1, 2, 2, 3 and 3. Only you see their numbers.
place-castello = All place at once, in secret: one field, and one to four tokens. Touch Castello, choose one 3, and place it.

placed = { $seat1 } wants Castello, too: one token, and nobody sees which. Your 3 cannot be beaten by one alone.
place-san-marco = Now San Marco, with two tokens: a 3 and a 1. You place only once a round in each field.

quarantia = { $seat2 } came to San Marco as well. Advisors will help us there, and the Doge’s palace, the Quarantia, has three of them.
place-quarantia = Place one 2 in the Quarantia.

bluff = The last placement. A 0 is worth nothing, but the others only see how many tokens lie there.
nothing = Careful: who has only a 0 in a field, and no advisor, has no votes there and gets nothing, not even for second place.
waste = We place two of your three tokens now. The 2 stays in your hand, worth nothing this round: as a rule plan so that all seven are used.
place-san-polo = Let’s bluff: a 0 and a 1 into San Polo.

won-castello = All tokens of Castello are turned up: your 3 beats the 2 of { $seat1 }. You win two houses and the advisor.
take-castello = An advisor is one vote wherever he stands, but never at home. Take Castello’s and put him on San Marco.

put-castello = There he stands, with your ring, until Castello votes again. Now put both houses into Castello.

rival = { $seat1 } came second in Castello, and put one house in, too. Who is third in a district gets nothing.
next-order = When a field has voted, a card of the next round is turned up. San Marco will be first: worth knowing for who has an advisor there.
second = { $seat2 } won San Polo with a 3. But your 1 came second, and that is a house: put it in.

council = In the Quarantia { $seat1 } is first and decides twice; you are second and decide once, in between.
take-quarantia = Take advisor I and put him on Castello: a vote there in every round, as long as he is yours.

won-san-marco = San Marco: 3 and 1 and your advisor make five votes. { $seat2 } has only three!
tie = And if both of you had five? Then each would put two houses in, nobody would get the advisor, and there would be no second.
put-san-marco = Houses first, this time: put two in.

price = The first site of San Marco is free: a palazzo costs three houses now, and four for whoever comes next. You have two here.
waive = Let’s fetch the third: who has won may waive the advisor, and move one of their own houses instead.

move = So this advisor stays at the edge and helps nobody. Move your house from San Polo to San Marco.

build = Three houses! You may build only just after you have put or moved a house in, so do it now.

built = There it stands, and nobody can ever take it from you. The three houses are back in your supply.
count = Your palazzi are counted here. One district is done, and five more to go.
strong = Meanwhile { $seat1 } has won Santa Croce with a 0 and two advisors. Advisors win where nobody wastes a token on fighting them.
round = That was a round. Tokens come home, advisors stay. The new order is known: San Marco is first, and your advisor still stands there.
your-turn = Now choose for yourself. An idea: with an advisor a small token is often enough. Keep the 3s for where it gets tight.

same = Just what I would have done.
other = Why not! We’ll see when the tokens are turned up.
look = { $seat1 } wants San Marco, too. Before each placement look who lies where, and with how many tokens.
seconds = Not every field must be won. One small token often comes second, and second is a house: cheap, and soon a palazzo.
early = The first palazzo of a district costs three houses, the fifth seven. So be early where nobody has built yet, as in Dorsoduro.
end = The game ends after a round in which somebody has palazzi in all six districts, or seven in five, or eight in four.
rank = If several get there in the same round, the one with more palazzi wins; then more houses on the board decide.
farewell = The rest is your game. When you are stuck, the lamp gives you a hint. Good luck!
