"""The fatigue phase: marchers tire, others recover; then stragglers, forage, and lost morale (RTG-4.6, RTG-11)."""

from __future__ import annotations

from companion.charts.figures import Exact
from companion.charts.rounding import figure
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.calendar import turn_of_day
from companion.games.campaign.rules.foraging import forage
from companion.games.campaign.rules.state import Corps, State
from companion.games.campaign.rules.story import Story
from companion.games.campaign.rules.straggling import rests, straggle


def before_the_first_turn(state: State) -> bool:
    """Say whether this is the fatigue phase that opens the game (RTG-4.6e)."""
    return state.turn == 0


def change(rules: Rules, state: State, one: Corps) -> tuple[Exact, str]:
    """Give what the phase adds to a corps' fatigue, and the clause (RTG-4.6a to d, RTG-SCN-a).

    The march mode at the end of the execution phase counts; whoever rests or spent no point recovers. Before the first
    turn everybody counts as resting by day, or nobody changes (RTG-R-INITIAL-FATIGUE).
    """
    chart, turn = rules.fatigue, turn_of_day(rules, state)
    if before_the_first_turn(state):
        nothing = rules.choice("RTG-R-INITIAL-FATIGUE") == 1
        return 0 if nothing else figure(chart.rest.fatigue), chart.rest.clause
    # The night factor multiplies, so three readings hang on it: whether rest is tripled, whether a normal march by
    # night, worth a point where by day it costs none, is tripled again, and the tolls off the road.
    times = turn.fatigue_factor
    # Asked before the march mode: who force marched by its mode and spent nothing has rested (RTG-R-FORCE-IDLE).
    if rests(rules, one):
        tripled = rules.choice("RTG-R-NIGHT-RECOVERY") == 0
        return figure(chart.rest.fatigue) * (times if tripled else 1), chart.rest.clause
    if one.march == "force":
        return figure(chart.force_march.fatigue) * times, chart.force_march.clause
    if turn.kind == "night":
        row = chart.normal_march_at_night
        tripled = rules.choice("RTG-R-NIGHT-NORMAL") == 1
        return figure(row.fatigue) * (times if tripled else 1), row.clause
    return figure(chart.normal_march.fatigue) * times, chart.normal_march.clause


def changed(rules: Rules, one: Corps, by: Exact) -> Exact:
    """Give by how much fatigue really changes: it never falls below its least (RTG-R-FATIGUE-UNITS)."""
    had = figure(str(one.fatigue))
    return max(had + by, figure(rules.fatigue.least.fatigue)) - had


def fatigue_phase(story: Story) -> None:
    """Play the phase: fatigue for all; then stragglers and forage, but not before the first turn; then morale."""
    from companion.games.campaign.rules.battle.fight import after_losses

    for one in tuple(story.state.present()):
        by, clause = change(story.rules, story.state, one)
        if by := changed(story.rules, one, by):
            story.tell(ev.FatigueChanged(one.id, float(by), clause))
    if not before_the_first_turn(story.state) or story.rules.choice("RTG-R-INITIAL-FATIGUE") == 2:
        # Morale last: stragglers cost strength, and strength is what a corps is destroyed by.
        straggle(story)
        forage(story)
    after_losses(story, [one.id for one in story.state.present()])
