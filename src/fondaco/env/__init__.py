"""The games as environments for learning: PettingZoo, Gymnasium, OpenSpiel, and many games at once.

answers, filling     answers as vectors and back; filled in number by number
layout, observer     views as rows of ints with named tensors in them, found by a walk over the shape
rowcode              the code that writes such rows, made for each table
features, text       the same as floats, and in words
menu                 the answers an agent chooses from
setting, episode     a table and how agents see it; one game
aec, parallel, solo  PettingZoo's two kinds of environment; Gymnasium's
lanes, vector        many games in worker processes
position, openspiel  OpenSpiel’s games, imported by who wants them

It needs `fondaco[env]`, and OpenSpiel `fondaco[openspiel]`. docs/environments.md tells all of it.
"""

from fondaco.env.aec import aec_env
from fondaco.env.parallel import parallel_env
from fondaco.env.setting import Style
from fondaco.env.solo import gym_env, register
from fondaco.env.text import describe
from fondaco.env.vector import vector_env

register()

__all__ = ["Style", "aec_env", "describe", "gym_env", "parallel_env", "vector_env"]
