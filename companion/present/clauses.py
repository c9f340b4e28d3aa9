"""The rules as pages to read: clauses, rulings and charts as HTML, with links from one to the other.

Everything that comes from a file is escaped; colours and sizes come from the caller as a style sheet (`style`).
"""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import cache
from html import escape
from typing import Any, NamedTuple

from companion import data
from companion.present.figures import fraction, signed
from companion.tongue import tr

RULESET = "miniatures"
LINK = "clause:"
"""What the address of a link begins with; the name of a page follows."""
WIDEST = 9
"""Columns from which a table lies on its side, where that makes it narrower."""
FIRST = ("row", "rate", "result")
"""What a die or a mover is read on stands at the head of its chart."""
_ID = re.compile(r"\bD10-[A-Z0-9]+(?:-[A-Z0-9]+)*")
_SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)+")
_RATIO = re.compile(r"\d+/\d+")
Table = dict[str, Any]


@cache
def _read(chart: str, rows: str) -> dict[str, Table]:
    text = data.ruleset_texts(RULESET, only=(f"{chart}.toml",))[f"{chart}.toml"]
    return {row["id"]: row for row in tomllib.loads(text)[rows]}


def titles() -> tuple[tuple[str, str], ...]:
    """Give every clause and ruling with what it is called."""
    clauses = [(name, str(row["title"])) for name, row in _read("clauses", "clause").items()]
    return (*clauses, *((name, str(row["question"])) for name, row in _read("rulings", "ruling").items()))


def style(color: Callable[[str], str], px: Callable[[float], int]) -> str:
    """Give the style sheet of the pages from colours by token and sizes in pixels of the design."""
    cells = f"border: {px(1)}px solid {color('rule')}; padding: {px(3)}px {px(6)}px; font-size: {px(13)}px;"
    return (
        f"body, p, li, td {{ color: {color('ink')}; }} p, li {{ font-size: {px(14)}px; margin: {px(4)}px 0; }} "
        f"p.title {{ font-family: Besley; font-weight: 600; font-size: {px(20)}px; margin: 0 0 {px(2)}px 0; }} "
        f"p.head {{ font-weight: 600; font-size: {px(15)}px; margin: {px(18)}px 0 {px(4)}px 0; }} "
        f"a {{ color: {color('union')}; }} .id {{ color: {color('ink2')}; font-size: {px(12)}px; }} "
        f"table {{ border-collapse: collapse; }} td {{ {cells} }} "
        f"th {{ {cells} color: {color('ink2')}; background-color: {color('wash')}; "
        f"text-align: left; font-weight: 600; font-size: {px(12)}px; }} "
        f"td.lit {{ background-color: {color('lamp-row')}; font-weight: 600; }}"
    )


