"""Papers, sizes of card, and how a deck is wanted on paper. Lengths are millimetres."""

from __future__ import annotations

from typing import Literal

import msgspec

from companion.data import BadInput, Problem

MM = 72 / 25.4
"""Points in a millimetre."""
PAPERS: dict[str, tuple[float, float]] = {"a4": (210.0, 297.0), "letter": (215.9, 279.4), "a3": (297.0, 420.0)}
"""Upright."""
SIZES: dict[str, tuple[float, float] | None] = {
    "full": None,
    "a6": (105.0, 148.0),
    "tarot": (70.0, 120.0),
    "poker": (63.5, 88.9),
}
"""Upright, trimmed; a full card is the paper itself."""
BLEED_MOST, MARGIN_MOST = 5.0, 30.0


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


def checked(wanted: Layout) -> Layout:
    """Give the layout back; raises BadInput with every fault: unknown papers and sizes with those there are."""
    problems: list[Problem] = []
    for name, value, known in (("paper", wanted.paper, PAPERS), ("size", wanted.size, SIZES)):
        if value not in known:
            problems.append(Problem("", f"--{name}", f"there is no {name} {value}", f"there are: {', '.join(known)}"))
    for name, length, most in (("bleed", wanted.bleed, BLEED_MOST), ("margin", wanted.margin, MARGIN_MOST)):
        if not 0 <= length <= most:
            problems.append(Problem("", f"--{name}", f"{length:g} mm is out of bounds", f"0 to {most:g} mm"))
    if wanted.duplex not in ("", "long", "short"):
        problems.append(Problem("", "--duplex", f"there is no edge {wanted.duplex}", "there are: long, short"))
    if wanted.duplex and wanted.fold:
        problems.append(Problem("", "--fold", "a card is folded or printed on both sides", "leave --duplex out"))
    if problems:
        raise BadInput(problems)
    return wanted
