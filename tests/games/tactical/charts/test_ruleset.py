"""The charts as files: the shipped ones are sound and cite what exists; a faulty house rule is told before the game."""

from __future__ import annotations

import tomllib
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from companion.charts.faults import BadInput, Problem
from companion.charts.sense import entries
from companion.games.tactical.charts.ruleset import FILES, load
from companion.games.tactical.charts.sense import sense_problems
from companion.kernel.shelf import ruleset_texts
from tests.chart_texts import tables

TEXTS = ruleset_texts("antietam")
SHILOH = ruleset_texts("shiloh")
OWN = {path.name for path in (Path(__file__).resolve().parents[4] / "rulesets" / "shiloh").glob("*.toml")}
WORDS = {"clauses.toml", "rulings.toml"}
MAP = "map.toml"
"""What the reader of maps asks for; the rules of play do not."""
OFFLINE, COMPUTER = "offline.toml", "computer.toml"
"""What the table of miniatures and the computer's players ask for."""
NO_CLAUSE = WORDS | {"options.toml", "ruleset.toml", OFFLINE}
INVENTED = {
    "heights.toml",
    "visibility.toml",
    "weapon-aliases.toml",
    "out-of-ammo.toml",
    "play-level.toml",
    "guns.toml",
    "wounds.toml",
    "retreat-losses.toml",
    "control-factors.toml",
    "activation-limit.toml",
    "early.toml",
    "start.toml",
    "clock.toml",
    MAP,
    OFFLINE,
    COMPUTER,
}
CITED_ABOVE = ("attacker_losses", "defender_losses", "recovery")
"""Tables of figures whose row, or whose own tables, cite the clause."""


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


def has_figures(row: dict[str, Any]) -> bool:
    return any(type(value) in (int, float) for key, value in row.items() if key not in ("format", "min", "max"))


def cites(row: dict[str, Any]) -> bool:
    return any("clause" in key and str(value).startswith(("ANT-", "SHI-")) for key, value in row.items())


# ---- what is shipped


@pytest.mark.parametrize("texts", [TEXTS, SHILOH], ids=["antietam", "shiloh"])
def test_the_shipped_charts_are_without_a_problem(texts: dict[str, str]) -> None:
    rules = load(texts)
    assert not rules.chosen
    charts = {file: getattr(rules, file.removesuffix(".toml").replace("-", "_")) for file in FILES}
    assert entries(texts)
    assert not list(sense_problems(charts, entries(texts)))


def test_every_file_is_read() -> None:
    assert set(FILES) == set(TEXTS) - WORDS - {MAP, OFFLINE, COMPUTER}
    assert set(SHILOH) == set(TEXTS)
    assert set(TEXTS) >= OWN


@pytest.mark.parametrize("file", sorted(set(TEXTS) - NO_CLAUSE))
def test_every_row_with_figures_names_its_clause(file: str) -> None:
    rows = dict(tables(tomllib.loads(TEXTS[file]))) | dict(tables(tomllib.loads(SHILOH[file])))
    told = {path: row for path, row in rows.items() if not path.endswith(CITED_ABOVE) and "band" not in path}
    assert not [path for path, row in told.items() if has_figures(row) and not cites(row) and path != "$"]


def test_invented_figures_stand_in_files_of_their_own_and_say_so() -> None:
    said = {file: tomllib.loads(text) for file, text in TEXTS.items()}
    assert {file for file, chart in said.items() if chart.get("invented")} == INVENTED
    assert all(said[file]["says"].endswith(".") for file in INVENTED)


def test_shiloh_repeats_no_chart_of_its_base() -> None:
    assert [file for file in OWN - NO_CLAUSE if SHILOH[file] == TEXTS[file]] == []
    rules, base = load(SHILOH), load(TEXTS)
    assert rules.ruleset.base == base.name == "antietam"
    assert {file for file in FILES if SHILOH[file] != TEXTS[file]} == OWN - WORDS


# ---- what is chosen


@pytest.mark.clause("ANT-R-FATREC")
def test_a_ruling_is_its_default_until_another_reading_is_chosen() -> None:
    rules = load(TEXTS, {"ANT-R-FATREC": 1, "ANT-R-DISRUPT": 0})
    assert (rules.choice("ANT-R-FATREC"), rules.choice("ANT-R-DISRUPT")) == (1, 0)
    assert rules.chosen == {"ANT-R-FATREC": 1}
    again = rules.choosing({"ANT-R-DISRUPT": 1})
    assert again.chosen == {"ANT-R-DISRUPT": 1}
    assert type(again) is type(rules)