class Pages:
    """The pages of a game's rules: its own charts, the installed words."""

    def __init__(self, sources: Mapping[str, str], chosen: Mapping[str, int]) -> None:
        """Take a game's sources and the readings that it has chosen."""
        texts = {
            name.removeprefix("rules/").removesuffix(".toml"): text
            for name, text in sources.items()
            if name.startswith("rules/")
        }
        self._charts = {name: tomllib.loads(text) for name, text in texts.items()}
        self._chosen = dict(chosen)
        self._clauses, self._rulings = _read("clauses", "clause"), _read("rulings", "ruling")
        self._options: dict[str, Table] = {
            row["id"]: row for row in self._charts.get("options", {}).get("option", ()) if isinstance(row, dict)
        }
        self._words = {name: " ".join(_strings(row)).lower() for name, row in (self._clauses | self._rulings).items()}
        self._words |= {name: text.lower() for name, text in texts.items()}

    def names(self) -> tuple[tuple[str, str], ...]:
        """Give every page with what it is called: charts, then clauses, then rulings."""
        charts = [(name, name.replace("-", " ").capitalize()) for name in self._charts]
        return (*charts, *titles())

    def kind(self, name: str) -> str:
        """Give what a page is: "chart", "clause", "ruling", or "" where there is none of that name."""
        places = (("clause", self._clauses), ("ruling", self._rulings), ("chart", self._charts))
        return next((kind for kind, those in places if name in those), "")

    def search(self, text: str) -> list[tuple[str, str]]:
        """Give the pages in whose name, title or words every word of a text occurs; name and title come first."""
        words = text.lower().split()
        told = [(one, f"{one[0]} {one[1]}".lower()) for one in self.names()]
        near = [one for one, head in told if all(word in head for word in words)]
        far = [
            one
            for one, head in told
            if one not in near and all(word in head or word in self._words[one[0]] for word in words)
        ]
        return near + far

    def others(self, text: str = "") -> list[tuple[str, str]]:
        """Give the rulings that cannot be switched and that a search finds."""
        return [one for one in self.search(text) if one[0] in self._rulings and one[0] not in self._options]

    def page(self, name: str) -> str:
        """Give a page as HTML, in any case of letters; "" gives the contents, an unknown name the nearest ones."""
        known = {one.lower(): one for one, _ in self.names()}
        found = known.get(name.strip().lower(), name.strip())
        makers = {"clause": self._clause, "ruling": self._ruling_page, "chart": self._chart, "": self._unknown}
        return "\n".join(makers[self.kind(found)](found) if found else self._contents())

    # ---- pages

    def _unknown(self, name: str) -> Iterator[str]:
        known = {one.lower(): one for one, _ in self.names()}
        near = difflib.get_close_matches(name.lower(), known, n=5)
        yield _top(name) + f"<p>{escape(tr('There is no clause, ruling or chart of this name.'))}</p>"
        if near:
            yield f"<p>{escape(tr('Near it:'))}</p><ul>"
            yield from (f"<li>{_link(known[one])} {escape(self._title(known[one]))}</li>" for one in near)
            yield "</ul>"
        yield f'<p><a href="{LINK}">{escape(tr("All charts and clauses"))}</a></p>'

    def _title(self, name: str) -> str:
        row = self._clauses.get(name) or self._rulings.get(name) or {}
        return str(row.get("title", "") or row.get("question", ""))

    def _contents(self) -> Iterator[str]:
        yield _top(tr("The rules"))
        yield f"<p><b>{escape(tr('Charts'))}</b></p>"
        yield f"<p>{', '.join(_link(name, name.replace('-', ' ')) for name in self._charts)}</p>"
        changed = [name for name in self._options if self._chosen.get(name)]
        if changed:
            yield _head(tr("Read otherwise in this game")) + "<ul>"
            yield from (f"<li>{_link(name, self._options[name]['label'])}</li>" for name in changed)
            yield "</ul>"
        for head, those in ((tr("Clauses"), self._clauses), (tr("Rulings"), self._rulings)):
            yield _head(head)
            yield from (f"<p>{_link(name)} {escape(self._title(name))}</p>" for name in those)

    def _clause(self, name: str) -> Iterator[str]:
        clause = self._clauses[name]
        yield _top(clause["title"], name) + f"<p>{_prose(clause['says'])}</p>"
        for chart, table in self._charts.items():
            whole = _link(chart, tr("chart: {name}", name=chart.replace("-", " ")))
            if name in (table.get("clause"), *table.get("clauses", ())):
                yield _head("", whole) + f"<p>{escape(tr('The whole chart rests on it.'))}</p>"
            for path, rows in _resting(table, name, ()):
                yield _head(", ".join(one.replace("_", " ") for one in path), whole)
                yield from _Tables(table, self._title, name).rows(rows, path[-1] if path else "")
        for one, row in self._rulings.items():
            if one in clause.get("rulings", ()) or name in row["about"]:
                yield _head(tr("ruling"), _link(one))
                yield from self._ruling(one)

    def _ruling_page(self, name: str) -> Iterator[str]:
        yield _top(str(self._options.get(name, {}).get("label", "")) or tr("Ruling"), name)
        yield from self._ruling(name)
        yield _head(tr("Bears on")) + "<ul>"
        about = dict.fromkeys((*self._rulings[name]["about"], *self._citing(name)))
        yield from (f"<li>{_link(one)} {escape(self._title(one))}</li>" for one in about)
        yield "</ul>"

    def _citing(self, ruling: str) -> Iterator[str]:
        return (name for name, row in self._clauses.items() if ruling in row.get("rulings", ()))

    def _ruling(self, name: str) -> Iterator[str]:
        row = self._rulings[name]
        others = list(row.get("alternatives", ()))
        yield f"<p><b>{escape(tr('Question:'))}</b> {_prose(row['question'])}</p>"
        yield f"<p><b>{escape(tr('Ruling:'))}</b> {_prose(row['ruling'])}</p>"
        if name in self._options:
            here = self._chosen.get(name, 0)
            yield f"<p><b>{escape(tr('Switchable. This game reads:'))}</b></p><ul>"
            for choice in self._options[name]["choices"]:
                value = choice["value"]
                mark = "<b>✓</b> " if value == here else ""
                default = f" ({escape(tr('default'))})" if value == 0 else ""
                other = f": {_prose(others[value - 1])}" if 0 < value <= len(others) else ""
                yield f"<li>{mark}{escape(choice['label'])}{default}{other}</li>"
            yield "</ul>"
            taken = {choice["value"] for choice in self._options[name]["choices"]}
            others = [other for place, other in enumerate(others, 1) if place not in taken]
        if others:
            yield f"<p><b>{escape(tr('Other readings, not switchable: use an override.'))}</b></p><ul>"
            yield from (f"<li>{_prose(other)}</li>" for other in others)
            yield "</ul>"

    def _chart(self, name: str) -> Iterator[str]:
        table = self._charts[name]
        yield _top(name.replace("-", " ").capitalize())
        if isinstance(table.get("clause"), str):
            yield f'<p class="id">{_link(table["clause"])} {escape(self._title(table["clause"]))}</p>'
        yield from _Tables(table, self._title).body({key: one for key, one in table.items() if key != "clause"})


