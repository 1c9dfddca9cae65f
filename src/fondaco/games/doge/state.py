"""The state of a game of Doge, and the small verbs that change it and tell of it."""

from __future__ import annotations

from typing import Any

from fondaco.games.doge import shape
from fondaco.games.doge.data import (
    CONDITIONS,
    DISTRICTS,
    FIELDS,
    FIRST_COST,
    NEUTRAL,
    RINGS,
    SITES,
    VALUES,
)
from fondaco.kernel.action import Event
from fondaco.kernel.frame import Frame, State


class Doge(State):
    """Everything true in a game of Doge. Lists are flat: of a seat's districts, of a pile's values."""

    def __init__(
        self,
        seats: int,
        stack: list[Frame[Any]],
        log: list[Event] | None,
        round: int,
        row: list[int],
        coming: list[int],
        voting: int,
        houses: list[int],
        palazzi: list[int],
        supply: list[int],
        unbuilt: list[int],
        master: list[int],
        at: list[int],
        hand: list[int],
        lying: list[int],
        piles: list[int],
        shown: list[int],
    ) -> None:
        super().__init__(seats, stack, log)
        self.round = round
        self.row = row  # the fields still to vote this round, left to right
        self.coming = coming  # next round's order as far as it is turned up
        self.voting = voting  # the field whose tokens lie open (DOGE-4.2), or NEUTRAL
        self.houses = houses  # [seat * 6 + district]
        self.palazzi = palazzi  # [seat * 6 + district]
        self.supply = supply  # [seat] houses not on the board
        self.unbuilt = unbuilt  # [seat] palazzi not on the board
        self.master = master  # [advisor] the seat that controls it, or NEUTRAL
        self.at = at  # [advisor] the field it stands on, or NEUTRAL
        self.hand = hand  # [seat * 4 + value] tokens not on a field: secret
        self.lying = lying  # [seat * 7 + field] how many tokens lie there: public
        self.piles = piles  # [(seat * 7 + field) * 4 + value] their values: secret
        self.shown = shown  # [seat * 4 + value] tokens that this round's votes have shown (DOGE-4.6)

    def copy(self) -> Doge:
        return Doge(
            self.seats,
            [frame.copy() for frame in self.stack],
            None,
            self.round,
            self.row[:],
            self.coming[:],
            self.voting,
            self.houses[:],
            self.palazzi[:],
            self.supply[:],
            self.unbuilt[:],
            self.master[:],
            self.at[:],
            self.hand[:],
            self.lying[:],
            self.piles[:],
            self.shown[:],
        )

    def order(self) -> list[int]:
        """All seats clockwise from the round's lead seat (DOGE-8.6)."""
        lead = max(0, self.round - 1) % self.seats
        return [(lead + i) % self.seats for i in range(self.seats)]

    def pile(self, seat: int, field: int) -> list[int]:
        """How many tokens of each value a seat has on a field."""
        base = (seat * len(FIELDS) + field) * VALUES
        return self.piles[base : base + VALUES]

    def tokens(self, seat: int) -> list[int]:
        """How many tokens of each value a seat has in hand."""
        return self.hand[seat * VALUES : seat * VALUES + VALUES]

    def votes(self, field: int) -> list[int]:
        """Each seat's votes on a field: tokens, and an advisor's one (DOGE-4.2)."""
        votes = [0] * self.seats
        for seat in range(self.seats):
            base = (seat * len(FIELDS) + field) * VALUES
            votes[seat] = self.piles[base + 1] + 2 * self.piles[base + 2] + 3 * self.piles[base + 3]
        for advisor, where in enumerate(self.at):
            if where == field:
                votes[self.master[advisor]] += 1
        return votes

    def rings(self, seat: int) -> int:
        """The rings a seat has left (DOGE-7.1)."""
        return RINGS - self.master.count(seat)

    def can_take(self, seat: int, advisor: int) -> bool:
        """A free ring, or already its master (DOGE-7.4)."""
        return self.master[advisor] == seat or self.rings(seat) > 0

    def sites(self, district: int) -> int:
        """The palazzi standing in a district, whoever's."""
        return sum(self.palazzi[district::DISTRICTS])

    def cost(self, district: int) -> int:
        """The houses that the next free site costs (DOGE-8.2)."""
        return FIRST_COST + self.sites(district)

    def missing(self, seat: int) -> list[int]:
        """How many palazzi, well placed, a seat still lacks to each condition (DOGE-9.2)."""
        own = self.palazzi_of(seat)
        spread, built = DISTRICTS - own.count(0), sum(own)
        return [max(0, districts - spread, palazzi - built) for districts, palazzi in CONDITIONS]

    def meets(self, seat: int) -> bool:
        """Six districts; or seven palazzi over five; or eight over four (DOGE-9.2)."""
        return 0 in self.missing(seat)

    def is_won(self) -> bool:
        """Does anybody meet a condition?"""
        return any(self.meets(seat) for seat in range(self.seats))

    def ended_by(self) -> str:
        return "DOGE-9.2" if self.is_won() else "DOGE-9.4"

    def palazzi_of(self, seat: int) -> list[int]:
        return self.palazzi[seat * DISTRICTS : seat * DISTRICTS + DISTRICTS]

    def houses_of(self, seat: int) -> list[int]:
        return self.houses[seat * DISTRICTS : seat * DISTRICTS + DISTRICTS]

    def can_build(self, seat: int, district: int, cost: int) -> bool:
        """Houses, a palazzo left, a site free (DOGE-8.1, DOGE-8.3)."""
        if self.houses[seat * DISTRICTS + district] < cost:
            return False
        return self.unbuilt[seat] > 0 and self.sites(district) < SITES

    def put(self, seat: int, count: int, district: int, clause: str) -> None:
        """Houses from supply into a district."""
        self.supply[seat] -= count
        self.houses[seat * DISTRICTS + district] += count
        self.tell(shape.Put, clause, seat, count, district)

    def move(self, seat: int, source: int, target: int, clause: str) -> None:
        """One house from district to district."""
        self.houses[seat * DISTRICTS + source] -= 1
        self.houses[seat * DISTRICTS + target] += 1
        self.tell(shape.Moved, clause, seat, source, target)

    def build(self, seat: int, district: int, cost: int) -> None:
        """Houses back to supply, a palazzo on the next free site (DOGE-8.2)."""
        self.houses[seat * DISTRICTS + district] -= cost
        self.supply[seat] += cost
        self.unbuilt[seat] -= 1
        self.palazzi[seat * DISTRICTS + district] += 1
        self.tell(shape.Built, "DOGE-8.2", seat, district, cost, FIRST_COST - 1 + self.sites(district))

    def take(self, seat: int, advisor: int, field: int) -> None:
        """A ring on the advisor, the old one back, the advisor onto a field (DOGE-7.1, DOGE-7.2)."""
        former = self.master[advisor]
        if former not in (NEUTRAL, seat):
            self.tell(shape.Lost, "DOGE-7.1", former, advisor)
        self.master[advisor] = seat
        self.at[advisor] = field
        self.tell(shape.Took, "DOGE-7.2", seat, advisor, field)

    def neutralise(self, advisor: int, clause: str) -> None:
        """Off the fields, its ring back to its owner (DOGE-7.6)."""
        if self.master[advisor] != NEUTRAL:
            self.master[advisor] = NEUTRAL
            self.at[advisor] = NEUTRAL
            self.tell(shape.Freed, clause, advisor)

    def waive(self, seat: int, advisor: int) -> None:
        """Leave an advisor to nobody (DOGE-7.5)."""
        self.tell(shape.Waived, "DOGE-7.5", seat, advisor)
        self.neutralise(advisor, "DOGE-7.6")
