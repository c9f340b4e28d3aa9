"""The return form of an office program, mangled: cells of any kind, texts of any coding, workbooks with broken bytes."""

from __future__ import annotations

import csv
import io
import random
from math import isfinite
from typing import Any

from companion.table import way
from companion.table.way.spreadsheets import xlsx_bytes
from fuzzing import mutations
from fuzzing.targets import Battles

CODINGS = ("utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1252")


class Sheets(Battles):
    """The form as .csv or .xlsx through `battle import`."""

    NAME = "return.csv"
    """A workbook is told by its first bytes, whatever it is called."""

    def prepare(self) -> None:
        super().prepare()
        self.cells = [list(row) for row in way.form_rows(self.session, way.export(self.session))]
        self.cells[2][2] = "union"
        keys = self.cells[5]
        for row in self.cells[6:]:
            row[keys.index("surrendered")] = "no"

    def make(self, rng: random.Random) -> bytes:
        cells = [[_cell(one) for one in row] for row in _rows(mutations.value(rng, self.cells))]
        if rng.random() < 0.2:
            raw = xlsx_bytes([[one for one in row if one is None or _plain(one)] for row in cells])
        else:
            made = io.StringIO(newline="")
            csv.writer(made, delimiter=rng.choice(",;\t|"), lineterminator=rng.choice(("\n", "\r\n"))).writerows(cells)
            text = mutations.text(rng, made.getvalue()) if rng.random() < 0.5 else made.getvalue()
            raw = text.encode(rng.choice(CODINGS), "replace")
        return mutations.raw(rng, raw) if rng.random() < 0.2 else raw


def _rows(given: Any) -> list[list[Any]]:
    """Give rows of whatever was made of them."""
    return [row if isinstance(row, list) else [row] for row in given] if isinstance(given, list) else [[given]]


def _cell(given: Any) -> str | int | float | bool | None:
    """Give what a cell can hold."""
    if isinstance(given, int) and not isinstance(given, bool) and abs(given) > 10**15:
        return str(given)[:400]
    return given if given is None or isinstance(given, str | int | float | bool) else str(given)


def _plain(given: object) -> bool:
    """Say whether an office program could have written it: no controls, no number that is none, no formula's lead."""
    if isinstance(given, float):
        return isfinite(given) and abs(given) < 1e300
    return not isinstance(given, str) or (given.isprintable() and not given.startswith("=") and len(given) < 30_000)
