"""What a seat may know. Secrets are cut here, once: what a side may not know is not in the view it gets.

Intelligence: "open" hides nothing; "strengths-hidden" hides the enemy's stands, thresholds, ratings, ammunition,
losses, arrivals and notes; "units-hidden" besides leaves out enemy units that the referee has not marked seen.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from functools import partial
from typing import Literal

import msgspec

from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import duties as all_duties
from companion.games.miniatures.rules import sequence
from companion.games.miniatures.rules.act import Act
from companion.games.miniatures.rules.duties import Duty
from companion.games.miniatures.rules.names import apart, name_of
from companion.games.miniatures.rules.placing.field import FieldView, field
from companion.games.miniatures.rules.state import (
    SIDES,
    Battery,
    Brigade,
    Combat,
    Leader,
    Objective,
    Prompt,
    State,
    SuddenDeath,
    Told,
    Unit,
    attached_to,
    units,
)
from companion.language.messages import Named, bound
from companion.language.ranks import by_command, by_post

Seat = Literal["referee", "union", "confederate"]


class UnitView(msgspec.Struct, frozen=True):
    """A unit as a seat knows it; None is what the seat may not know, or what the unit has not."""

    id: str
    name: str
    """What it is called among the units that the seat knows: "Jones (Heth)" where there is another Jones."""
    own_name: str
    """Its name as it stands in the order of battle."""
    side: str
    kind: Literal["brigade", "battery"]
    arm: str
    division: str
    corps: str
    status: str
    formation: str | None
    mounted: bool | None
    limbered: bool | None
    disordered: bool
    silenced: bool
    wrecked: bool
    """A battery that stays on the table and never fires again."""
    leaders: tuple[str, ...]
    outcome: str
    """The maneuver outcome of this player turn, "" before the roll."""
    charges: str
    touches: tuple[str, ...]
    beat: tuple[str, ...]
    """Whom it has beaten in this player turn."""
    """Further enemy units that it touches as attacker."""
    fired: bool
    moved: bool
    changed: bool
    """It changed formation or movement mode, or turned, in this player turn."""
    breakthrough: str
    seen: bool
    stands_at_start: int | None
    stands: int | None
    fresh_at: int | None
    worn_at: int | None
    state: str | None
    low_ammo: bool | None
    damaged: int | None
    lost: int | None
    skedaddled: int | None
    captured: int | None
    set_aside: int | None
    """Stands that the referee took off by hand, less those that he put on."""
    commander: str | None
    exceptional_commander: bool | None
    carbine: str | None
    gun: str | None
    arrives: int | None
    edge: str | None
    label: str | None
    battalion: str | None
    """The battalion that a battery belongs to, None for a brigade."""
    note: str | None
    lost_in_fire: int | None
    at: tuple[float, float] | None
    """The middle of its front on the field; None where nobody has said it."""
    facing: float | None
    traits: tuple[str, ...]
    emblem: str
    invented: tuple[str, ...]


class View(msgspec.Struct, frozen=True):
    """The battle as a seat knows it."""

    seat: Seat
    scenario: str
    title: str
    turn: int
    last_turn: int
    clock: str
    starts_at: str
    """By the clock when turn 1 begins, "08:00", or ""."""
    minutes: int
    """That a full turn stands for, 0 where nobody said."""
    player_turn: str
    first: str
    """The side with the first player turn."""
    phase: str
    step: int
    step_name: str
    clause: str
    to_act: str
    pending: Prompt | None
    """The oldest question that the seat may read."""
    waiting: tuple[Prompt, ...]
    """Every question that waits and that the seat may read, the oldest first."""
    combats: tuple[Combat, ...]
    """The charge combats that are not over; their modifiers give ratings away, so only who sees all sees them."""
    units: tuple[UnitView, ...]
    leaders: tuple[Leader, ...]
    objectives: tuple[Objective, ...]
    names: dict[str, str]
    players: dict[str, str]
    """Who plays which corps, division or side of those that the seat knows, by its id."""
    acts: tuple[Act, ...]
    intelligence: str
    options: dict[str, int]
    dice: dict[str, str]
    over: bool
    sudden_death: tuple[SuddenDeath, ...]
    """What ends the battle before its last turn: both sides know by what they win."""
    briefing: Told
    """What the seat's own side was told before the battle; a referee is told nothing."""
    field: FieldView
    """The table, and who stands where on it."""


