"""The calibration of a game's chance to win, drawn: what was said, and how often it came."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Final

PANEL: Final = 180  # the sides of the square for one number of seats, in units of the drawing
MARGIN: Final = 44  # around each square, for its numbers
STYLE: Final = (
    "text { font: 12px system-ui, sans-serif; fill: #3a2f24 } .grid { stroke: #c9bda8; fill: none }"
    " .even { stroke: #8a7c66; stroke-dasharray: 4 3 } .came { fill: #27566e; fill-opacity: .75 }"
    " @media (prefers-color-scheme: dark) { text { fill: #e8ddcb } .grid { stroke: #5b5144 }"
    " .came { fill: #8fc1da } }"
)

Bins = Sequence[Sequence[float]]  # of each: what was said, what came, and how many seats


def picture_of(title: str, trained: Mapping[str, Bins]) -> str:
    """A drawing with a square for each number of seats; the area of a dot is the number of its cases."""
    width = MARGIN + len(trained) * (PANEL + MARGIN)
    panels = [
        panel_of(seats, bins, MARGIN + at * (PANEL + MARGIN))
        for at, (seats, bins) in enumerate(trained.items())
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {PANEL + 2 * MARGIN}" role="img">\n'
        f"<title>{title}: how often seats won that were given a chance, in held-out games</title>\n"
        f"<style>{STYLE}</style>\n{''.join(panels)}</svg>\n"
    )


def panel_of(seats: str, bins: Bins, left: int) -> str:
    """One square: what was said to the right, what came upwards; on the dashed line both are the same."""
    total = sum([count for _, _, count in bins])
    dots = "".join([dot(said, came, count / total) for said, came, count in bins])
    return (
        f'<g transform="translate({left} {MARGIN})">'
        f'<text x="{PANEL / 2:g}" y="-12" text-anchor="middle">{seats} seats, {total} chances</text>'
        f'<path class="grid" d="M0 0V{PANEL}H{PANEL}M0 {PANEL / 2:g}H{PANEL}M{PANEL / 2:g} 0V{PANEL}"/>'
        f'<path class="even" d="M0 {PANEL}L{PANEL} 0"/>{dots}{numbers()}</g>\n'
    )


def dot(said: float, came: float, share: float) -> str:
    radius = 2 + 16 * sqrt(share)
    return f'<circle class="came" cx="{PANEL * said:.1f}" cy="{PANEL * (1 - came):.1f}" r="{radius:.1f}"/>'


def numbers() -> str:
    """The percents along both sides."""
    found = []
    for percent in (0, 50, 100):
        at = PANEL * percent / 100
        found.append(f'<text x="{at:g}" y="{PANEL + 16}" text-anchor="middle">{percent}</text>')
        found.append(f'<text x="-6" y="{PANEL - at + 4:g}" text-anchor="end">{percent}</text>')
    return "".join(found)
