"""The site under load: many tables of four, from an answer to all four pages having the new view.

    python -m bench.site --tables 1000 --every 4 --seconds 20
    python -m bench.site --tables 20 --lobby 2000          pages in the lobby, while tables are played at
    python -m bench.site --tables 1 --spectators 490       pages that only look, at the first table
    python -m bench.site --tables 300 --nodes 3            three nodes with PostgreSQL and Valkey

It starts a site of its own on loopback with data that is thrown away, and plays against it in one process.
The times include what this process itself needs; on two cores or fewer the two also take turns. How quiet
the machine was meanwhile is measured, too: `others_cpu` is what other programs used of the processors (1 is a
core), `bare_commit_p99_ms` what the disk alone took, `load_late_p99_ms` how late this process itself was. On
a busy machine only processor time says something: `server_cpu_ms_per_answer` and `lookers_cpu_share`.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import resource
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from aiohttp import ClientSession, ClientTimeout, DummyCookieJar, TCPConnector
from rich.console import Console
from rich.table import Table as Sheet

from bench.site_load import CONNECTED_AT_ONCE, MAX_WAIT_SECONDS, SEATS, Person, Round, crowd
from bench.site_quiet import DiskProbe, LoopProbe, Usage
from bench.site_servers import Nodes, Site
from fondaco.server.run import allow_files

MAX_TABLES: Final = 2000
MAX_LOOKERS: Final = 8000  # pages in the lobby, or that look on
MAX_NODES: Final = 8
MAX_SECONDS: Final = 120.0
SPARE_FILES: Final = 200  # that this program needs besides its sockets


async def measure(site: Site, args: argparse.Namespace) -> dict[str, Any]:
    """Fill the site, play for a while, and say how it went: once alone, and once with those who look on."""
    connector, jar = TCPConnector(limit=0), DummyCookieJar()
    async with ClientSession(
        connector=connector, cookie_jar=jar, timeout=ClientTimeout(MAX_WAIT_SECONDS)
    ) as session:
        rounds = [Round(people_of(session, site, n), n) for n in range(args.tables)]
        bare = site.memory()
        await at_once([round.set_up() for round in rounds])
        seated = site.memory()
        if args.at_home:
            for round in rounds:
                round.go_home()
        listening = [task for tasks in await at_once([r.connect() for r in rounds]) for task in tasks]
        connected = site.memory()
        keep_still()
        result = await play(site, rounds, args.seconds, args.every)
        played = site.memory()
        if args.lobby or args.spectators:
            result |= await beside(session, site, rounds, args, result)
        for round in rounds:
            for person in round.people:
                await person.ws.close()
        await asyncio.gather(*listening)
    return {
        "tables": args.tables,
        "sockets": args.tables * SEATS,
        "nodes": len(site.servers),
        **result,
        "memory_mb": round_to(connected / 1e6),
        "memory_played_mb": round_to(played / 1e6),
        "memory_bare_mb": round_to(bare / 1e6),
        "memory_per_table_kb": round_to((seated - bare) / args.tables / 1e3),
        "memory_per_socket_kb": round_to((connected - seated) / (args.tables * SEATS) / 1e3),
        "cores": os.cpu_count(),
    }


def people_of(session: ClientSession, site: Site, table: int) -> list[Person]:
    """Those of one table: with several nodes each comes to another one, as a proxy would send them."""
    addresses = [server.address for server in site.servers]
    return [Person(session, addresses[(table + seat) % len(addresses)]) for seat in range(SEATS)]


async def at_once(work: list[Any]) -> list[Any]:
    """Do much, a few at a time. The results in order."""
    done: list[Any] = []
    for n in range(0, len(work), CONNECTED_AT_ONCE):
        done += await asyncio.gather(*work[n : n + CONNECTED_AT_ONCE])
    return done


def keep_still() -> None:
    """Let Python sweep the load's own memory no more: it would be late for half a second each time."""
    gc.collect()
    gc.freeze()
    gc.disable()


