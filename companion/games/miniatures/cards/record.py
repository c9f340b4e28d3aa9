"""Record sheets: the brigades, batteries and leaders of one division or several on a page, boxes to tick turn by turn.

    corps ── divisions, as many as a page holds ──► a sheet: brigades, batteries, leaders, and the charts at the foot

A page holds about eight brigades; what has more goes on to a second sheet, and the type is never smaller for it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from companion.cards.content import Bands, Block, Card, Drawing, Face, Gap
from companion.cards.sizes import PAPERS
from companion.cards.source import Source
from companion.cards.whose import bar, side_title
from companion.games.miniatures.cards import forces, record_charts, record_rows
from companion.games.miniatures.cards.forces import Group
from companion.games.miniatures.cards.record_rows import WIDTH
from companion.games.miniatures.rules.state import Leader
from companion.games.miniatures.rules.view import UnitView, View
from companion.games.miniatures.words.names import Names
from companion.language.tongue import titled, tr
from companion.language.words import listed

EMPTY, TITLE, CHARTS = 12.0, 16.0, 79.0
"""Millimetres: what a page leaves empty at its edges, what its head and foot take, what the charts need at least."""


def sheets(source: Source) -> Iterator[Card]:
    """Give the sheets of each side, corps by corps, as many divisions on one as the paper holds."""
    view: View = source.view
    names = Names(view)
    foot = tuple(record_charts.blocks(source.rules))
    for side in forces.sides(source):
        every = tuple(forces.groups(view, side))
        for corps, those in groupby(every, lambda group: group.corps):
            groups = tuple(those)
            for part in _packed(groups, _room(source.paper)):
                divisions = [one.division for one in part if one.division]
                name = corps if len(part) == len(groups) or not divisions else listed(divisions)
                # Who commands the army rides with its first corps: his sheet is the one that is always there.
                more = forces.army_leaders(view, side) if part[0] is every[0] else ()
                leaders = (*(one for group in part for one in group.leaders), *more)
                blocks = (*_blocks(source, part, leaders, names), Gap(1.5), *foot)
                yield _sheet(source, side, (name, corps), part, blocks)


def _room(paper: str) -> float:
    """Give the height of a sheet's rows, in millimetres of a page as wide as they are drawn."""
    width, height = PAPERS[paper]
    k = (width - 2 * EMPTY) / WIDTH
    return (height - 2 * EMPTY) / k - TITLE - CHARTS


def _packed(groups: Sequence[Group], room: float) -> Iterator[tuple[Group, ...]]:
    """Part a corps' divisions into sheets; a division is never parted where it fits one."""
    part: list[Group] = []
    for group in groups:
        if part and _height((*part, group)) > room:
            yield tuple(part)
            part = []
        part.append(group)
    if part:
        yield tuple(part)


def _height(groups: Sequence[Group]) -> float:
    units = [unit for group in groups for unit in group.units]
    leaders = sum(len(group.leaders) for group in groups)
    return record_rows.height(
        sum(one.kind == "brigade" for one in units), sum(one.kind == "battery" for one in units), leaders
    )


def _sheet(
    source: Source, side: str, names: tuple[str, str], groups: Sequence[Group], blocks: tuple[Block, ...]
) -> Card:
    view: View = source.view
    name, corps = names
    where = "" if name == corps else corps
    label = ", ".join(part for part in (tr("record sheet"), where, titled(view.title)) if part)
    face = Face(
        name,
        blocks,
        label,
        record_charts.foot(source.rules),
        bar(side),
        tr(
            "turn {turn} of {last}; D disordered, A low on ammunition, Si silenced", turn=view.turn, last=view.last_turn
        ),
    )
    known = [one.id for group in groups for one in group.units] or [one.id for group in groups for one in group.leaders]
    chapter = ", ".join(part for part in (side_title(side), where) if part)
    return Card(f"{side}-{known[0]}", face, chapter=chapter)


def _blocks(source: Source, groups: Sequence[Group], leaders: Sequence[Leader], names: Names) -> Iterator[Block]:
    view: View = source.view
    turns = record_rows.turns(view)
    rows: dict[str, list[tuple[Group, UnitView]]] = {"brigade": [], "battery": []}
    for group in groups:
        for unit in group.units:
            rows[unit.kind].append((group, unit))
    if rows["brigade"]:
        yield Bands(
            tuple(record_rows.brigade(source, group.name, unit, turns) for group, unit in rows["brigade"]),
            (record_rows.head(turns),),
        )
    if rows["battery"]:
        yield Bands(
            tuple(record_rows.battery(view, unit, turns, source.pictures) for _, unit in rows["battery"]),
            (record_rows.head(turns, guns=True),),
        )
    if leaders:
        made: tuple[Drawing, ...] = tuple(record_rows.leader(one, names) for one in leaders)
        yield Bands(made, (record_rows.leaders_head(),))
