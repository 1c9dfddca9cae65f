"""Many games at once: whoever does the work, the results are the same."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from fondaco.jobs import MAX_DEATHS, Workers, WorkersFailed


class Item(NamedTuple):
    """A number, and a file that is there from when on a process has died at it."""

    number: int
    grave: str = ""


def square(item: Item) -> int:
    return item.number * item.number


def die_once(item: Item) -> int:
    """Kill this process at the item that has a grave, but only the first time."""
    if item.grave and not Path(item.grave).exists():
        Path(item.grave).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return square(item)


def die(item: Item) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return item.number


def fail(item: Item) -> int:
    raise ValueError(f"item {item.number}")


@pytest.mark.parametrize("processes", [1, 2])
def test_results_come_in_the_order_of_the_items(processes: int) -> None:
    items = [Item(n) for n in range(40)]
    assert list(Workers(processes).map(square, items)) == [n * n for n in range(40)]


def test_what_a_process_had_begun_when_it_died_is_done_again(tmp_path: Path) -> None:
    """One dies in the middle: every result is there, once and in order."""
    items = [Item(n, str(tmp_path / "grave") if n == 17 else "") for n in range(40)]
    assert list(Workers(2).map(die_once, items)) == [n * n for n in range(40)]
    assert (tmp_path / "grave").exists()


def test_work_that_kills_every_process_ends_with_a_sentence() -> None:
    with pytest.raises(WorkersFailed, match="die at their work"):
        list(Workers(2).map(die, [Item(n) for n in range(MAX_DEATHS)]))


def test_an_error_of_the_work_reaches_who_waits_for_it() -> None:
    with pytest.raises(ValueError, match="item 0"):
        list(Workers(2).map(fail, [Item(0)]))


def test_without_ray_a_cluster_is_refused_with_what_to_install() -> None:
    """The tests' own environment has no Ray: it is large, and its cluster has a test of its own."""
    with pytest.raises(WorkersFailed, match=r"fondaco\[ray\]"):
        list(Workers(ray="127.0.0.1:6379").map(square, [Item(1)]))


INTERRUPTED = """
import time
from fondaco.jobs import Workers
if __name__ == "__main__":
    for _ in Workers(2).map(time.sleep, [0, 60, 60, 60, 60]):
        print("one is done", flush=True)
"""


def interrupted(item: Item) -> None:
    os.kill(os.getpid(), signal.SIGINT)


def test_an_interrupt_that_only_the_processes_notice_ends_the_work() -> None:
    """Else it would begin anew in a new pool, although somebody has pressed Control-C."""
    with pytest.raises(KeyboardInterrupt):
        list(Workers(2).map(interrupted, [Item(n) for n in range(3)]))


def test_an_interrupt_ends_the_processes_at_their_work(tmp_path: Path) -> None:
    """Control-C reaches the whole group; nobody waits for the games that are under way or lie ahead."""
    script = tmp_path / "script.py"
    script.write_text(INTERRUPTED)
    group = subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert group.stdout is not None
    assert group.stdout.readline() == "one is done\n"
    os.killpg(group.pid, signal.SIGINT)
    _, said = group.communicate(timeout=20)
    assert group.returncode != 0
    assert said.count("Traceback") <= 1  # the processes themselves are silent
