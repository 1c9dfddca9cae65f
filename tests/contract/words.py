"""Everything a game says can be read: each clause is in its rules, each word in its glossary."""

from __future__ import annotations

from collections.abc import Iterator

from fondaco.kernel import (
    EYE,
    NOBODY,
    Amount,
    Bundle,
    Event,
    Field,
    One,
    Prompt,
    Some,
    Standing,
    tallies,
)
from tests.contract import fits
from tests.contract.dump import dump
from tests.contract.table import Table, expect


def check_clauses(table: Table, said: object, *clauses: str) -> None:
    for clause in clauses:
        expect(clause in table.clauses, "clauses", f"{said} cites {clause!r}, which the rules do not have")


def check_prompt(table: Table, prompt: Prompt) -> None:
    """A question, its moves, their fields, and what is shut."""
    fits.check_prompt(table, prompt)
    words = table.game.glossary()
    expect(prompt.text in words.prompts, "glossary", f"no prompt {prompt.text!r}")
    check_clauses(table, f"prompt {prompt.text!r}", prompt.clause, *[bar.clause for bar in prompt.bars])
    check_slots(table, f"prompt {prompt.text!r}", words.prompts[prompt.text], prompt.about)
    for verb in [move.verb for move in prompt.moves] + [bar.verb for bar in prompt.bars]:
        expect(verb in words.verbs, "glossary", f"no verb {verb!r}")
    for move in prompt.moves:
        check_clauses(table, f"move {move.verb!r}", move.clause)
        for field in move.fields:
            lacking = [missing.clause for missing in field.missing]
            check_clauses(table, f"field {field.name!r}", field.clause or move.clause, *lacking)
            expect(has_names(table, field), "glossary", f"nameless: {dump(field)}")


def has_names(table: Table, field: Field) -> bool:
    """Whether the things a field offers have names."""
    if isinstance(field, One | Some):
        return all(each >= 0 and is_thing(table, field.what, each) for each in field.options)
    if isinstance(field, Bundle):
        return len(field.limits) == count_of(table, field.what)
    return isinstance(field, Amount)


def count_of(table: Table, what: str) -> int | None:
    """How many things there are of a kind; None if the word names no kind, but numbers."""
    if what == "seat":
        return table.seats
    things = table.game.glossary().things
    return len(things[what]) if what in things else None


def is_thing(table: Table, what: str, value: object) -> bool:
    """Whether a number names a thing of a kind, or with -1 none."""
    count = count_of(table, what)
    return isinstance(value, int) and (count is None or -1 <= value < count)


def is_what(table: Table, what: str, value: object) -> bool:
    """Whether a value is as the glossary says, in the little language of docs/words.md."""
    if "/" in what:
        each, along = what.rsplit("/", 1)
        count = count_of(table, along)
        return (
            isinstance(value, list | tuple)
            and (count is None or len(value) <= count)
            and all(is_what(table, each, item) for item in value)
        )
    if what.endswith("*"):
        return (
            isinstance(value, list | tuple)
            and len(value) == count_of(table, what[:-1])
            and all(isinstance(n, int) and n >= 0 for n in value)
        )
    if what.endswith("[]"):
        return isinstance(value, list | tuple) and all(is_thing(table, what[:-2], each) for each in value)
    return isinstance(value, dict) if not what else is_thing(table, what, value)


def check_slots(table: Table, said: str, slots: tuple[str, ...], args: tuple[object, ...]) -> None:
    """Arguments are as many, and name such things, as the glossary has slots for."""
    expect(len(slots) == len(args), "glossary", f"{said} has {len(args)} arguments, the glossary {slots}")
    for slot, arg in zip(slots, args, strict=True):
        what = slot.split(":")[1]
        expect(is_what(table, what, arg), "glossary", f"{said}: {arg!r} is no {what}")


