"""Painting the board's head, its two sides and their units, in the lengths of the design (1920 by 1080)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from companion.desktop.widgets import paint
from companion.desktop.widgets.emblem import emblem, there
from companion.desktop.widgets.lines import halves
from companion.drawing.marks import STATES, Pips
from companion.games.miniatures.screen.board_canvas import Canvas, Type
from companion.games.miniatures.screen.board_layout import (
    CLOSEST,
    COLUMNS,
    GAP,
    LINE,
    SLOT,
    TALL,
    Needs,
    Plan,
    places,
    row,
)
from companion.games.miniatures.words.board import Board, BoardUnit
from companion.language.tongue import tr
from companion.language.words import side_words

MARGIN = 48
TOP = 194
"""Where the units begin."""
STAR = 38
"""A star behind a name with the gap after it."""
EMBLEM = 42.0
"""An emblem before a name with the gap after it."""
PIPS = 215.0
"""More stands are drawn closer."""
TITLE, DATE = Type("board_name"), Type("board_sub", token="ink2")
SIDE = Type("board_side", spread=104)
STEP = Type("board_sub", 28, bold=True)
COUNT, SUB = Type("board_count"), Type("board_sub", token="ink2")


def head(on: Canvas, shown: Board, wide: float) -> None:
    """Draw what battle it is, the turn, the phase and the step."""
    right = wide - MARGIN
    phase, turn = Type("board_phase"), Type("board_turn")
    long = on.wide(shown.phase, phase) > 420
    size = 46 if long else 54
    heading = on.wide(shown.phase, phase, size)
    step = on.wide(shown.step, STEP, 28 * 0.8)
    middle = min(wide / 2, right - step - 48 - heading - 78) if shown.step else wide / 2
    left = max(middle, MARGIN + 560)
    room = left - 400 if left - 400 > 300 else 300
    _battle(on, shown, room)
    number = on.say(left - 82, 101, str(shown.turn), turn, align="right")
    on.say(left - 82 - number - 34, 82, tr("Turn"), Type("board_side", 32), align="right")
    on.fill(left - 50, 35, 2, 70, "ink")
    paint.side_bar(on.painter, on.look, QRectF(left - 19, 35, 13, 70), shown.side)
    taken = on.say(left + 26, 73, shown.phase, Type("board_phase", size))
    player = tr("{side} turn", side=side_words(shown.side))
    on.say(left + 26, 109, player, Type("board_sub", 26, bold=True, token=on.look.side(shown.side)))
    free = max(180.0, right - (left + 26 + taken) - 40)
    if on.fits(shown.step, STEP, free, 0.8):
        on.say(right, 65, shown.step, STEP, align="right", room=free, least=0.8)
        on.say(right, 98, shown.following, DATE, align="right", room=free, least=0.75)
    else:
        for nth, part in enumerate(on.wrapped(shown.step, STEP, free, 24)[:3]):
            on.say(right, 48 + nth * 28, part, Type("board_sub", 24, bold=True), align="right", room=free, least=0.7)
    on.fill(MARGIN, 124, wide - 2 * MARGIN, 6, "ink")
    on.fill(MARGIN, 132, wide - 2 * MARGIN, 2, "ink")


def _battle(on: Canvas, shown: Board, room: float) -> None:
    """Draw what battle it is, over two lines where one would be set too small, and its date."""
    if on.fits(shown.title, TITLE, room, 0.7):
        on.say(MARGIN, 66, shown.title, TITLE, room=room, least=0.7)
        on.say(MARGIN, 98, shown.date, DATE, room=room, least=0.8)
        return
    for nth, words in enumerate(halves(shown.title)):
        on.say(MARGIN, 46 + 33 * nth, words, TITLE, room=room, least=0.7)
    on.say(MARGIN, 109, shown.date, DATE, room=room, least=0.8)


def side_head(on: Canvas, side: str, points: str, box: QRectF, more: str) -> None:
    """Draw a side's name and points over its column, and which page of it is shown."""
    token = on.look.side(side)
    paint.side_bar(on.painter, on.look, QRectF(box.left(), 148, 14, 37), side)
    taken = on.say(box.left() + 28, 177, side_words(side).upper(), SIDE._replace(token=token))
    if points:
        figure = on.say(box.right(), 179, points, Type("board_count", 36), align="right")
        on.say(box.right() - figure - 20, 176, tr("points"), Type("board_sub", 25, token="ink2"), align="right")
    on.say(box.left() + 28 + taken + 36, 176, more, Type("board_sub", token="ink2"))
    on.fill(box.left(), 192, box.width(), 2, "ink")


def needs(on: Canvas, units: Sequence[BoardUnit]) -> Needs:
    """Measure what units ask for at full size."""
    names = (_before(on, one) + on.wide(one.name, TITLE) + 14 + STAR * len(one.stars) for one in units)
    counts = (on.wide(one.stands, COUNT) for one in units if one.stands)
    stands = (pips_width(one.pips) for one in units if one.pips is not None)
    return Needs(
        name=max(names, default=0.0),
        figure=max(counts, default=0.0),
        pips=min(PIPS, max(stands, default=0.0)),
        states=any(one.state is not None for one in units),
        known=any(one.stands or one.pips is not None for one in units),
    )


