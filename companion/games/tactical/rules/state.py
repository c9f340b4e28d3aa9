"""What a square-grid battle is at one moment: units, leaders, points, plots, the phase.

Frozen; a change makes a new value. `id` is stored, `name` is shown. Terrain is the map's (ground.py); the random fords
alone are the game's own.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from companion.charts.traits import Traits
from companion.games.tactical.charts.terms import Arm, Level, Mode, PhaseKind, Side
from companion.games.tactical.rules.ground.squares import Direction, Square
from companion.games.tactical.rules.missions import Plan
from companion.kernel.overriding.commanding import Commander
from companion.language.messages import Message

Rank = Literal["brigade", "division", "corps"]
Status = Literal["on-map", "to-arrive", "eliminated"]


class Unit(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A unit: half a brigade, a small brigade, or a group of batteries."""

    id: str
    """ "union:seymour-a": side and shown name; two brigades of one name have their corps in it."""
    name: str
    side: Side
    arm: Arm
    brigade: str = ""
    """The names of its formations; "" where it has none."""
    division: str = ""
    corps: str = ""
    cavalry_artillery: bool = False
    gunboat: bool = False
    """It keeps to the river, and has no mode and no zone of control (SHI-R-GUNBOAT)."""
    independent: bool = False
    """It belongs to no division: always in command (ANT-R-OOB-EVANS)."""
    weapon: str
    men: int = 0
    """Infantry and cavalry; artillerymen where a ruleset counts crews."""
    guns: int = 0
    men_at_start: int = 0
    guns_at_start: int = 0
    men_lost: int = 0
    guns_lost: int = 0
    men_aside: int = 0
    """Men that the referee took off by hand, less those that he put on: no loss of the battle."""
    guns_aside: int = 0
    effectiveness: int
    fatigue: int = 0
    mode: Mode
    routed: bool = False
    """Then its mode does not count (ANT-R-RALLY-MODE)."""
    disrupted: bool = False
    ammo: bool = True
    fort: int = 0
    square: Square | None = None
    """None before it arrives and when it is eliminated."""
    facing: Direction = 1
    """All units in a square have the same."""
    status: Status = "on-map"
    arrives: int = 0
    """The turn it comes on; 0 stands on the map from the start."""
    traits: Traits = ()
    """What its order of battle says of it besides, for rows of a house to name."""
    asked: tuple[str, ...] = ()
    """What only eyes know, as its player said it."""
    # orders
    fire_plot: Square | None = None
    plotted_by_melee: bool = False
    """The fire plot is that of its melee plot, straight ahead: moving or refacing clears it (ANT-R-PLOT-LIFE)."""
    melee_plot: bool = False
    advance_plot: bool = False
    # this turn
    activated: bool = True
    in_command: bool = True
    control: float = 1.0
    """Command control as a factor, where a ruleset has it (SHI-R-CC)."""
    points: int = 0
    """Operation points left."""
    # this operation phase
    squares: int = 0
    """Squares it moved of its own will."""
    zoc_to_zoc: bool = False
    """It moved from zone of control to zone of control: it moves no more."""
    # this combat phase
    fired_at: Square | None = None
    retreated: bool = False
    succeeded: bool = False
    """It forced a defender out of its square by melee and advanced (SHI-R-SUCCESS)."""
    stayed: bool = True
    """It has not left its square since units last fortified themselves (ANT-R-FORT-AUTO)."""

    @property
    def morale(self) -> int:
        """Give effectiveness less fatigue, at least 0 (ANT-8.6a, ANT-R-FAT-MAX)."""
        return max(0, self.effectiveness - self.fatigue)

    @property
    def shown_mode(self) -> str:
        """Give its mode as it is told: in rout and afloat it has none (ANT-R-RALLY-MODE, SHI-R-GUNBOAT)."""
        return "routed" if self.routed else "gunboat" if self.gunboat else self.mode

    @property
    def here(self) -> bool:
        """Say whether it is on the map."""
        return self.status == "on-map"


