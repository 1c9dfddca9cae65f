"""What is said in a whole game, and how some of it reads."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fondaco.games import GAMES
from fondaco.kernel import (
    CHANCE,
    EYE,
    Action,
    Event,
    Game,
    Illegal,
    Line,
    Prompt,
    apply,
    ask,
    pick,
    question,
    waiting,
)
from fondaco.words import LANGUAGES, Words
from fondaco.words.words import Wordless

NAMES = ["Anke", "Bernd", "Claudia", "Dario", "Edda"]
DOGE = GAMES["doge"]
LIGURIA = GAMES["liguria"]
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)


def words(lang: str, game: Game[Any] = DOGE) -> Words:
    return Words(game, lang, NAMES)


def is_whole(text: str) -> bool:
    """Words, and nothing that is left over from the machinery."""
    return bool(text) and not any(rest in text for rest in ("{", "}", "None", "\u2068", "\u2069", "  "))


def sentences(game: Game[Any], seats: int, lang: str) -> set[str]:
    """Everything that is said in a random game, to every seat."""
    said: set[str] = set()
    teller = words(lang, game)
    rng = Random(seats)
    s = game.start(seats)
    while asked := waiting(s):
        for prompt in ask(s):
            said |= {teller.ask(prompt), teller.ask_of(prompt)}
        prompt = question(s, asked[0])
        a = pick(s, prompt, rng)
        said.add(teller.say(a, prompt))
        said.add(refused(teller, s, a._replace(args=(*a.args, 99))))
        apply(s, a)
    assert s.log is not None
    for seat in [CHANCE, EYE, *range(seats)]:
        said |= {teller.tell(event.seen_by(seat)) for event in s.log}
    lines = [line for standing in game.standings(s) for line in standing.lines]
    return said | {teller.line(line) for line in lines} | {refused(teller, s, a)}


def refused(teller: Words, s: Any, a: Action) -> str:
    with pytest.raises(Illegal) as no:
        apply(s, a)
    assert no.value.clause in teller.refusal(no.value)
    return teller.refusal(no.value)


@EVERY_LANGUAGE
@EVERY_GAME
def test_all_that_is_said_in_a_whole_game_is_whole(game: Game[Any], lang: str) -> None:
    for seats in game.seats:
        broken = [text for text in sentences(game, seats, lang) if not is_whole(text)]
        assert not broken


@EVERY_LANGUAGE
@EVERY_GAME
def test_all_that_can_be_seen_has_a_name(game: Game[Any], lang: str) -> None:
    teller = words(lang, game)
    s = game.start(game.seats[0])
    for key, what in game.glossary.view.items():
        assert is_whole(teller.view_label(key))
        if "." not in key and not what.startswith("/"):
            assert is_whole(teller.value(what, game.view(s, 0)[key]))


PLACED = Event("placed", "DOGE-3.3", (0, 1, 2, (1, 0, 0, 1)), (3,), 1)
TOLD = [
    (
        Event("laid", "DOGE-2.2", (6, 3)),
        "Number 3 to vote is the Quarantia.",
        "Als Nummer 3 stimmt die Quarantia ab.",
    ),
    (
        PLACED.seen_by(1),
        "Anke places 2 tokens face down in Castello.",
        "Anke legt 2 Marken verdeckt nach Castello.",
    ),
    (
        PLACED.seen_by(0),
        "Anke places 2 tokens face down in Castello: 0, 3.",
        "Anke legt 2 Marken verdeckt nach Castello: 0, 3.",
    ),
    (
        Event("placed", "DOGE-3.3", (1, 6, 1, None)),
        "Bernd places a token face down in the Quarantia.",
        "Bernd legt eine Marke verdeckt in die Quarantia.",
    ),
    (
        Event("voted", "DOGE-4.2", (2, 6, (0, 0, 0, 2), 7)),
        "Claudia shows 3, 3 in the Quarantia: 7 votes.",
        "Claudia zeigt in der Quarantia 3, 3: 7 Stimmen.",
    ),
    (
        Event("voted", "DOGE-4.2", (2, 3, (0, 0, 0, 0), 1)),
        "Claudia has no tokens in San Marco, but an advisor: 1 vote.",
        "Claudia hat in San Marco keine Marke, aber einen Berater: 1 Stimme.",
    ),
    (
        Event("came_second", "DOGE-4.4", (0, 0, 3)),
        "Anke comes second in Cannaregio with 3 votes.",
        "Anke kommt in Cannaregio mit 3 Stimmen auf den zweiten Platz.",
    ),
    (
        Event("put", "DOGE-5.1", (3, 0, 5)),
        "Dario puts no house into Santa Croce.",
        "Dario setzt kein Haus nach Santa Croce.",
    ),
    (
        Event("moved", "DOGE-7.5", (1, 4, 2)),
        "Bernd moves a house from San Polo to Dorsoduro.",
        "Bernd versetzt ein Haus von San Polo nach Dorsoduro.",
    ),
    (
        Event("built", "DOGE-8.2", (0, 3, 5, 6)),
        "Anke builds a palazzo in San Marco on site 6, for 5 houses.",
        "Anke baut in San Marco für 5 Häuser einen Palazzo auf Bauplatz 6.",
    ),
    (
        Event("took", "DOGE-7.2", (1, 1, 6)),
        "Bernd takes the advisor of Castello and puts it on the Quarantia.",
        "Bernd nimmt den Berater von Castello und stellt ihn in die Quarantia.",
    ),
    (
        Event("freed", "DOGE-6.2", (7,)),
        "This makes advisor II of the Quarantia neutral.",
        "Damit wird Berater II der Quarantia neutral.",
    ),
]


@pytest.mark.parametrize(("event", "english", "german"), TOLD, ids=[english for _, english, _ in TOLD])
def test_what_is_told(event: Event, english: str, german: str) -> None:
    assert [words(lang).tell(event) for lang in LANGUAGES] == [english, german]


def thing(what: str, name: str) -> int:
    """A thing of Liguria by its name in the glossary."""
    return LIGURIA.glossary.things[what].index(name)


TOLD_IN_LIGURIA = [
    (
        Event("offered", "LIG-3.6", (0, (0, 1, 0))),
        "Anke puts 1 yellow cube on offer in the harbour.",
        "Anke legt 1 gelben Farbstein als Angebot in den eigenen Hafen.",
    ),
    (
        Event("loaded", "LIG-5.6", (1, (2, 0, 1))),
        "Bernd loads cubes: 2 red, 1 blue.",
        "Bernd lädt Farbsteine: 2 rote, 1 blauen.",
    ),
    (Event("loaded", "LIG-5.1", (1, (0, 0, 0))), "Bernd loads nothing.", "Bernd lädt nichts."),
    (
        Event("took", "LIG-3.5", (2, thing("tile", "order/8/2/1/0"), 2)),
        "Claudia skips tiles for 2 silver and takes a bishop’s order (2 red, 1 yellow: 8 prestige).",
        "Claudia überspringt Plättchen für 2 Silber und nimmt einen Bischofsauftrag"
        " (2 rote, 1 gelber: 8 Prestige).",
    ),
    (
        Event("upgraded", "LIG-3.6", (0, thing("tile", "start-ship/1"))),
        "Anke upgrades the start ship (1 wheel).",
        "Anke stuft das Start-Schiff (1 Steuerrad) hoch.",
    ),
    (
        Event("chose", "LIG-3.6", (0, thing("card", "minus/5/3/1/0/2/1/1/1"))),
        "Anke takes the ship card −5: 3 wheels, anchor, 2 upgrades; 1 red, 1 yellow, 1 blue.",
        "Anke nimmt die Schiffkarte −5: 3 Steuerräder, Anker, 2 Hochstufungen; 1 roter, 1 gelber, 1 blauer.",
    ),
    (
        Event("chose", "LIG-3.6", (0, thing("card", "plus/3/1/0/1/0/0/0/1"))),
        "Anke takes the ship card +3: 1 wheel, turn arrow; 1 blue.",
        "Anke nimmt die Schiffkarte +3: 1 Steuerrad, Wendepfeil; 1 blauer.",
    ),
    (
        Event("sailed", "LIG-4.1", (0, 1, 4, 3)),
        "Anke sails 1 step to a blank island (stop 5).",
        "Anke fährt 1 Schritt zu einer Blanko-Insel (Station 5).",
    ),
    (
        Event("sailed", "LIG-4.1", (0, 3, 3, thing("place", "harbour/@1"))),
        "Anke sails 3 steps to Bernd’s harbour (stop 4).",
        "Anke fährt 3 Schritte zum Hafen von Bernd (Station 4).",
    ),
    (
        Event("expelled", "LIG-5.3", (3, 7, 0, 2)),
        "Dario loses the red island (stop 8): the envoy is free again, 2 knights are turned over.",
        "Dario verliert die rote Insel (Station 8): Der Gesandte ist wieder frei, 2 Ritter werden umgedreht.",
    ),
    (
        Event("sealed", "LIG-5.7", (0, 1, 2, 3, (0, 0, 1))),
        "Anke takes the diplomat space of the buildings in Bernd’s harbour with 3 scrolls.",
        "Anke belegt im Hafen von Bernd das Diplomatenfeld der Zeile „Gebäude“ mit 3 Schriftrollen.",
    ),
]


@pytest.mark.parametrize(
    ("event", "english", "german"), TOLD_IN_LIGURIA, ids=[english for _, english, _ in TOLD_IN_LIGURIA]
)
def test_what_is_told_in_liguria(event: Event, english: str, german: str) -> None:
    assert [words(lang, LIGURIA).tell(event) for lang in LANGUAGES] == [english, german]


def test_more_of_the_same_goes_on_where_there_are_words_for_it() -> None:
    assert words("en", LIGURIA).more(Event("laid_blank", "LIG-2.1", (4,))) == ", stop 5"
    assert words("en", LIGURIA).more(Event("turned", "LIG-4.3", (0,))) == ""
    assert words("en").more(PLACED.seen_by(1)) == ""


def test_a_bundle_is_counted_where_there_are_words_for_it() -> None:
    assert words("en", LIGURIA).value("colour*", [2, 0, 1]) == "2 red, 1 blue"
    assert words("de", LIGURIA).value("colour*", [2, 0, 1]) == "2 rote, 1 blauer"
    assert words("de", LIGURIA).value("colour*", [0, 0, 0]) == "–"
    assert words("de", LIGURIA).value("knight*", [2, 1]) == "2 Ritter (je 1 Schwert), 1 Ritter (2 Schwerter)"
    assert words("en", LIGURIA).bundle_of("colour", [0, 2, 0], "counted-acc") == "yellow, yellow"


ASKED = [
    (
        Prompt(0, "place", "DOGE-3.2", [], (1, 4)),
        "Placement 1 of 4: choose in secret a field and 1 to 4 of your tokens.",
        "Anke überlegt, wohin die Stimmen sollen (Setzrunde 1 von 4).",
    ),
    (
        Prompt(1, "put", "DOGE-5.2", [], (5, 1)),
        "You may put a house into Santa Croce.",
        "Bernd darf ein Haus nach Santa Croce setzen.",
    ),
    (
        Prompt(2, "move", "DOGE-6.2", [], (2, 6)),
        "You may move up to 2 of your houses, each from any district to any other.",
        "Claudia darf bis zu 2 Häuser versetzen, jedes von einem Stadtteil in einen anderen.",
    ),
    (
        Prompt(3, "move", "DOGE-7.5", [], (1, 1)),
        "You may move one of your houses out of Castello or into it.",
        "Dario darf ein Haus versetzen: aus Castello hinaus oder nach Castello hinein.",
    ),
]


@pytest.mark.parametrize(("prompt", "yours", "theirs"), ASKED, ids=[yours for _, yours, _ in ASKED])
def test_what_is_asked_of_you_and_of_others(prompt: Prompt, yours: str, theirs: str) -> None:
    assert words("en").ask(prompt) == yours
    assert words("de").ask_of(prompt) == theirs


def test_an_answer_in_words() -> None:
    s = DOGE.start(3)
    rng = Random(1)
    while waiting(s) == [CHANCE]:
        apply(s, pick(s, question(s, CHANCE), rng))
    a = Action(0, "place", (6, (1, 0, 0, 2)))
    assert words("en").say(a, question(s, 0)) == "place 0, 3, 3 in the Quarantia"
    assert words("de").say(a, question(s, 0)) == "0, 3, 3 in die Quarantia legen"


def test_a_refusal_names_the_field_and_the_clause() -> None:
    no = Illegal("field", "DOGE-3.2", "tokens")
    assert words("en").refusal(no) == "“Tokens” does not allow that (DOGE-3.2)."
    assert words("de").refusal(no) == "„Marken“ lässt das nicht zu (DOGE-3.2)."


@EVERY_LANGUAGE
@pytest.mark.parametrize("reason", ["over", "turn", "verb", "args", "field", "rule"])
def test_every_refusal_ends_with_its_clause(lang: str, reason: str) -> None:
    field = "tokens" if reason == "field" else ""
    said = words(lang).refusal(Illegal(reason, "DOGE-3.2", field))
    assert is_whole(said)
    assert said.endswith("(DOGE-3.2).")


def test_lines_of_the_reckoning() -> None:
    lines = [Line("condition", "DOGE-9.2", 0), Line("palazzi", "DOGE-9.3", 1), Line("houses", "DOGE-9.3", 4)]
    told = [words("de").line(line) for line in lines]
    assert told == ["erfüllt keine Bedingung", "1 Palazzo", "4 Häuser auf dem Plan"]


LITTLE = [
    ("number", 4, "4"),
    ("seat", 1, "Bernd"),
    ("seat", -1, "nobody"),
    ("field", 6, "Quarantia"),
    ("field", -1, "–"),
    ("token*", [1, 0, 0, 2], "0, 3, 3"),
    ("token*", [0, 0, 0, 0], "–"),
    ("token*", None, "?"),
    ("field[]", [3, 6], "San Marco, Quarantia"),
    ("number/field", [3, 4], "Cannaregio 3, Castello 4"),
    ("number/seat", [5, 6], "Anke 5, Bernd 6"),
    ("token*/field", [[1, 1, 0, 0], [0, 0, 0, 0]], "Cannaregio 0, 1, Castello –"),
]


@pytest.mark.parametrize(("what", "value", "said"), LITTLE, ids=str)
def test_the_little_language_of_the_glossary(what: str, value: object, said: str) -> None:
    assert words("en").value(what, value) == said


def test_names_lists_and_seats_without_a_name() -> None:
    assert words("de").join(["Anke", "Bernd", "Claudia"]) == "Anke, Bernd und Claudia"
    assert words("en").join(["Anke"]) == "Anke"
    assert Words(DOGE, "de", ["Anke"]).seat(2) == "Platz 3"
    assert words("de").short("advisor", 7) == "II"
    assert words("de").short("field", 6) == "Quarantia"
    assert words("de").thing("advisor", 1, "acc") == "den Berater von Castello"


@pytest.mark.parametrize(
    ("event", "lacks"),
    [
        (Event("won", "DOGE-4.4", (0, None, 3)), "no event-won.hidden"),
        (Event("placed", "DOGE-3.3", (0, None, 1, None)), "Unknown external: field-the"),
    ],
    ids=["no hidden form", "a hidden form that speaks of what is hidden"],
)
def test_what_cannot_be_said_is_an_error(event: Event, lacks: str) -> None:
    with pytest.raises(Wordless, match=lacks):
        words("en").tell(event)
