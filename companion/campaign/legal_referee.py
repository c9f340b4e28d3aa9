"""What the referee may do by hand: set a field, read a ruling otherwise, and nothing that no campaign can hold."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from companion.campaign import apply as folding
from companion.campaign import commands as cmd
from companion.campaign import events as ev
from companion.campaign.ground import Ground
from companion.campaign.rules import Rules, with_choices
from companion.campaign.state import Corps, State
from companion.campaign.tables.combat import ARMS
from companion.campaign.tables.shared import Limits
from companion.charts import Reason, exact
from companion.data import BadInput
from companion.rounding import figure

FIXED = frozenset(
    {
        "id", "side", "letter", "headquarters", "start", "action",  # of a corps
        "corps", "scenario", "phase", "setting_up", "clock", "drafts", "force", "dispatches", "letters", "issued",
        "reports", "battle", "battles", "pending", "options",  # of the game
    }
)  # fmt: skip
"""Fields that an override may not set: they are others' books."""
GAME = "game"


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


def _of_override(rules: Rules, ground: Ground, state: State, command: cmd.Override) -> Iterator[Reason]:
    one: Corps | State | None = state if command.target == GAME else state.corps.get(command.target)
    if one is None:
        there = ", ".join(state.corps)
        yield Reason(f"there is no corps {command.target!r}; there are: {there}; the campaign itself is {GAME!r}")
        return
    free = [name for name in one.__struct_fields__ if name not in FIXED]
    if command.field not in free:
        yield Reason(f"{command.target} has no field {command.field!r} to set; there are: {', '.join(free)}")
        return
    before = getattr(one, command.field)
    event = ev.Overridden(command.target, command.field, msgspec.to_builtins(before), command.value, command.reason)
    try:
        made = folding.apply(state, event)
    except (msgspec.ValidationError, TypeError, ValueError) as error:
        words = str(error).split(" - at ")[0].replace("`", "")
        yield Reason(f"{command.field} of {command.target}: {words[:1].lower()}{words[1:]}")
        return
    for what in _wrong(rules, ground, made, command.target):
        yield Reason(f"{command.field}: {what}")


def _wrong(rules: Rules, ground: Ground, state: State, target: str) -> Iterator[str]:
    """Name what no campaign can hold after a field of `target` was set."""
    if target == GAME:
        yield from _wrong_game(ground, state)
    else:
        yield from _wrong_corps(rules, ground, state, state.corps[target])


def _wrong_corps(rules: Rules, ground: Ground, state: State, one: Corps) -> Iterator[str]:
    for at in (one.hex, one.retreat_to, one.attack_hex, one.reinforce, *one.route):
        if at is not None and (unfit := ground.unfit(at)):
            yield f"{unfit}; no unit can be there"
    yield from _outside("urgency", one.urgency, rules.scale.urgency)
    yield from _outside("aggressiveness", one.aggressiveness, rules.scale.aggressiveness)
    yield from _outside("leadership", one.leadership, rules.scale.leadership)
    if not 0 <= one.heading <= 6:  # the six directions, and 0 for none
        yield f"{one.heading} is no direction from 1 to 6, nor 0 for none"
    for arm in ARMS:
        if (points := getattr(one.strength, arm)) < 0:
            yield f"{arm} cannot be {points}"
    if one.stragglers < 0 or one.original < 1 or one.foraged < 0:
        yield "stragglers and forage begin at 0, the original strength at 1"
    fatigue = rules.fatigue
    if one.fatigue < 0 or exact(one.fatigue) % figure(fatigue.grain.fatigue):
        yield f"fatigue is 0 or more, in parts of {fatigue.grain.fatigue}"
    if one.headquarters != (one.number == rules.headquarters.number.number):
        yield f"headquarters, and nobody else, is number {rules.headquarters.number.number}"
    others = [other for other in state.corps.values() if other.side == one.side and other.id != one.id]
    if not one.headquarters:
        yield from _outside("the number of a corps", one.number, rules.scale.corps_numbers)
    if any(other.number == one.number for other in others):
        yield f"number {one.number} is another corps'"


def _wrong_game(ground: Ground, state: State) -> Iterator[str]:
    if state.turn < 0 or state.last_turn < 1 or state.first_day < 1 or state.first_slot < 0:
        yield "turns and days begin at 1"
    for side, name in state.secondary.items():
        found = state.corps.get(name)
        if found is None or found.side != side or found.headquarters:
            yield f"{name!r} is no corps of the {side} side that could have the secondary commander"
    for places in (state.lines, state.holder, state.foraged):
        for place in places:
            numbers = place.split(",")
            if len(numbers) != 2 or not all(one.isascii() and one.isdecimal() for one in numbers):
                yield f"{place!r} is no hex such as 12,8"
            elif unfit := ground.unfit((int(numbers[0]), int(numbers[1]))):
                yield unfit
    if min(state.forage_points, state.exited_points, *state.foraged.values(), 0) < 0:
        yield "points and counts begin at 0"


def _outside(what: str, value: int, span: Limits) -> Iterator[str]:
    if not span.min <= value <= span.max:
        yield f"{what} is from {span.min} to {span.max}, not {value}"
