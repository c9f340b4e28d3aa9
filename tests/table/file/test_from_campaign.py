"""A campaign's battle as a battle file: every figure of it is the campaign's (RTG-15.0c, RTG-R-OFF-EXPORT)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from companion.charts.figures import Refused
from companion.games.campaign.rules.state import Lines, State, key
from companion.table.file.battle import BattleFile, Command, check_code
from tests.table.file.warring import SCALES, a_war, export, units, wars

HETH = {
    "leadership": 8,
    "aggressiveness": 20,
    "effectiveness": 4.5,
    "fatigue": 1.25,
    "stragglers": 7,
    "heading": 2,
    "contact": "attack",
    "combat": "hasty-attack",
    "deployment": "road",
    "urgency": 6,
}


def command(battle: BattleFile, name: str) -> Command:
    found = battle.command(name)
    assert found is not None
    return found


def facts(parts: Any) -> dict[str, str]:
    return {one.label: one.value for one in parts}


@pytest.mark.clause("RTG-15.0c", "RTG-R-OFF-EXPORT")
def test_every_statistic_of_a_corps_is_listed_as_it_truly_is() -> None:
    state = a_war(changes={"confederate:H": HETH}, secondary={"union": "union:A"})
    one, true = command(export(state), "confederate:H"), state.corps["confederate:H"]
    assert facts(one.facts) == {
        "Number": "8",
        "Letter": "H",
        "Leadership": "8",
        "Aggressiveness": "20",
        "Effectiveness": "4.5",
        "Fatigue": "1.25",
        "Morale": "5.25",
        "Demoralised": "no",
        "Of its original strength": "100 %",
        "Contact mode": "attack",
        "Combat mode": "hasty-attack",
        "Urgency": "6",
        "Came from": "south-west",
    }
    assert (one.name, one.leaders[0].name, one.fatigue, one.stragglers, one.deployment) == (
        true.unit,
        true.leader,
        1.25,
        7,
        "road",
    )
    had = one.strength
    assert (had.infantry, had.cavalry, had.foot_guns, had.horse_guns) == (
        true.strength.infantry,
        true.strength.cavalry,
        true.strength.foot_guns,
        true.strength.horse_guns,
    )
    assert sum(unit.men for unit in one.brigades) == 100 * true.strength.infantry
    assert facts(command(export(state), "union:A").facts)["Army commander"] == "secondary"


@pytest.mark.clause("RTG-15.0c", "RTG-R-OFF-EXPORT")
def test_where_and_when_the_battle_is() -> None:
    state = a_war(lines={key((12, 8)): Lines(confederate=(6,), union=(2, 3), widener="union")}, rain=True)
    battle = export(state)
    field = battle.field
    assert (battle.battle, battle.scenario, battle.turn) == ("2.1", "campaign", 2)
    assert (field.place, field.terrain, field.rain) == ("Gettysburg", "town", True)
    assert facts(field.facts) == {"Turn": "2", "Hex": "12,8", "Attacker": "confederate"}
    assert {edge.direction: edge.lines for edge in field.edges if edge.lines} == {
        "north-west": "confederate",
        "north-east": "union",
        "south-east": "union",
    }
    assert [edge.direction for edge in field.edges] == [
        "north",
        "north-east",
        "south-east",
        "south",
        "south-west",
        "north-west",
    ]
    assert all(edge.road for edge in field.edges if edge.direction != "south-west")
    assert [(force.side, force.attacks) for force in battle.sides] == [("confederate", True), ("union", False)]


@pytest.mark.clause("RTG-15.0c")
def test_hours_run_from_the_moment_of_the_battle() -> None:
    """Half of the turn of 0900 to 1300 is gone; daylight lasts to 2100."""
    field = export(a_war()).field
    assert (field.starts_at, field.hours, field.daylight) == ("11:00", 2, 10)


@pytest.mark.clause("RTG-R-OFF-EXPORT")
def test_rivers_and_bridges_of_the_hex_are_on_its_edges_and_bridges_are_objectives() -> None:
    battle = export(a_war(at=(17, 1), attacker="union"))
    assert {edge.direction: edge.river for edge in battle.field.edges if edge.bridged} == {
        "south": "Susquehanna",
        "south-west": "Susquehanna",
    }
    assert [(one.id, one.points, one.holder) for one in battle.field.objectives] == [
        ("field", 5, "confederate"),
        ("bridge-south", 2, "confederate"),
        ("bridge-south-west", 2, "confederate"),
    ]
    assert battle.field.objectives[0].name == "Harrisburg"


def test_who_attacks_enters_from_where_it_came_and_the_others_are_there() -> None:
    battle = export(a_war(changes={"confederate:H": {"heading": 1}, "union:A": {"heading": 4}}))
    assert (command(battle, "confederate:H").enters, command(battle, "union:A").enters) == ("south", "")


@pytest.mark.parametrize(
    ("fatigue", "demoralised", "expected"),
    [
        (0.0, False, "fresh"),
        (2.5, False, "fresh"),
        (2.75, False, "worn"),
        (4.75, False, "worn"),
        (5.0, False, "spent"),
        (0.0, True, "spent"),
    ],
)
def test_morale_left_of_the_full_says_how_a_corps_begins(fatigue: float, demoralised: bool, expected: str) -> None:
    """Of effectiveness 5.5 the full morale is 7.5: two thirds are 5, one third 2.5."""
    how = {"effectiveness": 5.5, "fatigue": fatigue, "demoralised": demoralised}
    assert command(export(a_war(changes={"confederate:H": how})), "confederate:H").condition == expected


@pytest.mark.parametrize(("leadership", "expected"), [(6, False), (7, True)])
def test_from_a_leadership_on_a_leader_is_exceptional(leadership: int, expected: bool) -> None:
    leader = command(export(a_war(changes={"union:A": {"leadership": leadership}})), "union:A").leader
    assert leader is not None
    assert leader.exceptional is expected


@pytest.mark.clause("RTG-R-OFF-AI")
def test_a_computers_side_has_its_answer_on_the_sheet_as_a_hint() -> None:
    battle = export(a_war(control={"confederate": "human", "union": "computer:basic"}))
    hints = {force.side: force.hint for force in battle.sides}
    assert hints["confederate"] == ""
    assert "urgency" in hints["union"]


def test_without_an_open_battle_there_is_nothing_to_export() -> None:
    with pytest.raises(Refused, match="no battle is open"):
        export(replace(a_war(), battle=None))


@pytest.mark.clause("RTG-R-OFF-SCALE")
@pytest.mark.parametrize("scale", SCALES)
@settings(max_examples=40)
@given(state=wars())
def test_every_man_and_gun_of_a_corps_goes_out_once(scale: str, state: State) -> None:
    battle = export(state, scale)
    men, guns = battle.scale.men_a_stand, battle.scale.guns_a_stand
    assert (men, guns) == {"200": (200, 8), "150": (150, 6)}[scale]
    assert [one.id for one in battle.commands()] == [
        name
        for side in ("confederate", "union")
        for name in state.corps
        if name in _fighting(state) and name.startswith(side)
    ]
    for one in battle.commands():
        true = state.corps[one.id].strength
        for arm, points in (("infantry", true.infantry), ("cavalry", true.cavalry)):
            assert sum(unit.men for unit in one.brigades if unit.arm == arm) == 100 * points
        for horse, points in ((False, true.foot_guns), (True, true.horse_guns)):
            assert sum(unit.guns for unit in one.guns if unit.horse == horse) == points
        assert all(unit.stands >= 1 and unit.men == unit.stands * men + unit.over for unit in one.brigades)
        assert all(unit.stands >= 1 and unit.guns == unit.stands * guns + unit.over for unit in one.guns)
    ids = [unit.id for unit in units(battle)]
    assert len(ids) == len(set(ids))


def _fighting(state: State) -> set[str]:
    assert state.battle is not None
    return {*state.battle.attackers, *state.battle.defenders}


@settings(max_examples=30)
@given(state=wars())
def test_the_code_hangs_on_what_is_at_stake_and_on_nothing_else(state: State) -> None:
    battle = export(state)
    assert battle.check == check_code(battle) == export(state, "150").check
    assert export(state, source="another game").check != battle.check
    name = next(iter(_fighting(state)))
    tired = replace(state.corps[name], fatigue=state.corps[name].fatigue + 0.25)
    assert export(replace(state, corps=state.corps | {name: tired})).check != battle.check
