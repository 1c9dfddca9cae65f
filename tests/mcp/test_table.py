"""A model at the table: what it reads is short, true, and no more than its seat may know."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from fondaco.bots.named import answer_parts
from fondaco.games import GAMES
from fondaco.kernel import BadTable, Illegal
from fondaco.mcp.table import ModelTable
from fondaco.mcp.text import (
    MAX_NEWS_CHARS,
    MAX_QUESTION_CHARS,
    MAX_VIEW_CHARS,
    paged,
)

EVERY_TABLE = [(name, seats) for name, game in GAMES.items() for seats in game.seats]
CONTEXT = 6_000  # characters for a look and a question together


def moments(table: ModelTable, seed: str) -> Iterator[str]:
    """Play a game with any legal answers; what each answer gave, beginning with nothing."""
    rng, said = Random(seed), ""
    while table.is_asked:
        yield said
        a = table.sight().pick(rng)
        said = table.answer(a.verb, answer_parts(table.game, a))
    yield said


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_what_a_model_reads_is_short_at_every_moment(name: str, seats: int) -> None:
    table = ModelTable(name, seats, "chaos", "short", {})
    for said in moments(table, "short"):
        seen, asked = len(table.look()), len(table.question())
        assert seen <= MAX_VIEW_CHARS
        assert asked <= MAX_QUESTION_CHARS
        assert seen + asked < CONTEXT
        assert len(said) < MAX_NEWS_CHARS + MAX_QUESTION_CHARS + 100
    assert len(table.standings()) < MAX_QUESTION_CHARS
    assert said.endswith(table.standings())
    assert table.standings().startswith("The game is over.")


@pytest.mark.parametrize("name", list(GAMES))
def test_a_model_reads_the_same_in_every_world_it_could_be_in(name: str) -> None:
    seats = GAMES[name].seats[-1]
    table = ModelTable(name, seats, "chaos", "worlds", {})
    rng = Random("worlds")
    for number, _ in enumerate(moments(table, "worlds")):
        if number % 6 or not table.is_asked:
            continue
        real = table.match.state
        shown = everything(table)
        table.match.state = table.game.imagine(real, table.seat, rng)
        assert everything(table) == shown
        table.match.state = real


def everything(table: ModelTable) -> list[str]:
    """All that a model can read of a position."""
    return [table.look(), table.look(2), table.look(1, is_full=True), table.question(), table.standings()]


def test_every_part_of_a_question_has_its_bounds_and_clause() -> None:
    table = ModelTable("doge", 3, "chaos", "bounds", {})
    said = table.question()
    assert said.startswith("Question “place” (DOGE-3.2): ")
    assert "field: one of 0 = Cannaregio, 1 = Castello" in said
    assert "tokens: a list of 4 counts, 1 to 4 in all: [0] 0 ≤ 1, [1] 1 ≤ 2" in said
    assert "(20 of 273)" in said


def test_an_answer_is_weighed_without_being_given() -> None:
    table = ModelTable("doge", 3, "chaos", "weighed", {})
    before, n = table.question(), table.match.n
    legal = table.weigh("place", {"field": 3, "tokens": [0, 0, 1, 0]})
    assert legal.startswith("Legal: ")
    assert "San Marco" in legal
    refused = table.weigh("place", {"field": 3, "tokens": [0, 0, 3, 0]})
    assert refused.startswith("Refused: ")
    assert "\nDOGE-3.2 (" in refused, "the words of the clause"
    assert (table.question(), table.match.n) == (before, n)


@pytest.mark.parametrize(
    ("verb", "parts"),
    [
        ("win", {}),
        ("place", {}),
        ("place", {"field": 3}),
        ("place", {"field": 3, "tokens": [0, 0, 1, 0], "extra": 1}),
        ("place", {"field": [3], "tokens": [0, 0, 1, 0]}),
        ("place", {"field": 3, "tokens": 1}),
    ],
)
def test_a_refused_answer_changes_nothing_and_cites_its_clause(verb: str, parts: dict[str, int]) -> None:
    table = ModelTable("doge", 3, "chaos", "refused", {})
    n = table.match.n
    said = table.answer(verb, parts)
    assert said.startswith("Refused: ")
    assert "DOGE-3." in said
    assert table.match.n == n


def test_only_bots_of_the_house_can_be_opponents() -> None:
    """Else a model could start any program."""
    for level in ("cmd:touch x", "os:system", "genius"):
        with pytest.raises(BadTable, match="no bot for Doge is called"):
            ModelTable("doge", 3, level, "1", {})


def test_nothing_can_be_answered_when_it_is_over() -> None:
    table = ModelTable("liguria", 3, "chaos", "over", {})
    for _ in moments(table, "over"):
        pass
    with pytest.raises(Illegal, match="over"):
        table.meant("pass", {})
    assert table.answer("pass", {}).startswith("Refused: ")


def test_a_long_text_comes_in_pages() -> None:
    lines = [f"line {n}" for n in range(100)]
    pages = [paged("\n".join(lines), page, 300) for page in range(1, 5)]
    assert all(len(page) <= 300 for page in pages)
    shown = [line for page in pages for line in page.split("\n") if line.startswith("line")]
    assert shown == lines
    assert pages[0].endswith("[page 1 of 4; page=2 shows another]")
    assert paged("x" * 1000, 1, 300).count("x") == 240, "a line without end is cut"
    assert paged("short", 7, 300) == "short"
