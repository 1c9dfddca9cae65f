"""Several nodes are one site: any page may come to any of them, and a table lives at one of them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Final

import psycopg
import pytest
from aiohttp import WSCloseCode

from fondaco.cli.arguments import UsageError
from fondaco.cli.parser import make_parser
from fondaco.cli.serve import node_of
from fondaco.server.admin import people
from fondaco.server.admin.people import AnnounceForm, DrainForm
from fondaco.server.cluster.forwarding import Forwarder
from fondaco.server.cluster.passport import HEADER, Passport, PassportSigner
from fondaco.server.settings import NodeSettings, Settings
from fondaco.server.store.postgres import PostgresDatabase
from tests.postgres import Databases
from tests.server.authenticator import Authenticator
from tests.server.served import QUICK, Served
from tests.server.test_leaving import id_of
from tests.server.test_passkeys import begin
from tests.server.visitor import Page, Visitor, answer_to
from tests.valkey import Line

MAX_WAIT_SECONDS: Final = 30.0
PUBLIC_URL: Final = "http://127.0.0.1"


class Nodes:
    """Nodes in threads of this process, on one database."""

    def __init__(self, database: str, line: Line) -> None:
        self.database = database
        self.line = line
        self.running: dict[str, Served] = {}

    def start(self, name: str) -> Served:
        node = NodeSettings(name, "", self.line.url)
        settings = Settings(Path(), limits=QUICK, node=node, workers=1, public_url=PUBLIC_URL)
        made = Served(self.database, settings)
        self.running[name] = made
        return made

    def stop(self, name: str) -> None:
        self.running.pop(name).stop()

    def stop_all(self) -> None:
        for name in list(self.running):
            self.stop(name)

    def sql(self, statement: str) -> list[tuple[object, ...]]:
        with psycopg.connect(self.database) as db:
            found = db.execute(statement.encode())
            return found.fetchall() if found.description else []


@pytest.fixture
def nodes(databases: Databases, line: Line) -> Iterator[Nodes]:
    url = databases.new()
    made = Nodes(url, line)
    yield made
    made.stop_all()
    databases.drop(url)


async def until(is_so: Callable[[], object], most: float = MAX_WAIT_SECONDS) -> float:
    """Wait for something to be so. How many seconds it took."""
    began = time.monotonic()
    while not is_so():
        assert time.monotonic() - began < most, "it did not come true"
        await asyncio.sleep(0.02)
    return time.monotonic() - began


async def is_listed(visitor: Visitor, id: str) -> bool:
    lobby = (await visitor.get("/api/lobby")).said
    return id in [table["id"] for part in ("mine", "open", "running") for table in lobby[part]]


async def wait_listed(visitor: Visitor, id: str) -> None:
    async with asyncio.timeout(MAX_WAIT_SECONDS):
        while not await is_listed(visitor, id):
            await asyncio.sleep(0.05)


def both_know_each_other(*nodes: Served) -> bool:
    return all(
        len(served.site.node.nodes) == len(nodes) - 1 and served.site.node.gossip.bus.is_working
        for served in nodes
        if served.site.node is not None
    )


async def answer_once(page: Page, rng: Random) -> None:
    """Give one answer that is taken."""
    while True:
        await page.until(page.questions)
        reply = await page.act(answer_to(page.questions()[0], rng))
        if reply["type"] == "taken":
            return


async def test_a_page_at_another_node_plays_as_at_its_own(nodes: Nodes) -> None:
    """The table lives at a; Axel comes to b, sits down, plays and talks there."""
    a, b = nodes.start("a"), nodes.start("b")
    await until(lambda: both_know_each_other(a, b))
    async with Visitor(a.address) as anke, Visitor(b.address) as axel:
        id = await anke.open("doge", "me:Anke", "open", "bot:chaos")
        await wait_listed(axel, id)
        await axel.do(id, "sit", seat=1, name="Axel")
        await anke.do(id, "start")
        assert id in a.site.tables
        assert id not in b.site.tables
        pages = [await anke.page(id), await axel.page(id)]
        rng = Random(3)
        for _ in range(6):
            await pages[0].until(lambda: any(page.questions() for page in pages))
            await answer_once(next(page for page in pages if page.questions()), rng)
            await pages[1].reach(pages[0].news["n"])
        await pages[1].send({"type": "say", "id": "1", "seat": 1, "text": "Ciao"})
        await pages[0].until(lambda: any(heard["type"] == "talk" for heard in pages[0].heard))
        assert id not in b.site.tables
        assert b.site.node is not None
        assert id in b.site.node.relays


async def test_the_lobby_of_every_node_knows_who_is_where(nodes: Nodes) -> None:
    a, b = nodes.start("a"), nodes.start("b")
    await until(lambda: both_know_each_other(a, b))
    async with Visitor(a.address) as anke, Visitor(b.address) as axel:
        id = await anke.open("doge", "me:Anke", "open", "open")
        page = await anke.page(id)
        lobby = await axel.socket("/ws/lobby")

        def anke_is_online(so: bool) -> bool:
            return id in lobby.listed and lobby.listed[id]["seats"][0]["is_online"] is so

        await lobby.until(lambda: anke_is_online(True))
        await page.close()
        await lobby.until(lambda: anke_is_online(False))


async def test_who_left_while_the_bus_was_down_is_known_to_be_gone(nodes: Nodes) -> None:
    """Or the table's node would take them for connected, and send no push. Nobody else is left at b.

    Valkey takes b's news and passes them on to nobody, so that they are lost.
    """
    a, b = nodes.start("a"), nodes.start("b")
    await until(lambda: both_know_each_other(a, b))
    assert a.site.node is not None
    assert b.site.node is not None
    gossip, buses = b.site.node.gossip, [a.site.node.gossip.bus, b.site.node.gossip.bus]
    async with Visitor(b.address) as axel:
        lobby = await axel.socket("/ws/lobby")
        await until(lambda: a.site.is_here(id_of(axel)))
        nodes.line.deafen()
        await lobby.close()
        await until(lambda: gossip.told_here == [])
        await until(lambda: not any(bus.is_working for bus in buses))
        nodes.line.mend()
        await until(lambda: all(bus.is_working for bus in buses))
        await until(lambda: not a.site.is_here(id_of(axel)), 10.0)


async def test_without_the_bus_nothing_stops_and_the_lobby_catches_up(nodes: Nodes) -> None:
    """The line is cut, or falls silent, or only for those who listen; then the bus works again by itself."""
    a, b = nodes.start("a"), nodes.start("b")
    await until(lambda: both_know_each_other(a, b))
    assert b.site.node is not None
    bus = b.site.node.gossip.bus
    async with Visitor(a.address) as anke, Visitor(b.address) as axel:
        for fail in (nodes.line.cut, nodes.line.silence, nodes.line.deafen):
            fail()
            id = await anke.open("doge", "me:Anke", "bot:chaos", "bot:chaos")
            await anke.do(id, "start")
            page = await axel.page(id)  # found by the database alone
            await page.until(lambda page=page: page.news)  # type: ignore[misc]  # mypy cannot type such a lambda
            await wait_listed(axel, id)
            await until(lambda: not bus.is_working)
            nodes.line.mend()
            await until(lambda: bus.is_working)


async def test_a_node_that_stops_gives_its_tables_away(nodes: Nodes) -> None:
    """An answer that was acknowledged before is there, pages connect again, and bots go on elsewhere."""
    a, b = nodes.start("a"), nodes.start("b")
    await until(lambda: both_know_each_other(a, b))
    async with Visitor(a.address) as anke:
        id = await anke.open("doge", "me:Anke", "bot:chaos", "bot:chaos")
        await anke.do(id, "start")
        page = await anke.page(id)
        await answer_once(page, Random(1))
        n = page.news["n"]
        await asyncio.to_thread(nodes.stop, "a")
        assert nodes.sql("SELECT count(*) FROM tables WHERE node = 'a'") == [(0,)]
        assert await page.closed() in (WSCloseCode.SERVICE_RESTART, WSCloseCode.GOING_AWAY)
        await until(lambda: id in b.site.tables, 5.0)
        async with Visitor(b.address, anke.jar) as same:
            again = await same.page(id, n)
            await again.until(lambda: again.news)
            assert again.news["n"] >= n
            await answer_once(again, Random(2))


async def test_who_was_overtaken_can_write_no_more(nodes: Nodes) -> None:
    """Another process has raised the fence: the answer is refused, and the page is sent away."""
    a = nodes.start("a")
    async with Visitor(a.address) as anke:
        id = await anke.open("doge", "me:Anke", "bot:chaos", "bot:chaos")
        await anke.do(id, "start")
        page = await anke.page(id)
        await page.until(page.questions)
        nodes.sql(f"UPDATE tables SET fence = fence + 1 WHERE id = '{id}'")
        stored = nodes.sql(f"SELECT count(*) FROM answers WHERE id = '{id}'")
        reply = await page.say(answer_to(page.questions()[0], Random(1)))
        assert (reply["type"], reply["reason"]) == ("refused", "unsaved")
        assert await page.closed() == WSCloseCode.SERVICE_RESTART
        assert nodes.sql(f"SELECT count(*) FROM answers WHERE id = '{id}'") == stored
        again = await anke.page(id)
        await answer_once(again, Random(1))


async def test_orphans_are_taken_and_their_clocks_go_on(nodes: Nodes) -> None:
    """A table of a node that is dead, at which nobody looks."""
    a = nodes.start("a")
    async with Visitor(a.address) as anke:
        id = await anke.open(
            "doge", "me:Anke", "bot:chaos", "bot:chaos", time_limit={"answer": 60, "reserve": 0}
        )
        await anke.do(id, "start")
        page = await anke.page(id)
        await page.until(page.questions)
    await asyncio.to_thread(nodes.stop, "a")
    nodes.sql("INSERT INTO nodes SELECT 'dead', 'x', 'http://127.0.0.1:1', beat - 100, 0 FROM nodes")
    nodes.sql(f"UPDATE tables SET node = 'dead' WHERE id = '{id}'")
    dead_until = time.time()
    b = nodes.start("b")
    assert id not in b.site.tables, "a node that has just started cannot tell that another is dead"
    await until(lambda: id in b.site.tables, 10.0)
    seat = b.site.tables[id].meta.seats[0]
    assert seat.asked_at >= dead_until, "nobody loses the time in which the table lived nowhere"


async def test_one_process_alone_serves_what_nodes_had(nodes: Nodes) -> None:
    a = nodes.start("a")
    async with Visitor(a.address) as anke:
        id = await anke.open("doge", "me:Anke", "open", "open")
        await asyncio.to_thread(nodes.stop, "a")
        async with Served(nodes.database) as alone, Visitor(alone.address, anke.jar) as same:
            assert (await same.do(id, "fill", bot="chaos"))["status"] == "open"
            assert (await same.do(id, "start"))["status"] == "running"
        again = nodes.start("a")
        assert id in again.site.tables


async def test_a_node_that_is_stopped_while_it_writes_locks_nothing_for_long(nodes: Nodes) -> None:
    """Stopped between two statements, or while it sends: another node can take the table after a while."""
    a = nodes.start("a")
    async with Visitor(a.address) as anke:
        id = await anke.open("doge", "me:Anke", "open", "open")
    lock = f"SELECT 1 FROM tables WHERE id = '{id}' FOR UPDATE"
    stopped = PostgresDatabase(nodes.database, "nodes")
    stopped.begin()
    stopped.execute(lock)
    stopped.connection.pgconn.enter_pipeline_mode()
    stopped.connection.pgconn.send_query_params(b"SELECT 1", None)
    stopped.connection.pgconn.send_flush_request()
    stopped.connection.pgconn.flush()
    assert nodes.sql(f"{lock} SKIP LOCKED") == []
    async with asyncio.timeout(MAX_WAIT_SECONDS):
        while nodes.sql(f"{lock} SKIP LOCKED") == []:
            await asyncio.sleep(0.1)
    stopped.close()


async def test_a_name_has_one_process(nodes: Nodes) -> None:
    """A process that starts under the name of another takes its tables; the other serves none any more."""
    old = nodes.start("a")
    async with Visitor(old.address) as anke:
        id = await anke.open("doge", "me:Anke", "bot:chaos", "bot:chaos")
        page = await anke.page(id)
        nodes.running["old"] = nodes.running.pop("a")
        new = nodes.start("a")
        assert id in new.site.tables
        assert await page.closed() == WSCloseCode.SERVICE_RESTART
        await until(lambda: id not in old.site.tables)


async def test_links_and_deletion_reach_tables_of_other_nodes(nodes: Nodes) -> None:
    a, b = nodes.start("a"), nodes.start("b")
    await until(lambda: both_know_each_other(a, b))
    async with Visitor(a.address) as anke, Visitor(b.address) as axel:
        id = await anke.open("doge", "me:Anke", "open", "open")
        token = (await anke.do(id, "link", seat=0))["token"]
        assert (await axel.post("/api/claim", {"token": token})).said == {"id": id, "seat": 0}
        assert (await axel.post("/api/me/delete")).status == 200
        table = (await anke.get(f"/api/tables/{id}")).said
        assert [seat["kind"] for seat in table["seats"]] == ["open"] * 3
        async with Visitor(b.address, anke.jar) as same:
            assert (await same.post("/api/me/delete")).status == 200
        assert (await anke.get(f"/api/tables/{id}")).status == 404
        assert id not in a.site.tables


async def test_a_passkey_is_begun_at_one_node_and_ended_at_another(nodes: Nodes) -> None:
    a, b = nodes.start("a"), nodes.start("b")
    await until(lambda: both_know_each_other(a, b))
    key = Authenticator("127.0.0.1", PUBLIC_URL)
    async with Visitor(a.address) as anke, Visitor(b.address) as phone:
        made = key.create(await begin(anke, "/api/me/passkeys"))
        anke.address = b.address
        assert (await anke.post("/api/me/passkeys", {"credential": made})).status == 200
        signed = key.get(await begin(phone, "/api/passkey"))
        phone.address = a.address
        assert (await phone.post("/api/passkey", {"credential": signed})).status == 200
        assert id_of(phone) == id_of(anke)


async def test_a_node_may_rest_and_what_the_operator_sets_holds_at_all(nodes: Nodes) -> None:
    """Drained, a gives its table to b, and so it does with new ones; an announcement is told at both."""
    a, b = nodes.start("a"), nodes.start("b")
    await until(lambda: both_know_each_other(a, b))
    async with Visitor(a.address) as anke, Visitor(b.address) as axel:
        id = await anke.open("doge", "me:Anke", "open", "open")
        lobby = await axel.socket("/ws/lobby")
        a.inside(people.announce(a.site, AnnounceForm({"en": "Soon"})))
        await lobby.until(lambda: any(heard["type"] == "announcement" for heard in lobby.heard))
        a.inside(people.drain(a.site, DrainForm()))
        await until(lambda: id in b.site.tables)
        new = await anke.open("doge", "me:Anke", "open", "open", edition=None)
        assert new in b.site.tables
        assert not a.site.tables
        a.inside(people.drain(a.site, DrainForm(is_on=False)))
        assert await anke.open("doge", "me:Anke", "open", "open") in a.site.tables


NODE: Final = ("--database", "postgresql://db/fondaco", "--node", "a")


def node_said(*options: str) -> NodeSettings | None:
    return node_of(make_parser("en").parse_args(["serve", *options]), "http://127.0.0.1:8000")


def test_the_command_line_names_a_node() -> None:
    assert node_said() is None
    assert node_said(*NODE) == NodeSettings("a", "http://127.0.0.1:8000")
    more = ("--node-url", "https://a.example/", "--bus", "valkey://bus")
    assert node_said(*NODE, "--host", "0.0.0.0", *more) == NodeSettings(
        "a", "https://a.example", "valkey://bus"
    )


@pytest.mark.parametrize(
    "options",
    [
        ("--node", "a"),
        ("--bus", "valkey://bus"),
        ("--node-url", "http://10.0.0.1"),
        (*NODE, "--node", "no name"),
        (*NODE, "--node-url", "10.0.0.1"),
        (*NODE, "--bus", "bus:6379"),
        (*NODE, "--host", "0.0.0.0"),
    ],
)
def test_options_of_a_node_that_make_no_sense(options: tuple[str, ...]) -> None:
    with pytest.raises(UsageError):
        node_said(*options)


async def test_only_nodes_are_believed(nodes: Nodes) -> None:
    """A passport must be signed by the site's key, for this request, and lately."""
    a = nodes.start("a")
    right, wrong = PassportSigner(a.site.store.key), PassportSigner(b"another key")
    path, now = "/api/tables/none", time.time()
    async with Visitor(a.address) as anke:

        async def status(signer: PassportSigner, target: str, at: float, method: str = "GET") -> int:
            passport = Passport("b", at, "somebody", "127.0.0.1")
            return (await anke.get(path, **{HEADER: signer.sign(passport, method, target)})).status

        assert await status(right, path, now) == 404
        assert await status(wrong, path, now) == 403
        assert await status(right, path + "x", now) == 403
        assert await status(right, path, now, "POST") == 403
        assert await status(right, path, now - 3600) == 403
        assert (await anke.get(path, **{HEADER: "nonsense"})).status == 403
        assert (await anke.post("/node/tables/none/leave", {"visitor": "x"})).status == 404


def test_a_passport_that_is_no_text_is_forged() -> None:
    assert PassportSigner(b"key").read("\udcff.\udcff", "GET", "/", time.time()) is None


async def test_a_forwarded_request_is_never_forwarded_again(nodes: Nodes) -> None:
    a, b = nodes.start("a"), nodes.start("b")
    await until(lambda: both_know_each_other(a, b))
    async with Visitor(a.address) as anke:
        id = await anke.open("doge", "me:Anke", "open", "open")
        path = f"/api/tables/{id}"
        other = Forwarder("c", PassportSigner(a.site.store.key))
        signed = other.signed(other.passport("somebody"), "GET", path)
        async with Visitor(b.address) as axel:
            await wait_listed(axel, id)
            reply = await axel.get(path, **signed)
            assert (reply.status, reply.error) == (503, "moving")
