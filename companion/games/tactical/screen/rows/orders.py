"""What can be ordered of the unit in hand: each order with its key, its clause and, where it cannot be given, why."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from companion.charts.figures import Reason
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.terms import MODES_OF, Mode
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules.orders import remarking
from companion.games.tactical.rules.state import Unit
from companion.games.tactical.rules.view import View
from companion.language.tongue import number, tr
from companion.language.words import trait_words

Ask = Callable[[Any], tuple[Reason, ...]]
"""Gives every reason against a command that the seat may know."""


class OrderKind(NamedTuple):
    """An order: what the window calls it, its key, the command, or what has to be pointed at first."""

    id: str
    words: str
    key: str
    command: Any = None
    """None where a target, a direction or a leader has to be named first."""
    reasons: tuple[Reason, ...] = ()
    on: bool = False
    """It is plotted already."""

    @property
    def why(self) -> str:
        """Give why it cannot be given, "" when it can."""
        return "; ".join(one.text for one in self.reasons)


def kinds(rules: Rules, view: View, one: Unit, ask: Ask) -> tuple[OrderKind, ...]:
    """Give the orders to a unit of the seat's own, as far as this game has them."""
    return tuple(_asked(kind, ask) for kind in _kinds(rules, view, one))


def _asked(kind: OrderKind, ask: Ask) -> OrderKind:
    return kind if kind.command is None else kind._replace(reasons=ask(kind.command))


def _kinds(rules: Rules, view: View, one: Unit) -> Iterator[OrderKind]:
    basic = view.level == "basic"
    yield OrderKind("target", tr("Fire plot"), "F", on=one.fire_plot is not None)
    melee = cmd.PlotMelee(unit=one.id, on=not one.melee_plot)
    yield OrderKind("melee", tr("Melee"), "M", melee, on=one.melee_plot)
    if not basic:
        advance = cmd.PlotAdvance(unit=one.id, on=not one.advance_plot)
        yield OrderKind("advance", tr("Advance"), "A", advance, on=one.advance_plot)
        yield OrderKind("face", tr("Face"), "D")
        yield OrderKind(
            "mode", tr("To {mode}", mode=tr(other_mode(one))), "S", cmd.ChangeMode(unit=one.id, mode=other_mode(one))
        )
        yield OrderKind("force-march", tr("Force march"), "X", cmd.ForceMarch(unit=one.id))
    if view.level == "advanced":
        yield OrderKind("fortify", tr("Fortify"), "B", cmd.Fortify(unit=one.id))
        yield OrderKind("leaders", tr("Leaders"), "L")
    if rules.costs.reorganise is not None:
        yield OrderKind("reorganise", tr("Reorganise"), "O", cmd.Reorganise(unit=one.id))
    for ask in remarking.asked(rules):
        worth = f"×{number(float(ask.value), 'g')}" if ask.times else f"+{number(float(ask.value), 'g')}"
        words = f"{trait_words([ask.word])} {worth}"
        yield OrderKind(f"remark {ask.word}", words, "", remarking.turned(one, ask.word), on=ask.word in one.asked)
    yield OrderKind("abort", tr("Put back"), "Z", cmd.Abort(unit=one.id))


def other_mode(one: Unit) -> Mode:
    """Give the mode that S changes to: each arm has two (ANT-7.8a)."""
    return next(mode for mode in MODES_OF[one.arm] if mode != one.mode)
