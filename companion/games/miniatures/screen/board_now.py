"""Painting what is being done now: the gold box at the left, the odds of the next roll at the right."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from companion.desktop.widgets import paint
from companion.games.miniatures.screen import board_last
from companion.games.miniatures.screen.board_canvas import Canvas, Type
from companion.games.miniatures.words.board import Board, Odd
from companion.language.tongue import tr

HIGH = 184
STRIP = 52
"""The last roll in a line."""
WHOLE = STRIP + 8 + HIGH + 12
"""Both, with the gap between them and the one above."""
LAMP = 592
NAME, CHANCE = Type("board_sub", 23), Type("board_count", 31)
FADED = {100: 1.0, 80: 0.82, 66: 0.38}
"""How much of a side's colour lies on the page: three steps apart, with figures that can be read."""


def foot(on: Canvas, shown: Board, box: QRectF) -> None:
    """Draw the last roll and what is done now; where nothing is, the last roll has all the room."""
    if shown.now or shown.odds:
        board_last.strip(on, shown.last, QRectF(box.left(), box.top() + 12, box.width(), STRIP))
        now(on, shown, QRectF(box.left(), box.bottom() - HIGH, box.width(), HIGH))
    else:
        board_last.panel(on, shown.last, box.adjusted(0, 12, 0, 0))


def now(on: Canvas, shown: Board, box: QRectF) -> None:
    """Draw the box, as wide as there is something to tell."""
    alone = not shown.odds
    on.painter.fillRect(box, on.look.color("page"))
    wide = box.width() if alone else LAMP
    on.painter.fillRect(QRectF(box.left(), box.top(), wide, box.height()), on.look.color("lamp"))
    on.frame(box, "ink", 2)
    x, room = box.left() + 26, wide - 48
    said = Type("board_sub", 23, bold=True, token="on.lamp", spread=106)
    on.say(x, box.top() + 37, tr("Now").upper(), said)
    _deed(on, shown, x, box.top(), room)
    if not alone:
        _odds(on, shown, QRectF(box.left() + LAMP + 20, box.top(), box.width() - LAMP - 42, box.height()))


def _deed(on: Canvas, shown: Board, x: float, top: float, room: float) -> None:
    """Write what is done as large as it fits, over what the roll is made with."""
    deed = Type("board_name", token="on.lamp")
    last = 118 if shown.working else 140
    for px, pitch in ((35, 39), (30, 35), (26, 31), (22, 27)):
        lines = on.wrapped(shown.now, deed, room, px)
        if 79 + pitch * (len(lines) - 1) <= last:
            break
    for nth, part in enumerate(lines):
        on.say(x, top + 79 + nth * pitch, part, deed._replace(px=px), room=room)
    on.say(x, top + 160, shown.working, Type("board_sub", 25, token="on.lamp"), room=room, least=0.75)


def _odds(on: Canvas, shown: Board, box: QRectF) -> None:
    top, line, wide = box.top(), Type("board_sub", 25), box.width()
    on.say(box.center().x(), top + 40, shown.said, line._replace(token="ink2"), align="middle")
    for nth, end in enumerate(shown.ends):
        strong = line._replace(bold=True)
        words, figure = on.wide(f"{end.words}  ", line), on.wide(end.percent, strong)
        left = box.left() if nth == 0 else box.right() - words - figure - 20
        paint.side_bar(on.painter, on.look, QRectF(left, top + 19, 10, 25), end.side)
        on.say(left + 20, top + 40, end.words, line)
        on.say(left + 20 + words, top + 40, end.percent, strong)
    x, untold = box.left(), []
    whole = sum(one.share for one in shown.odds)
    for one in shown.odds:
        part = wide * one.share / whole
        if not _part(on, one, QRectF(x, top + 52, part - 2, 92)):
            untold.append(f"{one.name} {one.percent}")
        x += part
    on.say(
        box.right(),
        top + 170,
        " · ".join(untold),
        Type("board_sub", 23, token="ink2"),
        align="right",
        room=wide,
        least=0.8,
    )


def _part(on: Canvas, one: Odd, box: QRectF) -> bool:
    """Draw a segment; false when its name found no room in it."""
    ground, ink = ground_and_ink(on, one)
    on.painter.fillRect(box, ground)
    room = box.width() - 14
    named = on.fits(one.name, NAME, room, 0.8)
    told = on.fits(one.percent, CHANCE, room + 4, 0.7)
    if one.token == "confederate":
        _hatch(on, box)
        for words, of, top, high in (
            (one.name if named else "", NAME, 16, 30),
            (one.percent if told else "", CHANCE, 48 if named else 30, 34),
        ):
            wide = min(on.wide(words, of) + 10, box.width()) if words else 0.0
            on.painter.fillRect(QRectF(box.center().x() - wide / 2, box.top() + top, wide, high), ground)
    if not one.token.startswith("sev") and one.token:
        on.frame(box, on.look.side(one.token), 1)
    else:
        on.frame(box, "edge", 1)
    middle = box.center().x()
    if named:
        on.say(middle, box.top() + 38, one.name, NAME, align="middle", room=room, least=0.8, color=ink)
    if told:
        low = box.top() + (76 if named else 58)
        on.say(middle, low, one.percent, CHANCE, align="middle", room=room + 8, least=0.65, color=ink)
    return named


def _hatch(on: Canvas, box: QRectF) -> None:
    """Draw the Confederates' lines so far apart that a word can be read between them."""
    color = QColor(on.look.color("conf"))
    color.setAlphaF(0.55)
    on.painter.save()
    on.painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
    on.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    on.painter.setPen(QPen(color, max(1.4, on.hair)))
    x = box.left() - box.height()
    while x < box.right():
        on.painter.drawLine(QLineF(x, box.bottom(), x + box.height(), box.top()))
        x += 15
    on.painter.restore()


def ground_and_ink(on: Canvas, one: Odd) -> tuple[QColor, QColor]:
    """Give a segment's ground and the ink that is read best on it."""
    look = on.look
    if one.token.startswith("sev"):
        return look.color(one.token), look.color(f"on.{one.token}")
    if not one.token:
        return _mixed(look.color("edge"), look.color("page"), 0.4), look.color("ink")
    ground = _mixed(look.color(look.side(one.token)), look.color("page"), FADED.get(one.strength, one.strength / 100))
    inks = (look.color("ink"), look.color(f"on.{look.side(one.token)}"))
    return ground, max(inks, key=lambda ink: contrast(ink, ground))


def _mixed(color: QColor, page: QColor, share: float) -> QColor:
    def of(a: int, b: int) -> int:
        return round(a * share + b * (1 - share))

    return QColor(of(color.red(), page.red()), of(color.green(), page.green()), of(color.blue(), page.blue()))


def contrast(one: QColor, other: QColor) -> float:
    """Give the contrast of two colours as the web's guidelines reckon it."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(color: QColor) -> float:
    def linear(value: float) -> float:
        return value / 12.92 if value <= 0.03928 else ((value + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF())
