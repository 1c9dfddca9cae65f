"""Games over sockets: people, bots, hot seat, several pages, spectators, lost lines, undo."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from fondaco.server.table.meta import UNDOS_REMEMBERED
from fondaco.server.table.snapshot import MAX_KEPT_MESSAGES
from tests.server.served import Served
from tests.server.visitor import Message, Page, Visitor


def say(page: Page, seat: int, verb: str, *args: object) -> Message:
    """An answer to the open question of a seat."""
    (ask,) = [ask for ask in page.questions() if ask["seat"] == seat]
    return {"type": "answer", "id": ask["id"], "seat": seat, "verb": verb, "args": list(args)}


async def tally(visitor: Visitor, *seats: str) -> tuple[str, Page]:
    """A game of Tally, begun, and its creator's page with the first question."""
    id = await visitor.open("tally", *seats, is_hot=True)
    await visitor.do(id, "start")
    page = await visitor.page(id)
    await page.until(page.questions)
    return id, page


async def test_two_people_and_a_bot_play_a_game_of_doge(site: Served) -> None:
    """From an open table to the standings; all pages see the same end."""
    async with Visitor(site.address) as anke, Visitor(site.address) as bernd, Visitor(site.address) as carla:
        id = await anke.open("doge", "me:Anke", "open", "bot:chaos")
        await bernd.do(id, "sit", seat=1, name="Bernd")
        one, other, watching = await anke.page(id), await bernd.page(id), await carla.page(id)
        await anke.do(id, "start")
        await asyncio.gather(one.play(Random(1)), other.play(Random(2)))
        await one.until(lambda: one.table["status"] == "finished")
        await watching.until(lambda: watching.table["status"] == "finished")
        assert one.news["course"]["moments"][-1]["values"] == [row["score"] for row in one.news["standings"]]
        assert one.news["course"]["statistics"][0]["name"] == "votes"
        assert one.news["standings"] == other.news["standings"] == watching.news["standings"]
        assert one.news["n"] == other.news["n"] == one.table["answers"]
        winners = [seat["is_winner"] for seat in one.table["seats"]]
        assert winners == [row["place"] == 1 for row in one.news["standings"]]
        assert all(seat["is_online"] == (seat["kind"] == "person") for seat in watching.table["seats"])
        assert watching.table["spectators"] == 1
        told = [
            [e["kind"] for e in page.events[seat]] for page, seat in ((one, 0), (other, 1), (watching, -1))
        ]
        assert told[0] == told[1] == told[2], "everybody heard of everything, if not of every detail"
        late = {"type": "answer", "id": "0.0", "seat": 0, "verb": "place", "args": []}
        assert (await one.say(late))["reason"] == "over"
        assert (await one.say({"type": "undo", "id": str(one.news["n"]), "seat": 0}))["reason"] == "over"


async def test_hot_seat_gives_one_page_a_part_for_each_of_its_people(site: Served) -> None:
    async with Visitor(site.address) as anke, Visitor(site.address) as bernd:
        id = await anke.open("doge", "me:Anke", "me:Axel", "bot:chaos", "bot:chaos", is_hot=True)
        assert (await bernd.post(f"/api/tables/{id}/sit", {"seat": 1, "name": "Bernd"})).error == "taken"
        await anke.do(id, "start")
        page = await anke.page(id)
        await page.until(lambda: len(page.questions()) == 2)
        assert [part["seat"] for part in page.news["parts"]] == [0, 1]
        for part in page.news["parts"]:
            mine = [player["tokens"] is not None for player in part["view"]["players"]]
            assert mine == [seat == part["seat"] for seat in range(4)], "each part knows its own secrets only"
        assert await page.play(Random(3), most=40) == 40
        assert {event["args"][0] for event in page.events[0] if event["kind"] == "placed"} == {0, 1, 2, 3}


async def test_pages_of_one_seat_agree(odd_site: Served) -> None:
    async with Visitor(odd_site.address) as anke:
        id, page = await tally(anke, "me:Anke", "me:Axel")
        second = await anke.page(id)
        await second.until(second.questions)
        assert (await page.say(say(page, 0, "say", 4)))["type"] == "taken"
        await second.reach(1)
        assert page.raw[-1] == second.raw[-1]
        assert (await second.say(say(second, 1, "say", 5)))["type"] == "taken"
        await page.reach(2)
        assert page.events == second.events
        assert page.news["parts"][0]["view"]["said"] == [4, 5]


async def test_of_two_answers_to_one_question_one_is_taken(odd_site: Served) -> None:
    """A double click, and the same click on two pages."""
    async with Visitor(odd_site.address) as anke:
        id, page = await tally(anke, "me:Anke", "me:Axel")
        second = await anke.page(id)
        await second.until(second.questions)
        for _ in range(20):
            n = page.news["n"]
            click = say(page, page.questions()[0]["seat"], "again")
            replies = await asyncio.gather(page.say(click), second.say(click))
            assert sorted(reply["type"] for reply in replies) == ["refused", "taken"]
            assert [reply["reason"] for reply in replies if reply["type"] == "refused"] == ["stale"]
            for watching in (page, second):
                await watching.reach(n + 1)


