"""What must hold in time: turns that fill a day, scenarios that lie within the days, lines around a hex, rain."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import get_args

from companion.charts.faults import Problem
from companion.charts.figures import exact
from companion.games.campaign.charts.intelligence import Weather
from companion.games.campaign.charts.sequence import PhaseName, ScenarioRow, Sequence
from companion.games.campaign.charts.victory import SCENARIOS
from companion.language.tongue import tr

HOURS = 24
MINUTES = 60
MIDNIGHT = "0000"
"""The whole day, where a row of the weather names no turn."""


def minutes(clock: str) -> int:
    """Give the minutes from midnight of "0500"."""
    return int(clock[:2]) * MINUTES + int(clock[2:])


def sequence_problems(chart: Sequence, file: str) -> Iterator[Problem]:
    """Yield what is wrong with the turns, phases, days and scenarios."""
    yield from _turn_problems(chart, file)
    phases = [row.id for row in chart.phase]
    if phases != list(get_args(PhaseName)):
        yield Problem(
            file,
            "$.phase",
            tr("{phases} is not the sequence of play", phases=", ".join(phases)),
            tr("each phase once, in order"),
        )
    days = [row.number for row in chart.day]
    if days != list(range(1, len(days) + 1)):
        yield Problem(file, "$.day", tr("days {days}", days=", ".join(map(str, days))), tr("number them from 1 on"))
    named = [row.id for row in chart.scenario]
    for one in SCENARIOS:
        if named.count(one) != 1:
            yield Problem(
                file,
                "$.scenario",
                tr("{count} rows for scenario {one}", count=named.count(one), one=one),
                tr("keep one"),
            )
    for index, scenario in enumerate(chart.scenario):
        yield from _scenario_problems(chart, scenario, file=file, path=f"$.scenario[{index}]")


def _turn_problems(chart: Sequence, file: str) -> Iterator[Problem]:
    total = sum(turn.hours for turn in chart.turn)
    if total != HOURS:
        yield Problem(
            file,
            "$.turn",
            tr("the turns of a day fill {total} hours", total=total),
            tr("{hours} make a day", hours=HOURS),
        )
    for index, (turn, following) in enumerate(pairwise(chart.turn), 1):
        if (minutes(turn.start) + turn.hours * MINUTES) != minutes(following.start):
            yield Problem(
                file,
                f"$.turn[{index}].start",
                tr(
                    "{start} is not {hours} hours after {before}",
                    start=following.start,
                    hours=turn.hours,
                    before=turn.start,
                ),
            )
    for index, turn in enumerate(chart.turn):
        for name in ("mp_factor", "fatigue_factor"):
            times = getattr(turn, name).times
            if exact(times) <= 0:
                yield Problem(file, f"$.turn[{index}].{name}", tr("{times} is not above 0", times=times))


def _scenario_problems(chart: Sequence, scenario: ScenarioRow, *, file: str, path: str) -> Iterator[Problem]:
    starts, days = [turn.start for turn in chart.turn], {day.number for day in chart.day}
    ends = ("first_turn", scenario.first_turn), ("last_turn", scenario.last_turn)
    unknown = [
        Problem(file, f"{path}.{name}", tr("no turn starts at {at}", at=at)) for name, at in ends if at not in starts
    ]
    spans = ("first_day", scenario.first_day), ("last_day", scenario.last_day)
    unknown += [
        Problem(file, f"{path}.{name}", tr("there is no day {day}", day=day)) for name, day in spans if day not in days
    ]
    yield from unknown
    if not unknown:
        length = (scenario.last_day - scenario.first_day) * len(starts)
        length += starts.index(scenario.last_turn) - starts.index(scenario.first_turn) + 1
        if length != scenario.turns:
            yield Problem(
                file,
                f"{path}.turns",
                tr("{turns} turns, but its first and last are {length} apart", turns=scenario.turns, length=length),
            )
    for index, lines in enumerate(scenario.lines):
        if sorted((*lines.union, *lines.confederate)) != [1, 2, 3, 4, 5, 6]:
            yield Problem(
                file, f"{path}.lines[{index}]", tr("a direction is nobody's or both sides'"), tr("each direction once")
            )


def weather_problems(chart: Weather, sequence: Sequence | None, file: str) -> Iterator[Problem]:
    """Yield what is wrong with the rain: days and turns that there are not, two rows for one day."""
    found = [(row.scenario, row.day) for row in chart.start]
    for scenario, day in sorted(set(found)):
        if found.count((scenario, day)) > 1:
            yield Problem(
                file,
                "$.start",
                tr(
                    "{count} rows for {scenario} day {day}",
                    count=found.count((scenario, day)),
                    scenario=scenario,
                    day=day,
                ),
                tr("keep one"),
            )
    if sequence is None:
        return
    starts, days = {turn.start for turn in sequence.turn}, {day.number for day in sequence.day}
    for index, row in enumerate(chart.start):
        if row.day not in days:
            yield Problem(file, f"$.start[{index}].day", tr("there is no day {day}", day=row.day))
        if row.from_turn not in (MIDNIGHT, *starts):
            yield Problem(
                file, f"$.start[{index}].from_turn", tr("no turn starts at {from_turn}", from_turn=row.from_turn)
            )
