"""The shipped scenarios and orders of battle: true strengths, complete, and the same table every time."""

from __future__ import annotations

import tomllib
from fractions import Fraction
from pathlib import Path

import pytest

from companion.games.miniatures.charts.scale import read_scales, scale_of
from companion.games.miniatures.rules.state import SIDES, Battery, Side, State, on_table, units
from companion.games.miniatures.setup.rosters import RosterRow, read_roster
from companion.games.miniatures.setup.start import Scenario, read_scenario, start
from companion.kernel import shelf
from companion.kernel.beginning import scenarios

CHART = read_scales(shelf.ruleset_texts("miniatures", only=["scale.toml"])["scale.toml"])
GOLDEN = Path(__file__).parent / "golden"
SCENARIOS = ("mcphersons-ridge", "the-cornfield", "the-field-of-antietam")
ORDERS = ("antietam-1862", "gettysburg-1863")


def rows_of(order: str) -> tuple[RosterRow, ...]:
    return read_roster(shelf.resource_text("orders-of-battle", f"{order}.csv"), f"{order}.csv")


def scenario_of(name: str) -> Scenario:
    return read_scenario(shelf.resource_text("scenarios", f"{name}.toml"), f"{name}.toml")


def begin(name: str, scale: str = "200") -> State:
    scenario = scenario_of(name)
    rows = [row for order in scenario.orders_of_battle for row in rows_of(order)]
    return start(scenario, rows, scale_of(CHART, scale))


def table(state: State) -> str:
    """The starting table as text: one line a unit, leader and objective."""
    lines = [f"{state.title}; {state.starts_at}, {state.minutes} minutes, {state.last_turn} turns; {state.first} first"]
    for one in units(state):
        if isinstance(one, Battery):
            what = [one.gun, *["horse"] * one.horse, *["limbered"] * one.limbered, f"{one.guns} guns", one.label]
        else:
            on_foot = ["dismounted"] * (one.arm == "cavalry" and not one.mounted)
            rating = ["exceptional"] * one.exceptional_commander
            what = [one.arm, f"fresh {one.fresh_at}", f"worn {one.worn_at}", one.formation, *on_foot, *rating]
        when = f"{one.arrives.turn} {one.arrives.edge}" if one.arrives.turn else "on table"
        words = [one.side, one.id, f"{one.corps}/{one.division}", f"{one.stands} stands", *what, when]
        lines.append("; ".join([*words, *[f"invented {name}" for name in one.invented]]))
    for leader in state.leaders.values():
        when = f"{leader.arrives.turn} {leader.arrives.edge}" if leader.arrives.turn else "on table"
        rating = ["exceptional"] * leader.exceptional + [f"invented {name}" for name in leader.invented]
        lines.append("; ".join([leader.side, leader.id, f"{leader.rank} {leader.commands}", when, *rating]))
    lines += [f"objective {one.id}; {one.points}; {one.holder or 'nobody'}" for one in state.objectives.values()]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("name", SCENARIOS)
def test_the_starting_table_is_the_one_known(name: str) -> None:
    found = table(begin(name))
    golden = GOLDEN / f"{name}.txt"
    assert golden.exists(), f"write the table into {golden}:\n{found}"
    assert found == golden.read_text(encoding="utf-8")


def test_every_scenario_ships() -> None:
    assert tuple(one.name for one in scenarios() if one.kind == "miniatures") == SCENARIOS
    assert shelf.resource_names("orders-of-battle", suffix=".csv") == ORDERS


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_scenario_is_named_as_its_file(name: str) -> None:
    scenario = scenario_of(name)
    assert (scenario.id, scenario.kind) == (name, "miniatures")
    assert scenario.description
    assert scenario.invented


def total(rows: tuple[RosterRow, ...], side: Side, what: str, **names: str) -> int:
    return sum(
        getattr(row, what)
        for row in rows
        if row.side == side and all(getattr(row, name) == wanted for name, wanted in names.items())
    )


def test_gettysburg_has_the_known_sums() -> None:
    rows = rows_of("gettysburg-1863")
    assert len([row for row in rows if row.arm != "artillery"]) == 103
    divisions = {"McLaws": 6752, "Hood": 6937, "Heth": 7039, "Pender": 6199, "Rodes": 7562, "Early": 5143}
    assert {name: total(rows, "confederate", "men", division=name) for name in divisions} == divisions
    corps = {"I Corps": 11407, "II Corps": 10244, "III Corps": 9996, "V Corps": 10276, "XI Corps": 8437}
    assert {name: total(rows, "union", "men", corps=name) for name in corps} == corps
    guns = {"I Corps": 28, "II Corps": 28, "III Corps": 30, "V Corps": 26, "VI Corps": 48, "XI Corps": 26}
    assert {name: total(rows, "union", "guns", corps=name) for name in guns} == guns
    assert total(rows, "confederate", "guns", battalion="Garnett") == 15
    assert total(rows, "confederate", "guns", battalion="Pegram") == 20


