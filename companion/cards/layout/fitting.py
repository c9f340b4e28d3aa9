"""Faces fitted to their card: the largest scale at which all stands on as few faces as can be; the rest goes on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from companion.cards import type as faces
from companion.cards.content import Face, words
from companion.cards.layout import blocks
from companion.cards.layout.drawings import inked
from companion.cards.layout.ink import Box, Ink, Rule, Text, Trace, moved
from companion.cards.layout.lines import broken
from companion.cards.layout.strips import Measure, Strip, middle
from companion.cards.sizes import MM
from companion.language.tongue import tr

LEAST_SCALE = 0.72
"""At which the cells of a table are set in 6 points; below it nothing grows smaller any more."""
STEP = 0.96
EMBLEM = 5.4
"""Millimetres of an emblem before a title on a card of A6."""
OXFORD = (1.9, 1.1, 0.6)
"""The heavy rule, the room, the fine rule, in points at scale 1."""
AIR_MOST, AIR_LEAST = 2.6, 0.1
"""What a row of a table may have more above and below it where there is room, in points at scale 1."""
HEAD_SHARE = 0.4
"""A title never takes more of a face."""


class Room(NamedTuple):
    """A face's paper in points: trimmed size, what stays empty inside it, the largest scale, what bleeds."""

    width: float
    height: float
    inside: float
    largest: float
    bleed: float = 0.0
    ink_saving: bool = False


class Laid(NamedTuple):
    """A face laid out: its ink, from its upper left corner."""

    width: float
    height: float
    ink: tuple[Ink, ...]
    scale: float
    title: str = ""
    leaf: int = 1
    torn: int = 0
    """How words of its tables are broken for want of width, as a strip's are."""


@lru_cache(maxsize=64)
def scales(largest: float) -> tuple[float, ...]:
    """Give the scales to try, the largest first."""
    found = [largest]
    while found[-1] * STEP > LEAST_SCALE:
        found.append(found[-1] * STEP)
    return (*found, LEAST_SCALE) if found[-1] > LEAST_SCALE else tuple(found)


def fitted(face: Face, room: Room) -> tuple[Laid, ...]:
    """Lay a face out on as few faces as can be, each as large as all of them can be. Raises Missing."""
    # Fewer faces go before larger type. Among the scales that need as few the largest is found by halves, as a smaller
    # one never needs more.
    ladder = scales(room.largest)
    tried: dict[int, Stacked] = {}

    def at(place: int) -> Stacked:
        if place not in tried:
            tried[place] = _stacked(face, room, ladder[place])
        return tried[place]

    high = 0
    if len(at(0).parts) > 1:
        low, high = 0, len(ladder) - 1
        fewest = len(at(high).parts)
        while low < high:
            place = (low + high) // 2
            if len(at(place).parts) <= fewest:
                high = place
            else:
                low = place + 1
    # rather smaller than a word that is parted, rather that than one that is torn
    high = min(range(high, len(ladder)), key=lambda place: (at(place).torn, place)) if at(high).torn else high
    return tuple(_laid(face, room, _airy(face, room, at(high))))


class Stacked(NamedTuple):
    """A face's strips, parted, at a scale."""

    on: Measure
    head: Strip
    parts: list[list[Strip]]
    space: float
    """The height between head and foot."""

    @property
    def torn(self) -> int:
        """Say how words are broken for want of width, as a strip does."""
        return max((strip.torn for part in self.parts for strip in part), default=0)


def _stacked(face: Face, room: Room, scale: float, air: float = 0.0) -> Stacked:
    on = Measure(scale, room.width - 2 * room.inside, room.ink_saving, air)
    head = _head(face, on, room)
    space = room.height - 2 * room.inside - head.height - _foot_height(face, on)
    on = on._replace(tall=space)
    strips = list(blocks.strips(face.blocks, on))
    parts = list(flowed([strip for strip in strips if not strip.spare], space))
    return Stacked(on, head, _with_spare(parts, [strip for strip in strips if strip.spare], space), space)


def _with_spare(parts: list[list[Strip]], spare: Sequence[Strip], space: float) -> list[list[Strip]]:
    """Put lines to write on below all else, as many as there is room for."""
    last = parts[-1] if parts else []
    left = space - sum(strip.height for strip in last)
    fits = [place for place in range(len(spare) + 1) if sum(one.height for one in spare[:place]) <= left + 0.01]
    return [*parts[:-1], [*last, *spare[: fits[-1]]]] if last else parts


