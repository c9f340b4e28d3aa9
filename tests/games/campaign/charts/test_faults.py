"""What is wrong in a chart of house rules is told before the game: every fault, with its file, line and column."""

from __future__ import annotations

import re

import pytest

from companion.charts.faults import BadInput, Problem
from companion.games.campaign.charts.ruleset import FILES, load
from companion.kernel.shelf import ruleset_texts

TEXTS = ruleset_texts("gettysburg")


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


def test_a_chart_that_is_missing_is_named() -> None:
    texts = {name: text for name, text in TEXTS.items() if name not in ("rout.toml", "movement.toml")}
    with pytest.raises(BadInput) as caught:
        load(texts)
    assert words(list(caught.value.problems)) == [
        "movement.toml: is missing from the ruleset",
        "rout.toml: is missing from the ruleset",
    ]


@pytest.mark.parametrize(
    ("name", "old", "new", "told"),
    [
        pytest.param(
            "scale",
            "leadership = { min = 1, max = 9",
            "leadership = { min = 9, max = 1",
            "$.leadership: 9, 1 do not rise",
            id="a rating upside down",
        ),
        pytest.param(
            "sequence",
            "hours = 8",
            "hours = 4",
            "$.turn: the turns of a day fill 20 hours (24 make a day)",
            id="a short day",
        ),
        pytest.param(
            "sequence",
            'start = "0900"',
            'start = "1000"',
            "$.turn[1].start: 1000 is not 4 hours after 0500",
            id="a gap in the day",
        ),
        pytest.param("sequence", 'start = "1300"', 'start = "2500"', "$.turn[2].start", id="no such hour"),
        pytest.param(
            "sequence",
            'times = "3/2"',
            'times = "-3/2"',
            "$.turn[4].mp_factor: -3/2 is not above 0",
            id="backwards at night",
        ),
        pytest.param(
            "sequence",
            'id = "receipt"',
            'id = "execution"',
            "$.phase: reconnaissance, confederate, union, execution, execution, fatigue is not the sequence of play",
            id="a phase twice",
        ),
        pytest.param(
            "sequence",
            "number = 2\n",
            "number = 3\n",
            "$.day: days 1, 3, 3, 4, 5, 6, 7 (number them from 1 on)",
            id="a day twice",
        ),
        pytest.param(
            "sequence",
            "turns = 35",
            "turns = 36",
            "$.scenario[0].turns: 36 turns, but its first and last are 35 apart",
            id="a turn too many",
        ),
        pytest.param(
            "sequence",
            "last_day = 7",
            "last_day = 8",
            "$.scenario[0].last_day: there is no day 8",
            id="after the last day",
        ),
        pytest.param(
            "sequence",
            'first_turn = "0900"',
            'first_turn = "1000"',
            "$.scenario[1].first_turn: no turn starts at 1000",
            id="between turns",
        ),
        pytest.param(
            "sequence",
            'id = "battle"',
            'id = "campaign"',
            "$.scenario: 0 rows for scenario battle",
            id="a scenario missing",
        ),
        pytest.param(
            "sequence",
            "union = [2, 3, 4]",
            "union = [1, 2, 3]",
            "$.scenario[1].lines[0]: a direction is nobody's or both sides'",
            id="a direction on both sides",
        ),
        pytest.param(
            "start",
            'scenario = "battle"',
            'scenario = "campaign"',
            "no row for scenario battle",
            id="a headquarters without a mode",
        ),
        pytest.param(
            "movement",
            'mode = "rest"',
            'mode = "force"',
            "$.allowance: no row for corps infantry rest",
            id="an allowance missing",
        ),
        pytest.param(
            "movement", "mp = 3\n", "mp = -3\n", "$.allowance[1].mp: -3 is below 0", id="a negative allowance"
        ),
        pytest.param(
            "movement",
            "enter_hex = { mp = 2",
            "enter_hex = { mp = 0",
            "$.enter_hex.mp: 0 is not above 0",
            id="a free move",
        ),
        pytest.param(
            "movement",
            "cross_river = { mp = 2",
            "cross_river = { mp = -2",
            "$.cross_river.mp: -2 is below 0",
            id="a river that helps",
        ),
        pytest.param(
            "movement",
            "rain = { times = 2",
            "rain = { times = 0",
            "$.rain.times: 0 is not above 0",
            id="rain that stops the clock",
        ),
        pytest.param("movement", "mp = 6", 'mp = "six"', "$.allowance[5].mp: 'six' is not a number", id="no number"),
        pytest.param("movement", "mp = 6", "mp = nan", "$.allowance[5].mp: nan is not a number", id="not a number"),
        pytest.param(
            "movement", "mp = 6", 'mp = "6/0"', "$.allowance[5].mp: '6/0' is not a number", id="divided by nothing"
        ),
        pytest.param(
            "movement", '"RTG-8.7a"', '"RTG-8.7f"', "$.enter_hex.clause: 'RTG-8.7f' is not defined", id="no such clause"
        ),
        pytest.param(
            "straggling",
            'side = "union"',
            'side = "confederate"',
            "no row for side union",
            id="an army that does not straggle",
        ),
        pytest.param(
            "delays",
            'chance = "1/6"',
            'chance = "7/6"',
            "$.slow_start.chance: 7/6 is no probability",
            id="more than certain",
        ),
        pytest.param("delays", "invented = true", "invented = false", "$.invented", id="not owned as invented"),
        pytest.param("march_mode", 'slope = "1/8"', "slope = 0", "$.force: is no chance", id="a flat line"),
        pytest.param(
            "march_mode",
            "zero_at = 6",
            "zero_at = 14",
            "march-mode.toml: force and rest together come to 41/40 at eagerness 5",
            id="more than certain to rest or hurry",
        ),
        pytest.param(
            "march_mode",
            "by = 10",
            "by = 0",
            "$.aggressiveness.by: 0 is not above 0",
            id="divided by no aggressiveness",
        ),
        pytest.param(
            "fatigue",
            'off_road = { fatigue = "1/2"',
            'off_road = { fatigue = "1/3"',
            "$.off_road.fatigue: 1/3 is no multiple of the grain 1/4",
            id="finer than the grain",
        ),
        pytest.param(
            "fatigue", "rest = { fatigue = -1", "rest = { fatigue = 1", "$.rest.fatigue: 1 tires", id="rest that tires"
        ),
        pytest.param(
            "fatigue",
            'grain = { fatigue = "1/4"',
            "grain = { fatigue = 0",
            "$.grain.fatigue: 0 is not above 0",
            id="no grain",
        ),
        pytest.param("rout", "percent = -5", "percent = -6", "$.loss: -4 % at leadership 9", id="a rout that gains"),
        pytest.param(
            "rout", "percent = -5", "percent = 55", "$.loss: 105 % at leadership 1", id="a rout of more than all"
        ),
        pytest.param(
            "effectiveness",
            'letter = "J"',
            'letter = "I"',
            "$.row: no row for corps confederate J",
            id="a corps without effectiveness",
        ),
        pytest.param(
            "effectiveness", 'letter = "J"', 'letter = "I"', "$.row: 2 rows for corps confederate I", id="a corps twice"
        ),
        pytest.param(
            "dispatches",
            "hexes = 6",
            "hexes = 5",
            "$.hexes_a_turn: 5 is not above the immediate radius 5",
            id="late within the radius",
        ),
        pytest.param(
            "reconnaissance", "percent = 35", "percent = 55", "10, 55, 50 do not rise", id="equal worse than worst"
        ),
        pytest.param(
            "reconnaissance", "radius = { hexes = 1", "radius = { hexes = 3", "3, 2 do not rise", id="patrols see less"
        ),
        pytest.param(
            "reconnaissance",
            'ratio = "7/4"',
            "ratio = 0",
            "$.outnumbered.ratio: 0 is not above 0",
            id="always outnumbered",
        ),
        pytest.param(
            "activity",
            'chance = "4/25"',
            "chance = 16",
            "$.occupied_hex.chance: 16 is no probability",
            id="percent for a probability",
        ),
        pytest.param("initiative", "level = 8", "level = 1", "-6, 2, 1 do not rise", id="bounds that fall"),
        pytest.param("weather", "day = 6", "day = 5", "$.start: 2 rows for campaign day 5", id="a day of rain twice"),
        pytest.param("weather", "day = 7", "day = 8", "$.start[2].day: there is no day 8", id="rain after the end"),
        pytest.param(
            "weather",
            'from_turn = "1300"',
            'from_turn = "1400"',
            "$.start[3].from_turn: no turn starts at 1400",
            id="rain between turns",
        ),
        pytest.param(
            "forage",
            "points = [3, 2, 1]",
            "points = [3, 2]",
            "$.row[1].points: 2 figures for 3 times",
            id="a forage without points",
        ),
        pytest.param(
            "forage", 'terrain = "road"', 'terrain = "town"', "no row for terrain road", id="no forage on roads"
        ),
        pytest.param(
            "headquarters",
            "number = 11",
            "number = 10",
            "$.number: 10 is a corps' number",
            id="a headquarters' number taken",
        ),
        pytest.param(
            "headquarters",
            'side = "union"',
            'side = "confederate"',
            "no row for side union",
            id="a headquarters that never returns",
        ),
        pytest.param("orders", 'letter = "H"', 'letter = "A"', "$.contact: 2 rows for letter A", id="a letter twice"),
        pytest.param("orders", 'code = "XU"', 'code = "XY"', "$.command: no row for command B XU", id="a code missing"),
        pytest.param("orders", "number = 6", "number = 5", "no row for direction 6", id="a direction missing"),
        pytest.param("combat", 'id = "morale"', 'id = "stand"', "2 rows for shift stand", id="a shift twice"),
        pytest.param("combat", "ferocity = 4", "ferocity = 5", "no row for ferocity 4", id="a ferocity missing"),
        pytest.param("echelons", "number = 3", "number = 2", "no row for echelon 3", id="an echelon missing"),
        pytest.param("losses", 'arm = "cavalry"', 'arm = "infantry"', "no row for arm cavalry", id="an arm missing"),
        pytest.param(
            "victory",
            "min = 75\nmax = 124",
            "min = 75\nmax = 123",
            "gap: nothing between 123 and 125",
            id="a gap between levels",
        ),
        pytest.param(
            "options", 'id = "RTG-R-SLOW"', 'id = "RTG-R-DELAY"', "2 rows for option RTG-R-DELAY", id="an option twice"
        ),
        pytest.param(
            "forage", 'chart = "forage"', 'chart = "foraging"', "$.chart: 'foraging' is not one of", id="another chart"
        ),
        pytest.param(
            "rout",
            "format = 1",
            "format = 3",
            "rout.toml: line 2, column 1: $.format: format 3 is of a newer companion",
            id="another format",
        ),
    ],
)
def test_a_fault_in_a_chart_is_told(name: str, old: str, new: str, told: str) -> None:
    found = words(faults(**{name: (old, new)}))
    assert any(told in re.sub(r"line \d+, column \d+: ", "", line) or told in line for line in found), found
    assert {line.split(":")[0] for line in found} == {f"{name.replace('_', '-')}.toml"}


