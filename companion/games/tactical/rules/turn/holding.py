"""Held formations: which units may not move yet, and what releases them (ANT-QS-2.0)."""

from __future__ import annotations

from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.terms import other
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.ground.squares import around
from companion.games.tactical.rules.state import State, Unit
from companion.games.tactical.rules.story import Story

CAVALRY = "ANT-R-IBM-CAV"


def held_until(rules: Rules, state: State, one: Unit) -> tuple[int, str] | None:
    """Give the turn in which a unit's formation is released, and the clause; None for a unit that may move.

    With the cavalry's option that turn is never before its own, after an early release too (ANT-R-IBM-CAV).
    """
    chart = rules.activation
    if one.side != chart.side or not state.activation:
        return None
    turns = [(state.holds[name], "ANT-QS-2.0d") for name in (one.division, one.corps) if name in state.holds]
    if chart.cavalry is not None and rules.choice(CAVALRY) and (one.arm == "cavalry" or one.cavalry_artillery):
        turns.append((chart.cavalry.turn, chart.cavalry.clause))
    # A division may be held by its own name and by its corps': the later one counts.
    latest = max(turns, default=(0, ""))
    return latest if latest[0] > state.turn else None


def release_in_contact(story: Story) -> None:
    """Release each held formation that has an enemy beside one of its units (ANT-QS-2.0e, ANT-R-ACT-BASIC-RANDOM)."""
    state, side = story.state, story.rules.activation.side
    if not state.holds:
        return
    enemies = {one.square for one in state.here(other(side))}
    own = [one for one in state.here(side) if one.division in state.holds or one.corps in state.holds]
    beside = [one for one in own if one.square is not None and not enemies.isdisjoint(around(one.square))]
    for formation in tuple(state.holds):
        if any(formation in (one.division, one.corps) for one in beside):
            story.tell(ev.Released(formation, "enemy"))
