"""What a study asks: combinations, and what is refused before any game."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.charts.faults import BadInput
from companion.kernel.shelf import resource_text, ruleset_texts
from companion.study.studies.plan import changed, laid_out, named, variants, varied
from tests.study.studies.games import SCENARIO, plan


def test_every_combination_is_a_variant_in_every_scenario() -> None:
    vary = {"union": ("basic", "able"), "confederate": ("basic", "able", "strong")}
    those = variants(plan(scenarios=(SCENARIO, "antietam-basic"), vary=vary))
    assert len(those) == 2 * 2 * 3
    assert those[0].chosen == {"union": "basic", "confederate": "basic"}
    assert those[1].chosen == {"union": "basic", "confederate": "able"}
    assert len({(one.scenario, *one.chosen.items()) for one in those}) == len(those)


def test_without_variations_a_scenario_is_its_own_variant() -> None:
    assert [one.chosen for one in variants(plan(vary={}))] == [{}]


@pytest.mark.parametrize("text", ["union", "=basic", "union=", "union=basic,,able", "union=basic,basic"])
def test_what_is_no_variation_is_refused(text: str) -> None:
    with pytest.raises(BadInput):
        varied([text])


def test_a_key_is_varied_once() -> None:
    with pytest.raises(BadInput):
        varied(["union=basic,able", "union=strong"])


@pytest.mark.parametrize(
    "vary",
    [
        {"union": ("basic", "nobody")},
        {"no-such-thing": ("1",)},
        {"ANT-R-NOTHING": ("0", "1")},
        {"scenario.nothing": ("1",)},
        {"scenario.turns": ("many",)},
        {"rules": ("installed", "/no/such/folder")},
    ],
)
def test_what_no_game_can_begin_with_is_refused(vary: dict[str, tuple[str, ...]]) -> None:
    with pytest.raises(BadInput):
        laid_out(plan(vary=vary))


def test_a_game_of_people_is_refused() -> None:
    with pytest.raises(BadInput, match="no computer player plays"):
        laid_out(plan(scenarios=("mcphersons-ridge",), settings={}, vary={}))


def test_where_files_lie_is_not_told(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(resource_text("scenarios", f"{SCENARIO}.toml"))
    asked = plan(scenarios=(str(tmp_path / "mine.toml"),), vary={})
    told = named(asked, laid_out(asked))
    assert told.scenarios == (SCENARIO,)
    (tmp_path / "club").mkdir()
    (tmp_path / "club" / "computer.toml").write_text(ruleset_texts("shiloh")["computer.toml"])
    asked = plan(vary={"rules": ("installed", str(tmp_path / "club"))})
    assert named(asked, laid_out(asked)).vary == {"rules": ("installed", "club")}


def test_two_scenarios_of_one_name_are_refused(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(resource_text("scenarios", f"{SCENARIO}.toml"))
    asked = plan(scenarios=(SCENARIO, str(tmp_path / "mine.toml")), vary={})
    with pytest.raises(BadInput, match="one name"):
        named(asked, laid_out(asked))


def test_a_line_of_the_scenario_is_varied_and_its_tables_stay() -> None:
    text = 'turns = 5\nname = "x"\n\n[[forces]]\nturns = 9\n'
    assert changed(text, {"turns": "7"}, "x.toml") == text.replace("turns = 5", "turns = 7")


def test_a_word_of_the_scenario_needs_no_quotes() -> None:
    told = [
        changed('level = "basic"\nturns = 2\n', {"level": level, "turns": "3"}, "f") for level in ("able", '"able"')
    ]
    assert told == ['level = "able"\nturns = 3\n'] * 2


def test_strengths_are_varied() -> None:
    made = laid_out(plan(1, vary={"union-strength": ("100", "150")}))
    men = [sum(one.men for one in first.event.state.units.values() if one.side == "union") for first in made]
    assert men[1] == pytest.approx(men[0] * 1.5, abs=len(made[0].event.state.units))


def test_a_house_folder_is_varied_against_the_installed_rules(tmp_path: Path) -> None:
    chart = ruleset_texts("shiloh")["computer.toml"]
    (tmp_path / "computer.toml").write_text(chart + "\n# a house\n")
    installed, house = laid_out(plan(vary={"rules": ("installed", str(tmp_path))}))
    assert installed.sources != house.sources