async def beside(
    session: ClientSession,
    site: Site,
    rounds: list[Round],
    args: argparse.Namespace,
    alone: dict[str, Any],
) -> dict[str, Any]:
    """The same with pages in the lobby and at the first table that only look."""
    before = site.memory()
    lookers = await crowd(session, site.servers[0].address, "/ws/lobby", args.lobby)
    lookers += await crowd(session, site.servers[0].address, f"/ws/table/{rounds[0].id}", args.spectators)
    held = site.memory() - before
    for round in rounds:
        round.times.clear()
    heard, size = sum(one.messages for one in lookers), sum(one.size for one in lookers)
    result = await play(site, rounds, args.seconds, args.every)
    heard, size = sum(one.messages for one in lookers) - heard, sum(one.size for one in lookers) - size
    lasted = result["seconds"]
    # Per answer, for the two runs need not have given the same number of them.
    more = (result["server_cpu_ms_per_answer"] - alone["server_cpu_ms_per_answer"]) / 1000
    for one in lookers:
        await one.ws.close()
    return {
        "lobby_pages": args.lobby,
        "spectators": args.spectators,
        "with_lookers": result,
        "lookers_cpu_share": round_to(more * result["answers"] / lasted),
        "lookers_messages_per_second": round_to(heard / lasted),
        "lookers_bytes_per_message": round_to(size / max(1, heard)),
        "memory_per_looker_kb": round_to(held / (args.lobby + args.spectators) / 1e3),
    }


async def play(site: Site, rounds: list[Round], seconds: float, every: float) -> dict[str, Any]:
    """All tables at once, each at its own pace."""
    with tempfile.TemporaryDirectory(dir=site.folder) as beside:
        heard, usage, disk, loop = messages(rounds), Usage(site), DiskProbe(Path(beside)), LoopProbe()
        disk.start()
        began = time.perf_counter()
        await asyncio.gather(*[round.play(every, began + seconds) for round in rounds])
        lasted = time.perf_counter() - began
        times = sorted(t for round in rounds for t in round.times)
        used, commits, late = usage.told(lasted, len(times)), disk.stop(), loop.stop()
    return {
        "seconds": round_to(lasted),
        "answers": len(times),
        "answers_per_second": round_to(len(times) / lasted),
        "messages_per_second": round_to((messages(rounds) - heard) / lasted),
        "p50_ms": round_to(1000 * at(times, 0.5)),
        "p90_ms": round_to(1000 * at(times, 0.9)),
        "p99_ms": round_to(1000 * at(times, 0.99)),
        "worst_ms": round_to(1000 * times[-1]),
        **used,
        "load_late_p99_ms": round_to(1000 * at(late, 0.99)),
        "load_late_worst_ms": round_to(1000 * late[-1]),
        "bare_commit_p50_ms": round_to(1000 * at(commits, 0.5)),
        "bare_commit_p99_ms": round_to(1000 * at(commits, 0.99)),
    }


def messages(rounds: list[Round]) -> int:
    return sum(person.messages for round in rounds for person in round.people)


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
        "cpu ms": "server_cpu_ms_per_answer",
        "others' cores": "others_cpu",
        "a bare commit, p99 ms": "bare_commit_p99_ms",
        "kB/socket": "memory_per_socket_kb",
    }
    sheet = Sheet(title="from an answer to all four pages")
    for column in columns:
        sheet.add_column(column, justify="right")
    sheet.add_row(*[str(result[key]) for key in columns.values()])
    Console().print(sheet)


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="The site under load, on loopback.")
    add = parser.add_argument
    add("--tables", type=int, default=250, help="tables of four (default 250)")
    add("--seconds", type=float, default=20.0, help="how long (default 20)")
    add("--every", type=float, default=2.0, help="seconds between answers at a table (default 2)")
    add("--lobby", type=int, default=0, help="pages in the lobby, in a second run (default 0)")
    add("--spectators", type=int, default=0, help="pages that look at a table (default 0)")
    add(
        "--nodes",
        type=int,
        default=0,
        help="nodes with PostgreSQL and Valkey (default: one data file)",
    )
    add("--at-home", action="store_true", help="every page comes to the node of its table; else to any")
    args = parser.parse_args()
    lookers = args.lobby + args.spectators
    if (
        not 1 <= args.tables <= MAX_TABLES
        or not 1 <= args.seconds <= MAX_SECONDS
        or not 0.1 <= args.every <= 60
        or not 0 <= lookers <= MAX_LOOKERS
        or not 0 <= args.nodes <= MAX_NODES
    ):
        most = f"{MAX_TABLES} tables, {MAX_SECONDS:.0f} seconds, {MAX_LOOKERS} lookers, {MAX_NODES} nodes"
        parser.error(f"an answer every 0.1 to 60 seconds, and at most {most}")
    allow_files()
    needed = args.tables * SEATS + lookers + SPARE_FILES
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if resource.RLIM_INFINITY != files < needed:
        parser.error(f"{needed} open files are needed, and the system allows {files}: ulimit -Hn")
    return args


def main() -> int:
    args = parsed()
    with tempfile.TemporaryDirectory() as folder:
        site = Nodes(Path(folder), args.nodes) if args.nodes else Site(Path(folder))
        try:
            result = run(measure(site, args))
        finally:
            code = site.stop()
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
