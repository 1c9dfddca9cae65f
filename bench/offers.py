"""How often one of four players of Genoa is asked for offers: by the rules, by the page, and by a page that
passes all but the buildings on the player's cards. `python bench/offers.py [games [first seed]]`"""

from __future__ import annotations

import sys
from random import Random
from statistics import mean, stdev

from fondaco.bots.bot import Sight
from fondaco.bots.genoa import GenoaGreedy
from fondaco.games import GAMES
from fondaco.games.genoa.catalogue import catalogue_of
from fondaco.games.genoa.data import PLAZA
from fondaco.games.genoa.offers import Offers
from fondaco.games.genoa.state import Genoa
from fondaco.games.genoa.window import window_below
from fondaco.kernel.match import Match, begin

SEATS = 4
GENOA = GAMES["genoa"]
PRINTS = catalogue_of(GENOA.start(SEATS).edition)
NAMES = ("answers", "forms by the rules", "forms that the page shows", "forms about one's own cards")


def suggested(s: Genoa, seat: int) -> set[int]:
    """As the page has it: the buildings on orders and messages, and those that yield missing wares."""
    cards = [PRINTS["cards"][card] for card in s.hand(seat)]
    prints = [card for card in cards if card["kind"] != "privilege"]
    goods = s.public_goods(seat)
    wares = {ware for card in prints for ware in card["wares"] if not goods[ware]}
    yielding = {n for n, field in enumerate(PRINTS["fields"]) if wares & set(field["yields"])}
    return {field for card in prints for field in card["fields"]} | yielding


def is_shown(s: Genoa, seat: int, asking: Offers) -> bool:
    """As the page does: streets and plaza alone are passed for who has no offer there and has not chosen
    them."""
    window = window_below(s)
    has_building = any(field < PLAZA for field in asking.open_fields(s, seat))
    return has_building or bool(window.of_guest(seat) or window.earlier_of(seat))


def is_woken(s: Genoa, seat: int, asking: Offers) -> bool:
    """As the page does: at the first asking for a chosen building, later if one is outbid there."""
    window = window_below(s)
    chosen = [field for field in asking.fields if field in suggested(s, seat)]
    if window.askings == 1:
        return bool(chosen)
    shown = window.shown_offers(s, seat)
    return any(bid["guest"] == seat and bid["is_outbid"] and bid["field"] in chosen for bid in shown)


def count(match: Match[Genoa], dice: Random) -> list[int]:
    """One game of bots, looked at from seat 0: answers asked for, forms by the rules, forms that the page
    shows, and that it shows when resting."""
    bot, found = GenoaGreedy(), [0, 0, 0, 0]
    last: Offers | None = None
    while match.waiting():
        seat = match.waiting()[0]
        if seat < 0:
            match.draw(dice)
            continue
        s = match.state
        top = s.stack[-1]
        if seat == 0 and isinstance(top, Offers):
            found[0] += 1
            if top is not last:  # further offers of the same form are sent by the page
                found[1] += 1
                found[2] += is_shown(s, seat, top)
                found[3] += is_woken(s, seat, top)
            last = top
        match.push(bot.choose(Sight(GENOA, s, seat, dice), dice))
    return found


def main() -> None:
    games, first = [int(said) for said in sys.argv[1:]] + [12, 0][len(sys.argv) - 1 :]
    rows = [count(begin(GENOA, SEATS), Random(first + game)) for game in range(games)]
    print(f"{games} games, each number with two standard errors:")
    for name, column in zip(NAMES, zip(*rows, strict=True), strict=True):
        print(f"{mean(column):6.1f} ± {2 * stdev(column) / games**0.5:.1f} {name}")


if __name__ == "__main__":
    main()
