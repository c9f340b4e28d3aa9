"""The legend's few words of each kind of ground, every figure from the charts in force."""

from __future__ import annotations

from functools import cache

import pytest

from companion.field.kinds import KINDS
from companion.games.miniatures.charts.ruleset import Rules, load
from companion.games.miniatures.words.terrain import effects
from companion.kernel import shelf


@cache
def the_charts() -> Rules:
    return load(shelf.ruleset_texts("miniatures"))


SAID = {
    "woods": "foot ×½; cover −1",
    "rough": "foot ×½, horse ×⅓, guns ×¼; cover −1",
    "orchard": "as the scenario says",
    "hill": "hilltop held: +1 in a charge",
    "river": "by bridge or ford only",
    "road": "columns ×2, limbered ×3",
    "fence": "crossing −3″; cover −1",
    "trenches": "crossing −3″; die −2",
    "town": "die −2; never outflanked",
    "bridge": "nothing to pay",
}


@pytest.mark.parametrize("kind", list(SAID))
def test_a_legend_says_what_ground_does(kind: str) -> None:
    assert effects(the_charts())[kind] == SAID[kind]


def test_every_line_of_a_legend_has_its_words() -> None:
    assert set(effects(the_charts())) == set(KINDS)
    assert all(effects(the_charts()).values())
