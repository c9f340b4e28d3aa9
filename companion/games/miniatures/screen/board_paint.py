"""Painting the board's head, its two sides and their units, in the lengths of the design (1920 by 1080)."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from companion.desktop.widgets import paint
from companion.drawing.marks import STATES, Pips
from companion.games.miniatures.screen.board_canvas import Canvas, Type
from companion.games.miniatures.words.board import Board, BoardUnit
from companion.language.tongue import tr
from companion.language.words import side_words

MARGIN = 48
TOP = 194
"""Where the units begin."""
ROW, LEAST = 106, 92
"""The height that a unit's row is drawn for, and the one below which everything in it becomes smaller."""
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
    on.say(MARGIN, 66, shown.title, TITLE, room=room, least=0.7)
    on.say(MARGIN, 98, shown.date, DATE, room=room, least=0.8)
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


def unit(on: Canvas, one: BoardUnit, box: QRectF) -> None:
    """Draw a unit's row: lower rows are drawn smaller as a whole, higher ones give their room to the page."""
    painter, by = on.painter, min(1.0, box.height() / LEAST)
    on.fill(box.left(), box.bottom() - 1, box.width(), 1, "rule")
    painter.save()
    painter.translate(box.left(), box.top() + (box.height() - ROW * by) / 2)
    painter.scale(by, by)
    wide = box.width() / by
    at_marks = _marks(on, one, wide)
    count = on.wide(one.stands, COUNT) if one.stands else 0.0
    known = bool(one.stands) or one.pips is not None
    room = (421 - count - 14) if known else at_marks - 24
    stars = 38 * len(one.stars)
    taken = on.say(0, 53, one.name, TITLE, room=room - stars, least=0.68)
    x = taken + 14
    for filled in one.stars:
        x = paint.star(painter, on.look, QPointF(x, 26), filled=filled, side=one.side, size=30) + 6
    on.say(0, 84, on.whole(one.subs, SUB, room, 0.87), SUB, room=room, least=0.75)
    on.say(421, 67, one.stands, COUNT, align="right")
    if one.pips is not None:
        end = 656 if one.state is not None else at_marks - 16
        pips(on, one.pips, one.side, QRectF(441, 34, end - 441, 38))
    if one.state is not None:
        paint.state(painter, on.look, QPointF(674, 34), one.state, diameter=38)
        on.say(722, 67, STATES[one.state], COUNT)
    painter.restore()


def _marks(on: Canvas, one: BoardUnit, wide: float) -> float:
    """Draw the markers at the right, closer and smaller where there are many; gives where they begin."""
    pitch = min(60.0, (wide - 756) / max(1, len(one.marks)))
    size, x = pitch * 50 / 60, wide + pitch * 10 / 60
    for mark in reversed(one.marks):
        x -= pitch
        on.said.append(mark.letter)
        paint.mark(on.painter, on.look, QPointF(x, 53 - size / 2), mark, size=size)
    return x


def pips(on: Canvas, shown: Pips, side: str, box: QRectF) -> None:
    """Draw a unit's stands, squeezed where the box is too narrow."""
    painter, gun = on.painter, shown.shape == "gun"
    each, gap, zone = (38.0, 4.0, 0.0) if gun else (10.0, 5.0, 7.0) if shown.shape == "cavalry" else (12.0, 4.0, 7.0)
    zones = [size for size in shown.zones if size]
    wide = shown.start * (each + gap) - gap + zone * (len(zones) - 1) + (8 if shown.shape == "cavalry" else 0)
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
