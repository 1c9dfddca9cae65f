"""The page `/me`: games played, and what they add up to."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from fondaco.server.mine import history
from fondaco.server.store.store import FINISHED_OF, Store
from fondaco.server.table.meta import Seat, TableMeta
from tests.server.served import Served
from tests.server.test_play import say
from tests.server.visitor import Visitor

ANKE, BERND, BOT = (
    Seat("Anke", "person", "greedy", "anke"),
    Seat("Bernd", "person", "greedy", "bernd"),
    Seat("Dandolo", "bot", "greedy"),
)


def finished(id: str, changed: float, places: tuple[int, ...], **more: object) -> TableMeta:
    """A finished game of Doge between Anke, Bernd and a bot."""
    won = tuple([seat for seat, place in enumerate(places) if place == 1])
    meta = TableMeta(id, "doge", {}, (ANKE, BERND, BOT), "anke", changed, "finished")
    scores = tuple([10 * (4 - place) for place in places])
    return replace(meta, winners=won, places=places, scores=scores, **more)


def test_statistics_count_games_wins_places_and_points() -> None:
    metas = [finished("c", 3, (1, 1, 3)), finished("b", 2, (3, 1, 2)), finished("a", 1, (1, 2, 3))]
    (doge,) = history.statistics(metas, "anke")
    assert (doge.game, doge.played, doge.won, doge.places) == ("doge", 3, 2, [2, 0, 1])
    assert (doge.average_place, doge.best_score) == (5 / 3, 30)
    assert doge.average_score == 70 / 3
    (bernd,) = history.opponents(metas, "anke")
    assert (bernd.name, bernd.played, bernd.ahead) == ("Bernd", 3, 1), "a tie is not ahead, a bot nobody"


def test_a_game_from_before_places_were_kept_still_counts() -> None:
    old = finished("a", 1, (2, 1, 3))
    old = replace(old, places=(), scores=())
    (doge,) = history.statistics([old], "bernd")
    assert (doge.played, doge.won, doge.places, doge.average_place) == (1, 1, [], None)
    assert [seat.place for seat in history.played_game(old, "bernd").seats] == [None, 1, None]
    assert history.opponents([old], "bernd")[0].ahead == 1


def test_several_own_seats_are_listed_but_not_counted() -> None:
    """Who plays all seats at one screen always wins."""
    mine = replace(ANKE, name="Axel")
    hot = replace(finished("a", 1, (1, 2, 3)), seats=(ANKE, mine, BOT))
    assert history.games_played([hot], "anke") == [hot]
    assert not history.statistics([hot], "anke")
    assert not history.opponents([hot], "anke")


async def test_a_finished_game_stands_on_the_page_with_its_result(odd_site: Served) -> None:
    async with Visitor(odd_site.address) as anke, Visitor(odd_site.address) as bernd:
        id = await anke.open("tally", "me:Anke", "open")
        await bernd.do(id, "sit", seat=1, name="Bernd")
        await anke.do(id, "start")
        page = await anke.page(id)
        await page.until(page.questions)
        assert (await anke.get("/api/me")).said["games"] == [], "it has only begun"
        await page.act(say(page, 0, "end"))
        await page.until(lambda: page.is_over)
        (game,) = (await anke.get("/api/me")).said["games"]
        assert (game["id"], game["game"]) == (id, "tally")
        places = [seat["place"] for seat in game["seats"]]
        assert 1 in places
        assert [seat["is_winner"] for seat in game["seats"]] == [place == 1 for place in places]
        assert [seat["is_yours"] for seat in game["seats"]] == [True, False]
        theirs = (await bernd.get("/api/me")).said
        assert [seat["is_yours"] for seat in theirs["games"][0]["seats"]] == [False, True]
        assert theirs["statistics"][0]["played"] == 1
        async with Visitor(odd_site.address) as stranger:
            said = (await stranger.get("/api/me")).said
            assert said == {"tables": 0, "games": [], "statistics": [], "opponents": [], "passkeys": []}


def test_the_games_of_a_visitor_are_found_by_an_index(tmp_path: Path) -> None:
    """However many tables there are: no table is scanned, no answer read."""
    store = Store(tmp_path / "many.sqlite")
    asked = f"EXPLAIN QUERY PLAN SELECT head FROM tables {FINISHED_OF} ORDER BY changed DESC LIMIT 9"
    plan = [row[-1] for row in store.db.execute(asked, ("anke",))]
    store.stop()
    assert any("owners USING PRIMARY KEY (visitor=?)" in step for step in plan), plan
    assert not any(step.startswith("SCAN") for step in plan), plan
