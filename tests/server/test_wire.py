"""What the types of the wire leave out, and what they say of the hints in a question."""

from __future__ import annotations

from typing import Any

import msgspec

from fondaco.kernel import Bundle, Field, Given, Missing, Move, One, Prompt
from fondaco.server import wire


def plain(said: object) -> Any:
    """As it is read on the other side."""
    return msgspec.json.decode(msgspec.json.encode(said))


def sent(field: Field) -> Any:
    return plain(wire.field(field))


def test_a_field_says_what_goes_with_an_earlier_value() -> None:
    field = One("way", "route", [4, 5], "X-1")
    assert "given" not in sent(field)
    field.given = Given("tile", {2: [4], 3: [4, 5]})
    assert sent(field)["given"] == {"field": "tile", "options": {"2": [4], "3": [4, 5]}}


def test_an_option_and_a_piece_of_a_bundle_may_have_their_price() -> None:
    assert sent(One("site", "site", [4, 5], "X-1", None, [1, 2]))["costs"] == [1, 2]
    goods = Bundle("goods", "good", [2, 1], 0, 3, "X-1")
    assert "costs" not in sent(goods)
    goods.costs = [30, 20]
    assert sent(goods)["costs"] == [30, 20]


def test_a_missing_option_says_why_with_what_the_game_adds() -> None:
    field = One("wagon", "wagon", [1], "X-1")
    field.missing = (Missing(0, "X-2"), Missing(2, "X-3", "bound", (4, (0, 1))))
    bound = {"option": 2, "clause": "X-3", "reason": "bound", "details": [4, [0, 1]]}
    assert sent(field)["missing"] == [{"option": 0, "clause": "X-2"}, bound]


def test_a_question_says_whether_it_is_sealed() -> None:
    prompt = Prompt(0, "place", "X-1", [])
    assert plain(wire.question("0.0", prompt, [], [], []))["is_sealed"] is False
    prompt.is_sealed = True
    assert plain(wire.question("0.0", prompt, [], [], []))["is_sealed"] is True


def test_a_question_names_the_usual_answer() -> None:
    prompt = Prompt(0, "place", "X-1", [])
    prompt.usual = "place"
    assert plain(wire.question("0.0", prompt, [], [], []))["usual"] == "place"


def test_a_move_says_what_it_is_to_a_touch_only_if_it_is_more_than_a_move() -> None:
    move = wire.move(Move("keep", "X-1", []), [])
    assert "is_pass" not in plain(move)
    assert "can_undo" not in plain(move)
    move.is_pass = True
    assert plain(move)["is_pass"] is True
