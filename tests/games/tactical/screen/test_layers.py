"""What is laid over the map by key: sight, fire zone, reach, zones, command, the ground without units, figures."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from companion.games.tactical.rules.orders.plotting import targets
from companion.games.tactical.screen.rows.square import square_card
from tests.games.tactical.screen.conftest import OpenBattle, a_battle, to_operations
from tests.games.tactical.screen.test_orders import SEYMOUR, chosen, met, press


@pytest.mark.clause("ANT-7.3l", "ANT-8.3b", "ANT-7.1a")
def test_v_lays_sight_over_the_map_with_its_words(open_battle: OpenBattle) -> None:
    window = open_battle(to_operations(a_battle(), activate=1))
    window.map.select((13, 12))
    press(window, "v")
    seen = window.map.marks.seen
    assert seen is not None
    assert seen.at == (13, 12)
    all_round = len(seen.seen)
    assert f"Seen: {all_round - 1} squares" in window.layers.legend.text()
    press(window, "3")
    seen = window.map.marks.seen
    assert seen is not None
    assert (13, 13) in seen.seen
    assert (13, 11) not in seen.seen
    assert f"Seen: {len(seen.seen) - 1} squares" in window.layers.legend.text()
    assert len(seen.seen) < all_round
    press(window, Qt.Key.Key_Escape)
    assert not window.ordering.asking
    window.ordering.pick(SEYMOUR)
    seen = window.map.marks.seen
    assert seen is not None
    assert len(seen.seen) < all_round
    assert "90 degrees" in window.layers.legend.text()
    press(window, "v")
    assert window.map.marks.seen is None
    assert not window.layers.legend.isVisible()


def test_keys_lay_fire_zone_reach_zones_and_command_over_the_map(open_battle: OpenBattle) -> None:
    window = open_battle(met())
    window.ordering.pick(SEYMOUR)
    marks = window.map.marks
    assert marks.reach is not None
    assert (marks.fire, marks.zones) == (None, ())
    press(window, "w")
    fire = window.map.marks.fire
    assert fire is not None
    assert fire.squares == targets(window.desk.moment, chosen(window))
    press(window, "r")
    assert window.map.marks.reach is None
    press(window, "k")
    assert {one.side for one in window.map.marks.zones} == {"union", "confederate"}
    press(window, "g")
    assert window.layers.chips["command"].isChecked()


@pytest.mark.clause("ANT-7.3m", "ANT-7.1d")
def test_t_takes_the_units_off_the_ground(open_battle: OpenBattle) -> None:
    window = open_battle(to_operations(a_battle()))
    assert window.map.counters_at((13, 12))
    press(window, "t")
    assert not window.map.counters_at((13, 12))
    press(window, "t")
    assert window.map.counters_at((13, 12))


@pytest.mark.clause("ANT-2.1p", "ANT-2.1q")
def test_figures_or_symbols_and_the_basic_game_has_figures(open_battle: OpenBattle) -> None:
    window = open_battle(to_operations(a_battle()))
    assert not window.map.marks.icons
    window.run("icons")
    assert window.map.marks.icons
    basic = open_battle(a_battle(scenario="antietam-basic"))
    assert basic.map.marks.icons
    assert not basic.layers.icons.isEnabled()


@pytest.mark.clause("ANT-7.3f")
def test_i_shows_the_division(open_battle: OpenBattle) -> None:
    window = open_battle(to_operations(a_battle()))
    window.ordering.pick(SEYMOUR)
    press(window, "i")
    kin = {one.id for one in window.map.marks.counters if one.kin}
    assert kin == {one.id for one in window.desk.view.units if one.division == "Meade" and one.square is not None}
    press(window, "q")
    assert not any(one.kin for one in window.map.marks.counters)


@pytest.mark.clause("ANT-7.2a", "ANT-7.2b", "ANT-7.3o")
def test_p_turns_the_page_and_all_that_the_book_prints_is_on_one(open_battle: OpenBattle) -> None:
    window = open_battle(to_operations(a_battle(), activate=1))
    window.ordering.pick(SEYMOUR)
    first = {row.label: row.value for row in window.unit.rows.rows()}
    assert first["Operation points"] == "10"
    assert first["Facing"] == "6 SW"
    assert first["Activated"] == "yes"
    assert first["Fire plot"] == "no plot"
    press(window, "p")
    second = {row.label: row.value for row in window.unit.rows.rows()}
    assert second["Fortification"] == "level 0"
    assert second["Weapon"] == "Musket (M)"
    assert second["Control"] == "in control"
    assert {"Effectiveness", "Fatigue"} <= set(second)
    press(window, "m")
    assert chosen(window).melee_plot


@pytest.mark.clause("ANT-QS-3.2a")
def test_the_basic_game_has_one_page(open_battle: OpenBattle) -> None:
    window = open_battle(a_battle(scenario="antietam-basic"))
    press(window, "n", "p")
    labels = [row.label for row in window.unit.rows.rows()]
    assert labels == [
        "Men",
        "Effectiveness",
        "Fatigue",
        "Morale",
        "Operation points",
        "Melee plot",
        "Fire plot",
        "Ground",
    ]
    assert not window.unit.turn.isVisible()
    assert [one.id for one in window.unit.kinds] == ["target", "melee", "abort"]


@pytest.mark.clause("ANT-R-BASIC-SCOPE")
def test_the_basic_game_names_neither_modes_nor_what_else_it_does_not_know(open_battle: OpenBattle) -> None:
    window = open_battle(to_operations(a_battle(scenario="antietam-basic")))
    window.map.select((13, 12))
    desk = window.desk
    told = " ".join(row.words for row in square_card(desk.rules, desk.moment.ground, desk.view, (13, 12)).rows)
    assert "400" in told
    assert "normal" not in told
    window.ordering.pick("union:i-corps-a")
    window.map.select((14, 4))
    assert window.card.sort == "fire"
    labels = {row.label for row in window.card.rows.rows()}
    assert "Fatigue" in labels
    assert not labels & {"Its mode", "No leader", "Front, not flanked", "No fortification"}
