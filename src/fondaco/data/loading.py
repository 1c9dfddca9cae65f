"""Reading a dataset back: its tables, its records, and whether it is whole."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fondaco.kernel.paper import read
from fondaco.kernel.record import Record

if TYPE_CHECKING:
    import pyarrow as pa
    import pyarrow.dataset as pads


class Dataset:
    """A dataset in a folder: the tables `games`, `decisions` and `deals`; README.md there has the columns.

    >>> from pathlib import Path
    >>> from tempfile import mkdtemp
    >>> from fondaco.__main__ import main
    >>> from fondaco.data import Dataset
    >>> folder = mkdtemp()
    >>> quiet = ["--bots", "chaos", "--seats", "2", "--games", "1", "--out", folder]
    >>> main(["dataset", "hafen", *quiet])  # doctest: +ELLIPSIS
    {"folder": ...}
    0
    >>> Dataset(Path(folder)).table("games").num_rows
    1
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.plan: dict[str, Any] = json.loads((path / "dataset.json").read_text(encoding="utf-8"))

    def scan(self, table: str) -> pads.Dataset:
        """A table to read in pieces, for one that is larger than the memory."""
        import pyarrow.dataset as pads

        from fondaco.data.tables import schema_of_table

        files = sorted((self.path / table).glob("*.parquet"))
        return pads.dataset([str(file) for file in files], schema=schema_of_table(table), format="parquet")

    def table(self, table: str, columns: list[str] | None = None) -> pa.Table:
        """A whole table, or some of its columns."""
        return self.scan(table).to_table(columns=columns)

    def records(self) -> Iterator[Record]:
        """The record of each game, in order; `fondaco.replay` plays it again."""
        for file in sorted((self.path / "records").glob("*.jsonl.gz")):
            with gzip.open(file, "rt", encoding="utf-8") as lines:
                for line in lines:
                    yield read(line)

    def damaged(self) -> list[str]:
        """The files that are missing or not what SHA256SUMS says; none: the dataset is whole."""
        from fondaco.data.writing import digest_of

        lines = (self.path / "SHA256SUMS").read_text(encoding="utf-8").splitlines()
        files = [(self.path / name, digest) for digest, name in [line.split("  ", 1) for line in lines]]
        wrong = [file for file, digest in files if not file.is_file() or digest_of(file) != digest]
        return [file.relative_to(self.path).as_posix() for file in wrong]


def load(path: str | Path) -> Dataset:
    """The dataset in a folder, as `fondaco dataset` writes it.

    >>> from tempfile import mkdtemp
    >>> from fondaco.__main__ import main
    >>> from fondaco.data import load
    >>> folder = mkdtemp()
    >>> main(["dataset", "hafen", "--bots", "chaos", "--games", "1", "--out", folder])  # doctest: +ELLIPSIS
    {"folder": ...}
    0
    >>> load(folder).damaged()
    []
    """
    return Dataset(Path(path))
