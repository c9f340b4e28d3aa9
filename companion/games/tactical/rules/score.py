"""The score as it stands: Union points less Confederate points, and the level they mean (ANT-10.2a, ANT-QS-7.0a)."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from companion.charts.figures import Reasoned
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.terms import SIDES, Side
from companion.games.tactical.charts.victory import VictoryLevel
from companion.games.tactical.messages import working as say
from companion.games.tactical.rules import victory
from companion.games.tactical.rules.ground.squares import Square
from companion.games.tactical.rules.state import Losses, State
from companion.games.tactical.rules.victory import PointsLine


class Score(msgspec.Struct, frozen=True):
    """The score row by row; above 0 the Union leads."""

    points: int
    union: int
    confederate: int
    level: VictoryLevel
    """What it would be if the battle ended now."""
    lines: tuple[PointsLine, ...]
    working: tuple[Reasoned, ...]


def score(rules: Rules, state: State, names: Mapping[Square, str] = victory.NAMELESS) -> Score:
    """Reckon the score of a state: losses so far, and the objectives held now (ANT-R-ACCUMULATE).

    `names` are those that the map has for objectives.
    """
    lines = (*victory.of_losses(rules, state), *victory.of_objectives(rules, state, names))
    union, confederate = _of(lines, "union"), _of(lines, "confederate")
    men = {side: victory.men_lost(rules, state.losses.get(side, Losses())) for side in SIDES}
    level, why = victory.level(rules, union - confederate, men["confederate"], men["union"])
    rows = (
        Reasoned(one.clause, say.SO_MANY(what=one.label, count=one.count, each=one.each), one.total)
        for one in lines
        if one.total
    )
    total = Reasoned(rules.victory.score, say.BALANCE(), union - confederate)
    return Score(union - confederate, union, confederate, level, lines, (*rows, total, why))


def _of(lines: tuple[PointsLine, ...], side: Side) -> int:
    return sum(line.total for line in lines if line.to == side)
