"""Tables written for any office program: CSV and workbooks in which no cell is a formula."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Mapping

from companion.language.escaping import cell, line
from companion.language.tongue import number
from companion.sheets.tables import Cell, Rows

WIDEST = 44
NAMED = 31
"""Signs of a sheet's name."""


def harmless(value: Cell) -> Cell:
    """Give a cell that no office program works out: a text that begins like a formula has an apostrophe before it."""
    return cell(line(value)) if isinstance(value, str) else value


def csv_bytes(rows: Rows) -> bytes:
    """Write rows as CSV: with the separator that offices of this language expect, and a mark that says UTF-8."""
    made = io.StringIO(newline="")
    separator = ";" if "," in number(0.5, ".1f") else ","
    csv.writer(made, delimiter=separator, lineterminator="\r\n").writerows(
        [["" if one is None else harmless(one) for one in row] for row in rows]
    )
    return made.getvalue().encode("utf-8-sig", "replace")


def xlsx_bytes(sheets: Mapping[str, Rows]) -> bytes:
    """Write a workbook, a sheet a table: the first row of each bold and held."""
    from openpyxl import Workbook
    from openpyxl.styles import Font
    from openpyxl.utils import get_column_letter

    book = Workbook()
    book.remove(book.active)
    for name, rows in sheets.items():
        sheet = book.create_sheet(re.sub(r"[\[\]:*?/\\]", " ", name)[:NAMED])
        for row in rows:
            sheet.append([harmless(one) for one in row])
        for one in sheet[1] if sheet.max_row else ():
            one.font = Font(bold=True)
        sheet.freeze_panes = "A2"
        for column in range(1, sheet.max_column + 1):
            longest = max((len(str(row[column - 1] or "")) for row in rows if len(row) >= column), default=0)
            sheet.column_dimensions[get_column_letter(column)].width = min(WIDEST, longest + 3)
    made = io.BytesIO()
    book.save(made)
    return made.getvalue()
