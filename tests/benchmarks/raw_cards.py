"""The peer of the cards' benchmark: the same boxes, lines and words by raw calls of reportlab's canvas, nothing measured."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from typing import Any

from reportlab.pdfgen.canvas import Canvas

from companion.cards import drawing
from companion.cards.layout.ink import Box, Ink, Ring, Rule, Text, Trace
from companion.cards.palette import Color, palette

Page = tuple[float, float]
Drawing = tuple[float, float, list[Ink]]
Record = list[Page | Drawing]
"""Sizes of pages, and what stands on them from which corner."""
COLORS = palette()


@contextmanager
def recorded() -> Iterator[Record]:
    """Note what is drawn meanwhile."""
    found: Record = []
    page, draw = drawing.Drawn.page, drawing.Drawn.draw

    def noting_page(self: Any, width: float, height: float, trim: Any = (), bleed: float = 0.0) -> None:
        found.append((width, height))
        page(self, width, height, trim, bleed)

    def noting(self: Any, ink: Any, x: float = 0.0, y: float = 0.0, **more: Any) -> None:
        those = list(ink)
        found.append((x, y, those))
        draw(self, those, x, y, **more)

    drawing.Drawn.page, drawing.Drawn.draw = noting_page, noting  # type: ignore[method-assign]
    try:
        yield found
    finally:
        drawing.Drawn.page, drawing.Drawn.draw = page, draw  # type: ignore[method-assign]


def again(record: Record) -> bytes:
    """Draw a record once more."""
    content = BytesIO()
    canvas: Any = Canvas(content, invariant=1, pageCompression=1)
    height, pages = 0.0, 0
    for one in record:
        if len(one) == 2:
            if pages:
                canvas.showPage()
            canvas.setPageSize(one)
            height, pages = one[1], pages + 1
            continue
        x, y, ink = one
        for each in ink:
            _drawn(canvas, each, x, height - y)
    canvas.showPage()
    canvas.save()
    return content.getvalue()


def _drawn(canvas: Any, one: Ink, x: float, y: float) -> None:
    match one:
        case Text():
            canvas.setFont(f"companion-{one.cut}", one.points)
            canvas.setFillColorRGB(*_color(one.token))
            canvas.drawString(x + one.x, y - one.y, one.text, charSpace=one.tracking * one.points or None)
        case Rule():
            canvas.setStrokeColorRGB(*_color(one.token))
            canvas.setLineWidth(one.width)
            canvas.setDash(list(one.dash))
            canvas.line(x + one.x1, y - one.y1, x + one.x2, y - one.y2)
        case Box():
            how = _inked(canvas, one)
            canvas.rect(x + one.x, y - one.y - one.height, one.width, one.height, **how)
        case Ring():
            how = _inked(canvas, one)
            canvas.circle(x + one.x, y - one.y, one.radius, **how)
        case Trace():
            _path(canvas, one, x, y)


def _path(canvas: Any, one: Trace, x: float, y: float) -> None:
    path = canvas.beginPath()
    places: list[tuple[float, float]] = []
    for name, *numbers in one.placed():
        points = [float(number) for number in numbers]
        places += zip(points[::2], points[1::2], strict=True)
        if name == "M":
            path.moveTo(x + points[0], y - points[1])
        elif name == "L":
            path.lineTo(x + points[0], y - points[1])
        elif name == "Q":
            path.curveTo(x + points[0], y - points[1], x + points[0], y - points[1], x + points[2], y - points[3])
        else:
            path.close()
    if one.hatch:
        canvas.saveState()
        canvas.clipPath(path, stroke=0, fill=0)
        left, top = min(place[0] for place in places), min(place[1] for place in places)
        right, bottom = max(place[0] for place in places), max(place[1] for place in places)
        step, tall = drawing.HATCH_PITCH * 2**0.5, bottom - top
        for nth in range(int((right - left + tall) / step) + 2):
            canvas.line(x + left - tall + step * nth, y - bottom, x + left + step * nth, y - top)
        canvas.restoreState()
    canvas.drawPath(path, **_inked(canvas, one))


def _inked(canvas: Any, one: Box | Ring | Trace) -> dict[str, int]:
    fill, line = COLORS.get(one.fill), COLORS.get(one.line)
    if fill:
        canvas.setFillColorRGB(*fill)
    if line:
        canvas.setStrokeColorRGB(*line)
        canvas.setLineWidth(one.stroke)
    return {"stroke": int(bool(line)), "fill": int(bool(fill))}


def _color(token: str) -> Color:
    return COLORS.get(token) or (0.0, 0.0, 0.0)
