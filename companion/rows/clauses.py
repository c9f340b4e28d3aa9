"""The rules as pages to read: clauses, rulings and charts as HTML, with links from one to the other.

Everything that comes from a file is escaped; colours and sizes come from the caller as a style sheet (`style`).
"""

from __future__ import annotations

import difflib
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from companion.kernel import shelf
from companion.kernel.kind import kind_of, kinds
from companion.language.escaping import html as escape
from companion.language.tongue import tr
from companion.rows import house_rules
from companion.rows.chart_tables import LINK, Table, Tables, heading, link, prose, rows_of, top

_RULES, _TOML = "rules/", ".toml"


@cache
def _read(ruleset: str, chart: str, rows: str) -> dict[str, Table]:
    if not ruleset:
        return {}
    text = shelf.ruleset_texts(ruleset, only=(f"{chart}.toml",))[f"{chart}.toml"]
    return {row["id"]: row for row in tomllib.loads(text)[rows]}


def ruleset_of(kind: str, sources: Mapping[str, str]) -> str:
    """Give the ruleset that a game is played by: the one that its sources name, else that of its kind."""
    said = sources.get(f"{_RULES}{shelf.ABOUT}")
    name = str(tomllib.loads(said).get("id", "")) if said else ""
    return name if name in shelf.ruleset_names() else _first(kind)


def _first(kind: str) -> str:
    """Give the ruleset of a kind where nothing names another, "" for a kind that has no charts."""
    return next(iter(kind_of(kind).rulesets), "")


def an_option() -> str:
    """Give an option by its id, for hints: the first of the first kind's."""
    return next(iter(_read(_first(next(iter(kinds()))), "options", "option")))


def most_used_first(ruleset: str, options: Sequence[Any]) -> list[Any]:
    """Give rulings of a ruleset that can be switched, those first that a table uses most."""
    return _in_order(_read(ruleset, "rulings", "ruling"), options)


def _in_order(rulings: Mapping[str, Table], options: Sequence[Any]) -> list[Any]:
    return sorted(options, key=lambda one: house_rules.often(rulings.get(one.id, {})))


def bearing(ruleset: str) -> dict[str, tuple[str, ...]]:
    """Give the clauses that each ruling of a ruleset bears on."""
    return {name: tuple(row.get("about", ())) for name, row in _read(ruleset, "rulings", "ruling").items()}


def changes(kind: str) -> dict[str, str]:
    """Give every ruling of a kind of game with what it changes at the table; its question where nothing says it."""
    rulings = _read(_first(kind), "rulings", "ruling")
    return {name: house_rules.at_table(row) or house_rules.question(row) for name, row in rulings.items()}


