"""Where a TOML text has its values: every key of every shipped file, hand-made cases, and any text at all."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.charts.places import place_of, places

ROOT = Path(__file__).parents[2]
FILES = sorted(one for folder in ("rulesets", "resources") for one in (ROOT / folder).rglob("*.toml"))


def walked(value: object, path: str = "$") -> Iterator[tuple[str, object]]:
    if isinstance(value, dict):
        for key, one in value.items():
            yield f"{path}.{key}", one
            yield from walked(one, f"{path}.{key}")
    elif isinstance(value, list):
        for index, one in enumerate(value):
            yield f"{path}[{index}]", one
            yield from walked(one, f"{path}[{index}]")


@pytest.mark.parametrize("file", FILES, ids=lambda file: "/".join(file.parts[-2:]))
def test_every_value_of_a_shipped_file_stands_where_it_is_said_to(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    lines, found = text.splitlines(), places(text)
    data = dict(walked(tomllib.loads(text)))
    assert found.keys() == data.keys()
    for path, value in data.items():
        line, column = found[path]
        there = lines[line - 1][column - 1 :]
        key = re.split(r"[.\]]", path)[-1]
        if path.endswith("]"):
            assert there.startswith("[[") or not isinstance(value, str) or there[0] in "\"'"
        else:
            assert there.startswith("[") or key in there
        if isinstance(value, int) and not isinstance(value, bool):
            assert re.search(rf"\b{abs(value)}\b", there.replace("_", "")), path


CASES = """\
title = "a # b"  # a note
[one.two]
"a b" = 1
'c' = [1, [2,
  3],  # so
  { d = 4, e.f = "}" }]
long = \"\"\"
[no] = 1
\"\"\"
[[row]]
x = 1
[row.under]
y = 2
[[row]]
  x = '''
  y'''
"""


@pytest.mark.parametrize(
    ("path", "place"),
    [
        ("$.title", (1, 1)),
        ("$.one.two", (2, 1)),
        ("$.one.two.a b", (3, 1)),
        ("$.one.two.c[0]", (4, 8)),
        ("$.one.two.c[1][1]", (5, 3)),
        ("$.one.two.c[2]", (6, 3)),
        ("$.one.two.c[2].d", (6, 5)),
        ("$.one.two.c[2].e.f", (6, 12)),
        ("$.one.two.long", (7, 1)),
        ("$.row", (10, 1)),
        ("$.row[0].x", (11, 1)),
        ("$.row[0].under.y", (13, 1)),
        ("$.row[1]", (14, 1)),
        ("$.row[1].x", (15, 3)),
    ],
)
def test_a_path_is_found(path: str, place: tuple[int, int]) -> None:
    found = places(CASES)
    assert found[path] == place
    assert place_of(path, found) == place
    assert tomllib.loads(CASES)


def test_what_is_not_there_is_told_at_what_it_belongs_to() -> None:
    found = places(CASES)
    assert place_of("$.row[1].z", found) == (14, 1)
    assert place_of("$.one.two.c[2].z.z", found) == (6, 3)
    assert place_of("$.row[1].x, y, z", found) == (15, 3)
    assert place_of("$.row (of battles, mine)[7]", found) == place_of("$.row", found)
    assert place_of("$.nothing", found) is None
    assert place_of("$", found) is None


def test_a_name_with_dots_is_found_as_it_is_written() -> None:
    assert places('[units]\n"G.B. Anderson-A" = [1, 2]\n')["$.units.G.B. Anderson-A"] == (2, 1)


@given(st.text("[]{}=,.#\"'\n ab1", max_size=60))
def test_of_any_text_the_reader_comes_to_an_end_within_it(text: str) -> None:
    lines = text.split("\n")
    for line, column in places(text).values():
        assert 1 <= column <= len(lines[line - 1])
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return
    assert places(text).keys() >= {path for path, _ in walked(data)} or "." in text


def test_a_text_nested_too_deeply_has_the_places_before_it() -> None:
    assert places("a = 1\nb = " + "[" * 100_000)["$.a"] == (1, 1)
