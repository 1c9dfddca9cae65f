"""Ship cards: laying them out, taking one, upgrading tiles (LIG-3.3, LIG-3.6)."""

from __future__ import annotations

from fondaco.games.liguria import shape
from fondaco.games.liguria.data import COLOURS
from fondaco.games.liguria.state import Liguria
from fondaco.kernel.action import Action
from fondaco.kernel.fields import One
from fondaco.kernel.frame import Frame, parts
from fondaco.kernel.frames import Draw, Turns
from fondaco.kernel.prompt import Move, Prompt, asked


class LayCards(Draw[Liguria]):
    """As many cards as players, with both signs among them if the deck has both (LIG-3.3)."""

    verb = "lay_card"
    what = "card"
    clause = "LIG-3.3"

    def __init__(self, aside: list[int]) -> None:
        self.aside = aside  # cards replaced, to be shuffled back

    def copy(self) -> LayCards:
        return LayCards(self.aside[:])

    def show(self, seat: int) -> shape.LayCardsShown:
        return {"frame": "laycards", "aside": self.aside[:]}

    def bag(self, s: Liguria) -> list[int]:
        return s.deck

    def drawn(self, s: Liguria, thing: int) -> None:
        s.deck[thing] -= 1
        s.cards.append(thing)
        s.tell(shape.LaidCard, "LIG-3.3", thing)
        if len(s.cards) == s.seats and self.must_replace(s):
            s.cards.pop()
            self.aside.append(thing)
            s.tell(shape.Replaced, "LIG-3.3", thing)
        if len(s.cards) < s.seats:
            s.stack.append(self)
            return
        for card in self.aside:
            s.deck[card] += 1

    def must_replace(self, s: Liguria) -> bool:
        """One sign is missing, and the deck can still give it."""
        signs = [s.edition.cards[card].points > 0 for card in s.cards]
        if True in signs and False in signs:
            return False
        wanted = not signs[0]
        for card, n in enumerate(s.deck):
            if n and (s.edition.cards[card].points > 0) == wanted:
                return True
        return False


class TakeCards(Turns[Liguria]):
    """In order each takes a card, its cubes into the harbour, and may upgrade tiles (LIG-3.6)."""

    def show(self, seat: int) -> shape.TurnsShown:
        return {"frame": "takecards", "to_come": self.to_come()}

    def copy(self) -> TakeCards:
        return TakeCards(self.seats, self.turn)

    def advance(self, s: Liguria) -> bool:
        """Who finds only one kind of card takes it unasked."""
        if self.turn < len(self.seats) and len(dict.fromkeys(s.cards)) == 1:
            self.take(s, self.seats[self.turn], s.cards[0])
            return False
        return super().advance(s)

    def question(self, s: Liguria, seat: int) -> Prompt:
        cards = list(dict.fromkeys(s.cards))
        move = Move("choose", "LIG-3.6", [One("card", "card", cards, "LIG-3.6")])
        return asked(shape.ChooseAsked, seat, "LIG-3.6", [move])

    def answer(self, s: Liguria, a: Action) -> None:
        (kind,) = parts(shape.Choose, a)
        self.take(s, a.seat, kind)

    def take(self, s: Liguria, seat: int, kind: int) -> None:
        card = s.edition.cards[kind]
        s.cards.remove(kind)
        s.kept[seat].append(kind)
        s.tell(shape.Chose, "LIG-3.6", seat, kind)
        self.offer(s, seat, card.cubes)
        self.turn += 1
        if card.upgrades:
            s.stack.append(Upgrades(seat, card.upgrades))

    def offer(self, s: Liguria, seat: int, wanted: list[int]) -> None:
        """What the card shows, as far as the supply goes, into the harbour."""
        cubes = tuple([min(wanted[colour], s.stock[colour]) for colour in range(len(COLOURS))])
        missing = tuple([wanted[colour] - cubes[colour] for colour in range(len(COLOURS))])
        s.tell_lack(seat, missing, "LIG-3.6")
        if any(cubes):
            for colour in range(len(COLOURS)):
                s.stock[colour] -= cubes[colour]
                s.port[seat * len(COLOURS) + colour] += cubes[colour]
            s.tell(shape.Offered, "LIG-3.6", seat, cubes)


class Upgrades(Frame[Liguria]):
    """A player may turn over one tile in the harbour for each arrow of the card (LIG-3.6)."""

    called = "upgrades"
    usual = "upgrade"
    confirms = True  # the last arrow could not be taken back, the one before it could

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def copy(self) -> Upgrades:
        return Upgrades(self.seat, self.left)

    def advance(self, s: Liguria) -> bool:
        if self.left and self.open(s):
            return True
        s.stack.pop()
        return False

    def open(self, s: Liguria) -> list[int]:
        """The kinds of tile that lie in the harbour as they were taken."""
        base = self.seat * s.kinds()
        return [kind for row in s.edition.rows for kind in row if s.tiles[base + kind]]

    def waiting(self, s: Liguria) -> list[int]:
        return [self.seat]

    def question(self, s: Liguria, seat: int) -> Prompt:
        kinds = self.open(s)
        tile = One("tile", "tile", kinds, "LIG-1.6")
        moves = [Move("upgrade", "LIG-3.6", [tile]), Move("stop", "LIG-3.6", [])]
        tiles = sum(s.tiles[seat * s.kinds() + kind] for kind in kinds)
        return asked(shape.UpgradeAsked, seat, "LIG-3.6", moves, min(self.left, tiles))

    def answer(self, s: Liguria, a: Action) -> None:
        if a.verb == "stop":
            self.left = 0
            return
        self.left -= 1
        (kind,) = parts(shape.Upgrade, a)
        s.upgrade(a.seat, kind)
