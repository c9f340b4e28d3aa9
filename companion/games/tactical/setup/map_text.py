"""A map of square-grid battles as text: a sign a square for terrain and elevation, and lists, to be edited by hand.

    title: The field of Antietam
    [legend]             . clear
    [terrain]            a line a row of squares, from the north; a sign of the legend for each square, from the west
    [elevation]          the same with digits, 1 the lowest
    [waters]             Antietam Creek: 0,22 1,22 2,22      downstream, every water square and every crossing
    [bridges]            9,23 Upper Bridge
    [fords]              15,21 Pry's Ford
    [roads]              Smoketown Road: 18,9 17,9 17,10     every square on the way
    [objectives]         18,9 Dunker Church
    [entries]            union 2: 0,18 0,19 0,20             who comes on there, in the order in which squares fill
    [rears]              union: 0,35                         the corner that a side's rear lies towards
    [places]             28,10 28,11 Sharpsburg

Squares are row,column from the north-west, both from 0 (ANT-R-COORDS). Lines that begin with # are notes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache

import msgspec

from companion.charts.faults import Problem
from companion.charts.sections import Line, Sheet, near
from companion.games.tactical.rules.ground.map import Ground, Terrains, lay
from companion.games.tactical.setup.map_sense import sense
from companion.games.tactical.setup.map_sheet import SQUARE, MapSheet
from companion.language.tongue import tr

SECTIONS = (
    "legend",
    "terrain",
    "elevation",
    "waters",
    "bridges",
    "fords",
    "roads",
    "objectives",
    "entries",
    "rears",
    "places",
)


def read_map(text: str, terrains: Terrains, *, file: str) -> Ground:
    """Read a map, once for every text; raises BadInput with every problem: line and column, what is wrong, what to do.

    That has the ground as far as that can be laid: what has no terrain counts as the first of the legend that is open.
    """
    return _read(text, terrains, file)


@lru_cache(maxsize=8)
def _read(text: str, terrains: Terrains, file: str) -> Ground:
    sheet = MapSheet(file, terrains)
    sheet.part(text, SECTIONS)
    for name, read in _READERS.items():
        if name in sheet.sections:
            read(sheet.sections[name], name, sheet)
    sense(sheet)
    # Open ground for what cannot be read: with some ground at hand the set-up can be checked against the rest of the
    # map.
    kinds = [kind for kind in sheet.signs.values() if kind not in terrains.closed]
    if not kinds or not sheet.kinds:
        sheet.refuse()
    ground = _laid(sheet, kinds[0])
    sheet.refuse(ground)
    return ground


def _laid(sheet: MapSheet, unread: str) -> Ground:
    """Lay the ground of a sheet; `unread` is the terrain of the squares without one."""
    return lay(
        title=sheet.title,
        terrains=sheet.terrains,
        kinds={at: kind or unread for at, kind in sheet.kinds.items()},
        levels=dict.fromkeys(sheet.kinds, 1) | sheet.levels,
        waters=sheet.lines("waters"),
        bridges=sheet.names("bridges"),
        fords=sheet.names("fords"),
        roads=sheet.lines("roads"),
        objectives=sheet.names("objectives"),
        entries=sheet.lines("entries"),
        rears=sheet.rears(),
        places=sheet.names("places"),
    )


def located(problems: Iterable[Problem], text: str) -> list[Problem]:
    """Give the problems of a map that can be read, told by square or section, with line and column in its text."""
    sheet = Sheet("")
    sheet.part(text, SECTIONS)
    rows, found = sheet.sections["terrain"], []
    for one in problems:
        square, lines = SQUARE.match(one.path), sheet.sections.get(one.path, ())
        if square is not None and int(square[1]) < len(rows):
            found.append(msgspec.structs.replace(one, line=rows[int(square[1])].number, column=int(square[2]) + 1))
        elif lines:
            found.append(msgspec.structs.replace(one, line=lines[0].number, column=1))
        else:
            found.append(one)
    return found


def _legend(lines: Sequence[Line], section: str, sheet: MapSheet) -> None:
    for line in lines:
        sign, terrain = line.text[:1], line.text[1:].strip()
        if not line.text[1:2].isspace() or not terrain:
            sheet.wrong(line.number, 1, tr("a line of the legend wants a sign, a space and a terrain"), ". clear")
            continue
        column = line.words(1)[0][0]
        if terrain not in sheet.terrains.sorts:
            sheet.wrong(
                line.number,
                column,
                tr("{terrain!r} is no terrain", terrain=terrain[:30]),
                near(terrain, sheet.terrains.sorts),
            )
            continue
        if sign in sheet.signs:
            sheet.wrong(
                line.number,
                1,
                tr("{sign!r} is {terrain} already", sign=sign, terrain=sheet.signs[sign]),
                tr("a sign of its own for each terrain"),
            )
        elif terrain in sheet.signs.values():
            sheet.wrong(line.number, column, tr("{terrain} has two signs", terrain=terrain), tr("keep one"))
        sheet.signs.setdefault(sign, terrain)


def _terrain(lines: Sequence[Line], section: str, sheet: MapSheet) -> None:
    width = sheet.width(lines, section, "squares")
    legend = ", ".join(f"{sign} {terrain}" for sign, terrain in sheet.signs.items())
    for row, line in enumerate(lines):
        for column, sign in enumerate(line.text[:width].ljust(width)):
            at, inside = (row, column), column < len(line.text)
            if sign == " " and inside:
                hint = tr("a sign of the legend for each square")
                sheet.wrong(
                    line.number, column + 1, tr("the map has a hole at {row},{column}", row=row, column=column), hint
                )
            elif sign not in sheet.signs and inside:
                sheet.wrong(line.number, column + 1, tr("{sign!r} is no sign of the legend", sign=sign), legend)
            sheet.kinds[at] = sheet.signs.get(sign, "")
            sheet.spots[at] = (line.number, column + 1)


def _elevation(lines: Sequence[Line], section: str, sheet: MapSheet) -> None:
    width = sheet.width(lines, section, "squares")
    rows, columns = (1 + max((at[axis] for at in sheet.kinds), default=-1) for axis in (0, 1))
    if lines and (len(lines), width) != (rows, columns):
        what = tr(
            "{lines} rows of {width} squares; the terrain has {rows} of {columns}",
            lines=len(lines),
            width=width,
            rows=rows,
            columns=columns,
        )
        sheet.wrong(lines[0].number, 1, what, tr("an elevation for each square"))
    known = [str(level) for level in range(1, sheet.terrains.elevations + 1)]
    for row, line in enumerate(lines):
        for column, digit in enumerate(line.text[:width]):
            if digit not in known:
                hint = tr("{first} to {last}", first=known[0], last=known[-1])
                sheet.wrong(
                    line.number,
                    column + 1,
                    tr("{digit!r} is no elevation of {row},{column}", digit=digit, row=row, column=column),
                    hint,
                )
            sheet.levels[row, column] = int(digit) if digit in known else 1


def _marks(lines: Sequence[Line], section: str, sheet: MapSheet) -> None:
    """Read squares with a name behind them: one a line, several for places."""
    marks = sheet.named.setdefault(section, {})
    for line in lines:
        words = line.words()
        # Without any square the first word is taken for one, so that it is told as a bad square and not as a name.
        squares = [found for found in words if SQUARE.match(found[1])] or words[:1]
        squares = squares if section == "places" else words[:1]
        name = line.text[words[len(squares)][0] - 1 :] if len(words) > len(squares) else ""
        if not name:
            sheet.wrong(line.number, len(line.text) + 1, tr("the name is missing"), "18,9 Dunker Church")
        for column, word in squares:
            at = sheet.square(line, column, word)
            if at is None:
                continue
            if at in marks:
                first, (number, _) = marks[at]
                sheet.wrong(
                    line.number,
                    column,
                    tr("{word} is {first} already", word=word, first=first),
                    tr("it stands in line {number}", number=number),
                )
            marks.setdefault(at, (name, (line.number, column)))


def _chains(lines: Sequence[Line], section: str, sheet: MapSheet) -> None:
    """Read a name, a colon and squares."""
    chains = sheet.chains.setdefault(section, {})
    for line in lines:
        name, colon, _ = line.text.partition(":")
        if not colon or not name:
            sheet.wrong(line.number, 1, tr("the line has no name"), "Smoketown Road: 18,9 17,9 17,10")
            continue
        if name in chains:
            sheet.wrong(
                line.number,
                1,
                tr("{name} is named twice", name=name),
                tr("write its squares in one line, or name a branch"),
            )
        chain = chains.setdefault(name, [])
        words = line.words(len(name) + 1)
        if not words:
            sheet.wrong(line.number, len(line.text) + 1, tr("{name} has no squares", name=name), "18,9 17,9 17,10")
        for column, word in words:
            at = sheet.square(line, column, word)
            if at is not None:
                chain.append((at, (line.number, column)))


_READERS: Mapping[str, Callable[[Sequence[Line], str, MapSheet], None]] = {
    "legend": _legend,
    "terrain": _terrain,
    "elevation": _elevation,
    "waters": _chains,
    "bridges": _marks,
    "fords": _marks,
    "roads": _chains,
    "objectives": _marks,
    "entries": _chains,
    "rears": _chains,
    "places": _marks,
}
