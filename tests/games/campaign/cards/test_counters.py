"""The campaign's counters: a hundred, every corps twice, of the size they say."""

from __future__ import annotations

from collections import Counter

import pytest

from companion.cards.content import Letters
from companion.cards.decks import build
from companion.cards.source import of_rules
from companion.games.campaign.cards.counters import SIZE


@pytest.mark.clause("RTG-1.1a", "RTG-1.5b")
def test_there_are_a_hundred_and_every_corps_has_one_for_when_it_is_demoralised() -> None:
    tiles = build("gettysburg-counters", of_rules("gettysburg")).tiles
    assert len(tiles) == 100
    corps = [tile.id for tile in tiles if ":" in tile.id]
    plain = [name for name in corps if not name.endswith("-demoralised")]
    assert len(plain) == 22
    assert sorted(corps) == sorted([*plain, *(f"{name}-demoralised" for name in plain)])
    assert {(tile.drawing.width, tile.drawing.height, tile.drawing.true) for tile in tiles} == {(SIZE, SIZE, True)}


@pytest.mark.clause("RTG-1.5b")
def test_enemy_strengths_and_activity_are_there_for_both_sides() -> None:
    said = Counter(tile.drawing.said for tile in build("gettysburg-counters", of_rules("gettysburg")).tiles)
    assert said["5,000"] == 4
    assert said["activity"] == 10
    letters = [
        one.text
        for tile in build("gettysburg-counters", of_rules("gettysburg")).tiles
        for one in tile.drawing.shapes
        if isinstance(one, Letters)
    ]
    assert letters.count("Reynolds") == 2
    assert letters.count("VI Corps") == 2
