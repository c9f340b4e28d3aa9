"""What the strict reader cannot see in a chart: rows missing or twice, hours that fill no day, chances beyond 1."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from companion.charts.faults import Problem
from companion.charts.ruleset import Chart
from companion.charts.sense import chart_sense
from companion.charts.vocabulary import row_problems
from companion.games.campaign.charts.combat import Combat
from companion.games.campaign.charts.sense_charts import chart_problems
from companion.games.campaign.charts.vocabulary import SHIFTS


def sense_problems(charts: Mapping[str, Chart], known: frozenset[str] = frozenset()) -> Iterator[Problem]:
    """Yield what is wrong in and between charts; `known` are the clauses and rulings there are, where that is known."""
    return chart_sense(charts, known, chart_problems)


def unread_rows(charts: Mapping[str, Chart]) -> Iterator[Problem]:
    """Yield each row of a table of modifiers that nothing reads: it would be printed, and never count."""
    for chart in charts.values():
        if isinstance(chart, Combat):
            yield from row_problems(chart.shift, SHIFTS)
