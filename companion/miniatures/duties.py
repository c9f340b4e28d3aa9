"""What the step still demands, and what may be done: the duties that a referee must not forget."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from companion.miniatures import legal_fire, sequence
from companion.miniatures.rules import Rules
from companion.miniatures.state import Brigade, Side, State, on_table, unit, units


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
    return (*(duty for duty in found if duty.must), *(duty for duty in found if not duty.must))


def musts(rules: Rules, state: State) -> tuple[Duty, ...]:
    """Give what must be done before the step can end."""
    return tuple(duty for duty in duties(rules, state) if duty.must)


def _all(rules: Rules, state: State) -> Iterator[Duty]:
    if state.pending is not None:
        yield Duty("", "", f"answer: {state.pending.text} ({', '.join(state.pending.choices)})")
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
            yield Duty(leader.id, "D10-LEADER-REPLACED", f"{leader.name}'s replacement is due")
        elif leader.status == "on-table" and (with_him := unit(state, leader.attached)) is not None:
            yield Duty(leader.id, clause, f"{leader.name} may detach from {with_him.name}", must=False)
        elif leader.status == "on-table" and not leader.moved:
            yield Duty(leader.id, clause, f"{leader.name} may attach to a unit he can reach", must=False)


def _arrivals(state: State) -> Iterator[Duty]:
    for one in (*units(state), *state.leaders.values()):
        if one.side == state.player_turn and one.status == "to-arrive" and 0 < one.arrives.turn <= state.turn:
            edge = f" at the {one.arrives.edge} edge" if one.arrives.edge else ""
            yield Duty(one.id, "D10-RUL-SCOPE", f"{one.name} arrives{edge}: bring it on or delay it")


def _maneuver(rules: Rules, state: State) -> Iterator[Duty]:
    for found in on_table(state, state.player_turn):
        if not isinstance(found, Brigade):
            if found.silenced:
                text = f"{found.name} is silenced: limber and fall back half a move to recover"
                yield Duty(found.id, "D10-STATE-SILENCED-REMOVE", text, must=False)
        elif not found.this_turn.outcome:
            if found.disordered:
                yield Duty(found.id, "D10-STATE-DISORDER-REMOVE", f"{found.name} is disordered and must roll")
            else:
                text = f"{found.name} may roll in order to move or change formation"
                yield Duty(found.id, "D10-RUL-MAN-WHO-ROLLS", text, must=False)
        elif rules.outcomes[found.this_turn.outcome].move in ("half", "full") and not found.this_turn.moved:
            name = rules.outcomes[found.this_turn.outcome].name
            yield Duty(found.id, "D10-MAN-DIE", f"{found.name} may move ({name})", must=False)


def _detached_leaders(state: State, clause: str) -> Iterator[Duty]:
    for leader in state.leaders.values():
        if (
            leader.side == state.player_turn
            and leader.status == "on-table"
            and not leader.attached
            and not leader.moved
        ):
            yield Duty(leader.id, clause, f"{leader.name} may move", must=False)


def _low_ammo(state: State) -> Iterator[Duty]:
    for found in on_table(state, state.player_turn):
        if found.low_ammo:
            text = f"{found.name} is low on ammunition: say at the step's end if it is outside enemy musket range"
            yield Duty(found.id, "D10-STATE-LOWAMMO-REMOVE", text, must=False)


def _fire(rules: Rules, state: State, side: Side) -> Iterator[Duty]:
    for found in on_table(state, side):
        if not any(legal_fire.who_may_fire(rules, state, found)):
            yield Duty(found.id, "D10-RUL-FIRE-WHO", f"{found.name} may fire", must=False)


def _combats(rules: Rules, state: State) -> Iterator[Duty]:
    if state.combat is not None and state.combat.again:
        yield Duty(state.combat.attackers[0], rules.charge.struggle_again, "a desperate struggle: roll it again")
    for found in on_table(state, state.player_turn):
        target = found.this_turn.charges
        if not target or (state.combat is not None and found.id in state.combat.attackers):
            continue
        at = state.brigades.get(target) or state.batteries.get(target)
        if at is not None and at.status == "on-table":
            yield Duty(found.id, rules.charge.clause, f"{found.name} charges {at.name}: resolve the combat")


def _breakthroughs(state: State, clause: str) -> Iterator[Duty]:
    for found in on_table(state, state.player_turn):
        if found.this_turn.breakthrough == "break-through":
            yield Duty(found.id, clause, f"{found.name} breaks through: move it half a move at the nearest enemy")
