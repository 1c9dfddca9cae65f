"""fondaco replay: a recorded game told again, and its digest checked."""

from __future__ import annotations

import argparse
import json
from typing import Any

from rich.console import Console
from rich.text import Text

from fondaco.cli.asked import Unasked, game_of, load
from fondaco.cli.page import Page
from fondaco.kernel.action import CHANCE, EYE, Action, Event
from fondaco.kernel.frame import waiting
from fondaco.kernel.game import Game
from fondaco.kernel.record import Record, replay
from fondaco.terminal.marks import standings_table, told
from fondaco.words import Words


def run(args: argparse.Namespace) -> int:
    paper = load(args.file)
    game = game_of(paper)
    until, seat = bounds(args, paper)
    replay(game, paper)  # the whole of it is checked, whatever part is told
    heard: list[tuple[int, Action, list[Event]]] = []
    s = replay(game, paper, until, lambda n, a, events: heard.append((n, a, events)))
    if args.json:
        print(json.dumps(as_json(game, paper, s, seat, until, heard)))
        return 0
    console = Page()
    words = Words(game, args.lang, paper.names, paper.edition)
    opening = [event.seen_by(seat) for event in game.start(paper.seats, paper.options, paper.edition).log]
    tell(console, words, 0, opening)
    for n, _, events in heard:
        tell(console, words, n, [event.seen_by(seat) for event in events])
    if not waiting(s):
        console.print(standings_table(words, game.standings(s)))
    verdict = f"{len(paper.answers)} answers, digest {paper.digest[:12]}… verified."
    console.print(verdict, style="dim", highlight=False)
    return 0


def bounds(args: argparse.Namespace, paper: Record) -> tuple[int, int]:
    """How far to tell, and for whose ears."""
    until = len(paper.answers) if args.until is None else args.until
    if not 0 <= until <= len(paper.answers):
        raise Unasked(f"--until {until}: the record has {len(paper.answers)} answers")
    if args.seat is None:
        return until, EYE
    if not 0 <= args.seat < paper.seats:
        raise Unasked(f"--seat {args.seat}: the seats of this game are 0 to {paper.seats - 1}")
    return until, args.seat


def tell(console: Console, words: Words, n: int, events: list[Event]) -> None:
    """The sentences of one answer, each with its clause."""
    for line in told(words, events):
        console.print(Text(f"{n:>5}  ", "dim").append_text(line), soft_wrap=True)


def as_json(
    game: Game[Any],
    paper: Record,
    s: Any,
    seat: int,
    until: int,
    heard: list[tuple[int, Action, list[Event]]],
) -> dict[str, object]:
    """The telling for machines. Answers of other seats may hold secrets: a seat is given only events."""
    events = [
        {"answer": n, "kind": event.kind, "clause": event.clause, "args": event.seen_by(seat).args}
        for n, _, some in heard
        for event in some
    ]
    return {
        "game": paper.game,
        "rules": paper.rules,
        "seats": paper.seats,
        "names": paper.names,
        "answers": len(paper.answers),
        "chance": sum(a.seat == CHANCE for a in paper.answers),
        "until": until,
        "verified": True,
        "digest": paper.digest,
        "scores": paper.scores,
        "over": not waiting(s),
        "events": events,
        "view": game.view(s, seat),
    }
