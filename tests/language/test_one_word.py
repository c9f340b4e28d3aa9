"""One thing has one word in German too: the referee, and the name of a place that a scenario is called by."""

from __future__ import annotations

import re

import pytest

from companion.language.words import plain
from tests.german import words


def test_the_referee_is_one_and_the_same_everywhere() -> None:
    assert words()["referee"] == "Spielleiter"
    said = [one for one in words().values() if re.search("Schiedsrichter|Spielleitung|Spielführer", one)]
    assert said == []


@pytest.mark.parametrize(
    ("title", "place"),
    [("The Cornfield, 17 September 1862", "The Cornfield"), ("McPherson's Ridge, 1 July 1863", "McPherson's Ridge")],
)
def test_a_place_is_called_in_a_title_as_on_the_table(title: str, place: str) -> None:
    assert words()[title].partition(",")[0] == place


def test_what_an_id_cannot_spell_is_spelt_where_it_is_said() -> None:
    assert plain("rally-with-elan") == "rally with élan"
    assert plain("driven-back") == "driven back"
