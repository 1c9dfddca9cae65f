"""What the voice of a guided first game says."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from fondaco.words.words import Wordless, source


@cache
def lesson_bundle(game: str, lang: str) -> FluentBundle:
    """The words of a lesson: those that every lesson shares and its own."""
    both = FluentBundle([lang], use_isolating=False)
    both.add_resource(FluentResource(source("fondaco.words", f"lesson.{lang}.ftl")))
    both.add_resource(FluentResource(source(f"fondaco.games.{game}", f"lesson.{lang}.ftl")))
    return both


def lesson_text(game: str, lang: str, words: str, names: Sequence[str]) -> str:
    """One idea of a lesson; it may name the players as `$seat0`, `$seat1`. Raises Wordless."""
    bundle = lesson_bundle(game, lang)
    message = bundle.get_message(words) if bundle.has_message(words) else None
    if message is None or message.value is None:
        raise Wordless(words)
    text, errors = bundle.format_pattern(message.value, {f"seat{n}": name for n, name in enumerate(names)})
    if errors:
        raise Wordless(f"{words}: {errors}")
    return str(text)
