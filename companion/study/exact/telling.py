"""Exact answers as tables, JSON and CSV, and what a house rule changes in them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import isnan
from typing import Any, NamedTuple

import msgspec
import numpy as np

from companion.charts.faults import BadInput, Problem
from companion.charts.misread import nearest
from companion.kernel.grids import Answers, Floats
from companion.language.tongue import number, tr
from companion.study.exact.asking import Asked
from companion.study.numbers.tables import Table

WIDEST = 5
"""Cases that are told in which most changes."""
NOTHING = 1e-12
"""A difference below this is one of floats."""


class Measured(NamedTuple):
    """A chance or a mean over all cases, or how it differs by other rules."""

    name: str
    values: Floats
    chance: bool
    change: bool = False


def measured(found: Answers, names: Sequence[str], before: Answers | None = None) -> list[Measured]:
    """Give what is asked for of every case; with other answers before, the differences from those.

    Raises BadInput for a name that the chart does not answer with.
    """
    for name in names:
        if name not in found.names:
            hint = nearest(name, found.names) or tr("there are: {names}", names=", ".join(found.names))
            raise BadInput(Problem("--of", name, tr("the chart gives no such answer"), hint))
    return [
        Measured(
            name,
            found.of(name) - (0 if before is None else before.of(name)),
            found.is_chance(name),
            before is not None,
        )
        for name in names or found.names
    ]


def as_json(asked: Asked, those: Sequence[Measured], outside: Sequence[str]) -> bytes:
    """Give it as JSON: the values of each axis, and each measure as one list, the last axis running fastest."""
    value = {
        "rule": asked.rule,
        "case": asked.case,
        "over": dict(zip(asked.names, asked.values, strict=True)),
        "cases": asked.grid.size,
        "differences": any(one.change for one in those),
        "outside": list(outside),
        "measures": {one.name: _listed(one.values) for one in those},
    }
    return msgspec.json.encode(value) + b"\n"


def _listed(values: Floats) -> list[float | None]:
    flat = np.round(values.ravel(), 12) + 0.0
    return [None if isnan(one) else one for one in flat.tolist()]


def rows(asked: Asked, those: Sequence[Measured]) -> Iterator[dict[str, Any]]:
    """Yield a row a case."""
    columns = [_listed(one.values) for one in those]
    for nth, where in enumerate(np.ndindex(*asked.shape)):
        row = {name: values[at] for name, values, at in zip(asked.names, asked.values, where, strict=True)}
        yield row | {one.name: column[nth] for one, column in zip(those, columns, strict=True)}


def table(asked: Asked, those: Sequence[Measured]) -> Table:
    """Give a row a case, in words."""
    made = []
    for where in np.ndindex(*asked.shape):
        cells = [value_words(values[at]) for values, at in zip(asked.values, where, strict=True)]
        made.append((*cells, *(figure(one, float(one.values[where])) for one in those)))
    heads = (*asked.names, *(one.name for one in those))
    return Table("cases", title(asked, those), heads, tuple(made), frozenset(range(len(heads))))


def crossed(asked: Asked, one: Measured) -> Table:
    """Give a table of two axes, the first down and the second across."""
    down, across = asked.values
    made = [
        (value_words(value), *(figure(one, float(cell)) for cell in row))
        for value, row in zip(down, one.values, strict=True)
    ]
    heads = (f"{asked.names[0]} \\ {asked.names[1]}", *map(value_words, across))
    return Table("cases", title(asked, [one]), heads, tuple(made), frozenset(range(len(heads))))


def title(asked: Asked, those: Sequence[Measured]) -> str:
    """Say what a table or a map is of."""
    name = those[0].name if len(those) == 1 else tr("chances in 100, and stands")
    said = tr("{rule}: {name}", rule=asked.rule, name=name)
    return tr("{what}, difference by the rules chosen", what=said) if those[0].change else said


def figure(one: Measured, value: float) -> str:
    """Say a chance in percent, a mean in stands; a difference has its sign."""
    if isnan(value):
        return "–"
    size = number(abs(value) * (100 if one.chance else 1), ".1f" if one.chance else ".2f")
    nothing = not size.strip("0.,")
    sign = "−" if value < 0 and not nothing else "+" if one.change and not nothing else ""
    return f"{sign}{size}"


def value_words(value: Any) -> str:
    """Say a value of an axis."""
    if isinstance(value, bool):
        return tr("yes") if value else tr("no")
    if isinstance(value, list | dict):
        return msgspec.json.encode(value).decode()
    return str(value)


def changed(asked: Asked, those: Sequence[Measured]) -> Iterator[str]:
    """Yield what the chosen rules change: in how many cases, and where most."""
    for one in those:
        known = np.nan_to_num(one.values)
        many = int((np.abs(known) > NOTHING).sum())
        if not many:
            continue
        yield tr(
            "{name}: other in {n} of {every} cases, {mean} on the average of all",
            name=one.name,
            n=number(many),
            every=number(asked.grid.size),
            mean=figure(one, float(known.mean())),
        )
        flat = np.abs(known).ravel()
        for nth in np.argsort(-flat, kind="stable")[:WIDEST]:
            if flat[nth] <= NOTHING:
                break
            where = np.unravel_index(int(nth), asked.shape)
            case = ", ".join(
                f"{name}={value_words(values[int(at)])}"
                for name, values, at in zip(asked.names, asked.values, where, strict=True)
            )
            yield f"  {figure(one, float(known[where]))}  {case}"
