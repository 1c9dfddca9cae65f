"""Print the types of the wire as an OpenAPI document, out of which the client's types are made."""

from __future__ import annotations

import json
import sys
from inspect import getmembers, isclass
from typing import Any

import msgspec

from fondaco.server import wire
from fondaco.server.mine import wire as mine


def document() -> dict[str, Any]:
    """Every type that goes over the wire, dressed as an OpenAPI document, which openapi-typescript reads."""
    structs = [
        kind
        for module in (wire, mine)
        for _, kind in getmembers(module, isclass)
        if issubclass(kind, msgspec.Struct) and kind.__module__.startswith(module.__name__)
    ]
    unions = {
        "ServerMessage": wire.ServerMessage,
        "ClientMessage": wire.ClientMessage,
        "GeneralPhrase": wire.GeneralPhrase,
        "Reaction": wire.Reaction,
        "NoticeName": wire.NoticeName,
    }
    schemas, components = msgspec.json.schema_components(
        [*structs, *unions.values()], ref_template="#/components/schemas/{name}"
    )
    components.update(zip(unions, schemas[len(structs) :], strict=True))
    return {
        "openapi": "3.1.0",
        "info": {"title": "Fondaco", "version": "1"},
        "paths": {},
        "components": {"schemas": dict(sorted(components.items()))},
    }


def main() -> None:
    json.dump(document(), sys.stdout, indent=1)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
