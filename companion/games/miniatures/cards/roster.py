"""The roster of a game: record sheets by division; on cards one for each unit as it is now, its charts on the back."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.cards.chart_words import head
from companion.cards.content import (
    Block,
    Card,
    Cell,
    Column,
    Deck,
    Drawing,
    Face,
    Heading,
    Paragraph,
    Picture,
    Ruled,
    Run,
    Tabbed,
    Table,
    Words,
    bold,
    cell,
    words,
)
from companion.cards.shapes import marks as drawn
from companion.cards.shapes.boxes import boxes, strut
from companion.cards.shapes.emblems import emblem
from companion.cards.shapes.pips import pips
from companion.cards.source import Source
from companion.cards.whose import bar, side_title
from companion.drawing import emblems, marks
from companion.games.miniatures.cards import forces, record
from companion.games.miniatures.cards.forces import Group
from companion.games.miniatures.cards.roster_charts import charts
from companion.games.miniatures.rules.state import Leader
from companion.games.miniatures.rules.view import UnitView, View
from companion.games.miniatures.words.names import Names
from companion.language.tongue import titled, tr
from companion.language.words import capital, plain, trait_words

PIP, MARK, STAR, BOX, ROW = 8.0, 4.4, 3.6, 3.2, 6.0
"""Millimetres."""
EMBLEM = 6.0
BOXES = 5
"""Boxes to tick for a marker that is put on again."""
_TO_COME = {"brigade": ("disordered", "low-ammunition"), "battery": ("low-ammunition", "silenced", "damaged")}


def deck(source: Source) -> Deck:
    """Make the record sheets of a side, or of both, and where a size of card is wanted a card for each unit."""
    view = source.view
    assert view is not None, "the registry asks for a game"
    made = tuple(record.sheets(source)) if source.size == "full" else _cards(source, view)
    return Deck(
        "roster",
        tr("Roster: {title}", title=titled(view.title)),
        made,
        kind="pages" if source.size == "full" else "cards",
    )


def _cards(source: Source, view: View) -> tuple[Card, ...]:
    names = Names(view)
    return tuple(
        _card(source, group, unit, names)
        for side in forces.sides(source)
        for group in forces.groups(view, side)
        for unit in group.units
    )


def _card(source: Source, group: Group, unit: UnitView, names: Names) -> Card:
    assert source.view is not None
    chapter = ", ".join(filter(None, (side_title(unit.side), group.corps, group.division)))
    face = front(source.view, group, unit, names)
    if shapes := emblem(unit.emblem, unit.side, source.pictures, EMBLEM):
        face = replace(face, emblem=Drawing(EMBLEM, EMBLEM, shapes, said=emblems.title(unit.emblem)))
    return Card(unit.id, face, charts(source.rules, unit), chapter)


def front(view: View, group: Group, unit: UnitView, names: Names) -> Face:
    """Give what a unit is and what has become of it; what the seat may not know is left out."""
    return Face(
        title=unit.name,
        label=forces.arm(unit),
        side=bar(unit.side),
        blocks=tuple(_blocks(view, group, unit, names)),
        legend=tr("{title}, turn {turn} of {last}", title=titled(view.title), turn=view.turn, last=view.last_turn),
    )


def _blocks(view: View, group: Group, unit: UnitView, names: Names) -> Iterator[Block]:
    yield Paragraph(words(bold(group.division or group.corps), f", {group.corps}" if group.division else ""))
    if away := forces.whereabouts(unit):
        gone = not forces.counts(unit)
        yield Paragraph(words(bold(f"{capital(away)}.", "wine" if gone else "ink")))
    shown = marks.pips(unit)
    if shown is not None:
        yield Picture(pips(shown, unit.side, PIP), "left")
        yield Tabbed(tuple(_strength(unit)))
    # What is ticked stands above what is read once: on a small card the rest goes on to a second one.
    yield from _markers(unit)
    yield from _losses(unit)
    yield from _table(_details(view, unit, names))
    if unit.note:
        yield Paragraph(words(unit.note))
    if unit.invented:
        yield Paragraph(words(Run(_invented(unit), italic=True)), style="foot")
    yield Ruled((tr("Notes"), "", ""), spare=True)


def _strength(unit: UnitView) -> Iterator[tuple[str, Cell]]:
    state = forces.state(unit)
    yield tr("Stands"), cell(bold(forces.strength(unit)), f", {tr(state)}" if state else "")
    if forces.counts(unit) and unit.fresh_at is not None and unit.worn_at is not None:
        yield tr("Condition"), cell(thresholds(unit.fresh_at, unit.worn_at, state))


def thresholds(fresh_at: int, worn_at: int, now: str = "") -> Words:
    """Say with how many stands a brigade is fresh, worn and spent; the present one stands out."""
    least, most = max(worn_at, 1), fresh_at - 1  # a brigade without a stand is gone
    worn = tr("{least} to {most}", least=least, most=most)
    if most <= least + 1:
        worn = str(least) if most == least else tr("{least} or {most}", least=least, most=most)
    said = {
        "fresh": tr("fresh {n} or more", n=fresh_at),
        "worn": tr("worn {n}", n=worn) if most >= least else "",
        "spent": tr("spent {n} or less", n=worn_at - 1) if worn_at > 1 else "",
    }
    parts = [Run(text, bold=state == now) for state, text in said.items() if text]
    return words(*(part for nth, run in enumerate(parts) for part in ((", ", run) if nth else (run,))))


def _details(view: View, unit: UnitView, names: Names) -> Iterator[tuple[str, Words, Drawing | None]]:
    """Give what is said of a unit, each with its word and, of an exceptional man, his star."""
    if unit.status == "on-table" and unit.outcome:
        yield tr("Maneuver"), words(capital(plain(unit.outcome))), None
    if forces.counts(unit):
        yield tr("Formation"), words(capital(marks.formation_words(unit))), None
    if unit.gun:
        yield tr("Guns"), words(tr("{gun} guns", gun=tr(unit.gun))), None
    if unit.label and unit.label != unit.name:
        yield tr("Batteries"), words(unit.label), None
    if unit.carbine:
        yield tr("Carbines"), words(tr(unit.carbine)), None
    if unit.traits:
        yield tr("Traits"), words(trait_words(unit.traits)), None
    if unit.commander or unit.exceptional_commander:
        exceptional = unit.exceptional_commander
        said = ", ".join(filter(None, (unit.commander, tr("exceptional") if exceptional else "")))
        yield tr("Commander"), words(said), _star(exceptional=True, side=unit.side) if exceptional else None
    for leader in view.leaders:
        if leader.id in unit.leaders:
            yield tr("With it"), forces.leader_name(leader), _star(exceptional=leader.exceptional, side=unit.side)
    for leader in _over(view, unit) if forces.counts(unit) else ():
        where = forces.leader_whereabouts(leader, names)
        yield tr("Under"), words(forces.leader_name(leader), f", {where}"), None
    if unit.charges:
        yield tr("Charges"), words(names(unit.charges)), None


def _over(view: View, unit: UnitView) -> Iterator[Leader]:
    """Give who commands the unit, from near to far, but for those who are with it."""
    for rank, place in (("division", unit.division), ("corps", unit.corps), ("army", "")):
        for one in view.leaders:
            if (one.side, one.rank) == (unit.side, rank) and one.id not in unit.leaders and place == one.commands:
                yield one


def _star(*, exceptional: bool, side: str) -> Drawing:
    said = tr("exceptional") if exceptional else tr("leader")
    return Drawing(STAR, STAR, drawn.star(STAR, filled=exceptional, side=side), true=True, said=said)


def _table(rows: Iterator[tuple[str, Words, Drawing | None]]) -> Iterator[Block]:
    made = tuple(
        (cell(bold(key)), cell(said), Cell((), drawing=drawing) if drawing else cell()) for key, said, drawing in rows
    )
    if made:
        yield Table((Column(), Column(1.0), Column(align="right")), made)


def _markers(unit: UnitView) -> Iterator[Block]:
    """Give each marker of the unit's kind with boxes to tick, those in force ticked; then what else holds now."""
    held = {mark.id: mark for mark in marks.marks(unit)}
    known = {"low-ammunition": unit.low_ammo is not None, "damaged": unit.damaged is not None}
    usual = [name for name in _TO_COME[unit.kind] if known.get(name, True)] if forces.counts(unit) else []
    rows = []
    there = held if forces.counts(unit) else held.keys() & {"wrecked"}
    for name in (*usual, *(name for name in there if name not in usual)):
        count = unit.damaged or 0 if name == "damaged" else 1
        ticked = count if name in held else 0
        if name == "damaged" and unit.stands_at_start is not None:
            ticks = boxes(min(BOXES, max(unit.stands_at_start, count)), min(ticked, BOXES), BOX)
        else:
            ticks = boxes(BOXES if name in usual else 1, ticked, BOX)
        said = tr(marks.MARKS[name].name)
        if name == "damaged" and count:
            said = tr("{name}: {n}", name=said, n=count)
        mark = Drawing(MARK, MARK, drawn.mark(name, MARK), true=True, said=marks.MARKS[name].letter)
        rows.append((Cell((), drawing=mark), cell(Run(said, bold=name in held)), Cell((), drawing=ticks)))
    if rows:
        yield Heading(tr("Markers"))
        yield Table((Column(least=MARK + 1), Column(1.0), Column(align="right")), tuple(rows))


def _losses(unit: UnitView) -> Iterator[Block]:
    """Give the stands lost so far, and room for those to come."""
    if unit.lost is None or unit.skedaddled is None or unit.captured is None:
        return
    gone = {tr("Lost"): unit.lost, tr("Skedaddled"): unit.skedaddled, tr("Captured"): unit.captured}
    if unit.set_aside:
        gone[tr("By the referee")] = unit.set_aside
    rows = [(cell(bold(tr("So far"))), *(cell(str(n)) for n in gone.values()))]
    if forces.counts(unit):
        room = (*(cell() for _ in range(len(gone) - 1)), Cell((), drawing=strut(ROW)))
        rows.append((cell(bold(tr("Since"))), *room))
    figures = [Column(1.0, align="center")] * len(gone)
    heads = head(tr("Stands"), *gone, align="center")
    yield Heading(tr("Losses"))
    yield Table((Column(), *figures), tuple(rows), (heads,), grid=True)


def _invented(unit: UnitView) -> str:
    named = ", ".join(tr(name.replace("_", " ")) for name in unit.invented)
    return tr("No source gives: {what}.", what=named)
