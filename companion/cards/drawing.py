"""Ink on a PDF: reportlab's canvas, colours by token, nothing decided. The same ink gives the same bytes."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from io import BytesIO
from typing import Any

from reportlab import rl_config
from reportlab.pdfgen.canvas import Canvas

from companion.cards import type as faces
from companion.cards.layout.ink import Box, Image, Ink, Ring, Rule, Text, Trace
from companion.cards.palette import BLACK, Color
from companion.cards.sizes import MM
from companion.language.tongue import spoken

rl_config.useA85 = 0  # bytes as they are: in letters, for old mail, they are a quarter more and slow to make
HATCH_PITCH, HATCH_LINE = 1.1 * MM, 0.3 * MM
HALO = 0.24
"""Ems that a halo is wide."""
KAPPA = 2 / 3
"""A quadratic curve's control point lies so far on the way to those of the cubic that PDF knows."""


class Drawn:
    """A PDF that grows page by page."""

    def __init__(self, title: str, subject: str, palette: dict[str, Color | None], *, grey: bool = False) -> None:
        self._grey = grey
        faces.register()
        self._bytes, self._palette = BytesIO(), palette
        self.canvas: Any = Canvas(self._bytes, invariant=1, pageCompression=1, initialFontName="companion-text")
        self.canvas.setTitle(title)
        self.canvas.setSubject(subject)
        self.canvas.setAuthor("companion")
        self.canvas.setCreator("companion")
        self.canvas.setViewerPreference("PrintScaling", "None")
        self.canvas.setViewerPreference("DisplayDocTitle", "true")
        self.canvas.setCatalogEntry("Lang", spoken())
        self._width = self._height = 0.0
        self.pages = 0
        self._chapters: set[str] = set()
        self._entries = 0
        self._forget()

    def _forget(self) -> None:
        """Set pen and brush anew for what comes next, for the page has gone back to others."""
        self._pen: tuple[Color, float, tuple[float, ...]] | None = None
        self._brush: Color | None = None

    def grounded(self, token: str) -> None:
        """Lay a colour under all that the page gets."""
        color = self._palette[token]
        if color is not None:
            self.canvas.setFillColorRGB(*color)
            self.canvas.rect(0, 0, self._width, self._height, stroke=0, fill=1)
        self._forget()

    def page(self, width: float, height: float, trim: Sequence[float] = (), bleed: float = 0.0) -> None:
        """Begin a page of so many points; what was drawn before is finished.

        `trim` is the box that is cut out of it, left, top, width and height, and `bleed` what is printed beyond it.
        """
        if self.pages:
            self.canvas.showPage()
        self.canvas.setPageSize((width, height))
        left, top, wide, tall = trim or (0.0, 0.0, width, height)
        box = (left, height - top - tall, left + wide, height - top)
        around = min(bleed, left, top, width - left - wide, height - top - tall)
        within = (0.0, 0.0, width, height)  # what is rounded up would lie beyond the paper
        self.canvas.setTrimBox([_clipped(one, most) for one, most in zip(box, within, strict=True)])
        more = (-around, -around, around, around)
        self.canvas.setBleedBox([_clipped(one + each, most) for one, each, most in zip(box, more, within, strict=True)])
        self._width, self._height = width, height
        self.pages += 1
        self._forget()

    def bookmark(self, chapter: str, title: str) -> None:
        """Name a place of the present page in the outline; a chapter stands there once, above what belongs to it."""
        if chapter and chapter not in self._chapters:
            self._chapters.add(chapter)
            self._entry(chapter, 0)
        if title and title != chapter:  # a chapter of one card has its name, and is not entered twice
            self._entry(title, 1 if self._chapters else 0)

    def _entry(self, title: str, level: int) -> None:
        self._entries += 1  # each has a place of its own: the outline knows an entry by it
        self.canvas.bookmarkPage(f"entry-{self._entries}")
        self.canvas.addOutlineEntry(title, f"entry-{self._entries}", level, 0)

    def draw(
        self,
        ink: Iterable[Ink],
        x: float = 0.0,
        y: float = 0.0,
        *,
        turned: Sequence[float] = (),
    ) -> None:
        """Draw ink whose corner lies at x, y points from the page's; `turned` is the size of a face on its head."""
        canvas = self.canvas
        canvas.saveState()
        canvas.translate(x, self._height - y)
        if turned:
            canvas.translate(turned[0], -turned[1])
            canvas.rotate(180)
        self._ink(ink)
        canvas.restoreState()
        self._forget()

    def keep(self, name: str, ink: Iterable[Ink], width: float, height: float) -> None:
        """Take ink of some size once into the document, to be shown by its name on any page of it."""
        self.canvas.beginForm(name, 0, -height, width, 0)
        self._forget()
        self._ink(ink)
        self.canvas.endForm()
        self._forget()

    def show(self, name: str, x: float, y: float, within: Sequence[float]) -> None:
        """Show what is kept so that its corner lies at x, y points from the page's.

        `within` is a box of the page, x, y, width and height, beyond which nothing is shown.
        """
        canvas = self.canvas
        left, top, width, height = within
        canvas.saveState()
        path = canvas.beginPath()
        path.rect(left, self._height - top - height, width, height)
        canvas.clipPath(path, stroke=0, fill=0)
        canvas.translate(x, self._height - y)
        canvas.doForm(name)
        canvas.restoreState()

    def _ink(self, ink: Iterable[Ink]) -> None:
        words: list[Text] = []
        for one in ink:
            if isinstance(one, Text) and not one.angle and not one.halo:
                words.append(one)
                continue
            if words and isinstance(one, Box | Trace | Ring | Text | Image):  # what covers words comes after
                self._words(words)
                words = []
            match one:
                case Rule():
                    self._rule(one)
                case Box():
                    self._box(one)
                case Trace():
                    self._trace(one)
                case Ring():
                    self._ring(one)
                case Text():
                    self._lettered(one)
                case Image():
                    self._image(one)
        self._words(words)

    def _lettered(self, one: Text) -> None:
        """Set words at an angle, or over a halo."""
        canvas = self.canvas
        canvas.saveState()
        canvas.translate(one.x, -one.y)
        canvas.rotate(-one.angle)
        if self._stroke(one.halo, one.points * HALO):
            canvas.setLineJoin(1)
            around = canvas.beginText()
            around.setTextRenderMode(1)
            around.setFont(f"companion-{one.cut}", one.points)
            around.textOut(one.text)
            canvas.drawText(around)
        canvas.restoreState()
        canvas.saveState()
        canvas.translate(one.x, -one.y)
        canvas.rotate(-one.angle)
        self._words([one._replace(x=0.0, y=0.0)])
        canvas.restoreState()
        self._forget()

    def _words(self, words: Sequence[Text]) -> None:
        if not words:
            return
        text = self.canvas.beginText()
        color: Color | None = None
        font: tuple[str, float] | None = None
        spaced = 0.0
        for one in words:
            wanted = self._palette.get(one.token) or (0.0, 0.0, 0.0)
            if wanted != color:
                _filled(text, wanted, grey=self._grey)
                color = wanted
            if (one.cut, one.points) != font:
                text.setFont(f"companion-{one.cut}", one.points)
                font = (one.cut, one.points)
            if one.tracking * one.points != spaced:
                spaced = one.tracking * one.points
                text.setCharSpace(spaced)
            text.setTextOrigin(one.x, -one.y)
            text.textOut(one.text)
        if spaced:
            text.setCharSpace(0)
        self.canvas.drawText(text)
        self._brush = color

    def _stroke(self, token: str, width: float, dash: Sequence[float] = ()) -> bool:
        color = self._palette.get(token)
        if not token or color is None:
            return False
        # A table's hundred hairlines are all alike: what the page knows is not written for each of them again.
        if (pen := (color, width, tuple(dash))) != self._pen:
            self._pen = pen
            if self._grey:
                self.canvas.setStrokeGray(color[0])
            else:
                self.canvas.setStrokeColorRGB(*color)
            self.canvas.setLineWidth(width)
            self.canvas.setDash(list(dash))
        return True

    def _fill(self, token: str) -> bool:
        color = self._palette.get(token)
        if not token or color is None:
            return False
        if color != self._brush:
            self._brush = color
            _filled(self.canvas, color, grey=self._grey)
        return True

    def _rule(self, one: Rule) -> None:
        if self._stroke(one.token, one.width, one.dash):
            self.canvas.line(one.x1, -one.y1, one.x2, -one.y2)

    def _box(self, one: Box) -> None:
        filled, lined = self._fill(one.fill), self._stroke(one.line, one.stroke)
        if filled or lined:
            self.canvas.rect(one.x, -one.y - one.height, one.width, one.height, stroke=int(lined), fill=int(filled))

    def _ring(self, one: Ring) -> None:
        filled, lined = self._fill(one.fill), self._stroke(one.line, one.stroke)
        if filled and one.half:
            path = self.canvas.beginPath()
            path.arc(one.x - one.radius, -one.y - one.radius, one.x + one.radius, -one.y + one.radius, 90, 180)
            path.close()
            self.canvas.drawPath(path, stroke=0, fill=1)
            filled = False
        if filled or lined:
            self.canvas.circle(one.x, -one.y, one.radius, stroke=int(lined), fill=int(filled))

    def _trace(self, one: Trace) -> None:
        if one.hatch:
            self._hatched(one)
        filled, lined = self._fill(one.fill), self._stroke(one.line, one.stroke, one.dash)
        if filled or lined:
            if one.round:
                self.canvas.setLineCap(1)
                self.canvas.setLineJoin(1)
            self.canvas.drawPath(self._path(one), stroke=int(lined), fill=int(filled))
            if one.round:
                self.canvas.setLineCap(0)
                self.canvas.setLineJoin(0)

    def _path(self, one: Trace) -> Any:
        path = self.canvas.beginPath()
        at = (0.0, 0.0)
        for name, *numbers in one.placed():
            points = [float(number) for number in numbers]
            match name:
                case "M":
                    path.moveTo(points[0], -points[1])
                case "L":
                    path.lineTo(points[0], -points[1])
                case "Q":
                    control, end = (points[0], points[1]), (points[2], points[3])
                    first = [start + KAPPA * (middle - start) for start, middle in zip(at, control, strict=True)]
                    second = [stop + KAPPA * (middle - stop) for stop, middle in zip(end, control, strict=True)]
                    path.curveTo(first[0], -first[1], second[0], -second[1], end[0], -end[1])
                case "Z":
                    path.close()
            if points:
                at = (points[-2], points[-1])
        return path

    def _image(self, one: Image) -> None:
        """Lay a picture on the paper: what it lets through is white."""
        from PIL import Image as pictures
        from reportlab.lib.utils import ImageReader

        with pictures.open(BytesIO(one.png), formats=("PNG",)) as found:
            ground = pictures.new("RGBA", found.size, "white")
            ground.alpha_composite(found.convert("RGBA"))
        flat = ImageReader(ground.convert("L" if self._grey else "RGB"))
        self.canvas.drawImage(flat, one.x, -one.y - one.height, one.width, one.height)

    def _hatched(self, one: Trace) -> None:
        """Draw lines at 45 degrees inside a path."""
        canvas = self.canvas
        points = [
            (float(step[place]), float(step[place + 1])) for step in one.placed() for place in range(1, len(step), 2)
        ]
        left, right = min(x for x, _ in points), max(x for x, _ in points)
        top, bottom = min(y for _, y in points), max(y for _, y in points)
        canvas.saveState()
        canvas.clipPath(self._path(one), stroke=0, fill=0)
        if self._stroke(one.line, HATCH_LINE):
            step, tall = HATCH_PITCH * math.sqrt(2), bottom - top
            lines = [
                (left - tall + step * number, -bottom, left + step * number, -top)
                for number in range(int((right - left + tall) / step) + 2)
            ]
            canvas.lines(lines)
        canvas.restoreState()
        self._forget()

    def finished(self) -> bytes:
        """Give the document."""
        self.canvas.showPage()
        if self._entries:
            self.canvas.showOutline()
        self.canvas.save()
        return self._bytes.getvalue()


def _clipped(place: float, most: float) -> float:
    """Give the edge of a box to a thousandth of a point; one at the paper's own edge as the paper's."""
    return most if abs(place - most) < 0.001 else round(place, 3)


def _filled(on: Any, color: Color, *, grey: bool) -> None:
    """Choose the brush: in grey, and for black itself, by one number: a printer's black is then made of black alone."""
    if grey or color == BLACK:
        on.setFillGray(color[0])
    else:
        on.setFillColorRGB(*color)
