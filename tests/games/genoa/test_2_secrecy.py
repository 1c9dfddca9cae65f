"""Die Händler von Genua, 2.2 and 6.12: what each seat can know, over whole games, and what it imagines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from fondaco.games.genoa.data import CARDS, UP
from fondaco.games.genoa.deal import Deal
from fondaco.games.genoa.state import Genoa
from fondaco.kernel import CHANCE, EYE, NOBODY, Event, apply, ask, pick, question, waiting
from tests.contract.dump import dump
from tests.games.asking import asked, chance, say, told
from tests.games.genoa.tables import (
    COACH_HOUSE,
    EXCHANGE,
    GENOA,
    GUILD_HALL,
    LARGE_CARD,
    MESSAGE_CARD,
    MESSAGES,
    PARK,
    SILK,
    Offer,
    accept,
    draw,
    hand,
    next_turn,
    offer,
    offers,
    position,
    seen,
    street,
    walk,
)
from tests.games.genoa.watching import Watcher


def trading(rng: Random, seats: int) -> Iterator[tuple[Genoa, list[Event]]]:
    """A game at random in which offers are often accepted: shown before each answer, with what was told."""
    s = GENOA.start(seats, {"layout": rng.choice("pqr")})
    heard = 0
    while prompts := ask(s):
        log = s.log or []
        yield s, log[heard:]
        heard = len(log)
        prompt = rng.choice(prompts)
        tried = [pick(s, prompt, rng) for _ in range(4)]
        apply(s, next((a for a in tried if a.verb in ("accept", "agree", "exchange_card")), tried[0]))
    yield s, (s.log or [])[heard:]


def known(s: Genoa, seat: int) -> tuple[object, ...]:
    """All that a seat has before it: its view, who is asked what, and its own question."""
    mine = [dump(question(s, seat))] if seat in waiting(s) and seat != CHANCE else []
    return GENOA.view(s, seat), [(p.seat, p.text, p.clause, p.about) for p in ask(s)], mine


def watched(rng: Random, seats: int) -> Iterator[tuple[Genoa, list[Watcher]]]:
    """Ten such games, with what each seat and a spectator could tell so far."""
    for _ in range(10):
        watchers: list[Watcher] = []
        for s, events in trading(rng, seats):
            watchers = watchers or [Watcher(seat, s.edition) for seat in (*range(seats), NOBODY)]
            for watcher in watchers:
                watcher.hear(events)
            yield s, watchers


def fits(world: Genoa, s: Genoa, watcher: Watcher) -> None:
    """A world in which everything could have happened that this seat was told."""
    GENOA.audit(world)
    assert known(world, watcher.seat) == known(s, watcher.seat)
    assert world.money == s.money
    assert all(world.where[card] in watcher.places[card] for card in range(CARDS))
    for frame in world.stack:
        if isinstance(frame, Deal):
            bargain = frame.bargain
            assert all(world.where[card] == bargain.guest for card in bargain.to_host.cards)
            assert all(world.where[card] == world.active for card in bargain.to_guest.cards)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_gen_2_2_imagined_worlds_fit_everything_a_seat_was_told(seats: int) -> None:
    """Draws, deals, offers, terms, exchanges, messages not paid: over whole games, for every seat."""
    rng = Random(f"worlds/{seats}")
    for s, watchers in watched(rng, seats):
        if rng.random() < 0.1 or any(isinstance(frame, Deal) for frame in s.stack):
            watcher = rng.choice(watchers)
            fits(GENOA.imagine(s, watcher.seat, rng), s, watcher)


@pytest.mark.parametrize("seats", [2, 4])
def test_gen_2_2_a_view_shows_the_cards_one_is_sure_of_and_no_others(seats: int) -> None:
    """By the same bookkeeping; own hands are not counted as known."""
    rng = Random(f"sure/{seats}")
    ever = 0
    for s, watchers in watched(rng, seats):
        if rng.random() < 0.1:
            for watcher in watchers:
                players = GENOA.view(s, watcher.seat)["players"]
                assert isinstance(players, list)
                for owner, each in enumerate(players):
                    expected = [] if owner == watcher.seat else watcher.sure(owner)
                    assert each["known"] == expected
                    ever += len(expected)
    assert ever > 1000


def card_ids(told: Event) -> list[int]:
    """The cards an event names."""
    at = {"drew": 2, "handed": 3, "offered": 4, "put": 5}.get(told.kind)
    found = None if at is None else told.args[at]
    if isinstance(found, int):
        return [found]
    return list(found) if found else []


@pytest.mark.parametrize("seats", [3, 4])
def test_gen_6_12_a_third_seat_never_learns_a_card(seats: int) -> None:
    """Of draws one sees one's own; of deals, offers and terms those one is part of."""
    rng = Random(f"third/{seats}")
    kinds: Counter[str] = Counter()
    for s, events in trading(rng, seats):
        for event in events:
            if not card_ids(event):
                continue
            kinds[event.kind] += 1
            party = {event.args[0]} if event.kind == "drew" else {event.args[0], event.args[1]}
            party = {event.args[0], s.active} if event.kind == "offered" else party
            for seat in (*range(seats), NOBODY):
                assert bool(card_ids(event.seen_by(seat))) is (seat in party)
    assert min(kinds[kind] for kind in ("drew", "handed", "offered", "put")) > 5


