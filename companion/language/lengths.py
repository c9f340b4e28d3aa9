"""Distances on the miniatures table as they are shown and entered: in inches, or in centimetres.

Rules, commands and what is stored have inches only; nothing here changes a rule's limit. Who starts a front end says
how.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from fractions import Fraction

from companion.language.tongue import number, tr

FINEST = 100
"""Parts of a centimetre that are still told: half an inch is 1.25 cm."""


class _Table:
    """How this process's table is measured: centimetres to the inch, None for inches."""

    centimetres: Fraction | None = None


def measure(centimetres: Fraction | None) -> None:
    """Show an inch as so many centimetres from now on, None for inches."""
    _Table.centimetres = centimetres


@contextmanager
def in_inches() -> Iterator[None]:
    """Show inches within the block, as what is stored has them."""
    was = _Table.centimetres
    measure(None)
    try:
        yield
    finally:
        measure(was)


def metric() -> bool:
    """Say whether the table is measured in centimetres."""
    return _Table.centimetres is not None


def told(inches: float | Fraction) -> float:
    """Give inches as the table is measured; what cannot be told exactly is never told too long."""
    if _Table.centimetres is None:
        return float(inches)
    exact = Fraction(inches).limit_denominator(1000) * _Table.centimetres
    # Downwards, as the rules' limits are in inches: a rounded-up distance would be refused to whoever measures it.
    whole = abs(exact) * FINEST // 1
    return float(whole / Fraction(FINEST)) * (-1 if exact < 0 else 1)


def typed(value: float) -> float:
    """Give the inches of what was entered."""
    return value if _Table.centimetres is None else float(Fraction(str(value)) / _Table.centimetres)


def length(inches: float | Fraction) -> str:
    """Give a distance in a sentence: "4.5 in", "11.25 cm"."""
    n = number(told(inches), "g")
    return tr("{n} cm", n=n) if metric() else tr("{n} in", n=n)


def mark(inches: float | Fraction, written: str) -> str:
    """Give a distance in a chart: inches as they are `written` there, "4½″", or "11.25 cm"; less than none has "−"."""
    if not metric():
        return f"{written}″"
    return tr("{n} cm", n=number(told(inches), "g").replace("-", "−"))


def either(inches: str, centimetres: str) -> str:
    """Give the words for the measure of the table."""
    return centimetres if metric() else inches
