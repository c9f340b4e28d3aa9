"""Orders of battle against the rulebook's second set of columns, its totals and one another; and every mistake."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.charts.faults import BadInput
from companion.charts.reading import read_toml
from companion.games.campaign.charts.sequence import Scale, Sequence
from companion.games.campaign.rules.state import SIDES, Strength
from companion.games.campaign.setup.armies import FIGURES, OrderOfBattle, read_order_of_battle, summed
from companion.kernel.shelf import resource_names, resource_text, ruleset_texts
from tests.games.campaign.gazetteer import the_map
from tests.games.campaign.setup.test_map import reached

GROUND = the_map()
CHARTS = ruleset_texts("gettysburg")
SCALE = read_toml(CHARTS["scale.toml"], Scale, file="scale.toml")
TEXTS = {name: resource_text("campaign", f"{name}.toml") for name in ("june28", "july1")}


def read(text: str, file: str = "army.toml") -> OrderOfBattle:
    return read_order_of_battle(text, file=file, scale=SCALE, ground=GROUND)


ARMIES = {name: read(text, name) for name, text in TEXTS.items()}

# The historical columns: leader, infantry, cavalry, guns. They stand apart from the strength points of the rows.
MEN = {
    "june28": """
        McLaws 6500 0 40; Pickett 5000 0 18; Hood 7000 0 29; Early 6000 0 16; Johnson 6500 0 47; Rodes 8000 0 16;
        Anderson 7500 0 17; Heth 7500 0 39; Pender 6000 0 32; Stuart 0 8800 29; Lee 0 400 0;
        Reynolds 11700 0 28; Hancock 12200 0 28; Sickles 11300 0 30; Sykes 11200 0 26; Sedgewick 15600 0 48;
        Howard 10100 0 26; Slocum 9800 0 20; Buford 0 3000 12; Pleasanton 0 8500 44; Hunt 0 0 108; Meade 0 400 0""",
    "july1": """
        McLaws 6500 0 40; Pickett 4800 0 18; Hood 6800 0 29; Early 5500 0 16; Johnson 5900 0 47; Rodes 8000 0 16;
        Anderson 7100 0 17; Heth 7500 0 39; Pender 6000 0 32; Stuart 0 8400 29; Lee 0 400 0;
        Doubleday 11600 0 28; Hancock 11800 0 28; Sickles 11200 0 30; Sykes 10800 0 26; Sedgewick 14200 0 48;
        Howard 9200 0 26; Slocum 9000 0 20; Buford 0 2600 6; Pleasanton 0 8300 50; Hunt 0 0 108; Meade 0 400 0""",
}
# Hex, leadership/aggressiveness and stragglers of each row, A to J and HQ, Confederates first.
STARTS = {
    "june28": """
        6,5 4/0 0; 5,7 4/0 0; 6,6 7/0 0; 19,6 6/20 0; 13,1 5/-10 0; 12,1 4/10 0; 6,6 6/0 0; 7,7 5/0 0; 7,7 6/-10 0;
        16,18 7/30 0; 6,6 8/0 0;
        6,14 7/0 3; 9,16 6/10 3; 9,16 5/30 2; 9,16 4/0 3; 9,17 7/0 4; 7,15 3/-10 4; 5,17 4/-10 2; 6,13 6/0 0;
        9,15 5/10 0; 9,16 5/0 0; 9,16 7/0 0""",
    "july1": """
        7,7 4/0 0; 5,8 4/0 2; 7,7 7/0 2; 12,7 6/20 5; 12,5 5/-10 6; 12,7 4/10 0; 10,7 6/0 4; 12,8 5/0 0; 12,8 6/-10 0;
        13,1 7/30 0; 9,7 8/0 0;
        12,8 4/0 4; 14,12 6/10 7; 12,11 5/30 3; 15,10 4/0 7; 19,11 7/0 18; 12,9 3/-10 13; 13,10 4/-10 10; 12,8 6/0 0;
        17,14 5/10 0; 14,12 5/0 0; 14,12 7/0 0""",
}
PRINTED = {
    "june28": {"confederate": (60_000, 9_200, 283, 0), "union": (81_900, 11_900, 370, 2_100)},
    "july1": {"confederate": (57_900, 8_800, 283, 1_900), "union": (77_800, 11_300, 370, 6_200)},
}
BOTH = pytest.mark.parametrize("name", ["june28", "july1"])


def test_every_order_of_battle_of_the_scenarios_is_there() -> None:
    scenarios = read_toml(CHARTS["sequence.toml"], Sequence, file="sequence.toml").scenario
    assert {row.order_of_battle for row in scenarios} == set(resource_names("campaign")) == set(ARMIES)


@pytest.mark.clause("RTG-16.0a", "RTG-16.0b", "RTG-R-OB-LETTER")
@BOTH
def test_ten_corps_and_a_headquarters_a_side(name: str) -> None:
    for side in SIDES:
        assert [unit.letter for unit in ARMIES[name].of(side)] == [*"ABCDEFGHIJ", "HQ"]
        assert [unit.letter for unit in ARMIES[name].of(side) if unit.headquarters] == ["HQ"]
    assert len({unit.id for unit in ARMIES[name].units}) == 22


@pytest.mark.clause("RTG-R-OB-CROSS", "RTG-16.0c", "RTG-1.4c")
@BOTH
def test_strength_points_are_the_historical_men_and_guns(name: str) -> None:
    rows = [row.split() for row in MEN[name].split(";")]
    for unit, (leader, infantry, cavalry, guns) in zip(ARMIES[name].units, rows, strict=True):
        assert (unit.printed_leader or unit.leader) == leader
        assert [unit.infantry * 100, unit.cavalry * 100] == [int(infantry), int(cavalry)], leader
        assert unit.foot_guns + unit.horse_guns == int(guns), leader
        assert unit.strength.total * 100 == int(infantry) + int(cavalry) + 100 * int(guns)


@pytest.mark.clause("RTG-16.0a", "RTG-16.0b", "RTG-16.0c")
@BOTH
def test_hexes_leaders_and_stragglers_are_those_printed(name: str) -> None:
    rows = [row.strip() for row in STARTS[name].split(";")]
    found = [
        f"{unit.hex[0]},{unit.hex[1]} {unit.leadership}/{unit.aggressiveness} {unit.stragglers}"
        for unit in ARMIES[name].units
    ]
    assert found == rows


@pytest.mark.clause("RTG-16.0d", "RTG-SC2-B2")
def test_heth_and_buford_start_the_battle_tired() -> None:
    tired = {unit.leader: unit.fatigue for unit in ARMIES["july1"].units if unit.fatigue}
    assert tired == {"Heth": 2, "Buford": 2}
    assert {unit.letter for unit in ARMIES["july1"].units if unit.fatigue} == {"H"}
    assert not any(unit.fatigue for unit in ARMIES["june28"].units)


@pytest.mark.clause("RTG-2.0c", "RTG-2.0j", "RTG-16.0c")
@BOTH
def test_only_units_without_infantry_and_foot_guns_are_cavalry(name: str) -> None:
    cavalry = {unit.leader for unit in ARMIES[name].units if unit.kind == "cavalry"}
    assert cavalry == {"Stuart", "Lee", "Buford", "Pleasonton", "Meade"}
    reserve = next(unit for unit in ARMIES[name].units if unit.leader == "Hunt")
    assert reserve.strength == Strength(foot_guns=108)
    assert reserve.kind == "infantry"
    horse = {unit.leader for unit in ARMIES[name].units if unit.horse_guns}
    assert horse == {"Stuart", "Buford", "Pleasonton"}


@pytest.mark.clause("RTG-R-OB-TOTAL")
@BOTH
def test_totals_are_those_printed_but_for_one_misprint(name: str) -> None:
    army = ARMIES[name]
    for total in army.totals:
        printed = dict(zip(FIGURES, PRINTED[name][total.side], strict=True))
        assert {figure: total.printed(figure) for figure in FIGURES} == printed
        found = summed(army.of(total.side), SCALE)
        wrong = {figure: found[figure] for figure in FIGURES if found[figure] != printed[figure]}
        assert wrong == ({"infantry": 58_100} if (name, total.side) == ("july1", "confederate") else {})
        assert {one.figure: one.rows for one in total.misprint} == wrong
    assert [total.side for total in army.totals] == list(SIDES)


@pytest.mark.clause("RTG-R-OB-TOTAL")
def test_infantry_and_stragglers_of_a_corps_are_the_same_men_on_both_days() -> None:
    before, after = ({unit.id: unit for unit in ARMIES[name].units} for name in ("june28", "july1"))
    for name, unit in before.items():
        assert unit.infantry + unit.stragglers == after[name].infantry + after[name].stragglers, name


@pytest.mark.clause("RTG-R-OB-NAMES")
@BOTH
def test_names_are_those_of_history_and_the_printed_ones_are_kept(name: str) -> None:
    units = ARMIES[name].units
    assert {unit.leader: unit.printed_leader for unit in units if unit.printed_leader} == {
        "Sedgwick": "Sedgewick",
        "Pleasonton": "Pleasanton",
    }
    assert {unit.unit: unit.printed_unit for unit in units if unit.printed_unit} == {"Rodes' Div": "Rode's Div"}
    first = next(unit for unit in units if unit.id == "union:A")
    expected = ("Reynolds", 7, 0) if name == "june28" else ("Doubleday", 4, 0)
    assert (first.leader, first.leadership, first.aggressiveness) == expected


@pytest.mark.clause("RTG-R-RIVER-CSA", "RTG-8.5a")
@BOTH
def test_everybody_starts_in_the_country_that_confederates_can_march_through(name: str) -> None:
    country = reached(GROUND, "confederate", GROUND.exits[0])
    assert {unit.hex for unit in ARMIES[name].units} <= country


@BOTH
def test_every_row_stands_beside_a_clause(name: str) -> None:
    written: dict[str, Any] = tomllib.loads(TEXTS[name])
    for row in written["corps"] + written["total"]:
        assert re.fullmatch(r"RTG-16\.0[ab]", row["clause"])


# ---- reading

JULY = TEXTS["july1"]
CASES = [
    ("hex = [5, 8]", "hex = [5]", "$.corps[1].hex", "[5] is not a hex"),
    ("hex = [5, 8]", "hex = [9, 8]", "$.corps[1].hex", "9,8 is a mountain"),
    ("hex = [5, 8]", "hex = [25, 8]", "$.corps[1].hex", "25,8 is off the map of 20 columns and 18 rows"),
    ("hex = [5, 8]", 'hex = [5, "8"]', "$.corps[1].hex[1]", "expected"),
    ("leadership = 8", "leadership = 10", "$.corps[10].leadership", "10 is out of range (1 to 9 (RTG-2.0k))"),
    ("aggressiveness = 20", "aggressiveness = 40", "$.corps[3].aggressiveness", "40 is out of range"),
    ("infantry = 48", "infantry = -48", "$.corps[1].infantry", "expected"),
    ("infantry = 48", "infantrie = 48", "$.corps[1].infantrie", "did you mean 'infantry'?"),
    ('letter = "B", unit = "P', 'letter = "b", unit = "P', "$.corps[1].letter", "expected"),
    (
        'letter = "B", unit = "P',
        'letter = "A", unit = "P',
        "$.corps[1].letter",
        "A of the confederate army stands in $.corps[0]",
    ),
    ('side = "confederate", letter = "B"', 'side = "rebel", letter = "B"', "$.corps[1].side", "'rebel' is not one of"),
    ("cavalry = 4, ", "", "$.corps[10]", "HQ Staff has no strength"),
    ("cavalry = 84", "cavalry = 84, stragglers = 1", "$.corps[9].stragglers", "no infantry that could straggle"),
    (', fatigue_clause = "RTG-SC2-B2"', "", "$.corps[7].fatigue_clause", "stand together"),
    (', names_clause = "RTG-R-OB-NAMES"', "", "$.corps[5].names_clause", "stand together"),
    (
        'letter = "HQ", unit = "HQ Staff", leader = "Lee"',
        'letter = "K", unit = "HQ Staff", leader = "Lee"',
        "$.corps",
        "has no headquarters",
    ),
    (
        'letter = "HQ", unit = "HQ Staff", leader = "Lee"',
        'letter = "K", unit = "HQ Staff", leader = "Lee"',
        "$.corps",
        "has 11 corps (corps are numbered 1 to 10",
    ),
    ("infantry = 48", "infantry = 47", "$.total[0].infantry", "the rows come to 58,000, not 58,100"),
    ("guns = 370", "guns = 371", "$.total[1].guns", "the rows come to 370, not 371"),
    ("format = 1", "format = 2", "$.format", "format 2 is of a newer companion"),
    ("format = 1", "format =", "$", "is not TOML"),
]


@pytest.mark.parametrize(("old", "new", "place", "words"), CASES)
def test_every_mistake_is_told_with_its_place(old: str, new: str, place: str, words: str) -> None:
    text = JULY.replace(old, new, 1)
    assert text != JULY
    with pytest.raises(BadInput) as caught:
        read(text)
    assert any(one.path == place and words in str(one) for one in caught.value.problems), str(caught.value)


def test_all_mistakes_are_told_at_once() -> None:
    text = JULY
    for old, new in (
        ("leadership = 8", "leadership = 0"),
        ("hex = [5, 8]", "hex = [9, 8]"),
        ("infantry = 59", 'infantry = "many"'),
        ('letter = "D", unit = "V', 'letter = "C", unit = "V'),
    ):
        text = text.replace(old, new, 1)
    with pytest.raises(BadInput) as caught:
        read(text)
    assert [one.path for one in caught.value.problems] == [
        "$.corps[1].hex",
        "$.corps[4].infantry",
        "$.corps[10].leadership",
        "$.corps[14].letter",
    ]


def test_an_army_of_ones_own_may_go_without_totals() -> None:
    text = re.sub(r"total = \[.*", "", JULY, flags=re.DOTALL).replace("infantry = 48", "infantry = 40")
    army = read(text)
    assert army.totals == ()
    assert army.of("confederate")[1].infantry == 40


def test_a_side_without_corps_is_told() -> None:
    lines = [line for line in JULY.splitlines() if '"union"' not in line]
    with pytest.raises(BadInput) as caught:
        read("\n".join(lines))
    assert {one.what for one in caught.value.problems} == {
        "the union army has no headquarters",
        "the union army has no corps",
    }


@given(st.integers(0, len(JULY) - 1), st.sampled_from(["", "\n", '"', "[", "]", "{", ",", "9", "x", "-", "=", " "]))
def test_one_slip_is_an_army_or_bad_input(place: int, slip: str) -> None:
    try:
        army = read(JULY[:place] + slip + JULY[place + 1 :])
    except BadInput as error:
        assert error.problems
    else:
        assert len(army.units) == 22


@given(
    st.lists(
        st.dictionaries(
            st.sampled_from(["side", "letter", "hex", "unit", "infantry"]),
            st.none()
            | st.integers()
            | st.text(max_size=3)
            | st.lists(st.integers(), max_size=3)
            | st.sampled_from(["union", "HQ"]),
        ),
        max_size=4,
    )
)
def test_rows_of_anything_are_bad_input(rows: list[dict[str, Any]]) -> None:
    cells = [
        "{" + ", ".join(f"{key} = {_toml(value)}" for key, value in row.items() if value is not None) + "}"
        for row in rows
    ]
    with pytest.raises(BadInput):
        read('format = 1\ntitle = "T"\nclause = "C"\ncorps = [' + ", ".join(cells) + "]")


def _toml(value: object) -> str:
    if isinstance(value, str):
        return '"' + "".join(sign if sign.isalnum() and sign.isascii() else "?" for sign in value) + '"'
    return str(value)
