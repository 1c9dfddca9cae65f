"""What the operator sees: health, numbers, the access log, and a log without secrets and floods."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession

from fondaco.server.errors import Unsaved
from fondaco.server.http.access import access_logger, log_access
from fondaco.server.log import Repeats, log_fault
from fondaco.server.run import listening
from fondaco.server.settings import Settings
from fondaco.server.store.store import Store
from fondaco.server.table.meta import TableMeta
from tests.server.served import QUICK, Served
from tests.server.visitor import Visitor


def look_again(site: Served) -> None:
    site.site.health.looked_at = -100.0


async def test_healthz_names_the_part_that_fails(site: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Visitor(site.address) as anke:
        assert (await anke.get("/healthz")).said == "ok"
        look_again(site)
        with monkeypatch.context() as broken:

            async def refuse(store: Store, work: object) -> None:
                raise Unsaved("disk full")

            broken.setattr(Store, "do", refuse)
            reply = await anke.get("/healthz")
            assert (reply.status, reply.said) == (503, "database")
        look_again(site)
        with monkeypatch.context() as full:
            full.setattr("fondaco.server.health.MIN_FREE_BYTES", 1 << 60)
            assert (await anke.get("/healthz")).said == "disk"
        look_again(site)
        assert (await anke.get("/healthz")).status == 200


async def test_healthz_fails_when_bots_do(odd_site: Served) -> None:
    async with Visitor(odd_site.address) as anke:
        id = await anke.open("tally", "me:Anke", "bot:raiser")
        await anke.do(id, "start")
        page = await anke.page(id)
        for _ in range(3):
            odd_site.site.pool.note(is_failure=True)
        reply = await anke.get("/healthz")
        assert (reply.status, reply.said) == (503, "bots")
        odd_site.site.pool.note(is_failure=False)
        look_again(odd_site)
        assert (await anke.get("/healthz")).said == "ok"
        await page.close()


async def test_a_bot_that_raises_counts_as_a_failure(odd_site: Served) -> None:
    async with Visitor(odd_site.address) as anke:
        id = await anke.open("doge", "bot:raiser", "bot:raiser", "bot:raiser")
        await anke.do(id, "start")
        async with asyncio.timeout(30):
            while odd_site.site.pool.failures < 3:
                await asyncio.sleep(0.01)


async def test_prometheus_gets_numbers_at_an_address_of_its_own(tmp_path: Path) -> None:
    door = listening("127.0.0.1", 0)
    settings = Settings(tmp_path, limits=QUICK, metrics_door=door)
    async with Served(tmp_path / "m.sqlite", settings) as site, Visitor(site.address) as anke:
        id = await anke.open("doge", "me:A", "me:B", "me:C", is_hot=True)
        await anke.do(id, "start")
        page = await anke.page(id)
        await page.until(page.questions)
        await page.say({"type": "answer", "id": "?", "seat": 0, "verb": "fly", "args": []})
        address = f"http://127.0.0.1:{door.getsockname()[1]}/metrics"
        async with ClientSession() as session, session.get(address) as reply:
            text = await reply.text()
        for line in (
            'fondaco_tables{status="running"} 1.0',
            'fondaco_sockets{page="table"} 1.0',
            'fondaco_answer_seconds_count{outcome="refused"} 1.0',
            'fondaco_requests_total{method="POST",status="200"} 2.0',
            "fondaco_bots_waiting 0.0",
            "fondaco_database_refusals_total 0.0",
            "fondaco_loop_lag_seconds_bucket",
        ):
            assert line in text, line
        assert id not in text
        assert (await anke.get("/metrics")).error == "page", "never on the public port"


@pytest.fixture
def access_log(tmp_path: Path) -> Any:
    log_access(str(tmp_path / "access.jsonl"))
    yield tmp_path / "access.jsonl"
    for handler in list(access_logger.handlers):
        access_logger.removeHandler(handler)
        handler.close()
    access_logger.setLevel(logging.NOTSET)
    access_logger.propagate = True


async def test_the_access_log_holds_nothing_that_opens_a_door(site: Served, access_log: Path) -> None:
    async with Visitor(site.address) as anke:
        id = await anke.open("doge", "me:Anke", "open", "open")
        token = (await anke.post(f"/api/tables/{id}/link", {"seat": 0})).said["token"]
        await anke.get(f"/claim/{token}?secret=word")
        await anke.get(f"/nowhere/{token}")
        page = await anke.page(id)
        await page.until(lambda: page.table)
        await page.close()
        await site.settled(id)
        (cookie,) = list(anke.jar)
    text = access_log.read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    assert {"address": "127.0.0.1", "method": "POST", "path": "/api/tables", "status": 200}.items() <= lines[
        1
    ].items()
    assert {"/claim/{token}", "/api/tables/{id}/link", "/{path}"} <= {line["path"] for line in lines}
    assert set(lines[0]) == {"time", "address", "method", "path", "status", "ms"}
    for secret in (id, token, "secret", cookie.value, cookie.value.partition(".")[0]):
        assert secret not in text


async def test_an_error_is_logged_without_what_opens_a_door(
    site: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The path is the route's, without the id; and nobody writes lines of their own into the log."""

    async def fail(site: object, id: str) -> None:
        raise (Unsaved if id.startswith("full") else ArithmeticError)

    monkeypatch.setattr("fondaco.server.site.Site.find", fail)
    async with Visitor(site.address) as anke:
        assert (await anke.get("/api/tables/full%0Aforged-1")).status == 503
        assert (await anke.get("/api/tables/any%0Aforged-2")).status == 500
    assert caplog.text.count("GET /api/tables/{id}") == 2
    assert "forged" not in caplog.text


