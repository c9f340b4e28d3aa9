"""The charts as files: the shipped ones are sound and cite what exists; a house rule is read in their place."""

from __future__ import annotations

import re
import tomllib
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import companion.games.campaign
from companion.charts.faults import BadInput, Problem
from companion.charts.sense import entries
from companion.games.campaign.charts.ruleset import FILES, load
from companion.games.campaign.charts.sense import sense_problems
from companion.kernel.shelf import ruleset_texts
from tests.chart_texts import strings, tables

TEXTS = ruleset_texts("gettysburg")
ID = re.compile(r"RTG-[A-Za-z0-9.]+(?:-[A-Za-z0-9.]+)*")
FIGURES = {
    "value",
    "hours",
    "times",
    "mp",
    "percent",
    "points",
    "turns",
    "chance",
    "by",
    "slope",
    "most",
    "fatigue",
    "level",
    "highest",
    "hexes",
    "ratio",
    "men",
    "number",
    "urgency",
    "min",
    "max",
    "weight",
    "leaders",
}
NO_CLAUSE = {"options.toml", "ruleset.toml", "clauses.toml", "rulings.toml"}
DAYS = "$.day"
INVENTED = {
    "effectiveness.toml",
    "weather.toml",
    "march-mode.toml",
    "initiative.toml",
    "delays.toml",
    "echelons.toml",
    "losses.toml",
    "battle-answers.toml",
    "players.toml",
    "offline.toml",
}
NO_RULES = {"ruleset.toml", "clauses.toml", "rulings.toml", "players.toml", "offline.toml"}
"""What the rules of the game do not read: words, and how the computer plays."""


def words(problems: list[Problem]) -> list[str]:
    return [str(problem) for problem in problems]


# ---- what is shipped


def test_the_shipped_charts_are_without_a_problem() -> None:
    rules = load(TEXTS)
    assert not rules.chosen
    named = {file: getattr(rules, file.removesuffix(".toml").replace("-", "_")) for file in FILES}
    assert not list(sense_problems(named, entries(TEXTS)))
    assert set(FILES) == set(TEXTS) - NO_RULES


@pytest.mark.parametrize("file", sorted(TEXTS))
def test_every_clause_and_ruling_that_a_file_names_exists(file: str) -> None:
    named = {match.rstrip("-.") for match in ID.findall("\n".join(strings(tomllib.loads(TEXTS[file]))))}
    assert named <= entries(TEXTS)
    assert named or file == "ruleset.toml"


@pytest.mark.parametrize("file", sorted(set(TEXTS) - NO_CLAUSE))
def test_every_row_with_figures_names_its_clause(file: str) -> None:
    rows = dict(tables(tomllib.loads(TEXTS[file]), "$"))
    told = {path: row for path, row in rows.items() if not path.startswith(DAYS)}
    assert not [path for path, row in told.items() if figures(row) and not any(map(cites, around(path, rows)))]


def around(path: str, rows: dict[str, Any]) -> list[dict[str, Any]]:
    """Give a row and the tables that it stands in: a clause at their head is that of all within."""
    parts = path.split(".")
    return [rows[one] for end in range(len(parts), 1, -1) if (one := ".".join(parts[:end])) in rows]


def figures(row: dict[str, Any]) -> bool:
    return any(key in FIGURES and not isinstance(value, dict | list) for key, value in row.items())


def cites(row: dict[str, Any]) -> bool:
    return any("clause" in key and ID.fullmatch(str(value)) for key, value in row.items())


def test_invented_figures_stand_in_files_of_their_own_and_say_so() -> None:
    said = {file: tomllib.loads(text) for file, text in TEXTS.items()}
    assert {file for file, chart in said.items() if chart.get("invented")} == INVENTED
    assert all(said[file]["says"].endswith(".") for file in INVENTED)
    assert said["activity.toml"]["false_report"]["invented"]
    assert "invented" not in said["activity.toml"]["occupied_hex"]


# ---- what is chosen


def test_no_option_is_without_effect() -> None:
    sources = "".join(
        path.read_text(encoding="utf-8") for path in Path(companion.games.campaign.__path__[0]).rglob("*.py")
    )
    options = [row.id for row in load(TEXTS).options.option]
    assert len(options) == 61
    assert [one for one in options if f'"{one}"' not in sources] == []


def test_a_ruling_is_its_default_until_another_reading_is_chosen() -> None:
    rules = load(TEXTS, {"RTG-R-FEROCITY": 2, "RTG-R-SLOW": 0})
    assert rules.choice("RTG-R-FEROCITY") == 2
    assert rules.choice("RTG-R-SLOW") == 0
    assert rules.chosen == {"RTG-R-FEROCITY": 2}
    assert rules.choosing({"RTG-R-SLOW": 1}).chosen == {"RTG-R-SLOW": 1}


def test_a_choice_that_there_is_not_is_told() -> None:
    wrong = {"RTG-R-FEROCITI": 1, "RTG-R-SLOW": 2}
    for choose in (partial(load, TEXTS), load(TEXTS).choosing):
        with pytest.raises(BadInput) as caught:
            choose(wrong)
        assert words(list(caught.value.problems)) == [
            "options: $.RTG-R-FEROCITI: 'RTG-R-FEROCITI' is not defined (did you mean 'RTG-R-FEROCITY'?)",
            "options: $.RTG-R-SLOW: 2 is not a choice of this option (choose one of 0, 1)",
        ]


# ---- house rules


def test_a_folder_of_house_rules_replaces_the_charts_of_its_names(tmp_path: Path) -> None:
    warmer = TEXTS["weather.toml"].replace('"3/5"', '"1/5"')
    (tmp_path / "weather.toml").write_text(warmer, encoding="utf-8")
    rules = load(ruleset_texts("gettysburg", house=tmp_path))
    assert rules.weather.goes_on.chance == "1/5"
    assert rules.movement == load(TEXTS).movement


def test_a_house_rule_may_cite_what_is_its_own(tmp_path: Path) -> None:
    ours = TEXTS["movement.toml"].replace('"RTG-8.7a"', '"our club"')
    (tmp_path / "movement.toml").write_text(ours, encoding="utf-8")
    assert load(ruleset_texts("gettysburg", house=tmp_path)).movement.enter_hex.clause == "our club"


def test_charts_without_their_clauses_are_read_all_the_same() -> None:
    texts = {file: text for file, text in TEXTS.items() if file in FILES}
    assert load(texts).every() == load(TEXTS).every()
