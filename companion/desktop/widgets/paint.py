"""Painting the status vocabulary: pips, state discs, marks, stars, formations, dice, key caps, side bars.

Every function takes the painter, the look and a place, and gives the x after what it drew; hatches are drawn as lines,
so that they follow the scale factor.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Any

from PySide6.QtCore import QByteArray, QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtSvg import QSvgRenderer

from companion.desktop.widgets import stands
from companion.desktop.widgets.look import Look, tokens
from companion.drawing.marks import Mark, Pips
from companion.language.escaping import line
from companion.language.tongue import declared, tr

# Numbers, not flags: to put flags together takes Python as long as Qt takes for the text.
LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
MIDDLE = int(Qt.AlignmentFlag.AlignCenter)
_ONE_LINE = int(Qt.TextFlag.TextSingleLine)
TIGHT = 80
"""The letters of a line may be drawn together to so many percent before anything of it is cut."""
CAPS = ("Ctrl", "Shift", "Space", "Del", "PgUp", "PgDn", "Home")
"""Keys whose names are words."""
declared(CAPS)


def text(
    painter: QPainter,
    look: Look,
    box: QRectF,
    words: str,
    *,
    kind: str = "body",
    token: str = "ink",
    bold: bool = False,
    align: Any = LEFT,
    struck: bool = False,
    narrow: int = TIGHT,
) -> float:
    """Draw one line of text in a box, cut with an ellipsis where it does not fit; gives its width.

    Its letters may be drawn together to `narrow` percent of their width first.
    """
    words = line(words)
    font, wide = look.font(kind, bold=bold), look.width(words, kind, bold=bold)
    if wide <= box.width() and not struck:
        painter.setFont(font)
        painter.setPen(look.color(token))
        painter.drawText(box, int(align) | _ONE_LINE, words)
        return wide
    font = QFont(font)
    font.setStrikeOut(struck)
    # Narrower letters before an ellipsis: a translation is often a little longer, and a cut word tells less than a
    # tight one.
    if narrow < 100 and wide > box.width():
        font.setStretch(max(narrow, math.floor(100 * box.width() / wide)))
    painter.setFont(font)
    painter.setPen(look.color(token))
    measure = QFontMetricsF(font)
    # A point to spare: a box that was made of the width of these very words may be a rounding too small.
    shown = measure.elidedText(words, Qt.TextElideMode.ElideRight, box.width() + 1)
    painter.drawText(box, int(align) | _ONE_LINE, shown)
    return measure.horizontalAdvance(shown)


def width(look: Look, words: str, kind: str = "body", *, bold: bool = False) -> float:
    """Give the width of a line of text."""
    return look.width(line(words), kind, bold=bold)


def side_bar(painter: QPainter, look: Look, box: QRectF, side: str) -> None:
    """Draw a side's bar: the Union's solid, the Confederates' hatched."""
    color = look.color(look.side(side))
    if side != "confederate":
        painter.fillRect(box, color)
        return
    hatch(painter, look, box, color)
    painter.setPen(QPen(color, look.px(1)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5))


def hatch(painter: QPainter, look: Look, box: QRectF, color: QColor) -> None:
    """Fill a box with lines at 45 degrees."""
    painter.save()
    painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    of = tokens()["pattern"]["confederate"]
    painter.setPen(QPen(color, look.px(of["line_px"]) * 0.8))
    pitch = look.px(of["pitch_px"]) * 1.2
    x = box.left() - box.height()
    while x < box.right():
        painter.drawLine(QLineF(x, box.bottom(), x + box.height(), box.top()))
        x += pitch
    painter.restore()


# ---- a unit's state


def pips(
    painter: QPainter, look: Look, at: QPointF, shown: Pips | None, side: str, *, size: str = "pip", room: float = 0
) -> float:
    """Draw a unit's stands with their top left corner at a place, squeezed into `room`; gives the x behind them."""
    if shown is None:
        text(painter, look, QRectF(at.x(), at.y() - look.px(4), look.px(24), look.px(20)), "?", token="ink3")
        return at.x() + look.px(12)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    wide = pips_width(look, shown, size=size)
    squeeze = room / wide if 0 < room < wide else 1.0
    painter.translate(at)
    painter.scale(squeeze, 1)
    draw = stands.guns if shown.shape == "gun" else stands.stands
    x = draw(painter, look, shown, side, size)
    painter.restore()
    return at.x() + x * squeeze


def pips_width(look: Look, shown: Pips | None, *, size: str = "pip") -> float:
    """Give how wide a unit's pips are."""
    if shown is None:
        return look.px(12)
    if shown.shape == "gun":
        return shown.start * look.px(tokens()["size"]["gun_pip"] + 2)
    w = look.px(tokens()["size"][size][0])
    gaps = sum(1 for zone in shown.zones if zone)
    return shown.start * (w + look.px(2)) + gaps * look.px(3)


