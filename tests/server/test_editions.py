"""Tables that play an edition of their own: what is printed on the pieces comes from a file."""

from __future__ import annotations

import asyncio
import copy
import json
import logging
import sqlite3
from contextlib import closing
from random import Random
from typing import Any

import pytest
from aiohttp import CookieJar

from fondaco.games import GAMES
from fondaco.kernel import NOBODY
from fondaco.kernel.game import Game
from fondaco.kernel.paper import read
from fondaco.kernel.record import replay
from fondaco.server.limits import Limits
from fondaco.server.settings import Settings
from fondaco.server.table.edition import MAX_COMPLAINT_LETTERS
from tests.server.served import QUICK, Served
from tests.server.visitor import Message, Page, Reply, Visitor, seat_form

LIGURIA = GAMES["liguria"]
Document = dict[str, Any]


def own() -> Document:
    """All tiles are of one kind and all cards of another: the game of the house soon has no more of them."""
    document: Document = copy.deepcopy(LIGURIA.edition() or {})
    document["tiles"] = [{"type": "ship", "count": 120, "wheels": 3}]
    document["cards"] = [{**document["cards"][0], "count": 55}]
    document["market"] = [{"tiles": 3, "silver": silver} for silver in range(7)]
    return document


async def asked_for(visitor: Visitor, edition: object, game: str = "liguria", seats: int = 3) -> Reply:
    """The reply to the wish for a table with this edition."""
    forms = [seat_form("open")] * seats
    return await visitor.post("/api/tables", {"game": game, "seats": forms, "edition": edition})


async def played(visitor: Visitor, *seats: str) -> tuple[str, Page]:
    """A table with its own edition, begun."""
    id = await visitor.open("liguria", *seats, edition=own())
    await visitor.do(id, "start")
    page = await visitor.page(id)
    await page.until(lambda: page.news)
    return id, page


def view_of(page: Page) -> Message:
    view: Message = page.news["parts"][0]["view"]
    return view


async def test_a_table_plays_the_edition_it_was_opened_with(site: Served) -> None:
    """And one beside it plays that of the house."""
    async with Visitor(site.address) as anke:
        _, page = await played(anke, "me:Anke", "bot:chaos", "bot:chaos")
        assert len(page.table["edition"]) == 64
        assert len(view_of(page)["market"]) == 7
        await page.play(Random(1), most=12)
        usual = await anke.open("liguria", "me:Anke", "bot:chaos", "bot:chaos")
        await anke.do(usual, "start")
        other = await anke.page(usual)
        await other.until(lambda: other.news)
        assert other.table["edition"] == ""
        assert len(view_of(other)["market"]) == 6


async def test_the_lobby_says_which_tables_have_their_own(site: Served) -> None:
    async with Visitor(site.address) as anke, Visitor(site.address) as bernd:
        id = await anke.open("liguria", "open", "open", "open", edition=own())
        await anke.open("liguria", "open", "open", "open")
        found = (await bernd.get("/api/lobby")).said["open"]
        assert {table["id"]: bool(table["edition"]) for table in found}[id]
        assert sum(bool(table["edition"]) for table in found) == 1


async def test_words_and_the_document_are_those_of_the_edition(site: Served) -> None:
    async with Visitor(site.address) as anke:
        id = await anke.open("liguria", "open", "open", "open", edition=own())
        digest = (await anke.get(f"/api/tables/{id}")).said["edition"]
        told = (await anke.get(f"/api/games/liguria?edition={digest}")).said
        usual = (await anke.get("/api/games/liguria")).said
        assert told["edition"] == digest
        assert told["glossary"]["things"]["tile"] == list(LIGURIA.glossary(own()).things["tile"])
        assert told["glossary"]["things"]["tile"] != usual["glossary"]["things"]["tile"]
        assert (told["rules"], usual["edition"], usual["has_edition"]) == (usual["rules"], "", True)
        reply = await anke.get(f"/api/games/liguria/edition?edition={digest}")
        assert reply.said == own()
        assert reply.headers["Content-Disposition"] == 'attachment; filename="liguria-edition.json"'


