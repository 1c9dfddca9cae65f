"""Three nodes as processes, killed, stopped, drained and cut off from the bus while people and bots play.

By default each thing happens once or twice. `FONDACO_NODES_ROUNDS=50` lets so many things happen, at random.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from random import Random
from typing import Any, Final, NamedTuple

import psycopg
import pytest
from aiohttp import ClientError, CookieJar

from fondaco.games import GAMES
from fondaco.kernel.action import Action
from fondaco.kernel.match import SetUp, resume
from fondaco.server.store.chain import chain_of
from tests.postgres import FAST, PostgresServer
from tests.server.served import Process
from tests.server.visitor import Message, Page, Visitor, answer_to
from tests.valkey import Line

NAMES: Final = ("a", "b", "c")
EVENTS: Final = ("kill", "pause", "kill without bus", "drain")
MAX_SILENT_SECONDS: Final = 4.0  # after which a player tries another node
MAX_ENTERING_SECONDS: Final = 20.0  # the first page of a node costs it seconds on a busy machine
MAX_TAKEOVER_SECONDS: Final = 60.0  # on a busy machine; a quiet one takes less than five
MAX_STUCK_SECONDS: Final = 180.0  # without an answer of one of the players, likewise
ROUNDS: Final = int(os.environ.get("FONDACO_NODES_ROUNDS", "0"))


class Given(NamedTuple):
    """An answer that was given, and whether it was acknowledged."""

    said: Message
    is_taken: bool


class Nodes:
    """Three processes that are one site."""

    def __init__(self, database: str, line: Line) -> None:
        self.database = database
        self.line = line
        self.running: dict[str, Process] = {}
        self.db = psycopg.connect(database, autocommit=True)

    def start(self, name: str) -> None:
        options = ("--node", name, "--bus", self.line.url, "--workers", "1")
        self.running[name] = Process(self.database, *options)

    async def start_all(self) -> None:
        await asyncio.gather(*[asyncio.to_thread(self.start, name) for name in NAMES])

    def addresses(self) -> list[str]:
        return [process.address for process in self.running.values()]

    def homes(self) -> dict[str, str]:
        """The node of each live table."""
        return dict(
            self.db.execute("SELECT id, node FROM tables WHERE status IN ('open', 'running')").fetchall()
        )

    async def deserted(self, name: str) -> float:
        """Wait until others have all live tables of a node. How many seconds that took."""
        began = time.monotonic()
        while name in self.homes().values() or "" in self.homes().values():
            assert time.monotonic() - began < MAX_TAKEOVER_SECONDS, self.homes()
            await asyncio.sleep(0.05)
        return time.monotonic() - began

    def stop(self) -> None:
        self.db.close()
        for process in self.running.values():
            process.process.send_signal(signal.SIGCONT)
            process.kill()


@pytest.fixture
def server() -> Iterator[PostgresServer]:
    made = PostgresServer(*FAST)
    yield made
    made.stop()


class Player:
    """Somebody who plays two seats of one table after the other, at whichever node answers."""

    def __init__(self, nodes: Nodes, seed: int) -> None:
        self.nodes = nodes
        self.rng = Random(seed)
        self.visitor = Visitor("", CookieJar(unsafe=True))
        self.id = ""
        self.n = 0  # answers that were shown
        self.given: dict[str, list[Given]] = {}  # by table
        self.moved_at = 0.0  # when an answer was last acknowledged
        self.reconnects = 0
        self.handshakes = 0  # with a table that got no good reply, or none
        self.trouble = ""  # why it connected again last
        self.doing = ""  # for whoever reads why it is stuck
        self.refusals: list[str] = []  # since its last answer that was taken

    async def run(self) -> None:
        """Play until cancelled."""
        while True:
            self.visitor.address = self.rng.choice(self.nodes.addresses())
            self.doing = f"it comes to {self.visitor.address}"
            try:
                async with AsyncExitStack() as leaving:
                    leaving.push_async_exit(self.visitor)  # also if it does not even get in
                    async with asyncio.timeout(MAX_ENTERING_SECONDS):
                        await self.visitor.__aenter__()
                    await self.play()
            except (ClientError, ConnectionError, TimeoutError) as no:
                self.trouble = f"{self.visitor.address} {self.id}: {no!r}"
            self.doing = "it waits to connect again"
            self.visitor.pages.clear()
            self.reconnects += 1
            await asyncio.sleep(0.1)

    async def play(self) -> None:
        if not self.id:
            async with asyncio.timeout(MAX_SILENT_SECONDS):
                self.id = await self.opened()
            self.n = 0
            self.given[self.id] = []
        self.doing = f"it connects to table {self.id}"
        self.handshakes += 1
        async with asyncio.timeout(MAX_ENTERING_SECONDS):
            page = await self.visitor.page(self.id)
        self.handshakes -= 1
        await self.patient(page, lambda: page.news)
        assert page.news["n"] >= self.n, "what was shown is lost"
        while not page.is_over:
            await self.answer(page)
            self.n = max(self.n, page.news["n"])
            await asyncio.sleep(self.rng.uniform(0.0, 0.1))
        self.id = ""

    async def opened(self) -> str:
        """A new table whose game has begun. Raises ConnectionError if a node is in trouble."""
        seats = [{"kind": "me", "name": name} for name in ("Anke", "Axel")] + [
            {"kind": "bot", "bot": "chaos"}
        ]
        form = {"game": "doge", "seats": seats, "pace": "instant", "is_hot": True}
        reply = await self.visitor.post("/api/tables", form)
        check(reply.status)
        id = str(reply.said["id"])
        check((await self.visitor.post(f"/api/tables/{id}/start")).status)
        return id

    async def answer(self, page: Page) -> None:
        """Give one answer; what becomes of one that gets no reply is not known."""
        await self.patient(page, lambda: page.questions() or page.is_over)
        if page.is_over:
            return
        said = answer_to(self.rng.choice(page.questions()), self.rng)
        given = self.given[self.id]
        given.append(Given(said, False))
        self.doing = f"it says {said}"
        async with asyncio.timeout(MAX_SILENT_SECONDS):
            reply = await page.say(said)
        given.pop()
        if reply["type"] == "taken":
            given.append(Given(said, True))
            self.refusals.clear()
            self.moved_at = time.monotonic()
            await self.patient(page, lambda: said["id"] not in [ask["id"] for ask in page.questions()])
        else:
            self.refusals.append(f"{reply['reason']} {reply['clause']}")
            assert reply["reason"] in ("rule", "stale", "unsaved"), reply

    def state(self) -> str:
        """What it is about, for whoever reads why it is stuck."""
        return f"{self.doing}; refused: {len(self.refusals)}, {self.refusals[-3:]}; {self.trouble}"

    async def patient(self, page: Page, is_so: Any) -> None:
        async with asyncio.timeout(MAX_SILENT_SECONDS):
            await page.until(is_so)


def check(status: int) -> None:
    """Raise ConnectionError for what a node in trouble may say, and only for that."""
    if status == 503:
        raise ConnectionError
    assert status == 200, status


class Trouble:
    """What happens to the nodes, and how long it took others to take over."""

    def __init__(self, nodes: Nodes, rng: Random) -> None:
        self.nodes = nodes
        self.rng = rng
        self.takeovers: list[float] = []
        self.counts = dict.fromkeys(EVENTS, 0)

    def victim(self) -> str:
        """A node that has tables."""
        return self.rng.choice(sorted(set(self.nodes.homes().values()) - {""}) or NAMES)

    async def happen(self, event: str) -> None:
        self.counts[event] += 1
        name = self.victim()
        print(f"{time.monotonic():.1f} {event} {name}")
        if event == "kill":
            await self.kill(name)
        elif event == "pause":
            await self.pause(name)
        elif event == "drain":
            await self.drain(name)
        else:
            await self.kill_without_bus(name)

    async def kill(self, name: str) -> None:
        process = self.nodes.running.pop(name)
        await asyncio.to_thread(process.kill)
        self.takeovers.append(await self.nodes.deserted(name))
        await asyncio.to_thread(self.nodes.start, name)

    async def pause(self, name: str) -> None:
        """Its clock stands still for longer than its lease; when it wakes, it does not know."""
        process = self.nodes.running[name].process
        process.send_signal(signal.SIGSTOP)
        try:
            self.takeovers.append(await self.nodes.deserted(name))
        finally:
            process.send_signal(signal.SIGCONT)

    async def kill_without_bus(self, name: str) -> None:
        self.rng.choice([self.nodes.line.cut, self.nodes.line.silence])()
        await self.kill(name)
        self.nodes.line.mend()

    async def drain(self, name: str) -> None:
        process = self.nodes.running.pop(name)
        code, _, errors = await asyncio.to_thread(process.interrupt, signal.SIGTERM)
        assert code == 0, errors
        await self.nodes.deserted(name)
        await asyncio.to_thread(self.nodes.start, name)


async def all_move(players: list[Player], playing: list[asyncio.Task[None]]) -> None:
    """Wait until an answer of each has been taken since now."""
    began = time.monotonic()
    while any(player.moved_at < began for player in players):
        for task in playing:
            if task.done():
                task.result()  # it raises what the player has found
        stuck = [player.state() for player in players if player.moved_at < began]
        assert time.monotonic() - began < MAX_STUCK_SECONDS, stuck
        await asyncio.sleep(0.02)


@pytest.mark.timeout(900 + 120 * ROUNDS)
async def test_nodes_die_and_nothing_that_was_acknowledged_is_lost(
    server: PostgresServer, line: Line
) -> None:
    seed = int(os.environ.get("FONDACO_NODES_SEED", "14"))
    rng = Random(seed)
    nodes = Nodes(server.url(), line)
    trouble = Trouble(nodes, rng)
    players = [Player(nodes, seed + n) for n in range(1, 4)]
    try:
        await nodes.start_all()
        playing = [asyncio.create_task(player.run()) for player in players]
        try:
            await all_move(players, playing)
            bots = await bots_alone(nodes)
            for event in [rng.choice(EVENTS) for _ in range(ROUNDS)] or EVENTS:
                await trouble.happen(event)
                await all_move(players, playing)
                await asyncio.sleep(rng.uniform(0.0, 1.0) if ROUNDS else 0.0)
        finally:
            for task in playing:
                task.cancel()
            ended = await asyncio.gather(*playing, return_exceptions=True)
        assert all(isinstance(no, asyncio.CancelledError) for no in ended), ended
        await all_answered(nodes, bots)
        check_disk(nodes, players)
    finally:
        nodes.stop()
    print(report(trouble, players))


async def bots_alone(nodes: Nodes) -> str:
    """A table at which only bots play and nobody looks."""
    async with Visitor(nodes.addresses()[0]) as anke:
        id = await anke.open("doge", "bot:chaos", "bot:chaos", "bot:chaos", pace="quick")
        await anke.do(id, "start")
        return id


async def all_answered(nodes: Nodes, id: str) -> None:
    """After all that the bots still play."""

    def count() -> int:
        row = nodes.db.execute("SELECT count(*) FROM answers WHERE id = %s", (id,)).fetchone()
        return int(row[0]) if row else 0

    def is_over() -> bool:
        return id not in nodes.homes()

    before = count()
    async with asyncio.timeout(MAX_TAKEOVER_SECONDS):
        while count() == before and not is_over():
            await asyncio.sleep(0.05)


def check_disk(nodes: Nodes, players: list[Player]) -> None:
    for player in players:
        for id, given in player.given.items():
            check_table(nodes, id, given)


def check_table(nodes: Nodes, id: str, given: list[Given]) -> None:
    """Numbers are dense, the chain is right, the game can be told again, and each answer is there once."""
    rows = nodes.db.execute("SELECT n, answer FROM answers WHERE id = %s ORDER BY n", (id,)).fetchall()
    found = nodes.db.execute("SELECT head, chain FROM tables WHERE id = %s", (id,)).fetchone()
    assert found is not None
    head = json.loads(found[0])
    assert [n for n, _ in rows] == list(range(1, len(rows) + 1))
    assert head["answers"] == len(rows)
    assert found[1] == chain_of(id, [answer for _, answer in rows])
    answers = [json.loads(answer) for _, answer in rows]
    told = [Action(seat, verb, deep_tuple(args)) for seat, verb, args in answers]
    resume(GAMES["doge"], SetUp("doge", head["rules"], len(head["seats"]), head["options"], None), told)
    for seat in (0, 1):
        mine = [one for one in given if one.said["seat"] == seat]
        kept = iter([answer for answer in answers if answer[0] == seat])
        taken = [one.said for one in mine if one.is_taken]
        assert all([seat, said["verb"], said["args"]] in kept for said in taken), "an answer is lost"
        count = sum(answer[0] == seat for answer in answers)
        assert len(taken) <= count <= len(mine), "an answer is there twice"


def deep_tuple(args: Any) -> Any:
    return tuple(deep_tuple(arg) for arg in args) if isinstance(args, list) else args


def report(trouble: Trouble, players: list[Player]) -> str:
    taken = sum(one.is_taken for player in players for given in player.given.values() for one in given)
    unknown = sum(not one.is_taken for player in players for given in player.given.values() for one in given)
    tables = sum(len(player.given) for player in players)
    reconnects = sum(player.reconnects for player in players)
    handshakes = sum(player.handshakes for player in players)
    longest = max(trouble.takeovers)
    return (
        f"{trouble.counts}: {taken} answers acknowledged, {unknown} without a reply, at {tables} tables;"
        f" {reconnects} reconnects, {handshakes} handshakes in vain; takeovers took {longest:.2f} s at most"
    )
