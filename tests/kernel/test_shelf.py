"""The one strict reader: every problem at once, in people's words, with its place; and where rulesets lie."""

from __future__ import annotations

import importlib.util
import shutil
from pathlib import Path
from types import ModuleType
from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import Meta

from companion.charts.faults import BadInput, Problem
from companion.charts.reading import convert, read_toml
from companion.kernel import shelf
from companion.kernel.shelf import read_text, ruleset_texts


class Gun(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bore: Literal["smooth", "rifled"]
    stands: Annotated[int, Meta(ge=1)]
    weight: float = 1.0


class Battery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    guns: list[Gun] = []
    horse: bool = False
    arc: Annotated[list[int], Meta(min_length=2, max_length=2)] | None = None
    strengths: dict[str, int] = {}
    limit: Annotated[int, Meta(ge=0)] | Literal["all"] = 0
    leader: Gun | None = None


def told(text: str) -> list[tuple[str, str, str]]:
    """Read a faulty battery; give path, problem and hint of each."""
    with pytest.raises(BadInput) as caught:
        read_toml(text, Battery, file="battery.toml")
    assert {problem.file for problem in caught.value.problems} == {"battery.toml"}
    return [(problem.path, problem.what, problem.hint) for problem in caught.value.problems]


def test_sound_text_is_read_with_its_defaults() -> None:
    found = read_toml('name = "Stewart"\n[[guns]]\nbore = "smooth"\nstands = 2\nweight = 3', Battery, file="f")
    assert found == Battery("Stewart", [Gun("smooth", 2, 3.0)])


@pytest.mark.parametrize(
    ("text", "path", "words", "hint"),
    [
        pytest.param('name = "a"\nhorze = true', "$.horze", "unknown key", "did you mean 'horse'?", id="unknown key"),
        pytest.param('name = "a"\nqqq = 1', "$.qqq", "unknown key", "", id="unknown key like no other"),
        pytest.param("horse = true", "$.name", "is missing", "", id="missing key"),
        pytest.param("name = 3", "$.name", "expected text, got a whole number", "", id="number for text"),
        pytest.param(
            'name = "a"\nhorse = 1',
            "$.horse",
            "expected true or false, got a whole number",
            "",
            id="number for a truth value",
        ),
        pytest.param(
            'name = "a"\nguns = 1', "$.guns", "expected a list, got a whole number", "", id="number for a list"
        ),
        pytest.param('name = "a"\nguns = [1]', "$.guns[0]", "expected a table, got a whole number", "", id="no table"),
        pytest.param(
            'name = "a"\nguns = [{ bore = "rifle", stands = 1 }]',
            "$.guns[0].bore",
            "'rifle' is not one of rifled, smooth",
            "did you mean 'rifled'?",
            id="bad literal",
        ),
        pytest.param(
            'name = "a"\nguns = [{ bore = "rifled", stands = true }]',
            "$.guns[0].stands",
            "expected a whole number, got true or false",
            "",
            id="bool for int",
        ),
        pytest.param(
            'name = "a"\nguns = [{ bore = "rifled", stands = 1.0 }]',
            "$.guns[0].stands",
            "expected a whole number, got a number with a fraction",
            "",
            id="float for int",
        ),
        pytest.param(
            'name = "a"\nguns = [{ bore = "rifled", stands = 0 }]',
            "$.guns[0].stands",
            "expected a whole number, 1 or more",
            "",
            id="below the least",
        ),
        pytest.param(
            'name = "a"\nstrengths = { a = 1, b = "x" }',
            "$.strengths.b",
            "expected a whole number, got text",
            "",
            id="in a dict",
        ),
        pytest.param(
            'name = "a"\narc = [1, 2, 3]', "$.arc", "expected a list with 2 or less in it", "", id="list too long"
        ),
        pytest.param(
            'name = "a"\nleader = { bore = "smooth" }', "$.leader.stands", "is missing", "", id="in an optional table"
        ),
    ],
)
def test_each_fault_has_its_place_and_words(text: str, path: str, words: str, hint: str) -> None:
    assert told(text) == [(path, words, hint)]


def test_all_problems_are_told_at_once() -> None:
    found = told('nam = "a"\nhorse = 2\n[[guns]]\nbore = "smoth"\nstands = "two"\n[[guns]]\nstands = 1')
    assert {path for path, _, _ in found} == {
        "$.nam",
        "$.name",
        "$.horse",
        "$.guns[0].bore",
        "$.guns[0].stands",
        "$.guns[1].bore",
    }


@pytest.mark.parametrize("value", [{"name": "a", "limit": "none"}, {"name": "a", "limit": -1}])
def test_a_choice_of_kinds_is_checked_too(value: object) -> None:
    assert convert({"name": "a", "limit": "all"}, Battery, file="f").limit == "all"
    with pytest.raises(BadInput) as caught:
        convert(value, Battery, file="f")
    assert [problem.path for problem in caught.value.problems] == ["$.limit"]


def test_what_is_no_toml_names_the_line() -> None:
    [(path, words, _)] = told('name = "a"\nguns = \n')
    assert path == "$"
    assert words.startswith("is not TOML: ")
    assert "line 2" in words


@pytest.mark.parametrize("text", ["name = " + "[" * 5000, "name = " + "9" * 5000, "name = [" + "{a=" * 3000])
def test_monstrous_text_is_refused_in_words_too(text: str) -> None:
    [(path, words, _)] = told(text)
    assert path == "$"
    assert words


def test_a_problem_is_one_line_for_people() -> None:
    assert str(Problem("a.toml", "$.x", "is missing")) == "a.toml: $.x: is missing"
    assert str(Problem("a.toml", "$.x", "unknown key", "did you mean 'y'?")) == (
        "a.toml: $.x: unknown key (did you mean 'y'?)"
    )
    assert str(Problem("a.toml", "$.x", "is missing", line=3, column=5)) == "a.toml: line 3, column 5: $.x: is missing"
    assert str(Problem("", "--size", "is none")) == "--size: is none"
    both = BadInput([Problem("a", "$", "one"), Problem("b", "$", "two")])
    assert str(both) == "a: one\nb: two"


# ---- files


def refused(path: Path) -> Problem:
    with pytest.raises(BadInput) as caught:
        read_text(path)
    [problem] = caught.value.problems
    assert problem.file == str(path)
    return problem


def test_files_that_cannot_be_read_say_why(tmp_path: Path) -> None:
    (tmp_path / "latin.toml").write_bytes('name = "é"'.encode("latin-1"))
    assert refused(tmp_path / "latin.toml").path == "byte 8"
    assert refused(tmp_path / "latin.toml").what == "is not UTF-8 text"
    assert refused(tmp_path / "none.toml").what == "no such file"
    assert refused(tmp_path).what == "is a folder, not a file"
    assert refused(tmp_path / "latin.toml" / "under").what.startswith("cannot be read: ")


def test_a_byte_order_mark_is_no_part_of_the_text(tmp_path: Path) -> None:
    (tmp_path / "marked.toml").write_bytes(b'\xef\xbb\xbfname = "a"')
    assert read_text(tmp_path / "marked.toml") == 'name = "a"'


# ---- rulesets and house rules


def test_a_ruleset_is_its_toml_files_by_name() -> None:
    texts = ruleset_texts("miniatures")
    assert {"maneuver.toml", "movement.toml", "clauses.toml"} <= set(texts)
    assert 'mover = "infantry"' in texts["movement.toml"]
    assert set(ruleset_texts("miniatures", only=("maneuver.toml",))) == {"maneuver.toml"}


@pytest.mark.parametrize("name", ["minatures", "", "..", "../rulesets/miniatures", "miniatures/"])
def test_an_unknown_ruleset_names_those_there_are(name: str) -> None:
    with pytest.raises(BadInput, match=r"no such ruleset .*miniatures"):
        ruleset_texts(name)


def test_a_house_file_replaces_the_chart_of_its_name_and_no_other(tmp_path: Path) -> None:
    (tmp_path / "movement.toml").write_text("format = 1\n")
    (tmp_path / "notes.txt").write_text("not a chart")
    texts, printed = ruleset_texts("miniatures", house=tmp_path), ruleset_texts("miniatures")
    assert texts.pop("movement.toml") == "format = 1\n"
    assert texts == {name: text for name, text in printed.items() if name != "movement.toml"}


def test_only_limits_house_files_too(tmp_path: Path) -> None:
    (tmp_path / "movement.toml").write_text("format = 1\n")
    assert set(ruleset_texts("miniatures", house=tmp_path, only=("maneuver.toml",))) == {"maneuver.toml"}


def test_a_house_file_that_is_no_chart_is_an_error_with_the_nearest_name(tmp_path: Path) -> None:
    (tmp_path / "manuever.toml").write_text("format = 1\n")
    (tmp_path / "zzz.toml").write_text("format = 1\n")
    with pytest.raises(BadInput) as caught:
        ruleset_texts("miniatures", house=tmp_path)
    assert [(Path(found.file).name, found.hint) for found in caught.value.problems] == [
        ("manuever.toml", "did you mean 'maneuver.toml'?"),
        ("zzz.toml", ""),
    ]


def test_a_house_folder_that_is_empty_or_none_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="holds no TOML file"):
        ruleset_texts("miniatures", house=tmp_path)
    with pytest.raises(BadInput, match="no such folder of house rules"):
        ruleset_texts("miniatures", house=tmp_path / "none")


