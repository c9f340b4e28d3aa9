"""The whole game on one page a side: each unit as it is, leaders, arrivals, objectives."""

from __future__ import annotations

from collections.abc import Iterator

from companion.cards.chart_words import head, keyed
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
    Table,
    bold,
    cell,
    words,
)
from companion.cards.shapes.pips import pips
from companion.cards.source import Source
from companion.cards.whose import bar, side_title
from companion.drawing import marks
from companion.games.miniatures.cards import forces
from companion.games.miniatures.rules.state import SIDES, Leader
from companion.games.miniatures.rules.view import UnitView, View
from companion.games.miniatures.words.names import Names
from companion.games.miniatures.words.status import title as moment
from companion.language.tongue import titled, tr
from companion.language.words import trait_words

PIP, MARK = 3.4, 4.2
"""Millimetres."""
COLUMNS = (
    Column(),
    Column(align="center"),
    Column(),
    Column(),
    Column(align="center"),
    Column(),
    Column(1.5),
    Column(1.6),
)


def deck(source: Source) -> Deck:
    """Make a page for each side, or for the side that is asked for."""
    view = source.view
    assert view is not None, "the registry asks for a game"
    cards = tuple(Card(side, _face(view, side), chapter=side_title(side)) for side in forces.sides(source))
    return Deck("status", tr("Status: {title}", title=titled(view.title)), cards, kind="pages")


def _face(view: View, side: str) -> Face:
    blocks = (
        Paragraph(words(bold(moment(view)))),
        *objectives(view),
        *order_of_battle(view, side),
        *arrivals(view, side),
        *leaders_apart(view, side),
    )
    return Face(titled(view.title), blocks, side_title(side), side=bar(side), legend=_legend())


def _legend() -> str:
    states = ", ".join(tr("{letter} {state}", letter=letter, state=tr(state)) for state, letter in marks.STATES.items())
    return tr("{states}. Lost stands are struck through.", states=states)


def objectives(view: View) -> Iterator[Block]:
    """Give the objectives with their points and who holds them, and what each side holds in all."""
    if not view.objectives:
        return
    yield Heading(tr("Objectives"))
    rows = tuple((cell(bold(one.name)), cell(str(one.points)), cell(held_by(one.holder))) for one in view.objectives)
    held = {side: sum(one.points for one in view.objectives if one.holder == side) for side in SIDES}
    total = ", ".join(tr("{side} {points}", side=side_title(side), points=points) for side, points in held.items())
    sums = (cell(bold(tr("Points held"))), cell(), cell(bold(total)))
    heads = (head(tr("Place"), tr("Points"), tr("Held by")),)
    yield Table((Column(2.0), Column(align="right"), Column(2.0)), (*rows, sums), heads)


def held_by(side: str) -> str:
    """Say who holds a place."""
    return side_title(side) if side else tr("nobody")


def order_of_battle(view: View, side: str) -> Iterator[Block]:
    """Give a side's units under their corps and divisions: state, stands, formation, markers, leaders, losses."""
    names = Names(view)
    leaders = {leader.id: leader for leader in view.leaders}
    rows: list[tuple[Cell, ...]] = []
    above = ""
    for group in forces.groups(view, side):
        corps = f"{group.corps}, " if group.division and group.corps != above else ""
        above = group.corps
        title = words(corps, *forces.led(group, names))
        rows.append((Cell(title, span=len(COLUMNS), tint="wash"),))
        rows += [_unit(unit, leaders) for unit in group.units]
    heads = head(tr("Unit"), "", tr("Stands"), "", tr("Form"), tr("Marks"), tr("With it"), tr("Losses"))
    yield Table(COLUMNS, tuple(rows), (heads,))


def _unit(unit: UnitView, leaders: dict[str, Leader]) -> tuple[Cell, ...]:
    shown = marks.pips(unit)
    state = marks.STATES.get(forces.state(unit), "")
    first = (
        cell(bold(unit.name)),
        cell(bold(state)),
        _drawn(pips(shown, unit.side, PIP, ticks=False) if shown else None),
        cell(forces.strength(unit)),
    )
    lost = cell(forces.losses(unit))
    if away := forces.whereabouts(unit):
        return (*first, Cell(words(away), span=3, align="left"), lost)
    with_it = [tr("exceptional commander")] if unit.exceptional_commander else []
    with_it += [leaders[one].name for one in unit.leaders if one in leaders]
    with_it += [trait_words(unit.traits)] if unit.traits else []
    return (*first, cell(marks.formation(unit)), _drawn(_marks(unit)), cell(", ".join(with_it)), lost)


def _drawn(drawing: Drawing | None) -> Cell:
    return Cell((), drawing=drawing) if drawing else cell()


def _marks(unit: UnitView) -> Drawing | None:
    return forces.marks_drawing(unit, MARK)


def arrivals(view: View, side: str) -> Iterator[Block]:
    """Give what is still to come, by turn and edge: units first, then leaders."""
    due: dict[tuple[int, str], list[str]] = {}
    for unit in view.units:
        if unit.side == side and unit.status == "to-arrive":
            due.setdefault((unit.arrives or 0, unit.edge or ""), []).append(unit.name)
    for leader in view.leaders:
        if leader.side == side and leader.status == "to-arrive":
            due.setdefault((leader.arrives.turn, leader.arrives.edge), []).append(leader.name)
    if due:
        yield Heading(tr("To arrive"))
        yield keyed((_when(turn, edge), "; ".join(those), ()) for (turn, edge), those in sorted(due.items()))


def _when(turn: int, edge: str) -> str:
    when = tr("Turn {turn}", turn=turn) if turn else tr("Not fixed")
    return f"{when}, {tr(edge)}" if edge else when


def leaders_apart(view: View, side: str) -> Iterator[Block]:
    """Give the leaders who ride alone, then those who fell or were captured."""
    names = Names(view)
    apart = [one for one in view.leaders if one.side == side and one.status == "on-table" and not one.attached]
    gone = [one for one in view.leaders if one.side == side and one.status in ("fallen", "captured")]
    for heading, those in ((tr("Leaders with no unit"), apart), (tr("Fallen or captured"), gone)):
        if those:
            yield Heading(heading)
            yield Table((Column(), Column(1.0)), tuple(_leader(one, names) for one in those))


def _leader(leader: Leader, names: Names) -> tuple[Cell, Cell]:
    """Give a leader and what he leads; of one who is gone, what became of him."""
    commands = tr("{rank} leader", rank=tr(leader.rank))
    if leader.commands and names.formation(leader.commands) != leader.name:
        commands = tr("{what}, {name}", what=commands, name=names.formation(leader.commands))
    where = "" if leader.status == "on-table" else forces.leader_whereabouts(leader, names)
    return cell(forces.leader_name(leader)), cell(", ".join(filter(None, (commands, where))))
