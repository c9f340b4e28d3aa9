"""Why a field cannot be set by hand: nobody has it, it is none of its values, no battle holds it, or who pays."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from functools import partial
from typing import Any, get_args

from companion.charts.bounds import COUNT, MOST, STANDS
from companion.charts.figures import Reason
from companion.games.miniatures import messages as say
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.messages import hand as why_hand
from companion.games.miniatures.messages import reasons as why
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules import sequence
from companion.games.miniatures.rules.hand import books, fold, sense
from companion.games.miniatures.rules.hand import settable as to_set
from companion.games.miniatures.rules.placing.legal import on_table
from companion.games.miniatures.rules.state import PRESENT, Brigade, Leader, State, Unit, unit, units
from companion.games.miniatures.rules.whose import whose
from companion.kernel.overriding.gates import firmly
from companion.kernel.overriding.setting import GAME, OF_FIELD, no_field, overridden, unchoosable, with_value
from companion.language.messages import Id, Message, Own
from companion.language.nearly import nearly

CLOCK = r"([01]?\d|2[0-3]):[0-5]\d"
PAID_FOR = books.FIGURES | {"status"}
"""What a column pays for."""
MOST_OF = dict.fromkeys(
    (*sorted(books.FIGURES), "damaged", "fresh_at", "worn_at", "lost_in_fire"), STANDS
) | dict.fromkeys(("turn", "last_turn", "step", "minutes", "arrives", "returns", "guns"), COUNT)
"""The bounds of what counts stands and turns; any other figure has that of men."""


def of_override(rules: Rules, state: State, command: cmd.Override) -> Iterator[Reason]:
    """Yield why a field may not be set; what is only odd passes by the referee's word."""
    fields = {command.field: command.value}
    found = [*firmly(_settable(rules, state, command.target, fields, command.pays))]
    yield from found or _odd(state, command.target, fields, command.pays)


def of_count(rules: Rules, state: State, command: cmd.CountTable) -> Iterator[Reason]:
    """Yield why what a count of the table found may not be set."""
    found = [*firmly(_against_count(rules, state, command))]
    yield from found
    for name, fields in () if found else command.counts.items():
        yield from _odd(state, name, fields, command.pays)


def _against_count(rules: Rules, state: State, command: cmd.CountTable) -> Iterator[Reason]:
    booked = {name for name, fields in command.counts.items() if PAID_FOR.intersection(fields)}
    for name, fields in command.counts.items():
        if not fields:
            yield Reason(why_hand.NOTHING_COUNTED(target=Id(name)))
        # Of a count in which somebody's stands differ, the others pay nothing.
        yield from _settable(rules, state, name, fields, command.pays if name in booked or not booked else "")


def _odd(state: State, target: str, fields: dict[str, Any], pays: str) -> Iterator[Reason]:
    made = state
    for field, value in to_set.in_order(fields):
        one = to_set.bearer(made, target, field)
        assert one is not None, "what nobody has was refused"
        order = cmd.Override(target=target, field=field, value=value, reason=".", pays=books.payer(field, pays, fields))
        made = _set(made, overridden(one, order))
    yield from map(Reason, sense.odd(state, made, target, fields))


def _settable(rules: Rules, state: State, target: str, fields: dict[str, Any], pays: str) -> Iterator[Reason]:
    """Yield why fields may not be set: unknown, fixed, a value that does not fit, or what no battle can hold."""
    if whose(state, target, "") is None:
        everybody = ((one.id, one.name) for one in (*units(state), *state.leaders.values()))
        yield Reason(why.near(why.NOBODY_TO_SET(target=Id(target)), nearly(target, everybody)))
        return
    if nobody_pays := tuple(_of_payer(fields, pays)):
        yield from nobody_pays
        return
    made = state
    for field, value in to_set.in_order(fields):
        one = to_set.bearer(made, target, field)
        free = _free(made, target)
        if one is None or field not in free:
            yield Reason(no_field(target, field, free))
            continue
        if field in to_set.EMPTIED and value != []:
            yield Reason(OF_FIELD(field=Id(field), what=why_hand.EMPTIED()))
            continue
        order = cmd.Override(target=target, field=field, value=value, reason=".", pays=books.payer(field, pays, fields))
        # Field upon field: a table's count sets stands and losses together, and only the whole must make sense.
        made = (yield from with_value(order, one, (), partial(_set, made), MOST_OF.get(field, MOST))) or made
    columns = {books.payer(field, pays, fields) for field in fields}
    payers = {column: _there(state, target, column) for column in columns if column not in fields}
    told = map(partial(_of_payers, payers), wrong(rules, made, target, fields))
    for what in (*told, *sense.impossible(state, made, target, fields)):
        yield Reason(what if _names_field(what, fields) else OF_FIELD(field=why.ids(fields), what=what))
    if target == GAME and "options" in fields:
        yield from unchoosable(rules.choosing, made.options)


