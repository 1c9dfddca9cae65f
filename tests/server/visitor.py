"""A visitor with a browser's cookies, and the pages it opens."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from random import Random
from types import TracebackType
from typing import Any, Final, NamedTuple, Self

from aiohttp import ClientSession, ClientWebSocketResponse, CookieJar, WSMsgType

MAX_WAIT_SECONDS: Final = 20.0
Message = dict[str, Any]


class Reply(NamedTuple):
    """A response, as far as tests look at it."""

    status: int
    said: Any
    headers: dict[str, str]

    @property
    def error(self) -> str:
        return str(self.said["error"])


class Visitor:
    """Somebody with a cookie jar."""

    def __init__(self, address: str, jar: CookieJar | None = None) -> None:
        self.address = address
        self.jar = CookieJar(unsafe=True) if jar is None else jar
        self.pages: list[Page] = []

    async def __aenter__(self) -> Self:
        self.session = ClientSession(cookie_jar=self.jar)
        await self.get("/api/games")  # brings the cookie
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, no: BaseException | None, at: TracebackType | None
    ) -> None:
        for page in self.pages:
            await page.close()
        await self.session.close()

    async def get(self, path: str, **headers: str) -> Reply:
        async with self.session.get(self.address + path, headers=headers) as reply:
            body = await reply.read()
            said = json.loads(body) if reply.content_type == "application/json" else body.decode()
            return Reply(reply.status, said, dict(reply.headers))

    async def post(self, path: str, form: object = None, headers: dict[str, str] | None = None) -> Reply:
        content = form if isinstance(form, bytes) else json.dumps({} if form is None else form).encode()
        usual = {"Content-Type": "application/json", "X-Fondaco": "1", **(headers or {})}
        async with self.session.post(self.address + path, data=content, headers=usual) as reply:
            return Reply(reply.status, json.loads(await reply.read()), dict(reply.headers))

    async def open(self, game: str, *seats: str, **more: object) -> str:
        """A new table; a seat is `me:NAME`, `open` or `bot:BOT`. Its id."""
        forms = [seat_form(seat) for seat in seats]
        reply = await self.post("/api/tables", {"game": game, "seats": forms, "pace": "instant", **more})
        assert reply.status == 200, reply
        return str(reply.said["id"])

    async def do(self, id: str, what: str, **form: object) -> Message:
        reply = await self.post(f"/api/tables/{id}/{what}", form)
        assert reply.status == 200, reply
        said: Message = reply.said
        return said

    async def page(self, id: str, since: int | None = None, undos: int = 0) -> Page:
        """Look at a table, as a page that knows everything up to an answer and an undo, or nothing."""
        query = "" if since is None else f"?since={since}&undos={undos}"
        return await self.socket(f"/ws/table/{id}{query}")

    async def socket(self, path: str, **headers: str) -> Page:
        ws = await self.session.ws_connect(self.address + path, headers=headers, max_msg_size=0)
        page = Page(ws)
        self.pages.append(page)
        return page


def seat_form(said: str) -> dict[str, str]:
    kind, _, name = said.partition(":")
    return {"kind": kind, **({"bot": name} if kind == "bot" else {"name": name} if kind == "me" else {})}


class Page:
    """A socket, everything it was sent, and what a page makes of it."""

    def __init__(self, ws: ClientWebSocketResponse) -> None:
        self.ws = ws
        self.heard: list[Message] = []
        self.raw: list[str] = []
        self.news: Message = {}
        self.table: Message = {}
        self.events: dict[int, list[Message]] = {}  # by seat, as a page keeps them
        self.mine: list[Message] = []  # in the lobby, as a page keeps them
        self.listed: dict[str, Message] = {}
        self.is_open = True
        self.protocol = 0  # until the site has said hello
        self.stirred = asyncio.Condition()
        self.task = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        async for message in self.ws:
            assert message.type is WSMsgType.TEXT, message
            self.raw.append(message.data)
            self.take(json.loads(message.data))
            await self.stir()
        self.is_open = False
        await self.stir()

    async def stir(self) -> None:
        async with self.stirred:
            self.stirred.notify_all()

    def take(self, message: Message) -> None:
        if message["type"] == "hello":
            self.protocol = message["protocol"]
            return
        self.heard.append(message)
        if message["type"] == "table":
            self.table = message["table"]
        if message["type"] == "mine":
            self.mine = message["tables"]
        if message["type"] == "lobby":
            self.listed = {}
        if message["type"] in ("lobby", "lobby-news"):
            self.listed.update({table["id"]: table for table in message["tables"]})
            for id in message.get("gone", ()):
                del self.listed[id]
        if message["type"] == "game":
            self.news = message
            for part in message["parts"]:
                kept = [e for e in self.events.get(part["seat"], []) if e["n"] < message["first"]]
                self.events[part["seat"]] = kept + part["events"]

    async def until(self, is_so: Callable[[], object]) -> None:
        """Wait for what the page hears to make something true."""
        async with asyncio.timeout(MAX_WAIT_SECONDS), self.stirred:
            while not is_so():
                if not self.is_open:
                    raise ConnectionResetError(f"the line was closed: {self.ws.close_code}")
                await self.stirred.wait()

    async def reach(self, n: int) -> None:
        """Wait for the game after `n` answers."""
        await self.until(lambda: self.news and self.news["n"] == n)

    async def closed(self) -> int | None:
        """Wait for the end; its code."""
        async with asyncio.timeout(MAX_WAIT_SECONDS):
            await self.task
        return self.ws.close_code

    async def send(self, message: object) -> None:
        await self.ws.send_str(message if isinstance(message, str) else json.dumps(message))

    async def say(self, message: object) -> Message:
        """Send something, and wait for the reply to it."""
        before = len(self.heard)
        await self.send(message)

        def replies() -> list[Message]:
            return [m for m in self.heard[before:] if m["type"] in ("taken", "refused", "weighed", "pong")]

        await self.until(replies)
        return replies()[0]

    async def act(self, message: object) -> Message:
        """Send something and, if it is taken, wait for what follows from it."""
        reply = await self.say(message)
        if reply["type"] == "taken":
            at = next(i for i, heard in enumerate(self.heard) if heard is reply)
            await self.until(lambda: any(heard["type"] == "game" for heard in self.heard[at:]))
        return reply

    async def close(self) -> None:
        await self.ws.close()
        await self.task

    def questions(self) -> list[Message]:
        """The open questions to this page."""
        return [part["question"] for part in self.news.get("parts", []) if part["question"]]

    @property
    def is_over(self) -> bool:
        return bool(self.news) and self.news["standings"] is not None

    async def play(self, rng: Random, most: int = 100_000) -> int:
        """Answer whatever is asked until the game is over, or so many answers were given."""
        given = 0
        while given < most:
            await self.until(lambda: self.questions() or self.is_over)
            if self.is_over:
                break
            ask = rng.choice(self.questions())
            reply = await self.act(answer_to(ask, rng))
            assert reply["type"] == "taken" or reply["reason"] == "rule", (reply, ask)
            given += reply["type"] == "taken"
        return given


def answer_to(ask: Message, rng: Random) -> Message:
    """Anything the fields of a question admit and no rule is known to refuse."""
    while True:
        move = rng.choice(ask["moves"])
        args = [value_of(field, rng) for field in move["fields"]]
        if args not in [row["args"] for row in move["refused"]]:
            return {
                "type": "answer",
                "id": ask["id"],
                "seat": ask["seat"],
                "verb": move["verb"],
                "args": args,
            }


def value_of(field: Message, rng: Random) -> int | list[int]:
    low, high = field.get("low", 0), field.get("high", 0)
    match field["kind"]:
        case "one":
            return int(rng.choice(field["options"]))
        case "amount":
            return rng.randrange(low, high + 1, field.get("step", 1))
        case "some" if "gaps" in field:  # neighbours cost nothing
            count = rng.randint(low, high)
            first = rng.randint(0, len(field["options"]) - count)
            return list(field["options"][first : first + count])
        case "some":
            return sorted(rng.sample(field.get("options", []), rng.randint(low, high)))
    pool = [kind for kind, limit in enumerate(field["limits"]) for _ in range(limit)]
    drawn = rng.sample(pool, rng.randint(low, min(high, len(pool))))
    return [drawn.count(kind) for kind in range(len(field["limits"]))]
