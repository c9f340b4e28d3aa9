"""A table measured in centimetres: an inch is 2.5 of them, nothing stored or ruled is any other."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.cards import chart_words
from companion.charts.faults import BadInput
from companion.charts.figures import Number
from companion.games.miniatures import messages as say
from companion.games.miniatures.messages import working
from companion.kernel import languages, units
from companion.language import figures
from companion.language.lengths import length, metric, told, typed
from companion.language.messages import Length, Unit, among, told_to_scripts
from companion.language.messages import told as in_words


@pytest.fixture(autouse=True)
def inches() -> Iterator[None]:
    yield
    units.choose("inches")
    languages.choose("en")


@pytest.mark.parametrize(
    ("far", "in_inches", "in_cm"),
    [(3, "3 in", "7.5 cm"), (12, "12 in", "30 cm"), (0.5, "0.5 in", "1.25 cm"), (11.25, "11.25 in", "28.12 cm")],
)
def test_a_distance_in_either_measure(far: float, in_inches: str, in_cm: str) -> None:
    assert length(far) == in_inches
    units.choose("cm")
    assert length(far) == in_cm


def test_charts_and_cards_measure_alike() -> None:
    lengths: list[Number] = [18, "4.5", -3]
    assert [chart_words.length(one) for one in lengths] == ["18″", "4½″", "−3″"]
    units.choose("cm")
    assert [chart_words.length(one) for one in lengths] == ["45 cm", "11.25 cm", "−7.5 cm"]
    assert figures.inches(11.5) == "28.75 cm"


def test_german_centimetres_have_a_comma() -> None:
    languages.choose("de")
    assert length(3) == "3 Zoll"
    units.choose("cm")
    assert length(3) == "7,5 cm"


def test_seven_and_a_half_centimetres_are_exactly_three_inches() -> None:
    units.choose("cm")
    assert typed(7.5) == 3


@given(st.fractions(min_value=0, max_value=400, max_denominator=12))
def test_what_is_told_is_never_more_than_there_is_and_less_by_no_more_than_its_finest(far: Fraction) -> None:
    units.choose("cm")
    shown = Fraction(str(told(far)))
    assert 0 <= far * Fraction(5, 2) - shown < Fraction(1, 100)
    assert Fraction(str(typed(float(shown)))) <= far + Fraction(1, 10**9)


def test_what_is_stored_is_said_as_the_table_is_measured() -> None:
    second = among({"2nd": "2nd Wisconsin"})
    unit = Unit("2nd")
    moved = say.MOVE(unit=unit, length=Length(5.5), mode=say.MOVES["forward"])
    back = say.RETREAT_BY(unit=unit, retreat=say.BACK["two-inches"](length=Length(2)), length=Length(2))
    stands = working.STANDS["infantry"](n=3, length=Length(6))
    assert in_words(moved, second) == "Move 2nd Wisconsin 5.5 in forward"
    units.choose("cm")
    assert in_words(moved, second) == "Move 2nd Wisconsin 13.75 cm forward"
    away = "2nd Wisconsin: falls back until it is 5 cm from the enemy, 5 cm, straight away from the enemy"
    assert in_words(back, second) == away
    assert in_words(stands) == "3 infantry stands at 15 cm"
    assert told_to_scripts(moved, second) == "Move 2nd Wisconsin 5.5 in forward"


@pytest.mark.parametrize(("env", "found"), [({}, "inches"), ({units.WANTED: "cm"}, "cm")])
def test_the_environment_asks_for_a_measure(env: dict[str, str], found: str) -> None:
    assert units.wanted(env) == found


def test_a_measure_that_there_is_not_is_refused_and_changes_nothing() -> None:
    units.choose("cm")
    with pytest.raises(BadInput, match="inches, cm"):
        units.choose("ells")
    assert metric()
