"""Is an edition that somebody brings made like the house's own? What the rules never read is checked here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from fondaco.kernel.reading import Damaged, listed, short, table_of, text_of, whole

MAX_NUMBER: Final = 9_999  # no piece shows a larger one
MAX_TEXT_LETTERS: Final = 2_000  # where somebody says what a part was taken from
MAX_LIST_ENTRIES: Final = 500


def check_like(document: Mapping[str, object], house: Mapping[str, object]) -> None:
    """Raise Damaged for an entry of a document that no edition has, or that is too large to be one."""
    check_value(dict(document), [house], "")


def check_value(value: object, samples: Sequence[object], where: str) -> None:
    """`samples` is what stands at this place in the house's edition, in any entry of a list."""
    if any(isinstance(sample, dict) for sample in samples):
        check_table(table_of(value, where), samples, where)
    elif any(isinstance(sample, list) for sample in samples):
        check_list(listed(value, where), samples, where)
    elif any(isinstance(sample, str) for sample in samples):
        check_text(text_of(value, where), where)
    else:
        check_number(whole(value, where), samples, where)


def check_table(table: dict[str, object], samples: Sequence[object], where: str) -> None:
    for key, value in table.items():
        inside = f"{where}, {short_key(key)}" if where else short_key(key)
        found = [sample[key] for sample in samples if isinstance(sample, dict) and key in sample]
        if not found:
            raise Damaged(inside, "no edition has such an entry")
        check_value(value, found, inside)


def check_list(values: list[object], samples: Sequence[object], where: str) -> None:
    if len(values) > MAX_LIST_ENTRIES:
        raise Damaged(where, f"{len(values)} entries, {MAX_LIST_ENTRIES} are the most")
    inner = [one for sample in samples if isinstance(sample, list) for one in sample]
    for n, value in enumerate(values, 1):
        check_value(value, inner, f"{where} {n}")


def check_text(text: str, where: str) -> None:
    if len(text) > MAX_TEXT_LETTERS:
        raise Damaged(where, f"{len(text)} letters, {MAX_TEXT_LETTERS} are the most")


def check_number(n: int, samples: Sequence[object], where: str) -> None:
    """Below zero only where the house's edition is, too."""
    low = -MAX_NUMBER if any(isinstance(sample, int) and sample < 0 for sample in samples) else 0
    if not low <= n <= MAX_NUMBER:
        said = str(n) if -(10**12) < n < 10**12 else "this number"
        raise Damaged(where, f"{said} is not from {low} to {MAX_NUMBER}")


def short_key(key: str) -> str:
    """A key as it may stand in an error."""
    return key if len(key) <= 40 else short(key)
