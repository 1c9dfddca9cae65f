"""The baselines and how they bargain, written to docs/benchmark.md: `make benchmark`.

The defaults are small enough for some minutes on two cores; the page says how many games it rests on.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from fondaco.bots.bargaining.exploit import FACTORS
from fondaco.bots.bargaining.metrics import METRICS, Figure, figures_of, written
from fondaco.bots.contest import Row, rows_of
from fondaco.cli.arena import results_of
from fondaco.cli.bargain import exploited, gain_rows, sums_of_series
from fondaco.cli.series import Series
from fondaco.external import ProgramLimits
from fondaco.games import GAMES
from fondaco.jobs import Workers
from fondaco.kernel.match import SetUp, begin

BASELINES: Final = ["chaos", "easy", "normal", "hard"]
SEARCHING: Final = ("easy", "hard")
SEATS: Final = len(BASELINES)
BARGAINING: Final = ("genoa", "haendler")
SEED: Final = "benchmark"
FOLDER: Final = Path(__file__).parent
PAGE: Final = FOLDER.parent / "docs" / "benchmark.md"


NOT_PLAYED: Final = "Not played for this page."


class Plan(NamedTuple):
    """What is played for the page. Bots and games that are left out are said to be."""

    contests: list[str]
    games: int
    bargainers: list[str]
    bargains: int
    deals: int  # 0: no exploitability

    def said(self) -> str:
        """What the page rests on."""
        return (
            f"**This page rests on few games.** {SEATS} seats, seed `{SEED}`; the numbers of games are"
            f" those of the command that plays them:\n`{self.command()}`. Bots that search"
            " bargain in a quarter of the games.\nRead the intervals, not the middles."
            " `--games 200 --bargains 100 --deals 50 --jobs 16`"
            " on a larger machine plays more."
        )

    def command(self) -> str:
        """The command that makes this page."""
        contests, bargainers = ",".join(self.contests), ",".join(self.bargainers)
        contest = f"--contests {contests} --games {self.games}"
        bargain = f"--bargainers {bargainers} --bargains {self.bargains}"
        return f"python -m bench.benchmark {contest} {bargain} --deals {self.deals}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--contests", default=",".join(GAMES), help="games whose baselines meet (default: all)"
    )
    parser.add_argument("--games", type=int, default=4, help="games of each contest, a multiple of 4")
    parser.add_argument("--bargainers", default=",".join(BASELINES), help="who bargains (default: all)")
    parser.add_argument("--bargains", type=int, default=8, help="games in which a baseline bargains")
    parser.add_argument(
        "--deals", type=int, default=2, help="deals to choose a price, and to measure it; 0: none"
    )
    parser.add_argument("--jobs", type=int, default=2, help="processes that play")
    args = parser.parse_args()
    if args.games % SEATS or min(args.games, args.bargains) < 2 or args.deals == 1:
        parser.error(f"--games must be a multiple of {SEATS}, --bargains and --deals at least 2")
    plan = Plan(args.contests.split(","), args.games, args.bargainers.split(","), args.bargains, args.deals)
    PAGE.write_text(page(plan, Workers(args.jobs)), encoding="utf-8")


def page(plan: Plan, workers: Workers) -> str:
    """The page with all numbers in it."""
    text = (FOLDER / "benchmark.md").read_text(encoding="utf-8")
    exploit = [exploiting(name, plan.deals, workers) for name in BARGAINING] if plan.deals else [NOT_PLAYED]
    return text.format(
        how=plan.said(),
        factors=", ".join(f"{factor:g}" for factor in FACTORS),
        arena="\n\n".join(arena(name, plan.games, workers) for name in plan.contests),
        bargaining="\n\n".join(bargaining(name, plan, workers) for name in BARGAINING),
        exploit="\n\n".join(exploit),
    )


def set_up_of(name: str) -> SetUp:
    return begin(GAMES[name], SEATS).set_up


def series_of(name: str, bots: list[str]) -> Series:
    return Series(set_up_of(name), bots, SEED, 0.0, ProgramLimits())


def arena(name: str, games: int, workers: Workers) -> str:
    """The contest of all baselines in one game."""
    rows = rows_of(BASELINES, results_of(series_of(name, BASELINES), games, None, workers))
    ranked = sorted(rows, key=lambda row: -row.rating)
    return headed(
        GAMES[name].title, ("bot", "wins", "share", "95 %", "rating"), [cells(row) for row in ranked]
    )


def cells(row: Row) -> list[str]:
    share, interval = f"{row.share:.0%}", f"{row.low:.0%} – {row.high:.0%}"
    return [f"`{row.name}`", f"{row.wins:g}", share, interval, f"{row.rating:.0f}"]


def bargaining(name: str, plan: Plan, workers: Workers) -> str:
    """The figures of every baseline in one game, a column each."""
    counts = [games_of(bot, plan.bargains) for bot in plan.bargainers]
    columns = [
        figures_of(sums_of_series(series_of(name, [bot] * SEATS), games, workers), SEED)
        for bot, games in zip(plan.bargainers, counts)
    ]
    rows = [
        [said, *[told(metric, figures[metric]) for figures in columns]] for metric, said in METRICS.items()
    ]
    heads = [f"`{bot}`, {games} games" for bot, games in zip(plan.bargainers, counts)]
    return headed(GAMES[name].title, ("", *heads), rows)


def games_of(bot: str, games: int) -> int:
    """Bots that search take a hundred times as long, and play fewer games."""
    return max(2, games // 4) if bot in SEARCHING else games


def told(metric: str, figure: Figure | None) -> str:
    value, interval = written(metric, figure)
    return value if value == "–" else f"{value} ({interval})"


def exploiting(name: str, deals: int, workers: Workers) -> str:
    """The best response of each class in one game."""
    rows = gain_rows(exploited(set_up_of(name), SEED, deals, workers))
    return headed(GAMES[name].title, ("class", "best factor", "gain", "95 %"), rows)


def headed(title: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table in Markdown under its heading."""
    lines = [columns, ["---"] + ["--:"] * (len(columns) - 1), *rows]
    return f"### {title}\n\n" + "\n".join(f"| {' | '.join(line)} |" for line in lines)


if __name__ == "__main__":
    main()
