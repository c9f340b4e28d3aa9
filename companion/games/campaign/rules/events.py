"""The facts of a campaign, in the past tense. A game is the fold of its events.

`at` is the moment of the execution phase, 0 to 1, exactly. `working` travels with a fact when it happens; the document
keeps it in a table of its own.
"""

from __future__ import annotations

from typing import Literal

from companion.charts.figures import Reasoned
from companion.games.campaign.rules.battle.events import (
    BattleClosed,
    BattleFought,
    BattleOpened,
    CameToTable,
    Cause,
    Demoralised,
    Eliminated,
    FatigueChanged,
    FieldLost,
    Foraged,
    HeadquartersReturned,
    LeaderLost,
    Straggled,
    StrengthLost,
)
from companion.games.campaign.rules.execution_events import (
    ActionBegan,
    ActionDropped,
    ActionPaid,
    ActionResumed,
    ActionSuspended,
    ClockMoved,
    DeploymentChanged,
    Entered,
    FirstAttemptFailed,
    HexHeld,
    LinesDrawn,
    Obeyed,
    PathFollowed,
    Spent,
    WithdrawalChecked,
)
from companion.games.campaign.rules.hexes import Hex
from companion.games.campaign.rules.orders import AnyOrder, Contact
from companion.games.campaign.rules.plans import Mission
from companion.games.campaign.rules.reports import AnyReport
from companion.games.campaign.rules.state import CombatMode, Dispatch, MarchMode, Part, Phase, Prompt, Side, State
from companion.kernel.dice import Roll
from companion.kernel.overriding.commanding import CommanderGone, CommanderNamed
from companion.kernel.overriding.facts import Event, LetHappen, Noted, OptionSet, Overridden, Resigned, SeatTaken
from companion.kernel.overriding.table_result import ResultEntered

__all__ = [
    "ActionBegan",
    "ActionDropped",
    "ActionPaid",
    "ActionResumed",
    "ActionSuspended",
    "AnyEvent",
    "BattleClosed",
    "BattleFought",
    "BattleOpened",
    "CameToTable",
    "Cause",
    "ClockMoved",
    "CommanderGone",
    "CommanderNamed",
    "Demoralised",
    "DeploymentChanged",
    "Eliminated",
    "Entered",
    "Event",
    "FatigueChanged",
    "FieldLost",
    "FirstAttemptFailed",
    "Foraged",
    "HeadquartersReturned",
    "HexHeld",
    "LeaderLost",
    "LetHappen",
    "LinesDrawn",
    "Noted",
    "Obeyed",
    "OptionSet",
    "Overridden",
    "PathFollowed",
    "Resigned",
    "ResultEntered",
    "SeatTaken",
    "Spent",
    "Straggled",
    "StrengthLost",
    "WithdrawalChecked",
]

# ---- the game and its phases


class Began(Event, frozen=True, tag="began"):
    """The campaign as it was laid out."""

    state: State


class PhaseBegan(Event, frozen=True, tag="phase-began"):
    """A phase began; with reconnaissance a turn begins, with execution the corps start afresh."""

    turn: int
    phase: Phase


class WeatherDrawn(Event, frozen=True, tag="weather-drawn"):
    """It rains this turn, or not (RTG-R-RAIN)."""

    rain: bool
    roll: Roll | None = None


class Asked(Event, frozen=True, tag="asked"):
    """A question stops the game."""

    prompt: Prompt


class Answered(Event, frozen=True, tag="answered"):
    """The question was answered: with one of its answers, or by the result of a battle on the table."""

    choice: str
    battle: str = ""
    """The battle whose result is the answer."""


class GameEnded(Event, frozen=True, tag="game-ended"):
    """The last fatigue phase is over, or a player resigned."""

    level: str = ""
    points: int = 0
    over: bool = True
    working: tuple[Reasoned, ...] = ()


# ---- set-up and orders


class Numbered(Event, frozen=True, tag="numbered"):
    """A corps has its number, urgency and contact mode for the start (RTG-3.0)."""

    corps: str
    number: int
    urgency: int
    contact: Contact


class Remarked(Event, frozen=True, tag="remarked"):
    """What only eyes know was said of a corps: all of it."""

    corps: str
    asked: tuple[str, ...] = ()


class Planned(Event, frozen=True, tag="planned"):
    """A side has other missions for some of its corps."""

    side: Side
    missions: tuple[Mission, ...]
    working: tuple[Reasoned, ...] = ()


class SetUpEnded(Event, frozen=True, tag="set-up-ended"):
    """A side is ready."""

    side: Side


class Drafted(Event, frozen=True, tag="drafted"):
    """The set of orders being written for a corps is now this; None: none is written."""

    corps: str
    orders: tuple[AnyOrder, ...] | None


