"""Doge. Read in this order, which is the rulebook's:

data, state      the pieces and where they are (1, 2)
round            rounds and secret placements (2, 3), and when every field votes
vote             a field votes: districts, the Quarantia, the order of the next round (4, 5, 6, 7)
houses           houses are placed and moved, palazzi are built (8)
ending           when it is over, and who has won (9)
view, game       what a seat may know; the game as the house sees it
"""
