"""What players go by: who of the enemy can fire into a square."""

from __future__ import annotations

import pytest

from companion.games.tactical.computer.board import board_of
from companion.games.tactical.computer.picture import Picture
from companion.games.tactical.rules.ground.squares import distance
from companion.games.tactical.rules.orders.plotting import occupied
from tests.games.tactical.building import unit
from tests.games.tactical.computer.evenings import doctrine
from tests.games.tactical.ordering import field, moment

ROWS = ("." * 14,) * 5 + ("." * 4 + "W" * 6 + "." * 4,) + ("." * 14,) * 6
"""A wood across the middle."""
HILLS = {(2, 6): 2, (3, 9): 2}


@pytest.mark.clause("ANT-8.3a", "ANT-R-AI")
@pytest.mark.parametrize(("level", "looks"), [("strong", True), ("basic", False)])
def test_fire_counts_from_where_the_enemy_sees_for_those_who_reckon_with_it(level: str, looks: bool) -> None:
    guns = [unit(name, at=at, arm="artillery", weapon="N12") for name, at in (("Cowan", (2, 6)), ("Ames", (3, 9)))]
    now = moment(*guns, unit("Burns", at=(4, 6)), unit("Law", "confederate", (6, 6)), on=field(*ROWS, heights=HILLS))
    found = Picture(board_of(now), doctrine().of(f"computer:{level}", "defend"), now.state, "confederate", now.sight)
    there, counted = occupied(now.state), set()
    for at in now.ground.steps:
        for one in now.state.here("union"):
            assert one.square is not None
            near = 0 < distance(one.square, at) <= now.rules.range_of(one.weapon)
            if near and (not looks or now.sight.sees(one.square, at, there, turn=now.state.turn)):
                counted.add((one.square, at))
    assert {(one.at, at) for at in now.ground.steps for one in found.reaching(at) if one.at != at} == counted
    assert any(at == (6, 6) for _, at in counted) is not looks
