"""The limits of each order to a unit in its side's operation phase; each chapter says its own (ANT-7, ANT-QS-3)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.charts.figures import Reason
from companion.games.tactical.charts.terms import Side
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules import names
from companion.games.tactical.rules.orders import (
    facing,
    force_marching,
    fortifying,
    handling,
    leaders_moving,
    modes,
    moving,
    plotting,
    remarking,
    reorganising,
)
from companion.games.tactical.rules.situation import Situation
from companion.games.tactical.rules.state import Unit
from companion.kernel.overriding.gates import firmly
from companion.language.messages import says

ELIMINATED = says("tactical.why.eliminated", "{name} is eliminated")
NOT_COME = says("tactical.why.not-come", "{name} has not come on yet; it is to arrive in turn {arrives}")
NO_ORDER = says("tactical.why.no-order", "that cannot be ordered here")


def of_order(now: Situation, side: Side, command: cmd.UnitOrder) -> Iterator[Reason]:
    """Yield every reason against an order of the side whose operation phase it is."""
    one = names.unit_named(now.state, side, command.unit)
    if one is None:
        yield from firmly((names.unknown(now.state, side, command.unit),))
    elif one.status == "eliminated":
        yield Reason(ELIMINATED(name=names.who(one)), firm=True)
    elif one.square is None:
        yield Reason(
            NOT_COME(name=names.who(one), arrives=one.arrives),
            "ANT-6.0a",
            firm=True,
        )
    else:
        yield from _of_unit(now, side, one, command)


def _of_unit(now: Situation, side: Side, one: Unit, command: cmd.UnitOrder) -> Iterator[Reason]:
    match command:
        case cmd.Move():
            yield from moving.why_not(now, one, command)
        case cmd.ForceMarch():
            yield from force_marching.why_not(now.rules, now.state, one, command)
        case cmd.Face():
            yield from firmly(facing.why_not(now.state, one, command))
        case cmd.ChangeMode():
            yield from modes.why_not(now, one, command)
        case cmd.Fortify():
            yield from fortifying.why_not(now, one)
        case cmd.Target():
            yield from firmly(plotting.why_not_target(now, one, command.square))
        case cmd.PlotMelee():
            yield from firmly(plotting.why_not_melee(now.ground, now.state, one, command))
        case cmd.PlotAdvance():
            yield from plotting.why_not_advance(now.state, one, command)
        case cmd.Transfer():
            yield from leaders_moving.why_not(now.rules, now.state, side, one, command)
        case cmd.Reorganise():
            yield from firmly(reorganising.why_not(now, one))
        case cmd.Remark():
            yield from firmly(remarking.why_not(now.rules, command))
        case cmd.Abort():
            yield from firmly(handling.why_not_abort(now, one))
        case _:
            yield Reason(NO_ORDER(), firm=True)
