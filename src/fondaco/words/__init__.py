"""The words of the house: sentences in the reader's language, see docs/words.md."""

from fondaco.words.words import LANGUAGES, Wordless, Words

__all__ = ["LANGUAGES", "Wordless", "Words"]
