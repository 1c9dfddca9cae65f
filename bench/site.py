"""The site under load: many tables of four, from an answer to all four pages having the new view.

    python -m bench.site --tables 1000 --every 4 --seconds 20
    python -m bench.site --tables 20 --lobby 2000          pages in the lobby, while tables are played at
    python -m bench.site --tables 1 --spectators 490       pages that only look, at the first table

It starts a site of its own on loopback with a data file that is thrown away, and plays against it in one
process. The times include what this process itself needs; on two cores or fewer the two also take turns. On a
busy machine only the processor time of the site says something: `server_cpu_ms_per_answer` and
`lookers_cpu_share`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
from aiohttp import (
    ClientSession,
    ClientTimeout,
    ClientWebSocketResponse,
    DummyCookieJar,
    TCPConnector,
    WSMsgType,
)
from rich.console import Console
from rich.table import Table as Sheet

SEATS: Final = 4
MAX_WAIT_SECONDS: Final = 30.0
MAX_TABLES: Final = 2000
MAX_LOOKERS: Final = 8000  # pages in the lobby, or that look on
CONNECTED_AT_ONCE: Final = 50
MAX_SECONDS: Final = 120.0
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
        headers = {**HEADERS, "Cookie": self.cookie}
        async with self.session.post(
            f"{self.address}/api/{path}", data=json.dumps(form), headers=headers
        ) as reply:
            said: dict[str, Any] = await reply.json()
            assert reply.status == 200, said
            return said

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


# All visitors of this program come from one address, and none of them is a person.
UNLIMITED: Final = {
    "arrivals": "100000,100000",
    "openings": "100000,100000",
    "address_requests": "100000,100000",
    "address_sockets": "20000",
    "watchers": "10000",
}


class Server:
    """`fondaco serve` on a port of its own."""

    def __init__(self, data: Path) -> None:
        command = [sys.executable, "-m", "fondaco", "serve", "--port", "0", "--data", str(data)]
        command += [part for name, value in UNLIMITED.items() for part in ("--limit", f"{name}={value}")]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+", self.process.stdout.readline())
        assert found, "the site did not start"
        self.address = found[0]

    def memory(self) -> int:
        """Bytes in use."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def seconds(self) -> float:
        """Processor time used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> int:
        self.process.terminate()
        return self.process.wait(MAX_WAIT_SECONDS)


async def measure(
    server: Server, tables: int, seconds: float, every: float, lobby: int = 0, spectators: int = 0
) -> dict[str, Any]:
    """Fill the site, play for a while, and say how it went: once alone, and once with those who look on."""
    connector, jar = TCPConnector(limit=0), DummyCookieJar()
    async with ClientSession(
        connector=connector, cookie_jar=jar, timeout=ClientTimeout(MAX_WAIT_SECONDS)
    ) as session:
        rounds = [Round([Person(session, server.address) for _ in range(SEATS)], n) for n in range(tables)]
        bare = server.memory()
        for round in rounds:
            await round.set_up()
        seated = server.memory()
        listening = [task for round in rounds for task in await round.connect()]
        connected = server.memory()
        result = await play(server, rounds, seconds, every)
        played = server.memory()
        if lobby or spectators:
            result |= await beside(session, server, rounds, seconds, every, lobby, spectators, result)
        for round in rounds:
            for person in round.people:
                await person.ws.close()
        await asyncio.gather(*listening)
    return {
        "tables": tables,
        "sockets": tables * SEATS,
        **result,
        "memory_mb": round_to(connected / 1e6),
        "memory_played_mb": round_to(played / 1e6),
        "memory_bare_mb": round_to(bare / 1e6),
        "memory_per_table_kb": round_to((seated - bare) / tables / 1e3),
        "memory_per_socket_kb": round_to((connected - seated) / (tables * SEATS) / 1e3),
        "cores": os.cpu_count(),
    }


async def beside(
    session: ClientSession,
    server: Server,
    rounds: list[Round],
    seconds: float,
    every: float,
    lobby: int,
    spectators: int,
    alone: dict[str, Any],
) -> dict[str, Any]:
    """The same with pages in the lobby and at the first table that only look."""
    before = server.memory()
    lookers = await crowd(session, server.address, "/ws/lobby", lobby)
    lookers += await crowd(session, server.address, f"/ws/table/{rounds[0].id}", spectators)
    held = server.memory() - before
    for round in rounds:
        round.times.clear()
    heard, size = sum(one.messages for one in lookers), sum(one.size for one in lookers)
    result = await play(server, rounds, seconds, every)
    heard, size = sum(one.messages for one in lookers) - heard, sum(one.size for one in lookers) - size
    lasted = result["seconds"]
    # Per answer, for the two runs need not have given the same number of them.
    more = (result["server_cpu_ms_per_answer"] - alone["server_cpu_ms_per_answer"]) / 1000
    for one in lookers:
        await one.ws.close()
    return {
        "lobby_pages": lobby,
        "spectators": spectators,
        "with_lookers": result,
        "lookers_cpu_share": round_to(more * result["answers"] / lasted),
        "lookers_messages_per_second": round_to(heard / lasted),
        "lookers_bytes_per_message": round_to(size / max(1, heard)),
        "memory_per_looker_kb": round_to(held / (lobby + spectators) / 1e3),
    }


async def play(server: Server, rounds: list[Round], seconds: float, every: float) -> dict[str, Any]:
    """All tables at once, each at its own pace."""
    load, heard = os.getloadavg()[0], messages(rounds)
    used, began = server.seconds(), time.perf_counter()
    await asyncio.gather(*[round.play(every, began + seconds) for round in rounds])
    lasted, used = time.perf_counter() - began, server.seconds() - used
    times = sorted(t for round in rounds for t in round.times)
    return {
        "seconds": round_to(lasted),
        "answers": len(times),
        "answers_per_second": round_to(len(times) / lasted),
        "messages_per_second": round_to((messages(rounds) - heard) / lasted),
        "p50_ms": round_to(1000 * at(times, 0.5)),
        "p90_ms": round_to(1000 * at(times, 0.9)),
        "p99_ms": round_to(1000 * at(times, 0.99)),
        "worst_ms": round_to(1000 * times[-1]),
        "server_cpu": round_to(used / lasted),
        "server_cpu_ms_per_answer": round_to(1000 * used / len(times)),
        "load_before": round_to(load),
    }


def messages(rounds: list[Round]) -> int:
    return sum(person.messages for round in rounds for person in round.people)


def bare_commits(folder: Path) -> dict[str, float]:
    """What a commit costs here and now with nothing around it: no answer can be faster."""
    db = sqlite3.connect(folder / "bare.sqlite", isolation_level=None)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("CREATE TABLE answers (answer BLOB)")
    times: list[float] = []
    for _ in range(200):
        began = time.perf_counter()
        db.execute("INSERT INTO answers VALUES (?)", (bytes(60),))
        times.append(time.perf_counter() - began)
        time.sleep(0.002)
    db.close()
    times.sort()
    return {
        "bare_commit_p50_ms": round_to(1000 * at(times, 0.5)),
        "bare_commit_p99_ms": round_to(1000 * at(times, 0.99)),
    }


def at(times: list[float], share: float) -> float:
    return times[min(len(times) - 1, int(share * len(times)))]


def round_to(value: float) -> float:
    return round(value, 2)


def show(result: dict[str, Any]) -> None:
    columns = {
        "tables": "tables",
        "sockets": "sockets",
        "answers/s": "answers_per_second",
        "p50 ms": "p50_ms",
        "p99 ms": "p99_ms",
        "worst ms": "worst_ms",
        "a bare commit, p99 ms": "bare_commit_p99_ms",
        "kB/socket": "memory_per_socket_kb",
    }
    sheet = Sheet(title="from an answer to all four pages")
    for column in columns:
        sheet.add_column(column, justify="right")
    sheet.add_row(*[str(result[key]) for key in columns.values()])
    Console().print(sheet)


def main() -> int:
    parser = argparse.ArgumentParser(description="The site under load, on loopback.")
    parser.add_argument("--tables", type=int, default=250, help="tables of four (default 250)")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long (default 20)")
    parser.add_argument(
        "--every", type=float, default=2.0, help="seconds between answers at a table (default 2)"
    )
    parser.add_argument(
        "--lobby", type=int, default=0, help="pages in the lobby, in a second run (default 0)"
    )
    parser.add_argument("--spectators", type=int, default=0, help="pages that look at a table (default 0)")
    args = parser.parse_args()
    lookers = args.lobby + args.spectators
    if (
        not 1 <= args.tables <= MAX_TABLES
        or not 1 <= args.seconds <= MAX_SECONDS
        or not 0.1 <= args.every <= 60
        or not 0 <= lookers <= MAX_LOOKERS
    ):
        parser.error(f"1 to {MAX_TABLES} tables, 1 to {MAX_SECONDS:.0f} seconds, every 0.1 to 60")
    with tempfile.TemporaryDirectory() as folder:
        bare = bare_commits(Path(folder))
        server = Server(Path(folder) / "fondaco.sqlite")
        try:
            work = measure(server, args.tables, args.seconds, args.every, args.lobby, args.spectators)
            result = {**run(work), **bare}
        finally:
            code = server.stop()
    show(result)
    print(json.dumps(result))
    return code


def run(work: Any) -> dict[str, Any]:
    """On the fast loop if it is there: the load should not be what is measured."""
    try:
        import uvloop

        made = uvloop.new_event_loop
    except ImportError:
        made = None
    with asyncio.Runner(loop_factory=made) as runner:
        result: dict[str, Any] = runner.run(work)
        return result


if __name__ == "__main__":
    sys.exit(main())
