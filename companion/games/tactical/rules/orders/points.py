"""Operation points: what a unit gets at the beginning of its side's operation phases (ANT-7.4, ANT-R-OP-REFRESH)."""

from __future__ import annotations

from companion.charts.figures import Reasoned
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.terms import Side
from companion.games.tactical.messages import working as say
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.state import State, Unit
from companion.games.tactical.rules.story import Story
from companion.language.messages import Named

FIRST_TURN = "ANT-R-OP-TURN1"


def set_points(story: Story, side: Side) -> None:
    """Tell the points of a side's units on the map for the operation phase that begins."""
    state = story.state
    found = {one.id: points_at(story.rules, state, one, state.phase.half)[0] for one in state.here(side)}
    story.tell(ev.PointsSet(side, found))


def points_at(rules: Rules, state: State, one: Unit, half: int) -> tuple[int, tuple[Reasoned, ...]]:
    """Give the points of a unit for its side's first or second operation phase of a turn, with the working."""
    chart = rules.points
    if without_points(rules, state, one):
        clause = rules.start.without_points.clause
        return 0, (Reasoned(clause, say.JUST_COME_UP(division=Named(one.division)), 0),)
    row = chart.allowance if one.in_command else chart.out_of_command
    allowance = Reasoned(row.clause, say.IN_COMMAND[one.in_command](), row.op)
    if half == 1:
        return row.op, (allowance,)
    # What is over at the end of the first half; between them the enemy's combat may have taken some for fire.
    kept = min(chart.carry_over.op, one.points)
    return row.op + kept, (allowance, Reasoned(chart.carry_over.clause, say.LEFT_OVER(), kept))


def without_points(rules: Rules, state: State, one: Unit) -> bool:
    """Say whether a unit has no points because it is the first turn: not in the Basic game (ANT-7.4c)."""
    row = rules.start.without_points
    # Which Confederates begin without points is left out in print; the set-up's data name those who had just come up
    # that morning.
    if state.turn > 1 or state.level == "basic" or rules.choice(FIRST_TURN) == 1:
        return False
    return one.side == row.side and one.division in row.divisions
