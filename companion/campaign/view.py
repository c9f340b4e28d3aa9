"""What a seat may know. Secrets are cut here, once: what a side may not know is not in the view it gets.

A side knows its own corps as they are within same-turn dispatch distance, else as they were last reported; the enemy
only by reports that it has read (RTG-1.0b, RTG-R-AI-INFO). That a corps of its own is gone it knows at once: its orders
come back. The referee sees everything.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from companion.campaign import calendar, couriers, knowledge, names
from companion.campaign.combat.sides import Fighter
from companion.campaign.combat.strength import morale
from companion.campaign.ground import Ground
from companion.campaign.hexes import Direction, Hex
from companion.campaign.known import ActivitySeen, EnemySeen, ForagedHex, activity, enemies, foraged
from companion.campaign.orders import AnyOrder, Contact, Deployment
from companion.campaign.reports import AnyReport, Fought
from companion.campaign.rules import Rules
from companion.campaign.state import (
    SIDES,
    CombatMode,
    Corps,
    Dispatch,
    Kind,
    MarchMode,
    Prompt,
    Side,
    Start,
    State,
    Status,
    Strength,
)
from companion.charts import shown

Seat = Literal["referee", "union", "confederate"]


class CorpsNow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A corps as it is: what SR and CS show, and besides its leader's ratings."""

    hex: Hex
    leadership: int
    aggressiveness: int
    effectiveness: float
    fatigue: float
    morale: float
    demoralised: bool
    strength: Strength
    stragglers: int
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
    leader: str
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
    truth: State | None = None
    """For the referee."""


def view(rules: Rules, ground: Ground, state: State, seat: Seat) -> View:
    """Give what a seat may know of a state."""
    sides = SIDES if seat == "referee" else (seat,)
    turn = calendar.turn_of_day(rules, state)
    reports = tuple(one for side in sides for one in _reports(state, seat, side))
    shown = seat in ("referee", "confederate")
    own_reports = () if seat == "referee" else reports
    return View(
        seat=seat,
        scenario=state.scenario,
        title=state.title,
        turn=state.turn,
        last_turn=state.last_turn,
        day=calendar.day_number(rules, state),
        date=calendar.day_name(rules, state),
        starts=turn.start,
        hours=turn.hours,
        slot=turn.kind,
        rain=state.rain,
        phase=state.phase,
        to_act=_to_act(state, seat),
        pending=state.pending if may_see_question(state, seat) else None,
        map=map_of(ground),
        corps=tuple(_corps(rules, state, seat, one) for side in sides for one in names.own_corps(state, side)),
        force=tuple(name for name in state.force if state.corps[name].side in sides),
        letters=tuple(letter for side in sides for letter in _letters(state, side)),
        reports=reports,
        enemies=enemies(state, own_reports),
        activity=activity(state, own_reports),
        foraged=foraged(own_reports) if seat == "confederate" else (),
        forage_points=_forage_points(state, seat, own_reports),
        exited_points=state.exited_points if shown else 0,
        control=state.control,
        options=state.options,
        offline=state.offline,
        over=state.over,
        truth=state if seat == "referee" else None,
    )


def may_see_question(state: State, seat: Seat) -> bool:
    """Say whether a seat may read the pending question."""
    return state.pending is not None and seat in ("referee", state.pending.seat)


def map_of(ground: Ground) -> MapView:
    """Give the map as both sides have it."""
    columns, rows = range(1, ground.columns + 1), range(1, ground.rows + 1)
    return MapView(
        title=ground.title,
        columns=ground.columns,
        rows=ground.rows,
        terrain=tuple(tuple(ground.terrain[column, row] for column in columns) for row in rows),
        rivers=tuple((at, direction, name) for (at, direction), name in sorted(ground.rivers.items())),
        towns=tuple(sorted(ground.towns.items())),
        exits=ground.exits,
    )


def percent_left(one: Corps) -> int:
    """Give the share of its original strength that a corps has, at most all of it, cut to whole percent.

    RTG-13.1.2h, RTG-R-ORIGINAL.
    """
    return min(100, 100 * one.strength.total // one.original) if one.original else 0


def _to_act(state: State, seat: Seat) -> str:
    """A question to the enemy in the computer's phases is not given away."""
    if state.pending is not None and (may_see_question(state, seat) or state.pending.kind == "hand-over"):
        return state.pending.seat
    return names.side_to_act(state) or "referee"


def _reports(state: State, seat: Seat, side: Side) -> list[AnyReport]:
    if seat == "referee":
        return [one for one in state.reports if one.to == side]
    return [_uncounted(one) for one in knowledge.reports_read(state, side)]


def _uncounted(report: AnyReport) -> AnyReport:
    """A battle's number would tell how many others there were that turn."""
    return msgspec.structs.replace(report, battle=str(report.sent)) if isinstance(report, Fought) else report


def _forage_points(state: State, seat: Seat, reports: tuple[AnyReport, ...]) -> int:
    if seat == "referee":
        return state.forage_points
    return sum(getattr(one, "foraged", 0) for one in reports)


def _corps(rules: Rules, state: State, seat: Seat, one: Corps) -> CorpsView:
    seen = seat == "referee" or knowledge.is_seen(rules, state, one)
    report = knowledge.last_location(state, one)
    return CorpsView(
        id=one.id,
        side=one.side,
        letter=one.letter,
        number=one.number,
        unit=one.unit,
        leader=one.leader if seat == "referee" else knowledge.known_leader(rules, state, one),
        kind=one.kind,
        headquarters=one.headquarters,
        status=one.status,
        original=one.original,
        start=one.start,
        hex=one.hex if seen else knowledge.known_hex(rules, state, one),
        now=_now(rules, one) if seen else None,
        reported=None
        if report is None
        else CorpsReported(report.hex, report.sent, state.turn - report.sent, report.combat),
        secondary=state.secondary.get(one.side) == one.id,
        may_join_force=couriers.in_force_range(rules, state, one),
        draft=state.drafts.get(one.id),
    )


def _now(rules: Rules, one: Corps) -> CorpsNow:
    return CorpsNow(
        hex=one.hex,
        leadership=one.leadership,
        aggressiveness=one.aggressiveness,
        effectiveness=one.effectiveness,
        fatigue=one.fatigue,
        morale=shown(morale(rules, Fighter.of(one))),
        demoralised=one.demoralised,
        strength=one.strength,
        stragglers=one.stragglers,
        percent=percent_left(one),
        urgency=one.urgency,
        contact=one.contact,
        combat=one.combat,
        march=one.march,
        deployment=one.deployment,
        patrol=one.patrol,
        orders=one.orders,
        imposed=one.imposed,
        retreat_to=one.retreat_to,
        attack_hex=one.attack_hex,
        reinforce=one.reinforce,
    )


def _letters(state: State, side: Side) -> list[Letter]:
    """What was sent, not what was read: a side does not know when its couriers come in."""
    last: dict[str, Dispatch] = {}
    under_way: list[Dispatch] = []
    for one in state.letters:
        if state.corps[one.corps].side == side:
            last[one.corps] = one
            if _awaited(state, one):
                under_way.append(one)
    kept = sorted({one.nth: one for one in (*under_way, *last.values())}.items())
    return [Letter(one.corps, one.orders, one.issued, one.expected, _awaited(state, one)) for _, one in kept]


def _awaited(state: State, one: Dispatch) -> bool:
    """Say whether a dispatch should not have been read yet."""
    return one.expected > state.turn or (one.expected == state.turn and state.phase in SIDES)
