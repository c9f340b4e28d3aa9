"""The rules as pages to read: clauses, rulings and charts as HTML, with links from one to the other."""

from __future__ import annotations

import difflib
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from html import escape
from typing import Any

from companion import data
from companion.present.reference import as_list, citing, shown
from companion.tongue import tr

RULESET = "miniatures"
Table = dict[str, Any]


@cache
def _read(chart: str, rows: str) -> dict[str, Table]:
    text = data.ruleset_texts(RULESET, only=(f"{chart}.toml",))[f"{chart}.toml"]
    return {row["id"]: row for row in tomllib.loads(text)[rows]}


def titles() -> tuple[tuple[str, str], ...]:
    """Give every clause and ruling with what it is called."""
    clauses = [(name, str(row["title"])) for name, row in _read("clauses", "clause").items()]
    return (*clauses, *((name, str(row["question"])) for name, row in _read("rulings", "ruling").items()))


class Pages:
    """The pages of a game's rules: its own charts, the installed words."""

    def __init__(self, sources: Mapping[str, str], chosen: Mapping[str, int]) -> None:
        """Take a game's sources and the readings that it has chosen."""
        self._charts: dict[str, Table] = {}
        for name, text in sources.items():
            if name.startswith("rules/"):
                self._charts[name.removeprefix("rules/").removesuffix(".toml")] = tomllib.loads(text)
        self._chosen = dict(chosen)
        self._clauses, self._rulings = _read("clauses", "clause"), _read("rulings", "ruling")
        options = self._charts.get("options", {})
        self._options = {row["id"]: row for row in as_list(options.get("option"))}

    def names(self) -> tuple[tuple[str, str], ...]:
        """Give every page with what it is called: charts, then clauses, then rulings."""
        charts = [(name, tr("chart: {name}", name=name.replace("-", " "))) for name in self._charts]
        return (*charts, *titles())

    def search(self, text: str) -> list[tuple[str, str]]:
        """Give the pages in whose name, title or words every word of a text occurs."""
        words = text.lower().split()
        return [
            (name, title) for name, title in self.names() if all(word in self._words(name, title) for word in words)
        ]

    def _words(self, name: str, title: str) -> str:
        row = self._clauses.get(name) or self._rulings.get(name) or {}
        return f"{name} {title} {row.get('says', '')} {row.get('ruling', '')}".lower()

    def page(self, name: str) -> str:
        """Give a page as HTML; an unknown name gives the nearest ones."""
        found = name.strip()
        if found in self._clauses:
            return "\n".join(self._clause(found))
        if found in self._rulings:
            return "\n".join(self._ruling(found))
        if found in self._charts:
            return "\n".join(self._chart(found))
        if not found:
            return "\n".join(self._contents())
        known = [one for one, _ in self.names()]
        near = difflib.get_close_matches(found.upper(), known, n=3)
        links = ", ".join(_link(one) for one in near) or tr("none that is near")
        return (
            f"<h2>{escape(found)}</h2><p>{tr('There is no clause, ruling or chart of this name. Near it:')} {links}</p>"
        )

    def _contents(self) -> Iterator[str]:
        yield f"<h2>{tr('The rules')}</h2>"
        yield f"<p>{tr('Charts:')} {', '.join(_link(name) for name in self._charts)}</p>"
        for name, row in self._clauses.items():
            yield f"<p>{_link(name)} {escape(row['title'])}</p>"

    def _clause(self, name: str) -> Iterator[str]:
        clause = self._clauses[name]
        yield f"<h2>{escape(clause['title'])}</h2><p><small>{name}</small></p><p>{escape(clause['says'])}</p>"
        rows = [line for chart, table in self._charts.items() for line in citing(chart, table, name)]
        if rows:
            yield f"<h3>{tr('In the charts')}</h3><ul>"
            yield from (f"<li>{escape(row)}</li>" for row in rows)
            yield "</ul>"
        for one, row in self._rulings.items():
            if one in clause.get("rulings", ()) or name in row["about"]:
                yield from self._ruling(one)

    def _ruling(self, name: str) -> Iterator[str]:
        row = self._rulings[name]
        yield f"<h3>{escape(row['question'])}</h3><p><small>{_link(name)}</small></p>"
        yield f"<p><b>{tr('Ruling:')}</b> {escape(row['ruling'])}</p>"
        if name in self._options:
            here = self._chosen.get(name, 0)
            yield f"<p><b>{tr('Switchable. This game reads:')}</b></p><ul>"
            for choice in self._options[name]["choices"]:
                mark = "<b>✓</b> " if choice["value"] == here else ""
                default = f" ({tr('default')})" if choice["value"] == 0 else ""
                yield f"<li>{mark}{escape(choice['label'])}{default}</li>"
            yield "</ul>"
        elif row.get("alternatives"):
            yield f"<p><b>{tr('Other readings, by override:')}</b></p><ul>"
            yield from (f"<li>{escape(other)}</li>" for other in row["alternatives"])
            yield "</ul>"
        links = ", ".join(_link(one) for one in row["about"][:12])
        yield f"<p><small>{tr('About')} {links}</small></p>"

    def _chart(self, name: str) -> Iterator[str]:
        yield f"<h2>{escape(name.replace('-', ' ').capitalize())}</h2>"
        for key, value in self._charts[name].items():
            if key in ("format", "chart"):
                continue
            if isinstance(value, list) and value and all(isinstance(row, dict) for row in value):
                yield from _table(key, value)
            else:
                yield f"<p><b>{escape(key.replace('_', ' '))}</b>: {_linked(shown(value))}</p>"


def _table(key: str, rows: list[Table]) -> Iterator[str]:
    names = list(dict.fromkeys(name for row in rows for name in row))
    yield f"<h3>{escape(key.replace('_', ' ').capitalize())}</h3><table cellspacing='0' cellpadding='4' border='1'><tr>"
    yield from (f"<th align='left'>{escape(name.replace('_', ' '))}</th>" for name in names)
    yield "</tr>"
    for row in rows:
        yield "<tr>"
        yield from (f"<td>{_linked(shown(row[name])) if name in row else ''}</td>" for name in names)
        yield "</tr>"
    yield "</table>"


def _linked(text: str) -> str:
    return " ".join(_link(word) if word.startswith("D10-") else escape(word) for word in text.split(" "))


def _link(name: str) -> str:
    return f'<a href="clause:{escape(name)}">{escape(name)}</a>'
