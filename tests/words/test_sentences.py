"""What is said in a whole game, and how some of it reads."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from fondaco.games import ALL_GAMES, GAMES
from fondaco.kernel import (
    CHANCE,
    EYE,
    Action,
    Clock,
    Event,
    Game,
    Gaps,
    Illegal,
    Line,
    Move,
    Prompt,
    Some,
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
HAENDLER = GAMES["haendler"]
GENOA = GAMES["genoa"]
EVERY_GAME = pytest.mark.parametrize("game", ALL_GAMES.values(), ids=lambda game: game.name)
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
    for key, what in game.glossary().view.items():
        assert is_whole(teller.view_label(key))
        if "." not in key and not what.startswith("/"):
            assert is_whole(teller.value(what, game.view(s, 0)[key]))


PLACED = Event("placed", "DOGE-3.3", (0, 1, 2, (1, 0, 0, 1)), (3,), 1)
TOLD = [
    (
        Event("laid", "DOGE-2.2", (6, 3)),
        "Voting order: Quarantia",
        "Reihenfolge: Quarantia",
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
        Event("voted", "DOGE-4.2", (2, 6, (0, 0, 0, 2), 7, 1)),
        "Claudia in the Quarantia: 3 + 3 + 1 (advisor) = 7 votes.",
        "Claudia in der Quarantia: 3 + 3 + 1 (Berater) = 7 Stimmen.",
    ),
    (
        Event("voted", "DOGE-4.2", (2, 3, (0, 0, 0, 0), 1, 1)),
        "Claudia has no tokens in San Marco, but an advisor: 1 vote.",
        "Claudia hat in San Marco keine Marke, aber einen Berater: 1 Stimme.",
    ),
    (
        Event("won", "DOGE-4.4", (0, 0, 3, 2)),
        "Anke ties for first in Cannaregio with 3 votes.",
        "Anke liegt in Cannaregio mit 3 Stimmen gleichauf vorn.",
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
    return LIGURIA.glossary().things[what].index(name)


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
        Event("took", "LIG-3.5", (2, (thing("tile", "monk"), thing("tile", "order/8/2/1/0")), 2, (0, 3))),
        "Claudia takes a monk and a bishop’s order (2 red, 1 yellow: 8 prestige)"
        " and pays 2 silver for skipping.",
        "Claudia nimmt einen Mönch und einen Bischofsauftrag (2 rote, 1 gelber: 8 Prestige)"
        " und zahlt 2 Silber fürs Überspringen.",
    ),
    (
        Event("upgraded", "LIG-3.6", (0, thing("tile", "start-ship/1"))),
        "Anke upgrades the start ship (1 wheel): 2 prestige instead of its wheels.",
        "Anke stuft das Start-Schiff (1 Steuerrad) hoch: 2 Prestige statt der Steuerräder.",
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
        Event("filled", "LIG-7.4", (0, tuple([0, 1] + [0] * 14))),
        "Anke has filled: order (2 yellow: 5 prestige).",
        "Anke hat erfüllt: Bischofsauftrag (2 gelbe: 5 Prestige).",
    ),
    (
        Event("sailed", "LIG-4.1", (0, 1, 4, 3, 0)),
        "Anke sails 1 step clockwise to a blank island (stop 5).",
        "Anke fährt 1 Schritt im Uhrzeigersinn zu einer Blanko-Insel (Station 5).",
    ),
    (
        Event("sailed", "LIG-4.1", (0, 3, 3, thing("place", "harbour/@1"), 1)),
        "Anke sails 3 steps anticlockwise to Bernd’s harbour (stop 4).",
        "Anke fährt 3 Schritte gegen den Uhrzeigersinn zum Hafen von Bernd (Station 4).",
    ),
    (
        Event("expelled", "LIG-5.3", (3, 7, 0, 2)),
        "Dario loses the red island (stop 8): the envoy is free again, 2 knights are turned over.",
        "Dario verliert die rote Insel (Station 8): Der Gesandte ist wieder frei, 2 Ritter werden umgedreht.",
    ),
    (
        Event("sealed", "LIG-5.7", (0, 1, 2, 3, (1, 1, 0))),
        "Anke takes the diplomat space of the buildings in Bernd’s harbour with 1 diplomat (1 scroll) and"
        " 1 diplomat (2 scrolls).",
        "Anke belegt im Hafen von Bernd das Diplomatenfeld der Zeile „Gebäude“ mit 1 Diplomaten"
        " (1 Schriftrolle) und 1 Diplomaten (2 Schriftrollen).",
    ),
]


@pytest.mark.parametrize(
    ("event", "english", "german"), TOLD_IN_LIGURIA, ids=[english for _, english, _ in TOLD_IN_LIGURIA]
)
def test_what_is_told_in_liguria(event: Event, english: str, german: str) -> None:
    assert [words(lang, LIGURIA).tell(event) for lang in LANGUAGES] == [english, german]


PRINTED_IN_HAENDLER: Any = HAENDLER.catalogue(None)


def field(key: str) -> int:
    """A field of Die Händler by what its edition calls it."""
    return [one["key"] for one in PRINTED_IN_HAENDLER["fields"]].index(key)


TOLD_IN_HAENDLER = [
    (
        Event("sent", "HAEN-2.3", (field("par-jp-2"),)),
        "The courier starts on field 2 between Paris and Reims.",
        "Der Kurier steht zu Beginn auf dem 2. Feld zwischen Paris und Reims.",
    ),
    (
        Event("bought", "HAEN-3.1", (0, (2, 0, 0, 1, *[0] * 14))),
        "Anke buys 2 wine in Paris and 1 salt in Köln.",
        "Anke kauft 2 Wein in Paris und 1 Salz in Köln.",
    ),
    (
        Event("proposed", "HAEN-4.7", (1, 0, (0, 1, 1, 0, 0, 0), 1500)),
        "Bernd offers Anke 1500 gulden to load 1 wine and 1 salt.",
        "Bernd will 1 Wein und 1 Salz laden und bietet Anke 1500 Gulden.",
    ),
    (
        Event("drove", "HAEN-5.2", (0, 2, field("reims"), 3, 0)),
        "Anke moves wagon 3 by 3 fields to Reims.",
        "Anke bewegt Wagen 3 um 3 Felder nach Reims.",
    ),
    (
        Event("drove", "HAEN-5.2", (0, 2, field("kol-ham-1"), 1, 0)),
        "Anke moves wagon 3 by 1 field to field 1 between Köln and Hamburg.",
        "Anke bewegt Wagen 3 um 1 Feld auf das 1. Feld zwischen Köln und Hamburg.",
    ),
    (
        Event("picked", "HAEN-5.10", (0, 1)),
        "Anke picks the influence card Broken Axle.",
        "Anke sucht sich die Einflusskarte „Achsbruch“ aus.",
    ),
    (
        Event("picked", "HAEN-5.10", (0, None)),
        "Anke picks an influence card.",
        "Anke sucht sich eine Einflusskarte aus.",
    ),
    (
        Event("pointed", "HAEN-6.2", (2, (0, 0, 0, 0, 0, 2))),
        "Claudia sets the pointers on silk (both).",
        "Claudia stellt die Zeiger auf Seide (beide).",
    ),
    (
        Event("shifted", "HAEN-6.3", (2, 5, 4, 1)),
        "Claudia changes the price of iron with the Counting House.",
        "Claudia ändert mit „Kontor“ den Preis für Eisen.",
    ),
    (
        Event("bonuses", "HAEN-7.3", ((0, 100, 200, 300, 400, 500),)),
        "The bonuses are now: Paris 0, Köln 100, Wien 200, Brugge 300, Hamburg 400, Genova 500.",
        "Die Boni sind jetzt: Paris 0, Köln 100, Wien 200, Brugge 300, Hamburg 400, Genova 500.",
    ),
    (
        Event("rose", "HAEN-9.4", (1, 6)),
        "Bernd rises to step 6, which costs 1000 gulden a round.",
        "Bernd steigt auf Stufe 6 auf; sie kostet 1000 Gulden pro Runde.",
    ),
]


@pytest.mark.parametrize(
    ("event", "english", "german"), TOLD_IN_HAENDLER, ids=[english for _, english, _ in TOLD_IN_HAENDLER]
)
def test_what_is_told_in_haendler(event: Event, english: str, german: str) -> None:
    assert [words(lang, HAENDLER).tell(event) for lang in LANGUAGES] == [english, german]


def test_a_route_names_its_ends_and_the_junctions_between() -> None:
    routes = [[one["start"], *one["walk"]] for one in PRINTED_IN_HAENDLER["routes"]]
    paris, basel, reims = field("paris"), field("basel"), field("reims")
    way = routes.index([paris, field("par-jp-1"), field("par-jp-2"), reims, basel])
    assert words("en", HAENDLER).thing("route", way) == "Paris via Reims to Basel (4 fields)"
    assert words("de", HAENDLER).thing("route", routes.index([reims, basel])) == "Reims bis Basel (1 Feld)"


def test_a_junction_without_a_name_is_called_what_its_edition_calls_it() -> None:
    edition = json.loads(json.dumps(HAENDLER.edition()).replace('"linz"', '"graz"'))
    teller = Words(HAENDLER, "de", NAMES, edition)
    assert teller.tell(Event("rode", "HAEN-5.9", (0, field("linz")))) == (
        "Anke bewegt den Kurier zur Abzweigung graz."
    )


def row(**goods: int) -> tuple[int, ...]:
    """Goods of Genoa: so many of each kind, `large_order=2`."""
    return tuple(goods.get(name.replace("-", "_"), 0) for name in GENOA.glossary().things["good"])


def named(what: str, *names: str) -> tuple[int, ...]:
    """Things of Genoa by the beginnings of their names in the glossary."""
    things = GENOA.glossary().things[what]
    return tuple(next(id for id, thing in enumerate(things) if thing.startswith(name)) for name in names)


HARBOUR, GUILD_HALL, STREET = named("field", "harbour", "guild-hall", "street/2/5")
NO_GOODS = row()
NO_PROMISE, ONE_ORDER = named("promise", "none", "large-order")
LETTERS = named("card", "small-order", "message")
TOLD_IN_GENOA = [
    (
        Event("offered", "GEN-6.8", (0, HARBOUR, 25, row(wheat=1), (), 0, row(copper=1), NO_PROMISE)),
        "Anke offers 1 wheat and 25 ducats for the harbour and would have 1 copper in return.",
        "Anke bietet 1 Weizen und 25 Dukaten für den Hafen und möchte dafür 1 Kupfer.",
    ),
    (
        Event("offered", "GEN-6.8", (1, STREET, 5, NO_GOODS, None, 0, NO_GOODS, NO_PROMISE)),
        "Bernd offers 5 ducats for the street in row 2, column 5.",
        "Bernd bietet 5 Dukaten für die Gasse in Zeile 2, Spalte 5.",
    ),
    (
        Event("offered", "GEN-6.8", (1, HARBOUR, 0, row(rice=2, marker=1), None, 10, NO_GOODS, NO_PROMISE)),
        "Bernd offers 2 rice and 1 ownership marker for the harbour and would have 10 ducats in return.",
        "Bernd bietet 2 Reis und 1 Besitzmarker für den Hafen und möchte dafür 10 Dukaten.",
    ),
    (
        Event("offered", "GEN-6.8", (1, GUILD_HALL, 0, NO_GOODS, None, 0, NO_GOODS, ONE_ORDER)),
        "Bernd offers 1 large order out of the action for the guild hall.",
        "Bernd bietet 1 großen Auftrag aus der Aktion für die Gildenhalle.",
    ),
    (
        Event(
            "offered",
            "GEN-6.8",
            (1, GUILD_HALL, 20, row(small_order=1, message=1), LETTERS, 0, NO_GOODS, ONE_ORDER),
        ),
        "Bernd offers 1 small order, 1 message and 20 ducats along with 1 large order out of the action for"
        " the guild hall. The cards: small order Guild hall (silver) and message Guild hall–Park.",
        "Bernd bietet 1 kleinen Auftrag, 1 Botschaft und 20 Dukaten sowie 1 großen Auftrag aus der Aktion für"
        " die Gildenhalle. Die Karten: kleiner Auftrag Gildenhalle (Silber) und Botschaft Gildenhalle–Park.",
    ),
    (
        Event("put", "GEN-6.10", (0, 1, HARBOUR, 0, NO_GOODS, (), 30, row(exchange=2), NO_PROMISE)),
        "Anke asks 2 × Exchange 1:1 and 30 ducats of Bernd for the harbour.",
        "Anke verlangt von Bernd 2 × „1:1-Tausch“ und 30 Dukaten für den Hafen.",
    ),
    (
        Event("put", "GEN-6.10", (0, 1, GUILD_HALL, 15, row(privilege=1), None, 0, NO_GOODS, ONE_ORDER)),
        "Anke asks 1 large order out of the action of Bernd for the guild hall"
        " and gives 1 privilege and 15 ducats in return.",
        "Anke verlangt von Bernd 1 großen Auftrag aus der Aktion für die Gildenhalle"
        " und gibt dafür 1 Privileg und 15 Dukaten.",
    ),
    (
        Event("gave", "GEN-6.1", (1, 0, row(silk=1, any_ware=1, marker=2))),
        "Bernd gives 1 silk, the card Any Ware and 2 ownership markers to Anke.",
        "Bernd gibt Anke 1 Seide, „Beliebige Ware“ und 2 Besitzmarker.",
    ),
    (
        Event("gained", "GEN-8.2", (2, row(marker=1).index(1), 2)),
        "Claudia takes 2 ownership markers.",
        "Claudia nimmt 2 Besitzmarker.",
    ),
    (
        Event("delivered", "GEN-9.3", (2, LETTERS[1])),
        "Claudia fulfils the message Guild hall–Park.",
        "Claudia erfüllt die Botschaft Gildenhalle–Park.",
    ),
    (Event("drew", "GEN-8.1", (0, 0, None)), "Anke draws a large order.", "Anke zieht einen großen Auftrag."),
    (
        Event("withdrew", "GEN-6.8", (0, HARBOUR)),
        "Anke withdraws the offer for the harbour.",
        "Anke zieht das Angebot für den Hafen zurück.",
    ),
    (
        Event("moved", "GEN-4.3", (0, STREET)),
        "Anke moves the tower to the street in row 2, column 5.",
        "Anke zieht den Turm auf die Gasse in Zeile 2, Spalte 5.",
    ),
]


@pytest.mark.parametrize(
    ("event", "english", "german"), TOLD_IN_GENOA, ids=[english for _, english, _ in TOLD_IN_GENOA]
)
def test_what_is_told_in_genoa(event: Event, english: str, german: str) -> None:
    assert [words(lang, GENOA).tell(event) for lang in LANGUAGES] == [english, german]


@pytest.mark.parametrize(
    ("about", "said"),
    [
        ((0, HARBOUR, 0, 0, 0), "What do you offer Anke for it?"),
        ((0, HARBOUR, 0, 0, 1), "Your earlier offer has ended: make it again"),
        ((0, HARBOUR, 0, 1, 0), "Your offer stands: change it, or add nothing"),
        ((0, HARBOUR, 1, 1, 0), "Your offer stands: change it, make another, or add nothing"),
        ((0, HARBOUR, 1, 2, 0), "Your 2 offers stand: change them"),
    ],
)
def test_who_is_asked_for_offers_hears_what_becomes_of_the_last(about: tuple[int, ...], said: str) -> None:
    assert said in words("en", GENOA).ask(Prompt(1, "offer", "GEN-6.8", [], about))


def test_terms_are_said_in_the_question_about_them() -> None:
    about = (0, HARBOUR, 0, row(salt=1), 20, NO_GOODS, NO_PROMISE)
    prompt = Prompt(1, "hear", "GEN-6.10", [], about)
    assert words("de", GENOA).ask(prompt) == (
        "Anke verlangt von dir 20 Dukaten für den Hafen und gibt dir dafür 1 Salz. Nimmst du an?"
    )


def test_a_list_in_a_sentence_has_the_forms_of_its_things_and_may_be_spoken() -> None:
    said = words("de", GENOA).variables(["cards:card[]", "give:good*"], [LETTERS, row(rice=2, message=1)])
    assert said["cards-acc-and"] == (
        "den kleinen Auftrag Gildenhalle (Silber) und die Botschaft Gildenhalle–Park"
    )
    assert said["cards-count"] == 2
    assert said["give-and"] == "2 Reis und 1 Botschaft"
    assert words("de").variables(["tokens:token*"], [(1, 0, 1, 1)])["tokens-and"] == "0, 2 und 3"


def test_more_of_the_same_goes_on_where_there_are_words_for_it() -> None:
    assert words("en", LIGURIA).more(Event("laid_blank", "LIG-2.1", (4,))) == ", stop 5"
    assert words("en", LIGURIA).more(Event("turned", "LIG-4.3", (0,))) == ""
    assert words("en").more(PLACED.seen_by(1)) == ""


def test_a_bundle_is_counted_where_there_are_words_for_it() -> None:
    assert words("en", LIGURIA).value("colour*", [2, 0, 1]) == "2 red, 1 blue"
    assert words("de", LIGURIA).value("colour*", [2, 0, 1]) == "2 rote, 1 blauer"
    assert words("de", LIGURIA).value("colour*", [0, 0, 0]) == "–"
    assert words("de", LIGURIA).value("knight*", [2, 1]) == "2 Ritter (je 1 Schwert), 1 Ritter (2 Schwerter)"
    assert words("en", LIGURIA).counted("colour", [0, 2, 0], "counted-acc") == ["yellow", "yellow"]


ASKED = [
    (
        Prompt(0, "place", "DOGE-3.2", [], (1, 4, 4)),
        "Placement 1 of 4: choose in secret a field and 1 to 4 of your tokens.",
        "Anke überlegt, wohin die Stimmen sollen (Setzrunde 1 von 4).",
    ),
    (
        Prompt(1, "put", "DOGE-5.2", [], (5, 1, 2, 1)),
        "You came second. You may put a house into Santa Croce.",
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
    assert words("en").say(a, question(s, 0)) == "place tokens 0, 3 and 3 in the Quarantia"
    assert words("de").say(a, question(s, 0)) == "Marken 0, 3 und 3 in die Quarantia legen"


def test_an_answer_that_skips_things_in_a_row_says_what_it_costs() -> None:
    row = Some("tiles", "spot", list(range(6)), 2, 2, "", Gaps(1, 9))
    prompt = Prompt(0, "take", "LIG-3.5", [Move("take", "LIG-3.5", [row])])
    dear, cheap = Action(0, "take", ((1, 4),)), Action(0, "take", ((1, 2),))
    assert words("en", LIGURIA).say(dear, prompt) == "take 2 tiles for 2 silver, number 2 and 5"
    assert words("de", LIGURIA).say(dear, prompt) == "2 Plättchen für 2 Silber nehmen, Nummer 2 und 5"
    assert words("en", LIGURIA).say(cheap, prompt) == "take 2 tiles, number 2 and 3"


def test_a_negative_number_has_a_minus_sign_and_a_hyphen_stays() -> None:
    points = words("en", LIGURIA).line(Line("points", "LIG-7.3", -10))
    assert points == "−10 prestige for missing points, 5 for each"
    assert words("en", LIGURIA).clock(Clock("round", "LIG-3.1", 0, 8, False)) == "Set-up"


def test_a_refusal_says_what_its_clause_forbids() -> None:
    no = Illegal("field", "DOGE-3.2", "tokens")
    assert words("en").refusal(no) == "Choose 1 to 4 of the tokens in your hand. (DOGE-3.2)"
    assert words("de").refusal(no) == "Wähle 1 bis 4 der Marken aus deiner Hand. (DOGE-3.2)"


def test_a_refusal_without_words_of_its_own_names_the_field_and_the_clause() -> None:
    no = Illegal("field", "DOGE-1.1", "tokens")
    assert words("en").refusal(no) == "“Tokens” does not allow that. (DOGE-1.1)"
    assert words("de").refusal(no) == "„Marken“ lässt das nicht zu. (DOGE-1.1)"


@EVERY_LANGUAGE
@pytest.mark.parametrize("reason", ["over", "turn", "verb", "args", "field", "rule"])
def test_every_refusal_ends_with_its_clause(lang: str, reason: str) -> None:
    field = "tokens" if reason == "field" else ""
    said = words(lang).refusal(Illegal(reason, "DOGE-3.2", field))
    assert is_whole(said)
    assert said.endswith(". (DOGE-3.2)")


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
        (Event("won", "DOGE-4.4", (0, None, 3, 1)), "no event-won.hidden"),
        (Event("placed", "DOGE-3.3", (0, None, 1, None)), "Unknown external: field-the"),
    ],
    ids=["no hidden form", "a hidden form that speaks of what is hidden"],
)
def test_what_cannot_be_said_is_an_error(event: Event, lacks: str) -> None:
    with pytest.raises(Wordless, match=lacks):
        words("en").tell(event)
