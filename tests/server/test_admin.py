"""The operator's hand: commands over the socket, what they do to tables and people, and who may give them."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import math
import os
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from aiohttp import CookieJar, WSServerHandshakeError
from msgspec import Struct

from fondaco.server.admin import people
from fondaco.server.admin.commands import ListForm, TableIdForm
from fondaco.server.admin.door import bound
from fondaco.server.admin.operator import is_inside
from fondaco.server.admin.people import AnnounceForm, BanForm, DrainForm, LimitsForm, UnbanForm
from fondaco.server.admin.wire import CommandRefused, NoSite, ask, socket_path
from fondaco.server.settings import Settings
from tests.server.served import QUICK, SRC, Process, Served
from tests.server.visitor import Visitor


async def told(site: Served, command: str, form: Struct | None = None) -> Any:
    return await asyncio.to_thread(ask, socket_path(site.settings.data), command, form)


def visitor_id(visitor: Visitor) -> str:
    (cookie,) = list(visitor.jar)
    return cookie.value.partition(".")[0]


def fondaco(*args: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(SRC), "COLUMNS": "150"}
    command = [sys.executable, "-m", "fondaco", *args]
    return subprocess.run(command, env=env, capture_output=True, text=True, timeout=60, check=False)


async def test_the_socket_is_the_users_alone_and_goes_with_the_site(tmp_path: Path) -> None:
    """Also where the path is too long for a socket, and one that a killed site has left is taken over."""
    data = tmp_path / ("long" * 20) / ("name" * 20) / "fondaco.sqlite"
    path = socket_path(data)
    assert len(str(path)) > 108
    path.parent.mkdir(parents=True)
    bound(path).close()  # the socket file stays, as of a killed site
    assert path.is_socket()
    async with Served(data) as site:
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        assert stat.S_ISSOCK(path.stat().st_mode)
        assert await told(site, "list") == []
    assert not path.exists()
    with pytest.raises(NoSite):
        ask(path, "list")


@pytest.mark.parametrize("kind", ["file", "folder", "link"])
def test_only_a_socket_is_taken_over(tmp_path: Path, kind: str) -> None:
    """Whatever else lies there stays as it is; the site says so in one line and does not start."""
    path, data = tmp_path / "notes.txt", tmp_path / "fondaco.sqlite"
    if kind == "file":
        path.write_text("dear")
    elif kind == "folder":
        path.mkdir()
    else:
        path.symlink_to(tmp_path / "elsewhere")
    before = path.lstat()
    done = fondaco("serve", "--port", "0", "--data", str(data), "--admin-socket", str(path))
    assert (done.returncode, done.stdout) == (2, "")
    assert (
        done.stderr
        == f"fondaco serve: {path} is no socket, and is not overwritten: say another --admin-socket\n"
    )
    assert path.lstat() == before
    assert not data.exists()


async def test_what_takes_the_place_of_the_socket_stays_when_the_site_ends(tmp_path: Path) -> None:
    path = socket_path(tmp_path / "fondaco.sqlite")
    async with Served(tmp_path / "fondaco.sqlite"):
        path.unlink()
        path.write_text("dear")
    assert path.read_text() == "dear"


async def test_tables_are_listed_closed_and_deleted(site: Served) -> None:
    async with Visitor(site.address) as anke:
        waiting = await anke.open("doge", "me:Anke", "open", "open")
        running = await anke.open("doge", "me:Anke", "me:Axel", "me:Alma", is_hot=True)
        await anke.do(running, "start")
        page = await anke.page(running)
        await page.until(page.questions)
        lines = {line["id"]: line for line in await told(site, "list")}
        assert lines[waiting]["players"] == ["Anke", "open", "open"]
        assert (lines[running]["status"], lines[running]["pages"]) == ("running", 1)
        assert lines[running]["creator"] == visitor_id(anke)
        assert [line["id"] for line in await told(site, "list", ListForm("open"))] == [waiting]
        await told(site, "close", TableIdForm(running))
        await page.until(lambda: page.table["status"] == "closed")
        assert (await anke.get(f"/api/tables/{running}/record")).status == 200, "its record is kept"
        with pytest.raises(CommandRefused, match="closed already"):
            await told(site, "close", TableIdForm(running))
        for id in (running, waiting):
            await told(site, "delete", TableIdForm(id))
            assert (await anke.get(f"/api/tables/{id}")).error == "table"
        await page.closed()
        for command in ("close", "delete"):
            with pytest.raises(CommandRefused, match=f"^there is no table {running}$"):
                await told(site, command, TableIdForm(running))
        assert (await anke.get("/api/lobby")).said["mine"] == []


async def test_a_ban_of_an_address_is_not_evaded(tmp_path: Path) -> None:
    """Neither by a second header that contradicts the proxy's, nor by a socket under the network's name."""
    data, proxies = tmp_path / "ban.sqlite", (ipaddress.ip_network("127.0.0.0/8"),)
    async with (
        Served(data, Settings(data, proxies=proxies, limits=QUICK)) as site,
        Visitor(site.address) as anke,
    ):
        page = await anke.socket("/ws/lobby", **{"X-Forwarded-For": "2001:db8::5"})
        await told(site, "ban", BanForm("2001:db8::5"))
        await page.closed()
        await told(site, "ban", BanForm("192.0.2.1"))
        proxied = {"X-Forwarded-For": "192.0.2.1"}
        assert (await anke.get("/api/lobby", **proxied)).error == "banned"
        assert (await anke.get("/api/lobby", Forwarded="for=9.9.9.9", **proxied)).error == "banned"
        assert (await anke.get("/api/lobby", Forwarded="for=unknown", **proxied)).error == "banned"
        assert (await anke.get("/api/lobby", **{"X-Forwarded-For": "192.0.2.2"})).status == 200


def test_an_address_of_ipv4_is_banned_however_the_system_writes_it() -> None:
    assert is_inside("::ffff:192.0.2.1", "192.0.2.0/24")
    assert not is_inside("::ffff:192.0.3.1", "192.0.2.0/24")


async def test_who_is_banned_is_kept_out_and_cut_off(tmp_path: Path) -> None:
    data, jar = tmp_path / "ban.sqlite", CookieJar(unsafe=True)
    async with Served(data) as site, Visitor(site.address, jar) as anke, Visitor(site.address) as bernd:
        page = await anke.socket("/ws/lobby")
        await told(site, "ban", BanForm(visitor_id(anke)))
        await page.closed()
        assert (await anke.get("/api/lobby")).error == "banned"
        with pytest.raises(WSServerHandshakeError):
            await anke.socket("/ws/lobby")
        assert (await bernd.get("/api/lobby")).status == 200
        await told(site, "ban", BanForm("127.0.0.0/8", hours=1))
        assert (await bernd.get("/api/lobby")).error == "banned"
        assert len(await told(site, "bans")) == 2
        site.clock.advance(2 * 3600)
        assert (await bernd.get("/api/lobby")).status == 200, "the hour is over"
        with pytest.raises(CommandRefused):
            await told(site, "ban", BanForm("everybody"))
    async with Served(data, ahead=2 * 3600) as site, Visitor(site.address, jar) as anke:
        assert (await anke.get("/api/lobby")).error == "banned", "it is kept"
        await told(site, "unban", UnbanForm(visitor_id(anke)))
        assert (await anke.get("/api/lobby")).status == 200


@pytest.mark.parametrize("hours", ["-1", "-0.5", "1e999", "1e300", "null", "NaN"])
async def test_a_ban_for_no_number_of_hours_is_refused(site: Served, hours: str) -> None:
    """Also from who speaks to the socket without the command line; none of it becomes a ban for ever."""
    line = f'{{"command":"ban","form":{{"who":"192.0.2.1","hours":{hours}}}}}\n'
    reader, writer = await asyncio.open_unix_connection(str(socket_path(site.settings.data)))
    writer.write(line.encode())
    assert json.loads(await reader.readline())["refusal"]
    writer.close()
    assert await told(site, "bans") == {}


async def test_a_ban_for_hours_that_are_no_number_is_refused(site: Served) -> None:
    for hours in (math.nan, math.inf, -1.0):
        with pytest.raises(CommandRefused, match="is no number of hours"):
            await asyncio.to_thread(site.inside, people.ban(site.site, BanForm("192.0.2.1", hours)))


async def test_limits_are_set_while_the_site_runs_and_kept(tmp_path: Path) -> None:
    data = tmp_path / "limits.sqlite"
    async with Served(data) as site, Visitor(site.address) as anke:
        said = await told(site, "limits", LimitsForm({"tables": "1", "requests": "0,4"}))
        assert (said["tables"], said["requests"]) == ("1", "0,4")
        await anke.open("doge", "open", "open", "open")
        form = {"game": "doge", "seats": [{"kind": "open"}] * 3}
        assert [(await anke.post("/api/tables", form)).error for _ in range(4)] == ["tables"] * 3 + ["rate"]
        with pytest.raises(CommandRefused, match="no limit is called"):
            await told(site, "limits", LimitsForm({"fish": "1"}))
    async with Served(data) as site:
        assert (await told(site, "limits"))["tables"] == "1"
        assert (await told(site, "limits", LimitsForm({"tables": ""})))["tables"] == str(QUICK.tables)


async def test_an_announcement_reaches_every_page(site: Served) -> None:
    async with Visitor(site.address) as anke:
        page = await anke.socket("/ws/lobby")
        assert (await anke.get("/api/announcement")).said["id"] == ""
        await told(site, "announce", AnnounceForm({"en": "Back at 8", "de": "Um 8 wieder da"}))
        await page.until(lambda: page.heard[-1]["type"] == "announcement")
        assert page.heard[-1]["said"] == {"en": "Back at 8", "de": "Um 8 wieder da"}
        assert (await anke.get("/api/announcement")).said["said"]["en"] == "Back at 8"
        late = await anke.socket("/ws/lobby")
        await late.until(lambda: late.heard)
        assert late.heard[0]["type"] == "announcement"
        await told(site, "announce", AnnounceForm({}))
        await page.until(lambda: page.heard[-1] == {"type": "announcement", "id": "", "said": {}})
        with pytest.raises(CommandRefused):
            await told(site, "announce", AnnounceForm({"fr": "Bonjour"}))
        with pytest.raises(CommandRefused):
            await told(site, "announce", AnnounceForm({"en": "x" * 501}))


async def test_a_site_that_is_drained_opens_no_table_and_stops_when_it_is_told(tmp_path: Path) -> None:
    data = tmp_path / "fondaco.sqlite"
    async with Served(tmp_path / "other.sqlite") as site, Visitor(site.address) as anke:
        id = await anke.open("doge", "me:A", "me:B", "me:C", is_hot=True)
        await told(site, "drain")
        form = {"game": "doge", "seats": [{"kind": "open"}] * 3}
        assert (await anke.post("/api/tables", form)).error == "draining"
        await anke.do(id, "start")
        await told(site, "drain", DrainForm(is_on=False))
        assert (await anke.post("/api/tables", form)).status == 200
    async with Process(data) as process:
        done = await asyncio.to_thread(fondaco, "admin", "--data", str(data), "drain", "--stop")
        assert (done.returncode, done.stdout) == (0, "the site stops\n"), done.stderr
        assert process.end() == (0, "", "")


async def test_the_command_line_says_what_it_did_or_why_not(site: Served, tmp_path: Path) -> None:
    async with Visitor(site.address) as anke:
        id = await anke.open("doge", "me:Anke", "open", "open")

    async def admin(*args: str) -> subprocess.CompletedProcess[str]:
        return await asyncio.to_thread(fondaco, "admin", "--data", str(site.settings.data), *args)

    done = await admin("list")
    assert id in done.stdout
    assert "Anke, open, open" in done.stdout
    done = await asyncio.to_thread(
        fondaco, "admin", "--json", "--data", str(site.settings.data), "list", "--status", "open"
    )
    assert [line["id"] for line in json.loads(done.stdout)] == [id]
    assert (await admin("limits", "tables=30")).stdout.count("\n") == len(QUICK)
    assert (await admin("close", id)).stdout == f"table {id} is closed\n"
    for wrong in (("close", id), ("limits", "tables"), ("ban", "x")):
        done = await admin(*wrong)
        assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
    done = await asyncio.to_thread(fondaco, "admin", "--data", str(tmp_path / "none"), "list")
    assert done.returncode == 2
    nowhere = tmp_path / "none.admin"
    assert done.stderr == f"fondaco admin: no site answers at {nowhere}: none is running there\n"
    bound(nowhere).close()  # as a killed site leaves it
    done = await asyncio.to_thread(fondaco, "admin", "--data", str(tmp_path / "none"), "list")
    assert done.stderr == f"fondaco admin: no site answers at {nowhere}: none is running there\n"
    done = await admin("close", "nope")
    assert (done.returncode, done.stderr) == (2, "fondaco admin: there is no table nope\n")


async def test_nonsense_at_the_socket_is_answered(site: Served) -> None:
    reader, writer = await asyncio.open_unix_connection(str(socket_path(site.settings.data)))
    writer.write(b'{"command":"list","form":{"fish":1}}\n')
    assert b"cannot be read" in await reader.readline()
    writer.close()
    with pytest.raises(CommandRefused, match="no command"):
        await told(site, "dance")


async def test_a_site_in_a_database_has_a_socket_only_where_it_is_told(tmp_path: Path) -> None:
    path = tmp_path / "operator"
    settings = Settings(tmp_path / "x.sqlite", limits=QUICK, admin_socket=path)
    async with Served(settings.data, settings):
        assert await asyncio.to_thread(ask, path, "list") == []
        assert not socket_path(settings.data).exists()
