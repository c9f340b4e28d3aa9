"""Range and move sticks, arcs of fire and the command string, drawn at the table's own size.

    0 ── 8″ ─┐┌─ 16″ ─┐┌─ 24″ ─┐┌─ 32″      the stick is cut in pieces that paper holds and glued end to end

What stands on a stick, which distance ends where and for whom, is read from the charts of the game in force.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise
from typing import NamedTuple

from companion.cards import type as faces
from companion.cards.chart_words import length, unique
from companion.cards.content import Drawing, Letters, Path, Shape, Tile
from companion.cards.shapes.sides import box
from companion.cards.sizes import MM
from companion.charts.figures import exact
from companion.games.miniatures.cards import fire, movement
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import formations
from companion.language import lengths
from companion.language.figures import figure
from companion.language.tongue import number, tr

WIDE, TALL = 186.0, 242.0
"""Millimetres of the sheet's drawing: what every paper has room for."""
STICK, APART = 15.6, 17.2
"""How wide a stick is, and how far the next one stands."""
RANGE_PIECE, MOVE_PIECE = 8, 9
"""Inches of a piece: as long as the sheet is tall."""
TOP = 6.0
ARC = 74.0
INCH = 25.4
GUNS = ("smoothbore", "rifled")
_WORDS, _NEXT = 2.4, 2.9
"""The size of what is written along a stick at a mark, and how far its next line stands."""
_FEW = 6
"""Pieces beside each other; the arcs have the rest of the sheet."""


class Band(NamedTuple):
    """What holds between two distances of a stick: the points of foot and those of guns, canister or ball."""

    low: Fraction
    high: Fraction
    foot: str
    guns: str
    canister: bool


class Piece(NamedTuple):
    """A piece of a stick from one distance to another in inches, with marks at some and words along it."""

    start: int
    end: int
    marks: tuple[tuple[Fraction, str], ...]
    """A distance and what ends there."""
    along: tuple[Band, ...] = ()
    first: str = ""
    """What is written at the end where it begins."""


def unit() -> float:
    """Give the millimetres of an inch of the table: a table in centimetres has its own."""
    return lengths.told(1) * 10 if lengths.metric() else INCH


def tiles(rules: Rules) -> Iterator[Tile]:
    """Give the sheets of sticks; the first one has the arcs and the command string beside them."""
    pieces = (*range_pieces(rules), *move_pieces(rules))
    for nth in range(0, len(pieces), _FEW):
        shapes: list[Shape] = []
        for place, piece in enumerate(pieces[nth : nth + _FEW]):
            shapes += _stick(piece, place * APART)
        if nth == 0:
            shapes += _arcs(rules, _FEW * APART + 5.0)
        said = tr("sticks, {n} pieces", n=len(pieces[nth : nth + _FEW]))
        yield Tile(
            f"sticks-{nth // _FEW + 1}", Drawing(WIDE, TALL, tuple(shapes), true=True, said=said), tr("Sticks and arcs")
        )


# ---- what stands on them


def range_pieces(rules: Rules) -> Iterator[Piece]:
    """Give the pieces of the range stick with the points of every firer at each of its bands."""
    ends = sorted({band.upto for bands in rules.bands.values() for band in bands})
    bounds = [Fraction(0), *(Fraction(end) for end in ends)]
    for start in range(0, int(bounds[-1]), RANGE_PIECE):
        end = start + RANGE_PIECE
        marks = tuple((one, "") for one in bounds[1:] if start < one <= end)
        along = tuple(
            Band(max(low, Fraction(start)), min(high, Fraction(end)), *_firers(rules, int(high)), canister=nth == 0)
            for nth, (low, high) in enumerate(pairwise(bounds))
            if low < end and high > start
        )
        first = tr("front") if start == 0 else tr("glue to {length}", length=length(start))
        yield Piece(start, end, marks, along, first)


def _firers(rules: Rules, upto: int) -> tuple[str, str]:
    """Say who fires up to a distance, with the points of a stand: foot, then guns; guns of one worth are one."""
    foot: dict[str, str] = {}
    guns: dict[str, str] = {}
    for name, bands in rules.bands.items():
        points = next((band.points for band in bands if band.upto >= upto), None)
        if points is not None:
            (guns if name in GUNS else foot)[name] = figure(points)
    told = [f"{fire.firer(name)} {points}" for name, points in guns.items()]
    if len(guns) == len(GUNS) and len(set(guns.values())) == 1:
        told = [tr("guns {points}", points=next(iter(guns.values())))]
    return " · ".join(f"{fire.firer(name)} {points}" for name, points in foot.items()), " · ".join(told)


