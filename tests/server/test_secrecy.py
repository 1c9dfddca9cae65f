"""What a page is sent is what it would be sent in any world that its seats cannot tell from this one."""

from __future__ import annotations

import asyncio
import json
import re
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from fondaco.bots import Chaos
from fondaco.bots.arena import play_game
from fondaco.games import GAMES
from fondaco.kernel.action import NOBODY, Action, Event
from fondaco.kernel.frame import ask
from fondaco.kernel.game import Game
from fondaco.kernel.match import begin
from fondaco.kernel.prompt import Prompt
from fondaco.server.table.meta import Seat, TableMeta
from fondaco.server.table.snapshot import Snapshot
from tests.server.served import Served
from tests.server.test_play import say, tally
from tests.server.visitor import Message, Page, Visitor


def as_sent(value: object) -> Any:
    """Tuples become lists on the way."""
    return json.loads(json.dumps(value))


class Ghost:
    """The game after `n` answers, told from the record by the kernel alone, without the server's code."""

    def __init__(self, game: Game[Any], seats: int, answers: list[Action]) -> None:
        self.game = game
        self.worlds: list[Any] = []
        self.told: list[list[Event]] = []
        match = begin(game, seats)
        self.worlds.append(match.state.copy())
        for a in answers:
            match.push(a)
            self.worlds.append(match.state.copy())
        self.told = match.told
        self.sealed = match.sealed

    def check(self, message: Message, rng: Random) -> None:
        """Every part of a message agrees with what its seat may know, in this world and in imagined ones."""
        n = message["n"]
        for part in message["parts"]:
            seat = part["seat"]
            events = [
                {"n": at, "kind": e.kind, "clause": e.clause, "args": as_sent(e.seen_by(seat).args)}
                for at in range(message["first"], n + 1)
                for e in self.told[at]
            ]
            assert part["events"] == events
            true = self.world_of(message)
            for world in (true, self.game.imagine(true, seat, rng)):
                assert part["view"] == as_sent(self.game.view(world, seat))
                prompts = ask(world)
                assert message["waiting"] == [heading(prompt) for prompt in prompts]
                mine = [prompt for prompt in prompts if prompt.seat == seat]
                if part["question"] is not None:
                    check_ask(part["question"], mine[0])

    def world_of(self, message: Message) -> Any:
        """The world that a message speaks of: answers in secret are given in it, but not counted."""
        at = message["n"]
        last = at
        while last < len(self.sealed) and self.sealed[last] and not self.told[last + 1]:
            last += 1
        views = [part["view"] for part in message["parts"]]
        seats = [part["seat"] for part in message["parts"]]
        for world in self.worlds[at : last + 1]:
            if views == [as_sent(self.game.view(world, seat)) for seat in seats]:
                return world
        raise AssertionError("no world looks like this")

    def check_blanks(self, message: Message) -> None:
        """An event's secret is there for those who know it and for nobody else."""
        for part in message["parts"]:
            at = 0
            for n in range(message["first"], message["n"] + 1):
                for event in self.told[n]:
                    sent = part["events"][at]["args"]
                    knows = part["seat"] >= 0 and event.knows >> part["seat"] & 1
                    for i in event.secret:
                        assert (sent[i] is not None) == bool(knows)
                    at += 1


def heading(prompt: Prompt) -> Message:
    return {
        "seat": prompt.seat,
        "text": prompt.text,
        "clause": prompt.clause,
        "about": as_sent(prompt.about),
    }


def check_ask(sent: Message, prompt: Prompt) -> None:
    assert {key: sent[key] for key in ("seat", "text", "clause", "about")} == heading(prompt)
    assert [move["verb"] for move in sent["moves"]] == [move.verb for move in prompt.moves]
    for told, move in zip(sent["moves"], prompt.moves, strict=True):
        assert [field["name"] for field in told["fields"]] == [field.name for field in move.fields]


async def answers_of(site: Served, id: str) -> list[Action]:
    return await asyncio.to_thread(site.inside, site.site.store.answers(id))


def games_told(page: Page) -> list[Message]:
    return [message for message in page.heard if message["type"] == "game"]


