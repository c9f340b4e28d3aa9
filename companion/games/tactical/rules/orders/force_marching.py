"""Forced marches: operation points for fatigue, each refused from some fatigue on (ANT-7.10, ANT-R-FM)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.charts.figures import Reason
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.combat.condition import gained
from companion.games.tactical.rules.names import who
from companion.games.tactical.rules.state import State, Unit
from companion.games.tactical.rules.story import Story
from companion.language.messages import says

NO_MARCHES = says("tactical.why.no-forced-marches", "there are no forced marches in the Basic game")
ROUTED = says("tactical.why.march-routed", "{name} is routed and cannot force its march")
TOO_TIRED = says(
    "tactical.why.march-tired",
    "{name} has a fatigue of {fatigue}: no march is forced at {limit} or more, so {can}; {gain}",
)
CAN = says("tactical.march.can", "it can {times} times")
CANNOT = says("tactical.march.cannot", "it cannot at all")
GAIN = says("tactical.march.gain", "each of the {times} would give {points} point for {fatigue} fatigue")


def presses_left(rules: Rules, one: Unit) -> int:
    """Give how often a unit can still force its march: while its fatigue before each is below the limit."""
    chart = rules.points.force_march
    short = chart.refused_at - one.fatigue
    return max(0, -(-short // chart.fatigue))


def why_not(rules: Rules, state: State, one: Unit, command: cmd.ForceMarch) -> Iterator[Reason]:
    """Yield why a unit cannot force its march so often."""
    chart = rules.points.force_march
    if state.level == "basic":
        yield Reason(NO_MARCHES(), "ANT-R-BASIC-SCOPE", firm=True)
        return
    if one.routed:
        yield Reason(ROUTED(name=who(one)), "ANT-R-ROUTED-MOVE")
    left = presses_left(rules, one)
    if command.times > left:
        can = CAN(times=left) if left else CANNOT()
        gain = GAIN(times=command.times, points=chart.op, fatigue=chart.fatigue)
        yield Reason(
            TOO_TIRED(name=who(one), fatigue=one.fatigue, limit=chart.refused_at, can=can, gain=gain),
            chart.refused_clause,
        )


def force_march(story: Story, one: Unit, command: cmd.ForceMarch) -> None:
    """Give points for fatigue."""
    chart = story.rules.points.force_march
    tires = gained(story.rules, one, chart.fatigue * command.times)
    story.tell(ev.ForceMarched(one.id, chart.op * command.times, tires))
