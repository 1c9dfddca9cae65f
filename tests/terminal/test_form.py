"""Every kind of field, filled in by typing."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO

import pytest
from rich.console import Console

from fondaco.games import GAMES
from fondaco.kernel import Action, Amount, Arg, Bar, Bundle, Field, Move, One, Prompt, Some
from fondaco.terminal.form import Back, Form
from fondaco.words import Words

ANKE = 0


def fill(prompt: Prompt, *typed: str) -> tuple[Action, str]:
    """The answer that these lines give, and what was shown meanwhile."""
    file = StringIO()
    left = list(typed)

    def hear(show: Callable[[], None]) -> str:
        show()
        said = left.pop(0)
        if said == "b":
            raise Back
        return said

    words = Words(GAMES["doge"], "en", ["Anke", "Bernd"])
    form = Form(words, Console(file=file, width=100, no_color=True), hear)
    action = form.fill(prompt, lambda _: None)
    assert not left, "not all that was typed was asked for"
    return action, file.getvalue()


def ask(*moves: Move, bars: tuple[Bar, ...] = ()) -> Prompt:
    return Prompt(ANKE, "council", "DOGE-6.1", list(moves), (), bars)


def place(*fields: Field) -> Prompt:
    return ask(Move("place", "DOGE-3.2", list(fields)))


FIELDS = One("field", "field", [1, 3, 6])
TOKENS = Bundle("tokens", "token", [1, 2, 2, 2], 1, 4)
SOME = Some("field", "field", [1, 3, 6], 1, 2)


@pytest.mark.parametrize(
    ("field", "said", "value"),
    [
        (FIELDS, "2", 3),
        (FIELDS, "quar", 6),
        (FIELDS, "San Marco", 3),
        (One("to", "seat", [0, 1]), "be", 1),
        (Amount("count", "house", 0, 2), "0", 0),
        (TOKENS, "3 3 0", (1, 0, 0, 2)),
        (TOKENS, "3=2, 0=1", (1, 0, 0, 2)),
        (SOME, "3 1", (1, 6)),
        (SOME, "quar, cas", (1, 6)),
        (Some("field", "field", [1, 3], 0, 2), "", ()),
    ],
    ids=range(10),
)
def test_a_field_takes_what_is_typed(field: Field, said: str, value: Arg) -> None:
    assert fill(place(field), said)[0].args == (value,)


@pytest.mark.parametrize(
    ("field", "said", "good"),
    [
        (FIELDS, "dorsoduro", "1"),
        (Amount("count", "house", 0, 2), "3", "1"),
        (TOKENS, "0 0", "0"),
        (SOME, "1 2 3", "1"),
    ],
    ids=["one", "amount", "bundle", "some"],
)
def test_what_a_field_does_not_admit_is_refused(field: Field, said: str, good: str) -> None:
    _, shown = fill(place(field), said, good)
    assert "does not allow that (DOGE-3.2)." in shown


def test_what_there_is_to_choose_from() -> None:
    assert "1  Castello    2  San Marco    3  Quarantia" in fill(place(FIELDS), "1")[1]
    assert "Field (1–3) ›" in fill(place(FIELDS), "1")[1]
    assert "Tokens (1–4, such as 2 3) ›" in fill(place(TOKENS), "3")[1]
    assert "  0, 1, 1, 2, 2, 3, 3\n" in fill(place(TOKENS), "3")[1]
    many = Bundle("tokens", "token", [0, 20, 0, 1], 1, 21)
    assert "  1 × 20, 3 × 1\n" in fill(place(many), "3")[1]
    priced = One("field", "field", [1, 3], "", None, [0, 2])
    assert "1  Castello    2  San Marco (costs 2)" in fill(place(priced), "1")[1]


def test_a_field_without_a_choice_is_not_asked() -> None:
    only = One("advisor", "advisor", [4])
    everything = Bundle("tokens", "token", [9, 9, 9, 9], 36, 36)
    assert fill(place(only, FIELDS, everything), "1")[0].args == (4, 1, (9, 9, 9, 9))


def test_back_passes_over_what_was_not_asked() -> None:
    only = One("advisor", "advisor", [4])
    assert fill(place(FIELDS, only, TOKENS), "1", "b", "2", "0")[0].args == (3, 4, (1, 0, 0, 0))
    with pytest.raises(Back):
        fill(place(only, TOKENS), "b")


def test_back_leads_from_the_fields_to_the_moves() -> None:
    prompt = ask(Move("put", "DOGE-5.7", [Amount("count", "house", 0, 2)]), Move("stop", "DOGE-7.5", []))
    assert fill(prompt, "1", "b", "2")[0] == Action(ANKE, "stop")


def test_a_lone_move_without_fields_needs_a_key() -> None:
    action, shown = fill(ask(Move("build", "DOGE-8.2", [])), "")
    assert action == Action(ANKE, "build")
    assert "Build a palazzo (Enter) ›" in shown


def test_moves_are_numbered_and_those_that_are_shut_say_why() -> None:
    moves = Move("waive", "DOGE-7.5", []), Move("stop", "DOGE-7.5", [])
    action, shown = fill(ask(*moves, bars=(Bar("take", "DOGE-7.4"),)), "7", "2")
    assert action == Action(ANKE, "stop")
    assert "  1  Waive advisor  DOGE-7.5\n  2  Move no more houses  DOGE-7.5\n" in shown
    assert "– Take advisor: not possible now (DOGE-7.4)" in shown
    assert "“7” makes no sense here" in shown
