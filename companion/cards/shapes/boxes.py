"""What is written on by hand: boxes to tick, rows kept open for a pencil."""

from __future__ import annotations

from companion.cards.content import Drawing, Path, Shape
from companion.language.tongue import tr

_LINE = 0.25


def boxes(count: int, ticked: int = 0, size: float = 3.2) -> Drawing:
    """Draw boxes to tick, the first ones ticked."""
    step, shapes = size * 1.35, list[Shape]()
    for nth in range(count):
        x, far = nth * step + _LINE, nth * step + size - _LINE
        square = (("M", x, _LINE), ("L", far, _LINE), ("L", far, size - _LINE), ("L", x, size - _LINE), ("Z",))
        shapes.append(Path(square, width=_LINE))
        if nth < ticked:
            stroke = (("M", x + size * 0.12, size * 0.5), ("L", x + size * 0.35, size * 0.78), ("L", far, size * 0.1))
            shapes.append(Path(stroke, width=2.4 * _LINE))
    said = tr("{n} boxes, {ticked} ticked", n=count, ticked=ticked)
    return Drawing(max(step * count, size), size, tuple(shapes), true=True, said=said)


def strut(height: float) -> Drawing:
    """Give nothing, so many mm tall: it keeps an empty row open for a pencil."""
    return Drawing(0.1, height, (), true=True)


def cut_line(width: float) -> Drawing:
    """Draw the line along which two papers of one page are cut apart."""
    line = Path((("M", 0.0, 0.5), ("L", width, 0.5)), line="edge", dash=(1.6, 1.6))
    return Drawing(width, 1.0, (line,), said=tr("cut here"))