def _there(state: State, target: str, column: str) -> int:
    return int(getattr(unit(state, target), column, 0)) if column else 0


def _of_payers(payers: Mapping[str, int], what: Message) -> Message:
    """Say of a column that pays more than it has how much it has: nobody has set it to the figure it comes to."""
    name, count = what.args.get("name"), what.args.get("count")
    if what.key != why.NEGATIVE.key or not isinstance(name, Id) or name.id not in payers or not isinstance(count, int):
        return what
    return why_hand.PAYS_TOO_MUCH(n=payers[name.id] - count, there=payers[name.id], column=name)


def _names_field(what: Message, fields: Collection[str]) -> bool:
    """Say whether a sentence begins with the field that it is about: "stands cannot be -1" needs no "stands:"."""
    field = what.args.get("name")
    return isinstance(field, Id) and field.id in fields


def _set(state: State, event: ev.Overridden) -> State:
    return fold.overridden(state, event)


def _free(state: State, target: str) -> tuple[str, ...]:
    one = _somebody(state, target)
    return to_set.names([*([State] if target == GAME else ()), *([type(one)] if one is not None else ())])


def _of_payer(fields: Collection[str], pays: str) -> Iterator[Reason]:
    """Yield why a column cannot pay: there is none, nothing is to be paid, or it is the one that is set."""
    if not pays:
        return
    columns = (books.START, *books.COLUMNS)
    if books.column_of(pays) not in columns:
        yield Reason(why.NOT_ONE_OF(choice=Id(pays), names=why.ids(columns)))
    elif not PAID_FOR.intersection(fields):
        yield Reason(why_hand.NOTHING_TO_PAY(names=why.ids(columns)))
    elif set(fields) == {books.column_of(pays)}:
        yield Reason(why_hand.PAYS_ITSELF(field=Id(pays)))


def wrong(rules: Rules, state: State, target: str, fields: Collection[str]) -> Iterator[Message]:
    """Name what no battle can hold after fields of `target` were set."""
    one = _somebody(state, target)
    if isinstance(one, Leader):
        yield from _of_leader(state, one)
    elif one is not None:
        yield from _of_unit(one, fields)
        yield from _of_turn(rules, state, one)
    if one is not None and "at" in fields and one.at is not None:
        yield from (reason.what for reason in on_table(rules, one.at))
    if target == GAME:
        yield from _of_battle(rules, state)


def _somebody(state: State, target: str) -> Unit | Leader | None:
    return unit(state, target) or state.leaders.get(target)


def _of_unit(one: Unit, fields: Collection[str]) -> Iterator[Message]:
    for name in one.__struct_fields__:
        figure = getattr(one, name)
        if type(figure) is int and figure < 0 and name != books.ASIDE:
            yield why.NEGATIVE(name=Id(name), count=figure)
    if one.arrives.turn < 0:
        yield why.NEGATIVE(name=Id("arrives"), count=one.arrives.turn)
    if not isinstance(one, Brigade) and one.damaged > max(0, one.stands):
        yield why.GUNS_TO_DAMAGE(name=say.unit(one.id), stands=one.stands)
    if books.missing(one) and PAID_FOR.intersection(fields):
        yield _unbalanced(one)
    elif "status" in fields and one.status in PRESENT and one.stands == 0:
        yield why_hand.NO_STANDS(name=say.unit(one.id))


