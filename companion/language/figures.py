"""Figures as people read them: signs, fractions, percents, runs of faces."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from companion.language.lengths import mark
from companion.language.tongue import number, tr

THIN = "\u202f"
_PARTS = {Fraction(1, 2): "½", Fraction(1, 4): "¼", Fraction(3, 4): "¾", Fraction(1, 3): "⅓", Fraction(2, 3): "⅔"}
EXACT = 12
"""Up to this denominator a figure is written as a fraction, else as a decimal."""


def signed(value: int) -> str:
    """Give a modifier with its sign: "+2", "−1", "0"."""
    return f"+{value}" if value > 0 else f"−{-value}" if value < 0 else "0"


def fraction(value: float | Fraction) -> str:
    """Give a figure with its fraction: 15.5 is "15½"."""
    exact = Fraction(value).limit_denominator(12)
    whole, rest = divmod(exact, 1)
    part = _PARTS.get(rest, f" {rest}" if rest else "")
    return f"{whole or ''}{part}".strip() if part else str(whole)


def figure(value: float | str | Fraction) -> str:
    """Give a chart's figure: "½", "−1", "18"."""
    one = Fraction(str(value))
    part = fraction(abs(one)) if one.denominator <= EXACT else number(float(abs(one)), "g")
    return f"−{part}" if one < 0 else part


def times(value: float | str | Fraction) -> str:
    """Give a factor: "×½"."""
    return f"×{figure(value)}"


def percent(chance: tuple[int, int] | float, digits: int = 0) -> str:
    """Give a chance in a hundred: "20 %"; what can happen is never shown as 0."""
    share = chance[0] / chance[1] if isinstance(chance, tuple) else chance
    hundred = 100 * share
    text = number(hundred, f".{digits}f")
    if share > 0 and not text.strip("0.,"):
        return f"<{number(10**-digits, 'g')}{THIN}%"
    return f"{text}{THIN}%"


def faces(those: Sequence[int], never: str = "") -> str:
    """Give faces in runs: "6–8", "1, 2", "4, 5, 9"."""
    runs: list[list[int]] = []
    for face in sorted(those):
        if runs and face == runs[-1][-1] + 1:
            runs[-1].append(face)
        else:
            runs.append([face])
    words = [f"{run[0]}–{run[-1]}" if len(run) > 2 else ", ".join(map(str, run)) for run in runs]
    return ", ".join(words) or never or tr("never")


def inches(length: float | Fraction) -> str:
    """Give a length on the table: "11½″", "28.75 cm"."""
    return mark(length, fraction(length))


def of_working(value: float | str) -> str:
    """Give a figure of a working, or the word that stands in its place."""
    # Nothing times less than one is a nought with a minus before it.
    return tr(value) if isinstance(value, str) else number(value + 0, ".4g")
