"""A record on paper: one JSON document, an answer a line."""

from __future__ import annotations

import json
from typing import Final

from fondaco.kernel.action import Action, Arg
from fondaco.kernel.match import SetUp
from fondaco.kernel.reading import Damaged, listed, parse, table_of, text_of, texts, whole
from fondaco.kernel.record import Record, words_of

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


def write(paper: Record) -> str:
    """The record as JSON text, an answer a line."""
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
    return "{\n" + ",\n".join(lines) + "\n}\n"


def read(text: str | bytes) -> Record:
    """The record in a JSON text, its form checked; `replay` checks its truth. Raises Damaged."""
    data = parse(text)
    if not isinstance(data, dict) or "fondaco" not in data:
        raise Damaged("heading", "this is not a Fondaco record")
    if data["fondaco"] != FORMAT:
        raise Damaged("fondaco", f"format {data['fondaco']!r} is not known; this program reads {FORMAT}")
    for key in KEYS:
        if key not in data:
            raise Damaged(key, "missing")
    for key in data:
        if key not in KEYS:
            raise Damaged(str(key), "unknown entry")
    set_up = read_set_up(data)
    names = texts(data["names"], "names")
    if len(names) != set_up.seats:
        raise Damaged("names", f"{len(names)} names for {set_up.seats} seats")
    return Record(
        set_up=set_up,
        names=names,
        answers=[read_answer(row, n + 1) for n, row in enumerate(listed(data["answers"], "answers"))],
        scores=read_scores(data["scores"]),
        marks=texts(data["marks"], "marks"),
        digest=text_of(data["digest"], "digest"),
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


def read_scores(scores: object) -> list[int] | None:
    if scores is None:
        return None
    return [whole(n, "scores") for n in listed(scores, "scores")]


def read_options(options: object) -> dict[str, str]:
    return {key: text_of(value, "options") for key, value in table_of(options, "options").items()}
