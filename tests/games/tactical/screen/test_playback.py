"""The playback of combat on real widgets: gone through by keys, played on, explained, left; nothing to a covered seat."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from companion.desktop.app.application import Desktop
from companion.games.tactical.rules import events as ev
from companion.games.tactical.screen.desk import TacticalDesk
from companion.games.tactical.screen.playback import Playback
from companion.kernel.session import Session
from tests.games.tactical.beginning import next_order
from tests.games.tactical.screen.conftest import OpenBattle, a_battle

Show = Callable[..., Playback]
HIDDEN = {"hidden": "yes"}


def fought(**more: object) -> tuple[Session, int]:
    """Play to the end of the first combat phase; give its entry."""
    session = a_battle(**more)  # type: ignore[arg-type]
    while True:
        done = session.do(next_order(session.view.truth))
        if any(isinstance(one, ev.SubPhaseBegan) for one in done.events):
            return session, done.entry


@pytest.fixture
def show(desktop: Desktop, qtbot: QtBot) -> Show:
    def go(**more: object) -> Playback:
        session, entry = fought(**more)
        desk = TacticalDesk(session)
        found = Playback(desk, desktop.look, [entry])
        qtbot.addWidget(found)
        found.resize(900, 700)
        found.show()
        return found

    return go


def test_it_begins_with_the_first_shot_on_the_map_and_its_working_beside(show: Show) -> None:
    shown = show()
    assert shown.has_steps
    assert shown.nth == 0
    (clash,) = shown.map.marks.clashes
    assert clash.text.startswith("−")
    rows = shown.lines.rows()
    assert rows[0].kind == "fact"
    assert any(one.text == "Casualties, rounded down" for one in rows)
    assert shown.list.currentIndex().row() == 0
    assert "Defensive artillery fire" in shown.head.accessibleName()


def test_keys_go_by_steps_by_parts_and_to_the_ends_wherever_the_focus_is(show: Show) -> None:
    shown = show()
    for widget, nth in ((shown, 1), (shown.map, 2), (shown.list, 3), (shown.log, 4)):
        QTest.keyClick(widget, Qt.Key.Key_Right)
        assert shown.nth == nth
    QTest.keyClick(shown.map, Qt.Key.Key_PageDown)
    assert shown.nth == shown.course.parts[1]
    QTest.keyClick(shown, Qt.Key.Key_End)
    assert shown.ended
    assert not shown.buttons["on"].isEnabled()
    QTest.keyClick(shown, Qt.Key.Key_Home)
    assert shown.nth == 0
    QTest.keyClick(shown.map, Qt.Key.Key_Up)  # the map's own cursor
    assert shown.nth == 0


def test_what_each_side_has_lost_grows_and_the_last_step_tells_all_of_it(show: Show) -> None:
    shown = show()
    QTest.keyClick(shown, Qt.Key.Key_End)
    frame = shown.shown
    assert frame is not None
    told = shown.head.accessibleDescription()
    for side, lost in frame.lost:
        assert lost.men
        assert f"{side.capitalize()}: {lost.words}" in told


def test_it_plays_on_to_the_end_and_stops(show: Show, qtbot: QtBot) -> None:
    shown = show()
    shown.go(len(shown.frames) - 3)
    shown.play_at(8)
    QTest.keyClick(shown, Qt.Key.Key_Space)
    assert shown.playing
    assert shown.play.text() == "Pause"
    qtbot.waitUntil(lambda: not shown.playing)
    assert shown.ended


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_enter_and_escape_leave_it(show: Show, qtbot: QtBot, key: Qt.Key) -> None:
    shown = show()
    with qtbot.waitSignal(shown.left):
        QTest.keyClick(shown.map, key)
    with qtbot.waitSignal(shown.left):
        shown.go_on.click()


def test_a_unit_that_is_clicked_is_told_as_it_was_then(show: Show) -> None:
    shown = show()
    one = next(one for one in shown.map.marks.counters if not one.selected)
    shown.map.picked.emit(one.id)
    assert shown.line.text().startswith(one.name)
    assert [each.id for each in shown.map.marks.counters if each.selected] == [one.id]
    shown.step("on")
    assert [each.id for each in shown.map.marks.counters if each.selected] == [one.id]
    shown.map.picked.emit(one.id)
    assert not shown.line.isVisible()


def test_the_log_is_read_aloud_with_its_clauses(show: Show) -> None:
    shown = show()
    said = [shown.lines.data(shown.lines.index(row)) for row in range(shown.lines.rowCount())]
    assert any("ANT-R-FIRE-FORMULA" in one for one in said)
    assert all(said)


def test_figures_stand_in_place_of_symbols_where_they_are_wanted(show: Show) -> None:
    shown = show()
    shown.show_icons(icons=True)
    assert shown.map.marks.icons
    shown.step("on")
    assert shown.map.marks.icons


@pytest.mark.clause("ANT-2.1k")
@pytest.mark.parametrize("side", ["union", "confederate"])
def test_a_side_among_hidden_units_sees_only_what_it_may(desktop: Desktop, qtbot: QtBot, side: str) -> None:
    enemy = {"union": "confederate", "confederate": "union"}
    session, entry = fought(settings=HIDDEN, players={side: "human", enemy[side]: "computer:basic"})
    shown = Playback(TacticalDesk(session), desktop.look, [entry])
    qtbot.addWidget(shown)
    state = session._states.at(session._book.entry(entry).parent or 1)
    shown_before = state.revealed.get(side, ())
    hidden = {one.id for one in state.units.values() if one.side != side and one.id not in shown_before}
    assert hidden
    assert shown.has_steps
    for nth in range(len(shown.frames)):
        shown.go(nth)
        assert not hidden & {one.id for one in shown.map.marks.counters}
        for fact in shown.frames.steps[nth].facts:
            assert not fact.working or fact.event.unit.startswith(side)


@pytest.mark.clause("ANT-2.1k")
def test_while_the_laptop_changes_hands_there_is_nothing_of_it(desktop: Desktop, qtbot: QtBot) -> None:
    session, entry = fought(settings=HIDDEN)
    desk = TacticalDesk(session)
    assert desk.covered
    assert not Playback(desk, desktop.look, [entry]).has_steps
    desk.covered = False
    shown = Playback(desk, desktop.look, [entry])
    qtbot.addWidget(shown)
    assert shown.lines.rowCount()
    desk.covered = True
    with qtbot.waitSignal(shown.left):
        desk.changed.emit()
    assert not shown.lines.rowCount()
    assert not shown.map.marks.counters


def test_in_a_low_window_the_steps_take_the_place_of_what_happened(show: Show) -> None:
    shown = show()
    assert shown.list.isVisible()
    shown.resize(700, 480)
    assert shown.log.isVisible()
    assert not shown.list.isVisible()
    QTest.keyClick(shown, Qt.Key.Key_S)
    assert shown.list.isVisible()
    assert not shown.log.isVisible()
    QTest.keyClick(shown, Qt.Key.Key_S)
    assert shown.log.isVisible()
    shown.resize(700, 340)
    assert not shown.time.isVisible()


def test_in_the_window_of_a_battle_it_has_all_the_room_until_the_game_goes_on(
    open_battle: OpenBattle, qtbot: QtBot
) -> None:
    session, _ = fought()
    window = open_battle(session)
    window.resize(1024, 700)
    window.run("combat-again")
    shown = window.looking_back.shown
    assert shown is not None
    qtbot.waitUntil(shown.isVisible)
    assert not window.unit.isVisible()
    assert not window.drawers.bar.isVisible()
    QTest.keyClick(shown, Qt.Key.Key_Return)
    assert window.looking_back.shown is None
    assert window.unit.isVisible()


def test_from_the_journal_an_entry_is_played_back_or_read(open_battle: OpenBattle, qtbot: QtBot) -> None:
    session, entry = fought()
    window = open_battle(session)
    window.run("journal")
    window.journal.list.setCurrentIndex(window.journal.model.index(window.journal.model.place(entry)))
    QTest.keyClick(window.journal.list, Qt.Key.Key_P)
    shown = window.looking_back.shown
    assert shown is not None
    assert shown.frames.steps[0].section.startswith("Defensive artillery fire")
    shown.left.emit()
    window.run("journal")
    window.journal.working.emit(entry)
    text = window.evening.dialog.text.toPlainText()
    shot, figure = text.index(" fires at "), text.index("ANT-T-WEAPON")
    assert shot < figure < text.index(" fires at ", shot + 10)


def test_what_nobody_saw_is_not_played_back(open_battle: OpenBattle) -> None:
    window = open_battle(fought()[0])
    window.looking_back.from_journal(1)
    assert window.looking_back.shown is None
    assert "saw nothing" in window.refusal.words()


def test_the_clause_of_a_figure_is_read_by_key_and_by_double_click(open_battle: OpenBattle) -> None:
    window = open_battle(fought()[0])
    window.run("combat-again")
    shown = window.looking_back.shown
    assert shown is not None
    rows = shown.lines.rows()
    place = next(nth for nth, one in enumerate(rows) if one.clause == "ANT-T-WEAPON")
    shown.log.setCurrentIndex(shown.lines.index(place))
    window.run("clause")
    assert window.evening.reference.current == "ANT-T-WEAPON"
    shown.log.doubleClicked.emit(shown.lines.index(place + 1))
    assert window.evening.reference.current == rows[place + 1].clause
