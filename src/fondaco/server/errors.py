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


class RulesFault(Exception):
    """The code of the rules raised an error; the table stands where it stood before."""


class Unsaved(Exception):
    """The database refused a change; nothing has changed."""
