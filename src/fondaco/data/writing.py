"""The files of a dataset: shards, each a pure function of its games, so that a run can be resumed."""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import pyarrow.parquet as pq

from fondaco.data.game_rows import GameRows
from fondaco.data.tables import ROWS, schema_of_table, table_of_rows
from fondaco.files import PARTIAL, whole_file, write_whole
from fondaco.kernel.match import SetUp
from fondaco.kernel.reading import Damaged, parse

MANIFEST: Final = "dataset.json"
CARD: Final = "README.md"
SUMS: Final = "SHA256SUMS"
RECORDS: Final = "records"
PARQUET: Final[dict[str, Any]] = {"compression": "zstd", "compression_level": 9}


class OtherDataset(Exception):
    """The folder holds something else than what is to be written into it."""


class Plan(NamedTuple):
    """What a dataset is made of: everything that its bytes depend on. It is kept in the folder."""

    fondaco: str
    pyarrow: str
    set_up: SetUp
    bots: list[str]
    seed: str
    think: float
    games: int
    games_per_shard: int

    @property
    def shards(self) -> int:
        return -(-self.games // self.games_per_shard)

    def numbers(self, shard: int) -> range:
        """The games of a shard."""
        first = shard * self.games_per_shard
        return range(first, min(first + self.games_per_shard, self.games))


class DatasetFolder:
    """A dataset on disk, complete or not."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan

    def open(self) -> None:
        """Make the folder, or go on with the one that is there. Raises OtherDataset, Damaged and OSError."""
        manifest = self.path / MANIFEST
        if manifest.exists():
            if read_manifest(manifest) != as_plain(self.plan):
                raise OtherDataset(f"{self.path} holds a dataset of other games, bots or versions")
        else:
            self.begin(manifest)
        for folder in (*ROWS, RECORDS):
            (self.path / folder).mkdir(exist_ok=True)

    def begin(self, manifest: Path) -> None:
        """Write the manifest into a new or empty folder, before any other file. Raises OtherDataset."""
        self.path.mkdir(parents=True, exist_ok=True)
        if any(file.name != f"{MANIFEST}{PARTIAL}" for file in self.path.iterdir()):
            raise OtherDataset(f"{self.path} is not empty")
        text = json.dumps(as_plain(self.plan), indent=1, ensure_ascii=False)
        write_whole(manifest, f"{text}\n".encode())

    def missing(self) -> Iterator[int]:
        """The shards that are still to be made."""
        return (shard for shard in range(self.plan.shards) if not self.is_there(shard))

    def is_there(self, shard: int) -> bool:
        return all(file.exists() for file in self.files(shard))

    def files(self, shard: int) -> list[Path]:
        tables = [self.path / name / f"{shard:05}.parquet" for name in ROWS]
        return [*tables, self.path / RECORDS / f"{shard:05}.jsonl.gz"]

    def write(self, shard: int, games: Iterable[GameRows]) -> None:
        """Write the files of a shard, each of which appears only when it is whole.

        Decisions are many: each game's go to the disk as soon as they are there.
        """
        rows: dict[str, list[Any]] = {"games": [], "deals": []}
        texts: list[str] = []
        files = dict(zip((*ROWS, RECORDS), self.files(shard), strict=True))
        schema = schema_of_table("decisions")
        with whole_file(files["decisions"]) as out, pq.ParquetWriter(out, schema, **PARQUET) as decisions:
            for one in games:
                decisions.write_table(table_of_rows("decisions", one.decisions))
                rows["games"].append(one.game)
                rows["deals"] += one.deals
                texts.append(one.record)
        for name, found in rows.items():
            with whole_file(files[name]) as out:
                pq.write_table(table_of_rows(name, found), out, **PARQUET)
        write_whole(files[RECORDS], packed(texts))

    def finish(self, card: str) -> None:
        """Write the data card, and the hashes of all files."""
        write_whole(self.path / CARD, card.encode())
        files = [file for shard in range(self.plan.shards) for file in self.files(shard)]
        named = sorted([self.path / MANIFEST, self.path / CARD, *files])
        lines = [f"{digest_of(file)}  {file.relative_to(self.path).as_posix()}\n" for file in named]
        write_whole(self.path / SUMS, "".join(lines).encode())


def read_manifest(manifest: Path) -> object:
    """The plan that a folder was begun with, as its manifest has it. Raises Damaged."""
    try:
        return parse(manifest.read_bytes())
    except Damaged as no:
        raise Damaged(f"{manifest}, {no.where}", no.what) from None


def as_plain(plan: Plan) -> dict[str, Any]:
    """A plan as its manifest has it."""
    plain: dict[str, Any] = json.loads(json.dumps(plan._asdict() | {"set_up": plan.set_up._asdict()}))
    return plain


def packed(records: Iterable[str]) -> bytes:
    """Records, one a line, without the time of day that gzip would note."""
    lines = [json.dumps(json.loads(text), separators=(",", ":"), ensure_ascii=False) for text in records]
    return gzip.compress("".join([f"{line}\n" for line in lines]).encode(), mtime=0)


def digest_of(file: Path) -> str:
    with file.open("rb") as content:
        return hashlib.file_digest(content, "sha256").hexdigest()