async def test_what_is_no_request_is_not_logged(site: Served, caplog: pytest.LogCaptureFixture) -> None:
    """It would be told with the address and with all that it names."""
    reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
    writer.write(b"GET /claim/token?\xff HTTP/1.1\r\nHost: localhost\r\n\r\n")
    assert (await reader.read()).startswith(b"HTTP/1.0 400")
    writer.close()
    assert "127.0.0.1" not in caplog.text
    assert "token" not in caplog.text


def test_a_faulty_table_tells_the_log_no_secret(caplog: pytest.LogCaptureFixture) -> None:
    meta = TableMeta("table-7", "doge", {}, (), "anke", 0.0)
    try:
        raise KeyError("the hidden card is 17")
    except KeyError as no:
        log_fault(meta, 12, no)
    assert "hidden card is 17" not in caplog.text.replace('raise KeyError("the hidden card is 17")', "")
    assert (
        "table table-7: the rules of doge failed after 12 answers: KeyError at test_watching.py"
        in caplog.text
    )


def test_a_complaint_that_comes_again_and_again_is_counted() -> None:
    now = 0.0
    repeats, told = Repeats(lambda: now), []

    def complain(line: int, error: type[Exception] | None = None) -> bool:
        trace: Any = (error, None, None) if error else None
        record = logging.LogRecord("fondaco", logging.ERROR, "x.py", line, "table %s", ("t",), trace)
        is_told = repeats.filter(record)
        if is_told:
            told.append(record.getMessage())
        return is_told

    assert complain(1, OSError)
    assert not any(complain(1, OSError) for _ in range(1000))
    assert complain(2, OSError), "another complaint"
    assert complain(1, KeyError), "another error"
    now += 61
    assert complain(1, OSError)
    assert told[-1] == "table t (and 1000 times more since this was last told)"


def test_what_was_held_back_is_told_in_the_end(caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    repeats = Repeats(lambda: now)
    for _ in range(60):
        repeats.filter(logging.LogRecord("fondaco", logging.ERROR, "x.py", 7, "full", (), None))
    repeats.tell_held()
    assert not caplog.messages
    now += 61
    repeats.tell_held()
    repeats.tell_held()
    assert caplog.messages == ["the complaint of x.py:7 came 59 times more"]


def test_a_metrics_port_that_is_taken_is_told_in_one_line(tmp_path: Path) -> None:
    from tests.server.test_admin import fondaco

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        for said in (port, "x", "1.2.3.4:99999"):
            ended = fondaco("serve", "--data", str(tmp_path / "x"), "--port", "0", "--metrics-address", said)
            assert (ended.returncode, ended.stderr.count("\n")) == (2, 1), ended.stderr
