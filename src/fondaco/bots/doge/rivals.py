"""What the others may have on the fields when they vote: imagined piles, and placements still to come."""

from __future__ import annotations

from random import Random

from fondaco.bots.doge.prize import Prizes
from fondaco.games.doge.data import FIELDS, HOMES, MOST_TOKENS, NEUTRAL, VALUES
from fondaco.games.doge.state import Doge


def foresee(world: Doge, left: int, prizes: Prizes, rng: Random) -> list[list[int]]:
    """The votes [field][seat] when all but the looking seat have made their placements. Changes the world."""
    unsettle(world, prizes.worth.taste.stays, rng)
    votes = [world.votes(field) for field in range(len(FIELDS))]
    for seat in range(world.seats):
        if seat != prizes.worth.seat:
            foresee_seat(world, seat, left, prizes, rng, votes)
    return votes


def unsettle(world: Doge, stays: float, rng: Random) -> None:
    """Take some advisors away whose home votes before the field where they stand (DOGE-7.3)."""
    for advisor, at in enumerate(world.at):
        if at != NEUTRAL and world.row.index(HOMES[advisor]) < world.row.index(at) and rng.random() > stays:
            world.neutralise(advisor, "DOGE-7.6")


def foresee_seat(
    world: Doge, seat: int, left: int, prizes: Prizes, rng: Random, votes: list[list[int]]
) -> None:
    """Add a rival's placements still to come: rather where it gains, in piles of about the same size."""
    taste = prizes.worth.taste
    tokens = [value for value in range(VALUES) for _ in range(world.tokens(seat)[value])]
    rng.shuffle(tokens)
    cards = [field for field in range(len(FIELDS)) if not world.lying[seat * len(FIELDS) + field]]
    odds = [(prizes.prize(field, seat).gain + taste.whim) ** taste.greed for field in cards]
    for to_come in range(left, 0, -1):
        count = min(max(len(tokens) // to_come + rng.randint(-1, 1), 1), MOST_TOKENS, len(tokens))
        i = rng.choices(range(len(cards)), odds)[0]
        votes[cards[i]][seat] += sum(tokens[:count])
        del cards[i], odds[i], tokens[:count]
