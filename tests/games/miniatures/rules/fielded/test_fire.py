"""Who can fire at whom on the field: the same as two units measured alone, what it is worth, and who is not to fire."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from companion.charts.figures import Refused
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.fielded.measured import Seen
from companion.games.miniatures.rules.odds.prospect import FireProspect, prospect
from companion.games.miniatures.rules.state import State
from companion.games.miniatures.rules.this_turn import ThisTurn
from tests.games.miniatures.building import a_battery, a_battle, a_brigade, play
from tests.games.miniatures.rules.fielded import grounds


def facing_lines(apart: float, **more: Any) -> State:
    """Give two brigades of four stands that look at each other over so many inches."""
    return a_battle(
        a_brigade("iron", stands=4, at=(20, 10), facing=0.0),
        a_brigade("archer", "confederate", stands=4, at=(20, 10 + apart), facing=180.0, **more),
        step="offensive",
    )


@pytest.mark.clause("D10-RUL-FIRE-ARC", "D10-RUL-FIRE-TARGET-CHOICE", "D10-RUL-FIRE-COVER-HALF", "D10-FIRE-HIT-TWO")
@pytest.mark.parametrize("seed", range(40))
def test_the_whole_table_tells_the_same_as_every_two_units_alone(seed: int) -> None:
    by = Random(f"fire/{seed}")
    state, pieces = grounds.battle(by, 10), grounds.ground(by, 12)
    field = grounds.of(state, *pieces)
    rows = {(row.firer, row.target): row for row in field.fire()}
    for one in field.board.units:
        for other in field.board.units:
            if one.side == other.side:
                continue
            row = rows.get((one.id, other.id))
            alone = field.measure(one.id, other.id, row.shot if row else None)
            if row is None or row.order is None:
                # Guns low on ammunition have no ball to be measured with.
                assert not alone.groups or (one.low_ammo and alone.shot == "ball")
                continue
            assert [msgspec.to_builtins(group) for group in alone.groups] == [
                {"stands": g.stands, "range": g.range, "enfilade": g.enfilade} | ({"ball": True} if g.ball else {})
                for g in row.order.firers[0].groups
            ]
            assert alone.cover == row.cover
            hit_enough = not any(reason.clause == "D10-FIRE-HIT-TWO" for reason in row.reasons)
            assert alone.may_fire is hit_enough


@pytest.mark.clause("D10-FIRE-POINTS-INF")
@pytest.mark.parametrize("seed", range(10))
def test_points_and_odds_are_those_of_the_order(seed: int) -> None:
    by = Random(f"worth/{seed}")
    state = grounds.battle(by, 12)
    rules = grounds.game(*grounds.ground(by, 6)).rules(state)
    field = grounds.of(state)
    for row in field.fire():
        if not row.may_fire:
            continue
        assert row.order is not None
        found = prospect(rules, state, row.order)
        assert isinstance(found, FireProspect)
        assert (found.points, found.die_modifier) == (row.points, row.die_modifier)
        assert found.odds.expected["stands_lost"] == row.expected


@pytest.mark.clause("D10-RUL-FIRE-TARGET-CHOICE")
def test_who_stands_across_the_line_stops_it_where_two_of_his_stands_meet_too() -> None:
    field = grounds.of(
        a_battle(
            a_brigade("iron", stands=1, at=(20, 10), facing=0.0),
            a_brigade("davis", "confederate", stands=2, at=(20, 13), facing=180.0),
            a_brigade("archer", "confederate", stands=1, at=(20, 16), facing=180.0),
            step="offensive",
        )
    )
    assert field.sight("iron", "archer") == Seen(False, "davis")
    assert not field.measure("iron", "archer").may_fire
    assert not any(row.may_fire for row in field.fire(["iron"], ["archer"]))


def test_the_best_comes_first_and_who_may_not_last() -> None:
    state = facing_lines(4.0)
    guns = a_battery("guns", stands=2, at=(24, 4), facing=0.0, silenced=True)
    rows = grounds.of(replace(state, batteries={"guns": guns})).fire()
    assert [(row.firer, row.target, row.may_fire) for row in rows] == [
        ("archer", "iron", True),
        ("iron", "archer", True),
        ("guns", "archer", False),
    ]
    assert "silenced" in str(rows[-1].reasons[0].what)
    assert rows[0].expected > 0


@pytest.mark.clause("D10-RUL-FIRE-CANISTER", "D10-STATE-LOWAMMO-ART")
def test_of_ball_and_canister_the_one_with_more_points_is_proposed() -> None:
    def shot(apart: float, **more: Any) -> tuple[Any, ...]:
        guns = a_battery("guns", stands=2, at=(20, 10), facing=0.0, **more)
        target = a_brigade("archer", "confederate", stands=4, at=(20, 10 + apart), facing=180.0)
        return tuple(row.shot for row in grounds.of(a_battle(guns, target)).fire(["guns"]))

    assert shot(3.9) == ("canister",)
    assert shot(4.1) == ("ball",)
    assert shot(4.1, low_ammo=True) == ()
    assert shot(3.9, low_ammo=True) == ("canister",)
    field = grounds.of(
        a_battle(
            a_battery("guns", stands=2, at=(20, 10), facing=0.0),
            a_brigade("archer", "confederate", stands=4, at=(20, 13), facing=180.0),
        )
    )
    [typed] = field.fire(["guns"], shot="ball")  # what is typed wins
    assert typed.shot == "ball"
    assert typed.order is not None
    assert typed.order.firers[0].groups[0].ball


@pytest.mark.clause("D10-RUL-FORM-CHARGED-TIMING", "D10-RUL-FIRE-TARGET-CHOICE")
def test_contacts_of_the_game_are_known() -> None:
    touching = ThisTurn(charges="archer")
    state = a_battle(
        a_brigade("iron", stands=8, formation="double-line", at=(20, 10), facing=0.0, this_turn=touching),
        a_brigade("archer", "confederate", stands=4, at=(20, 10), facing=180.0),
        a_brigade("davis", "confederate", stands=4, at=(20, 14), facing=180.0),
        step="offensive",
    )
    rows = {row.target: row for row in grounds.of(state).fire(["iron"])}
    assert rows["archer"].order is not None
    assert sum(group.stands or 0 for group in rows["archer"].order.firers[0].groups) == 8
    assert not rows["davis"].may_fire
    assert any(reason.clause == "D10-RUL-FIRE-TARGET-CHOICE" for reason in rows["davis"].reasons)
    at_anybody = grounds.of(replace(state, options={"D10-RUL-FORM-CHARGED-TIMING": 2})).fire(["iron"], ["archer"])
    assert at_anybody[0].order is not None
    assert sum(group.stands or 0 for group in at_anybody[0].order.firers[0].groups) == 4


def test_what_is_in_between_is_named() -> None:
    state = facing_lines(6.0)
    wall = grounds.block("town", 10, 12, 30, 13, name="Gettysburg")
    [row, _] = grounds.of(state, wall).fire()
    assert not row.may_fire
    assert "Gettysburg" in msgspec.json.encode(row.reasons).decode()
    assert grounds.of(state, wall).sight("iron", "archer") == Seen(False, "Gettysburg")
    assert grounds.of(state).sight("iron", "archer") == Seen(True, None)
    # Sight knows no arcs.
    assert grounds.of(facing_lines(-9.0)).sight("iron", "archer").seen


def test_who_has_no_place_is_refused_by_its_name() -> None:
    state = a_battle(a_brigade("iron"), a_brigade("archer", "confederate", at=(1, 1)))
    with pytest.raises(Refused, match="no place"):
        grounds.of(state).measure("iron", "archer")
    with pytest.raises(Refused, match="there is no unit 'iorn'"):
        grounds.of(state).measure("iorn", "archer")


# ---- what a side knows


def both(by: Random, truth: bool, intelligence: Any) -> State:
    """Give a battle whose hidden facts are those that the truth says, and all else the same."""
    state = grounds.battle(by, 12, intelligence=intelligence)
    other = Random(f"{truth}")
    brigades = dict(state.brigades)
    for nth, one in enumerate(state.brigades.values()):
        if one.side == "confederate":
            seen = intelligence == "strengths-hidden" or nth % 3 > 0
            hidden: dict[str, Any] = (
                {} if seen else {"at": (other.uniform(0, 40), other.uniform(0, 30)), "facing": 10.0}
            )
            stands = other.randint(1, 8)
            hidden |= {"stands": stands, "stands_at_start": stands, "low_ammo": truth}
            brigades[one.id] = replace(one, seen=seen, **hidden)
    return replace(state, brigades=brigades)


@pytest.mark.parametrize("intelligence", ["units-hidden", "strengths-hidden"])
@pytest.mark.parametrize("seed", range(12))
def test_what_a_side_may_not_know_changes_no_byte_of_any_answer(seed: int, intelligence: Any) -> None:
    pieces = grounds.ground(Random(seed), 8)
    told = []
    for truth in (True, False):
        field = grounds.of(both(Random(seed), truth, intelligence), *pieces, seat="union")
        names = [one.id for one in field.board.units]
        own = [one.id for one in field.board.units if one.side == "union"]
        answers: list[Any] = [names, field.fire()]
        answers += [field.measure(one, other) for one in own for other in names if other not in own]
        answers += [field.sight(one, other) for one in own for other in names if one != other]
        answers += [(field.moves(one), field.roll(one)) for one in own if one.startswith("u")]
        told.append(msgspec.json.encode(answers))
    assert told[0] == told[1]


def test_a_hidden_unit_stops_no_line_of_a_side_that_does_not_know_of_it() -> None:
    state = a_battle(
        a_brigade("iron", stands=4, at=(20, 10), facing=0.0),
        a_brigade("archer", "confederate", stands=4, at=(20, 16), facing=180.0, seen=True),
        a_brigade("davis", "confederate", stands=8, at=(20, 13), facing=180.0),
        intelligence="units-hidden",
        step="offensive",
    )
    [row] = grounds.of(state, seat="union").fire(["iron"])
    assert (row.target, row.may_fire) == ("archer", True)
    assert {row.target: row.may_fire for row in grounds.of(state).fire(["iron"])} == {"archer": False, "davis": True}
    assert [row.firer for row in grounds.of(state, seat="union").fire(targets=["iron"])] == ["archer"]


def test_a_row_makes_an_order_that_the_rules_take() -> None:
    state = facing_lines(5.0)
    rules = grounds.game()
    [row] = grounds.of(state).fire(["iron"])
    assert isinstance(row.order, cmd.Fire)
    assert rules.why_not(state, row.order) == ()


@pytest.mark.clause("D10-RUL-FIRE-WHO", "D10-FIRE-HIT-TWO")
def test_stands_that_do_not_reach_the_best_target_fire_at_the_next_where_an_option_parts_them() -> None:
    state = a_battle(
        a_brigade("iron", stands=8, at=(20, 10), facing=0.0),
        a_brigade("archer", "confederate", stands=3, at=(13, 15), facing=180.0),
        a_brigade("davis", "confederate", stands=2, at=(24, 17), facing=180.0),
        step="offensive",
    )
    with pytest.raises(Refused, match="fire at one target"):
        grounds.of(state).split("iron")
    parted = replace(state, options={"D10-RUL-FIRE-WHO": 1})
    field = grounds.of(parted)
    one, other = field.split("iron")
    assert not set(one.stands) & set(other.stands)
    rows = {row.target: row for row in field.fire(["iron"])}
    assert (one.points, one.order) == (rows[one.target].points, rows[one.target].order)
    assert 0 < other.points < rows[other.target].points
    assert grounds.game().why_not(parted, one.order) == ()
    # The table of who fires at whom has both parts beside the whole, and once the one has fired the other alone.
    table = field.who_fires(["iron"])
    assert [(row.target, row.stands) for row in table if row.stands] == [
        (part.target, part.stands) for part in sorted((one, other), key=lambda part: -part.expected)
    ]
    assert {row.target for row in table if not row.stands} == {one.target, other.target}
    assert grounds.of(state).who_fires(["iron"]) == grounds.of(state).fire(["iron"])
    filled = field.fire_order(other.target, ["iron"], parted=["iron"])
    assert filled is not None
    assert filled.order == other.order
    fired = play(parted, one.order, faces=(5,)).state
    left = grounds.of(fired)
    assert [part.order for part in left.split("iron")] == [other.order]
    assert [(row.target, row.may_fire) for row in left.who_fires(["iron"], [other.target]) if row.stands] == [
        (other.target, True)
    ]
    assert grounds.game().why_not(fired, other.order) == ()
    alone = grounds.of(replace(parted, brigades={name: parted.brigades[name] for name in ("iron", "archer")}))
    assert [part.target for part in alone.split("iron")] == ["archer"]
