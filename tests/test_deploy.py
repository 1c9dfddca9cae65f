"""The files under deploy/ agree with the program: options exist, ports and limits are the same everywhere."""

from __future__ import annotations

import argparse
import re
import shlex
from pathlib import Path

import pytest

from fondaco.cli.parser import make_parser
from fondaco.cli.serve import settings_of
from fondaco.server.http.sockets import HEARTBEAT_SECONDS
from fondaco.server.limits import Limits
from fondaco.server.run import USUAL_PORT

DEPLOY = Path(__file__).parents[1] / "deploy"


def text(name: str) -> str:
    return (DEPLOY / name).read_text()


def found(pattern: str, said: str) -> str:
    """What a pattern finds in a file: its first group, or all of it."""
    match = re.search(pattern, said, re.M)
    assert match, pattern
    return match[1] if match.groups() else match[0]


def quoted(said: str) -> list[str]:
    return [part.strip('"') for part in re.findall(r'"[^"]*"', said)]


def commands() -> dict[str, list[str]]:
    """Every `fondaco serve` that a file tells to run, by a name."""
    container = quoted(found(r"^ENTRYPOINT (\[.*\])", text("Dockerfile")))[1:]
    named = {
        "unit": shlex.split(found(r"^ExecStart=\S+/fondaco (.*)", text("fondaco.service"))),
        "container": container + quoted(found(r"^CMD (\[.*\])", text("Dockerfile"))),
    }
    for name in ("nginx.conf", "Caddyfile"):
        named[name] = shlex.split(found(r"# The site itself: fondaco (.*)", text(name)))
    for node in ("node-a", "node-b"):
        block = found(rf"^  {node}:\n(?:    .*\n)+", text("compose.yaml"))
        options = re.findall(r"^      - (--.*)$", block, re.M)
        named[node] = container + [re.sub(r"\$\{[^}]*\}", "word", option) for option in options]
    return named


def parsed(command: list[str]) -> argparse.Namespace:
    return make_parser("en").parse_args(command)


@pytest.mark.parametrize("name", ["unit", "container", "nginx.conf", "Caddyfile", "node-a", "node-b"])
def test_the_site_takes_these_options(name: str) -> None:
    args = parsed(commands()[name])
    assert args.command == "serve"
    settings = settings_of(args)
    if name != "container":
        assert settings.public_url == "https://fondaco.example"
        assert settings.proxies, "or all visitors are one address"


def test_ports_agree() -> None:
    for name in ("nginx.conf", "Caddyfile"):
        assert set(re.findall(r"127\.0\.0\.1:(\d+)", text(name))) == {str(USUAL_PORT)}
    assert set(re.findall(r"127\.0\.0\.1:(\d+)", text("Dockerfile"))) == {str(USUAL_PORT)}
    assert f"EXPOSE {USUAL_PORT}" in text("Dockerfile")
    assert parsed(commands()["unit"]).port == parsed(commands()["container"]).port == USUAL_PORT
    for node in ("node-a", "node-b"):
        assert parsed(commands()[node]).node_url == f"http://{node}:{USUAL_PORT}"


def test_proxies_let_through_what_the_site_takes() -> None:
    """Long forms, sockets, and silence between two pings; what a browser says of itself they leave out."""
    assert int(found(r"client_max_body_size (\d+)k", text("nginx.conf"))) * 1024 > Limits().table
    assert int(found(r"max_size (\d+)KB", text("Caddyfile"))) * 1000 > Limits().table
    assert int(found(r"proxy_read_timeout (\d+)s", text("nginx.conf"))) > 2 * HEARTBEAT_SECONDS
    assert "proxy_set_header Upgrade $http_upgrade;" in text("nginx.conf")
    assert "X-Forwarded-For $remote_addr;" in text("nginx.conf"), "not what the browser has put there"
    assert 'proxy_set_header Forwarded "";' in text("nginx.conf")
    assert "header_up -Forwarded" in text("Caddyfile")


def test_the_container_runs_without_rights() -> None:
    """As its own user, on a root that is read-only, looked after by /healthz."""
    file = text("Dockerfile")
    assert file.index("USER fondaco\n") < file.index("ENTRYPOINT")
    assert "/healthz" in found(r"HEALTHCHECK.*\n.*", file)
    node = found(r"^x-node: &node\n(?:  .*\n)+", text("compose.yaml"))
    for wanted in ("read_only: true", "cap_drop: [ALL]", "no-new-privileges:true"):
        assert wanted in node
    unit = text("fondaco.service").splitlines()
    assert {"DynamicUser=yes", "NoNewPrivileges=yes", "ProtectSystem=strict"} <= set(unit)
