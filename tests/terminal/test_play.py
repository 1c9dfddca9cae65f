"""Whole games at the terminal, and all that one may type besides answers."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from io import StringIO
from random import Random
from typing import Any

import pytest
from rich.console import Console

from fondaco.bots import Bot, Chaos
from fondaco.games import ALL_GAMES, GAMES
from fondaco.kernel import (
    CHANCE,
    Action,
    Game,
    Match,
    One,
    State,
    apply,
    begin,
    legal,
    pick,
    question,
    waiting,
)
from fondaco.terminal import Save, play
from fondaco.words import LANGUAGES

DOGE = GAMES["doge"]
NAMES = ["Anke", "Bernd", "Claudia", "Dario"]
ME = 0


class Screen:
    """What is shown, and somebody who types."""

    def __init__(self, width: int = 100) -> None:
        self.file = StringIO()
        self.console = Console(file=self.file, width=width, no_color=True)

    def text(self) -> str:
        return self.file.getvalue()

    def last_line(self) -> str:
        return self.text().rpartition("\n")[2]


def sit_down(
    screen: Screen,
    read: Callable[[], str] | None,
    lang: str = "en",
    seats: int = 3,
    save: Save | None = None,
    keep: str = "",
    answers: tuple[Action, ...] = (),
    game: Game[Any] = DOGE,
) -> int:
    bots: list[Bot | None] = [None, *[Chaos() for _ in range(seats - 1)]]
    names = NAMES[:seats]
    match = begin(game, seats)
    match.follow(answers)
    return play(match, bots, lang, 7, names, save, screen.console, keep, read=read)


def typing(*lines: str) -> Callable[[], str]:
    """Somebody who types these lines and then hangs up."""
    left: Iterator[str] = iter(lines)

    def read() -> str:
        line = next(left, None)
        if line is None:
            raise EOFError
        return line

    return read


def shown(*lines: str, lang: str = "en", seats: int = 3, answers: tuple[Action, ...] = ()) -> str:
    """What is on the screen when these lines have been typed."""
    screen = Screen()
    assert sit_down(screen, typing(*lines), lang, seats, answers=answers) == 0
    return screen.text()


def answer(label: str, rng: Random) -> str:
    """Anything that fits what is asked, as a reader of the last line would find it."""
    if re.search("Enter for none|Eingabetaste für keine", label) and rng.random() < 0.5:
        return ""
    if such := re.search(r"(?:such as|etwa) (.+)\)", label):
        return " ".join(such[1].split()[rng.randint(0, 1) :]) or such[1]
    if span := re.search(r"\((\d+)–(\d+)(?:, in (?:steps of|Schritten von) (\d+))?\)", label):
        return str(rng.randrange(int(span[1]), int(span[2]) + 1, int(span[3] or 1)))
    if most := re.search(
        r"(?:Enter for 0; at most|für 0; höchstens) (\d+), in (?:steps of|Schritten von) (\d+)", label
    ):
        return str(rng.randrange(0, int(most[1]) + 1, int(most[2])))
    return rng.choice("12") if "Your move" in label or "Dein Zug" in label else ""


@pytest.mark.parametrize(("lang", "at"), [(lang, at) for at, lang in enumerate(LANGUAGES)])
@pytest.mark.parametrize("game", ALL_GAMES.values(), ids=lambda game: game.name)
def test_a_whole_game_by_reading_what_is_asked(game: Game[Any], lang: str, at: int) -> None:
    seats = game.seats[at % len(game.seats)]
    screen, rng = Screen(), Random(seats)
    assert sit_down(screen, lambda: answer(screen.last_line(), rng), lang, seats, game=game) == 0
    end = screen.text().splitlines()[-1]
    assert end.endswith("!"), end
    assert "None" not in screen.text()
    assert "{" not in screen.text()
    for name in NAMES[:seats]:
        assert re.search(rf"(Place|Platz) \d +[●▲■◆] {name}", screen.text())
    last = game.standings(game.start(seats))[0].lines[-1]
    assert last.clause in screen.text()


@pytest.mark.parametrize(("lang", "said"), [("en", "to win"), ("de", "Aussicht auf den Sieg")])
def test_a_hint_names_answers_with_their_clauses_and_the_question_stays(lang: str, said: str) -> None:
    screen = Screen(width=400)
    assert sit_down(screen, typing("h", "q"), lang) == 0
    before, _, after = screen.text().partition("› h\n")
    assert re.search(rf"\(DOGE-3\.2\) \w+ \d+ % {said}", after)
    assert after.count("› q") == 1
    assert before.rpartition("\n")[2] in after


def test_nobody_gives_hints_in_a_game_that_nobody_knows() -> None:
    screen = Screen()
    sit_down(screen, typing("h", "q"), seats=2, game=ALL_GAMES["hafen"])
    assert "Nobody here knows this game well enough to give hints." in screen.text()


def test_a_game_of_bots_needs_nobody() -> None:
    screen = Screen()
    bots: list[Bot | None] = [Chaos(), Chaos(), Chaos()]
    assert play(begin(DOGE, 3), bots, "en", 1, NAMES[:3], None, screen.console, read=typing()) == 0
    assert "You are watching" in screen.text()
    assert re.search(r"(wins|share the win)!\n$", screen.text())
    assert "face down in Castello:" not in screen.text(), "a spectator sees no tokens before the vote"


def test_what_chance_lays_out_is_told_in_one_line() -> None:
    screen = Screen(width=1000)
    assert sit_down(screen, typing("1 2"), seats=4, game=GAMES["liguria"]) == 0
    assert re.search(r"Blank island: stop \d+, stop \d+  LIG-2.1\n", screen.text())
    (row,) = re.findall(r"Laid out: (.*)  LIG-3.2\n", screen.text())
    assert len(re.sub(r"\(.*?\)", "", row).split(",")) == 15


def test_the_board_is_not_drawn_again_for_each_of_my_answers() -> None:
    screen = Screen()
    typed = typing("1 2", "4", "1 2 3 4", "2", "1", "1", "1")
    assert sit_down(screen, typed, seats=3, game=GAMES["liguria"]) == 0
    assert screen.text().count("Anke takes") >= 1
    assert screen.text().count("Cards in the deck") < screen.text().count("» ")


def test_an_answer_of_many_parts_is_read_back() -> None:
    screen, rng, left = Screen(width=1000), Random(2), iter(range(60))

    def read() -> str:
        if next(left, None) is None:
            raise EOFError
        return answer(screen.last_line(), rng)

    assert sit_down(screen, read, seats=2, game=GAMES["genoa"]) == 0
    assert re.search(r"Offer .* for .*: sure\? \(Enter = yes, b = back\)", screen.text())


def test_the_same_seed_is_the_same_game() -> None:
    assert shown("1", "3 3", "") == shown("1", "3 3", "")


def test_the_screen_holds_question_clause_moves_and_pieces() -> None:
    text = shown("1", "3 3", "")
    assert "» Placement 1 of 4: choose in secret a field and 1 to 4 of your tokens.  DOGE-3.2" in text
    assert "  ● Anke places 2 tokens face down in Cannaregio: 3, 3.  DOGE-3.3" in text
    assert re.search(r"Cannaregio +3 .*●2.* ● 3 3", text), "my pile, and what is in it"
    assert re.search(r"● Anke .* 0 1 1 2 2 *\n", text), "my hand"
    assert re.search(r"▲ Bernd .* \? *\n", text), "and nobody else's"


def test_the_screen_says_how_everybody_stands() -> None:
    text = shown("1", "3 3", "")
    assert re.search(r"^Round 1   \d+ palazzi to the end$", text, re.MULTILINE)
    assert "● Anke 0 palazzi   ▲ Bernd 0 palazzi" in text


def test_things_go_by_number_or_by_name() -> None:
    assert "in the Quarantia: 3." in shown("7", "3", "")
    assert "in the Quarantia: 3." in shown("quar", "3", "")
    assert "in the Quarantia: 0, 3, 3." in shown("Quarantia", "3=2 0", "")
    assert "“san” makes no sense here" in shown("san"), "San Marco or San Polo?"
    assert "“9” makes no sense here" in shown("9")


@pytest.mark.parametrize("said", ["3 3 3", "0 1 1 2 2", "3=3"])
def test_a_refusal_is_a_sentence_with_its_clause(said: str) -> None:
    assert "Choose 1 to 4 of the tokens in your hand. (DOGE-3.2)" in shown("1", said)
    assert "Wähle 1 bis 4 der Marken aus deiner Hand. (DOGE-3.2)" in shown("1", said, lang="de")


def test_a_used_field_is_refused_by_its_own_clause() -> None:
    assert "You have already placed tokens there this round. (DOGE-3.3)" in shown(
        "castello", "3", "", "castello"
    )


@pytest.mark.parametrize("said", ["4 4", "x", "3=x", "="])
def test_nonsense_is_asked_again(said: str) -> None:
    assert f"“{said}” makes no sense here" in shown("1", said)


def test_back_leads_to_the_step_before() -> None:
    text = shown("1", "b", "2", "3", "b", "2", "")
    assert "Place token 3 in Castello: sure?" in text
    assert "Place token 2 in Castello: sure?" in text
    assert "Anke places a token face down in Castello: 2." in text
    assert "This is the first step." in shown("b")


def test_a_sealed_choice_is_confirmed_and_final() -> None:
    assert "places" not in shown("1", "3")
    assert "Anke places" not in shown("1", "3", "no")
    assert "What was chosen in secret is final." in shown("1", "3", "", "u", answers=others_first())


def others_first() -> tuple[Action, ...]:
    """A game in which everybody but me has placed votes, so that my answer is the last."""
    return before(lambda s: waiting(s) == [ME])


def before(is_there: Callable[[State], bool], game: Game[Any] = DOGE) -> tuple[Action, ...]:
    """The answers of a random game up to the first question of a kind."""
    answers: list[Action] = []
    rng = Random(3)
    s = game.start(3)
    while not is_there(s):
        asked = waiting(s)[-1]
        answers.append(pick(s, question(s, asked), rng))
        apply(s, answers[-1])
    return tuple(answers)


def asked(text: str, verb: str = "") -> tuple[Action, ...]:
    """The answers up to my first question of this text, with this move among the choices."""

    def is_asked(s: State) -> bool:
        if waiting(s) != [ME]:
            return False
        prompt = question(s, ME)
        return prompt.text == text and (not verb or prompt.move(verb) is not None)

    return before(is_asked)


def test_undo_gives_the_last_answer_back() -> None:
    text = shown("3", "1", "u", "1", "1", answers=asked("spoils", "put"))
    assert "Taken back: put a house in." in text
    assert len(re.findall(r"Which comes first is up to you", text)) == 2
    assert "Anke takes the advisor" in text


def test_undo_stops_where_somebody_else_has_answered() -> None:
    assert "There is nothing to take back" in shown("u")
    assert "There is nothing to take back" in shown("u", answers=asked("put"))


def test_undo_takes_back_nothing_that_has_shown_a_secret() -> None:
    """In Genoa the tower shows who holds a message."""
    given: list[Action] = []

    def is_given(s: State) -> bool:
        """I move the tower and am asked again at once."""
        move = question(s, ME).move("move") if waiting(s) == [ME] else None
        if move is None:
            return False
        given[:] = [move.sample(ME, Random(1))]
        after = s.copy()
        apply(after, given[0])
        return waiting(after) == [ME]

    answers = before(is_given, GAMES["genoa"])
    screen = Screen()
    sit_down(screen, typing("u"), answers=(*answers, *given), game=GAMES["genoa"])
    assert "That has shown what was hidden" in screen.text()


def test_a_move_that_the_rules_tie_is_refused_as_a_whole() -> None:
    """DOGE-7.5: after a district's advisor is waived, the house leaves that district or comes into it."""
    typed: list[str] = []

    def is_tied(s: State) -> bool:
        if waiting(s) != [ME] or question(s, ME).text != "move":
            return False
        move = question(s, ME).moves[0]
        allowed = legal(s, question(s, ME))
        refused = [a for a in move.fill(ME) if a not in allowed]
        if not refused:
            return False
        for field, value in zip(move.fields, refused[0].args, strict=True):
            assert isinstance(field, One)
            assert isinstance(value, int)
            typed.extend([str(field.options.index(value) + 1)] * (field.size() > 1))
        return True

    answers = before(is_tied)
    assert "A house moves to another district; for a district’s advisor" in shown(
        "1", *typed, answers=answers
    )


