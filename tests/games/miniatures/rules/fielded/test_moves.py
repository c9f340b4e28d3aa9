"""What a way takes of a move on the field: wheels, rough ground, roads, fords, fences, friends; what it touches."""

from __future__ import annotations

import math
from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.miniatures.rules.state import State
from companion.games.miniatures.rules.this_turn import ThisTurn
from tests.games.miniatures.building import a_battery, a_battle, a_brigade
from tests.games.miniatures.rules.fielded import grounds

WELL = ThisTurn(outcome="well-handled")


def battle(*others: Any, **more: Any) -> State:
    """Give a brigade of four stands in line at 20, 10 that looks north and may move."""
    usual: dict[str, Any] = {"stands": 4, "at": (20, 10), "facing": 0.0, "this_turn": WELL}
    return a_battle(a_brigade("iron", **{**usual, **more}), *others, step="move")


def way(state: State, *path: tuple[float, float, float], on: tuple[dict[str, Any], ...] = ()) -> Any:
    """Ask for a way of the brigade."""
    return grounds.of(state, *on).moves("iron", path)


def test_straight_ahead_takes_its_inches_and_without_a_way_it_stands() -> None:
    found = way(battle(), (20, 16, 0))
    assert (found.unit, found.allowance, found.used, found.reasons, found.touches) == ("iron", 12.0, 6.0, (), ())
    assert [(leg.mode, leg.inches) for leg in found.legs] == [("forward", 6.0)]
    still = way(battle())
    assert (still.allowance, still.used, still.order) == (12.0, 0.0, None)


def test_before_the_roll_nothing_is_allowed_and_too_far_is_told_not_forbidden() -> None:
    assert way(battle(this_turn=ThisTurn())).allowance == 0.0
    assert way(battle(this_turn=ThisTurn(outcome="tardy"))).allowance == 6.0
    far = way(battle(), (20, 22.5, 0))
    assert far.used == 12.5
    assert any(reason.clause == "D10-RUL-MOVE-ORDER" for reason in far.reasons)


@pytest.mark.clause("D10-RUL-FORM-WHEEL")
@pytest.mark.parametrize("turn", [30.0, -30.0, 90.0])
def test_a_wheel_is_measured_by_the_outer_front_corner(turn: float) -> None:
    # It wheels about the corner that it turns to: four inches wide, the other corner goes round that.
    corner = (22.0, 10.0) if turn > 0 else (18.0, 10.0)
    radians, out = math.radians(turn), -2.0 if turn > 0 else 2.0
    end = (corner[0] + out * math.cos(radians), corner[1] - out * math.sin(radians), turn)
    found = way(battle(), end)
    assert [leg.mode for leg in found.legs] == ["wheel"]
    assert found.used == round(abs(radians) * 4, 2)


@pytest.mark.clause("D10-RUL-MOVE-MIX-MODES", "D10-FORM-SINGLE-LINE-MODE-FLANK")
def test_modes_that_do_not_go_together_are_told() -> None:
    wheels = (22 - 2 * math.cos(math.radians(30)), 10 + 2 * math.sin(math.radians(30)), 30.0)
    ahead = (wheels[0] + math.sin(math.radians(75)), wheels[1] + math.cos(math.radians(75)), 30.0)
    mixed = way(battle(), wheels, ahead)
    assert {leg.mode for leg in mixed.legs} == {"wheel", "oblique"}
    assert any(reason.clause == "D10-RUL-MOVE-MIX-MODES" for reason in mixed.reasons)
    flank = way(battle(), (23, 10, 0))
    assert ([leg.mode for leg in flank.legs], flank.used) == (["by-the-flank"], 6.0)  # half as fast
    assert [leg.mode for leg in way(battle(), (20, 8, 0)).legs] == ["backward"]


@pytest.mark.clause("D10-RUL-MOVE-ROUGH-PART", "D10-RUL-MOVE-ROUGH-WHAT", "D10-MOVE-ROUGH-INF")
def test_inches_in_rough_ground_cost_more() -> None:
    woods = grounds.block("woods", 0, 12, 40, 14)
    assert way(battle(), (20, 16, 0), on=(woods,)).used == 8.0
    assert way(battle(), (20, 16, 0), on=(grounds.block("orchard", 0, 12, 40, 14),)).used == 6.0


