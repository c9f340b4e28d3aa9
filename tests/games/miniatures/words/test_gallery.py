"""What can be begun, as values: plans of scenarios, and rosters row by row."""

from __future__ import annotations

import pytest

from companion.games.miniatures.charts.scale import Scale, read_scales, scale_of
from companion.games.miniatures.words import gallery
from companion.games.miniatures.words.roster_preview import KEYS, Preview, preview
from companion.kernel import shelf
from companion.kernel.beginning import Beginning, begin

HEAD = "side,corps,division,unit,arm,men,stands,guns,gun_type,fresh_at,worn_at,leader,leader_rank,arrives,edge\n"
GOOD = "union,I,1st,Meredith,infantry,1829,,,,,,Wadsworth,,5,south\n"
ENEMY = "confederate,III,Heth,Archer,infantry,,6,,,5,2,,,,\n"


@pytest.fixture
def scale() -> Scale:
    return scale_of(read_scales(shelf.ruleset_texts("miniatures", only=("scale.toml",))["scale.toml"]))


def cell(shown: Preview, row: int, key: str) -> str:
    return shown.rows[row].cells[KEYS.index(key)]


def test_a_plan_tells_who_comes_when_and_by_which_edge() -> None:
    with begin(None, Beginning(scenario="mcphersons-ridge")) as session:
        groups, units = gallery.plan(session.view), session.view.units
    assert sum(len(one.units) for one in groups) == len(units)
    assert sum(unit.start for one in groups for unit in one.units) == sum(one.stands for one in units)
    first = groups[0]
    assert (first.side, first.turn, first.edge, len(first.units), first.words) == ("union", 0, "", 3, "at the start")
    assert [(one.turn, one.edge) for one in groups if one.side == "confederate"] == [
        (1, "west"),
        (2, "west"),
        (3, "west"),
        (6, "west"),
        (8, "west"),
    ]
    said = gallery.plan_aloud(groups)
    assert "Union, at the start: 3 units" in said
    assert "Confederate, turn 1 by the west: 7 units" in said


def test_good_rows_are_shown_as_they_will_be(scale: Scale) -> None:
    guns = "union,I,1st,Hall,artillery,,,6,rifled,,,,,,\n"
    shown = preview({"all.csv": HEAD + ENEMY + GOOD + guns}, scale)
    assert (shown.bad, shown.loose, shown.reason) == (0, (), "")
    assert [(row.side, row.number) for row in shown.rows] == [("union", 3), ("union", 4), ("confederate", 2)]
    assert cell(shown, 0, "strength") == "9 stands, 1,829 men"
    assert cell(shown, 0, "state") == "7, 5"
    assert cell(shown, 0, "leader") == "Wadsworth, division"
    assert cell(shown, 0, "arrives") == "turn 5 by the south"
    assert (cell(shown, 1, "strength"), cell(shown, 1, "arm")) == ("1 gun stand, 6 guns", "Artillery, rifled")
    assert (cell(shown, 2, "strength"), cell(shown, 2, "state")) == ("6 stands", "5, 2")


def test_bad_rows_say_everything_and_where_and_the_good_ones_stay_good(scale: Scale) -> None:
    bad = "union,I,1st,Cutler,infantary,x,,,,,,,,,\n"
    shown = preview({"all.csv": HEAD + GOOD + bad + ENEMY}, scale)
    assert (shown.bad, shown.reason) == (1, "1 row is bad")
    row = shown.rows[1]
    assert (row.number, len(row.wrong)) == (3, 2)
    assert row.wrong[0] == "Arm: 'infantary' is not known (did you mean 'infantry'?)"
    assert {KEYS[place] for place in row.columns} == {"arm", "strength"}
    assert row.cells[KEYS.index("strength")] == "x", "a bad row is shown as it was read"
    assert cell(shown, 0, "strength") == "9 stands, 1,829 men"


def test_what_is_wrong_between_two_files_stands_at_the_row(scale: Scale) -> None:
    first, second = HEAD + GOOD + ENEMY, HEAD + GOOD
    shown = preview({"one.csv": first, "two.csv": second}, scale)
    wrong = [(row.file, row.number) for row in shown.rows if row.wrong]
    assert wrong == [("two.csv", 2)]
    assert "one.csv" in " ".join(" ".join(row.wrong) for row in shown.rows)
    leader = GOOD.replace("Meredith", "Cutler").replace("Wadsworth", "Doubleday")
    shown = preview({"one.csv": first, "two.csv": HEAD + leader}, scale)
    assert [row.cells[KEYS.index("unit")] for row in shown.rows if row.wrong] == ["Cutler"]


@pytest.mark.parametrize(
    ("texts", "said"),
    [
        ({}, "no roster is chosen yet"),
        ({"a.csv": ""}, "the roster is empty"),
        ({"a.csv": HEAD}, "no row"),
        ({"a.csv": HEAD + GOOD}, "no unit of the confederate side"),
        ({"a.csv": "side;unit;arm\nunion;a;b\n"}, "semicolons"),
        ({"a.csv": HEAD.replace("arm", "army") + GOOD}, "unknown column"),
        ({"a.csv": HEAD + GOOD + '"union,I\n'}, "cannot be parted"),
        ({"a.csv": HEAD + GOOD + "union,I\n"}, "has 2 cells"),
    ],
)
def test_what_is_wrong_beyond_rows_is_told_as_well(texts: dict[str, str], said: str, scale: Scale) -> None:
    shown = preview(texts, scale)
    assert shown.reason
    assert said in " ".join((shown.reason, *shown.loose))


def test_a_file_that_could_not_be_read_is_a_reason(scale: Scale) -> None:
    shown = preview({"a.csv": HEAD + GOOD + ENEMY}, scale, loose=["b.csv: no such file"])
    assert (shown.bad, shown.reason) == (0, "b.csv: no such file")
