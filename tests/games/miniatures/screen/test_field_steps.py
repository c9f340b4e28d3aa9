"""The fire step and the maneuver step on the field: measured, overruled by a key, written when Enter says so."""

from __future__ import annotations

import math
from typing import Any

import pytest
from PySide6.QtCore import Qt

from companion.drawing.shapes import Words
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.field.charging import Charging
from companion.games.miniatures.screen.field.firing import Firing
from companion.games.miniatures.screen.field.move_strip import MoveStrip
from companion.games.miniatures.screen.field.moving import Moving
from companion.games.miniatures.screen.field.page import FieldWork
from companion.games.miniatures.screen.window import Window
from companion.games.miniatures.screen.work.fire import FireWork
from companion.games.miniatures.words.charge import contacts
from tests.desktop.conftest import OpenWindow, a_line, a_session
from tests.games.miniatures.building import a_battle, a_brigade, in_contact
from tests.games.miniatures.screen.fielded import PLACES, on_field, page, press

# ---- fire


@pytest.fixture
def fire(open_window: OpenWindow) -> Window:
    return on_field(open_window, "defensive")


def attack(window: Window) -> Any:
    mode = page(window).mode
    assert isinstance(mode, Firing)
    return mode.attack


def test_who_may_fire_at_whom_stands_in_a_table_the_best_first(fire: Window) -> None:
    mode = page(fire).mode
    assert isinstance(mode, Firing)
    every = mode.every()
    assert ("cutler", "davis") in [(one.unit, one.target) for one in every]
    assert [one.expected for one in every] == sorted((one.expected for one in every), reverse=True)
    assert "meredith" not in [one.unit for one in every]  # Archer is 14 inches away


def test_the_form_is_filled_in_from_the_field_and_marked_as_its(fire: Window) -> None:
    head = fire.desk.session.head
    press(fire, "t")
    while attack(fire).target != "davis":
        press(fire, "t")
    attack(fire).clear()
    page(fire).mode.pick("davis", (0.0, 0.0))
    line = next(one for one in attack(fire).lines if one.unit == "cutler")
    assert line.measured is not None
    assert not line.touched
    assert line.band == 1  # 6 inches: within the 8
    assert attack(fire).cover_measured == "none"
    assert fire.desk.session.head == head


def test_where_an_option_lets_a_unit_split_its_parts_stand_in_the_table_and_are_taken_from_it(
    open_window: OpenWindow,
) -> None:
    state = a_battle(
        a_brigade("iron", stands=8, at=(20, 10), facing=0.0),
        a_brigade("archer", "confederate", stands=3, at=(13, 15), facing=180.0),
        a_brigade("davis", "confederate", stands=2, at=(24, 17), facing=180.0),
        step="offensive",
        options={"D10-RUL-FIRE-WHO": 1},
    )
    window = open_window(a_session(state))
    window.run("field")
    mode = page(window).mode
    assert isinstance(mode, Firing)
    one, other = (each for each in mode.every() if each.stands)
    strip: Any = mode.strip
    rows = strip.rows
    assert f"{len(one.stands)} stands of Iron at {window.desk.name(one.target)}" in rows.accessibleDescription()
    rows.at = mode.every().index(one)
    press(window, Qt.Key.Key_Return)
    lines = attack(window).lines
    assert sum(line.stands for line in lines) == len(one.stands)
    assert all(line.measured is not None and not line.touched for line in lines)
    assert attack(window).cover_measured == one.cover
    pair = mode.fire.measuring.pair("iron", one.target)
    assert [(stand.rank, stand.file) for stand in pair.stands if stand.fires] == list(one.stands)
    # Once it has fired the rest is offered alone, and taken as it is measured.
    window.desk.do(attack(window).command(), faces=(5,))
    attack(window).clear()
    [left] = [each for each in mode.every() if each.unit == "iron"]
    assert (left.target, left.stands) == (other.target, other.stands)
    assert any("the rest of" in row.text for row in mode.duty_rows())
    mode.pick(other.target, (0.0, 0.0))
    assert sum(line.stands for line in attack(window).lines) == len(other.stands)


