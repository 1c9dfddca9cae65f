"""A real Ray cluster of two nodes on this machine, in some minutes: `make slow`, which `make test` is not."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

BIN = Path(sys.executable).parent
SERIES = [
    "simulate",
    "doge",
    "--seats",
    "3",
    "--games",
    "48",
    "--bots",
    "normal,chaos",
    "--seed",
    "ray",
    "--json",
]
# Ray asks for a token by default; a cluster of this machine alone needs none.
ENVIRONMENT = {**os.environ, "RAY_AUTH_MODE": "disabled", "RAY_DEDUP_LOGS": "0"}


def ray(*args: str) -> None:
    subprocess.run([BIN / "ray", *args], env=ENVIRONMENT, check=True, capture_output=True)


@pytest.fixture
def cluster() -> Iterator[str]:
    """The address of a cluster whose head does no work and whose two other nodes have a core each."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address = f"127.0.0.1:{port}"
    here = ("--node-ip-address", "127.0.0.1", "--disable-usage-stats")
    ray("start", "--head", "--port", str(port), "--num-cpus", "0", "--include-dashboard", "false", *here)
    try:
        for _ in range(2):
            ray("start", "--address", address, "--num-cpus", "1", *here)
        yield address
    finally:
        ray("stop", "--force")


def fondaco(*args: str) -> dict[str, object]:
    """What a command prints, but for how long it took."""
    done = subprocess.run(
        [BIN / "fondaco", *args], env=ENVIRONMENT, check=True, capture_output=True, text=True
    )
    told: dict[str, object] = json.loads(done.stdout)
    return {name: value for name, value in told.items() if "second" not in name}


def raylets() -> list[int]:
    """The process of each node, the oldest first."""
    found = subprocess.run(["pgrep", "-f", "raylet/raylet "], capture_output=True, text=True, check=False)
    return [int(line) for line in found.stdout.split()]


def test_a_cluster_plays_the_same_games_as_a_pool(cluster: str) -> None:
    assert fondaco(*SERIES, "--ray", cluster) == fondaco(*SERIES, "--jobs", "2")


def test_a_node_that_is_killed_in_the_middle_loses_nothing(cluster: str) -> None:
    """The newest node dies while games are played; the other one plays what it had begun."""
    before = len(raylets())
    series = [*SERIES[:4], "--games", "300", *SERIES[6:]]
    running = subprocess.Popen(
        [BIN / "fondaco", *series, "--ray", cluster], env=ENVIRONMENT, stdout=subprocess.PIPE, text=True
    )
    time.sleep(8)  # connecting and beginning takes some seconds
    assert running.poll() is None, "the series was over before the node could be killed"
    os.kill(raylets()[-1], signal.SIGKILL)
    told = json.loads(running.communicate(timeout=280)[0])
    assert len(raylets()) < before
    expected = fondaco(*series, "--jobs", "2")
    assert {name: told[name] for name in expected} == expected
