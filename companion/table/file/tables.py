"""What turns a campaign's units into troops on a table: offline.toml, and the units' brigades of history."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from companion.charts.faults import BadInput, Problem
from companion.charts.figures import Number
from companion.charts.reading import located, read_toml
from companion.charts.ruleset import Chart
from companion.charts.upcasting import Format
from companion.games.miniatures.rules.state import Rank
from companion.games.miniatures.setup.rosters import RosterRow, read_roster
from companion.kernel.shelf import OFFLINE
from companion.language.tongue import tr
from companion.table.file.battle import Side
from companion.table.file.ground_chart import GroundChart
from companion.table.file.upcasts import UPCASTS

FILE = OFFLINE
UNITS = "units of history"
"""What upcasts call the file of a campaign's units and their brigades, which has a name of its own."""


class Condition(Chart, frozen=True):
    """Shares of full morale: worn below the one, spent at the other or less."""

    worn_below: Number
    spent_at: Number


class Exceptional(Chart, frozen=True):
    """The leadership from which a leader is exceptional."""

    leadership: int


class Objectives(Chart, frozen=True):
    """Points for the field and for each bridge into it."""

    field: int
    bridge: int


class Returning(Chart, frozen=True):
    """The share of the lost who return before the loss is applied."""

    wounded: Number


class Tired(Chart, frozen=True):
    """Fatigue for the share of brigades that fell by one state, and by two."""

    one_state: Number
    two_states: Number


class Proposed(Chart, frozen=True):
    """On what part of the share lost fatigue is proposed."""

    of_losses: Number = 1
    clause: str = ""


class OfflineChart(Chart, frozen=True, kw_only=True):
    """The chart, offline.toml."""

    format: Format
    chart: Literal["offline"]
    invented: Literal[True]
    says: str
    clause: str = ""
    """"" where the book says nothing of battles off the computer."""
    scale: str
    """The id of a scale of the table's own rules."""
    guns_a_point: Annotated[int, Meta(ge=1)]
    condition: Condition
    exceptional: Exceptional
    objective: Objectives
    returning: Returning
    tired: Tired
    proposed: Proposed = Proposed()
    rifled: tuple[str, ...] = ()
    """Codes of weapons that are rifled guns, where units have codes; the others are smoothbores."""
    breech_loading: tuple[str, ...] = ()
    """Codes of breech-loading carbines."""
    ground: GroundChart | None = None
    """None in charts of before there was any: then the installed ones say how it is made."""


class Takes(Chart, frozen=True, kw_only=True):
    """Rows of a roster by their names there; the names given must all fit."""

    corps: str = ""
    division: str = ""
    battalion: str = ""
    unit: str = ""

    def fits(self, row: RosterRow) -> bool:
        """Say whether a row is meant."""
        names = ("corps", "division", "battalion", "unit")
        return all(getattr(self, name) in ("", getattr(row, name)) for name in names)


class UnitRow(Chart, frozen=True, kw_only=True):
    """The brigades and batteries that make up a unit."""

    side: Side
    letter: str
    formation: str
    """The corps it belongs to."""
    rank: Rank
    """That of its leader."""
    division: str = ""
    """The division that he leads, where he leads one."""
    takes: tuple[Takes, ...] = ()


class UnitChart(Chart, frozen=True, kw_only=True):
    """The units of an order of battle."""

    format: Format
    roster: Annotated[str, Meta(pattern=r"^[^/\\]+\.csv$")]
    unit: list[UnitRow]


class Formation(msgspec.Struct, frozen=True):
    """A unit's place and its rows."""

    row: UnitRow
    rows: tuple[RosterRow, ...]


Formations = dict[tuple[Side, str], Formation]
"""{(side, letter): what makes the unit up}."""


def read_offline(text: str) -> OfflineChart:
    """Read offline.toml; raises BadInput."""
    return read_toml(text, OfflineChart, file=FILE, upcast=UPCASTS.file(FILE))


def read_formations(text: str, file: str, roster: str) -> Formations:
    """Read a unit chart and its roster's text; raises BadInput with every problem."""
    chart = read_toml(text, UnitChart, file=file, upcast=UPCASTS.file(UNITS))
    rows = read_roster(roster, chart.roster)
    problems = tuple(_problems(chart, rows, file))
    if problems:
        raise BadInput(located(problems, {file: text}))
    return {(unit.side, unit.letter): Formation(unit, taken(unit, rows)) for unit in chart.unit}


def taken(unit: UnitRow, rows: Sequence[RosterRow]) -> tuple[RosterRow, ...]:
    """Give the rows of a unit, in the roster's order."""
    return tuple(row for row in rows if row.side == unit.side and any(one.fits(row) for one in unit.takes))


def _problems(chart: UnitChart, rows: Sequence[RosterRow], file: str) -> Iterator[Problem]:
    """Yield units that stand twice, names that no row bears, and rows that two units take."""
    seen: set[tuple[str, str]] = set()
    owner: dict[int, str] = {}
    for index, unit in enumerate(chart.unit):
        place, name = f"$.unit[{index}]", f"{unit.side} {unit.letter}"
        if (unit.side, unit.letter) in seen:
            yield Problem(file, place, tr("{name} stands twice", name=name))
        seen.add((unit.side, unit.letter))
        for nth, one in enumerate(unit.takes):
            if not any(row.side == unit.side and one.fits(row) for row in rows):
                yield Problem(
                    file, f"{place}.takes[{nth}]", tr("no row of {roster} bears these names", roster=chart.roster)
                )
        for row in taken(unit, rows):
            # A brigade that two corps bring would fight twice, and lose its men twice.
            if row.row in owner:
                what = tr("{unit} is of {name} and of {owner}", unit=row.unit, name=name, owner=owner[row.row])
                yield Problem(file, place, what, tr("name the battalions or units of each"))
            owner[row.row] = name
