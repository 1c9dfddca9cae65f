"""Die Händler. Read in this order, which is the rulebook's:

data, edition, roads, state   the pieces, what is printed on them, the road map, where everything is (1, 2)
round                         set-up, rounds of seven phases, the end
purchase                      phase 1 (3)
loading, talks                phase 2 (4): bids make wagon masters; guests agree with them on a load
driving, cards                phase 3 (5); the moments at which influence cards may be played
prices, sale                  phases 4 and 5 (6, 7)
investment, status            phases 6 and 7 (8, 9)
ending                        who has won (10)
promises, contract            the variant Agreements (11): what can be promised, and what a contract holds
vows, parley                  who is bound by what now, and the talks in which contracts are made
history, imagining            what was done with influence cards, and worlds that fit it
view, audit                   what a seat may know; that nothing goes astray
shape                         what crosses the border: the types of all that is seen, asked, answered and told
names, catalogue, game        what the ints are called, what is printed; the game as the house sees it
"""
