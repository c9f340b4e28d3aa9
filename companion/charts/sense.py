"""What the strict reader cannot see in any chart, however deep: a figure that is no number, a clause that there is not.

What must hold between the rows of a chart only its game knows: it gives the check of them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache

import msgspec

from companion.charts.faults import Problem
from companion.charts.figures import Number, exact
from companion.charts.reading import references
from companion.charts.ruleset import Chart, is_number
from companion.language.tongue import tr

ENTRY = re.compile(r'^id = "([^"]+)"$', flags=re.MULTILINE)
BOOK = re.compile(r"[A-Z][A-Z0-9]*-")
"""How the clauses and rulings of a book begin: RTG-, ANT-."""


def entries(texts: Mapping[str, str]) -> frozenset[str]:
    """Give the ids of the clauses and rulings in a ruleset's texts, empty where it does not carry both."""
    if "clauses.toml" not in texts or "rulings.toml" not in texts:
        return frozenset()
    return frozenset(one for file in ("clauses.toml", "rulings.toml") for one in ENTRY.findall(texts[file]))


def chart_sense(
    charts: Mapping[str, Chart], known: frozenset[str], between: Callable[[Mapping[str, Chart]], Iterator[Problem]]
) -> Iterator[Problem]:
    """Yield what is wrong in charts by file, then what `between` finds in those whose figures are all sound.

    `known` are the clauses and rulings there are, where that is known. Only what begins as they do is looked for: what
    a house rule cites besides, or a ruleset of the one that it stands on, is its own affair.
    """
    # A clause of a club's own is nobody's to check; a misspelt one of the book is a dead link on every card.
    books = tuple({found[0] for one in known if (found := BOOK.match(one))})
    sound: dict[str, Chart] = {}
    for file, chart in charts.items():
        wrong = [*_figure_problems(chart, file, "$"), *_invented_problems(chart, file)]
        if not wrong:
            sound[file] = chart
        yield from wrong
        if books:
            yield from references(file, "", dict(_cited(chart, "$", books)), set(known))
    yield from between(sound)


@cache
def _fields(kind: type[Chart]) -> tuple[tuple[str, bool, bool], ...]:
    """Name the fields of a chart or row: whether each is a figure, and whether it is a list of figures."""
    return tuple(
        (field.name, field.type in (Number, Number | None), field.type == list[Number])
        for field in msgspec.structs.fields(kind)
    )


def _inner(chart: Chart, path: str) -> Iterator[tuple[Chart, str]]:
    """Yield the rows of a chart, with their places."""
    for name, _, _ in _fields(type(chart)):
        value = getattr(chart, name)
        if isinstance(value, Chart):
            yield value, f"{path}.{name}"
        elif isinstance(value, list | tuple):
            yield from ((row, f"{path}.{name}[{index}]") for index, row in enumerate(value) if isinstance(row, Chart))


def _figures(chart: Chart, path: str) -> Iterator[tuple[str, str, Number]]:
    """Yield the figures of a row itself: their field, their place and what is written."""
    for name, is_figure, are_figures in _fields(type(chart)):
        value = getattr(chart, name)
        if is_figure and value is not None:
            yield name, f"{path}.{name}", value
        elif are_figures:
            yield from ((name, f"{path}.{name}[{index}]", one) for index, one in enumerate(value))


def _figure_problems(chart: Chart, file: str, path: str) -> Iterator[Problem]:
    """Yield each figure, however deep, that is no number, and each chance that is none."""
    for name, place, value in _figures(chart, path):
        if not is_number(value):
            yield Problem(file, place, tr("{value!r} is not a number", value=value), tr('write 2, 0.5 or "1/2"'))
        elif name == "chance" and not 0 <= exact(value) <= 1:
            yield Problem(file, place, tr("{value} is no probability", value=value), tr("write a figure from 0 to 1"))
    for row, place in _inner(chart, path):
        yield from _figure_problems(row, file, place)


def _invented_problems(chart: Chart, file: str) -> Iterator[Problem]:
    if getattr(chart, "invented", False) and not getattr(chart, "says", ""):
        yield Problem(file, "$.says", tr("says nothing of what is invented"), tr("one sentence"))


def _cited(chart: Chart, path: str, books: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Yield every clause and ruling of the known books that a chart names, with its place."""
    for name, _, _ in _fields(type(chart)):
        value = getattr(chart, name)
        if isinstance(value, str) and value.startswith(books):
            yield f"{path}.{name}", value
    for row, place in _inner(chart, path):
        yield from _cited(row, place, books)


def not_below_nought(file: str, figures: Mapping[str, Number]) -> Iterator[Problem]:
    """Yield the figures, by their paths, that are below 0."""
    for path, figure in figures.items():
        if exact(figure) < 0:
            yield Problem(file, path, tr("{figure} is below 0", figure=figure))