# ---- where they lie


def test_resources_are_found_by_name() -> None:
    assert "mcphersons-ridge" in shelf.resource_names("scenarios")
    assert "McPherson" in shelf.resource_text("scenarios", "mcphersons-ridge.toml")
    with pytest.raises(BadInput, match="no such file"):
        shelf.resource_text("scenarios", "waterloo.toml")


def installed(place: Path) -> ModuleType:
    """Load a copy of the module as if the package stood in `place`."""
    copy = place / "companion" / "kernel" / "shelf.py"
    copy.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(str(shelf.__file__), copy)
    spec = importlib.util.spec_from_file_location("shelf_elsewhere", copy)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def laid(root: Path, name: str) -> None:
    (root / "rulesets" / name).mkdir(parents=True)
    (root / "rulesets" / name / "ruleset.toml").write_text(f'id = "{name}"\n')
    (root / "resources" / "scenarios").mkdir(parents=True)
    (root / "resources" / "scenarios" / f"{name}-day.toml").write_text("turns = 3\n")


def test_a_checkout_reads_the_folders_beside_the_package(tmp_path: Path) -> None:
    laid(tmp_path, "beside")
    found = installed(tmp_path)
    assert found.ruleset_names() == ("beside",)
    assert found.resource_names("scenarios") == ("beside-day",)
    assert found.resource_text("scenarios", "beside-day.toml") == "turns = 3\n"


def test_a_wheel_reads_the_folders_that_it_carries(tmp_path: Path) -> None:
    laid(tmp_path, "beside")
    laid(tmp_path / "companion" / "_data", "carried")
    found = installed(tmp_path)
    assert found.ruleset_names() == ("carried",)
    assert found.ruleset_texts("carried") == {"ruleset.toml": 'id = "carried"\n'}
    assert found.resource_names("scenarios") == ("carried-day",)
