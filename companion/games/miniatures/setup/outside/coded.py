"""Units by the codes of the National Park Service, as acw_battle_data has them: "UIL0077RI" and the like.

A code is its side, its state, a number or four letters of a name, what it is (regiment, battalion, battery, company)
and its arm.
"""

from __future__ import annotations

import re
from typing import NamedTuple

CODE = re.compile(r"[UC](?P<state>[A-Z]{2})(?P<which>\d{4}|[A-Z]{4})(?P<size>[A-Z0])(?P<arm>[ICA])(?P<more>[A-Z0-9]*)")
ARMS = {"I": "infantry", "C": "cavalry", "A": "artillery"}
SIZES = {"B": "Bn", "Y": "Battery", "C": "Co"}
"""What is no regiment, as orders of battle write it."""


class Coded(NamedTuple):
    """What a code says."""

    name: str
    arm: str


def coded(text: str) -> Coded | None:
    """Read a code; None for what is none."""
    found = CODE.fullmatch(text)
    if found is None:
        return None
    which = found["which"]
    number = _ordinal(int(which)) if which.isdecimal() else which.capitalize()
    arm = ARMS[found["arm"]]
    told = (number, found["state"], arm.capitalize(), SIZES.get(found["size"], ""))
    return Coded(" ".join(filter(None, told)), arm)


def _ordinal(number: int) -> str:
    """Write the number of a regiment as orders of battle do."""
    ending = {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th") if number % 100 not in (11, 12, 13) else "th"
    return f"{number}{ending}"
