"""A site behind a real nginx or Caddy, with the files under deploy/ as far as they go without certificates.

    python -m tests.server.proxy_trial nginx
    python -m tests.server.proxy_trial caddy

It is no test of the default run, for it needs the proxy. Exit code 0: a game, its sockets and long requests
pass, also through a proxy in its default set-up, which rewrites Host.
"""

from __future__ import annotations

import asyncio
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Final

from fondaco.cli.site_arguments import networks
from fondaco.server.settings import Settings
from tests.server.served import QUICK, Served
from tests.server.visitor import Visitor

DEPLOY: Final = Path(__file__).parents[2] / "deploy"
BARE_NGINX: Final = (
    "server {{ listen 127.0.0.1:{port}; location / {{ proxy_pass http://127.0.0.1:8000;"
    " proxy_http_version 1.1; proxy_set_header Upgrade $http_upgrade;"
    " proxy_set_header Connection $connection_upgrade; }} }}"
)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def nginx_config(folder: Path, site: int, port: int, bare: int) -> Path:
    """The file under deploy/ without TLS, on a free port; beside it a server that rewrites Host."""
    text = (DEPLOY / "nginx.conf").read_text()
    text = re.sub(r"server \{\n    listen 80;.*?\n\}\n", "", text, flags=re.S)
    text = re.sub(r" +(listen|ssl_certificate(_key)?) .*;\n", "", text)
    text = text.replace(
        "server_name fondaco.example;", f"listen 127.0.0.1:{port}; server_name fondaco.example;"
    )
    text = (text + BARE_NGINX.format(port=bare)).replace("127.0.0.1:8000", f"127.0.0.1:{site}")
    temps = " ".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    own = "user root; " if os.geteuid() == 0 else ""  # or its workers cannot write into the folder
    top = f"{own}pid {folder}/pid; error_log {folder}/log; daemon off; events {{}}"
    whole = f"{top}\nhttp {{ access_log off; {temps}\n{text}\n}}"
    (folder / "nginx.conf").write_text(whole)
    return folder / "nginx.conf"


def caddy_config(folder: Path, site: int, port: int, bare: int) -> Path:
    text = (DEPLOY / "Caddyfile").read_text().replace("\nfondaco.example {", f"\nhttp://127.0.0.1:{port} {{")
    rewriting = f"reverse_proxy 127.0.0.1:{site} {{\n header_up Host {{upstream_hostport}}\n }}"
    text = "{\n admin off\n auto_https off\n}\n" + text.replace("127.0.0.1:8000", f"127.0.0.1:{site}")
    (folder / "Caddyfile").write_text(f"{text}\nhttp://127.0.0.1:{bare} {{\n {rewriting}\n}}\n")
    return folder / "Caddyfile"


def started(kind: str, folder: Path, site: int, port: int, bare: int) -> subprocess.Popen[bytes]:
    """The proxy, when it answers."""
    if kind == "nginx":
        command = ["nginx", "-c", str(nginx_config(folder, site, port, bare))]
    else:
        command = [
            "caddy",
            "run",
            "--config",
            str(caddy_config(folder, site, port, bare)),
            "--adapter",
            "caddyfile",
        ]
    proxy = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    for _ in range(200):
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return proxy
        except OSError:
            time.sleep(0.05)
    proxy.kill()
    raise SystemExit(f"{kind} does not answer")


async def trial(kind: str, folder: Path) -> None:
    port, bare = free_port(), free_port()
    url = f"http://127.0.0.1:{port}"
    settings = Settings(folder, proxies=networks(["127.0.0.1"]), public_url=url, limits=QUICK)
    async with Served(folder / "site.sqlite", settings) as site:
        proxy = started(kind, folder, site.port, port, bare)
        try:
            await play_through(url, url)
            print(f"{kind}, deploy/: a game, its sockets, its limits and an edition pass")
            await play_through(f"http://127.0.0.1:{bare}", url)
            print(f"{kind}, Host rewritten: the same, with the public URL as origin")
        finally:
            proxy.terminate()
            proxy.wait()


async def play_through(address: str, origin: str) -> None:
    """What a browser does, at an address, as a page of the public URL."""
    fetched = {"Origin": origin, "Sec-Fetch-Site": "same-origin"}
    async with Visitor(address) as anke:
        form = {"game": "doge", "seats": [{"kind": "me", "name": n} for n in "ABC"], "is_hot": True}
        reply = await anke.post("/api/tables", form, fetched)
        assert reply.status == 200, reply
        id = reply.said["id"]
        assert (await anke.post(f"/api/tables/{id}/start", {}, fetched)).status == 200
        page = await anke.socket(f"/ws/table/{id}", Origin=origin)
        assert await page.play(Random(1), 30) == 30
        lobby = await anke.socket("/ws/lobby", Origin=origin)
        await lobby.until(lambda: lobby.mine)
        edition = (await anke.get("/api/games/liguria/edition")).said
        long = {
            "game": "liguria",
            "seats": [{"kind": "open"}] * 3,
            "edition": {**edition, "edition": "x" * 80_000},
        }
        reply = await anke.post("/api/tables", long, fetched)
        assert (reply.status, reply.error) == (400, "edition"), "the site itself answers what is long"
        await asyncio.sleep(30)  # longer than a ping of the site
        assert (await page.say({"type": "ping"}))["type"] == "pong"


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        asyncio.run(trial(sys.argv[1], Path(name)))
