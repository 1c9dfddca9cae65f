"""Saying to a push service who sends: a signed token, RFC 8292. Its key is kept in the data file."""

from __future__ import annotations

import json
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

from fondaco.server.push.encryption import CURVE, point

MAX_TOKEN_SECONDS: Final = 12 * 3600  # services take none that holds for longer than a day


def new_private_key() -> bytes:
    """The secret number of a new key."""
    return ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big")


class Vapid:
    """The sender of all pushes of a site: its key, and an address where its operator is reached."""

    def __init__(self, private_key: bytes, contact: str) -> None:
        self.key = ec.derive_private_key(int.from_bytes(private_key, "big"), CURVE)
        self.contact = contact
        self.public = encode(point(self.key.public_key()))

    def authorization(self, endpoint: str) -> str:
        """The header of a push to this endpoint."""
        where = urlsplit(endpoint)
        claims = {
            "aud": f"{where.scheme}://{where.netloc}",
            "exp": int(time.time()) + MAX_TOKEN_SECONDS,
            "sub": self.contact,
        }
        signed = f"{packed({'typ': 'JWT', 'alg': 'ES256'})}.{packed(claims)}"
        r, s = decode_dss_signature(self.key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = encode(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"


def packed(part: dict[str, object]) -> str:
    return encode(json.dumps(part, separators=(",", ":")).encode())


def encode(data: bytes) -> str:
    """Base64 as the web writes it: without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """The bytes that `encode` wrote. Raises ValueError."""
    return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
