"""Count the table: one grid of what the app believes, and the command that sets what a count found otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from companion.miniatures import commands as cmd
from companion.tongue import tr


class Column(NamedTuple):
    """A column of the grid: the field it sets, and for which kind of unit."""

    field: str
    title: str
    flag: bool
    kinds: tuple[str, ...]


COLUMNS = (
    Column("stands", "Stands", False, ("brigade", "battery")),
    Column("disordered", "Disordered", True, ("brigade",)),
    Column("low_ammo", "Low on ammunition", True, ("brigade", "battery")),
    Column("silenced", "Silenced", True, ("battery",)),
    Column("damaged", "Damaged guns", False, ("battery",)),
    Column("limbered", "Limbered", True, ("battery",)),
    Column("mounted", "Mounted", True, ("cavalry",)),
)


def has(unit: Any, column: Column) -> bool:
    """Say whether a column is of a unit."""
    return unit.kind in column.kinds or unit.arm in column.kinds


def counted(units: tuple[Any, ...], changes: Mapping[tuple[str, str], Any], reason: str) -> cmd.CountTable | None:
    """Give the command for what differs, None when nothing does."""
    by_id = {one.id: one for one in units}
    counts: dict[str, dict[str, Any]] = {}
    for (unit, field), value in changes.items():
        if unit in by_id and getattr(by_id[unit], field) != value:
            counts.setdefault(unit, {})[field] = value
    return cmd.CountTable(counts, reason or tr("count of the table")) if counts else None
