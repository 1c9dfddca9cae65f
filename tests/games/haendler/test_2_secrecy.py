"""Die Händler, section 2: what is public, what is imagined (2.7) and who is asked (2.9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random

import pytest

from fondaco.games.haendler.data import UPKEEP as UPKEEP_OF_STEP
from fondaco.games.haendler.history import PICKED, card_of, owner_of, what_of
from fondaco.games.haendler.state import Haendler
from fondaco.kernel import EYE, NOBODY, Event, apply, ask, pick, question, waiting
from tests.contract.dump import dump
from tests.games.asking import asked, player, verbs
from tests.games.haendler.tables import (
    BONUS_SALE,
    BROKEN_AXLE,
    BRUGGE,
    FOOD,
    FREE_LOADING,
    HAENDLER,
    KOELN,
    ONE,
    PARIS,
    SALT,
    SOCIAL_RISE,
    SPECIAL_SALE,
    TWO,
    UPKEEP,
    WAGON_MASTER,
    WINE,
    Position,
    drive,
    goods,
    hand,
    pointers,
    position,
    say,
)

ANYTHING = (FREE_LOADING, BROKEN_AXLE, SPECIAL_SALE, BONUS_SALE, SOCIAL_RISE, WAGON_MASTER, UPKEEP)
FULL = [3] * 7


def shuffled(rng: Random, seats: int = 4) -> Position:
    """A position in which cards have been picked and played by anybody, one after the other."""
    at = position(seats)
    for _ in range(rng.randint(2, 20)):
        seat = rng.randrange(seats)
        held = hand(at.s, seat)
        if held and rng.random() < 0.35:
            at.s.play_card(seat, rng.choice(held), "")
        else:
            at.holds(seat, rng.choice([card for card in ANYTHING if at.s.pile[card]]))
        if not any(at.s.pile):
            break
    return at


def courtly(rng: Random, seats: int) -> Iterator[Haendler]:
    """A game at random, but who can meet the courier does: it is shown before each answer."""
    s = HAENDLER.start(seats, {"map": rng.choice(("single", "multi"))})
    while prompts := ask(s):
        yield s
        prompt = rng.choice(prompts)
        tried = [pick(s, prompt, rng) for _ in range(12 if prompt.text == "drive" else 1)]
        apply(s, next((a for a in tried if meets(s, a.verb, a.args)), tried[0]))


def meets(s: Haendler, verb: str, args: tuple[object, ...]) -> bool:
    """Does this move bring a wagon and the courier together?"""
    if verb in ("drive", "push"):
        route = args[-1]
        assert isinstance(route, int)
        return s.edition.roads.routes[route][-1] == s.courier
    return verb in ("ride", "ride_far") and args[0] in s.at


def public(view: Mapping[str, object]) -> object:
    """A view without what its seat alone may know."""
    players = view["players"]
    frames = view["doing"]
    assert isinstance(players, list)
    assert isinstance(frames, list)
    secret = {"money", "hand", "seen", "mine"}
    shown = {**view, "players": [{**each, **dict.fromkeys(secret)} for each in players]}
    return {**shown, "doing": [{**each, **dict.fromkeys(secret & set(each))} for each in frames]}


def known(s: Haendler, seat: int) -> tuple[object, ...]:
    """All that a seat has before it: its view, who is asked what, and its own question."""
    mine = [dump(question(s, seat))] if seat in waiting(s) else []
    return HAENDLER.view(s, seat), [(p.seat, p.text, p.clause, p.about) for p in ask(s)], mine


def looks(log: list[Event], seat: int) -> list[tuple[object, ...]]:
    """What was told of influence cards, as a seat hears it."""
    return [(e.kind, *e.seen_by(seat).args) for e in log if e.kind in ("picked", "played")]


def fits(world: Haendler, s: Haendler, seat: int) -> None:
    """A world in which everything could have happened that this seat saw, told afresh from the picks on."""
    HAENDLER.audit(world)
    assert known(world, seat) == known(s, seat)
    assert world.money == s.money
    retold = position(s.seats).s
    retold.log = []
    picked = [(owner_of(entry), card_of(entry)) for entry in world.history if what_of(entry) == PICKED]
    for event in s.log or []:
        if event.kind == "picked":
            assert picked[0][0] == event.args[0]
            retold.pick_card(*picked.pop(0))
        elif event.kind == "played":
            owner, card = event.args
            assert isinstance(owner, int)
            assert isinstance(card, int)
            assert retold.hand[owner * 7 + card]
            retold.play_card(owner, card, event.clause)
    assert looks(retold.log, seat) == looks(s.log or [], seat)
    assert (retold.hand, retold.pile, retold.played) == (world.hand, world.pile, world.played)


def test_haen_2_7_money_is_hidden_from_all_others() -> None:
    """To oneself it is shown, and to nobody else."""
    s = position().money(100, 200, 300, 400).buys()
    for owner in range(4):
        assert player(s, owner, owner)["money"] == (owner + 1) * 100
        for other in (NOBODY, *[seat for seat in range(4) if seat != owner]):
            assert player(s, other, owner)["money"] is None


def test_haen_2_7_faces_are_hidden_and_numbers_public() -> None:
    """How many each holds, how many are in the pile, which have been played."""
    s = position().holds(0, UPKEEP, UPKEEP).has_played(1, WAGON_MASTER).holds(1, SOCIAL_RISE).buys()
    assert player(s, 0, 0)["hand"] == [0, 0, 0, 0, 0, 0, 2]
    for other in (1, 2, 3, NOBODY):
        assert (player(s, other, 0)["hand"], player(s, other, 0)["seen"]) == (None, None)
        assert [player(s, other, owner)["cards"] for owner in range(4)] == [2, 1, 0, 0]
        view = HAENDLER.view(s, other)
        assert (view["pile"], view["played"]) == (17, [0, 0, 0, 0, 0, 1, 0])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_haen_2_7_all_else_is_public(seats: int) -> None:
    """Through whole games every seat and every spectator sees the same, but for money, faces and seals."""
    for s in courtly(Random(seats), seats):
        views = [public(HAENDLER.view(s, seat)) for seat in (*range(seats), NOBODY, EYE)]
        assert all(view == views[0] for view in views)


def test_haen_2_7_every_payment_is_public() -> None:
    """From what is told all can reckon up what everybody has."""
    for s in courtly(Random(5), 4):
        purses = [5000] * 4
        for event in s.log or []:
            who, *_ = event.args
            amount = event.args[-1]
            if event.kind in ("paid", "earned", "gave"):
                assert isinstance(who, int)
                assert isinstance(amount, int)
                assert not event.secret
                purses[who] += amount if event.kind == "earned" else -amount
                if event.kind == "gave":
                    purses[int(str(event.args[1]))] += amount
        assert purses == s.money


def test_haen_2_7_who_picks_sees_the_whole_pile() -> None:
    """How many there are of each kind, before choosing; nobody else does."""
    at = position().wagon(ONE, "par-jp-2", "par-jp-1").courier("reims").has_played(3, UPKEEP, UPKEEP, UPKEEP)
    s = at.holds(2, WINE).drives()
    say(s, 2, "pass")
    drive(s, 0, 1, "par-jp-2", "reims")
    assert asked(s) == [(0, "pick")]
    assert player(s, 0, 0)["seen"] == [[3, 2, 3, 3, 3, 3, 0]]
    for other in (1, 2, 3, NOBODY):
        assert player(s, other, 0)["seen"] is None


def test_haen_2_7_a_view_keeps_what_its_seat_saw() -> None:
    """Two looks at the pile, the second after others had picked; what they saw is theirs."""
    s = position().holds(1, UPKEEP).holds(0, WAGON_MASTER).holds(1, BROKEN_AXLE).holds(0, UPKEEP).buys()
    assert player(s, 0, 0)["seen"] == [[3, 3, 3, 3, 3, 3, 2], [3, 2, 3, 3, 3, 2, 2]]
    assert player(s, 1, 1)["seen"] == [FULL, [3, 3, 3, 3, 3, 2, 2]]
    assert player(s, 2, 2)["seen"] == []


@pytest.mark.parametrize("phase", range(1, 8))
@pytest.mark.parametrize("seats", [2, 4])
def test_haen_2_7_imagined_worlds_fit_what_a_seat_saw(phase: int, seats: int) -> None:
    """After any picks and plays: own cards, own looks at the pile, plays of all, and who is asked what."""
    rng = Random(f"{phase}/{seats}")
    for _ in range(12):
        at = shuffled(rng, seats)
        told = list(at.s.log or [])
        s = at.phase(phase)
        s.log = [*told[-len(s.history) :], *(s.log or [])]
        for seat in (*range(seats), NOBODY):
            fits(HAENDLER.imagine(s, seat, rng), s, seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_haen_2_7_imagined_worlds_fit_in_whole_games(seats: int) -> None:
    """Also while somebody picks, and while sealed choices are open."""
    rng = Random(f"whole/{seats}")
    picks = 0
    for s in courtly(rng, seats):
        picks += asked(s)[0][1] == "pick"
        for seat in (*range(seats), NOBODY):
            fits(HAENDLER.imagine(s, seat, rng), s, seat)
    assert picks > 2


def test_haen_2_7_what_a_seat_cannot_know_is_dealt_anew() -> None:
    """Seat 1 holds one card: to seat 0 it could be any, as likely as the pile is full of it."""
    s = position().has_played(2, UPKEEP, UPKEEP).holds(1, WAGON_MASTER).buys()
    rng = Random(1)
    found = Counter(hand(HAENDLER.imagine(s, 0, rng), 1)[0] for _ in range(1900))
    assert sorted(found) == list(range(7))
    assert all(230 < found[card] < 370 for card in range(6))
    assert 60 < found[UPKEEP] < 140


def test_haen_2_7_a_look_at_the_pile_tells_what_was_picked_before() -> None:
    """Seats 1 and 2 picked one each before seat 0 looked: which two is known, not who has which."""
    s = position().holds(1, UPKEEP).holds(2, BROKEN_AXLE).holds(0, UPKEEP).holds(3, UPKEEP).buys()
    rng = Random(2)
    worlds = [HAENDLER.imagine(s, 0, rng) for _ in range(300)]
    found = Counter((hand(world, 1)[0], hand(world, 2)[0]) for world in worlds)
    assert set(found) == {(UPKEEP, BROKEN_AXLE), (BROKEN_AXLE, UPKEEP)}
    assert min(found.values()) > 100
    assert {hand(world, 3)[0] for world in worlds} == set(range(7))


def test_haen_2_7_worlds_do_not_depend_on_the_truth() -> None:
    """Two truths that seat 0 cannot tell apart lead it to the same worlds, as often."""
    one = position().holds(1, BROKEN_AXLE).holds(2, UPKEEP).holds(0, UPKEEP).holds(1, SOCIAL_RISE)
    other = position().holds(1, UPKEEP).holds(2, BROKEN_AXLE).holds(0, UPKEEP).holds(1, BROKEN_AXLE)
    found: list[Counter[tuple[int, ...]]] = []
    for at in (one, other):
        at.s.play_card(1, BROKEN_AXLE, "HAEN-5.1")
        s = at.buys()
        rng = Random(3)
        worlds = [HAENDLER.imagine(s, 0, rng) for _ in range(2000)]
        found.append(Counter((*hand(world, 1), *hand(world, 2)) for world in worlds))
    assert known(one.s, 0) == known(other.s, 0)
    assert set(found[0]) == set(found[1])
    for world, often in found[0].items():
        assert abs(often - found[1][world]) < 120


def test_haen_2_7_sealed_choices_are_imagined_within_what_each_has() -> None:
    """Seat 1 has bid; to seat 0 it may have bid anything up to its 700, to itself only what it bid."""
    s = position().money(5000, 700).loads()
    say(s, 1, "bid", 300)
    rng = Random(4)
    offers = set()
    for _ in range(100):
        frames = HAENDLER.view(HAENDLER.imagine(s, 0, rng), EYE)["doing"]
        assert isinstance(frames, list)
        ((_, _, (bid,)),) = frames[-1]["mine"]
        offers.add(bid)
    assert offers == set(range(0, 800, 100))
    assert known(HAENDLER.imagine(s, 1, rng), 1) == known(s, 1)


MOMENTS = {
    WAGON_MASTER: (2, "play_master", "command"),
    BROKEN_AXLE: (3, "play_axle", "break"),
    SPECIAL_SALE: (4, "play_sale", "sell_one"),
    BONUS_SALE: (5, "play_bonus", "favour"),
    UPKEEP: (7, "play_upkeep", "spare"),
}


def ready() -> Position:
    """Seat 1 has goods in a warehouse and on an arrived wagon, and stands high: every card is of use."""
    at = position().stores(1, PARIS, WINE).arrived(TWO, BRUGGE).carries(TWO, 1, FOOD)
    return at.status(1, 6)


def at_moment(at: Position, card: int) -> Haendler:
    """The phase of a card, run to its moment."""
    s = at.phase(MOMENTS[card][0])
    if card == SPECIAL_SALE:
        pointers(s)
    return s


@pytest.mark.parametrize("card", MOMENTS)
def test_haen_2_9_who_could_hold_a_card_is_asked_whatever_they_hold(card: int) -> None:
    """With the card, and with another: the same question, the same heading, other moves."""
    _, text, verb = MOMENTS[card]
    another = UPKEEP if card != UPKEEP else WAGON_MASTER
    for held in (card, another):
        s = at_moment(ready().holds(1, held), card)
        assert asked(s) == [(1, text)]
        assert (verb in verbs(s)) is (held == card)


@pytest.mark.parametrize("card", MOMENTS)
def test_haen_2_9_who_holds_no_card_is_not_asked(card: int) -> None:
    """That is public."""
    s = at_moment(ready(), card)
    assert (1, MOMENTS[card][1]) not in asked(s)


@pytest.mark.parametrize("card", MOMENTS)
def test_haen_2_9_nobody_is_asked_when_all_three_have_been_played(card: int) -> None:
    """With two played the third may still be held."""
    held = UPKEEP if card != UPKEEP else WAGON_MASTER
    s = at_moment(ready().has_played(2, card, card).holds(1, held), card)
    assert asked(s) == [(1, MOMENTS[card][1])]
    s = at_moment(ready().has_played(2, card, card, card).holds(1, held), card)
    assert MOMENTS[card][1] not in [text for _, text in asked(s)]


def test_haen_2_9_public_facts_keep_a_question_away() -> None:
    """No free wagon, none unblocked, no goods stored, none on the market, no bonus, a low step."""
    at = position().holds(1, *ANYTHING)
    assert asked(at.commands(0, 0).commands(0, 1).commands(0, 2).loads()) == [(1, "play_axle")]
    assert asked(position().holds(1, *ANYTHING).blocked(0, 1, 2).drives()) == [(0, "drive")]
    s = position().holds(1, *ANYTHING).points()
    pointers(s)
    assert asked(s) == [(0, "open")]
    bonus = position().holds(1, *ANYTHING).arrived(TWO, BRUGGE)
    assert asked(bonus.carries(TWO, 1, WINE).sells()) == [(0, "open")]
    none = position().holds(1, *ANYTHING).arrived(TWO, BRUGGE).bonus(BRUGGE, 0)
    assert asked(none.carries(TWO, 1, FOOD).sells()) == [(0, "open")]
    assert UPKEEP_OF_STEP[3] == 400
    assert asked(position().holds(1, *ANYTHING).status(1, 3).keeps()) == [(0, "rise")]


@pytest.mark.parametrize("card", [WAGON_MASTER, UPKEEP])
def test_haen_2_9_money_is_never_a_reason_not_to_ask(card: int) -> None:
    """The card cannot be paid for: the question with its one answer is asked."""
    s = at_moment(ready().money(5000, 300).holds(1, card), card)
    assert (asked(s), len(verbs(s))) == ([(1, MOMENTS[card][1])], 1)


def test_haen_2_9_free_loading_and_social_rise_are_moves_of_questions_asked_anyway() -> None:
    """The questions come with the cards and without them."""
    for held in ((), (FREE_LOADING, SOCIAL_RISE)):
        s = position().commands(0, TWO).commands(0, ONE).stores(1, KOELN, SALT).holds(1, *held)
        loads = s.loads()
        while prompt_text(loads) == "play_master":
            say(loads, 1, "pass")
        assert asked(loads) == [(1, "propose")]
        assert ("load_free" in verbs(loads)) is bool(held)
        keeps = position(first=1).holds(1, *held).keeps()
        assert asked(keeps) == [(1, "rise")]
        assert ("rise_by_card" in verbs(keeps)) is bool(held)


def prompt_text(s: Haendler) -> str:
    return ask(s)[0].text


def test_haen_2_9_a_question_with_one_answer_is_asked_if_what_makes_it_so_is_hidden() -> None:
    """No money: bidding, opening, rising are asked all the same; and a proposal for nothing."""
    s = position().money(0).loads()
    assert (0, "bid") in asked(s)
    assert asked(position().money(0).invests()) == [(0, "open")]
    assert asked(position().money(0).keeps()) == [(0, "rise")]
    s = position().money(0).commands(1, ONE).stores(0, PARIS, WINE).loads()
    assert asked(s) == [(0, "propose")]
    say(s, 0, "propose", goods(WINE), 0)
    assert asked(s) == [(1, "hear")]


@pytest.mark.parametrize("seed", range(3))
def test_haen_2_7_what_players_have_can_be_reckoned_from_what_was_told(seed: int) -> None:
    """The sum of all that was told to everybody is what each has, contracts included."""
    s, dice = HAENDLER.start(3, {"agreements": "yes"}), Random(seed)
    while ask(s):
        apply(s, pick(s, dice.choice(ask(s)), dice))
    money = [5000] * 3
    for event in s.log or []:
        ints = [arg for arg in event.args if isinstance(arg, int)]
        if event.kind in ("paid", "laid_aside", "gave"):
            money[ints[0]] -= ints[-1]
        if event.kind in ("earned", "released"):
            money[ints[0]] += ints[-1]
        if event.kind == "gave":
            money[ints[1]] += ints[-1]
    assert money == s.money
