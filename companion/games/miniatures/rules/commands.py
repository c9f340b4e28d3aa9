"""Everything that can be done in a miniatures battle. `order` names the command in JSON.

What only eyes on the table can know (range, cover, arc, flank, who is in radius) is a field here.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from companion.charts.bounds import Count, Few, Inches, Some, Whole
from companion.games.miniatures.rules.fire_orders import Fire, FiringGroup, FiringUnit
from companion.games.miniatures.rules.forces.orders import AddUnit, Merge, Part, Rename, Split, Transfer
from companion.games.miniatures.rules.placing.orders import Lift, Place
from companion.games.miniatures.rules.placing.spots import Degrees, Point, Spot
from companion.games.miniatures.rules.players import NamePlayer
from companion.games.miniatures.rules.state import Formation, Ground, Side
from companion.kernel.overriding import orders
from companion.kernel.overriding.commanding import Dismiss, NameCommander
from companion.kernel.overriding.orders import Command, Override, SetOption, Words

__all__ = [
    "AddUnit",
    "AnyCommand",
    "Command",
    "Dismiss",
    "Fire",
    "FiringGroup",
    "FiringUnit",
    "Lift",
    "Merge",
    "NameCommander",
    "NamePlayer",
    "Override",
    "Part",
    "Place",
    "Rename",
    "SetOption",
    "Split",
    "Transfer",
    "Words",
]

Names = tuple[str, ...]


# ---- the sequence


class NextStep(Command, frozen=True, tag="next-step"):
    """End this step and begin the next; what waited for the step's end happens now."""

    outside_musket_range: Names = ()
    """At the end of a Maneuver phase: the units low on ammunition that are outside enemy musket range."""


class Answer(Command, frozen=True, tag="answer"):
    """Answer a question that waits."""

    choice: Words
    question: str = ""
    """The unit that names it; without one, the oldest."""


# ---- leaders


class ReplaceLeader(Command, frozen=True, tag="replace-leader"):
    """Bring on the replacement of a fallen leader, with a unit of his command or alone."""

    leader: Words
    unit: str = ""
    attached: bool = False


class Attach(Command, frozen=True, tag="attach"):
    """Attach a leader to a unit that he can reach with his move."""

    leader: Words
    unit: Words


class Detach(Command, frozen=True, tag="detach"):
    """Detach a leader."""

    leader: Words


class MoveLeader(Command, frozen=True, tag="move-leader"):
    """Move a detached leader."""

    leader: Words
    inches: Inches
    whole_move_on_road: bool = False
    rough_inches: Inches = 0.0
    fords: Count = 0
    linear_objects: Count = 0
    to: Point | None = None
    """Where he stands then, on the field."""


# ---- maneuver


class Maneuver(Command, frozen=True, tag="maneuver"):
    """Roll a brigade on the maneuver table."""

    unit: Words
    in_radius: Names = ()
    """Detached leaders of its chain whose command radius covers it."""
    in_fieldworks: bool = False
    outside_musket_range: bool = False
    """It stands outside enemy musket range already: it need not move to disengage."""
    asked: Names = ()
    """What else only eyes know, in the words of the rows that ask for it."""


class ChangeFormation(Command, frozen=True, tag="change-formation"):
    """Change a brigade's formation."""

    unit: Words
    to: Formation


class Mount(Command, frozen=True, tag="mount"):
    """Mount dismounted cavalry, in Single Line or straight into March Column."""

    unit: Words
    formation: Literal["single-line", "double-line", "march-column"] = "single-line"


class Dismount(Command, frozen=True, tag="dismount"):
    """Dismount cavalry; it forms Single Line."""

    unit: Words


class Limber(Command, frozen=True, tag="limber"):
    """Limber a battery."""

    unit: Words


class Unlimber(Command, frozen=True, tag="unlimber"):
    """Unlimber a battery, with a leader of its chain near enough."""

    unit: Words
    commander: Words


class Face(Command, frozen=True, tag="face"):
    """Face a brigade about, or turn an unlimbered battery (which needs a leader near enough)."""

    unit: Words
    commander: str = ""
    facing: Degrees | None = None
    """Where guns on the field face then."""


class Move(Command, frozen=True, tag="move"):
    """Move a unit; `charges` names the enemy unit it moves into contact with."""

    unit: Words
    inches: Inches
    mode: Literal["forward", "backward", "wheel", "oblique", "by-the-flank"] = "forward"
    whole_move_on_road: bool = False
    rough_inches: Inches = 0.0
    fords: Count = 0
    linear_objects: Count = 0
    passages: Count = 0
    closed_wood: bool = False
    away: bool = False
    """Straight away from the enemy, as a silenced battery must."""
    charges: str = ""
    commander: str = ""
    """The leader near enough to a battery, where a table wants one for moving it."""
    path: Annotated[tuple[Spot, ...], Few] = ()
    """Where it stands along its way on the field, each x, y and facing, the end last."""


class Arrive(Command, frozen=True, tag="arrive"):
    """Bring on units and leaders that are due, or early by the referee's word."""

    units: Annotated[Names, Meta(min_length=1)]
    edge: str = ""


