"""fondaco simulate: bots play a series of games against each other."""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from urllib.parse import quote

from rich.table import Table

from fondaco.bots.arena import Played, play_game, seating
from fondaco.cli.arguments import UsageError, workers_named
from fondaco.cli.output import ResultConsole
from fondaco.cli.progress import watched
from fondaco.cli.series import Series, SeriesGame, games_of, series_of, tell_forfeits
from fondaco.kernel.game import win_shares
from fondaco.kernel.match import resume
from fondaco.kernel.paper import write
from fondaco.kernel.record import record


def play_one(one: SeriesGame) -> Played:
    series, set_up = one.series, one.series.set_up
    bots, options = series.make_bots(), set_up.options
    return play_game(series.game, set_up.seats, bots, series.seed, one.number, options, set_up.edition)


class SeriesTotals:
    """The wins and scores of a series, in the order in which the bots were named."""

    def __init__(self, series: Series, games: int) -> None:
        self.series = series
        self.games = games
        self.finished = 0
        self.answers = 0
        self.wins = [0.0] * series.set_up.seats
        self.scores = [0] * series.set_up.seats
        self.forfeits: list[dict[str, object]] = []

    def add(self, one: Played) -> None:
        for position, forfeit in enumerate(one.forfeits):
            if forfeit is not None:
                self.forfeits.append({"game": self.finished, "position": position, **forfeit._asdict()})
        self.finished += 1
        self.answers += len(one.answers)
        for position, share in enumerate(win_shares(one.standings)):
            self.scores[position] += one.standings[position].score
            self.wins[position] += share

    def told(self, seconds: float) -> dict[str, object]:
        """The result as one JSON object."""
        return {
            "game": self.series.set_up.game,
            "seats": self.series.set_up.seats,
            "games": self.games,
            "seed": self.series.seed,
            "bots": self.series.bots,
            "options": self.series.set_up.options,
            "finished": self.finished,
            "answers": self.answers,
            "seconds": round(seconds, 3),
            "answers_per_second": round(self.answers / seconds, 1),
            "wins": [round(n, 6) for n in self.wins],
            "mean_scores": [round(n / max(1, self.finished), 4) for n in self.scores],
            "forfeits": self.forfeits,
        }


def save_game(folder: Path, series: Series, number: int, one: Played) -> None:
    """Write the record of one game into a folder; the players have the names of the bots."""
    set_up = series.set_up
    names = [f"{series.bots[bot]} {bot + 1}" for bot in seating(set_up.seats, number)]
    match = resume(series.game, set_up, one.answers)  # the bots played it without telling it
    seed = quote(series.seed, safe="")  # which may hold a slash
    path = folder / f"{set_up.game}-{set_up.seats}-{seed}-{number}.json"
    path.write_text(write(record(match, names)), encoding="utf-8")


def run(args: argparse.Namespace) -> int:
    if args.games < 1:
        raise UsageError("--games must be at least 1")
    series, workers = series_of(args), workers_named(args)
    folder = made_folder(args.save)
    totals = SeriesTotals(series, args.games)
    start = time.perf_counter()
    games = workers.map(play_one, games_of(series, range(args.games)))
    for number, one in enumerate(watched(games, args.games, series.heading)):
        totals.add(one)
        tell_forfeits(number, series.bots, one.forfeits)
        if folder is not None:
            save_game(folder, series, number, one)
    told = totals.told(time.perf_counter() - start)
    print(json.dumps(told)) if args.json else show(told)
    return 0


def made_folder(name: str | None) -> Path | None:
    if name is None:
        return None
    folder = Path(name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as no:
        raise UsageError(f"cannot keep records in {name}: {no.strerror}") from None
    return folder


def show(told: dict[str, object]) -> None:
    """Print the result as a table."""
    table = Table(
        title=f"{told['games']} games of {told['game']}, {told['seats']} seats, seed {told['seed']}"
    )
    for column in ("position", "bot", "wins", "mean score"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    bots, wins, scores = told["bots"], told["wins"], told["mean_scores"]
    assert isinstance(bots, list)
    assert isinstance(wins, list)
    assert isinstance(scores, list)
    for position, bot in enumerate(bots):
        table.add_row(str(position + 1), bot, f"{wins[position]:g}", f"{scores[position]:.2f}")
    console = ResultConsole()
    console.print(table)
    pace = f"{told['answers']} answers in {told['seconds']} s, {told['answers_per_second']} a second"
    console.print(f"{pace}; the bots move one seat on from game to game.", highlight=False)
