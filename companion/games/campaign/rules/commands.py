"""Everything that can be ordered in a campaign. `order` names the command in JSON; the rulebook's codes are capitals.

An order to a corps joins the set being written for it in this player phase; OC begins a set anew, which discards what
was written before (RTG-12.0e). With `corps` "force" it goes to every corps of the force that OF formed. The sets leave
as dispatches at ET.
"""

from __future__ import annotations

from typing import Annotated, Literal

from companion.charts.bounds import Few, Whole
from companion.games.campaign.rules.battle.entry import CorpsResult, Held, Origin, Overruled
from companion.games.campaign.rules.orders import Contact, Deployment, Step
from companion.games.campaign.rules.plans import Missions
from companion.games.campaign.rules.state import MarchMode
from companion.kernel.overriding.commanding import Dismiss, NameCommander
from companion.kernel.overriding.orders import Command, Note, Override, Resign, SetOption, TakeSeat, Words

__all__ = [
    "AnyCommand",
    "Command",
    "Dismiss",
    "NameCommander",
    "Note",
    "Override",
    "Resign",
    "SetOption",
    "TakeSeat",
    "Words",
]
Place = tuple[Whole, Whole]
"""A hex; whether the map has it the rules say."""
To = Words
"""A corps by id, by letter ("E") or number ("4") of the side whose phase it is, or "force"."""


# ---- the game


class Continue(Command, frozen=True, tag="continue"):
    """Play the present phase of the computer's on, to its end or to the next question."""


class Answer(Command, frozen=True, tag="answer"):
    """Answer the question that is pending."""

    choice: Words


class EnterResult(Command, frozen=True, tag="battle-result"):
    """Enter the result of the battle that is fought on the table, every corps of it once (the referee only; RTG-15.0e).

    `companion battle import` reads it from a file and keeps its records.
    """

    battle: Words
    corps: dict[str, CorpsResult]
    field: Held = "neither"
    """Who holds the field."""
    stays: bool = False
    """Who does not hold it stays before the enemy, by the referee's word; else he withdraws, where that is chosen."""
    check: str = ""
    """The check code of the sheet that it was fought by."""
    origin: Origin = "form"
    changed: tuple[Overruled, ...] = ()
    """What the referee set against what was reported."""
    records: tuple[str, ...] = ()
    """Names of what the document keeps of the battle."""


class SetUp(Command, frozen=True, tag="set-up"):
    """Give a corps its number, urgency and contact mode before the game (RTG-3.0).

    How far numbers and urgency run is the rules' to say, not the shape's: `legal` refuses the others.
    """

    corps: Words
    number: Whole | None = None
    urgency: Whole | None = None
    contact: Contact | None = None


# ---- menu A


class ET(Command, frozen=True, tag="ET"):
    """End turn: the couriers leave and the phase is over (RTG-13.1.5a)."""


class DC(Command, frozen=True, tag="DC"):
    """Designate the secondary army commander (RTG-13.1.3a)."""

    corps: To


class OC(Command, frozen=True, tag="OC"):
    """Order corps: begin a set of orders for a corps, discarding the one being written (RTG-13.1.6a)."""

    corps: To


class OF(Command, frozen=True, tag="OF"):
    """Order force: form a force of corps and set its speed (RTG-13.1.7)."""

    corps: tuple[To, ...]
    rate: MarchMode


# ---- menus B and C


class SU(Command, frozen=True, tag="SU"):
    """Set urgency."""

    corps: To
    urgency: Whole


class SM(Command, frozen=True, tag="SM"):
    """Set march mode, of the headquarters alone (RTG-13.2.2a)."""

    march: MarchMode
    corps: To = "HQ"


class CM(Command, frozen=True, tag="CM"):
    """Set contact mode."""

    corps: To
    contact: Contact


class RT(Command, frozen=True, tag="RT"):
    """Retreat to hex: the first choice of a withdrawal (RTG-13.2.4)."""

    corps: To
    hex: Place


class AT(Command, frozen=True, tag="AT"):
    """Attack hex: the first choice of an attack (RTG-13.2.5)."""

    corps: To
    hex: Place


class RE(Command, frozen=True, tag="RE"):
    """Reinforce hex: enter it without attacking there (RTG-13.2.6)."""

    corps: To
    hex: Place


class XU(Command, frozen=True, tag="XU"):
    """Exit unit, from a Washington exit hex (RTG-13.2.13)."""

    corps: To


class MV(Command, frozen=True, tag="MV"):
    """Move along a path: directions 1 to 6 from a starting hex (RTG-13.2.7)."""

    corps: To
    start: Place
    path: tuple[Step, ...]


class PT(Command, frozen=True, tag="PT"):
    """Patrol (RTG-13.2.8a)."""

    corps: To


class CD(Command, frozen=True, tag="CD"):
    """Change deployment (RTG-13.2.9a)."""

    corps: To
    deployment: Deployment


class Remark(Command, frozen=True, tag="remark"):
    """Say of a corps what only eyes know, in the words of the rows that ask for it: all of it, none clears it."""

    corps: To
    asked: Annotated[tuple[Words, ...], Few] = ()


class Plan(Command, frozen=True, tag="plan"):
    """Write down what corps are for: a mission each, in the place of those that they had. Nobody is told."""

    missions: Missions


AnyCommand = (
    Continue
    | Answer
    | EnterResult
    | SetUp
    | Note
    | Override
    | SetOption
    | TakeSeat
    | Resign
    | ET
    | DC
    | OC
    | OF
    | SU
    | SM
    | CM
    | RT
    | AT
    | RE
    | XU
    | MV
    | PT
    | CD
    | Remark
    | Plan
    | NameCommander
    | Dismiss
)
ALWAYS = (Note, Override, SetOption, TakeSeat, NameCommander, Dismiss)
"""What may be done at any moment."""
TO_CORPS = (SU, CM, RT, AT, RE, XU, MV, PT, CD)
"""Orders of menu B besides SM."""
Menu = Literal["A", "B", "C"]
