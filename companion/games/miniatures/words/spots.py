"""Places on the field in words: two figures in inches from the south-west corner, and the facing."""

from __future__ import annotations

from collections.abc import Sequence

from companion.language.tongue import number, tr

TENTH = ".1f"


def spot(at: Sequence[float], facing: float | None = None) -> str:
    """Give a place: "28.6, 27.6", and with a facing "28.6, 27.6, facing 270°"."""
    where = tr("{x}, {y}", x=number(at[0], TENTH), y=number(at[1], TENTH))
    return where if facing is None else tr("{place}, facing {degrees}°", place=where, degrees=number(facing, ".0f"))


def placed(at: Sequence[float], facing: float | None = None) -> str:
    """Say that somebody is put at a place."""
    return tr("is placed at {place}", place=spot(at, facing))
