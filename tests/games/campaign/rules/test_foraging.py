"""Foraging: Confederates at rest, by terrain, until a hex is bare."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.foraging import forage, forage_in
from companion.games.campaign.rules.hexes import Hex
from companion.games.campaign.rules.state import Corps
from tests.games.campaign.building import NIGHT, Told, a_campaign, a_corps, a_headquarters, a_plain, the_rules
from tests.games.campaign.drawn import Fixed

GROUND = a_plain(towns=[(5, 5)], roads=[(6, 6)], mountains=[(9, 9)])
TOWN, ROAD, CLEAR = (5, 5), (6, 6), (3, 3)


def told(*those: Corps, **more: Any) -> Told:
    away = a_headquarters("confederate", march="force", spent=True)
    state = a_campaign(*those, *(() if any(one.headquarters for one in those) else (away,)), **more)
    story = Told(the_rules(), GROUND, state, Fixed())
    forage(story)
    return story


@pytest.mark.clause("RTG-SC1-B2b", "RTG-SC1-B2c", "RTG-SC1-B2d")
@pytest.mark.parametrize(("at", "points"), [(TOWN, [5, 4, 3, 2, 1]), (ROAD, [3, 2, 1]), (CLEAR, [2, 1])])
def test_a_hex_feeds_less_each_time_and_then_no_more(at: Hex, points: list[int]) -> None:
    assert [forage_in(the_rules(), GROUND, at, times) for times in range(7)] == points + [0] * (7 - len(points))


@pytest.mark.clause("RTG-R-FORAGE", "RTG-SC1-B2b")
def test_units_in_one_hex_forage_in_number_order_headquarters_too() -> None:
    those = [a_corps(letter, "confederate", number=n, at=CLEAR) for n, letter in enumerate("AB", 1)]
    story = told(*those, a_headquarters("confederate", at=CLEAR))
    assert [(one.corps, one.points) for one in story.of(ev.Foraged)] == [("confederate:A", 2), ("confederate:B", 1)]
    assert story.state.foraged == {"3,3": 2}
    assert story.state.forage_points == 3
    alone = told(a_headquarters("confederate", at=TOWN), turn=NIGHT, rain=True)
    assert [one.points for one in alone.of(ev.Foraged)] == [5]


@pytest.mark.clause("RTG-SC1-B2a", "RTG-R-PATROL-REST")
def test_only_who_rests_or_spent_no_point() -> None:
    assert told(a_corps("A", "confederate", march="normal", spent=True, at=TOWN)).events == []
    for fields in ({"march": "rest", "spent": True}, {"march": "force"}, {"march": "normal", "patrol": True}):
        assert len(told(a_corps("A", "confederate", at=TOWN, **fields)).of(ev.Foraged)) == 1


@pytest.mark.clause("RTG-SC1-B2a", "RTG-R-FORAGE")
def test_not_in_a_hex_with_the_enemy_but_beside_him() -> None:
    assert told(a_corps("A", "confederate", at=TOWN), a_corps("B", at=TOWN)).events == []
    assert len(told(a_corps("A", "confederate", at=TOWN), a_corps("B", at=(5, 6))).of(ev.Foraged)) == 1


@pytest.mark.clause("RTG-SC1-B2a")
def test_the_union_does_not_forage() -> None:
    assert told(a_corps("A", at=TOWN)).events == []
