"""What a seat may know of a battle. Secrets are cut here, once: what a side may not know is not in the view it gets.

Without hidden units everything is shown (ANT-R-HIDDEN). With them a side has its own units, the enemy's that are shown
to it this phase, without their orders, and their leaders. The referee sees everything.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from companion.tactical.hiding import is_shown
from companion.tactical.names import side_to_act
from companion.tactical.rules import Rules
from companion.tactical.squares import Square
from companion.tactical.state import Leader, Level, Losses, Phase, Prompt, State, Unit

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
    on_table: str
    """The id of the battle on the table, "" for none."""
    over: bool
    truth: State | None
    """Everything, for the referee."""


def view(rules: Rules, state: State, seat: Seat) -> View:
    """Give what a seat may know of a state."""
    units = tuple(_cut(state, seat, one) for one in state.units.values() if may_know(state, seat, one))
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
        losses=state.losses,
        holds=state.holds if is_open(state, seat) or seat == rules.activation.side else {},
        activations=state.activations if is_open(state, seat) or seat == rules.activation.side else 0,
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
        over=view.over,
    )


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


def _cut(state: State, seat: Seat, one: Unit) -> Unit:
    """Give a unit without its orders, where it is an enemy's among hidden units."""
    if is_open(state, seat) or one.side == seat:
        return one
    return replace(one, fire_plot=None, plotted_by_melee=False, melee_plot=False, advance_plot=False, points=0)


def _may_know_leader(state: State, seat: Seat, one: Leader) -> bool:
    """Say whether a seat may know of a leader: of the enemy's those with units that it may know of."""
    if is_open(state, seat) or one.side == seat:
        return True
    with_him = (
        unit
        for unit in state.here(one.side)
        if unit.id == one.unit or (one.rank == "brigade" and one.brigade and unit.brigade == one.brigade)
    )
    return any(may_know(state, seat, unit) for unit in with_him)
