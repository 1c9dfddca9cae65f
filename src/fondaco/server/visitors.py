"""Ids and secrets: of a visitor, in a signed cookie; of a table; and of a link that moves a seat."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from typing import Final

COOKIE_AGE_SECONDS: Final = 400 * 24 * 3600  # browsers keep no cookie longer
LINK_AGE_SECONDS: Final = 24 * 3600
VISITOR: Final = re.compile(r"[A-Za-z0-9_-]{22}")


class Visitors:
    """Makes the ids of visitors, and knows its own again by their signature."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        # Browsers send a cookie to every port: two sites on one machine must not overwrite each other's.
        self.cookie = f"fondaco_{hashlib.sha256(key).hexdigest()[:8]}"

    def new(self) -> str:
        return secrets.token_urlsafe(16)

    def sign(self, visitor: str) -> str:
        """The cookie of a visitor."""
        return f"{visitor}.{self.signature(visitor)}"

    def signature(self, visitor: str) -> str:
        return hmac.new(self.key, f"visitor {visitor}".encode(), hashlib.sha256).hexdigest()

    def known(self, cookie: str) -> str | None:
        """The visitor that a cookie names; None if this site did not write it."""
        visitor, _, signature = cookie.partition(".")
        if not VISITOR.fullmatch(visitor):
            return None
        right = hmac.compare_digest(signature.encode("utf-8", "replace"), self.signature(visitor).encode())
        return visitor if right else None

    def header(self, visitor: str, is_secure: bool) -> str:
        """The value of Set-Cookie."""
        flags = f"Max-Age={COOKIE_AGE_SECONDS}; Path=/; HttpOnly; SameSite=Lax"
        return f"{self.cookie}={self.sign(visitor)}; {flags}{'; Secure' if is_secure else ''}"


def new_key() -> bytes:
    return secrets.token_bytes(32)


def new_table_id() -> str:
    """The id of a table, which nobody can guess: whoever has it may look at the table."""
    return secrets.token_urlsafe(12)


def is_plain(said: str) -> bool:
    """Could this be an id or a digest of the site's own making? Not every database takes any other text."""
    return said.isascii() and said.isprintable()


def new_token() -> str:
    return secrets.token_urlsafe(24)


def digest(token: str) -> str:
    """What is stored of a link: whoever reads the data file cannot make the link from it."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
