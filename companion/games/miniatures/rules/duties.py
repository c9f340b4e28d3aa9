"""What the step still demands, and what may be done: the duties that a referee must not forget."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import msgspec

from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import legal_fire, sequence
from companion.games.miniatures.rules.names import name_of
from companion.games.miniatures.rules.state import Brigade, Side, State, on_table, unit, units
from companion.language.messages import told
from companion.language.tongue import tr


class Duty(msgspec.Struct, frozen=True):
    """Something to do in this step; `must` holds the step open until it is done."""

    unit: str
    clause: str
    text: str
    must: bool = True


def duties(rules: Rules, state: State) -> tuple[Duty, ...]:
    """Give everything that this step demands or allows, demands first."""
    if state.over:
        return ()
    found = tuple(_all(rules, state))
    # Twice over the same list, so that each half keeps the order of battle.
    return (*(duty for duty in found if duty.must), *(duty for duty in found if not duty.must))


def musts(rules: Rules, state: State) -> tuple[Duty, ...]:
    """Give what must be done before the step can end."""
    return tuple(duty for duty in duties(rules, state) if duty.must)


def _all(rules: Rules, state: State) -> Iterator[Duty]:
    if state.pending is not None:
        question = told(state.pending.text, partial(name_of, state))
        choices = ", ".join(state.pending.choices)
        yield Duty("", "", tr("answer: {question} ({choices})", question=question, choices=choices))
    step = sequence.now(rules, state)
    match step.phase, step.number:
        case "maneuver", 1:
            yield from _replacements(state, step.clause)
        case "maneuver", 2:
            yield from _arrivals(state)
            yield from _maneuver(rules, state)
        case "maneuver", 3:
            yield from _detached_leaders(state, step.clause)
            yield from _low_ammo(state)
        case "musketry", _:
            yield from _fire(rules, state, "union" if step.actor == "union" else "confederate")
        case "charge", 1 | 3:
            yield from _combats(rules, state)
        case _:
            yield from _breakthroughs(state, step.clause)


def _replacements(state: State, clause: str) -> Iterator[Duty]:
    for leader in state.leaders.values():
        if leader.side != state.player_turn:
            continue
        if leader.returns and leader.returns <= state.turn:
            yield Duty(leader.id, "D10-LEADER-REPLACED", tr("{leader}'s replacement is due", leader=leader.name))
        elif leader.status == "on-table" and (with_him := unit(state, leader.attached)) is not None:
            text = tr("{leader} may detach from {unit}", leader=leader.name, unit=with_him.name)
            yield Duty(leader.id, clause, text, must=False)
        elif leader.status == "on-table" and not leader.moved:
            text = tr("{leader} may attach to a unit he can reach", leader=leader.name)
            yield Duty(leader.id, clause, text, must=False)


def _arrivals(state: State) -> Iterator[Duty]:
    for one in (*units(state), *state.leaders.values()):
        if one.side == state.player_turn and one.status == "to-arrive" and 0 < one.arrives.turn <= state.turn:
            at = tr(
                "{unit} arrives at the {edge} edge: bring it on or delay it", unit=one.name, edge=tr(one.arrives.edge)
            )
            text = at if one.arrives.edge else tr("{unit} arrives: bring it on or delay it", unit=one.name)
            yield Duty(one.id, "D10-RUL-SCOPE", text)


def _maneuver(rules: Rules, state: State) -> Iterator[Duty]:
    for found in on_table(state, state.player_turn):
        if not isinstance(found, Brigade):
            if found.silenced:
                text = tr("{battery} is silenced: limber and fall back half a move to recover", battery=found.name)
                yield Duty(found.id, "D10-STATE-SILENCED-REMOVE", text, must=False)
        elif not found.this_turn.outcome:
            if found.disordered:
                text = tr("{brigade} is disordered and must roll", brigade=found.name)
                yield Duty(found.id, "D10-STATE-DISORDER-REMOVE", text)
            else:
                text = tr("{brigade} may roll in order to move or change formation", brigade=found.name)
                yield Duty(found.id, "D10-RUL-MAN-WHO-ROLLS", text, must=False)
        elif rules.outcomes[found.this_turn.outcome].move in ("half", "full") and not found.this_turn.moved:
            outcome = tr(rules.outcomes[found.this_turn.outcome].name)
            text = tr("{brigade} may move ({outcome})", brigade=found.name, outcome=outcome)
            yield Duty(found.id, "D10-MAN-DIE", text, must=False)


def _detached_leaders(state: State, clause: str) -> Iterator[Duty]:
    for leader in state.leaders.values():
        if (
            leader.side == state.player_turn
            and leader.status == "on-table"
            and not leader.attached
            and not leader.moved
        ):
            yield Duty(leader.id, clause, tr("{leader} may move", leader=leader.name), must=False)


def _low_ammo(state: State) -> Iterator[Duty]:
    for found in on_table(state, state.player_turn):
        if found.low_ammo:
            text = tr(
                "{unit} is low on ammunition: say at the step's end if it is outside enemy musket range",
                unit=found.name,
            )
            yield Duty(found.id, "D10-STATE-LOWAMMO-REMOVE", text, must=False)


def _fire(rules: Rules, state: State, side: Side) -> Iterator[Duty]:
    for found in on_table(state, side):
        if not any(legal_fire.who_may_fire(rules, state, found)):
            yield Duty(found.id, "D10-RUL-FIRE-WHO", tr("{unit} may fire", unit=found.name), must=False)


def _combats(rules: Rules, state: State) -> Iterator[Duty]:
    if state.combat is not None and state.combat.again:
        again = tr("a desperate struggle: roll it again")
        yield Duty(state.combat.attackers[0], rules.charge.struggle_again, again)
    for found in on_table(state, state.player_turn):
        target = found.this_turn.charges
        if not target or (state.combat is not None and found.id in state.combat.attackers):
            continue
        at = state.brigades.get(target) or state.batteries.get(target)
        # A charge whose target is gone is settled by itself when the step ends.
        if at is not None and at.status == "on-table":
            text = tr("{unit} charges {target}: resolve the combat", unit=found.name, target=at.name)
            yield Duty(found.id, rules.charge.clause, text)


def _breakthroughs(state: State, clause: str) -> Iterator[Duty]:
    for found in on_table(state, state.player_turn):
        if found.this_turn.breakthrough == "break-through":
            text = tr("{unit} breaks through: move it half a move at the nearest enemy", unit=found.name)
            yield Duty(found.id, clause, text)