@pytest.mark.parametrize("seed", range(3))
async def test_a_lost_line_resumes_with_nothing_lost_and_nothing_doubled(odd_site: Served, seed: int) -> None:
    """A page that keeps losing its line ends with the same events as one that never did, undo included."""
    rng = Random(seed)
    async with Visitor(odd_site.address) as anke:
        id, page = await tally(anke, "me:Anke", "me:Axel", "me:Alma")
        flaky = await anke.page(id)
        await flaky.until(flaky.questions)
        for _ in range(60):
            if rng.random() < 0.25 and page.news["undo"]:
                undo = {"type": "undo", "id": str(page.news["n"]), "seat": page.news["undo"][0]}
                reply = await page.act(undo)
            else:
                verb, args = rng.choice([("say", [3]), ("roll", []), ("again", []), ("say", [5])])
                reply = await page.act(say(page, page.questions()[0]["seat"], verb, *args))
            assert reply["type"] == "taken"
            if rng.random() < 0.4:
                await flaky.close()
            if flaky.ws.closed and rng.random() < 0.5:
                flaky = await resumed(anke, id, flaky)
        if flaky.ws.closed:
            flaky = await resumed(anke, id, flaky)
        await flaky.reach(page.news["n"])
        fresh = await anke.page(id)
        await fresh.until(lambda: fresh.news)
        assert fresh.news["first"] == 0
        assert flaky.events == page.events == fresh.events
        assert flaky.news["parts"][0]["view"] == fresh.news["parts"][0]["view"]


async def resumed(visitor: Visitor, id: str, page: Page) -> Page:
    """A new line for a page that keeps what it knew."""
    again = await visitor.page(id, page.news["n"], page.news["undos"])
    again.events = page.events
    await again.until(lambda: again.news)
    return again


async def test_reconnecting_sends_only_what_is_new(odd_site: Served) -> None:
    async with Visitor(odd_site.address) as anke:
        id, page = await tally(anke, "me:Anke", "me:Axel")
        for n in range(4):
            await page.say(say(page, n % 2, "say", n))
            await page.reach(n + 1)
        again = await anke.page(id, since=3)
        await again.until(lambda: again.news)
        assert [message["type"] for message in again.heard] == ["table", "game"]
        assert again.news["first"] == 4
        assert [event["n"] for event in again.events[0]] == [4]
        for since in (4, 1000):
            nothing = await anke.page(id, since=since)
            await nothing.until(nothing.questions)
            assert (nothing.news["first"], nothing.events[0]) == (5, [])


async def take_back(page: Page, seat: int) -> None:
    reply = await page.act({"type": "undo", "id": str(page.news["n"]), "seat": seat})
    assert reply["type"] == "taken"


async def test_who_was_away_during_an_undo_hears_what_came_in_its_place(odd_site: Served) -> None:
    """When the page comes back there are as many answers as when it left, but the last is another."""
    async with Visitor(odd_site.address) as anke:
        id, page = await tally(anke, "me:Anke", "me:Axel")
        for n in range(3):
            await page.act(say(page, n % 2, "say", n))
        away = await anke.page(id)
        await away.until(away.questions)
        await away.close()
        await take_back(page, 0)
        await page.act(say(page, 0, "say", 5))
        back = await resumed(anke, id, away)
        assert (back.news["n"], back.news["first"]) == (3, 3)
        assert [event["args"] for event in back.events[0]] == [[0, 0], [1, 1], [0, 5]]
        assert back.events == page.events


async def test_who_knows_of_an_undo_is_not_told_the_game_again(odd_site: Served) -> None:
    """However early the undo: once a page has heard of it, only what is new is told."""
    async with Visitor(odd_site.address) as anke:
        id, page = await tally(anke, "me:Anke", "me:Axel")
        await page.act(say(page, 0, "say", 8))
        await take_back(page, 0)
        for n in range(4):
            await page.act(say(page, n % 2, "say", n))
        again = await resumed(anke, id, page)
        assert (again.news["n"], again.news["first"], again.news["parts"][0]["events"]) == (4, 5, [])


async def test_of_several_undos_missed_the_one_that_went_furthest_back_counts(odd_site: Served) -> None:
    async with Visitor(odd_site.address) as anke:
        id, page = await tally(anke, "me:Anke", "me:Axel")
        for _ in range(4):
            await page.act(say(page, 0, "again"))
        away = await anke.page(id)
        await away.until(away.questions)
        await away.close()
        for _ in range(3):
            await take_back(page, 0)
        for n in range(5):
            await page.act(say(page, n % 2, "say", n))
        await take_back(page, 0)
        back = await resumed(anke, id, away)
        assert (back.news["n"], back.news["first"]) == (5, 2)
        assert back.events == page.events


