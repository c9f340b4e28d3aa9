"""Shapes of the operation costs: terrain by column, roads, heights, zones of control, actions."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from companion.charts.figures import Number
from companion.charts.ruleset import Chart
from companion.charts.upcasting import Format
from companion.charts.vocabulary import When
from companion.games.tactical.charts.shared import Cells, Column, Forbidden, Natural, Points, Positive, Wording, Words
from companion.games.tactical.charts.terms import Arm, Mode

Straight = Annotated[list[Natural], Meta(min_length=2, max_length=2)]
"""The cost of a straight step and of a diagonal one."""


class TerrainRow(Chart, frozen=True):
    """What it costs to enter a terrain, by column."""

    terrain: Words
    foot: Straight | Literal["P"]
    mounted: Straight | Literal["P"]
    limbered: Straight | Literal["P"]
    unlimbered: Straight | Literal["P"]
    clause: str

    def cost(self, column: Column, *, diagonal: bool) -> int | Forbidden:
        """Give the cost of a step."""
        found: list[int] | Forbidden = getattr(self, column)
        return found if isinstance(found, str) else found[diagonal]


class RoadIn(Chart, frozen=True):
    """What the road costs in a terrain where it is slower."""

    terrain: Words
    op: Natural
    clause: str


class Road(Chart, frozen=True):
    """The road bonus: what a step along a road costs instead of the terrain, and who has it."""

    cells: Cells
    modes: list[Mode]
    diagonal: bool
    empty: bool
    """The square entered must hold no other unit (ANT-7.7h)."""
    demibrigades: bool
    """Infantry must be half a brigade (SHI-N-1)."""
    clause: str
    use_clause: str
    diagonal_clause: str
    slow: list[RoadIn]
    bridge: Points | None = None
    """What a bridge costs along the road."""
    uphill: Points | None = None
    """What higher ground adds along the road, where that differs."""


class Modes(Chart, frozen=True):
    """The modes that something needs."""

    modes: list[Mode]
    clause: str


class ZoneToZone(Chart, frozen=True):
    """Moving from one enemy zone of control into another: what it adds instead of entering and leaving, and when."""

    cells: Cells
    needs: Literal["unmoved", "friend"]
    """No other move in the phase, or a friendly unit in the square entered."""
    clause: str
    needs_clause: str


class ModeChange(Chart, frozen=True):
    """What a change to one of these modes costs, by the column that the unit is in before."""

    id: Words
    to: Annotated[list[Mode], Meta(min_length=1)]
    cells: Cells
    clause: str
    cavalry_artillery: Points | None = None
    in_woods: Points | None = None
    """Instead of the cells."""
    zone_adds: Points | None = None
    """More in an enemy zone of control."""


class NoModeChange(Chart, frozen=True):
    """A terrain where an arm may not change its mode."""

    terrain: Words
    arm: Arm
    clause: str


class Multiplied(Chart, frozen=True):
    """What multiplies costs: entering `terrain`, in one of `modes`, with `weapon`, at night; "" and [] are any."""

    id: Literal["sunken-road", "heavy-guns", "night"]
    times: Number
    covers: Literal["terrain", "step", "all"]
    """The terrain's figure; the whole step; every cost of the table."""
    clause: str
    terrain: str = ""
    modes: tuple[Mode, ...] = ()
    weapon: str = ""
    night: bool = False


class Added(When, frozen=True, kw_only=True):
    """What a house lets a step cost besides."""

    id: str
    label: Wording
    op: Natural
    clause: str


class Gunboats(Chart, frozen=True):
    """What a gunboat pays for a square in any direction, and the terrain that it keeps to."""

    op: Positive
    terrain: Words
    clause: str
    terrain_clause: str


class BasicCosts(Chart, frozen=True):
    """What differs in the Basic game."""

    leave_zone: Points
    zone_to_zone: Points
    """All that it costs, and what a unit must have in hand."""
    columns_clause: str
    """There are no modes: infantry moves as foot, cavalry mounted, artillery limbered, and fires unlimbered."""
    road_modes_clause: str
    bridge_modes_clause: str


class Costs(Chart, frozen=True):
    """Operation costs, costs.toml."""

    format: Format
    chart: Literal["costs"]
    clause: str
    diagonal: str
    """The clause that says what the second figure of a terrain is."""
    road: Road
    bridge: Modes
    higher: Cells
    zone: Cells
    """Entering or leaving an enemy zone of control."""
    zone_to_zone: ZoneToZone
    fortify: Cells
    fire: Cells
    melee_attacker: Cells
    melee_defender: Cells
    basic: BasicCosts
    terrain: Annotated[list[TerrainRow], Meta(min_length=1)]
    mode_change: Annotated[list[ModeChange], Meta(min_length=1)]
    no_mode_change: list[NoModeChange]
    multiplied: list[Multiplied]
    added: tuple[Added, ...] = ()
    unlimber_in_zone: Cells | None = None
    """Instead of the mode change's figure."""
    reorganise: Cells | None = None
    gunboat: Gunboats | None = None
    """None where a ruleset has none."""
