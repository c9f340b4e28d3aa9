"""The page of a step that has ended: what came of each roll, what was not done and why, what changes; and its keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from companion.desktop.dialogs.amending import AmendDialog
from companion.desktop.dialogs.override import OverrideDialog
from companion.games.miniatures.charts import readings
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.outcome_page import OutcomePage
from companion.games.miniatures.screen.outcome_rows import PageRow
from companion.games.miniatures.screen.window import Window
from companion.games.miniatures.screen.work.charge import ChargeWork
from companion.games.miniatures.screen.work.fire import FireWork
from companion.kernel.overriding.orders import SetOption
from tests.desktop.conftest import OpenWindow, a_line, a_session
from tests.desktop.hands import Hands
from tests.games.miniatures.building import a_battle, a_brigade, in_contact

LEFT = Qt.MouseButton.LeftButton
SHIFT = Qt.KeyboardModifier.ShiftModifier


def fire(window: Window, target: str, firer: str, face: int) -> None:
    work = window.centre.work
    assert isinstance(work, FireWork)
    window.centre.take([target, firer])
    work.shoot((face,), by_hand=True)


@pytest.fixture
def window(open_window: OpenWindow) -> Window:
    """Two volleys, one with a ten at Meredith, whom Wadsworth leads, one without harm; they have come into force."""
    made = open_window(a_session(a_line("offensive")))
    made.desk.do(cmd.SetDice("union", "entered", "leader"))
    fire(made, "meredith", "davis", 10)
    fire(made, "cutler", "pegram", 1)
    QTest.keyClick(made.centre.work, Qt.Key.Key_F8)
    QTest.keyClick(made.centre.work, Qt.Key.Key_4)
    QTest.keyClick(made.centre.work, Qt.Key.Key_Return)
    return made


def rows(window: Window) -> dict[str, PageRow]:
    return {row.what: row for row in window.centre.page.model.rows()}


def press(window: Window, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(window.focusWidget() or window, key, held)


def done(window: Window) -> list[bool]:
    page = window.centre.page.shown
    assert page is not None
    return [row.done for row in page.rows if row.act]


# ---- what it tells


@pytest.mark.clause("D10-FIRE-TEN-LEADER", "D10-FIRE-TEN-AMMO", "D10-LEADER-4", "D10-FIRE-ROLL")
def test_each_roll_stands_with_its_working_and_a_row_for_each_of_its_consequences(window: Window) -> None:
    page = window.centre.page
    assert window.centre.work is page
    assert page.hasFocus()
    kinds = [(row.kind, row.what) for row in page.model.rows()]
    heads = [what for kind, what in kinds if kind == "roll"]
    assert heads == ["Pegram at Cutler", "Davis at Meredith"], "newest first"
    volley = rows(window)["Davis at Meredith"].roll
    assert volley is not None
    assert [(one.face, one.origin) for one in volley.dice] == [(10, "entered")]
    assert (volley.side, len(volley.pips)) == ("confederate", 1)
    came = [row.what for row in volley.rows]
    assert came[-1] == "Wadsworth falls: Grievously Wounded"
    assert "Davis is low on ammunition" in came
    falls = rows(window)["Wadsworth falls: Grievously Wounded"]
    assert falls.came is not None
    assert falls.came.roll is not None
    assert (falls.came.roll.face, falls.clause) == (4, "D10-LEADER-4")
    low = rows(window)["Davis is low on ammunition"]
    assert low.clause == "D10-FIRE-TEN-AMMO"
    assert ("calm", "Cutler is unharmed: 4 of 4, still fresh") in kinds or any(
        kind == "calm" and what.startswith("Cutler is unharmed") for kind, what in kinds
    )


@pytest.mark.clause("D10-STATE-LOWAMMO-EFFECT")
def test_it_says_what_changes_from_now_on(window: Window) -> None:
    changes = {row.what: row.why for row in window.centre.page.model.rows() if row.kind == "change"}
    assert changes["Davis: Low on ammunition"].startswith("Fire points ×½")
    (leader,) = [why for who, why in changes.items() if who == "Wadsworth"]
    assert "before turn" in leader


@pytest.mark.clause("D10-RUL-FIRE-WHO", "D10-RUL-FIRE-LIMBERED")
def test_where_nobody_fired_each_says_why(open_window: OpenWindow) -> None:
    window = open_window(a_session(a_line("offensive")))
    window.desk.do(cmd.Override("pegram", "limbered", True, "it is driven off"))
    QTest.keyClick(window.centre.work, Qt.Key.Key_F8)
    found = [(row.kind, row.what, row.clause) for row in window.centre.page.model.rows()]
    assert found[0][1] == "No one fired"
    held, limbered = [one for one in found if one[0] == "idle"]
    assert held == ("idle", "Davis and Archer held fire", "D10-RUL-FIRE-WHO")
    assert limbered == ("idle", "Pegram did not fire", "D10-RUL-FIRE-LIMBERED")
    assert "limbered" in rows(window)["Pegram did not fire"].why


def test_two_volleys_at_one_target_each_have_their_own_losses(open_window: OpenWindow) -> None:
    window = open_window(a_session(a_line("offensive")))
    for one in ("davis", "archer"):
        fire(window, "meredith", one, 9)
    QTest.keyClick(window.centre.work, Qt.Key.Key_F8)
    page = window.centre.page.shown
    assert page is not None
    lost = {block.what: [row.own for row in block.rows if row.mark == "stand"] for block in page.blocks}
    firsts = [owns[0] for owns in lost.values() if owns]
    assert len(firsts) == len(set(firsts)), "counted on from one another"


@pytest.mark.clause("D10-RUL-SEQ-SIMULTANEOUS")
def test_fire_that_waits_for_the_end_of_the_phase_says_so(open_window: OpenWindow) -> None:
    session = a_session(a_line("defensive"))
    reading = readings.SIMULTANEOUS_PHASE
    session.do(SetOption(reading.ruling, reading.value, "as we play it"))
    window = open_window(session)
    fire(window, "davis", "cutler", 9)
    QTest.keyClick(window.centre.work, Qt.Key.Key_F8)
    calm = [row.what for row in window.centre.page.model.rows() if row.kind == "calm"]
    assert [one.startswith("At the phase's end: Davis ") for one in calm] == [True]


# ---- its keys


def test_space_and_digits_tick_acts_and_no_tick_is_an_entry(window: Window) -> None:
    head, acts = window.desk.session.head, done(window)
    assert not any(acts)
    press(window, Qt.Key.Key_Space)
    assert done(window)[0]
    press(window, Qt.Key.Key_2)
    assert done(window)[1]
    press(window, Qt.Key.Key_2)
    assert not done(window)[1]
    press(window, Qt.Key.Key_Space, SHIFT)
    assert all(done(window))
    assert not window.centre.page.all.isEnabled()
    assert window.desk.session.head == head
    assert window.centre.page.stands
    assert {act.number for act in window.desk.view.acts if act.done} >= {
        row.came.act for row in window.centre.page.model.rows() if row.came is not None and row.came.act
    }


def test_f8_goes_on_to_the_step_that_has_begun_and_no_tick_bars_it(window: Window) -> None:
    head, step = window.desk.session.head, window.desk.view.step_name
    assert window.duties.next.text() == "Go on"
    assert window.duties.next.isEnabled()
    press(window, Qt.Key.Key_F8)
    assert not window.centre.page.stands
    assert (window.desk.session.head, window.desk.view.step_name) == (head, step)
    assert isinstance(window.centre.work, ChargeWork)
    assert window.centre.work.hasFocus()
    assert window.duties.next.text() == "Next step"


def test_a_key_that_is_none_of_its_own_puts_it_away_and_does_nothing_else(window: Window) -> None:
    head = window.desk.session.head
    for held in (Qt.Key.Key_Shift, Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_PageDown):
        press(window, held)
        assert window.centre.page.stands
    press(window, Qt.Key.Key_R)
    assert not window.centre.page.stands
    assert window.desk.session.head == head


def test_undo_takes_back_the_end_of_the_step_and_the_page_with_it(window: Window) -> None:
    press(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not window.centre.page.stands
    assert isinstance(window.centre.work, FireWork)


def test_e_amends_the_lit_roll_and_the_page_tells_of_the_step_as_it_then_was(window: Window) -> None:
    page = window.centre.page
    press(window, Qt.Key.Key_Down)
    press(window, Qt.Key.Key_Down)
    lit = page.list.current()
    assert lit is not None
    assert lit.what == "Davis at Meredith"
    assert window.desk.selection == "davis"
    hands = Hands(window)
    hands.press(Qt.Key.Key_E)
    assert isinstance(window.evening.dialog, AmendDialog)
    hands.press("1", Qt.Key.Key_Return)
    assert page.stands
    again = rows(window)["Davis at Meredith"].roll
    assert again is not None
    assert [one.face for one in again.dice] == [1]
    assert not again.rows
    assert window.focusWidget() is page


def test_o_sets_by_hand_whom_the_lit_line_is_about(window: Window) -> None:
    press(window, Qt.Key.Key_O)
    dialog = window.evening.dialog
    assert isinstance(dialog, OverrideDialog)
    dialog.reject()
    assert window.centre.page.stands


def test_a_click_ticks_and_a_unit_that_is_chosen_for_the_work_puts_it_away(window: Window) -> None:
    QApplication.processEvents()
    page: OutcomePage = window.centre.page
    nth = next(nth for nth, row in enumerate(page.model.rows()) if row.key == 1)
    page.list.scrollTo(page.model.index(nth))
    QTest.mouseClick(page.list.viewport(), LEFT, pos=page.list.visualRect(page.model.index(nth)).center())
    assert done(window)[0]
    window.desk.select("davis")
    assert not page.stands


# ---- the other steps


@pytest.mark.clause("D10-CHARGE-DIFFERENCE")
def test_a_charge_step_has_a_block_a_combat(open_window: OpenWindow) -> None:
    davis, cutler = a_brigade("davis", "confederate"), a_brigade("cutler", stands=6)
    fight = a_battle(cutler, in_contact(davis, "cutler"), step="charge", player_turn="confederate")
    window = open_window(a_session(fight))
    work = window.centre.work
    assert isinstance(work, ChargeWork)
    QTest.keyClick(work, Qt.Key.Key_Space)
    QTest.keyClicks(work, "19")
    QTest.keyClick(work, Qt.Key.Key_Return)
    while (asked := window.desk.view.pending) is not None:
        window.desk.do(cmd.Answer(asked.choices[0]))
    QTest.keyClick(window.centre.work, Qt.Key.Key_F8)
    page = window.centre.page.shown
    assert page is not None
    assert page.title == "Charge combats: what came of it"
    (block,) = page.blocks
    assert block.what == "Davis against Cutler"
    assert [one.face for one in block.dice] == [1, 9]
    assert block.rows
    assert all(row.clause.startswith("D10-") for row in block.rows)


def test_a_maneuver_step_has_its_page_where_something_came_of_a_roll(open_window: OpenWindow) -> None:
    window = open_window(a_session(a_line("move")))
    window.desk.select("archer")
    QTest.keyClick(window.centre.work, Qt.Key.Key_1)
    QTest.keyClick(window.centre.work, Qt.Key.Key_Return)
    window.run("next-step")
    page = window.centre.page.shown
    assert page is not None
    assert [block.what for block in page.blocks] == ["Archer"]
    assert any(row.mark == "stand" for row in page.rows)
