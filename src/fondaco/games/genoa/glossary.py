"""What the ints of Die Händler von Genua mean."""

from __future__ import annotations

from typing import Final

from fondaco.games.genoa.data import (
    BUILDINGS,
    EDGE,
    FIELDS,
    FIRST,
    GOODS,
    KINDS,
    SIDE,
    SPECIAL,
    SPECIALS,
    STREETS,
)
from fondaco.games.genoa.edition import Edition
from fondaco.games.genoa.promises import (
    BOTH,
    DELIVERY,
    LARGE_ORDER,
    MARKERS_OUT,
    MESSAGES,
    NO_PROMISE,
    PRIVILEGE_OUT,
    PROMISES,
    SMALL_ORDERS,
    SPECIAL_OUT,
    WARE,
    order_of,
    special_of,
)
from fondaco.kernel.glossary import Glossary

VERBS: Final = (
    "draw",
    "begin",
    "dice",
    "roll",
    "start",
    "act",
    "ask",
    "lapse",
    "accept",
    "address",
    "move",
    "end",
    "offer",
    "repeat",
    "withdraw",
    "ready",
    "rest",
    "put",
    "drop",
    "agree",
    "refuse",
    "hand_over",
    "carry_out",
    "order",
    "any_ware",
    "use",
    "exchange",
    "exchange_card",
    "finish",
    "deliver",
    "draw_privilege",
    "choose",
    "claim",
    "mark",
    "remove",
    "done",
    "pass",
)
PROMPTS: Final[dict[str, tuple[str, ...]]] = {
    "draw": (),
    "begin": (),
    "dice": (),
    "start": (),
    "here": ("building:field",),
    "ahead": ("field:field", "visited:number"),
    "offer": ("host:seat", "field:field", "ahead:number", "standing:number", "earlier:number"),
    "terms": ("guest:seat", "field:field"),
    "hear": (
        "host:seat",
        "field:field",
        "pay:number",
        "give:good*",
        "ask:number",
        "want:good*",
        "promise:promise",
    ),
    "hand_over": ("to:seat", "kind:kind", "count:number"),
    "act": ("building:field", "done:number"),
    "villa": ("villa:field",),
    "reward": (),
    "claim": ("markers:number",),
    "mark": ("street:field", "markers:number"),
}
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "drew": ("who:seat", "kind:kind", "card:card"),
    "began": ("who:seat",),
    "round_began": ("round:number",),
    "turn_began": ("who:seat",),
    "rolled": ("red:number", "blue:number"),
    "placed": ("who:seat", "field:field"),
    "moved_on": ("round:number",),
    "moved": ("who:seat", "field:field"),
    "ended": ("who:seat",),
    "lapsed": ("building:field",),
    "offered": (
        "who:seat",
        "field:field",
        "pay:number",
        "give:good*",
        "cards:card[]",
        "ask:number",
        "want:good*",
        "promise:promise",
    ),
    "put": (
        "who:seat",
        "guest:seat",
        "field:field",
        "pay:number",
        "give:good*",
        "cards:card[]",
        "ask:number",
        "want:good*",
        "promise:promise",
    ),
    "rests": ("who:seat",),
    "withdrew": ("who:seat", "field:field"),
    "refused": ("who:seat",),
    "agreed": ("who:seat", "guest:seat", "field:field"),
    "paid": ("who:seat", "to:seat", "sum:number"),
    "gave": ("who:seat", "to:seat", "goods:good*"),
    "handed": ("who:seat", "to:seat", "kind:kind", "card:card"),
    "passed_on": ("who:seat", "to:seat", "good:good", "count:number"),
    "earned": ("who:seat", "sum:number"),
    "acted": ("who:seat", "building:field"),
    "gained": ("who:seat", "good:good", "count:number"),
    "delivered": ("who:seat", "card:card"),
    "played": ("who:seat", "special:special"),
    "used": ("who:seat", "building:field"),
    "gave_back": ("who:seat", "good:good"),
    "gave_card": ("who:seat", "kind:kind", "card:card"),
    "shuffled": ("kind:kind",),
    "marked": ("who:seat", "building:field"),
    "removed": ("who:seat", "owner:seat", "building:field"),
    "privileged": ("who:seat", "cards:card[]", "sum:number"),
    "owned": ("who:seat", "count:number", "sum:number"),
    "ranked": ("who:seat", "place:number"),
}
BARGAIN: Final[dict[str, str]] = {
    "guest": "seat",
    "field": "field",
    "promise": "promise",
    "pay": "number",
    "give": "good*",
    "given_cards": "card[]",
    "ask": "number",
    "want": "good*",
    "wanted_cards": "card[]",
    "is_binding": "flag",
}
VIEW: Final[dict[str, str]] = {
    "space": "number",
    "last": "number",
    "first": "seat",
    "active": "seat",
    "squares": "field/square",
    "tower": "field",
    "path": "field[]",
    "cleared": "field[]",
    "used": "field[]",
    "owner": "seat/field",
    "stock": "number/good",
    "deck": "number/special",
    "piles": "number/kind",
    "face_up": "card[]",
    "offers": "/offer",
    **{f"offers.{key}": what for key, what in BARGAIN.items()},
    "earlier": "/offer",
    **{f"earlier.{key}": what for key, what in BARGAIN.items()},
    "terms": "/offer",
    **{f"terms.{key}": what for key, what in BARGAIN.items()},
    "players": "/seat",
    "players.goods": "good*",
    "players.free": "number",
    "players.is_quiet": "flag",
    "players.supply": "number",
    "players.money": "number",
    "players.hand": "card[]",
    "players.known": "card[]",
}
OFFERS: Final = 4 * (FIELDS - 1)  # no more can stand at once: one of each guest for every other field


