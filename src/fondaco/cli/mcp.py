"""fondaco mcp: a language model plays, over standard input and output."""

from __future__ import annotations

import argparse
from importlib.util import find_spec

from fondaco.cli.arguments import UsageError


def run(args: argparse.Namespace) -> int:
    if find_spec("mcp") is None:
        raise UsageError("this needs the extra: pip install 'fondaco[mcp]'")
    from fondaco.mcp.server import make_server

    make_server(args.seed).run()
    return 0
