"""An evening at the desk, panel by panel, on the real window."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from companion.desktop.app.application import Desktop
from companion.desktop.desk.outcome import Refusal
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.this_turn import ThisTurn
from companion.games.miniatures.screen.window import Window
from companion.games.miniatures.screen.work.charge import ChargeWork
from companion.games.miniatures.screen.work.fire import FireWork
from companion.games.miniatures.screen.work.leaders import LeadersWork
from companion.games.miniatures.screen.work.maneuver import ManeuverWork
from companion.kernel.record import Done
from companion.language.messages import told as in_words
from tests.desktop.conftest import OpenWindow, a_line, a_session, the_ridge
from tests.games.miniatures.building import a_battle, a_brigade, a_leader, in_contact


def press(window: Window, key: Qt.Key | str) -> None:
    if isinstance(key, str):
        QTest.keyClicks(window.centre.work, key)
    else:
        QTest.keyClick(window.centre.work, key)


def told(window: Window) -> str:
    return window.centre.work.refusal.words()


# ---- maneuver


@pytest.fixture
def maneuver(open_window: OpenWindow) -> Window:
    return open_window(a_session(a_line("move")))


@pytest.mark.clause("D10-MAN-DIE", "D10-RUL-MAN-WHO-ROLLS")
def test_who_must_roll_stands_first_with_modifiers_and_odds(maneuver: Window) -> None:
    work = maneuver.centre.work
    assert isinstance(work, ManeuverWork)
    first = work.model.rows()[0]
    assert (first.id, first.kind) == ("archer", "must")
    assert sum(one.share for one in first.segments) == pytest.approx(1)
    assert [mark.letter for mark in first.marks] == ["D"]


def test_a_typed_die_shows_its_outcome_before_it_is_applied(maneuver: Window) -> None:
    work = maneuver.centre.work
    assert isinstance(work, ManeuverWork)
    before = maneuver.desk.session.head
    press(maneuver, "8")
    assert "Rallies" in work.type_hint.text()
    assert maneuver.desk.session.head == before
    press(maneuver, Qt.Key.Key_Return)
    done = maneuver.desk.session.log()[-1]
    assert [(roll.face, roll.origin) for roll in done.dice] == [(8, "entered")]
    assert not maneuver.desk.unit("archer").disordered


def test_the_app_rolls_with_r_even_where_the_dice_are_real(maneuver: Window) -> None:
    maneuver.desk.do(cmd.SetDice("confederate", "entered"))
    press(maneuver, "R")
    assert [roll.origin for roll in maneuver.desk.session.log()[-1].dice] == ["rolled"]


def test_a_leader_in_radius_is_said_by_key_and_changes_the_odds(maneuver: Window) -> None:
    work = maneuver.centre.work
    assert isinstance(work, ManeuverWork)
    before = work.model.rows()[0].total
    press(maneuver, "I")
    assert work.model.rows()[0].total != before
    assert any(label == "Heth" for label, _ in work.model.rows()[0].modifiers)


def test_a_brigade_that_has_not_rolled_says_why_it_may_not_move(maneuver: Window) -> None:
    maneuver.desk.select("davis")
    press(maneuver, "7")
    press(maneuver, Qt.Key.Key_Return)
    work = maneuver.centre.work
    assert isinstance(work, ManeuverWork)
    maneuver.desk.select("pegram")
    assert "batteries may not charge" in work.moves[2].reason


def test_next_is_off_and_names_the_duty_that_is_open(maneuver: Window) -> None:
    assert "Archer is disordered and must roll".lower() in maneuver.duties.next.reason.lower()
    QTest.keyClick(maneuver.centre.work, Qt.Key.Key_F8)
    assert "must roll" in told(maneuver)
    assert maneuver.desk.view.step == 2


# ---- leaders


def test_a_leader_is_attached_from_the_menu_of_those_he_may_join(open_window: OpenWindow) -> None:
    window = open_window(a_session(a_line("leaders")))
    work = window.centre.work
    assert isinstance(work, LeadersWork)
    assert not work.attach.reason
    assert "not attached" in work.detach.reason
    press(window, "D")
    assert "not attached" in told(window)
    window.desk.do(cmd.Attach("heth", "davis"))
    assert work.model.rows()[0].where == "with Davis"


def test_the_letter_of_a_name_chooses_it_in_the_menu_of_those_he_may_join(open_window: OpenWindow) -> None:
    window = open_window(a_session(a_line("leaders")))
    press(window, "A")
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    QTest.keyClick(menu, Qt.Key.Key_A)
    assert window.desk.leader("heth").attached == "archer"


# ---- fire


@pytest.mark.clause("D10-FIRE-ROLL", "D10-FIRE-POINTS-RANGES")
def test_the_chart_is_lit_where_the_attack_reads_it(open_window: OpenWindow) -> None:
    window = open_window(a_session(a_line()))
    work = window.centre.work
    assert isinstance(work, FireWork)
    work.attack.aim("davis")
    work.attack.add("cutler")
    work.refresh()
    press(window, "1")
    promise: Any = work.prospect()
    assert promise.points == 8.0
    assert "8, 9" in work.chart.accessibleDescription()
    press(window, Qt.Key.Key_Space)
    press(window, "9")
    assert work.right.effect.text().lower().startswith(promise.effects[8])
    assert "Davis" in work.right.does.text()


def test_who_cannot_fire_is_shown_with_the_reason(open_window: OpenWindow) -> None:
    window = open_window(a_session(a_line()))
    window.desk.do(cmd.Override("hall", "silenced", True, "a test"))
    work = window.centre.work
    assert isinstance(work, FireWork)
    work.attack.aim("davis")
    work.refresh()
    assert "hall" not in [item.id for item in work.candidates.items()]
    assert "Hall is silenced" in work.candidates.accessibleDescription()


def test_a_target_that_is_gone_ends_the_attack_in_words(open_window: OpenWindow) -> None:
    window = open_window(a_session(a_line()))
    work = window.centre.work
    assert isinstance(work, FireWork)
    work.attack.aim("davis")
    work.attack.add("cutler")
    work.refresh()
    window.desk.do(cmd.LeaveTable("davis"))
    assert not work.attack.target
    assert "Davis is not on the table any more" in told(window)


def test_an_order_of_a_wrong_side_is_refused_in_place(open_window: OpenWindow) -> None:
    window = open_window(a_session(a_line()))
    refusals: list[Refusal] = []
    window.desk.refused.connect(refusals.append)
    window.desk.do(cmd.Fire("cutler", (cmd.FiringUnit("davis", (cmd.FiringGroup(4.0),)),)))
    assert refusals
    assert told(window).lower().startswith(refusals[0].text[:10].lower())


# ---- charge


@pytest.fixture
def charge(open_window: OpenWindow) -> Window:
    state = a_battle(
        in_contact(a_brigade("davis", "confederate"), "cutler"),
        in_contact(a_brigade("archer", "confederate", stands=6), "cutler"),
        a_brigade("cutler", stands=7),
        a_leader("heth", "confederate", attached="davis"),
        step="charge",
        player_turn="confederate",
    )
    return open_window(a_session(state))


@pytest.mark.clause("D10-CHARGE-DIFFERENCE")
def test_attackers_in_contact_with_one_defender_fight_together(charge: Window) -> None:
    work = charge.centre.work
    assert isinstance(work, ChargeWork)
    promise: Any = work.prospect()
    assert promise.attackers == ("davis", "archer")
    assert promise.defenders == ("cutler",)
    assert sum(one.ways for one in promise.differences) == 100
    labels = {rung.label: rung for rung in promise.attacker}
    assert labels["Attached leader"].reason == "Heth"
    assert labels["Supported"].value is None


def test_both_dice_are_typed_attackers_first(charge: Window) -> None:
    press(charge, Qt.Key.Key_Space)
    press(charge, "94")
    work = charge.centre.work
    assert isinstance(work, ChargeWork)
    assert work.roll.text().startswith("Apply")
    press(charge, Qt.Key.Key_Return)
    done = charge.desk.session.log()[-1]
    assert [roll.face for roll in done.dice[:2]] == [9, 4]


def test_supported_and_ground_are_said_by_key_and_kept(charge: Window) -> None:
    work = charge.centre.work
    assert isinstance(work, ChargeWork)
    before: Any = work.prospect()
    press(charge, "G")
    press(charge, "3")
    after: Any = work.prospect()
    assert after.defender_modifier == before.defender_modifier + 2
    charge.desk.do(cmd.Note("meanwhile"))
    kept: Any = work.prospect()
    assert kept.defender_modifier == after.defender_modifier


def test_a_question_is_answered_by_its_key_and_nothing_else_goes_on(charge: Window) -> None:
    press(charge, Qt.Key.Key_Space)
    press(charge, "64")
    press(charge, Qt.Key.Key_Return)
    work = charge.centre.work
    assert isinstance(work, ChargeWork)
    asked = charge.desk.view.pending
    assert asked is not None
    assert "question" in charge.desk.why_not(cmd.NextStep()) or charge.desk.why_not(cmd.NextStep())
    press(charge, work.questions.keys()[0].keys[0])
    assert charge.desk.view.pending != asked


# ---- dice that are wanted


def test_a_real_die_is_asked_for_by_what_it_is_for(open_window: OpenWindow) -> None:
    window = open_window(a_session(a_line()))
    window.desk.do(cmd.SetDice("union", "entered"))
    work = window.centre.work
    assert isinstance(work, FireWork)
    work.attack.aim("davis")
    work.attack.add("cutler")
    work.refresh()
    press(window, Qt.Key.Key_Return)
    strip = window.centre.die
    assert not strip.isHidden()
    assert "fire of Cutler at Davis" in strip.words.text()
    before = window.desk.session.head
    press(window, Qt.Key.Key_Escape)
    assert strip.isHidden()
    assert window.desk.session.head == before
    press(window, Qt.Key.Key_Return)
    press(window, "6")
    assert window.desk.session.head == before
    assert strip.outcome.text().startswith("6")
    press(window, Qt.Key.Key_Return)
    assert window.desk.session.log()[-1].dice[0].face == 6
    assert strip.isHidden()


@pytest.mark.clause("D10-LEADER-4")
def test_a_leaders_die_that_is_typed_is_shown_with_its_outcome_and_waits_for_enter(open_window: OpenWindow) -> None:
    window = open_window(a_session(a_line()))
    window.desk.do(cmd.SetDice("union", "entered"), cmd.SetDice("confederate", "entered"))
    work, strip = window.centre.work, window.centre.die
    assert isinstance(work, FireWork)
    window.desk.do(cmd.Attach("heth", "davis", because="he is there"))
    window.centre.take(["davis", "cutler"])
    work.shoot((10,), by_hand=True)
    QTest.keyClick(work, Qt.Key.Key_F8)
    before = window.desk.session.head
    assert "fallen leader roll for Heth" in strip.words.text()
    press(window, "4")
    assert strip.die.face == 4
    assert "Grievously Wounded: he falls" in strip.outcome.text()
    press(window, Qt.Key.Key_Escape)
    assert (strip.face, strip.isHidden()) == (None, False)
    press(window, "7")
    assert "unhurt" in strip.outcome.text()
    assert window.desk.session.head == before
    QTest.mouseClick(strip.apply, Qt.MouseButton.LeftButton)
    assert window.desk.session.log()[-1].dice[-1].face == 7


def test_a_draw_takes_only_the_faces_that_there_are(open_window: OpenWindow) -> None:
    state = a_battle(
        in_contact(a_brigade("davis", "confederate", stands=8), "cutler"),
        a_brigade("cutler", stands=4, this_turn=ThisTurn()),
        a_leader("one", attached="cutler"),
        a_leader("two", rank="corps", commands="union-I", attached="cutler"),
        step="charge",
        player_turn="confederate",
    )
    window = open_window(a_session(state))
    press(window, Qt.Key.Key_Space)
    press(window, "01")
    press(window, Qt.Key.Key_Return)
    waiting = window.desk.waiting
    assert waiting is not None
    assert waiting.sides == 2
    press(window, "7")
    assert "not on this die" in told(window)
    press(window, "2")
    press(window, Qt.Key.Key_Return)
    assert window.desk.waiting is None
    assert window.desk.session.log()[-1].dice[-1].face == 2


# ---- journal, undo, table


def test_undo_and_redo_say_what_they_do_and_do_it(maneuver: Window) -> None:
    press(maneuver, "8")
    press(maneuver, Qt.Key.Key_Return)
    assert maneuver.header.undo.text() == "Undo: Maneuver Archer"
    QTest.keyClick(maneuver.centre.work, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert maneuver.desk.unit("archer").disordered
    assert maneuver.header.redo.text() == "Redo: Maneuver Archer"
    row = maneuver.journal.model.rows()[0]
    assert not row.current
    assert "undone" in row.note
    QTest.keyClick(maneuver.centre.work, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert not maneuver.desk.unit("archer").disordered


def test_an_entry_of_the_journal_is_gone_to_from_its_line(maneuver: Window) -> None:
    for text in ("one", "two", "three"):
        maneuver.desk.do(cmd.Note(text))
    row = next(one for one in maneuver.journal.model.rows() if "one" in one.head)
    acts = {one.words: (one.why, one.run) for one in maneuver.journal.acts(row)}
    reason, act = acts["Go to this entry"]
    assert not reason
    act()
    assert maneuver.desk.session.head == row.entry
    assert [one.current for one in maneuver.journal.model.rows()[:2]] == [False, False]
    assert acts["Mend …"][0] == ""


def test_an_entry_that_was_left_out_is_done_again_from_its_line(maneuver: Window) -> None:
    maneuver.desk.do(cmd.Note("left out"))
    maneuver.desk.undo()
    maneuver.desk.do(cmd.Note("in its place"))
    row = next(one for one in maneuver.journal.model.rows() if not one.current)
    acts = {one.words: (one.why, one.run) for one in maneuver.journal.acts(row)}
    reason, act = acts["Do it again, as the newest"]
    assert not reason
    act()
    told = [in_words(line.label) for line in maneuver.desk.session.log() if line.current]
    assert told[-2:] == ["Note: in its place", "Note: left out"]
    here = next(one for one in maneuver.journal.model.rows() if one.current)
    assert {one.words: one.why for one in maneuver.journal.acts(here)}["Do it again, as the newest"]


def test_a_mistyped_die_is_mended_from_its_line(maneuver: Window, qtbot: QtBot) -> None:
    press(maneuver, "1")
    press(maneuver, Qt.Key.Key_Return)
    entry = maneuver.desk.session.head
    maneuver.desk.do(cmd.Note("later"))
    maneuver.run("mend")
    assert maneuver.evening.dialog is not None
    found = maneuver.desk.amend(entry, None, (8,))
    assert not isinstance(found, Refusal)
    assert not maneuver.desk.unit("archer").disordered
    assert [in_words(line.label) for line in maneuver.desk.session.log() if line.current][-1] == "Note: later"


def test_acts_on_the_table_are_ticked_off(open_window: OpenWindow) -> None:
    window = open_window(the_ridge())
    desk = window.desk
    desk.do(cmd.Override("gamble", "disordered", True, "a test"))
    while not desk.view.acts:
        ways = (cmd.NextStep(), cmd.Maneuver("gamble"), cmd.Maneuver("devin"))
        assert any(isinstance(desk.do(one), Done) for one in ways)
    window.run("tick")
    assert all(act.done for act in desk.view.acts)
    assert window.table.title.accessibleDescription() == "all is done"


def test_a_count_of_the_table_is_one_entry(maneuver: Window) -> None:
    maneuver.run("count-table")
    dialog = maneuver.evening.dialog
    grid = dialog.grid
    units = [unit.id for unit in dialog.model.units]
    grid.setCurrentIndex(dialog.model.index(units.index("cutler"), 0))
    QTest.keyClicks(grid, "5")
    grid.setCurrentIndex(dialog.model.index(units.index("davis"), 1))
    QTest.keyClicks(grid, " ")
    before = maneuver.desk.session.head
    dialog.accept()
    assert maneuver.desk.session.head == before + 1
    assert maneuver.desk.unit("cutler").stands == 5
    assert maneuver.desk.unit("davis").disordered


def test_a_dialog_outlives_the_unit_it_is_about(maneuver: Window) -> None:
    maneuver.desk.select("davis")
    maneuver.evening.open_form("move", {"unit": "davis"})
    form = maneuver.evening.dialog
    maneuver.desk.do(cmd.LeaveTable("davis"))
    assert "not on the table" in form.strip.words()
    assert not form.apply.isEnabled()
    form.reject()


def test_the_filter_finds_by_name_state_and_marker(maneuver: Window) -> None:
    tree = maneuver.order.tree
    maneuver.order.field.setText("disordered confed")
    shown = [row.id for row in tree.order.rows() if row.kind == "unit"]
    maneuver.order.field.setText("archer")
    assert [row.id for row in tree.order.rows() if row.kind == "unit"] == ["archer"]
    maneuver.order.field.setText("disordered")
    assert "archer" in [row.id for row in tree.order.rows() if row.kind == "unit"]
    assert "davis" not in shown


def test_the_scale_lays_the_window_out_again_and_the_game_goes_on(open_window: OpenWindow, desktop: Any) -> None:
    window = open_window(a_session(a_line("move")))
    window.desk.do(cmd.Note("before"))
    window.desk.eyes["archer", "radius heth"] = True
    desktop.look.change(percent=150)
    made = desktop.windows[0]
    assert made is not window
    assert made.desk.session is window.desk.session
    assert made.desk.eyes["archer", "radius heth"]
    made.desk.do(cmd.Note("after"))
    assert "after" in made.journal.model.rows()[0].head
    desktop.look.change(percent=100)


def test_an_evening_goes_on_where_it_stopped(desktop: Any, tmp_path: Path) -> None:
    path = tmp_path / "evening.companion"
    the_ridge(path).close()
    window = desktop.open(path)
    window.desk.do(cmd.Note("late"))
    window.close()
    desktop.begin()
    assert desktop.windows[0].path == path
    assert "late" in desktop.windows[0].journal.model.rows()[0].head


# ---- the mouse's ways


def test_units_selected_together_are_taken_by_the_work_at_once(open_window: OpenWindow) -> None:
    window = open_window(a_session(a_line()))
    work = window.centre.work
    assert isinstance(work, FireWork)
    window.order.tree.taken.emit(("davis", "cutler", "hall"))
    assert work.attack.target == "davis"
    assert [line.unit for line in work.attack.lines] == ["cutler", "hall"]


def test_a_leader_dropped_on_a_unit_joins_it(open_window: OpenWindow) -> None:
    window = open_window(a_session(a_line("leaders")))
    tree = window.order.tree
    heth = next(tree.order.find(row.id) for row in tree.order.rows() if "heth" in (row.id, row.leader))
    data = tree.order.mimeData([heth])
    tree.order.dropMimeData(data, Qt.DropAction.CopyAction, -1, -1, tree.order.find("davis"))
    assert window.desk.leader("heth").attached == "davis"
    davis = tree.order.mimeData([tree.order.find("archer")])
    tree.order.dropMimeData(davis, Qt.DropAction.CopyAction, -1, -1, tree.order.find("davis"))
    assert "only a leader joins a unit of his side" in told(window).lower()


def test_the_context_menu_of_a_unit_says_why_not(open_window: OpenWindow) -> None:
    window = open_window(a_session(a_line("move")))
    tree = window.order.tree
    rect = tree.visualRect(tree.order.find("davis"))
    tree.customContextMenuRequested.emit(rect.center())
    menu = QApplication.activePopupWidget()
    assert menu is not None
    words = {act.text(): act.isEnabled() for act in menu.actions()}
    assert any(text.startswith("Override") and on for text, on in words.items())
    assert window.desk.selection == "davis"
    menu.close()


# ---- eyes


def test_a_colour_is_chosen_otherwise_and_remembered(open_window: OpenWindow, desktop: Desktop) -> None:
    window = open_window(a_session(a_line("move")))
    own = desktop.look.color("wine").name()
    window.run("colors")
    dialog = window.evening.dialog
    dialog.take("wine", "#0055aa")
    assert desktop.look.color("wine").name() == "#0055aa"
    assert desktop.settings.stored.colors == {"light/wine": "#0055aa"}
    desktop.look.change(dark=True)
    assert desktop.look.color("wine").name() != "#0055aa"
    desktop.look.change(dark=False)
    dialog.take("wine", "")
    assert desktop.look.color("wine").name() == own
    dialog.reject()


def test_the_score_stands_in_the_head(open_window: OpenWindow) -> None:
    window = open_window(the_ridge())
    objective = window.desk.view.objectives[0]
    score = window.desk.session.score()
    assert " to " not in window.header.clock.accessibleName(), "nothing has been fought for yet"
    window.desk.do(cmd.TakeObjective(objective.id, "confederate"))
    after = window.desk.session.score()
    assert after.confederate.total == score.confederate.total + objective.points
    assert f"{after.union.total} to {after.confederate.total}" in window.header.clock.accessibleName()


# ---- ways back


def test_a_range_that_nothing_reaches_is_refused_with_its_reason(open_window: OpenWindow) -> None:
    window = open_window(a_session(a_line()))
    work = window.centre.work
    assert isinstance(work, FireWork)
    work.attack.aim("davis")
    work.attack.add("cutler")
    work.refresh()
    press(window, "5")
    assert "beyond the last range" in work.apply.reason
    before = window.desk.session.head
    press(window, "R")
    assert "beyond the last range" in told(window)
    assert window.desk.session.head == before
    press(window, "2")
    assert not work.apply.reason


def test_escape_leads_from_the_filter_back_to_the_work(open_window: OpenWindow) -> None:
    window = open_window(a_session(a_line("move")))
    window.run("filter")
    QTest.keyClicks(window.order.field, "archer")
    QTest.keyClick(window.order.field, Qt.Key.Key_Escape)
    assert not window.order.field.text()
    assert window.centre.work.hasFocus()


def test_a_double_click_in_the_journal_goes_there_and_back(open_window: OpenWindow) -> None:
    window = open_window(a_session(a_line("move")))
    for text in ("one", "two"):
        window.desk.do(cmd.Note(text))
    panel = window.journal
    panel.list.doubleClicked.emit(panel.model.index(1))
    assert window.desk.session.head == 2
    panel.list.doubleClicked.emit(panel.model.index(0))
    assert window.desk.session.head == 3