class _Cell(NamedTuple):
    """A cell as HTML, and whether it is the one that a clause's page is about."""

    html: str
    lit: bool = False


class _Tables:
    """A chart's rows as tables, as they are printed: a figure is the link to the clause that it rests on."""

    def __init__(self, chart: Table, title: Callable[[str], str], lit: str = "") -> None:
        self._effects = [row["name"] for row in _rows_of(chart.get("effect")) if "name" in row]
        self._title, self._lit = title, lit
        self._names = {
            row["id"]: str(row["name"])
            for value in chart.values()
            for row in _rows_of(value)
            if "id" in row and "name" in row
        }

    def body(self, table: Table) -> Iterator[str]:
        """Give a chart, or a part of one: its lists as tables in their order, then its single figures."""
        single = {}
        for key, value in sorted(table.items(), key=lambda item: item[0] not in FIRST):
            rows = _rows_of(value)
            if rows and any(_rows_of(one) for row in rows for one in row.values()):
                for row in rows:
                    head = row.get("name") or row.get("label") or row.get("id") or key
                    yield _head(str(head))
                    yield from self.body({one: row[one] for one in row if one not in ("name", "label")})
            elif rows:
                yield _head(_heading(key))
                yield from self.rows(rows, key)
            elif key not in ("format", "chart"):
                single[key] = value
        if single:
            yield "<p></p><table cellspacing='0'>"
            for key, value in single.items():
                yield f"<tr><th>{escape(key.replace('_', ' '))}</th>{_td(self._cell(key, value))}</tr>"
            yield "</table>"

    def rows(self, rows: list[Table], kind: str = "") -> Iterator[str]:
        """Give rows as a table under their names; what a row is called stands under what kind of row it is."""
        kind = tr("fire points") if any("printed" in row for row in rows) else kind
        lines = [self._line(row) for row in rows]
        names = list(dict.fromkeys(name for line in lines for name in line))
        heads = [(kind if name in ("label", "name", "id") else name).replace("_", " ") for name in names]
        grid = [[_Cell(escape(head)) for head in heads]]
        grid += [[line.get(name, _Cell("–")) for name in names] for line in lines]
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
                    line[tr("total")] = _Cell(_span(row.get("min"), row.get("max")))
            elif key == "printed":
                line |= {one: _Cell(_printed(text)) for one, text in zip(self._effects, value, strict=False)}
            elif "printed" in row and key != "label":
                continue  # the same cells again, as figures
            elif key.startswith("no_") and isinstance(value, str):
                line[key.removeprefix("no_")] = self._to(value, escape(tr("no")))
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
            return line | {first: _Cell(f"<b>{html}</b>" if clause == self._lit else _link(clause, html, raw=True))}
        return line | {"clause": self._to(clause, escape(clause))}

    def _to(self, clause: str, html: str) -> _Cell:
        if clause and clause == self._lit:
            return _Cell(html, lit=True)
        return _Cell(_link(clause, html, raw=True) if clause else html)

    def _cell(self, key: str, value: Any, clause: str = "") -> _Cell:
        if isinstance(value, dict):
            parts = ", ".join(self._part(one, value[one]) for one in value if one != "clause")
            return self._to("" if "<a " in parts else str(value.get("clause", "")), parts)
        if isinstance(value, list):
            return _Cell(", ".join(self._text(key, one) for one in value) or "–")
        if isinstance(value, str) and _ID.fullmatch(value):
            return self._to(value, escape(self._title(value) or value))
        return self._to(clause, self._text(key, value))

    def _part(self, key: str, value: Any) -> str:
        """Give one figure of a cell with its unit: 12″, × ½, 2 stands."""
        if isinstance(value, str) and _ID.fullmatch(value):
            return self._to(value, escape(key.replace("_", " "))).html
        figure = ", ".join(self._text(key, one) for one in value) if isinstance(value, list) else self._text(key, value)
        units = {"inches": f"{figure}″", "times": f"× {figure}", "degrees": f"{figure}°"}
        plain = key in ("share", "value") or not _is_number(value)
        return units.get(key, figure if plain else f"{figure} {escape(key.replace('_', ' '))}")

    def _text(self, key: str, value: Any) -> str:
        """Give a word or a figure."""
        if isinstance(value, bool):
            return escape(tr("yes") if value else tr("no"))
        if isinstance(value, int):
            return signed(value) if key == "value" else str(value).replace("-", "−")
        if isinstance(value, float) or _is_number(value):
            return fraction(Fraction(value)) if key != "ratio" else escape(str(value).replace("/", " : "))
        text = self._names.get(str(value), str(value))
        return _prose(text.replace("-", " ") if _SLUG.fullmatch(text) else text)


