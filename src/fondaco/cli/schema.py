"""fondaco schema: the types of everything that crosses a game's border, as a JSON Schema."""

from __future__ import annotations

import argparse
import json

from fondaco.cli.arguments import game_named
from fondaco.schema import schema_of


def run(args: argparse.Namespace) -> int:
    print(json.dumps(schema_of(game_named(args.game)), indent=1, ensure_ascii=False))
    return 0
