"""Why a request is refused."""

from __future__ import annotations


class No(Exception):
    """A request that changes nothing: its HTTP status, a code, and the clause if a rule says so."""

    def __init__(self, status: int, code: str, clause: str = "") -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.clause = clause


class Unfit(No):
    """An edition that cannot be used: the entry, and what is wrong there, in the words of who reads it."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(400, "edition")
        self.where = where
        self.what = what


class Fault(Exception):
    """The rules raised what they never should; the table stands where it stood before."""


class Unsaved(Exception):
    """The disk did not take it; nothing has changed."""