def titles_of(ruleset: str) -> tuple[tuple[str, str], ...]:
    """Give every clause and ruling of a ruleset with what it is called."""
    clauses, rulings = (_read(ruleset, *one) for one in (("clauses", "clause"), ("rulings", "ruling")))
    named = [(name, str(row["title"])) for name, row in clauses.items()]
    return (*named, *((name, house_rules.question(row)) for name, row in rulings.items()))


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

    def __init__(
        self, sources: Mapping[str, str], chosen: Mapping[str, int], kind: str, *, for_writers: bool = True
    ) -> None:
        """Take a game's sources, the readings that it has chosen and its kind.

        `for_writers` says whether who reads may write house rules, whose words then stand in the charts as well.
        """
        self._for_writers = for_writers
        texts = {
            name.removeprefix(_RULES).removesuffix(_TOML): text
            for name, text in sources.items()
            if name.startswith(_RULES) and name.endswith(_TOML) and name != _RULES + shelf.ABOUT
        }
        ruleset = ruleset_of(kind, sources)
        self._titles = titles_of(ruleset)
        self._charts = {name: tomllib.loads(text) for name, text in texts.items()}
        self._chosen = dict(chosen)
        self._clauses = _read(ruleset, "clauses", "clause")
        self._rulings = _read(ruleset, "rulings", "ruling")
        self._options: dict[str, Table] = {
            row["id"]: row for row in self._charts.get("options", {}).get("option", ()) if isinstance(row, dict)
        }
        said = {name: (house_rules.ruled(row), *house_rules.alternatives(row)) for name, row in self._rulings.items()}
        self._words = {
            name: " ".join((*_strings(row), *said.get(name, ()))).lower()
            for name, row in (self._clauses | self._rulings).items()
        }
        self._words |= {name: text.lower() for name, text in texts.items()}

    def names(self) -> tuple[tuple[str, str], ...]:
        """Give every page with what it is called: charts, then clauses, then rulings."""
        charts = [(name, _chart_name(name)) for name in self._charts]
        return (*charts, *self._titles)

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

    def in_order(self, options: Sequence[Any]) -> list[Any]:
        """Give rulings that can be switched, those first that a table uses most; then as they stand in their chart."""
        return _in_order(self._rulings, options)

    def at_table(self, name: str) -> str:
        """Give in one sentence what a ruling changes at the table; its question where nothing says it."""
        return house_rules.at_table(self._rulings.get(name, {"id": name})) or self._title(name)

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
        yield top(name) + f"<p>{escape(tr('There is no clause, ruling or chart of this name.'))}</p>"
        if near:
            yield f"<p>{escape(tr('Near it:'))}</p><ul>"
            yield from (f"<li>{link(known[one])} {escape(self._title(known[one]))}</li>" for one in near)
            yield "</ul>"
        yield f'<p><a href="{LINK}">{escape(tr("All charts and clauses"))}</a></p>'

    def _title(self, name: str) -> str:
        if name in self._rulings:
            return house_rules.question(self._rulings[name])
        return str(self._clauses.get(name, {}).get("title", ""))

    def _contents(self) -> Iterator[str]:
        yield top(tr("The rules"))
        yield f"<p><b>{escape(tr('Charts'))}</b></p>"
        yield f"<p>{', '.join(link(name, tr(name.replace('-', ' '))) for name in self._charts)}</p>"
        changed = [name for name in self._options if self._chosen.get(name)]
        if changed:
            yield heading(tr("Read otherwise in this game")) + "<ul>"
            yield from (f"<li>{link(name, tr(self._options[name]['label']))}</li>" for name in changed)
            yield "</ul>"
        for head, those in ((tr("Clauses"), self._clauses), (tr("Rulings"), self._rulings)):
            yield heading(head)
            yield from (f"<p>{link(name)} {escape(self._title(name))}</p>" for name in those)

    def _clause(self, name: str) -> Iterator[str]:
        clause = self._clauses[name]
        yield top(clause["title"], name) + f"<p>{prose(clause['says'])}</p>"
        for chart, table in self._charts.items():
            whole = link(chart, tr("chart: {name}", name=tr(chart.replace("-", " "))))
            if name in (table.get("clause"), *table.get("clauses", ())):
                yield heading("", whole) + f"<p>{escape(tr('The whole chart rests on it.'))}</p>"
            for path, rows in _resting(table, name, ()):
                yield heading(", ".join(tr(one.replace("_", " ")) for one in path), whole)
                yield from Tables(table, self._title, name, for_writers=self._for_writers).rows(
                    rows, path[-1] if path else ""
                )
        for one, row in self._rulings.items():
            if one in clause.get("rulings", ()) or name in row["about"]:
                yield heading(tr("ruling"), link(one))
                yield from self._ruling(one)

    def _ruling_page(self, name: str) -> Iterator[str]:
        label = str(self._options.get(name, {}).get("label", "")) or "Ruling"
        yield top(tr(label), name)
        yield from self._ruling(name)
        yield heading(tr("Bears on")) + "<ul>"
        about = dict.fromkeys((*self._rulings[name]["about"], *self._citing(name)))
        yield from (f"<li>{link(one)} {escape(self._title(one))}</li>" for one in about)
        yield "</ul>"

    def _citing(self, ruling: str) -> Iterator[str]:
        return (name for name, row in self._clauses.items() if ruling in row.get("rulings", ()))

    def _ruling(self, name: str) -> Iterator[str]:
        row = self._rulings[name]
        if said := house_rules.at_table(row):
            yield f"<p><b>{escape(tr('At the table:'))}</b> {prose(said)}</p>"
        yield f"<p><b>{escape(tr('Question:'))}</b> {prose(house_rules.question(row))}</p>"
        yield f"<p><b>{escape(tr('Ruling:'))}</b> {prose(house_rules.ruled(row))}</p>"
        yield from (f"<p><b>{escape(head)}:</b> {prose(said)}</p>" for head, said in house_rules.sources(row))
        yield from self._choices(name)
        yield from self._text_only(name)

    def _choices(self, name: str) -> Iterator[str]:
        """Give the readings that can be chosen, the chosen one marked."""
        if name not in self._options:
            return
        here, others = self._chosen.get(name, 0), house_rules.alternatives(self._rulings[name])
        yield f"<p><b>{escape(tr('Switchable. This game reads:'))}</b></p><ul>"
        for choice in self._options[name]["choices"]:
            value = choice["value"]
            mark = "<b>✓</b> " if value == here else ""
            default = f" ({escape(tr('default'))})" if value == 0 else ""
            other = f": {prose(others[value - 1])}" if 0 < value <= len(others) else ""
            yield f"<li>{mark}{escape(tr(choice['label']))}{default}{other}</li>"
        yield "</ul>"

    def _text_only(self, name: str) -> Iterator[str]:
        """Give the readings that cannot be chosen, each with the reason."""
        row = self._rulings[name]
        taken = {choice["value"] for choice in self._options.get(name, {}).get("choices", ())}
        others = [(place, one) for place, one in enumerate(house_rules.alternatives(row), 1) if place not in taken]
        if others:
            yield f"<p><b>{escape(tr('Other readings, not switchable: use an override.'))}</b></p><ul>"
            for place, other in others:
                why = house_rules.why_text(row, place)
                yield f"<li>{prose(other)}{f' <i>{prose(why)}</i>' if why else ''}</li>"
            yield "</ul>"

    def _chart(self, name: str) -> Iterator[str]:
        table = self._charts[name]
        yield top(_chart_name(name))
        if isinstance(table.get("clause"), str):
            yield f'<p class="id">{link(table["clause"])} {escape(self._title(table["clause"]))}</p>'
        yield from Tables(table, self._title, for_writers=self._for_writers).body(
            {key: one for key, one in table.items() if key != "clause"}
        )


def _resting(table: Table, clause: str, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], list[Table]]]:
    """Give the rows of a chart that rest on a clause, with their place in it."""
    direct = {key: value for key, value in table.items() if key != "clause" and _cites(value, clause)}
    if direct and not path:
        yield path, [direct]
    for key, value in table.items():
        rows = rows_of(value)
        found = [row for row in rows if any(_cites(one, clause) for one in row.values())]
        if found:
            plain = [{one: row[one] for one in row if not rows_of(row[one])} for row in found]
            yield (*path, key), plain
        for row in rows:
            yield from _resting(row, clause, (*path, str(row.get("name") or row.get("label") or row.get("id") or key)))


def _chart_name(name: str) -> str:
    words = tr(name.replace("-", " "))
    return words[:1].upper() + words[1:]


def _cites(value: Any, clause: str) -> bool:
    if isinstance(value, dict):
        return clause in value.values()
    return clause in value if isinstance(value, list) else value == clause


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for one in value.values() if isinstance(value, dict) else value:
            yield from _strings(one)
