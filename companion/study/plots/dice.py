"""The dice of a side, face by face, over a tenth each."""

from __future__ import annotations

from companion.drawing.figure import Figure
from companion.drawing.shapes import Measure
from companion.language.tongue import number, plural, tr
from companion.language.words import side_words
from companion.study.numbers.faces import FEW, Faces
from companion.study.plots.pen import TICK, TOKENS, Pen

TALL = 128.0
HEAD, FOOT = 24.0, 22.0


def dice(side: str, found: Faces, measure: Measure, wide: float, tall: float = TALL) -> Figure:
    """Draw how often each face fell."""
    pen = Pen(measure, wide, tall)
    counts = list(found.counts.values())
    rolled, most = sum(counts), max((*counts, 1))
    bottom, column = tall - FOOT, wide / len(counts)
    one = (bottom - HEAD - 16) / max(most, rolled / len(counts))
    _head(pen, side, found)
    even = bottom - rolled / len(counts) * one
    for nth, (face, n) in enumerate(found.counts.items()):
        left = nth * column
        pen.bar(side, left + column * 0.2, bottom - n * one, column * 0.6, n * one)
        pen.say((left + column / 2, bottom + 16), face, size=13, face="strong", token="ink")
    pen.line((0, bottom), (wide, bottom))
    pen.line((0, even), (wide, even), token="ink", width=1.2, dash=(2, 3))
    # Over the dotted line, with a halo: a count that lies on it is not struck out.
    for nth, n in enumerate(counts):
        pen.say((nth * column + column / 2, bottom - n * one - 4), str(n), token="ink2", halo=True)
    return pen.figure(tr("{side}: how often each face fell, as bars", side=side_words(side)))


def _head(pen: Pen, side: str, found: Faces) -> None:
    pen.bar(side, 0, 4, 6, 13)
    name = side_words(side)
    pen.say((TICK + 6, 15), name, size=14, face="strong", token=TOKENS[side], align="left")
    pen.say((TICK + 14 + pen.width(name, 14, "strong"), 15), dice_words(found), size=13, token="ink", align="left")


def dice_words(found: Faces) -> str:
    """Say how many dice they are, and their mean; of true ones beside it."""
    rolled = sum(found.counts.values())
    count = plural(rolled, "{n} die", "{n} dice")
    if not rolled:
        return count
    mean = sum(int(face) * n for face, n in found.counts.items()) / rolled
    true = sum(map(int, found.counts)) / len(found.counts)
    return tr("{dice}, mean {mean} (true dice {true})", dice=count, mean=number(mean, ".1f"), true=number(true, ".1f"))


def even_words(found: Faces) -> str:
    """Say how many sets of true dice are as uneven; "" of few dice, which say nothing."""
    if found.spread is None or sum(found.counts.values()) < FEW:
        return ""
    share = number(100 * found.spread, ".0f")
    return tr("Of 100 sets of as many true dice, {n} are as uneven as these or more.", n=share)
