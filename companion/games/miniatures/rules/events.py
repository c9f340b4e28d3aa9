"""The facts that a command leaves behind, in the past tense. A game is the fold of its events.

`working` travels with a resolution when it happens; the document keeps it in a table of its own.
"""

from __future__ import annotations

from typing import Literal

from companion.charts.figures import Reasoned
from companion.games.miniatures.rules.charge_events import (
    Answered,
    Asked,
    BrokeThrough,
    CombatEnded,
    CombatRolled,
    CombatStands,
    EffectivenessJudged,
    Pursuit,
    PursuitDeclared,
    Withdrawn,
)
from companion.games.miniatures.rules.forces.facts import Regrouped
from companion.games.miniatures.rules.placing.facts import LeaderPlaced, Lifted, Placed, Standing
from companion.games.miniatures.rules.placing.spots import Degrees, Point, Shape, Spot
from companion.games.miniatures.rules.players import PlayerNamed
from companion.games.miniatures.rules.state import Formation, Marker, Shot, Side, State
from companion.kernel.dice import Roll
from companion.kernel.overriding import facts
from companion.kernel.overriding.commanding import CommanderGone, CommanderNamed
from companion.kernel.overriding.facts import Event, LetHappen, OptionSet, Overridden
from companion.language.messages import Message

__all__ = [
    "Answered",
    "AnyEvent",
    "Asked",
    "BrokeThrough",
    "CombatEnded",
    "CombatRolled",
    "CombatStands",
    "CommanderGone",
    "CommanderNamed",
    "EffectivenessJudged",
    "Event",
    "LeaderPlaced",
    "LetHappen",
    "Lifted",
    "OptionSet",
    "Overridden",
    "Placed",
    "PlayerNamed",
    "Pursuit",
    "PursuitDeclared",
    "Withdrawn",
]

Going = Literal["lost", "skedaddled", "captured"]
Cause = Literal["fire", "charge", "maneuver", "other"]
End = Literal["destroyed", "quit", "surrendered", "captured", "wrecked", "left"]
Back = Literal["two-inches", "beyond-musketry", "full-move"]
Loss = Literal["fallen", "captured"]


class Began(Event, frozen=True, tag="began"):
    """The battle as it was set up."""

    state: State


class StepBegan(Event, frozen=True, tag="step-began"):
    """A numbered step began."""

    turn: int
    player_turn: Side
    step: int
    anew: bool | None = None
    """The player turn begins with it; None where its first step tells, as it does when nobody set it by hand."""
    moot: tuple[int, ...] = ()
    """The acts on the table that nobody need do any more (`moot.moot`)."""


class BattleEnded(Event, frozen=True, tag="battle-ended"):
    """The battle was ended, or taken up again."""

    over: bool = True
    winner: Side | Literal[""] = ""
    """Who won by sudden death, and by what; he has won also where the battle is taken up again and played on."""
    why: Message | None = None


# ---- units


class Maneuvered(Event, frozen=True, tag="maneuvered"):
    """A brigade rolled on the maneuver table."""

    unit: str
    outcome: str
    roll: Roll
    total: int
    working: tuple[Reasoned, ...] = ()


class Marked(Event, frozen=True, tag="marked"):
    """A marker went on or came off."""

    unit: str
    marker: Marker
    on: bool = True


class GunsDamaged(Event, frozen=True, tag="guns-damaged"):
    """Gun stands were marked damaged."""

    unit: str
    stands: int = 1


class StandsLost(Event, frozen=True, tag="stands-lost"):
    """Stands left a unit for good."""

    unit: str
    stands: int
    how: Going
    by: Cause = "other"


class LeftTable(Event, frozen=True, tag="left-table"):
    """A unit is out of the game."""

    unit: str
    how: End


class FormationChanged(Event, frozen=True, tag="formation-changed"):
    """A brigade changed formation; `used` is the share of its basic move that took."""

    unit: str
    to: Formation
    used: float = 0.0


class ModeChanged(Event, frozen=True, tag="mode-changed"):
    """A unit mounted, dismounted, limbered or unlimbered."""

    unit: str
    to: Literal["mounted", "dismounted", "limbered", "unlimbered"]
    formation: Formation = "single-line"
    used: float = 0.0


class Faced(Event, frozen=True, tag="faced"):
    """A unit faced about or changed its facing; with the place it has then, where it had one."""

    unit: str
    at: Point | None = None
    facing: Degrees = 0.0
    shape: Shape = ()


