"""Whole battles in short: able beats basic with sides changed, and both are battles (test_battle_conduct.py has the bounds)."""

from __future__ import annotations

from functools import cache

import pytest

from companion.games.tactical.charts.terms import SIDES
from companion.games.tactical.computer.tallies import Played
from companion.study.simulating import play
from tests.games.tactical.computer.evenings import first

BOTH = [("able", "basic"), ("basic", "able")]


@cache
def fought(union: str, confederate: str) -> Played:
    found: Played = play(first("antietam-advanced", union, confederate), "short", 1)
    return found


@pytest.mark.clause("ANT-R-AI")
def test_able_beats_basic_over_a_pair() -> None:
    north, south = (fought(*players).points for players in BOTH)
    assert north > south


@pytest.mark.clause("ANT-R-AI")
@pytest.mark.parametrize("players", BOTH)
def test_a_battle_is_fought_for_what_matters_by_most_and_at_close_range(players: tuple[str, str]) -> None:
    """Of one game only what no game should lack."""
    found = fought(*players)
    for side in SIDES:
        assert 5_000 <= found.lost[side].men <= 20_000
        assert found.conduct.lost_near[side] >= 0.6
        assert found.conduct.never_fired[side] <= 0.4
        shots = found.conduct.shots[side]["infantry"]
        assert shots["1"] >= 0.25 * sum(shots.values())
    over = [units.get("union", {}).get("IX Corps", 0) for units in found.conduct.crossings.values()]
    assert sum(over) >= 8
