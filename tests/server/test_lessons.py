"""A guided first game on the site: opened by one request, answered as prepared, left, resumed, skipped."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fondaco.games import GAMES
from fondaco.kernel.lesson import Lesson
from tests.server.served import Served
from tests.server.visitor import Page, Visitor


async def learning(anke: Visitor, game: str = "doge") -> tuple[str, Page]:
    """The table of a lesson, at its open question."""
    reply = await anke.post(f"/api/games/{game}/lesson", {"name": "Anke"})
    assert reply.status == 200, reply
    await anke.do(reply.said["id"], "pace", pace="instant")
    page = await anke.page(reply.said["id"])
    await page.until(page.questions)
    return str(reply.said["id"]), page


def lesson_of(game: str) -> Lesson:
    lesson = GAMES[game].lesson()
    assert lesson is not None
    return lesson


def answer(page: Page, n: int, game: str = "doge") -> dict[str, Any]:
    """The learner's prepared answer number `n` to the open question."""
    lesson, asked = lesson_of(game), page.questions()[0]
    a = lesson.script[lesson.learner][n]
    return {"type": "answer", "id": asked["id"], "seat": a.seat, "verb": a.verb, "args": list(a.args)}


async def test_the_lesson_goes_from_idea_to_idea_as_prepared(site: Served) -> None:
    async with Visitor(site.address) as anke:
        id, page = await learning(anke)
        steps = len(lesson_of("doge").steps)
        for n in range(steps - 1):
            said = page.questions()[0]["lesson"]
            assert said["sayings"][0]["text"].keys() == {"en", "de"}
            assert not said["is_last"]
            await page.act(answer(page, n))
            await page.until(page.questions)
        assert page.questions()[0]["lesson"]["is_last"]
        table = (await anke.get(f"/api/tables/{id}")).said
        assert table["lesson"] == "on"
        assert table["has_hints"]


async def test_the_rules_allow_another_answer_but_the_lesson_does_not(site: Served) -> None:
    async with Visitor(site.address) as anke:
        _, page = await learning(anke)
        other = {**answer(page, 0), "args": [3, [0, 1, 0, 0]]}
        assert (await page.act(other))["reason"] == "lesson"
        assert (await page.act(answer(page, 0)))["type"] == "taken"


async def test_who_comes_back_goes_on_and_who_has_skipped_begins_anew(site: Served) -> None:
    async with Visitor(site.address) as anke, Visitor(site.address) as bernd:
        id, page = await learning(anke)
        await page.act(answer(page, 0))
        assert (await learning(anke))[0] == id
        assert (await learning(bernd))[0] != id
        assert (await bernd.post(f"/api/tables/{id}/skip-lesson", {})).error == "creator"
        await anke.do(id, "skip-lesson")
        await page.until(lambda: page.questions() and page.questions()[0]["lesson"] is None)
        assert (await learning(anke))[0] != id


async def test_a_lesson_goes_on_after_the_site_was_stopped(tmp_path: Path) -> None:
    data = tmp_path / "lesson.sqlite"
    async with Served(data) as site, Visitor(site.address) as anke:
        id, page = await learning(anke)
        await page.act(answer(page, 0))
        jar = anke.jar
    async with Served(data) as site, Visitor(site.address, jar) as anke:
        again, page = await learning(anke)
        assert again == id
        await page.until(lambda: page.questions()[0]["lesson"]["before"] > 0)


async def test_nobody_else_hears_the_voice_or_finds_the_table(site: Served) -> None:
    async with Visitor(site.address) as anke, Visitor(site.address) as guest:
        id, _ = await learning(anke)
        watching = await guest.page(id)
        await watching.until(lambda: [one for one in watching.heard if one["type"] == "game"])
        assert "sayings" not in str(watching.heard)
        lobby = (await guest.get("/api/lobby")).said
        assert id not in str(lobby)


async def test_a_game_without_a_lesson_says_so(site: Served) -> None:
    async with Visitor(site.address) as anke:
        assert (await anke.post("/api/games/nothing/lesson", {"name": "Anke"})).error == "lesson"
        games = (await anke.get("/api/games")).said
        assert {game["name"]: game["has_lesson"] for game in games}["doge"]