async def test_nothing_secret_reaches_a_page_in_whole_games_of_doge(site: Served) -> None:
    """Two people, one of them on two pages, a bot, a spectator; everything each page was sent is examined."""
    rng = Random(5)
    async with Visitor(site.address) as anke, Visitor(site.address) as bernd, Visitor(site.address) as carla:
        id = await anke.open("doge", "me:Anke", "open", "bot:chaos")
        await bernd.do(id, "sit", seat=1, name="Bernd")
        one, other, watching = await anke.page(id), await bernd.page(id), await carla.page(id)
        late = await bernd.page(id)
        await anke.do(id, "start")
        await asyncio.gather(one.play(Random(1)), other.play(Random(2)))
        end = one.news["n"]
        for page in (one, other, watching, late):
            await page.until(lambda page=page: page.table["status"] == "finished")  # type: ignore[misc]  # mypy cannot type such a lambda
        ghost = Ghost(GAMES["doge"], 3, await answers_of(site, id))
        for page, seat in ((one, 0), (other, 1), (late, 1), (watching, NOBODY)):
            told = games_told(page)
            assert {part["seat"] for message in told for part in message["parts"]} == {seat}
            assert told[-1]["n"] == end
            for message in told:
                ghost.check_blanks(message)
            for message in rng.sample(told, 120):
                ghost.check(message, rng)
        check_words(ghost, one, {1, 2})
        check_words(ghost, watching, {0, 1, 2})


@pytest.mark.parametrize("name", list(GAMES))
async def test_every_game_is_played_and_keeps_its_secrets(site: Served, name: str) -> None:
    """The beginning of a game of each kind: two people on one screen, bots, a spectator."""
    rng, seats = Random(6), max(GAMES[name].seats)
    async with Visitor(site.address) as anke, Visitor(site.address) as eve:
        bots = ["bot:chaos"] * (seats - 2)
        id = await anke.open(name, "me:Anke", "me:Axel", *bots, is_hot=True)
        page, watching = await anke.page(id), await eve.page(id)
        await anke.do(id, "start")
        await page.play(rng, most=40)
        await watching.until(lambda: watching.news and watching.news["n"] >= page.news["n"])
        told = games_told(page) + games_told(watching)  # before the answers: the bots go on meanwhile
        ghost = Ghost(GAMES[name], seats, await answers_of(site, id))
        for message in told:
            ghost.check_blanks(message)
            ghost.check(message, rng)


def check_words(ghost: Ghost, page: Page, others: set[int]) -> None:
    """No view names tokens of others, and nobody is sent a question that is not theirs."""
    for message in games_told(page):
        for part in message["parts"]:
            for owner in others:
                player = part["view"]["players"][owner]
                assert player["tokens"] is None
                assert player["piles"] is None
            assert part["question"] is None or part["question"]["seat"] not in others


async def test_an_answer_in_secret_does_not_stir_the_lobby(odd_site: Served) -> None:
    """Whoever counted its news could tell how many answers somebody needs for a secret choice."""
    async with Visitor(odd_site.address) as anke, Visitor(odd_site.address) as eve:
        id = await anke.open("tally", "me:Anke", "me:Axel", is_hot=True)
        await anke.do(id, "start")
        page = await anke.page(id)
        await page.until(page.questions)
        await page.act(say(page, 0, "hide"))
        before = (await eve.get("/api/lobby")).said
        await page.act(say(page, 0, "hide", 777))
        assert (await eve.get("/api/lobby")).said == before
        await page.act(say(page, 1, "hide", 888))
        assert (await eve.get("/api/lobby")).said != before, "what all know is told"


async def test_what_is_sealed_stays_sealed_until_all_have_chosen(odd_site: Served) -> None:
    """And a secret that stays one after that is never sent to others, nor to those who come late."""
    async with (
        Visitor(odd_site.address) as anke,
        Visitor(odd_site.address) as bernd,
        Visitor(odd_site.address) as eve,
    ):
        id = await anke.open("tally", "me:Anke", "open", "bot:echo")
        await bernd.do(id, "sit", seat=1, name="Bernd")
        await anke.do(id, "start")
        one, other, watching = await anke.page(id), await bernd.page(id), await eve.page(id)
        await one.until(one.questions)
        await one.act(say(one, 0, "hide"))
        await one.until(lambda: one.questions() and one.questions()[0]["text"] == "hide")
        await one.act(say(one, 0, "hide", 777))
        await other.until(lambda: other.questions() and 0 not in [h["seat"] for h in other.news["waiting"]])
        await other.act(say(other, 1, "hide", 888))
        await one.reach(other.news["n"])
        await other.until(other.questions)
        await other.act(say(other, 1, "say", 3))
        n = other.news["n"]
        await one.until(lambda: one.news["n"] >= n)
        fresh = await eve.page(id)
        await fresh.until(lambda: fresh.news)
        assert "777" in "".join(one.raw)
        assert "888" in "".join(other.raw)
        for page, secrets in (
            (one, ["888"]),
            (other, ["777"]),
            (watching, ["777", "888"]),
            (fresh, ["777", "888"]),
        ):
            heard = [re.sub(r'"(changed|now)":[\d.]+', "", raw) for raw in page.raw]  # a time has any digits
            assert not [raw for raw in heard for secret in secrets if secret in raw]


