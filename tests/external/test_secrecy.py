"""What a program is sent is what it would be sent in any world that its seat cannot tell from this one."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from fondaco.bots import Bot, Chaos, Sight
from fondaco.bots.arena import play_out
from fondaco.bots.named import named_action
from fondaco.external.messages import Ask, ask_message
from fondaco.games import ALL_GAMES
from fondaco.kernel import Event, Match, begin
from tests.external.programs import bot_of, lines, odd

SEAT = 1


class TwinWorlds:
    """A game that a program has played, told again from its record, and what the program was sent in it."""

    def __init__(self, match: Match[Any], log: Path) -> None:
        self.match = match
        self.sent = [message for message in lines(log, "<") if message["type"] == "ask"]
        self.end = [message for message in lines(log, "<") if message["type"] == "end"]
        self.asked = [
            n for n, a in enumerate(match.answers) if a.seat == SEAT
        ]  # answers before each question

    def check(self, rng: Random) -> None:
        assert len(self.sent) == len(self.asked) > 5
        heard = 0
        for n, sent in zip(self.asked, self.sent, strict=True):
            self.check_events(sent["events"], heard, n)
            heard = n + 1
            self.check_question(sent, n, rng)
        self.check_events(self.end[0]["events"], heard, self.match.n)

    def check_events(self, events: list[dict[str, Any]], first: int, last: int) -> None:
        """What was told from one answer to another, with what the seat may not know blanked out."""
        told = [event.seen_by(SEAT) for n in range(first, last + 1) for event in self.match.told[n]]
        assert [(e["kind"], e["clause"], list(e["parts"].values())) for e in events] == [
            plain(e) for e in told
        ]

    def check_question(self, sent: dict[str, Any], n: int, rng: Random) -> None:
        """Question, view and legal answers are those of an imagined world, to the letter."""
        s = self.match.at(n)
        world = self.match.game.imagine(s, SEAT, rng)
        twin = Sight(self.match.game, world, SEAT, rng)
        made: Ask = ask_message(twin, sent["id"], sent["seconds"], (), rng)
        other = json.loads(msgspec.json.encode(made))
        for key in ("type", "question", "view", "is_whole", *(["answers"] if sent["is_whole"] else [])):
            assert sent[key] == other[key], f"{key} of question {sent['id']}"
        assert set(sent) == {"type", "id", "seconds", "question", "answers", "is_whole", "view", "events"}
        for answer in sent["answers"]:  # those that were drawn are legal in the other world as well
            twin.check(named_action(self.match.game, twin.prompt, answer["verb"], answer["parts"]))


def plain(event: Event) -> tuple[str, str, list[Any]]:
    """An event as it reads after its way through JSON."""
    return event.kind, event.clause, json.loads(json.dumps(event.args))


@pytest.mark.parametrize(("name", "seats"), [("doge", 3), ("liguria", 3), ("haendler", 2), ("genoa", 3)])
def test_a_program_learns_what_its_seat_may_know_and_no_more(name: str, seats: int, tmp_path: Path) -> None:
    match = begin(ALL_GAMES[name], seats)
    bots: list[Bot] = [Chaos()] * seats
    bots[SEAT] = bot_of(odd("none", tmp_path / "log"), name)
    play_out(match, bots, "twins")
    TwinWorlds(match, tmp_path / "log").check(Random(5))


def test_the_seed_of_a_program_tells_nothing_of_chance(tmp_path: Path) -> None:
    """It is drawn from the dice of its seat, which nobody else draws from."""
    seeds = []
    for seed in ("one", "two"):
        match = begin(ALL_GAMES["hafen"], 2)
        play_out(match, [Chaos(), bot_of(odd("none", tmp_path / seed), "hafen")], seed)
        (message,) = [message for message in lines(tmp_path / seed, "<") if message["type"] == "begin"]
        assert message["seed"] == f"{Random(f'{seed}/seat 1').getrandbits(64):x}"
        seeds.append(message["seed"])
    assert len(set(seeds)) == 2
