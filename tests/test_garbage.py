"""While a game is played or an answer found, Python rarely looks for garbage; and memory stays bounded."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from io import BytesIO
from types import SimpleNamespace

import pytest
from msgspec import msgpack

from fondaco.garbage import LOOKS_PER_OLDER_LOOK, NEVER, YOUNG_OBJECTS, rare_sweeps
from fondaco.jobs import Workers
from fondaco.server.bots import worker

RARE = (YOUNG_OBJECTS, LOOKS_PER_OLDER_LOOK, NEVER)


class Ring:
    """An object that refers to itself, so that only a look frees it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def usual() -> Iterator[tuple[int, int, int]]:
    """How often Python looks by itself, from a memory that was just swept."""
    gc.collect()
    yield gc.get_threshold()
    gc.collect()


def thresholds(_: int) -> tuple[int, int, int]:
    return gc.get_threshold()


def most_rings(rings: int) -> int:
    """Make so many rings one after the other: how many of them were in memory at once?"""
    living: set[int] = set()
    most = 0
    for n in range(rings):
        weakref.finalize(Ring(), living.discard, n).atexit = False
        living.add(n)
        most = max(most, len(living))
    return most


@pytest.mark.parametrize("processes", [1, 2])
def test_jobs_are_done_while_python_rarely_looks(processes: int, usual: tuple[int, int, int]) -> None:
    assert list(Workers(processes).map(thresholds, range(3))) == [RARE] * 3
    assert gc.get_threshold() == usual, "afterwards it looks as it did before"


def test_a_worker_thinks_while_python_rarely_looks(
    monkeypatch: pytest.MonkeyPatch, usual: tuple[int, int, int]
) -> None:
    """The thought is sent before memory is swept: nobody waits for that."""
    found: list[tuple[int, int, int]] = []

    class Pipe(BytesIO):
        def write(self, content: object) -> int:
            found.append(gc.get_threshold())
            return 0

    def think(memory: object, task: object) -> worker.Thought:
        found.append(gc.get_threshold())
        return worker.Thought()

    source = BytesIO(worker.packet(msgpack.encode(worker.ReviewTask("a table", None, (), (), ()))))
    monkeypatch.setattr(worker, "think", think)
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=source))
    worker.serve_tasks(Pipe())
    assert found == [usual, RARE, RARE], "it says that it is ready, thinks, and sends the thought"
    assert gc.get_threshold() == usual


def test_garbage_is_freed_while_a_game_goes_on() -> None:
    with rare_sweeps():
        assert most_rings(2 * YOUNG_OBJECTS) < YOUNG_OBJECTS


def test_what_has_outlived_looks_is_swept_afterwards() -> None:
    """A game keeps a ring until it ends, and makes so much besides that the ring is no longer young."""
    with rare_sweeps():
        kept = Ring()
        left = weakref.ref(kept)
        many = [[n] for n in range(YOUNG_OBJECTS * (LOOKS_PER_OLDER_LOOK + 3))]
        del kept, many
        assert left() is not None
    assert left() is None


def test_after_short_answers_nothing_is_swept(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sweep of all memory takes longer than many an answer; between them Python looks as it always does."""
    monkeypatch.setattr(gc, "collect", lambda: pytest.fail("swept"))
    for _ in range(300):
        with rare_sweeps():
            most_rings(10)
        kept = [[n] for n in range(1000)]
        assert len(kept) == 1000