def test_rules_are_shown_by_clause_by_section_and_for_the_question() -> None:
    assert "secretly chooses one" in shown("r")
    assert "DOGE-5.3  5 A district votes" in shown("r DOGE-5.3")
    assert "DOGE-5.3  5 A district votes" in shown("r 5.3")
    assert shown("r 9").count("  9 End") == 4
    assert "Abstimmung in einem Stadtteil" in shown("r 5.3", lang="de")
    assert "There is no clause DOGE-77." in shown("r 77")


def test_help_log_and_full_view() -> None:
    assert "take your last answer back" in shown("?")
    assert "deine letzte Antwort zurücknehmen" in shown("?", lang="de")
    assert shown("l").count("DOGE-2.2") == 2
    assert "Advisor of Castello" in shown("v")
    assert "Advisor of Castello" not in shown()


def saving(kept: dict[str, list[Action]]) -> Save:
    """Keeps what is saved; there are no folders."""

    def save(file: str, match: Match[Any]) -> None:
        if "/" in file:
            raise FileNotFoundError(2, "No such file or directory")
        kept[file] = list(match.answers)

    return save


def test_a_game_is_kept_however_it_ends() -> None:
    for lines in ([], ["q"], ["s", "q"]):
        kept: dict[str, list[Action]] = {}
        screen = Screen()
        assert sit_down(screen, typing(*lines), save=saving(kept), keep="kept.json") == 0
        assert list(kept) == ["kept.json"]
        assert "Saved in kept.json." in screen.text()


