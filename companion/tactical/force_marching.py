"""Forced marches: operation points for fatigue, each refused from some fatigue on (ANT-7.10, ANT-R-FM)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.charts import Reason
from companion.tactical import commands as cmd
from companion.tactical import events as ev
from companion.tactical.condition import gained
from companion.tactical.rules import Rules
from companion.tactical.state import State, Unit
from companion.tactical.story import Story


def presses_left(rules: Rules, one: Unit) -> int:
    """Give how often a unit can still force its march: while its fatigue before each is below the limit."""
    chart = rules.points.force_march
    short = chart.refused_at - one.fatigue
    return max(0, -(-short // chart.fatigue))


def why_not(rules: Rules, state: State, one: Unit, command: cmd.ForceMarch) -> Iterator[Reason]:
    """Yield why a unit cannot force its march so often."""
    chart = rules.points.force_march
    gain = f"each of the {command.times} would give {chart.op} point for {chart.fatigue} fatigue"
    if state.level == "basic":
        yield Reason("there are no forced marches in the Basic game", "ANT-R-BASIC-SCOPE")
        return
    if one.routed:
        yield Reason(f"{one.name} is routed and cannot force its march", "ANT-R-ROUTED-MOVE")
    left = presses_left(rules, one)
    if command.times > left:
        can = f"it can {left} times" if left else "it cannot at all"
        yield Reason(
            f"{one.name} has a fatigue of {one.fatigue}: no march is forced at "
            f"{chart.refused_at} or more, so {can}; {gain}",
            chart.refused_clause,
        )


def force_march(story: Story, one: Unit, command: cmd.ForceMarch) -> None:
    """Give points for fatigue."""
    chart = story.rules.points.force_march
    tires = gained(story.rules, one, chart.fatigue * command.times)
    story.tell(ev.ForceMarched(one.id, chart.op * command.times, tires))
