"""What crosses the border of Genoa: views, questions, answers, events. The names of it all stand only here.

things                        ids, bags of things
printed, seen                 the catalogue, the view
bargained                     what a bargain says, wherever it is told, asked or answered
asked, answered, told         questions, answers, events, in the order of a game
spoken                        phrases for table talk
refused, counted              what a refusal adds; reckoning, clocks, chapters, statistics

Declarations only, read at run time and therefore not compiled. A comment behind a key goes over to the
client's types.
"""

from fondaco.games.genoa.shape.answered import *
from fondaco.games.genoa.shape.asked import *
from fondaco.games.genoa.shape.bargained import *
from fondaco.games.genoa.shape.counted import *
from fondaco.games.genoa.shape.printed import *
from fondaco.games.genoa.shape.refused import *
from fondaco.games.genoa.shape.seen import *
from fondaco.games.genoa.shape.spoken import *
from fondaco.games.genoa.shape.things import *
from fondaco.games.genoa.shape.told import *
