"""What crosses the border of Liguria. The names of it all stand only here.

things                        ids, bags of things, lists along a kind
printed, seen                 the catalogue, the view
asked, answered, told         questions, answers, events, in the order of a game
spoken                        phrases for table talk
refused, counted              what a refusal adds; reckoning, clocks, chapters, statistics

Declarations only, read at run time and therefore not compiled. A comment behind a key goes over to the
client's types.
"""

from fondaco.games.liguria.shape.answered import *
from fondaco.games.liguria.shape.asked import *
from fondaco.games.liguria.shape.counted import *
from fondaco.games.liguria.shape.printed import *
from fondaco.games.liguria.shape.refused import *
from fondaco.games.liguria.shape.seen import *
from fondaco.games.liguria.shape.spoken import *
from fondaco.games.liguria.shape.things import *
from fondaco.games.liguria.shape.told import *