async def test_the_edition_of_the_house_is_a_template(site: Served) -> None:
    """It can be kept, and a table can be opened with it."""
    async with Visitor(site.address) as anke:
        found = (await anke.get("/api/games/liguria/edition")).said
        assert found == LIGURIA.edition()
        assert (await asked_for(anke, found)).status == 200


async def test_editions_that_are_not_there(site: Served) -> None:
    async with Visitor(site.address) as anke:
        id = await anke.open("liguria", "open", "open", "open", edition=own())
        digest = (await anke.get(f"/api/tables/{id}")).said["edition"]
        for path, error in (
            ("/api/games/chess/edition", "game"),
            ("/api/games/doge/edition", "no-edition"),
            ("/api/games/liguria/edition?edition=none", "edition"),
            ("/api/games/liguria?edition=none", "edition"),
            (f"/api/games/chess?edition={digest}", "game"),
        ):
            reply = await anke.get(path)
            assert (reply.status, reply.error) == (404, error), path
        assert not (await anke.get("/api/games/doge")).said["has_edition"]


@pytest.mark.parametrize(
    ("entry", "value", "where", "what"),
    [
        (("tiles", 0, "wheels"), 100, "tiles 1, wheels", "100 is not from 0 to 99"),
        (("tiles", 0, "type"), "castle", "tiles 1, type", "'castle' is none of"),
        (("cards", 0, "points"), "many", "cards 1, points", '"many" is not a whole number'),
        (("market",), {}, "market", "{} is not a list"),
        (("start",), None, "start", "null is not a table"),
        (("game",), "doge", "game", "not an edition of Liguria"),
        (("tiles", 0, "type"), "x" * 4000, "tiles 1, type", "xxx"),
    ],
)
async def test_a_wrong_edition_is_refused_by_its_entry(
    site: Served, entry: tuple[str | int, ...], value: object, where: str, what: str
) -> None:
    """No table is opened, and nothing long is sent back."""
    document: Any = own()
    inside = document
    for step in entry[:-1]:
        inside = inside[step]
    inside[entry[-1]] = value
    async with Visitor(site.address) as anke:
        reply = await asked_for(anke, document)
        assert (reply.status, reply.error, reply.said["where"]) == (400, "edition", where)
        assert what in reply.said["what"]
        assert len(reply.said["what"]) <= MAX_COMPLAINT_LETTERS
        assert not (await anke.get("/api/lobby")).said["open"]


@pytest.mark.parametrize("edition", ["liguria", 3, [], [own()], True])
async def test_an_edition_that_is_no_table_is_refused(site: Served, edition: object) -> None:
    async with Visitor(site.address) as anke:
        reply = await asked_for(anke, edition)
        assert (reply.status, reply.error) == (400, "form")


async def test_an_edition_for_a_game_that_has_none_is_refused(site: Served) -> None:
    async with Visitor(site.address) as anke:
        reply = await asked_for(anke, own(), game="doge")
        assert (reply.status, reply.error) == (400, "no-edition")


async def test_an_edition_too_deep_to_be_kept_is_refused(site: Served) -> None:
    """However deep: the record must be able to hold it."""
    form = {"game": "liguria", "seats": [seat_form("open")] * 3, "edition": {**own(), "gold": "DEEP"}}
    async with Visitor(site.address) as anke:
        for depth in (1, 15, 16, 900, 45_000):
            text = json.dumps(form).replace('"DEEP"', "[" * depth + "]" * depth)
            assert (await anke.post("/api/tables", text.encode())).status == 400, depth


@pytest.mark.parametrize(
    ("change", "where", "what"),
    [
        ({"gold": -5}, "gold", "-5 is not from 0 to 9999"),
        ({"gold": 10**30}, "gold", "this number is not from 0 to 9999"),
        ({"gold": "much"}, "gold", '"much" is not a whole number'),
        ({"junk": 1}, "junk", "no edition has such an entry"),
        ({"k" * 60_000: 1}, '"' + "k" * 36 + "...", "no edition has such an entry"),
        ({"start": {"wheels": 1, "sacks": 1, "oars": 1}}, "start, oars", "no edition has such an entry"),
        ({"edition": "x" * 60_000}, "edition", "60000 letters, 2000 are the most"),
    ],
)
async def test_what_no_edition_holds_is_refused_by_its_entry(
    site: Served, change: Document, where: str, what: str
) -> None:
    """The rules never read these: unless they are looked at, they would be stored and served for good."""
    async with Visitor(site.address) as anke:
        reply = await asked_for(anke, {**own(), **change})
        assert (reply.status, reply.error, reply.said["where"]) == (400, "edition", where)
        assert reply.said["what"] == what


