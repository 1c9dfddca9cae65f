"""Faults that the contract must notice: each is planted alone, in a copy of the code."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
TREES = {"fondaco": "src/fondaco", "tests/contract": "tests/contract"}
NOT_NEEDED = shutil.ignore_patterns("static", "server", "terminal", "cli", "words", "*.ftl")


class Fault(NamedTuple):
    """One text in one file replaced by another, where it shows, and the check that must notice."""

    name: str
    check: str
    table: str  # game and seats
    file: str
    old: str
    new: str


def plant(fault: Fault, where: Path) -> None:
    """Copy the code to `where` and put the fault in."""
    for target, source in TREES.items():
        shutil.copytree(ROOT / source, where / target, ignore=NOT_NEEDED)
    file = where / fault.file
    text = file.read_text(encoding="utf-8")
    count = text.count(fault.old)
    assert count == 1, f"{fault.old!r} is {count} times in {fault.file}: write the fault anew"
    file.write_text(text.replace(fault.old, fault.new), encoding="utf-8")


DOGE = "fondaco/games/doge"
GENOA = "fondaco/games/genoa"
HAENDLER = "fondaco/games/haendler"
HAFEN = "fondaco/games/hafen"
KERNEL = "fondaco/kernel"

FAULTS = (
    Fault(
        "a way is said not to go with a tile that can go it",
        "hints",
        "haendler 2",
        f"{HAENDLER}/driving.py",
        "{points: self.allowed(s, points, sworn) for points in tile.options}",
        "{points: self.allowed(s, points, sworn)[1:] for points in tile.options}",
    ),
    Fault(
        "a stall has no price",
        "hints",
        "haendler 2",
        f"{HAENDLER}/purchase.py",
        "goods.costs = [s.buying(good) for good in s.edition.market]",
        "goods.costs = [s.buying(good) for good in s.edition.market[1:]]",
    ),
    Fault(
        "the view shows what others have in hand",
        "view",
        "doge 3",
        f"{DOGE}/view.py",
        '"tokens": s.tokens(owner) if is_open else None,',
        '"tokens": s.tokens(owner),',
    ),
    Fault(
        "the view shows the deck",
        "view",
        "hafen 3",
        f"{HAFEN}/game.py",
        '"deck": s.deck[:] if seat == EYE else None,',
        '"deck": s.deck[:],',
    ),
    Fault(
        "how somebody stands counts the gifts that only the owner knows",
        "standing",
        "hafen 3",
        f"{HAFEN}/game.py",
        "PEARL_POINTS * merchant.gifts[PEARL] if is_open else 0",
        "PEARL_POINTS * merchant.gifts[PEARL]",
    ),
    Fault(
        "the worth of privileges in others' hands is told",
        "standing",
        "genoa 3",
        f"{GENOA}/ending.py",
        "return Tally(None, False, False, 0, seen)",
        "return Tally(buildings + privileges(s, seat), False, False, 0, seen)",
    ),
    Fault(
        "the number of the end is not the one that was told all along",
        "standing",
        "doge 3",
        f"{DOGE}/ending.py",
        "return Tally(built, True",
        "return Tally(built + 1, True",
    ),
    Fault(
        "a sealed choice is shown to all",
        "view",
        "doge 3",
        f"{KERNEL}/frames.py",
        "for a in self.answers if a is not None and seat in (a.seat, EYE)]",
        "for a in self.answers if a is not None]",
    ),
    Fault(
        "an event tells the values of tokens that lie face down",
        "told",
        "doge 3",
        f"{DOGE}/shape.py",
        "tokens: Annotated[TokenCounts, HIDDEN]",
        "tokens: TokenCounts",
    ),
    Fault(
        "an event is confided to the wrong seat",
        "told",
        "hafen 4",
        f"{HAFEN}/state.py",
        "s.confide(1 << self.seat,",
        "s.confide(2 << self.seat,",
    ),
    Fault(
        "every seat counts as one that knows",
        "told",
        "hafen 3",
        f"{KERNEL}/action.py",
        "(seat >= 0 and self.knows >> seat & 1)",
        "seat >= 0",
    ),
    Fault(
        "a field's limit rests on what others have in hand",
        "prompt",
        "doge 3",
        f"{DOGE}/round.py",
        "hand, 1, min(MOST_TOKENS, sum(hand)),",
        "hand, 1, min(MOST_TOKENS, sum(hand), 1 + sum(s.hand[3::VALUES])),",
    ),
    Fault(
        "an aside is open only while the deck has such a gift",
        "prompt",
        "hafen 4",
        f"{HAFEN}/state.py",
        "if self.merchants[seat].gifts[PURSE] else []",
        "if self.merchants[seat].gifts[PURSE] and self.deck[PURSE] > 2 else []",
    ),
    Fault(
        "an offer is refused for the sake of a secret gift",
        "prompt",
        "hafen 3",
        f"{HAFEN}/trade.py",
        'return "" if any(want) else',
        'return "" if sum(want) > s.merchants[s.first()].gifts[0] else',
    ),
    Fault(
        "the heading of a question tells a secret",
        "headings",
        "doge 4",
        f"{DOGE}/round.py",
        "moves, step, PLACEMENTS[s.seats], most)",
        "moves, step, s.hand[3], most)",
    ),
    Fault(
        "only those who hold a secret gift are asked",
        "imagined",
        "hafen 4",
        f"{HAFEN}/round.py",
        "    def annotate(",
        "    def able(self, s: Hafen, seat: int) -> bool:\n"
        "        return s.merchants[seat].gifts[0] > 0\n\n"
        "    def annotate(",
    ),
    Fault(
        "imagination deals a gift too few",
        "imagined",
        "hafen 3",
        f"{HAFEN}/game.py",
        "t.deck = counted(unseen)",
        "t.deck = counted(unseen[1:])",
    ),
    Fault(
        "imagination forgets what was shown",
        "imagined",
        "doge 3",
        f"{DOGE}/view.py",
        "t.hand[base + value] = t.shown[base + value]",
        "t.hand[base + value] = 0",
    ),
    Fault(
        "imagination deals nothing anew",
        "veil",
        "hafen 3",
        f"{HAFEN}/game.py",
        "in enumerate(t.merchants) if owner != seat]",
        "in enumerate(t.merchants) if owner == -9]",
    ),
    Fault(
        "imagination keeps what is sealed",
        "veil",
        "hafen 4",
        f"{KERNEL}/frames.py",
        "if other != seat and self.answers[i] is not None:",
        "if other == -9 and self.answers[i] is not None:",
    ),
    Fault(
        "a bot's sight holds the real state",
        "sight",
        "doge 3",
        "fondaco/bots/bot.py",
        "        _TRUTHS[self] = Truth(s, rng)\n",
        "        _TRUTHS[self] = Truth(s, rng)\n        self.look = lambda: game.view(s, seat)\n",
    ),
    Fault(
        "a bot's sight holds the real state once it has been looked at",
        "sight",
        "doge 3",
        "fondaco/bots/bot.py",
        "        truth = _TRUTHS.pop(self)\n",
        "        truth = self.truth = _TRUTHS.pop(self)  # type: ignore[attr-defined]\n",
    ),
    Fault(
        "a bot's sight holds a copy of the real state",
        "sight",
        "hafen 3",
        "fondaco/bots/bot.py",
        "        return self.game.imagine(truth.state, self.seat, truth.worlds)\n",
        "        return truth.state.copy()\n",
    ),
    Fault(
        "a copied state shares a list",
        "copies",
        "doge 3",
        f"{DOGE}/state.py",
        "            self.hand[:],\n",
        "            self.hand,\n",
    ),
    Fault(
        "a copied state shares what its lists hold",
        "copies",
        "hafen 3",
        f"{HAFEN}/state.py",
        "[merchant.copy() for merchant in self.merchants],",
        "self.merchants[:],",
    ),
    Fault(
        "a copied frame shares a list that changes",
        "copies",
        "doge 3",
        f"{DOGE}/houses.py",
        "self.made, self.into[:])",
        "self.made, self.into)",
    ),
    Fault(
        "a copied sealed choice shares its answers",
        "copies",
        "hafen 4",
        f"{HAFEN}/trade.py",
        "return Offers(self.seats, self.answers[:])",
        "return Offers(self.seats, self.answers)",
    ),
    Fault(
        "a copied draw forgets who draws",
        "copies",
        "hafen 3",
        f"{HAFEN}/state.py",
        "return DrawGift(self.seat, self.why)",
        "return DrawGift(0, self.why)",
    ),
    Fault(
        "a rule rolls its own dice",
        "record",
        "hafen 3",
        f"{HAFEN}/state.py",
        "return self.merchants[seat].hold[ware]",
        "return int(__import__('random').random() * 2)",
    ),
    Fault(
        "a rule goes through a set of names",
        "determinism",
        "doge 3",
        f"{DOGE}/round.py",
        "[field for field, count in enumerate(used) if not count]",
        "[FIELDS.index(n) for n in {FIELDS[f] for f, count in enumerate(used) if not count}]",
    ),
    Fault(
        "a house is lost in building",
        "audit",
        "doge 3",
        f"{DOGE}/state.py",
        "self.supply[seat] += cost",
        "self.supply[seat] += cost - 1",
    ),
    Fault(
        "a house comes from nowhere",
        "audit",
        "doge 4",
        f"{DOGE}/state.py",
        "self.supply[seat] -= count",
        "self.supply[seat] -= min(count, 1)",
    ),
    Fault(
        "what is offered stays with its owner, too",
        "audit",
        "hafen 3",
        f"{HAFEN}/trade.py",
        "            move_given(s.merchants[a.seat], offer, -1)\n",
        "",
    ),
    Fault(
        "the audit skips the players",
        "counted",
        "doge 3",
        f"{DOGE}/game.py",
        "        for seat in range(s.seats):\n            audit_seat(s, seat)\n",
        "",
    ),
    Fault(
        "the audit does not count the wares in the harbour",
        "counted",
        "hafen 4",
        f"{HAFEN}/game.py",
        'assert s.harbour[ware] + held + offered == STOCK, "HAFEN-1.2"',
        "assert held + offered <= STOCK",
    ),
    Fault(
        "a question refuses every answer",
        "ends",
        "hafen 3",
        f"{HAFEN}/trade.py",
        '        if a.verb == "pass":\n            return ""\n        _, want, _',
        '        if a.verb == "pass" or a.args:\n            return "HAFEN-3.2"\n        _, want, _',
    ),
    Fault(
        "a question has a move that nobody can fill in",
        "ends",
        "hafen 4",
        f"{HAFEN}/trade.py",
        "guests = [offer.guest for offer in self.offers]",
        "guests = [offer.guest for offer in self.offers if offer.pay]",
    ),
    Fault(
        "the game goes on for ever",
        "ends",
        "hafen 2",
        f"{HAFEN}/round.py",
        "            return None\n        s.round += 1",
        "            return Offers(s.order()[1:], [None] * (s.seats - 1))\n        s.round += 1",
    ),
    Fault(
        "somebody gets no reckoning",
        "ends",
        "hafen 2",
        f"{HAFEN}/game.py",
        "        for merchant in s.merchants:\n            pearls",
        "        for merchant in s.merchants[1:]:\n            pearls",
    ),
    Fault(
        "a question cites a clause that is not there",
        "clauses",
        "doge 3",
        f"{DOGE}/houses.py",
        '"DOGE-8.5" if is_tied else "DOGE-8.1"',
        '"DOGE-8.5" if is_tied else "DOGE-8.11"',
    ),
    Fault(
        "an event cites a clause that is not there",
        "clauses",
        "doge 3",
        f"{DOGE}/vote.py",
        's.tell(shape.SetAside, "DOGE-4.5"',
        's.tell(shape.SetAside, "DOGE-4"',
    ),
    Fault(
        "a line of the reckoning cites another game",
        "clauses",
        "doge 3",
        f"{DOGE}/ending.py",
        'Line("houses", "DOGE-9.3", houses)',
        'Line("houses", "HAFEN-1.4", houses)',
    ),
    Fault(
        "a refusal has no clause",
        "refused",
        "doge 3",
        f"{KERNEL}/frame.py",
        'raise Illegal("args", move.clause)',
        'raise Illegal("args", "")',
    ),
    Fault(
        "a refusal after the end has no clause",
        "refused",
        "hafen 2",
        f"{HAFEN}/state.py",
        'over: ClassVar[str] = "HAFEN-5.1"',
        'over: ClassVar[str] = ""',
    ),
    Fault(
        "a refusal leaves something behind",
        "refused",
        "doge 3",
        f"{KERNEL}/frame.py",
        "    if not is_number(a.seat) or a.seat not in seats:\n",
        "    if not is_number(a.seat) or a.seat not in seats:\n        s.stack.append(s.stack[-1].copy())\n",
    ),
    Fault(
        "an answer nobody expected ends in a crash",
        "refused",
        "doge 3",
        f"{KERNEL}/fields.py",
        "if not isinstance(value, tuple) or len(value) != len(self.limits):",
        "if isinstance(value, tuple) and len(value) != len(self.limits):",
    ),
    Fault(
        "the list of answers holds forbidden ones",
        "listed",
        "doge 3",
        f"{KERNEL}/frame.py",
        "for a in move.fill(prompt.seat) if not top.refuse(s, a)]",
        "for a in move.fill(prompt.seat)]",
    ),
    Fault(
        "more is accepted than was listed",
        "listed",
        "doge 3",
        f"{KERNEL}/fields.py",
        "self.low <= value <= self.high",
        "self.low <= value",
    ),
    Fault(
        "True passes for 1",
        "listed",
        "doge 3",
        f"{KERNEL}/fields.py",
        "return isinstance(value, int) and not isinstance(value, bool)",
        "return isinstance(value, int)",
    ),
    Fault(
        "asking changes the state",
        "pure",
        "doge 3",
        f"{DOGE}/vote.py",
        "        within_reach = [",
        "        self.undecided.reverse()\n        within_reach = [",
    ),
    Fault(
        "a view holds a list of the state itself",
        "kept",
        "hafen 3",
        f"{HAFEN}/game.py",
        '"harbour": s.harbour[:],',
        '"harbour": s.harbour,',
    ),
    Fault(
        "a verb has no entry",
        "shape",
        "doge 3",
        f"{DOGE}/shape.py",
        'class Keep(Answer, said="keep", is_pass=True):',
        'class Keep(Answer, said="kep", is_pass=True):',
    ),
    Fault(
        "an event has another number of arguments than its entry",
        "shape",
        "doge 3",
        f"{DOGE}/shape.py",
        'class Kept(Told, said="kept"):\n    who: Seat\n    field: Field',
        'class Kept(Told, said="kept"):\n    who: Seat',
    ),
    Fault(
        "a frame shows a key that its shape does not have",
        "shape",
        "doge 3",
        f"{DOGE}/vote.py",
        '{"frame": "vote", "field": self.field}',
        '{"frame": "vote", "district": self.field}',
    ),
    Fault(
        "a frame goes by a name that the shape does not have",
        "shape",
        "doge 3",
        f"{DOGE}/vote.py",
        'called = "spoils"',
        'called = "prize"',
    ),
    Fault(
        "a field is called otherwise than its shape says",
        "shape",
        "doge 3",
        f"{DOGE}/vote.py",
        'who = One("advisor", "advisor", advisors, clause)',
        'who = One("who", "advisor", advisors, clause)',
    ),
    Fault(
        "an answer has a part less than its shape",
        "shape",
        "genoa 3",
        f"{GENOA}/shape/answered.py",
        "class PutTerms(Wish, Picked, Gift, Answer",
        "class PutTerms(Wish, Gift, Answer",
    ),
    Fault(
        "a view holds a text where its shape has a number",
        "shape",
        "doge 3",
        f"{DOGE}/view.py",
        '"round": s.round,',
        '"round": str(s.round),',
    ),
    Fault(
        "a thing has no name",
        "glossary",
        "doge 3",
        f"{DOGE}/game.py",
        '"field": FIELDS,',
        '"field": FIELDS[:6],',
    ),
    Fault(
        "a key of the view has no entry",
        "shape",
        "hafen 2",
        f"{HAFEN}/shape.py",
        "    in_hand: int  # how many gifts\n",
        "",
    ),
)