@pytest.mark.clause("D10-RUL-MOVE-LINEAR-WHAT", "D10-RUL-MOVE-FORD-EACH", "D10-MOVE-LINEAR-TROOPS", "D10-MOVE-FORD-INF")
def test_fences_and_fords_take_their_inches_and_a_gap_or_a_road_through_them_none() -> None:
    fence = grounds.feature("fence", (0, 12), (40, 12))
    stream, ford = grounds.feature("stream", (0, 14), (40, 14)), grounds.feature("ford", (20, 14))
    assert way(battle(), (20, 13, 0), on=(fence,)).used == 6.0
    assert way(battle(), (20, 15, 0), on=(fence, stream)).used == 8.0  # nobody said that it is to be forded
    assert way(battle(), (20, 15, 0), on=(fence, stream, ford)).used == 11.0
    gap = grounds.feature("pass", (20, 12))
    assert way(battle(), (20, 15, 0), on=(fence, stream, ford, gap)).used == 8.0
    road = grounds.feature("road", (20.3, 0), (20.3, 40))
    assert way(battle(), (20, 15, 0), on=(fence, stream, road)).used == 5.0


@pytest.mark.clause("D10-MOVE-ROAD-INF", "D10-MOVE-ROAD-BONUS-FORMATION")
def test_a_column_whose_whole_way_is_on_a_road_goes_farther() -> None:
    road = grounds.feature("pike", (20, 0), (20, 40))
    column = battle(formation="march-column")
    assert way(column, (20, 30, 0), on=(road,)).used == 10.0
    assert way(column, (20, 20, 0), on=(grounds.feature("pike", (20, 0), (20, 15)),)).used == 10.0
    assert way(battle(), (20, 20, 0), on=(road,)).used == 10.0  # a line has no bonus


@pytest.mark.clause("D10-MOVE-PASSAGE", "D10-RUL-MOVE-PASSAGE-ART")
def test_who_passes_through_friends_pays_and_through_enemies_may_not() -> None:
    friend = a_brigade("cutler", stands=2, at=(22, 13), facing=90.0)
    assert way(battle(friend), (20, 16, 0)).used == 9.0
    enemy = a_brigade("archer", "confederate", stands=2, at=(22, 13), facing=90.0)
    found = way(battle(enemy), (20, 16, 0))
    assert found.used == 6.0
    assert any("archer" in str(reason.what.args) for reason in found.reasons)


@pytest.mark.clause("D10-MOVE-FORD-INF")
def test_a_river_is_shut_but_at_a_ford_or_a_bridge() -> None:
    creek = grounds.feature("river", (0, 13), (40, 13), name="the creek")
    assert any("the creek" in str(reason.what.args) for reason in way(battle(), (20, 16, 0), on=(creek,)).reasons)
    forded = way(battle(), (20, 16, 0), on=(creek, grounds.feature("ford", (20, 13))))
    assert (forded.reasons, forded.used) == ((), 9.0)
    bridged = way(battle(), (20, 16, 0), on=(creek, grounds.feature("bridge", (20, 13))))
    assert (bridged.reasons, bridged.used) == ((), 6.0)


def test_whom_it_touches_is_charged() -> None:
    enemy = a_brigade("archer", "confederate", stands=4, at=(20, 16), facing=180.0)
    found = way(battle(enemy), (20, 16, 0))
    assert (found.touches, found.used) == (("archer",), 6.0)
    assert found.order.charges == "archer"
    assert grounds.game().why_not(battle(enemy), found.order) == ()


def test_guns_are_barred_from_fences() -> None:
    guns = a_battery("guns", at=(20, 10), facing=0.0, limbered=True)
    fence = grounds.feature("fence", (0, 12), (40, 12))
    found = grounds.of(a_battle(guns, step="move"), fence).moves("guns", [(20, 14, 0)])
    assert any(reason.clause == "D10-MOVE-LINEAR-ART" for reason in found.reasons)
    assert grounds.of(a_battle(guns, step="move")).moves("guns", [(20, 14, 0)]).reasons == ()


@pytest.mark.clause("D10-RUL-MOVE-ROUGH-WHAT", "D10-RUL-MOVE-LINEAR-WHAT")
def test_what_the_scenarios_field_says_of_a_piece_of_ground_goes_before_its_kind() -> None:
    orchard = grounds.block("orchard", 0, 12, 40, 14, moves="rough")
    assert way(battle(), (20, 16, 0), on=(orchard,)).used == 8.0
    assert way(battle(), (20, 16, 0), on=(grounds.block("woods", 0, 12, 40, 14, moves="free"),)).used == 6.0
    bed = grounds.feature("railroad", (0, 13), (40, 13), moves="linear")
    assert way(battle(), (20, 16, 0), on=(bed,)).used == 9.0
    waded = grounds.feature("stream", (0, 13), (40, 13), moves="ford")
    assert way(battle(), (20, 16, 0), on=(waded,)).used == 9.0
    beside = grounds.feature("stream", (0, 16.3), (40, 16.3), moves="ford")
    assert way(battle(), (20, 16, 0), on=(beside,)).used == 6.0  # it only comes near
    bridged = grounds.feature("bridge", (20, 13))
    assert way(battle(), (20, 16, 0), on=(waded, bridged)).used == 6.0
    broad = grounds.feature("stream", (0, 13), (40, 13), moves="rough", width=2)
    assert way(battle(), (20, 16, 0), on=(broad,)).used == 8.0
    shut = grounds.feature("stream", (0, 13), (40, 13), moves="crossings", name="Willoughby Run")
    assert any("Willoughby" in str(one.what.args) for one in way(battle(), (20, 16, 0), on=(shut,)).reasons)


