"""What the strict reader cannot see in a chart: rows missing or twice, hours that fill no day, chances beyond 1."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache

import msgspec

from companion.campaign.tables.shared import Chart
from companion.charts import Number, exact
from companion.data import Problem


def sense_problems(charts: Mapping[str, Chart]) -> Iterator[Problem]:
    """Yield what is wrong between rows: missing and doubled rows, gaps, figures out of their range."""
    for file, chart in charts.items():
        yield from _figure_problems(chart, file, "$")


def _rows(file: str, path: str, found: Iterable[object], wanted: Iterable[object], what: str) -> Iterator[Problem]:
    """Yield each wanted row that is missing, and each row that stands twice."""
    seen = Counter(map(str, found))
    for one in map(str, wanted):
        if one not in seen:
            yield Problem(file, path, f"no row for {what} {one}")
    for one, count in seen.items():
        if count > 1:
            yield Problem(file, path, f"{count} rows for {what} {one}", "keep one")


# ---- figures


@cache
def _fields(kind: type[Chart]) -> tuple[tuple[str, bool], ...]:
    """Name the fields of a chart or row, and whether each is a figure."""
    return tuple((field.name, field.type == Number) for field in msgspec.structs.fields(kind))


def _figure_problems(chart: Chart, file: str, path: str) -> Iterator[Problem]:
    """Yield each figure, however deep, that is no number."""
    for name, is_figure in _fields(type(chart)):
        value = getattr(chart, name)
        if is_figure and not _is_number(value):
            yield Problem(file, f"{path}.{name}", f"{value!r} is not a number", 'write 2, 0.5 or "1/2"')
        elif isinstance(value, Chart):
            yield from _figure_problems(value, file, f"{path}.{name}")
        elif isinstance(value, list | tuple):
            for index, row in enumerate(value):
                if isinstance(row, Chart):
                    yield from _figure_problems(row, file, f"{path}.{name}[{index}]")


def _is_number(figure: Number) -> bool:
    try:
        exact(figure)
    except (ValueError, ZeroDivisionError):
        return False
    return True
