"""What a charge touches on the field, whether it outflanks, who supports; and who is within a leader's radius."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.charts.figures import Refused
from companion.games.miniatures.rules.state import State
from tests.games.miniatures.building import a_battery, a_battle, a_brigade, a_leader
from tests.games.miniatures.rules.fielded import grounds


def battle(at: tuple[float, float], facing: float, *others: Any, stands: int = 4, **more: Any) -> State:
    """Give a brigade that is to charge one of four stands which looks south, its front from 18 to 22 at y = 20."""
    return a_battle(
        a_brigade("iron", stands=stands, at=at, facing=facing),
        a_brigade("archer", "confederate", stands=4, at=(20, 20), facing=180.0),
        *others,
        step="move",
        **more,
    )


@pytest.mark.clause("D10-RUL-CHARGE-OUTFLANKED")
@pytest.mark.parametrize(
    ("start", "end", "contact", "outflanked"),
    [
        ((20, 10, 0), (20, 20, 0), "front", False),
        ((20, 10, 0), (20, 19.95, 0), "front", False),  # so near is touching
        ((20, 10, 0), (20, 19.94, 0), "none", False),
        ((30, 26, 270), (22, 20.375, 270), "flank", True),
        ((30, 19, 270), (22, 20.375, 270), "flank", False),  # part of it began before the line of the front
        ((30, 22, 270), (22, 20.375, 270), "flank", True),  # its left end began on the line itself
        ((20, 30, 180), (20, 20.75, 180), "rear", True),
        ((20, 30, 180), (20, 24, 180), "none", False),
    ],
)
def test_what_a_charge_touches_and_whether_it_outflanks(start: Any, end: Any, contact: str, outflanked: bool) -> None:
    found = grounds.of(battle(start[:2], float(start[2]))).charge("iron", "archer", end)
    assert (found.contact, found.outflanked) == (contact, outflanked)
    assert {line.clause for line in found.explain} == {"D10-RUL-CHARGE-OUTFLANKED"}


@pytest.mark.clause("D10-RUL-CHARGE-OUTFLANKED")
def test_nobody_is_outflanked_in_a_town_or_in_works_all_round() -> None:
    state, end = battle((30, 26), 270.0), (22, 20.375, 270)
    half = grounds.block("town", 18, 19, 20, 22)
    assert not grounds.of(state, half).charge("iron", "archer", end).outflanked
    less = grounds.block("town", 18, 19, 19.4, 22)
    assert grounds.of(state, less).charge("iron", "archer", end).outflanked
    ring = grounds.feature("breastworks", (17, 19), (23, 19), (23, 22), (17, 22), (17, 19), all_round=True)
    assert not grounds.of(state, ring).charge("iron", "archer", end).outflanked
    # The middles of two stands lie an inch from the corner where it ends, at an angle: so near is at the works.
    beside = [(19.5 + 0.6, 20.375 - 0.8 - off) for off in (0.0, 0.002)]
    ends = [grounds.feature("trenches", (22, 0), place, (23, 0), all_round=True) for place in beside]
    assert [grounds.of(state, one).charge("iron", "archer", end).outflanked for one in ends] == [False, True]
    open_works = grounds.feature("breastworks", (17, 19), (23, 19))
    assert grounds.of(state, open_works).charge("iron", "archer", end).outflanked


@pytest.mark.clause("D10-RUL-CHARGE-OUTFLANKED")
def test_a_refused_flank_is_front() -> None:
    state = battle((30, 26), 270.0)
    # The stand at its right as it looks south, the western one, is refused: it looks west.
    refused = ((21.5, 20, 180), (20.5, 20, 180), (19.5, 20, 180), (18.25, 20.5, 270))
    shaped = replace(state.brigades["archer"], shape=refused)
    field = grounds.of(replace(state, brigades=state.brigades | {"archer": shaped}))
    west = field.supposing({"iron": (10, 26, 90)})
    assert west.charge("iron", "archer", (18.25, 20.5, 90)).contact == "front"
    assert not west.charge("iron", "archer", (18.25, 20.5, 90)).outflanked
    assert field.charge("iron", "archer", (22, 20.375, 270)).outflanked


@pytest.mark.clause("D10-RUL-CHARGE-SUPPORT", "D10-RUL-CHARGE-SUPPORT-FLANK")
@pytest.mark.parametrize(
    ("inches", "more", "supported"),
    [
        (2.0, {}, True),
        (2.01, {}, False),
        (2.0, {"stands": 2}, True),  # half of four
        (2.0, {"stands": 1}, False),
        (2.0, {"formation": "march-column"}, False),
        (2.0, {"disordered": True}, True),
    ],
)
def test_who_supports_is_near_large_and_free(inches: float, more: dict[str, Any], supported: bool) -> None:
    # Behind the defender, whose rear edge lies at 20.75.
    behind = a_brigade("davis", "confederate", **{"stands": 4, "at": (20, 20.75 + inches), "facing": 180.0, **more})
    if more.get("formation") == "march-column":
        behind = replace(behind, facing=90.0)
    found = grounds.of(battle((20, 10), 0.0, behind)).charge("iron", "archer", (20, 20, 0))
    assert (found.supported.attacker, found.supported.defender) == (False, supported)
    flanked = grounds.of(battle((30, 26), 270.0, behind)).charge("iron", "archer", (22, 20.375, 270))
    assert not flanked.supported.defender
    keeps = battle((30, 26), 270.0, behind, options={"D10-RUL-CHARGE-SUPPORT-FLANK": 1})
    assert grounds.of(keeps).charge("iron", "archer", (22, 20.375, 270)).supported.defender is supported


@pytest.mark.clause("D10-RUL-CHARGE-SUPPORT")
def test_guns_support_nobody_and_readings_of_support_are_heard() -> None:
    def supported(*others: Any, value: int = 0) -> bool:
        state = battle((20, 10), 0.0, *others, options={"D10-RUL-CHARGE-SUPPORT": value})
        return bool(grounds.of(state).charge("iron", "archer", (20, 20, 0)).supported.attacker)

    beside = a_brigade("cutler", stands=4, at=(25, 20.5), facing=0.0)
    assert not supported(a_battery("guns", stands=4, at=(20, 18), facing=0.0))
    assert supported(beside)
    assert not supported(beside, value=1)  # only from behind the line
    assert supported(a_brigade("cutler", stands=4, at=(20, 18), facing=0.0), value=1)
    assert not supported(replace(beside, disordered=True), value=2)


@pytest.mark.clause("D10-RUL-MAN-RADIUS-MEASURE", "D10-MAN-RADIUS")
def test_exactly_eighteen_inches_are_within_the_radius() -> None:
    leaders = (
        a_leader("doubleday", at=(20.0, 10.0)),
        a_leader("reynolds", rank="corps", commands="union-I", attached="iron"),
    )
    units = (
        a_brigade("iron", stands=4, at=(20, 28), facing=180.0),  # its front edge lies 18 inches to the north
        a_brigade("cutler", stands=4, at=(20, 28.01), facing=180.0),
        a_brigade("archer", "confederate", at=(20, 11), facing=0.0),
    )
    state = a_battle(*units, *leaders, step="move")
    rows = grounds.of(state).radius("doubleday")
    assert [(row.unit, row.distance, row.inside) for row in rows] == [("iron", 18.0, True), ("cutler", 18.01, False)]
    # Attached, he stands where his unit does.
    assert [row.unit for row in grounds.of(state).radius("reynolds")] == ["iron", "cutler"]
    roll = grounds.of(state).roll("iron")
    assert (roll.in_radius, roll.in_fieldworks, roll.outside_musket_range) == (("doubleday",), False, True)
    nowhere = replace(state, leaders={"doubleday": replace(leaders[0], at=None)})
    with pytest.raises(Refused, match="no place"):
        grounds.of(nowhere).radius("doubleday")


@pytest.mark.clause("D10-RUL-STATE-MUSKET-RANGE")
@pytest.mark.parametrize(("apart", "outside"), [(8.0, False), (8.01, True)])
def test_musket_range_is_of_foot_whatever_it_looks_at(apart: float, outside: bool) -> None:
    state = battle((20, 20 - apart), 0.0)
    assert grounds.of(state).roll("iron").outside_musket_range is outside
    horse = replace(state.brigades["archer"], arm="cavalry", mounted=True)
    mounted = replace(state, brigades=state.brigades | {"archer": horse})
    assert grounds.of(mounted).roll("iron").outside_musket_range


@pytest.mark.clause("D10-MAN-MOD-COLUMN")
def test_half_of_its_stands_at_works_is_in_fieldworks() -> None:
    state = battle((20, 10), 0.0)
    works = grounds.feature("breastworks", (18, 10.5), (19.0, 10.5))
    assert grounds.of(state, works).roll("iron").in_fieldworks
    assert not grounds.of(state, grounds.feature("breastworks", (10, 10.5), (17.9, 10.5))).roll("iron").in_fieldworks


@pytest.mark.clause("D10-CHARGE-NOTE-SUPPORT-AUTO", "D10-RUL-CHARGE-SUPPORT-FLANK")
@pytest.mark.parametrize("formation", ["double-line", "attack-column"])
def test_depth_supports_itself_but_not_who_is_outflanked(formation: Any) -> None:
    state = battle((20, 10), 0.0)
    brigades = {name: replace(one, formation=formation) for name, one in state.brigades.items()}
    deep = grounds.of(replace(state, brigades=brigades)).charge("iron", "archer", (20, 20, 0))
    assert (deep.supported.attacker, deep.supported.defender) == (True, True)
    assert "D10-CHARGE-NOTE-SUPPORT-AUTO" in {line.clause for line in deep.explain}
    behind = grounds.of(replace(battle((20, 30), 180.0), brigades=brigades)).supposing({"iron": (20, 30, 180)})
    rear = behind.charge("iron", "archer", (20, 21.5, 180))
    assert rear.outflanked
    assert not rear.supported.defender


def test_nobody_charges_a_friend_or_himself() -> None:
    state = battle((20, 10), 0.0, a_brigade("cutler", at=(30, 10), facing=0.0))
    for name in ("cutler", "iron"):
        with pytest.raises(Refused, match="is a friend"):
            grounds.of(state).charge("iron", name, (20, 20, 0))
