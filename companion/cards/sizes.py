"""Papers, sizes of card, and how a deck is wanted on paper. Lengths are millimetres."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from companion.charts.faults import BadInput, Problem
from companion.field import tags
from companion.language.tongue import number, tr

MM = 72 / 25.4
"""Points in a millimetre."""
PAPERS: dict[str, tuple[float, float]] = {
    "a4": (210.0, 297.0),
    "letter": (215.9, 279.4),
    "a3": (297.0, 420.0),
    "a2": (420.0, 594.0),
    "a1": (594.0, 841.0),
}
"""Upright."""
SIZES: dict[str, tuple[float, float] | None] = {
    "full": None,
    "a6": (105.0, 148.0),
    "tarot": (70.0, 120.0),
    "poker": (63.5, 88.9),
}
"""Upright, trimmed; a full card is the paper itself."""
BLEED_MOST, MARGIN_MOST = 5.0, 30.0
BASES, LINES = (20, 25, 30, 40, 50, 60), (1, 2)
"""The widths of bases that labels are made for, and how many lines they have."""

TRUE_LINE = 50.0
"""Millimetres of the line on sheets of pieces that shows whether a printer scales."""


class Layout(msgspec.Struct, frozen=True):
    """How a deck is wanted; `checked` refuses what no paper can hold."""

    paper: str = "a4"
    size: str = "full"
    grey: bool = False
    ink_saving: bool = False
    crop_marks: bool = False
    bleed: float = 0.0
    """How far colour at the edge of a card goes on beyond the cut."""
    duplex: Literal["", "long", "short"] = ""
    """Along which edge the printer turns the sheet; "" prints on one side only."""
    fold: bool = False
    """Front and back beside each other, to be folded over."""
    margin: float = 5.0
    """What the printer cannot reach."""
    fronts: bool = False
    """The fronts of cards alone."""
    base: int = 25
    """How wide a base is that a label is for, of `BASES`."""
    lines: int = 2
    """Lines of a label, 1 or 2."""
    tag: float = tags.USUAL
    """Millimetres along the edge of a unit's tag for the table."""
    tagged: bool = False
    """Tags on labels and markers too, on a piece for each unit."""


def checked(wanted: Layout) -> Layout:
    """Give the layout back; raises BadInput with every fault: unknown papers and sizes with those there are."""
    problems = list(_faults(wanted))
    if problems:
        raise BadInput(problems)
    return wanted


def _faults(wanted: Layout) -> Iterator[Problem]:
    if wanted.paper not in PAPERS:
        yield Problem("", "--paper", tr("there is no paper {name}", name=wanted.paper), _there_are(*PAPERS))
    if wanted.size not in SIZES:
        yield Problem("", "--size", tr("there is no size {name}", name=wanted.size), _there_are(*SIZES))
    for name, length, most in (("bleed", wanted.bleed, BLEED_MOST), ("margin", wanted.margin, MARGIN_MOST)):
        if not 0 <= length <= most:
            what = tr("{n} mm is out of bounds", n=number(length, "g"))
            yield Problem("", f"--{name}", what, tr("0 to {n} mm", n=number(most, "g")))
    if not tags.LEAST <= wanted.tag <= tags.MOST:
        bounds = {"least": f"{tags.LEAST:g}", "most": f"{tags.MOST:g}"}
        what = tr("a tag has {least} to {most} mm", **bounds)
        yield Problem("", "--tag", what, tr("smaller ones a photograph does not show"))
    if wanted.base not in BASES:
        yield Problem("", "--base", tr("there is no base {n} mm wide", n=wanted.base), _there_are(*map(str, BASES)))
    if wanted.lines not in LINES:
        yield Problem("", "--lines", tr("a label has no {n} lines", n=wanted.lines), _there_are(*map(str, LINES)))
    if wanted.duplex not in ("", "long", "short"):
        yield Problem("", "--duplex", tr("there is no edge {name}", name=wanted.duplex), _there_are("long", "short"))
    if wanted.fronts and (wanted.duplex or wanted.fold):
        what = tr("fronts alone have no backs to print or to fold over")
        yield Problem("", "--fronts", what, tr("leave it out"))
    if wanted.duplex and wanted.fold:
        what = tr("a card is folded or printed on both sides")
        yield Problem("", "--fold", what, tr("leave --duplex out"))


def _there_are(*names: str) -> str:
    return tr("there are: {names}", names=", ".join(names))