class ForceFormed(Event, frozen=True, tag="force-formed"):
    """Menu C speaks to these corps; nobody: it was left."""

    corps: tuple[str, ...]


class MarchImposed(Event, frozen=True, tag="march-imposed"):
    """A corps marches as it is told, this turn or, by SM, until it is told otherwise (RTG-8.9e)."""

    corps: str
    march: MarchMode | None
    held_to: Part | None = None
    lasting: bool = False
    """By SM."""


class DispatchSent(Event, frozen=True, tag="dispatch-sent"):
    """A courier left headquarters."""

    dispatch: Dispatch


class DispatchRead(Event, frozen=True, tag="dispatch-read"):
    """A corps read its orders: `orders` are what it has to do now, `lost` what it no longer does."""

    corps: str
    nth: int
    orders: tuple[AnyOrder, ...]
    lost: bool = False
    """Earlier orders and points put into an action are gone (RTG-4.4b)."""
    waits_until: Part = (0, 1)
    struck: tuple[AnyOrder, ...] = ()
    """Orders that a demoralised corps never reads (RTG-11.0d)."""
    roll: Roll | None = None


class UrgencySet(Event, frozen=True, tag="urgency-set"):
    """A corps has another urgency."""

    corps: str
    urgency: int


class ContactSet(Event, frozen=True, tag="contact-set"):
    """A corps has another contact mode."""

    corps: str
    contact: Contact


class OrderDone(Event, frozen=True, tag="order-done"):
    """The first of a corps' orders is carried out."""

    corps: str


class OrdersLost(Event, frozen=True, tag="orders-lost"):
    """A corps forgets all its orders (RTG-11.0c)."""

    corps: str


class HexNamed(Event, frozen=True, tag="hex-named"):
    """RT, AT or RE names a hex for a corps, or the order ran out."""

    corps: str
    order: Literal["RT", "AT", "RE"]
    hex: Hex | None = None


class SecondaryNamed(Event, frozen=True, tag="secondary-named"):
    """A side has another secondary army commander (RTG-13.1.3a)."""

    side: Side
    corps: str


class Exited(Event, frozen=True, tag="exited"):
    """A corps left the map for Washington (RTG-13.2.13)."""

    corps: str
    points: int


class Reported(Event, frozen=True, tag="reported"):
    """A report was sent."""

    report: AnyReport
    working: tuple[Reasoned, ...] = ()


# ---- modes


class CombatModeTaken(Event, frozen=True, tag="combat-mode-taken"):
    """A corps behaves so in the face of the enemy."""

    corps: str
    combat: CombatMode
    roll: Roll | None = None
    working: tuple[Reasoned, ...] = ()


class MarchModeTaken(Event, frozen=True, tag="march-mode-taken"):
    """A corps marches at another speed; `paid` are the points put into its action until then."""

    corps: str
    march: MarchMode
    at: Part = (0, 1)
    paid: Part | None = None
    own: bool = False
    """For the whole turn, as far as the enemy lets it."""
    roll: Roll | None = None
    working: tuple[Reasoned, ...] = ()


class PatrolChanged(Event, frozen=True, tag="patrol-changed"):
    """A corps patrols, or no longer."""

    corps: str
    on: bool


AnyEvent = (
    Began
    | PhaseBegan
    | WeatherDrawn
    | Asked
    | Answered
    | GameEnded
    | Noted
    | Resigned
    | LetHappen
    | Overridden
    | OptionSet
    | SeatTaken
    | Numbered
    | Remarked
    | Planned
    | SetUpEnded
    | Drafted
    | ForceFormed
    | MarchImposed
    | DispatchSent
    | DispatchRead
    | UrgencySet
    | ContactSet
    | OrderDone
    | OrdersLost
    | HexNamed
    | SecondaryNamed
    | Exited
    | Reported
    | CombatModeTaken
    | MarchModeTaken
    | PatrolChanged
    | ActionBegan
    | ActionPaid
    | ActionDropped
    | ActionSuspended
    | ActionResumed
    | Spent
    | Entered
    | PathFollowed
    | DeploymentChanged
    | Obeyed
    | ClockMoved
    | LinesDrawn
    | HexHeld
    | WithdrawalChecked
    | FirstAttemptFailed
    | BattleOpened
    | BattleFought
    | BattleClosed
    | StrengthLost
    | FatigueChanged
    | Demoralised
    | LeaderLost
    | Eliminated
    | HeadquartersReturned
    | Straggled
    | Foraged
    | ResultEntered
    | CameToTable
    | FieldLost
    | CommanderNamed
    | CommanderGone
)
