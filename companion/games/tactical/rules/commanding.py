"""Commanders of a square-grid battle: their corps, divisions and units, and what those have in sight.

Who knows his own command alone sees of friends and enemies those whom a unit of his has in sight, as an enemy is seen
among hidden units (ANT-R-HIDDEN), and nothing of the rest.
"""

from __future__ import annotations

from msgspec.structs import replace

from companion.games.tactical.charts.terms import SIDES, Side
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules import names
from companion.games.tactical.rules import view as views
from companion.games.tactical.rules.ground.sight import arc_of
from companion.games.tactical.rules.ground.sight import sighted as squares_sighted
from companion.games.tactical.rules.orders.plotting import occupied
from companion.games.tactical.rules.situation import Situation
from companion.games.tactical.rules.state import State
from companion.games.tactical.rules.view import View


def acts_with(state: State, command: cmd.AnyCommand) -> tuple[str, ...]:
    """Name the units and leaders who act by a command; nobody, for what is the side's own business."""
    side = names.side_to_act(state)
    if side is None or not isinstance(command, cmd.UnitOrder):
        return ()
    one = names.unit_named(state, side, command.unit)
    found = () if one is None else (one.id,)
    leader = names.leader_named(state, side, command.leader) if isinstance(command, cmd.Transfer) else None
    return found if leader is None else (*found, leader.id)


def own_sees(now: Situation, side: Side, own: frozenset[str]) -> frozenset[str]:
    """Name the units that one's own have in sight, and of the enemy no more than the side is shown."""
    state, held = now.state, occupied(now.state)
    watching = {
        (one.square, arc_of(state.level, one.facing)) for one in state.here(side) if one.square and one.id in own
    }
    found: set[str] = set()
    for of in SIDES:
        others = [one for one in state.here(of) if one.square is not None and one.id not in own]
        there = {one.square for one in others if one.square is not None}
        seen = squares_sighted(now.sight, watching, there, held, turn=state.turn)
        found |= {one.id for one in others if one.square in seen and views.may_know(state, side, one)}
    return frozenset(found)


def own_view(now: Situation, side: Side, own: frozenset[str]) -> View:
    """Give what units and leaders of a side see: themselves whole, of all others what is seen of an enemy."""
    whole, seen = views.view(now.rules, now.state, side), own_sees(now, side, own)
    shown = {one.id: one for one in whole.units if one.id in own or one.id in seen}
    return replace(
        whole,
        hidden=True,  # so that a screen takes of nobody else for known what it is not told
        pending=None,
        units=tuple(one if name in own else views.as_seen(now.rules, one) for name, one in shown.items()),
        leaders=tuple(one for one in whole.leaders if one.id in own),
        losses={},
        holds={},
        activations=0,
        plans={},
        on_table="",
    )
