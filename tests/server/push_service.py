"""A push service on this machine, and the browser behind it: it checks the sender and decrypts the push."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import os
from types import TracebackType
from typing import Any, NamedTuple, Self

from aiohttp import web
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from fondaco.server.push.vapid import decode, encode

MAX_WAIT_SECONDS = 20.0


class Received(NamedTuple):
    """A push as the browser reads it, and who has sent it."""

    text: Any
    claims: dict[str, Any]
    sender: str
    headers: dict[str, str]


class PushService:
    """Takes pushes for one browser. `status` is what it says to the next."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = os.urandom(16)
        self.received: list[Received] = []
        self.status = 201
        self.stirred = asyncio.Condition()

    async def __aenter__(self) -> Self:
        app = web.Application()
        app.router.add_post("/push/{id}", self.take)
        self.runner = web.AppRunner(app)
        await self.runner.setup()
        site = web.TCPSite(self.runner, "127.0.0.1", 0)
        await site.start()
        port = self.runner.addresses[0][1]
        self.origin = f"http://127.0.0.1:{port}"
        self.endpoint = f"{self.origin}/push/browser-of-anke"
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, no: BaseException | None, at: TracebackType | None
    ) -> None:
        await self.runner.cleanup()

    def subscription(self, lang: str = "de") -> dict[str, Any]:
        """What the page sends to the site."""
        return {
            "endpoint": self.endpoint,
            "p256dh": encode(self.point),
            "auth": encode(self.secret),
            "lang": lang,
        }

    @property
    def point(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    async def take(self, request: web.Request) -> web.Response:
        claims, sender = verified(request.headers["Authorization"])
        text = decrypt(await request.read(), self.key, self.point, self.secret)
        self.received.append(Received(json.loads(text), claims, sender, dict(request.headers)))
        async with self.stirred:
            self.stirred.notify_all()
        return web.Response(status=self.status)

    async def until(self, count: int) -> None:
        """Wait until so many pushes have come."""
        async with asyncio.timeout(MAX_WAIT_SECONDS), self.stirred:
            await self.stirred.wait_for(lambda: len(self.received) >= count)


def verified(authorization: str) -> tuple[dict[str, Any], str]:
    """The claims of the sender, whose signature is checked, and the sender's key."""
    scheme, _, rest = authorization.partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, body, signature = parts["t"].split(".")
    assert json.loads(decode(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = decode(signature)
    both = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(parts["k"]))
    public.verify(both, f"{head}.{body}".encode(), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, Any] = json.loads(decode(body))
    return claims, parts["k"]


def decrypt(body: bytes, key: ec.EllipticCurvePrivateKey, point: bytes, secret: bytes) -> bytes:
    """As a browser does it; written from the RFC, apart from the site's own code."""
    salt, length = body[:16], body[20]
    sender, sealed = body[21 : 21 + length], body[21 + length :]
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
    base = hkdf(shared, secret, b"WebPush: info\0" + point + sender, 32)
    cek = hkdf(base, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = hkdf(base, salt, b"Content-Encoding: nonce\0", 12)
    text = AESGCM(cek).decrypt(nonce, sealed, None)
    assert text.endswith(b"\x02")
    return text[:-1]


def hkdf(key: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    extracted = hmac.new(salt, key, hashlib.sha256).digest()
    return hmac.new(extracted, info + b"\x01", hashlib.sha256).digest()[:length]
