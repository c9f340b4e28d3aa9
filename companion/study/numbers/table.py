"""The numbers of a game as lines of text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from companion.language.figures import signed
from companion.language.tongue import declared, number, plural, tr
from companion.language.words import side_words
from companion.study.numbers.reckoned import Numbers, Roll

CAUSES = {
    "fire": "fire",
    "charge": "charge",
    "maneuver": "maneuver",
    "skedaddled": "skedaddled",
    "captured": "captured",
    "by-hand": "by hand",
    "other": "other",
}
declared(CAUSES)
Units = Mapping[str, tuple[str, str]]
"""Side and name of each unit, by id."""
WIDEST = 3
"""Rolls that are told of the best and of the worst."""


def lines(found: Numbers, units: Units) -> Iterator[str]:
    """Yield luck, losses, faces and the rolls that went furthest from what was to be expected."""
    yield from _luck(found)
    yield from _losses(found, units)
    yield from _faces(found)
    yield from _rolls(found, units)


def _luck(found: Numbers) -> Iterator[str]:
    if found.luck is None:
        yield tr("Luck: games of this kind have no odds of what their rolls cost.")
        return
    if not found.luck:
        yield tr("No roll with odds yet.")
    for side, one in found.luck.items():
        yield tr(
            "{side}: luck of {percentile} in 100; {found} stands by {rolls}, {expected} expected",
            side=side_words(side),
            percentile=number(one.percentile, ".0f"),
            found=signed(one.found),
            rolls=plural(one.rolls, "{n} roll", "{n} rolls"),
            expected=_tenths(one.expected),
        )


def _losses(found: Numbers, units: Units) -> Iterator[str]:
    by: dict[str, Counter[str]] = {}
    for one in found.losses:
        by.setdefault(units.get(one.unit, ("", ""))[0], Counter())[one.cause] += one.stands
    if by:
        yield ""
    for side, causes in by.items():
        parts = ", ".join(f"{tr(CAUSES.get(cause, cause))} {n}" for cause, n in causes.items() if n)
        said = tr("{side}, stands lost: {n} ({parts})", side=side_words(side), n=causes.total(), parts=parts)
        yield said


def _faces(found: Numbers) -> Iterator[str]:
    thrown = {side: one for side, one in found.faces.items() if one.spread is not None}
    if thrown:
        yield ""
    for side, one in thrown.items():
        counts = "  ".join(f"{face}: {n}" for face, n in one.counts.items())
        yield tr("{side}, dice: {counts}", side=side_words(side), counts=counts)
        assert one.spread is not None
        share = number(100 * one.spread, ".0f")
        yield "  " + tr("of 100 sets of true dice {share} are as uneven", share=share)


def _rolls(found: Numbers, units: Units) -> Iterator[str]:
    ordered = sorted(found.rolls, key=_gain)
    worst = [one for one in ordered if _gain(one) < 0][:WIDEST]
    best = [one for one in reversed(ordered) if _gain(one) > 0][:WIDEST]
    for head, those in ((tr("Best rolls"), best), (tr("Worst rolls"), worst)):
        if those:
            yield from ("", head, *(f"  {_roll(one, units)}" for one in those))


def _gain(one: Roll) -> float:
    """Give by how many stands a roll went better than was to be expected."""
    return one.value - one.expected


def _roll(one: Roll, units: Units) -> str:
    return tr(
        "entry {entry}: {unit}, {value} stands, {expected} expected, chance {n} in {d}",
        entry=one.entry,
        unit=units.get(one.unit, ("", one.unit))[1],
        value=signed(one.value),
        expected=_tenths(one.expected),
        n=one.p[0],
        d=one.p[1],
    )


def _tenths(value: float) -> str:
    """Give a mean with its sign, to a tenth: "+1.5", "−0.2"."""
    shown = number(abs(value), ".1f")
    return f"{'−' if round(value, 1) < 0 else '+'}{shown}"
