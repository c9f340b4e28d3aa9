"""Every shipped ruleset: no problem, every row names clauses that exist, every option is a ruling's alternative."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator

import pytest

from companion import data
from companion.data import BadInput
from companion.miniatures.rules import FILES, load, with_choices

ID = re.compile(r"\bD10-[A-Z0-9][A-Z0-9-]+")
TEXTS = data.ruleset_texts("miniatures")
RULES = load(TEXTS)
RULINGS = {row["id"]: row for row in tomllib.loads(TEXTS["rulings.toml"])["ruling"]}
CLAUSES = {row["id"]: row for row in tomllib.loads(TEXTS["clauses.toml"])["clause"]}


@pytest.mark.parametrize("name", data.ruleset_names())
def test_a_ruleset_says_what_it_is(name: str) -> None:
    about = tomllib.loads(data.ruleset_texts(name, only=("ruleset.toml",))["ruleset.toml"])
    assert about["id"] == name
    assert {"format", "name", "version", "engine"} <= set(about)


@pytest.mark.parametrize("file", sorted(TEXTS))
def test_every_id_in_a_file_is_a_clause_or_a_ruling(file: str) -> None:
    comments_too = TEXTS[file].replace("D10-RUL-SEQ-*", "")
    assert {one.rstrip("-") for one in ID.findall(comments_too)} <= set(RULINGS) | set(CLAUSES)


def rows(value: object, path: str = "$") -> Iterator[tuple[str, dict[str, object]]]:
    """Give every innermost table that holds a figure."""
    if isinstance(value, list):
        for index, one in enumerate(value):
            yield from rows(one, f"{path}[{index}]")
    elif isinstance(value, dict):
        figures = [
            v for k, v in value.items() if isinstance(v, int | float) and not isinstance(v, bool) and k != "format"
        ]
        if figures and path != "$":
            yield path, value
        for key, one in value.items():
            yield from rows(one, f"{path}.{key}")


@pytest.mark.parametrize("file", sorted(set(FILES) - {"options.toml", "sequence.toml"}))
def test_every_row_with_a_figure_names_its_clause(file: str) -> None:
    for path, row in rows(tomllib.loads(TEXTS[file])):
        named = [key for key in row if "clause" in key or key in ("leaders", "low_ammo")]
        outcome = file == "maneuver.toml" and path.startswith("$.outcome")  # its clause stands in the row that gives it
        assert named or outcome, f"{file} {path}"


@pytest.mark.parametrize("option", RULES.options.option, ids=lambda option: option.id)
def test_an_option_is_a_ruling_and_its_values_are_positions_in_the_alternatives(option: object) -> None:
    ruling = RULINGS[option.id]  # type: ignore[attr-defined]
    values = [choice.value for choice in option.choices]  # type: ignore[attr-defined]
    assert values[0] == 0
    assert len(values) > 1
    assert values == sorted(set(values))
    assert values[-1] <= len(ruling["alternatives"])
    for value in values:
        assert with_choices(RULES, {ruling["id"]: value}).choice(ruling["id"]) == value


def test_about_twenty_rulings_can_be_switched() -> None:
    assert 18 <= len(RULES.options.option) <= 28


@pytest.mark.parametrize(
    ("chosen", "words"),
    [
        ({"D10-RUL-FIRE-CLAMP": 9}, "choose one of 0, 1, 2"),
        ({"D10-RUL-FIRE-CLAM": 1}, "did you mean 'D10-RUL-FIRE-CLAMP'"),
    ],
)
def test_an_unknown_option_or_value_is_refused_in_words(chosen: dict[str, int], words: str) -> None:
    with pytest.raises(BadInput, match=words):
        load(TEXTS, chosen)
    with pytest.raises(BadInput, match=words):
        with_choices(RULES, chosen)


Change = Callable[[str], str]
LINT: list[tuple[str, Change, str]] = [
    (
        "musketry.toml",
        lambda t: t.replace("lively = [10, 11]", "lively = [11, 11]"),
        "gap: no effect for a result of 10",
    ),
    ("musketry.toml", lambda t: t.replace("lively = [10, 11]", "lively = [9, 11]"), "overlap: a result of 9"),
    ("musketry.toml", lambda t: t.replace("half = true\n", "min = 1\nmax = 1\n"), "half = true"),
    (
        "musketry.toml",
        lambda t: t.replace("min = 20\nmax = 24", "min = 21\nmax = 24"),
        "gap: nothing between 19 and 21",
    ),
    ("maneuver.toml", lambda t: t.replace("min = 3\nmax = 4", "min = 3\nmax = 5"), "overlap: 5"),
    ("maneuver.toml", lambda t: t.replace('good_order = "tardy"', 'good_order = "tardi"'), "did you mean 'tardy'"),
    ("charge.toml", lambda t: t.replace("min = 4\nmax = 6", "min = 5\nmax = 6"), "gap: nothing between 3 and 5"),
    ("fallen-leader.toml", lambda t: t.replace("face = 4", "face = 3"), "no row for face 4"),
    ("movement.toml", lambda t: t.replace('mover = "leader"', 'mover = "cavalry"'), "no row for mover leader"),
    ("fire-points.toml", lambda t: t.replace("upto = 24", "upto = 12"), "do not rise"),
    ("charge.toml", lambda t: t.replace("[charge]", "").replace("format = 1", "format = 2"), "format"),
    ("formations.toml", lambda t: t.replace('chart = "formations"', 'chart = "formation"'), "formation"),
]


@pytest.mark.parametrize(("file", "change", "words"), LINT, ids=[f"{file}-{words}" for file, _, words in LINT])
def test_the_reader_finds_what_makes_no_sense(file: str, change: Change, words: str) -> None:
    assert change(TEXTS[file]) != TEXTS[file]
    with pytest.raises(BadInput, match=words):
        load({**TEXTS, file: change(TEXTS[file])})


def test_faults_of_several_files_are_told_together() -> None:
    broken = {file: change(TEXTS[file]) for file, change, _ in LINT[1:] if file != "formations.toml"}
    del broken["movement.toml"]
    texts = {**TEXTS, **broken}
    del texts["movement.toml"]
    with pytest.raises(BadInput) as caught:
        load(texts)
    assert {found.file for found in caught.value.problems} >= {"charge.toml", "fallen-leader.toml", "movement.toml"}
