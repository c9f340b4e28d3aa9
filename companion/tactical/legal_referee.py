"""What the referee may do by hand: set a field, read a ruling otherwise, and nothing that no battle can hold."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from companion.charts import Reason
from companion.data import BadInput
from companion.tactical import apply as folding
from companion.tactical import commands as cmd
from companion.tactical import events as ev
from companion.tactical.ground import Ground
from companion.tactical.names import GAME, SHOWN
from companion.tactical.rules import Rules, with_choices
from companion.tactical.squares import DIRECTIONS
from companion.tactical.stacking import crowded
from companion.tactical.state import Leader, State, Unit
from companion.tactical.tables.shared import MODES_OF, Span

FIXED = frozenset(
    {
        "id", "side", "arm", "rank", "men_at_start", "guns_at_start",  # of a unit or leader
        "units", "leaders", "scenario", "level", "phase", "fords", "losses", "accessed", "accessed_as", "pending",
        "options", "revealed",  # of the game
    }
)  # fmt: skip
"""Fields that an override may not set: they are others' books."""


def of_referee(rules: Rules, ground: Ground, state: State, command: cmd.AnyCommand) -> Iterator[Reason]:
    """Yield every reason against an act of the referee's."""
    match command:
        case cmd.Override():
            yield from _of_override(rules, ground, state, command)
        case cmd.SetOption():
            try:
                with_choices(rules, {**state.options, command.option: command.value})
            except BadInput as error:
                yield Reason("; ".join(f"{problem.path}: {problem.what}" for problem in error.problems))
                return
            if state.options.get(command.option, 0) == command.value:
                yield Reason(f"{command.option} is read so already")
        case _:
            return


def target_of(state: State, name: str) -> Unit | Leader | State | None:
    """Give what an override is for: a unit, a leader, or the game."""
    return state if name == GAME else state.units.get(name) or state.leaders.get(name)


def _of_override(rules: Rules, ground: Ground, state: State, command: cmd.Override) -> Iterator[Reason]:
    one = target_of(state, command.target)
    if one is None:
        begins = [name for name in (*state.units, *state.leaders) if command.target.lower() in name][:SHOWN]
        near = f"; near to it: {', '.join(begins)}" if begins else ""
        yield Reason(f"there is no unit or leader {command.target!r}{near}; the battle itself is {GAME!r}")
        return
    free = [name for name in one.__struct_fields__ if name not in FIXED]
    if command.field not in free:
        yield Reason(f"{command.target} has no field {command.field!r} to set; there are: {', '.join(free)}")
        return
    before = msgspec.to_builtins(getattr(one, command.field))
    event = ev.Overridden(command.target, command.field, before, command.value, command.reason)
    try:
        made = folding.apply(state, event)
    except (msgspec.ValidationError, TypeError, ValueError) as error:
        words = str(error).split(" - at ")[0].replace("`", "")
        yield Reason(f"{command.field} of {command.target}: {words[:1].lower()}{words[1:]}")
        return
    for what in _wrong(rules, ground, made, command.target):
        yield Reason(f"{command.field}: {what}")


def _wrong(rules: Rules, ground: Ground, state: State, target: str) -> Iterator[str]:
    """Name what no battle can hold after a field of `target` was set."""
    if target in state.units:
        yield from _wrong_unit(rules, ground, state, state.units[target])
    elif target in state.leaders:
        yield from _wrong_leader(state, state.leaders[target])
    else:
        yield from _wrong_game(rules, state)


def _wrong_unit(rules: Rules, ground: Ground, state: State, one: Unit) -> Iterator[str]:
    if one.mode not in MODES_OF[one.arm]:
        yield f"{one.arm} is never {one.mode}"
    if one.facing not in DIRECTIONS:
        yield f"{one.facing} is no direction from 1 to 8"
    if one.weapon not in rules.weapons_by_code:
        yield f"there is no weapon {one.weapon!r}"
    if min(one.men, one.guns, one.points, one.squares, one.arrives) < 0:
        yield "men, guns, points, squares and turns begin at 0"
    for what, value, span in (
        ("effectiveness", one.effectiveness, rules.scale.rating),
        ("fatigue", one.fatigue, rules.scale.rating),
        ("fortification", one.fort, rules.scale.fortification),
    ):
        yield from _outside(what, value, span)
    if one.here != (one.square is not None):
        yield "a unit on the map has a square, and no other has one"
    elif one.square is not None:
        yield from _wrong_square(rules, ground, state, one)


def _wrong_square(rules: Rules, ground: Ground, state: State, one: Unit) -> Iterator[str]:
    assert one.square is not None
    if unfit := ground.unfit(one.square):
        yield f"{unfit}; no unit can be there"
        return
    there = state.at(one.square)
    if any(unit.side != one.side for unit in there):
        yield f"the enemy stands on {one.square[0]},{one.square[1]}"
    elif full := crowded(rules, state.level, ground.terrain(one.square), there):
        yield full.text


def _wrong_leader(state: State, one: Leader) -> Iterator[str]:
    unit = state.units.get(one.unit)
    if one.unit and (unit is None or unit.side != one.side):
        yield f"{one.unit!r} is no unit of the {one.side} side"


def _wrong_game(rules: Rules, state: State) -> Iterator[str]:
    if not 1 <= state.turn <= state.last_turn:
        yield f"turns run from 1 to {state.last_turn}, not {state.turn}"
    limit = rules.clock.limit
    if state.time_limit and not limit.least <= state.time_limit <= limit.most:
        yield f"the time limit is 0 for none, or {limit.least} to {limit.most} minutes"


def _outside(what: str, value: int, span: Span) -> Iterator[str]:
    if not span.least <= value <= span.most:
        yield f"{what} is from {span.least} to {span.most}, not {value}"