def test_volleys_that_wait_are_marked_at_their_target_until_a_key_hides_them(fire: Window) -> None:
    mode: Any = page(fire).mode
    assert not mode.waiting()
    before = len(mode.over())
    mode.pick("davis", (0.0, 0.0))
    fire.desk.do(attack(fire).command(), faces=(5,))
    mode.back()
    mode.back()
    assert mode.waiting() == {"davis": 1}
    assert len(mode.over()) == before + 1
    [words] = [shape.text for shape in mode.over()[-1](14.0) if isinstance(shape, Words)]
    assert words == "1 volley waits"
    assert "Davis: 1 volley waits" in mode.strip.rows.accessibleDescription()
    press(fire, "q")
    assert len(mode.over()) == before
    fire.desk.undo()
    assert not mode.waiting()


def test_a_key_overrules_a_measure_which_stays_beside_it(fire: Window) -> None:
    page(fire).mode.pick("davis", (0.0, 0.0))
    attack(fire).at = next(nth for nth, one in enumerate(attack(fire).lines) if one.unit == "cutler")
    press(fire, "1", "e", "c")
    line = attack(fire).line
    assert (line.band, line.enfilade) == (0, True)
    assert (line.measured.band, line.measured.enfilade) == (1, False)
    assert line.touched
    assert attack(fire).covers
    assert attack(fire).cover_said
    press(fire, "2", "e")
    assert not attack(fire).line.touched


def test_what_the_referee_said_is_never_measured_over(fire: Window) -> None:
    page(fire).mode.pick("davis", (0.0, 0.0))
    attack(fire).at = next(nth for nth, one in enumerate(attack(fire).lines) if one.unit == "cutler")
    press(fire, "1", "c")
    covers = attack(fire).covers
    fire.desk.do(cmd.Place({"davis": (20.0, 27.0, 180.0)}))
    line = next(one for one in attack(fire).lines if one.unit == "cutler")
    assert line.band == 0
    assert attack(fire).covers == covers


def test_who_moves_while_an_attack_is_put_together_is_measured_anew(fire: Window) -> None:
    page(fire).mode.pick("davis", (0.0, 0.0))
    before = next(one for one in attack(fire).lines if one.unit == "cutler").measured
    fire.desk.do(cmd.Place({"davis": (20.0, 23.0, 180.0)}))
    after = next(one for one in attack(fire).lines if one.unit == "cutler").measured
    assert after.inches < before.inches


def test_enter_goes_to_the_chart_rolls_nothing_and_the_field_comes_back_after_the_die(fire: Window) -> None:
    page(fire).mode.pick("davis", (0.0, 0.0))
    head = fire.desk.session.head
    press(fire, Qt.Key.Key_Return)
    if isinstance(fire.centre.work, FieldWork):
        press(fire, Qt.Key.Key_Return)  # a range near to the edge of its band is asked about once
    work = fire.centre.work
    assert isinstance(work, FireWork)
    assert fire.desk.session.head == head
    assert [line.unit for line in work.attack.lines]
    press(fire, Qt.Key.Key_Space, "7", Qt.Key.Key_Return)
    assert fire.desk.session.head == head + 1
    assert isinstance(fire.centre.work, FieldWork)


def test_a_unit_without_a_place_is_typed_as_ever(open_window: OpenWindow) -> None:
    session = a_session(a_line("defensive"))
    session.do(cmd.Place({name: place for name, place in PLACES.items() if name != "cutler"}))
    window = open_window(session)
    window.centre.take(["davis", "cutler"])
    work = window.centre.work
    assert isinstance(work, FireWork)
    (line,) = work.attack.lines
    assert line.measured is None
    press(window, "2")
    assert work.attack.lines[0].band == 1


def test_the_same_volley_typed_or_measured_leaves_the_same_facts(open_window: OpenWindow) -> None:
    told = []
    for places in (PLACES, {}):
        session = a_session(a_line("defensive"))
        if places:
            session.do(cmd.Place(places))
        window = open_window(session)
        window.centre.take(["davis", "cutler"])
        work = window.centre.work
        assert isinstance(work, FireWork)
        if not places:
            press(window, "2")
        press(window, Qt.Key.Key_Space, "8", Qt.Key.Key_Return)
        lines = [line for line in session.log() if line.dice]
        told.append([(one.dice[0].face, one.label) for one in lines])
    assert told[0] == told[1]


