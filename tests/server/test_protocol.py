"""Whatever is sent, the answer is a refusal with a reason, never a failure, and nothing changes."""

from __future__ import annotations

import asyncio
import gzip
import json
import logging
import threading
from collections.abc import Coroutine, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import pytest
from aiohttp import WSMsgType
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from fondaco.server.settings import Settings
from tests.server.served import QUICK, Served
from tests.server.visitor import Message, Visitor

T = TypeVar("T")

scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=12,
)
near = st.fixed_dictionaries(
    {},
    optional={
        "type": st.sampled_from(["answer", "weigh", "undo", "ping", "taken", "game", ""]) | values,
        "id": st.sampled_from(["0.0", "0.1", "6", "7", "-1", "x" * 100]) | values,
        "seat": st.integers(-3, 5) | values,
        "verb": st.sampled_from(["place", "turn", "put", "take", "stop", ""]) | values,
        "args": st.lists(st.integers(-9, 99) | st.lists(st.integers(-3, 9), max_size=5), max_size=4) | values,
        "extra": values,
    },
)
odd_texts = st.sampled_from(
    [
        "",
        "null",
        "[]",
        "NaN",
        '{"type":"answer","id":"0.0","seat":NaN,"verb":"place","args":[]}',
        '{"type":"answer","id":"0.0","seat":0,"verb":"place","args":[1e999]}',
        '{"type":"answer","id":"0.0","seat":0,"verb":"place","args":[' + "9" * 400 + "]}",
        '{"type":"answer","id":"0.0","seat":0,"verb":"place","args":[0,[0,0,0,true]]}',
        '{"type":"answer","id":"0.0","seat":0,"seat":1,"verb":"place","args":[]}',
        '{"type":"ping"}{"type":"ping"}',
        '{"type":"undo","id":"\\ud800","seat":0}',
        "[" * 8000,
        '{"args":' * 2000 + "1" + "}" * 2000,
        "\u0000",
    ]
)


class Talk:
    """A site, a table of Doge where people are to choose, and their page, driven from outside the loop."""

    def __init__(self, data: Path) -> None:
        self.site = Served(data, Settings(data, limits=QUICK))
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever)
        self.thread.start()
        self.run(self.begin())

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(30)

    async def begin(self) -> None:
        self.visitor = Visitor(self.site.address)
        await self.visitor.__aenter__()
        self.id = await self.visitor.open("doge", "me:Anke", "me:Axel", "me:Alma", is_hot=True)
        await self.visitor.do(self.id, "start")
        self.page = await self.visitor.page(self.id)
        await self.page.until(self.page.questions)

    def end(self) -> None:
        self.run(self.visitor.__aexit__(None, None, None))
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()
        self.site.stop()

    async def heard_after(self, message: str | bytes) -> list[Message]:
        """What the page hears of a message and of a ping after it."""
        before = len(self.page.heard)
        if isinstance(message, bytes):
            await self.page.ws.send_bytes(message)
        else:
            await self.page.ws.send_str(message)
        await self.page.send({"type": "ping"})
        await self.page.until(lambda: {"type": "pong"} in self.page.heard[before:])
        return self.page.heard[before:]

    def stored(self) -> tuple[object, ...]:
        table = self.site.site.tables[self.id]
        answers = asyncio.run_coroutine_threadsafe(self.site.site.store.answers(self.id), self.site.loop)
        return table.meta, answers.result(30)


@pytest.fixture(scope="module")
def talk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Talk]:
    made = Talk(tmp_path_factory.mktemp("talk") / "fondaco.sqlite")
    yield made
    made.end()


usual = settings(
    max_examples=150,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
    derandomize=True,
)


def check_refused(talk: Talk, message: str | bytes, caplog: pytest.LogCaptureFixture) -> None:
    before = talk.stored()
    # Who is there is told whenever it changes, and answers nothing.
    heard = [said for said in talk.run(talk.heard_after(message)) if said["type"] != "table"]
    for said in heard[:-1]:
        assert said["type"] in ("refused", "pong"), said
        if said["type"] == "refused":
            assert said["reason"]
            assert len(said["id"]) <= 64
    assert len(heard) == 2, "each message is answered once"
    assert talk.stored() == before, "nothing has changed"
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


