"""What a seat may know of a battle. Secrets are cut here, once: what a side may not know is not in the view it gets.

Without hidden units everything is shown (ANT-R-HIDDEN). With them a side has its own units and leaders, and of the
enemy's units that are shown to it this phase what is seen of them: who and where they are, how many, their arm, their
mode or rout and which way they face. The referee sees everything.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.terms import Level
from companion.games.tactical.rules.ground.squares import Square
from companion.games.tactical.rules.missions import Plan
from companion.games.tactical.rules.names import side_to_act
from companion.games.tactical.rules.state import Leader, Losses, Phase, Prompt, State, Unit
from companion.games.tactical.rules.turn.hiding import is_shown

Seat = Literal["referee", "union", "confederate"]
MINUTES = 60
"""Of an hour."""
SET_UP: Final = "set-up"


class View(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A battle as a seat may know it."""

    seat: Seat
    scenario: str
    title: str
    level: Level
    play_level: int
    hidden: bool
    time_limit: int
    activation: bool
    save_points: bool
    options: dict[str, int]
    control: dict[str, str]
    turn: int
    """0 before the first."""
    last_turn: int
    clock: str
    """When the turn begins, "06:00"."""
    phase: Phase
    phase_id: str
    """The phase among those of the sequence, "union-combat-1"."""
    phase_name: str
    to_act: str
    """Who is waited for: a side, or "referee" where the game plays on by itself."""
    pending: Prompt | None
    units: tuple[Unit, ...]
    leaders: tuple[Leader, ...]
    fords: tuple[Square, ...]
    losses: dict[str, Losses]
    holds: dict[str, int]
    activations: int
    plans: dict[str, Plan]
    """{side: its plan}: a side's own, and for the referee those that nobody who may be he plays against."""
    on_table: str
    """The id of the battle on the table, "" for none."""
    over: bool
    truth: State | None
    """Everything, for the referee."""


def view(rules: Rules, state: State, seat: Seat) -> View:
    """Give what a seat may know of a state."""
    units = tuple(_cut(rules, state, seat, one) for one in state.units.values() if may_know(state, seat, one))
    return View(
        seat=seat,
        scenario=state.scenario,
        title=state.title,
        level=state.level,
        play_level=state.play_level,
        hidden=state.hidden,
        time_limit=state.time_limit,
        activation=state.activation,
        save_points=state.save_points,
        options=state.options,
        control=state.control,
        turn=state.turn,
        last_turn=state.last_turn,
        clock=clock(rules, max(1, state.turn)),
        phase=state.phase,
        phase_id=phase_id(rules, state),
        phase_name=phase_name(rules, state),
        to_act=to_act(state),
        pending=state.pending if state.pending is not None and seat in ("referee", state.pending.seat) else None,
        units=units,
        leaders=tuple(one for one in state.leaders.values() if _may_know_leader(state, seat, one)),
        fords=state.fords,
        losses={side: lost for side, lost in state.losses.items() if is_open(state, seat) or side == seat},
        holds=state.holds if is_open(state, seat) or seat == rules.activation.side else {},
        activations=state.activations if is_open(state, seat) or seat == rules.activation.side else 0,
        plans={side: plan for side, plan in state.plans.items() if reads_plan(state, seat, side)},
        on_table=state.table.id if state.table is not None else "",
        over=state.over,
        truth=state if seat == "referee" else None,
    )


def known(view: View) -> State:
    """Give a battle as its seat knows it, for the rules to be asked: of hidden units only those shown to it."""
    return State(
        scenario=view.scenario,
        title=view.title,
        level=view.level,
        play_level=view.play_level,
        hidden=view.hidden,
        time_limit=view.time_limit,
        activation=view.activation,
        options=view.options,
        control=view.control,
        turn=view.turn,
        last_turn=view.last_turn,
        phase=view.phase,
        units={one.id: one for one in view.units},
        leaders={one.id: one for one in view.leaders},
        fords=view.fords,
        losses=view.losses,
        holds=view.holds,
        activations=view.activations,
        plans=view.plans,
        over=view.over,
    )