def _resting(table: Table, clause: str, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], list[Table]]]:
    """Give the rows of a chart that rest on a clause, with their place in it."""
    direct = {key: value for key, value in table.items() if key != "clause" and _cites(value, clause)}
    if direct and not path:
        yield path, [direct]
    for key, value in table.items():
        rows = _rows_of(value)
        found = [row for row in rows if any(_cites(one, clause) for one in row.values())]
        if found:
            plain = [{one: row[one] for one in row if not _rows_of(row[one])} for row in found]
            yield (*path, key), plain
        for row in rows:
            yield from _resting(row, clause, (*path, str(row.get("name") or row.get("label") or row.get("id") or key)))


def _cites(value: Any, clause: str) -> bool:
    if isinstance(value, dict):
        return clause in value.values()
    return clause in value if isinstance(value, list) else value == clause


def _rows_of(value: Any) -> list[Table]:
    """Give a list of rows as it is, anything else as none."""
    return value if isinstance(value, list) and all(isinstance(row, dict) for row in value) else []


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for one in value.values() if isinstance(value, dict) else value:
            yield from _strings(one)


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
    return "–" if text == "-" else escape(", ".join(text.replace(".", ",").replace("-", "−").split(",")))


def _heading(key: str) -> str:
    return tr("The table") if key == "row" else key.replace("_", " ").capitalize()


def _top(words: str, name: str = "") -> str:
    return f'<p class="title">{escape(words)}</p>' + (f'<p class="id">{escape(name)}</p>' if name else "")


def _head(words: str, link: str = "") -> str:
    between = ", " if words and link else ""
    return f'<p class="head">{link}{between}{escape(words)}</p>'


def _td(cell: _Cell) -> str:
    return f'<td class="lit"><b>{cell.html}</b></td>' if cell.lit else f"<td>{cell.html}</td>"


def _prose(text: str) -> str:
    """Give a text with every name of a clause or ruling in it as a link."""
    return _ID.sub(lambda found: _link(found.group()), escape(" ".join(text.split())))


def _link(name: str, words: str = "", *, raw: bool = False) -> str:
    return f'<a href="{LINK}{escape(name)}">{words if raw else escape(words or name)}</a>'
