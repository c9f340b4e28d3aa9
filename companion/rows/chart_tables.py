"""Charts as tables of HTML, as they are printed: a figure is the link to the clause that it rests on.

Everything that comes from a file is escaped.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any, NamedTuple

from companion.charts.vocabulary import WHERE, with_where
from companion.language.escaping import html as escape
from companion.language.figures import fraction, inches, signed
from companion.language.lengths import metric
from companion.language.tongue import tr

LINK = "clause:"
"""What the address of a link begins with; the name of a page follows."""
WIDEST = 9
"""Columns from which a table lies on its side, where that makes it narrower."""
FIRST = ("row", "rate", "result")
"""What a die or a mover is read on stands at the head of its chart."""
_ONE = {"hexes": "hex", "corps": "corps", "inches": "inch"}
"""What is called otherwise than without an s where there is one."""
UNITLESS = ("share", "value", "level", "by", "highest")
"""What a figure is called that needs no unit behind it."""
_ID = re.compile(r"\b(?:D10|RTG)-[A-Z0-9]+[a-z]?(?:[-.][A-Z0-9]+[a-z]?)*\b")
"""The name of a clause or ruling: D10-FIRE-ROLL, RTG-13.2.7b, RTG-SC1-B2b, RTG-R-MAP."""
_SLUG = re.compile(r"[a-z0-9]+([-_][a-z0-9]+)+")
_RATIO = re.compile(r"\d+/\d+")
_OR_LESS = re.compile(r"(-?\d+) or less")
Table = dict[str, Any]


class _Cell(NamedTuple):
    """A cell as HTML, and whether it is the one that a clause's page is about."""

    html: str
    lit: bool = False


