"""What the strict reader cannot see in a chart: rows missing or twice, gaps, no such terrain, squares off the map."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from companion.charts.faults import Problem
from companion.charts.ruleset import Chart
from companion.charts.sense import chart_sense
from companion.games.tactical.charts.sense_charts import chart_problems


def sense_problems(charts: Mapping[str, Chart], known: frozenset[str] = frozenset()) -> Iterator[Problem]:
    """Yield what is wrong in and between charts; `known` are the clauses and rulings there are, where that is known."""
    return chart_sense(charts, known, chart_problems)


def unread_rows(charts: Mapping[str, Chart]) -> Iterator[Problem]:
    """Yield each row of a table of modifiers that nothing reads; every row of these charts is read by its name."""
    del charts
    yield from ()