class Delay(Command, frozen=True, tag="delay"):
    """Put off an arrival to a later turn."""

    units: Annotated[Names, Meta(min_length=1)]
    turn: Some


# ---- charge


class ResolveCharge(Command, frozen=True, tag="resolve-charge"):
    """Roll a charge combat: all units linked by contact."""

    attackers: Annotated[Names, Meta(min_length=1)]
    defenders: Annotated[Names, Meta(min_length=1)]
    ground: Ground = "open"
    ground_besides: tuple[Ground, ...] = ()
    outflanked: bool = False
    supported: Names = ()
    """Units of either side that another unit near enough and large enough supports."""
    supporters: Names = ()
    """Who supports them, near enough as eyes say: what else it takes is then looked up, side by side."""
    on_road: Names = ()
    """March Columns whose head is on a road."""
    over_bridge: Names = ()
    """March Columns that charge across a bridge."""
    asked: Names = ()
    """What else only eyes know, in the words of the rows that ask for it."""
    parted: bool = False
    """The players agree to part it from others that it is linked with by contact."""


class RollAgain(Command, frozen=True, tag="roll-again"):
    """Roll a desperate struggle again."""

    supported: Names | None = None
    """Who is supported now; by default who was."""
    combat: str = ""
    """A unit in it; without one, the struggle that began first."""


class Touch(Command, frozen=True, tag="contact"):
    """Say which further enemy units a charging unit touches: linked contacts are one combat."""

    unit: Words
    enemies: Annotated[Names, Meta(min_length=1)]


class BreakContact(Command, frozen=True, tag="break-contact"):
    """A charge that came to nothing: the attacker is no longer in contact, with one enemy unit or any."""

    unit: Words
    enemy: str = ""


class BreakThrough(Command, frozen=True, tag="break-through"):
    """Move a brigade that breaks through, into contact with `target` or, without one, as far as it gets."""

    unit: Words
    target: str = ""


Surrendering = Literal["unit", "division", "corps"]


class Surrender(Command, frozen=True, tag="surrender"):
    """A unit cannot complete its retreat: it surrenders, a battery is captured; so may all of its division or corps."""

    unit: Words
    whole: Surrendering = "unit"
    """Who surrenders: the unit alone, or with it whoever of its division or its corps is on the table."""


class LeaveTable(Command, frozen=True, tag="leave-table"):
    """A unit goes over the table's edge and is out of the game as skedaddled."""

    unit: Words


# ---- the referee


class TakeObjective(Command, frozen=True, tag="take-objective"):
    """Say who holds an objective."""

    objective: Words
    by: Side | Literal[""] = ""


class MarkSeen(Command, frozen=True, tag="mark-seen"):
    """Say whether the enemy has seen a unit."""

    unit: Words
    seen: bool = True


class Note(orders.Note, frozen=True, tag="note"):
    """Write a note into the journal, about a unit or the battle."""

    unit: str = ""


class CountTable(Command, frozen=True, tag="count-table"):
    """Set what a count of the table found otherwise: {unit: {field: value}}, in one entry."""

    counts: Annotated[dict[str, dict[str, Any]], Meta(min_length=1)]
    reason: Words = "count of the table"
    pays: str = ""
    """The column of the books that pays for the figures; "" is what was set aside by hand."""


class SetDice(Command, frozen=True, tag="set-dice"):
    """Say whether a side's dice of one kind, or all, are entered by hand or rolled by the app."""

    side: Side
    mode: Literal["entered", "rolled"]
    kind: Literal["all", "maneuver", "fire", "charge", "leader", "draw"] = "all"


class Tick(Command, frozen=True, tag="tick"):
    """Tick off acts that have been done on the table."""

    acts: Annotated[tuple[Whole, ...], Meta(min_length=1)]
    done: bool = True


class EndBattle(Command, frozen=True, tag="end-battle"):
    """End the battle before its last turn, or take it up again."""

    reason: Words
    over: bool = True


AnyCommand = (
    NextStep
    | Answer
    | ReplaceLeader
    | Attach
    | Detach
    | MoveLeader
    | Maneuver
    | ChangeFormation
    | Mount
    | Dismount
    | Limber
    | Unlimber
    | Face
    | Move
    | Arrive
    | Delay
    | Fire
    | ResolveCharge
    | RollAgain
    | Touch
    | BreakContact
    | BreakThrough
    | Surrender
    | LeaveTable
    | TakeObjective
    | MarkSeen
    | Note
    | Override
    | CountTable
    | SetDice
    | SetOption
    | Tick
    | NamePlayer
    | EndBattle
    | Place
    | Lift
    | Split
    | Merge
    | AddUnit
    | Rename
    | Transfer
    | NameCommander
    | Dismiss
)

PLACING = (Place, Lift)
REGROUPING = (Split, Merge, AddUnit, Rename, Transfer)
ALWAYS = (
    Note,
    Override,
    CountTable,
    SetDice,
    SetOption,
    Tick,
    MarkSeen,
    TakeObjective,
    NamePlayer,
    NameCommander,
    Dismiss,
    EndBattle,
    *PLACING,
    *REGROUPING,
)
"""What the referee may do at any time, a pending question or not."""
