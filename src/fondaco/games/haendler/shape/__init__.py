"""What crosses the border of Die Händler. The names of it all stand only here.

things                        ids, bags of things, lists along a kind
printed, seen                 the catalogue, the view
asked, answered, told         questions, answers, events, in the order of a game
spoken                        phrases for table talk
refused, counted              what a refusal adds; reckoning, clocks, chapters, statistics

Declarations only, read at run time and therefore not compiled. A comment behind a key goes over to the
client's types.
"""

from fondaco.games.haendler.shape.answered import *
from fondaco.games.haendler.shape.asked import *
from fondaco.games.haendler.shape.counted import *
from fondaco.games.haendler.shape.printed import *
from fondaco.games.haendler.shape.refused import *
from fondaco.games.haendler.shape.seen import *
from fondaco.games.haendler.shape.spoken import *
from fondaco.games.haendler.shape.things import *
from fondaco.games.haendler.shape.told import *
