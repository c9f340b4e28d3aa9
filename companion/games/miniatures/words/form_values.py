"""Values between a form and a command: rows of firing units and of counts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from companion.rows.form import read_value, written

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
    if name == "parts":
        return tuple({"name": part.name, "stands": part.stands, "id": part.id} for part in value)
    return tuple(
        {"unit": firer.unit, **{key: getattr(group, key) for key in group.__struct_fields__}}
        for firer in value
        for group in firer.groups
    )
