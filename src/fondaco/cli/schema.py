"""fondaco schema: the types of everything that crosses a game's border, as a JSON Schema."""

from __future__ import annotations

import argparse
import json

from fondaco.cli.arguments import UsageError, game_named
from fondaco.external.schema import protocol_schema
from fondaco.schema import schema_of


def run(args: argparse.Namespace) -> int:
    if args.bot_protocol == (args.game is not None):
        raise UsageError("name a game, or say --bot-protocol")
    made = protocol_schema() if args.bot_protocol else schema_of(game_named(args.game))
    print(json.dumps(made, indent=1, ensure_ascii=False))
    return 0