def view(rules: Rules, state: State, seat: Seat, only: Container[str] | None = None) -> View:
    """Give what a seat may know of a state; `only` those units and leaders, where it is told of nobody else."""
    step = sequence.now(rules, state)
    known, led = _known(state, seat, only)
    names = called(state, seat, only)
    waiting = tuple(_asked(state, one, names) for one in state.pending if may_see_question(state, seat, one.seat))
    # They hold stands, and stands are strength.
    combats = state.combats if seat == "referee" or state.intelligence == "open" else ()
    return View(
        seat=seat,
        scenario=state.scenario,
        title=state.title,
        turn=state.turn,
        last_turn=state.last_turn,
        clock=sequence.clock(state),
        starts_at=state.starts_at,
        minutes=state.minutes,
        player_turn=state.player_turn,
        first=state.first,
        phase=step.phase,
        step=step.number,
        step_name=step.does,
        clause=step.clause,
        to_act=sequence.to_act(rules, state),
        pending=waiting[0] if waiting else None,
        waiting=waiting,
        combats=combats,
        units=tuple(_unit(state, seat, unit, names[unit.id]) for unit in known),
        leaders=tuple(_leader(state, seat, one, names[one.id]) for one in led),
        objectives=tuple(state.objectives.values()),
        names=_formation_names(state, known),
        players={place: one for place, one in state.players.items() if _commanded(place, known)},
        acts=tuple(_act(state, act, names) for act in state.acts if tells(state, seat, act.unit)),
        intelligence=state.intelligence,
        options=state.options,
        dice=state.dice,
        over=state.over,
        sudden_death=state.sudden_death,
        briefing=state.briefings.get(seat, Told()),
        field=field(rules, state, seat, frozenset(one.id for one in (*known, *led))),
    )


def called(state: State, seat: Seat, only: Container[str] | None = None) -> dict[str, str]:
    """Give what everybody and everything of which a seat may know is called, by id; of units and leaders `only` those.

    They are told apart among themselves: that there is another of a name is not told of whom the seat does not know.
    """
    known, led = _known(state, seat, only)
    found = _formation_names(state, known) | {one.id: one.name for one in state.objectives.values()}
    return found | apart(state, led) | apart(state, known)


def emblems(view: View) -> frozenset[str]:
    """Give the names of the emblems of those units that a view knows."""
    return frozenset(one.emblem for one in view.units if one.emblem)


def _known(state: State, seat: Seat, only: Container[str] | None) -> tuple[tuple[Unit, ...], tuple[Leader, ...]]:
    # Whatever is listed is listed from here: corps in the order of their numbers, leaders as their commands come.
    def known(name: str) -> bool:
        return (only is None or name in only) and knows(state, seat, name)

    there = by_command((one for one in units(state) if known(one.id)), lambda place: state.names.get(place, place))
    return tuple(there), tuple(by_post((one for one in state.leaders.values() if known(one.id)), there))


def _now(state: State, names: Mapping[str, str], one: Named) -> str:
    """Give the name that somebody has now for a seat; what it does not know has the one of the order of battle."""
    return names.get(one.id) or name_of(state, one)


def _asked(state: State, asked: Prompt, names: Mapping[str, str]) -> Prompt:
    """Give a question with the names that all have now."""
    return msgspec.structs.replace(asked, text=bound(asked.text, partial(_now, state, names)))


def _act(state: State, act: Act, names: Mapping[str, str]) -> Act:
    """Give an act with the names that all have now."""
    return msgspec.structs.replace(act, text=bound(act.text, partial(_now, state, names)))


def hides_strengths(state: State, seat: Seat, side: str) -> bool:
    """Say whether a side's strengths are hidden from a seat."""
    return seat not in ("referee", side) and state.intelligence != "open"


def may_see_question(state: State, seat: Seat, of: str) -> bool:
    """Say whether a seat may read a question that is put to a side: its own, or any where nothing is hidden."""
    return seat in ("referee", of) or state.intelligence == "open"


def knows(state: State, seat: Seat, name: str) -> bool:
    """Say whether a seat may know that a unit or leader is there at all."""
    one: Unit | Leader | None = state.brigades.get(name) or state.batteries.get(name) or state.leaders.get(name)
    if one is None or seat in ("referee", one.side) or state.intelligence == "open":
        return True
    # Even with strengths hidden only: that it will come, and when, is in nobody's sight.
    if one.status == "to-arrive":
        return False
    if state.intelligence == "strengths-hidden":
        return True
    if isinstance(one, Leader):
        # A man alone on a horse is not known until he stands with somebody who is.
        return bool(one.attached) and knows(state, seat, one.attached)
    return one.seen


def tells(state: State, seat: Seat, name: str) -> bool:
    """Say whether a seat may be told in words what happens to a unit or leader: losses give strengths away."""
    one = state.brigades.get(name) or state.batteries.get(name) or state.leaders.get(name)
    return one is None or not hides_strengths(state, seat, one.side)


def knows_command(state: State, seat: Seat, command: str) -> bool:
    """Say whether a seat knows a unit of a corps or division; that there are two sides everybody knows."""
    return _commanded(command, (one for one in units(state) if knows(state, seat, one.id)))


def _commanded(command: str, known: Iterable[Unit]) -> bool:
    """Say whether there is one of a corps or division among units; that there are two sides everybody knows."""
    return command in SIDES or any(command in (one.division, one.corps) for one in known)