@usual
@given(message=near.map(json.dumps) | values.map(json.dumps) | st.text(max_size=40) | odd_texts)
@example(
    message=json.dumps({"type": "answer", "id": "0.0", "seat": 0, "verb": "place", "args": [0, [0, 0, 0, 3]]})
)
@example(message=json.dumps({"type": "answer", "id": "0.0", "seat": 0, "verb": "place", "args": [[], 0]}))
@example(message=json.dumps({"type": "answer", "id": "0.0", "seat": 0, "verb": "turn", "args": [0]}))
@example(message=json.dumps({"type": "undo", "id": "6", "seat": 0}))
@example(message=" " * 17_000)
def test_any_text_is_refused(talk: Talk, caplog: pytest.LogCaptureFixture, message: str) -> None:
    check_refused(talk, message, caplog)


@usual
@given(message=st.binary(max_size=60))
def test_any_bytes_are_refused(talk: Talk, caplog: pytest.LogCaptureFixture, message: bytes) -> None:
    check_refused(talk, message, caplog)


PATHS = (
    "tables",
    "claim",
    *[f"tables/ID/{what}" for what in ("sit", "stand", "start", "fill", "close", "pace")],
    *[f"tables/ID/{what}" for what in ("wish", "return", "link")],
)
form_values = st.fixed_dictionaries(
    {},
    optional={
        "game": st.just("doge") | values,
        "seats": st.lists(
            st.fixed_dictionaries({"kind": st.sampled_from(["open", "me"]) | values}), max_size=4
        )
        | values,
        "options": values,
        "seat": st.integers(-2, 9) | values,
        "name": st.text(max_size=30) | values,
        "bot": values,
        "pace": values,
        "token": values,
        "is_hot": values,
    },
)


@usual
@given(path=st.sampled_from(PATHS), body=form_values.map(json.dumps).map(str.encode) | st.binary(max_size=40))
def test_any_form_is_refused_or_fits(
    talk: Talk, caplog: pytest.LogCaptureFixture, path: str, body: bytes
) -> None:
    """Sent by somebody who sits at no table, so that it changes none."""
    before = talk.stored()

    async def send() -> tuple[int, object]:
        async with Visitor(talk.site.address) as stranger:
            reply = await stranger.post(f"/api/{path.replace('ID', talk.id)}", body)
            return reply.status, reply.said

    status, said = talk.run(send())
    assert status in (200, 400, 403, 404, 409), said
    assert status != 200 or path == "tables"
    if status != 200:
        assert isinstance(said, dict)
        assert said["error"]
    assert talk.stored() == before
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize("query", ["since=x", "since=1e3", "since=", "since=99999999999", "since=--1"])
def test_a_page_that_asks_for_nonsense_is_refused(talk: Talk, query: str) -> None:
    reply = talk.run(talk.visitor.get(f"/ws/table/{talk.id}?{query}"))
    assert (reply.status, reply.error) == (400, "form")


def test_a_socket_that_is_none_is_refused(talk: Talk) -> None:
    for path in (f"/ws/table/{talk.id}", "/ws/lobby"):
        assert talk.run(talk.visitor.get(path)).status in (400, 426)
    assert talk.run(talk.visitor.get("/ws/table/nowhere")).error == "table"
    assert talk.run(talk.visitor.get("/ws/nothing")).error == "page"


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/api",
        "/api/",
        "/api/tables",
        "/table/",
        "/static/",
        "/%2e%2e/x",
        "/api/tables/%00",
        "/api/tables/%ff",
        "/api/tables/%ed%a0%80",
    ],
)
def test_addresses_that_lead_nowhere(talk: Talk, path: str) -> None:
    reply = talk.run(talk.visitor.get(path))
    assert reply.status in (404, 405), reply


def test_the_table_can_still_be_played(talk: Talk) -> None:
    """After all of the above."""

    async def play() -> None:
        answer = {"type": "answer", "id": "0.0", "seat": 0, "verb": "place", "args": [0, [1, 0, 0, 0]]}
        assert (await talk.page.act(answer))["type"] == "taken"

    talk.run(play())


async def test_what_is_much_too_long_closes_the_line(site: Served) -> None:
    async with Visitor(site.address) as anke:
        id = await anke.open("doge", "me:Anke", "open", "open")
        page = await anke.page(id)
        await page.send("x" * 100_000)
        assert await page.closed() == 1009
        again = await anke.page(id)
        await again.until(lambda: again.table)