class Moved(Event, frozen=True, tag="moved"):
    """A unit moved; `away` are inches straight away from the enemy."""

    unit: str
    inches: float
    used: float
    away: float = 0.0
    about_face: bool = False
    back: float = 0.0  # the share of it that was spent going backwards
    by_road: bool = False
    """It had the road bonus."""
    crossed: tuple[str, ...] = ()  # paid for and free in this phase, where a table has each kind paid once
    mode: str = ""
    """How it moved other than forward, where that makes it a better target."""
    path: tuple[Spot, ...] = ()
    """Where it stood along its way, the end last, where that was said."""
    shape: Shape = ()
    """How it stands there, where that is not as its formation says."""


class Charged(Event, frozen=True, tag="charged"):
    """A unit moved into charge contact."""

    unit: str
    target: str


class Touched(Event, frozen=True, tag="touched"):
    """A charging unit touches further enemy units, so the referee says."""

    unit: str
    enemies: tuple[str, ...]


class ContactBroken(Event, frozen=True, tag="contact-broken"):
    """A unit is no longer in charge contact, with one enemy unit or with any."""

    unit: str
    enemy: str = ""


class Retreated(Event, frozen=True, tag="retreated"):
    """A result makes a unit retreat."""

    unit: str
    how: Back
    inches: float = 0.0
    """How far a full move is on open ground, which slow ground shortens; how near the enemy the short retreat ends."""


class Arrived(Event, frozen=True, tag="arrived"):
    """A unit or leader came on."""

    unit: str
    edge: str = ""


class Delayed(Event, frozen=True, tag="delayed"):
    """An arrival was put off."""

    unit: str
    turn: int


class Seen(Event, frozen=True, tag="seen"):
    """The enemy has seen a unit, or lost it again."""

    unit: str
    seen: bool = True


# ---- leaders


class LeaderAttached(Event, frozen=True, tag="leader-attached"):
    """A leader attached himself to a unit, or with "" detached."""

    leader: str
    unit: str = ""
    moved: bool = False


class LeaderMoved(Event, frozen=True, tag="leader-moved"):
    """A detached leader moved."""

    leader: str
    inches: float
    at: Point | None = None


class LeaderTested(Event, frozen=True, tag="leader-tested"):
    """A leader, or the exceptional commander of a brigade, was rolled for."""

    name: str
    outcome: str
    roll: Roll
    working: tuple[Reasoned, ...] = ()


class LeaderLost(Event, frozen=True, tag="leader-lost"):
    """A leader fell or was captured; a replacement is due in turn `returns`."""

    leader: str
    how: Loss
    returns: int


class CommanderFell(Event, frozen=True, tag="commander-fell"):
    """A brigade lost its exceptional commander."""

    unit: str


class LeaderReplaced(Event, frozen=True, tag="leader-replaced"):
    """A replacement took a fallen leader's post."""

    leader: str
    unit: str = ""
    attached: bool = False
    exceptional: bool = False


# ---- fire


class Fired(Event, frozen=True, tag="fired"):
    """A fire attack was rolled; its effects wait for the end of the step."""

    shot: Shot
    fire_points: float
    band: str | None
    result: int | None
    roll: Roll | None = None
    working: tuple[Reasoned, ...] = ()


class ShotsTookEffect(Event, frozen=True, tag="shots-took-effect"):
    """The step's fire was put into force; the facts follow."""


# ---- the referee


class ObjectiveTaken(Event, frozen=True, tag="objective-taken"):
    """Who holds an objective."""

    objective: str
    by: Side | Literal[""] = ""


class Noted(facts.Noted, frozen=True, tag="noted"):
    """A note, about a unit or the battle."""

    unit: str = ""


class DiceModeSet(Event, frozen=True, tag="dice-mode-set"):
    """Whether a side's dice of a kind are entered or rolled."""

    side: Side
    kind: str
    mode: Literal["entered", "rolled"]


class Ticked(Event, frozen=True, tag="ticked"):
    """Acts were done on the table."""

    acts: tuple[int, ...]
    done: bool = True


OfLeaders = LeaderAttached | LeaderMoved | LeaderTested | LeaderLost | CommanderFell | LeaderReplaced
OfCharge = CombatRolled | CombatStands | CombatEnded | PursuitDeclared | BrokeThrough
AnyEvent = (
    Began
    | StepBegan
    | BattleEnded
    | Maneuvered
    | Marked
    | GunsDamaged
    | StandsLost
    | LeftTable
    | FormationChanged
    | ModeChanged
    | Faced
    | Moved
    | Charged
    | Touched
    | ContactBroken
    | Retreated
    | Arrived
    | Delayed
    | Seen
    | OfLeaders
    | Fired
    | ShotsTookEffect
    | EffectivenessJudged
    | OfCharge
    | Asked
    | Answered
    | Withdrawn
    | ObjectiveTaken
    | Noted
    | LetHappen
    | Overridden
    | DiceModeSet
    | OptionSet
    | Ticked
    | PlayerNamed
    | Regrouped
    | Standing
    | CommanderNamed
    | CommanderGone
)