@pytest.mark.parametrize(
    "game", [game for game in GAMES.values() if game.edition()], ids=lambda game: game.name
)
async def test_the_houses_own_edition_is_welcome(site: Served, game: Game[Any]) -> None:
    async with Visitor(site.address) as anke:
        assert (await asked_for(anke, game.edition(), game.name, game.seats[-1])).status == 200


async def test_an_edition_too_large_is_refused(site: Served) -> None:
    """Other forms are kept shorter still."""
    async with Visitor(site.address) as anke:
        reply = await asked_for(anke, {**own(), "extra": "x" * 100_000})
        assert (reply.status, reply.error) == (413, "size")
        assert (await anke.post("/api/claim", {"token": "x" * 70_000})).error == "size"


async def test_nobody_brings_too_many_editions(odd_settings: Settings) -> None:
    limits = QUICK._replace(editions=(0.001, 2))
    async with (
        Served(odd_settings.place, odd_settings._replace(limits=limits)) as site,
        Visitor(site.address) as anke,
        Visitor(site.address) as bernd,
    ):
        assert [(await asked_for(anke, own())).status for _ in range(3)] == [200, 200, 429]
        assert (await asked_for(bernd, own())).status == 200
        assert (await asked_for(anke, None)).status == 200
    assert Limits().editions[1] >= 5, "a person who tries a few times is not stopped"


async def test_equal_editions_are_kept_once(odd_settings: Settings) -> None:
    async with Served(odd_settings.place, odd_settings) as site, Visitor(site.address) as anke:
        for _ in range(3):
            await anke.open("liguria", "open", "open", "open", edition=own())
    with closing(sqlite3.connect(odd_settings.data)) as db:
        assert db.execute("SELECT count(*) FROM editions").fetchone() == (1,)


async def test_a_restart_keeps_the_edition(odd_settings: Settings) -> None:
    """In the middle of a game and before its beginning; the bots know it too."""
    jar = CookieJar(unsafe=True)
    async with Served(odd_settings.place, odd_settings) as site, Visitor(site.address, jar) as anke:
        running, page = await played(anke, "me:Anke", "bot:chaos", "bot:chaos")
        await page.play(Random(2), most=8)
        waiting = await anke.open("liguria", "me:Anke", "open", "open", edition=own())
        seen, table = page.news["n"], page.table["edition"]
    async with Served(odd_settings.place, odd_settings) as site, Visitor(site.address, jar) as anke:
        page = await anke.page(running)
        await page.until(lambda: page.news)
        assert page.news["n"] >= seen
        assert page.table["edition"] == table
        assert len(view_of(page)["market"]) == 7
        await page.play(Random(3), most=8)
        await anke.do(waiting, "fill", bot="chaos")
        await anke.do(waiting, "start")
        other = await anke.page(waiting)
        await other.until(lambda: other.news)
        assert len(view_of(other)["market"]) == 7


async def test_bots_play_it_and_the_record_carries_it(site: Served, caplog: pytest.LogCaptureFixture) -> None:
    """To the end, without a word of complaint; then step by step, and from the record alone."""
    async with Visitor(site.address) as anke:
        id, page = await played(anke, "bot:chaos", "bot:greedy", "bot:chaos")
        async with asyncio.timeout(60):
            while not page.is_over:
                await asyncio.sleep(0.05)
        assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
        step = (await anke.get(f"/api/tables/{id}/replay?step=30&seat=0")).said
        assert len(step["parts"][0]["view"]["market"]) == 7
        text = json.dumps((await anke.get(f"/api/tables/{id}/record")).said)
        paper = read(text)
        assert paper.set_up.edition == own()
        assert replay(LIGURIA, paper).view(NOBODY) == view_of(page)
