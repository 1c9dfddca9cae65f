"""Liguria. Read in this order, which is the rulebook's:

data, edition, state          the pieces, what is printed on them, where they are (1)
setting                       setting up (2)
round                         rounds, the last movement, the end
market, cards                 a round's tiles and ship cards (3)
voyage                        moving the ship (4), and once more at the end (6)
stops                         what one may do where it stops (5)
reckoning                     the reckoning at the end (7)
shape, names, catalogue       what crosses the border, what things are called, what is printed
view, audit, game             what a seat may know; the game as the house sees it
"""
