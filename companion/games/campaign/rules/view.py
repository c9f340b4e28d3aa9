"""What a seat may know. Secrets are cut here, once: what a side may not know is not in the view it gets.

A side knows its own corps as they are within same-turn dispatch distance, else as they were last reported; the enemy
only by reports that it has read (RTG-1.0b, RTG-R-AI-INFO). That a corps of its own is gone it knows at once: its orders
come back. The referee sees everything.
"""

from __future__ import annotations

import msgspec

from companion.charts.figures import shown
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules import calendar, couriers, knowledge, names
from companion.games.campaign.rules.battle.participants import has_both_sides
from companion.games.campaign.rules.battle.statistics import statistics
from companion.games.campaign.rules.combat.aftermath import percent_left
from companion.games.campaign.rules.combat.sides import Fighter
from companion.games.campaign.rules.combat.strength import morale
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.rules.known import activity, enemies, foraged
from companion.games.campaign.rules.reports import AnyReport, Fought
from companion.games.campaign.rules.state import SIDES, Corps, Dispatch, Prompt, Side, State
from companion.games.campaign.rules.view_shapes import CorpsNow, CorpsReported, CorpsView, Letter, MapView, Seat, View
from companion.language.messages import among, bound

__all__ = ["CorpsNow", "CorpsReported", "CorpsView", "Letter", "MapView", "Seat", "View"]


def view(rules: Rules, ground: Ground, state: State, seat: Seat) -> View:
    """Give what a seat may know of a state."""
    sides = SIDES if seat == "referee" else (seat,)
    turn = calendar.turn_of_day(rules, state)
    heard = {side: knowledge.heard(state, side) for side in sides}
    # The referee reads the truth and all reports; to add up what one side believes would make no sense for him.
    own_reports = () if seat == "referee" else tuple(_uncounted(one) for one in heard[seat].reports)
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
        to_act=_to_act(state),
        pending=_asked(state) if may_see_question(state, seat) else None,
        map=map_of(ground),
        corps=tuple(
            _corps(rules, state, seat, one, heard[side]) for side in sides for one in names.own_corps(state, side)
        ),
        force=tuple(name for name in state.force if state.corps[name].side in sides),
        letters=tuple(letter for side in sides for letter in _letters(state, side)),
        reports=state.reports if seat == "referee" else own_reports,
        enemies=enemies(state, own_reports),
        activity=activity(state, own_reports),
        # Only Confederates forage; that a hex is bare says that they were there.
        foraged=foraged(own_reports) if seat == "confederate" else (),
        forage_points=_forage_points(state, seat, own_reports),
        exited_points=0 if seat == "union" else state.exited_points,
        # Who is a computer is no secret: it sits at the table.
        control=state.control,
        options=state.options,
        offline=state.offline,
        over=state.over,
        missions=tuple(
            state.missions[one.id] for one in state.present() if one.side in sides and one.id in state.missions
        ),
        battle=statistics(state, rules, ground) if _listed(state, seat) else None,
        truth=state if seat == "referee" else None,
    )


def called(state: State, seat: Seat) -> dict[str, str]:
    """Give what every corps of which a seat may know is called, by id."""
    return {one.id: one.unit for one in state.corps.values() if seat in ("referee", one.side)}


def _asked(state: State) -> Prompt | None:
    """Give the question with the names of whom it is about."""
    asked = state.pending
    if asked is None:
        return None
    return msgspec.structs.replace(asked, text=bound(asked.text, among(called(state, asked.seat))))


def _listed(state: State, seat: Seat) -> bool:
    """Say whether a seat is given the open battle's statistics: all are, once it goes to the table (RTG-15.0c).

    Of one whose last corps of a side was taken away by hand there are none; it closes when it goes on.
    """
    battle = state.battle
    if battle is None or not has_both_sides(state, battle):
        return False
    return seat == "referee" or battle.offline == "table"


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


def _to_act(state: State) -> str:
    """Say who is waited for: that somebody is asked cannot be hidden from those at the table, what he is asked can."""
    return state.pending.seat if state.pending is not None else names.side_to_act(state) or "referee"


def _uncounted(report: AnyReport) -> AnyReport:
    """A battle's number would tell how many others there were that turn."""
    return msgspec.structs.replace(report, battle=str(report.sent)) if isinstance(report, Fought) else report


def _forage_points(state: State, seat: Seat, reports: tuple[AnyReport, ...]) -> int:
    if seat == "referee":
        return state.forage_points
    return sum(getattr(one, "foraged", 0) for one in reports)


def _corps(rules: Rules, state: State, seat: Seat, one: Corps, known: knowledge.Heard) -> CorpsView:
    seen = seat == "referee" or knowledge.is_seen(rules, state, one)
    report = known.locations.get(one.id)
    return CorpsView(
        id=one.id,
        side=one.side,
        letter=one.letter,
        number=one.number,
        unit=one.unit,
        leader=one.leader if seat == "referee" else knowledge.known_leader(rules, state, one, known),
        kind=one.kind,
        headquarters=one.headquarters,
        status=one.status,
        original=one.original,
        start=one.start,
        hex=one.hex if seen else knowledge.known_hex(rules, state, one, known),
        now=_now(rules, one) if seen else None,
        reported=None
        if report is None
        else CorpsReported(report.hex, report.sent, state.turn - report.sent, report.combat),
        secondary=state.secondary.get(one.side) == one.id,
        may_join_force=couriers.in_force_range(rules, state, one),
        draft=state.drafts.get(one.id),
        traits=one.traits,
        asked=one.asked,
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
        set_aside=one.set_aside,
        percent=percent_left(rules, one),
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
