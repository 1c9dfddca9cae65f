"""fondaco replay: a recorded game told again, and its digest checked."""

from __future__ import annotations

import argparse
import json
from itertools import groupby
from typing import Any

from rich.console import Console
from rich.text import Text

from fondaco.cli.arguments import UsageError, game_of, load
from fondaco.cli.output import ResultConsole
from fondaco.kernel.action import CHANCE, EYE, Event
from fondaco.kernel.frame import waiting
from fondaco.kernel.match import Match
from fondaco.kernel.record import Record, Spoken, replay
from fondaco.terminal.marks import standings_table, told
from fondaco.words import Wordless, Words


def run(args: argparse.Namespace) -> int:
    paper = load(args.file)
    game = game_of(paper)
    until, seat = bounds(args, paper)
    match = replay(game, paper)  # the whole of it is checked, whatever part is told
    heard = match.heard(seat, 0, until)
    if args.json:
        print(json.dumps(as_json(match, paper, seat, until, heard)))
        return 0
    console = ResultConsole()
    words = Words(match.game, args.lang, paper.names, paper.set_up.edition)
    talk = [said for said in paper.talk if said.after <= until]
    for n, events in groupby(heard, key=lambda one: one[0]):
        talk = tell_talk(console, words, talk, n)
        tell(console, words, n, [event for _, event in events])
    tell_talk(console, words, talk, until + 1)
    standings = match.standings()
    if standings is not None and until == match.n:
        console.print(standings_table(words, standings))
    verdict = f"{match.n} answers, digest {paper.digest[:12]}… verified."
    console.print(verdict, style="dim", highlight=False)
    return 0


def bounds(args: argparse.Namespace, paper: Record) -> tuple[int, int]:
    """The last answer to tell, and the seat whose knowledge to tell it from."""
    until = len(paper.answers) if args.until is None else args.until
    if not 0 <= until <= len(paper.answers):
        raise UsageError(f"--until {until}: the record has {len(paper.answers)} answers")
    if args.seat is None:
        return until, EYE
    if not 0 <= args.seat < paper.set_up.seats:
        raise UsageError(f"--seat {args.seat}: the seats of this game are 0 to {paper.set_up.seats - 1}")
    return until, args.seat


def tell(console: Console, words: Words, n: int, events: list[Event]) -> None:
    """Print what was told of one answer, a sentence a line, each with its clause."""
    for line in told(words, events):
        console.print(Text(f"{n:>5}  ", "dim").append_text(line), soft_wrap=True)


def tell_talk(console: Console, words: Words, talk: list[Spoken], before: int) -> list[Spoken]:
    """Print what was said before answer number `before` was given; what is left comes later."""
    now = [said for said in talk if said.after < before]
    for said in now:
        text = said.text or phrase(words, said)
        console.print(Text(f"{said.after:>5}  {words.seat(said.seat)}: “{text}”", "italic"), soft_wrap=True)
    return talk[len(now) :]


def phrase(words: Words, said: Spoken) -> str:
    """A phrase in words; its name, if this program has no words for it or they need other parts."""
    try:
        return words.phrase(said.phrase, said.args)
    except (Wordless, IndexError, ValueError):
        return said.phrase


def as_json(
    match: Match[Any], paper: Record, seat: int, until: int, heard: list[tuple[int, Event]]
) -> dict[str, object]:
    """The game for programs. It holds no answers: those of other seats may be secret."""
    state = match.at(until)
    return {
        "game": paper.set_up.game,
        "rules": paper.set_up.rules,
        "seats": paper.set_up.seats,
        "names": paper.names,
        "answers": match.n,
        "chance": sum(a.seat == CHANCE for a in match.answers),
        "until": until,
        "verified": True,
        "digest": paper.digest,
        "scores": paper.scores,
        "over": not waiting(state),
        "talk": [said._asdict() for said in paper.talk if said.after <= until],
        "events": [{"answer": n, "kind": e.kind, "clause": e.clause, "args": e.args} for n, e in heard],
        "view": match.game.view(state, seat),
    }
