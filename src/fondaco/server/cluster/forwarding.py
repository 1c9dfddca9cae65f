"""Requests that are passed on to the node where their table lives."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import aiohttp
import msgspec
from aiohttp import web

from fondaco.server.cluster.passport import HEADER, Passport, PassportSigner
from fondaco.server.errors import RequestRefused

MAX_CONNECT_SECONDS: Final = 2.0
MAX_REPLY_SECONDS: Final = 30.0
MAX_BODY_BYTES: Final = 1024 * 1024
MOVING: Final = "moving"  # the code of a request that a node may not answer because the table has just moved
# What the first node does not pass on: it speaks for one connection only, or is said anew for the next.
NOT_SENT: Final = (
    "connection",
    "content-length",
    "cookie",  # the passport says who it is
    "forwarded",  # and where from
    "keep-alive",
    "transfer-encoding",
    "upgrade",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
)
# What a reply says about its content; all other headers the first node adds by itself, as to any reply.
PASSED_BACK: Final = (
    "Cache-Control",
    "Content-Disposition",
    "Content-Encoding",
    "Content-Type",
    "ETag",
    "Set-Cookie",
    "Vary",
)


class Unreachable(Exception):
    """A node did not answer, or no longer has the table: nothing has changed, and it may be tried again."""


class Forwarder:
    """Speaks to other nodes over HTTP, as this node."""

    def __init__(self, node: str, signer: PassportSigner) -> None:
        self.node = node
        self.signer = signer
        self.session: aiohttp.ClientSession | None = None

    def start(self) -> None:
        self.session = aiohttp.ClientSession(
            connector=aiohttp.TCPConnector(limit=0),
            cookie_jar=aiohttp.DummyCookieJar(),
            timeout=aiohttp.ClientTimeout(total=MAX_REPLY_SECONDS, sock_connect=MAX_CONNECT_SECONDS),
            auto_decompress=False,
        )

    async def stop(self) -> None:
        if self.session is not None:
            await self.session.close()

    @property
    def open_session(self) -> aiohttp.ClientSession:
        assert self.session is not None, "it has not been started"
        return self.session

    def passport(self, visitor: str = "", address: str = "", scheme: str = "", host: str = "") -> Passport:
        """What this node vouches for, now."""
        return Passport(self.node, time.time(), visitor, address, scheme, host)

    def signed(self, passport: Passport, method: str, target: str) -> dict[str, str]:
        """The header that proves that a request was checked."""
        return {HEADER: self.signer.sign(passport, method, target)}

    def headers(self, request: web.Request, passport: Passport) -> dict[str, str]:
        """Those of a request as they are passed on."""
        kept = {
            name: value
            for name, value in request.headers.items()
            if name.lower() not in NOT_SENT and not name.lower().startswith("sec-websocket")
        }
        return kept | self.signed(passport, request.method, request.path_qs)

    async def forward(self, request: web.Request, passport: Passport, address: str) -> web.Response:
        """The reply of another node. Raises Unreachable, and RequestRefused if it is not known what became
        of the request."""
        body = await body_of(request) if request.method == "POST" else None
        try:
            async with self.open_session.request(
                request.method,
                address + request.path_qs,
                data=body,
                headers=self.headers(request, passport),
                allow_redirects=False,
            ) as reply:
                content = await reply.read()
        except aiohttp.ClientConnectorError:
            raise Unreachable(address) from None
        except (aiohttp.ClientError, TimeoutError, ConnectionError):
            if request.method == "GET":
                raise Unreachable(address) from None
            raise RequestRefused(503, MOVING) from None
        if reply.status == 503 and is_moving(content):
            raise Unreachable(address)
        kept = [(name, value) for name, value in reply.headers.items() if name in PASSED_BACK]
        return web.Response(status=reply.status, body=content, headers=kept)

    async def ask(self, address: str, path: str, form: object) -> None:
        """Let another node do something for this one. Raises Unreachable."""
        headers = {"Content-Type": "application/json", **self.signed(self.passport(), "POST", path)}
        body = msgspec.json.encode(form)
        try:
            async with self.open_session.post(address + path, data=body, headers=headers) as reply:
                if reply.status != 200:
                    raise Unreachable(address)
        except (aiohttp.ClientError, TimeoutError, ConnectionError):
            raise Unreachable(address) from None

    async def connect(
        self, request: web.Request, passport: Passport, address: str
    ) -> aiohttp.ClientWebSocketResponse:
        """A socket to the other node, for a page's. Raises Unreachable or RequestRefused."""
        try:
            async with asyncio.timeout(MAX_CONNECT_SECONDS):
                return await self.open_session.ws_connect(
                    address + request.path_qs, headers=self.headers(request, passport), max_msg_size=0
                )
        except aiohttp.WSServerHandshakeError as no:
            if no.status == 503:
                raise Unreachable(address) from None
            raise RequestRefused(no.status, "table" if no.status == 404 else "sockets") from None
        except (aiohttp.ClientError, TimeoutError, ConnectionError):
            raise Unreachable(address) from None


async def body_of(request: web.Request) -> bytes:
    """What a request brings, whatever its size: the other node refuses what is too large."""
    if request.content.at_eof():  # it was read already, and kept
        return await request.read()
    return await request.clone(client_max_size=MAX_BODY_BYTES).read()


def is_moving(content: bytes) -> bool:
    """Does a reply say that the node has not the table?"""
    try:
        said = msgspec.json.decode(content, type=dict[str, object])
    except msgspec.DecodeError:
        return False
    return said.get("error") == MOVING
