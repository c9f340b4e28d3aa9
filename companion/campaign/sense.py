"""What the strict reader cannot see in a chart: rows missing or twice, hours that fill no day, chances beyond 1.

Here stand the figures and clauses of every chart, however deep; the checks of single charts stand in `sense_charts`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

import msgspec

from companion.campaign.sense_charts import chart_problems
from companion.charts import Number, exact
from companion.data import Problem, references
from companion.ruleset import Chart, is_number

CITED = "RTG-"
"""How the clauses and rulings of the book begin; what a house rule cites besides is its own affair."""
ENTRY = re.compile(r'^id = "([^"]+)"$', flags=re.MULTILINE)


def sense_problems(charts: Mapping[str, Chart], known: frozenset[str] = frozenset()) -> Iterator[Problem]:
    """Yield what is wrong in and between charts; `known` are the clauses and rulings there are, where that is known."""
    sound: dict[str, Chart] = {}
    for file, chart in charts.items():
        found = list(_figure_problems(chart, file, "$"))
        if not found:
            sound[file] = chart
        yield from found
        if known:
            yield from references(file, "", dict(_cited(chart, "$")), set(known))
    yield from chart_problems(sound)


def entries(texts: Mapping[str, str]) -> frozenset[str]:
    """Give the ids of the clauses and rulings in a ruleset's texts, empty where it does not carry both."""
    if "clauses.toml" not in texts or "rulings.toml" not in texts:
        return frozenset()
    return frozenset(one for file in ("clauses.toml", "rulings.toml") for one in ENTRY.findall(texts[file]))


@cache
def _fields(kind: type[Chart]) -> tuple[tuple[str, bool], ...]:
    """Name the fields of a chart or row, and whether each is a figure."""
    return tuple((field.name, field.type in (Number, Number | None)) for field in msgspec.structs.fields(kind))


def _inner(chart: Chart, path: str) -> Iterator[tuple[Chart, str]]:
    """Yield the rows of a chart, with their places."""
    for name, _ in _fields(type(chart)):
        value = getattr(chart, name)
        if isinstance(value, Chart):
            yield value, f"{path}.{name}"
        elif isinstance(value, list | tuple):
            yield from ((row, f"{path}.{name}[{index}]") for index, row in enumerate(value) if isinstance(row, Chart))


def _figure_problems(chart: Chart, file: str, path: str) -> Iterator[Problem]:
    """Yield each figure, however deep, that is no number, and each chance that is none."""
    for name, is_figure in _fields(type(chart)):
        value = getattr(chart, name)
        if is_figure and value is not None and not is_number(value):
            yield Problem(file, f"{path}.{name}", f"{value!r} is not a number", 'write 2, 0.5 or "1/2"')
        elif is_figure and name == "chance" and not 0 <= exact(value) <= 1:
            yield Problem(file, f"{path}.{name}", f"{value} is no probability", "write a figure from 0 to 1")
    for row, place in _inner(chart, path):
        yield from _figure_problems(row, file, place)


def _cited(chart: Chart, path: str) -> Iterator[tuple[str, str]]:
    """Yield every clause and ruling of the book that a chart names, with its place."""
    for name, _ in _fields(type(chart)):
        value = getattr(chart, name)
        if isinstance(value, str) and value.startswith(CITED):
            yield f"{path}.{name}", value
    for row, place in _inner(chart, path):
        yield from _cited(row, place)
