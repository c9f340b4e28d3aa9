"""What a combat's dice have told: kept in sight until the next is rolled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from companion.language.figures import signed
from companion.language.tongue import tr
from companion.language.words import listed


class Told(NamedTuple):
    """A combat that was rolled: what it promised, its dice, its result in words."""

    promise: Any
    units: dict[str, Any]
    dice: tuple[Any, ...]
    gap: int
    result: str
    means: str


def added(face: int | None, modifier: int) -> str:
    """Give a die with its modifier: "9 + 2 = 11"."""
    sign = signed(modifier)
    if face is None:
        return sign
    return f"{face} {sign[:1]} {sign[1:]} = {face + modifier}" if modifier else str(face)


def charging(promise: Any, name: Callable[[str], str]) -> str:
    """Say who charges whom."""
    attackers, defenders = (listed([name(one) for one in those]) for those in (promise.attackers, promise.defenders))
    if len(promise.attackers) == 1:
        return tr("{attackers} charges {defenders}", attackers=attackers, defenders=defenders)
    return tr("{attackers} charge {defenders}", attackers=attackers, defenders=defenders)
