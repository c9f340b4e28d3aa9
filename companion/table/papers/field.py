"""The field as a page: the table to scale, who sets up and comes on where, what is worth holding, its legend."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.cards.chart_words import head
from companion.cards.content import (
    Beside,
    Block,
    Cell,
    Column,
    Drawing,
    Heading,
    Paragraph,
    Path,
    Picture,
    Table,
    bold,
    cell,
    words,
)
from companion.cards.mapped import printed
from companion.cards.shapes.sides import bar, box
from companion.cards.whose import side_title
from companion.drawing.ground import areas, lines
from companion.drawing.shapes import Line, Point, rectangle
from companion.drawing.shapes import Shape as Drawn
from companion.field.shapes import Feature, Ground
from companion.language.tongue import declared, number, plural, tr
from companion.language.words import listed
from companion.table.file.battle import Command, Force
from companion.table.papers import field_map
from companion.table.papers.field_sheet import FINEST, INCH, ROADS

KINDS = {
    "hill": "Hill, level by level",
    "woods": "Woods",
    "closed": "Closed woods",
    "orchard": "Orchard",
    "field": "Cornfield",
    "rough": "Rough ground",
    "town": "Town",
    "water": "Water",
    "stream": "Stream",
    "river": "River",
    "pike": "Pike",
    "road": "Road",
    "sunken-road": "Sunken road",
    "bridge": "Bridge",
    "ford": "Ford",
    "pass": "Pass",
}
MADE = {
    "hill": "hills",
    "woods": "woods",
    "orchard": "orchards",
    "field": "cornfields",
    "rough": "rough ground",
    "road": "roads",
}
"""What is invented of a campaign's field, and has no name."""
declared(KINDS)
declared(MADE)
SAMPLE: Point = (13.0, 7.0)
"""Millimetres of a sample of the legend."""
A_ROW = 4
"""Samples in a row of it."""


def title(ground: Ground) -> str:
    """Give what the page of a field is called."""
    return tr("The field: {place}", place=ground.name) if ground.name else tr("The field")


def blocks(ground: Ground, forces: Sequence[Force]) -> Iterator[Block]:
    """Give the page of a field; `forces` are those whose set-up and arrivals are in it."""
    step = field_map.scale_of(ground)
    yield Paragraph(words(*_extent(ground, step)))
    yield Picture(field_map.drawing(ground, step))
    told = (tuple(_set_up(ground, forces)), tuple(_arrivals(ground, forces)), tuple(_worth(ground)))
    if columns := tuple(one for one in told if one):
        yield Beside(columns)
    yield from _legend(ground)
    if any(one.properties.invented for one in ground.features):
        yield Paragraph(words(_invented(ground)), style="foot")


def _extent(ground: Ground, step: int) -> Iterator[str]:
    w, h = (number(side, "g") for side in ground.table)
    yield tr("A table of {w} × {h} inches, north at the top.", w=w, h=h)
    if (one := ground.scale) is not None:
        yield " "
        yield tr(
            "An inch is {yards} yards of ground, a stand {men} men or {guns} guns.",
            yards=number(one.yards_an_inch),
            men=number(one.men_a_stand),
            guns=number(one.guns_a_stand),
        )
    yield " "
    yield tr("Drawn 1:{step}, print at 100 %; the grid is 6 inches of the table.", step=step)


def _invented(ground: Ground) -> str:
    if any(one.properties.name and one.properties.kind == "deployment" for one in ground.features):
        return tr(
            "The ground is that of the map, square by square; edges of woods, hills and fields, and the bends of roads "
            "and waters, are free within their squares."
        )
    made = [one for one in ground.features if one.properties.invented and not one.properties.name]
    kinds = listed([tr(said) for kind, said in MADE.items() if any(one.properties.kind == kind for one in made)])
    return tr(
        "No map of the campaign shows the ground so closely. From it are the kind of the hex, its town, its creeks, "
        "and the edges that roads, rivers and mountains lie to; their bends and outlines are free, and without a name "
        "invented: {kinds}. Change what you know better.",
        kinds=kinds,
    )


# ---- who and where


def _names(forces: Sequence[Force], ids: Sequence[str]) -> list[Command]:
    known = {one.id: one for force in forces for one in force.commands}
    return [known[name] for name in ids if name in known]


def _set_up(ground: Ground, forces: Sequence[Force]) -> Iterator[Block]:
    places = ground.of("deployment")
    if not places:
        return
    yield Heading(tr("Set up before the first turn"))
    if any(one.properties.name for one in places):
        said = tr("Each unit stands within the square of the map that the list of its side names.")
        yield Paragraph(words(said), style="cell")
        return
    rows = [
        (_bar(one.properties.side or ""), cell(bold(each.name)), cell(_stands(each)))
        for one in places
        for each in _names(forces, one.properties.units)
    ]
    yield Table((Column(), Column(1.0), Column(align="right")), tuple(rows))