# ---- maneuver


@pytest.fixture
def move(open_window: OpenWindow) -> Window:
    window = on_field(open_window, "move")
    window.desk.select("davis")
    press(window, "8", Qt.Key.Key_Return)  # well handled: a full move
    return window


def moving(window: Window) -> Moving:
    mode = page(window).mode
    assert isinstance(mode, Moving)
    return mode


def test_the_ladders_below_a_way_sum_to_what_stands_under_them(move: Window) -> None:
    mode = moving(move)
    x, y, facing = mode.start()
    ahead = math.radians(facing)
    move.desk.do(cmd.Place({"archer": (x + 3 * math.sin(ahead), y + 3 * math.cos(ahead), facing)}))
    press(move, *[Qt.Key.Key_Up] * 5)
    strip = moving(move).strip
    assert isinstance(strip, MoveStrip)
    ladders = strip.ladders
    (may, walked), (may_in_all, used_in_all, _) = (ladders._may, ladders._used), ladders._sums
    assert any("passage" in one.what for one in may)
    assert sum(_inches(one.value) for one in may if one.counts) == pytest.approx(_inches(may_in_all))
    assert sum(_inches(one.value) for one in walked if one.value) == pytest.approx(_inches(used_in_all), abs=0.11)


def _inches(words: str) -> float:
    return float(words.strip('\u2033"').replace("\u2212", "-"))


def test_who_has_not_rolled_is_told_to(open_window: OpenWindow) -> None:
    window = on_field(open_window, "move")
    window.desk.select("davis")
    press(window, Qt.Key.Key_Up)
    assert moving(window).locked
    assert moving(window).legs == ()


def test_a_way_is_measured_leg_by_leg_and_written_by_enter_alone(move: Window) -> None:
    head, mode = move.desk.session.head, moving(move)
    assert not mode.locked
    move.desk.do(cmd.Place({"cutler": (60.0, 10.0, 0.0)}))
    press(move, "]]]]]]]]]]", Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Up)
    assert [leg.mode for leg in mode.way.legs] == ["wheel", "forward"]
    assert mode.way.used == pytest.approx(sum(leg.inches for leg in mode.way.legs), abs=0.02)
    assert move.desk.session.head == head + 1
    press(move, "y")
    assert [leg.kind for leg in mode.legs] == ["wheel"]
    press(move, Qt.Key.Key_Up, Qt.Key.Key_Return)
    assert move.desk.session.head == head + 2
    assert move.desk.view.field.places["davis"][2] == pytest.approx(190.0)
    move.run("undo")
    assert move.desk.view.field.places["davis"] == PLACES["davis"]


def test_beyond_its_allowance_it_stands_at_the_last_allowed_place_and_says_why(move: Window) -> None:
    mode = moving(move)
    move.desk.do(cmd.Place({"cutler": (60.0, 10.0, 0.0), "hall": (60.0, 5.0, 0.0)}))
    press(move, *[Qt.Key.Key_Up] * 15)
    assert mode.legs[-1].amount == 15
    assert mode.allowed[-1].amount == pytest.approx(12, abs=0.25)
    assert mode.against
    assert page(move).refusal.strip.words()
    assert mode.way.used <= mode.way.allowance


def test_what_a_move_touches_is_named_before_it_is_made(move: Window) -> None:
    mode = moving(move)
    press(move, *[Qt.Key.Key_Up] * 6)
    assert mode.way.touches == ("cutler",)
    assert mode.charge["cutler"].charge.contact == "front"
    assert "Cutler" in mode.primary()[0]
    press(move, Qt.Key.Key_Return)
    assert move.desk.unit("davis").charges == "cutler"


def test_escape_lets_go_and_nothing_moved(move: Window) -> None:
    head = move.desk.session.head
    press(move, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Escape)
    assert moving(move).legs == ()
    assert move.desk.session.head == head


# ---- falling back


