"""What the referee may do by hand: set a field, read a ruling otherwise, and nothing that no battle can hold."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

from companion.charts.figures import Reason
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.terms import MODES_OF
from companion.games.tactical.messages import square
from companion.games.tactical.messages.words import ARMS, MODES
from companion.games.tactical.rules import apply as folding
from companion.games.tactical.rules import books
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules.ground.map import Ground
from companion.games.tactical.rules.ground.squares import DIRECTIONS
from companion.games.tactical.rules.ground.stacking import crowded
from companion.games.tactical.rules.orders.moving import ENEMY_ON
from companion.games.tactical.rules.state import Leader, State, Unit
from companion.games.tactical.rules.under import formations
from companion.kernel.messages import field, side
from companion.kernel.overriding import commanding
from companion.kernel.overriding.ledger import late
from companion.kernel.overriding.paying import against_payer, paid
from companion.kernel.overriding.setting import GAME, against_field, against_option, overridden
from companion.language.messages import Id, Message, Named, Own, Several, says
from companion.language.nearly import nearly

NOBODY = says("tactical.why.nobody", "there is no unit or leader {target!r}; the battle itself is {game!r}")
NEARLY = says(
    "tactical.why.nearly", "there is no unit or leader {target!r}; near to it: {names}; the battle itself is {game!r}"
)
NEVER_IN = says("tactical.why.never-in", "{arm} is never {mode}")
NO_DIRECTION = says("tactical.why.no-direction", "{facing} is no direction from 1 to 8")
NO_WEAPON = says("tactical.why.no-weapon", "there is no weapon {weapon!r}")
FROM_NOTHING = says("tactical.why.from-nothing", "men, guns, points, squares and turns begin at 0")
NOT_WITHIN = says("tactical.why.not-within", "{what} is from {least} to {most}, not {value}")
SQUARES = says("tactical.why.squares", "a unit on the map has a square, and no other has one")
NOBODY_CAN = says("tactical.why.nobody-can", "{why}; no unit can be there")
NO_UNIT = says("tactical.why.no-unit", "{unit!r} is no unit of the {side} side")
TURNS = says("tactical.why.turns", "turns run from 1 to {last}, not {turn}")
NO_TIME = says("tactical.why.no-time", "{clock!r} is no time of day such as 08:00")
TIME_LIMIT = says("tactical.why.time-limit", "the time limit is 0 for none, or {least} to {most} minutes")

CLOCK = r"([01]?\d|2[0-3]):[0-5]\d"
FIXED = frozenset(
    {
        "id",
        "side",
        "arm",
        "gunboat",
        "rank",
        "units",
        "leaders",
        "scenario",
        "level",
        "phase",
        "fords",
        "losses",
        "accessed",
        "accessed_as",
        "pending",
        "commanders",
        "plans",
        "options",
        "revealed",
        "table",
        "tables",  # of the game
    }
)
"""Fields that an override may not set: they are others' books."""


def of_referee(rules: Rules, ground: Ground, state: State, command: cmd.AnyCommand) -> Iterator[Reason]:
    """Yield every reason against an act of the referee's."""
    match command:
        case cmd.Override():
            yield from _of_override(rules, ground, state, command)
        case cmd.SetOption():
            yield from against_option(command, state.options, rules.choosing)
        case cmd.NameCommander():
            yield from commanding.against(state.commanders, command, formations(state, command.side))
        case cmd.Dismiss():
            yield from commanding.against(state.commanders, command, {})
        case _:
            return


def target_of(state: State, name: str) -> Unit | Leader | State | None:
    """Give what an override is for: a unit, a leader, or the game."""
    return state if name == GAME else state.units.get(name) or state.leaders.get(name)