def state(painter: QPainter, look: Look, at: QPointF, found: str | None, *, diameter: float = 12) -> float:
    """Draw fresh, worn or spent as a full, half or empty disc with its letter."""
    d = look.px(diameter)
    if found is None:
        return at.x()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ink, disc = look.color("ink"), QRectF(at.x() + 0.75, at.y() + 0.75, d - 1.5, d - 1.5)
    painter.setPen(QPen(ink, max(1.2, d / 9)))
    painter.setBrush(ink if found == "fresh" else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(disc)
    if found == "worn":
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        painter.drawPie(disc, 90 * 16, 180 * 16)
    painter.restore()
    return at.x() + d


@cache
def _svg(glyph: str, fill: str, stroke: str, width: float, grid: float) -> QSvgRenderer:
    picture = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 {grid + 2} {grid + 2}"><path d="{glyph}" '
        f'fill="{fill}" '
        f'stroke="{stroke}" stroke-width="{width}" stroke-linecap="square" stroke-linejoin="miter"/></svg>'
    )
    return QSvgRenderer(QByteArray(picture.encode()))


def mark(painter: QPainter, look: Look, at: QPointF, one: Mark, *, size: float = 18) -> float:
    """Draw a marker: its shape with its letter."""
    glyph = tokens()["glyphs"][one.id]
    s = look.px(size)
    fill = look.color(glyph["fill"]).name()
    stroke = look.color(glyph["stroke"]).name() if glyph["stroke"] else "none"
    _svg(glyph["path"], fill, stroke, 1.5, 18).render(
        painter, QRectF(at.x() - s / 18, at.y() - s / 18, s * 20 / 18, s * 20 / 18)
    )
    font = QFont(look.font("strong"))
    font.setPixelSize(max(6, round(s * glyph["size"] / 18)))
    font.setWeight(QFont.Weight.Bold)
    painter.setFont(font)
    painter.setPen(look.color(glyph.get("text", "ink")))
    half = QFontMetricsF(font).horizontalAdvance(one.letter) / 2
    middle = 8.2 if one.id == "charging" else 9
    painter.drawText(QPointF(at.x() + s * middle / 18 - half, at.y() + s * glyph["baseline"] / 18), one.letter)
    return at.x() + s


def icon(painter: QPainter, look: Look, at: QPointF, name: str, *, token: str = "ink", size: float = 18) -> float:
    """Draw a line icon."""
    s = look.px(size)
    path = tokens()["glyphs"]["icons"][name]
    _svg(path, "none", look.color(token).name(), 1.5, 18).render(painter, QRectF(at.x(), at.y(), s, s))
    return at.x() + s


def must(painter: QPainter, look: Look, at: QPointF, *, size: float = 14) -> float:
    """Draw the triangle of a duty that must be done."""
    s = look.px(size)
    _svg(tokens()["glyphs"]["must"]["path"], look.color("wine").name(), "none", 0, 14).render(
        painter, QRectF(at.x(), at.y(), s, s)
    )
    font = QFont(look.font("strong"))
    font.setPixelSize(max(6, round(s * 0.62)))
    painter.setFont(font)
    painter.setPen(look.color("on.wine"))
    painter.drawText(QRectF(at.x(), at.y() + s * 0.14, s, s * 0.86), MIDDLE, "!")
    return at.x() + s


def tick_box(painter: QPainter, look: Look, at: QPointF, *, done: bool, size: float = 14) -> float:
    """Draw a box, ticked or empty."""
    s = look.px(size)
    box = QRectF(at.x() + 0.5, at.y() + 0.5, s - 1, s - 1)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(look.color("sage" if done else "edge"), 1.2))
    painter.setBrush(look.color("sage") if done else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box, look.px(2), look.px(2))
    painter.restore()
    if done:
        icon(painter, look, QPointF(at.x(), at.y()), "tick", token="on.sage", size=size)
    return at.x() + s


def star(painter: QPainter, look: Look, at: QPointF, *, filled: bool, side: str = "", size: float = 13) -> float:
    """Draw a leader's star, open or, for an exceptional one, filled."""
    import math

    s, points = look.px(size), []
    for step in range(10):
        r = (0.5 if step % 2 == 0 else 0.22) * s
        angle = math.pi * (step / 5 - 0.5)
        points.append(QPointF(at.x() + s / 2 + r * math.cos(angle), at.y() + s / 2 + r * math.sin(angle)))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    color = look.color(look.side(side)) if side else look.color("ink")
    painter.setPen(QPen(color, 1.2))
    painter.setBrush(color if filled else Qt.BrushStyle.NoBrush)
    painter.drawPolygon(QPolygonF(points))
    painter.restore()
    return at.x() + s


# ---- formations, seen from above

_BLOCKS: dict[str, tuple[tuple[float, float], ...]] = {
    "SL": tuple((x * 5, 3.0) for x in range(4)),
    "DL": tuple((x * 5, y) for y in (1.0, 5.4) for x in range(4)),
    "AC": tuple((5 + x * 5, y * 4.4 - 1) for y in range(3) for x in range(2)),
    "MC": tuple((7.5, y * 4.2 - 3) for y in range(4)),
    "DM": ((0.0, 5.0), (5.0, 2.0), (10.0, 5.0), (15.0, 2.0)),
}


