"""The bots of the house, by name.

>>> from fondaco.bots import CRAFTS, SPECIAL, Chaos, bots_for
>>> sorted(CRAFTS)  # games that a bot can search
['doge', 'genoa', 'haendler', 'liguria']
>>> SPECIAL["hafen"] = {"mine": Chaos}  # a program adds a bot of its own
>>> list(bots_for("hafen"))
['chaos', 'mine']
>>> del SPECIAL["hafen"]
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import inf
from typing import Any, Final

from fondaco.bots.arena import Played, play_game, play_out
from fondaco.bots.blend import BlendCraft
from fondaco.bots.bot import Bot, Chaos, Sight
from fondaco.bots.dice import Dice
from fondaco.bots.doge import CARELESS, DogeCraft, DogeForesight, DogeGreedy
from fondaco.bots.genoa import GenoaCraft, GenoaGreedy
from fondaco.bots.haendler import HaendlerCraft, HaendlerGreedy
from fondaco.bots.hints import Adviser, Hint
from fondaco.bots.levels import LEVELS, bot_of, budget_of
from fondaco.bots.liguria import LiguriaCraft, LiguriaGreedy
from fondaco.bots.luck import Sum
from fondaco.bots.review import ROLLOUTS, Review, Reviewer, Said, Slip
from fondaco.bots.search import ENDLESS, Budget, Craft
from fondaco.bots.tastes import TASTES, master_taste
from fondaco.kernel.match import Match

Maker = Callable[[], Bot]

# The bot of each game that does not search, and what a search must know of the game.
NORMAL: Final[dict[str, Callable[..., Bot]]] = {
    "doge": DogeGreedy,
    "genoa": GenoaGreedy,
    "haendler": HaendlerGreedy,
    "liguria": LiguriaGreedy,
}
CRAFTS: Final[dict[str, Callable[..., Craft]]] = {
    "doge": DogeCraft,
    "genoa": GenoaCraft,
    "haendler": HaendlerCraft,
    "liguria": LiguriaCraft,
}
# Games whose search counts points of the lead; the others count the chance to win.
IN_POINTS: Final = ("genoa", "liguria")
# Levels, and hints, whose search begins with another answer than the normal bot's.
BASES: Final[dict[tuple[str, str], Maker]] = {
    ("doge", "easy"): partial(DogeGreedy, CARELESS),
    ("doge", "hint"): partial(DogeForesight, worlds=48),
}
# Levels of Doge that foresee placements in so many worlds, or in as many as the time allows.
FORESIGHT: Final = {("doge", "hard"): 12, ("doge", "master"): 16}
# Of masters who go by the tuned taste alone: crafts that try what other levels leave to their base.
MASTER_CRAFTS: Final[dict[str, Callable[[Any], Craft]]] = {
    "doge": partial(DogeCraft, places=True),
    "genoa": partial(GenoaCraft, is_wide=True),
}
# Further bots of a game: programs that build on the house add theirs.
SPECIAL: Final[dict[str, dict[str, Maker]]] = {}
OLD_NAMES: Final = {"greedy": "normal"}  # still understood: tables and scripts name them


def bots_for(game: str, think: float = 0.0, is_timed: bool = False, processes: int = 1) -> dict[str, Maker]:
    """Every bot that can play a game, by name, the weakest first; those that search may `think` so many
    seconds, or keep to the seconds of their level where people wait for them, in so many processes.

    >>> from fondaco.bots import bots_for
    >>> list(bots_for("genoa"))
    ['chaos', 'easy', 'normal', 'hard', 'master']
    """
    found: dict[str, Maker] = {"chaos": Chaos}
    if game in CRAFTS:
        made = {"normal": NORMAL[game]}
        for name, level in LEVELS[game].items():
            budget, base = budget_of(level, think, is_timed), partial(base_of, game, name, think)
            craft = partial(master_craft, game) if name == "master" else CRAFTS[game]
            made[name] = partial(bot_of, level, craft, base, budget, processes)
        found |= {name: made[name] for name in ("easy", "normal", "hard", "master")}
    elif game in NORMAL:
        found["normal"] = NORMAL[game]
    return found | SPECIAL.get(game, {})


def master_craft(game: str) -> Craft:
    """What a master's search knows of a game; where the tuned taste beats only its like, both tastes play."""
    tuned = master_taste(game)
    if game in MASTER_CRAFTS:
        return MASTER_CRAFTS[game](tuned)
    quick = [light_bot(game)(taste) for taste in (TASTES[game][0], tuned)]
    return BlendCraft(CRAFTS[game](), quick, NORMAL[game](tuned))


