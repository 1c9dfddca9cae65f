"""Golden games: one whole game for each game and seat count, compared word by word."""

from pathlib import Path

import pytest

from fondaco.bots import play_game, usual
from fondaco.cli.arguments import make_bots
from fondaco.games import ALL_GAMES
from fondaco.kernel import Record, begin, read, record, write
from tests.golden.transcript import transcript

HERE = Path(__file__).parent
TABLES = [(game.name, seats) for game in ALL_GAMES.values() for seats in game.seats]
NAMES = ["Anke", "Bernd", "Claudia", "Daniel", "Eva"]


def played(name: str, seats: int) -> Record:
    """A new game by the usual bots: those with sense make shorter and livelier ones than chaos."""
    game = ALL_GAMES[name]
    one = play_game(game, seats, make_bots(game, [usual(name)] * seats), "golden", 0)
    match = begin(game, seats)
    match.follow(one.answers)
    return record(match, NAMES[:seats])


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_golden_game_is_told_word_by_word(name: str, seats: int, remake: bool) -> None:
    """`make golden` plays it anew and writes it down; then the diff must be read, and meant."""
    paper_file, text_file = HERE / f"{name}-{seats}.json", HERE / f"{name}-{seats}.txt"
    if remake:
        paper_file.write_text(write(played(name, seats)), encoding="utf-8")
    paper = read(paper_file.read_bytes())
    text = transcript(ALL_GAMES[name], paper)
    if remake:
        text_file.write_text(text, encoding="utf-8")
    assert text.splitlines() == text_file.read_text(encoding="utf-8").splitlines()
