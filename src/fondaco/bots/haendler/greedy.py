"""The bot that plays Die Händler as a sensible merchant does: by what each thing will bring in gulden."""

from __future__ import annotations

from random import Random

from fondaco.bots.bot import Sight
from fondaco.bots.haendler.agreements import choose_contract, choose_offer, choose_reply, speak_up
from fondaco.bots.haendler.bidding import choose_bid, choose_command, choose_master_load
from fondaco.bots.haendler.buying import choose_goods
from fondaco.bots.haendler.driving import choose_axle, choose_card, choose_drive
from fondaco.bots.haendler.haggling import choose_in_talk, choose_quote
from fondaco.bots.haendler.investing import choose_investment, choose_opening, choose_raise
from fondaco.bots.haendler.outlook import Outlooks
from fondaco.bots.haendler.pointing import choose_pointers, choose_shift
from fondaco.bots.haendler.rising import choose_debt, choose_rise, choose_upkeep
from fondaco.bots.haendler.selling import choose_favour, choose_sell, choose_special_sale
from fondaco.bots.haendler.taste import Taste
from fondaco.bots.haendler.worth import Worth
from fondaco.games.haendler.cards import BrokenAxles, Pick, SpecialSales, WagonMasters
from fondaco.games.haendler.driving import Drive
from fondaco.games.haendler.investment import Auction, Choice, Investments
from fondaco.games.haendler.loading import Bids, MasterLoad, WagonTurn
from fondaco.games.haendler.parley import Hearing, Offers, Reply
from fondaco.games.haendler.prices import CountingHouses, WarehouseSale, Wheels
from fondaco.games.haendler.purchase import Purchase
from fondaco.games.haendler.sale import Unload
from fondaco.games.haendler.state import Haendler
from fondaco.games.haendler.status import Borrow, Rise, Upkeep
from fondaco.games.haendler.talks import Talk
from fondaco.kernel.action import Action
from fondaco.kernel.frame import pick
from fondaco.kernel.prompt import Prompt


class HaendlerGreedy:
    """Takes what is worth most now, at a price that it can justify."""

    def __init__(self, taste: Taste | None = None) -> None:
        self.taste = taste or Taste()
        self.outlooks = Outlooks(self.taste)

    def choose(self, sight: Sight[Haendler], rng: Random) -> Action:
        s = sight.world
        call = speak_up(s, sight.seat)
        if call:
            return call
        worth = Worth(s, sight.seat, self.taste, self.outlooks.of(s))
        answer = on_the_way(s, worth, rng) or at_the_counter(s, worth, rng)
        return answer or decline(s, sight.prompt, rng)


def on_the_way(s: Haendler, worth: Worth, rng: Random) -> Action | None:
    """Phases 1 to 3: goods and wagons."""
    match s.stack[-1]:
        case Purchase():
            return choose_goods(s, worth)
        case WagonMasters():
            return choose_command(s, worth)
        case Bids():
            return choose_bid(s, worth, rng)
        case MasterLoad():
            return choose_master_load(s, worth)
        case WagonTurn():
            return choose_quote(s, worth, rng)
        case Talk():
            return choose_in_talk(s, worth, rng)
        case BrokenAxles():
            return choose_axle(s, worth)
        case Drive():
            return choose_drive(s, worth, rng)
        case Pick():
            return choose_card(s, worth)
    return None


def at_the_counter(s: Haendler, worth: Worth, rng: Random) -> Action | None:
    """Phases 4 to 7: prices, sales, cards and status; and contracts."""
    match s.stack[-1]:
        case Wheels():
            return choose_pointers(s, worth, rng)
        case CountingHouses():
            return choose_shift(s, worth)
        case WarehouseSale():
            return choose_sell(s, worth)
        case SpecialSales():
            return choose_special_sale(s, worth)
        case Unload():
            return choose_favour(s, worth)
        case Investments():
            return choose_opening(s, worth)
        case Auction():
            return choose_raise(s, worth)
        case Choice():
            return choose_investment(s, worth)
        case Upkeep():
            return choose_upkeep(s, worth)
        case Borrow():
            return choose_debt(s, worth)
        case Rise():
            return choose_rise(s, worth)
        case Offers():
            return choose_offer(s, worth, rng)
        case Hearing():
            return choose_contract(s, worth)
        case Reply():
            return choose_reply(s, worth)
    return None


def decline(s: Haendler, prompt: Prompt, rng: Random) -> Action:
    """The answer that commits to nothing, where there is one."""
    for move in prompt.moves:
        if not move.fields and move.verb != "repay":
            return Action(prompt.seat, move.verb)
    return pick(s, prompt, rng)
