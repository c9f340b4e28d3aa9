"""Views kept as what differs from the one before: put together again they are the views, to the byte."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.kernel.mail.chain import applied, delta
from tests.pairs import PAIRS, played


class Inner(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str = "a"
    count: int = 0
    those: tuple[int, ...] = ()


class Pressed(msgspec.Struct, frozen=True, array_like=True):
    first: int
    second: int = 0


class Outer(msgspec.Struct, frozen=True, omit_defaults=True, rename="kebab"):
    one_inner: Inner = Inner("b", 1)
    many: tuple[Inner, ...] = ()
    named: dict[str, Inner] = {}
    numbered: dict[int, int] = {}
    either: Inner | int | None = None
    pressed: Pressed = Pressed(1)


INNER = st.builds(Inner, st.sampled_from("ab"), st.integers(0, 2), st.lists(st.integers(0, 2), max_size=3).map(tuple))
OUTER = st.builds(
    Outer,
    INNER,
    st.lists(INNER, max_size=3).map(tuple),
    st.lists(st.tuples(st.sampled_from("xyz"), INNER), max_size=3).map(dict),
    st.dictionaries(st.integers(0, 2), st.integers(0, 2), max_size=2),
    st.one_of(st.none(), st.integers(0, 1), INNER),
    st.builds(Pressed, st.integers(0, 1), st.integers(0, 1)),
)


def put_together(views: list[Any]) -> list[Any]:
    """Give views as they are read from what was written of them."""
    was, plain, found = None, None, []
    for view in views:
        plain = applied(plain, msgspec.json.decode(msgspec.json.encode(delta(was, view))))
        was = view
        found.append(plain)
    return found


@given(st.lists(OUTER, min_size=1, max_size=6))
def test_what_is_put_together_again_is_what_was_taken_apart(views: list[Outer]) -> None:
    for plain, view in zip(put_together(views), views, strict=True):
        found = msgspec.convert(plain, Outer, str_keys=True)
        assert found == view
        assert msgspec.json.encode(found) == msgspec.json.encode(view)


def test_a_change_of_one_unit_names_that_alone() -> None:
    was = Outer(many=(Inner("x", 1), Inner("y", 1)), named={"x": Inner("c", 2)})
    now = Outer(many=(Inner("x", 1), Inner("y", 2), Inner("z")), named={"x": Inner("c", 3)})
    assert delta(was, now) == {"many": [now.many], "named": {"x": {"count": [3]}}}
    longer = msgspec.structs.replace(was, many=(*was.many, Inner("z")))
    assert delta(was, longer) == {"many": {"+": (Inner("z"),)}}


@pytest.mark.parametrize(
    "change",
    [1, None, "x", [], [1, 2], {"many": {"9": [1]}}, {"many": {"x": [1]}}, {"gone": None}, {"many": {"-": "a"}}],
)
def test_what_is_no_change_is_told_as_unread(change: object) -> None:
    with pytest.raises((LookupError, ValueError)):
        applied({"many": [1, 2]}, change)


@pytest.mark.parametrize("kind", PAIRS)
@pytest.mark.parametrize("seat", ["referee", "union"])
def test_the_views_of_a_game_are_put_together_again(kind: str, seat: str, tmp_path: Path) -> None:
    game = played(PAIRS[kind], tmp_path / "game.companion", True)
    game.seat = seat
    views = [seen() for line in game.log() for _, seen in game.shown(line.entry)]
    for plain, view in zip(put_together(views), views, strict=True):
        found = msgspec.convert(plain, type(view), str_keys=True)
        assert found == view
        # Of the whole truth alone it may be told in another order what is in none.
        assert seat == "referee" or msgspec.json.encode(found) == msgspec.json.encode(view)