def move_pieces(rules: Rules) -> Iterator[Piece]:
    """Give the pieces of the move stick, up to the longest basic rate."""
    marks = move_marks(rules)
    for start in range(0, int(max(marks)), MOVE_PIECE):
        those = tuple((at, " · ".join(said)) for at, said in sorted(marks.items()) if start < at <= start + MOVE_PIECE)
        first = tr("start") if start == 0 else tr("glue to {length}", length=length(start))
        yield Piece(start, start + MOVE_PIECE, those, first=first)


def move_marks(rules: Rules) -> dict[Fraction, list[str]]:
    """Give the distances that a move is measured by, each with what it is: rates, halves, musket range."""
    found: dict[Fraction, list[str]] = {}
    half = Fraction(exact(rules.movement.halved.times))
    for rate in rules.movement.rate:
        whole, name = Fraction(exact(rate.basic.inches)), movement.mover(rate.mover)
        found.setdefault(whole, []).append(name)
        found.setdefault(whole * half, []).append(tr("{who}, {share}", who=name, share=figure(half)))
    longest = max(found)
    others = [(Fraction(exact(rules.charge.retreat_near.inches)), tr("fall back"))]
    others += [(Fraction(rules.musket_range), tr("musket range"))]
    others += [
        (Fraction(exact(card.mount.inches)), tr("mount, dismount"))
        for card in rules.formations.formation[:1]
        if card.mount.allowed and formations.may_use(rules, card.id, "mounted-cavalry") is None
    ]
    others += [(Fraction(exact(rules.maneuver.command_radius.inches)), tr("command"))]
    for at, said in others:
        if at <= longest:
            found.setdefault(at, []).append(said)
    return found


def clauses(rules: Rules) -> tuple[str, ...]:
    """Give the clauses that the sticks and arcs rest on."""
    return unique(
        (
            rules.fire_points.headings.clause,
            *(rate.basic.clause for rate in rules.movement.rate),
            *(arc.clause for arc in rules.fire_points.arc),
            rules.maneuver.command_radius.clause,
        )
    )


# ---- how they are drawn


def _stick(piece: Piece, x: float) -> Iterator[Shape]:
    """Draw a piece upright, its beginning at the foot."""
    inch = unit()
    foot = TOP + (piece.end - piece.start) * inch

    def y(at: Fraction | float) -> float:
        return foot - (float(at) - piece.start) * inch

    yield Path(box(STICK, foot - TOP, (x, TOP)), line="edge", width=0.2, dash=(1.2, 1.2))
    yield Path((("M", x, foot), ("L", x + STICK, foot)), width=0.5)
    for band in piece.along:
        low, high = y(band.low), y(band.high)
        if band.canister and band.guns:
            yield Path(box(4.0, low - high, (x + STICK - 4.0, high)), fill="ink", line="")
        guns = tr("canister: {guns}", guns=band.guns) if band.canister and band.guns else band.guns
        lines = ((guns, 1.1, "on-ink" if band.canister else "ink"), (band.foot, 5.4 if guns else 1.6, "ink"))
        for said, off, token in lines:
            if said:
                middle = (low + high) / 2
                yield Letters(x + STICK - off, middle, said, 2.5, token, angle=-90, widest=low - high - 3)
    for half in range(2 * piece.start + 1, 2 * piece.end):
        at, whole = Fraction(half, 2), half % 2 == 0
        yield Path((("M", x, y(at)), ("L", x + (2.6 if whole else 1.4), y(at))), width=0.2)
        if whole and at not in [one for one, _ in piece.marks]:
            yield Letters(x + 3.2, y(at) + 0.9, _short(at), 2.6, align="left", bold=False)
    for at, said in piece.marks:
        yield Path((("M", x, y(at)), ("L", x + STICK, y(at))), width=0.5)
        yield Letters(x + 3.2, y(at) + 4.6, _short(at), 4.8, align="left")
        room = (float(at) - max((one for one, _ in piece.marks if one < at), default=Fraction(piece.start))) * inch - 3
        written = _lines(said, room)
        size = min(_WORDS, *(_WORDS * room / _wide(one, _WORDS) for one in written)) if written else _WORDS
        for nth, one in enumerate(reversed(written)):
            yield Letters(x + STICK - 1.4 - nth * _NEXT, y(at) + 1.5, one, size, align="right", angle=-90)
    free = STICK - (4.0 if any(band.canister for band in piece.along) else 0.0)
    yield Letters(x + free / 2, foot - 1.2, piece.first, 2.2, "ink2", bold=False, widest=free - 1)


def _lines(said: str, room: float) -> list[str]:
    """Give what is written at a mark on lines beside each other: parted between its words where one has no room."""
    if not said:
        return []
    lines = [""]
    for piece in said.replace(" · ", " · \n").split("\n"):
        for nth, word in enumerate(piece.strip().split(" ")):
            longer = f"{lines[-1]} {word}".strip()
            if lines[-1] and _wide(longer) > room:
                lines.append(word)
            elif nth == 0 and lines[-1] and _wide(f"{lines[-1]} {piece.strip()}") > room:
                lines.append(word)  # rather a line of its own than two things on parts of lines
            else:
                lines[-1] = longer
    return [one.removesuffix(" ·") for one in lines]


