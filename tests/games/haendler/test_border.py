"""Die Händler at its border: the catalogue has what is printed, questions what people want to see."""

from __future__ import annotations

import json
from random import Random

import pytest

from fondaco.games.haendler import shape
from fondaco.games.haendler.game import HaendlerGame
from fondaco.games.haendler.names import things_of
from fondaco.games.haendler.promises import DRIVE_OVER, LEAVE_BE, NO_POINT, NOT_RIDE_TO, POINT, RIDE_TO
from fondaco.games.haendler.state import Haendler
from fondaco.kernel import Action, Bundle, Illegal, One, annotated, apply, ask, pick, waiting
from fondaco.kernel.shape import read
from tests.games.asking import answers, asked, prompt_of
from tests.games.haendler.deals import bargain, promised, quiet, side, talking, vow
from tests.games.haendler.tables import (
    BARGAIN,
    BRUGGE,
    COURIER,
    EXPRESS,
    FOOD,
    GREAT_CARTWRIGHT,
    HAENDLER,
    IRON,
    ONE,
    PARIS,
    SALT,
    THREE,
    TWO,
    WINE,
    doing,
    field,
    goods,
    position,
    say,
    stall,
    stalls,
)
from tests.games.haendler.test_edition import MAPS, standard

GAME = HaendlerGame()
CATALOGUE = GAME.catalogue(None)


def printed() -> shape.Catalogue:
    """The catalogue as a page gets it."""
    made: shape.Catalogue = json.loads(json.dumps(CATALOGUE))
    return made


def test_haen_1_2_the_maps_of_the_catalogue_are_those_of_the_edition() -> None:
    """Each road of the document joins two fields, both ways; fields of other maps have none."""
    keys = [one["key"] for one in printed()["fields"]]
    assert [one["name"] for one in printed()["maps"]] == MAPS
    for one in printed()["maps"]:
        joined = {(keys[a], keys[b]) for a, arms in enumerate(one["arms"]) for b in arms}
        edges = [tuple(edge) for edge in standard()["maps"][one["name"]]["edges"]]
        assert joined == {*edges, *[(b, a) for a, b in edges]}


def test_haen_5_3_the_routes_of_the_catalogue_are_those_that_can_be_driven() -> None:
    """Whatever map is used, a route has one number: its fields, one next to the other."""
    for map in MAPS:
        roads = HAENDLER.start(2, {"map": map}).edition.roads
        for (start, *walk), route in roads.ids.items():
            assert printed()["routes"][route] == {"start": start, "walk": walk}
            steps = zip([start, *walk], walk, strict=False)
            assert all(to in printed()["maps"][MAPS.index(map)]["arms"][here] for here, to in steps)


def test_haen_1_1_cities_stalls_and_prices_of_the_catalogue_are_those_that_are_named() -> None:
    """What a sentence speaks of and what is drawn are the same."""
    things, made = HAENDLER.glossary().things, printed()
    assert [f"sells/good:{one['good']}/city:{one['city']}" for one in made["stalls"]] == list(things["stall"])
    assert [f"pair/{one['buying']}/{one['selling']}" for one in made["prices"]] == list(things["price"])
    assert [f"step/{step}/{cost}" for step, cost in enumerate(made["upkeep"])] == list(things["status"])
    for city, one in enumerate(made["cities"]):
        assert made["fields"][one["field"]]["city"] == city
        assert [made["stalls"][stall]["city"] for stall in one["stalls"]] == [city] * 3
    assert [one["city"] for one in made["fields"]].count(-1) == len(made["fields"]) - len(made["cities"])
    view = GAME.view(GAME.start(2), 0)
    assert (made["wagons"], made["goods"]) == (len(view["wagons"]), len(view["supply"]))


def test_haen_1_5_the_boards_of_the_catalogue() -> None:
    """What a social step costs by arrivals, the dial of a city's bonus, the tiles and the stars."""
    assert printed()["rise"] == [700, 800, 900, 1000, 1200, 1500, 2000, 2500, 3000]
    assert printed()["bonuses"] == [0, 100, 200, 300, 400, 500]
    assert printed()["tiles"] == [1, 2, 3, 4]
    assert printed()["stars"] == list(standard()["stars"].values())


