"""What the bots that search do in a game, step by step, to compare compiled code with interpreted code.

python -m tests.contract.searching genoa
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from typing import Any, Final

from fondaco.bots import NORMAL, Sight, master_craft
from fondaco.bots.search import Budget, Search
from fondaco.games import GAMES
from fondaco.kernel import CHANCE, Action, apply, ask, pick

SEATS: Final = 4
EVERY: Final = 10  # answers from one that is also searched to the next: rollouts take most of the time
ROLLOUTS: Final = 8


def looks(name: str) -> Iterator[tuple[Action, list[Action], list[float]]]:
    """Of each question: the answer that is given, those that a master would try, and what some are worth."""
    game, rng = GAMES[name], Random(f"searching {name}")
    craft, normal = master_craft(name), NORMAL[name]()
    search = Search(craft, normal, Budget(ROLLOUTS))
    s: Any = game.start(SEATS)
    number = 0
    while prompts := ask(s):
        prompt, number = rng.choice(prompts), number + 1
        if prompt.seat == CHANCE or not number % 3:  # some at random, so that the game comes everywhere
            apply(s, pick(s, prompt, rng))
            continue
        sight: Sight[Any] = Sight(game, s, prompt.seat, rng)
        a = normal.choose(sight, rng)
        found = [] if number % EVERY else [advice.value for advice in search.look(sight, rng)]
        yield a, craft.candidates(sight, a, rng), found
        apply(s, a)


def main() -> None:
    for look in looks(sys.argv[1]):
        print(look)


if __name__ == "__main__":
    main()
