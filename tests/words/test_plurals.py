"""Wherever a number stands before what it counts, the words say what they say of one: no "1 ducats"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

ROOT = Path(__file__).parents[2]
FILES = sorted([*ROOT.glob("src/fondaco/**/*.ftl"), *ROOT.glob("web/src/words/*.ftl")])

# Plurals that differ from their singular. Gulden, Plättchen, Ritter or Händler need no second form.
PLURALS = {
    "en": """ducats votes points cubes houses tokens tiles cards wares goods steps swords scrolls sacks
    wheels knights diplomats orders markers rounds answers minutes hours days seconds messages
    players people seats fields districts palazzi offers pieces ships wagons arrivals merchants
    monks buildings islands stops places privileges notes pointers contracts promises games
    tables bots advisors spectators crates characters moves neighbours prices loads turns""",
    "de": """Dukaten Stimmen Punkte Punkten Farbsteine Farbsteinen Häuser Häusern Marken Karten Waren
    Schritte Schritten Schwerter Schwertern Schriftrollen Säcke Säcken Steuerräder Rittern
    Diplomaten Aufträge Aufträgen Runden Antworten Minuten Stunden Tage Tagen Sekunden
    Botschaften Personen Plätze Plätzen Felder Feldern Stadtteile Stadtteilen Palazzi Angebote
    Angeboten Schiffe Schiffen Ankünfte Ankünften Mönche Inseln Stationen Privilegien
    Schuldscheine Zeigern Verträge Verträgen Versprechen Spiele Spielen Tische Tischen Bots
    Beratern Zuschauern Steine Steinen Warensteine Warensteinen Zeichen Nachbarn Preise Züge
    Zügen Stufen Münzen Einflusskarten""",
}
ONES = {"one", "1"}
# Variables that a name is put in for, not a number.
NAMED = re.compile(r"(who|guest|turn|moment|thing|colour|seat\d|.+-.+)$")
# What is never one: a palazzo costs three houses or more, two advisors give two votes or more, routes over
# a town have two fields or more, seven arrivals end Die Händler, offers in Genoa go by five.
NEVER_ONE = {
    *[(id, "cost") for id in ("ask-build", "asked-build", "event-built")],
    ("event-voted", "votes"),
    *[(f"route-over{more}", "n1") for more in ("", "-two", "-three")],
    *[(id, "goal") for id in ("clock-arrivals", "clock-last")],
    *[(id, "step") for id in ("nothing-offer", "nothing-put")],
    ("offers-best", "best"),
    *[(id, name) for id in ("players-count", "players-exactly") for name in ("count", "most")],
    ("event-played", "amount"),  # a purse of Hafen has three ducats
}


def patterns(entry: ftl.Message | ftl.Term) -> Iterator[ftl.Pattern]:
    if entry.value:
        yield entry.value
    for attribute in entry.attributes:
        yield attribute.value


def unguarded(pattern: ftl.Pattern, plural: re.Pattern[str], guarded: frozenset[str]) -> Iterator[str]:
    """Numbers before a plural that may be one: no selector around them has words of its own for one."""
    elements = pattern.elements
    for at, element in enumerate(elements):
        if not isinstance(element, ftl.Placeable):
            continue
        inner = element.expression
        after = elements[at + 1] if at + 1 < len(elements) else None
        if isinstance(inner, ftl.VariableReference) and isinstance(after, ftl.TextElement):
            if plural.match(after.value) and inner.id.name not in guarded:
                yield inner.id.name
        if isinstance(inner, ftl.SelectExpression):
            chosen = inner.selector
            name = chosen.id.name if isinstance(chosen, ftl.VariableReference) else ""
            keys = {key_of(variant) for variant in inner.variants}
            inside = guarded | {name} if keys & ONES else guarded
            for variant in inner.variants:
                yield from unguarded(variant.value, plural, inside)


def key_of(variant: ftl.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ftl.Identifier) else str(variant.key.value)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_what_is_counted_has_words_for_one(file: Path) -> None:
    lang = file.suffixes[-2].removeprefix(".")
    plural = re.compile(rf"[ \u00a0](?:{'|'.join(PLURALS[lang].split())})\b")
    found = [
        (entry.id.name, number)
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ftl.Message | ftl.Term)
        for pattern in patterns(entry)
        for number in unguarded(pattern, plural, frozenset())
    ]
    assert [one for one in found if one not in NEVER_ONE and not NAMED.match(one[1])] == []
