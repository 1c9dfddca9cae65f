"""A table in the terminal: one person, or none, and bots."""

from fondaco.terminal.desk import Save
from fondaco.terminal.session import play

__all__ = ["Save", "play"]
