"""What the others may have on the fields: piles imagined, and placements still to come guessed."""

from __future__ import annotations

from random import Random

from fondaco.bots.doge.prize import Prizes
from fondaco.games.doge.data import FIELDS, HOMES, NEUTRAL, VALUES
from fondaco.games.doge.state import Doge


def foresee(w: Doge, seat: int, left: int, prizes: Prizes, rng: Random) -> list[list[int]]:
    """The votes [field][seat] once everyone but `seat` has made the `left` placements still to come."""
    unsettle(w, prizes.worth.taste.stays, rng)
    votes = [w.votes(field) for field in range(len(FIELDS))]
    for rival in range(w.seats):
        if rival != seat:
            for field, n in guess(w, rival, left, prizes, rng):
                votes[field][rival] += n
    return votes


def unsettle(w: Doge, stays: float, rng: Random) -> None:
    """An advisor whose home votes before the field it stands on may be gone by then (DOGE-7.3)."""
    turn = {field: i for i, field in enumerate(w.row)}
    for advisor, at in enumerate(w.at):
        if at != NEUTRAL and turn.get(HOMES[advisor], 9) < turn.get(at, 9) and rng.random() > stays:
            w.master[advisor] = w.at[advisor] = NEUTRAL


def guess(w: Doge, rival: int, left: int, prizes: Prizes, rng: Random) -> list[tuple[int, int]]:
    """Where a rival may put its tokens: rather where it gains, in piles of about the same size."""
    tokens = [value for value in range(VALUES) for _ in range(w.hand[rival * VALUES + value])]
    rng.shuffle(tokens)
    open_fields = [field for field in range(len(FIELDS)) if not w.lying[rival * len(FIELDS) + field]]
    guesses: list[tuple[int, int]] = []
    for to_come in range(left, 0, -1):
        if not tokens:
            break
        weights = [(prizes.gain(field, rival) + 0.3) ** prizes.worth.taste.greed for field in open_fields]
        field = rng.choices(open_fields, weights)[0]
        open_fields.remove(field)
        fair = len(tokens) // to_come
        count = min(max(fair + rng.randint(-1, 1), 1), 4, len(tokens))
        guesses.append((field, sum(tokens[:count])))
        del tokens[:count]
    return guesses
