"""A battle file as a table game: every unit once, as it is when the battle begins, and the way back to it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.charts.faults import BadInput
from companion.games.campaign.rules.state import State
from companion.games.miniatures.beginning import CHARTS
from companion.games.miniatures.charts.scale import Scale
from companion.games.miniatures.rules.state import Brigade
from companion.games.miniatures.rules.state import units as all_units
from companion.kernel.game import RULES_PREFIX
from companion.kernel.session import Session
from companion.kernel.shelf import ruleset_texts
from companion.table.file.battle import BattleFile, encode
from companion.table.file.to_table import BATTLE, Table, first, turns
from tests.table.file.warring import (
    SCALES,
    a_war,
    brigades,
    each_command,
    export,
    scale,
    table_charts,
    table_ids,
    table_of,
    units,
    wars,
)

HETH, REYNOLDS = "confederate:H", "union:A"


def a_table(state: State | None = None, **changes: Any) -> Table:
    return table_of(export(state or a_war(**changes)))


def brigade(table: Table, name: str) -> Brigade:
    return table.event.state.brigades[name]


# ---- units


@pytest.mark.clause("RTG-R-OFF-SCALE")
@settings(max_examples=40)
@given(state=wars(), name=st.sampled_from(SCALES))
def test_every_unit_of_every_battle_is_there_once_with_its_stands_and_its_men(state: State, name: str) -> None:
    battle = export(state, name)
    table = table_of(battle).event.state
    found = table_ids(battle, table)
    assert set(found) == {unit.id for unit in units(battle)}
    assert len(set(found.values())) == len(units(battle)) == len(table.brigades) + len(table.batteries)
    assert sum(one.stands for one in table.brigades.values()) == sum(one.stands for _, one in brigades(battle))
    assert all(one.stands == one.stands_at_start for one in table.brigades.values())


@pytest.mark.clause("RTG-R-OFF-SCALE")
def test_stands_are_those_of_the_file_and_are_not_rounded_anew() -> None:
    battle = each_command(
        export(a_war()), lambda one: replace(one, brigades=tuple(replace(unit, stands=3) for unit in one.brigades))
    )
    assert {one.stands for one in table_of(battle).event.state.brigades.values()} == {3}


def test_guns_of_one_kind_are_one_battery_with_the_real_batteries_on_its_label() -> None:
    battery = a_table().event.state.batteries["pegram-smoothbore"]
    assert (battery.stands, battery.guns, battery.gun) == (2, 14, "smoothbore")
    assert battery.label.startswith("Crenshaw (Richmond, Va.), Marye")


def test_units_of_one_name_are_told_apart() -> None:
    battle = each_command(
        export(a_war()), lambda one: replace(one, brigades=tuple(replace(unit, name="Smith") for unit in one.brigades))
    )
    table = table_of(battle).event.state
    assert sorted(one.name for one in table.brigades.values() if one.side == "confederate") == [
        "Smith",
        "Smith (2)",
        "Smith (3)",
        "Smith (4)",
    ]


def test_horse_guns_and_carbines_are_as_the_file_has_them() -> None:
    table = table_of(export(a_war("confederate:H", "union:H"))).event.state
    assert table.brigades["gamble"].carbine == "breech-loading"
    assert table.brigades["gamble"].arm == "cavalry"
    assert table.batteries["calef"].horse


# ---- as they begin


@pytest.mark.parametrize(("fatigue", "expected"), [(0.0, "fresh"), (3.0, "worn"), (6.0, "spent")])
def test_a_corps_of_little_morale_begins_worn_or_spent(fatigue: float, expected: str) -> None:
    table = a_table(changes={HETH: {"effectiveness": 5.5, "fatigue": fatigue}})
    theirs = [one for one in table.event.state.brigades.values() if one.side == "confederate"]
    assert {one.effectiveness for one in theirs} == {expected}
    assert {one.effectiveness for one in table.event.state.brigades.values() if one.side == "union"} == {"fresh"}


def test_worn_brigades_become_spent_by_their_losses_as_ever() -> None:
    fresh = brigade(a_table(changes={HETH: {"fatigue": 0.0}}), "davis")
    worn = brigade(a_table(changes={HETH: {"effectiveness": 5.5, "fatigue": 3.0}}), "davis")
    assert (fresh.stands, fresh.fresh_at, fresh.worn_at) == (12, 10, 7)
    assert (worn.stands, worn.fresh_at, worn.worn_at) == (12, 13, 7)
    assert replace(worn, stands=6).effectiveness == "spent"


@pytest.mark.parametrize(
    ("deployment", "formation", "limbered"), [("deployed", "single-line", False), ("road", "march-column", True)]
)
def test_who_is_deployed_stands_in_line_and_who_is_on_the_road_in_column(
    deployment: str, formation: str, limbered: bool
) -> None:
    table = a_table(changes={REYNOLDS: {"deployment": deployment}}).event.state
    assert {one.formation for one in table.brigades.values() if one.side == "union"} == {formation}
    assert {one.limbered for one in table.batteries.values() if one.side == "union"} == {limbered}


def test_who_attacks_from_a_side_comes_on_by_that_edge_in_the_first_turn() -> None:
    table = a_table(changes={HETH: {"heading": 1}, REYNOLDS: {"heading": 1}}).event.state
    theirs = [one for one in all_units(table) if one.side == "confederate"]
    assert {(one.status, one.arrives.turn, one.arrives.edge) for one in theirs} == {("to-arrive", 1, "south")}
    assert {one.status for one in table.brigades.values() if one.side == "union"} == {"on-table"}
    heth = next(one for one in table.leaders.values() if one.name == "Heth")
    assert (heth.status, heth.arrives.edge) == ("to-arrive", "south")
    assert table.first == "confederate"


def test_guns_that_come_on_are_limbered_or_they_could_not_move() -> None:
    table = a_table(changes={HETH: {"heading": 1, "deployment": "deployed"}}).event.state
    assert {one.limbered for one in table.batteries.values() if one.side == "confederate"} == {True}


def test_stragglers_are_not_on_the_table() -> None:
    many, none = ({REYNOLDS: {"stragglers": stragglers}} for stragglers in (40, 0))
    assert a_table(changes=many).event.state.brigades == a_table(changes=none).event.state.brigades


# ---- leaders


def test_leaders_lead_their_corps_and_divisions_and_an_army_its_all() -> None:
    state = a_war("confederate:H", "confederate:HQ", "union:A", "union:H", "union:I", scenario="gettysburg-campaign")
    table = table_of(export(state)).event.state
    led = {one.name: (one.rank, table.names.get(one.commands, "")) for one in table.leaders.values()}
    assert led == {
        "Heth": ("division", "Heth"),
        "Lee": ("army", ""),
        "Reynolds": ("corps", "I Corps"),
        "Wadsworth": ("division", "Wadsworth"),
        "Robinson": ("division", "Robinson"),
        "Doubleday": ("division", "Doubleday"),
        "Buford": ("division", "Buford"),
        "Pleasonton": ("corps", "Cavalry Corps"),
        "D.M. Gregg": ("division", "D.M. Gregg"),
        "Kilpatrick": ("division", "Kilpatrick"),
    }
    assert {one.name for one in table.leaders.values() if one.exceptional} == {"Lee", "Reynolds"}


def test_two_commands_of_one_corps_that_are_both_led_as_corps_are_told_apart() -> None:
    battle = each_command(
        export(a_war("confederate:H", "union:A", "union:B")), lambda one: replace(one, formation="A corps")
    )
    table = table_of(battle).event.state
    led = {one.name: table.names[one.commands] for one in table.leaders.values() if one.rank == "corps"}
    assert led == {"Reynolds": "A corps", "Hancock": "II Corps"}


# ---- the field


def test_objectives_clock_and_turns_come_from_the_field() -> None:
    battle = export(a_war(at=(17, 1)))
    table = table_of(battle).event.state
    assert [(one.id, one.points, one.holder) for one in table.objectives.values()] == [
        ("field", 5, "union"),
        ("bridge-south", 2, "union"),
        ("bridge-south-west", 2, "union"),
    ]
    assert (table.starts_at, table.minutes, table.last_turn) == ("11:00", 30, 4)
    assert table.title == battle.title


@pytest.mark.parametrize(("hours", "minutes", "expected"), [(4, 30, 8), (3, 40, 5), (0, 30, 1), (3, 0, 12)])
def test_turns_are_the_hours_of_the_battle(hours: int, minutes: int, expected: int) -> None:
    battle = export(a_war())
    of_hours = replace(battle, field=replace(battle.field, hours=hours))
    known: Scale = replace(scale("200"), minutes=minutes)
    assert turns(of_hours, known) == expected


# ---- the document


@settings(max_examples=30)
@given(state=wars())
def test_a_table_game_opens_from_what_it_carries_and_says_what_it_is(state: State) -> None:
    battle = export(state)
    table = table_of(battle)
    assert table.sources[BATTLE] == encode(battle)
    assert sorted(table.sources) == ["battle.json", "field.geojson", "roster/battle.csv", "scenario.toml"]
    sources = {RULES_PREFIX + name: text for name, text in table.charts.items()} | dict(table.sources)
    with Session.create(
        None, kind="miniatures", start=table.event, sources=sources, seed="1", scenario=table.scenario
    ) as session:
        assert session.view.title == battle.title
        assert len(session.view.units) == len(table.event.state.brigades) + len(table.event.state.batteries)
        assert session.score() is not None


def test_its_scenario_and_roster_begin_the_same_battle_by_themselves(tmp_path: Path) -> None:
    """But for what a roster cannot say: corps that begin worn or spent."""
    from companion.kernel.beginning import Beginning, laid_out

    table = a_table(changes={HETH: {"fatigue": 0.0}})
    (tmp_path / "scenario.toml").write_text(table.sources["scenario.toml"], encoding="utf-8")
    (tmp_path / "battle.csv").write_text(table.sources["roster/battle.csv"], encoding="utf-8")
    begun = laid_out(Beginning(scenario=str(tmp_path / "scenario.toml"))).event.state
    assert begun.brigades == table.event.state.brigades
    assert begun.leaders == table.event.state.leaders
    assert [one.stands for one in begun.batteries.values()] == [
        one.stands for one in table.event.state.batteries.values()
    ]


def test_names_that_no_table_can_hold_are_made_plain() -> None:
    def strange(one: Any) -> Any:
        units = tuple(replace(unit, name=f" A\n“{unit.name}”, #1\t", commander="\x00") for unit in one.brigades)
        return replace(one, brigades=units, name=f"{one.name}\r\n= 1", formation='Böse, "Ecke"\x85')

    battle = replace(each_command(export(a_war()), strange), title="\n\n")
    table = table_of(battle).event.state
    assert table.brigades["a-pettigrew-1"].name == "A “Pettigrew”, #1"
    assert table.title == "Battle 2.1"


def test_a_scale_that_the_table_does_not_know_is_refused() -> None:
    battle: BattleFile = export(a_war())
    with pytest.raises(BadInput, match="'175' is not defined"):
        first(replace(battle, scale=replace(battle.scale, id="175")), table_charts())


def test_a_side_without_troops_is_refused() -> None:
    battle = export(a_war())
    empty = each_command(battle, lambda one: replace(one, brigades=(), guns=()) if one.id == HETH else one)
    with pytest.raises(BadInput, match="has no unit of the confederate side"):
        table_of(empty)


def test_a_unit_without_a_stand_is_not_on_the_table() -> None:
    def gone(one: Any) -> Any:
        return replace(
            one, brigades=tuple(replace(x, stands=0, men=0) if x.name == "Archer" else x for x in one.brigades)
        )

    table = table_of(each_command(export(a_war()), gone)).event.state
    assert "archer" not in table.brigades
    assert "davis" in table.brigades


def test_the_charts_are_those_given() -> None:
    assert dict(a_table().charts) == ruleset_texts("miniatures", only=CHARTS)
