"""How large things are on a page as it is seen: the board, its letters, what can be touched, the question."""

from __future__ import annotations

from typing import Final, NamedTuple

from playwright.sync_api import Page, ViewportSize


class Size(NamedTuple):
    """How large something is, in pixels of the screen, and what it is."""

    px: float
    what: str


BOARD: Final = ".board svg[role=group]"

# Every board has a drawing of its own for screens up to this width.
NARROW: Final = 600

SHARE: Final = """(selector) => {
    const one = document.querySelector(selector);
    const box = one.getBoundingClientRect();
    const width = Math.min(box.right, innerWidth) - Math.max(box.left, 0);
    const height = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
    return Math.max(0, width) * Math.max(0, height) / innerWidth / innerHeight;
}"""

TYPE: Final = """() => [...document.querySelectorAll('.board svg text')].flatMap((text) => {
    const by = text.getScreenCTM();
    const words = text.textContent.trim();
    const box = text.getBoundingClientRect();
    const px = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(by.a, by.b);
    return words && box.width ? [[px, words]] : [];
})"""

# What can be touched now: the question takes it, or it is chosen already.
TOUCHABLE: Final = ".board [data-thing][role=button]:not([aria-disabled=true])"

TARGETS: Final = """(selector) => [...document.querySelectorAll(selector)].flatMap((one) => {
    const { width, height } = one.getBoundingClientRect();
    const what = one.dataset.thing ?? one.getAttribute('aria-label') ?? one.textContent.trim();
    return width ? [[Math.min(width, height), what]] : [];
})"""

# Of 49 points all over a thing at least one must lead to it, with nothing else on top.
COVERED: Final = """(selector) => [...document.querySelectorAll(selector)].flatMap((one) => {
    one.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = one.getBoundingClientRect();
    const steps = [0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95];
    const isFree = steps.some((x) => steps.some((y) => {
        const top = document.elementFromPoint(box.x + x * box.width, box.y + y * box.height);
        return top !== null && one.contains(top);
    }));
    return isFree || !box.width ? [] : [one.dataset.thing];
})"""


# A page is built in steps, slowly on a busy machine: it is measured when nothing has moved for 0.4 s.
SETTLED: Final = """async (selector) => {
    await document.fonts.ready;
    const places = () => JSON.stringify([...document.querySelectorAll(selector)].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height];
    }));
    let [last, since] = [places(), performance.now()];
    while (performance.now() - since < 400) {
        await new Promise(requestAnimationFrame);
        const now = places();
        if (now !== last) [last, since] = [now, performance.now()];
    }
}"""


def settled(page: Page) -> None:
    """Wait until board, question and rows of players keep their places."""
    page.evaluate(SETTLED, f"{BOARD}, section.sheet, .board, ul, button")


def resize(page: Page, screen: ViewportSize) -> None:
    """Another screen, and time for the board to be drawn for it."""
    page.set_viewport_size(screen)
    page.locator(BOARD + (".wide" if screen["width"] > NARROW else ".tall")).wait_for()
    settled(page)


def board_share(page: Page) -> float:
    """The part of the window that the drawing of the board has."""
    share: float = page.evaluate(SHARE, BOARD)
    return share


def sheet_share(page: Page) -> float:
    """The part of the window's height that the question has."""
    share: float = page.evaluate("""() => {
        const box = document.querySelector('section.sheet').getBoundingClientRect();
        return (Math.min(box.bottom, innerHeight) - Math.max(box.top, 0)) / innerHeight;
    }""")
    return share


def small_type(page: Page, least: float) -> list[Size]:
    """What is written on the board in letters smaller than this, the smallest first."""
    return sorted(Size(*one) for one in page.evaluate(TYPE) if one[0] < least - 0.05)


def small_targets(page: Page, least: float, where: str = TOUCHABLE) -> list[Size]:
    """What can be touched now and is narrower or lower than this, the smallest first."""
    return sorted(Size(*one) for one in page.evaluate(TARGETS, where) if one[0] < least - 0.05)


def covered_targets(page: Page) -> list[str]:
    """What could be touched now, were it not for what lies over it."""
    covered: list[str] = page.evaluate(COVERED, TOUCHABLE)
    return covered
