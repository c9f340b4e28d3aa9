"""A figure as SVG: text stays text, colours are given by the names that shapes have."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import escape

from msgspec.structs import replace

from companion.drawing.figure import Figure
from companion.drawing.shapes import Box, Face, Point, Shape, Words, thick

Colour = Callable[[str], str]
"""Gives a colour as CSS knows it, by its token."""
FACES: dict[Face, str] = {
    "name": 'font-family="Besley, Georgia, serif" font-weight="600"',
    "place": 'font-family="Besley, Georgia, serif"',
    "water": 'font-family="Besley, Georgia, serif" font-style="italic"',
    "text": 'font-family="Source Sans Pro, sans-serif"',
    "strong": 'font-family="Source Sans Pro, sans-serif" font-weight="600"',
}
ANCHORS = {"left": "start", "center": "middle", "right": "end"}
REACH = 120.0
"""How far words and counters reach from their place at the most, in points of the design."""
HALO = 3.2
"""How broad the halo around letters is, in points of the design."""


def svg(figure: Figure, colour: Colour, ground: str) -> str:
    """Give a figure as one element of SVG on a ground; the same figure gives the same text."""
    room, cell = figure.room, figure.cell
    wide, tall = (room.right - room.left) * cell, (room.bottom - room.top) * cell
    said = escape(figure.said)
    seen = (one for shape in figure.shapes if (one := _seen(shape, figure)) is not None)
    inside = "\n".join(part for shape in seen for part in _shape(shape, (room.left, room.top), cell, colour))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" width="{wide:.0f}" height="{tall:.0f}"'
        f' viewBox="0 0 {wide:.1f} {tall:.1f}"><title>{said}</title>'
        f'<rect width="{wide:.1f}" height="{tall:.1f}" fill="{colour(ground)}"/>\n{inside}\n</svg>'
    )


def _seen(shape: Shape, figure: Figure) -> Shape | None:
    """Give what of a shape may be seen, None where nothing is; areas stay whole, for their holes are lines too."""
    room = figure.room
    rim = REACH * thick(figure.cell) / figure.cell
    wider = Box(room.left - rim, room.top - rim, room.right + rim, room.bottom + rim)
    if isinstance(shape, Words):
        return shape if wider.holds(shape.at) else None
    if shape.anchor is not None:
        return shape if wider.holds(shape.anchor) else None
    lines = tuple(line for line in shape.lines if line and wider.meets(_around(line)))
    if not lines:
        return None
    return shape if shape.fill else replace(shape, lines=lines)


def _around(line: tuple[Point, ...]) -> Box:
    xs, ys = zip(*line, strict=True)
    return Box(min(xs), min(ys), max(xs), max(ys))


def _shape(shape: Shape, corner: Point, cell: float, colour: Colour) -> Iterator[str]:
    if isinstance(shape, Words):
        yield from _words(shape, corner, cell, colour)
        return
    point = thick(cell)
    origin, unit = (-corner[0] * cell, -corner[1] * cell), cell
    if shape.anchor is not None:
        origin, unit = ((shape.anchor[0] - corner[0]) * cell, (shape.anchor[1] - corner[1]) * cell), point
    way = "".join(_line(line, origin, unit, closed=shape.closed) for line in shape.lines)
    if not way:
        return
    fill = colour(shape.fill) if shape.fill else "none"
    said = [f'd="{way}"', f'fill="{fill}"']
    if shape.token and shape.width:
        caps = "" if shape.flat else ' stroke-linecap="round"'
        joins = "" if shape.closed else ' stroke-linejoin="round"'
        said.append(f'stroke="{colour(shape.token)}" stroke-width="{shape.width * point:.2f}"{caps}{joins}')
    if shape.dash:
        said.append(f'stroke-dasharray="{" ".join(f"{part * point:.2f}" for part in shape.dash)}"')
    if shape.alpha < 1:
        said.append(f'opacity="{shape.alpha:g}"')
    yield f"<path {' '.join(said)}/>"


def _line(line: tuple[Point, ...], origin: Point, unit: float, *, closed: bool) -> str:
    steps = (
        f"{'L' if nth else 'M'}{origin[0] + x * unit:.1f} {origin[1] + y * unit:.1f}" for nth, (x, y) in enumerate(line)
    )
    return "".join(steps) + ("Z" if closed and line else "")


def _words(words: Words, corner: Point, cell: float, colour: Colour) -> Iterator[str]:
    """Yield the halo, where there is one, and the letters over it."""
    point = thick(cell)
    x, y = (words.at[0] - corner[0]) * cell, (words.at[1] - corner[1]) * cell
    across, down = words.shift[0] * point, words.shift[1] * point
    turn = f"translate({x:.1f} {y:.1f})" + (f" rotate({words.angle:g})" if words.angle else "")
    place = f'transform="{turn}" x="{across:.1f}" y="{down:.1f}" font-size="{words.size * point:.1f}"'
    said = f'{place} {FACES[words.face]} text-anchor="{ANCHORS[words.align]}"'
    text = escape(words.text)
    if words.halo:
        tone = colour(words.halo)
        yield (
            f'<text {said} fill="{tone}" stroke="{tone}" stroke-width="{HALO * point:.1f}" stroke-linejoin="round"'
            f' aria-hidden="true">{text}</text>'
        )
    yield f'<text {said} fill="{colour(words.token)}">{text}</text>'
