"""Photographs of a table read: what lies where, how nearly that is known, and how surely it is what it says.

Each picture is searched twice: as it was taken, for corner cards and for what lies near; and with the perspective taken
out, where what lies far is as large as what lies near. Where corner cards are out of sight, tags that other pictures
show, or that lie where the game has them, stand in for them. What is not seen is not told.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence

import msgspec
import numpy as np

from companion.charts.faults import BadInput, Problem
from companion.field.photograph import camera, finding, squares
from companion.field.photograph.camera import View
from companion.field.photograph.finding import Mark
from companion.field.photograph.picture import Picture
from companion.field.photograph.placing import LAID, Hand, believed, placed
from companion.field.photograph.survey import Belief, Pointed, Sight, Surveyed, survey
from companion.field.photograph.vision import vision
from companion.field.shapes import Position
from companion.field.stands import Numbers
from companion.field.tags import FIRST, LEAST, MM, MOST, Card
from companion.language.tongue import tr

SLACK = 1.25
"""By so much may a tag's edge be over or under what tags are printed in."""
AROUND = 2.0
"""Inches beyond the table's edge where tags may lie."""
SHARP, SHARPEST = 56.0, 18e6
"""Pixels of an inch of the picture from above, and pixels of all of it at most."""
STOOD = 0.15, 0.15, math.radians(6), 0.3
"""How nearly what did not move lies where the game has it."""
APART = 1.0
"""Inches between which two tags of one number are two."""
CLEAR, DOUBTFUL = 0.5, 0.4
"""How far a tag is from being another: where it is sure, and below what it is none at all."""
WINDOW = 100
"""The picture's longer edge is so many times what is looked at around a tag."""


class Known(msgspec.Struct, frozen=True):
    """What is known of a table beforehand: its extent, its corner cards, and where tags lay, by their numbers."""

    table: Position
    corners: tuple[Card, ...]
    stood: Mapping[int, Card] = {}
    height: float = 0.0
    """Inches that bases lift tags above the table."""


class Trace(msgspec.Struct, frozen=True):
    """Where a picture shows a tag: the picture's number, and its corners in pixels from the upper left."""

    picture: int
    corners: tuple[Position, ...]


class Seen(msgspec.Struct, frozen=True):
    """A tag on the table: its centre in inches, where its top points in degrees, its edge, and how nearly.

    `error` and `turned` are standard errors, inches and degrees; `spread` (4, 4) is the covariance behind
    them, in radians; `sure` 0 to 1.
    """

    tag: int
    at: Position
    facing: float
    side: float
    error: float
    turned: float
    sure: float
    spread: Numbers
    traces: tuple[Trace, ...]


class Reading(msgspec.Struct, frozen=True):
    """What photographs show: tags seen once, those whose number was seen at two places, the corner cards, the error.

    `views` has None for a picture that nothing in it places on the table.
    """

    seen: tuple[Seen, ...]
    twice: tuple[Seen, ...]
    corners: tuple[int, ...]
    error: float
    views: tuple[View | None, ...]


Told = Callable[[float], None]


def _silent(_: float) -> None:
    return


def read(
    pictures: Sequence[Picture], known: Known, hands: Mapping[int, Sequence[Hand]] | None = None, told: Told = _silent
) -> Reading:
    """Read photographs of one table; `hands` are corners pointed at, by picture; `told` is given the share done.

    Raises BadInput: nothing in any of them tells where the table is.
    """
    hands = hands or {}
    found: list[list[Mark]] = []
    blurs = []
    steps = 2 * len(pictures) + 1
    for nth, one in enumerate(pictures):
        marks, blur = _as_taken(one)
        found.append(marks)
        blurs.append(blur)
        told((nth + 1) / steps)
    sizes = [(one.wide, one.tall) for one in pictures]
    views = placed(sizes, found, known.table, corners=known.corners, stood=known.stood, hands=hands)
    if not any(views):
        raise BadInput(
            Problem(
                pictures[0].name,
                "",
                tr("no corner card was found, and too few tags that lie where the game has them"),
                tr("lay the four cards out, light them evenly, and take the picture with all of them in it"),
            )
        )
    for nth, (one, view) in enumerate(zip(pictures, views, strict=True)):
        if view is not None:
            found[nth] = _from_above(one, view, found[nth], blurs[nth], known.table)
        told((len(pictures) + nth + 1) / steps)
    made = _together(pictures, found, views, known, hands)
    told(1.0)
    return made


