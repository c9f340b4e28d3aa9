"""JSON read strictly: each fault in words, with its place."""

from __future__ import annotations

import json
import sys
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.charts.faults import BadInput
from companion.charts.strict_json import LARGEST, place, read_json


def fault(raw: bytes) -> tuple[str, str]:
    with pytest.raises(BadInput) as error:
        read_json(raw, "battle.json")
    one = error.value.problems[0]
    assert one.file == "battle.json"
    return one.path, one.what


VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(codec="utf-8")),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(st.characters(codec="utf-8")), inner, max_size=4)
    ),
    max_leaves=12,
)


@given(VALUES)
def test_what_is_sound_is_read_as_it_is(value: Any) -> None:
    assert read_json(json.dumps(value).encode(), "x") == value
    assert read_json(b"\xef\xbb\xbf" + json.dumps(value, ensure_ascii=False).encode(), "x") == value


@pytest.mark.parametrize(
    ("raw", "path", "what"),
    [
        (b"", "$", "is empty"),
        (b" \n", "$", "is empty"),
        (b'{"a": 1, "a": 2}', "$.a", "stands twice"),
        (b'{"corps": {"union:A": {"x": 1, "x": 1}}}', '$.corps["union:A"].x', "stands twice"),
        (b'[{"a": 1}, {"a": NaN}]', "$", "holds NaN, which is no number"),
        (b"[-Infinity]", "$", "holds -Infinity, which is no number"),
        (b"[1e999]", "$[0]", "is too large a number"),
        (b'{"a": 1,\n"b": [1, 2', "line 2, column 11", "ends in the middle: it is only part of a file"),
        (b'{"a": "half', "line 1, column 7", "ends in the middle: it is only part of a file"),
        (b'{"a" 1}', "line 1, column 6", "is not JSON: expecting ':' delimiter"),
        (b"{'a': 1}", "line 1, column 2", "is not JSON: expecting property name enclosed in double quotes"),
        (b"[1] [2]", "line 1, column 5", "is not JSON: extra data"),
        (b'{"a": "\xff"}', "byte 7", "is not UTF-8 text"),
        (b'{"a": ["\\ud800"]}', "$.a[0]", "holds half a sign, which no text can"),
        (b'{"\\udfff": 1}', "$", "holds half a sign, which no text can"),
        (b"[" * 200_000, "$", "is nested too deeply"),
        (b"9" * 5000, "$", "has a number of too many digits"),
    ],
)
def test_each_fault_has_its_words_and_its_place(raw: bytes, path: str, what: str) -> None:
    assert fault(raw) == (path, what)


def test_junk_of_50_mb_is_refused_before_it_is_read() -> None:
    """Its signs, which are no text, are not looked at."""
    path, what = fault(b"\xff" * 50_000_000)
    assert (path, what) == ("$", f"is larger than {LARGEST:,} bytes, the most that is read")


def test_every_key_that_stands_twice_is_named() -> None:
    with pytest.raises(BadInput) as error:
        read_json(b'{"a": 1, "a": 2, "b": {"c": 1, "c": 1}}', "x")
    assert [one.path for one in error.value.problems] == ["$.a", "$.b.c"]


def test_the_place_of_a_key_is_plain_where_it_can_be() -> None:
    assert place("$", "held_by") == "$.held_by"
    assert place("$.corps", "union:A") == '$.corps["union:A"]'
    assert place("$", "\ud800") == '$["?"]'


@given(st.binary(max_size=200))
def test_no_bytes_bring_a_traceback(raw: bytes) -> None:
    limit = sys.getrecursionlimit()
    try:
        read_json(raw, "x")
    except BadInput as error:
        assert all(one.what and one.path for one in error.problems)
    assert sys.getrecursionlimit() == limit