def test_a_choice_that_there_is_not_is_told() -> None:
    wrong = {"ANT-R-FATRECK": 1, "ANT-R-DISRUPT": 2}
    for choose in (partial(load, TEXTS), load(TEXTS).choosing):
        with pytest.raises(BadInput) as caught:
            choose(wrong)
        assert words(list(caught.value.problems)) == [
            "options: $.ANT-R-FATRECK: 'ANT-R-FATRECK' is not defined (did you mean 'ANT-R-FATREC'?)",
            "options: $.ANT-R-DISRUPT: 2 is not a choice of this option (choose one of 0, 1)",
        ]


# ---- what a house rule may get wrong


@pytest.mark.parametrize(
    ("name", "old", "new", "told"),
    [
        pytest.param(
            "scale",
            "least = 1, most = 7",
            "least = 7, most = 1",
            "$.random_fords: 7, 1 do not rise",
            id="fords upside down",
        ),
        pytest.param("terrain", 'id = "woods"', 'id = "town"', "$.row: 2 rows for terrain town", id="a terrain twice"),
        pytest.param(
            "sight",
            "elevation = 4",
            "elevation = 3",
            "$.limit: no row for elevation 4",
            id="an elevation without a limit",
        ),
        pytest.param(
            "sight", "squares = 16", "squares = 6", "$.limit: 4, 8, 12, 6 do not rise", id="less seen from above"
        ),
        pytest.param(
            "sight",
            'terrain = "woods"',
            'terrain = "wods"',
            "$.obstacle[0].terrain: 'wods' is not defined (did you mean 'woods'?)",
            id="an obstacle that there is not",
        ),
        pytest.param(
            "visibility",
            "from_turn = 1,",
            "from_turn = 2,",
            "$.turn: turns 2, 2, 3 (begin with turn 1 and rise)",
            id="no visibility on turn 1",
        ),
        pytest.param(
            "sequence", 'id = "melee"', 'id = "offensive-fire"', "is not the sequence of combat", id="a sub-phase twice"
        ),
        pytest.param(
            "sequence",
            'kind = "mid-turn"',
            'kind = "recovery"',
            "$.phase: there is no mid-turn phase",
            id="a phase missing",
        ),
        pytest.param(
            "sequence",
            'id = "union-combat-1"\nname = "Union 1st Combat Phase"\nkind = "combat"\nside = "union"',
            'id = "union-combat-1"\nname = "Union 1st Combat Phase"\nkind = "combat"\nside = "confederate"',
            "$.phase: union-operations-1 is followed by union-combat-1 (its own combat follows)",
            id="another's combat",
        ),
        pytest.param(
            "sequence",
            "night_turns = []",
            "night_turns = [12]",
            "$.night_turns: there is no turn 12",
            id="a night too late",
        ),
        pytest.param("sequence", 'first = "06:00"', 'first = "6:00"', "$.turns.first", id="no hour"),
        pytest.param(
            "costs",
            'terrain = "ford"',
            'terrain = "forde"',
            "$.terrain: no row for terrain ford",
            id="a terrain without costs",
        ),
        pytest.param("costs", "foot = [6, 9]", "foot = [6]", "$.terrain[1].foot", id="no diagonal"),
        pytest.param(
            "costs",
            '"limbered", "unlimbered"]\ncells',
            '"limbered"]\ncells',
            "$.mode_change: no row for a change to mode unlimbered",
            id="a mode that nobody reaches",
        ),
        pytest.param(
            "costs",
            '"ANT-T-OPCOST-N1"',
            '"ANT-T-OPCOST-N9"',
            "$.road.bridge.clause: 'ANT-T-OPCOST-N9' is not defined",
            id="no such clause",
        ),
        pytest.param("weapons", 'code = "SHR"', 'code = "RFL"', "$.weapon: 2 rows for weapon RFL", id="a weapon twice"),
        pytest.param(
            "weapons",
            "losses = [4, 2, 0, 0, 0, 0]",
            "losses = [4, 2, 0, 0, 0]",
            "$.weapon[0].losses: 5 figures for 6 bands",
            id="a band without losses",
        ),
        pytest.param(
            "weapons",
            "losses = [4, 2, 0, 0, 0, 0]",
            'losses = [4, "two", 0, 0, 0, 0]',
            "$.weapon[0].losses[1]: 'two' is not a number",
            id="no number",
        ),
        pytest.param(
            "weapons",
            "losses = [4, 2, 0, 0, 0, 0]",
            "losses = [4, -2, 0, 0, 0, 0]",
            "$.weapon[0].losses[1]: -2 is below 0",
            id="a weapon that heals",
        ),
        pytest.param(
            "weapons", "min = 4, max = 6", "min = 5, max = 6", "$.band[3]: 5 does not follow 3", id="a gap in range"
        ),
        pytest.param(
            "weapon_aliases",
            'weapon = "MSK"',
            'weapon = "MUSK"',
            "$.alias[0].weapon: 'MUSK' is not defined",
            id="an alias of nothing",
        ),
        pytest.param("melee", "max = 4\n", "max = 3\n", "gap: nothing between 3 and 5", id="a gap between rows"),
        pytest.param(
            "modifiers",
            'mode = "dismounted"',
            'mode = "mounted"',
            "$.mode: no row for mode dismounted",
            id="a mode without modifiers",
        ),
        pytest.param(
            "modifiers",
            'terrain = "town"',
            'terrain = "city"',
            "$.target[3].terrain: 'city' is not defined",
            id="a target that there is not",
        ),
        pytest.param(
            "modifiers",
            "least = 0.5, most = 1.5",
            "least = 1.5, most = 0.5",
            "$.random: 1.5, 0.5 do not rise",
            id="a draw upside down",
        ),
        pytest.param(
            "modifiers",
            "attacker = 1.5",
            "attacker = -1.5",
            "$.flank.attacker: -1.5 is below 0",
            id="a flank that heals",
        ),
        pytest.param(
            "play_level",
            "each = 0.1, clause",
            "each = 0.5, clause",
            "$.each.each: 0.5 leaves no losses at the farthest level",
            id="a level without losses",
        ),
        pytest.param("play_level", "invented = true", "invented = false", "$.invented", id="not owned as invented"),
        pytest.param(
            "ammo",
            'arm = "artillery", percent = 10',
            'arm = "cavalry", percent = 10',
            "$.run_out: no row for arm artillery",
            id="guns that never run out",
        ),
        pytest.param("ammo", "min = 3, max = 3", "min = 3, max = 2", "$.eligibility", id="a distance without a chance"),
        pytest.param(
            "ammo",
            "percent = 90, mid_turn = 45",
            "percent = 190, mid_turn = 45",
            "$.resupply[1].percent",
            id="more than certain",
        ),
        pytest.param(
            "fatigue",
            'mode = "mounted"',
            'mode = "column"',
            "$.enter: no row for mode mounted",
            id="riders that do not tire",
        ),
        pytest.param(
            "disruption",
            "one_against = { percent = 60",
            "one_against = { percent = 90",
            "40, 90, 80 do not rise",
            id="better in contact",
        ),
        pytest.param(
            "rout",
            'side = "union"',
            'side = "confederate"',
            "$.rally_men: no row for side union",
            id="an army that never rallies",
        ),
        pytest.param(
            "command",
            'who = "independent"',
            'who = "cavalry"',
            "$.automatic: 2 rows for kind of unit cavalry",
            id="a kind twice",
        ),
        pytest.param(
            "victory", "min = -1000\n", "min = -999\n", "gap: nothing between -1001 and -999", id="a gap between levels"
        ),
        pytest.param(
            "victory",
            'id = "gun"',
            'id = "infantryman"',
            "$.points: no row for deed gun of confederate",
            id="guns worth nothing",
        ),
        pytest.param(
            "objectives",
            "[31, 18]",
            "[31, 36]",
            "31,36 is not on the map (42 rows and 36 columns, from 0)",
            id="an objective off the map",
        ),
        pytest.param("objectives", "[31, 18]", "[17, 2]", "$.row: 2 rows for square (17, 2)", id="an objective twice"),
        pytest.param(
            "activation",
            'formation = "VI Corps"',
            'formation = "V Corps"',
            "$.hold: 2 rows for formation V Corps",
            id="a hold twice",
        ),
        pytest.param(
            "activation_limit",
            "least = -1, most = 1",
            "least = 1, most = -1",
            "$.hold_shift: 1, -1 do not rise",
            id="a shift upside down",
        ),
        pytest.param("reinforcements", "[[17, 0]]", "[[42, 0]]", "42,0 is not on the map", id="an entry off the map"),
        pytest.param(
            "reinforcements",
            "delayed_by = [33, 1]",
            "delayed_by = [33, 5]",
            "33,5 is none of its squares",
            id="delayed from afar",
        ),
        pytest.param(
            "reinforcements", "turn = 9", "turn = 2", "2 rows for group confederate turn 2", id="a group twice"
        ),
        pytest.param("early", "turn = 8", "turn = 7", "$.chance: 2 rows for turn 7", id="a chance twice"),
        pytest.param(
            "clock", "default = 10", "default = 90", "$.limit: 1, 90, 60 do not rise", id="longer than the longest"
        ),
        pytest.param(
            "clock", "default = 4", "default = 14", "$.delay: 0, 14, 9 do not rise", id="slower than the slowest"
        ),
        pytest.param(
            "heights",
            'says = "The',
            'says = ""\nsays_more = "The',
            "$.says_more: unknown key",
            id="a key that nobody reads",
        ),
        pytest.param(
            "guns",
            'says = "The book counts losses of artillery in guns and gives no way from one to the other; all figures here are ours."',
            'says = ""',
            "$.says: says nothing of what is invented (one sentence)",
            id="invented and silent",
        ),
        pytest.param(
            "options",
            'id = "ANT-R-DISRUPT"',
            'id = "ANT-R-FATREC"',
            "2 rows for option ANT-R-FATREC",
            id="an option twice",
        ),
        pytest.param("ruleset", 'engine = "tactical"', 'engine = "campaign"', "$.engine", id="another engine"),
    ],
)
def test_a_fault_in_a_chart_is_told(name: str, old: str, new: str, told: str) -> None:
    found = words(faults(**{name: (old, new)}))
    file = f"{name.replace('_', '-')}.toml"
    assert any(told in line for line in found if line.startswith(f"{file}: line ")), found
    assert name == "terrain" or {line.split(":")[0] for line in found} == {file}


