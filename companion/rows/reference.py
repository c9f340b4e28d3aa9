"""The rules for reading: a ruleset's contents, one chart, one clause with its rulings and the rows that rest on it."""

from __future__ import annotations

import difflib
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from textwrap import wrap
from typing import Any

from companion.charts.faults import BadInput, Problem
from companion.charts.vocabulary import with_where
from companion.language.tongue import tr
from companion.rows import house_rules

WIDTH = 100
Table = dict[str, Any]


class Reference:
    """A ruleset's texts, read for people."""

    def __init__(self, texts: Mapping[str, str], chosen: Mapping[str, int] | None = None) -> None:
        """Take {file name: text} and, of a game, the readings it has chosen; raises BadInput where one is not TOML."""
        self._charts: dict[str, Table] = {}
        self._chosen = chosen
        for file, text in texts.items():
            try:
                self._charts[file.removesuffix(".toml")] = tomllib.loads(text)
            except tomllib.TOMLDecodeError as error:
                raise BadInput(Problem(file, "$", tr("is not TOML: {error}", error=error))) from None
        self._clauses = self._take("clauses", "clause", {"title", "says"})
        self._rulings = self._take("rulings", "ruling", {"about", "question", "ruling"})
        options = self._charts.get("options", {})
        self._options = self._take("options", "option", {"choices"})
        self._charts |= {"options": options} if options else {}
        self.name = str(self._charts.pop("ruleset", {}).get("name", ""))

    def _take(self, chart: str, rows: str, wanted: set[str]) -> dict[str, Table]:
        """Take a chart away and give its rows by id; raises BadInput where a row lacks what is shown of it."""
        found = as_list(self._charts.pop(chart, {}).get(rows, []))
        for index, row in enumerate(found):
            for key in ({"id"} | wanted) - set(row if isinstance(row, dict) else ()):
                raise BadInput(Problem(f"{chart}.toml", f"$.{rows}[{index}].{key}", tr("is missing")))
        return {row["id"]: row for row in found}

    def contents(self) -> Iterator[str]:
        """List the charts, the clauses and the rulings."""
        yield tr(self.name)
        yield tr("Charts: {names}", names=", ".join(self._charts))
        if changed := [name for name in self._options if (self._chosen or {}).get(name)]:
            yield ""
            yield tr("Read otherwise in this game:")
            yield from (f"  {name}: {self._reading(name)}" for name in changed)
        yield from self._house_rules()
        for head, those in ((tr("Clauses:"), self._clauses), (tr("Rulings:"), self._rulings)):
            if those:
                yield ""
                yield head
            for name, one in those.items():
                yield f"  {name}: {one.get('title') or first_sentence(house_rules.question(one))}"

    def _house_rules(self) -> Iterator[str]:
        """List what can be switched, each with the one sentence of what it changes."""
        told = {name: house_rules.at_table(self._rulings[name]) for name in self._options if name in self._rulings}
        if any(told.values()):
            yield ""
            yield tr("House rules, each switched with --set RULING=VALUE:")
            for name, said in told.items():
                yield from paragraph(f"{name}: {said or tr(self._options[name]['label'])}")

    def listed(self) -> Iterator[tuple[str, str]]:
        """Give everything that `about` tells of: its id, and what it is, "" for a chart, whose name says it."""
        yield from ((name, "") for name in self._charts)
        for those in (self._clauses, self._rulings):
            for name, one in those.items():
                yield name, str(one.get("title") or first_sentence(house_rules.question(one)))

    def about(self, name: str) -> Iterator[str]:
        """Give a clause, a ruling or a chart by name; raises BadInput with the nearest names."""
        known = {one.lower(): one for one in (*self._cited(), *self._clauses, *self._rulings, *self._charts)}
        found = known.get(name.lower())
        if found is None:
            near = difflib.get_close_matches(name.lower(), known, n=3)
            meant = tr("did you mean {names}?", names=either([known[one] for one in near]))
            hint = meant if near else tr("leave it out to list them all")
            raise BadInput(Problem(name, "$", tr("no clause, ruling or chart has this name"), hint))
        if found in self._clauses:
            return self._clause(found)
        if found in self._rulings:
            return self._ruling(found)
        return chart_lines(found, self._charts[found]) if found in self._charts else self._of_own(found)

    def _clause(self, name: str) -> Iterator[str]:
        clause = self._clauses[name]
        yield f"{name}: {clause['title']}"
        yield from paragraph(clause["says"])
        if rows := self._citing(name):
            yield ""
            yield from rows
        bearing = [
            one for one in self._rulings if one in clause.get("rulings", ()) or name in self._rulings[one]["about"]
        ]
        for ruling in bearing:
            yield ""
            yield from self._ruling(ruling)

    def _citing(self, name: str) -> list[str]:
        """Give the rows of the charts that name a clause under their head; nothing where none does."""
        rows = [f"  {line}" for chart, table in self._charts.items() for line in citing(chart, table, name)]
        return [tr("In the charts:"), *rows] if rows else rows

    def _cited(self) -> Iterator[str]:
        """Yield the clauses that rows name; those of house rows stand in no rulebook."""
        for table in self._charts.values():
            yield from cited(table)

    def _of_own(self, name: str) -> Iterator[str]:
        """Tell of a clause that only rows name: what of it is known are these rows."""
        yield tr("{clause}: a clause of house rules; its text is not in the files", clause=name)
        yield ""
        yield from self._citing(name)

    def _ruling(self, name: str) -> Iterator[str]:
        ruling = self._rulings[name]
        yield tr("{ruling} (decided by: {who})", ruling=name, who=tr(ruling.get("decided_by", "app")))
        if said := house_rules.at_table(ruling):
            yield from paragraph(tr("At the table: {words}", words=said))
        yield from paragraph(tr("Question: {words}", words=house_rules.question(ruling)))
        yield from paragraph(tr("Ruling: {words}", words=house_rules.ruled(ruling)))
        for head, said in house_rules.sources(ruling):
            yield from paragraph(f"{head}: {said}")
        for number, other in enumerate(house_rules.alternatives(ruling), 1):
            yield from paragraph(tr("Alternative {n}: {words}", n=number, words=other))
            if why := house_rules.why_text(ruling, number):
                yield from paragraph(tr("stays text: {why}", why=why), indent="    ")
        if name in self._options:
            choices = "; ".join(f"{one['value']}: {tr(one['label'])}" for one in self._options[name]["choices"])
            yield from paragraph(tr("Switch it with --set {ruling}=VALUE: {choices}", ruling=name, choices=choices))
            if self._chosen is not None:
                yield from paragraph(tr("This game reads: {reading}", reading=self._reading(name)))

    def _reading(self, name: str) -> str:
        """Give how a switchable ruling is read in the game."""
        here = (self._chosen or {}).get(name, 0)
        return next(tr(str(one["label"])) for one in self._options[name]["choices"] if one["value"] == here)


