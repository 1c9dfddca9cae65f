"""Datasets of games between bots: what each seat saw, could answer, answered, and how it came out.

`fondaco dataset` makes one; `load` reads it. `game_rows` plays one game, a pure function of its number and
seed; `tables` has the columns, `writing` the files, `card` what is said about them. It needs the extra
`fondaco[data]`.
"""

from fondaco.data.loading import Dataset, load

__all__ = ["Dataset", "load"]
