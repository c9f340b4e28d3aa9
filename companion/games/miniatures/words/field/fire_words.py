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


def callout(one: Proposal, pair: Any) -> tuple[str, ...]:
    """Give the three lines beside a measure: its span, stands by band and arc, cover."""
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
        cover(one.cover),
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


def band_words(stands: int, points: float) -> str:
    """Give a band's working: "3 × 2 = 6"."""
    return f"{stands} × {fraction(points)} = {fraction(stands * points)}"


def enfilade_words(groups: Iterable[Any], *, short: bool = False) -> str:
    """Say whether stands fire in enfilade, and how many; why not, unless it is to be short."""
    those = list(groups)
    along = sum(one.stands or 0 for one in those if one.enfilade)
    whole = sum(one.stands or 0 for one in those)
    if not along:
        return tr("no") if short else tr("no: in its front")
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
