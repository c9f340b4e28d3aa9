"""What photographs say of a game, row by row as a page shows it: who may have moved, who may not, who was not seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from companion.field.photograph.reading import Seen
from companion.field.shapes import Ground
from companion.games.miniatures.words.field.ground_words import under
from companion.games.miniatures.words.field.table import against
from companion.games.miniatures.words.photograph_found import SURE, Compared, Found, Unknown
from companion.games.miniatures.words.spots import TENTH, spot
from companion.language.lengths import mark
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
    ground: str = ""
    """What it stands on now."""
    moved: str = ""
    may: str = ""
    sure: str = ""
    why: str = ""
    clause: str = ""
    found: Found | None = None
    ticked: bool | None = None
    """Whether it is among those that are accepted at once, None where it cannot be."""
    head: str = ""
    """What stands above it, where it is the first of its group."""
    note: str = ""
    """What stands at the right of that."""

    unknown: Unknown | None = None
    outside: bool = False
    """Whether the place where it stood lies in no picture."""

    @property
    def seen(self) -> Seen | None:
        """Give the tag that the row is about."""
        return self.found.seen if self.found is not None else self.unknown.seen if self.unknown is not None else None

    @property
    def aloud(self) -> str:
        """Give the row in words."""
        way = f"{self.stood} → {self.stands}" if self.stood and self.stands else self.stands or self.stood
        ticked = {True: tr("ticked"), False: tr("not ticked"), None: ""}[self.ticked]
        said = (self.name, way, self.ground, self.moved, self.may, self.sure, self.why, ticked)
        return ", ".join(part for part in said if part)


class Choice(msgspec.Struct, frozen=True):
    """What the referee chose of the rows, by the ids of units: who is left out, which doubtful ones come in."""

    left: frozenset[str] = frozenset()
    taken: frozenset[str] = frozenset()

    def ticks(self, one: Found) -> bool:
        """Say whether a unit is among those that are accepted at once."""
        return one.allowed and one.unit not in self.left and (one.taken or one.unit in self.taken)

    def turned(self, one: Found) -> Choice:
        """Give the choice with a unit's tick the other way."""
        name = frozenset({one.unit})
        if self.ticks(one):
            return Choice(self.left | name, self.taken - name)
        return Choice(self.left - name, self.taken | name)

    def without(self, name: str) -> Choice:
        """Give the choice with a unit left out."""
        return Choice(self.left | {name}, self.taken - {name})


ALL = Choice()
"""All that may and are sure, as photographs propose it."""


def rows(view: Any, made: Compared, chosen: Choice = ALL) -> tuple[PhotoRow, ...]:
    """Give the rows in the page's order; whom the rules refuse and who is left out of them is put back, and gone."""
    units = {one.id: one for one in view.units}
    ground = Ground(table=view.field.extent, scale=view.field.scale, features=view.field.ground)
    found = sorted(made.found, key=lambda one: (not one.taken, one.allowed, units[one.unit].side, one.unit))
    shown = [one for one in found if one.stirred and (one.allowed or one.unit not in chosen.left)]
    here = [_of_found(view, units[one.unit], one, ground, chosen) for one in shown]
    here += _missing(units, made)
    here += _unknown(made, ground)
    numbered = [replace(one, number=nth) for nth, one in enumerate(here, 1)]
    return tuple(_headed([*numbered, *_still(units, made)]))


def _headed(here: Sequence[PhotoRow]) -> Iterator[PhotoRow]:
    """Yield the rows, the first of each group under its head."""
    last = ""
    for one in here:
        head, note = _head(one.kind, sum(other.kind == one.kind for other in here))
        yield replace(one, head=head, note=note) if head and one.kind != last else one
        last = one.kind


def _head(kind: Kind, count: int) -> tuple[str, str]:
    match kind:
        case "missing":
            return tr("Not found"), plural(count, "the old place is kept", "{n}: the old places are kept")
        case "unknown":
            return tr("Tag without a unit"), number(count)
        case _:
            return "", ""


def _of_found(view: Any, unit: Any, one: Found, ground: Ground, chosen: Choice) -> PhotoRow:
    kind: Kind = "refused" if not one.allowed else "may" if one.taken else "doubtful"
    may = tr("of {all}", all=mark(one.allowance, number(one.allowance, "g"))) if one.allowance is not None else ""
    inches = one.used if one.used is not None else one.moved
    share = tr("{share} %", share=number(100 * one.sure, ".0f"))
    if one.seen is None:
        share = tr("by hand")
    return PhotoRow(
        kind,
        0,
        unit.id,
        unit.name,
        unit.side,
        stood=spot(unit.at) if unit.at is not None else "",
        stands=spot(one.at),
        ground=under(ground, one.at),
        moved=mark(inches, number(inches, TENTH)) if inches is not None else tr("new"),
        may=may,
        sure=f"{share} ?" if one.sure < SURE else share,
        why=against(one.reasons, view),
        clause=next((reason.clause for reason in one.reasons if reason.clause), ""),
        found=one,
        ticked=chosen.ticks(one) if one.allowed else None,
    )


def _missing(units: Any, made: Compared) -> Iterator[PhotoRow]:
    for name in made.missing:
        one = units[name]
        out = name in made.outside
        why = tr("its place is outside the picture") if out else tr("not seen")
        yield PhotoRow("missing", 0, name, one.name, one.side, stood=spot(one.at), why=why, outside=out)


def _unknown(made: Compared, ground: Ground) -> Iterator[PhotoRow]:
    for nth, other in enumerate(made.unknown):
        why = tr("seen at two places") if other.twice else tr("no unit's")
        name = tr("Tag {tag}", tag=other.tag)
        # Two of one number are two rows.
        key = f"tag-{other.tag}" if not other.twice else f"tag-{other.tag}-{nth}"
        where = spot(other.at)
        on = under(ground, other.at)
        yield PhotoRow("unknown", 0, key, name, stands=where, ground=on, why=why, unknown=other)


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