def test_who_is_repulsed_is_a_ghost_until_a_key_puts_him_there(open_window: OpenWindow) -> None:
    state = a_battle(
        a_brigade("cutler", stands=8),
        in_contact(a_brigade("davis", "confederate", stands=7), "cutler"),
        step="charge",
        player_turn="confederate",
    )
    session = a_session(state)
    session.do(cmd.Place({"cutler": (30.0, 20.0, 0.0), "davis": (30.0, 20.0, 180.0)}))
    session.do(cmd.ResolveCharge(("davis",), ("cutler",)), faces=(1, 10))
    window = open_window(session)
    window.run("field")
    window.desk.select("davis")
    mode = page(window).mode
    assert isinstance(mode, Charging)
    ghost = mode.back.ghosts()["davis"]
    assert ghost.at[1] > 20.0
    assert mode.told.rows.accessibleDescription().startswith("Davis: falls back")
    assert "F puts it there" in mode.told.rows.accessibleDescription()
    assert window.desk.view.field.places["davis"][1] == 20.0
    press(window, "f")
    assert window.desk.view.field.places["davis"] == pytest.approx(tuple(ghost.at))
    assert mode.back.ghosts() == {}
    window.run("undo")
    assert "davis" in mode.back.ghosts()


# ---- seen from here


def test_a_leaders_radius_and_what_is_seen_are_drawn_when_asked(open_window: OpenWindow) -> None:
    window = on_field(open_window, "charge", heth=(30.0, 44.0))
    window.desk.select("archer")
    mode = page(window).mode
    assert isinstance(mode, Charging)
    assert mode.under() == ()
    press(window, "k")
    size = page(window).canvas.design_size()
    words = [one.text for drawn in mode.under() for one in drawn(size) if hasattr(one, "text")]
    assert words
    assert words[0].startswith("Heth")
    press(window, "k", "v")
    assert len(mode.under()) == 4  # every enemy is seen, or veiled


def test_the_roll_is_answered_from_the_field_and_overruled_by_a_key(open_window: OpenWindow) -> None:
    window = on_field(open_window, "move", cutler=(60.0, 5.0, 0.0), meredith=(66.0, 5.0, 0.0), gamble=(66.0, 8.0, 0.0))
    window.run("field")
    window.desk.select("davis")
    work: Any = window.centre.work
    assert work.answers.command("davis").outside_musket_range
    asked = {one.id: one.value for one in work.answers.asked(window.desk.unit("davis"))}
    assert asked["outside"] == "field"
    work.answers.turn("davis", "outside")
    assert not work.answers.command("davis").outside_musket_range
    asked = {one.id: one.value for one in work.answers.asked(window.desk.unit("davis"))}
    assert asked["outside"] == "referee · field: yes"


def test_it_stands_before_whom_it_touches_and_never_upon_him(move: Window) -> None:
    mode = moving(move)
    press(move, *[Qt.Key.Key_Up] * 9)
    assert mode.legs[-1].amount == 9
    assert mode.allowed[-1].amount == pytest.approx(6, abs=0.25)  # davis stands six inches before Cutler's front
    assert mode.way.touches == ("cutler",)
    assert mode.charge["cutler"].charge.contact == "front"


def test_who_may_not_fire_says_by_how_much(fire: Window) -> None:
    fire.desk.do(cmd.Place({"gamble": (60.0, 20.0, 0.0), "archer": (60.0, 40.0, 180.0)}))
    page(fire).mode.pick("gamble", (0.0, 0.0))
    words = page(fire).refusal.strip.words()
    assert "Gamble may not fire: Archer is 20.0″ away" in words
    assert "carbines reach 8.0″" in words


