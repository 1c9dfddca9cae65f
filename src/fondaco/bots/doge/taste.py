"""How the bot weighs things: every number it goes by, with its meaning."""

from __future__ import annotations

from typing import Final, NamedTuple


class Taste(NamedTuple):
    """The unit is a house where it is needed. Most figures come of games of one taste against another."""

    price: float = 5.25  # what a palazzo comes to in the end: cheap sites get dearer before one can pay
    to_build: float = 0.6  # a palazzo still to build, beyond its houses: it also takes a vote
    threat: float = 0.4  # every rival close to building where one has yet to build
    close: int = 2  # so many houses from building, one vote's worth, is close
    loose: float = 0.45  # a house that helps no palazzo yet, but can be moved
    short: float = 0.3  # every house that a supply of `ready` lacks
    ready: int = 3
    built: float = 0.5  # every palazzo built: it ranks players who are otherwise level (DOGE-9.3)
    met: float = 9.0  # an ending is met
    far: float = 80.0  # the distance of an ending that cannot be met any more

    rivalry: float = 0.8  # the houses of all rivals together against one's own
    nearness: float = 5.0  # a rival so many houses behind the first rival weighs e times less

    advisor: float = 1.2  # winning an advisor, or waiving it for the move of a house
    early: float = 0.12  # so much more for each field to vote after its own, less if these are under three
    later: float = 0.95  # what a vote to come promises, against what one has: it is only imagined
    vote: float = 0.17  # an advisor's vote next round, in parts of what winning its field would bring
    presence: float = (
        0.02  # an advisor on a field still to vote: where it counts at all, all else being equal
    )
    effort: float = 0.03  # moving a house: what two moves do in turn, one may do as well
    stays: float = 0.45  # the chance that an advisor stays although its home votes first

    greed: float = 3.0  # how much more likely a rival goes where it gains more
    whim: float = 0.3  # what a rival is thought to see in a field that brings it nothing
    worlds: int = 16  # imagined for a placement
    piles: int = 8  # imagined for an open decision
    blur: float = 0.5  # plans so little worse than the best are played as well: neighbours think alike

    def light(self) -> Taste:
        """The same for rollouts, where it is asked thousands of times."""
        return self._replace(worlds=2, piles=2)


# Of who is learning: places without much thought, and does not see what rivals are up to.
CARELESS: Final = Taste(rivalry=0.2, greed=0.0, worlds=1, piles=1, blur=2.0)
