"""Workbooks, which are packed: .xlsx by openpyxl, .ods by its own reader, both looked at before anything is read."""

from __future__ import annotations

import io
import zipfile
import zlib
from collections.abc import Callable
from xml.parsers import expat

from companion.charts.faults import BadInput, Problem
from companion.language.tongue import tr
from companion.sheets.tables import COLUMNS, PARTS, ROWS, SHEETS, UNPACKED, Cell, Sheet, bounded

WORKBOOK, OPEN_DOCUMENT = "xl/workbook.xml", "content.xml"
CHUNK = 4_096


def read(raw: bytes, name: str) -> list[Sheet]:
    """Give every sheet; raises BadInput for what is no workbook, is damaged, or would fill the memory."""
    if _kind(raw, name) == OPEN_DOCUMENT:
        from companion.sheets import opendocument

        with zipfile.ZipFile(io.BytesIO(raw)) as packed:
            return _tried(lambda: opendocument.read(packed.read(OPEN_DOCUMENT), name), name)
    return _tried(lambda: _excel(raw, name), name)


def _tried(reader: Callable[[], list[Sheet]], name: str) -> list[Sheet]:
    try:
        found = reader()
    except BadInput:
        raise
    except Exception as error:  # of a damaged file a library raises nearly anything
        raise _damaged(error, name) from None
    if not found:
        raise BadInput(Problem(name, "$", tr("holds no sheet")))
    return found


def _damaged(error: Exception, name: str) -> BadInput:
    hint = tr("open it in an office program and save it anew")
    if isinstance(error, zipfile.BadZipFile | zlib.error | EOFError):
        # What the library says of its packing is no word for whoever keeps an order of battle.
        return BadInput(Problem(name, "$", tr("is a workbook that is damaged, or was not copied whole"), hint))
    return BadInput(Problem(name, "$", tr("cannot be read as a workbook ({error})", error=str(error)[:200]), hint))


def _kind(raw: bytes, name: str) -> str:
    """Say which kind of workbook it is. Raises BadInput for none, for too much, and for declared entities."""
    try:
        with zipfile.ZipFile(io.BytesIO(raw)) as packed:
            parts = packed.infolist()
            names = {one.filename for one in parts}
            kind = next((one for one in (WORKBOOK, OPEN_DOCUMENT) if one in names), "")
            if not kind:
                hint = tr("unpack it, and give the JSON file or the table game's document")
                raise BadInput(Problem(name, "$", tr("is a packed file that is no workbook"), hint))
            if any(one.flag_bits & 1 for one in parts) or "EncryptedPackage" in names:
                raise BadInput(Problem(name, "$", tr("is locked by a password"), tr("save it without one")))
            if len(parts) > PARTS or sum(one.file_size for one in parts) > UNPACKED:
                raise BadInput(Problem(name, "$", tr("is larger unpacked than any form or roster")))
            for one in parts:
                if one.filename.endswith((".xml", ".rels")) and _declares(packed, one):
                    raise BadInput(Problem(name, "$", tr("declares what no office program writes")))
    except BadInput:
        raise
    except Exception as error:  # of a damaged file the library raises nearly anything
        raise _damaged(error, name) from None
    return kind


class _Seen(Exception):
    """Enough of a part was read."""


def _declares(packed: zipfile.ZipFile, part: zipfile.ZipInfo) -> bool:
    """Say whether a part declares a document type, in whatever coding and however far down."""
    found: list[bool] = []

    def doctype(*_: object) -> None:
        found.append(True)
        raise _Seen

    def element(*_: object) -> None:
        raise _Seen

    parser = expat.ParserCreate()
    parser.StartDoctypeDeclHandler, parser.StartElementHandler = doctype, element
    with packed.open(part) as stream:
        try:
            while chunk := stream.read(CHUNK):
                parser.Parse(chunk)
        except _Seen:
            return bool(found)
        except expat.ExpatError:
            return False  # what is no XML is told by who reads it
    return False


def _excel(raw: bytes, name: str) -> list[Sheet]:
    from openpyxl import load_workbook

    values, written = (load_workbook(io.BytesIO(raw), read_only=True, data_only=only) for only in (True, False))
    if len(values.worksheets) > SHEETS:
        raise BadInput(Problem(name, "$", tr("has more than {most} sheets", most=SHEETS)))
    found = []
    for sheet, formulas in zip(values.worksheets, written.worksheets, strict=True):
        rows = [[_plain(one) for one in row] for row in _some(sheet)]
        unworked = tuple(
            (nth, column)
            for nth, row in enumerate(_some(formulas))
            for column, one in enumerate(row)
            if isinstance(one, str) and one.startswith("=") and (nth >= len(rows) or rows[nth][column] is None)
        )
        found.append(Sheet(sheet.title, bounded(rows, name), unworked, sheet.sheet_state != "visible"))
    return found


def _some(sheet: object) -> list[tuple[object, ...]]:
    """Give the rows of a sheet, one more each way than may be."""
    rows = sheet.iter_rows(max_row=ROWS + 1, values_only=True)  # type: ignore[attr-defined]
    return [tuple(row[: COLUMNS + 1]) for row in rows]


def _plain(value: object) -> Cell:
    if isinstance(value, float) and value.is_integer() and abs(value) < 1e15:
        return int(value)
    return value if value is None or isinstance(value, str | int | float | bool) else str(value)
