"""Which kind of table a file is, by what stands in it and not by what it is called."""

from __future__ import annotations

from companion.charts.faults import BadInput, Problem
from companion.language.tongue import number, tr
from companion.sheets.tables import RAW, Sheet

ZIP = b"PK\x03\x04"
OLD_EXCEL = b"\xd0\xcf\x11\xe0"
OTHERS = (
    b"SQLite format",
    b"%PDF",
    b"\x89PNG",
    b"\xff\xd8\xff",
    b"GIF8",
    b"{\\rtf",
    b"\x1f\x8b",
    b"7z\xbc\xaf",
    b"Rar!",
)


def is_sheet(raw: bytes, name: str) -> bool:
    """Say whether a file is a spreadsheet: a workbook by its first bytes, CSV by its name, if it is nothing else."""
    named = name.casefold().endswith((".csv", ".tsv"))
    return raw.startswith(ZIP) or (named and not raw.lstrip().startswith((b"{", b"SQLite format", b"%PDF")))


def read(raw: bytes, name: str) -> list[Sheet]:
    """Read every table of a file; raises BadInput for what is none, is damaged, or is larger than any roster."""
    if len(raw) > RAW:
        what = tr("is larger than {largest} bytes", largest=number(RAW))
        raise BadInput(Problem(name, "$", what, tr("is it the right file?")))
    if raw.startswith(ZIP):
        from companion.sheets import workbook

        return workbook.read(raw, name)
    if raw.startswith(OLD_EXCEL):
        what = tr("is a workbook of Excel before 2007, or one that is locked by a password")
        raise BadInput(Problem(name, "$", what, tr("save it as .xlsx or .csv")))
    start = raw.lstrip()[:16]
    if start.startswith(OTHERS) or (start.startswith(b"<") and not name.casefold().endswith((".csv", ".txt"))):
        what = tr("is no table: a workbook (.xlsx, .ods), CSV or JSON is wanted")
        raise BadInput(Problem(name, "$", what, tr("is it the right file?")))
    from companion.sheets import parted, records

    text = parted.decoded(raw, name)
    if text.lstrip().startswith(("{", "[")):
        return records.read(text, name)
    return [Sheet("", parted.rows(text, name))]
