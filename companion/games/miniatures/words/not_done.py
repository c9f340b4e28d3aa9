"""What units could have done in a step and did not, or might not do in it at all, each with its why and clause."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import Any

import msgspec

from companion.charts.figures import Reason
from companion.games.miniatures.messages import duties as do
from companion.games.miniatures.messages import reasons as because
from companion.games.miniatures.rules import commands as cmd
from companion.language.tongue import plural, tr
from companion.language.words import listed

MAY_NOT_FIRE = frozenset(
    one.key
    for one in (
        because.HAS_FIRED,
        because.CHARGES_NO_FIRE,
        because.MOUNTED,
        because.IS_WRECKED,
        because.SILENCED,
        because.LIMBERED,
        because.MOVED_AND_UNLIMBERED,
    )
)
"""Why a unit may not fire, whatever it fires at."""
FEW = 4
"""So many are named in a line; more are counted, and named below it."""
FREE_TO_FIRE, FREE_TO_ROLL = "D10-RUL-FIRE-WHO", "D10-RUL-MAN-WHO-ROLLS"


class NotDone(msgspec.Struct, frozen=True):
    """Units that did not do something for the same reason."""

    what: str
    why: str
    clause: str
    units: tuple[str, ...] = ()


def in_step(
    view: Any, duties: Iterable[Any], why_not: Callable[[Any], Sequence[Reason]], fired: Collection[str]
) -> tuple[NotDone, ...]:
    """Give what was not done in a step, from the view, the duties and the gates just before its end.

    `fired` are the units that did fire in it.
    """
    match view.phase, view.step:
        case "musketry", _:
            return tuple(_not_fired(view, duties, why_not, fired))
        case "maneuver", 2:
            return tuple(_not_rolled(view, duties))
        case _:
            return ()


def _not_fired(
    view: Any, duties: Iterable[Any], why_not: Callable[[Any], Sequence[Reason]], fired: Collection[str]
) -> Iterator[NotDone]:
    """Give who held his fire, then who might not fire, those with the same reason together."""
    idle = [one for one in view.units if one.side == view.to_act and one.status == "on-table" and one.id not in fired]
    might = {duty.unit for duty in duties if duty.what.key == do.MAY_FIRE.key}
    held = [one for one in idle if one.id in might]
    if held:
        names, why = listed([one.name for one in held]), tr("fire is never compulsory")
        what = tr("{units} held fire", units=names)
        if len(held) > FEW:
            what = plural(len(held), "{n} unit held fire", "{n} units held fire")
            why = f"{why}: {names}"
        yield NotDone(what, why, FREE_TO_FIRE, tuple(one.id for one in held))
    enemy = next((one.id for one in view.units if one.side != view.to_act and one.status == "on-table"), "")
    kinds: dict[tuple[str, str], list[tuple[Any, str]]] = {}
    for one in idle:
        if one.id not in might and (reason := may_not_fire(one.id, enemy, why_not)) is not None:
            kinds.setdefault((reason.what.key, reason.clause), []).append((one, reason.text))
    for (_, clause), those in kinds.items():
        names = listed([one.name for one, _ in those])
        what = tr("{units} did not fire", units=names)
        if len(those) > FEW:
            what = plural(len(those), "{n} unit did not fire", "{n} units did not fire")
        yield NotDone(what, "; ".join(text for _, text in those), clause, tuple(one.id for one, _ in those))


def may_not_fire(unit: str, enemy: str, why_not: Callable[[Any], Sequence[Reason]]) -> Reason | None:
    """Give why a unit may not fire at anybody, as the gate of the order says it."""
    if not enemy:
        return None
    order = cmd.Fire(enemy, (cmd.FiringUnit(unit, (cmd.FiringGroup(0.0),)),))
    return next((one for one in why_not(order) if one.what.key in MAY_NOT_FIRE), None)


def _not_rolled(view: Any, duties: Iterable[Any]) -> Iterator[NotDone]:
    stood = [duty.unit for duty in duties if duty.what.key == do.MAY_ROLL.key]
    names = {one.id: one.name for one in view.units}
    if stood:
        who = listed([names.get(one, one) for one in stood])
        what = tr("{units} did not roll", units=who)
        why = tr("a brigade in good order rolls only to move or change formation")
        if len(stood) > FEW:
            what = plural(len(stood), "{n} brigade did not roll", "{n} brigades did not roll")
            why = f"{why}: {who}"
        yield NotDone(what, why, FREE_TO_ROLL, tuple(stood))