@pytest.mark.clause("D10-RUL-MOVE-LINEAR-WHAT")
def test_a_fence_is_crossed_from_side_to_side() -> None:
    up_to, at = grounds.feature("fence", (0, 16), (40, 16)), grounds.feature("fence", (0, 10), (40, 10))
    assert way(battle(), (20, 16, 0), on=(up_to,)).used == 6.0  # it halts at it
    assert way(battle(), (20, 16, 0), on=(at,)).used == 9.0  # it stood behind it
    assert way(battle(), (20, 7, 0), on=(at,)).used == 3.0  # and falls back from it
    bend = grounds.feature("fence", (0, 13), (40, 13))
    assert way(battle(), (20, 13, 0), (20, 16, 0), on=(bend,)).used == 9.0  # once, though two legs meet on it
    twice = way(battle(), (20, 14, 0), (20, 12, 0), on=(bend,))
    assert twice.used == 12.0  # there and back, six inches and both crossings


@pytest.mark.clause("D10-RUL-MOVE-CLOSED-WOOD-ROAD", "D10-MOVE-CLOSED-WOOD-ART", "D10-RUL-MOVE-ROUGH-PART")
def test_who_follows_a_road_in_column_is_not_in_the_wood_beside_it() -> None:
    wood = grounds.block("woods", 0, 12, 40, 14, density="closed")
    road = grounds.feature("road", (20, 0), (20, 40))
    column = {"formation": "march-column"}
    assert way(battle(**column), (20, 16, 0), on=(wood, road)).used == 3.0  # twice as far as in the open
    off = way(battle(**column), (20, 14, 0), (26, 20, 45), on=(wood, road))
    assert off.order.rough_inches == 0.0
    assert way(battle(), (20, 16, 0), on=(wood, road)).order.rough_inches == 2.0  # its wings are in the wood
    guns = a_battle(a_battery("guns", at=(20, 10), facing=0.0, limbered=True), step="move")
    by_road = grounds.of(guns, wood, road).moves("guns", [(20, 16, 0)])
    assert by_road.reasons == ()
    barred = grounds.of(guns, wood).moves("guns", [(20, 16, 0)])
    assert any(one.clause == "D10-MOVE-CLOSED-WOOD-ART" for one in barred.reasons)
    never = replace(guns, options={"D10-RUL-MOVE-CLOSED-WOOD-ROAD": 1})
    assert grounds.of(never, wood, road).moves("guns", [(20, 16, 0)]).reasons


@pytest.mark.clause("D10-MOVE-PASSAGE-COMPLETE")
def test_who_passes_through_friends_gets_wholly_clear() -> None:
    friend = a_brigade("cutler", stands=4, at=(20, 13), facing=0.0)
    assert way(battle(friend), (20, 16, 0)).reasons == ()
    among = way(battle(friend), (20, 13.3, 0))
    assert [one.clause for one in among.reasons] == ["D10-MOVE-PASSAGE-COMPLETE"]
    brushed = a_brigade("cutler", stands=4, at=(23.97, 13), facing=0.0)
    assert way(battle(brushed), (20, 16, 0)).used == 6.0  # no hand puts a stand down more exactly


def test_who_goes_along_the_rim_of_a_wood_is_not_in_it() -> None:
    assert way(battle(), (20, 16, 0), on=(grounds.block("woods", 20, 8, 30, 20),)).used == 6.0
    assert way(battle(), (20, 16, 0), on=(grounds.block("woods", 19.99, 8, 30, 20),)).used == 12.0


@pytest.mark.parametrize(
    "ring", [((16, 11), (24, 15), (24, 11), (16, 15)), ((16, 11), (20, 12), (24, 13)), ((16, 11), (16, 11), (24, 15))]
)
def test_an_outline_that_crosses_itself_is_asked_like_any_other(ring: Any) -> None:
    enemy = a_brigade("archer", "confederate", stands=4, at=(20, 17), facing=180.0)
    pieces = [grounds.feature(kind, *ring) for kind in ("woods", "hill", "town", "rough")]
    field = grounds.of(battle(enemy), *pieces)
    assert field.fire()
    assert field.moves("iron", [(20, 17, 0)]).touches == ("archer",)
    assert field.charge("iron", "archer", (20, 17, 0)).contact == "front"
    assert field.retreat("archer", "full-move").inches > 0
