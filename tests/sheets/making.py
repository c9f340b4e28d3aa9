"""Small workbooks of both kinds, made for the tests."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping, Sequence
from xml.sax.saxutils import escape, quoteattr

from openpyxl import Workbook

Cells = Sequence[Sequence[object]]
SPACES = (
    'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" '
    'xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" '
    'xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"'
)


def xlsx(sheets: Mapping[str, Cells]) -> bytes:
    """Write a workbook of Excel."""
    book = Workbook()
    book.remove(book.active)
    for name, rows in sheets.items():
        sheet = book.create_sheet(name)
        for row in rows:
            sheet.append(list(row))
    made = io.BytesIO()
    book.save(made)
    return made.getvalue()


def ods(sheets: Mapping[str, Cells], tail: str = "") -> bytes:
    """Write one of LibreOffice; `tail` are rows of the first sheet as they stand in the file."""
    tables = []
    for name, rows in sheets.items():
        told = "".join(f"<table:table-row>{''.join(map(_cell, row))}</table:table-row>" for row in rows)
        tables.append(f"<table:table table:name={quoteattr(name)}>{told}{tail}</table:table>")
    body = f"<office:body><office:spreadsheet>{''.join(tables)}</office:spreadsheet></office:body>"
    return packed({"content.xml": f"<office:document-content {SPACES}>{body}</office:document-content>".encode()})


def _cell(value: object) -> str:
    if value is None:
        return "<table:table-cell/>"
    if isinstance(value, int | float):
        return (
            f'<table:table-cell office:value-type="float" office:value="{value}">'
            f"<text:p>{value:,}</text:p></table:table-cell>"
        )
    return f'<table:table-cell office:value-type="string"><text:p>{escape(str(value))}</text:p></table:table-cell>'


def packed(parts: Mapping[str, bytes]) -> bytes:
    """Pack files."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as pack:
        for name, raw in parts.items():
            pack.writestr(name, raw)
    return made.getvalue()
