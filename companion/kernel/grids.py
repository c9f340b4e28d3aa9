"""Every case of a chart at once: a case, what is varied in it, and what hangs on what.

    a case + axes ──► Grid ──┬─► spread(ask): what the rules' own function answers, asked once for each case that
                             │   differs in something that it reads, and laid over all the others
                             └─► case(where): one case, as the chart is asked about it alone

A rule reads a unit's state and its side's stands, and nothing of the enemy's ground: so a million cases of a charge ask
it forty times. Nobody lists what a rule reads; it is seen while the rule is asked, so rows that a house adds count too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from math import prod
from typing import Any, TypeVar

import msgspec
import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from companion.charts.figures import Outside

Place = tuple[str | int, ...]
"""Where something stands in a case: ("attackers", 0, "stands")."""
T = TypeVar("T")
Ints = NDArray[np.int64]
Floats = NDArray[np.float64]


class Axis(msgspec.Struct, frozen=True):
    """What is varied: a place in the case and its values, as the case holds them."""

    place: Place
    values: tuple[Any, ...]


class Grid:
    """A case with everything that is varied in it, in the order of its axes."""

    def __init__(self, case: Any, axes: Sequence[Axis]) -> None:
        """Take a case and what is varied; no axis may lie within another."""
        self.axes = tuple(axes)
        self.shape = tuple(len(one.values) for one in axes)
        self._case = case
        self._above = {one.place[:deep] for one in axes for deep in range(len(one.place))}
        self._now = [0] * len(self.axes)
        self._read: set[int] = set()
        self._asked = self._seen(case, ())

    @property
    def size(self) -> int:
        """How many cases there are."""
        return prod(self.shape)

    def case(self, where: Sequence[int]) -> Any:
        """Give one case, by the places of its values on their axes."""
        made = self._case
        for axis, at in zip(self.axes, where, strict=True):
            made = _put(made, axis.place, axis.values[at])
        return made

    def spread(self, ask: Callable[[Any], T]) -> NDArray[np.object_]:
        """Give what a function answers of every case, as an array that is spread over those among which it sees none.

        An Outside that it raises is its answer there. It must read the case by its fields, and change nothing.
        """
        axes: list[int] = []
        while True:
            found: NDArray[np.object_] = np.empty([self.shape[nth] for nth in axes], dtype=object)
            more = self._ask_all(ask, axes, found)
            if not more:
                whole = [self.shape[nth] if nth in axes else 1 for nth in range(len(self.axes))]
                return found.reshape(whole)
            axes = sorted({*axes, *more})

    def _ask_all(self, ask: Callable[[Any], T], axes: Sequence[int], found: NDArray[np.object_]) -> set[int]:
        """Ask along these axes; give those that were read besides, as soon as there are any."""
        self._now = [0] * len(self.axes)
        for where in np.ndindex(*found.shape):
            for axis, at in zip(axes, where, strict=True):
                self._now[axis] = at
            self._read = set()
            try:
                found[where] = ask(self._asked)
            except Outside as outside:
                found[where] = outside
            if more := self._read.difference(axes):
                return more
        return set()

    def plain(self, seen: Any) -> Any:
        """Give what is looked at as the case holds it, all of it read: for what must have it whole."""
        if not isinstance(seen, _Seen):
            return seen
        place: Place = seen._place  # noqa: SLF001
        for nth, axis in enumerate(self.axes):
            if axis.place[: len(place)] == place:
                self._read.add(nth)
        return _get(self.case(self._now), place)

    def _seen(self, value: Any, place: Place) -> Any:
        if isinstance(value, list | tuple) and place in self._above:
            return [self._seen(one, (*place, nth)) for nth, one in enumerate(value)]
        return _Seen(self, value, place) if place in self._above else value

    def _value(self, nth: int) -> Any:
        self._read.add(nth)
        return self.axes[nth].values[self._now[nth]]


class _Seen:
    """A part of a case in which something is varied: it has the value of the moment, and tells who was read."""

    def __init__(self, grid: Grid, of: Any, place: Place) -> None:
        self._of, self._place = of, place
        self._varied = {
            str(axis.place[-1]): partial(grid._value, nth)  # noqa: SLF001
            for nth, axis in enumerate(grid.axes)
            if axis.place[:-1] == place
        }
        # What is not varied is read as fast as of the case itself.
        for name in of.__struct_fields__:
            if name not in self._varied:
                setattr(self, name, grid._seen(getattr(of, name), (*place, name)))  # noqa: SLF001

    def __getattr__(self, name: str) -> Any:
        """Give a varied field, or what the shape reckons from its fields."""
        found = self._varied.get(name)
        return getattr(type(self._of), name).__get__(self) if found is None else found()


def _get(case: Any, place: Place) -> Any:
    for step in place:
        case = case[step] if isinstance(step, int) else getattr(case, step)
    return case


def _put(case: Any, place: Place, value: Any) -> Any:
    """Give a case with another value at a place."""
    if not place:
        return value
    step, *rest = place
    if isinstance(step, int):
        return [_put(one, tuple(rest), value) if nth == step else one for nth, one in enumerate(case)]
    return replace(case, **{step: _put(getattr(case, step), tuple(rest), value)})


def figures(spread: NDArray[np.object_], worth: Callable[[Any], int] = int) -> Ints:
    """Give answers as whole numbers, 0 where there is none."""
    found = np.array([0 if isinstance(one, Outside) else worth(one) for one in spread.flat], dtype=np.int64)
    return found.reshape(spread.shape)


def kinds(spread: NDArray[np.object_]) -> tuple[Ints, list[Any]]:
    """Give answers as the numbers of different ones, and those."""
    nths: dict[Any, int] = {}
    found = np.array([nths.setdefault(one, len(nths)) for one in spread.flat], dtype=np.int64)
    return found.reshape(spread.shape), list(nths)


def present(numbers: Ints) -> Ints:
    """Give which of some small numbers from 0 on there are: by counting, for millions are slow to sort."""
    return np.flatnonzero(np.bincount(numbers.ravel()))


class Answers(msgspec.Struct, frozen=True, kw_only=True):
    """The chances of every case of a grid: each case names a row, for most are like another."""

    which: Ints
    """The row of each case, −1 where the chart has no answer."""
    outcomes: tuple[str | None, ...]
    p: Floats
    """The chance of each outcome, a row each."""
    expected: dict[str, Floats]
    more: dict[str, Floats]
    """Further chances."""
    outside: tuple[str, ...] = ()
    """Why charts have no answer, each reason once."""

    @property
    def names(self) -> tuple[str, ...]:
        """What can be asked of a case: its outcomes, what is to be expected, further chances."""
        return (*(one or "none" for one in self.outcomes), *self.expected, *self.more)

    def of(self, name: str) -> Floats:
        """Give one of them for every case, NaN where there is no answer."""
        outcomes = [one or "none" for one in self.outcomes]
        row = self.p[:, outcomes.index(name)] if name in outcomes else {**self.expected, **self.more}[name]
        found: Floats = np.append(row, np.nan)[self.which]
        return found

    def is_chance(self, name: str) -> bool:
        """Say whether it is a chance, and no mean."""
        return name not in self.expected


def barred(shape: Sequence[int], asked: Iterable[NDArray[np.object_]]) -> tuple[NDArray[np.bool_], tuple[str, ...]]:
    """Give where any answer is an Outside, and what they say."""
    found: NDArray[np.bool_] = np.zeros(shape, dtype=bool)
    said: dict[str, None] = {}
    for spread in asked:
        out = np.array([isinstance(one, Outside) for one in spread.flat], dtype=bool).reshape(spread.shape)
        if out.any():
            found |= out
            said |= dict.fromkeys(str(one) for one in spread.flat if isinstance(one, Outside))
    return found, tuple(said)


def each(grid: Grid) -> Iterator[tuple[tuple[int, ...], Any]]:
    """Yield every case with its place: the obvious loop."""
    yield from ((where, grid.case(where)) for where in np.ndindex(*grid.shape))