def _airy(face: Face, room: Room, tight: Stacked) -> Stacked:
    """Share what is left of the height among the rows of tables."""
    most = AIR_MOST * tight.on.scale
    for part in tight.parts:
        rows = sum(strip.rows for strip in part)
        if rows:
            most = min(most, (tight.space - sum(strip.height for strip in part)) / rows / 2)
    if most < AIR_LEAST:
        return tight
    # A hair less, so that no sum of floats makes a face too tall.
    wide = _stacked(face, room, tight.on.scale, most * 0.99)
    # Air must never cost a face.
    return wide if len(wide.parts) == len(tight.parts) else tight


def _laid(face: Face, room: Room, made: Stacked) -> Iterator[Laid]:
    on, foot = made.on, _foot_height(face, made.on)
    for number, part in enumerate(made.parts or [[]], 1):
        ink = [*moved(made.head.ink, room.inside, room.inside)]
        y = room.inside + made.head.height
        for strip in part:
            ink += moved(strip.ink, room.inside, y)
            y += strip.height
        leaf = tr("{n} of {all}", n=number, all=len(made.parts)) if len(made.parts) > 1 else ""
        ink += moved(_foot(face, on, leaf), room.inside, room.height - room.inside - foot)
        yield Laid(room.width, room.height, (*_edge(face, room), *ink), on.scale, face.title, number, made.torn)


def flowed(strips: Sequence[Strip], height: float) -> Iterator[list[Strip]]:
    """Part strips into faces: what stays together goes on together, heads stand again, room at the head is dropped."""
    face: list[Strip] = []
    used = 0.0
    place = 0
    while place < len(strips):
        end = place + 1
        # A gap stays with what comes after it: it is dropped together with the break, not left behind at a foot.
        while end < len(strips) and (strips[end - 1].keep or strips[end - 1].gap):
            end += 1
        group = list(strips[place:end])
        if used and used + sum(strip.height for strip in group) > height + 0.01:
            yield face
            face, used = [], 0.0
        if not face:
            while group and group[0].gap:
                group = group[1:]
            face = _begun(group[0], height) if place and group else []
            used = sum(strip.height for strip in face)
        for strip in group:  # a group that no face can hold is parted all the same
            if face and used + strip.height > height + 0.01:
                yield face
                face = _begun(strip, height)
                used = sum(one.height for one in face)
            if strip.gap and not face:
                continue
            face.append(strip)
            used += strip.height
        place = end
    if face:
        yield face


def _begun(strip: Strip, height: float) -> list[Strip]:
    """Give the heads with which a further face begins: none where they would leave no room for the strip itself."""
    heads = list(strip.again)
    # Heads that left no room for their own row would be printed again and again, and the row never.
    return heads if sum(head.height for head in heads) + strip.height <= height else []


def _head(face: Face, on: Measure, room: Room) -> Strip:
    """Give title, label and Oxford rule; a face without a title has none."""
    if not face.title:
        return Strip(0.0)
    label = on.size("label")
    said = faces.clean(face.label).upper()
    cut = faces.fitting(said, label.cut)
    wide = faces.width(said, cut, label.points, faces.TRACKING)
    bar = on.mm(3.2) if face.side else 0.0
    inline = wide <= on.width * 0.4
    sign = on.mm(EMBLEM) if face.emblem else 0.0
    space = on.width - bar - (sign + on.mm(1.5) if sign else 0.0) - ((wide + on.mm(3)) if said and inline else 0.0)
    title, lines = _title(faces.clean(face.title), on, space, room)
    ink: list[Ink] = []
    y = 0.0
    for line in lines:
        baseline = y + title.line * 0.5 + title.points * 0.33
        ink.append(Text(bar + (sign + on.mm(1.5) if sign else 0.0), baseline, line, title.cut, title.points))
        y += title.line
    if face.emblem:
        drawn = inked(face.emblem.shapes, sign / face.emblem.width)
        ink += moved(drawn, bar, title.line * 0.5 - sign / 2)
    if face.side:
        top = title.line * 0.5 - title.points * 0.36
        ink = [*_side(face.side, 0.0, top, on.mm(2.0), y - title.line + title.points * 0.72), *ink]
    if said and inline:
        last = y - title.line + title.line * 0.5 + title.points * 0.33
        ink.append(Text(on.width - wide, last, said, cut, label.points, "ink", faces.TRACKING))
    elif said:
        said = faces.cut_short(said, cut, label.points, on.width, faces.TRACKING)
        ink.append(Text(0.0, y + middle(label), said, cut, label.points, "ink", faces.TRACKING))
        y += label.line
    # A rule that grew with a page's type would be a beam.
    heavy, gap, fine = (part * min(on.scale, 1.4) for part in OXFORD)
    y += 1.2 * on.scale
    ink.append(Rule(0.0, y + heavy / 2, on.width, y + heavy / 2, heavy, "ink"))
    ink.append(Rule(0.0, y + heavy + gap + fine / 2, on.width, y + heavy + gap + fine / 2, fine, "ink"))
    return Strip(y + heavy + gap + fine + 3.0 * on.scale, tuple(ink))


