"""The command: starts with one line, stops in order, and says in one line what is wrong."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import resource
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest
from msgspec import msgpack

from fondaco.games import GAMES
from fondaco.server.bots.worker import BotTask, packet, read_packet
from fondaco.server.run import MAX_OPEN_FILES, bound
from fondaco.server.settings import Settings, data_file
from tests.server.served import MAX_WAIT_SECONDS, SRC, Process, Served
from tests.server.visitor import Visitor


def serve(*options: str, home: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run the command; it is expected to end at once."""
    env = {**os.environ, "PYTHONPATH": str(SRC), **({"XDG_DATA_HOME": str(home)} if home else {})}
    command = [sys.executable, "-m", "fondaco", "serve", *options]
    return subprocess.run(command, env=env, capture_output=True, text=True, timeout=30, check=False)


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in found]


def is_alive(pid: int) -> bool:
    try:
        return "Z" not in Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except FileNotFoundError:
        return False


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_it_stops_in_order(tmp_path: Path, number: int) -> None:
    """Sockets are closed with 1001, workers end, the data is one file, nothing is printed, the code is 0."""
    data = tmp_path / "data" / "fondaco.sqlite"
    async with Process(data) as process, Visitor(process.address) as anke:
        assert (await anke.get("/healthz")).said == "ok"
        id = await anke.open("doge", "me:Anke", "bot:chaos", "bot:chaos")
        page = await anke.page(id)
        lobby = await anke.socket("/ws/lobby")
        await anke.do(id, "start")
        await page.until(lambda: page.news and [h["seat"] for h in page.news["waiting"]] == [0])
        workers = children(process.process.pid)
        assert workers
        process.process.send_signal(number)
        assert await page.closed() == 1001
        assert await lobby.closed() == 1001
        code, out, err = process.end()
        assert (code, out, err) == (0, "", "")
    assert not any(is_alive(worker) for worker in workers)
    assert [path.name for path in data.parent.iterdir()] == ["fondaco.sqlite"]


async def test_killed_it_leaves_no_worker_behind(tmp_path: Path) -> None:
    async with Process(tmp_path / "fondaco.sqlite") as process, Visitor(process.address) as anke:
        id = await anke.open("doge", "me:Anke", "bot:chaos", "bot:chaos")
        page = await anke.page(id)
        await anke.do(id, "start")
        await page.until(lambda: page.news and [h["seat"] for h in page.news["waiting"]] == [0])
        workers = children(process.process.pid)
        process.kill()
    deadline = time.monotonic() + 10
    while any(is_alive(worker) for worker in workers) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(is_alive(worker) for worker in workers)


async def test_killed_while_a_bot_thinks_it_leaves_no_traceback(
    tmp_path: Path, odd_settings: Settings
) -> None:
    """The worker that has thought finds nobody who reads its thought: that is the end, and no error."""
    read, write = os.pipe()
    task = BotTask("t", ("doge", GAMES["doge"].rules, 3, {}, None), (), 0, "chaos")
    with open(read, "rb") as reader:
        worker = subprocess.Popen(
            odd_settings.worker, stdin=subprocess.PIPE, stdout=write, stderr=subprocess.PIPE
        )
        os.close(write)
        assert worker.stdin is not None
        assert read_packet(reader) == b"ready"
    out = await asyncio.to_thread(worker.communicate, packet(msgpack.encode(task)), MAX_WAIT_SECONDS)
    assert (worker.returncode, out[1]) == (0, b"")


@pytest.mark.parametrize(
    "said", [b"", b"GET / HTTP/1.1\r\nHost: 127", b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"]
)
async def test_lines_on_which_nothing_happens_are_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    """Or a few hundred that somebody opens and leaves would keep everybody out for an hour."""
    monkeypatch.setattr("fondaco.server.run.KEEPALIVE_SECONDS", 0.3)
    async with Served(tmp_path / "fondaco.sqlite") as site:
        reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
        writer.write(said)
        async with asyncio.timeout(5):
            while await reader.read(4096):
                pass
        writer.close()


async def test_it_may_open_as_many_files_as_the_system_allows(tmp_path: Path) -> None:
    """Every page is one, and many systems begin with a thousand."""
    few, most = 256, resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (few, most[1]))
    try:
        process = Process(tmp_path / "fondaco.sqlite")
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, most)
    async with process:
        pid = process.process.pid
        assert resource.prlimit(pid, resource.RLIMIT_NOFILE)[0] == min(MAX_OPEN_FILES, most[1])


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        ended = serve("--port", str(port), "--data", str(tmp_path / "x.sqlite"))
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert ended.stderr == f"fondaco serve: cannot listen on 127.0.0.1, port {port}: Address already in use\n"


def test_without_a_port_the_next_free_one_is_taken() -> None:
    first, second = bound("127.0.0.1", None), bound("127.0.0.1", None)
    with first, second:
        assert first.getsockname()[1] != second.getsockname()[1]
        assert first.getsockname()[0] == second.getsockname()[0] == "127.0.0.1"


def test_data_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("this is not a database, however long it may be " * 50)
    ended = serve("--data", str(tmp_path / "text"), "--port", "0")
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.startswith(f"fondaco serve: cannot use {tmp_path / 'text'}: ")
    assert ended.stderr.count("\n") == 1
    ended = serve("--data", str(tmp_path / "text" / "below"), "--port", "0")
    assert ended.returncode == 2
    assert ended.stderr.startswith("fondaco serve: cannot keep data in ")