def test_a_charge_is_answered_from_the_field_and_overruled_by_a_key(open_window: OpenWindow) -> None:
    state = a_battle(
        a_brigade("cutler", stands=8),
        a_brigade("meredith", stands=8),
        in_contact(a_brigade("davis", "confederate", stands=7), "cutler"),
        step="charge",
        player_turn="confederate",
    )
    session = a_session(state)
    session.do(cmd.Place({"cutler": (30.0, 20.0, 0.0), "meredith": (30.0, 18.5, 0.0), "davis": (30.0, 20.0, 180.0)}))
    window = open_window(session)
    work: Any = window.centre.work
    (contact,) = contacts(window.desk.view)
    answers = work.answers
    order = answers.command(contact)
    assert order.supported == session.field.charge_order(contact.attackers, contact.defenders).order.supported
    assert "cutler" in order.supported
    asked = {one.id: one.value for one in answers.asked(contact)}
    assert asked["supported cutler"] == "field"
    answers.turn(contact, "supported cutler")
    assert "cutler" not in answers.command(contact).supported
    asked = {one.id: one.value for one in answers.asked(contact)}
    assert asked["supported cutler"] == "referee · field: yes"


def test_a_typed_die_is_told_on_the_field_and_applied_by_enter(open_window: OpenWindow) -> None:
    window = on_field(open_window, "move")
    window.desk.select("davis")
    head = window.desk.session.head
    press(window, "8")
    assert window.desk.session.head == head
    assert any("Well Handled" in words or "8" in words for words in moving(window).rolling())
    press(window, Qt.Key.Key_Return)
    assert window.desk.session.head == head + 1
    assert not moving(window).locked


def test_the_field_comes_back_with_the_next_step_where_the_chart_was_asked_for(fire: Window) -> None:
    page(fire).mode.pick("davis", (0.0, 0.0))
    page(fire).to_chart()
    assert isinstance(fire.centre.work, FireWork)
    fire.desk.do(cmd.NextStep(because="seen"))
    fire.centre.go_on()
    assert isinstance(fire.centre.work, FieldWork)


def test_an_undone_placing_is_taken_up_where_the_unit_stands(fire: Window) -> None:
    fire.desk.select("cutler")
    press(fire, "p")
    work = page(fire)
    work.by_hand(on=True)
    press(fire, Qt.Key.Key_Right, Qt.Key.Key_Return)
    fire.desk.select("cutler")
    fire.run("undo")
    assert work.placing.at == PLACES["cutler"]


def test_a_figure_is_typed_for_a_leg_and_half_a_move_asked_for(move: Window) -> None:
    mode = moving(move)
    move.desk.do(cmd.Place({"cutler": (60.0, 10.0, 0.0), "hall": (60.0, 5.0, 0.0)}))
    press(move, "g", "4", ".", "5", Qt.Key.Key_Return)
    assert mode.legs[-1].amount == 4.5
    press(move, "h")
    assert mode.way.used == pytest.approx(6, abs=0.2)


def test_who_is_placed_by_hand_in_a_fire_step_is_no_target(fire: Window) -> None:
    page(fire).by_hand(on=True)
    page(fire).mode.carry("davis", (20.0, 28.0))
    page(fire).mode.drop("davis", (20.0, 28.0))
    assert fire.desk.view.field.places["davis"][:2] == (20.0, 28.0)
    fire.centre.take(["archer"])
    page(fire).by_hand(on=False)
    assert attack(fire).target == ""


def test_head_and_foot_tell_alike_what_is_left_of_a_move(move: Window) -> None:
    press(move, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Return)
    mode = moving(move)
    assert mode.way.used == 3.0
    assert mode.note() == "9.0″ to go"
    press(move, Qt.Key.Key_Up)
    assert mode.note() == "8.0″ to go"


def test_who_has_made_his_whole_move_is_said_to_have_moved(open_window: OpenWindow) -> None:
    move = on_field(open_window, "move", cutler=(60.0, 20.0, 0.0), hall=(60.0, 14.0, 0.0))
    move.desk.select("davis")
    press(move, "8", Qt.Key.Key_Return)
    press(move, "g", "12", Qt.Key.Key_Return, Qt.Key.Key_Return)
    mode = moving(move)
    assert mode.way.used == mode.way.allowance
    assert mode.note() == mode.primary()[1] == "Davis has moved"
    hints = mode.keys()
    assert not any("↑" in one.keys for one in hints)
    head = move.desk.session.head
    press(move, Qt.Key.Key_Up, Qt.Key.Key_Return)
    assert move.desk.session.head == head