async def test_bytes_that_are_no_text_close_the_line(site: Served) -> None:
    """So the web socket standard has it."""
    async with Visitor(site.address) as anke:
        page = await anke.socket("/ws/lobby")
        await page.ws.send_frame(b"\xff\xfe\xfd", 1)  # type: ignore[arg-type]  # a text frame that is none
        assert await page.closed() == 1007


async def test_who_sends_too_fast_is_refused_and_then_cut_off(tmp_path: Path) -> None:
    limits = QUICK._replace(messages=(5, 10), refusals=30)
    async with (
        Served(tmp_path / "slow.sqlite", Settings(tmp_path, limits=limits)) as site,
        Visitor(site.address) as anke,
    ):
        page = await anke.socket("/ws/lobby")
        for _ in range(12):
            await page.send({"type": "ping"})
        await page.until(lambda: any(m["type"] == "refused" for m in page.heard))
        assert {m["reason"] for m in page.heard if m["type"] == "refused"} == {"rate"}
        assert sum(m["type"] == "pong" for m in page.heard) >= 10
        for _ in range(50):
            if not page.ws.closed:
                await page.send({"type": "ping"})
        assert await page.closed() == 1008


async def test_who_sends_too_fast_is_cut_off_even_if_some_of_it_is_in_time(tmp_path: Path) -> None:
    """Floods with pauses between them cost as much as one that never stops."""
    limits = QUICK._replace(messages=(5, 10), refusals=30)
    async with (
        Served(tmp_path / "slow.sqlite", Settings(tmp_path, limits=limits)) as site,
        Visitor(site.address) as anke,
    ):
        page = await anke.socket("/ws/lobby")
        with suppress(ConnectionError):  # closed while we speak
            for _ in range(10):
                for _ in range(20):
                    await page.send({"type": "ping"})
                await asyncio.sleep(0.3)
        async with asyncio.timeout(5):
            assert await page.closed() == 1008


async def test_pings_of_the_line_itself_count_too(tmp_path: Path) -> None:
    """The web socket standard has every ping answered; a flood of them is a flood."""
    limits = QUICK._replace(messages=(5, 10), refusals=30)
    async with (
        Served(tmp_path / "slow.sqlite", Settings(tmp_path, limits=limits)) as site,
        Visitor(site.address) as anke,
    ):
        line = await anke.session.ws_connect(f"{anke.address}/ws/lobby", autoping=False)
        assert [(await line.receive()).json()["type"] for _ in range(3)] == ["hello", "mine", "lobby"]
        await line.ping(b"there?")
        pong = await line.receive(timeout=5)
        assert (pong.type, bytes(pong.data)) == (WSMsgType.PONG, b"there?")
        page = await anke.socket("/ws/lobby")
        with suppress(ConnectionError):  # closed while we speak
            for _ in range(200):
                await page.ws.ping()
        async with asyncio.timeout(5):
            assert await page.closed() == 1008
        await line.close()


@pytest.mark.parametrize("packed", [gzip.compress(b"{}"), b"no gzip"], ids=["packed", "broken"])
async def test_packed_forms_are_not_unpacked(
    site: Served, caplog: pytest.LogCaptureFixture, packed: bytes
) -> None:
    """A few of them could grow so large that every table waits."""
    async with Visitor(site.address) as anke:
        id = await anke.open("doge", "me:Anke", "bot:chaos", "bot:chaos")
        reply = await anke.post(f"/api/tables/{id}/start", packed, {"Content-Encoding": "gzip"})
        assert (reply.status, reply.error) == (400, "form")
        assert not caplog.records


@pytest.mark.parametrize("path", ["/ws/lobby", "/ws/table/{id}"])
async def test_a_page_of_another_version_is_told_so_and_nothing_else(site: Served, path: str) -> None:
    """One of this version, or that names none, is told the version first and then what it came for."""
    async with Visitor(site.address) as anke:
        path = path.format(id=await anke.open("doge", "me:Anke", "open", "open"))
        for query in ("", "?protocol=1"):
            page = await anke.socket(path + query)
            await page.until(lambda page=page: page.heard)  # type: ignore[misc]  # mypy cannot type such a lambda
            assert json.loads(page.raw[0]) == {"type": "hello", "protocol": 1}
            await page.close()
        old = await anke.socket(f"{path}?protocol=0")
        assert await old.closed() == 4001
        assert [json.loads(message)["type"] for message in old.raw] == ["hello"]
