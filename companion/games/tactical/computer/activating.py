"""Which divisions a computer's Union moves in a turn, held to the limits of a person (ANT-R-ACT-COMPUTER)."""

from __future__ import annotations

from collections.abc import Sequence

from companion.games.tactical.charts.terms import other
from companion.games.tactical.computer.goals import lost_share
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules.ground.squares import distance
from companion.games.tactical.rules.situation import Situation
from companion.games.tactical.rules.state import State
from companion.games.tactical.rules.turn.activation import members, offered
from companion.games.tactical.rules.view import View, known


def activations(now: Situation, view: View) -> Sequence[cmd.AnyCommand]:
    """Give the divisions to be activated, as many as may be: those nearest to the enemy, who have lost least, first."""
    state = known(view)
    names = sorted(offered(now.rules, state), key=lambda name: _rank(now, state, name))
    return tuple(cmd.Activate(division=name) for name in names[: view.activations])


def _rank(now: Situation, state: State, division: str) -> tuple[int, float, str]:
    """Give how far from the enemy a division stands, then what it has lost: the lowest is the first to move."""
    side = now.rules.activation.side
    own = [one.square for one in members(state, side, division) if one.square is not None]
    enemies = [one.square for one in state.here(other(side)) if one.square is not None]
    away = min((distance(at, enemy) for at in own for enemy in enemies), default=now.ground.rows)
    return away, lost_share(state, side, division), division
