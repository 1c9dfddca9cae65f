"""What a seat observes in plain words: its view, its question with the clause, and the answers by number."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from fondaco.kernel.action import Action
from fondaco.kernel.frame import State
from fondaco.kernel.game import Game
from fondaco.kernel.prompt import Prompt
from fondaco.words import Words

MOST_ANSWERS: Final = 64  # that are written out


def describe(
    game: Game[Any],
    s: State,
    seat: int,
    prompt: Prompt | None = None,
    answers: Sequence[Action] = (),
    lang: str = "en",
) -> str:
    """All that a seat may know now, line by line, in English or German.

    >>> from fondaco import LIGURIA
    >>> from fondaco.env import describe
    >>> s = LIGURIA.start(3)
    >>> len(describe(LIGURIA, s, seat=0).splitlines()) > 3
    True
    """
    words = Words(game, lang)
    lines = list(view_lines(words, game.view(s, seat)))
    if prompt is not None:
        lines += ["", f"{words.ask(prompt)} ({prompt.clause})"]
        lines += [f"{n}. {words.say(a, prompt)}" for n, a in enumerate(answers[:MOST_ANSWERS])]
        if len(answers) > MOST_ANSWERS:
            lines.append(f"… {len(answers)}")
    return "\n".join(lines)


def view_lines(words: Words, view: Mapping[str, Any], inside: str = "", margin: str = "") -> Iterator[str]:
    """The keys of a view, each with its label; records are set in under what they run along."""
    for key, what in words.glossary.view.items():
        head, _, name = key.rpartition(".")
        if head != inside or (name or key) not in view:
            continue
        value = view[name or key]
        if isinstance(value, list) and value and isinstance(value[0], dict):
            yield f"{margin}{words.view_label(key)}:"
            for at, each in enumerate(value):
                yield f"{margin}  {words.thing(words.index(what.lstrip('/')), at)}:"
                yield from view_lines(words, each, key, f"{margin}    ")
        else:
            yield f"{margin}{words.view_label(key)}: {words.value(what, value)}"
