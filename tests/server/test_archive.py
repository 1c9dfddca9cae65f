"""Finished games told again, and their records."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest

from fondaco.bots import Chaos, play_game
from fondaco.games import GAMES
from fondaco.kernel.action import EYE
from fondaco.kernel.game import Game
from fondaco.kernel.match import begin
from fondaco.kernel.paper import read
from fondaco.kernel.record import replay
from fondaco.server.table import archive
from fondaco.server.table.archive import READERS, StoredGame
from fondaco.server.table.table import Table
from tests.server.served import Served
from tests.server.test_play import say, tally
from tests.server.visitor import Message, Page, Visitor


def first_told(page: Page) -> dict[int, Message]:
    """By number of answers, what a page was first told: later it may know who has chosen in secret since."""
    told: dict[int, Message] = {}
    for message in page.heard:
        if message["type"] == "game":
            told.setdefault(message["n"], message)
    return told


async def test_a_finished_game_is_told_again_step_by_step(site: Served) -> None:
    async with Visitor(site.address) as anke, Visitor(site.address) as bernd:
        id = await anke.open("doge", "me:Anke", "me:Axel", "me:Alma", is_hot=True)
        await anke.do(id, "start")
        page = await anke.page(id)
        await page.play(Random(11))
        end = page.news["n"]
        sent = first_told(page)
        rng = Random(3)
        for step in [6, end, *rng.sample(sorted(sent), 6)]:
            for seat in range(3):
                told = (await bernd.get(f"/api/tables/{id}/replay?step={step}&seat={seat}")).said
                assert (told["type"], told["n"], told["first"], told["undo"]) == ("game", step, 0, [])
                (part,) = told["parts"]
                assert part["question"] is None
                assert part["view"] == sent[step]["parts"][seat]["view"], "what the page was shown then"
                assert part["events"] == [e for e in page.events[seat] if e["n"] <= step]
                assert (told["standings"] is not None) == (step == end)
                assert told["waiting"] == sent[step]["waiting"]
        all_seen = (await bernd.get(f"/api/tables/{id}/replay?step={end}&seat=-2")).said["parts"][0]
        assert all(player["tokens"] for player in all_seen["view"]["players"])
        assert None not in [arg for event in all_seen["events"] for arg in event["args"]]
        nobody = (await bernd.get(f"/api/tables/{id}/replay")).said
        assert (nobody["n"], nobody["parts"][0]["seat"]) == (end, -1)
        start = (await bernd.get(f"/api/tables/{id}/replay?step=0&seat=0")).said
        assert (start["n"], start["waiting"]) == (0, []), "it is chance's turn"


async def test_a_running_game_is_told_again_only_to_those_who_play_it(site: Served) -> None:
    """Each as the own seat saw it: nobody learns what another seat, a spectator or everything would show."""
    async with Visitor(site.address) as anke, Visitor(site.address) as bernd:
        id = await anke.open("doge", "me:Anke", "me:Axel", "me:Alma", is_hot=True)
        await anke.do(id, "start")
        page = await anke.page(id)
        await page.play(Random(11), most=12)
        sent = first_told(page)
        for n, message in sent.items():
            told = (await anke.get(f"/api/tables/{id}/replay?step={n}&seat=1")).said
            assert (told["n"], told["parts"][0]["question"]) == (n, None)
            assert told["parts"][0]["view"] == message["parts"][1]["view"]
        assert len(sent) > 3
        assert (await anke.get(f"/api/tables/{id}/replay?step={max(sent) + 1}&seat=1")).error == "form"
        for other in ("step=1&seat=-2", "step=1&seat=-1"):
            assert (await anke.get(f"/api/tables/{id}/replay?{other}")).error == "status"
        for seat in range(-2, 3):
            assert (await bernd.get(f"/api/tables/{id}/replay?step=1&seat={seat}")).error == "status"


async def test_who_has_heard_the_story_is_not_told_it_again_at_every_step(odd_site: Served) -> None:
    async with Visitor(odd_site.address) as anke:
        id, page = await tally(anke, "me:Anke", "me:Axel")
        for verb, args in (("say", [4]), ("roll", []), ("say", [1]), ("end", [])):
            await page.act(say(page, page.questions()[0]["seat"], verb, *args))
        path = f"/api/tables/{id}/replay?step=4&seat=-2"
        whole = (await anke.get(path)).said
        events = whole["parts"][0]["events"]
        for since in (-5, -1, 0, 2, 4, 9):
            part = (await anke.get(f"{path}&since={since}")).said
            assert part["first"] == max(0, min(since, 4) + 1)
            assert part["parts"][0]["events"] == [e for e in events if e["n"] >= part["first"]]
            assert part["parts"][0]["view"] == whole["parts"][0]["view"]
        assert events
        assert (await anke.get(f"{path}&since=x")).error == "form"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_rounds_and_turns_are_told_alike_to_every_eye(game: Game[Any]) -> None:
    """Who looks back jumps from one to the next: that list must not depend on whose eyes are borrowed."""
    chapters = game.glossary().chapters
    seats = game.seats[-1]
    played = play_game(game, seats, [Chaos()] * seats, seed="rounds", number=0)
    match = begin(game, seats)
    match.follow(played.answers)
    marks = [e for told in match.told for e in told if e.kind in chapters]
    assert len(marks) > 1 or not chapters
    for seat in range(EYE, seats):
        assert [e.seen_by(seat).args for e in marks] == [e.args for e in marks]


async def test_steps_and_seats_that_are_not_there(odd_site: Served) -> None:
    async with Visitor(odd_site.address) as anke:
        id, page = await tally(anke, "me:Anke", "me:Axel")
        for path in ("replay?step=0&seat=-1", "replay?step=0&seat=-2", "record"):
            reply = await anke.get(f"/api/tables/{id}/{path}")
            assert (reply.status, reply.error) == (409, "status"), "running games keep their secrets"
        await page.act(say(page, 0, "end"))
        for query in ("step=2", "step=-1", "seat=2", "seat=-3", "step=x", "step=1&seat=", "step=1.5"):
            assert (await anke.get(f"/api/tables/{id}/replay?{query}")).error == "form", query
        closed, _ = await tally(anke, "me:Anke", "me:Axel")
        await anke.do(closed, "close")
        reply = await anke.get(f"/api/tables/{closed}/record")
        assert (reply.status, reply.said["scores"]) == (200, None), "a game that was closed is kept"
        never = await anke.open("tally", "me:Anke", "open")
        await anke.do(never, "close")
        assert (await anke.get(f"/api/tables/{never}/record")).status == 409, "there was no game"


async def test_who_looks_back_keeps_nobody_from_playing(odd_site: Served) -> None:
    """Games are told again in a few processes of their own; tables that are played at need none of them."""
    slots = odd_site.site.archive.pool.slots
    async with Visitor(odd_site.address) as anke, Visitor(odd_site.address) as bernd:
        id, page = await tally(anke, "me:Anke", "me:Axel")
        await page.act(say(page, 0, "end"))

        async def occupy() -> None:
            for _ in range(READERS):
                await slots.acquire()

        async def give_back() -> None:
            for _ in range(READERS):
                slots.release()

        await asyncio.to_thread(odd_site.inside, occupy())
        crowd = [asyncio.create_task(bernd.get(f"/api/tables/{id}/replay")) for _ in range(60)]
        try:
            async with asyncio.timeout(20):
                await tally(anke, "me:Anke", "me:Axel")
            assert not any(task.done() for task in crowd)
        finally:
            await asyncio.to_thread(odd_site.inside, give_back())
        assert {reply.status for reply in await asyncio.gather(*crowd)} == {200}
        assert len(odd_site.site.archive.pool.workers) <= READERS


async def test_who_steps_through_a_game_waits_for_it_once(
    odd_site: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stays in memory until others were looked at; there are never more than so many."""
    read: list[str] = []
    reading = archive.stored_game

    async def noting(table: Table) -> StoredGame:
        read.append(table.meta.id)
        return await reading(table)

    monkeypatch.setattr(archive, "stored_game", noting)
    monkeypatch.setattr(archive, "MAX_KEPT_GAMES", 1)
    async with Visitor(odd_site.address) as anke:
        games = []
        for _ in range(2):
            id, page = await tally(anke, "me:Anke", "me:Axel")
            for verb, args in (("say", [4]), ("say", [1]), ("end", [])):
                await page.act(say(page, page.questions()[0]["seat"], verb, *args))
            games.append(id)
        for step in (0, 1, 2, 3, 0):
            seen = (await anke.get(f"/api/tables/{games[0]}/replay?step={step}")).said
            assert seen["parts"][0]["view"]["said"] == [4, 1][:step]
        assert read == games[:1]
        await anke.get(f"/api/tables/{games[1]}/replay")
        await anke.get(f"/api/tables/{games[0]}/replay")
        assert read == [games[0], games[1], games[0]]
        assert [id for id, _, _ in odd_site.site.archive.games] == games[:1]


async def test_the_record_of_a_finished_game_is_true(odd_site: Served) -> None:
    async with Visitor(odd_site.address) as anke:
        id, page = await tally(anke, "me:Anke", "me:Axel")
        for verb, args in (("say", [4]), ("roll", []), ("say", [1]), ("end", [])):
            await page.act(say(page, page.questions()[0]["seat"], verb, *args))
        async with anke.session.get(f"{odd_site.address}/api/tables/{id}/record") as reply:
            assert reply.headers["Content-Disposition"].startswith('attachment; filename="tally-')
            text = await reply.text()
        paper = read(text)
        assert (paper.names, paper.set_up.seats) == (["Anke", "Axel"], 2)
        assert [a.verb for a in paper.answers] == ["say", "roll", "roll", "say", "end"]
        assert paper.scores is not None
        await asyncio.to_thread(replay, GAMES["tally"], paper)
        assert json.loads(text)["fondaco"] == 1