def _as_taken(one: Picture) -> tuple[list[Mark], float]:
    """Search a picture as it was taken, and say how blurred it is."""
    longer = max(one.wide, one.tall)
    found = squares.dark_squares(one.grey, longer // WINDOW, (7.0, longer / 8))
    marks = finding.read(one.grey, found, 0.7)
    blur = finding.blur_of(one.grey, marks)
    if blur != 0.7:
        marks = finding.once(again for mark in marks if (again := finding.closer(one.grey, mark, blur)) is not None)
    return [mark for mark in marks if mark.apart > DOUBTFUL], blur


def _from_above(one: Picture, view: View, marks: list[Mark], blur: float, table: Position) -> list[Mark]:
    """Search a picture with its perspective taken out, and add what was found as it was taken."""
    wide, tall = (edge + 2 * AROUND for edge in table)
    sharp = min(SHARP, math.sqrt(SHARPEST / (wide * tall)))
    canvas = np.array([[sharp, 0, AROUND * sharp], [0, -sharp, (tall - AROUND) * sharp], [0, 0, 1]])
    see, flat = vision(), view.flat()
    size = (round(wide * sharp), round(tall * sharp))
    above = see.warpPerspective(one.grey, canvas @ np.linalg.inv(flat), size, flags=see.INTER_LINEAR)
    sides = LEAST / MM / SLACK * sharp, MOST / MM * SLACK * sharp
    there = squares.dark_squares(above, round(1.1 * sharp), sides)
    if not len(there):
        return marks
    back = flat @ np.linalg.inv(canvas)
    corners = np.column_stack([there.reshape(-1, 2), np.ones(len(there) * 4)]) @ back.T
    pixels = (corners[:, :2] / corners[:, 2:]).reshape(-1, 4, 2)
    more = finding.read(one.grey, finding.elsewhere(pixels, [mark for mark in marks if mark.apart >= CLEAR]), blur)
    return finding.once([*marks, *(mark for mark in more if mark.apart > DOUBTFUL)])


def _together(
    pictures: Sequence[Picture],
    found: Sequence[Sequence[Mark]],
    views: Sequence[View | None],
    known: Known,
    hands: Mapping[int, Sequence[Hand]],
) -> Reading:
    """Find where everything lies from all pictures that are placed."""
    used = [nth for nth, view in enumerate(views) if view is not None]
    placed_views = [view for view in views if view is not None]
    things: list[tuple[int, Position]] = []
    sights: list[Sight] = []
    marked: dict[int, list[tuple[int, Mark]]] = {}
    for number, nth in enumerate(used):
        for mark in found[nth]:
            middle = placed_views[number].on_table(mark.middle[None])[0]
            at = float(middle[0]), float(middle[1])
            if not _near(at, known.table):
                continue
            thing = next(
                (
                    one
                    for one, (tag, there) in enumerate(things)
                    if tag == mark.tag and math.dist(there, at) < APART and all(p != number for p, _ in marked[one])
                ),
                len(things),
            )
            if thing == len(things):
                things.append((mark.tag, at))
            marked.setdefault(thing, []).append((number, mark))
            sights.append(Sight(number, thing, mark.fitted.corners, mark.fitted.spread))
    beliefs = _believed(things, known, placed_views)
    pointed = [
        Pointed(number, hand.at, hand.pixel, hand.error)
        for number, nth in enumerate(used)
        for hand in hands.get(nth, ())
    ]
    done = survey(placed_views, sights, beliefs, len(things), pointed)
    return _told(pictures, things, marked, done, views=views, known=known)


def _near(at: Position, table: Position) -> bool:
    return all(-AROUND <= place <= most + AROUND for place, most in zip(at, table, strict=True))


def _believed(things: Sequence[tuple[int, Position]], known: Known, views: Sequence[View]) -> Mapping[int, Belief]:
    """Give what is known of corner cards that lie where they belong, and, where some are not seen, of what stood."""
    cards = {card.tag: card for card in known.corners}
    found: dict[int, Belief] = {}
    for thing, (tag, at) in enumerate(things):
        if tag in cards and math.dist(at, cards[tag].at) < APART:
            found[thing] = believed(cards[tag], LAID)
    if len(found) < len(cards):
        for thing, (tag, at) in enumerate(things):
            if tag in known.stood and math.dist(at, known.stood[tag].at) < 3 * STOOD[0]:
                found[thing] = believed(known.stood[tag], STOOD)
    return found


def _told(
    pictures: Sequence[Picture],
    things: Sequence[tuple[int, Position]],
    marked: Mapping[int, Sequence[tuple[int, Mark]]],
    done: Surveyed,
    *,
    views: Sequence[View | None],
    known: Known,
) -> Reading:
    used = [nth for nth, view in enumerate(views) if view is not None]
    edges = [math.exp(done.poses[thing, 3]) for thing, (tag, _) in enumerate(things) if tag >= FIRST]
    usual = float(np.median(edges)) if edges else 0.0
    stands = camera.place_of(done.views[0], pictures[used[0]].focal) if known.height else None
    once: list[Seen] = []
    corners: set[int] = set()
    cards = {card.tag: card for card in known.corners}
    off = []
    for thing, (tag, _) in enumerate(things):
        x, y, facing, edge = (float(one) for one in done.poses[thing])
        if tag < FIRST:
            away = math.dist((x, y), cards[tag].at) if tag in cards else math.inf
            if away < APART:
                corners.add(tag)
                off.append(away)
                continue
        elif stands is not None:
            x, y = (float(one) for one in camera.without_height(np.array([[x, y]]), stands, known.height)[0])
        spread = done.spreads[thing]
        marks = marked[thing]
        error, turned = math.sqrt(spread[0, 0] + spread[1, 1]), math.degrees(math.sqrt(spread[2, 2]))
        sure = _sure([mark for _, mark in marks], math.exp(edge) / usual if usual else 1.0, error)
        if sure <= 0:
            continue
        traces = tuple(
            Trace(used[number], tuple((float(px), float(py)) for px, py in mark.fitted.corners))
            for number, mark in marks
        )
        degrees = math.degrees(facing) % 360
        once.append(Seen(tag, (x, y), degrees, math.exp(edge), error, turned, sure, spread, traces))
    often = {tag for tag in (one.tag for one in once) if sum(one.tag == tag for one in once) > 1}
    seen = tuple(sorted((one for one in once if one.tag not in often), key=lambda one: one.tag))
    twice = tuple(sorted((one for one in once if one.tag in often), key=lambda one: (one.tag, one.at)))
    errors = [one.error for one in once]
    # Cards that fit too well say less than the errors of what lies between them.
    error = max(
        math.sqrt(sum(one * one for one in off) / len(off)) if off else 0.0, float(np.median(errors)) if errors else 0.0
    )
    full: list[View | None] = [None] * len(pictures)
    for number, nth in enumerate(used):
        full[nth] = done.views[number]
    return Reading(seen, twice, tuple(sorted(corners)), error, tuple(full))


def _sure(marks: Sequence[Mark], edge: float, error: float) -> float:
    """Say how surely a tag is what it is read as and lies where it is found, 0 to 1; 0 is no tag.

    All must be so: its modules clear of being others (in the best of its pictures), its edge as long as other tags',
    its place known to a part of an inch. What several pictures show is surer.
    """
    doubt = 1.0
    for mark in marks:
        doubt *= 1 - min(1.0, max(0.0, 0.5 + 0.5 * mark.apart / CLEAR)) if mark.apart < CLEAR else 0.02
    odd = max(edge, 1 / edge)
    if odd > SLACK * SLACK:
        return 0.0
    fitting = 1.0 if odd <= 1.1 else max(0.3, 1 - 3 * (odd - 1.1))
    near = 1.0 if error <= 0.2 else 0.2 / error
    return (1 - doubt) * fitting * near
