"""Spreadsheets as bytes: the return form written for any office program, and read back from .xlsx, .ods and .csv.

What is written is what a double click opens rightly.
"""

from __future__ import annotations

import csv
import io

from companion.charts.faults import BadInput, Problem
from companion.language.tongue import number, tr
from companion.sheets import Sheet, is_sheet, place, read
from companion.sheets.opening import ZIP
from companion.sheets.parted import decoded
from companion.table.file.gridded import KEY, Rows, Value, row_of_keys

__all__ = ["csv_bytes", "is_sheet", "rows_of", "xlsx_bytes"]
ROWS, COLUMNS = 2_000, 100
SEPARATORS = ";,\t"
WIDEST = 34
_GREY = "FFE7E6E0"


# ---- written


def csv_bytes(rows: Rows) -> bytes:
    """Write rows as CSV: with the separator that offices of this language expect, and a mark that says UTF-8."""
    made = io.StringIO(newline="")
    separator = ";" if "," in number(0.5, ".1f") else ","
    csv.writer(made, delimiter=separator, lineterminator="\r\n").writerows(
        [["" if one is None else one for one in row] for row in rows]
    )
    return made.getvalue().encode("utf-8-sig")


def xlsx_bytes(rows: Rows) -> bytes:
    """Write rows as a workbook of one sheet: heads bold and held, the row of keys grey."""
    from openpyxl import Workbook
    from openpyxl.styles import Font, PatternFill
    from openpyxl.utils import get_column_letter

    book = Workbook()
    sheet = book.active
    sheet.title = "Result"
    head = row_of_keys(rows) or 0
    for row in rows:
        sheet.append(list(row))
    for nth in (1, 2, 3, head):
        for one in sheet[nth]:
            one.font = Font(bold=True)
    for one in sheet[head + 1]:
        one.fill = PatternFill("solid", fgColor=_GREY)
    sheet.freeze_panes = f"C{head + 2}"
    for column in range(1, sheet.max_column + 1):
        longest = max(len(str(row[column - 1] or "")) for row in rows if len(row) >= column)
        sheet.column_dimensions[get_column_letter(column)].width = min(WIDEST, longest + 3)
    made = io.BytesIO()
    book.save(made)
    return made.getvalue()


# ---- read


def rows_of(raw: bytes, name: str) -> list[list[Value]]:
    """Read a spreadsheet's cells; raises BadInput for one that cannot be read."""
    return _workbook(raw, name) if raw.startswith(ZIP) else _csv(raw, name)


def _csv(raw: bytes, name: str) -> list[list[Value]]:
    text = decoded(raw, name)
    separator = _separator(text)
    try:
        found: list[list[Value]] = [list(row) for row in csv.reader(io.StringIO(text, newline=""), delimiter=separator)]
    except csv.Error as error:
        raise BadInput(Problem(name, "$", tr("cannot be read as CSV ({error})", error=str(error)))) from None
    return _bounded(found, name)


def _separator(text: str) -> str:
    """Give what parts the cells: what makes a row of keys of some line, else what stands most often in the first."""
    lines = text.splitlines()[:ROWS]
    for one in SEPARATORS:
        if row_of_keys([[cell.strip('" ') for cell in line.split(one)] for line in lines if KEY in line]) is not None:
            return one
    return max(SEPARATORS, key=(lines[0] if lines else "").count)


def _workbook(raw: bytes, name: str) -> list[list[Value]]:
    """Give the cells of the sheet that holds the form, else of the first; a formula's are those last worked out."""
    sheets = read(raw, name)
    sheet = next((one for one in sheets if row_of_keys(one.rows) is not None), sheets[0])
    _worked_out(sheet, name)
    return _bounded(sheet.rows, name)


def _worked_out(sheet: Sheet, name: str) -> None:
    """Refuse formulas whose value nobody has worked out; raises BadInput with each."""
    what, hint = tr("holds a formula that was never worked out"), tr("type its value")
    if sheet.unworked:
        raise BadInput([Problem(name, place(row, column), what, hint) for row, column in sheet.unworked[:COLUMNS]])


def _bounded(rows: list[list[Value]], name: str) -> list[list[Value]]:
    if len(rows) > ROWS or any(len(row) > COLUMNS for row in rows):
        raise BadInput(Problem(name, "$", tr("has more rows or columns than any form")))
    return rows
