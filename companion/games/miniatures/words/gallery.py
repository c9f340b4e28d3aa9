"""What can be begun: scenarios with their forces, and rosters row by row, with what is wrong in each."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from companion.charts.faults import BadInput, Problem
from companion.drawing import marks
from companion.games.miniatures.setup.rosters import read_roster
from companion.games.miniatures.setup.scenario import read_scenario
from companion.games.miniatures.words.names import Names
from companion.language.escaping import of_cell
from companion.language.tongue import plural, titled, tr
from companion.language.words import side_words


class Formation(NamedTuple):
    """A corps or division of a scenario with its units as pips."""

    name: str
    leader: str
    arrives: str
    units: tuple[tuple[str, marks.Pips | None], ...]


class Card(NamedTuple):
    """A scenario as the gallery shows it."""

    title: str
    date: str
    description: str
    facts: str
    objectives: tuple[str, ...]
    sides: tuple[tuple[str, str, tuple[Formation, ...]], ...]
    """Side, its strength in words, its formations."""


def card(view: Any, text: str, file: str) -> Card:
    """Give a scenario's card from its view at the start and its text; raises BadInput."""
    scenario = read_scenario(text, file)
    title, _, date = titled(view.title).partition(", ")
    first, turns = side_words(view.first), view.last_turn
    facts = plural(turns, "{n} turn; {side} goes first", "{n} turns; {side} goes first", side=first)
    if scenario.starts_at:
        facts = plural(
            turns,
            "{n} turn, {minutes} minutes a turn from {clock}; {side} goes first",
            "{n} turns, {minutes} minutes a turn from {clock}; {side} goes first",
            minutes=scenario.minutes,
            clock=scenario.starts_at,
            side=first,
        )
    objectives = tuple(
        plural(one.points, "{name}, {n} point", "{name}, {n} points", name=one.name) for one in view.objectives
    )
    sides = tuple((side, strength(view, side), tuple(_formations(view, side))) for side in ("union", "confederate"))
    description = tr(" ".join(scenario.description.split()))
    return Card(title, date, description, facts, objectives, sides)


def _stands(count: int) -> str:
    return plural(count, "{n} stand", "{n} stands")


def strength(view: Any, side: str) -> str:
    """Give a side's strength: "9 brigades with 78 stands, 7 gun stands"."""
    units = [one for one in view.units if one.side == side]
    brigades = [one for one in units if one.kind == "brigade"]
    guns = sum(one.stands for one in units if one.kind == "battery")
    stands = sum(one.stands for one in brigades)
    return tr(
        "{brigades} with {stands}, {guns}",
        brigades=plural(len(brigades), "{n} brigade", "{n} brigades"),
        stands=_stands(stands),
        guns=plural(guns, "{n} gun stand", "{n} gun stands"),
    )


def _formations(view: Any, side: str) -> Iterator[Formation]:
    names = Names(view)
    groups: dict[str, list[Any]] = {}
    for one in names.ordered(one for one in view.units if one.side == side):
        groups.setdefault(one.division or one.corps, []).append(one)
    for place, units in groups.items():
        led = [one.name for one in view.leaders if one.side == side and one.commands == place]
        turns = sorted({one.arrives for one in units if one.status == "to-arrive"})
        comes = tr("turn {n}", n=turns[0]) if turns else tr("on the table")
        yield Formation(
            names.formation(place), led[0] if led else "", comes, tuple((one.name, marks.pips(one)) for one in units)
        )


class PreviewRow(NamedTuple):
    """A row of a roster: its cells, and what is wrong with it."""

    file: str
    number: int
    cells: tuple[str, ...]
    problem: str


class Preview(NamedTuple):
    """Rosters before a game is begun with them."""

    columns: tuple[str, ...]
    rows: tuple[PreviewRow, ...]
    problems: tuple[str, ...]
    """What is wrong beyond single rows."""


SHOWN = ("side", "corps", "division", "unit", "arm", "men", "stands", "guns", "leader", "arrives")


def preview(texts: Mapping[str, str]) -> Preview:
    """Give rosters row by row, bad rows marked with what is wrong and what to do."""
    problems: dict[tuple[str, int], list[str]] = {}
    beyond: list[str] = []
    for file, text in texts.items():
        try:
            read_roster(text, file)
        except BadInput as error:
            for problem in error.problems:
                number = _row_of(problem)
                if number:
                    problems.setdefault((file, number), []).append(_said(problem))
                else:
                    beyond.append(f"{file}: {_said(problem)}")
    rows: list[PreviewRow] = []
    for file, text in texts.items():
        for number, cells in _rows(text):
            told = "; ".join(problems.pop((file, number), []))
            rows.append(PreviewRow(file, number, tuple(cells.get(name, "") for name in SHOWN), told))
    beyond += [
        tr("{file}, row {row}: {problems}", file=file, row=row, problems="; ".join(told))
        for (file, row), told in problems.items()
    ]
    return Preview(SHOWN, tuple(rows), tuple(beyond))


def _row_of(problem: Problem) -> int:
    found = re.match(r"row (\d+)", problem.path)
    # The first row is the header: what is wrong with it belongs to the file and to no unit.
    return int(found[1]) if found and int(found[1]) > 1 else 0


def _said(problem: Problem) -> str:
    column = problem.path.partition(", ")[2]
    hint = f" ({problem.hint})" if problem.hint else ""
    return f"{column}: {problem.what}{hint}" if column else f"{problem.what}{hint}"


def _rows(text: str) -> Iterator[tuple[int, dict[str, str]]]:
    """Give the rows under the header by name, with their number in the file; blank lines are passed over."""
    reader = csv.reader(io.StringIO(text.removeprefix("\ufeff")))
    header: list[str] = []
    try:
        for cells in reader:
            if not header:
                header = [cell.strip().lower() for cell in cells]
            elif any(cell.strip() for cell in cells):
                yield reader.line_num, dict(zip(header, (of_cell(cell.strip()) for cell in cells), strict=False))
    except csv.Error:
        return


class Group(NamedTuple):
    """Units of one side that stand on the table at the start, or come on together."""

    side: str
    turn: int
    """0 for the start."""
    edge: str
    units: tuple[marks.Pips, ...]

    @property
    def words(self) -> str:
        """Say when they come."""
        return tr("turn {n}", n=self.turn) if self.turn else tr("at the start")


def plan(view: Any) -> tuple[Group, ...]:
    """Give both sides' units by the turn and the edge by which they come, the earliest first."""
    found: dict[tuple[str, int, str], list[marks.Pips]] = {}
    for one in view.units:
        shown = marks.pips(one)
        if shown is not None:
            waits = one.status == "to-arrive"
            place = (one.side, one.arrives if waits else 0, (one.edge or "") if waits else "")
            found.setdefault(place, []).append(shown)
    groups = [Group(*place, tuple(units)) for place, units in found.items()]
    return tuple(sorted(groups, key=lambda one: (one.turn, one.edge, one.side)))


def plan_aloud(groups: tuple[Group, ...]) -> str:
    """Give the picture in words: who comes when and from where."""
    said = []
    for one in groups:
        stands = sum(unit.start for unit in one.units)
        when = tr("{when} by the {edge}", when=one.words, edge=tr(one.edge)) if one.edge else one.words
        units = plural(len(one.units), "{n} unit", "{n} units")
        said.append(
            tr(
                "{side}, {when}: {units} with {stands}",
                side=side_words(one.side),
                when=when,
                units=units,
                stands=_stands(stands),
            )
        )
    return "; ".join(said)
