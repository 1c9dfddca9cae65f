"""A bot for any game of the house, with nothing but the standard library: it gives any legal answer.

fondaco simulate doge --bots "cmd:python examples/bots/random_bot.py,normal"
"""

import json
import random
import sys


def say(**message: object) -> None:
    """Write one message. Each must leave at once, or the house waits for it in vain."""
    print(json.dumps(message), flush=True)


def main() -> None:
    """Read messages until the house says goodbye."""
    dice = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say(type="ready", protocol=1, name="random bot in Python")
        elif message["type"] == "begin":
            dice = random.Random(message["seed"])
        elif message["type"] == "ask":
            say(type="answer", id=message["id"], **dice.choice(message["answers"]))
        elif message["type"] == "quit":
            break


if __name__ == "__main__":
    main()
