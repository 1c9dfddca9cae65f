"""All of memory is swept when nobody plays, and else rarely: it stops every table."""

from __future__ import annotations

import gc
import subprocess
import sys
import weakref

import pytest

from fondaco.server.garbage import MAX_GROWTH, MAX_SECONDS_BETWEEN_SWEEPS, GarbageSweeper

# Ten tables' worth of objects would make Python look through everything several times by itself.
BUSY = """
import gc
from fondaco.server.garbage import keep_python_from_sweeping
swept = []
keep_python_from_sweeping()
gc.callbacks.append(lambda phase, told: swept.append(told["generation"]))
kept = [[n] for n in range(400_000)]
assert 0 in swept and 1 in swept, "the young are looked through"
assert 2 not in swept, "but not everything"
"""


class Ring:
    """An object that refers to itself, so that only a sweep frees it."""

    def __init__(self) -> None:
        self.itself = self


def test_python_does_not_sweep_everything_by_itself() -> None:
    subprocess.run([sys.executable, "-c", BUSY], check=True)


def test_a_sweep_waits_until_nobody_plays() -> None:
    changes, clock = 0, 0.0
    sweeper = GarbageSweeper(lambda: changes, lambda: clock)
    assert not sweeper.is_due(), "nothing has been done yet"
    changes = 5
    assert not sweeper.is_due(), "somebody plays"
    assert sweeper.is_due(), "now nobody does"
    ring = weakref.ref(Ring())
    gc.disable()
    try:
        assert ring() is not None
        sweeper.sweep()
    finally:
        gc.enable()
    assert ring() is None
    assert not sweeper.is_due(), "nothing has been done since"


def test_where_somebody_always_plays_it_is_swept_at_last() -> None:
    changes, clock = 0, 0.0
    sweeper = GarbageSweeper(lambda: changes, lambda: clock)
    for changes in range(1, 4):  # noqa: B007  # the sweeper reads it
        assert not sweeper.is_due()
    clock = MAX_SECONDS_BETWEEN_SWEEPS + 1
    changes = 4
    assert sweeper.is_due()


def test_it_is_swept_when_memory_grows(monkeypatch: pytest.MonkeyPatch) -> None:
    memory, changes = 100, 0
    monkeypatch.setattr("fondaco.server.garbage.peak_memory", lambda: memory)
    sweeper = GarbageSweeper(lambda: changes, lambda: 0.0)
    changes = 1
    assert not sweeper.is_due()
    memory, changes = memory + MAX_GROWTH + 1, 2
    assert sweeper.is_due()
