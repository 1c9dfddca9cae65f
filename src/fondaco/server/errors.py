"""Why something that was asked of the site is not done."""

from __future__ import annotations


class RequestRefused(Exception):
    """A request that has changed nothing: an HTTP status, a code of docs/protocol.md, and a clause."""

    def __init__(self, status: int, code: str, clause: str = "") -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.clause = clause  # empty unless a rule of a game is the reason


class EditionRefused(RequestRefused):
    """An edition that cannot be used: which entry is wrong, and what is wrong with it, in English."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(400, "edition")
        self.where = where
        self.what = what


class LivesElsewhere(Exception):
    """A table lives at another node, to which whatever is asked of it must be forwarded."""

    def __init__(self, id: str, address: str) -> None:
        super().__init__(id)
        self.id = id
        self.address = address  # of the node; empty: it is not known to live


class RulesFault(Exception):
    """The code of the rules raised an error; the table stands where it stood before."""


class Unsaved(Exception):
    """The database refused a change; nothing has changed."""


class Fenced(Unsaved):
    """Another node has taken the table over: this one may no longer write to it."""
