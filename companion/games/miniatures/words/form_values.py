"""Values between a form and a command: rows of firing units and counts, and values of any type as people write them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from companion.language.tongue import tr

Row = Mapping[str, Any]


def gathered(name: str, rows: Sequence[Row]) -> Any:
    """Give the rows of a field as its command has them. Raises KeyError where a row is not filled in."""
    if any(not row[key] for row in rows for key in ("unit", "field") if key == "unit" or name == "counts"):
        raise KeyError(name)
    if name == "counts":
        counts: dict[str, dict[str, Any]] = {}
        for row in rows:
            value = read_value(row["value"]) if isinstance(row["value"], str) else row["value"]
            counts.setdefault(row["unit"], {})[row["field"]] = value
        return counts
    firers: dict[str, list[dict[str, Any]]] = {}
    for row in rows:
        group = {key: value for key, value in row.items() if key != "unit" and value is not None}
        firers.setdefault(row["unit"], []).append(group)
    return [{"unit": unit, "groups": groups} for unit, groups in firers.items()]


def spread_rows(name: str, value: Any) -> tuple[dict[str, Any], ...]:
    """Give what a command has as rows of a form."""
    if name == "counts":
        return tuple(
            {"unit": unit, "field": field, "value": written(one)}
            for unit, fields in value.items()
            for field, one in fields.items()
        )
    return tuple(
        {"unit": firer.unit, **{key: getattr(group, key) for key in group.__struct_fields__}}
        for firer in value
        for group in firer.groups
    )


def read_value(text: str) -> Any:
    """Read a value as people write it: a number, yes or no, JSON, else the words themselves."""
    words = text.strip()
    if words.casefold() in (tr("yes"), "yes"):
        return True
    if words.casefold() in (tr("no"), "no"):
        return False
    try:
        return msgspec.json.decode(words.encode())
    except msgspec.DecodeError:
        return words


def written(value: Any) -> str:
    """Write a value so that it is read as the same again."""
    if isinstance(value, bool):
        return tr("yes") if value else tr("no")
    if isinstance(value, str) and read_value(value) == value:
        return value
    return msgspec.json.encode(value).decode()
