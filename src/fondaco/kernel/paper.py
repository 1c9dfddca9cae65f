"""A record on paper: one JSON document, an answer a line, and what was said if players wanted that kept."""

from __future__ import annotations

import json
from typing import Final

from fondaco.kernel.action import Action, Arg
from fondaco.kernel.match import SetUp
from fondaco.kernel.reading import Damaged, listed, parse, table_of, text_of, texts, whole
from fondaco.kernel.record import Record, Spoken, words_of

FORMAT: Final = 1
KEYS: Final = (
    "fondaco",
    "game",
    "rules",
    "seats",
    "options",
    "edition",
    "names",
    "answers",
    "scores",
    "marks",
    "digest",
)
TALK: Final = "talk"  # the only entry that may be missing


def write(paper: Record) -> str:
    """The record as JSON text, an answer a line.

    >>> from fondaco import LIGURIA, begin
    >>> from fondaco.kernel import record, write
    >>> match = begin(LIGURIA, 3)
    >>> text = write(record(match, ["Ann", "Ben", "Cleo"]))
    >>> "liguria" in text, "Ann" in text
    (True, True)
    """
    set_up = paper.set_up
    heading = {
        "fondaco": FORMAT,
        "game": set_up.game,
        "rules": set_up.rules,
        "seats": set_up.seats,
        "options": set_up.options,
        "edition": set_up.edition,
        "names": paper.names,
    }
    lines = [f" {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in heading.items()]
    answers = ",\n".join(f"  {words_of(a)}" for a in paper.answers)
    lines.append(f' "answers": [\n{answers}\n ]' if answers else ' "answers": []')
    lines.append(f' "scores": {json.dumps(paper.scores)}')
    lines.append(f' "marks": {json.dumps(paper.marks)}')
    lines.append(f' "digest": {json.dumps(paper.digest)}')
    if paper.talk:
        talk = ",\n".join(f"  {json.dumps(written(said), ensure_ascii=False)}" for said in paper.talk)
        lines.append(f' "{TALK}": [\n{talk}\n ]')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def written(said: Spoken) -> dict[str, object]:
    """Something said as an entry of the record: `read_spoken` reads it."""
    what = {"phrase": said.phrase, "args": said.args} if said.phrase else {"text": said.text}
    return {"after": said.after, "seat": said.seat, **what}


def read(text: str | bytes) -> Record:
    """The record in a JSON text, its form checked; `replay` checks its truth. Raises Damaged.

    >>> from fondaco import LIGURIA, begin
    >>> from fondaco.kernel import read, record, write
    >>> match = begin(LIGURIA, 3)
    >>> paper = record(match, ["Ann", "Ben", "Cleo"])
    >>> read(write(paper)) == paper
    True
    """
    data = parse(text)
    if not isinstance(data, dict) or "fondaco" not in data:
        raise Damaged("heading", "this is not a Fondaco record")
    if data["fondaco"] != FORMAT:
        raise Damaged("fondaco", f"format {data['fondaco']!r} is not known; this program reads {FORMAT}")
    for key in KEYS:
        if key not in data:
            raise Damaged(key, "missing")
    for key in data:
        if key not in KEYS and key != TALK:
            raise Damaged(str(key), "unknown entry")
    set_up = read_set_up(data)
    names = texts(data["names"], "names")
    if len(names) != set_up.seats:
        raise Damaged("names", f"{len(names)} names for {set_up.seats} seats")
    talk = listed(data.get(TALK, []), TALK)
    return Record(
        set_up=set_up,
        names=names,
        answers=[read_answer(row, n + 1) for n, row in enumerate(listed(data["answers"], "answers"))],
        scores=read_scores(data["scores"]),
        marks=texts(data["marks"], "marks"),
        digest=text_of(data["digest"], "digest"),
        talk=tuple([read_spoken(row, n, set_up.seats) for n, row in enumerate(talk, 1)]),
    )


def read_set_up(data: dict[str, object]) -> SetUp:
    return SetUp(
        game=text_of(data["game"], "game"),
        rules=text_of(data["rules"], "rules"),
        seats=whole(data["seats"], "seats"),
        options=read_options(data["options"]),
        edition=None if data["edition"] is None else table_of(data["edition"], "edition"),
    )


def read_answer(row: object, n: int) -> Action:
    where = f"answer {n}"
    parts = listed(row, where)
    if len(parts) != 3:
        raise Damaged(where, "an answer is [seat, verb, [arguments]]")
    args = [read_arg(arg, where) for arg in listed(parts[2], where)]
    return Action(whole(parts[0], where), text_of(parts[1], where), tuple(args))


def read_arg(arg: object, where: str) -> Arg:
    if isinstance(arg, list):
        return tuple([whole(n, where) for n in arg])
    return whole(arg, where)


def read_spoken(row: object, n: int, seats: int) -> Spoken:
    where = f"{TALK} {n}"
    said = table_of(row, where)
    seat = whole(said.get("seat"), where)
    if not 0 <= seat < seats:
        raise Damaged(where, f"there is no seat {seat}")
    return Spoken(
        after=whole(said.get("after"), where),
        seat=seat,
        text=text_of(said.get("text", ""), where),
        phrase=text_of(said.get("phrase", ""), where),
        args=tuple([whole(part, where) for part in listed(said.get("args", []), where)]),
    )


def read_scores(scores: object) -> list[int] | None:
    if scores is None:
        return None
    return [whole(n, "scores") for n in listed(scores, "scores")]


def read_options(options: object) -> dict[str, str]:
    return {key: text_of(value, "options") for key, value in table_of(options, "options").items()}
