"""How many units share a square."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.tactical.charts.terms import Arm, Level
from companion.games.tactical.rules.ground.squares import step
from companion.games.tactical.rules.ground.stacking import crowded
from tests.games.tactical.building import unit
from tests.games.tactical.ordering import OPEN, clauses, field, go, moment, rules

ARMS: tuple[Arm, ...] = ("infantry", "cavalry", "artillery")
LEVELS: tuple[Level, ...] = ("basic", "intermediate", "advanced")


@pytest.mark.clause("ANT-7.7a", "ANT-QS-3.5a")
@given(st.lists(st.sampled_from(ARMS), max_size=5), st.sampled_from(LEVELS))
def test_two_of_infantry_and_cavalry_and_one_of_artillery_share_a_square(arms: list[Arm], level: Level) -> None:
    units = [unit(str(n), arm=arm) for n, arm in enumerate(arms)]
    guns = arms.count("artillery")
    assert (crowded(rules(), level, "woods", units) is None) == (guns <= 1 and len(arms) - guns <= 2)


@pytest.mark.clause("ANT-7.7b")
@pytest.mark.parametrize("terrain", ["town", "ford", "bridge"])
def test_towns_fords_and_bridges_hold_a_single_unit_but_not_in_the_basic_game(terrain: str) -> None:
    one, guns = unit("A"), unit("G", arm="artillery", weapon="N12")
    assert crowded(rules(), "advanced", terrain, [one]) is None
    full = crowded(rules(), "intermediate", terrain, [one, guns])
    assert full is not None
    assert full.clause == "ANT-7.7b"
    assert crowded(rules(), "basic", terrain, [one, guns]) is None


@pytest.mark.clause("ANT-7.5h", "ANT-QS-3.4d")
@pytest.mark.parametrize(("level", "clause"), [("advanced", "ANT-7.7a"), ("basic", "ANT-QS-3.5a")])
def test_a_move_into_a_full_square_is_refused_with_what_it_would_cost(level: str, clause: str) -> None:
    mover, north = unit("M", at=(4, 4)), step((4, 4), 1)
    full = moment(mover, unit("A", at=north), unit("B", at=north), level=level)
    assert clauses(full, go(mover, 1)) == {clause}
    guns = unit("G", at=(4, 4), arm="artillery", weapon="N12", mode="limbered")
    assert not clauses(moment(guns, unit("A", at=north), unit("B", at=north), level=level), go(guns, 1))


@pytest.mark.clause("ANT-7.7b", "ANT-7.5h")
def test_a_held_town_is_closed_to_a_friend() -> None:
    ground = field(*OPEN[:3], "....T....", *OPEN[4:])
    mover = unit("M", at=(4, 4))
    assert clauses(moment(mover, unit("A", at=(3, 4)), on=ground), go(mover, 1)) == {"ANT-7.7b"}
