"""The shapes of what is remembered of a campaign, and of what a seat may know of it."""

from __future__ import annotations

from typing import Literal

import msgspec

from companion.games.campaign.rules.hexes import Hex
from companion.games.campaign.rules.orders import AnyOrder
from companion.games.campaign.rules.state import Part, Strength

CauseKind = Literal[
    "waits",
    "keeps-clear",
    "made-room",
    "slow",
    "new-orders",
    "no-orders",
    "rests",
    "half-way",
    "before-the-enemy",
    "cannot-get-away",
    "shut-in",
    "forgot",
    "no-way",
]


class Cause(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a corps stood in a turn, or came less far."""

    kind: CauseKind
    clause: str
    corps: tuple[str, ...] = ()
    """Own corps that it waited for, kept clear of or made room for."""
    times: int = 0
    """How often it made room."""
    share: Part = (0, 1)
    """How much of the turn it took."""
    mode: str = ""
    """The combat mode in which it stood before the enemy, or the march mode in which it rested."""
    paid: Part = (0, 1)
    """Movement points that it has put into the next hex so far."""
    cost: Part = (0, 1)
    """What that hex costs."""


class TurnOf(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a corps did in a turn."""

    turn: int
    at: Hex
    """Where it stood as the turn began."""
    entered: tuple[Hex, ...] = ()
    read: tuple[int, ...] = ()
    """The turns in which the orders were sent that it read in this one."""
    done: tuple[AnyOrder, ...] = ()
    """The orders that it carried out to the end."""
    causes: tuple[Cause, ...] = ()

    @property
    def stood(self) -> bool:
        """Say whether it entered no hex."""
        return not self.entered

    @property
    def ended(self) -> Hex:
        """Give where it stood as the turn was over."""
        return self.entered[-1] if self.entered else self.at


class Seen(msgspec.Struct, frozen=True, omit_defaults=True):
    """A corps as its headquarters saw it last."""

    turn: int
    strength: Strength
    fatigue: float
    urgency: int
    contact: str
    demoralised: bool = False


class Annals(msgspec.Struct, frozen=True):
    """Everything that is remembered: both sides, the truth."""

    turns: dict[str, tuple[TurnOf, ...]] = {}
    """{corps: what it did, oldest turn first; the last may not be over}."""
    seen: dict[str, Seen] = {}


class When(msgspec.Struct, frozen=True):
    """A turn as people call it."""

    turn: int
    date: str
    """ "June 28", as the chart has it."""
    hour: str
    """At which it starts, "0500"."""
    ago: int
    """Hours since then."""


class SeenThen(msgspec.Struct, frozen=True):
    """What headquarters saw of a corps last, and when."""

    when: When
    seen: Seen


class Sent(msgspec.Struct, frozen=True, omit_defaults=True):
    """Orders that were sent to a corps, and what is known of them."""

    orders: tuple[AnyOrder, ...]
    sent: When
    expected: When
    """When they should be read."""
    read: When | None = None
    """When they were; None where that is not known, or not so."""
    known: When | None = None
    """When the letter was read that says so; None at once, or not at all."""


class TurnTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a corps did in a turn, as it is known."""

    when: When
    hours: int
    """How long the turn was."""
    did: TurnOf
    told: When | None = None
    """When its letter of that turn came in; None where it is known without one."""


class Recalled(msgspec.Struct, frozen=True):
    """What a seat may know of what lies behind the present state; {corps: …}."""

    now: When
    times: tuple[When, ...]
    """Every turn of the game by its number, the set-up's nought first."""
    seen: dict[str, SeenThen]
    """Of corps on the map that headquarters does not see now."""
    sent: dict[str, tuple[Sent, ...]]
    """Oldest first."""
    turns: dict[str, tuple[TurnTold, ...]]
    """Oldest first."""

    def of(self, corps: str, turn: int) -> TurnTold | None:
        """Give what is known of a corps in a turn."""
        return next((one for one in self.turns.get(corps, ()) if one.did.turn == turn), None)

    def when(self, turn: int) -> When:
        """Give a turn as people call it."""
        return self.times[min(max(turn, 0), len(self.times) - 1)]
