"""Count the table: one grid of what the app believes, what a count found otherwise, and the command that sets it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.words import form_words
from companion.language.tongue import plural, tr

Cell = tuple[str, str]
"""A unit and a field."""
Changes = Mapping[Cell, Any]
FORMATIONS = ("single-line", "double-line", "attack-column", "march-column")
FLAGS = {"disordered", "low_ammo", "silenced"}
MODES = {"mounted", "limbered"}
MOST = 99
ODD = "odd"
"""A word of the referee's, to ask what stands against it."""


class Column(NamedTuple):
    """A column of the grid: the field that it sets of each kind of unit, and how it is counted."""

    fields: tuple[tuple[str, str], ...]
    """(kind or arm of unit, field); a unit that is none of them has no such cell."""
    title: str
    means: str


def columns() -> tuple[Column, ...]:
    """Give the columns of the grid."""
    brigade, battery = "brigade", "battery"
    return (
        Column(((brigade, "stands"), (battery, "stands")), tr("Stands"), tr("stands on the table")),
        Column(((brigade, "disordered"),), tr("Disordered"), tr("disordered")),
        Column(((brigade, "low_ammo"), (battery, "low_ammo")), tr("Low ammo"), tr("low on ammunition")),
        Column(((battery, "silenced"),), tr("Silenced"), tr("silenced")),
        Column(((battery, "damaged"),), tr("Damaged"), tr("damaged gun stands")),
        Column(((brigade, "formation"),), tr("Formation"), tr("formation")),
        Column((("cavalry", "mounted"), (battery, "limbered")), tr("Mode"), tr("mounted or on foot, limbered or not")),
    )


def field(unit: Any, column: Column) -> str:
    """Give the field that a column sets of a unit, "" where it has none or it is not known."""
    found = next((name for kind, name in column.fields if kind in (unit.kind, unit.arm)), "")
    return found if found and getattr(unit, found) is not None else ""


def is_number(name: str) -> bool:
    """Say whether a field is counted in digits."""
    return name not in FLAGS and name not in MODES and name != "formation"


def turned(name: str, value: Any, *, back: bool = False) -> Any:
    """Give the next value of a flag, a mode or a formation."""
    if name == "formation":
        place = FORMATIONS.index(value) if value in FORMATIONS else -1
        return FORMATIONS[(place + (-1 if back else 1)) % len(FORMATIONS)]
    return not value


def typed(value: Any, digit: str, *, begun: bool) -> int:
    """Give a count after a digit: the first begins anew, what would be too much does too."""
    both = int(f"{value}{digit}") if begun and value != "" else int(digit)
    # As a wrong digit is mended: who types on means the new figure.
    return both if both <= MOST else int(digit)


def rubbed(value: Any) -> Any:
    """Give a count without its last digit: a number, or "" when nothing is left."""
    text = str(value)[:-1]
    return int(text) if text else ""


def said(name: str, value: Any) -> str:
    """Give a value as the grid shows it."""
    match name:
        case "formation":
            return form_words.said(value)
        case "mounted":
            return tr("mounted") if value else tr("on foot")
        case "limbered":
            return tr("limbered") if value else tr("unlimbered")
        case _ if name in FLAGS:
            return tr("yes") if value else tr("no")
    return str(value)


def differing(units: Sequence[Any], changes: Changes) -> dict[Cell, Any]:
    """Give the cells that differ from the app, units in their order."""
    found: dict[Cell, Any] = {}
    for unit in units:
        for column in columns():
            name = field(unit, column)
            value = changes.get((unit.id, name), None) if name else None
            if value is not None and value != getattr(unit, name):
                found[unit.id, name] = value
    return found


def counted(units: Sequence[Any], changes: Changes, reason: str, pays: str = "") -> cmd.CountTable | None:
    """Give the command for what differs, None when nothing does or a cell is empty."""
    cells = differing(units, changes)
    if not cells or "" in cells.values():
        return None
    return cmd.CountTable(_by_unit(cells), reason or tr("count of the table"), pays if any_stands(cells) else "")


def any_stands(cells: Mapping[Cell, Any]) -> bool:
    """Say whether stands are counted otherwise, so that somebody pays."""
    return any(name == "stands" for _, name in cells)


def _by_unit(cells: Mapping[Cell, Any]) -> dict[str, dict[str, Any]]:
    counts: dict[str, dict[str, Any]] = {}
    for (unit, name), value in cells.items():
        counts.setdefault(unit, {})[name] = value
    return counts


def faults(units: Sequence[Any], changes: Changes, why_not: Callable[[Any], str]) -> dict[Cell, str]:
    """Give why cells may not be counted so; where only several together are wrong, each of them says it.

    What is only odd is no fault: a reason lets it happen.
    """
    cells = differing(units, changes)
    found = {cell: tr("give a number") for cell, value in cells.items() if value == ""}
    for unit, fields in _by_unit({cell: value for cell, value in cells.items() if value != ""}).items():
        together = why_not(cmd.CountTable({unit: fields}, because=ODD))
        if not together:
            continue
        alone = {
            (unit, name): why_not(cmd.CountTable({unit: {name: value}}, because=ODD)) for name, value in fields.items()
        }
        # First alone, so that the one cell that is wrong is marked; only where each may be, but not all of them
        # together, does every one of them say it.
        wrong = {cell: why for cell, why in alone.items() if why}
        found |= wrong or dict.fromkeys(alone, together)
    return found


def doubts(units: Sequence[Any], changes: Changes) -> dict[Cell, str]:
    """Give what may be a slip in cells that may be counted so."""
    return dict(_doubts(units, differing(units, changes)))


def _doubts(units: Sequence[Any], cells: Mapping[Cell, Any]) -> Iterator[tuple[Cell, str]]:
    for unit in units:
        stands = cells.get((unit.id, "stands"))
        if isinstance(stands, int) and unit.stands_at_start is not None and stands > unit.stands_at_start:
            yield (unit.id, "stands"), tr("more than the {n} it began with", n=unit.stands_at_start)
        elif stands == 0:
            yield (unit.id, "stands"), tr("without stands it is gone")


def summary(units: Sequence[Any], changes: Changes) -> str:
    """Say how much differs."""
    cells = differing(units, changes)
    if not cells:
        return tr("nothing differs")
    many = len({unit for unit, _ in cells})
    if len(cells) == 1:
        return tr("one value differs")
    if many == 1:
        return plural(len(cells), "{n} value of one unit differs", "{n} values of one unit differ")
    return tr("{n} values of {units} units differ", n=len(cells), units=many)