def test_saving() -> None:
    kept: dict[str, list[Action]] = {}

    save = saving(kept)
    screen = Screen()
    lines = typing("s", "s game.json", "s no/where", "q", "end.json")
    assert sit_down(screen, lines, save=save) == 0
    assert "Name a file: s FILE" in screen.text()
    assert "Saved in game.json." in screen.text()
    assert "no/where could not be written: No such file or directory." in screen.text()
    assert screen.text().endswith("Goodbye!\n")
    assert list(kept) == ["game.json", "end.json"]
    assert all(a.seat == CHANCE for a in kept["end.json"])
    assert "This game cannot be saved." in shown("s game.json")


def test_a_saved_game_goes_on_where_it_stopped() -> None:
    text = shown(answers=asked("spoils"))
    assert "DOGE-2.2" not in text, "what was told is not told again"
    assert "Which comes first is up to you" in text


def test_leaving() -> None:
    assert shown("q").endswith("Goodbye!\n")
    assert shown(lang="de").endswith("Auf Wiedersehen!\n")

    def interrupt() -> str:
        raise KeyboardInterrupt

    screen = Screen()
    assert sit_down(screen, interrupt) == 130
    assert screen.text().endswith("Goodbye!\n")


def test_it_reads_from_a_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("quar\n0 3\n\nq\n"))
    screen = Screen(width=80)
    assert sit_down(screen, None) == 0
    assert "in the Quarantia: 0, 3." in screen.text()
    assert max(len(line) for line in screen.text().splitlines()) <= 80


def test_colours_only_where_they_are_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen()
    screen.console = Console(file=screen.file, width=100, force_terminal=True, color_system="truecolor")
    sit_down(screen, typing("q"))
    assert "\x1b[38;2;0;114;178m●" in screen.text()
    monkeypatch.setenv("NO_COLOR", "1")
    plain = Screen()
    plain.console = Console(file=plain.file, width=100, force_terminal=True, color_system="truecolor")
    sit_down(plain, typing("q"))
    assert "38;2;" not in plain.text()
    assert "●" in plain.text()
