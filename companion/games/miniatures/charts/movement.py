"""Shapes of the movement chart and the formation cards."""

from __future__ import annotations

from typing import ClassVar, Literal

from companion.charts.figures import Number, Wording
from companion.charts.ruleset import Chart, Times
from companion.charts.upcasting import Format
from companion.games.miniatures.charts.shared import Inches, Positive


class Rate(Chart, frozen=True):
    """How one kind of mover moves; without a deduction it pays nothing, a `no_` clause forbids."""

    mover: Literal["infantry", "cavalry", "leader", "foot-artillery", "horse-artillery"]
    basic: Inches
    road: Times
    rough: Times
    ford: Inches
    passage: Inches | None = None
    linear_object: Inches | None = None
    no_linear_object: str = ""
    no_closed_wood: str = ""


class Movement(Chart, frozen=True):
    """The movement chart, movement.toml."""

    format: Format
    chart: Literal["movement"]
    visibility_open_wood: Inches
    visibility_closed_wood: Inches
    position_battery: Inches
    halved: Times
    by_the_flank: Times
    limber: Times
    musket_range: Inches
    silenced_fall_back: Times
    round_to: Inches
    passage_must_complete: str
    road_needs_formation: str
    road_needs_whole_move: str
    cavalry_road_on_march_card: Times
    infantry_road_on_march_card: Times
    rate: list[Rate]
    least_move: Inches | None = None
    """What a unit may always go, where a table plays so (D10-RUL-MOVE-MINIMUM)."""


class Use(Chart, frozen=True):
    """Whether a kind of troops may hold a formation."""

    who: Literal["infantry", "mounted-cavalry", "dismounted-cavalry"]
    allowed: bool
    clause: str


class Change(Chart, frozen=True):
    """A change of formation, what it takes and how it is made."""

    to: Literal["single-line", "double-line", "attack-column", "march-column"]
    takes: Literal["half", "full"]
    how: Wording
    clause: str
    stands: Positive = 1
    """How many stands it is built on (D10-RUL-FORM-FEW-STANDS)."""


class Mode(Chart, frozen=True):
    """A movement mode of a formation."""

    id: Literal["forward", "backward", "wheel", "oblique", "about-face", "refuse-flank", "by-the-flank"]
    allowed: bool
    effect: Wording
    clause: str


class Mounting(Chart, frozen=True):
    """Whether cavalry may mount or dismount in a formation, for how many inches and when in the move."""

    allowed: bool
    clause: str
    inches: Number = 0
    when: Wording = ""


class StandsInUse(Chart, frozen=True):
    """How many stands of a formation fire or fight."""

    stands: Positive | Literal["all", "front-rank"]
    clause: str
    in_contact: Literal["all", ""] = ""
    on_road: int = 0
    over_bridge: int = 0


class FormationCard(Chart, frozen=True):
    """One formation card."""

    PLACE: ClassVar = "formations.formation"
    id: Literal["single-line", "double-line", "attack-column", "march-column"]
    name: Wording
    always_supported: bool
    always_enfiladed: bool
    users: list[Use]
    changes: list[Change]
    modes: list[Mode]
    dismount: Mounting
    mount: Mounting
    fire: StandsInUse
    melee: StandsInUse
    notes: list[str]


class Formations(Chart, frozen=True):
    """The formation cards, formations.toml."""

    format: Format
    chart: Literal["formations"]
    formation: list[FormationCard]
