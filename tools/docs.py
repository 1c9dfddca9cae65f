"""The documents' site: gather README, docs/*.md and the rules in short, and build them into build/docs.

The pages keep their places relative to each other, and what they link to comes along, so that a link that
works in the repository works on the site. The build is strict: a broken link fails it.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
PAGES: Final = ROOT / "build" / "pages"
DOCUMENTS: Final = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "web/README.md")
GAMES: Final = ("doge", "liguria", "haendler", "genoa")
LINK: Final = re.compile(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)")  # to a file of the repository
SIGN: Final = re.compile(r"\{[a-z]+:[^}]*\} ?")  # pictures that only the site draws
CLAUSE: Final = re.compile(r"\[[^\]]*\]\(#([A-Z]+-[\d.]+)\)")  # to a clause of the whole rules


def main() -> int:
    gather()
    return build(ROOT / "build" / "docs")


def gather() -> None:
    """Lay all pages, and the files that they link to, into build/pages."""
    shutil.rmtree(PAGES, ignore_errors=True)
    documents = [ROOT / name for name in DOCUMENTS] + sorted((ROOT / "docs").glob("*.md"))
    for document in documents:
        for file in [document, *linked(document)]:
            lay(file.relative_to(ROOT), file.read_bytes())
    for game in GAMES:
        summary = ROOT / "src" / "fondaco" / "games" / game / "summary.en.md"
        lay(Path("rules") / f"{game}.md", in_short(summary.read_text(encoding="utf-8")).encode())


def linked(document: Path) -> list[Path]:
    """The files of the repository that a page links to. What is not there is left to the strict build."""
    found = LINK.findall(document.read_text(encoding="utf-8"))
    files = [(document.parent / link).resolve() for link in dict.fromkeys(found)]
    return [file for file in files if file.is_file()]


def in_short(summary: str) -> str:
    """The rules in short as plain text: clauses by name, without the signs of the site."""
    return CLAUSE.sub(r"\1", SIGN.sub("", summary))


def lay(place: Path, content: bytes) -> None:
    target = PAGES / place
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(content)


def build(site: Path) -> int:
    """Build the site; its exit code is not 0 if anything is amiss."""
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(site)]
    quiet = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    return subprocess.run(command, cwd=ROOT, env=quiet, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