class Tables:
    """A chart's rows as tables, as they are printed: a figure is the link to the clause that it rests on."""

    def __init__(self, chart: Table, title: Callable[[str], str], lit: str = "", *, for_writers: bool = True) -> None:
        """Take a chart, what a clause is called and the clause that the page is about.

        `for_writers` says whether who reads may write such a file: where a row holds stands there in the file's words.
        """
        self._for_writers = for_writers
        self._effects = [row["name"] for row in rows_of(chart.get("effect")) if "name" in row]
        self._title, self._lit = title, lit
        self._names = {
            row["id"]: str(row["name"])
            for value in chart.values()
            for row in rows_of(value)
            if "id" in row and "name" in row
        }

    def body(self, table: Table) -> Iterator[str]:
        """Give a chart, or a part of one: its lists as tables in their order, then its single figures."""
        single = {}
        for key, value in sorted(table.items(), key=lambda item: item[0] not in FIRST):
            rows = rows_of(value)
            if rows and any(rows_of(one) for row in rows for one in row.values()):
                for row in rows:
                    head = row.get("name") or row.get("label") or row.get("id") or key
                    yield heading(tr(str(head)))
                    yield from self.body({one: row[one] for one in row if not _names(one, row)})
            elif rows:
                yield heading(_called(key))
                yield from self.rows(rows, key)
            elif isinstance(value, dict) and any(isinstance(one, dict) or rows_of(one) for one in value.values()):
                yield heading(_called(key))
                yield from self.body(value)
            elif key not in ("format", "chart"):
                single[key] = value
        if single:
            yield "<p></p><table cellspacing='0'>"
            for key, value in single.items():
                yield f"<tr><th>{escape(_words(key))}</th>{_td(self._cell(key, value))}</tr>"
            yield "</table>"

    def rows(self, rows: list[Table], kind: str = "") -> Iterator[str]:
        """Give rows as a table under their names; what a row is called stands under what kind of row it is."""
        kind = "fire points" if any(_as_printed(row) for row in rows) else kind
        rows = with_where(rows)
        if not self._for_writers:
            rows = [{key: one for key, one in row.items() if key != WHERE} for row in rows]
        lines = [self._line(row) for row in rows]
        names = list(dict.fromkeys(name for line in lines for name in line))
        heads = [_words(kind if name in ("label", "name", "id") else name) for name in names]
        grid = [[_Cell(escape(head)) for head in heads]]
        grid += [[line.get(name, _Cell("–")) for name in names] for line in lines]
        # Turned over where a table has more columns than a page and than rows: it is then read downwards.
        lying = len(names) > max(WIDEST, len(rows))
        if lying:
            grid = [list(column) for column in zip(*grid, strict=True)]
        yield "<table cellspacing='0'>"
        for place, cells in enumerate(grid):
            told = (
                _td(cell) if place and (at or not lying) else f"<th>{cell.html}</th>" for at, cell in enumerate(cells)
            )
            yield f"<tr>{''.join(told)}</tr>"
        yield "</table>"

    def _line(self, row: Table) -> dict[str, _Cell]:
        named = "label" in row or "name" in row
        line: dict[str, _Cell] = {}
        for key, value in row.items():
            if key == "clause" or (key == "id" and named) or key.removesuffix("_clause") in set(row) - {key}:
                continue
            if key in ("min", "max"):
                if "label" not in row:
                    line["total"] = _Cell(_span(row.get("min"), row.get("max")))
            elif key == WHERE:
                line[key] = _Cell(escape(str(value)))  # as the file has it: these words are for who writes one
            elif key == "printed" and _as_printed(row):
                line |= {one: _Cell(_printed(text)) for one, text in zip(self._effects, value, strict=False)}
            elif _as_printed(row) and key != "label":
                continue  # the same cells again, as figures
            elif key.startswith("no_") and isinstance(value, str):
                line[key.removeprefix("no_")] = self._to(value, escape(tr("no")))
            elif key == "value" and "clause" not in row:
                line[key] = self._cell("", value)  # the number of a choice, no modifier
            else:
                line[key] = self._cell(key, value, row.get(f"{key}_clause", ""))
        return self._headed(line, row.get("clause"))

    def _headed(self, line: dict[str, _Cell], clause: Any) -> dict[str, _Cell]:
        """Make the first cell of a row the link to its clause; a cell that leads elsewhere leaves it one of its own."""
        first = next(iter(line), "")
        if not isinstance(clause, str) or not clause:
            return line
        if first and "<a " not in line[first].html:
            html = line[first].html
            return line | {first: _Cell(f"<b>{html}</b>" if clause == self._lit else link(clause, html, raw=True))}
        return line | {"clause": self._to(clause, escape(clause))}

    def _to(self, clause: str, html: str) -> _Cell:
        if clause and clause == self._lit:
            return _Cell(html, lit=True)
        return _Cell(link(clause, html, raw=True) if clause else html)

    def _cell(self, key: str, value: Any, clause: str = "") -> _Cell:
        if isinstance(value, dict):
            parts = ", ".join(self._parts(value))
            return self._to("" if "<a " in parts else str(value.get("clause", "")), parts)
        if isinstance(value, list):
            return _Cell(", ".join(self._text(key, one) for one in value) or "–")
        if isinstance(value, str) and _ID.fullmatch(value):
            return self._to(value, escape(self._title(value) or value))
        return self._to(clause, self._text(key, value))

    def _parts(self, value: Table) -> Iterator[str]:
        """Give the figures of a cell; a least and a greatest are one span."""
        spans = {"min", "max"} <= value.keys()
        if spans:
            yield _span(value["min"], value["max"])
        for key, one in value.items():
            if key != "clause" and not (spans and key in ("min", "max")):
                yield self._part(key, one)

    def _part(self, key: str, value: Any) -> str:
        """Give one figure of a cell with its unit: 12″, × ½, 2 stands."""
        if isinstance(value, str) and _ID.fullmatch(value):
            return self._to(value, escape(_words(key))).html
        if isinstance(value, dict):
            return f"{escape(_words(key))} {', '.join(self._parts(value))}"
        named = "" if key == "value" else key
        figures = value if isinstance(value, list) else [value]
        figure = ", ".join(self._text(named, one) for one in figures)
        tell = key == "inches" and metric() and all(_is_number(one) for one in figures)
        measured = [inches(Fraction(str(one))) for one in figures] if tell else []
        far = ", ".join(measured) or f"{figure}″"
        units = {"inches": far, "times": f"× {figure}", "degrees": f"{figure}°"}
        plain = key in UNITLESS or isinstance(value, bool) or not _is_number(value)
        unit = _words(_ONE.get(key, key.removesuffix("s")) if value == 1 else key)
        return units.get(key, figure if plain else f"{figure} {escape(unit)}")

    def _text(self, key: str, value: Any) -> str:
        """Give a word or a figure."""
        if isinstance(value, bool):
            return escape(tr("yes") if value else tr("no"))
        if key == "upto" and metric():
            return inches(Fraction(value))
        if isinstance(value, int):
            return signed(value) if key == "value" else str(value).replace("-", "−")
        if isinstance(value, float) or _is_number(value):
            plus = "+" if key == "value" and Fraction(value) > 0 else ""
            return plus + fraction(Fraction(value)) if key != "ratio" else escape(str(value).replace("/", " : "))
        text = str(value) if key == "side" else self._names.get(str(value), str(value))
        return prose(tr(re.sub("[-_]", " ", text) if _SLUG.fullmatch(text) else text) if text else "")


