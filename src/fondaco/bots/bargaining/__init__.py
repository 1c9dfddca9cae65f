"""How bots bargain: what their deals realise of what was to be had, who gets it, how long it takes.

occasion        one chance to deal, and what came of it
genoa, haendler what there was to be had on an occasion of each game
metrics         the figures of a series of games, with intervals
exploit         what a better price policy would gain against a given one
"""
