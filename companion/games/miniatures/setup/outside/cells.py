"""Cells of other people's rosters: figures in any form, yes and no, guns by type."""

from __future__ import annotations

import re

from companion.games.miniatures.setup.outside.vocabulary import NO, NOTHING, YES, gun_of
from companion.language.escaping import of_cell
from companion.sheets import Cell

GROUPED = re.compile(r"\d{1,3}([.,'’ ]\d{3})+")
PLAIN = re.compile(r"(\d+)([.,]0+)?")
AROUND = re.compile(
    r"^(circa|ca\.?|c\.|about|approx\.?|est\.?|etwa|rund|~|≈|\+)\s*"
    r"|\s*(men|mann|guns?|stands?|geschütze|bases|\+|\*|†|‡|\?|\[\d+\])$"
)


class NoFigure(Exception):
    """A cell that should hold a whole number and does not."""


def text_of(cell: Cell) -> str:
    """Give a cell as text on one line."""
    if cell is None:
        return ""
    if isinstance(cell, bool):
        return "yes" if cell else "no"
    if isinstance(cell, float) and cell.is_integer():
        return str(int(cell))
    return of_cell(" ".join(str(cell).replace("\u00a0", " ").replace("_", " ").split()))


def said(cell: Cell) -> str:
    """Give a cell as text, "" for what says that nothing is known."""
    found = text_of(cell)
    return "" if found.casefold() in NOTHING else found


def whole(cell: Cell) -> int:
    """Read a whole number however it is written: 1,234 and 1.234, ca. 450, 12.0; nothing is 0. Raises NoFigure."""
    if isinstance(cell, bool):
        raise NoFigure
    if isinstance(cell, int | float):
        if not 0 <= cell < 1e9 or (isinstance(cell, float) and abs(cell - round(cell)) > 1e-6 and cell < 1):
            raise NoFigure
        return round(cell)
    found = said(cell).replace("\u202f", " ").replace("\u2009", " ")
    for _ in range(3):
        found = AROUND.sub("", found)
    if found.casefold() in NOTHING:
        return 0
    if GROUPED.fullmatch(found):
        return int(re.sub(r"\D", "", found))
    if (one := PLAIN.fullmatch(found)) and len(one[1]) < 10:
        return int(one[1])
    if re.fullmatch(r"\d{1,7}[.,]\d{1,6}", found):  # the mean of two sources
        return round(float(found.replace(",", ".")))
    raise NoFigure


def flag(cell: Cell) -> bool:
    """Read yes or no; what is no word for either is yes where something stands, as in a column of names."""
    found = said(cell).casefold()
    return found in YES or (bool(found) and found not in NO)


def guns_of(text: str, guns: int) -> dict[str, int]:
    """Part guns by what a text tells of their type: "4 Napoleons, 2 10-pdr Parrotts"; an unknown type is ""."""
    found: dict[str, int] = {}
    for part in re.split(r"[,;+&]|\band\b|\bund\b", re.sub(r"\[.*?\]", lambda one: f" {one[0][1:-1]} ", text)):
        counted = re.match(r"\s*(\d{1,3})\s*(?:x|×)?\s+(?=\S)(?!(?:inch|in|lb|lbs|pdr|pdrs|pounders?)\b)", part)
        kind = gun_of(part[counted.end() :] if counted else part)
        if counted and kind:
            found[kind] = found.get(kind, 0) + int(counted[1])
        elif kind and not found:
            found[kind] = guns
    if guns and sum(found.values()) != guns:
        return {max(found, key=lambda one: found[one]): guns} if found else {"": guns}
    return {kind: count for kind, count in found.items() if count}
