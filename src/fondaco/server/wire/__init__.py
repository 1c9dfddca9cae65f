"""What goes over the wire, as types. The client's types are generated from these; no game is named here.

messages      those of the sockets, both ways, and the protocol's version
questions     what a seat is asked; what a lesson says of it
games         a game as the seats of a page know it
tables        tables as all may know them, and the lobby
talk          what is said at a table
hints         what a seat might answer
reviews       a finished game looked back at

A function in small letters makes the type of the same name out of what the kernel or the bots have found.
"""

from fondaco.server.wire.games import *
from fondaco.server.wire.hints import *
from fondaco.server.wire.messages import *
from fondaco.server.wire.questions import *
from fondaco.server.wire.reviews import *
from fondaco.server.wire.tables import *
from fondaco.server.wire.talk import *
