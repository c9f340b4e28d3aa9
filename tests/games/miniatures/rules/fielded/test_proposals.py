"""Orders filled in from the field, and where the rules send who falls back."""

from __future__ import annotations

import math
from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.fielded.moving import passed
from companion.games.miniatures.rules.placing.spots import spot
from companion.games.miniatures.rules.state import State
from companion.games.miniatures.rules.this_turn import ThisTurn
from tests.games.miniatures.building import a_battery, a_battle, a_brigade, a_leader, play
from tests.games.miniatures.rules.fielded import grounds


def lines(*others: Any, **more: Any) -> State:
    """Give two brigades of a side and one of the other, six inches before them."""
    return a_battle(
        a_brigade("iron", stands=4, at=(18, 10), facing=0.0),
        a_brigade("cutler", stands=4, at=(22, 10), facing=0.0),
        a_brigade("archer", "confederate", stands=4, at=(20, 16), facing=180.0, **more),
        *others,
        step="offensive",
    )


@pytest.mark.clause("D10-RUL-FIRE-COVER-HALF")
def test_an_order_to_fire_is_filled_in_and_says_what_is_of_the_field() -> None:
    fence = grounds.feature("fence", (0, 15.5), (40, 15.5))
    filled = grounds.of(lines(), fence).fire_order("archer", ["iron", "cutler"])
    assert filled is not None
    assert filled.order == cmd.Fire(
        "archer",
        tuple(cmd.FiringUnit(name, (cmd.FiringGroup(6.08, stands=4),)) for name in ("iron", "cutler")),
        "cover",
    )
    assert set(filled.of_field) == {"firers", "cover", "iron.groups", "cutler.groups"}
    assert grounds.game().why_not(lines(), filled.order) == ()
    moved = grounds.of(lines()).supposing({"archer": (20, 40, 180)})
    assert moved.fire_order("archer", ["iron", "cutler"]) is None


def charging(start: tuple[float, float, float], *way: tuple[float, float, float], **more: Any) -> State:
    """Give a battle in which a brigade has come along a way into contact."""
    state = a_battle(
        a_brigade("iron", stands=4, at=start[:2], facing=start[2], this_turn=ThisTurn(outcome="well-handled")),
        a_brigade("archer", "confederate", stands=4, at=(20, 20), facing=180.0, **more),
        a_brigade("davis", "confederate", stands=4, at=(20, 22.5), facing=180.0),
        step="move",
    )
    return play(state, cmd.Move("iron", 8.0, path=way, charges="archer")).state


@pytest.mark.clause("D10-RUL-CHARGE-OUTFLANKED", "D10-RUL-CHARGE-SUPPORT-FLANK")
def test_a_charge_is_filled_in_from_where_it_began() -> None:
    front = grounds.of(charging((20, 12, 0), (20, 20, 0))).charge_order(["iron"], ["archer"])
    assert (front.order.outflanked, front.order.supported) == (False, ("archer",))
    flank = grounds.of(charging((30, 26, 270), (22, 20.375, 270))).charge_order(["iron"], ["archer"])
    assert (flank.order.outflanked, flank.order.supported) == (True, ())
    assert set(flank.of_field) == {"ground", "outflanked", "supported", "on_road", "over_bridge"}


@pytest.mark.clause("D10-RUL-CHARGE-TERRAIN-SIDE", "D10-RUL-CHARGE-TERRAIN-STACK")
def test_half_of_the_defenders_hold_the_ground_of_the_charge() -> None:
    state = charging((20, 12, 0), (20, 20, 0))

    def ground(*pieces: dict[str, Any]) -> str:
        return grounds.of(state, *pieces).charge_order(["iron"], ["archer"]).order.ground

    assert ground() == "open"
    assert ground(grounds.block("woods", 18, 19, 20, 22)) == "favorable"
    assert ground(grounds.block("woods", 18, 19, 19.4, 22)) == "open"
    before, behind = grounds.feature("breastworks", (10, 19.5), (30, 19.5)), grounds.feature("wall", (10, 21), (30, 21))
    assert ground(before, grounds.block("woods", 18, 19, 20, 22)) == "works"
    assert ground(behind) == "open"  # nobody came across it
    assert ground(grounds.block("orchard", 18, 19, 22, 22)) == "open"
    assert ground(grounds.block("orchard", 18, 19, 22, 22, charge="ground")) == "favorable"
    assert ground(grounds.feature("wall", (10, 19.5), (30, 19.5), charge="none")) == "open"
    assert ground(grounds.feature("ford", (19, 19.5)), grounds.feature("ford", (21, 19.5))) == "favorable"
    around = charging((30, 26, 270), (22, 20.375, 270))
    assert grounds.of(around, before).charge_order(["iron"], ["archer"]).order.ground == "open"
    any_side = replace(around, options={"D10-RUL-CHARGE-TERRAIN-SIDE": 1})
    assert grounds.of(any_side, before).charge_order(["iron"], ["archer"]).order.ground == "works"


@pytest.mark.clause("D10-RUL-CHARGE-TERRAIN-SIDE")
@pytest.mark.parametrize(("hair", "held"), [(0.0, "works"), (-5e-8, "works"), (-0.01, "open")])
def test_what_ends_at_the_very_way_is_crossed(hair: float, held: str) -> None:
    # The ways of the attackers lead north at 18.5, 19.5, 20.5, 21.5: the wall reaches the second of them.
    wall = grounds.feature("wall", (10, 19.5), (19.5 + hair, 19.5))
    assert grounds.of(charging((20, 12, 0), (20, 20, 0)), wall).charge_order(["iron"], ["archer"]).order.ground == held


