"""Places on the field in words: two figures in inches from the south-west corner, and the facing."""

from __future__ import annotations

import re
from collections.abc import Sequence

from companion.language.tongue import number, tr

TENTH = ".1f"
FARTHEST = 10_000
"""Inches, or degrees, that nobody means."""


def spot(at: Sequence[float], facing: float | None = None) -> str:
    """Give a place: "28.6, 27.6", and with a facing "28.6, 27.6, facing 270°"."""
    where = tr("{x}, {y}", x=number(at[0], TENTH), y=number(at[1], TENTH))
    return where if facing is None else tr("{place}, facing {degrees}°", place=where, degrees=number(facing, ".0f"))


def placed(at: Sequence[float], facing: float | None = None) -> str:
    """Say that somebody is put at a place."""
    return tr("is placed at {place}", place=spot(at, facing))


def typed(text: str) -> tuple[float, ...] | None:
    """Read a place as people type it, two figures or with its facing three; None where it is none.

    "28.6, 27.6", "28,6; 27,6" and "28.6 27.6 270" are read; a comma is of a figure where something else parts them.
    """
    parts = [one for one in re.split(r";|\s+", text.strip()) if one.strip(",")]
    if len(parts) == 1:
        parts = parts[0].split(",")
    try:
        found = tuple(float(one.strip().rstrip(",").replace(",", ".")) for one in parts)
    except ValueError:
        return None
    return found if len(found) in (2, 3) and all(abs(one) < FARTHEST for one in found) else None