def test_haen_11_5_the_promises_of_the_catalogue_are_those_that_are_named() -> None:
    """Its kind and what it is about; the first is none, and a sum belongs to two kinds."""
    promises = printed()["promises"]
    names = ["/".join([one["kind"], *[f"{x['what']}:{x['id']}" for x in one["about"]]]) for one in promises]
    assert names == list(HAENDLER.glossary().things["promise"])
    assert [n for n, one in enumerate(promises) if one["is_none"]] == [0]
    assert {one["kind"] for one in promises if one["has_limit"]} == {"agree", "bid-below"}


def test_haen_1_1_an_edition_of_ones_own_has_its_own_catalogue() -> None:
    changed = standard()
    changed["market"]["paris"] = ["iron", "food", "salt"]
    made = GAME.catalogue(changed)["stalls"]
    assert made[0] == {"city": PARIS, "good": IRON}
    assert CATALOGUE["stalls"][0] == {"city": PARIS, "good": WINE}


def bundle_of(s: Haendler, seat: int) -> Bundle:
    """The goods to be bought, as a page sees the question."""
    (found,) = annotated(s, seat).moves[0].fields
    assert isinstance(found, Bundle)
    return found


def test_haen_3_1_a_purchase_says_what_each_good_costs_and_what_all_would() -> None:
    s = position(2).price(WINE, 2).price(FOOD, 4).buys()
    costs = bundle_of(s, 0).costs
    assert costs is not None
    assert (costs[stall(PARIS, WINE)], costs[stall(BRUGGE, FOOD)]) == (200, 400)
    taken = stalls((PARIS, WINE), (PARIS, WINE), (BRUGGE, FOOD))
    assert s.stack[-1].cost(s, Action(0, "buy", (taken,))) == 800
    assert s.stack[-1].cost(s, Action(0, "buy", (stalls(),))) == 0


def test_haen_3_5_with_bargain_purchase_a_good_has_its_price_and_the_whole_costs_less() -> None:
    s = position(2).owns(0, BARGAIN).price(WINE, 2).buys()
    costs = bundle_of(s, 0).costs
    assert costs is not None
    assert [cost for cost, n in zip(costs, stalls((PARIS, WINE)), strict=True) if n] == [200]
    taken = stalls((PARIS, WINE), (PARIS, WINE))
    assert s.stack[-1].cost(s, Action(0, "buy", (taken,))) == 100
    assert s.stack[-1].cost(s, Action(0, "buy", (stalls(),))) == 0


def ways_by_tile(s: Haendler, seat: int) -> dict[int, list[int]]:
    """Which ways go with which tile, as the question says it."""
    move = annotated(s, seat).move("drive")
    assert move is not None
    way = move.fields[1]
    assert isinstance(way, One)
    assert way.given is not None
    assert way.given.field == "tile"
    return way.given.options


def test_haen_5_6_a_drive_says_which_ways_go_with_which_tile() -> None:
    """Those that would be taken and no others, with a wagon in the way and with a promise."""
    at = talking().wagon(ONE, "bruessel", "reims").wagon(TWO, "bru-jb-1", "bru-jb-2")
    promised(at, 0, vow(at.s, LEAVE_BE, THREE))
    s = at.drives()
    quiet(s)
    taken = [(int(str(tile)), route) for tile, route in answers(s, "drive")]
    given = ways_by_tile(s, 0)
    assert {tile: sorted(ways) for tile, ways in given.items()} == {
        tile: sorted(int(str(route)) for other, route in taken if other == tile) for tile in given
    }
    assert all(given.values())


def test_haen_4_7_talks_show_how_many_proposals_are_left() -> None:
    s = position(2).commands(0, ONE).stores(1, PARIS, SALT, 2).loads()
    assert asked(s) == [(1, "propose")]
    assert doing(s, 0)["left"] == 3
    say(s, 1, "propose", goods(SALT), 100)
    say(s, 0, "refuse")
    assert (doing(s, 1)["said"], doing(s, 1)["left"]) == (1, 2)


