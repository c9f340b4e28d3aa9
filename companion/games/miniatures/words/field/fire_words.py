"""An attack on the field in words: the callout at its measure, a row a firer, who may fire at whom."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from companion.games.miniatures.words.field.proposals import Proposal
from companion.games.miniatures.words.field.table import inches
from companion.language.figures import fraction
from companion.language.tongue import plural, tr


class FirerRow(NamedTuple):
    """What the strip tells of one firer."""

    unit: str
    firing: int
    """Stands that fire."""
    all: int
    bands: tuple[tuple[int, str], ...]
    """The heading in inches and "3 × 2 = 6" of each band."""
    enfilade: str
    points: str
    whose: str
    """ "field" or what the referee says otherwise."""
    lit: bool


class Lying(NamedTuple):
    """How many of a unit's stands lie in ground that covers."""

    stands: int
    all: int
    name: str
    """Of the ground in which most lie, "" where none does."""


def waits(count: int) -> str:
    """Say how many volleys at a target wait to come into force."""
    return plural(count, "{n} volley waits", "{n} volleys wait")


def part_of(name: str, one: Proposal) -> str:
    """Name a unit that fires with a part of its stands."""
    return plural(len(one.stands), "{n} stand of {unit}", "{n} stands of {unit}", unit=name)


def parted(ranges: str) -> str:
    """Say of the ranges of a part that the rest of the unit fires at another."""
    return tr("part: {ranges}", ranges=ranges)


def callout(one: Proposal, pair: Any, lying: Lying) -> tuple[str, ...]:
    """Give the three lines beside a measure: its span, stands by band and arc, cover and what the target lies in."""
    ranges = [stand.range for stand in pair.stands if stand.fires and stand.range is not None]
    if not ranges:
        return (one.why,) if one.why else ()
    nearest, farthest = min(ranges), max(ranges)
    span = inches(farthest)
    if not math.isclose(nearest, farthest, abs_tol=0.05):
        span = tr("{from_} to {to}", from_=inches(nearest), to=span)
    whole = len(pair.stands)
    parts = [tr("{n} in {band}", n=group.stands, band=inches(group.inches)) for group in one.groups]
    firing = sum(group.stands for group in one.groups)
    stands = plural(whole, "{firing} of {n} stand fires", "{firing} of {n} stands fire", firing=firing)
    return (
        tr("{span}, from each stand's front", span=span),
        f"{stands}: {', '.join(parts)}",
        cover_in(one.cover, lying),
    )


def cover(word: str) -> str:
    """Say what at least half of the target's stands have."""
    match word:
        case "works":
            return tr("works: at least half of its stands")
        case "cover":
            return tr("cover: at least half of its stands")
        case _:
            return tr("no cover: less than half of its stands have any")


def cover_in(word: str, lying: Lying) -> str:
    """Say what at least half of the target's stands have, and how many lie in what."""
    names = {"works": tr("works:"), "cover": tr("cover:")}
    if not lying.stands and word in names:
        return f"{names[word]} {tr('from a line before at least half of its stands')}"
    said = names.get(word, tr("no cover:"))
    if not lying.stands:
        return f"{said} {tr('none of its stands in any')}"
    count = tr("{n} of {all} in {ground}", n=lying.stands, all=lying.all, ground=lying.name)
    return f"{said} {count}"


def band_words(stands: int, points: float) -> str:
    """Give a band's working: "3 × 2 = 6"."""
    return f"{stands} × {fraction(points)} = {fraction(stands * points)}"


def enfilade_words(groups: Iterable[Any], *, short: bool = False, off: float | None = None) -> str:
    """Say whether stands fire in enfilade, and how many; why not, unless it is to be short.

    `off` are the degrees off the target's ranks from which they fire, None from before its front.
    """
    those = list(groups)
    along = sum(one.stands or 0 for one in those if one.enfilade)
    whole = sum(one.stands or 0 for one in those)
    if not along:
        if short:
            return tr("no")
        return tr("no: in its front") if off is None else tr("no: {n}° off its ranks", n=math.ceil(off))
    if along == whole:
        return tr("yes, ×2")
    return tr("{n} of {all}, ×2", n=along, all=whole)


def said_of(those: Sequence[Proposal], name: Any) -> str:
    """Say how many may fire at how many."""
    units, targets = len({one.unit for one in those}), len({one.target for one in those})
    del name
    return tr(
        "{units} at {targets}",
        units=plural(units, "{n} unit may fire", "{n} units may fire"),
        targets=plural(targets, "{n} enemy", "{n} enemies"),
    )
