"""What a page is sent is what it would be sent in any world that its seats cannot tell from this one."""

from __future__ import annotations

import asyncio
import json
import re
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
            for world in (self.worlds[n], self.game.imagine(self.worlds[n], seat, rng)):
                assert part["view"] == as_sent(self.game.view(world, seat))
                prompts = ask(world)
                assert message["waiting"] == [heading(prompt) for prompt in prompts]
                mine = [prompt for prompt in prompts if prompt.seat == seat]
                if part["ask"] is not None:
                    check_ask(part["ask"], mine[0])

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
            assert part["ask"] is None or part["ask"]["seat"] not in others


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
        await one.until(one.asks)
        await one.act(say(one, 0, "hide"))
        await one.until(lambda: one.asks() and one.asks()[0]["text"] == "hide")
        await one.act(say(one, 0, "hide", 777))
        await other.until(lambda: other.asks() and 0 not in [h["seat"] for h in other.news["waiting"]])
        await other.act(say(other, 1, "hide", 888))
        await one.reach(other.news["n"])
        await other.until(other.asks)
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
            heard = [re.sub(r'"changed":[\d.]+', "", raw) for raw in page.raw]  # any digits are in a time
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
                question = rng.choice(page.asks())
                if question["text"] == "hide":
                    reply = await page.act(say(page, question["seat"], "hide", rng.randint(100, 999)))
                else:
                    verb, args = rng.choice([("say", [3]), ("roll", []), ("hide", []), ("again", [])])
                    reply = await page.act(say(page, question["seat"], verb, *args))
            assert reply["type"] == "taken", reply
            answers = await answers_of(odd_site, id)
            assert page.news["n"] == len(answers)
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
