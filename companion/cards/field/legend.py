"""The legend of a table: a sample of the ground that is on it alone, and what it does where the rules say."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from companion.cards.content import Block, Cell, Column, Drawing, Heading, Path, Run, Table, bold, cell
from companion.cards.field.sheet import FINEST, INCH
from companion.cards.mapped import printed
from companion.cards.shapes.sides import box
from companion.drawing.ground.samples import sample
from companion.drawing.shapes import Point
from companion.field.kinds import KINDS, present
from companion.field.shapes import Ground
from companion.language.tongue import tr

SAMPLE: Point = (13.0, 7.0)
"""Millimetres of a sample."""
A_ROW = 4
"""Samples in a row."""


def blocks(ground: Ground, effects: Mapping[str, str] | None = None) -> Iterator[Block]:
    """Give what is on this table alone, a sample of each; `effects` are words by kind, put under its name."""
    kinds = present(ground)
    if not kinds:
        return
    yield Heading(tr("The ground"))
    rows = []
    for begin in range(0, len(kinds), A_ROW):
        cells = [part for kind in kinds[begin : begin + A_ROW] for part in (_drawn(kind), _said(kind, effects or {}))]
        rows.append((*cells, *(cell() for _ in range(2 * A_ROW - len(cells)))))
    yield Table((Column(), Column(1.0)) * A_ROW, tuple(rows), lines=False)


def _said(kind: str, effects: Mapping[str, str]) -> Cell:
    does = effects.get(kind, "")
    return cell(bold(tr(KINDS[kind])), *((Run(f"\n{does}", token="ink2"),) if does else ()))


def _drawn(kind: str) -> Cell:
    return Cell((), drawing=Drawing(*SAMPLE, shapes(kind), true=True, said=tr(KINDS[kind])))


def shapes(kind: str, size: Point = SAMPLE) -> tuple[Path, ...]:
    """Give a sample as shapes of paper, on its piece of the table."""
    inch = INCH / FINEST
    found = sample(kind, size[0] / inch, size[1] / inch)
    drawn = (part for shape in found for part in printed(shape, (0.0, 0.0), inch))
    frame = box(*size)
    ground, edge = Path(frame, fill="field.ground", line=""), Path(frame, line="edge", width=0.15)
    return (ground, *(part for part in drawn if isinstance(part, Path)), edge)
