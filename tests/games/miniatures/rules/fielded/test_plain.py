"""Whole tables asked of the field and of a slow plain reckoner that shares nothing with it: they answer the same."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.miniatures.rules.fielded.plain import tables
from tests.games.miniatures.rules.fielded.plain.comparing import differences

SHORT = 100
"""Tables of the suite; `python -m tests.games.miniatures.rules.fielded.plain` compares ten thousand."""


@pytest.mark.clause("D10-RUL-FIRE-ARC", "D10-RUL-FIRE-ENFILADE-DEF", "D10-RUL-FIRE-COVER-HALF", "D10-FIRE-HIT-TWO")
@pytest.mark.clause("D10-RUL-MAN-RADIUS-MEASURE", "D10-RUL-MOVE-ROUGH-PART", "D10-RUL-FORM-WHEEL", "D10-MOVE-PASSAGE")
@pytest.mark.clause("D10-RUL-CHARGE-OUTFLANKED", "D10-RUL-CHARGE-SUPPORT", "D10-CHARGE-RETREAT-AWAY")
@pytest.mark.clause("D10-RUL-CHARGE-TERRAIN-SIDE", "D10-RUL-CHARGE-TERRAIN-STACK", "D10-RUL-FORM-REFUSE")
@pytest.mark.clause("D10-RUL-FORM-CHARGED-TIMING", "D10-RUL-FIRE-TARGET-CHOICE", "D10-RUL-FIRE-LIMBERED")
@pytest.mark.parametrize("nth", range(SHORT))
def test_a_slow_plain_reckoner_finds_the_same_of_a_whole_table(nth: int) -> None:
    assert [*differences(f"whole/{nth}")] == []


@pytest.mark.clause("D10-RUL-CHARGE-OUTFLANKED", "D10-RUL-FORM-REFUSE")
def test_a_front_that_a_refused_stand_lies_over_is_touched_no_more() -> None:
    # Three stands that lie over one another: the flank of the third stands ahead of the front of the second.
    assert [*differences("final/4779")] == []


def test_a_quarter_of_the_tables_lies_at_a_limit() -> None:
    tight = sum(tables.table(Random(f"whole/{nth}"))["tight"] for nth in range(1000))
    assert 220 <= tight <= 300
