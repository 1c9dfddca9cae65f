"""A whole game as text: every question, answer and event, and what changed in whose view."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fondaco.kernel import (
    NOBODY,
    Action,
    Amount,
    Bundle,
    Event,
    Field,
    Game,
    One,
    Prompt,
    Record,
    Some,
    apply,
    ask,
)

Lines = dict[str, str]  # a view, flattened: path and value


def transcript(game: Game[Any], paper: Record) -> str:
    """The game of a record, told so that a diff shows what a change of the rules changes."""
    s = game.start(paper.set_up.seats, paper.set_up.options)
    seats = [*range(paper.set_up.seats), NOBODY]
    views: dict[int, Lines] = {seat: {} for seat in seats}
    lines = [f"{game.title}, rules {game.rules}, {paper.set_up.seats} seats"]
    told = 0
    for n, a in enumerate([None, *paper.answers]):
        if a is not None:
            lines.append(f"#{n} {answer(a)}")
            apply(s, a)
        lines.extend(f"! {event(e)}" for e in s.log[told:])
        told = len(s.log)
        fresh = {seat: dict(flat(game.view(s, seat))) for seat in seats}
        lines.extend(f"  {who} {what}" for who, what in changes(views, fresh))
        views = fresh
        lines.extend(f"? {question(p)}" for p in ask(s))
    for seat, standing in enumerate(game.standings(s)):
        reckoning = ", ".join(f"{line.kind} {line.value} ({line.clause})" for line in standing.lines)
        lines.append(f"= {seat} {standing.score}: {reckoning}")
    return "\n".join(lines) + "\n"


def answer(a: Action) -> str:
    return f"{a.seat} {a.verb} {' '.join(map(short, a.args))}".rstrip()


def event(e: Event) -> str:
    """An event; arguments that only some seats may read stand in brackets with the mask of those seats."""
    args = [f"[{short(arg)}|{e.knows:b}]" if i in e.secret else short(arg) for i, arg in enumerate(e.args)]
    return f"{e.kind} {e.clause} {' '.join(args)}".rstrip()


def question(p: Prompt) -> str:
    moves = [f"{move.verb}({', '.join(map(field, move.fields))}) {move.clause}" for move in p.moves]
    bars = [f"not {bar.verb} {bar.clause}" for bar in p.bars]
    about = " ".join(map(short, p.about))
    return f"{p.seat} {p.text} {p.clause} <{about}> {' | '.join(moves + bars)}"


def field(f: Field) -> str:
    match f:
        case One():
            odds = "" if f.weights is None else f" odds {short(f.weights)}"
            return f"{f.name} {short(f.options)}{odds}"
        case Amount():
            return f"{f.name} {f.low}..{f.high}"
        case Some():
            return f"{f.name} {f.low}..{f.high} of {short(f.options)}"
        case Bundle():
            return f"{f.name} {f.low}..{f.high} out of {short(f.limits)}"
    raise AssertionError(f)


def flat(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Every leaf of a view with its path; a list of plain numbers is a leaf."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from flat(inner, f"{path}.{key}" if path else key)
    elif isinstance(value, list) and any(isinstance(inner, list | tuple | dict) for inner in value):
        for i, inner in enumerate(value):
            yield from flat(inner, f"{path}.{i}")
    else:
        yield path, short(value)


def changes(before: dict[int, Lines], after: dict[int, Lines]) -> Iterator[tuple[str, str]]:
    """What changed, and in whose views: `012-` are seats 0 to 2 and the spectator."""
    seen: dict[str, str] = {}
    for seat, view in after.items():
        for path in dict.fromkeys([*before[seat], *view]):
            old, new = before[seat].get(path, "gone"), view.get(path, "gone")
            if old != new:
                what = f"{path} = {new}"
                seen[what] = seen.get(what, "") + ("-" if seat == NOBODY else str(seat))
    for what, who in seen.items():
        yield who, what


def short(value: object) -> str:
    if isinstance(value, list | tuple):
        return "(" + ",".join(map(short, value)) + ")"
    return "?" if value is None else str(value)