def test_all_problems_of_several_files_are_told_at_once() -> None:
    found = faults(
        movement=("[[allowance]]", "[[allowances]]"),
        fatigue=("rest = { fatigue = -1", 'rest = { fatigue = "one"'),
        weather=("day = 7", "day = 8"),
        rout=("format = 1", "formal = 1"),
    )
    places = {(problem.file, problem.path) for problem in found}
    assert {
        ("movement.toml", "$.allowances"),
        ("fatigue.toml", "$.rest.fatigue"),
        ("weather.toml", "$.start[2].day"),
        ("rout.toml", "$.formal"),
        ("rout.toml", "$.format"),
    } <= places


@pytest.mark.parametrize("file", sorted(FILES))
def test_no_chart_may_be_empty(file: str) -> None:
    with pytest.raises(BadInput) as caught:
        load({**TEXTS, file: ""})
    assert {problem.file for problem in caught.value.problems} == {file}


@pytest.mark.parametrize("file", sorted(FILES))
def test_a_key_that_nobody_reads_is_told(file: str) -> None:
    with pytest.raises(BadInput) as caught:
        load({**TEXTS, file: TEXTS[file].replace("\nformat = ", "\nfromat = 1\nformat = ", 1)})
    line = 1 + next(nth for nth, one in enumerate(TEXTS[file].splitlines()) if one.startswith("format = "))
    told = f"{file}: line {line}, column 1: $.fromat: unknown key (did you mean 'format'?)"
    assert words(list(caught.value.problems)) == [told]


def test_what_does_not_agree_in_a_chart_is_told_with_line_and_column() -> None:
    (found,) = faults(weather=('chance = "3/5"', "chance = 7"))
    assert TEXTS["weather.toml"].splitlines()[found.line - 1][found.column - 1 :].startswith("chance")
