"""Words over as many lines as they need: sentences in rows, the name of a game in its head."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from companion.desktop.widgets import paint
from companion.desktop.widgets.look import Look
from companion.language.escaping import plain

WRAP = int(Qt.TextFlag.TextWordWrap)
LEAST = 40.0
"""Pixels: no column of words is taken to be narrower."""


def tall(look: Look, words: str, width: float, kind: str = "body", *, bold: bool = False) -> float:
    """Give the height of words in a width."""
    room = QRectF(0, 0, max(LEAST, width), 10_000)
    return QFontMetricsF(look.font(kind, bold=bold)).boundingRect(room, WRAP, plain(words)).height()


def block(
    painter: QPainter,
    look: Look,
    box: QRectF,
    words: str,
    kind: str = "body",
    *,
    token: str = "ink",
    bold: bool = False,
    struck: bool = False,
) -> None:
    """Draw words from the top of a box in whose width they are broken."""
    font = QFont(look.font(kind, bold=bold))
    font.setStrikeOut(struck)
    painter.setFont(font)
    painter.setPen(look.color(token))
    # A hair more than was measured, lest rounding break a line more or cut the last.
    painter.drawText(box.adjusted(0, 0, 1, look.px(4)), WRAP, plain(words))


def as_many(look: Look, words: str, room: float) -> str:
    """Give as many names of a list as find room; the rest is told by three dots after the last whole one."""
    names, shown = words.split(", "), words
    while len(names) > 1 and paint.width(look, shown) * paint.TIGHT / 100 > room:
        names.pop()
        shown = f"{', '.join(names)} …"
    return shown


def halves(words: str) -> tuple[str, str]:
    """Break words at the blank nearest to their middle; what has none stays whole."""
    blanks = [nth for nth, letter in enumerate(words) if letter == " "]
    if not blanks:
        return words, ""
    at = min(blanks, key=lambda nth: abs(2 * nth - len(words)))
    return words[:at], words[at + 1 :]


def battle_name(painter: QPainter, look: Look, words: str, room: float) -> float:
    """Draw the name of a game at the left of its head, over two lines where one is too short.

    Gives the y at which the small line under it begins.
    """
    if paint.width(look, words, "title") * paint.TIGHT / 100 <= room:
        paint.text(painter, look, QRectF(look.px(12), look.px(8), room, look.px(26)), words, kind="title")
        return look.px(34)
    for nth, line in enumerate(halves(words)):
        box = QRectF(look.px(12), look.px(21 * nth), room, look.px(26))
        paint.text(painter, look, box, line, kind="title")
    return look.px(47)
