"""Any chart whatever becomes cards: nothing in it is lost, nothing in it breaks them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.cards import any_chart, book
from companion.cards.any_words import CLAUSE
from companion.cards.content import Card, Deck, Heading, Paragraph, Table, plain
from companion.cards.sizes import Layout
from companion.charts.faults import BadInput
from companion.kernel import shelf
from tests.cards import told

# ---- what may stand in a chart

KEYS = st.one_of(
    st.sampled_from(
        [
            "row",
            "rows",
            "id",
            "name",
            "label",
            "clause",
            "clauses",
            "road_clause",
            "road",
            "no_road",
            "min",
            "max",
            "value",
            "printed",
            "effect",
            "half",
            "inches",
            "times",
            "share",
            "ratio",
            "rate",
            "1",
            "A-B",
        ]
    ),
    st.text("abcxyz_-AZ09é ", max_size=18),
)
CLAUSES = st.sampled_from(["D10-FIRE-TABLE", "ABC-1.2a", "T-X9"])
SCALARS = st.one_of(
    st.integers(-(10**12), 10**12),
    st.booleans(),
    st.floats(),
    CLAUSES,
    st.sampled_from(["1/2", "-1/3", "3/2", "", " "]),
    st.text("abcXYZ Жé½−'-_.,<&0189\n\t", max_size=40),
    st.just("A long sentence of some words. " * 20),
    st.just("x" * 300),
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(KEYS, inner, max_size=5),
        st.lists(st.dictionaries(KEYS, inner, max_size=5), min_size=1, max_size=4),
    ),
    max_leaves=14,
)
CHARTS = st.dictionaries(KEYS, VALUES, max_size=6)
SAFE = st.recursive(
    st.one_of(st.integers(-99, 99), st.booleans(), st.text("abc XYZ", max_size=60), st.just("longword" * 20)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3),
        st.dictionaries(KEYS, inner, max_size=4),
        st.lists(st.dictionaries(KEYS, inner, max_size=6), min_size=1, max_size=3),
    ),
    max_leaves=12,
)


def texts(cards: tuple[Card, ...]) -> str:
    """Everything on the cards without spaces and signs, to look words up in."""
    return bare(" ".join(line for card in cards for line in told.card_lines(card)))


def bare(text: str) -> str:
    return re.sub(r"[\s_\-−–.,/:″×°]", "", text).casefold()


def named(cards: tuple[Card, ...]) -> set[str]:
    """Every clause that a cell, a paragraph or a foot names."""
    found = {
        one for card in cards for face in told.faces(card) for cell in told.cells(face.blocks) for one in cell.clauses
    }
    return found | {one for card in cards for face in told.faces(card) for one in face.foot.split(", ")}


def words_in(value: Any) -> Iterator[str]:
    """The words of a chart: its texts, but clauses and figures."""
    if isinstance(value, dict):
        for key, one in value.items():
            yield from words_in(one) if key not in ("format", "chart") else ()
    elif isinstance(value, list):
        for one in value:
            yield from words_in(one)
    elif isinstance(value, str) and not CLAUSE.fullmatch(value) and not re.fullmatch(r"-?\d+/\d+", value):
        yield value


def named_ids(value: Any) -> Iterator[str]:
    """The ids of rows that have a name: it stands in their place."""
    if isinstance(value, dict):
        if isinstance(value.get("id"), str) and any(
            isinstance(value.get(key), str) and value[key].strip() for key in ("label", "name")
        ):
            yield value["id"]
        for one in value.values():
            yield from named_ids(one)
    elif isinstance(value, list):
        for one in value:
            yield from named_ids(one)


def clauses_in(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for one in value.values():
            yield from clauses_in(one)
    elif isinstance(value, list):
        for one in value:
            yield from clauses_in(one)
    elif isinstance(value, str) and CLAUSE.fullmatch(value):
        yield value


@settings(deadline=None, max_examples=100, suppress_health_check=[HealthCheck.too_slow])
@given(CHARTS)
def test_any_chart_becomes_cards(chart: dict[str, Any]) -> None:
    cards = any_chart.cards("Rules", "some-chart", chart)
    assert len(cards) <= 1
    for card in cards:
        assert card.front.title == "Some chart"
        for block in card.front.blocks:
            if isinstance(block, Table):
                assert block.rows
                assert {len(line) for line in (*block.heads, *block.rows)} == {len(block.columns)}


@settings(deadline=None, max_examples=100, suppress_health_check=[HealthCheck.too_slow])
@given(CHARTS)
def test_no_word_and_no_clause_of_a_chart_is_lost(chart: dict[str, Any]) -> None:
    cards = any_chart.cards("Rules", "some-chart", chart)
    said = texts(cards)
    known = set(named_ids(chart))
    assert [one for one in words_in(chart) if bare(one) not in said and one not in known] == []
    shown = {key: value for key, value in chart.items() if key not in ("format", "chart")}
    if cards:
        assert set(clauses_in(shown)) <= named(cards)
    else:
        assert set(words_in(shown)) == set()


@settings(deadline=None, max_examples=12, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(SAFE.filter(bool), min_size=1, max_size=3), st.sampled_from(["a6", "poker"]))
def test_any_chart_can_be_printed(values: list[Any], size: str) -> None:
    cards = [
        card for nth, one in enumerate(values) for card in any_chart.cards("Rules", f"chart-{nth}", {"value": one})
    ]
    assert book.pdf(Deck("any", "Any", tuple(cards)), Layout(size=size)).startswith(b"%PDF")


# ---- figures

CASES: tuple[tuple[dict[str, Any], str], ...] = (
    ({"row": [{"min": 1, "max": 2, "what": "one"}, {"min": 3, "what": "other"}]}, "3 or more | other"),
    ({"row": [{"name": "a", "hit": [7, 9]}]}, "a | 7–9"),
    ({"row": [{"name": "a", "step": [-1, 0]}, {"name": "b", "step": [1, 0]}]}, "a | −1, 0"),
    ({"bands": [[1, 1], [2, 2], [4, 6]]}, "Bands | 1, 2, 4–6"),
    ({"squares": [[33, 1], [33, 2]]}, "Squares | 33, 1; 33, 2"),
    ({"move": {"inches": 9, "clause": "X-1"}}, "Move | 9″"),
    ({"slow": {"times": "1/2", "clause": "X-1"}}, "Slow | ×½"),
    ({"share": "1/3"}, "Share | ⅓"),
    ({"loss": -3}, "Loss | −3"),
    ({"label": "-1 each, at most -3"}, "Label | −1 each, at most −3"),
    ({"phases": ["union_fire", "melee"]}, "Phases | union fire, melee"),
    ({"points": [{"id": "wrecked", "points": 3}]}, "wrecked | 3"),
    ({"clear": {"foot": 2, "horse": 1}, "wood": {"foot": 5, "horse": 3}}, "Wood | 5 | 3"),
    ({"early": {"1": 90, "2": 70}}, "Early | 1: 90, 2: 70"),
    ({"option": [{"label": "The -1 for cover", "choices": [{"label": "yes", "value": 0}]}]}, "-- THE −1 FOR COVER"),
    ({"notes": {"a": "one", "b": "two", "c": "three", "d": "four"}}, "-- NOTES"),
)


@pytest.mark.parametrize(("chart", "line"), CASES, ids=[line for _, line in CASES])
def test_a_figure_is_written_as_people_write_it(chart: dict[str, Any], line: str) -> None:
    (card,) = any_chart.cards("Rules", "chart", chart)
    assert line in [one.strip() for one in told.card_lines(card)]


def test_many_clauses_of_a_chart_stand_under_it_and_few_in_its_foot() -> None:
    few, many = ([f"ABC-1.{n}a" for n in range(count)] for count in (2, 6))
    (short,) = any_chart.cards("Rules", "chart", {"clauses": few, "points": 1})
    assert short.front.foot == "ABC-1.0a, ABC-1.1a"
    (long,) = any_chart.cards("Rules", "chart", {"clauses": many, "points": 1})
    last = long.front.blocks[-1]
    assert isinstance(last, Paragraph)
    assert last.clauses == tuple(many)
    assert long.front.foot == ""


# ---- the charts of the miniatures rules

MINIATURES = shelf.ruleset_texts("miniatures")
DECK = any_chart.deck("miniatures", MINIATURES)


def test_every_chart_of_the_miniatures_rules_has_its_card() -> None:
    assert [card.id for card in DECK.cards] == [
        name.removesuffix(".toml") for name in MINIATURES if name.removesuffix(".toml") not in any_chart.FOR_READING
    ]


@pytest.mark.parametrize("card", DECK.cards, ids=lambda card: card.id)
def test_a_chart_of_the_miniatures_rules_can_be_read(card: Card) -> None:
    """Under every heading something stands, no cell is a heap of words, and nothing looks like a key of a file."""
    blocks = card.front.blocks
    assert not isinstance(blocks[-1], Heading)
    for block in blocks:
        if isinstance(block, Table):
            for line in block.rows:
                assert all(len(plain(cell.said)) <= 160 for cell in line)
                assert any(plain(cell.said) not in ("", "–") for cell in line)
    said = " ".join(told.card_lines(card))
    assert not re.search(r"[a-z]_[a-z]|[{}\[\]]| -\d|None|True|False", said.replace(f"[{card.chapter}]", ""))


@pytest.mark.parametrize("size", ["a6", "poker", "full"])
def test_the_charts_of_the_miniatures_rules_can_be_printed(size: str) -> None:
    assert book.pdf(DECK, Layout(size=size)).startswith(b"%PDF")


def test_a_text_that_is_not_toml_is_refused_by_its_name() -> None:
    with pytest.raises(BadInput, match=r"bad\.toml"):
        any_chart.deck("some", {"good.toml": "a = 1", "bad.toml": "a = = 1"})
