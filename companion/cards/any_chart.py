"""Any chart of any ruleset as a card: rows as tables under readable heads, single figures as rows, clauses kept.

What later rulesets print: `deck(name, texts)` makes the deck "NAME-charts" of a ruleset's own charts. To offer one,
give it a `Kind` in `companion.cards.decks` with a function that reads `data.ruleset_texts(name)` and calls this.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from companion.cards.any_table import NAMED, ROOM, Line, grid, lined
from companion.cards.any_words import clauses_of, is_reference, reference_clauses, said, small, titled, unordered
from companion.cards.content import Block, Card, Cell, Column, Deck, Face, Heading, Paragraph, Table, bold, words
from companion.charts.faults import BadInput, Problem
from companion.charts.vocabulary import with_where
from companion.language.tongue import tr

TOML = Mapping[str, Any]
Figure = tuple[str, Any, tuple[str, ...]]
"""A key, what stands there, the clauses it rests on."""
FOR_READING = ("clauses", "rulings", "ruleset")
"""Files of a ruleset that are no charts."""
TABLE = ("row", "rows")
FIRST = (*TABLE, "rate", "result")
"""What a die or a mover is read on stands at the head of its chart."""
MANY = 4
"""A group of so many figures stands under its own heading."""
FEET = 4
"""So many beginnings of clause ids stand in a foot."""


def deck(ruleset: str, texts: Mapping[str, str]) -> Deck:
    """Give every chart of a ruleset from {file name: TOML}; raises BadInput where one is not TOML."""
    tables: dict[str, TOML] = {}
    problems = []
    for file, text in texts.items():
        try:
            tables[file.removesuffix(".toml")] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            problems.append(Problem(file, "$", tr("is not TOML: {error}", error=error)))
    if problems:
        raise BadInput(problems)
    title = str(tables.get("ruleset", {}).get("name", "")) or titled(ruleset)
    made = [card for stem, table in tables.items() if stem not in FOR_READING for card in cards(title, stem, table)]
    return Deck(f"{ruleset}-charts", tr("{name}: charts", name=title), tuple(made))


def cards(ruleset: str, stem: str, table: TOML) -> tuple[Card, ...]:
    """Give a chart as cards; whatever is in it is shown, and an empty one gives none."""
    shown = {key: value for key, value in table.items() if key not in ("format", "chart")}
    blocks = tuple(_body(shown, table))
    if not blocks:
        return ()
    at_foot = foot(table)
    told = {*_told(blocks), *at_foot.split(", ")}
    rest = tuple(one for one in clauses_of(shown) if one not in told)
    face = Face(titled(stem), (*blocks, *_rests_on(rest)), label=tr(ruleset), foot=at_foot)
    return (Card(stem, face, chapter=titled(stem)),)


def foot(table: TOML) -> str:
    """Give the clause of a chart, or what the ids of its clauses begin with."""
    own = reference_clauses(table)
    if own:
        return ", ".join(own) if len(own) <= FEET else ""
    begin = dict.fromkeys("-".join(one.split("-")[:2]) for one in clauses_of(table))
    return ", ".join(tuple(begin)[:FEET])


def _told(blocks: Sequence[Block]) -> Iterator[str]:
    """Give the clauses that blocks name."""
    for block in blocks:
        if isinstance(block, Paragraph):
            yield from block.clauses
        elif isinstance(block, Table):
            yield from (one for row in block.rows for cell in row for one in cell.clauses)


def _body(part: TOML, chart: TOML) -> Iterator[Block]:
    """Give lists of rows as tables, nested rows as parts of their own, single figures as rows of one table."""
    names = _names(chart)
    single: list[Figure] = []
    alike = _alike(part)
    if alike:
        part = {key: value for key, value in part.items() if key not in alike}
        yield from grid(_lines(alike, chart, names))
    for key, value in sorted(part.items(), key=lambda item: item[0] not in FIRST):
        rows = rows_of(value)
        if rows and any(_deep(row) for row in rows):
            for row in rows:
                yield Heading(_called(row, key))
                yield from _part(row, chart)
        elif rows:
            yield Heading(tr("The table") if key in TABLE else titled(key))
            yield from grid([lined(row, chart, names, key) for row in with_where(unordered(rows))])
        elif isinstance(value, Mapping) and (_deep(value) or _alike(value) or _many(value)):
            yield Heading(titled(key))
            yield from _rests_on(reference_clauses(value))
            yield from _body(value, chart)
        elif not is_reference(key, value):
            single.append((key, value, clauses_of([value, part.get(f"{key}_clause")])))
    if single:
        yield _single(single, names)


def _part(row: TOML, chart: TOML) -> Iterator[Block]:
    """Give a row that holds rows, under its name; the clauses it rests on stand in small type."""
    yield from _rests_on(clauses_of([*(row.get(key) for key in NAMED), *reference_clauses(row)]))
    named = _named(row)
    gone = {"id", named} if named in NAMED[:2] else {named}
    yield from _body({one: row[one] for one in row if one not in gone}, chart)


def _alike(part: TOML) -> dict[str, TOML]:
    """Give the groups of figures that are the rows of one table: several, with two figures or more, mostly the same."""
    groups = {key: value for key, value in part.items() if isinstance(value, Mapping) and not _deep(value)}
    groups = {key: value for key, value in groups.items() if len(_figures(value)) > 1}
    every = {one for value in groups.values() for one in _figures(value)}
    filled = sum(len(_figures(value)) for value in groups.values())
    return groups if len(groups) > 1 and filled * 3 >= 2 * len(every) * len(groups) else {}


def _lines(groups: Mapping[str, TOML], chart: TOML, names: Mapping[str, str]) -> list[Line]:
    """Give such groups as rows under their names."""
    rows = unordered(list(groups.values()))
    return [
        {"": Cell((bold(titled(key)),), reference_clauses(row))} | lined(row, chart, names, "row")
        for key, row in zip(groups, rows, strict=True)
    ]


def _many(group: TOML) -> bool:
    return len(_figures(group)) >= MANY


def _figures(group: TOML) -> list[str]:
    """Give the keys of a group that stand for more than its clauses."""
    return [key for key in group if not is_reference(key, group[key])]


def _rests_on(clauses: tuple[str, ...]) -> Iterator[Paragraph]:
    """Give the clauses of what follows in small type."""
    if clauses:
        yield Paragraph(words(", ".join(clauses)), clauses, style="foot")


def _single(figures: Sequence[Figure], names: Mapping[str, str]) -> Table:
    """Give single figures as rows under one another."""
    longest = min(max(len(titled(key)) for key, _, _ in figures), ROOM // 3)
    return Table(
        columns=(Column(longest / ROOM, style="key"), Column(1 - longest / ROOM)),
        rows=tuple(
            (Cell((bold(titled(key)),), clauses), Cell(words(said(key, value, names)), clauses, style=small(value)))
            for key, value, clauses in figures
        ),
    )


def rows_of(value: Any) -> list[TOML]:
    """Give a list of rows as it is, anything else as none."""
    return value if isinstance(value, list) and value and all(isinstance(row, Mapping) for row in value) else []


def _deep(row: TOML) -> bool:
    """Say whether a row holds rows of its own, however deep."""
    return any(rows_of(one) or (isinstance(one, Mapping) and _deep(one)) for one in row.values())


def _called(row: TOML, key: str) -> str:
    named = _named(row)
    return titled(key) if named is None else titled(row[named])


def _named(row: TOML) -> str | None:
    """Give the key under which a row's name stands."""
    return next((key for key in NAMED if isinstance(row.get(key), str) and row[key].strip()), None)


def _names(chart: TOML) -> dict[str, str]:
    """Give the names of a chart's rows by their ids."""
    return {
        row["id"]: row["name"]
        for value in chart.values()
        for row in rows_of(value)
        if isinstance(row.get("id"), str) and isinstance(row.get("name"), str) and row["name"].strip()
    }