class Leader(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A leader of a brigade, a division or a corps (ANT-7.12)."""

    id: str
    name: str
    side: Side
    rank: Rank
    """The rank he holds now."""
    formation: str
    """The name of the brigade, division or corps that he leads now."""
    brigade: str = ""
    """The formations he comes from, for the succession; "" where he has none."""
    division: str = ""
    corps: str = ""
    bonus: int
    """Percent."""
    unit: str = ""
    """The unit that a division or corps leader is with; "" for a brigade leader, who is with both of his."""
    waits: bool = False
    """He takes command only when another is lost (ANT-R-COX)."""
    lost: bool = False


class Losses(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a side has lost, as the score counts it."""

    infantry: int = 0
    cavalry: int = 0
    guns: int = 0
    brigade_leaders: int = 0
    division_leaders: int = 0
    corps_leaders: int = 0


class Phase(msgspec.Struct, frozen=True):
    """A phase of the turn: which of the sequence, and whose."""

    index: int
    kind: PhaseKind | Literal["set-up"]
    """Before the first turn a battle is being set up."""
    side: Side | Literal[""] = ""
    half: int = 0
    """1 or 2 for the first and second operation and combat phases."""


class Prompt(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question that stops the game until a seat has answered it."""

    seat: Side | Literal["referee"]
    kind: Literal["hand-over", "activation"]
    text: Message
    units: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()
    default: str = ""


class OnTable(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A part of the field that is fought on a table of miniatures."""

    id: str
    """ "3.1": the turn, and how many have gone to the table in this game."""
    nth: int
    around: Square | None = None
    """The square in its middle; None is the whole field."""
    within: int = 0
    """Squares from the middle."""
    hours: int = 1
    units: tuple[str, ...]
    """In the order of battle's order."""


class Hours(msgspec.Struct, frozen=True):
    """The turns of a scenario that has its own: when the first begins, and which are at night (SHI-R-SEQUENCE)."""

    first: str
    """ "12:00"."""
    nights: tuple[int, ...]


class State(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A battle at one moment."""

    scenario: str
    title: str
    level: Level
    play_level: int = 3
    """1 to 5: 1 and 2 favour the Confederates, 4 and 5 the Union (ANT-2.1c)."""
    hidden: bool = False
    time_limit: int = 0
    """Minutes an operation phase; 0 is none."""
    activation: bool = True
    save_points: bool = False
    """Taken up again, the game begins at its last save point, the end of a combat phase (ANT-1.4a)."""
    options: dict[str, int] = {}
    control: dict[str, str] = {}
    """{side: "human" or "computer:LEVEL"}."""
    commanders: dict[str, Commander] = {}
    """Who sits at the game beside the referee and the sides, by name."""
    turn: int = 1
    last_turn: int
    hours: Hours | None = None
    """None is as the charts have them."""
    phase: Phase
    units: dict[str, Unit]
    """In the order of battle's order, Confederates first."""
    leaders: dict[str, Leader] = {}
    fords: tuple[Square, ...] = ()
    """Stream squares that were drawn as fords (ANT-1.3e)."""
    losses: dict[str, Losses] = {}
    """By side."""
    holds: dict[str, int] = {}
    """{formation: the turn in which it is released}; released formations are not in it (ANT-QS-2.0)."""
    activations: int = 0
    """How many divisions may still be activated this turn."""
    revealed: dict[str, tuple[str, ...]] = {}
    """{side: the enemy's units shown to it this phase}, where units are hidden."""
    plans: dict[str, Plan] = {}
    """By side: what its staff has written, which only that side and the referee may read."""
    accessed: str = ""
    """The unit handled last, for Z."""
    accessed_as: dict[str, Unit] = {}
    """What its square's units were when it was accessed (ANT-R-ABORT)."""
    pending: Prompt | None = None
    table: OnTable | None = None
    """What is fought on a table: the game stands still until its result is in."""
    tables: int = 0
    """How many battles have gone to the table."""
    over: bool = False

    def here(self, side: Side | None = None) -> Iterator[Unit]:
        """Give the units on the map, of one side or both."""
        return (one for one in self.units.values() if one.status == "on-map" and side in (None, one.side))

    def at(self, square: Square) -> tuple[Unit, ...]:
        """Give the units in a square."""
        return tuple([one for one in self.units.values() if one.square == square and one.status == "on-map"])
