"""Many games at once: here, in processes of this machine, or on a Ray cluster.

Work is a pure function of its item. So it does not matter who does it: the results are the same, in the order
of the items, and what a process or a machine had begun when it died is done again by another.
"""

from __future__ import annotations

import signal
import sys
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import redirect_stdout
from functools import partial
from multiprocessing import active_children
from multiprocessing.process import BaseProcess
from typing import Any, Final, NamedTuple, TypeVar

from fondaco.garbage import rare_sweeps

T = TypeVar("T")
R = TypeVar("R")

MAX_DEATHS: Final = 3  # of pools in a row without a result: then it is the work that kills their processes
CHUNKS_PER_PROCESS: Final = 16  # items travel in chunks: few enough to cost little, many enough to share well
TASKS_PER_CORE: Final = 4  # that are sent to a cluster ahead of the result that is waited for


class WorkersFailed(Exception):
    """The processes or the cluster cannot do the work: why, in one sentence."""


class Workers(NamedTuple):
    """Who does the work: so many processes of this machine, or the Ray cluster at an address."""

    processes: int = 1
    ray: str = ""

    def map(self, work: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
        """The results in the order of the items, each as soon as it and all before it are there.

        Raises WorkersFailed, and whatever `work` raises.
        """
        if self.ray:
            return on_cluster(work, items, self.ray)
        if self.processes == 1:
            return map(partial(do_one, work), items)
        return in_processes(work, items, self.processes)


def do_one(work: Callable[[T], R], item: T) -> R:
    """The result for an item, wherever the work is done: Python does not look for garbage all the time."""
    with rare_sweeps():
        return work(item)


def in_processes(work: Callable[[T], R], items: Sequence[T], processes: int) -> Iterator[R]:
    """Do the work in a pool; if one of its processes dies, go on in a new pool where the results end."""
    done, deaths = 0, 0
    while done < len(items):
        left, children = items[done:], list[BaseProcess]()
        try:
            with ProcessPoolExecutor(processes, initializer=end_when_interrupted) as pool:
                chunk = max(1, len(left) // (processes * CHUNKS_PER_PROCESS))
                results = pool.map(partial(do_one, work), left, chunksize=chunk)
                children += active_children()
                for result in results:
                    done, deaths = done + 1, 0
                    yield result
        except BrokenProcessPool:
            if was_interrupted(children):
                raise KeyboardInterrupt from None
            deaths += 1
            if deaths == MAX_DEATHS:
                raise WorkersFailed(f"the processes die at their work, about item {done}") from None


def end_when_interrupted() -> None:
    """Let Control-C, which reaches every process, end this one at once and without a traceback.

    Else Python hands the interrupt on as the result of one item, and the process goes on with the next.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def was_interrupted(children: Sequence[BaseProcess]) -> bool:
    """Has Control-C ended one of these? Python may drop this process's own interrupt, in a destructor say."""
    return any(child.exitcode == -signal.SIGINT for child in children)


def on_cluster(work: Callable[[T], R], items: Sequence[T], address: str) -> Iterator[R]:
    """Do the work on a Ray cluster, which begins a task anew elsewhere if the machine that did it is gone."""
    ray = connected(address)
    task = ray.remote(max_retries=-1)(do_one)
    ahead = TASKS_PER_CORE * max(1, int(ray.cluster_resources().get("CPU", 1)))
    running: deque[object] = deque()
    try:
        with redirect_stdout(sys.stderr):  # Ray prints what happens to its nodes, and results go to stdout
            for item in items:
                running.append(task.remote(work, item))
                if len(running) >= ahead:
                    yield ray.get(running.popleft())
            while running:
                yield ray.get(running.popleft())
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    finally:
        for one in running:
            ray.cancel(one)
        ray.shutdown()


def connected(address: str) -> Any:
    """The module `ray`, connected to a cluster. Only this imports it: without a cluster nobody needs it."""
    try:
        import ray
    except ImportError:
        raise WorkersFailed("Ray is not installed: pip install 'fondaco[ray]'") from None
    try:
        ray.init(address=address, log_to_driver=False, logging_level="error")
    except (ConnectionError, ValueError, RuntimeError) as no:
        reason = str(no).partition("\n")[0]
        raise WorkersFailed(f"no Ray cluster answers at {address}: {reason}") from None
    return ray