async def test_who_missed_more_undos_than_are_remembered_is_told_everything(odd_site: Served) -> None:
    async with Visitor(odd_site.address) as anke:
        id, page = await tally(anke, "me:Anke", "me:Axel")
        await page.act(say(page, 0, "say", 1))
        for n in range(UNDOS_REMEMBERED + 1):
            await page.act(say(page, 1, "say", n % 7))
            await take_back(page, 1)
        assert len(odd_site.site.tables[id].meta.undone) == UNDOS_REMEMBERED
        for undos, first in ((0, 0), (1, 2), (UNDOS_REMEMBERED + 1, 2), (UNDOS_REMEMBERED + 2, 0)):
            back = await anke.page(id, 1, undos)
            await back.until(back.questions)
            assert back.news["first"] == first, undos


async def test_pages_that_resume_anywhere_fill_no_memory(odd_site: Served) -> None:
    """What was said to each may be as large as the whole game."""
    async with Visitor(odd_site.address) as anke:
        id, page = await tally(anke, "me:Anke", "me:Axel")
        for n in range(2 * MAX_KEPT_MESSAGES):
            await page.say(say(page, n % 2, "say", 1))
            await page.reach(n + 1)
        for since in range(2 * MAX_KEPT_MESSAGES):
            again = await anke.page(id, since=since)
            await again.until(again.questions)
            assert again.news["first"] == since + 1
            await again.close()
        news = odd_site.site.tables[id]._writer.snapshot
        assert news is not None
        assert len(news.messages) <= MAX_KEPT_MESSAGES


async def test_an_answer_is_weighed_without_being_given(odd_site: Served) -> None:
    """Whether it would be taken, and if not why; neither changes anything."""
    async with Visitor(odd_site.address) as anke:
        _, page = await tally(anke, "me:Anke", "me:Axel")
        good = {**say(page, 0, "say", 4), "type": "weigh"}
        weighed = {"type": "weighed", "id": good["id"], "reason": "", "clause": "", "field": ""}
        assert await page.say(good) == {**weighed, "cost": 40}
        assert await page.say({**good, "verb": "again", "args": []}) == weighed, "what costs nothing says so"
        bad = await page.say({**good, "args": [99]})
        assert (bad["type"], bad["reason"]) == ("weighed", "field")
        spoken = {"reason": "spoken", "clause": "TALLY-6", "details": [0]}
        assert await page.say({**good, "args": [9]}) == {**weighed, **spoken}
        assert await page.say({**good, "type": "answer", "args": [9]}) == {
            **weighed,
            **spoken,
            "type": "refused",
        }
        (move,) = [move for move in page.questions()[0]["moves"] if move["verb"] == "say"]
        assert move["refused"] == [{"args": [7], "clause": "TALLY-3"}, {"args": [9], **spoken}], (
            "a page knows it before it asks"
        )
        assert (await page.say({**good, "id": "9.9"}))["reason"] == "stale"
        assert (await page.say({**good, "seat": 5}))["reason"] == "seat"
        assert (await page.say({**good, "type": "answer"}))["type"] == "taken", "it is still the first answer"


async def test_undo_takes_back_ones_own_last_answer(odd_site: Served) -> None:
    async with Visitor(odd_site.address) as anke, Visitor(odd_site.address) as bernd:
        id, page = await tally(anke, "me:Anke", "me:Axel")
        watching = await bernd.page(id)
        await page.say(say(page, 0, "say", 4))
        await page.reach(1)
        assert page.news["undo"] == [0]
        before = page.questions()[0]["id"]
        assert (await page.say({"type": "undo", "id": "0", "seat": 0}))["reason"] == "stale"
        assert (await page.say({"type": "undo", "id": "1", "seat": 1}))["reason"] == "undo"
        assert await page.say({"type": "undo", "id": "1", "seat": 0}) == {"type": "taken", "id": "1"}
        assert (await page.say({"type": "undo", "id": "1", "seat": 0}))["reason"] == "stale", "a double click"
        await page.reach(0)
        assert page.news["first"] == 1
        assert page.questions()[0]["seat"] == 0
        assert page.questions()[0]["id"] != before
        await watching.reach(0)
        assert watching.events[-1] == []
        stale = {"type": "answer", "id": before, "seat": 1, "verb": "say", "args": [5]}
        assert (await page.say(stale))["reason"] == "stale", "a question that is no longer asked"
        assert (await page.say({"type": "undo", "id": "0", "seat": 0}))["reason"] == "undo"


