"""The bus by itself, against a real Valkey."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Final

from fondaco.server.cluster.bus import ValkeyBus
from tests.valkey import Line

STOPS: Final = 150
MAX_STOP_SECONDS: Final = 10.0  # on a busy machine; most take a few milliseconds


async def test_a_bus_stops_at_any_moment(line: Line) -> None:
    """Valkey's client swallows a cancellation that comes while it connects: a node would never end."""
    rng = Random(1)
    for _ in range(STOPS):
        bus = ValkeyBus(line.url, "channel")
        await bus.start(lambda _: None, lambda: None)
        await asyncio.sleep(rng.uniform(0.0, 0.03))
        bus.publish(b"something")
        for _ in range(rng.randrange(6)):
            await asyncio.sleep(0)
        async with asyncio.timeout(MAX_STOP_SECONDS):
            await bus.stop()
        assert not bus.is_working
