"""The charts as files: the shipped ones are sound and cite what exists; a faulty house rule is told before the game."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from companion.charts.faults import BadInput, Problem
from companion.games.miniatures.charts.ruleset import FILES, load
from companion.games.miniatures.charts.sense import sense_problems
from companion.kernel.shelf import ruleset_texts

TEXTS = ruleset_texts("miniatures")
ID = re.compile(r"D10-[A-Z0-9]+(?:-[A-Z0-9]+)*")
FIGURES = {
    "inches",
    "times",
    "share",
    "degrees",
    "upto",
    "full_turns",
    "ratio",
    "stands",
    "points",
    "value",
    "min",
    "max",
}
NO_CLAUSE = {"options.toml", "score.toml"}
"""Options name a ruling by their id; the score is no part of the sheet and has one clause for all."""


def tables(value: Any, path: str) -> Iterator[tuple[str, dict[str, Any]]]:
    if isinstance(value, dict):
        yield path, value
        for key, inner in value.items():
            yield from tables(inner, f"{path}.{key}")
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from tables(inner, f"{path}[{index}]")


def ids(file: str, kind: str) -> set[str]:
    return {row["id"] for row in tomllib.loads(TEXTS[file])[kind]}


def faults(**changed: tuple[str, str]) -> list[Problem]:
    """Load the charts with one text replaced in each named file; give the problems."""
    texts = dict(TEXTS)
    for name, (old, new) in changed.items():
        file = f"{name.replace('_', '-')}.toml"
        assert old in texts[file], f"{old!r} is not in {file}"
        texts[file] = texts[file].replace(old, new, 1)
    with pytest.raises(BadInput) as caught:
        load(texts)
    return list(caught.value.problems)


def words(problems: list[Problem]) -> list[str]:
    return [str(problem) for problem in problems]


# ---- what is shipped


def test_the_shipped_charts_are_without_a_problem() -> None:
    rules = load(TEXTS)
    assert not rules.chosen
    shipped = {
        "maneuver.toml": rules.maneuver,
        "movement.toml": rules.movement,
        "formations.toml": rules.formations,
        "fire-points.toml": rules.fire_points,
        "musketry.toml": rules.musketry,
        "charge.toml": rules.charge,
        "fallen-leader.toml": rules.leaders,
    }
    assert not list(sense_problems(shipped))


@pytest.mark.parametrize("file", sorted(TEXTS))
def test_every_clause_and_ruling_that_a_file_names_exists(file: str) -> None:
    named = {match.rstrip("-") for match in ID.findall("\n".join(strings(tomllib.loads(TEXTS[file]))))}
    known = ids("clauses.toml", "clause") | ids("rulings.toml", "ruling")
    assert named <= known
    assert named or file == "ruleset.toml"


def strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner)


@pytest.mark.parametrize("file", sorted(set(TEXTS) - NO_CLAUSE))
def test_every_row_with_figures_names_its_clause(file: str) -> None:
    rows = dict(tables(tomllib.loads(TEXTS[file]), file))
    assert not [path for path, row in rows.items() if has_figures(row) and not cites(row)]


def has_figures(row: dict[str, Any]) -> bool:
    return any(key in FIGURES and tables_in(value) == 0 for key, value in row.items())


def tables_in(value: Any) -> int:
    return sum(1 for _ in tables(value, ""))


def cites(row: dict[str, Any]) -> bool:
    return any("clause" in key and ID.fullmatch(str(value)) for key, value in row.items())


# ---- what a house rule may get wrong


def test_a_chart_that_is_missing_is_named() -> None:
    texts = {name: text for name, text in TEXTS.items() if name not in ("charge.toml", "movement.toml")}
    with pytest.raises(BadInput) as caught:
        load(texts)
    assert words(list(caught.value.problems)) == [
        "movement.toml: is missing from the ruleset",
        "charge.toml: is missing from the ruleset",
    ]


@pytest.mark.parametrize(
    ("name", "old", "new", "told"),
    [
        pytest.param(
            "musketry",
            "telling = [10, 11]",
            "telling = [11, 11]",
            "gap: no effect for a result of 10 with 3 fire points",
            id="gap in a fire row",
        ),
        pytest.param(
            "musketry",
            "telling = [10, 11]",
            "telling = [9, 11]",
            "overlap: a result of 9 is in lively and telling",
            id="overlap in a fire row",
        ),
        pytest.param(
            "musketry", "\nhalf = true", "\nhalf = false", "needs exactly one row with half = true", id="no half row"
        ),
        pytest.param(
            "musketry",
            'rule = "dismounted"',
            'rule = "on-foot"',
            "$.modifier[10].rule: 'on-foot' is no rule of this table (there are: limbered, column, mounted,",
            id="fire modifier of no rule",
        ),
        pytest.param("musketry", 'id = "lively"', 'id = "telling"', "no row for effect lively", id="effect missing"),
        pytest.param(
            "musketry",
            "min = 20\nmax = 24",
            "min = 21\nmax = 24",
            "gap: nothing between 19 and 21",
            id="gap between fire rows",
        ),
        pytest.param(
            "maneuver",
            "min = 3\nmax = 4",
            "min = 4\nmax = 4",
            "gap: nothing between 2 and 4",
            id="gap in the maneuver rows",
        ),
        pytest.param(
            "maneuver",
            "min = 3\nmax = 4",
            "min = 2\nmax = 4",
            "overlap: 2 is also in the band below",
            id="overlap in the maneuver rows",
        ),
        pytest.param(
            "maneuver",
            'good_order = "tardy"',
            'good_order = "tardi"',
            "$.row[3].good_order: 'tardi' is not defined (did you mean 'tardy'?)",
            id="unknown outcome",
        ),
        pytest.param(
            "maneuver",
            'rule = "worn"\n',
            "",
            "$.modifier[6]: nothing says where the row 'worn' counts",
            id="maneuver modifier that nothing reads",
        ),
        pytest.param(
            "maneuver",
            'id = "worn"',
            'id = "fresh"',
            "$.modifier: 2 rows for modifier fresh",
            id="maneuver modifier twice",
        ),
        pytest.param(
            "maneuver", 'skedaddle = "all"', 'skedaddle = "some"', "$.outcome[0].skedaddle", id="bad word for stands"
        ),
        pytest.param("fallen_leader", "face = 4", "face = 5", "no row for face 4", id="missing face"),
        pytest.param("fallen_leader", "face = 4", "face = 5", "2 rows for face 5", id="a face twice"),
        pytest.param(
            "fallen_leader",
            "face = 4",
            "face = 11",
            "$.row[3].face: expected a whole number, 10 or less",
            id="no such face",
        ),
        pytest.param("movement", 'mover = "leader"', 'mover = "cavalry"', "no row for mover leader", id="missing rate"),
        pytest.param(
            "movement", 'mover = "leader"', 'mover = "general"', "'general' is not one of", id="unknown mover"
        ),
        pytest.param(
            "movement",
            'times = "1/3"',
            'times = "a third"',
            "$.rate[1].rough.times: 'a third' is not a number",
            id="no number",
        ),
        pytest.param(
            "movement",
            'times = "1/3"',
            'times = "1/0"',
            "$.rate[1].rough.times: '1/0' is not a number",
            id="divided by nothing",
        ),
        pytest.param(
            "movement", 'times = "1/3"', "times = nan", "$.rate[1].rough.times: nan is not a number", id="not a number"
        ),
        pytest.param(
            "movement", 'times = "1/3"', "times = 0", "$.rate[1].rough.times: 0 is not above 0", id="no move at all"
        ),
        pytest.param(
            "movement",
            "basic = { inches = 12",
            "basic = { inches = -12",
            "$.rate[0].basic.inches: -12 is not above 0",
            id="backwards",
        ),
        pytest.param("fire_points", "upto = 16", "upto = 4", "do not rise", id="falling range bands"),
        pytest.param(
            "fire_points", 'id = "enfilade"', 'id = "damaged"', "2 rows for factor damaged", id="factor twice"
        ),
        pytest.param(
            "formations",
            'id = "double-line"',
            'id = "single-line"',
            "no row for formation double-line",
            id="card missing",
        ),
        pytest.param(
            "formations",
            '{ to = "double-line"',
            '{ to = "double-lines"',
            "did you mean 'double-line'?",
            id="wrong reference",
        ),
        pytest.param(
            "formations",
            '{ id = "wheel"',
            '{ id = "oblique"',
            "$.formation[0].modes: no row for mode wheel",
            id="mode missing",
        ),
        pytest.param(
            "formations",
            '{ who = "infantry"',
            '{ who = "mounted-cavalry"',
            "$.formation[0].users: no row for users infantry",
            id="users missing",
        ),
        pytest.param(
            "charge",
            'state = "fresh"',
            'state = "tired"',
            "'tired' is not one of fresh, worn, spent",
            id="unknown state",
        ),
        pytest.param(
            "charge",
            "min = 4\nmax = 6",
            "min = 5\nmax = 6",
            "gap: nothing between 3 and 5",
            id="gap between charge results",
        ),
        pytest.param(
            "formations",
            'chart = "formations"',
            'chart = "formation"',
            "$.chart: 'formation' is not one of",
            id="another chart",
        ),
        pytest.param(
            "charge",
            "format = 2",
            "format = 3",
            "$.format: format 3 is of a newer companion; this one reads up to 2",
            id="another format",
        ),
    ],
)
def test_a_fault_in_a_chart_is_told(name: str, old: str, new: str, told: str) -> None:
    found = words(faults(**{name: (old, new)}))
    assert any(told in line for line in found), found
    assert {line.split(":")[0] for line in found} == {f"{name.replace('_', '-')}.toml"}


def test_a_fault_is_told_once() -> None:
    found = [str(one) for one in faults(charge=('id = "checked"', 'id = "falters"'))]
    assert len(found) == len(set(found)) == 2


def test_all_problems_of_several_files_are_told_at_once() -> None:
    found = faults(
        maneuver=("value = 1\n", 'value = "one"\n'),
        movement=("[[rate]]", "[[rates]]"),
        fallen_leader=("face = 4", "face = 5"),
        charge=("format = 2", "formal = 2"),
    )
    places = {(problem.file, problem.path) for problem in found}
    assert {
        ("maneuver.toml", "$.modifier[0].value"),
        ("movement.toml", "$.rates"),
        ("fallen-leader.toml", "$.row"),
        ("charge.toml", "$.formal"),
        ("charge.toml", "$.format"),
    } <= places


@pytest.mark.parametrize("file", sorted(FILES))
def test_no_chart_may_be_empty(file: str) -> None:
    with pytest.raises(BadInput) as caught:
        load({**TEXTS, file: ""})
    assert {problem.file for problem in caught.value.problems} == {file}


def test_a_house_figure_is_used() -> None:
    texts = {**TEXTS, "maneuver.toml": TEXTS["maneuver.toml"].replace("inches = 18", 'inches = "37/2"')}
    assert load(texts).maneuver.command_radius.inches == "37/2"
