"""The facts of a square-grid battle, in the past tense. A game is the fold of its events.

`working` travels with a fact when it happens; the document keeps it in a table of its own.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from companion.charts import Reasoned
from companion.dice import Roll
from companion.tactical.squares import Direction, Square
from companion.tactical.state import Level, Mode, Phase, Prompt, Side, State, Unit

SubPhase = Literal[
    "defensive-artillery-fire", "offensive-artillery-fire", "defensive-fire", "offensive-fire", "defensive-melee-fire",
    "melee",
]  # fmt: skip
Cause = Literal["fire", "melee", "retreat", "rout"]
RetreatCause = Literal["rout", "melee", "guns"]  # guns: worn out, or gone back with the units that they stand among
__all__ = ["AnyEvent", "Cause", "Event", "Level", "RetreatCause", "SubPhase"]


class Event(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="event"):
    """The base of every event."""


# ---- the game and its phases


class Began(Event, frozen=True, tag="began"):
    """The battle as it was laid out."""

    state: State


class PhaseBegan(Event, frozen=True, tag="phase-began"):
    """A phase began; with the first of the sequence a turn does."""

    turn: int
    phase: Phase


class FordsDrawn(Event, frozen=True, tag="fords-drawn"):
    """Stream squares that can be forded in this game (ANT-R-FORDS)."""

    squares: tuple[Square, ...]
    rolls: tuple[Roll, ...] = ()


class HoldsDrawn(Event, frozen=True, tag="holds-drawn"):
    """When held formations are released: {formation: turn} (ANT-R-ACT-BASIC-RANDOM)."""

    holds: dict[str, int]
    rolls: tuple[Roll, ...] = ()


class Released(Event, frozen=True, tag="released"):
    """A held formation may move from now on."""

    formation: str
    why: Literal["turn", "enemy"]


class LimitDrawn(Event, frozen=True, tag="limit-drawn"):
    """How many divisions may be activated this turn (ANT-R-ACT-LIMIT)."""

    divisions: int
    roll: Roll | None = None
    working: tuple[Reasoned, ...] = ()


class Activated(Event, frozen=True, tag="activated"):
    """A division may move this turn, with the artillery that goes with it."""

    division: str
    units: tuple[str, ...]


class CommandTraced(Event, frozen=True, tag="command-traced"):
    """Who is in command, and its factor: {unit: (in command, control)}, of those that change (ANT-4.0)."""

    units: dict[str, tuple[bool, float]]


class PointsSet(Event, frozen=True, tag="points-set"):
    """Operation points of an operation phase: {unit: points} (ANT-7.4a)."""

    side: Side
    points: dict[str, int]


class Arrived(Event, frozen=True, tag="arrived"):
    """A reinforcement came on, with the leaders who come with it."""

    unit: str
    square: Square
    facing: Direction
    mode: Mode


class Delayed(Event, frozen=True, tag="delayed"):
    """Reinforcements could not come on."""

    units: tuple[str, ...]
    why: str
    roll: Roll | None = None


class Recovered(Event, frozen=True, tag="recovered"):
    """What recovery gave a unit: less fatigue, order, ammunition, or its ranks again."""

    unit: str
    fatigue: int = 0
    """Points less."""
    order: bool = False
    ammo: bool = False
    rallied: bool = False
    rolls: tuple[Roll, ...] = ()
    working: tuple[Reasoned, ...] = ()


class Sighted(Event, frozen=True, tag="sighted"):
    """Enemy units are shown to a side to the end of the phase (ANT-R-HIDDEN)."""

    side: Side
    units: tuple[str, ...]


class Asked(Event, frozen=True, tag="asked"):
    """A question stops the game."""

    prompt: Prompt


class Answered(Event, frozen=True, tag="answered"):
    """The question was answered."""

    choice: str


class Ended(Event, frozen=True, tag="ended"):
    """The game is over."""

    why: str = ""


# ---- orders carried out


class PickedUp(Event, frozen=True, tag="picked-up"):
    """Another unit is handled: what it and its square's units are now, for Z (ANT-R-ABORT)."""

    unit: str


