"""The one strict reader: every problem at once, each with file, place and hint; and where the rules lie."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest

from companion import data
from companion.data import BadInput, Problem, read_toml


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    kind: Literal["light", "heavy"]
    value: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    share: int | float | str = 0


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    row: list[Row]


GOOD = """
name = "a table"
[[row]]
id = "one"
kind = "light"
value = 3
share = "1/3"
"""


def problems(text: str) -> tuple[Problem, ...]:
    with pytest.raises(BadInput) as caught:
        read_toml(text, Table, file="table.toml")
    return caught.value.problems


def test_a_sound_file_is_read() -> None:
    found = read_toml(GOOD, Table, file="table.toml")
    assert found == Table("a table", [Row("one", "light", 3, "1/3")])


@pytest.mark.parametrize(
    ("change", "path", "what"),
    [
        (("value = 3", "valu = 3"), "$.row[0].valu", "unknown key"),
        (("value = 3", 'value = "3"'), "$.row[0].value", "expected int"),
        (("value = 3", "value = 3.0"), "$.row[0].value", "expected int"),
        (("value = 3", "value = true"), "$.row[0].value", "expected int"),
        (("value = 3", "value = 10"), "$.row[0].value", "<= 9"),
        (("value = 3", "value = -1"), "$.row[0].value", ">= 0"),
        (('kind = "light"', 'kind = "lite"'), "$.row[0].kind", "not one of"),
        (('id = "one"', ""), "$.row[0].id", "is missing"),
        (('name = "a table"', 'name = ["a"]'), "$.name", "expected str"),
    ],
)
def test_each_fault_is_named_with_its_place(change: tuple[str, str], path: str, what: str) -> None:
    (found,) = problems(GOOD.replace(*change))
    assert (found.file, found.path) == ("table.toml", path)
    assert what in found.what


def test_a_misspelt_key_or_word_gets_a_hint() -> None:
    assert "'value'" in problems(GOOD.replace("value = 3", "valu = 3"))[0].hint
    assert "'light'" in problems(GOOD.replace('"light"', '"ligth"'))[0].hint


def test_all_faults_are_told_at_once() -> None:
    text = 'nam = 3\n[[row]]\nid = 7\nkind = "none"\n[[row]]\nid = "two"\nvalue = "x"\n'
    assert [found.path for found in problems(text)] == [
        "$.nam", "$.name", "$.row[0].id", "$.row[0].kind", "$.row[1].kind", "$.row[1].value",
    ]  # fmt: skip


def test_a_list_or_table_in_the_wrong_place() -> None:
    assert problems('name = "x"\nrow = 3')[0].path == "$.row"
    assert "table" in problems('name = "x"\nrow = [3]')[0].what


def test_bad_toml_says_where() -> None:
    (found,) = problems('name = "a table\n')
    assert "line 1" in found.what


def test_files_that_cannot_be_read_are_said_in_words(tmp_path: Path) -> None:
    (tmp_path / "latin.toml").write_bytes(b'name = "\xe9lan"')
    for path, words in (
        (tmp_path / "none.toml", "no such file"),
        (tmp_path, "folder"),
        (tmp_path / "latin.toml", "UTF-8"),
    ):
        with pytest.raises(BadInput, match=words):
            data.read_text(path)


def test_an_unknown_ruleset_names_those_there_are() -> None:
    with pytest.raises(BadInput, match="miniatures"):
        data.ruleset_texts("napoleonics")


def test_a_house_rule_replaces_the_chart_of_its_name(tmp_path: Path) -> None:
    (tmp_path / "movement.toml").write_text("# mine", encoding="utf-8")
    plain, house = data.ruleset_texts("miniatures"), data.ruleset_texts("miniatures", house=tmp_path)
    assert house["movement.toml"] == "# mine"
    assert {name for name in plain if plain[name] != house[name]} == {"movement.toml"}


def test_a_house_rule_that_no_chart_is_called_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="no such folder"):
        data.ruleset_texts("miniatures", house=tmp_path / "none")
    with pytest.raises(BadInput, match="no TOML file"):
        data.ruleset_texts("miniatures", house=tmp_path)
    (tmp_path / "movment.toml").write_text("", encoding="utf-8")
    with pytest.raises(BadInput, match=r"did you mean 'movement\.toml'"):
        data.ruleset_texts("miniatures", house=tmp_path)


def test_resources_are_found_by_name() -> None:
    assert "mcphersons-ridge" in data.resource_names("scenarios")
    assert "McPherson" in data.resource_text("scenarios", "mcphersons-ridge.toml")
