"""The lobby costs the same however many pages look: one frame for all, and only what has changed."""

from __future__ import annotations

import asyncio
import json
import zlib

import pytest
from aiohttp import ClientSession

from fondaco.server import wire
from fondaco.server.lobby.frame import SharedFrame
from fondaco.server.lobby.index import TableIndex
from fondaco.server.lobby.lobby import with_tables
from tests.server.served import Served
from tests.server.visitor import MAX_WAIT_SECONDS, Message, Page, Visitor


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_shared_frame_is_what_the_protocol_wants(size: int) -> None:
    message = (b"tables and " * 20_000)[:size]
    frame = SharedFrame(message)
    assert frame.plain.endswith(message)
    header = frame.plain[: len(frame.plain) - size]
    assert header[0] == 0x81
    assert int.from_bytes(header[2:] or header[1:2], "big") == size
    assert frame.compressed[0] == 0xC1
    start = {126: 4, 127: 10}.get(frame.compressed[1], 2)
    packed = frame.compressed[start:] + b"\x00\x00\xff\xff"
    assert zlib.decompressobj(wbits=-15).decompress(packed) == message


def is_told(page: Page) -> bool:
    """Has a page been told of the lobby as a whole?"""
    return any(heard["type"] == "lobby" for heard in page.heard)


async def test_what_all_are_told_is_worked_out_once(site: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """And every page, packed or plain, ends with the same tables as one that comes now."""
    encoded = 0

    class Counted(TableIndex):
        def shared(self) -> dict[str, bytes]:
            nonlocal encoded
            encoded += 1
            return super().shared()

    monkeypatch.setattr("fondaco.server.lobby.lobby.TableIndex", Counted)
    async with Visitor(site.address) as anke, Visitor(site.address) as bernd:
        packed = [await bernd.session.ws_connect(f"{site.address}/ws/lobby", compress=15) for _ in range(5)]
        pages = [Page(ws) for ws in packed] + [await bernd.socket("/ws/lobby") for _ in range(5)]
        for page in pages:
            await page.until(lambda page=page: is_told(page))  # type: ignore[misc]  # a lambda's type
        before = encoded
        ids = [await anke.open("doge", "me:Anke", "open", "open") for _ in range(3)]
        await anke.do(ids[0], "close")
        await anke.do(ids[1], "fill", bot="chaos")
        await anke.do(ids[1], "start")

        def is_done(page: Page) -> bool:
            statuses = {id: table["status"] for id, table in page.listed.items()}
            return statuses == {ids[1]: "running", ids[2]: "open"}

        for page in pages:
            await page.until(lambda page=page: is_done(page))  # type: ignore[misc]  # as above
        assert encoded - before <= 6, "once for each change, not for each page"
        assert any(heard["type"] == "lobby-news" for heard in pages[0].heard)
        assert [heard["type"] for heard in pages[0].heard].count("lobby") == 1
        late = await bernd.socket("/ws/lobby")
        await late.until(lambda: is_done(late))
        assert len({json.dumps(page.listed, sort_keys=True) for page in [*pages, late]}) == 1
        for page in pages[:5]:
            await page.close()


async def test_only_what_has_changed_is_sent(site: Served) -> None:
    async with Visitor(site.address) as anke, Visitor(site.address) as bernd:
        for _ in range(15):
            await anke.open("doge", "me:Anke", "open", "open")
        page = await bernd.socket("/ws/lobby")
        await page.until(lambda: len(page.listed) == 15)
        whole = len(page.raw[-1])
        id = await anke.open("doge", "me:Anke", "open", "open")
        await page.until(lambda: id in page.listed)
        assert page.heard[-1]["type"] == "lobby-news"
        assert len(page.raw[-1]) < whole / 10


async def test_a_visitors_own_tables_are_told_to_them_alone(site: Served) -> None:
    async with Visitor(site.address) as anke, Visitor(site.address) as bernd:
        mine, theirs = await anke.socket("/ws/lobby"), await bernd.socket("/ws/lobby")
        id = await anke.open("doge", "me:Anke", "open", "open", is_listed=False)
        await mine.until(lambda: [table["id"] for table in mine.mine] == [id])
        assert mine.mine[0]["is_creator"]
        listed = await anke.open("doge", "me:Anke", "open", "open")
        await theirs.until(lambda: listed in theirs.listed)
        assert not theirs.listed[listed]["is_creator"], "what all are told is as a stranger sees it"
        assert not any(id in raw for raw in theirs.raw)
        assert theirs.mine == []


async def test_a_page_that_does_not_read_is_told_everything_when_it_does(site: Served) -> None:
    """What it has missed is not kept for it."""
    async with Visitor(site.address) as anke, ClientSession() as session:
        slow = await session.ws_connect(f"{site.address}/ws/lobby", max_msg_size=0)
        page = await anke.socket("/ws/lobby")
        await page.until(lambda: is_told(page))
        (theirs, _) = site.site.lobby.connections

        async def forget() -> None:
            site.site.lobby.told[theirs] = -5  # as if some news had not been written

        await asyncio.to_thread(site.inside, forget())
        ids = [await anke.open("doge", "me:Anke", "open", "open") for _ in range(2)]
        await page.until(lambda: len(page.listed) == 2)
        seen: list[Message] = []
        async with asyncio.timeout(MAX_WAIT_SECONDS):
            while not seen or not seen[-1].get("tables"):
                seen.append((await slow.receive()).json())
        assert seen[-1]["type"] == "lobby", "the whole, not what has changed"
        assert {table["id"] for table in seen[-1]["tables"]} <= set(ids)
        await slow.close()


def test_tables_are_put_into_a_message_as_they_are() -> None:
    news = wire.encode(wire.LobbyNews(3, [], ["x"]))
    assert with_tables(news, [b"{}", b"[]"]) == b'{"type":"lobby-news","n":3,"tables":[{},[]],"gone":["x"]}'
