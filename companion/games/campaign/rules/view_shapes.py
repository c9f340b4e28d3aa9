"""The shapes of what a seat may know; `view` fills them."""

from __future__ import annotations

from typing import Literal

import msgspec

from companion.games.campaign.rules.battle.statistics import BattleStatistics
from companion.games.campaign.rules.hexes import Direction, Hex
from companion.games.campaign.rules.known import ActivitySeen, EnemySeen, ForagedHex
from companion.games.campaign.rules.orders import AnyOrder, Contact, Deployment
from companion.games.campaign.rules.plans import Mission
from companion.games.campaign.rules.reports import Activity, AnyReport, Fought, Location, Sighting
from companion.games.campaign.rules.state import (
    CombatMode,
    Kind,
    MarchMode,
    Prompt,
    Side,
    Start,
    State,
    Status,
    Strength,
)
from companion.language.messages import Called

Seat = Literal["referee", "union", "confederate"]


class CorpsNow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A corps as it is: what SR and CS show, and besides its leader's ratings."""

    hex: Hex
    leadership: int
    aggressiveness: int
    effectiveness: float
    fatigue: float
    morale: int | float
    """As it is shown: a whole one without a decimal point."""
    demoralised: bool
    strength: Strength
    stragglers: int
    set_aside: Strength
    """Points that the referee took off by hand, less those that he put on."""
    percent: int
    """Of its original strength, cut to a whole number."""
    urgency: int
    contact: Contact
    combat: CombatMode
    march: MarchMode
    deployment: Deployment
    patrol: bool
    orders: tuple[AnyOrder, ...]
    """What it will try to do, in order."""
    imposed: MarchMode | None = None
    retreat_to: Hex | None = None
    attack_hex: Hex | None = None
    reinforce: Hex | None = None


class CorpsReported(msgspec.Struct, frozen=True, omit_defaults=True):
    """A corps as it reported last."""

    hex: Hex
    sent: int
    """The turn."""
    age: int
    """In turns."""
    combat: str = ""


class CorpsView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A corps as a seat knows it."""

    id: str
    side: Side
    letter: str
    number: int
    unit: str
    leader: Called
    kind: Kind
    headquarters: bool
    status: Status
    original: int
    start: Start | None = None
    hex: Hex | None = None
    """Where it is, or was reported last."""
    now: CorpsNow | None = None
    """Within same-turn dispatch distance."""
    reported: CorpsReported | None = None
    secondary: bool = False
    may_join_force: bool = False
    """It is within two hexes of its headquarters (RTG-14.0a)."""
    draft: tuple[AnyOrder, ...] | None = None
    traits: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()
    """What its player said that only eyes know."""


class Letter(msgspec.Struct, frozen=True, omit_defaults=True):
    """Orders that a side sent."""

    corps: str
    orders: tuple[AnyOrder, ...]
    sent: int
    expected: int
    """The turn in which they should arrive."""
    under_way: bool
    """They should not have arrived yet."""


class MapView(msgspec.Struct, frozen=True):
    """The map, which both sides have. Hexes are [column, row]."""

    title: str
    columns: int
    rows: int
    terrain: tuple[tuple[str, ...], ...]
    """By row, then by column."""
    rivers: tuple[tuple[Hex, Direction, str], ...]
    towns: tuple[tuple[Hex, str], ...]
    exits: tuple[Hex, ...]


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The campaign as a seat knows it."""

    seat: Seat
    scenario: str
    title: str
    turn: int
    last_turn: int
    day: int
    date: str
    starts: str
    """The hour at which the turn starts, "0500"."""
    hours: int
    slot: str
    """ "morning", "day" or "night"."""
    rain: bool
    phase: str
    to_act: str
    """A side, or "referee" in the computer's phases."""
    pending: Prompt | None
    map: MapView
    corps: tuple[CorpsView, ...]
    force: tuple[str, ...]
    letters: tuple[Letter, ...]
    """The orders under way, and to each corps the last that was sent."""
    reports: tuple[AnyReport, ...]
    """Read so far; those with `arrives` this turn are what LD lists."""
    enemies: tuple[EnemySeen, ...]
    activity: tuple[ActivitySeen, ...]
    foraged: tuple[ForagedHex, ...]
    forage_points: int
    exited_points: int
    control: dict[str, str]
    options: dict[str, int]
    offline: bool
    over: bool
    missions: tuple[Mission, ...] = ()
    """What the staff has the corps on the map for."""
    battle: BattleStatistics | None = None
    """The battle that is fought on the table, both sides whole (RTG-15.0c); for the referee any that waits."""
    truth: State | None = None
    """For the referee."""

    def dispatches_of(self, turn: int) -> tuple[AnyReport, ...]:
        """Give what LD lists: the reports that came in a turn, in the order of the book (RTG-4.2, RTG-13.1.8a)."""
        kinds = (Activity, Fought, Sighting, Location)
        came = (one for one in self.reports if one.arrives == turn)
        return tuple(sorted(came, key=lambda one: (kinds.index(type(one)), one.sent)))
