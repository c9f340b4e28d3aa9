"""Rows of any chart as tables that fit a card: one that is too wide is turned, or split into several."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from companion.cards.any_words import clauses_of, is_reference, reference_clauses, said, small, titled
from companion.cards.chart_words import DASH, span, unique
from companion.cards.content import Cell, Column, Table, bold, words
from companion.charts.vocabulary import WHERE
from companion.language.figures import figure, signed
from companion.language.tongue import tr

ROOM = 66
"""Letters that stand beside one another on a card of A6."""
GAP = 1
"""Letters' room between two columns."""
WORD = 14
"""From so many letters on a column may break its lines."""
LETTER = 1.45
"""Millimetres of a letter on a card of A6, generously."""
TWO = 2
"""No more than two columns are never parted."""
NAMED = ("label", "name", "id")
BAND = ("min", "max")

Line = dict[str, Cell]
"""A row: {head: cell}."""


def lined(row: Mapping[str, Any], chart: Mapping[str, Any], names: Mapping[str, str], kind: str) -> Line:
    """Give a row's cells under their heads, its name under what kind of row it is.

    `min` and `max` are one span, `printed` cells stand under the effects, and a `no_` clause is a "no".
    """
    own = unique((*clauses_of([row.get("id")]), *reference_clauses(row)))
    named = next((key for key in NAMED if isinstance(row.get(key), str) and row[key].strip()), None)
    printed = _effects(row, chart)
    skipped = {str(one.get("id", "")) for one in printed} | {"printed", "half"} if printed else set()
    skipped |= {"id"} if named in NAMED[:2] else set()
    bands = all(_bound(row.get(one)) for one in BAND)
    line: Line = {}
    for key, value in sorted(row.items(), key=lambda item: item[0] != named):
        if key in skipped or is_reference(key, value):
            continue
        found = clauses_of([value, row.get(f"{key}_clause")]) or own
        if key in BAND and bands:
            first = next(one for one in BAND if one in row)
            if named != "label" and key == first:
                line[_free(tr("Total"), line)] = Cell((bold(span(row.get("min"), row.get("max"))),), own)
        elif key == WHERE:
            line[titled(key)] = Cell(words(str(value)), own)  # as the file has it
        elif key == named:
            text = _printed(value) if printed else said(key, value, names)
            head = key if kind in ("row", "rows") or kind in row else kind
            line[tr("Points") if printed else titled(head)] = Cell((bold(text),), unique((*own, *clauses_of(value))))
        elif key.startswith("no_") and small(value):
            line[_free(titled(key.removeprefix("no_")), line)] = Cell(words(tr("no")), found)
        elif key == "value" and own and isinstance(value, int):
            line[_free(titled(key), line)] = Cell((bold(signed(value)),), found)
        else:
            line[_free(titled(key), line)] = Cell(words(said(key, value, names)), found, style=small(value))
    for one, text in zip(printed, row.get("printed", ()), strict=False) if printed else ():
        line[_free(titled(str(one.get("name", ""))), line)] = Cell(words(_printed(str(text))), own)
    return line or {titled(kind): Cell(words(", ".join(own) or DASH), own)}


def _free(head: str, line: Line) -> str:
    """Give a head that the row does not have yet."""
    return head if head not in line else _free(f"{head} ·", line)


def _bound(value: Any) -> bool:
    return value is None or (isinstance(value, int) and not isinstance(value, bool))


def _effects(row: Mapping[str, Any], chart: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """Give the rows under whose names a row's `printed` cells stand, or none."""
    effects, printed = chart.get("effect"), row.get("printed")
    if not isinstance(effects, list) or not isinstance(printed, list) or len(effects) != len(printed):
        return []
    return effects if all(isinstance(one, Mapping) and one.get("name") for one in effects) else []


def _printed(text: str) -> str:
    """Give what is printed with our signs; in one cell the sheet has a full stop for a comma."""
    if text in ("-", "1/2"):
        return figure(text) if text != "-" else DASH
    return ", ".join(part.strip() for part in text.replace(".", ",").replace(" to ", "–").replace("-", "−").split(","))


def grid(lines: Sequence[Line]) -> Iterator[Table]:
    """Give rows as one table, turned where only that fits, else split into tables that fit."""
    heads = list(dict.fromkeys(head for line in lines for head in line))
    columns = [[_head(head), *(line.get(head, Cell(words(DASH))) for line in lines)] for head in heads]
    turned = [list(row) for row in zip(*columns, strict=True)]
    if _least(columns) <= ROOM or len(columns) <= TWO:
        yield _table(columns)
    elif len(turned) > 1 and _least(turned) <= ROOM:
        yield _table(turned)
    else:
        yield from (_table(group) for group in _groups(columns))


def _head(text: str) -> Cell:
    return Cell((bold(text),), style="label")


def _groups(columns: list[list[Cell]]) -> Iterator[list[list[Cell]]]:
    """Part columns so that each group fits; every group begins with the first column."""
    groups = list(_parted(columns, len(columns)))
    yield from _parted(columns, -(-(len(columns) - 1) // len(groups)))


def _parted(columns: list[list[Cell]], most: int) -> Iterator[list[list[Cell]]]:
    """Part columns into groups of at most `most` beside the first one."""
    first, group = columns[0], [columns[0]]
    for column in columns[1:]:
        if len(group) > 1 and (len(group) > most or _least([*group, column]) > ROOM):
            yield group
            group = [first]
        group.append(column)
    yield group


def _table(columns: list[list[Cell]]) -> Table:
    widths = [_natural(column) for column in columns]
    loose = sum(widths) + GAP * len(columns) > ROOM
    heads, *rows = zip(*columns, strict=True)
    return Table(
        columns=tuple(
            Column(
                min(width, ROOM) / ROOM if loose and width > WORD else 0.0,
                style="key" if place == 0 else "cell",
                least=LETTER * width if loose and width <= WORD else 0.0,
            )
            for place, width in enumerate(widths)
        ),
        heads=(tuple(heads),),
        rows=tuple(tuple(row) for row in rows),
    )


def _natural(column: Sequence[Cell]) -> int:
    """Give the letters of a column's longest cell; its head may break."""
    return max(_word(column[:1]), *(len(_said(cell)) for cell in column[1:]))


def _least(columns: Sequence[Sequence[Cell]]) -> int:
    """Give the letters that columns need at least, long cells broken at their words."""
    return sum(min(_natural(column), max(WORD, _word(column))) + GAP for column in columns)


def _word(column: Sequence[Cell]) -> int:
    return max((len(word) for cell in column for word in _said(cell).split()), default=0)


def _said(cell: Cell) -> str:
    return "".join(run.text for run in cell.said)