async def test_messages_are_checked_in_imagined_worlds_across_undo(odd_site: Served) -> None:
    """The same for Tally, where answers are taken back in between."""
    rng = Random(8)
    async with Visitor(odd_site.address) as anke, Visitor(odd_site.address) as bernd:
        id, page = await tally(anke, "me:Anke", "me:Axel")
        watching = await bernd.page(id)
        await watching.until(lambda: watching.news)
        ghosts: list[tuple[Message, list[Action]]] = []
        for _ in range(40):
            if page.news["undo"] and rng.random() < 0.3:
                reply = await page.act(
                    {"type": "undo", "id": str(page.news["n"]), "seat": page.news["undo"][0]}
                )
            else:
                question = rng.choice(page.questions())
                if question["text"] == "hide":
                    reply = await page.act(say(page, question["seat"], "hide", rng.randint(100, 999)))
                else:
                    verb, args = rng.choice([("say", [3]), ("roll", []), ("hide", []), ("again", [])])
                    reply = await page.act(say(page, question["seat"], verb, *args))
            assert reply["type"] == "taken", reply
            answers = await answers_of(odd_site, id)
            played = begin(GAMES["tally"], 2)
            played.follow(answers)
            assert page.news["n"] == played.public_n
            await watching.until(lambda: watching.raw and watching.news["n"] == page.news["n"])
            ghosts += [(page.news, answers), (watching.news, answers)]
        for message, answers in ghosts:
            ghost = Ghost(GAMES["tally"], 2, answers)
            ghost.check(message, rng)
            ghost.check_blanks(message)


def test_the_bytes_are_the_same_in_an_imagined_world() -> None:
    """What the server would send a seat, from the real state and from worlds that the seat imagines."""
    game, rng = GAMES["doge"], Random(9)
    answers = play_game(game, 3, [Chaos(), Chaos(), Chaos()], 4, 0).answers
    seats = tuple([Seat(f"P{i}", "person", "chaos", f"v{i}") for i in range(3)])
    meta = TableMeta("x", "doge", {}, seats, "v0", 0, status="running", rules="1")
    for n in rng.sample(range(len(answers)), 60):
        match = begin(game, 3)
        match.follow(answers[:n])
        real = Snapshot(meta, match)
        for seat in (NOBODY, 0, 1, 2):
            other = begin(game, 3)
            other.follow(answers[:n])
            other.state = game.imagine(other.state, seat, rng)
            mine = () if seat == NOBODY else (seat,)
            assert real.message(mine, n + 1) == Snapshot(meta, other).message(mine, n + 1)


async def test_gen_6_8_covered_offers_cannot_be_counted(site: Served) -> None:
    """Two offers of one guest take two answers: who looks on hears of one, when the guest is ready."""
    async with Visitor(site.address) as anke, Visitor(site.address) as eve:
        limit = {"answer": 600}
        id = await anke.open("genoa", "me:Anke", "me:Axel", "me:Alma", is_hot=True, time_limit=limit)
        page, watching = await anke.page(id), await eve.page(id)

        def games() -> int:
            return sum(message["type"] == "game" for message in watching.heard)

        def times() -> list[list[float]]:
            """When the seats' times end, each time that this was told and had changed."""
            told = [message["table"]["seats"] for message in watching.heard if message["type"] == "table"]
            ends = [[seat["answer_ends"] for seat in seats] for seats in told]
            return [now for before, now in pairwise([[], *ends]) if now != before]

        await anke.do(id, "start")
        while True:
            await page.until(page.questions)
            question = page.questions()[0]
            fields = question["moves"][0]["fields"]
            if question["text"] == "offer" and len(fields[0]["options"]) > 1:
                break
            verbs = [move["verb"] for move in question["moves"]]
            verb = next(verb for verb in ("lapse", "ready", "ask", "end", "roll", "pass") if verb in verbs)
            await page.act(say(page, question["seat"], verb))
        await watching.until(lambda: watching.news.get("waiting") == page.news["waiting"])
        before, heard, timed = dict(watching.news), games(), len(times())
        goods = [0] * 18
        first, second = fields[0]["options"][:2]
        await page.act(say(page, question["seat"], "offer", first, 5, goods, [], 0, goods, 0, 1))
        await page.act(say(page, question["seat"], "offer", second, 5, goods, [], 0, goods, 0, 0))
        await watching.until(lambda: games() > heard)
        assert watching.news["done"] == [question["seat"]]
        assert (watching.news["n"], games()) == (before["n"], heard + 1)
        assert len(times()) <= timed + 1, "no clock tells of an answer in secret"
        lobby = (await eve.get("/api/lobby")).said
        assert lobby["running"][0]["answers"] == before["n"]
