"""The facts of a square-grid battle, in the past tense. A game is the fold of its events.

`working` travels with a fact when it happens; the document keeps it in a table of its own.
"""

from __future__ import annotations

from typing import Literal

from companion.charts.figures import Reasoned
from companion.games.tactical.charts.terms import Mode, Side
from companion.games.tactical.rules.combat.events import (
    Advanced,
    Cause,
    Disrupted,
    Eliminated,
    Fired,
    LeaderFell,
    LeaderMoved,
    LeaderSucceeded,
    Lost,
    MeleeFought,
    RetreatCause,
    Retreated,
    Routed,
    Stood,
    SubPhaseBegan,
    Tired,
    Worked,
    WorkingLines,
)
from companion.games.tactical.rules.ground.squares import Direction, Square
from companion.games.tactical.rules.missions import Plan
from companion.games.tactical.rules.state import Phase, Prompt, State, Unit
from companion.games.tactical.rules.table.events import BattleClosed, BattleOpened, Supplied
from companion.kernel.dice import Roll
from companion.kernel.overriding.commanding import CommanderGone, CommanderNamed
from companion.kernel.overriding.facts import Event, LetHappen, Noted, OptionSet, Overridden, Resigned, SeatTaken
from companion.kernel.overriding.table_result import ResultEntered
from companion.language.messages import Message

__all__ = [
    "Advanced",
    "AnyEvent",
    "BattleClosed",
    "BattleOpened",
    "Cause",
    "CommanderGone",
    "CommanderNamed",
    "Disrupted",
    "Eliminated",
    "Event",
    "Fired",
    "LeaderFell",
    "LeaderMoved",
    "LeaderSucceeded",
    "LetHappen",
    "Lost",
    "MeleeFought",
    "Noted",
    "OptionSet",
    "Overridden",
    "Resigned",
    "ResultEntered",
    "RetreatCause",
    "Retreated",
    "Routed",
    "SeatTaken",
    "Stood",
    "SubPhaseBegan",
    "Supplied",
    "Tired",
    "Worked",
    "WorkingLines",
]


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


class LimitDrawn(Worked, frozen=True, tag="limit-drawn"):
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
    why: Message
    roll: Roll | None = None


class Recovered(Worked, frozen=True, tag="recovered"):
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

    why: Message | None = None


class Planned(Event, frozen=True, tag="planned"):
    """A side wrote its plan, or another in its place."""

    side: Side
    plan: Plan


# ---- orders carried out


class PickedUp(Event, frozen=True, tag="picked-up"):
    """Another unit is handled: what it and its square's units are now, for Z (ANT-R-ABORT)."""

    unit: str


class PutBack(Event, frozen=True, tag="put-back"):
    """A unit is again what it was when it was picked up."""

    unit: str
    was: Unit


class Moved(Worked, frozen=True, tag="moved"):
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


class Remarked(Event, frozen=True, tag="remarked"):
    """What only eyes know was said of a unit: all of it."""

    unit: str
    asked: tuple[str, ...] = ()


class Faced(Event, frozen=True, tag="faced"):
    """All units in a square face a direction."""

    square: Square
    facing: Direction


class ModeChanged(Worked, frozen=True, tag="mode-changed"):
    """A unit changed its mode."""

    unit: str
    mode: Mode
    paid: int = 0
    working: tuple[Reasoned, ...] = ()


class Fortified(Worked, frozen=True, tag="fortified"):
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


AnyEvent = (
    Began
    | PhaseBegan
    | FordsDrawn
    | HoldsDrawn
    | Released
    | LimitDrawn
    | Activated
    | CommandTraced
    | PointsSet
    | Arrived
    | Delayed
    | Recovered
    | Supplied
    | Sighted
    | Asked
    | Answered
    | Resigned
    | Ended
    | Planned
    | PickedUp
    | PutBack
    | Moved
    | ForceMarched
    | Faced
    | Remarked
    | ModeChanged
    | Fortified
    | Plotted
    | Transferred
    | Reorganised
    | SubPhaseBegan
    | Fired
    | MeleeFought
    | Lost
    | Tired
    | Disrupted
    | Routed
    | Stood
    | Retreated
    | Advanced
    | Eliminated
    | LeaderFell
    | LeaderSucceeded
    | LeaderMoved
    | BattleOpened
    | ResultEntered
    | BattleClosed
    | Noted
    | LetHappen
    | Overridden
    | OptionSet
    | SeatTaken
    | CommanderNamed
    | CommanderGone
)
