"""All messages of the line protocol as one JSON Schema."""

from __future__ import annotations

from typing import Any

import msgspec

from fondaco.external.messages import PROTOCOL, HouseMessage, ProgramMessage
from fondaco.schema import DIALECT


def protocol_schema() -> dict[str, Any]:
    """A line from the house is a `HouseMessage`, a line of the program a `ProgramMessage`."""
    template = "#/$defs/{name}"
    (house, program), definitions = msgspec.json.schema_components(
        [HouseMessage, ProgramMessage], ref_template=template
    )
    return {
        "$schema": DIALECT,
        "title": f"Fondaco's bot protocol {PROTOCOL}",
        "description": "One JSON object a line. Who reads ignores fields that it does not know.",
        "$defs": {**definitions, "HouseMessage": house, "ProgramMessage": program},
    }
