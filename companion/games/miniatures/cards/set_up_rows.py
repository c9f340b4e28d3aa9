"""What stands under a set-up map: who sets up, who comes when and where, what is worth holding."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.cards.chart_words import head
from companion.cards.content import Block, Cell, Column, Drawing, Heading, Paragraph, Table, bold, cell, words
from companion.cards.shapes.sides import bar
from companion.cards.whose import side_title
from companion.drawing import marks
from companion.games.miniatures.cards import forces
from companion.games.miniatures.rules.sequence import clock_at
from companion.games.miniatures.rules.state import SIDES
from companion.games.miniatures.rules.view import UnitView, View
from companion.games.miniatures.words.names import Names
from companion.games.miniatures.words.order import where
from companion.language.tongue import plural, tr

SINGLY = 8
"""So many units are listed one by one with their formations; more of them command by command."""


def set_up(view: View, side: str = "") -> Iterator[Block]:
    """Yield who is on the table at first, of one side or both."""
    those = [one for one in view.units if one.status == "on-table" and side in ("", one.side)]
    if not those:
        return
    yield Heading(tr("Set up before turn {turn}", turn=view.turn))
    if len(those) <= SINGLY:
        rows = [(_bar(one.side), cell(bold(one.name)), cell(_stands(one)), cell(_formation(one))) for one in those]
        rows += _leaders(view, side)
        yield Table((Column(), Column(1.0), Column(), Column(align="right")), tuple(rows))
    else:
        grouped = [row for one in SIDES if side in ("", one) for row in _groups(view, one)]
        yield Table((Column(), Column(), Column(1.0)), tuple(grouped))
    if any(one.properties.kind == "deployment" for one in view.field.ground):
        said = tr("Anywhere inside the broken line of his side, facing as he likes.")
        yield Paragraph(words(said), style="foot")


def _leaders(view: View, side: str) -> Iterator[tuple[Cell, Cell, Cell, Cell]]:
    """Yield the leaders who are there from the first, each with where he stands."""
    names = Names(view)
    for one in view.leaders:
        if one.status == "on-table" and side in ("", one.side):
            yield _bar(one.side), cell(bold(one.name)), cell(""), cell(where(one, names))


def _groups(view: View, side: str) -> Iterator[tuple[Cell, ...]]:
    for group in forces.groups(view, side):
        there = [one for one in group.units if one.status == "on-table"]
        if there:
            said = ", ".join(f"{_short(one)} {one.stands}" if one.kind == "brigade" else _short(one) for one in there)
            yield _bar(side), cell(bold(group.name)), cell(said)


def _bar(side: str) -> Cell:
    return Cell((), drawing=Drawing(1.6, 3.0, bar(side, 1.6, 3.0), true=True, said=side_title(side)))


def _stands(one: UnitView) -> str:
    if one.stands is None:
        return ""
    if one.kind == "battery":
        return plural(one.stands, "{n} gun stand", "{n} gun stands")
    return plural(one.stands, "{n} stand", "{n} stands")


def _formation(one: UnitView) -> str:
    return marks.formation_words(one)


def arrivals(view: View, side: str = "") -> Iterator[Block]:
    """Yield who comes when and over which edge, of one side or both; leaders after their troops."""
    due: dict[tuple[int, str, str], list[UnitView]] = {}
    led: dict[tuple[int, str, str], list[str]] = {}
    for unit in view.units:
        if unit.status == "to-arrive" and unit.arrives and side in ("", unit.side):
            due.setdefault((unit.arrives, unit.side, unit.edge or ""), []).append(unit)
    for leader in view.leaders:
        if leader.status == "to-arrive" and side in ("", leader.side):
            led.setdefault((leader.arrives.turn, leader.side, leader.arrives.edge), []).append(leader.name)
    if not due and not led:
        return
    yield Heading(tr("Arrivals"))
    rows = []
    for turn, whose, edge in sorted({*due, *led}):
        who = ", ".join((*_names(due.get((turn, whose, edge), [])), *led.get((turn, whose, edge), [])))
        rows.append((_bar(whose), cell(bold(str(turn))), cell(_clock(view, turn)), cell(tr(edge)), cell(who)))
    titles = head("", tr("Turn"), tr("Hour"), tr("Edge"), tr("Who"))
    yield Table((Column(), Column(), Column(), Column(), Column(1.0)), tuple(rows), (titles,))


def _names(units: Sequence[UnitView]) -> Iterator[str]:
    """Yield the names of units; batteries of one battalion are called by it, and counted."""
    for one in units:
        if one.kind != "battery" or not one.battalion:
            yield _short(one)
    battalions = [one.battalion for one in units if one.kind == "battery" and one.battalion]
    for name in dict.fromkeys(battalions):
        those = [one for one in units if one.battalion == name]
        many = plural(len(those), "{battalion}, {n} battery", "{battalion}, {n} batteries", battalion=name)
        yield many if len(those) > 1 else _short(those[0])


def _short(one: UnitView) -> str:
    """Give a name without what stands in brackets: a battery's number, a brigade's other commander."""
    return one.name.partition(" (")[0]


def _clock(view: View, turn: int) -> str:
    return clock_at(view.starts_at, view.minutes, turn) if view.starts_at and view.minutes else ""


def worth(view: View) -> Iterator[Block]:
    """Yield what is worth holding, by its number on the map, and what it is worth in all."""
    if not view.objectives:
        return
    yield Heading(tr("Objectives"))
    rows = tuple(
        (
            cell(bold(str(nth))),
            cell(one.name),
            cell(side_title(one.holder) if one.holder else tr("nobody")),
            cell(bold(str(one.points))),
        )
        for nth, one in enumerate(view.objectives, 1)
    )
    titles = (*head("", tr("Objective"), tr("Held by")), *head(tr("Points"), align="right"))
    yield Table((Column(), Column(1.0), Column(), Column(align="right")), rows, (titles,))
    every = sum(one.points for one in view.objectives)
    said = tr("{points} in all, to the side that holds it after turn {turn}.", points=every, turn=view.last_turn)
    yield Paragraph(words(said), style="foot")