def _stands(one: Command) -> str:
    troops, guns = sum(each.stands for each in one.brigades), sum(each.stands for each in one.guns)
    said = [plural(troops, "{n} stand", "{n} stands")] if troops else []
    return ", ".join([*said, *([plural(guns, "{n} gun stand", "{n} gun stands")] if guns else [])])


def _bar(side: str) -> Cell:
    return Cell((), drawing=Drawing(1.6, 3.4, bar(side, 1.6, 3.4), true=True, said=side_title(side)))


def _arrivals(ground: Ground, forces: Sequence[Force]) -> Iterator[Block]:
    those = ground.of("arrival")
    if not those:
        return
    yield Heading(tr("Arrivals"))
    rows = []
    for one in those:
        said = one.properties
        who = ", ".join(each.name for each in _names(forces, said.units))
        hour = said.hour or tr("at once")
        rows.append(
            (_bar(said.side or ""), cell(bold(str(said.turn or 1))), cell(hour), cell(tr(said.edge)), cell(who))
        )
    titles = head("", tr("Turn"), tr("Hour"), tr("Edge"), tr("Who"))
    yield Table((Column(), Column(), Column(), Column(), Column(1.0)), tuple(rows), (titles,))


def _worth(ground: Ground) -> Iterator[Block]:
    those = ground.of("objective")
    if not those:
        return
    yield Heading(tr("Objectives"))
    rows = tuple(
        (cell(bold(str(nth))), cell(one.properties.name), cell(str(one.properties.points)), cell(_holder(one)))
        for nth, one in enumerate(those, 1)
    )
    titles = (*head("", tr("Objective")), *head(tr("Points"), align="right"), *head(tr("Held by")))
    yield Table((Column(), Column(1.0), Column(align="right"), Column()), rows, (titles,))


def _holder(one: Feature) -> str:
    return side_title(one.properties.side) if one.properties.side else tr("nobody")


# ---- the legend


def _legend(ground: Ground) -> Iterator[Block]:
    """Give what is on this table alone, a sample of each."""
    there = {_key(one) for one in ground.features}
    kinds = [kind for kind in KINDS if kind in there]
    if not kinds:
        return
    yield Heading(tr("The ground"))
    rows = []
    for begin in range(0, len(kinds), A_ROW):
        row = kinds[begin : begin + A_ROW]
        cells = [part for kind in row for part in (_sample(kind), cell(bold(tr(KINDS[kind]))))]
        rows.append((*cells, *(cell() for _ in range(2 * A_ROW - len(cells)))))
    yield Table((Column(), Column(1.0)) * A_ROW, tuple(rows), lines=False)


def _key(one: Feature) -> str:
    said = one.properties
    return "closed" if said.kind == "woods" and said.density == "closed" else said.kind


def _sample(kind: str) -> Cell:
    inch = INCH / FINEST
    wide, tall = SAMPLE[0] / inch, SAMPLE[1] / inch
    shapes = [part for shape in _shapes(kind, wide, tall) for part in printed(shape, (0.0, 0.0), inch)]
    frame = box(*SAMPLE)
    ground = Path(frame, fill="field.ground", line="")
    drawing = Drawing(*SAMPLE, (ground, *shapes, Path(frame, line="edge", width=0.15)), true=True, said=tr(KINDS[kind]))
    return Cell((), drawing=drawing)


def _shapes(kind: str, wide: float, tall: float) -> Iterator[Drawn]:
    """Give the shapes of a sample, in inches of the table."""
    whole = rectangle(0.4, 0.35, wide - 0.8, tall - 0.7)
    across: Line = ((0.0, tall * 0.6), (wide * 0.3, tall * 0.42), (wide * 0.7, tall * 0.58), (wide, tall * 0.4))
    match kind:
        case "hill":
            for level in (1, 2, 3):
                by = 0.55 * level
                oblong = rectangle(by, by * 0.75 - 0.1, wide - 2 * by, tall - 1.5 * by + 0.2)
                yield from areas.area("hill", (oblong,), level=level)
        case "stream" | "river":
            yield from lines.water(kind, across, 0.9 if kind == "river" else None, (wide, tall))
        case "bridge" | "ford" | "pass":
            if kind != "pass":
                yield from lines.water("river", ((wide / 2, 0.0), (wide / 2, tall)), 0.8, (wide, tall))
            road: Line = ((0.0, tall / 2), (wide, tall / 2))
            yield from lines.casings((("road", road),)) if kind != "ford" else ()
            yield from lines.crossing(kind, (wide / 2, tall / 2), (1.0, 0.0), 0.8)
        case _ if kind in ROADS:
            yield from lines.casings(((kind, across),))
        case _:
            yield from areas.area("woods" if kind == "closed" else kind, (whole,), dense=kind == "closed", grain=0.8)