def test_two_sites_do_not_share_a_file(site: Served) -> None:
    ended = serve("--data", str(site.settings.data), "--port", "0")
    assert ended.returncode == 2
    assert ended.stderr == f"fondaco serve: cannot use {site.settings.data}: another Fondaco is using it\n"


@pytest.mark.parametrize(
    "options",
    [
        ("--port", "70000"),
        ("--think", "0"),
        ("--workers", "-1"),
        ("--host", "192.0.2.1"),
        ("--host", ""),
        ("--think", "nan"),
    ],
)
def test_options_that_make_no_sense(tmp_path: Path, options: tuple[str, str]) -> None:
    ended = serve("--data", str(tmp_path / "x.sqlite"), *options)
    assert ended.returncode == 2
    assert ended.stderr.startswith("fondaco serve: ")
    assert ended.stderr.count("\n") == 1


def test_data_lies_in_the_users_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_file() == tmp_path / "fondaco" / "fondaco.sqlite"
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    assert data_file() == Path.home() / ".local" / "share" / "fondaco" / "fondaco.sqlite"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert data_file() == Path.home() / "Library" / "Application Support" / "fondaco" / "fondaco.sqlite"
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    assert data_file() == tmp_path / "fondaco" / "fondaco.sqlite"


async def test_the_built_client_is_served(site: Served, tmp_path: Path) -> None:
    """One page for every address, never kept; assets named after their content are kept for good."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (tmp_path / "secret.js").write_text("secret")
    async with Visitor(site.address) as anke:
        site.site.settings = site.site.settings._replace(static=folder)
        unbuilt = await anke.get("/")
        assert (unbuilt.status, "have not been built" in unbuilt.said) == (503, True)
        (folder / "index.html").write_text("<!doctype html><title>Fondaco</title>")
        (folder / "assets" / "index-B3xY_9aQ.js").write_text("let x = 1;")
        (folder / "plain.css").write_text("body {}")
        (folder / "link.js").symlink_to(tmp_path / "secret.js")
        for path in ("/", "/table/abc", "/replay/abc?step=3&seat=1", "/rules/doge", "/about", "/claim/token"):
            page = await anke.get(path)
            assert (page.status, page.said) == (200, "<!doctype html><title>Fondaco</title>")
            assert page.headers["Cache-Control"] == "no-store"
            assert page.headers["Content-Type"] == "text/html; charset=utf-8"
        script = await anke.get("/static/assets/index-B3xY_9aQ.js")
        assert script.headers["Cache-Control"] == "public, max-age=31536000, immutable"
        assert script.headers["Content-Type"] == "text/javascript"
        assert (await anke.get("/static/plain.css")).headers["Cache-Control"] == "no-cache"
        for path in (
            "../secret.js",
            "..%2fsecret.js",
            "link.js",
            "assets",
            "index.htm",
            "%00",
            "assets/../../secret.js",
        ):
            assert (await anke.get(f"/static/{path}")).status == 404, path


async def test_a_game_is_described_once_to_each_browser_and_packed(site: Served) -> None:
    """It is large and seldom changes: who has it is told so, others get it compressed if they can."""
    async with Visitor(site.address) as anke:
        first = await anke.get("/api/games/doge", **{"Accept-Encoding": "gzip"})
        assert first.headers["Content-Encoding"] == "gzip"
        assert int(first.headers["Content-Length"]) * 2 < len(json.dumps(first.said))
        assert first.headers["Cache-Control"] == "no-cache"
        digest = {game["name"]: game["digest"] for game in (await anke.get("/api/games")).said}["doge"]
        named = await anke.get(f"/api/games/doge?digest={digest}")
        assert named.said == first.said
        assert named.headers["Cache-Control"] == "private, max-age=31536000, immutable"
        stale = await anke.get("/api/games/doge?digest=another")
        assert stale.headers["Cache-Control"] == "no-cache", "what is not this very content is not kept"
        plain = await anke.get("/api/games/doge", **{"Accept-Encoding": "identity"})
        assert "Content-Encoding" not in plain.headers
        assert plain.said == first.said
        again = await anke.get("/api/games/doge", **{"If-None-Match": first.headers["Etag"]})
        assert (again.status, again.said) == (304, "")
        other = await anke.get("/api/games/doge", **{"If-None-Match": '"another"'})
        assert (other.status, other.said) == (200, first.said)


async def test_files_of_the_client_are_sent_compressed(site: Served, tmp_path: Path) -> None:
    (tmp_path / "index-B3xY_9aQ.js").write_text("let x = 1;")
    (tmp_path / "index-B3xY_9aQ.js.gz").write_bytes(gzip.compress(b"let x = 1;"))
    async with Visitor(site.address) as anke:
        site.site.settings = site.site.settings._replace(static=tmp_path)
        script = await anke.get("/static/index-B3xY_9aQ.js", **{"Accept-Encoding": "gzip"})
        assert (script.said, script.headers["Content-Encoding"]) == ("let x = 1;", "gzip")
        assert script.headers["Content-Type"] == "text/javascript"
        assert script.headers["Cache-Control"] == "public, max-age=31536000, immutable"
        assert script.headers["Vary"] == "Accept-Encoding"