def either(names: Sequence[str]) -> str:
    """Join names: "a", "a or b", "a or b or c"."""
    said = "".join(names[:1])
    for name in names[1:]:
        said = tr("{one} or {other}", one=said, other=name)
    return said


def first_sentence(text: str) -> str:
    """Give the first sentence of a text."""
    head, stop, _ = text.partition(". ")
    return head + ("." if stop else "")


def paragraph(text: str, indent: str = "  ") -> list[str]:
    """Wrap a text."""
    return wrap(" ".join(text.split()), WIDTH, initial_indent=indent, subsequent_indent=indent + "  ")


def citing(chart: str, table: Table, clause: str) -> Iterator[str]:
    """Give the rows of a chart that name a clause, each in one line."""
    for key, value in table.items():
        for row in value if isinstance(value, list) else [value]:
            if isinstance(row, dict) and clause in (row.get("clause"), *as_list(row.get("clauses"))):
                yield f"{chart}, {key}: {fields(row)}"
            elif isinstance(row, dict):
                yield from citing(f"{chart}, {key} {row.get('id', '')}".rstrip(), row, clause)


def cited(value: Any) -> Iterator[str]:
    """Yield the clauses that the rows of a chart name."""
    if isinstance(value, list):
        for one in value:
            yield from cited(one)
    elif isinstance(value, dict):
        yield from (one for one in (value.get("clause"), *as_list(value.get("clauses"))) if isinstance(one, str))
        for one in value.values():
            yield from cited(one)


def as_list(value: Any) -> list[Any]:
    """Give a list as it is, anything else as none."""
    return value if isinstance(value, list) else []


def fields(row: Table) -> str:
    """Give a row's fields in one line, without its clause."""
    told = (f"{key} {shown(value)}" for key, value in row.items() if key not in ("clause", "clauses"))
    return ", ".join(told)


def shown(value: Any) -> str:
    """Give one value of a chart."""
    if isinstance(value, dict):
        return f"({fields(value)})"
    if isinstance(value, list):
        return " ".join(map(shown, value)) or "-"
    return (tr("yes") if value else tr("no")) if isinstance(value, bool) else str(value)


def chart_lines(name: str, chart: Table) -> Iterator[str]:
    """Give a chart: its single figures, then each list of rows as columns."""
    yield name
    for key, value in chart.items():
        if key in ("format", "chart"):
            continue
        if isinstance(value, list) and value and all(isinstance(row, dict) for row in value):
            yield ""
            yield f"{key}:"
            yield from (f"  {line}" for line in columns(value))
        else:
            yield from paragraph(f"{key}: {shown(value)}")


def columns(rows: Sequence[Table]) -> Iterator[str]:
    """Set rows in columns under their names."""
    rows = with_where(rows)
    names = list(dict.fromkeys(key for row in rows for key in row))
    cells = [names, *([shown(row[name]) if name in row else "" for name in names] for row in rows)]
    widths = [max(len(line[place]) for line in cells) for place in range(len(names))]
    for line in cells:
        yield "  ".join(text.ljust(width) for text, width in zip(line, widths, strict=True)).rstrip()
