"""What a question says for people's sake is so: what things cost, which go together, who has answered."""

from __future__ import annotations

from fondaco.kernel import Action, Bundle, Move, One, State, annotated, cost, done, waiting
from tests.contract.table import Table, answers, expect, one_of

ANSWERS = 20  # legal ones that are looked at for each question


def check_hints(table: Table) -> None:
    """Whatever a question adds for people fits its moves and the rules."""
    s = table.s
    seats = done(s)
    expect(seats is None or not set(seats) & set(waiting(s)), "hints", f"{seats} have answered and are asked")
    prompt = annotated(s, one_of(waiting(s), table.rng))
    legal = answers(s, prompt, table.rng, ANSWERS)
    for move in prompt.moves:
        check_costs(move)
        for at, field in enumerate(move.fields):
            if isinstance(field, One) and field.given is not None:
                check_given(s, move, at, [a for a in legal if a.verb == move.verb])
    for a in legal:
        cost(s, a)


def check_costs(move: Move) -> None:
    """Every option, or every kind of piece, has its price if one has."""
    for field in move.fields:
        if isinstance(field, One | Bundle) and field.costs is not None:
            count = len(field.options) if isinstance(field, One) else len(field.limits)
            expect(len(field.costs) == count, "hints", f"{len(field.costs)} prices for {field}")


def check_given(s: State, move: Move, at: int, legal: list[Action]) -> None:
    """Legal answers keep to what goes with a value of an earlier field; all others are refused."""
    field = move.fields[at]
    assert isinstance(field, One)
    assert field.given is not None
    earlier = [one for one in move.fields[:at] if one.name == field.given.field and isinstance(one, One)]
    expect(len(earlier) == 1, "hints", f"{field} goes with {field.given.field!r}")
    before = move.fields.index(earlier[0])
    for value, options in field.given.options.items():
        expect(value in earlier[0].options, "hints", f"{field} goes with {value}, which is no option")
        expect(set(options) <= set(field.options), "hints", f"{options} of {field} are no options")
    for a in legal:
        for value in earlier[0].options:
            tried = a._replace(args=tuple([value if i == before else arg for i, arg in enumerate(a.args)]))
            goes = a.args[at] in field.given.options.get(value, [])
            refused = s.stack[-1].refuse(s, tried)
            expect(goes or bool(refused), "hints", f"{tried} is legal and said not to go together")
            alone = len(move.fields) == 2
            expect(not (alone and goes and refused), "hints", f"{tried} is said to go together: {refused}")
