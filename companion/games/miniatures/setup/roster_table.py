"""The table of a roster: from CSV text to a header and numbered records, or the problems of its form."""

from __future__ import annotations

import csv
import difflib
import io
from collections.abc import Iterator

import msgspec

from companion.charts.faults import BadInput, Problem
from companion.games.miniatures.setup.roster_cells import CELLS, REQUIRED
from companion.language.escaping import of_cell
from companion.language.tongue import tr


class Record(msgspec.Struct, frozen=True):
    """A record: its row number as a spreadsheet counts (the header is row 1), and its filled cells by column."""

    row: int
    cells: dict[str, str]


def table(text: str, file: str) -> tuple[tuple[Record, ...], tuple[Problem, ...]]:
    """Part a roster into records, with the problems of single rows; raises BadInput when the header cannot be used."""
    problems: list[Problem] = []
    lines = list(_lines(text, file, problems))
    if not lines:
        raise BadInput(problems or Problem(file, "$", tr("the roster is empty"), tr("the first row names the columns")))
    header = [cell.casefold().replace(" ", "_") for cell in lines[0][1]]
    wrong = list(_header_problems(header, file))
    if wrong:
        raise BadInput(wrong)
    records: list[Record] = []
    for row, cells in lines[1:]:
        if any(cells[len(header) :]) or len(cells) < len(header):
            what = tr("has {cells} cells, the header has {header}", cells=len(cells), header=len(header))
            problems.append(
                Problem(file, f"row {row}", what, tr("a comma inside a name wants quotation marks around it"))
            )
            continue
        pairs = list(zip(header, cells, strict=False))
        if any(cell and not column for column, cell in pairs):
            what = tr("has a cell under no column name")
            problems.append(Problem(file, f"row {row}", what, tr("name the column, or empty it")))
        records.append(Record(row, {column: cell for column, cell in pairs if cell and column}))
    if not records and not problems:
        raise BadInput(Problem(file, "$", tr("has a header and no row"), tr("one row a brigade or battery")))
    return tuple(records), tuple(problems)


def _lines(text: str, file: str, problems: list[Problem]) -> Iterator[tuple[int, list[str]]]:
    """Yield row numbers and stripped cells of the rows that are not blank; a fault of quoting ends the table."""
    # Strict: a quotation mark that nobody closed would else swallow the rest of the roster into one cell.
    reader = csv.reader(io.StringIO(text.removeprefix("\ufeff"), newline=""), strict=True)
    row = 0
    while True:
        row += 1
        try:
            # Figures pasted from a web page have such spaces, and nobody sees them.
            cells = [of_cell(cell.replace("\u00a0", " ").strip()) for cell in next(reader)]
        except StopIteration:
            return
        except csv.Error as error:
            hint = tr("every quotation mark that opens a cell must close it; inside a cell it is doubled")
            problems.append(Problem(file, f"row {row}", tr("cannot be parted into cells: {error}", error=error), hint))
            return
        if any(cells):
            yield row, cells


def _header_problems(header: list[str], file: str) -> Iterator[Problem]:
    for sign, name in ((";", "semicolons"), ("\t", "tabs"), ("|", "bars")):
        # Told as what it is: else every column would be unknown, in one long line.
        if len(list(filter(None, header))) == 1 and sign in header[0]:
            hint = tr("save the file as CSV separated by commas")
            yield Problem(file, "row 1", tr("the columns are apart by {name}, not by commas", name=name), hint)
            return
    for name in sorted(set(header) - set(CELLS) - {""}):
        near = difflib.get_close_matches(name, CELLS, n=1)
        hint = (
            tr("did you mean {near!r}?", near=near[0])
            if near
            else tr("the columns are {names}", names=", ".join(CELLS))
        )
        yield Problem(file, f"row 1, {name[:40]}", tr("unknown column"), hint)
    for name in CELLS:
        if header.count(name) > 1:
            yield Problem(file, f"row 1, {name}", tr("the column stands {count} times", count=header.count(name)))
    for name in REQUIRED:
        if name not in header:
            yield Problem(file, f"row 1, {name}", tr("the column is missing"))
    if "men" not in header and "stands" not in header and "guns" not in header:
        yield Problem(file, "row 1, men", tr("the column is missing"), tr("give men or stands, and guns for artillery"))
