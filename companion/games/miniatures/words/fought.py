"""A battle told with its pictures: the field at the end of each turn, and the roll of the turn.

Where nobody has a place there is no map: none is made up.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.drawing.figure import Figure, Illustrated, Stood
from companion.drawing.marks import pips
from companion.drawing.shapes import Box, Measure, Shape, Stroke, rectangle, thick
from companion.field.drawn import field_drawing
from companion.field.names import Names as Put
from companion.field.names import Sizes
from companion.games.miniatures.words import acts
from companion.games.miniatures.words.field import footprints
from companion.games.miniatures.words.field.labelled import around, name_of
from companion.games.miniatures.words.field.table import Table, table_of
from companion.games.miniatures.words.losses import arm
from companion.games.miniatures.words.names import Names
from companion.games.miniatures.words.report import report
from companion.games.miniatures.words.score import standing
from companion.games.miniatures.words.steps import Steps
from companion.games.miniatures.words.tellings import sentences
from companion.kernel.draws import Rolled
from companion.language.escaping import markdown
from companion.language.messages import told
from companion.language.tongue import number, tr
from companion.language.words import capital

WIDE = 408.0
"""Pixels of a map's width: two beside one another on a page, one on a phone, where its names can still be read."""
TALLEST = 1.2
"""How high a map is at the most, of its width."""
NAME, TOWN, PLACE = 11.0, 14.0, 11.0
"""Pixels of names: of units, of towns, of other places."""
GRAIN = 2.0
"""How much coarser patterns are than on a sheet at the largest scale."""
LEAST = 0.5
"""Stands over or under what was to be expected that make a roll worth quoting."""


def illustrated(session: Any, measure: Measure) -> Illustrated:
    """Give the report with a map a turn, as far as its seat knew it then. Raises BadInput for a bad score sheet."""
    figures: list[Figure] = []
    views, rolls = dict(session.turns()), _of_turns(session)
    names = Names(session.view)
    before: Table | None = None

    def opening(turn: int) -> Iterator[str]:
        nonlocal before
        view = views.get(turn)
        table = None if view is None or view.field is None else table_of(view, before)
        if table is not None and table.standings:
            before = table
            said = tr("The field at the end of turn {turn}", turn=turn)
            figures.append(field_figure(table, said, measure))
            yield f"![{said}](figure:{len(figures) - 1})"
        if turn in rolls:
            yield _quote(*rolls[turn], names)

    score = session.score()
    text = report(session.view, session.log(), Steps(session.sources), score, opening=opening, arms=_pips)
    if score is None:
        return Illustrated(text, tuple(figures))
    return Illustrated(text, tuple(figures), tuple(map(_stood, (score.union, score.confederate))), _verdict(session))


def _pips(unit: Any) -> str:
    """Give a unit's arm as a drawing of its stands, which says it in words too."""
    found = pips(unit)
    if found is None or not found.start:
        return arm(unit)
    zones = ",".join(map(str, found.zones))
    return f"![{arm(unit)}](pips:{found.shape}:{found.start}:{found.left}:{zones}:{unit.side})"


def _stood(score: Any) -> Stood:
    """Give a side's points with what each of them was for, in short."""
    items = tuple(f"{told(one.label)} {one.total}" for one in score.lines if one.count)
    return Stood(score.side, score.total, items)


def _verdict(session: Any) -> str:
    return f"{capital(standing(session.score(), over=session.view.over))}."


def field_figure(table: Table, said: str, measure: Measure) -> Figure:
    """Draw the whole table as wide as a column of a page, with the units on it: rings of leaders would cover them."""
    wide, tall = table.ground.table
    inch = min(WIDE / wide, WIDE * TALLEST / tall)
    return Figure(said, tuple(_shapes(table, measure, inch)), Box(0.0, 0.0, wide, tall), inch)


def _shapes(table: Table, measure: Measure, inch: float) -> Iterator[Shape]:
    point = thick(inch)
    size = NAME / point
    sizes = Sizes(TOWN / point, PLACE / point, PLACE / point, PLACE / point, PLACE / point)
    names = Put(table.ground, point / inch, measure, sizes=sizes)
    for layer in field_drawing(table.ground, GRAIN):
        yield from layer.shapes
    for one in table.standings:
        names.take(around(one))
    labels = [words for one in table.standings for words in name_of(one, size, names)]
    yield from names.put()
    for one in table.standings:
        yield from footprints.footprint(one, inch)
    yield from labels
    yield Stroke((rectangle(0.0, 0.0, *table.ground.table),), "ink", 2.0 / point, closed=True)


# ---- the roll of the turn


def _of_turns(session: Any) -> dict[int, tuple[Any, Rolled]]:
    """Give for each turn the roll that lay farthest from what was to be expected, as its fact, with its odds."""
    rolled: dict[int, list[Rolled]] = {}
    for entry, _, one in session.rolled():
        rolled.setdefault(entry, []).append(one)
    found: dict[int, tuple[Any, Rolled]] = {}
    for line in session.log():
        those, facts = rolled.get(line.entry, []), acts.rolls(line.events) if line.current else []
        if len(those) != len(facts):  # a roll without odds among them, or one that the seat may not read
            continue
        for fact, one in zip(facts, those, strict=True):
            far = abs(one.value - one.expected)
            if far >= LEAST and (line.turn not in found or far > _far(found[line.turn][1])):
                found[line.turn] = (fact, one)
    return found


def _far(one: Rolled) -> float:
    return float(abs(one.value - one.expected))


def _quote(fact: Any, one: Rolled, names: Names) -> str:
    """Quote a roll with the chance that it had."""
    chance = number(100 * one.p[0] / one.p[1], ".0f")
    told = markdown(" ".join(sentences([fact], names)))
    return f"> **{tr('Roll of the turn.')}** {told} {tr('{n} chances in 100.', n=chance)}"