def called(state: State, seat: Seat) -> dict[str, str]:
    """Give what every unit and leader of whom a seat may know is called, by id."""
    units = {one.id: one.name for one in state.units.values() if may_know(state, seat, one)}
    return units | {one.id: one.name for one in state.leaders.values() if _may_know_leader(state, seat, one)}


def reads_plan(state: State, seat: Seat, side: str) -> bool:
    """Say whether a seat may read what a side's staff means to do: the side itself, and a referee who does not play.

    Where all units are open a player against the computer sits as the referee: he reads its plans when it is over.
    """
    if seat == side:
        return True
    return seat == "referee" and (state.hidden or state.over or "human" not in state.control.values())


def is_open(state: State, seat: Seat) -> bool:
    """Say whether nothing is hidden from a seat."""
    return seat == "referee" or not state.hidden or state.over


def may_know(state: State, seat: Seat, one: Unit) -> bool:
    """Say whether a seat may know of a unit as it is now."""
    return seat == "referee" or is_shown(state, seat, one)


def to_act(state: State) -> str:
    """Give who is waited for."""
    if state.table is not None:
        return "referee"
    if state.pending is not None:
        return state.pending.seat
    # Nobody's orders are due in that phase, and yet it is one side's to say who moves.
    waits = state.phase.kind == "activation" and state.activations > 0
    return side_to_act(state) or (state.phase.side if waits else "") or "referee"


def phase_id(rules: Rules, state: State) -> str:
    """Give the phase as orders and scripts name it."""
    return SET_UP if state.phase.kind == SET_UP else rules.sequence.phase[state.phase.index].id


def phase_name(rules: Rules, state: State) -> str:
    """Give the name of the phase."""
    return SET_UP if state.phase.kind == SET_UP else rules.sequence.phase[state.phase.index].name


def clock(rules: Rules, turn: int) -> str:
    """Give when a turn begins, "06:00"; after a night the clock begins anew (ANT-1.3a, SHI-R-SEQUENCE)."""
    turns = rules.sequence.turns
    first, before = turns.first, 1
    nights = [night for night in rules.sequence.night_turns if night < turn]
    if nights and turns.morning is not None:
        first, before = turns.morning, max(nights) + 1
    hour, minute = first.split(":")
    since = int(hour) * MINUTES + int(minute) + (turn - before) * turns.minutes
    days = 24 * MINUTES
    return f"{since % days // MINUTES:02}:{since % MINUTES:02}"


def knows_whole(view: View, one: Unit) -> bool:
    """Say whether a view holds everything of a unit: of a hidden enemy's no more than is seen of it."""
    return not view.hidden or view.over or view.seat in ("referee", one.side)


SEEN = (
    "id",
    "name",
    "side",
    "arm",
    "cavalry_artillery",
    "gunboat",
    "men",
    "guns",
    "mode",
    "routed",
    "square",
    "facing",
    "status",
)
"""What is seen of an enemy's unit among hidden ones (ANT-R-HIDDEN): what the map and its name on it say."""
WHOLE = 100
"""Percent."""


def as_seen(rules: Rules, one: Unit) -> Unit:
    """Give a unit as its enemy sees it; for what he does not see it has what a fresh unit of its arm has.

    The rules are asked about it so: what a player or the computer reckons rests on nothing that is hidden from him.
    """
    kind = "artillery" if one.arm == "artillery" else "small-arms"
    weapon = next(row.code for row in rules.weapons.weapon if (row.kind == "artillery") == (kind == "artillery"))
    seen: dict[str, Any] = {name: getattr(one, name) for name in SEEN}
    # It is still a unit that the rules can be asked about; every field that is not seen has the same value for all, so
    # that no figure reckoned from it tells anything.
    return Unit(**seen, weapon=weapon, effectiveness=WHOLE, men_at_start=one.men, guns_at_start=one.guns)


def _cut(rules: Rules, state: State, seat: Seat, one: Unit) -> Unit:
    """Give a unit as a seat knows it."""
    return one if is_open(state, seat) or one.side == seat else as_seen(rules, one)


def _may_know_leader(state: State, seat: Seat, one: Leader) -> bool:
    """Say whether a seat may know of a leader: among hidden units of its own alone."""
    return is_open(state, seat) or one.side == seat
