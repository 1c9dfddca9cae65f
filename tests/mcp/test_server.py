"""The tools over standard input and output, by the SDK's own client: whole games of every game."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from typing import Any

import pytest
from mcp import Client, StdioServerParameters
from mcp_types import CallToolResult, TextContent

from fondaco.games import GAMES

FONDACO = StdioServerParameters(command=sys.executable, args=["-m", "fondaco", "mcp"])
TOOLS = ["games", "begin_game", "look", "question", "rules", "weigh", "answer", "standings", "history"]
MAX_ANSWERS = 2_000  # that any game takes


class ScriptedModel:
    """Reads questions as a model would, and gives the last legal answer that is shown."""

    def __init__(self, client: Client) -> None:
        self.client = client

    async def use(self, tool: str, **arguments: Any) -> str:
        """What a tool says, which does not fail."""
        result = await self.client.call_tool(tool, arguments)
        assert not result.is_error
        return text_of(result)

    async def misuse(self, tool: str, **arguments: Any) -> str:
        """What a tool says that fails."""
        result = await self.client.call_tool(tool, arguments)
        assert result.is_error
        return text_of(result)

    async def play(self, said: str) -> str:
        """Answer until the game is over; what was said last."""
        for _ in range(MAX_ANSWERS):
            if "The game is over." in said:
                return said
            verb, parts = last_answer(await self.whole(said))
            said = await self.use("answer", verb=verb, parts=parts)
            assert not said.startswith("Refused"), said
        raise AssertionError("the game does not end")

    async def whole(self, said: str) -> str:
        """A question with all its pages."""
        pages = re.search(r"\[page 1 of (\d+)", said)
        for page in range(2, 1 + int(pages[1]) if pages else 2):
            said += "\n" + await self.use("question", page=page)
        return said


def last_answer(said: str) -> tuple[str, dict[str, Any]]:
    """The last legal answer of a question, which stands below the heading."""
    listed = said.rpartition("Legal answers (")[2].split("\n")[1:]
    line = [each for each in listed if each and not each.startswith("[page")][-1]
    verb, _, parts = line.partition(" ")
    return verb, json.loads(parts or "{}")


def text_of(result: CallToolResult) -> str:
    (content,) = result.content
    assert isinstance(content, TextContent)
    return content.text


async def whole_game(name: str) -> None:
    async with Client(FONDACO, read_timeout_seconds=120) as client:
        assert [tool.name for tool in (await client.list_tools()).tools] == TOOLS
        model = ScriptedModel(client)
        seats = GAMES[name].seats[0]
        said = await model.use("begin_game", game=name, seats=seats, level="chaos", seed="7")
        assert GAMES[name].title in said
        assert (await model.use("question")) in said
        assert "Anke" in await model.use("look")
        end = await model.play(said)
        assert end.endswith(await model.use("standings"))
        assert GAMES[name].prefix in await model.use("history")


@pytest.mark.parametrize("name", list(GAMES))
def test_a_scripted_client_plays_a_whole_game(name: str) -> None:
    asyncio.run(whole_game(name))


async def odd_calls() -> None:
    async with Client(FONDACO, read_timeout_seconds=120) as client:
        model = ScriptedModel(client)
        assert "begin_game" in await model.misuse("question")
        assert "name a game" in await model.misuse("rules", clause="3.2")
        assert (await model.use("rules", clause="3.2", game="doge")).startswith("DOGE-3.2 (")
        assert "has no clause" in await model.misuse("rules", clause="99.9", game="doge")
        assert "no bot" in await model.misuse("begin_game", game="doge", level="cmd:true")
        for name in GAMES:
            assert name in await model.use("games")
        await model.use("begin_game", game="doge", seats=3, level="chaos", seed=7)
        assert "no game is called 'dog'" in await model.misuse("rules", clause="3.2", game="dog")
        assert (await model.use("rules", clause="3.2", game="hafen")).startswith("HAFEN-3.2 (")
        refused = await model.use("weigh", verb="place", parts={"field": 3, "tokens": [0, 0, 3, 0]})
        assert refused.startswith("Refused: ")
        assert "DOGE-3.2" in refused
        assert "palazz" in await model.use("standings")


def test_what_goes_wrong_is_told() -> None:
    asyncio.run(odd_calls())
