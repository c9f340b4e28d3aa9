"""What the miniatures table is measured in: which measures there are, which is wanted, and choosing one."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from fractions import Fraction
from typing import Literal, get_args

from companion.charts.faults import BadInput, Problem
from companion.kernel import shelf
from companion.language.lengths import measure
from companion.language.tongue import tr

Units = Literal["inches", "cm"]
WANTED = "COMPANION_UNITS"
"""The variable that asks for a measure whatever was chosen."""


def wanted(env: Mapping[str, str] | None = None, *, chosen: Units = "inches") -> str:
    """Give the measure that is asked for: by its variable, else the one chosen."""
    return (os.environ if env is None else env).get(WANTED, "") or chosen


def choose(units: str) -> None:
    """Show and take distances in a measure from now on. Raises BadInput for one that there is not."""
    if units not in get_args(Units):
        hint = tr("there are: {names}", names=", ".join(get_args(Units)))
        raise BadInput(Problem(WANTED, "", tr("there is no measure {name!r}", name=units), hint))
    measure(_centimetres() if units == "cm" else None)


def _centimetres() -> Fraction:
    """Give how many centimetres stand for an inch."""
    return Fraction(tomllib.loads(shelf.resource_text("measure.toml"))["centimetres_an_inch"])
