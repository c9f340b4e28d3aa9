"""The cells of a roster: one small reader a kind of cell. Each gives the value, or raises BadCell with the reason."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Mapping
from typing import Any, get_args

from companion.charts import traits as of_traits
from companion.drawing import emblems
from companion.games.miniatures.rules.state import Formation, Rank, Side
from companion.games.miniatures.setup.roster_row import INVENTED, Arm, Carbine, Edge, Gun
from companion.language import incoming
from companion.language.tongue import tr

Cell = Callable[[str], Any]


class BadCell(Exception):
    """A cell that cannot be read: what is wrong, and what to do."""

    def __init__(self, what: str, hint: str = "") -> None:
        self.what, self.hint = what, hint
        super().__init__(what)


def words(cell: str) -> str:
    """Read text: any letters of any script, on one line."""
    if wrong := incoming.amiss(cell):
        raise BadCell(wrong, tr("keep each cell on one line"))
    return cell


def whole(low: int, high: int) -> Cell:
    """Give the reader of a whole number between two bounds; both are of the house, no rule's."""

    def hint() -> str:
        return tr("a whole number from {low} to {high}", low=low, high=high)

    def read(cell: str) -> int:
        if re.fullmatch(r"-[0-9]+", cell) and low >= 0:
            raise BadCell(tr("{figure} is negative", figure=cell[:12]), hint())
        if not re.fullmatch(r"[0-9]{1,9}", cell):
            what = tr("expected a whole number, got {cell!r}", cell=cell[:40])
            raise BadCell(what, tr("digits only, without separators"))
        if not low <= int(cell) <= high:
            raise BadCell(tr("{value} is out of range", value=int(cell)), hint())
        return int(cell)

    return read


def yes_no(cell: str) -> bool:
    """Read yes or no (also true, false, x, 1, 0)."""
    found = {"yes": True, "true": True, "x": True, "1": True, "no": False, "false": False, "0": False}
    try:
        return found[cell.casefold()]
    except KeyError:
        raise BadCell(tr("expected yes or no, got {cell!r}", cell=cell[:40])) from None


def one_of(choices: tuple[str, ...]) -> Cell:
    """Give the reader of one of a few words; capitals and spaces for hyphens do not matter."""

    def read(cell: str) -> str:
        word = cell.casefold().replace(" ", "-")
        if word in choices:
            return word
        near = difflib.get_close_matches(word, choices, n=1)
        hint = (
            tr("did you mean {near!r}?", near=near[0])
            if near
            else tr("one of {names}", names=", ".join(filter(None, choices)))
        )
        raise BadCell(tr("{cell!r} is not known", cell=cell[:40]), hint)

    return read


def invented(cell: str) -> tuple[str, ...]:
    """Read the names of invented columns, apart by spaces."""
    names = tuple(cell.split())
    for name in names:
        if name not in INVENTED:
            near = difflib.get_close_matches(name, INVENTED, n=1)
            hint = (
                tr("did you mean {near!r}?", near=near[0]) if near else tr("any of {names}", names=", ".join(INVENTED))
            )
            raise BadCell(tr("{name!r} is no column that can be invented", name=name[:40]), hint)
    return names


def traits(cell: str) -> tuple[str, ...]:
    """Read traits, apart by spaces: "iron-brigade veterans"; capitals do not matter."""
    found = tuple(cell.casefold().split())
    if (wrong := of_traits.amiss(found)) is not None:
        raise BadCell(*wrong)
    return found


def emblem(cell: str) -> str:
    """Read an emblem: a badge, `corps`, or a picture's name as it is written."""
    name = emblems.named(cell)
    if (wrong := emblems.amiss(name)) is not None:
        raise BadCell(*wrong)
    return name


REQUIRED = ("side", "division", "unit", "arm")
"""Columns that must be there; side, unit and arm must be filled as well."""

CELLS: Mapping[str, Cell] = {
    "side": one_of(get_args(Side)),
    "corps": words,
    "division": words,
    "unit": words,
    "arm": one_of(get_args(Arm)),
    "men": whole(1, 99_999),
    "stands": whole(1, 999),
    "guns": whole(1, 999),
    "gun_type": one_of(get_args(Gun)),
    "horse": yes_no,
    "fresh_at": whole(1, 999),
    "worn_at": whole(1, 999),
    "exceptional": yes_no,
    "carbine": one_of(get_args(Carbine)),
    "formation": one_of(get_args(Formation)),
    "leader": words,
    "leader_rank": one_of(get_args(Rank)),
    "arrives": whole(0, 999),
    "edge": one_of(get_args(Edge)),
    "commander": words,
    "battalion": words,
    "mounted": yes_no,
    "limbered": yes_no,
    "leader_exceptional": yes_no,
    "invented": invented,
    "source": words,
    "traits": traits,
    "emblem": emblem,
}
"""Every column that a roster may have, with the reader of its cells. An empty cell leaves the default."""
