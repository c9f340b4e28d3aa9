"""House files that hold only what differs: merged by id, rows taken away, whole charts, faults in their place."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.charts import faults as data
from companion.charts import reading
from companion.charts.faults import BadInput
from companion.charts.house_rows import HouseText, as_written, merged, naming, over, written
from companion.kernel.shelf import ruleset_names, ruleset_texts

CHART = """\
# chart.toml - of the tests
format = 1
limit = { value = 3, clause = "B-1" }
names = ["a", "b"]

[[row]]
id = "one"
value = 1

[[row]]
id = "two"
value = 2
inner = [{ who = "x", so = true }, { who = "y", so = false }]

[[rate]]
mover = "foot"
inches = 12

[[rate]]
mover = "horse"
inches = 18
"""


def house(text: str) -> dict[str, Any]:
    made, wrong = over(CHART, f"format = 2\n{text}")
    assert not wrong
    return tomllib.loads(made)


def faults(text: str) -> list[tuple[str, str]]:
    _, wrong = over(CHART, f"format = 2\n{text}")
    return [(one.path, one.what) for one in wrong]


def test_an_empty_house_file_changes_nothing_but_the_format() -> None:
    assert house("") == {**tomllib.loads(CHART), "format": 2}


def test_a_row_goes_into_the_row_of_its_id_and_a_new_one_behind() -> None:
    rows = house('[[row]]\nid = "two"\nvalue = 5\n\n[[row]]\nid = "three"\nvalue = 3')["row"]
    assert [(row["id"], row["value"]) for row in rows] == [("one", 1), ("two", 5), ("three", 3)]
    assert rows[1]["inner"] == [{"who": "x", "so": True}, {"who": "y", "so": False}]


def test_rows_without_an_id_are_known_by_what_stands_first_in_them() -> None:
    assert house('[[rate]]\nmover = "horse"\ninches = 20')["rate"] == [
        {"mover": "foot", "inches": 12},
        {"mover": "horse", "inches": 20},
    ]
    [_, two] = house('[[row]]\nid = "two"\ninner = [{ who = "y", so = true }]')["row"]
    assert two["inner"] == [{"who": "x", "so": True}, {"who": "y", "so": True}]


def test_single_figures_go_into_their_table_and_lists_of_words_are_the_houses() -> None:
    found = house('names = ["c"]\nlimit.value = 4')
    assert found["limit"] == {"value": 4, "clause": "B-1"}
    assert found["names"] == ["c"]


def test_what_is_gone_is_taken_away() -> None:
    found = house('limit = { gone = true }\n\n[[row]]\nid = "one"\ngone = true')
    assert [row["id"] for row in found["row"]] == ["two"]
    assert "limit" not in found


def test_a_whole_file_is_the_chart() -> None:
    assert house('whole = true\n[[row]]\nid = "only"') == {"format": 2, "row": [{"id": "only"}]}


def test_a_file_of_format_1_takes_the_place_of_its_chart_as_it_is() -> None:
    text = '# mine\nformat = 1\n[[row]]\nid = "only"\n'
    assert over(CHART, text) == (text, ())


@pytest.mark.parametrize(
    ("text", "path", "what"),
    [
        ('[[row]]\nid = "none"\ngone = true', "$.row[0]", "there is no row none to take away"),
        ("nothing = { gone = true }", "$.nothing", "there is nothing of this name to take away"),
        ('[[row]]\nid = "one"\n[[row]]\nid = "one"', "$.row[1]", "two rows of the name one"),
    ],
)
def test_what_cannot_be_merged_is_told_with_its_place(text: str, path: str, what: str) -> None:
    assert faults(text) == [(path, what)]


def test_a_fault_of_the_merged_chart_is_told_where_people_wrote_it() -> None:
    mine = 'format = 2\n\n[[row]]\nid = "three"\nvalue = 3\n\n[[row]]\nid = "two"\nvalue = "x"\n'
    made, _ = over(CHART, mine)
    assert isinstance(made, HouseText)
    assert as_written("$.row[1].value", made) == ("$.row[1].value", mine)
    assert as_written("$.row[2].colour", made) == ("$.row[0].colour", mine)
    assert as_written("$.row[0].value", made) == ("$.row", mine)
    assert as_written("$.row[0].value", CHART) == ("$.row[0].value", CHART)


# ---- every chart there is


@pytest.mark.parametrize("name", ruleset_names())
def test_every_shipped_chart_merged_with_nothing_is_itself(name: str, tmp_path: Path) -> None:
    texts = ruleset_texts(name)
    for file in texts:
        (tmp_path / file).write_text("format = 2\n", encoding="utf-8")
    for file, text in ruleset_texts(name, house=tmp_path).items():
        assert tomllib.loads(text) == {**tomllib.loads(texts[file]), "format": 2}
        assert text.splitlines()[0] == texts[file].splitlines()[0]


@pytest.mark.parametrize("name", ruleset_names())
def test_the_rows_of_every_shipped_list_have_names_that_tell_them_apart(name: str) -> None:
    for file, text in ruleset_texts(name).items():
        for key, value in tomllib.loads(text).items():
            if isinstance(value, list) and value and isinstance(value[0], dict):
                assert naming(value) is not None, (file, key)


def test_a_shiloh_house_file_goes_over_shilohs_chart_and_over_antietams_where_it_has_none(tmp_path: Path) -> None:
    (tmp_path / "modifiers.toml").write_text('format = 2\n[[target]]\nterrain = "swamp"\nfire = 0.5\n')
    (tmp_path / "melee.toml").write_text("format = 2\n[differential]\nby = 40\n")
    found = {name: tomllib.loads(text) for name, text in ruleset_texts("shiloh", house=tmp_path).items()}
    own = {name: tomllib.loads(text) for name, text in ruleset_texts("shiloh").items()}
    swamp = {row["terrain"]: row for row in found["modifiers.toml"]["target"]}["swamp"]
    assert swamp == {"terrain": "swamp", "fire": 0.5, "melee": 0.8, "clause": "SHI-TL-swamp"}
    assert found["melee.toml"]["differential"] == {**own["melee.toml"]["differential"], "by": 40}
    assert found["melee.toml"]["row"] == own["melee.toml"]["row"]


def test_faults_of_several_files_are_told_at_once_with_line_and_column(tmp_path: Path) -> None:
    for file in ("charge.toml", "musketry.toml"):
        (tmp_path / file).write_text('format = 2\n\n[[modifier]]\nid = "none"\ngone = true\n')
    with pytest.raises(BadInput) as caught:
        ruleset_texts("miniatures", house=tmp_path)
    assert [(one.file, one.line, one.column) for one in caught.value.problems] == [
        ("charge.toml", 3, 1),
        ("musketry.toml", 3, 1),
    ]


# ---- as text again

words = st.text(st.characters(blacklist_categories=["Cs", "Cc"]), max_size=20)
values = st.recursive(
    st.booleans() | st.integers(-(10**9), 10**9) | st.floats(allow_nan=False, allow_infinity=False) | words,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words.filter(bool), inner, max_size=3),
    max_leaves=8,
)


@given(st.dictionaries(words.filter(bool), values, max_size=5))
def test_what_is_written_reads_as_the_same(chart: dict[str, Any]) -> None:
    assert tomllib.loads(written(chart)) == chart


@given(st.dictionaries(words.filter(bool), values, max_size=4), st.dictionaries(words.filter(bool), values, max_size=4))
def test_merging_is_total_and_an_empty_house_changes_nothing(chart: dict[str, Any], mine: dict[str, Any]) -> None:
    merged(chart, mine)
    assert merged(chart, {}).value == chart


def test_what_is_read_of_a_folder_knows_where_it_was_written(tmp_path: Path) -> None:
    mine = 'format = 2\n[[modifier]]\nid = "woods"\nvalue = "deep"\n'
    (tmp_path / "musketry.toml").write_text(mine)
    texts = ruleset_texts("miniatures", house=tmp_path, only=("musketry.toml",))
    [found] = reading.located([data.Problem("musketry.toml", "$.modifier[6].value", "x")], texts)
    assert (found.path, found.line, found.column) == ("$.modifier[0].value", 4, 1)
