"""fondaco: the command."""

from __future__ import annotations

import argparse
import importlib
import io
import os
import sys

from fondaco.cli.arguments import UsageError
from fondaco.cli.parser import make_parser
from fondaco.jobs import WorkersFailed
from fondaco.kernel.game import BadTable
from fondaco.kernel.reading import Damaged


def main(argv: list[str] | None = None) -> int:
    """Run a command. The exit code is 0; 1 for a bad result, as a damaged record; 2 for bad arguments."""
    parser = make_parser("de" if os.environ.get("FONDACO_LANG", "").startswith("de") else "en")
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # where a terminal knows no umlauts it shows question marks
    try:
        args = parser.parse_args(argv)
        return run(parser, args)
    except BrokenPipeError:  # the reader has had enough
        forget_output()
        return 0
    except OSError as no:  # a full disk
        forget_output()
        print(f"fondaco: {no.filename or 'the result'}: {no.strerror or no}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def run(parser: argparse.ArgumentParser, args: argparse.Namespace) -> int:
    """Run a command whose arguments were read. Raises OSError if its result cannot be written."""
    if args.command is None:
        parser.print_help()
        sys.stdout.flush()
        return 0
    try:
        code: int = importlib.import_module(f"fondaco.cli.{args.command}").run(args)
        sys.stdout.flush()
        return code
    except (UsageError, BadTable) as no:
        print(f"fondaco {args.command}: {no}", file=sys.stderr)
        return 2
    except (Damaged, WorkersFailed) as no:
        print(f"fondaco {args.command}: {no}", file=sys.stderr)
        return 1


def forget_output() -> None:
    """Throw away what could not be written, or Python would try it again at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
