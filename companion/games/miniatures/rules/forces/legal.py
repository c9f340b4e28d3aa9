"""Why troops may not be regrouped so: stands that do not add up, ids in use, arms that do not go together."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from companion.charts.figures import Reason
from companion.games.miniatures import messages as say
from companion.games.miniatures.messages import forces as why
from companion.games.miniatures.messages.reasons import TWICE, ids
from companion.games.miniatures.rules.forces import merging, orders, places
from companion.games.miniatures.rules.forces.origins import shares_of
from companion.games.miniatures.rules.state import PRESENT, Battery, Brigade, State, Unit, combat_of, unit
from companion.kernel import messages as words
from companion.kernel.overriding.setting import GAME
from companion.language import incoming
from companion.language.messages import Id, Named, Own, Several

Order = orders.Split | orders.Merge | orders.Rename | orders.Transfer
ID = r"\w+([-.]\w+)*"
"""An id is typed at prompts: words joined by hyphens, of any script."""
COSTS_A_MOVE = {"limbered": "D10-RUL-MOVE-LIMBER", "mounted": "D10-FORM-SINGLE-LINE-MOUNT"}
"""What a unit becomes by a move of its own, and by which clause."""


def against(state: State, command: Order) -> Iterator[Reason]:
    """Yield every reason against regrouping troops; all units that it names are there."""
    match command:
        case orders.Split():
            one = _there(state, command.unit)
            yield from _free(state, (one,))
            yield from _parts(state, one, command.parts)
        case orders.Merge():
            yield from _merge(state, command)
        case orders.Rename():
            one = _there(state, command.unit)
            yield from _name(command.name)
            if one.name == command.name:
                yield Reason(why.CALLED_SO(unit=say.unit(one.id)))
        case orders.Transfer():
            one = _there(state, command.unit)
            yield from _fighting(state, one)  # whose leaders help it is decided
            yield from _transfer(state, one, command.to)


def _there(state: State, name: str) -> Unit:
    found = unit(state, name)
    assert found is not None, "names are looked up before"
    return found


def _free(state: State, those: Sequence[Unit]) -> Iterator[Reason]:
    """Yield a reason for each unit that is gone, or stands in a combat that is not over."""
    for one in those:
        if one.status not in PRESENT:
            yield Reason(why.GONE(unit=say.unit(one.id)))
        yield from _fighting(state, one)


def _fighting(state: State, one: Unit) -> Iterator[Reason]:
    """Yield a reason for a unit whose combat is not over: it names its units and holds what their stands gave."""
    if combat_of(state, one.id) is not None or any(asked.name == one.id for asked in state.pending):
        yield Reason(why.IN_COMBAT(unit=say.unit(one.id)))


# ---- split


def _parts(state: State, one: Unit, parts: Sequence[orders.Part]) -> Iterator[Reason]:
    stands = sum(part.stands for part in parts)
    if stands != one.stands:
        yield Reason(why.STANDS(unit=say.unit(one.id), n=one.stands, stands=stands))
    own = {one.id, *(share.of for share in shares_of(one))}
    for nth, part in enumerate(parts):
        yield from _name(part.name)
        if any(part.id == other.id for other in parts[:nth]):
            yield Reason(TWICE(name=Id(part.id)))
        elif re.fullmatch(ID, part.id) is None or part.id in (GAME, *say.PURSUITS):
            yield Reason(why.BAD_ID(name=Id(part.id)))
        elif part.id != one.id and (_bears(state, part.id) or (part.id in state.origins and part.id not in own)):
            yield Reason(why.IN_USE(name=Id(part.id)))


def _bears(state: State, name: str) -> bool:
    """Say whether a unit, a leader or an objective has an id."""
    return unit(state, name) is not None or name in state.leaders or name in state.objectives


def _name(name: str) -> Iterator[Reason]:
    if not name.strip() or incoming.amiss(name):
        yield Reason(why.BAD_NAME(name=Own(name)))


# ---- merge


def _merge(state: State, command: orders.Merge) -> Iterator[Reason]:
    those = [_there(state, name) for name in command.units]
    for nth, name in enumerate(command.units):
        if name in command.units[:nth]:
            yield Reason(TWICE(name=say.unit(name)))
    yield from _free(state, those)
    first = those[0]
    for one in those[1:]:
        if one.side != first.side:
            yield Reason(why.OTHER_SIDE(unit=say.unit(one.id), other=say.unit(first.id)))
        elif _kind(one) != _kind(first):
            both_guns = isinstance(one, Battery) and isinstance(first, Battery) and one.horse == first.horse
            unlike = why.OTHER_GUNS if both_guns else why.OTHER_ARM
            yield Reason(unlike(unit=say.unit(one.id), other=say.unit(first.id)))
        elif one.status != first.status and {one.status, first.status} <= set(PRESENT):
            yield Reason(why.NOT_TOGETHER(unit=say.unit(one.id), other=say.unit(first.id)))
    whole = merging.restored(those)
    back = whole is not None and whole.id == command.into and not _bears(state, command.into)
    if command.into not in command.units and not back:
        yield Reason(why.INTO_ONE(name=Id(command.into), names=ids(command.units)))


def odd(state: State, command: Order) -> Iterator[Reason]:
    """Yield what the referee has to say once more: what merging gives to some for nothing, or takes from others.

    Limbering and mounting are moves of their own, and of several exceptional commanders one leads a merged brigade.
    """
    if isinstance(command, orders.Merge):
        found = [_there(state, name) for name in command.units]
        lead_unit = merging.lead_of(found, command.into)
        for what, clause in COSTS_A_MOVE.items():
            if len({getattr(one, what, None) for one in found}) > 1:
                yield Reason(why.NOT_ALIKE[what](unit=say.unit(lead_unit.id)), clause)
        those = [one for one in found if isinstance(one, Brigade)]
        leading = [one for one in those if one.exceptional_commander]
        if len(leading) > 1:
            lead = merging.leading(those, command.into)
            others = Several(tuple(say.unit(one.id) for one in leading if one is not lead), "and")
            yield Reason(why.TWO_EXCEPTIONAL(unit=say.unit(lead.id), others=others))


def _kind(one: Unit) -> tuple[str | bool, ...]:
    """Give what units must have in common to be one: arm and carbine, or kind of guns."""
    if isinstance(one, Battery):
        return "artillery", one.gun, one.horse
    assert isinstance(one, Brigade)
    return one.arm, one.carbine if one.arm == "cavalry" else ""


# ---- transfer


def _transfer(state: State, one: Unit, to: str) -> Iterator[Reason]:
    there = places.commands(state, one.side)
    if to not in there:
        yield Reason(why.NO_COMMAND(name=Id(to), side=words.side(one.side), names=Several(tuple(map(Named, there)))))
    elif there[to] == places.Command(one.division, one.corps):
        yield Reason(why.UNDER_IT(unit=say.unit(one.id), place=Named(to)))
