"""Corps stand in the order of their numbers, however a roster writes them."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from companion.language.ranks import NONE, UNNUMBERED, by_command, in_order, rank


class Brigade(NamedTuple):
    name: str
    side: str
    corps: str
    division: str


@pytest.mark.parametrize(
    ("name", "number"),
    [
        ("I Corps", 1),
        ("IX Corps", 9),
        ("XII Corps", 12),
        ("XXV Corps", 25),
        ("IV. Korps", 4),
        ("VI Army Corps", 6),
        ("3. Division", 3),
        ("2nd Division, I Corps", 2),
        ("First Corps", 1),
        ("Sixteenth Corps", 16),
        ("Twenty-first Corps", 21),
        ("XX", 20),
        ("11", 11),
    ],
)
def test_a_formation_has_the_number_that_its_name_says(name: str, number: int) -> None:
    assert rank(name) == number


@pytest.mark.parametrize(
    "name", ["Jackson's Command", "L. McLaws", "V. Corse's Division", "Cavalry Corps", "Army of the Ohio", "Ixion"]
)
def test_a_name_is_no_number(name: str) -> None:
    assert rank(name) == UNNUMBERED


def test_what_has_no_number_follows_as_it_came_and_none_is_last() -> None:
    given = ["Cavalry", "", "XII Corps", "V Corps", "Artillery Reserve", "IX Corps", "II Corps", "I Corps", "VI Corps"]
    wanted = ["I Corps", "II Corps", "V Corps", "VI Corps", "IX Corps", "XII Corps", "Cavalry", "Artillery Reserve", ""]
    assert in_order([*given, *given]) == wanted
    assert rank("") == NONE


def test_units_keep_their_place_within_a_division_and_sides_do_not_mix() -> None:
    came = [
        Brigade("Lee", "confederate", "Cavalry", "Stuart"),
        Brigade("Warren", "union", "V Corps", ""),
        Brigade("Griffin", "union", "V Corps", "Morell"),
        Brigade("Gibbon", "union", "I Corps", "Doubleday"),
        Brigade("Barnes", "union", "V Corps", "Morell"),
        Brigade("Law", "confederate", "First Corps", "Hood"),
        Brigade("Patrick", "union", "I Corps", "Doubleday"),
    ]
    names = [one.name for one in by_command(came)]
    assert names == ["Law", "Lee", "Gibbon", "Patrick", "Griffin", "Barnes", "Warren"]


def test_a_formation_known_by_its_id_is_ordered_by_its_name() -> None:
    names = {"nine": "IX Corps", "two": "II Corps", "a": "XI Corps"}
    assert in_order(names, names.__getitem__) == ["two", "nine", "a"]
