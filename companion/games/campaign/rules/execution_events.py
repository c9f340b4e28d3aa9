"""What happens while orders are carried out: actions, marches, lines, withdrawals, as facts."""

from __future__ import annotations

from typing import Literal

from companion.charts.figures import Reasoned
from companion.games.campaign.rules.hexes import Direction, Hex
from companion.games.campaign.rules.orders import Deployment
from companion.games.campaign.rules.state import Action, Lines, Part, Side
from companion.kernel.dice import Roll
from companion.kernel.overriding.facts import Event


class ActionBegan(Event, frozen=True, tag="action-began"):
    """A corps puts movement points into something; its cost is fixed now."""

    corps: str
    action: Action


class ActionPaid(Event, frozen=True, tag="action-paid"):
    """So much of a corps' action is paid at a moment: a pause, or the phase's end."""

    corps: str
    at: Part
    paid: Part


class ActionDropped(Event, frozen=True, tag="action-dropped"):
    """A corps' action is given up, and what was put into it is lost."""

    corps: str
    at: Part


class ActionSuspended(Event, frozen=True, tag="action-suspended"):
    """A corps stops what its orders have it do; so much of it is paid and kept (RTG-R-ZOC-ORDERS)."""

    corps: str
    at: Part
    paid: Part


class ActionResumed(Event, frozen=True, tag="action-resumed"):
    """A corps goes on with what it had to stop."""

    corps: str
    at: Part


class Spent(Event, frozen=True, tag="spent"):
    """A corps began to spend movement points of its own this turn."""

    corps: str
    at: Part


class Entered(Event, frozen=True, tag="entered"):
    """A corps entered a hex."""

    corps: str
    to: Hex
    heading: Direction
    at: Part


class PathFollowed(Event, frozen=True, tag="path-followed"):
    """Where a corps is on the path of its order, and the hexes that lead it there."""

    corps: str
    on_path: int
    route: tuple[Hex, ...] = ()
    hurries: bool = False


class DeploymentChanged(Event, frozen=True, tag="deployment-changed"):
    """A corps stands in road mode, or deployed."""

    corps: str
    deployment: Deployment
    at: Part


class Obeyed(Event, frozen=True, tag="obeyed"):
    """SU, CM or PT outside a zone of control was read through."""

    corps: str
    at: Part


class ClockMoved(Event, frozen=True, tag="clock-moved"):
    """The phase has come to a moment."""

    at: Part


class LinesDrawn(Event, frozen=True, tag="lines-drawn"):
    """The lines in a contested hex; None: they are gone."""

    hex: Hex
    lines: Lines | None


class HexHeld(Event, frozen=True, tag="hex-held"):
    """A side is alone in a hex."""

    hex: Hex
    side: Side


class WithdrawalChecked(Event, frozen=True, tag="withdrawal-checked"):
    """A corps tried to get away safely (RTG-6.2.1g to i)."""

    corps: str
    result: Literal["safe", "stands", "rout"]
    rolls: tuple[Roll, ...] = ()
    working: tuple[Reasoned, ...] = ()


class FirstAttemptFailed(Event, frozen=True, tag="first-attempt-failed"):
    """A corps cannot get away, and its army commander in the hex says whether it tries again (RTG-6.2.1l)."""

    corps: str
    roll: Roll
    working: tuple[Reasoned, ...] = ()
