"""Reviews on the site: only of finished games, for all who may see them, worked out in another process."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from fondaco.kernel.match import begin
from fondaco.server.bots.worker import Memory, ReviewTask, think
from fondaco.server.settings import Settings
from tests.bots.test_review import NAMES, played
from tests.server.served import QUICK, Served
from tests.server.visitor import Visitor

MAX_WAIT_SECONDS = 60.0


async def ready(visitor: Visitor, id: str) -> dict[str, Any]:
    """Wait for a review; how far it had come each time it was asked after."""
    async with asyncio.timeout(MAX_WAIT_SECONDS):
        while True:
            news = (await visitor.get(f"/api/tables/{id}/review")).said
            if news["review"] or news["is_faulty"]:
                return dict(news)
            await asyncio.sleep(0.05)


@pytest.fixture
def quick_site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A site whose worker looks at very little: what is tested here is not what it finds."""
    monkeypatch.setenv("PYTHONPATH", f"{Path(__file__).parents[2]}:{Path(__file__).parents[2] / 'src'}")
    data = tmp_path / "reviews.sqlite"
    worker = Settings(data).worker[:1] + ("-m", "tests.server.brief_worker")
    served = Served(data, Settings(data, worker=worker, limits=QUICK))
    yield served
    served.stop()


async def finished(visitor: Visitor) -> str:
    """A table of Genoa that is over."""
    id = await visitor.open("genoa", "bot:chaos", "bot:chaos")
    await visitor.do(id, "start")
    await over(visitor, id)
    return id


async def over(visitor: Visitor, id: str) -> None:
    async with asyncio.timeout(MAX_WAIT_SECONDS):
        while (await visitor.get(f"/api/tables/{id}")).said["status"] != "finished":
            await asyncio.sleep(0.05)


async def test_who_played_asks_and_everybody_reads(quick_site: Served) -> None:
    async with Visitor(quick_site.address) as anke, Visitor(quick_site.address) as guest:
        id = await finished(anke)
        assert (await guest.get(f"/api/tables/{id}/review")).said["progress"] is None
        assert (await guest.post(f"/api/tables/{id}/review")).error == "seat"
        begun = await anke.post(f"/api/tables/{id}/review")
        assert (begun.status, begun.said["progress"], begun.said["review"]) == (200, 0.0, None)
        news = await ready(guest, id)
        assert (news["progress"], news["is_faulty"]) == (1.0, False)
        for seat, player in enumerate(news["review"]["players"]):
            assert player["seat"] == seat
            assert player["luck"]["said"].keys() == {"en", "de"}
        again = await anke.post(f"/api/tables/{id}/review")
        assert again.said["review"] == news["review"]


async def test_nothing_is_told_and_nothing_begun_while_the_game_runs(quick_site: Served) -> None:
    async with Visitor(quick_site.address) as anke:
        id = await anke.open("genoa", "me:Anke", "bot:normal")
        path = f"/api/tables/{id}/review"
        before = [await anke.get(path), await anke.post(path)]
        await anke.do(id, "start")
        for reply in (*before, await anke.get(path), await anke.post(path)):
            assert (reply.status, reply.error) == (409, "status")
        assert not quick_site.site.reviews.news


async def test_a_game_that_nobody_knows_has_no_review(odd_site: Served) -> None:
    async with Visitor(odd_site.address) as anke:
        id = await anke.open("tally", "bot:ender", "bot:ender")
        await anke.do(id, "start")
        await over(anke, id)
        assert (await anke.post(f"/api/tables/{id}/review")).error == "review"


def test_a_worker_goes_on_step_by_step_and_refuses_a_game_that_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fondaco.server.bots.reviewing.SECONDS_PER_STEP", 0.0)
    match = played("genoa")
    task = ReviewTask("a", match.set_up, match.answers, NAMES, [0])
    memory = Memory()
    first, second = think(memory, task), think(memory, task)
    assert 0 < first.progress < second.progress < 1
    assert not first.error
    running = begin(match.game, match.set_up.seats)
    wrong = ReviewTask("b", running.set_up, [], NAMES, [0])
    assert "secret" in think(memory, wrong).error