class PutBack(Event, frozen=True, tag="put-back"):
    """A unit is again what it was when it was picked up."""

    unit: str
    was: Unit


class Moved(Event, frozen=True, tag="moved"):
    """A unit moved a square of its own will and faces that way."""

    unit: str
    to: Square
    facing: Direction
    paid: int
    fatigue: int
    zoc_to_zoc: bool = False
    working: tuple[Reasoned, ...] = ()


class ForceMarched(Event, frozen=True, tag="force-marched"):
    """A unit gained points for fatigue."""

    unit: str
    points: int
    fatigue: int


class Faced(Event, frozen=True, tag="faced"):
    """All units in a square face a direction."""

    square: Square
    facing: Direction


class ModeChanged(Event, frozen=True, tag="mode-changed"):
    """A unit changed its mode."""

    unit: str
    mode: Mode
    paid: int = 0
    working: tuple[Reasoned, ...] = ()


class Fortified(Event, frozen=True, tag="fortified"):
    """A unit has one more level of fortification."""

    unit: str
    level: int
    paid: int = 0
    fatigue: int = 0
    working: tuple[Reasoned, ...] = ()


class Plotted(Event, frozen=True, tag="plotted"):
    """A unit's plots, as they are now."""

    unit: str
    fire: Square | None = None
    by_melee: bool = False
    melee: bool = False
    advance: bool = False


class Transferred(Event, frozen=True, tag="transferred"):
    """A leader rides to another unit."""

    leader: str
    unit: str


class Reorganised(Event, frozen=True, tag="reorganised"):
    """Units became others: those that are gone, and those that are there instead."""

    gone: tuple[str, ...]
    units: tuple[Unit, ...]
    paid: int


# ---- combat


class SubPhaseBegan(Event, frozen=True, tag="sub-phase-began"):
    """A sub-phase of combat began."""

    sub_phase: SubPhase
    side: Side
    """Who fires or attacks."""


class Fired(Event, frozen=True, tag="fired"):
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


class MeleeFought(Event, frozen=True, tag="melee-fought"):
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
    paid: dict[str, int] = {}
    """{unit: operation points}."""
    rolls: tuple[Roll, ...] = ()
    working: tuple[Reasoned, ...] = ()


class Lost(Event, frozen=True, tag="lost"):
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
    why: str


class Disrupted(Event, frozen=True, tag="disrupted"):
    """A unit was disrupted and lost its fire plot."""

    unit: str
    roll: Roll | None = None


class Routed(Event, frozen=True, tag="routed"):
    """A unit's morale broke."""

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


# ---- the referee's


class Noted(Event, frozen=True, tag="noted"):
    """A note."""

    text: str


class Overridden(Event, frozen=True, tag="overridden"):
    """A field was set by hand."""

    target: str
    field: str
    before: Any
    value: Any
    reason: str


class OptionSet(Event, frozen=True, tag="option-set"):
    """A ruling is read otherwise."""

    option: str
    before: int
    value: int
    reason: str


AnyEvent = (
    Began | PhaseBegan | FordsDrawn | HoldsDrawn | Released | LimitDrawn | Activated | CommandTraced | PointsSet
    | Arrived | Delayed | Recovered | Sighted | Asked | Answered | Ended | PickedUp | PutBack | Moved | ForceMarched
    | Faced | ModeChanged | Fortified | Plotted | Transferred | Reorganised | SubPhaseBegan | Fired | MeleeFought
    | Lost | Tired | Disrupted | Routed | Retreated | Advanced | Eliminated | LeaderFell | LeaderSucceeded
    | LeaderMoved | Noted | Overridden | OptionSet
)  # fmt: skip