def _of_override(rules: Rules, ground: Ground, state: State, command: cmd.Override) -> Iterator[Reason]:
    one = target_of(state, command.target)
    if one is None:
        everybody: tuple[Unit | Leader, ...] = (*state.units.values(), *state.leaders.values())
        meant = nearly(command.target, ((one.id, one.name) for one in everybody))
        who = {"target": Own(command.target), "game": Own(GAME)}
        yield Reason(NEARLY(**who, names=Several(tuple(map(Id, meant)))) if meant else NOBODY(**who))
        return
    columns = books.columns(command.field) if isinstance(one, Unit) else ()
    if nobody_pays := tuple(against_payer(command, columns)):
        yield from nobody_pays
        return
    order, fold = paid(command, columns), partial(folding.apply, state)

    def wrong(made: State) -> Iterator[Message]:
        yield from _wrong(rules, ground, made, command.target)
        if columns:
            yield from books.unbalanced(made.units[command.target])
            yield from books.too_much_gone(state.units[command.target], made.units[command.target])

    found = tuple(against_field(order, one, FIXED, fold, wrong))
    yield from found
    if not found and isinstance(one, Unit):
        made = fold(overridden(one, order)).units[one.id]
        yield from map(Reason, _odd(state, one, made, command.field))


def _odd(state: State, was: Unit, made: Unit, field: str) -> Iterator[Message]:
    """Name what is seldom meant after a field of a unit was set: the referee says once more that it is."""
    if books.columns(field):
        yield from books.put_in_besides(was, made)
    if field == "arrives":
        yield from late(Named(made.id), made.arrives, state.last_turn)


def _wrong(rules: Rules, ground: Ground, state: State, target: str) -> Iterator[Message]:
    """Name what no battle can hold after a field of `target` was set."""
    if target in state.units:
        yield from _wrong_unit(rules, ground, state, state.units[target])
    elif target in state.leaders:
        yield from _wrong_leader(state, state.leaders[target])
    else:
        yield from _wrong_game(rules, state)


def _wrong_unit(rules: Rules, ground: Ground, state: State, one: Unit) -> Iterator[Message]:
    if one.mode not in MODES_OF[one.arm]:
        yield NEVER_IN(arm=ARMS[one.arm], mode=MODES[one.mode])
    if one.facing not in DIRECTIONS:
        yield NO_DIRECTION(facing=one.facing)
    if one.weapon not in rules.weapons_by_code:
        yield NO_WEAPON(weapon=Own(one.weapon))
    figures = (one.men, one.guns, one.men_lost, one.guns_lost, one.men_at_start, one.guns_at_start)
    if min(*figures, one.points, one.squares, one.arrives) < 0:
        yield FROM_NOTHING()
    for what, value, span in (
        ("effectiveness", one.effectiveness, rules.scale.rating),
        ("fatigue", one.fatigue, rules.scale.rating),
        ("fortification", one.fort, rules.scale.fortification),
    ):
        if not span.least <= value <= span.most:
            yield NOT_WITHIN(what=field(what), least=span.least, most=span.most, value=value)
    if one.here != (one.square is not None):
        yield SQUARES()
    elif one.square is not None:
        yield from _wrong_square(rules, ground, state, one)


def _wrong_square(rules: Rules, ground: Ground, state: State, one: Unit) -> Iterator[Message]:
    assert one.square is not None
    if unfit := ground.unfit(one.square, afloat=one.gunboat):
        yield NOBODY_CAN(why=unfit)
        return
    there = state.at(one.square)
    if any(unit.side != one.side for unit in there):
        yield ENEMY_ON(to=square(one.square))
    elif full := crowded(rules, state.level, ground.terrain(one.square), there):
        yield full.what


def _wrong_leader(state: State, one: Leader) -> Iterator[Message]:
    unit = state.units.get(one.unit)
    if one.unit and (unit is None or unit.side != one.side):
        yield NO_UNIT(unit=Own(one.unit), side=side(one.side))


def _wrong_game(rules: Rules, state: State) -> Iterator[Message]:
    first = 0 if state.phase.kind == "set-up" else 1
    if not first <= state.turn <= state.last_turn:
        yield TURNS(last=state.last_turn, turn=state.turn)
    # Every view reckons with it: a text that is none would shut the document for good.
    if state.hours is not None and re.fullmatch(CLOCK, state.hours.first, flags=re.ASCII) is None:
        yield NO_TIME(clock=Own(state.hours.first))
    limit = rules.clock.limit
    if state.time_limit and not limit.least <= state.time_limit <= limit.most:
        yield TIME_LIMIT(least=limit.least, most=limit.most)