def check_events(table: Table, events: list[Event]) -> None:
    fits.check_events(table, events)
    for event in events:
        check_clauses(table, f"event {event.kind!r}", event.clause)
        expect(event.kind in table.game.glossary().events, "glossary", f"no event {event.kind!r}")
        check_slots(table, f"event {event.kind!r}", table.game.glossary().events[event.kind], event.args)
        inside = all(0 <= i < len(event.args) for i in event.secret)
        expect(inside, "glossary", f"event {event.kind!r} hides positions {event.secret} of {event.args}")


def check_standings(table: Table, standings: list[Standing]) -> None:
    """A reckoning for each seat, line by line, and ranks that compare."""
    expect(len(standings) == table.seats, "ends", f"{len(standings)} standings for {table.seats} seats")
    expect(len({len(each.rank) for each in standings}) == 1, "ends", "ranks of different lengths")
    for each in standings:
        expect(bool(each.lines), "ends", "a standing without a line")
        for line in each.lines:
            check_clauses(table, f"line {line.kind!r}", line.clause)
            expect(line.kind in table.game.glossary().lines, "glossary", f"no line {line.kind!r}")


def check_tallies(table: Table) -> None:
    """How everybody stands, line by line, and how near the end is; who hides nothing shows all the same."""
    words = table.game.glossary()
    for seat in (*table.watchers(), EYE):
        found = tallies(table.game, table.s, seat)
        expect(len(found) == table.seats, "standing", f"{len(found)} tallies for {table.seats} seats")
        for line in [line for tally in found for line in tally.lines]:
            check_clauses(table, f"line {line.kind!r}", line.clause)
            expect(line.kind in words.lines, "glossary", f"no line {line.kind!r}")
    for clock in table.game.clocks(table.s):
        check_clauses(table, f"clock {clock.kind!r}", clock.clause)
        expect(clock.kind in words.clocks, "glossary", f"no clock {clock.kind!r}")
    if not table.game.hides_tallies:
        open_book = [tallies(table.game, table.s, seat) for seat in (NOBODY, EYE)]
        expect(open_book[0] == open_book[1], "standing", "something is hidden after all")


def check_last_tallies(table: Table, standings: list[Standing]) -> None:
    """In the end the tallies with nothing hidden are the reckoning."""
    for tally, standing in zip(tallies(table.game, table.s, EYE), standings, strict=True):
        final = {line.kind: line.value for line in standing.lines}
        expect(table.game.glossary().total in final, "standing", "a reckoning without its total")
        expect(tally.is_whole, "standing", "something is hidden from who sees everything")
        expect(tally.value == final[table.game.glossary().total], "standing", f"{tally} or {standing}")
        unlike = [line for line in tally.lines if final.get(line.kind, line.value) != line.value]
        expect(not unlike, "standing", f"{unlike} or {standing}")


def check_view(table: Table) -> None:
    """Every view has the keys of the glossary, and what it says in them or nothing; `doing` is free.

    Where a list of records is empty their keys are not there.
    """
    fits.check_view(table)
    known = table.game.glossary().view
    for seat in (*table.watchers(), EYE):
        shown = list(entries(table.game.view(table.s, seat), ""))
        keys = {key for key, _ in shown}
        empty = tuple(f"{key}." for key, value in shown if value == [])
        wanted = {key for key in known if not key.startswith(empty)}
        expect(keys == wanted, "glossary", f"keys of the view: {sorted(keys ^ wanted)}")
        for key, value in shown:
            right = value is None or is_what(table, known[key], value)
            expect(right, "glossary", f"{key} in the view: {value!r} is no {known[key]}")


def entries(view: object, path: str) -> Iterator[tuple[str, object]]:
    """Every key of a view, as the glossary writes it, `players.houses`, with each of its values."""
    if isinstance(view, list):
        for each in view:
            yield from entries(each, path)
    elif isinstance(view, dict):
        for key, value in view.items():
            if path or key != "doing":
                yield f"{path}{key}", value
                yield from entries(value, f"{path}{key}.")