async def test_what_was_revealed_is_not_taken_back(odd_site: Served) -> None:
    """Chance has answered, or a choice was sealed, or somebody else has answered."""
    async with Visitor(odd_site.address) as anke:
        _, page = await tally(anke, "me:Anke", "me:Axel")

        async def refused(seat: int) -> bool:
            reply = await page.say({"type": "undo", "id": str(page.news["n"]), "seat": seat})
            assert seat not in page.news["undo"]
            return bool(reply["reason"] == "undo")

        await page.say(say(page, 0, "roll"))
        await page.reach(2)
        assert await refused(0)
        await page.say(say(page, 1, "hide"))
        await page.until(lambda: len(page.questions()) == 2)
        assert page.news["undo"] == [1], "what opened the sealed choice is open"
        await page.say(say(page, 0, "hide", 500))
        await page.until(lambda: len(page.questions()) == 1)
        assert page.news["n"] == 3, "what is sealed is not counted yet"
        assert await refused(0)
        assert await refused(1)
        await page.say(say(page, 1, "hide", 600))
        await page.reach(5)
        assert await refused(1)


async def test_undo_survives_a_restart_and_ids_never_come_again(odd_site: Served) -> None:
    """The game is dropped from memory and told again from disk."""
    async with Visitor(odd_site.address) as anke:
        id, page = await tally(anke, "me:Anke", "me:Axel")
        ids = []
        for _ in range(6):
            ids.append(page.questions()[0]["id"])
            await page.say(say(page, 0, "say", 4))
            await page.reach(1)
            await page.say({"type": "undo", "id": "1", "seat": 0})
            await page.reach(0)
            await page.close()
            await odd_site.settled(id)
            await asyncio.to_thread(odd_site.inside, odd_site.site.tidy(float("inf")))
            assert odd_site.site.tables[id]._writer.match is None
            page = await anke.page(id, since=1, undos=len(ids) - 1)
            await page.until(page.questions)
            assert page.news["first"] == 1
        assert len(set(ids)) == 6


async def test_answers_out_of_turn_and_for_others_are_refused(odd_site: Served) -> None:
    async with Visitor(odd_site.address) as anke, Visitor(odd_site.address) as bernd:
        id, page = await tally(anke, "me:Anke", "me:Axel")
        stranger = await bernd.page(id)
        await stranger.until(lambda: stranger.news)
        assert stranger.questions() == []
        answer = say(page, 0, "say", 4)
        assert (await stranger.say(answer))["reason"] == "seat"
        assert (await page.say({**answer, "seat": 1}))["reason"] == "turn"
        assert (await page.say({**answer, "seat": 2}))["reason"] == "seat"
        assert (await page.say({**answer, "seat": -1}))["reason"] == "seat"
        assert (await page.say({**answer, "id": "0.1"}))["reason"] == "stale"
        refused = {"type": "refused", "id": "0.0"}
        assert await page.say({**answer, "args": [7]}) == {
            **refused,
            "reason": "rule",
            "clause": "TALLY-3",
            "field": "",
        }
        assert await page.say({**answer, "args": [10]}) == {
            **refused,
            "reason": "field",
            "clause": "TALLY-2",
            "field": "number",
        }
        assert (await page.say({**answer, "args": []}))["reason"] == "args"
        assert await page.say({**answer, "verb": "sing"}) == {
            **refused,
            "reason": "verb",
            "clause": "TALLY-7",
            "field": "",
        }
        assert page.news["n"] == 0
        assert page.questions()[0]["moves"][0]["refused"][0] == {"args": [7], "clause": "TALLY-3"}
        await anke.do(id, "close")
        assert (await page.say(answer))["reason"] == "closed"


async def test_a_slow_page_is_shown_the_newest_when_it_reads_again(odd_site: Served) -> None:
    """It delays nobody, and loses nothing."""
    async with Visitor(odd_site.address) as anke:
        id, page = await tally(anke, "me:Anke", "me:Axel")
        slow = await anke.page(id)
        await slow.until(slow.questions)
        # Its own coming is told a little later; after that nothing but the game is.
        await slow.until(lambda: sum(message["type"] == "table" for message in slow.heard) == 2)
        (theirs,) = [
            p
            for p in odd_site.site.tables[id].audience.connections
            if p is not next(iter(odd_site.site.connections))
        ]

        async def stick() -> None:
            """As if the line had taken nothing for a while."""
            theirs.outbox.extend([b'{"type":"pong"}'] * 20)

        async def flow() -> None:
            assert theirs.is_behind
            theirs.has_mail.set()

        await asyncio.to_thread(odd_site.inside, stick())
        for n in range(10):
            await page.say(say(page, n % 2, "say", n % 6))
            await page.reach(n + 1)
        await asyncio.to_thread(odd_site.inside, flow())
        await slow.reach(10)
        assert slow.events == page.events
