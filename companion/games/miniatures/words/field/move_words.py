"""A move on the field in words: what it may go, what its legs use, what it touches."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from companion.games.miniatures.words.field.table import inches
from companion.games.miniatures.words.field.ways import NAMES
from companion.language.figures import figure
from companion.language.messages import told
from companion.language.tongue import declared, plural, tr

CONTACTS = {"front": "{unit}'s front", "flank": "{unit}'s flank", "rear": "{unit}'s rear", "none": "nobody"}
declared(CONTACTS)


class Rung(NamedTuple):
    """A line of a ladder."""

    what: str
    why: str
    value: str
    counts: bool = True


SEEN = 0.05
"""Inches: less than this is read as none."""


def left(way: Any) -> float:
    """Give the inches of a move that are left after a way."""
    return max(0.0, float(way.allowance - way.used))


def has_moved(unit: Any, way: Any) -> str:
    """Say that a unit has made the whole of its move, "" where some of it is left; `way` is one of no legs."""
    return tr("{unit} has moved", unit=unit.name) if unit.moved and left(way) < SEEN else ""


def allowance(promise: Any) -> tuple[Rung, ...]:
    """Give how far a move can go, line by line, each with its clause."""
    if promise is None:
        return ()
    return tuple(
        Rung(told(one.label), one.clause, one.value if isinstance(one.value, str) else figure(round(one.value, 2)))
        for one in promise.explain
    )


def legs_used(way: Any) -> tuple[Rung, ...]:
    """Give the legs of a way, and what it runs over."""
    return (*_legs(way), *_over(way.order))


def _legs(way: Any) -> Iterator[Rung]:
    for leg in way.legs:
        if leg.mode == "wheel":
            yield Rung(tr("Wheel"), tr("the outer corner"), inches(leg.inches))
        else:
            yield Rung(tr(NAMES[leg.mode]).capitalize(), "", inches(leg.inches))


def _over(order: Any) -> Iterator[Rung]:
    if order is None:
        return
    if order.rough_inches:
        yield Rung(tr("Rough ground"), tr("within that"), inches(order.rough_inches))
    if order.fords:
        yield Rung(plural(order.fords, "{n} ford", "{n} fords"), tr("crossed"), "")
    if order.linear_objects:
        yield Rung(plural(order.linear_objects, "{n} obstacle", "{n} obstacles"), tr("crossed"), "")
    if order.passages:
        yield Rung(plural(order.passages, "{n} passage of lines", "{n} passages of lines"), "", "")
    if order.whole_move_on_road:
        yield Rung(tr("Road"), tr("the whole way"), "")


def touches(charges: Mapping[str, Any], name: Callable[[str], str]) -> tuple[str, ...]:
    """Say what the end of a way touches, whether it outflanks, and who is supported."""
    if not charges:
        return (tr("It touches nobody"),)
    found: list[str] = []
    for enemy, one in charges.items():
        found.append(tr("Touches {what}", what=tr(CONTACTS[one.contact], unit=name(enemy))))
        found.append(tr("outflanked") if one.outflanked else tr("not outflanked"))
        sides = [
            said
            for is_so, said in (
                (one.supported.attacker, tr("the attacker is supported")),
                (one.supported.defender, tr("the defender is supported")),
            )
            if is_so
        ]
        found.append(", ".join(sides) or tr("nobody is supported"))
    return tuple(found)