@pytest.mark.parametrize("seats", [2, 4])
def test_gen_6_12_views_and_questions_name_no_card_of_another(seats: int) -> None:
    """Hands are closed; picked cards of a bargain are seen by its two; fields of cards list one's own."""
    rng = Random(f"views/{seats}")
    for s, _ in trading(rng, seats):
        for prompt in ask(s):
            for field in [field for move in prompt.moves for field in move.fields if field.what == "card"]:
                if prompt.seat >= 0:
                    assert set(getattr(field, "options", ())) <= set(s.hand(prompt.seat))
        if rng.random() < 0.1:
            for seat in (*range(seats), NOBODY):
                check_view(s, seat)


def check_view(s: Genoa, seat: int) -> None:
    """What a seat sees of purses, hands and bargains."""
    view = GENOA.view(s, seat)
    players, shown = view["players"], [view["offers"], view["terms"]]
    assert isinstance(players, list)
    for owner, each in enumerate(players):
        assert (each["hand"] is None) is (each["money"] is None) is (owner != seat)
    for bargains in shown:
        assert isinstance(bargains, list)
        for bargain in bargains:
            is_open = seat in (bargain["guest"], s.active)
            assert (bargain["given_cards"] is not None) is is_open
            assert (bargain["wanted_cards"] is not None) is is_open


def test_gen_2_2_what_a_seat_cannot_know_is_dealt_anew() -> None:
    """Seat 1 holds one large order: to seat 0, which holds three, it is any of the other thirteen."""
    s = position(3).holds(0, 1, 2, 3).holds(1, 9).begins()
    rng = Random(1)
    found = Counter(hand(GENOA.imagine(s, 0, rng), 1)[0] for _ in range(1300))
    assert sorted(found) == [card for card in range(16) if card not in (1, 2, 3)]
    assert all(60 < n < 150 for n in found.values())


def test_gen_2_2_a_card_seen_stays_where_it_was_seen() -> None:
    """Seat 1 offered a large order to the active player: to it the card is fixed, to seat 2 it is any."""
    s = position(3).holds(1, 9, 10).asks(PARK)
    offers(s, (1, Offer(PARK, cards=(9,))))
    say(s, 0, "act")
    rng = Random(2)
    assert all(9 in hand(GENOA.imagine(s, 0, rng), 1) for _ in range(50))
    assert any(9 not in hand(GENOA.imagine(s, 2, rng), 1) for _ in range(50))


def test_gen_2_2_which_card_another_has_seen_is_not_told_by_a_world() -> None:
    """Seat 1 showed 9, not 10, to the active player: to seat 2 it may have been either."""
    s = position(3).holds(1, 9, 10).asks(PARK)
    offers(s, (1, Offer(PARK, cards=(9,))))
    say(s, 0, "act")
    rng = Random(11)
    shown: dict[int, Counter[bool]] = {9: Counter(), 10: Counter()}
    for world in [GENOA.imagine(s, 2, rng) for _ in range(1000)]:
        for card in set(hand(world, 1)) & {9, 10}:
            shown[card][world.knowledge.places(0, card) == [1]] += 1
    for found in shown.values():
        assert min(found[True], found[False]) > 25


def test_gen_2_2_a_card_passed_on_unseen_may_be_with_either() -> None:
    """Seat 0 saw two large orders of seat 1; one of them went to seat 2 in a deal of theirs."""
    s = position(3).holds(1, 9, 10).asks(PARK)
    offers(s, (1, Offer(PARK, pay=5, cards=(9, 10))))
    say(s, 0, "act")
    s.hand_over(1, 2, 9)
    rng = Random(3)
    pairs = Counter((*hand(w, 1), *hand(w, 2)) for w in [GENOA.imagine(s, 0, rng) for _ in range(100)])
    assert set(pairs) == {(9, 10), (10, 9)}
    assert min(pairs.values()) > 20