def _wide(text: str, size: float = 0.0) -> float:
    """Give the millimetres that words take in a size, by default in the least there is."""
    return faces.width(faces.clean(text), "heavy", max(faces.LEAST, size * MM)) / MM


def _short(at: Fraction) -> str:
    """Give a distance on a stick: the figure alone, in the measure of the table."""
    return number(lengths.told(at), "g") if lengths.metric() else figure(at)


def _arcs(rules: Rules, x: float) -> Iterator[Shape]:
    """Draw the wedges of every angle of fire on one corner, and the tags of the command string under them."""
    by_angle: dict[int, list[str]] = {}
    words = {
        "infantry": tr("infantry"),
        "dismounted-cavalry": tr("cavalry on foot"),
        "ball": tr("ball"),
        "canister": tr("canister"),
    }
    for arc in rules.fire_points.arc:
        by_angle.setdefault(arc.degrees, []).append(words[arc.id])
    y = TOP + ARC + 2
    yield Letters(x, TOP, tr("Arcs: lay the upright edge on the flank").upper(), 2.3, "ink2", "left", widest=WIDE - x)
    yield Path((("M", x, y), ("L", x, y - ARC)), width=0.4)
    for nth, (degrees, who) in enumerate(sorted(by_angle.items())):
        turn = math.radians(degrees)
        dash = (1.6, 1.2) if nth < len(by_angle) - 1 else ()
        yield Path((("M", x, y), ("L", x + ARC * math.sin(turn), y - ARC * math.cos(turn))), width=0.4, dash=dash)
        told = tr("{who} {degrees}°", who=who[0] if len(who) == 1 else tr("Fire"), degrees=degrees)
        before = math.radians((degrees + (sorted(by_angle)[nth - 1] if nth else 0)) / 2)
        place = ARC * 0.62
        yield Letters(
            x + place * math.sin(before),
            y - place * math.cos(before),
            told,
            2.8,
            angle=math.degrees(before) - 90,
            widest=ARC * 0.7,
        )
    last = math.radians(max(by_angle))
    parts = 24
    steps = [("M", x, y - ARC)]
    steps += [
        ("L", x + ARC * math.sin(last * one / parts), y - ARC * math.cos(last * one / parts))
        for one in range(1, parts + 1)
    ]
    yield Path(tuple(steps), width=0.4)
    for nth, (degrees, those) in enumerate(sorted(by_angle.items(), reverse=True)):
        told = tr("{degrees}° to either side: {who}", degrees=degrees, who=", ".join(those))
        yield Letters(x, y + 5 + 4 * nth, told, 2.6, "ink2", "left", bold=False, widest=WIDE - x)
    below = y + 5 + 4 * len(by_angle)
    yield Letters(x, below, tr("Turn it over for the other flank."), 2.6, "ink2", "left", bold=False, widest=WIDE - x)
    yield from _string(rules, x, y + 22)
    long = round(RANGE_PIECE * unit())
    notes = (
        tr("Cut along the dashes; glue the pieces end to end on a lath."),
        tr("Zero is the muzzle, or the front of the stand."),
        tr(
            "Measure one piece before the game: {inches} are {n} mm.",
            inches=length(RANGE_PIECE),
            n=long,
        ),
    )
    for nth, text in enumerate(notes):
        yield Letters(x, y + 52 + 4.4 * nth, text, 2.6, "ink2", "left", bold=False, widest=WIDE - x)


def _string(rules: Rules, x: float, y: float) -> Iterator[Shape]:
    """Draw the tags that are folded over a string at the leader and at the end of his reach."""
    reach = length(rules.maneuver.command_radius.inches)
    yield Letters(
        x,
        y,
        tr("Command string, {length} from mark to mark", length=reach).upper(),
        2.3,
        "ink2",
        "left",
        widest=WIDE - x,
    )
    for nth, text in enumerate((tr("leader"), reach)):
        left = x + nth * 36.0
        yield Path(box(33.0, 14.0, (left, y + 2.5)), line="edge", width=0.2, dash=(1.2, 1.2))
        yield Path((("M", left + 16.5, y + 2.5), ("L", left + 16.5, y + 16.5)), line="edge", width=0.2, dash=(0.4, 0.8))
        for half in (8.25, 24.75):
            yield Letters(left + half, y + 11.0, text, 4.0, widest=15.0)
    yield Letters(x, y + 21.5, tr("Fold over the string and glue."), 2.6, "ink2", "left", bold=False, widest=WIDE - x)
