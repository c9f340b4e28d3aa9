"""OpenDocument's spreadsheets, as LibreOffice writes them: the cells of content.xml, read as a stream.

A cell says how often it stands, and so does a row: that is how offices write a sheet of a million empty rows. What is
repeated is written out only as far as it says something, and never further than a sheet may reach.
"""

from __future__ import annotations

from xml.parsers import expat

from companion.charts.faults import BadInput, Problem
from companion.language.tongue import tr
from companion.sheets.tables import COLUMNS, ROWS, SHEETS, Cell, Sheet, bounded

TABLE = "urn:oasis:names:tc:opendocument:xmlns:table:1.0"
TEXT = "urn:oasis:names:tc:opendocument:xmlns:text:1.0"
OFFICE = "urn:oasis:names:tc:opendocument:xmlns:office:1.0"
STYLE = "urn:oasis:names:tc:opendocument:xmlns:style:1.0"
CELLS = (f"{TABLE} table-cell", f"{TABLE} covered-table-cell")
ROW, SHEET, PARAGRAPH, NOTE = f"{TABLE} table-row", f"{TABLE} table", f"{TEXT} p", f"{OFFICE} annotation"
NUMBERS = ("float", "percentage", "currency")


def read(raw: bytes, name: str) -> list[Sheet]:
    """Read the sheets of a content.xml; raises BadInput, or expat's error for what is no XML."""
    reader = _Reader(name)
    parser = expat.ParserCreate(namespace_separator=" ")
    parser.buffer_text = True
    parser.StartElementHandler, parser.EndElementHandler = reader.start, reader.end
    parser.CharacterDataHandler, parser.StartDoctypeDeclHandler = reader.text, reader.doctype
    parser.Parse(raw, True)
    return reader.sheets


class _Reader:
    """Takes the parts of the file as they come."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.sheets: list[Sheet] = []
        self._depth = self._notes = 0
        self._title, self._style = "", ""
        self._hidden = False
        self._unseen: set[str] = set()
        """Styles of sheets that are not shown."""
        self._rows: list[list[Cell]] = []
        self._row: list[Cell] = []
        self._waiting = 0
        """Empty rows that count only if one that is not follows."""
        self._given: dict[str, str] = {}
        self._said: list[str] = []

    def doctype(self, *_: object) -> None:
        raise BadInput(Problem(self.name, "$", tr("declares what no office program writes")))

    def start(self, tag: str, given: dict[str, str]) -> None:
        if tag == NOTE:
            self._notes += 1
        elif tag == f"{STYLE} style":
            self._style = given.get(f"{STYLE} name", "")
        elif tag == f"{STYLE} table-properties" and given.get(f"{TABLE} display") == "false":
            self._unseen.add(self._style)
        elif tag == SHEET:
            self._depth += 1
            if self._depth == 1:
                self._hidden = given.get(f"{TABLE} style-name", "") in self._unseen
                self._title, self._rows, self._waiting = given.get(f"{TABLE} name", ""), [], 0
        elif self._depth != 1:
            return  # a table within a cell is a picture to whoever counts brigades
        elif tag == ROW:
            self._row, self._repeated = [], _times(given, f"{TABLE} number-rows-repeated")
        elif tag in CELLS:
            self._given, self._said = given, []
        elif tag == PARAGRAPH and not self._notes:
            self._said.append("")

    def text(self, found: str) -> None:
        if self._depth == 1 and not self._notes and self._said:
            self._said[-1] += found

    def end(self, tag: str) -> None:
        if tag == NOTE:
            self._notes -= 1
        elif tag == SHEET:
            self._depth -= 1
            if self._depth == 0:
                if len(self.sheets) >= SHEETS:
                    raise BadInput(Problem(self.name, "$", tr("has more than {most} sheets", most=SHEETS)))
                self.sheets.append(Sheet(self._title, bounded(self._rows, self.name), hidden=self._hidden))
        elif self._depth == 1 and tag in CELLS:
            value, times = self._value(), _times(self._given, f"{TABLE} number-columns-repeated")
            # One more than may be, so that too many are told; a tail of empty ones says nothing.
            self._row += [value] * min(times, COLUMNS + 1 - min(len(self._row), COLUMNS + 1))
        elif self._depth == 1 and tag == ROW:
            self._end_of_row()

    def _end_of_row(self) -> None:
        while self._row and self._row[-1] in (None, ""):
            self._row.pop()
        if not self._row:
            self._waiting += self._repeated
            return
        for _ in range(min(self._waiting, ROWS + 1 - len(self._rows))):
            self._rows.append([])
        self._waiting = 0
        for _ in range(max(1, min(self._repeated, ROWS + 1 - len(self._rows)))):
            self._rows.append(list(self._row))

    def _value(self) -> Cell:
        kind, said = self._given.get(f"{OFFICE} value-type", ""), "\n".join(self._said)
        if kind in NUMBERS:
            try:
                found = float(self._given.get(f"{OFFICE} value", ""))
            except ValueError:
                return said or None
            return int(found) if abs(found) < 1e15 and found.is_integer() else found
        if kind == "boolean":
            return self._given.get(f"{OFFICE} boolean-value") == "true"
        return said or self._given.get(f"{OFFICE} date-value") or self._given.get(f"{OFFICE} string-value") or None


def _times(given: dict[str, str], key: str) -> int:
    told = given.get(key, "1")
    return int(told) if told.isdecimal() and len(told) < 10 else 1
