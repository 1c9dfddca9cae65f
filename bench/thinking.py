"""People beside bots that think: how long their answers take alone, then while master bots search.

    python -m bench.thinking --tables 250 --masters 50 --seconds 20

A site of its own on loopback, as in bench/site.py. First only people play, then the same people while at
some further tables masters play among themselves, without a pause between their answers. On a machine where
all cores are busy with this process, the site and the workers, people notice; workers have a lower priority.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from aiohttp import ClientSession, ClientTimeout, DummyCookieJar, TCPConnector
from rich.console import Console
from rich.table import Table as Sheet

from bench.site import MAX_SECONDS, MAX_TABLES, people_of, play, run
from bench.site_load import MAX_WAIT_SECONDS, SEATS, Person, Round
from bench.site_servers import Site

TABLES_PER_CREATOR: Final = 10  # the site allows a visitor twenty that are not finished
BOT: Final = "master"


async def open_masters(session: ClientSession, address: str, game: str, count: int) -> list[str]:
    """Open tables at which only masters sit, and begin."""
    found: list[str] = []
    creator = Person(session, address)
    for n in range(count):
        if n % TABLES_PER_CREATOR == 0:
            creator = Person(session, address)
            await creator.arrive()
        form = {"game": game, "seats": [{"kind": "bot", "bot": BOT}] * SEATS, "pace": "instant"}
        found.append((await creator.post("tables", form))["id"])
        await creator.post(f"tables/{found[-1]}/start", {})
    return found


async def answers_at(session: ClientSession, address: str, ids: list[str]) -> int:
    """How many answers were given at some tables so far."""
    total = 0
    for id in ids:
        async with session.get(f"{address}/api/tables/{id}") as reply:
            total += int((await reply.json())["answers"])
    return total


async def measure(
    site: Site, tables: int, masters: int, game: str, seconds: float, every: float
) -> dict[str, Any]:
    """The same people twice: alone, and beside bots that think."""
    async with ClientSession(
        connector=TCPConnector(limit=0), cookie_jar=DummyCookieJar(), timeout=ClientTimeout(MAX_WAIT_SECONDS)
    ) as session:
        rounds = [Round(people_of(session, site, n), n) for n in range(tables)]
        for round in rounds:
            await round.set_up()
        listening = [task for round in rounds for task in await round.connect()]
        alone = await play(site, rounds, seconds, every)
        for round in rounds:
            round.times.clear()
        ids = await open_masters(session, site.servers[0].address, game, masters)
        before = await answers_at(session, site.servers[0].address, ids)
        beside = await play(site, rounds, seconds, every)
        thought = await answers_at(session, site.servers[0].address, ids) - before
        for round in rounds:
            for person in round.people:
                await person.ws.close()
        await asyncio.gather(*listening)
    return {
        "tables": tables,
        "masters": masters,
        "game": game,
        "alone": alone,
        "beside": beside,
        "master_answers_per_second": round_to(thought / beside["seconds"]),
        "cores": os.cpu_count(),
    }


def round_to(value: float) -> float:
    return round(value, 2)


def show(result: dict[str, Any]) -> None:
    title = f"answers of people at {result['tables']} tables, in ms, on {result['cores']} cores"
    sheet = Sheet("", "p50", "p90", "p99", "worst", "the site's share of a core", title=title)
    names = {"alone": "people alone", "beside": f"beside {result['masters']} tables of masters"}
    for key, name in names.items():
        row = result[key]
        numbers = [row[each] for each in ("p50_ms", "p90_ms", "p99_ms", "worst_ms", "server_cpu")]
        sheet.add_row(name, *[str(number) for number in numbers])
    Console().print(sheet)
    print(f"masters gave {result['master_answers_per_second']} answers a second")


def main() -> int:
    parser = argparse.ArgumentParser(description="People beside bots that think, on loopback.")
    parser.add_argument("--tables", type=int, default=250, help="tables of four people (default 250)")
    parser.add_argument("--masters", type=int, default=50, help="tables of four masters (default 50)")
    parser.add_argument("--game", default="genoa", help="what the masters play (default genoa)")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long, each time (default 20)")
    parser.add_argument(
        "--every", type=float, default=2.0, help="seconds between answers at a table (default 2)"
    )
    args = parser.parse_args()
    if not 1 <= args.tables <= MAX_TABLES or not 1 <= args.seconds <= MAX_SECONDS or args.masters < 0:
        parser.error(f"1 to {MAX_TABLES} tables, 1 to {MAX_SECONDS:.0f} seconds")
    with tempfile.TemporaryDirectory() as folder:
        site = Site(Path(folder))
        try:
            work = measure(site, args.tables, args.masters, args.game, args.seconds, args.every)
            result = run(work)
        finally:
            code = site.stop()
    show(result)
    print(json.dumps(result))
    return code


if __name__ == "__main__":
    sys.exit(main())
