"""Why nobody can be put there, or lifted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.charts.figures import Reason
from companion.games.miniatures import messages as say
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.messages import placing as why
from companion.games.miniatures.messages import reasons
from companion.games.miniatures.rules.placing.orders import Lift, Place
from companion.games.miniatures.rules.placing.spots import LEADER, UNIT, Shape
from companion.games.miniatures.rules.state import Leader, State, Unit, unit
from companion.language.messages import Named


def of_place(rules: Rules, state: State, command: Place) -> Iterator[Reason]:
    """Yield why units and leaders cannot be put where they are said to stand."""
    for name, place in command.places.items():
        one = unit(state, name) or state.leaders[name]
        if one.status != "on-table":
            yield Reason(reasons.NOT_ON_TABLE(name=Named(name)), firm=True)
        yield from _numbers(one, place)
        yield from on_table(rules, place)
        if isinstance(one, Leader) and one.attached:
            yield Reason(why.WITH_HIS_UNIT(leader=say.leader(name), unit=say.unit(one.attached)), firm=True)
    for name, shape in command.shapes.items():
        found = unit(state, name)
        if found is None or name not in command.places:
            yield Reason(why.SHAPE_OF_NOBODY(name=Named(name)), firm=True)
        else:
            yield from _shape(rules, found, shape)


def of_lift(state: State, command: Lift) -> Iterator[Reason]:
    """Yield why somebody cannot be taken off the field."""
    for name in command.units:
        one = unit(state, name) or state.leaders[name]
        if one.at is None:
            yield Reason(why.NO_PLACE(name=Named(name)), firm=True)


def on_table(rules: Rules, place: Sequence[float]) -> Iterator[Reason]:
    """Yield a reason where a place lies beside the table."""
    wide, deep = rules.ground.table
    if not (0 <= place[0] <= wide and 0 <= place[1] <= deep):
        yield Reason(why.OFF_TABLE(x=place[0], y=place[1], wide=wide, deep=deep), firm=True)


def deploys(state: State) -> bool:
    """Say whether the battle has not begun: sides still put their units where they like."""
    return state.turn == 1 and state.player_turn == state.first and state.step == 0 and not state.over


def _numbers(one: Unit | Leader, place: Sequence[float]) -> Iterator[Reason]:
    if isinstance(one, Leader):
        if len(place) != LEADER:
            yield Reason(why.LEADERS_PLACE(leader=say.leader(one.id)), firm=True)
    elif len(place) != UNIT:
        yield Reason(why.UNITS_PLACE(unit=say.unit(one.id)), firm=True)


def _shape(rules: Rules, one: Unit, shape: Shape) -> Iterator[Reason]:
    if shape and len(shape) != one.stands:
        yield Reason(why.SHAPE_OF_ALL(unit=say.unit(one.id), n=one.stands), firm=True)
    named = [entry[3:] for entry in shape]
    numbered = [pair or (1, nth) for nth, pair in enumerate(named, 1)]
    whole = all(len(pair) == 2 and all(part >= 1 and part == int(part) for part in pair) for pair in numbered)
    if not whole or len(set(numbered)) < len(numbered):
        yield Reason(why.RANK_AND_FILE(unit=say.unit(one.id)), firm=True)
    for entry in shape:
        yield from on_table(rules, entry)