def test_all_problems_of_several_files_are_told_at_once() -> None:
    found = faults(
        costs=("[[terrain]]", "[[terrains]]"),
        rout=("morale = 15", 'morale = "low"'),
        objectives=("[17, 2]", "[17]"),
        points=("format = 1", "formal = 1"),
    )
    places = {(problem.file, problem.path) for problem in found}
    assert {
        ("costs.toml", "$.terrains"),
        ("rout.toml", "$.check_below.morale"),
        ("objectives.toml", "$.row[0].square"),
        ("points.toml", "$.formal"),
        ("points.toml", "$.format"),
    } <= places


@pytest.mark.parametrize("file", sorted(FILES))
def test_no_chart_may_be_missing_or_empty_or_hold_a_key_that_nobody_reads(file: str) -> None:
    with pytest.raises(BadInput) as gone:
        load({name: text for name, text in TEXTS.items() if name != file})
    assert words(list(gone.value.problems)) == [f"{file}: is missing from the ruleset"]
    with pytest.raises(BadInput) as empty:
        load({**TEXTS, file: ""})
    assert {problem.file for problem in empty.value.problems} == {file}
    with pytest.raises(BadInput) as strange:
        load({**TEXTS, file: TEXTS[file].replace("format = 1", "format = 1\nfromat = 1", 1)})
    line = 2 + TEXTS[file].splitlines().index("format = 1")
    told = f"{file}: line {line}, column 1: $.fromat: unknown key (did you mean 'format'?)"
    assert words(list(strange.value.problems)) == [told]


# ---- house rules and games


def test_a_folder_of_house_rules_replaces_a_chart_of_the_base_too(tmp_path: Path) -> None:
    (tmp_path / "rout.toml").write_text(TEXTS["rout.toml"].replace("morale = 15", "morale = 20"), encoding="utf-8")
    rules = load(ruleset_texts("shiloh", house=tmp_path))
    assert rules.rout.check_below.morale == 20
    assert rules.costs == load(SHILOH).costs


def test_a_house_rule_may_cite_what_is_its_own(tmp_path: Path) -> None:
    ours = TEXTS["clock.toml"].replace('most = 60, clause = "ANT-R-TIME"', 'most = 90, clause = "our club"')
    (tmp_path / "clock.toml").write_text(ours, encoding="utf-8")
    assert load(ruleset_texts("antietam", house=tmp_path)).clock.limit.most == 90


def test_charts_without_their_words_are_read_all_the_same() -> None:
    assert load({file: text for file, text in TEXTS.items() if file in FILES}).every() == load(TEXTS).every()