def formation(painter: QPainter, look: Look, at: QPointF, code: str) -> float:
    """Draw a formation from above with its letters."""
    head = code.split(maxsplit=1)[0] if code else ""
    token = "ink2"
    unit = look.percent / 100
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    color = look.color(token)
    if head in _BLOCKS:
        for x, y in _BLOCKS[head]:
            painter.fillRect(QRectF(at.x() + x * unit, at.y() + (y + 1) * unit, 4 * unit, 3.4 * unit), color)
    elif head == "MT":
        box = QRectF(at.x() + 1, at.y() + 1.5 * unit, 15.6 * unit, 8.6 * unit)
        painter.setPen(QPen(color, 1.2))
        painter.drawRect(box)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color)
        painter.drawPolygon(QPolygonF([box.topRight(), box.bottomRight(), box.bottomLeft()]))
    elif head in ("UN", "LI"):
        _gun_glyph(painter, at, unit, color, limbered=head == "LI")
    painter.restore()
    box = QRectF(at.x() + look.px(21), at.y() - look.px(3), look.px(48), look.px(18))
    return at.x() + look.px(21) + text(painter, look, box, code, kind="label", token=token)


def _gun_glyph(painter: QPainter, at: QPointF, unit: float, color: QColor, *, limbered: bool) -> None:
    painter.setPen(QPen(color, 1.5 * unit))
    painter.setBrush(Qt.BrushStyle.NoBrush)

    def wheel(x: float, y: float, r: float) -> None:
        painter.drawEllipse(QPointF(at.x() + x * unit, at.y() + y * unit), r * unit, r * unit)

    def pole(x: float, y: float, to_x: float, to_y: float) -> None:
        painter.drawLine(QLineF(at.x() + x * unit, at.y() + y * unit, at.x() + to_x * unit, at.y() + to_y * unit))

    if limbered:
        wheel(4, 6, 3.2)
        wheel(14, 6, 3.2)
        pole(7.2, 6, 10.8, 6)
    else:
        wheel(3.5, 6, 2.6)
        wheel(13.5, 6, 2.6)
        pole(8.5, 0, 8.5, 6)
        pole(8.5, 6, 5, 12)
        pole(8.5, 6, 12, 12)


# ---- dice and keys


def die(painter: QPainter, look: Look, at: QPointF, face: str, *, typed: bool, size: float = 18) -> float:
    """Draw a die: typed in ink on a white face, rolled by the app in white on ink."""
    s = look.px(size)
    box = QRectF(at.x() + 0.7, at.y() + 0.7, s - 1.4, s - 1.4)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(look.color("ink"), 1.4))
    painter.setBrush(look.color("sheet" if typed else "ink"))
    painter.drawRoundedRect(box, s / 7, s / 7)
    font = QFont(look.font("die"))
    font.setPixelSize(max(7, round(s * 0.66)))
    painter.setFont(font)
    painter.setPen(look.color("ink" if typed else "on.ink"))
    painter.drawText(box, MIDDLE, face)
    painter.restore()
    return at.x() + s


def cap(name: str) -> str:
    """Give what stands on keys: "Ctrl Z" is "Strg Z" on a German keyboard."""
    return " ".join(tr(part) if part in CAPS else part for part in name.split(" "))


def pressed(look: Look, name: str) -> str:
    """Give what stands on the keys to be pressed: those that a person chose instead of the program's own."""
    return cap(look.caps.get(name, name))


def key_width(look: Look, name: str) -> float:
    """Give how wide a key cap is."""
    return float(max(look.px(16), width(look, pressed(look, name), "small", bold=True) + look.px(8)))


def key(painter: QPainter, look: Look, at: QPointF, name: str, *, on: bool = False) -> float:
    """Draw a key cap."""
    box = QRectF(at.x() + 0.5, at.y() + 0.5, key_width(look, name) - 1, look.px(16) - 1)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(look.color("edge"), 1))
    painter.setBrush(look.color("lamp" if on else "wash"))
    painter.drawRoundedRect(box, look.px(3), look.px(3))
    painter.restore()
    text(
        painter, look, box, pressed(look, name), kind="small", bold=True, token="on.lamp" if on else "ink", align=MIDDLE
    )
    return at.x() + key_width(look, name)


def oxford_rule(painter: QPainter, look: Look, left: float, right: float, y: float) -> None:
    """Draw the heavy and the fine rule under a heading."""
    heavy, gap, fine = (look.px(value) for value in tokens()["line"]["oxford"])
    painter.fillRect(QRectF(left, y, right - left, heavy), look.color("ink"))
    painter.fillRect(QRectF(left, y + heavy + gap, right - left, fine), look.color("ink"))


def hair(painter: QPainter, look: Look, left: float, right: float, y: float, *, token: str = "rule") -> None:
    """Draw a hairline."""
    painter.fillRect(QRectF(left, y, right - left, look.px(1)), look.color(token))