def street_names(edition: Edition) -> list[str]:
    """A street is named by its row and column: `street/2/3`."""
    squares = edition.city.squares
    names: list[str] = []
    for street in range(STREETS, FIELDS):
        row, column = divmod(squares.index(street), SIDE)
        names.append(f"street/{row + 1}/{column + 1}")
    return names


def large_name(order: list[int]) -> str:
    """A large order by its villa and wares."""
    return f"field:{order[0]}/good:{order[1]}/good:{order[2]}/good:{order[3]}"


def card_names(edition: Edition) -> list[str]:
    """An order by its building and wares, a message by its buildings, a privilege by its building."""
    names = [f"large-order/{large_name(order)}" for order in edition.large]
    names += [f"small-order/field:{o[0]}/good:{o[1]}" for o in edition.small]
    names += [f"message/field:{pair[0]}/field:{pair[1]}" for pair in edition.messages]
    return names + [f"privilege/field:{building}" for building in edition.privileges]


def promise_name(edition: Edition, promise: int) -> str:
    if promise == NO_PROMISE:
        return "none"
    if promise < BOTH:
        return f"ware/good:{promise - WARE}"
    if promise < LARGE_ORDER:
        first = 2 * (promise - BOTH)
        return f"wares/good:{first}/good:{first + 1}"
    if promise == LARGE_ORDER:
        return "large-order"
    if promise < MESSAGES:
        return f"small-orders/{promise - SMALL_ORDERS + 1}"
    if promise < MARKERS_OUT:
        return f"messages/{promise - MESSAGES + 1}"
    if promise < SPECIAL_OUT:
        return f"markers/{promise - MARKERS_OUT + 1}"
    if promise < PRIVILEGE_OUT:
        return f"special/good:{SPECIAL + promise - SPECIAL_OUT}"
    if promise == PRIVILEGE_OUT:
        return "privilege"
    assert promise >= DELIVERY
    order = large_name(edition.large[order_of(promise)])
    return f"delivery/good:{SPECIAL + special_of(promise)}/{order}"


def glossary_of(edition: Edition) -> Glossary:
    """What the ints mean; streets and cards are those of the edition."""
    assert len(BUILDINGS) == EDGE + FIRST[4] - FIRST[3]
    squares = [f"square/{n // SIDE + 1}/{n % SIDE + 1}" for n in range(SIDE * SIDE)]
    return Glossary(
        things={
            "field": (*BUILDINGS, "plaza", *street_names(edition)),
            "good": GOODS,
            "special": SPECIALS,
            "kind": KINDS,
            "card": tuple(card_names(edition)),
            "promise": tuple([promise_name(edition, promise) for promise in range(PROMISES)]),
            "square": tuple(squares),
            "flag": ("no", "yes"),
            "offer": tuple([f"number/{n + 1}" for n in range(OFFERS)]),
        },
        verbs=VERBS,
        prompts=PROMPTS,
        events=EVENTS,
        lines=("money", "privileges", "buildings", "goods", "total"),
        view=VIEW,
        refusals={},
    )
