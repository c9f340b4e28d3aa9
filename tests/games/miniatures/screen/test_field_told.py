"""What the field tells: what a volley or a combat did, who may fire and who may not, what a hand may have put otherwise."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from companion.desktop.maps.letters import measure
from companion.drawing.shapes import Words
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.field.callout import callout_room
from companion.games.miniatures.screen.field.charging import Charging
from companion.games.miniatures.screen.field.page import FieldWork
from companion.games.miniatures.screen.window import Window
from companion.games.miniatures.words.field import shots
from companion.games.miniatures.words.field.lying import layers_of
from companion.games.miniatures.words.field.ways import Leg, after
from companion.games.miniatures.words.step import DutyRow
from companion.kernel.session import Session
from companion.language.messages import told
from tests.desktop.conftest import OpenWindow, a_line, a_session, the_ridge, the_ridge_played
from tests.games.miniatures.building import a_battle, a_brigade, a_leader, in_contact
from tests.games.miniatures.screen.fielded import PLACES, mode, on_field, page, press

ENTER, SPACE, TAB, UP = Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_Up


@pytest.fixture
def fire(open_window: OpenWindow) -> Window:
    return on_field(open_window, "defensive")


# ---- what a volley did


def test_the_field_tells_what_its_volley_did_until_the_next_attack_is_begun(fire: Window) -> None:
    mode(fire).pick("davis", (0.0, 0.0))
    press(fire, ENTER, SPACE, "9", ENTER)
    told_now = mode(fire).told.sum
    assert isinstance(fire.centre.work, FieldWork)
    assert told_now.tells
    assert told_now.accessibleName() == "Last attack"
    assert "9" in told_now.accessibleDescription()
    assert "Davis" in told_now.accessibleDescription()
    assert mode(fire).attack.lines == []
    # nothing of the attack that was made is drawn any longer but that its volley waits at whom it was fired at
    assert [one.func for one in mode(fire).over()] == [shots.waiting]
    mode(fire).pick("davis", (0.0, 0.0))
    assert not told_now.tells


def test_the_callout_lies_in_the_nearest_corner_that_leaves_the_measure_free(fire: Window) -> None:
    canvas = page(fire).canvas
    lines = ("7.8″, from each stand's front", "2 of 6 stands fire: 2 in 7.8″", "no cover: none of its stands in any")
    for x, y in ((0.2, 0.2), (0.8, 0.2), (0.2, 0.8), (0.8, 0.8)):
        spot = QPointF(canvas.width() * x, canvas.height() * y)
        place = canvas.place(spot)
        room = callout_room(canvas, lines, (place.x(), place.y()))
        assert room is not None
        assert not room.adjusted(-30, -30, 30, 30).contains(spot)
        assert (room.center().x() < canvas.width() / 2) is (x < 0.5), "its hair runs across half of the table"


# ---- who may fire


def rows(window: Window) -> dict[str, DutyRow]:
    return {row.unit: row for row in window.duties.model.rows()}


def test_the_panel_says_who_may_fire_and_who_falls_short_by_how_much(fire: Window, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: bool(rows(fire)["meredith"].why))
    found = rows(fire)
    assert found["cutler"].sign == ""
    assert found["cutler"].why == "only at Davis: 8 points"
    assert found["meredith"].sign == "not"
    assert found["meredith"].text == "Meredith may not fire"
    fire.desk.do(cmd.Place({"meredith": (35.0, 17.0, 0.0)}))
    qtbot.waitUntil(lambda: rows(fire)["meredith"].why == "Archer is 17.0″ away: muskets reach 8.0″")


def test_who_fires_just_now_stands_first_and_who_has_fired_last(fire: Window) -> None:
    mode(fire).pick("davis", (0.0, 0.0))
    first = fire.duties.model.rows()[0]
    assert first.sign == "now"
    assert first.text.endswith("at Davis now")
    fired = [line.unit for line in mode(fire).attack.lines]
    press(fire, ENTER, SPACE, "5", ENTER)
    assert {one.unit for one in fire.duties.model.rows() if one.sign == "done"} == set(fired)


def test_the_list_has_the_duties_as_the_rules_have_them(fire: Window) -> None:
    press(fire, "l")
    assert not any(row.sign or row.why for row in fire.duties.model.rows())


# ---- what a hand may have put otherwise


def test_a_stand_near_to_the_edge_of_an_arc_is_asked_about_before_the_chart(open_window: OpenWindow) -> None:
    # The right one of Hall's guns has Davis's end in its 45 degrees by less than two of them.
    window = on_field(open_window, "defensive", hall=(30.5, 20.0, 0.0), davis=(19.8, 26.2, 180.0))
    mode(window).aim("davis", "hall")
    assert all(line.measured is not None and not line.measured.near_edge for line in mode(window).attack.lines)
    assert mode(window).doubts("hall", "davis").arc
    press(window, ENTER)
    assert isinstance(window.centre.work, FieldWork)
    assert "2° of the edge of its arc" in page(window).refusal.words()
    press(window, ENTER)
    assert not isinstance(window.centre.work, FieldWork)


def test_who_says_the_band_that_was_measured_is_not_asked_again(open_window: OpenWindow) -> None:
    window = on_field(open_window, "defensive", hall=(30.5, 20.0, 0.0), davis=(19.8, 26.2, 180.0))
    mode(window).aim("davis", "hall")
    for nth, line in enumerate(mode(window).attack.lines):
        mode(window).attack.at = nth
        press(window, str(line.band + 1))
    press(window, ENTER)
    assert not isinstance(window.centre.work, FieldWork)


def test_what_lies_well_within_an_arc_is_not_in_doubt(fire: Window) -> None:
    assert not mode(fire).doubts("cutler", "davis")


# ---- support and command


def test_tab_goes_from_leader_to_leader_while_a_radius_is_shown(open_window: OpenWindow) -> None:
    state = a_line("defensive")
    other = a_leader("reynolds", rank="corps", commands="union-I")
    session = a_session(state_with(state, other))
    session.do(cmd.Place({**PLACES, "reynolds": (40.0, 10.0)}))
    window = open_window(session)
    window.run("field")
    window.desk.select("cutler")
    press(window, "k")
    assert page(window).head.chips["command"].isChecked()
    seen = [mode(window).views.leader("cutler").id]
    press(window, TAB)
    seen.append(mode(window).views.leader("cutler").id)
    assert sorted(seen) == ["reynolds", "wadsworth"]
    assert len(mode(window).under()) == 1  # one radius, not one of each leader


def state_with(state: Any, leader: Any) -> Any:
    from msgspec.structs import replace

    return replace(state, leaders={**state.leaders, leader.id: leader})


# ---- a charge


@pytest.fixture
def charge(open_window: OpenWindow) -> Window:
    state = a_battle(
        a_brigade("cutler", stands=8),
        a_brigade("meredith", stands=8),
        in_contact(a_brigade("davis", "confederate", stands=7), "cutler"),
        a_brigade("archer", "confederate", stands=6),
        step="charge",
        player_turn="confederate",
    )
    session = a_session(state)
    session.do(
        cmd.Place(
            {
                "cutler": (30.0, 20.0, 0.0),
                "meredith": (30.0, 18.5, 0.0),
                "davis": (30.0, 20.0, 180.0),
                "archer": (33.0, 26.0, 180.0),
            }
        )
    )
    window = open_window(session)
    window.run("field")
    return window


def test_the_strip_says_what_a_charge_touches_and_who_supports_with_their_why(charge: Window) -> None:
    assert isinstance(mode(charge), Charging)
    attacker, defender = mode(charge).rows()
    assert attacker.contact == "Touches Cutler's front"
    assert attacker.support == "not supported: Archer: it is 5.2 in away, 2 in needed"
    assert defender.contact == "not outflanked: where Davis began is not known"
    assert defender.support == "supported: Meredith, 0.8″"


def test_the_referees_word_about_a_charge_stands_beside_the_measure(charge: Window) -> None:
    press(charge, "1", "o")
    attacker, defender = mode(charge).rows()
    assert attacker.support == "supported: referee"
    assert defender.contact == "outflanked: referee"
    press(charge, "1", "o")
    assert mode(charge).rows()[1].contact == "not outflanked: where Davis began is not known"


def test_a_combat_is_rolled_in_its_list_and_its_result_told_on_the_field(charge: Window) -> None:
    press(charge, ENTER)
    assert not isinstance(charge.centre.work, FieldWork)
    press(charge, SPACE, "17", ENTER)
    assert isinstance(charge.centre.work, FieldWork)
    result = mode(charge).told.rows
    assert "1 and 7" in result.accessibleDescription()
    assert charge.centre.outcome.isVisible()


def test_a_question_that_a_combat_asks_is_answered_before_the_field_comes_back(charge: Window) -> None:
    press(charge, ENTER, SPACE, "72", ENTER)
    assert charge.desk.view.pending is not None
    assert not isinstance(charge.centre.work, FieldWork)
    press(charge, "c")
    assert charge.desk.view.pending is None
    assert isinstance(charge.centre.work, FieldWork)


# ---- an empty field, arrivals, words


def test_an_empty_field_offers_a_photograph_by_the_key_that_opens_a_game_elsewhere(open_window: OpenWindow) -> None:
    window = open_window(the_ridge())
    window.run("field")
    work = page(window)
    assert "Ctrl O" in work.empty.accessibleDescription()
    event = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    event.ignore()
    QApplication.sendEvent(work, event)
    assert event.isAccepted()
    asked: list[str] = []
    work.form_asked.connect(lambda tag, _: asked.append(tag))
    work.form_asked.disconnect(window.centre.form_asked)
    QTest.keyClick(work, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    assert asked == ["photograph"]
    window.desk.do(cmd.Place({"gamble": (30.0, 20.0, 270.0)}))
    event.ignore()
    QApplication.sendEvent(work, event)
    assert not event.isAccepted()


def test_a_step_that_waits_for_many_arrivals_says_in_a_sentence_what_to_do(open_window: OpenWindow) -> None:
    window = open_window(the_ridge_played(lambda view: len(due(view)) > 3 and view.step == 2))
    window.run("field")
    window.run("next-step")
    words = window.centre.work.refusal.words()
    assert words.startswith("8 units are due: Ctrl Shift I brings them on")
    assert len(words) < 100


def due(view: Any) -> list[Any]:
    here = (view.turn, view.player_turn)
    return [one for one in view.units if one.status == "to-arrive" and (one.arrives, one.side) == here]


def test_a_move_along_a_path_is_told_in_peoples_words(open_window: OpenWindow) -> None:
    session: Session = a_session(a_line("move"))
    session.do(cmd.Place({"davis": (20.0, 26.0, 180.0)}))
    session.do(cmd.Maneuver("davis"), faces=(8,))
    order = session.field.moves("davis", [after((20.0, 26.0, 180.0), Leg("wheel", 20.0), 8.0)]).order
    assert order.mode == "wheel"
    session.do(order)
    assert told(session.log()[-1].label) == "Move Davis 2.8 in with a wheel"


def test_names_of_places_give_way_to_the_scale_where_the_view_rests(open_window: OpenWindow, qtbot: QtBot) -> None:
    window = open_window(the_ridge())
    window.run("field")
    canvas = page(window).canvas
    qtbot.waitUntil(lambda: canvas.lying.covered == canvas.covered())
    (bar, *_) = canvas.lying.covered
    drawn = {one.name: one.shapes for one in layers_of(canvas.lying, canvas.design_size(), measure, canvas.ground)}
    words = [one for one in drawn["places"] if isinstance(one, Words)]
    inside = [one.text for one in words if bar.left < one.at[0] < bar.right and bar.top < one.at[1] < bar.bottom]
    assert words
    assert inside == []
    before = canvas.lying.covered
    press(window, "+++", Qt.Key.Key_Right)
    qtbot.waitUntil(lambda: canvas.lying.covered != before and canvas.lying.covered == canvas.covered())


def test_who_is_out_of_musket_range_at_the_end_is_the_fields_to_say_and_the_referees(open_window: OpenWindow) -> None:
    state = a_battle(
        a_brigade("cutler", low_ammo=True),
        a_brigade("davis", "confederate"),
        step="detached",
        player_turn="union",
    )
    session = a_session(state)
    session.do(cmd.Place({"cutler": (20.0, 10.0, 0.0), "davis": (20.0, 40.0, 180.0)}))
    window = open_window(session)
    window.run("field")
    assert page(window).next_step().outside_musket_range == ("cutler",)
    press(window, "l", "1")
    work: Any = window.centre.work
    assert work.next_step().outside_musket_range == ()
    window.run("field")
    assert page(window).next_step().outside_musket_range == ()


def test_an_army_leader_lays_out_his_whole_side(open_window: OpenWindow) -> None:
    state = state_with(a_line("move"), a_leader("meade", rank="army", commands=""))
    window = open_window(a_session(state))
    window.run("field")
    window.desk.point_at("meade")
    press(window, "p", "d")
    assert {"cutler", "meredith", "gamble", "hall", "meade"} <= set(window.desk.view.field.places)
    assert "davis" not in window.desk.view.field.places


# ---- a way


@pytest.fixture
def move(open_window: OpenWindow) -> Window:
    window = on_field(open_window, "move", cutler=(60.0, 10.0, 0.0), hall=(60.0, 5.0, 0.0), heth=(30.0, 30.0))
    window.desk.select("davis")
    press(window, "8", ENTER)
    return window


def test_a_leaders_radius_and_what_is_seen_are_shown_while_somebody_moves(move: Window) -> None:
    press(move, UP, UP)
    assert mode(move).under() == ()
    press(move, "k")
    assert len(mode(move).under()) == 1
    press(move, "k", "v")
    seen = mode(move).under()
    assert len(seen) == 4  # a line to every enemy, or a veil over him
    press(move, UP)
    assert mode(move).under() != seen  # from where the way ends by now
    assert mode(move).legs


def test_what_does_not_count_stands_in_the_ladder_with_its_reason(move: Window) -> None:
    press(move, UP, UP)
    said = mode(move).told.ladders.accessibleDescription()
    assert "Road ×2 not in Single Line –" in said
    assert "Ford, fence, friends none crossed –" in said


def test_what_a_way_would_touch_is_told_with_its_why(open_window: OpenWindow) -> None:
    window = on_field(open_window, "move", heth=(30.0, 30.0))
    window.desk.select("davis")
    press(window, "8", ENTER, *[UP] * 6)
    found = mode(window)
    lines = found.told.touching.accessibleName()
    assert "Touches Cutler's front" in lines
    assert "not outflanked: Davis began before its front" in lines
    assert "not supported: Archer: it is" in lines


def test_a_refused_place_is_named_and_the_strip_says_who_stops_and_why(move: Window) -> None:
    press(move, *[UP] * 15)
    assert page(move).refusal.words().startswith("Davis stops: 15 in is more than")
    assert mode(move).against[0].clause
