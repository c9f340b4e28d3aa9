"""Small words that several messages hold: two of something, arms, modes."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from companion.language.messages import Argument, Label, says, term

EITHER = says("tactical.either", "{one} or {other}")
BOTH = says("tactical.both", "{one} and {other}")
ARMS = {
    "infantry": term("tactical.arm.infantry", "infantry"),
    "cavalry": term("tactical.arm.cavalry", "cavalry"),
    "artillery": term("tactical.arm.artillery", "artillery"),
}
MODES = {
    "normal": term("tactical.mode.normal", "normal"),
    "column": term("tactical.mode.column", "column"),
    "mounted": term("tactical.mode.mounted", "mounted"),
    "dismounted": term("tactical.mode.dismounted", "dismounted"),
    "limbered": term("tactical.mode.limbered", "limbered"),
    "unlimbered": term("tactical.mode.unlimbered", "unlimbered"),
}
POINTS = says("tactical.points", "{n} operation point", "{n} operation points")


def both(those: Iterable[Argument]) -> Argument:
    """Give several in a row: "a", "a and b", "a and b and c"."""
    return reduce(lambda one, other: BOTH(one=one, other=other), those)


def either(those: Iterable[Argument]) -> Argument:
    """Give several of which one is meant: "a or b"."""
    return reduce(lambda one, other: EITHER(one=one, other=other), those)


def terrain(name: str) -> Label:
    """Give what a terrain of a map is called: by its id, without the charts that name it."""
    return Label(f"terrain.row.{name}", name.replace("_", " "))
