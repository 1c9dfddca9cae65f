"""fondaco: the command."""

from __future__ import annotations

import importlib
import os
import sys

from fondaco.cli.arguments import UsageError
from fondaco.cli.parser import make_parser
from fondaco.kernel.game import BadTable
from fondaco.kernel.reading import Damaged


def main(argv: list[str] | None = None) -> int:
    """Run a command. The exit code is 0; 1 for a bad result, as a damaged record; 2 for bad arguments."""
    parser = make_parser("de" if os.environ.get("FONDACO_LANG", "").startswith("de") else "en")
    args = parser.parse_args(argv)
    if args.command is None:
        parser.print_help()
        return 0
    try:
        code: int = importlib.import_module(f"fondaco.cli.{args.command}").run(args)
        sys.stdout.flush()
        return code
    except (UsageError, BadTable) as no:
        print(f"fondaco {args.command}: {no}", file=sys.stderr)
        return 2
    except Damaged as no:
        print(f"fondaco {args.command}: {no}", file=sys.stderr)
        return 1
    except BrokenPipeError:  # the reader has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
