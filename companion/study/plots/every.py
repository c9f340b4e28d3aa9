"""Every plot that a game's numbers give, by its name."""

from __future__ import annotations

from collections.abc import Mapping

from companion.drawing.figure import Figure
from companion.drawing.shapes import Measure
from companion.study.numbers.luck import Sums
from companion.study.numbers.reckoned import SIDES, Named, Numbers, tried
from companion.study.plots.dice import dice
from companion.study.plots.losses import losses
from companion.study.plots.luck import luck
from companion.study.plots.stands import strength

WIDE, TALL = 824.0, 250.0
HALF = 400.0
"""Pixels of plots as they stand on the page."""


def every(found: Numbers, sums: Mapping[str, Sums], units: Named, measure: Measure) -> dict[str, Figure]:
    """Give the plots that there is something to show in."""
    made: dict[str, Figure] = {}
    if found.tables.get("strength"):
        made["strength"] = strength(found, units, measure, WIDE, TALL)
    if found.losses:
        made["losses"] = losses(found, measure, HALF)
    for side in SIDES:
        if found.faces[side].spread is not None:
            made[f"dice-{side}"] = dice(side, found.faces[side], measure, HALF)
    for side in SIDES:
        if (one := tried(found).get(side)) is not None and side in sums:
            made[f"luck-{side}"] = luck(side, one, sums[side], measure, HALF + 86)
    return made