def master_base(game: str) -> Bot:
    """The bot whose answer a master's search begins with."""
    return NORMAL[game](master_taste(game)) if game in MASTER_CRAFTS else NORMAL[game]()


def light_bot(game: str) -> Callable[[Any], Bot]:
    """Makes the quick bot of a taste, as it plays for all seats in a rollout."""
    return lambda taste: NORMAL[game](taste.light())


def base_of(game: str, name: str, think: float, budget: Budget) -> Bot:
    """The bot whose answer the search of a level begins with, in the time that the search has."""
    if (game, name) in FORESIGHT:
        is_all = think and name != "master"  # a master searches placements besides
        worlds = ENDLESS if is_all else FORESIGHT[game, name]
        return DogeForesight(master_taste(game) if name == "master" else None, worlds, budget)
    if name == "master":
        return master_base(game)
    return BASES.get((game, name), NORMAL[game])()


def adviser(game: str, seconds: float) -> Adviser | None:
    """Who gives hints in a game; None: nobody knows it well enough.

    >>> from fondaco.bots import adviser
    >>> adviser("doge", seconds=1.0) is not None, adviser("hafen", seconds=1.0) is None
    (True, True)
    """
    if game not in CRAFTS:
        return None
    base = BASES.get((game, "hint"), partial(master_base, game))
    return Adviser(partial(master_craft, game), base, game not in IN_POINTS, seconds)


def reviewer(
    match: Match[Any], seats: Sequence[int], seed: str, seconds: float = inf, rollouts: int = ROLLOUTS
) -> Reviewer | None:
    """Who looks back at a finished game and at what some seats answered; None: nobody knows it well enough.

    At each answer so many rollouts are spent, but no more than so many seconds.

    >>> from fondaco import LIGURIA, begin
    >>> from fondaco.bots import Chaos, play_out
    >>> from fondaco.bots import reviewer
    >>> match = begin(LIGURIA, 3)
    >>> standings = play_out(match, [Chaos(), Chaos(), Chaos()], seed=1)
    >>> reviewer(match, [0], seed="1") is not None
    True
    """
    game = match.game.name
    if game not in CRAFTS:
        return None
    budget = Budget(rollouts, seconds=seconds)
    strict = partial(master_craft, game)
    return Reviewer(match, CRAFTS[game], strict, NORMAL[game], game not in IN_POINTS, seats, seed, budget)


def current(bot: str) -> str:
    """The name of a bot today.

    >>> from fondaco.bots import current
    >>> current("greedy"), current("hard")
    ('normal', 'hard')
    """
    return OLD_NAMES.get(bot, bot)


def usual(game: str) -> str:
    """The bot that plays where nobody named one, and that stands in for who is away.

    >>> from fondaco.bots import usual
    >>> usual("doge"), usual("hafen")
    ('normal', 'chaos')
    """
    return "normal" if game in NORMAL else next(iter(SPECIAL.get(game, {"chaos": Chaos})))


__all__ = [
    "CRAFTS",
    "SPECIAL",
    "Adviser",
    "Bot",
    "Chaos",
    "Dice",
    "Hint",
    "Played",
    "Review",
    "Reviewer",
    "Said",
    "Sight",
    "Slip",
    "Sum",
    "adviser",
    "bots_for",
    "current",
    "play_game",
    "play_out",
    "reviewer",
    "usual",
]
