"""Scales and thresholds: how men become stands, and when a brigade is fresh, worn or spent."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.charts.faults import BadInput
from companion.games.miniatures.charts.scale import read_scales, scale_of, stands_for, thresholds
from companion.games.miniatures.rules.state import Brigade
from companion.kernel import shelf

TEXT = shelf.ruleset_texts("miniatures", only=["scale.toml"])["scale.toml"]
CHART = read_scales(TEXT)
SCALE = scale_of(CHART)


def states(start: int) -> list[str]:
    """The states of a brigade of `start` stands as it melts away."""
    fresh_at, worn_at = thresholds(SCALE, start)
    return [
        Brigade(
            id="b",
            name="B",
            side="union",
            division="",
            corps="",
            arm="infantry",
            stands_at_start=start,
            stands=left,
            fresh_at=fresh_at,
            worn_at=worn_at,
        ).effectiveness
        for left in range(start, 0, -1)
    ]


@pytest.mark.clause("D10-RUL-MAN-FRESH-WORN-SPENT")
def test_eight_stands_are_fresh_to_seven_worn_to_five_then_spent() -> None:
    assert states(8) == ["fresh"] * 2 + ["worn"] * 2 + ["spent"] * 4


@pytest.mark.clause("D10-RUL-MAN-FRESH-WORN-SPENT")
@given(st.integers(1, 40))
def test_fresh_is_above_three_quarters_and_spent_at_half_or_less(start: int) -> None:
    fresh_at, worn_at = thresholds(SCALE, start)
    assert 1 <= worn_at <= fresh_at <= start
    for left, state in zip(range(start, 0, -1), states(start), strict=True):
        share = Fraction(left, start)
        assert state == ("fresh" if share > Fraction(3, 4) else "worn" if share > Fraction(1, 2) else "spent")


@pytest.mark.clause("D10-RUL-SCOPE")
def test_there_are_two_scales() -> None:
    rows = [(row.id, row.men_per_stand, row.guns_per_stand) for row in CHART.scale]
    assert rows == [("200", 200, 8), ("150", 150, 6)]
    assert scale_of(CHART).id == "200"
    assert scale_of(CHART, "150").guns_per_stand == 6


@pytest.mark.parametrize(("men", "stands"), [(1, 1), (299, 1), (300, 2), (500, 3), (1600, 8), (1699, 8), (1700, 9)])
def test_men_are_rounded_half_up_to_at_least_one_stand(men: int, stands: int) -> None:
    assert stands_for(men, SCALE.men_per_stand) == stands


@pytest.mark.parametrize(
    ("was", "now", "words"),
    [
        ("0.75", "0.4", "out of order"),
        ("0.75", '"a half"', "no number"),
        ('id = "150"', 'id = "200"', "stands twice"),
        ("men_per_stand = 200", "men_per_stand = 0", "$.scale[0].men_per_stand"),
        ("[game]", "[games]", "unknown key"),
    ],
)
def test_a_house_scale_is_read_strictly(was: str, now: str, words: str) -> None:
    with pytest.raises(BadInput) as caught:
        read_scales(TEXT.replace(was, now))
    assert words in str(caught.value)


def test_an_unknown_scale_is_named() -> None:
    with pytest.raises(BadInput, match="'20' is not defined"):
        scale_of(CHART, "20")
