"""What stands over a report's chapters: how it stands, each side's points and losses; and units' stands as pips."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import accumulate

import msgspec

from companion.drawing.figure import Stood
from companion.language.escaping import html as escape
from companion.language.escaping import markdown
from companion.language.tongue import declared, plural, tr
from companion.language.words import side_words
from companion.study.numbers.reckoned import SIDES, Named, Numbers, Roll, widest
from companion.study.numbers.tables import lost_by, lost_what, tenths
from companion.study.plots.losses import came

PIPS = re.compile(r"!\[([^\]]*)\]\(pips:(\w+):(\d+):(\d+):([\d,]*):(\w+)\)")
"""Stands in a text: what they are in words; shape, how many at first and now, zones, side."""
WIDE, TALL, APART, ZONE = 5.0, 11.0, 2.0, 3.0
"""Pixels of a pip, between two, and more between zones."""
LOST = {
    "stands": "{n} of {came} stands lost",
    "points": "{n} of {came} strength points lost",
    "men": "{n} of {came} men lost",
}
declared(LOST)


class Side(msgspec.Struct, frozen=True):
    """A side's cell: its points with what they are for, and what it lost; "" where it is not told."""

    side: str
    points: int | None
    items: tuple[str, ...]
    lost: str


class Front(msgspec.Struct, frozen=True):
    """What is told first."""

    lead: str
    sides: tuple[Side, ...]


def front(found: Numbers, units: Named, stood: Sequence[Stood], verdict: str) -> Front:
    """Give what is told first of a game; a side of which nothing may be told has no cell."""
    points = {one.side: one for one in stood}
    lost = {side: _lost(found, side) for side in SIDES}
    cells = [
        Side(side, one.points if one else None, one.items if one else (), lost[side])
        for side in SIDES
        if (one := points.get(side)) or lost[side]
    ]
    weighed = max(found.rolls, key=lambda one: abs(one.gain), default=None)
    said = [verdict] if verdict else []
    if weighed is not None and any(widest([weighed])):
        said.append(_weighed(weighed, units))
    return Front(" ".join(said), tuple(cells))


def _lost(found: Numbers, side: str) -> str:
    what = lost_what(found)
    many = came(found, side, what)
    lost = sum(n for (_, whose), n in lost_by(found, what).items() if whose == side)
    return tr(LOST[what], n=lost, came=many) if many else ""


def _weighed(one: Roll, units: Named) -> str:
    name = units.get(one.unit, ("", one.unit))[1]
    return tr(
        "The roll that weighed most was that of {unit}, entry {entry}: {gain} stands against what was to be expected.",
        unit=name,
        entry=one.entry,
        gain=tenths(one.gain),
    )


def as_html(found: Front) -> str:
    """Give it as HTML."""
    lead = f'<p class="lead">{escape(found.lead)}</p>\n' if found.lead else ""
    cells = "".join(map(_cell, found.sides))
    return lead + (f'<div class="sides">{cells}</div>\n' if cells else "")


def _cell(one: Side) -> str:
    points = ""
    if one.points is not None:
        said = escape(plural(one.points, "{n} point", "{n} points"))
        points = f'<span class="points">{said.replace(str(one.points), f"<b>{one.points}</b>", 1)}</span>'
    items = "".join(f"<li>{escape(item)}</li>" for item in one.items)
    items = f"<ul>{items}</ul>" if items else ""
    lost = f"<p>{escape(one.lost)}</p>" if one.lost else ""
    name = f'<strong class="{one.side}">{escape(side_words(one.side))}</strong>'
    return f'<section class="side"><p class="whose">{name}{points}</p>{items}{lost}</section>'


def over(text: str, found: Front) -> str:
    """Give a report in Markdown with it before the first chapter."""
    head, mark, rest = text.partition("\n## ")
    parts = [markdown(found.lead)] if found.lead else []
    for one in found.sides:
        points = [plural(one.points, "{n} point", "{n} points")] if one.points is not None else []
        said = [*points, *([one.lost] if one.lost else []), *one.items]
        parts.append(f"**{markdown(side_words(one.side))}**: {markdown('; '.join(said))}")
    return "\n\n".join((head.rstrip("\n"), *parts)) + "\n" + mark + rest if mark else text


def without_pips(text: str) -> str:
    """Give a text with the words in place of the stands."""
    return PIPS.sub(r"\1", text)


def pips(source: str, said: str) -> str | None:
    """Draw the stands that a source names; None for another source."""
    found = PIPS.fullmatch(f"![]({source})")
    if found is None:
        return None
    shape, start, left, side = found[2], int(found[3]), int(found[4]), found[6]
    ends = {*accumulate(int(one) for one in found[5].split(",") if one)}
    parts, x = list[str](), 1.0
    for nth in range(start):
        parts.append(_pip(shape, x, full=nth < left))
        x += WIDE + APART + (ZONE if nth + 1 in ends else 0)
    return (
        f'<svg class="pips {escape(side)}" role="img" width="{x:.0f}" height="{TALL + 2:.0f}" viewBox="0 0 {x:.0f}'
        f' {TALL + 2:.0f}"><title>{escape(said)}</title>{"".join(parts)}</svg>'
    )


def _pip(shape: str, x: float, *, full: bool) -> str:
    kind = "full" if full else "gone"
    if shape == "gun":
        return f'<circle class="{kind}" cx="{x + WIDE / 2:.1f}" cy="{TALL / 2 + 1:.1f}" r="{WIDE / 2 + 0.4:.1f}"/>'
    lean = 2.0 if shape == "cavalry" else 0.0
    points = " ".join(f"{a:.1f},{b:.1f}" for a, b in _corners(x, lean))
    return f'<polygon class="{kind}" points="{points}"/>'


def _corners(x: float, lean: float) -> Iterator[tuple[float, float]]:
    yield from ((x + lean, 1.0), (x + WIDE + lean - 1, 1.0), (x + WIDE - 1, TALL + 1), (x, TALL + 1))
