"""How bargaining is measured: what was to be had, who got it, and what another price policy would gain."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from fondaco.__main__ import main
from fondaco.bots import bots_for, play_game
from fondaco.bots.bargaining import exploit
from fondaco.bots.bargaining.exploit import FACTORS, FAMILIES, PricedGame, best_response, by_deal
from fondaco.bots.bargaining.metrics import METRICS, figures_of, ratio, sums_of
from fondaco.bots.bargaining.occasion import Occasion, watch
from fondaco.bots.deals import deals
from fondaco.games import GAMES
from fondaco.kernel.match import begin


@pytest.fixture(scope="module", params=["genoa", "haendler"])
def watched(request: pytest.FixtureRequest) -> tuple[list[Occasion], list[int]]:
    """The occasions of a game between normal bots, and the answers that struck its deals."""
    game = GAMES[request.param]
    bots = [bots_for(game.name)["normal"]() for _ in range(3)]
    answers = play_game(game, 3, bots, "bargain", 0).answers
    match = begin(game, 3)
    found = watch(match, answers)
    return found, [deal.n for deal in deals(match) if deal.event.kind == "agreed"]


def test_every_deal_ends_an_occasion(watched: tuple[list[Occasion], list[int]]) -> None:
    occasions, struck = watched
    assert struck
    assert [each.n for each in occasions if each.closing.is_deal] == struck


def test_nothing_realises_more_than_was_to_be_had(watched: tuple[list[Occasion], list[int]]) -> None:
    occasions, _ = watched
    assert all(each.closing.surplus <= each.closing.best for each in occasions)
    assert all(each.closing.surplus == 0 for each in occasions if not each.closing.is_deal)
    assert sum(each.closing.surplus for each in occasions) > 0
    assert any(each.closing.best > each.closing.surplus for each in occasions)


def test_an_occasion_has_its_own_answers(watched: tuple[list[Occasion], list[int]]) -> None:
    occasions, _ = watched
    numbers = [each.n for each in occasions]
    assert numbers == sorted(set(numbers))
    assert all(1 <= each.answers <= later - former for former, later, each in follows(occasions))
    assert all(each.proposals <= each.answers for each in occasions)


def follows(occasions: list[Occasion]) -> list[tuple[int, int, Occasion]]:
    numbers = [0, *[each.n for each in occasions]]
    return list(zip(numbers, numbers[1:], occasions, strict=False))


def test_a_figure_is_a_ratio_of_sums_and_lies_in_its_interval() -> None:
    rng = Random("figures")
    series = [{name: (rng.random(), 1.0) for name in METRICS} for _ in range(30)]
    for name, figure in figures_of(series, 1).items():
        assert figure is not None
        assert figure.value == pytest.approx(sum(sums[name][0] for sums in series) / 30)
        assert figure.low < figure.value < figure.high
        assert figure.high - figure.low < 0.3
    assert ratio([(1.0, 0.0)]) is None


def test_the_figures_of_a_game_add_up() -> None:
    game = GAMES["haendler"]
    answers = play_game(game, 3, [bots_for("haendler")["normal"]() for _ in range(3)], "sums", 0).answers
    sums = sums_of(begin(game, 3), answers)
    assert set(sums) == set(METRICS)
    struck, occasions = sums["agreed"]
    assert sums["deals"] == (struck, 1.0)
    assert sums["in_vain"][1] == occasions - struck
    assert sums["until"][0] >= struck


def test_a_best_response_is_measured_on_other_deals_than_chose_it() -> None:
    """A scripted family: 0.7 is best by the deals that choose, and gains 3 on those that report."""

    def scores(work: object) -> list[int]:
        assert isinstance(work, list)
        return [scripted(one) for one in work]

    def scripted(one: PricedGame) -> int:
        is_chosen = one.factor == 0.7
        if one.seed.endswith("/choose"):
            return 50 if is_chosen else 10
        return 13 + one.number // 4 % 2 if is_chosen else 10

    set_up = begin(GAMES["genoa"], 4).set_up
    found = best_response(set_up, "bids", "s", 4, scores)
    assert (found.factor, found.gain) == (0.7, 3.5)
    assert found.low < 3.5 < found.high


@pytest.mark.parametrize("game", FAMILIES)
def test_a_factor_of_one_is_the_policy(game: str) -> None:
    for make in FAMILIES[game].values():
        policy = vars(make(1.0))["taste"]
        assert policy == type(policy)()
        assert all(vars(make(factor))["taste"] != policy for factor in FACTORS)
    assert by_deal([4, 6, 1, 1], [3, 3, 1, 1], 2) == [2, 0]


def test_a_price_is_played_on_position_0() -> None:
    """A guest who bids nothing scores another game than the policy does."""
    game = GAMES["haendler"]
    set_up = begin(game, 3).set_up
    scores = [exploit.score_of(PricedGame(set_up, "bids", factor, "s", 0), game) for factor in (1.0, 0.01)]
    assert scores[0] != scores[1]


def test_the_command_tells_the_same_twice_and_writes_a_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "page.html"
    command = ["bargain", "haendler", "--seats", "3", "--games", "2", "--json", "--html", str(page)]
    assert main(command) == 0
    first = capsys.readouterr().out
    assert main([*command, "--jobs", "2"]) == 0
    assert capsys.readouterr().out == first
    assert set(json.loads(first)["figures"]) == set(METRICS)
    assert METRICS["realised"] in page.read_text(encoding="utf-8")
    assert main(["bargain", "doge"]) == 2


def test_a_leaderboard_ranks_the_bots_of_kept_arenas(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = [str(tmp_path / seed) for seed in ("a", "b")]
    for file in files:
        arena = [
            "arena",
            "hafen",
            "--seats",
            "2",
            "--bots",
            "chaos",
            "--games",
            "4",
            "--seed",
            file[-1],
            "--keep",
            file,
        ]
        assert main(arena) == 0
    capsys.readouterr()
    page = tmp_path / "page.html"
    assert main(["leaderboard", *files, "--html", str(page), "--json"]) == 0
    (entry,) = json.loads(capsys.readouterr().out)["hafen"]
    assert (entry["name"], entry["games"], entry["share"]) == ("chaos", 16, 0.5)
    assert "<svg" in page.read_text(encoding="utf-8")
    Path(files[0]).write_text("0123456789abcdef\n", encoding="utf-8")
    assert main(["leaderboard", *files]) == 2
