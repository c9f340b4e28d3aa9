"""What photographs say of a game, row by row as a page shows it: who may have moved, who may not, who was not seen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from companion.games.miniatures.words.photographed import SURE, Compared, Found
from companion.games.miniatures.words.spots import spot
from companion.language.lengths import length
from companion.language.tongue import number, plural, tr

Kind = Literal["may", "doubtful", "refused", "missing", "unknown", "still"]


class PhotoRow(msgspec.Struct, frozen=True):
    """A row: its number in the picture, whose it is, where it stood and stands, and the reason against it."""

    kind: Kind
    number: int
    id: str
    name: str
    side: str = ""
    stood: str = ""
    stands: str = ""
    moved: str = ""
    may: str = ""
    sure: str = ""
    why: str = ""
    clause: str = ""
    found: Found | None = None
    tag: int | None = None

    @property
    def aloud(self) -> str:
        """Give the row in words."""
        way = f"{self.stood} → {self.stands}" if self.stood and self.stands else self.stands or self.stood
        return ", ".join(part for part in (self.name, way, self.moved, self.may, self.sure, self.why) if part)


def rows(view: Any, made: Compared, left: frozenset[str] = frozenset()) -> tuple[PhotoRow, ...]:
    """Give the rows in the page's order; `left` are ids of units that are left out."""
    units = {one.id: one for one in view.units}
    found = sorted(made.found, key=lambda one: (not one.taken, one.allowed, units[one.unit].side, one.unit))
    numbers = iter(range(1, 1000))
    here: list[PhotoRow] = [
        _of_found(units[one.unit], one, next(numbers)) for one in found if one.stirred and one.unit not in left
    ]
    for name in made.missing:
        one = units[name]
        why = tr("not seen: the old place is kept")
        here.append(PhotoRow("missing", next(numbers), name, one.name, one.side, stood=spot(one.at), why=why))
    for other in made.unknown:
        why = tr("seen at two places") if other.twice else tr("no unit's")
        name = tr("Tag {tag}", tag=other.tag)
        here.append(
            PhotoRow("unknown", next(numbers), f"tag-{other.tag}", name, stands=spot(other.at), why=why, tag=other.tag)
        )
    here += _still(units, made)
    return tuple(here)


def _of_found(unit: Any, one: Found, nth: int) -> PhotoRow:
    kind: Kind = "refused" if not one.allowed else "may" if one.taken else "doubtful"
    may = tr("of {all}", all=length(one.allowance)) if one.allowance is not None else ""
    inches = one.used if one.used is not None else one.moved
    share = tr("{share} %", share=number(100 * one.sure, ".0f"))
    return PhotoRow(
        kind,
        nth,
        unit.id,
        unit.name,
        unit.side,
        stood=spot(unit.at) if unit.at is not None else "",
        stands=spot(one.at),
        moved=length(inches) if inches is not None else tr("new"),
        may=may,
        sure=f"{share} ?" if one.sure < SURE else share,
        why="; ".join(reason.text for reason in one.reasons),
        clause=next((reason.clause for reason in one.reasons if reason.clause), ""),
        found=one,
    )


def _still(units: Any, made: Compared) -> Iterator[PhotoRow]:
    still = [one for one in made.found if not one.stirred]
    if still:
        names = ", ".join(units[one.unit].name for one in still)
        yield PhotoRow("still", 0, "still", tr("Found, not moved"), why=names)


def in_short(made: Compared) -> str:
    """Say how many were found, how many were not, and what is over."""
    parts = [
        plural(len(made.found), "{n} unit found", "{n} units found"),
        plural(len(made.missing), "{n} not", "{n} not"),
    ]
    if made.unknown:
        parts.append(plural(len(made.unknown), "{n} tag over", "{n} tags over"))
    return ", ".join(parts)
