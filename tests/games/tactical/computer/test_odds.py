"""What melees come to on the average (ANT-T-MELEE)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.tactical.computer.odds import Odds
from tests.games.tactical.ordering import rules

MEN = st.integers(0, 4000)


@pytest.mark.clause("ANT-T-MELEE", "ANT-R-AI")
def test_the_ends_of_the_chart() -> None:
    """Many against few always take the last row, few against many the first: its losses with half of what is drawn."""
    odds = Odds(rules())
    assert odds.of(4000, 100) == (112.5, 12.5, 1, 0)
    assert odds.of(100, 4000) == (12.5, 162.5, 0, 0.5)
    assert odds.of(0, 500) == (0, 0, 0, 0)


def test_even_sides_mostly_stand() -> None:
    found = Odds(rules()).of(500, 500)
    assert 0 < found.driven < 0.6
    assert found.defenders_lost > 0


@given(MEN, MEN, MEN)
def test_more_attackers_drive_more(attackers: int, more: int, defenders: int) -> None:
    odds = Odds(rules())
    once, again = odds.of(attackers, defenders), odds.of(attackers + more, defenders)
    assert once.driven <= again.driven
    assert once.defenders_lost <= again.defenders_lost
    assert all(0 <= part <= 1 for part in (once.driven, once.repelled))
