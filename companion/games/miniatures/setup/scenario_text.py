"""Writing what the readers read: a scenario as TOML, an order of battle as CSV. Pure: values in, text out."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from companion.games.miniatures.setup.roster_cells import CELLS, REQUIRED
from companion.games.miniatures.setup.roster_row import RosterRow
from companion.language.escaping import cell

Value = str | int | bool | Sequence[str]
"""What a key of a scenario file holds."""

_DEFAULTS = {
    field.name: field.default for field in msgspec.structs.fields(RosterRow) if field.default is not msgspec.NODEFAULT
}


def scenario_toml(
    page: Mapping[str, Value], tables: Iterable[tuple[str, Mapping[str, Value]]], *, head: str = ""
) -> str:
    """Give a scenario file: the keys of the page, then tables by name, each a new entry; `head` is a comment."""
    lines = [f"# {head}"] if head else []
    lines += [_line(key, value) for key, value in page.items()]
    for name, table in tables:
        lines += ["", name, *(_line(key, value) for key, value in table.items())]
    return "\n".join(lines) + "\n"


def _line(key: str, value: Value) -> str:
    return f"{key} = {_value(value)}"


def _value(value: Value) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return toml_text(value)
    return f"[{', '.join(map(toml_text, value))}]"


def toml_text(text: str) -> str:
    """Give a text in quotation marks, every sign that TOML does not take as it stands escaped."""
    return json.dumps(_whole(text), ensure_ascii=False).replace("\x7f", "\\u007F")


def _whole(text: str) -> str:
    """Give a text without half signs, which no file can hold."""
    return text.encode("utf-8", "replace").decode("utf-8")


def roster_csv(records: Sequence[Mapping[str, str]]) -> str:
    """Give an order of battle: a header of the columns that any record fills, and a row a record.

    No cell is a formula to a spreadsheet; `read_roster` takes the apostrophe off again.
    """
    filled = {column for record in records for column, cell in record.items() if cell}
    columns = [column for column in CELLS if column in filled or column in (*REQUIRED, "stands")]
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(columns)
    for record in records:
        writer.writerow([cell(_whole(record.get(column, ""))) for column in columns])
    return out.getvalue()


def record_of(row: RosterRow) -> dict[str, str]:
    """Give a row as cells; what is as it would be by default stays empty."""
    cells = {}
    for column in CELLS:
        value = getattr(row, column)
        if value == _DEFAULTS.get(column, msgspec.NODEFAULT) and column != "leader_rank":
            continue
        cells[column] = _cell(value)
    if not row.leader:
        cells.pop("leader_rank", None)
    return cells


def _cell(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return " ".join(map(str, value))
    return str(value)
