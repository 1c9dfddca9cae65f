"""The language files say all that is needed, nothing that is not, and speak only of what they are given."""

from __future__ import annotations

import ast
import json
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import fondaco
from fondaco.bots.chances import FEATURES
from fondaco.bots.deals import TRADES
from fondaco.games import ALL_GAMES, GAMES
from fondaco.kernel import Game, Glossary, apply, pick, question, waiting
from fondaco.rules import clauses
from fondaco.server.table.talking import COMMON_PHRASES
from fondaco.words import LANGUAGES
from fondaco.words.words import no_by, what_of

Entries = dict[str, ftl.Message]

# Forms that are asked for by the code, not by a sentence.
TABLE_FORMS = {"short", "counted", "does", "effect"}

# What an edition may call otherwise, so that things lose a name of their own.
RENAMED = {"haendler": ('"linz"', '"graz"')}
GAMES_A_TABLE = 5  # in one alone some moves are never possible


def give_wares(s: Any) -> None:
    """One of each ware to everybody: in random games of Genoa no large order is ever delivered without."""
    for seat in range(s.seats):
        for ware in range(len(s.stock)):
            s.take_from_supply(seat, ware, 1)


PREPARED: dict[str, Callable[[Any], None]] = {"genoa": give_wares}

EVERY_GAME = pytest.mark.parametrize("game", ALL_GAMES.values(), ids=lambda game: game.name)
EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def entries(package: str, name: str) -> Entries:
    """The messages of a file by id."""
    found: Entries = {}
    for entry in FluentParser().parse(files(package).joinpath(name).read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{name}: {entry.content!r} is no Fluent"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{name}: {entry.id.name} stands there twice"
            found[entry.id.name] = entry
    return found


def common(lang: str) -> Entries:
    return entries("fondaco.words", f"common.{lang}.ftl")


def own(game: Game[Any], lang: str) -> Entries:
    return entries(f"fondaco.games.{game.name}", f"words.{lang}.ftl")


def forms(message: ftl.Message) -> list[str]:
    return [attribute.id.name for attribute in message.attributes]


def patterns(message: ftl.Message) -> dict[str, ftl.Pattern]:
    """The value of a message under the name "", and its attributes."""
    found = {attribute.id.name: attribute.value for attribute in message.attributes}
    return {"": message.value, **found} if message.value else found


def variables(pattern: ftl.Pattern) -> set[str]:
    names: set[str] = set()

    class Names(Visitor):
        def visit_VariableReference(self, node: ftl.VariableReference) -> None:
            names.add(node.id.name)

    Names().visit(pattern)
    return names


@cache
def moves(name: str) -> dict[str, tuple[str, ...]]:
    """What the fields of each verb are, `name:what`, as seen in whole random games.

    A verb that is never seen has none, as far as is known: a sentence that speaks of some is found out.
    """
    game = ALL_GAMES[name]
    found: dict[str, tuple[str, ...]] = dict.fromkeys(game.glossary().verbs, ())
    for seats, options in tables(game):
        for seed in range(GAMES_A_TABLE):
            rng = Random(seed)
            s = game.start(seats, options)
            if name in PREPARED:
                PREPARED[name](s)
            while asked := waiting(s):
                prompt = question(s, asked[0])
                for move in prompt.moves:
                    found[move.verb] = tuple(f"{field.name}:{what_of(field)}" for field in move.fields)
                apply(s, pick(s, prompt, rng))
    return found


def tables(game: Game[Any]) -> list[tuple[int, dict[str, str]]]:
    """Every number of seats, with each option as it is and otherwise."""
    options = [{option.name: value} for option in game.options for value in option.values[1:]]
    return [(seats, chosen) for seats in game.seats for chosen in [{}, *options]]


def needed(game: Game[Any]) -> dict[str, tuple[str, ...]]:
    """Every message a game needs, and what it may speak of, `name:what`."""
    words = game.glossary()
    ids = {f"event-{kind}": specs for kind, specs in words.events.items()}
    ids |= {f"ask-{text}": specs for text, specs in words.prompts.items()}
    ids |= {f"asked-{text}": ("who:seat", *specs) for text, specs in words.prompts.items()}
    ids |= {f"verb-{verb}": moves(game.name)[verb] for verb in words.verbs}
    ids |= {f"arg-{spec.partition(':')[0]}": () for specs in moves(game.name).values() for spec in specs}
    ids |= {f"line-{kind}": ("value:number",) for kind in words.lines}
    ids |= {f"clock-{kind}": ("value:number", "goal:number") for kind in words.clocks}
    ids |= {f"statistic-{name}": () for name in words.statistics}
    ids["tally"] = ("value:number",)
    ids |= {f"feature-{name}": () for name in features(game)}
    ids |= {"coin": ("value:number",)} if game.name in TRADES else {}
    ids |= {f"view-{key.replace('.', '-')}": () for key in words.view}
    ids |= {f"phrase-{name}": specs for name, specs in words.phrases.items()}
    ids |= {f"option-{option.name}": () for option in game.options}
    ids |= {f"option-{option.name}-{value}": () for option in game.options for value in option.values}
    ids |= {f"no-{reason}": ("field:text", *specs) for reason, specs in words.refusals.items()}
    return ids | {
        id: numbers(len(name.split("/")) - 1) for what in words.things for id, name in named(game, what)
    }


def features(game: Game[Any]) -> tuple[str, ...]:
    """What tells how somebody stands, in hints and reviews."""
    return FEATURES[game.name].names if game.name in FEATURES else ()


def explained(game: Game[Any]) -> set[str]:
    """The messages that explain a whole kind of things, or what a clause refuses."""
    kinds = {f"effect-{what}" for what in game.glossary().things}
    return kinds | {no_by(clause) for clause in clauses(game, "en")}


def named(game: Game[Any], what: str) -> list[tuple[str, str]]:
    """The things of a kind: the message of each and its name, which may hold numbers: `ship/2`."""
    return [
        (f"{what}-{name.partition('/')[0]}", name)
        for words in glossaries(game)
        for name in words.things[what]
    ]


@cache
def glossaries(game: Game[Any]) -> list[Glossary]:
    """That of the house's edition, and of one with other names."""
    old, new = RENAMED.get(game.name, ("", ""))
    edition = json.dumps(game.edition())
    return [game.glossary(), *([game.glossary(json.loads(edition.replace(old, new)))] if old else [])]


def numbers(count: int) -> tuple[str, ...]:
    """What the message of a thing may speak of: the numbers in its name."""
    return tuple(f"n{at}:number" for at in range(1, count + 1))


def form_of(variable: str, name: str, what: str) -> tuple[str, str]:
    """The thing and its form that a sentence asks for: `$cubes-acc` is the `.counted-acc` of a colour."""
    form = variable.removeprefix(f"{name}-")
    if what.endswith("*"):
        return what[:-1], f"counted-{form.removesuffix('-and').removesuffix('-plus')}"
    return what.removesuffix("[]"), form.removesuffix("-and")


def spoken(specs: tuple[str, ...], game: Game[Any], lang: str) -> set[str]:
    """The variables that the formatter passes for some arguments."""
    names: set[str] = set()
    for spec in specs:
        name, _, what = spec.partition(":")
        names.add(name)
        if what.endswith(("*", "[]")) or "/" in what:
            names.add(f"{name}-count")
        kind = what.removesuffix("*").removesuffix("[]")
        had = forms(own(game, lang)[named(game, kind)[0][0]]) if kind in game.glossary().things else []
        if what.endswith("*"):
            said = {
                name,
                *[name + form.removeprefix("counted") for form in had if form.startswith("counted")],
            }
        else:
            said = {name, *[f"{name}-{form}" for form in had if not form.startswith("counted")]}
        twins = [f"{each}-{twin}" for each in said for twin in ("and", "plus")]
        names |= said | set(twins if what.endswith(("*", "[]")) else [])
    return names


def costs(id: str, specs: tuple[str, ...]) -> set[str]:
    """What the gaps cost that an answer leaves in a row."""
    lists = [spec.partition(":")[0] for spec in specs if spec.endswith("[]") and id.startswith("verb-")]
    return {f"{name}-cost" for name in lists}


@EVERY_LANGUAGE
@EVERY_GAME
def test_a_game_has_all_its_words_and_no_others(game: Game[Any], lang: str) -> None:
    assert set(own(game, lang)) - explained(game) == set(needed(game))
    assert not set(own(game, lang)) & set(common(lang))
    assert all(message.value for message in own(game, lang).values())


@EVERY_LANGUAGE
@EVERY_GAME
def test_lines_have_a_name_clocks_a_warning_features_more_and_less(game: Game[Any], lang: str) -> None:
    for id, message in own(game, lang).items():
        if id.startswith("line-"):
            assert {"name"} <= set(forms(message)) <= {"name", "cell", "won"}, id
        if id.startswith("clock-"):
            assert forms(message) == ["near"], id
        if id.startswith("feature-"):
            assert forms(message) == ["more", "less"], id


@EVERY_LANGUAGE
@EVERY_GAME
def test_sentences_speak_only_of_what_they_are_given(game: Game[Any], lang: str) -> None:
    for id, specs in needed(game).items():
        for form, pattern in patterns(own(game, lang)[id]).items():
            counted = {"count"} if form.startswith("counted") else set()
            beyond = variables(pattern) - spoken(specs, game, lang) - counted - costs(id, specs)
            assert not beyond, f"{id}.{form} speaks of {beyond}"


@EVERY_GAME
def test_a_sentence_has_the_same_forms_in_every_language(game: Game[Any]) -> None:
    things = tuple(f"{what}-" for what in game.glossary().things)
    for id in needed(game):
        if not id.startswith(things):
            assert len({tuple(forms(own(game, lang)[id])) for lang in LANGUAGES}) == 1, id


@EVERY_LANGUAGE
@EVERY_GAME
def test_things_of_a_kind_have_the_same_forms(game: Game[Any], lang: str) -> None:
    for what in game.glossary().things:
        assert len({tuple(forms(own(game, lang)[id])) for id, _ in named(game, what)}) == 1, what


@EVERY_LANGUAGE
@EVERY_GAME
def test_every_form_of_a_thing_is_spoken_somewhere(game: Game[Any], lang: str) -> None:
    said = {
        form_of(variable, name, what)
        for id, specs in needed(game).items()
        for pattern in patterns(own(game, lang)[id]).values()
        for variable in variables(pattern)
        for name, _, what in [spec.partition(":") for spec in specs]
        if variable.startswith(f"{name}-")
    }
    for what in game.glossary().things:
        had = {(what, form) for form in forms(own(game, lang)[named(game, what)[0][0]])}
        assert {form for form in had - said if form[1] not in TABLE_FORMS} == set()


def calls(name: str, *folders: str) -> list[ast.Call]:
    """Every call of a function or method of this name in some folders of the package."""
    root = Path(fondaco.__file__).parent
    paths = [path for folder in folders for path in sorted((root / folder).rglob("*.py"))]
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in paths]
    found = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [call for call in found if getattr(call.func, "attr", getattr(call.func, "id", "")) == name]


