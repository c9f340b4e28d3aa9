"""What the strict reader cannot see in a chart: rows missing or twice, gaps, no such terrain, squares off the map."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from companion.charts.faults import Problem
from companion.charts.ruleset import Chart
from companion.charts.sense import chart_sense
from companion.charts.vocabulary import row_problems
from companion.games.tactical.charts.combat import Modifiers, Weapons
from companion.games.tactical.charts.costs import Costs
from companion.games.tactical.charts.ground import Terrain
from companion.games.tactical.charts.sense_charts import chart_problems
from companion.games.tactical.charts.vocabulary import COSTS, FACTORS, knowing


def sense_problems(charts: Mapping[str, Chart], known: frozenset[str] = frozenset()) -> Iterator[Problem]:
    """Yield what is wrong in and between charts; `known` are the clauses and rulings there are, where that is known."""
    return chart_sense(charts, known, chart_problems)


def unread_rows(charts: Mapping[str, Chart]) -> Iterator[Problem]:
    """Yield each row of a table of modifiers that nothing reads: it would be printed, and never count."""
    terrains = [row.id for chart in charts.values() if isinstance(chart, Terrain) for row in chart.row]
    weapons = [row.code for chart in charts.values() if isinstance(chart, Weapons) for row in chart.weapon]
    for chart in charts.values():
        if isinstance(chart, Modifiers):
            yield from row_problems(chart.factor, knowing(FACTORS, terrains, weapons))
        if isinstance(chart, Costs):
            yield from row_problems(chart.added, knowing(COSTS, terrains, weapons))
