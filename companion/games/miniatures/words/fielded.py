"""What the field answers, in lines of text; the same for a terminal and for whoever reads them aloud."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from companion.games.miniatures.messages.fielded import OUTFLANKED
from companion.games.miniatures.setup import standing
from companion.games.miniatures.setup.standing import Places
from companion.games.miniatures.words.field.fire_words import cover
from companion.games.miniatures.words.spots import spot
from companion.games.miniatures.words.status import title
from companion.language.lengths import length
from companion.language.messages import told
from companion.language.tongue import number, tr
from companion.language.words import plain

Who = Callable[[Any], str]
FIRING = "musketry"
"""The phase in which units fire."""
WITH_FACING = 3
"""Numbers of a unit's place; a leader has two."""


def fire_now(view: Any) -> Iterator[str]:
    """Give whose step it is, and that nobody fires in it; that nobody has a place where none has."""
    if not any(len(place) == WITH_FACING for place in view.field.places.values()):
        yield tr("no unit has a place on the field: place UNIT X,Y,FACING gives it one, deploy gives all theirs")
        return
    yield title(view)
    if view.phase != FIRING:
        yield tr("Nobody fires in this step; this is who could:")


def fire(rows: Any, who: Who, names: Any) -> Iterator[str]:
    """Give a line for each firer and target, then why it may not."""
    if not rows:
        yield tr("nobody has an enemy in arc and range")
    for row in rows:
        what = tr("{firer} at {target}", firer=names(row.firer), target=names(row.target))
        if not row.may_fire:
            yield tr("{what}: no, {reasons}", what=what, reasons=_reasons(row, who))
            continue
        if row.stands:
            what = tr(
                "{what} with {n} of its stands ({stands})", what=what, n=len(row.stands), stands=_named(row.stands)
            )
        shot = f"{what} ({plain(row.shot)})" if row.shot is not None else what
        yield tr(
            "{what}: {points} points, {cover}, die {die}, {expected} stands expected",
            what=shot,
            points=number(row.points, ".3g"),
            cover=_cover(row.cover),
            die=f"{row.die_modifier:+d}",
            expected=number(row.expected, ".2f"),
        )


def split(parts: Any, who: Who, names: Any) -> Iterator[str]:
    """Give which part of a unit fires at whom."""
    del who
    if not parts:
        yield tr("no stand of it hits anybody")
    for part in parts:
        yield tr(
            "at {target}: {n} stands ({stands}), {points} points, {cover}, {expected} stands expected",
            target=names(part.target),
            n=len(part.stands),
            stands=_named(part.stands),
            points=number(part.points, ".3g"),
            cover=_cover(part.cover),
            expected=number(part.expected, ".2f"),
        )


def _named(stands: Any) -> str:
    """Name stands by rank and file."""
    return ", ".join(f"{rank}/{file}" for rank, file in stands)


def _cover(word: str) -> str:
    return {"none": tr("no cover"), "cover": tr("cover"), "works": tr("works")}[word]


def measure(found: Any, who: Who, names: Any) -> Iterator[str]:
    """Give what was measured between two units: the groups, then what covers the target."""
    del who
    for group in found.groups:
        far = length(group.range)
        along = tr("{n} stands at {length}, in enfilade", n=group.stands, length=far)
        yield along if group.enfilade else tr("{n} stands at {length}", n=group.stands, length=far)
    stops = {one.blocked_by for one in found.stands if one.blocked_by is not None}
    if stops:
        yield tr("in between: {names}", names=", ".join(map(names, sorted(stops))))
    yield cover(found.cover)
    yield tr("it may fire") if found.may_fire else tr("it may not fire")


def sight(found: Any, who: Who, names: Any) -> Iterator[str]:
    """Say whether one unit sees another."""
    del who
    yield tr("seen") if found.seen else tr("not seen: {name} in between", name=names(found.blocked_by))


def moves(found: Any, who: Who, names: Any) -> Iterator[str]:
    """Give the legs of a way, what it takes, and why it may not."""
    for leg in found.legs:
        yield tr("{mode} {length}", mode=plain(leg.mode), length=length(round(leg.inches, 2)))
    if found.allowance or found.used:
        yield tr("{used} of {all} used", used=length(found.used), all=length(found.allowance))
    if found.touches:
        yield tr("touches {units}", units=", ".join(map(names, found.touches)))
    if found.reasons:
        yield _reasons(found, who)


def charge(found: Any, who: Who, names: Any) -> Iterator[str]:
    """Give what a charge touches, whether it outflanks, who is supported."""
    del names
    where = {"none": tr("touches nothing"), "front": tr("the front"), "flank": tr("the flank"), "rear": tr("the rear")}
    yield tr("contact: {where}", where=where[found.contact])
    yield tr("outflanked") if found.outflanked else tr("not outflanked")
    for is_so, words in (
        (found.supported.attacker, tr("the attacker is supported")),
        (found.supported.defender, tr("the defender is supported")),
    ):
        if is_so:
            yield words
    yield from (told(line.label, who) for line in found.explain if line.value and line.label.key != OUTFLANKED.key)


def radius(rows: Any, who: Who, names: Any) -> Iterator[str]:
    """Give how far each unit is, and whether it is inside."""
    del who
    for row in rows:
        far = length(row.distance)
        inside = tr("{unit} {length}, inside", unit=names(row.unit), length=far)
        yield inside if row.inside else tr("{unit} {length}", unit=names(row.unit), length=far)


def _reasons(found: Any, who: Who) -> str:
    return "; ".join(told(one.what, who) for one in found.reasons)


def retreat(found: Any, who: Who, names: Any) -> Iterator[str]:
    """Give where a unit is sent that falls back, and what bars its way."""
    del names
    if found.at is None:
        yield tr("its way leads over the edge of the table")
    else:
        yield tr("{length}, to {place}", length=length(found.inches), place=spot(found.at, found.at[2]))
    yield from (told(one.what, who) for one in found.blocked)


def roll(found: Any, who: Who, names: Any) -> Iterator[str]:
    """Give what the field says of a maneuver roll."""
    del who
    near = ", ".join(map(names, found.in_radius)) or tr("nobody")
    yield tr("in radius: {leaders}", leaders=near)
    if found.in_fieldworks:
        yield tr("in fieldworks")
    yield tr("outside enemy musket range") if found.outside_musket_range else tr("within enemy musket range")


def deployment(view: Any, side: str, division: str) -> Places:
    """Give the places that the field proposes for who has none yet: of all, of a side, of a division."""
    return standing.deployment(view, side=side, division=division)