def amiss(one: Unit) -> Message:
    """Say what is wrong with the books of a unit: that they do not balance, or that it is a ghost."""
    return _unbalanced(one) if books.missing(one) else why_hand.GHOST(name=say.unit(one.id))


def _unbalanced(one: Unit) -> Message:
    has = sum(getattr(one, column) for column in books.COLUMNS)
    return why_hand.UNBALANCED(
        name=say.unit(one.id),
        stands=one.stands,
        lost=one.lost,
        skedaddled=one.skedaddled,
        captured=one.captured,
        aside=one.set_aside,
        has=has,
        start=one.stands_at_start,
    )


BREAKTHROUGHS = ("", *get_args(ev.Pursuit), "done")
RETREATS = ("", *get_args(ev.Back))


def _of_turn(rules: Rules, state: State, one: Unit) -> Iterator[Message]:
    """Name what a unit cannot have done: an outcome that there is not, a charge at nobody or a friend."""
    done = one.this_turn
    chosen = (
        (done.outcome, ("", *rules.outcomes)),
        (done.breakthrough, BREAKTHROUGHS),
        (done.retreated, RETREATS),
    )
    for value, choices in chosen:
        if value not in choices:
            yield why.NOT_ONE_OF(choice=Id(value), names=why.ids(choices))
    if not isinstance(one, Brigade) and (done.charges or done.touches or done.breakthrough):
        yield why.NO_CHARGE_OF_GUNS()
    for name in dict.fromkeys((*filter(None, (done.charges,)), *done.touches, *done.beat)):
        enemy = unit(state, name)
        if enemy is None:
            yield why.NO_UNIT(name=Id(name))
        elif enemy.side == one.side:
            yield why.FRIEND(name=say.unit(name))
    for name in ("used", "fell_back", "went_back", "lost_in_fire"):
        if getattr(done, name) < 0:
            yield why_hand.BELOW_NOUGHT(name=Id(name))


def _of_leader(state: State, one: Leader) -> Iterator[Message]:
    for name, figure in (("returns", one.returns), ("lost", one.lost), ("arrives", one.arrives.turn)):
        if figure < 0:
            yield why.NEGATIVE(name=Id(name), count=figure)
    at = unit(state, one.attached)
    if one.attached and at is None:
        yield why.NO_UNIT(name=Id(one.attached))
    elif at is not None and at.side != one.side:
        yield why_hand.ENEMY(name=say.unit(at.id))
    elif at is not None and at.status in books.ENDS:
        yield why.NOT_ON_TABLE(name=say.unit(at.id))


def _of_battle(rules: Rules, state: State) -> Iterator[Message]:
    steps = len(sequence.steps(rules, state.player_turn))
    if state.turn < 1 or state.last_turn < 1 or not 0 <= state.step < steps:
        yield why.TURNS(last=steps - 1)
    if state.minutes < 0:
        yield why.NEGATIVE(name=Id("minutes"), count=state.minutes)
    if state.starts_at and re.fullmatch(CLOCK, state.starts_at, flags=re.ASCII) is None:
        yield why.NO_TIME(clock=Own(state.starts_at))
    yield from _of_places(state)
    for name in dict.fromkeys((*state.judged, *state.fought)):
        if unit(state, name) is None:
            yield why.NO_UNIT(name=Id(name))


def _of_places(state: State) -> Iterator[Message]:
    """Name objectives that are called otherwise than they are kept, and those of a sudden death that there are not."""
    for name, one in state.objectives.items():
        if not name or one.id != name:
            yield why.NOT_ONE_OF(choice=Id(one.id), names=why.ids((name,)))
    there = why.ids(state.objectives) if state.objectives else why.NOTHING
    for name in dict.fromkeys(place for one in state.sudden_death for place in one.objectives):
        if name not in state.objectives:
            yield why.NO_OBJECTIVE(objective=Id(name), value=there)
