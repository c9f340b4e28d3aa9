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
    Picture,
    Table,
    bold,
    cell,
    words,
)
from companion.cards.field import legend
from companion.cards.field import map as field_map
from companion.cards.shapes.sides import bar
from companion.cards.whose import side_title
from companion.field.shapes import Feature, Ground
from companion.language.tongue import declared, number, plural, tr
from companion.language.words import listed
from companion.table.file.battle import Command, Force

MADE = {
    "hill": "hills",
    "woods": "woods",
    "orchard": "orchards",
    "field": "cornfields",
    "rough": "rough ground",
    "road": "roads",
}
"""What is invented of a campaign's field, and has no name."""
declared(MADE)


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
    yield from legend.blocks(ground)
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