def unit(on: Canvas, one: BoardUnit, box: QRectF, wanted: Needs, shared: Plan) -> None:
    """Draw a unit's row as large as the rows of this page are set."""
    painter, by = on.painter, shared.by
    on.fill(box.left(), box.bottom() - 1, box.width(), 1, "rule")
    painter.save()
    high = TALL if shared.tall else LINE
    painter.translate(box.left(), box.top() + (box.height() - high * by) / 2)
    painter.scale(by, by)
    wide = box.width() / by
    at = row(wanted, wide, tall=shared.tall)
    name, sub, figures = (42, 72, 123) if shared.tall else (46, 77, 60)
    known = bool(one.stands) or one.pips is not None
    room = at.name if known or shared.tall else at.state - GAP
    _name(on, one, name, room)
    under = wide if shared.tall else room
    on.say(0, sub, on.whole(one.subs, SUB, under, 0.87), SUB, room=under, least=0.7)
    on.say(at.figure, figures, one.stands, COUNT, align="right")
    if one.pips is not None:
        pips(on, one.pips, one.side, QRectF(at.pips, figures - 33, at.pips_end - at.pips, 38))
    if one.state is not None:
        paint.state(painter, on.look, QPointF(at.state, figures - 33), one.state, diameter=38)
        on.say(at.state + 48, figures, STATES[one.state], COUNT)
    for mark, slot in places(one.marks):
        size = min(46.0, SLOT * COLUMNS / max(COLUMNS, len(one.marks)) - 4)
        on.said.append(mark.letter)
        middle = name - 13 if shared.tall else LINE / 2
        paint.mark(painter, on.look, QPointF(at.marks + slot * SLOT + SLOT - size, middle - size / 2), mark, size=size)
    painter.restore()


def _before(on: Canvas, one: BoardUnit) -> float:
    """Give the room that an emblem takes before a name."""
    return EMBLEM if there(one.emblem, on.pictures) else 0.0


def _name(on: Canvas, one: BoardUnit, baseline: float, room: float) -> None:
    """Write a name with its emblem before and its stars behind it."""
    left = _before(on, one)
    if left:
        colour = on.look.color(on.look.side(one.side))
        emblem(on.painter, QRectF(0, baseline - 29, 32, 32), one.emblem, colour, on.pictures)
    taken = on.say(left, baseline, one.name, TITLE, room=room - left - STAR * len(one.stars), least=CLOSEST)
    x = left + taken + 14
    for filled in one.stars:
        x = paint.star(on.painter, on.look, QPointF(x, baseline - 27), filled=filled, side=one.side, size=30) + 6


def _stand_sizes(shown: Pips) -> tuple[float, float, float]:
    """Give how wide a stand is, the gap after it and the one between zones."""
    gun = shown.shape == "gun"
    return (38.0, 4.0, 0.0) if gun else (10.0, 5.0, 7.0) if shown.shape == "cavalry" else (12.0, 4.0, 7.0)


def pips_width(shown: Pips) -> float:
    """Give how wide a unit's stands are where nothing squeezes them."""
    each, gap, zone = _stand_sizes(shown)
    zones = [size for size in shown.zones if size]
    return shown.start * (each + gap) - gap + zone * (len(zones) - 1) + (8 if shown.shape == "cavalry" else 0)


def pips(on: Canvas, shown: Pips, side: str, box: QRectF) -> None:
    """Draw a unit's stands, squeezed where the box is too narrow."""
    painter, gun = on.painter, shown.shape == "gun"
    (each, gap, zone), wide = _stand_sizes(shown), pips_width(shown)
    zones = [size for size in shown.zones if size]
    by = min(1.0, box.width() / wide) if wide > 0 else 1.0
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    x, nth = box.left(), 0
    for size in zones:
        for _ in range(size):
            place = QRectF(x, box.top(), each * by, box.height())
            (_gun if gun else _stand)(on, shown, side, nth, place)
            x += (each + gap) * by
            nth += 1
        x += zone * by
    painter.restore()


def _stand(on: Canvas, shown: Pips, side: str, nth: int, place: QRectF) -> None:
    slant = 8.0 if shown.shape == "cavalry" else 0.0
    painter, line = on.painter, on.hair
    gone = nth >= shown.left
    box = place.adjusted(line / 2, line / 2, -line / 2, -line / 2) if gone else place
    painter.setPen(QPen(on.look.color("edge"), line) if gone else QPen(Qt.PenStyle.NoPen))
    painter.setBrush(Qt.BrushStyle.NoBrush if gone else on.look.color(on.look.side(side)))
    top = QPointF(slant, 0)
    painter.drawPolygon(QPolygonF([box.topLeft() + top, box.topRight() + top, box.bottomRight(), box.bottomLeft()]))


def _gun(on: Canvas, shown: Pips, side: str, nth: int, place: QRectF) -> None:
    painter, d = on.painter, min(place.width(), place.height())
    disc = QRectF(place.left(), place.center().y() - d / 2, d, d).adjusted(0.75, 0.75, -0.75, -0.75)
    color = on.look.color(on.look.side(side))
    sound, left = nth < shown.left - shown.damaged, nth < shown.left
    painter.setPen(QPen(color if left else on.look.color("edge"), max(1.5, on.hair)))
    painter.setBrush(color if sound else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(disc)
    if left and not sound:
        painter.setBrush(color)
        painter.drawPie(disc, 90 * 16, 180 * 16)