def test_haen_2_9_a_cards_moment_says_which_card_it_is_about() -> None:
    kinds = {kind: cls for kind, cls in vars(shape).items() if kind.startswith("Play") and "Asked" in kind}
    assert {cls.said for cls in kinds.values() if "card" in cls.parts} == {
        "play_master",
        "play_axle",
        "play_sale",
        "play_bonus",
        "play_upkeep",
    }
    s = position(2).holds(0, 5).loads()
    assert asked(s) == [(0, "play_master")]
    assert read(shape.PlayMasterAsked, prompt_of(s).about).card == 5


class Copies:
    """Counts how often a state is copied while it is watched."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.n = 0
        made = Haendler.copy

        def counted(s: Haendler) -> Haendler:
            self.n += 1
            return made(s)

        monkeypatch.setattr(Haendler, "copy", counted)


def show(s: Haendler, seat: int) -> list[Illegal]:
    """All that is worked out to show a question: why each answer that is refused is, and each bar."""
    prompt = annotated(s, seat)
    filled = [a for move in prompt.moves if move.size() <= 200 for a in move.fill(seat)]
    refusals = [(a, s.stack[-1].refuse(s, a)) for a in filled]
    barred = [(Action(seat, bar.verb), bar.clause) for bar in prompt.bars]
    return [s.explain(a, Illegal("rule", clause)) for a, clause in [*refusals, *barred] if clause]


def test_haen_11_6_a_drive_under_many_promises_copies_no_state(monkeypatch: pytest.MonkeyPatch) -> None:
    """Extra points and courier moves are tried against promises, and wrong ways are explained."""
    at = talking(3).wagon(ONE, "bruessel", "reims").courier("gen-jg-1")
    at.owns(0, GREAT_CARTWRIGHT, COURIER, EXPRESS)
    for promise in (
        vow(at.s, DRIVE_OVER, ONE, field(at.s, "bruessel"), field(at.s, "bru-jb-2")),
        vow(at.s, RIDE_TO, target=field(at.s, "gen-jg-2")),
        vow(at.s, NOT_RIDE_TO, target=field(at.s, "mailand")),
        vow(at.s, LEAVE_BE, TWO),
    ):
        promised(at, 0, promise, to=1)
    s = at.drives()
    quiet(s)
    assert asked(s) == [(0, "drive")]
    assert len(s.contracts) == 4
    copies = Copies(monkeypatch)
    show(s, 0)
    assert copies.n == 0


def test_haen_11_6_refused_pointers_are_explained_without_a_copy(monkeypatch: pytest.MonkeyPatch) -> None:
    s = talking().points()
    bargain(s, 1, side(promise=vow(s, POINT, target=WINE)), side(promise=vow(s, NO_POINT, target=FOOD)))
    copies = Copies(monkeypatch)
    reasons = {(no.reason, no.details) for no in show(s, 1)}
    assert (copies.n, reasons) == (0, {("bound", (1, 1, 0))})


@pytest.mark.parametrize("seed", range(3))
def test_haen_11_6_no_question_of_a_game_copies_the_state(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a random game in which everything is offered and taken."""
    s, dice = HAENDLER.start(3, {"agreements": "yes"}), Random(seed)
    copies = Copies(monkeypatch)
    while seats := waiting(s):
        for seat in seats:
            if seat >= 0:
                show(s, seat)
        prompt = dice.choice(ask(s))
        takes = prompt.move("accept") or prompt.move("consent") or prompt.move("speak")
        apply(s, takes.sample(prompt.seat, dice) if takes else pick(s, prompt, dice))
    assert (s.made > 0, copies.n) == (True, 0)


def test_haen_1_2_names_are_those_of_things_whatever_map_is_used() -> None:
    assert things_of(HAENDLER.start(2, {"map": "multi"}).edition) == HAENDLER.glossary().things