def first(call: ast.Call) -> str:
    """The first argument of a call, if it is a plain string."""
    given = call.args[0] if call.args else None
    return given.value if isinstance(given, ast.Constant) and isinstance(given.value, str) else ""


def shared() -> dict[str, set[str]]:
    """Every message that the code asks for by name, and what it passes; refusals by their reason."""
    texts = calls("text", "words", "insight", "terminal", "cli")
    ids = {first(call): {str(keyword.arg) for keyword in call.keywords} for call in texts}
    ids |= {f"no-{first(call)}": {"field"} for call in calls("Illegal", "kernel", "games")}
    ids |= {f"phrase-{name}": set[str]() for name in COMMON_PHRASES}
    return {id: passed for id, passed in ids.items() if id not in ("", "no-")}


@EVERY_LANGUAGE
def test_the_shared_words_are_those_that_the_code_asks_for(lang: str) -> None:
    assert set(common(lang)) == set(shared())
    for id, passed in shared().items():
        assert variables_of(common(lang)[id]) <= passed, id


def test_what_the_code_passes_is_spoken_of() -> None:
    for id, passed in shared().items():
        said = set().union(*[variables_of(common(lang)[id]) for lang in LANGUAGES])
        assert passed - said <= {"field"}, id


def variables_of(message: ftl.Message) -> set[str]:
    return set().union(*[variables(pattern) for pattern in patterns(message).values()])


MIN_PHRASES = 3  # of a game's own, beside those of every table


@pytest.mark.parametrize("game", list(GAMES.values()), ids=lambda game: game.name)
def test_every_game_has_phrases_for_its_table_talk(game: Game[Any]) -> None:
    """One of them at least names a thing of the game, which a touch then shows on the board."""
    known = game.glossary()
    named = [part.partition(":")[2] for parts in known.phrases.values() for part in parts]
    assert len(known.phrases) >= MIN_PHRASES
    assert any(what in known.things for what in named)
