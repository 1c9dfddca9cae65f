"""People and pages that load a site: tables of four that answer anything, and pages that only look."""

from __future__ import annotations

import asyncio
import json
import time
from random import Random
from typing import Any, Final

import msgspec
from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType

SEATS: Final = 4
MAX_WAIT_SECONDS: Final = 30.0
CONNECTED_AT_ONCE: Final = 50
HEADERS: Final = {"Content-Type": "application/json", "X-Fondaco": "1"}


class Part(msgspec.Struct):
    """As much of a part as a player needs who answers anything."""

    seat: int
    question: dict[str, Any] | None


class Heard(msgspec.Struct):
    """As much of any message as is needed here; the rest is skipped without being read."""

    type: str
    n: int = -1
    done: list[int] | None = None
    parts: list[Part] = []
    reason: str = ""


decoder: Final = msgspec.json.Decoder(Heard)


class Person:
    """A visitor of its own, with one page."""

    def __init__(self, session: ClientSession, address: str) -> None:
        self.session = session
        self.address = address
        self.cookie = ""
        self.n = -1
        self.at = 0.0  # when the newest view came
        self.messages = 0
        self.ask: dict[str, Any] | None = None
        self.is_secret = False  # several are asked at once: who has answered is all that others see
        self.taken = 0
        self.refused = 0
        self.changed = asyncio.Event()

    async def arrive(self) -> None:
        async with self.session.get(f"{self.address}/api/games") as reply:
            self.cookie = reply.headers["Set-Cookie"].partition(";")[0]

    async def post(self, path: str, form: dict[str, Any]) -> dict[str, Any]:
        headers, address = {**HEADERS, "Cookie": self.cookie}, f"{self.address}/api/{path}"
        while True:
            async with self.session.post(address, data=json.dumps(form), headers=headers) as reply:
                said: dict[str, Any] = await reply.json()
            if reply.status == 200:
                return said
            assert reply.status == 503, said  # a node that has too much to do may be tried again

    async def look(self, id: str) -> asyncio.Task[None]:
        headers = {"Cookie": self.cookie}
        self.ws = await self.session.ws_connect(f"{self.address}/ws/table/{id}", headers=headers)
        return asyncio.create_task(self.listen(self.ws))

    async def listen(self, ws: ClientWebSocketResponse) -> None:
        async for message in ws:
            assert message.type is WSMsgType.TEXT
            self.messages += 1
            heard = decoder.decode(message.data)
            if heard.type == "game":
                self.n, self.ask, self.at = heard.n, heard.parts[0].question, time.perf_counter()
                self.is_secret = heard.done is not None
                self.changed.set()
            elif heard.type == "taken":
                self.taken, self.at = self.taken + 1, time.perf_counter()
                self.changed.set()
            elif heard.type == "refused":
                self.refused += 1
                self.changed.set()


class Round:
    """One table: four people and the time each answer takes to reach them all."""

    def __init__(self, people: list[Person], seed: int) -> None:
        self.people = people
        self.rng = Random(seed)
        self.times: list[float] = []

    async def set_up(self) -> None:
        """Open a table, sit down, begin."""
        for person in self.people:
            await person.arrive()
        seats = [{"kind": "me", "name": "P0"}] + [{"kind": "open"}] * (SEATS - 1)
        self.id = (await self.people[0].post("tables", {"game": "doge", "seats": seats}))["id"]
        for seat, person in enumerate(self.people[1:], 1):
            await person.post(f"tables/{self.id}/sit", {"seat": seat, "name": f"P{seat}"})
        await self.people[0].post(f"tables/{self.id}/start", {})

    def go_home(self) -> None:
        """Let everybody come to the node at which the table was opened."""
        for person in self.people:
            person.address = self.people[0].address

    async def connect(self) -> list[asyncio.Task[None]]:
        listening = [await person.look(self.id) for person in self.people]
        async with asyncio.timeout(MAX_WAIT_SECONDS):
            while min(person.n for person in self.people) < 0:
                await asyncio.sleep(0.01)
        return listening

    async def play(self, every: float, end: float) -> None:
        """An answer every so many seconds."""
        await asyncio.sleep(self.rng.random() * every)
        while time.perf_counter() < end:
            began = time.perf_counter()
            await self.answer()
            pause = began + every * self.rng.uniform(0.5, 1.5) - time.perf_counter()
            await asyncio.sleep(min(max(0.0, pause), max(0.0, end - time.perf_counter())))

    async def answer(self) -> None:
        """One answer, until all four have seen what comes of it; or, if it is secret, until it is taken."""
        asked = [person for person in self.people if person.ask]
        if not asked:
            return  # the game is over
        person = self.rng.choice(asked)
        before, taken = person.n, person.taken
        assert person.ask is not None
        refused, is_secret = person.refused, person.is_secret
        seeing = [person] if is_secret else self.people
        for other in self.people:
            other.changed.clear()
        began = time.perf_counter()
        await person.ws.send_str(json.dumps(answer_to(person.ask, self.rng)))
        async with asyncio.timeout(MAX_WAIT_SECONDS):
            for other in seeing:
                while person.refused == refused and (
                    person.taken == taken if is_secret else other.n == before
                ):
                    await other.changed.wait()
                    other.changed.clear()
        if person.refused == refused:
            self.times.append(max(other.at for other in seeing) - began)


def answer_to(ask: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Anything the fields admit and no rule is known to refuse."""
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


def value_of(field: dict[str, Any], rng: Random) -> int | list[int]:
    low, high = field.get("low", 0), field.get("high", 0)
    if field["kind"] == "one":
        return int(rng.choice(field["options"]))
    if field["kind"] == "amount":
        return rng.randint(low, high)
    if field["kind"] == "some" and "gaps" in field:  # neighbours cost nothing
        count = rng.randint(low, high)
        first = rng.randint(0, len(field["options"]) - count)
        return list(field["options"][first : first + count])
    if field["kind"] == "some":
        return sorted(rng.sample(field["options"], rng.randint(low, high)))
    pool = [kind for kind, limit in enumerate(field["limits"]) for _ in range(limit)]
    drawn = rng.sample(pool, rng.randint(low, min(high, len(pool))))
    return [drawn.count(kind) for kind in range(len(field["limits"]))]


class Looker:
    """A page that only reads: in the lobby, or a spectator's."""

    def __init__(self) -> None:
        self.messages = 0
        self.size = 0  # bytes, unpacked

    async def look(self, session: ClientSession, address: str, path: str) -> asyncio.Task[None]:
        self.ws = await session.ws_connect(f"{address}{path}", compress=15, max_msg_size=0)
        return asyncio.create_task(self.listen())

    async def listen(self) -> None:
        async for message in self.ws:
            self.messages += 1
            self.size += len(message.data)


async def crowd(session: ClientSession, address: str, path: str, count: int) -> list[Looker]:
    """So many pages that only look, connected a few at a time."""
    lookers = [Looker() for _ in range(count)]
    for n in range(0, count, CONNECTED_AT_ONCE):
        await asyncio.gather(
            *[one.look(session, address, path) for one in lookers[n : n + CONNECTED_AT_ONCE]]
        )
    return lookers
