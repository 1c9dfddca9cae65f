"""The documents' site is whole: every link leads somewhere, every page is in it, and nothing calls out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools import docs

ROOT = Path(__file__).parent.parent
LOADED = re.compile(
    r"<(?:script|img|iframe)[^>]+src=\"?(?:https?:)?//|<link[^>]+rel=\"?(?:stylesheet|preconnect)[^>]+//"
)


def test_the_site_is_built_without_a_warning_and_a_broken_link_fails_it(tmp_path: Path) -> None:
    """One test: both build from the same folder, and tests run side by side."""
    docs.gather()
    assert docs.build(tmp_path) == 0
    pages = {str(page.relative_to(tmp_path)): page.read_text("utf-8") for page in tmp_path.rglob("*.html")}
    assert {"index.html", "rules/genoa/index.html", "docs/benchmark/index.html"} <= set(pages)
    assert [name for name, page in pages.items() if LOADED.search(page)] == []
    docs.lay(Path("docs") / "words.md", b"# Words\n\n[nowhere](nowhere.md)\n")
    assert docs.build(tmp_path) != 0


def test_the_rules_in_short_keep_their_clauses_and_lose_their_signs() -> None:
    assert docs.in_short("{token:1} **Place** ([3.1](#DOGE-3.1)).") == "**Place** (DOGE-3.1)."


@pytest.mark.parametrize("document", docs.DOCUMENTS)
def test_what_a_page_links_to_is_there(document: str) -> None:
    page = ROOT / document
    links = docs.LINK.findall(page.read_text("utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []
