"""The order sheet of a square-grid battle: what each unit does in an operation phase, and what it has plotted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.cards.chart_words import head
from companion.cards.content import Card, Cell, Column, Face, Paragraph, Ruled, Table, bold, cell, words
from companion.cards.shapes.boxes import boxes, strut
from companion.cards.source import Source
from companion.cards.whose import bar, label, side_title
from companion.games.tactical.cards import forces
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.rules.names import place
from companion.games.tactical.rules.state import Unit
from companion.games.tactical.rules.view import View
from companion.games.tactical.words import status
from companion.games.tactical.words.units import facing_letters
from companion.language.tongue import tr

EMPTY, ROW, BOX = 30, 5.4, 2.6
"""Rows of a sheet without a game; millimetres of a row, and of a box to tick."""


def sheet(source: Source, side: str) -> Card:
    """Give a side's order sheet; without a game one to fill in whole."""
    view: View | None = source.view
    rules: Rules = source.rules
    basic = view is not None and view.level == "basic"
    shown = [
        (tr("Unit"), Column(2.2, style="key")),
        (tr("Square"), Column(least=9)),
        (tr("OP"), Column(align="center", least=6)),
        (tr("Moves: directions 1 to 8"), Column(2.6)),
        *(() if basic else ((tr("Mode, facing"), Column(1.2)),)),
        (tr("Fire at"), Column(least=10, align="center")),
        (tr("Melee"), Column(align="center", least=6)),
        *(() if basic else ((tr("Advance"), Column(align="center", least=6)),)),
        (tr("Done"), Column(align="center", least=6)),
    ]
    heads = head(*(name for name, _ in shown))
    table = Table(
        tuple(column for _, column in shown), tuple(_rows(view, side, len(shown), basic=basic)), (heads,), grid=True
    )
    top = (Ruled((tr("Turn and phase"),), 8.0),) if view is None else (Paragraph(words(bold(status.title(view)))),)
    said = tr(
        "Directions: 1 north, then clockwise to 8 north-west. A melee is plotted straight ahead, with fire there."
    )
    if basic:
        said = tr("Directions: 1 north, then clockwise to 8 north-west.")
    face = Face(
        tr("Orders"),
        (*top, table, Paragraph(words(said), style="foot")),
        label(view, side),
        rules.points.clause,
        bar(side),
    )
    return Card(f"orders-{side}", face, chapter=side_title(side))


def _rows(view: View | None, side: str, columns: int, *, basic: bool) -> Iterator[tuple[Cell, ...]]:
    if view is None:
        yield from [(*(cell(),) * (columns - 1), Cell((), drawing=strut(ROW)))] * EMPTY
        return
    for corps in forces.corps(view, side):
        for division in corps.divisions:
            there = [one for one in division.units if one.here]
            if there:
                name = ", ".join(
                    part for part in (corps.name and corps.title, division.name and division.title) if part
                )
                yield (Cell(words(bold(name or tr("Units of no corps"))), span=columns, tint="wash"),)
            yield from (tuple(_unit(one, basic=basic)) for one in there)


def _unit(one: Unit, *, basic: bool) -> Sequence[Cell]:
    """Give a unit's row: what it is now, room for its orders, its plots ticked."""
    at = "" if one.square is None else place(one.square)
    room = Cell((), drawing=strut(ROW))
    name = [bold(one.name)]
    state = tr("routed") if one.routed else "" if one.gunboat else tr(one.mode)
    faces = "" if one.gunboat else facing_letters(one.facing)
    return [
        cell(*name),
        cell(at),
        cell(str(one.points)),
        room,
        *(() if basic else (cell(f"{state} {faces}".strip(), style="body"),)),
        cell("" if one.fire_plot is None else place(one.fire_plot)),
        _tick(ticked=one.melee_plot),
        *(() if basic else (_tick(ticked=one.advance_plot),)),
        _tick(ticked=False),
    ]


def _tick(*, ticked: bool) -> Cell:
    return Cell((), drawing=boxes(1, int(ticked), BOX))
