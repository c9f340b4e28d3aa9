"""What happened is seen: the strip of what an act brought, journal rows that unfold, refusals that go."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.window import Window
from companion.games.miniatures.screen.work.fire import FireWork
from tests.desktop.conftest import OpenWindow, a_line, a_session, many_units

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(open_window: OpenWindow) -> Window:
    """A volley with a ten at Meredith, whom Wadsworth leads, is about to come into force."""
    made = open_window(a_session(a_line("offensive")))
    made.desk.do(cmd.SetDice("union", "entered", "leader"))
    work = made.centre.work
    assert isinstance(work, FireWork)
    made.centre.take(["meredith", "davis"])
    work.shoot((10,), by_hand=True)
    return made


def end_of_step(window: Window, face: int) -> None:
    QTest.keyClick(window.centre.work, Qt.Key.Key_F8)
    QTest.keyClick(window.centre.work, Qt.Key(ord(str(face))))
    QTest.keyClick(window.centre.work, Qt.Key.Key_Return)


@pytest.fixture
def rolled(open_window: OpenWindow) -> Window:
    """A brigade in disorder has rolled a one."""
    made = open_window(a_session(a_line("move")))
    made.desk.select("archer")
    QTest.keyClick(made.centre.work, Qt.Key.Key_1)
    QTest.keyClick(made.centre.work, Qt.Key.Key_Return)
    return made


@pytest.mark.clause("D10-MAN-DIE")
def test_an_act_tells_what_it_brought_with_its_clause_and_its_act_on_the_table(rolled: Window) -> None:
    strip = rolled.centre.outcome
    assert strip.isVisible()
    assert not rolled.centre.page.stands
    lost = next(row for row in strip.model.rows() if row.mark == "stand")
    assert "maneuver, die 1" in lost.why
    assert lost.why.startswith("5 → ")
    assert lost.clause.startswith("D10-MAN-")
    assert next(act for act in rolled.desk.view.acts if act.number == lost.act).unit == "archer"


def test_it_stays_until_the_next_key_and_a_held_shift_is_none(rolled: Window) -> None:
    strip = rolled.centre.outcome
    QTest.keyClick(rolled.centre.work, Qt.Key.Key_Shift)
    assert strip.isVisible()
    QTest.keyClick(rolled.order.tree, Qt.Key.Key_Down)
    assert not strip.isVisible()


def test_undo_takes_away_what_is_told_of_what_was_undone(rolled: Window) -> None:
    rolled.desk.undo()
    assert not rolled.centre.outcome.isVisible()


def test_a_click_on_a_consequence_ticks_its_act(rolled: Window) -> None:
    QApplication.processEvents()
    rows = rolled.centre.outcome.list
    nth = next(nth for nth, row in enumerate(rows.rows.rows()) if row.act)
    QTest.mouseClick(rows.viewport(), LEFT, pos=rows.visualRect(rows.rows.index(nth)).center())
    assert rolled.centre.outcome.isVisible()
    assert rolled.centre.outcome.model.rows()[nth].done


def test_a_step_that_brought_nothing_tells_nothing(open_window: OpenWindow) -> None:
    window = open_window(a_session(a_line("leaders")))
    QTest.keyClick(window.centre.work, Qt.Key.Key_F8)
    assert window.desk.session.head == 2
    assert not window.centre.outcome.isVisible()
    assert not window.centre.page.stands


# ---- the journal


def test_a_step_in_the_journal_shows_what_it_brought_and_its_dice(window: Window) -> None:
    bare = window.journal.model.rows()
    end_of_step(window, 4)
    row = window.journal.model.rows()[0]
    assert row.band
    assert any("Wadsworth" in line for line in row.lines)
    assert [roll.face for roll in row.dice] == [4]
    high = window.journal.list.visualRect(window.journal.model.index(0)).height()
    assert high > 26 + 16 * len(row.lines)
    assert bare


def folded(window: Window) -> list[tuple[int, str, int]]:
    return [(row.entry, row.fold, row.inside) for row in window.journal.model.rows()]


def test_a_step_folds_with_its_entries_its_lines_and_its_dice_and_unfolds(window: Window) -> None:
    end_of_step(window, 4)
    window.desk.do(cmd.Note("a word"))
    window.desk.do(cmd.NextStep(because="it is late"))
    journal = window.journal
    newest, note, step = [row.entry for row in journal.model.rows()][:3]
    before = folded(window)
    assert [fold for _, fold, _ in before[:3]] == ["", "", "open"], "a step that holds nothing does not fold"
    journal.list.setFocus()
    journal.list.choose(note)
    QTest.keyClick(journal.list, Qt.Key.Key_Left)
    assert folded(window)[:2] == [(newest, "", 0), (step, "shut", 1)], "the note went with its step"
    QTest.keyClick(journal.list, Qt.Key.Key_Right)
    journal.list.choose(step)
    QTest.keyClick(journal.list, Qt.Key.Key_Left)
    shut = next(row for row in journal.model.rows() if row.entry == step)
    assert (shut.fold, shut.lines, shut.dice) == ("shut", (), ())
    lit = journal.list.current()
    assert lit is not None
    assert lit.entry == step
    QTest.keyClick(journal.list, Qt.Key.Key_Right)
    assert folded(window) == before


def test_a_press_on_the_arrow_folds_and_one_on_the_words_lights(window: Window) -> None:
    end_of_step(window, 4)
    QApplication.processEvents()
    journal = window.journal
    place = journal.list.visualRect(journal.model.index(0))
    QTest.mouseClick(journal.list.viewport(), LEFT, pos=place.topLeft() + QPoint(43, 10))
    assert journal.model.rows()[0].fold == "shut"
    QTest.mouseClick(journal.list.viewport(), LEFT, pos=place.topLeft() + QPoint(120, 10))
    assert journal.model.rows()[0].fold == "shut"
    lit = journal.list.current()
    assert lit is not None
    assert lit.entry == journal.model.rows()[0].entry


def test_the_bar_is_of_the_side_that_acts(open_window: OpenWindow) -> None:
    window = open_window(a_session(a_line("defensive")))
    window.centre.take(["davis", "cutler"])
    work = window.centre.work
    assert isinstance(work, FireWork)
    work.shoot((5,), by_hand=True)
    assert window.desk.view.player_turn == "confederate"
    assert window.journal.model.rows()[0].side == "union"


# ---- refusals


def test_a_refusal_goes_with_the_next_key_wherever_it_is_pressed(window: Window) -> None:
    window.refuse("no")
    QTest.keyClick(window.order.tree, Qt.Key.Key_Down)
    assert not window.centre.work.refusal.words()
    window.refuse("no")
    QTest.keyClick(window.centre.work, Qt.Key.Key_F4)
    assert not window.centre.work.refusal.words()


def test_a_refusal_goes_with_its_step(window: Window) -> None:
    window.desk.do(cmd.SetDice("union", "rolled", "leader"))
    work = window.centre.work
    window.refuse("no")
    window.desk.do(cmd.NextStep())
    assert not work.refusal.words()
    assert not window.centre.work.refusal.words()


def test_the_key_that_lets_it_happen_is_not_the_next_key(open_window: OpenWindow) -> None:
    window = open_window(a_session(a_line("leaders")))
    window.desk.do(cmd.Attach("heth", "cutler"))
    strip = window.centre.work.refusal
    if strip.ask.isVisible():
        QTest.keyClick(window.centre.work, Qt.Key.Key_Shift)
        QTest.keyClicks(window.centre.work, "!")
        assert strip.asks
        QTest.keyClicks(strip.because, "why not")
        assert strip.asks


# ---- duties


def test_five_like_duties_are_one_that_opens(open_window: OpenWindow) -> None:
    window = open_window(a_session(many_units("offensive", each=5)))
    rows = window.duties.model.rows()
    assert [row.text.partition(":")[0] for row in rows] == ["5 units may fire"]
    assert "C000" in rows[0].text
    window.duties.list.setFocus()
    window.duties.list.setCurrentIndex(window.duties.model.index(0))
    QTest.keyClick(window.duties.list, Qt.Key.Key_Return)
    assert [row.unit for row in window.duties.model.rows()] == ["", *(f"c{n:03}" for n in range(5))]
    QTest.keyClick(window.duties.list, Qt.Key.Key_Return)
    assert len(window.duties.model.rows()) == 1


def test_four_like_duties_stand_a_line_each(open_window: OpenWindow) -> None:
    window = open_window(a_session(many_units("offensive", each=4)))
    assert len(window.duties.model.rows()) == 4
