"""The contract can fail: every planted fault is noticed, and by the check that is meant for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.contract.contract import run_elsewhere
from tests.contract.faults import FAULTS, Fault, plant
from tests.contract.table import CHECKS


@pytest.mark.parametrize("fault", FAULTS, ids=[fault.name.replace(" ", "-") for fault in FAULTS])
def test_fault(fault: Fault, tmp_path: Path) -> None:
    plant(fault, tmp_path)
    only = ["--hashes"] if fault.check == "determinism" else []
    games = "1" if fault.check in {"veil", "sight", "counted"} else "3"  # those conclude at the end
    done = run_elsewhere([tmp_path], *fault.table.split(), "--games", games, *only)
    assert done.returncode == 1, f"not noticed: {done.stdout} {done.stderr}"
    assert done.stderr.startswith(f"BROKEN {fault.check}: "), f"noticed by chance: {done.stderr}"


def test_every_check_has_its_fault() -> None:
    """What was never seen to fail proves nothing."""
    assert sorted({fault.check for fault in FAULTS}) == sorted(CHECKS)
