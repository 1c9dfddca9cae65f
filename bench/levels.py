"""How strong the levels are: one of each against the rest of the table, in all games at all numbers of seats.

    make levels ARGS="--jobs 16"

Every game is kept in a folder, so that an interrupted run goes on where it was. All contests grow together:
whenever it is stopped, each has about the same part of its games. Ends with the tables of README.md and
docs/bots.md, whose figures are those of docs/levels; a test compares them. Whoever changes how a bot plays
deletes its results there.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from fondaco.bots.contest import Row, rows_of
from fondaco.bots.leaderboard import leaderboard
from fondaco.cli.kept import read_kept
from fondaco.games import GAMES

ROOT: Final = Path(__file__).resolve().parent.parent
COMPILED: Final = ROOT / "build" / "compiled"
KEPT: Final = ROOT / "docs" / "levels"
SEED: Final = "strength"
USUAL_SEATS: Final = 4
STEPS: Final = 8  # in which all contests grow together
ROUNDS: Final = 40  # in which they are rated together: what is rated first is rated against strangers
NAMES: Final = ("master", "hard", "normal", "easy")
# One against the rest of the table, in so many games, also with the usual seats only; where a bot of another
# taste stands for the rest, it is that of the game in bench/tastes.py.
OTHER: Final = "another taste"
PAIRS: Final = {
    ("easy", "normal"): 400,
    ("hard", "normal"): 400,
    ("master", "normal"): 200,
    ("master", "hard"): 200,
}
USUAL_PAIRS: Final = {("hard", OTHER): 200, ("master", OTHER): 200}


class Contest(NamedTuple):
    """One bot against the rest, all of whom are alike."""

    game: str
    seats: int
    one: str
    rest: str
    games: int

    def bots(self) -> str:
        rest = f"bench.tastes:{self.game}" if self.rest == OTHER else self.rest
        return f"{self.one},{rest}"

    def kept(self, folder: Path) -> Path:
        return folder / f"{self.game}-{self.seats}-{self.one}-{self.rest.replace(' ', '-')}.jsonl"

    def part(self, step: int) -> int:
        """The games after a step: whole deals, one for each seat."""
        deals = -(-self.games * step // (STEPS * self.seats))
        return deals * self.seats


def contests(games: Sequence[str]) -> list[Contest]:
    """All of them: first with the usual number of seats, last against another taste."""
    tables = [(name, seats) for name in games for seats in GAMES[name].seats]
    found: list[Contest] = []
    for name, seats in tables:
        pairs = PAIRS | USUAL_PAIRS if seats == USUAL_SEATS else PAIRS
        found += [Contest(name, seats, one, rest, count) for (one, rest), count in pairs.items()]
    return sorted(found, key=lambda each: (each.rest == OTHER, each.seats != USUAL_SEATS))


def play(contest: Contest, games: int, folder: Path, jobs: int) -> None:
    """Play what of so many games has not been played yet, with the compiled rules."""
    if found := row_of(contest, folder):
        if found[1] >= games:
            return
    command = [sys.executable, "-m", "fondaco", "arena", contest.game, "--seats", str(contest.seats)]
    command += ["--bots", contest.bots(), "--games", str(games), "--seed", SEED]
    command += ["--jobs", str(jobs), "--keep", str(contest.kept(folder)), "--json"]
    path = f"{COMPILED}{os.pathsep}{ROOT}"
    subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, stdout=subprocess.DEVNULL, check=True)


def row_of(contest: Contest, folder: Path) -> tuple[Row, int] | None:
    """How the one has done so far, and in how many games."""
    path = contest.kept(folder)
    if not path.exists():
        return None
    kind, results = read_kept(path)
    return (rows_of(kind.bots, results)[0], len(results)) if results else None


def table(folder: Path, games: Sequence[str]) -> Iterator[str]:
    """The shares of wins and the ratings, line by line."""
    cells: dict[tuple[str, str, int], dict[str, str]] = {}
    for contest in contests(games):
        if found := row_of(contest, folder):
            cell = said(*found)
            cells.setdefault((contest.one, contest.rest, contest.seats), {})[contest.game] = cell
    yield line_of("", {game: GAMES[game].title for game in games}, games)
    yield "|---" * (1 + len(games)) + "|"
    for one, rest in PAIRS | USUAL_PAIRS:
        for seats in sorted({key[2] for key in cells if key[:2] == (one, rest)}):
            against = rest if rest == OTHER else f"`{rest}`"
            yield line_of(f"`{one}` against {against}, {seats} seats", cells[one, rest, seats], games)
    rated = {game: ratings(folder, game) for game in games}
    for name in NAMES:
        row = {game: str(found[name]) for game, found in rated.items() if name in found}
        yield line_of(f"rating of `{name}`", row, games)


def line_of(title: str, row: dict[str, str], games: Sequence[str]) -> str:
    return f"| {title} | " + " | ".join(row.get(game, "") for game in games) + " |"


def said(row: Row, games: int) -> str:
    low, high = round(100 * row.low), round(100 * row.high)
    return f"{100 * row.share:.0f} % [{low}, {high}], {games}"


def ratings(folder: Path, game: str) -> dict[str, int]:
    """Of a game's levels, over all contests among them."""
    among = [each for each in contests([game]) if each.rest != OTHER and each.kept(folder).exists()]
    kept = [read_kept(each.kept(folder)) for each in among]
    rounds = [(kind.bots, results[n::ROUNDS]) for n in range(ROUNDS) for kind, results in kept]
    return {entry.name: round(entry.rating) for entry in leaderboard(rounds)}


def main() -> None:
    parser = argparse.ArgumentParser(description="How strong the levels are, in every game and table.")
    parser.add_argument("--only", default=",".join(GAMES), help="games (default: all)")
    parser.add_argument("--jobs", type=int, default=2, help="processes that play")
    parser.add_argument("--kept", type=Path, default=KEPT, help="folder of the results (docs/levels)")
    parser.add_argument("--steps", type=int, default=STEPS, help=f"of {STEPS} parts; 0: only tell")
    args = parser.parse_args()
    games = args.only.split(",")
    args.kept.mkdir(parents=True, exist_ok=True)
    for step in range(1, args.steps + 1):
        for contest in contests(games):
            play(contest, contest.part(step), args.kept, args.jobs)
    print("\n".join(table(args.kept, games)))


if __name__ == "__main__":
    main()
