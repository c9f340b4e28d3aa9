"""The figures of columns and rows at a window's edges, wherever the map stands in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from companion.desktop.maps.canvas import MapCanvas
from companion.desktop.maps.letters import font

_BAND, _TYPE = 15.0, 11.0
"""Pixels of the design: how deep the figures' band is, and their type."""


def put_rulers(
    painter: QPainter,
    board: MapCanvas,
    across: Mapping[int, float],
    down: Mapping[int, float],
    lit: tuple[int | None, int | None] = (None, None),
) -> None:
    """Write the figures of columns at the window's upper edge, of rows at its left; those that are lit are strong.

    `across` and `down` say at which pixel of the window the middle of a column and of a row is; where there is none,
    its edge stays free.
    """
    look, band = board.colors(), board.look.px(_BAND)
    cut, strong = (font(kind, board.look.px(_TYPE)) for kind in ("text", "strong"))
    paper = look.color("map.board")  # opaque: a name of the map that shone through would be read with the figures
    if across:
        painter.fillRect(QRectF(0, 0, board.width(), band), paper)
    if down:  # no further than the last row: below it the scale of a map may lie
        painter.fillRect(QRectF(0, band if across else 0, band + 3, max(down.values()) + board.cell_size() / 2), paper)
    wide = QFontMetricsF(cut).horizontalAdvance("00") + 4
    every = next((step for step in (1, 2, 5, 10) if step * board.cell_size() >= wide), 10)
    for nth, box, is_lit in figures(across, down, lit, every=every, band=band):
        painter.setFont(strong if is_lit else cut)
        painter.setPen(look.color("ink" if is_lit else "ink3"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(nth))


def figures(
    across: Mapping[int, float],
    down: Mapping[int, float],
    lit: tuple[int | None, int | None],
    *,
    every: int,
    band: float,
) -> Iterator[tuple[int, QRectF, bool]]:
    """Give each figure with its place and whether it is lit: every so many, the lit ones always, none in the corner."""
    for nth, x in across.items():
        if x - 20 >= band and (not nth % every or nth == lit[0]):
            yield nth, QRectF(x - 20, 0, 40, band), nth == lit[0]
    for nth, y in down.items():
        if y - band / 2 >= (band - 2 if across else 0) and (not nth % every or nth == lit[1]):
            yield nth, QRectF(0, y - band / 2, band + 3, band), nth == lit[1]
