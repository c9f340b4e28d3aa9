"""A battle on the table: what it is, and what the result that came back would do, unit by unit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from companion.present.words import counted, side_words
from companion.tongue import number, tr

ARMS = ("infantry", "cavalry", "foot_guns", "horse_guns")


class ReturnRow(NamedTuple):
    """A unit before and after the table."""

    name: str
    words: str
    changed: bool


def rows(found: Sequence[Any]) -> tuple[ReturnRow, ...]:
    """Give the rows of a preview: strength and fatigue before and after."""
    return tuple(_row(one) for one in found)


def _row(one: Any) -> ReturnRow:
    before, after = (_strength(each.strength) for each in (one.before, one.after))
    words = before if before == after else f"{before} → {after}"
    if one.before.fatigue != one.after.fatigue:
        words += tr("; fatigue {was} → {now}", was=number(one.before.fatigue, "g"),
                    now=number(one.after.fatigue, "g"))  # fmt: skip
    return ReturnRow(f"{side_words(one.side)[:1]}  {one.name}", words, one.before != one.after)


def _strength(strength: Any) -> str:
    men = sum(getattr(strength, arm) for arm in ARMS[:2])
    guns = sum(getattr(strength, arm) for arm in ARMS[2:])
    return " + ".join([*([number(men)] if men or not guns else []), *([counted(guns, "gun")] if guns else [])])


def waits(battle: str) -> str:
    """Say that the game stands still for a battle on the table."""
    return tr("Battle {battle} is on the table: the game stands still until its result is in.", battle=battle)