def rows_of(value: Any) -> list[Table]:
    """Give a list of rows as it is, anything else as none."""
    return value if isinstance(value, list) and all(isinstance(row, dict) for row in value) else []


def _names(key: str, row: Table) -> bool:
    """Say whether a field is a row's name for people, or only what files call one that has such a name."""
    named = "name" in row or "label" in row
    return key in ("name", "label") or (key == "id" and named and not _ID.fullmatch(str(row["id"])))


def _as_printed(row: Table) -> bool:
    """Say whether a row has the cells of its table as they are printed, beside the same as figures."""
    return isinstance(row.get("printed"), list)


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) or (isinstance(value, str) and _RATIO.fullmatch(value) is not None)


def _span(low: Any, high: Any) -> str:
    """Give a row's totals: "−6 to −4", "7 or more", "0 or less"."""
    lowest, highest = (str(one).replace("-", "−") for one in (low, high))
    if low is None:
        return escape(tr("{n} or less", n=highest))
    if high is None:
        return escape(tr("{n} or more", n=lowest))
    return escape(lowest if low == high else tr("{low} to {high}", low=lowest, high=highest))


def _printed(text: str) -> str:
    """Give a printed cell with our signs; in one cell the sheet has a full stop for a comma."""
    if found := _OR_LESS.fullmatch(text):
        return _span(None, found[1])
    return "–" if text == "-" else escape(", ".join(text.replace(".", ",").replace("-", "−").split(",")))


def _called(key: str) -> str:
    words = _words(key)
    return tr("The table") if key == "row" else words[:1].upper() + words[1:]


def _words(key: str) -> str:
    """Give what a chart calls something, in words."""
    if key in ("stand", "stands"):  # the noun: what a unit does that stands is another word elsewhere
        return tr(f"{{n}} {key}", n="").strip()
    return tr(key.replace("_", " ")) if key else ""


def top(words: str, name: str = "") -> str:
    """Give the title of a page with its name under it."""
    return f'<p class="title">{escape(words)}</p>' + (f'<p class="id">{escape(name)}</p>' if name else "")


def heading(words: str, link: str = "") -> str:
    """Give a heading, after a link where it has one."""
    between = ", " if words and link else ""
    return f'<p class="head">{link}{between}{escape(words)}</p>'


def _td(cell: _Cell) -> str:
    return f'<td class="lit"><b>{cell.html}</b></td>' if cell.lit else f"<td>{cell.html}</td>"


def prose(text: str) -> str:
    """Give a text with every name of a clause or ruling in it as a link."""
    return _ID.sub(lambda found: link(found.group()), escape(" ".join(text.split())))


def link(name: str, words: str = "", *, raw: bool = False) -> str:
    """Give a link to a page; `raw` words are HTML already."""
    return f'<a href="{LINK}{escape(name)}">{words if raw else escape(words or name)}</a>'
