"""How a battle is won beside its points: levels of a lead, sudden death, and whether it was fought at all.

The d10 sheet has no victory conditions (D10-RUL-SCOPE): levels stand on the score sheet, sudden death in the scenario.
"""

from __future__ import annotations

from fractions import Fraction

import msgspec

from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.messages import victory as told
from companion.games.miniatures.rules.forces.standing import standing
from companion.games.miniatures.rules.score import Score, ScoreChart, read_score_sheet, score
from companion.games.miniatures.rules.state import Side, State, SuddenDeath, other
from companion.kernel.messages import capital
from companion.language.messages import Message, Named, Several

SCORE_SHEET = "score.toml"


class Sudden(msgspec.Struct, frozen=True):
    """A side has won before the last turn, and by what."""

    side: Side
    why: Message


def sheet(rules: Rules) -> ScoreChart | None:
    """Give the score sheet of a game, None where it counts no points; raises BadInput."""
    text = rules.texts.get(SCORE_SHEET)
    return None if text is None else read_score_sheet(text)


def sudden_death(rules: Rules, state: State) -> Sudden | None:
    """Give the first condition of the scenario that holds at the end of this turn, None where there is none.

    All that one condition names must hold together; one that asks for points holds only where they are counted.
    Raises BadInput for a score sheet that cannot be read.
    """
    for one in state.sudden_death:
        if state.turn >= one.from_turn and (found := _holds(state, one, rules.once(sheet))):
            why = told.SUDDEN(side=capital(one.side), what=Several(tuple(found)))
            return Sudden(one.side, why)
    return None


def _holds(state: State, one: SuddenDeath, chart: ScoreChart | None) -> list[Message]:
    """Name what makes a condition hold; nothing where one part of it does not."""
    found = list[Message]()
    if one.objectives:
        if any(state.objectives[place].holder != one.side for place in one.objectives):
            return []
        places = Several(tuple(Named(place, state.objectives[place].name) for place in one.objectives))
        found.append(told.HOLDS_ALL(objectives=places))
    if one.ahead:
        lead = _lead(score(state, chart), one.side) if chart is not None else 0
        if lead < one.ahead:
            return []
        found.append(told.AHEAD(points=lead))
    if one.enemy_spent:
        share = spent_share(state, other(one.side))
        if share < Fraction(one.enemy_spent, 100):
            return []
        found.append(told.ENEMY_SPENT(percent=int(100 * share)))
    return found


def spent_share(state: State, side: Side) -> Fraction:
    """Give the share of a side's brigades that are spent or gone; those still to come count as fresh."""
    those = [one.state in ("spent", "gone") for one in standing(state) if one.side == side]
    return Fraction(sum(those), len(those)) if those else Fraction(0)


def _lead(found: Score, side: Side) -> int:
    lead = found.union.total - found.confederate.total
    return lead if side == "union" else -lead
