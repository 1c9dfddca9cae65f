"""How one node proves to another that a request was checked already, and whose it is."""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

import msgspec

HEADER: Final = "X-Fondaco-Node"
MAX_AGE_SECONDS: Final = 60.0  # of a passport; the clocks of two machines may differ by as much

encode = msgspec.json.encode


class Passport(msgspec.Struct, frozen=True):
    """What the first node has found out about a request that it forwards."""

    node: str  # the first node's name
    at: float  # when it was forwarded, in seconds since the epoch
    visitor: str = ""  # empty: a node asks for itself
    address: str = ""  # of the browser
    scheme: str = ""  # by which the browser asked for the site
    host: str = ""  # under which name it did


decoder: Final = msgspec.json.Decoder(Passport)


class PassportSigner:
    """Signs passports and checks them; both need the key of the site, which every node reads."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def sign(self, passport: Passport, method: str, target: str) -> str:
        """The header of a request for a path with its query."""
        text = urlsafe_b64encode(encode(passport)).decode()
        return f"{text}.{self.signature(text, method, target)}"

    def signature(self, text: str, method: str, target: str) -> str:
        signed = f"node {method} {target} {text}".encode("utf-8", "replace")
        return hmac.new(self.key, signed, hashlib.sha256).hexdigest()

    def read(self, header: str, method: str, target: str, now: float) -> Passport | None:
        """The passport in a header; None if no node of this site has signed it for this, or long ago."""
        text, _, signature = header.partition(".")
        right = self.signature(text, method, target)
        if not hmac.compare_digest(signature.encode("utf-8", "replace"), right.encode()):
            return None
        passport = decoder.decode(urlsafe_b64decode(text))
        return passport if abs(now - passport.at) <= MAX_AGE_SECONDS else None
