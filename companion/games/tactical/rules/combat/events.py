"""The facts of combat in a square-grid battle, in the past tense."""

from __future__ import annotations

from typing import Literal, NewType

from msgspec import field

from companion.charts.figures import Reasoned
from companion.games.tactical.charts.terms import Side, SubPhase
from companion.games.tactical.rules.ground.squares import Direction, Square
from companion.kernel.dice import Roll
from companion.kernel.overriding.facts import Event
from companion.language.messages import Message

Cause = Literal["fire", "melee", "retreat", "rout", "table"]  # table: fought with miniatures
RetreatCause = Literal["rout", "melee", "guns"]  # guns: worn out, or gone back with the units that they stand among


WorkingLines = NewType("WorkingLines", int)
"""A count of lines of a working: nothing else is counted so."""
NO_LINES = WorkingLines(0)


class Worked(Event, frozen=True, kw_only=True):
    """A fact with a working of its own, which the document keeps with the others' of its entry."""

    working_lines: WorkingLines = NO_LINES
    """How many of the entry's lines of working are this fact's, in the order of the facts."""


class SubPhaseBegan(Event, frozen=True, tag="sub-phase-began"):
    """A sub-phase of combat began."""

    sub_phase: SubPhase
    side: Side
    """Who fires or attacks."""


class Fired(Worked, frozen=True, tag="fired"):
    """A unit fired at a square."""

    unit: str
    at: Square
    range: int
    casualties: int
    paid: int
    out_of_ammo: bool = False
    flank: bool = False
    rolls: tuple[Roll, ...] = ()
    working: tuple[Reasoned, ...] = ()


class MeleeFought(Worked, frozen=True, tag="melee-fought"):
    """A square was attacked hand to hand."""

    square: Square
    attackers: tuple[str, ...]
    defenders: tuple[str, ...]
    differential: float
    row: str
    attacker_losses: int
    defender_losses: int
    attacker_retreats: bool
    defender_retreats: bool
    paid: dict[str, int] = field(default_factory=dict)
    """{unit: operation points}."""
    rolls: tuple[Roll, ...] = ()
    working: tuple[Reasoned, ...] = ()


class Lost(Worked, frozen=True, tag="lost"):
    """A unit lost men or guns, and gained the fatigue of it."""

    unit: str
    men: int = 0
    guns: int = 0
    fatigue: int = 0
    cause: Cause = "fire"
    rolls: tuple[Roll, ...] = ()
    working: tuple[Reasoned, ...] = ()


class Tired(Event, frozen=True, tag="tired"):
    """A unit gained fatigue: a routed unit passed through it, or its leader fell."""

    unit: str
    fatigue: int
    why: Message


class Disrupted(Event, frozen=True, tag="disrupted"):
    """A unit was disrupted and lost its fire plot."""

    unit: str
    roll: Roll | None = None


class Routed(Worked, frozen=True, tag="routed"):
    """A unit's morale broke."""

    unit: str
    roll: Roll | None = None
    working: tuple[Reasoned, ...] = ()


class Stood(Worked, frozen=True, tag="stood"):
    """A unit's morale was checked, and held."""

    unit: str
    roll: Roll | None = None
    working: tuple[Reasoned, ...] = ()


class Retreated(Event, frozen=True, tag="retreated"):
    """A unit went back, square by square, and faces a way; the cause "guns" is artillery worn out in a melee."""

    unit: str
    path: tuple[Square, ...]
    facing: Direction
    cause: RetreatCause


class Advanced(Event, frozen=True, tag="advanced"):
    """A unit followed into a square that was left."""

    unit: str
    to: Square
    facing: Direction
    fatigue: int
    after: Literal["fire", "melee"] = "fire"


class Eliminated(Event, frozen=True, tag="eliminated"):
    """A unit is gone; what it had left is lost."""

    unit: str
    men: int = 0
    guns: int = 0
    cause: Cause = "fire"


class LeaderFell(Event, frozen=True, tag="leader-fell"):
    """A leader was wounded: out for good, and lost for the points (ANT-R-WOUND)."""

    leader: str
    roll: Roll | None = None


class LeaderSucceeded(Event, frozen=True, tag="leader-succeeded"):
    """A leader took over a formation of a rank (ANT-R-SUCCESSION)."""

    leader: str
    rank: Literal["division", "corps"]
    formation: str
    unit: str


class LeaderMoved(Event, frozen=True, tag="leader-moved"):
    """A leader whose unit is gone is with another (ANT-R-LEADER-ELIM)."""

    leader: str
    unit: str
