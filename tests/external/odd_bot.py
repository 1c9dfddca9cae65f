"""A bot that does one thing wrong, named by its first argument; what it reads and writes goes into a file."""

import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

FAULT, LOG = sys.argv[1], Path(sys.argv[2])
LAST = 3  # the question at which it goes wrong


def say(**message: object) -> None:
    line = json.dumps(message)
    with LOG.open("a") as log:
        log.write(f"> {line}\n")
    print(line, flush=True)


def go_wrong(message: dict[str, Any]) -> None:
    if FAULT == "crash":
        sys.exit(7)
    if FAULT == "silent":
        time.sleep(600)
    if FAULT == "illegal":
        say(type="answer", id=message["id"], verb="place", parts={"field": 99, "tokens": [0, 0, 1, 0]})
    if FAULT == "unknown-verb":
        say(type="answer", id=message["id"], verb="win")
    if FAULT == "nonsense":
        print("bestmove e2e4", flush=True)
    if FAULT == "old-question":
        say(type="answer", id=1, **message["answers"][0])
    if FAULT == "memory":
        bytearray(1 << 28)
    if FAULT == "endless":
        while True:
            print("x" * 100_000, end="", flush=True)
    if FAULT == "child":
        child = subprocess.Popen(["sleep", "600"])
        with LOG.open("a") as log:
            log.write(f"child {child.pid}\n")
        sys.exit(7)


def ask(message: dict[str, Any], dice: random.Random) -> None:
    if message["id"] == LAST:
        go_wrong(message)
    if FAULT == "weigh" and message["id"] == LAST:
        say(type="weigh", id=message["id"], verb="place", parts={"field": 3, "tokens": [0, 0, 3, 0]})
        return
    say(type="answer", id=message["id"], **dice.choice(message["answers"]))


def weighed(message: dict[str, Any]) -> None:
    assert message["refused"]["clause"] == "DOGE-3.2"
    say(type="answer", id=message["id"], verb="place", parts={"field": 3, "tokens": [0, 0, 1, 0]})


def main() -> None:
    dice = random.Random()
    for line in sys.stdin:
        with LOG.open("a") as log:
            log.write(f"< {line}")
        message = json.loads(line)
        if FAULT == "strict" and "from_a_later_protocol" in message:
            sys.exit(3)
        if message["type"] == "hello":
            games = ["genoa"] if FAULT == "other-game" else []
            say(type="ready", protocol=9 if FAULT == "other-protocol" else 1, name="odd", games=games)
        elif message["type"] == "begin":
            dice = random.Random(message["seed"])
        elif message["type"] == "ask":
            ask(message, dice)
        elif message["type"] == "weighed":
            weighed(message)
        elif message["type"] == "quit" and FAULT != "deaf":
            break
    while FAULT == "deaf":
        time.sleep(1)
    os._exit(0)


main()