def side_of(state: State, name: str) -> str:
    """Give the side of a unit or leader, "" for what nothing bears."""
    one = state.brigades.get(name) or state.batteries.get(name) or state.leaders.get(name)
    return "" if one is None else one.side


def duties(rules: Rules, state: State, seat: Seat) -> tuple[Duty, ...]:
    """Give the duties that a seat may know."""
    found, names = all_duties.duties(rules, state), called(state, seat)
    return tuple(
        duty.named(partial(_now, state, names))
        for duty in found
        if (tells(state, seat, duty.unit) if duty.unit else may_see_question(state, seat, duty.seat or seat))
    )


def _formation_names(state: State, known: tuple[Unit, ...]) -> dict[str, str]:
    ids = {place for unit in known for place in (unit.division, unit.corps)}
    return {place: name for place, name in state.names.items() if place in ids}


def _leader(state: State, seat: Seat, leader: Leader, name: str) -> Leader:
    leader = leader if name == leader.name else msgspec.structs.replace(leader, name=name)
    if not hides_strengths(state, seat, leader.side):
        return leader
    return msgspec.structs.replace(leader, exceptional=False, returns=0, invented=())


def _unit(state: State, seat: Seat, unit: Unit, name: str) -> UnitView:
    brigade = unit if isinstance(unit, Brigade) else None
    battery = unit if isinstance(unit, Battery) else None
    fields: dict[str, object] = {
        "stands_at_start": unit.stands_at_start,
        "stands": unit.stands,
        "fresh_at": brigade and brigade.fresh_at,
        "worn_at": brigade and brigade.worn_at,
        "state": brigade and brigade.effectiveness,
        "low_ammo": unit.low_ammo,
        "damaged": battery and battery.damaged,
        "lost": unit.lost,
        "skedaddled": unit.skedaddled,
        "captured": unit.captured,
        "set_aside": unit.set_aside,
        "commander": brigade and brigade.commander,
        "exceptional_commander": brigade and brigade.exceptional_commander,
        "carbine": brigade.carbine if brigade and brigade.arm == "cavalry" else None,
        "gun": battery and battery.gun,
        "arrives": unit.arrives.turn,
        "edge": unit.arrives.edge,
        "label": battery and battery.label,
        "battalion": battery and battery.battalion,
        "note": unit.note,
        "lost_in_fire": unit.this_turn.lost_in_fire,
    }
    known = UnitView(
        id=unit.id,
        name=name,
        own_name=unit.name,
        side=unit.side,
        kind="brigade" if brigade else "battery",
        arm=brigade.arm if brigade else ("horse-artillery" if battery and battery.horse else "foot-artillery"),
        division=unit.division,
        corps=unit.corps,
        status=unit.status,
        formation=brigade.formation if brigade else None,
        mounted=brigade.mounted if brigade and brigade.arm == "cavalry" else None,
        limbered=battery.limbered if battery else None,
        disordered=bool(brigade and brigade.disordered),
        silenced=bool(battery and battery.silenced),
        wrecked=bool(battery and battery.wrecked),
        leaders=tuple(leader.id for leader in attached_to(state, unit.id)),
        outcome=unit.this_turn.outcome,
        charges=unit.this_turn.charges if knows(state, seat, unit.this_turn.charges) else "",
        touches=tuple(name for name in unit.this_turn.touches if knows(state, seat, name)),
        beat=tuple(name for name in unit.this_turn.beat if knows(state, seat, name)),
        fired=unit.this_turn.fired,
        moved=unit.this_turn.moved,
        changed=_changed(unit),
        breakthrough=unit.this_turn.breakthrough,
        seen=unit.seen,
        at=unit.at if unit.status == "on-table" else None,
        facing=unit.facing if unit.at is not None and unit.status == "on-table" else None,
        traits=unit.traits,
        emblem=unit.emblem,
        invented=unit.invented,
        **fields,  # type: ignore[arg-type]
    )
    return without_strength(known) if hides_strengths(state, seat, unit.side) else known


HIDDEN = (
    *("stands_at_start", "stands", "fresh_at", "worn_at", "state", "low_ammo", "damaged"),
    *("lost", "skedaddled", "captured", "set_aside", "commander", "exceptional_commander", "carbine", "gun"),
    *("arrives", "edge", "label", "battalion", "note", "lost_in_fire"),
)
"""What only its own side knows of a unit where strengths are hidden."""


def without_strength(one: UnitView) -> UnitView:
    """Give a unit as who sees it from outside knows it."""
    return msgspec.structs.replace(one, traits=(), invented=(), **dict.fromkeys(HIDDEN))


def _changed(unit: Unit) -> bool:
    done = unit.this_turn
    return done.changed_formation or done.changed_mode or done.about_faced
