"""The first game of some contests of docs/levels, played again.

PYTHONPATH=build/compiled:. python -m tests.levels_again doge
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator

from bench.levels import SEED, Contest, contests
from fondaco.bots.contest import Result
from fondaco.cli.arena import play_one
from fondaco.cli.series import Series, SeriesGame
from fondaco.external import ProgramLimits
from fondaco.games import GAMES
from fondaco.kernel import begin


def chosen(game: str) -> Iterator[Contest]:
    """What costs little: easy and hard against normal, and a master at the smallest table."""
    for contest in contests([game]):
        is_small = contest.seats == min(GAMES[game].seats)
        if contest.rest == "normal" and (contest.one != "master" or is_small):
            yield contest


def first_of(contest: Contest) -> Result:
    bots = [contest.one, *[contest.rest] * (contest.seats - 1)]
    set_up = begin(GAMES[contest.game], contest.seats).set_up
    return play_one(SeriesGame(Series(set_up, bots, SEED, 0.0, ProgramLimits()), 0))


def main() -> None:
    for contest in chosen(sys.argv[1]):
        print(json.dumps(first_of(contest)))


if __name__ == "__main__":
    main()
