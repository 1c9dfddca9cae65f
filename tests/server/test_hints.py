"""Hints on the site: who may have one, who sees it, and where it is thought of."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fondaco.kernel.action import Action
from fondaco.kernel.frame import check
from fondaco.server.settings import Settings
from tests.server.served import QUICK, Served
from tests.server.visitor import Page, Visitor, answer_to


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "hints.sqlite"


def served(data: Path, most: tuple[float, float] = (1000, 1000)) -> Served:
    return Served(data, Settings(data, limits=QUICK._replace(hints=most)))


async def hint(page: Page) -> dict[str, Any]:
    """Ask for a hint at the open question; what comes of it."""
    ask = page.questions()[0]
    return await advised(page, ask["id"], ask["seat"])


async def advised(page: Page, id: str, seat: int) -> dict[str, Any]:
    """Ask for a hint at any question."""
    before = len(hints(page))
    await page.send({"type": "advise", "id": id, "seat": seat})
    await page.until(lambda: hints(page)[before:])
    return hints(page)[before]


def hints(page: Page) -> list[dict[str, Any]]:
    return [message for message in page.heard if message["type"] == "hint"]


async def begun(anke: Visitor, *seats: str, **more: object) -> tuple[str, Page]:
    id = await anke.open("genoa", *seats, **more)
    if "open" not in seats:
        await anke.do(id, "start")
    page = await anke.page(id)
    return id, page


async def asked(page: Page, rng: Random) -> None:
    """Play until the page is asked something that has more than one answer."""
    await page.until(page.questions)
    while len(page.questions()[0]["moves"]) < 2:
        await page.act(answer_to(page.questions()[0], rng))
        await page.until(page.questions)


async def test_who_is_asked_gets_a_hint_that_can_be_given_and_nobody_else_sees_it(data: Path) -> None:
    async with served(data) as site, Visitor(site.address) as anke, Visitor(site.address) as guest:
        id, page = await begun(anke, "me:Anke", "bot:normal", "bot:normal")
        watching = await guest.page(id)
        await asked(page, Random(1))
        told = await hint(page)
        assert told["tips"], told
        match = await asyncio.to_thread(site.inside, game_of(site, id))
        for tip in told["tips"]:
            assert tip["clause"].startswith("GEN-")
            assert tip["answer"].keys() == tip["why"].keys() == tip["brings"].keys() == {"en", "de"}
            check(match.state, Action(0, tip["verb"], to_tuple(tip["args"])))
        await page.say({"type": "ping"})
        assert not [raw for raw in watching.raw if '"hint"' in raw]


async def game_of(site: Served, id: str) -> Any:
    async with site.site.tables[id].hold() as writer:
        return (await writer.opened())[0]


def to_tuple(args: Any) -> Any:
    return tuple([to_tuple(arg) for arg in args]) if isinstance(args, list) else args


async def test_a_page_can_answer_while_a_hint_is_thought_of(data: Path) -> None:
    """And then the hint is stale: it is about another question."""
    async with served(data) as site, Visitor(site.address) as anke:
        _, page = await begun(anke, "me:Anke", "bot:normal", "bot:normal")
        await asked(page, Random(1))
        ask = page.questions()[0]
        await page.send({"type": "advise", "id": ask["id"], "seat": ask["seat"]})
        while not site.site.pool.hint_slot.locked():
            await asyncio.sleep(0.01)
        rng = Random(1)
        while (await page.say(answer_to(ask, rng)))["type"] != "taken":
            pass  # a rule forbids it, which the fields do not say
        await page.until(lambda: hints(page))
        assert [m["type"] for m in page.heard if m["type"] in ("taken", "hint")][-2:] == ["taken", "hint"]
        assert (hints(page)[0]["reason"], hints(page)[0]["tips"]) == ("stale", [])


async def test_the_table_says_whether_hints_are_given(data: Path) -> None:
    async with served(data) as site, Visitor(site.address) as anke:
        for seats, more, has in (
            (("me:Anke", "bot:normal"), {}, True),
            (("me:Anke", "bot:normal"), {"has_hints": False}, False),
            (("me:Anke", "open"), {}, False),
            (("me:Anke", "open"), {"has_hints": True}, True),
            (("me:Anke", "me:Bernd"), {"is_hot": True}, False),
        ):
            id = await anke.open("genoa", *seats, **more)
            assert (await anke.get(f"/api/tables/{id}")).said["has_hints"] is has, (seats, more)


async def test_no_hint_where_the_table_allows_none(data: Path) -> None:
    async with served(data) as site, Visitor(site.address) as anke:
        _, page = await begun(anke, "me:Anke", "bot:normal", "bot:normal", has_hints=False)
        await asked(page, Random(1))
        assert (await hint(page))["reason"] == "hints"


async def test_no_hint_for_a_seat_that_is_not_asked_or_not_ones_own(data: Path) -> None:
    async with served(data) as site, Visitor(site.address) as anke, Visitor(site.address) as guest:
        id, page = await begun(anke, "me:Anke", "bot:normal", "bot:normal")
        await asked(page, Random(1))
        ask = page.questions()[0]
        assert (await advised(page, "0.99", 0))["reason"] == "stale"
        assert (await advised(page, ask["id"], 1))["reason"] == "seat"
        watching = await guest.page(id)
        assert (await advised(watching, ask["id"], 0))["reason"] == "seat"


async def test_hints_are_not_given_too_often(data: Path) -> None:
    async with served(data, (0.001, 1)) as site, Visitor(site.address) as anke:
        _, page = await begun(anke, "me:Anke", "bot:normal", "bot:normal")
        await asked(page, Random(1))
        assert not (await hint(page))["reason"]
        assert (await hint(page))["reason"] == "rate"


async def test_a_game_that_nobody_knows_has_no_hints(odd_site: Served) -> None:
    async with Visitor(odd_site.address) as anke:
        id = await anke.open("tally", "me:Anke", "bot:echo", has_hints=True)
        assert (await anke.get(f"/api/tables/{id}")).said["has_hints"] is False
        games = {game["name"]: game["has_hints"] for game in (await anke.get("/api/games")).said}
        assert games["genoa"]
        assert not games["tally"]