@pytest.mark.clause("D10-CHARGE-MOD-GROUND", "D10-RUL-CHARGE-TERRAIN-SIDE")
@pytest.mark.parametrize(("off", "held"), [(0.0, "favorable"), (0.0005, "open")])
def test_a_ford_is_as_wide_as_a_stand_and_no_narrower(off: float, held: str) -> None:
    # Half of the defenders are two of the four ways, which the ford lies between.
    ford = grounds.feature("ford", (20 + off, 19.6))
    assert grounds.of(charging((20, 12, 0), (20, 20, 0)), ford).charge_order(["iron"], ["archer"]).order.ground == held


def test_a_maneuver_roll_is_filled_in() -> None:
    leader = a_leader("doubleday", at=(18, 4))
    filled = grounds.of(lines(leader)).maneuver_order("iron")
    assert filled.order == cmd.Maneuver("iron", in_radius=("doubleday",))


# ---- falling back


@pytest.mark.clause("D10-RUL-CHARGE-RETREAT-FULL")
def test_a_full_move_of_retreat_goes_straight_back_and_slow_ground_shortens_it() -> None:
    state = lines()
    ghost = grounds.of(state).retreat("archer", "full-move")
    assert (ghost.inches, ghost.over_edge, ghost.blocked) == (12.0, False, ())
    assert ghost.at is not None
    assert ghost.at[2] == 180.0  # its face to the enemy
    assert math.isclose(math.dist(ghost.at[:2], (20, 16)), 12.0)
    slow = grounds.of(state, grounds.block("woods", 0, 20, 40, 40)).retreat("archer", "full-move")
    assert 7.5 < slow.inches < 8.5


@pytest.mark.clause("D10-RUL-CHARGE-TWO-INCHES", "D10-RUL-CHARGE-RETREAT-BEYOND")
def test_near_and_beyond_are_distances_to_be_reached() -> None:
    state = charging((20, 12, 0), (20, 20, 0))
    near = grounds.of(state).retreat("archer", "two-inches")
    assert abs(near.inches - 2.0) <= 0.1
    beyond = grounds.of(state).supposing({"davis": (60, 40, 0)}).retreat("archer", "beyond-musketry")
    assert 8.0 < beyond.inches <= 8.2
    placed = grounds.of(state).supposing({"davis": (60, 40, 0), "archer": beyond.at}) if beyond.at else None
    assert placed is not None
    assert placed.roll("archer").outside_musket_range


@pytest.mark.clause("D10-RUL-CHARGE-SURRENDER")
def test_over_the_edge_and_what_blocks_are_told() -> None:
    state = lines()
    edge = grounds.of(state).supposing({"iron": (18, 38, 0), "cutler": (22, 38, 0), "archer": (20, 44, 180)})
    ghost = edge.retreat("archer", "full-move")
    assert (ghost.at, ghost.over_edge) == (None, True)
    enemy = a_brigade("stone", stands=8, at=(20, 24), facing=180.0)
    blocked = grounds.of(lines(enemy)).supposing({"stone": (20, 26, 180)})
    assert any(reason.clause == "D10-RUL-CHARGE-SURRENDER" for reason in blocked.retreat("archer", "full-move").blocked)
    guns = a_battery("pegram", "confederate", stands=2, at=(30, 16), facing=180.0)
    wall = grounds.feature("wall", (0, 18), (36, 18), (36, 0), name="the wall")
    field = grounds.of(lines(guns), wall)
    assert any("the wall" in str(one.what.args) for one in field.retreat("pegram", "full-move").blocked)
    assert field.retreat("archer", "full-move").blocked == ()
    # Where nothing stands in the east its owner may go aside, and keeps from the wall.
    aside = grounds.of(lines(guns), grounds.feature("wall", (0, 18), (60, 18))).retreat("pegram", "full-move")
    assert aside.blocked == ()
    assert aside.at is not None
    assert aside.at[0] > 30
    assert aside.at[1] < 18


@pytest.mark.clause("D10-CHARGE-RETREAT-AWAY", "D10-RUL-CHARGE-AWAY")
def test_nobody_falls_back_nearer_to_an_enemy() -> None:
    # Straight back from the lines in the south leads to the one in the north-east: one far to the west does not.
    stone = a_brigade("stone", stands=2, at=(30, 24), facing=180.0)
    field = grounds.of(lines(stone)).supposing({"archer": (24, 16, 180)})
    ghost = field.retreat("archer", "full-move")
    assert ghost.blocked == ()
    assert ghost.at is not None
    corner = (29.0, 24.0)
    before = field.board.footprint("archer").body.inches(corner)
    assert field.supposing({"archer": ghost.at}).board.footprint("archer").body.inches(corner) >= before - 0.02


@pytest.mark.clause("D10-RUL-CHARGE-RETREAT-FULL", "D10-RUL-CHARGE-SURRENDER")
@pytest.mark.parametrize("deep", [0.0, 0.2, 0.4, 0.7])
def test_who_has_charged_bars_no_way_off_however_deep_hands_have_pushed_him_in(deep: float) -> None:
    field = grounds.of(lines()).supposing({"cutler": (4, 4, 0), "archer": (20, 20, 180), "iron": (20, 12, 0)})
    gap = field.board.footprint("iron").body.inches((20, 20)) - 0.04
    ghost = field.supposing({"iron": (20, 12 + gap + deep, 0)}).retreat("archer", "full-move")
    assert (ghost.blocked, ghost.inches) == ((), 12.0)
    # Into him, and through, is as barred as it was.
    way = [(20.0, 20.0, 180.0), (20.0, 8.0, 180.0)]
    there = field.supposing({"iron": (20, 12 + gap + deep, 0)}).board
    assert passed(there, there.unit("archer"), [spot(*one) for one in way]) == ("iron",)
