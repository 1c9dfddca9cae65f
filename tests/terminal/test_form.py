"""Every kind of field, filled in by typing."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO

import pytest
from rich.console import Console

from fondaco.games import GAMES
from fondaco.kernel import (
    Action,
    Amount,
    Arg,
    Bar,
    Bundle,
    Field,
    Gaps,
    Given,
    Missing,
    Move,
    One,
    Prompt,
    Some,
)
from fondaco.terminal.form import Back, Form
from fondaco.words import Words

ANKE = 0


def fill(prompt: Prompt, *typed: str, game: str = "doge") -> tuple[Action, str]:
    """The answer that these lines give, and what was shown meanwhile. At every spot lies a ship."""
    file = StringIO()
    left = list(typed)

    def hear(show: Callable[[], None]) -> str:
        show()
        said = left.pop(0)
        if said == "b":
            raise Back
        return said

    words = Words(GAMES[game], "en", ["Anke", "Bernd"])
    console = Console(file=file, width=100, no_color=True)
    form = Form(words, console, hear, lambda what, _: "ship" if what == "spot" else "")
    action = form.fill(prompt, lambda _: None)
    assert not left, "not all that was typed was asked for"
    return action, file.getvalue()


def ask_of_liguria(*moves: Move) -> Prompt:
    return Prompt(ANKE, "stand", "LIG-3.4", list(moves))


def ask(*moves: Move, bars: tuple[Bar, ...] = ()) -> Prompt:
    return Prompt(ANKE, "council", "DOGE-6.1", list(moves), (3,), bars)


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
    assert "Choose 1 to 4 of the tokens in your hand. (DOGE-3.2)" in shown


def test_what_there_is_to_choose_from() -> None:
    assert "1  Castello    2  San Marco    3  Quarantia" in fill(place(FIELDS), "1")[1]
    assert "Field (1–3) ›" in fill(place(FIELDS), "1")[1]
    assert "Tokens (1–4, such as 2 3) ›" in fill(place(TOKENS), "3")[1]
    assert "  0, 1, 1, 2, 2, 3, 3\n" in fill(place(TOKENS), "3")[1]
    many = Bundle("tokens", "token", [0, 20, 0, 1], 1, 21)
    assert "  1 × 20, 3 × 1\n" in fill(place(many), "3")[1]
    priced = One("field", "field", [1, 3], "", None, [0, 2])
    assert "1  Castello    2  San Marco (costs 2)" in fill(place(priced), "1")[1]


def test_a_piece_of_each_kind_may_have_its_price() -> None:
    priced = Bundle("tokens", "token", [0, 2, 0, 1], 1, 3)
    priced.costs = [0, 30, 0, 20]
    assert "  1 (costs 30) × 2, 3 (costs 20) × 1\n" in fill(place(priced), "3")[1]


def test_only_what_goes_with_the_value_before_is_asked_for() -> None:
    target = One("target", "field", [1, 3, 6], "DOGE-5.4")
    target.given = Given("source", {0: [3, 6], 2: [1]})
    prompt = ask(Move("move", "DOGE-5.3", [One("source", "field", [0, 2, 4]), target]))
    action, shown = fill(prompt, "1", "castello", "san marco")
    assert action.args == (0, 3)
    assert "1  San Marco    2  Quarantia\n" in shown
    assert "at most one house in each. (DOGE-5.4)" in shown
    assert fill(prompt, "2")[0].args == (2, 1), "what is left alone need not be asked for"
    assert fill(prompt, "1", "b", "2")[0].args == (2, 1)
    assert fill(prompt, "3", "quar")[0].args == (4, 6), "nothing goes with it: the rules say why"


def test_a_missing_option_says_why() -> None:
    field = One("field", "field", [1, 3])
    field.missing = (Missing(0, "DOGE-7.4"), Missing(2, "DOGE-7.5", "over"))
    _, shown = fill(place(field), "cannaregio", "dorsoduro", "1")
    assert "You have no ring left for another advisor. (DOGE-7.4)" in shown
    assert "The game is over. (DOGE-7.5)" in shown, "a reason of its own"
    amount = Amount("count", "house", 0, 2)
    amount.missing = (Missing(-1, "DOGE-7.6"),)
    assert "(DOGE-7.6)" in fill(place(amount), "3", "1")[1]


def test_things_that_are_numbers_go_by_these() -> None:
    spots = ask_of_liguria(Move("take", "LIG-3.5", [One("tile", "spot", [4, 5, 6], "", None, [0, 1, 2])]))
    action, shown = fill(spots, "1", "6", game="liguria")
    assert action.args == (5,)
    assert "5  ship    6  ship (costs 1)    7  ship (costs 2)" in shown, "the place, and what lies there"
    assert "“1” makes no sense here" in shown
    assert "Tile (5–7) ›" in shown
    row = ask_of_liguria(
        Move("take", "LIG-3.5", [Some("tiles", "spot", [4, 5, 6], 2, 2, "LIG-3.5", Gaps(1, 0))])
    )
    action, shown = fill(row, "5 7", "5 6", game="liguria")
    assert action.args == ((4, 5),)
    assert "such as 5 6" in shown, "where skipping costs, an example skips nothing"
    assert "(LIG-3.5)" in shown
    stops = ask_of_liguria(Move("lay", "LIG-2.1", [One("thing", "stop", [1, 8])]))
    assert "  2      9  \n" in fill(stops, "9", game="liguria")[1], "the number is the name"


def test_a_bundle_goes_by_short_names() -> None:
    knights = Bundle("knights", "knight", [2, 0, 1], 1, 3)
    action, shown = fill(ask_of_liguria(Move("land", "LIG-5.1", [knights])), "1 3", game="liguria")
    assert action.args == ((1, 0, 1),)
    assert "  1, 1, 3\nKnights by their swords (1–3, such as 1 3) ›" in shown
    cubes = Bundle("cubes", "colour", [2, 0, 1], 0, 3)
    action, shown = fill(ask_of_liguria(Move("load", "LIG-5.6", [cubes])), "red=2 b", game="liguria")
    assert action.args == ((2, 0, 1),)
    assert "  red × 2, blue × 1\nCubes (Enter for none; at most 3, such as red blue) ›" in shown
    assert fill(ask_of_liguria(Move("load", "LIG-5.1", [cubes])), "", game="liguria")[0].args == ((0, 0, 0),)


def test_parts_of_a_long_answer_are_left_out_with_enter() -> None:
    """A short one has no part that is passed over by mistake."""
    parts = [Amount("steps", "number", 0, high, "", step) for high, step in ((20, 5), (9, 1), (8, 1), (7, 1))]
    action, shown = fill(ask_of_liguria(Move("pay", "LIG-3.5", [*parts])), "", "7", "", "3", game="liguria")
    assert action.args == (0, 7, 0, 3)
    assert "(Enter for 0; at most 20, in steps of 5) ›" in shown
    assert "(Enter for 0; at most 9) ›" in shown
    action, shown = fill(ask_of_liguria(Move("pay", "LIG-3.5", [*parts[:1]])), "", "10", game="liguria")
    assert action.args == (10,)
    assert "(0–20, in steps of 5) ›" in shown


def test_so_many_and_no_more() -> None:
    colours = Some("colours", "colour", [0, 1, 2], 2, 2)
    action, shown = fill(ask_of_liguria(Move("offer", "LIG-2.3", [colours])), "red blue", game="liguria")
    assert action.args == ((0, 2),)
    assert "Colours (2, such as 1 3) ›" in shown


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
    assert "  1  Waive advisor  DOGE-7.5\n  2  Don’t move  DOGE-7.5\n" in shown
    assert "– Take advisor: not possible now (DOGE-7.4)" in shown
    assert "“7” makes no sense here" in shown


def test_a_typo_does_not_bring_the_whole_list_again_but_enter_does() -> None:
    _, shown = fill(place(FIELDS), "x", "9", "2")
    assert shown.count("Castello") == 1
    _, shown = fill(place(FIELDS), "x", "", "2")
    assert shown.count("Castello") == 2
    _, shown = fill(ask(Move("keep", "DOGE-7.2", []), Move("place", "DOGE-3.2", [FIELDS])), "x", "1")
    assert shown.count("DOGE-3.2") == 1
