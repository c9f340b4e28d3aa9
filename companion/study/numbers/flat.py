"""The numbers as flat tables: one row of plain cells a thing, for spreadsheets."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from companion.language.escaping import cell
from companion.study.numbers.reckoned import Numbers, as_value

Flat = Mapping[str, Any]


def flat(found: Numbers) -> dict[str, list[Flat]]:
    """Give every table by its name; a table without rows is not among them."""
    value = dict(as_value(found))
    value["luck"] = list(_luck(value["luck"] or {}))
    value["faces"] = [{"side": side, **one.counts, "spread": one.spread} for side, one in found.faces.items()]
    value["widest"] = [
        {"side": side, "which": which, **one}
        for side, those in value["widest"].items()
        for which, rolls in those.items()
        for one in rolls
    ]
    return {name: rows for name, rows in value.items() if rows}


def _luck(luck: Mapping[str, Any]) -> Iterator[Flat]:
    for of, one in luck.items():
        if of != "by":
            yield {"of": "side", "name": of, **one}
    for of, those in luck.get("by", {}).items():
        for name, one in those.items():
            yield {"of": of, "name": name, **one}


def as_csv(rows: Sequence[Flat]) -> str:
    """Give a table as CSV with a line of heads; fractions are n/d, lists stand in one cell with blanks between."""
    out = io.StringIO()
    heads = list(dict.fromkeys(head for row in rows for head in row))
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(heads)
    for row in rows:
        writer.writerow([_cell(head, row.get(head)) for head in heads])
    return out.getvalue()


def _cell(head: str, value: Any) -> str:
    if value is None:
        return ""
    if head == "p":
        return "/".join(map(str, value))
    if isinstance(value, list | tuple):
        return cell(" ".join(map(str, value)))
    return cell(str(value))
