"""The numbers of a game as lines of text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from companion.language.figures import signed
from companion.language.tongue import declared, number, plural, tr
from companion.language.words import side_words
from companion.study.numbers.besides import guns_words
from companion.study.numbers.causes import cause_words
from companion.study.numbers.faces import FEW
from companion.study.numbers.reckoned import SIDES, Numbers, Roll, tried, widest
from companion.study.numbers.tables import as_lines, lost_by, lost_what, tables, tenths

Units = Mapping[str, tuple[str, str]]
"""Side and name of each unit, by id."""
WIDEST = 3
"""Rolls that are told of the best and of the worst."""
LOST = {
    "stands": "{side}, stands lost: {n} ({parts})",
    "points": "{side}, strength points lost: {n} ({parts})",
    "men": "{side}, men lost: {n} ({parts})",
}
declared(LOST)
ON_TERMINAL = ("strength", "by-whom", "fire", "battles", "shots", "attacks")
"""The tables that are told besides; the others are in --json and --csv."""


def lines(found: Numbers, units: Units, commands: Units = MappingProxyType({})) -> Iterator[str]:
    """Yield luck, losses, faces, the rolls that went furthest from what was to be expected, and the kind's tables."""
    yield from _luck(found)
    yield from _losses(found, units)
    yield from _faces(found)
    yield from _rolls(found, units)
    for one in tables(found, units, commands):
        if one.id in ON_TERMINAL:
            yield ""
            yield from as_lines(one)


def _luck(found: Numbers) -> Iterator[str]:
    if found.luck is None:
        yield tr("Luck: games of this kind have no odds of what their rolls cost.")
        return
    if not (luck := tried(found)):
        yield tr("No roll with odds yet.")
    for side, one in luck.items():
        yield tr(
            "{side}: luck of {percentile} in 100; {found} stands by {rolls}, {expected} expected",
            side=side_words(side),
            percentile=number(one.percentile, ".0f"),
            found=signed(one.found),
            rolls=plural(one.rolls, "{n} roll", "{n} rolls"),
            expected=tenths(one.expected),
        )


def _losses(found: Numbers, units: Units) -> Iterator[str]:
    sums = lost_by(found, lost_what(found))
    sides = [side for side in SIDES if any(whose == side for _, whose in sums)]
    if sides:
        yield ""
    for side in sides:
        own = {cause: n for (cause, whose), n in sums.items() if whose == side and n}
        parts = ", ".join(f"{cause_words(cause)} {n}" for cause, n in own.items())
        yield tr(LOST[lost_what(found)], side=side_words(side), n=sum(own.values()), parts=parts)
    if said := guns_words(found, units):
        yield said


def _faces(found: Numbers) -> Iterator[str]:
    thrown = {side: one for side, one in found.faces.items() if one.spread is not None}
    if thrown:
        yield ""
    for side, one in thrown.items():
        counts = "  ".join(f"{face}: {n}" for face, n in one.counts.items())
        yield tr("{side}, dice: {counts}", side=side_words(side), counts=counts)
        if one.spread is not None and sum(one.counts.values()) >= FEW:
            share = number(100 * one.spread, ".0f")
            yield "  " + tr("of 100 sets of true dice {share} are as uneven", share=share)


def _rolls(found: Numbers, units: Units) -> Iterator[str]:
    best, worst = widest(found.rolls, WIDEST)
    for head, those in ((tr("Best rolls"), best), (tr("Worst rolls"), worst)):
        if those:
            yield from ("", head, *(f"  {_roll(one, units)}" for one in those))


def _roll(one: Roll, units: Units) -> str:
    return tr(
        "entry {entry}: {unit}, {value} stands, {expected} expected, chance {n} in {d}",
        entry=one.entry,
        unit=units.get(one.unit, ("", one.unit))[1],
        value=signed(one.value),
        expected=tenths(one.expected),
        n=one.p[0],
        d=one.p[1],
    )
