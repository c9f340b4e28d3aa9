"""Every figure on a chart or formation card comes from a row that its cell names, and every row's figure stands on one."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from typing import Any

import pytest

from companion.cards.content import Card, Deck, Heading, Paragraph, Run, plain
from companion.cards.source import Source
from companion.charts.faults import BadInput
from companion.games.miniatures.cards import charts, formations, screen
from companion.games.miniatures.charts.ruleset import FILES, load
from companion.kernel import shelf
from tests.cards import told, tracing

Path = tuple[str | int, ...]
TEXTS = shelf.ruleset_texts("miniatures")
TABLES = tracing.charts(TEXTS)
OPTIONS = tomllib.loads(TEXTS["options.toml"])["option"]
ON_NO_CARD = ("D10-RUL-FIELD-STAND",)
"""What the field alone reads."""
READINGS = [
    {},
    *(
        {one["id"]: choice["value"]}
        for one in OPTIONS
        if one["id"] not in ON_NO_CARD
        for choice in one["choices"]
        if choice["value"]
    ),
]
"""The default, then every single choice of a ruling."""


@cache
def figures(clauses: tuple[str, ...]) -> set[Fraction]:
    """Every figure of the rows that rest on one of the clauses, and each product of two."""
    return tracing.figures(TABLES, clauses)


def decks(texts: Mapping[str, str], chosen: Mapping[str, int]) -> tuple[Deck, ...]:
    source = Source(load({name: texts[name] for name in FILES}, chosen), texts)
    return charts.deck(source), formations.deck(source)


# ---- from the card to the row


@pytest.mark.parametrize("chosen", READINGS, ids=lambda chosen: "-".join(f"{k[8:]}-{v}" for k, v in chosen.items()))
def test_every_number_is_a_figure_of_a_row_that_the_cell_names(chosen: Mapping[str, int]) -> None:
    strange = [
        f"{card.id}, {face.title}: {number} in {plain(one.said)!r} ({', '.join(one.clauses)})"
        for deck in decks(TEXTS, chosen)
        for card in deck.cards
        for face in told.faces(card)
        for one in told.cells(face.blocks)
        for number in tracing.numbers(plain(one.said))
        if number not in figures(one.clauses)
    ]
    assert strange == []


def test_the_clauses_exist() -> None:
    known = {
        row["id"]
        for name, key in (("clauses", "clause"), ("rulings", "ruling"))
        for row in tomllib.loads(TEXTS[f"{name}.toml"])[key]
    }
    named = {
        clause
        for chosen in READINGS
        for deck in decks(TEXTS, chosen)
        for card in deck.cards
        for face in told.faces(card)
        for one in told.cells(face.blocks)
        for clause in one.clauses
    }
    assert named - known == set()


def test_titles_and_headings_hold_no_figures() -> None:
    for deck in (*decks(TEXTS, {}), screen.deck(Source(load({name: TEXTS[name] for name in FILES}), TEXTS))):
        for card in deck.cards:
            assert list(tracing.numbers(" ".join(_titles(card)))) == []


def _titles(card: Card) -> Iterator[str]:
    for face in told.faces(card):
        yield face.title
        yield from (block.said for block in face.blocks if isinstance(block, Heading))


def test_tracing_finds_what_does_not_belong() -> None:
    """The test itself: a figure that no row of the clause holds is found."""
    wrong = Paragraph((Run("13″"),), ("D10-MOVE-RATE-INF",))
    assert set(tracing.numbers(plain(wrong.said))) - figures(wrong.clauses) == {13}
    right = Paragraph((Run("×2 = 24″"),), ("D10-MOVE-RATE-INF", "D10-MOVE-ROAD-INF"))
    assert set(tracing.numbers(plain(right.said))) <= figures(right.clauses)


# ---- from the row to the card


def leaves(value: Any, path: Path = ()) -> Iterator[tuple[Path, int | float | str]]:
    """Every figure of a chart with its path."""
    if isinstance(value, dict):
        for key, one in value.items():
            yield from leaves(one, (*path, key)) if key != "format" else ()
    elif isinstance(value, list):
        for place, one in enumerate(value):
            yield from leaves(one, (*path, place))
    elif not isinstance(value, bool) and (
        isinstance(value, int | float) or (isinstance(value, str) and tracing._RATIO.fullmatch(value))
    ):
        yield path, value


def others(value: int | float | str) -> Sequence[int | float | str]:
    """Other figures for one; the first with which the chart still makes sense is taken."""
    if isinstance(value, str):
        return ("2/3", "3/4") if value != "2/3" else ("1/3",)
    return (value + 1, value - 1, value + 3)


def copied(table: dict[str, Any]) -> dict[str, Any]:
    copy: dict[str, Any] = json.loads(json.dumps(table))
    return copy


def changed(table: dict[str, Any], path: Path, value: Any) -> dict[str, Any]:
    copy = copied(table)
    place: Any = copy
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return copy


def toml(value: Any) -> str:
    """A table as TOML, everything below the top inline."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(key)} = {toml(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def written(table: dict[str, Any]) -> str:
    return "\n".join(f"{json.dumps(key)} = {toml(one)}" for key, one in table.items())


