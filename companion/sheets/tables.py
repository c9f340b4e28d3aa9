"""A sheet: its name and its rows of cells, and how large it may be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from companion.charts.faults import BadInput, Problem
from companion.language.tongue import number, tr

Cell = str | int | float | bool | None
Rows = Sequence[Sequence[Cell]]
RAW = 16_000_000
"""Bytes of a file that is read at all."""
UNPACKED = 64_000_000
"""Bytes: no honest workbook of a roster or form is larger when it is unpacked."""
PARTS, SHEETS = 2_000, 50
ROWS, COLUMNS = 20_000, 200
LONGEST = 4_000
"""Signs of one cell."""


class Sheet(NamedTuple):
    """One table of a file."""

    name: str
    """As its tab says; of a file of one table "". """
    rows: list[list[Cell]]
    unworked: tuple[tuple[int, int], ...] = ()
    """(row, column) from 0 of the formulas whose value nobody has worked out."""
    hidden: bool = False
    """Who opens the file does not see it."""


def place(row: int, column: int) -> str:
    """Give a cell's place as offices write it: "C7"; both are counted from 0."""
    letters, left = "", column
    while left >= 0:
        letters, left = chr(ord("A") + left % 26) + letters, left // 26 - 1
    return f"{letters}{row + 1}"


def bounded(rows: list[list[Cell]], name: str) -> list[list[Cell]]:
    """Give rows without what is empty at their ends and below; raises BadInput for more than may be."""
    for row in rows:
        while row and row[-1] in (None, ""):
            row.pop()
    while rows and not rows[-1]:
        rows.pop()
    if len(rows) > ROWS or any(len(row) > COLUMNS for row in rows):
        most = tr("has more than {rows} rows or {columns} columns", rows=number(ROWS), columns=COLUMNS)
        raise BadInput(Problem(name, "$", most, tr("take what is needed into a sheet of its own")))
    if any(isinstance(one, str) and len(one) > LONGEST for row in rows for one in row):
        raise BadInput(Problem(name, "$", tr("has a cell of more than {most} signs", most=number(LONGEST))))
    return rows