def _title(text: str, on: Measure, room: float, face: Room) -> tuple[faces.Size, list[str]]:
    """Set a title: as large as its line allows, else on several lines, else cut short."""
    for style in ("title", "title2"):
        size = on.size(style)
        size = size._replace(cut=faces.fitting(text, size.cut))
        if faces.width(text, size.cut, size.points) <= room:
            return size, [text]
    least = max(faces.LEAST, 9.0 * on.scale)
    ems = faces.ems(text, size.cut)
    if ems * least <= room:
        points = room / ems
        return faces.Size(points, max(points * 1.2, on.size("title2").line * 0.9), size.cut), [text]
    points = least
    lines = ["".join(piece.text for piece in line) for line in broken(words(text), points, room, size.cut)]
    most = max(1, int(face.height * HEAD_SHARE / (points * 1.2)))
    if len(lines) > most:
        lines = [*lines[: most - 1], faces.cut_short(" ".join(lines[most - 1 :]), size.cut, points, room)]
    return faces.Size(points, points * 1.2, size.cut), lines


def _side(side: str, x: float, y: float, width: float, height: float) -> Iterator[Ink]:
    if side == "union":
        yield Box(x, y, width, height, fill="union")
    else:
        corners = ((x, y), (x + width, y), (x + width, y + height), (x, y + height))
        steps = (*((("M" if place == 0 else "L"), *corner) for place, corner in enumerate(corners)), ("Z",))
        yield Trace(steps, line="conf", stroke=0.35 * MM, hatch=True)


def _edge(face: Face, room: Room) -> Iterator[Ink]:
    """Give the side's bar at the left edge of a card that is cut with a bleed: it goes on beyond the cut."""
    if face.side and room.bleed:
        yield from _side(face.side, -room.bleed, -room.bleed, room.bleed + 1.6 * MM, room.height + 2 * room.bleed)


def _foot_lines(face: Face, on: Measure) -> list[str]:
    """Give the clauses at the right of the foot: on two lines at most, beside a legend on what that leaves."""
    size = on.size("foot")
    room = on.width * 0.8
    if face.legend:
        said = f"{tr('{n} of {all}', n=2, all=2)} · {faces.clean(face.legend)}"
        left = on.width - on.mm(3) - faces.width(said, faces.fitting(said, "text"), size.points)
        room = on.width * min(0.5, max(0.3, left / on.width))
    lines = ["".join(piece.text for piece in line) for line in broken(words(face.foot), size.points, room)]
    if len(lines) > 2:
        lines = [lines[0], faces.cut_short(" ".join(lines[1:]), "text", size.points, room)]
    return lines if face.foot else []


def _foot_height(face: Face, on: Measure) -> float:
    return max(1, len(_foot_lines(face, on))) * on.size("foot").line + 2.0 * on.scale


def _foot(face: Face, on: Measure, leaf: str) -> Iterator[Ink]:
    size = on.size("foot")
    lines = [(line, faces.fitting(line, "text")) for line in _foot_lines(face, on)]
    wide = max((faces.width(line, name, size.points) for line, name in lines), default=0.0)
    top = _foot_height(face, on) - max(1, len(lines)) * size.line
    said = " · ".join(part for part in (leaf, faces.clean(face.legend)) if part)
    if said:
        name = faces.fitting(said, "text")
        said = faces.cut_short(said, name, size.points, on.width - (wide + on.mm(3) if lines else 0.0))
        last = top + (max(1, len(lines)) - 1) * size.line
        yield Text(0.0, last + middle(size), said, name, size.points, "ink3")
    for number, (line, name) in enumerate(lines):
        x = on.width - faces.width(line, name, size.points)
        yield Text(x, top + number * size.line + middle(size), line, name, size.points, "ink3")
