"""The data card of a dataset: what it is, how it was made, and what to beware of."""

from __future__ import annotations

from importlib.resources import files
from typing import Final, get_type_hints

from fondaco.data.tables import ROWS
from fondaco.data.writing import Plan

MEANINGS: Final = {
    "game": "number of the game in the series, from 0",
    "bots": "the bot on each seat",
    "answers": "answers of the game, chance's included",
    "decisions": "answers of seats: rows in the table decisions",
    "scores": "final score of each seat",
    "places": "place of each seat, 1 the best; level seats share one",
    "shares": "share of the win of each seat: 1, or a fraction if several win",
    "forfeits": "why the seat's bot lost the game by a fault of its own; else empty",
    "digest": "of the record, which verifies every answer",
    "n": "answers that were given before, chance's included",
    "seat": "who was asked, or one side of a deal",
    "bot": "the bot that answered",
    "question": "name of the question, as `fondaco schema GAME` lists them",
    "clause": "clause of the rules on which it rests",
    "is_sealed": "several answer at once, in secret",
    "about": "JSON: what the question is about, by name",
    "observation": "JSON: the view of the seat, all that it may know",
    "candidates": "JSON: legal answers as {verb, parts}, the one that was given among them",
    "is_whole": "the candidates are all legal answers; else those of big moves are drawn at random",
    "choice": "which of the candidates was given",
    "score": "the seat's final score",
    "place": "the seat's final place",
    "share": "the seat's share of the win",
    "kind": "event that told of the deal",
    "terms": "JSON: the terms of the deal by name, nothing hidden",
    "other": "the other side",
    "worth": "what the deal was worth to `seat` in the coin of the game, reckoned by the house's bots",
    "worth_to_other": "what it was worth to `other`",
}


def card(plan: Plan, title: str, command: str, folder: str) -> str:
    """The README.md of a dataset."""
    template = files("fondaco.data").joinpath("card.md").read_text(encoding="utf-8")
    set_up = plan.set_up
    values = plan._asdict() | {
        "game": set_up.game,
        "rules": set_up.rules,
        "seats": set_up.seats,
        "options": ", ".join([f"{name}={value}" for name, value in set_up.options.items()]) or "none",
        "bots": ", ".join(plan.bots),
        "shards": plan.shards,
        "tables": "".join([table_text(name, row) for name, row in ROWS.items()]),
    }
    return template.format(**values, title=title, command=command, folder=folder)


def table_text(name: str, row: type) -> str:
    """A table of columns as Markdown."""
    hints = get_type_hints(row).items()
    columns = [f"| `{column}` | {type_text(hint)} | {MEANINGS[column]} |\n" for column, hint in hints]
    return f"## {name}\n\n| column | type | meaning |\n|---|---|---|\n{''.join(columns)}\n"


def type_text(hint: object) -> str:
    return hint.__name__ if isinstance(hint, type) and not hasattr(hint, "__args__") else str(hint)
