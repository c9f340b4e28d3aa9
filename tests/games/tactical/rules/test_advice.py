"""The advice of the book holds in the game as it is played: each hint by the figures that it rests on."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.tactical.rules.combat.condition import losses_a_point
from companion.games.tactical.rules.combat.factors import Fighter
from companion.games.tactical.rules.combat.fire import always_flanked
from companion.games.tactical.rules.combat.retreating import Length, way_back
from companion.games.tactical.rules.ground.squares import around, distance
from companion.games.tactical.rules.state import State
from companion.games.tactical.rules.turn.activation import limit, offered
from tests.games.tactical.beginning import at, laid_out, played
from tests.games.tactical.building import unit
from tests.games.tactical.casting import ask, changed
from tests.games.tactical.fighting import story
from tests.games.tactical.gazetteer import antietam, rules
from tests.games.tactical.ordering import AT, clauses, go, moment
from tests.games.tactical.rules.test_fire_case import SHOT

VOLLEY = changed(changed(SHOT, "firer.men", 1000), "target.men_in_square", 650)


def casualties(**change: Any) -> int:
    case = VOLLEY
    for path, value in change.items():
        case = changed(case, path.replace("__", "."), value)
    return int(ask("antietam.fire", case)["casualties"])


def begun(**menu: Any) -> State:
    return next(played(laid_out("advanced", **menu)))[2]


@pytest.mark.clause("ANT-11.0a")
def test_the_union_is_held_back_by_its_limits_and_by_the_creek() -> None:
    now = begun()
    by = at(now).rules
    most = max(limit(by, now, 0, drawn)[0] for drawn in range(-9, 10))
    assert now.activations < len(offered(by, now)) / 2
    assert most < len(offered(by, now))
    ground = antietam()
    banks: dict[str, set[int | None]] = {one.side: set() for one in now.here()}
    for one in now.here():
        assert one.square is not None
        banks[one.side].add(ground.banks.get(one.square))
    west = banks["confederate"]
    assert len(west) == 1
    over_there = [one.corps for one in now.here("union") if one.square and ground.banks.get(one.square) not in west]
    assert "IX Corps" in over_there
    assert "I Corps" not in over_there  # the corps that may begin at once
    assert len(ground.bridges) >= 3  # a division for each on the first turn
    first = {
        one.division
        for one in now.here("union")
        if one.division and one.square and any(distance(one.square, bridge) <= 5 for bridge in ground.bridges)
    }
    assert first


@pytest.mark.clause("ANT-11.0b")
def test_the_confederates_are_the_weaker_and_free_to_move_all_their_divisions() -> None:
    now = begun()
    men = {
        side: sum(one.men for one in now.units.values() if one.side == side and one.arm != "artillery")
        for side in ("union", "confederate")
    }
    assert 1.5 < men["union"] / men["confederate"] < 2.5
    assert all(one.activated for one in now.here("confederate"))
    assert not any(one.activated for one in now.here("union") if one.division)
    assert casualties(target__terrain="woods") < casualties()  # who defends chooses his ground


@pytest.mark.clause("ANT-11.0c")
def test_the_hints_for_fire() -> None:
    """Guns high or behind the line see farther; no column in a fight; leaders; leave points; empty guns by fatigue."""
    by = rules()
    assert [row.squares for row in by.sight.limit] == [4, 8, 12, 16]  # from the lowest to the highest ground
    assert casualties(firer__mode="column") < casualties()
    for arm, mode in (("infantry", "column"), ("cavalry", "mounted")):
        assert always_flanked(by, Fighter(arm=arm, mode=mode), "advanced")  # type: ignore[arg-type]
    assert casualties(firer__leader_bonuses=[20]) > casualties()
    assert casualties(firer__operation_points=10) > casualties(firer__operation_points=2)
    assert casualties(firer__fatigue=75) < casualties()
    assert casualties(target__fortification=3) < casualties()
    assert losses_a_point(by, 1000) > losses_a_point(by, 400)  # many men carry a leader farther


@pytest.mark.clause("ANT-11.0c", "ANT-7.10a")
def test_the_hints_for_movement() -> None:
    """March by force sparingly: six fatigue a point; leave a way to go back by."""
    march = rules().points.force_march
    assert march.fatigue >= 6 * march.op
    one = unit("A", at=AT, routed=True)
    free = way_back(story(one, unit("E", "confederate", (4, 3))), one, Length(2, 2))
    assert (len(free.path), free.caught) == (2, False)
    ring = [unit(f"E{nth}", "confederate", square) for nth, square in enumerate(around(AT))]
    assert way_back(story(one, *ring), one, Length(2, 2)).caught
    spent = unit("A", at=AT, points=1)
    assert clauses(moment(spent), go(spent, 1)) == {"ANT-7.5a"}


@pytest.mark.clause("ANT-11.0d")
@pytest.mark.parametrize(("men", "more"), [(650, 0), (651, 0), (1000, 1), (1500, 1)])
def test_stacks_of_more_than_650_men_lose_more(men: int, more: int) -> None:
    assert (casualties(target__men_in_square=men) > casualties()) == bool(more)
