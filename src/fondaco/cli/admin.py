"""fondaco admin: the operator's hand on a running site."""

from __future__ import annotations

import argparse
import json
from datetime import datetime
from pathlib import Path
from typing import Any

from msgspec import Struct
from rich.table import Table as Sheet

from fondaco.cli.arguments import UsageError
from fondaco.cli.output import ResultConsole
from fondaco.server.admin import commands, people
from fondaco.server.admin.wire import CommandRefused, NoSite, ask, socket_path
from fondaco.server.settings import data_file


def run(args: argparse.Namespace) -> int:
    path = Path(args.socket) if args.socket else socket_path(Path(args.data) if args.data else data_file())
    try:
        result = ask(path, args.action, form_of(args))
    except (NoSite, CommandRefused) as no:
        raise UsageError(str(no)) from None
    if args.json:
        print(json.dumps(result, indent=1, ensure_ascii=False))
    else:
        show(args.action, result)
    return 0


def form_of(args: argparse.Namespace) -> Struct:
    """What a command sends, from its arguments."""
    match args.action:
        case "list":
            return commands.ListForm(args.status)
        case "close" | "delete":
            return commands.TableIdForm(args.table)
        case "ban":
            return people.BanForm(args.who, args.hours)
        case "unban":
            return people.UnbanForm(args.who)
        case "limits":
            return people.LimitsForm({name: value for name, _, value in map(pair, args.changes)})
        case "announce":
            return people.AnnounceForm({"en": args.en, "de": args.de})
        case "drain":
            return people.DrainForm(not args.off, args.stop)
    return people.NothingForm()


def pair(said: str) -> tuple[str, str, str]:
    if "=" not in said:
        raise UsageError(f"a limit is NAME=VALUE, not {said!r}")
    return said.partition("=")


def show(action: str, result: Any) -> None:
    """Print what a command has brought."""
    if isinstance(result, str):
        print(result)
    elif action == "list":
        show_tables(result)
    else:
        for name, value in result.items():
            print(f"{name}  {until(value) if action == 'bans' else value}")


def show_tables(tables: list[dict[str, Any]]) -> None:
    sheet = Sheet("table", "game", "status", "players", "answers", "pages", "last change", box=None)
    for table in tables:
        players = ", ".join(table["players"])
        status = f"{table['status']}, faulty" if table["fault"] else table["status"]
        numbers = (str(table["answers"]), str(table["pages"]))
        sheet.add_row(table["id"], table["game"], status, players, *numbers, when(table["changed"]))
    ResultConsole().print(sheet)


def until(seconds: float) -> str:
    return f"until {when(seconds)}" if seconds else "for ever"


def when(seconds: float) -> str:
    return datetime.fromtimestamp(seconds).strftime("%Y-%m-%d %H:%M")