def test_antietam_has_the_known_sums() -> None:
    rows = rows_of("antietam-1862")
    assert (total(rows, "confederate", "men"), total(rows, "union", "men")) == (34780, 66826)
    assert (total(rows, "confederate", "guns"), total(rows, "union", "guns")) == (237, 286)
    assert total(rows, "union", "men", corps="I Corps") == 9012
    names = {row.unit for row in rows}
    assert {"Stainrook", "Hartsuff", "Brooke", "Harland", "Farnsworth", "Hofmann", "Douglass", "Brockenbrough"} <= names
    assert not names & {"Stainbeck", "Hartstuf", "Hartland", "Farnworth", "Hoffman", "Broker"}


@pytest.mark.clause("D10-RUL-FIRE-CAV-SLASH")
@pytest.mark.parametrize("order", ORDERS)
def test_cavalry_has_its_carbines_and_every_row_its_source(order: str) -> None:
    rows = rows_of(order)
    union = {row.carbine for row in rows if row.arm == "cavalry" and row.side == "union"}
    assert union == {"breech-loading"}
    assert all(row.source for row in rows)


@pytest.mark.parametrize("name", SCENARIOS)
@pytest.mark.parametrize("scale", ["200", "150"])
def test_every_unit_is_led_armed_and_arrives_in_time(name: str, scale: str) -> None:
    state = begin(name, scale)
    for one in units(state):
        assert one.stands == one.stands_at_start >= 1
        assert one.arrives.turn <= state.last_turn
        assert bool(one.arrives.turn) == bool(one.arrives.edge) == (one.status == "to-arrive")
        assert not one.division or one.division in state.names
        assert one.corps in state.names
    ids = [*(one.id for one in units(state)), *state.leaders]
    assert len(ids) == len(set(ids))
    led = {(one.side, one.commands) for one in state.leaders.values()}
    assert {(one.side, one.division) for one in state.brigades.values()} <= led


@pytest.mark.parametrize("name", SCENARIOS)
def test_who_is_exceptional_is_cited_or_marked_as_invented(name: str) -> None:
    state = begin(name)
    exceptional = [one for one in state.brigades.values() if one.exceptional_commander]
    assert [one.id for one in exceptional if "exceptional_commander" not in one.invented] in ([], ["cutler"])
    assert all("exceptional" in one.invented for one in state.leaders.values() if one.exceptional)
    assert len(exceptional) <= len(state.brigades) // 5


def test_the_history_of_mcphersons_ridge() -> None:
    state = begin("mcphersons-ridge")
    assert [one.id for one in on_table(state)] == ["gamble", "devin", "calef"]
    assert state.batteries["calef"].horse
    first = {one.id for one in units(state) if one.arrives.turn == 1}
    assert first == {"archer", "davis", "crenshaw", "marye", "brander", "mcgraw", "zimmerman"}
    assert {one.arrives.edge for one in units(state) if one.side == "confederate"} == {"west"}
    assert "stannard" not in state.brigades
    assert state.leaders["reynolds"].arrives == state.brigades["meredith"].arrives


def test_the_history_of_the_cornfield() -> None:
    state = begin("the-cornfield")
    assert state.brigades["law"].corps == state.brigades["douglass"].corps == "jacksons-command"
    assert "longstreet" not in state.leaders
    assert state.leaders["jackson"].commands == "jacksons-command"
    assert min(one.arrives.turn for one in units(state) if one.corps == "xii-corps") == 4
    assert state.batteries["pelham"].horse


def test_the_whole_order_of_battle_of_antietam_is_on_its_field_as_its_units_come_on() -> None:
    state, rows = begin("the-field-of-antietam"), rows_of("antietam-1862")
    assert len(state.brigades) == len([row for row in rows if row.arm != "artillery"])
    for side in SIDES:
        assert sum(one.men for one in state.brigades.values() if one.side == side) == total(rows, side, "men")
        assert sum(one.guns for one in state.batteries.values() if one.side == side) == total(rows, side, "guns")
    begins, a_turn = hours(f"{state.starts_at}"), Fraction(state.minutes, 60)
    comes = {one.name: begins + (one.arrives.turn - 1) * a_turn for one in units(state) if one.arrives.turn}
    chart = tomllib.loads(shelf.resource_text("tactical", "antietam.toml"))
    printed = {
        one["brigade"]: hours("06:00") + one["turn"] - 1
        for one in chart["unit"]
        if one["turn"] > 1 and "brigade" in one
    }
    assert {name: when for name, when in comes.items() if name in printed} == printed
    assert {name for name in comes if name not in printed} <= {one.name for one in state.batteries.values()}


def hours(clock: str) -> Fraction:
    hour, minute = clock.split(":")
    return int(hour) + Fraction(int(minute), 60)


def test_the_objectives_of_antietam_are_the_squares_of_its_chart() -> None:
    squares = tomllib.loads(shelf.ruleset_texts("antietam", only=["objectives.toml"])["objectives.toml"])["row"]
    state = begin("the-field-of-antietam")
    assert [one.points * 500 for one in state.objectives.values()] == [row["points"] for row in squares]
    assert {one.holder for one in state.objectives.values()} == {"confederate"}
