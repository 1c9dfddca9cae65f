"""The tables of a dataset: their columns and types, made from the rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, get_type_hints

import pyarrow as pa

from fondaco.data.game_rows import DealRow, DecisionRow, GameRow

ROWS: Final[Mapping[str, type]] = {"games": GameRow, "decisions": DecisionRow, "deals": DealRow}
TYPES: Final[Mapping[object, pa.DataType]] = {
    int: pa.int32(),
    float: pa.float64(),
    bool: pa.bool_(),
    str: pa.string(),
    list[int]: pa.list_(pa.int32()),
    list[float]: pa.list_(pa.float64()),
    list[str]: pa.list_(pa.string()),
}


def schema_of_table(name: str) -> pa.Schema:
    """The columns of a table; none of them is ever null."""
    hints = get_type_hints(ROWS[name])
    return pa.schema([pa.field(column, TYPES[hint], nullable=False) for column, hint in hints.items()])


def table_of_rows(name: str, rows: Sequence[NamedTuple]) -> pa.Table:
    """Rows as a table."""
    schema = schema_of_table(name)
    columns: list[Sequence[Any]] = [[row[at] for row in rows] for at in range(len(schema))]
    return pa.table(columns, schema=schema)
