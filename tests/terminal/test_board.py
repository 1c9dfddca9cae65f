"""Any view as tables, by the glossary alone: a game that there is not, with every kind of entry."""

from __future__ import annotations

from collections.abc import Mapping
from io import StringIO

from fluent.runtime import FluentBundle, FluentResource
from rich.console import Console

from fondaco.games import GAMES
from fondaco.games.doge.game import DogeGame
from fondaco.kernel import Glossary
from fondaco.terminal.board import Board
from fondaco.words import Words
from fondaco.words.words import source

THINGS = """
port-genoa = Genoa
port-tunis = Tunis
good-wine = wine
good-salt = salt
crane-tall = tall crane
    .short = { $n1 } m
home-of = { $n1 }'s home
berth-number = { $n1 }
feat-of = fame, { $n1 } fold
view-berths = Berths
view-feats = Feats
view-year = Year
view-next = Next
view-stock = Stock
view-prices = Price
view-cranes = Cranes
view-cranes-at = Where
view-cranes-owner = Whose
view-players = Players
view-players-at = Ship
view-players-goods = Goods
view-players-purse = Purse
view-players-debts = Debts
view-players-house = House
view-players-ally = Ally
"""
GLOSSARY = Glossary(
    things={
        "port": ("genoa", "tunis"),
        "good": ("wine", "salt"),
        "crane": ("tall/30", "tall/40"),
        "home": ("of/@0", "of/@1"),
        "berth": ("number/1", "number/2", "number/3"),
        "feat": ("of/2", "of/3"),
    },
    verbs=(),
    prompts={},
    events={},
    lines=(),
    ranks={},
    view={
        "year": "number",
        "next": "seat[]",
        "stock": "good*",
        "berths": "good/berth",
        "feats": "feat[]",
        "prices": "number/port",
        "cranes": "/crane",
        "cranes.at": "port",
        "cranes.owner": "seat",
        "players": "/seat",
        "players.at": "port",
        "players.goods": "good*",
        "players.purse": "number",
        "players.debts": "number/port",
        "players.house": "home",
        "players.ally": "seat/port",
    },
    refusals={},
)
VIEW: dict[str, object] = {
    "year": 1500,
    "next": [1, 0],
    "stock": [12, 1],
    "berths": [1, -1, 0],
    "feats": [1, 0],
    "prices": [3, 4],
    "cranes": [{"at": 1, "owner": 0}, {"at": -1, "owner": -1}],
    "players": [
        {"at": 0, "goods": [2, 0], "purse": 7, "debts": [0, -5], "house": 0, "ally": [1, -1]},
        {"at": 0, "goods": None, "purse": None, "debts": [0, 0], "house": 1, "ally": [-1, 0]},
    ],
}


class Toy(DogeGame):
    """A game in name only."""

    def glossary(self, edition: Mapping[str, object] | None = None) -> Glossary:
        return GLOSSARY


def words() -> Words:
    spoken = Words(Toy(), "en", ["Anke", "Bernd"])
    spoken.bundle = FluentBundle(["en"], use_isolating=False)
    for text in (source("fondaco.words", "common.en.ftl"), THINGS):
        spoken.bundle.add_resource(FluentResource(text))
    return spoken


def drawn(view: dict[str, object], full: bool = False) -> list[str]:
    """The lines of a view, single-spaced."""
    file = StringIO()
    Console(file=file, width=100, no_color=True).print(Board(words()).draw(view, full))
    return [" ".join(line.split()) for line in file.getvalue().splitlines()]


def test_facts_places_pieces_and_players() -> None:
    assert drawn(VIEW) == [
        "Year: 1500",
        "Next: ▲ Bernd, ● Anke",
        "Stock: wine × 12, salt",
        "Berths: 1 salt, 3 wine",
        "Feats:",
        "fame, 3 fold fame, 2 fold",
        "Price Cranes Players Debts Ally",
        "Genoa 3 ● ▲ ● ▲ Bernd",
        "Tunis 4 ●30 m ●-5 ▲ ● Anke",
        "Players Ship Goods Purse House",
        "● Anke Genoa wine × 2 7 Anke's home",
        "▲ Bernd Genoa ? ? Bernd's home",
    ]


def test_what_lies_at_a_place() -> None:
    board = Board(words())
    assert [board.lying(VIEW, "berth", at) for at in range(3)] == ["salt", "–", "wine"]
    assert board.lying(VIEW, "port", 0) == "", "of ports there is a table"
    assert board.lying(VIEW, "seat", 0) == ""


def test_what_nobody_has_is_left_out() -> None:
    players: list[dict[str, object]] = [
        {"at": 0, "goods": [0, 0], "purse": 0, "debts": [0, 0], "house": -1, "ally": [-1, -1]}
    ]
    assert drawn({**VIEW, "players": players})[-2:] == ["Players Ship Purse", "● Anke Genoa 0"]


def test_pieces_off_the_board_are_in_the_full_view() -> None:
    assert [line for line in drawn(VIEW, full=True) if "crane" in line] == [
        "tall crane Tunis ● Anke",
        "tall crane – –",
    ]


def test_pieces_on_places_without_a_table_have_their_own() -> None:
    """With what each holds of the players', and with as many looks as there were."""
    spoken = words()
    spoken.glossary = GLOSSARY._replace(
        view={
            "cranes": "/crane",
            "cranes.at": "port",
            "cranes.loads": "good*/seat",
            "players": "/seat",
            "players.looks": "good*/berth",
        }
    )
    spoken.bundle.add_resource(FluentResource("view-cranes-loads = Load\nview-players-looks = Looks"))
    view: dict[str, object] = {
        "cranes": [{"at": 1, "loads": [[0, 0], [0, 2]]}, {"at": 0, "loads": [[1, 1], [1, 0]]}],
        "players": [{"looks": [[1, 0], [0, 1]]}, {"looks": None}],
    }
    file = StringIO()
    Console(file=file, width=60, no_color=True).print(Board(spoken).draw(view))
    assert [" ".join(line.split()) for line in file.getvalue().splitlines()] == [
        "Cranes Where Load",
        "tall crane Tunis ▲ Bernd salt × 2",
        "tall crane Genoa ● Anke wine, salt",
        "▲ Bernd wine",
        "Looks",
        "1 ● wine",
        "2 ● salt",
    ]


def test_a_long_list_is_in_the_full_view() -> None:
    genoa = GAMES["genoa"]
    view = genoa.view(genoa.start(3), 0)
    for full in (False, True):
        file = StringIO()
        Console(file=file, width=100, no_color=True).print(Board(Words(genoa, "en")).draw(view, full))
        assert ("1/1 Villa Ricci" in file.getvalue()) == full


def test_a_table_that_is_too_wide_is_laid_on_its_side() -> None:
    keys = [f"k{at}" for at in range(9)]
    wide = GLOSSARY._replace(view={"players": "/seat", **{f"players.{key}": "number" for key in keys}})
    spoken = words()
    spoken.glossary = wide
    labels = "\n".join(f"view-players-{key} = {key}" for key in keys)
    spoken.bundle.add_resource(FluentResource(labels))
    file = StringIO()
    view: dict[str, object] = {"players": [dict.fromkeys(keys, 1), dict.fromkeys(keys, 2)]}
    Console(file=file, width=60, no_color=True).print(Board(spoken).draw(view))
    lines = [line.split() for line in file.getvalue().splitlines()]
    assert lines[:2] == [["Players", "●", "Anke", "▲", "Bernd"], ["k0", "1", "2"]]