def moved_bands(rows: list[dict[str, Any]], at: int) -> list[dict[str, Any]]:
    """Bands with every edge from one row on moved up by one."""
    order = sorted(
        (row for row in rows if not row.get("half")), key=lambda row: (row.get("min") is not None, row.get("min", 0))
    )
    for place, row in enumerate(order):
        if place >= at and row.get("max") is not None:
            row["max"] += 1
        if place > at and row.get("min") is not None:
            row["min"] += 1
    return rows


CELLS = ("desultory", "lively", "telling", "deadly", "withering")


def moved_cells(row: dict[str, Any], at: int) -> dict[str, Any]:
    """A row of the fire chart with one edge between two cells moved."""
    those = [row[name] for name in CELLS if name in row]
    one, other = those[at], those[at + 1]
    step = -1 if one[0] < one[1] else 1
    one[1] += step
    other[0] += step
    return row


def mutations(file: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """(what, the chart with one figure changed), with {} where none makes sense; edges of bands move together."""
    table = TABLES[file]
    banded = file in ("maneuver.toml", "charge.toml", "musketry.toml")
    rows = "result" if file == "charge.toml" else "row"
    for path, value in leaves(table):
        if path[-1] == "label" and "min" in table["row"][path[1]]:
            continue  # the name of a row: its figures are its edges
        if (file, path[0]) == ("movement.toml", "infantry_road_on_march_card"):
            continue  # the card's x 2 is the rate's own; no ruling chooses between them
        edge = path[0] == rows and banded and (path[-1] in ("min", "max") or isinstance(path[-1], int))
        if edge or path[0] in ("lowest_result", "highest_result") or (path[-1] == "face" and file[0] == "f"):
            continue
        what = ".".join(map(str, path))
        yield what, next((made for other in others(value) if loads(file, made := changed(table, path, other))), {})
    if banded:
        for at in range(sum(not row.get("half") for row in table[rows]) - 1):
            copy = copied(table)
            moved_bands(copy[rows], at)
            yield f"{rows} edge {at}", copy
    if file == "musketry.toml":
        yield from moved_in_the_fire_chart(table)
    if file == "fallen-leader.toml":
        for at in range(9):
            copy = copied(table)
            copy["row"][at]["face"], copy["row"][at + 1]["face"] = at + 2, at + 1
            yield f"faces {at + 1} and {at + 2}", copy


def moved_in_the_fire_chart(table: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    for place, row in enumerate(table["row"]):
        for at in range(sum(name in row for name in CELLS) - 1):
            copy = copied(table)
            moved_cells(copy["row"][place], at)
            yield f"row {row['label']} cell {at}", copy
    for end, key, step in ((0, "lowest_result", -1), (1, "highest_result", 1)):
        copy = copied(table)
        copy[key] += step
        for row in copy["row"]:
            there = [row[name] for name in CELLS if name in row]
            there[-end][end] += step
        yield key, copy


def loads(file: str, table: dict[str, Any]) -> bool:
    try:
        load({**{name: TEXTS[name] for name in FILES}, file: written(table)})
    except BadInput:
        return False
    return True


@cache
def as_it_is(reading: int) -> str:
    return "".join(told.deck(deck) for deck in decks(TEXTS, READINGS[reading]))


OF_THE_FIELD = ("terrain.toml",)
"""The field measures by them; nobody does by hand, so that no card has them."""


@pytest.mark.parametrize("file", [file for file in TABLES if file not in OF_THE_FIELD])
def test_a_changed_figure_changes_a_card(file: str) -> None:
    tried = list(mutations(file))
    assert [what for what, table in tried if not table] == [], "no other figure makes sense to the rules"
    assert [what for what, table in tried if not is_shown(file, table)] == [], "these stand on no card"


def is_shown(file: str, table: dict[str, Any]) -> bool:
    """Say whether the cards of a changed chart are others in some reading."""
    texts = {**TEXTS, file: written(table)}
    return any(
        "".join(told.deck(deck) for deck in decks(texts, chosen)) != as_it_is(reading)
        for reading, chosen in enumerate(READINGS)
    )


@pytest.mark.parametrize("reading", range(1, len(READINGS)), ids=lambda place: "-".join(READINGS[place]))
def test_every_choice_of_a_ruling_changes_a_card(reading: int) -> None:
    assert as_it_is(reading) != as_it_is(0)
