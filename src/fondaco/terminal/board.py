"""Any view as compact tables, by the glossary alone: places, players, and what is one of a kind."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fondaco.terminal.marks import mark, player
from fondaco.words import Words

WIDE: Final = 8  # columns that fit beside each other
LONG: Final = 40  # a list that is shown only with all that is
TINY: Final = 2  # letters of a name that may stand several times in a row

View = Mapping[str, object]


class Entry(NamedTuple):
    """One line of the glossary's view: `players.houses: number/field`."""

    key: str
    inside: str  # the list of records it is part of, or nothing
    name: str
    what: str
    along: str  # the kind of things its list runs along, or nothing


class Column(NamedTuple):
    """A heading and a cell for each row."""

    label: str
    cells: list[Text]


class Board:
    """Draws what a seat may see."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.entries = [self.entry(key, what) for key, what in words.glossary.view.items()]
        self.lists = {e.along: e.name for e in self.entries if not e.what}  # the list of records of each kind

    def entry(self, key: str, what: str) -> Entry:
        inside, _, name = key.rpartition(".")
        element, slash, along = what.rpartition("/")
        return Entry(key, inside, name, element if slash else what, self.words.index(along) if slash else "")

    def draw(self, view: View, full: bool = False) -> Group:
        """The view; with all that stands elsewhere already, if it is to be full."""
        kinds = [kind for kind in self.kinds() if self.is_table(kind) and (full or not self.are_pieces(kind))]
        tables = [self.table_of(view, kind) for kind in kinds]
        return Group(*self.facts(view, full), *[drawn for drawn in tables if drawn.columns])

    def kinds(self) -> list[str]:
        """The kinds of things that have something to show: each a table."""
        return list(dict.fromkeys([e.along for e in self.entries if e.along]))

    def is_table(self, kind: str) -> bool:
        """Is there more to say of these than one list? That one would be a fact."""
        said = [e for e in self.entries if e.along == kind or (not e.what and self.stands(e.name) == kind)]
        return len(said) > 1 or not said[0].what or said[0].inside != ""

    def are_pieces(self, kind: str) -> bool:
        """Is the list of these a list of pieces on places that have a table? They are drawn there."""
        return kind != "seat" and self.stands(self.lists.get(kind, "")) in self.kinds()

    def stands(self, name: str) -> str:
        """The kind of places that the records of a list stand on, if they are pieces."""
        return self.words.glossary.view.get(f"{name}.at", "")

    def facts(self, view: View, full: bool) -> list[RenderableType]:
        """What there is one of: numbers and names in one line, each list in its own, a long one if full."""
        single: list[Text] = []
        lists: list[RenderableType] = []
        for e in self.entries:
            if not e.what or e.inside or (e.along and self.is_table(e.along)):
                continue
            items = self.items(e, view[e.key])
            if len(items) > LONG and not full:
                continue
            label = Text(f"{self.words.view_label(e.key)}: ", "dim")
            if len(items) > WIDE or (len(items) > 1 and any("," in item.plain for item in items)):
                lists += [label, Columns([Text("  ") + item for item in items], padding=(0, 2))]
            elif items:
                many = isinstance(view[e.key], Sequence)
                (lists if many else single).append(label.append_text(Text(", ").join(items)))
        return [Text("   ").join(single), *lists] if single else lists

    def items(self, e: Entry, value: object) -> list[Text]:
        """The one item of a fact, or all of a list; along some things each of them with what is there."""
        if e.along and isinstance(value, Sequence):
            there = [(at, x) for at, x in enumerate(value) if self.has_some(e.what, x)]
            return [self.cell(e.along, at).append(" ").append_text(self.cell(e.what, x)) for at, x in there]
        if e.what.endswith("[]") and isinstance(value, Sequence):
            return [self.cell(e.what[:-2], x) for x in value]
        return [self.cell(e.what, value)]

    def table_of(self, view: View, kind: str) -> Table:
        """A table with a row for each thing of a kind: what is known of it, what stands there, and whose."""
        records = self.lists.get(kind, "")
        count = len(rows(view, records)) if records else self.extent(view, kind)
        columns: list[Column] = []
        for e in self.entries:
            if records and e.inside == records and not e.along:
                cells = [self.cell(e.what, row[e.name], "\n") for row in rows(view, records)]
                columns.append(Column(self.words.view_label(e.key), cells))
            elif records and e.inside == records and kind != "seat":
                columns.append(self.shares(view, e))
            elif e.what and e.along == kind and e.inside in ("", self.lists.get("seat")):
                columns.append(self.along(view, e, range(count)))
            elif not e.what and self.stands(e.name) == kind:
                columns.append(self.pieces(view, e, range(count)))
        corner = self.words.view_label(records) if records else ""
        nothing = {"", self.words.text("none")}
        filled = [column for column in columns if {cell.plain for cell in column.cells} - nothing]
        return table(corner, [self.cell(kind, id) for id in range(count)], filled)

    def extent(self, view: View, kind: str) -> int:
        """How many things of a kind there is something to say of: all, if pieces stand on them."""
        if any(not e.what and self.stands(e.name) == kind for e in self.entries):
            return len(self.words.glossary.things[kind])
        mine = [e for e in self.entries if e.along == kind]
        lists = [row[e.name] for e in mine for row in (rows(view, e.inside) if e.inside else [view])]
        return max([len(each) for each in lists if isinstance(each, Sequence)], default=0)

    def shares(self, view: View, e: Entry) -> Column:
        """What each record holds along some things, nought left out."""
        cells = [Text("\n").join(self.items(e, row[e.name])) for row in rows(view, e.inside)]
        return Column(self.words.view_label(e.key), cells)

    def along(self, view: View, e: Entry, places: range) -> Column:
        """A list that runs along the places: once, or once for each player."""
        if e.inside:
            cells = [Text(" ").join(self.owned(e, rows(view, e.inside), place)) for place in places]
        else:
            cells = [self.at(e.what, view[e.key], place) for place in places]
        return Column(self.words.view_label(e.key), cells)

    def at(self, what: str, values: object, place: int) -> Text:
        """What a list holds for a place; nothing beyond its end, or where it is not known."""
        if not isinstance(values, Sequence) or place >= len(values):
            return Text()
        return self.cell(what, values[place])

    def owned(self, e: Entry, players: list[View], place: int) -> list[Text]:
        """What each player has there, nought left out."""
        owned: list[Text] = []
        for seat, row in enumerate(players):
            values = row[e.name]
            if isinstance(values, Sequence) and place < len(values) and self.has_some(e.what, values[place]):
                gap = "" if e.what == "number" else " "
                owned.append(mark(seat).append(gap).append_text(self.cell(e.what, values[place])))
        return owned

    def pieces(self, view: View, e: Entry, places: range) -> Column:
        """The records that stand on a place."""
        standing: list[list[Text]] = [[] for _ in places]
        for id, row in enumerate(rows(view, e.name)):
            place = whole(row["at"])
            if place >= 0:
                standing[place].append(self.piece(e, id, row))
        return Column(self.words.view_label(e.key), [Text(" ").join(pieces) for pieces in standing])

    def piece(self, e: Entry, id: int, row: View) -> Text:
        """A piece by name, with the mark of whoever owns it; a player's own piece is the mark alone."""
        if e.along == "seat":
            return mark(id)
        owners = [whole(row[x.name]) for x in self.entries if x.inside == e.name and x.what == "seat"]
        owner = mark(owners[0]) if owners and owners[0] >= 0 else Text()
        return owner.append(self.words.short(e.along, id))

    def lying(self, view: View, kind: str, id: int) -> str:
        """What lies at a place of a row, by name; nothing at all if these are no places of a row."""
        for e in self.entries:
            if e.along == kind and e.what in self.words.glossary.things and not self.is_table(kind):
                return self.at(e.what, view[e.key], id).plain
        return ""

    def cell(self, what: str, value: object, gap: str = ", ") -> Text:
        """A value on little room; `gap` stands between the kinds of a bundle."""
        if what == "seat" and isinstance(value, int) and value >= 0:
            return player(self.words, value)
        if value == -1 and what != "number":
            return Text(self.words.text("none"))
        if what.endswith("*") and isinstance(value, Sequence) and any(value):
            return Text(self.bundle(what[:-1], value, gap))
        if what.endswith("[]") and isinstance(value, Sequence):
            return Text(self.words.commas(self.words.short(what[:-2], x) for x in value))
        return Text(self.words.value(what, value))

    def bundle(self, what: str, counts: Sequence[int], gap: str) -> str:
        """Pieces one by one if their names are tiny, otherwise by their kinds."""
        kinds = [(self.words.short(what, kind), n) for kind, n in enumerate(counts) if n]
        if all(len(name) <= TINY for name, _ in kinds):
            return " ".join(name for name, n in kinds for _ in range(n))
        return gap.join(name if n == 1 else self.words.text("stock", what=name, n=n) for name, n in kinds)

    def has_some(self, what: str, value: object) -> bool:
        """More than nought: a number, anything in a bundle, a thing that is there."""
        if isinstance(value, Sequence):
            return any(value)
        return isinstance(value, int) and (value >= 0 if self.words.is_thing(what) else value != 0)


def table(corner: str, labels: list[Text], columns: list[Column]) -> Table:
    """Rows under headings; on its side if too wide."""
    drawn = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    if not columns:
        return drawn
    if len(columns) > WIDE and len(columns) > len(labels):
        flipped = [Column(label.plain, [c.cells[at] for c in columns]) for at, label in enumerate(labels)]
        labels, columns = [Text(column.label, "dim") for column in columns], flipped
    for heading in [corner, *[column.label for column in columns]]:
        drawn.add_column(heading, overflow="fold")
    for at, label in enumerate(labels):
        drawn.add_row(label, *[column.cells[at] for column in columns])
    return drawn


def rows(view: View, name: str) -> list[View]:
    """A list of records."""
    records = view[name]
    assert isinstance(records, list)
    return records


def whole(value: object) -> int:
    assert isinstance(value, int)
    return value