def test_gen_9_3_a_message_that_was_not_paid_is_in_no_hand() -> None:
    """Guild hall and park were visited: nobody holds that message in any world of anybody."""
    s = position(3).holds(0, 40).holds(1, 41, 42).holds(2, 43, 44, 45).on(GUILD_HALL, street(2, 5), PARK)
    rng = Random(4)
    for seat in (0, 1, 2, NOBODY):
        worlds = [GENOA.imagine(s, seat, rng) for _ in range(60)]
        assert {world.where[32] for world in worlds} == {-1}
        assert any(world.where[41] != s.where[41] for world in worlds) is (seat != 1)


@pytest.mark.parametrize(("drawn", "is_paid"), [(MESSAGES[GUILD_HALL, COACH_HOUSE], True), (45, False)])
def test_gen_9_3_a_message_drawn_and_paid_at_once_says_nothing_of_the_hand(drawn: int, is_paid: bool) -> None:
    """One was not paid last turn, so it is in the pile; what seat 1 draws now is paid, or may be that one."""
    last = MESSAGES[GUILD_HALL, PARK]
    s = position(3).has(1, EXCHANGE, SILK).holds(1, 41).on(GUILD_HALL, street(2, 5), PARK)
    next_turn(s)
    chance(s, s.edition.city.squares.index(GUILD_HALL))
    walk(s, street(2, 4), COACH_HOUSE)
    say(s, 1, "act")
    say(s, 1, "exchange", SILK, MESSAGE_CARD)
    draw(s, drawn)
    assert bool(told(s, "delivered")) is is_paid
    rng = Random(5)
    found = {GENOA.imagine(s, 0, rng).where[last] for _ in range(100)}
    assert found == ({-1} if is_paid else {-1, 1})


def test_gen_2_2_money_stays_in_every_world() -> None:
    """Every payment was public: it can be reckoned, and nobody is shown it."""
    s = position(3).money(5, 75, 400).begins()
    for seat in (0, 1, 2, NOBODY):
        assert GENOA.imagine(s, seat, Random(6)).money == [5, 75, 400]


def test_gen_2_2_who_sees_everything_imagines_nothing() -> None:
    """The archive's world is the real one."""
    s = position(3).holds(1, 9, 20).begins()
    assert GENOA.imagine(s, EYE, Random(7)).where == s.where


def test_gen_6_8_sealed_offers_are_imagined_by_those_who_did_not_make_them() -> None:
    """Seat 1 has answered: to seat 2 it may have offered anything it could, or nothing."""
    s = position(3).holds(1, 9).asks(PARK)
    offer(s, 1, Offer(PARK, pay=40))
    rng = Random(8)
    sums: Counter[object] = Counter()
    for _ in range(80):
        frames = GENOA.view(GENOA.imagine(s, 2, rng), EYE)["doing"]
        assert isinstance(frames, list)
        sums[tuple([made["pay"] for made in frames[-1]["mine"]])] += 1
    assert sums[()] > 15
    assert len(sums) > 10
    assert known(GENOA.imagine(s, 1, rng), 1) == known(s, 1)


def test_gen_6_12_while_cards_are_picked_a_third_seat_does_not_see_those_offered() -> None:
    """The offered order is any of its kind in the worlds of seat 2, itself in those of the two."""
    s = position(3).holds(0, 5, 6).holds(1, 9, 10).asks(PARK)
    offers(s, (1, Offer(PARK, cards=(9,), want=(LARGE_CARD,))))
    accept(s)
    assert asked(s) == [(0, "hand_over")]
    rng = Random(9)
    for seat in range(3):
        found = Counter(deal_in(GENOA.imagine(s, seat, rng)).bargain.to_host.cards for _ in range(60))
        assert (set(found) == {(9,)}) is (seat != 2)


def deal_in(world: Genoa) -> Deal:
    (found,) = [frame for frame in world.stack if isinstance(frame, Deal)]
    return found


def test_gen_2_2_face_up_cards_are_the_same_in_every_world() -> None:
    """All see them."""
    s = position(3).lies_up(3, 20).begins()
    assert seen(s, NOBODY, "face_up") == [3, 20]
    for seat in (0, NOBODY):
        world = GENOA.imagine(s, seat, Random(10))
        assert [card for card, where in enumerate(world.where) if where == UP] == [3, 20]
