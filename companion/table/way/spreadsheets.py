"""Spreadsheets as bytes: the return form written for any office program, and read back from .xlsx and .csv.

Excel, LibreOffice and Google write CSV each in their own way: with commas, semicolons or tabs, in UTF-8 with a mark and
without, in UTF-16, with either end of line. All of it is read; what is written is what a double click opens rightly.
"""

from __future__ import annotations

import csv
import io
import zipfile
from typing import TYPE_CHECKING

from companion.charts.faults import BadInput, Problem
from companion.language.tongue import number, tr
from companion.table.file.gridded import KEY, Rows, Value, cell, row_of_keys

if TYPE_CHECKING:
    from collections.abc import Sequence

ZIP = b"PK\x03\x04"
UNPACKED = 64_000_000
"""Bytes: no honest form is larger when it is unpacked."""
ROWS, COLUMNS = 2_000, 100
SEPARATORS = ";,\t"
MARKS = {b"\xff\xfe": "utf-16", b"\xfe\xff": "utf-16", b"\xef\xbb\xbf": "utf-8-sig"}
WORKBOOK, OPEN_DOCUMENT = "xl/workbook.xml", "content.xml"
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


def is_sheet(raw: bytes, name: str) -> bool:
    """Say whether a file is a spreadsheet: a workbook by its first bytes, CSV by its name, if it is nothing else."""
    named = name.casefold().endswith((".csv", ".tsv"))
    return raw.startswith(ZIP) or (named and not raw.lstrip().startswith((b"{", b"SQLite format", b"%PDF")))


def rows_of(raw: bytes, name: str) -> list[list[Value]]:
    """Read a spreadsheet's cells; raises BadInput for one that cannot be read."""
    return _workbook(raw, name) if raw.startswith(ZIP) else _csv(raw, name)


def _csv(raw: bytes, name: str) -> list[list[Value]]:
    text = _decoded(raw, name)
    separator = _separator(text)
    try:
        found: list[list[Value]] = [list(row) for row in csv.reader(io.StringIO(text, newline=""), delimiter=separator)]
    except csv.Error as error:
        raise BadInput(Problem(name, "$", tr("cannot be read as CSV ({error})", error=str(error)))) from None
    return _bounded(found, name)


def _decoded(raw: bytes, name: str) -> str:
    """Give the text of a CSV file by its mark; without one it is UTF-8, or else what offices of the West wrote."""
    coding = next((one for mark, one in MARKS.items() if raw.startswith(mark)), "")
    if not coding and b"\x00" in raw[:200]:
        coding = "utf-16-le" if raw[1:2] == b"\x00" else "utf-16-be"
    try:
        return raw.decode(coding or "utf-8")
    except UnicodeDecodeError:
        if coding:
            hint = tr("save it anew as CSV, UTF-8")
            raise BadInput(Problem(name, "$", tr("is no text of its own coding"), hint)) from None
        return raw.decode("cp1252", "replace")


def _separator(text: str) -> str:
    """Give what parts the cells: what makes a row of keys of some line, else what stands most often in the first."""
    lines = text.splitlines()[:ROWS]
    for one in SEPARATORS:
        if row_of_keys([[cell.strip('" ') for cell in line.split(one)] for line in lines if KEY in line]) is not None:
            return one
    return max(SEPARATORS, key=(lines[0] if lines else "").count)


def _workbook(raw: bytes, name: str) -> list[list[Value]]:
    """Give the cells of the sheet that holds the form, else of the first; a formula's are those last worked out."""
    _safe(raw, name)
    from openpyxl import load_workbook

    try:
        values, written = (load_workbook(io.BytesIO(raw), read_only=True, data_only=only) for only in (True, False))
        sheets = [[list(row)[:COLUMNS] for row in _some(sheet)] for sheet in values.worksheets]
        formulas = [[list(row)[:COLUMNS] for row in _some(sheet)] for sheet in written.worksheets]
    except Exception as error:  # of a damaged file the library raises nearly anything
        hint = tr("open it in an office program and save it anew")
        raise BadInput(Problem(name, "$", tr("cannot be read as a workbook ({error})", error=error), hint)) from None
    nth = next((nth for nth, rows in enumerate(sheets) if row_of_keys(rows) is not None), 0)
    if not sheets:
        raise BadInput(Problem(name, "$", tr("holds no sheet")))
    _worked_out(sheets[nth], formulas[nth], name)
    return _bounded([[_plain(one) for one in row] for row in sheets[nth]], name)


def _some(sheet: object) -> Sequence[Sequence[object]]:
    """Give the rows of a sheet, one more than may be."""
    found: Sequence[Sequence[object]] = list(
        sheet.iter_rows(max_row=ROWS + 1, max_col=COLUMNS, values_only=True)  # type: ignore[attr-defined]
    )
    return found


def _safe(raw: bytes, name: str) -> None:
    """Refuse what is no workbook, what would fill the memory, and what declares entities; raises BadInput."""
    try:
        with zipfile.ZipFile(io.BytesIO(raw)) as packed:
            parts = packed.infolist()
            names = {one.filename for one in parts}
            if WORKBOOK not in names:
                hint = tr("unpack it, and give the JSON file or the table game's document")
                if OPEN_DOCUMENT in names:
                    hint = tr("save it as .xlsx or .csv")
                raise BadInput(Problem(name, "$", tr("is a packed file that is no workbook"), hint))
            if sum(one.file_size for one in parts) > UNPACKED:
                raise BadInput(Problem(name, "$", tr("is larger unpacked than any form")))
            if any(b"<!DOCTYPE" in packed.read(one)[:2000] for one in parts if one.filename.endswith(".xml")):
                raise BadInput(Problem(name, "$", tr("declares what no office program writes")))
    except BadInput:
        raise
    except Exception as error:  # of a damaged file the library raises nearly anything
        hint = tr("open it in an office program and save it anew")
        raise BadInput(Problem(name, "$", tr("cannot be read as a workbook ({error})", error=error), hint)) from None


def _worked_out(values: Sequence[Sequence[object]], written: Sequence[Sequence[object]], name: str) -> None:
    """Refuse formulas whose value nobody has worked out; raises BadInput with each."""
    problems = [
        Problem(name, cell(row, column), tr("holds a formula that was never worked out"), tr("type its value"))
        for row, cells in enumerate(written)
        for column, one in enumerate(cells)
        if isinstance(one, str) and one.startswith("=") and values[row][column] is None
    ]
    if problems:
        raise BadInput(problems)


def _plain(value: object) -> Value:
    return value if value is None or isinstance(value, str | int | float | bool) else str(value)


def _bounded(rows: list[list[Value]], name: str) -> list[list[Value]]:
    if len(rows) > ROWS or any(len(row) > COLUMNS for row in rows):
        raise BadInput(Problem(name, "$", tr("has more rows or columns than any form")))
    return rows
