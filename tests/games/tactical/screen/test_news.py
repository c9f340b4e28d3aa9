"""What the end of a phase brought, for the seat that sees it: losses, rout, arrivals, points, with their clauses."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from companion.games.tactical.rules import events as ev
from companion.games.tactical.screen.rows import news
from companion.games.tactical.screen.window import TacticalWindow
from companion.kernel import shelf
from tests.games.tactical.screen.conftest import OpenBattle
from tests.games.tactical.screen.test_orders import met


@pytest.fixture
def fought(open_battle: OpenBattle, qtbot: QtBot) -> TacticalWindow:
    """Fire has been exchanged, and the next phase has begun."""
    window = open_battle(met())
    window.run("end")
    window.evening.dialog.accept()
    qtbot.waitUntil(lambda: not window.desk.moving)
    return window


@pytest.mark.clause("ANT-7.7e")
def test_the_end_of_a_phase_tells_what_each_lost_once_with_its_clause(fought: TacticalWindow) -> None:
    rows = fought.news.model.rows()
    assert fought.news.isVisible()
    lost = [row for row in rows if "loses" in row.what]
    assert lost
    assert all(row.clause for row in lost)
    assert len({row.what.partition(" loses")[0] for row in lost}) == len(lost)


def test_it_goes_with_the_next_key_and_does_not_come_back(fought: TacticalWindow) -> None:
    QTest.keyClick(fought.map, Qt.Key.Key_Shift)
    assert fought.news.isVisible()
    QTest.keyClick(fought.map, Qt.Key.Key_Left)
    assert not fought.news.isVisible()
    fought.desk.changed.emit()
    assert not fought.news.isVisible()


def test_a_click_on_its_title_puts_it_away(fought: TacticalWindow) -> None:
    QTest.mouseClick(fought.news, Qt.MouseButton.LeftButton, pos=fought.news.title.geometry().center())
    assert not fought.news.isVisible()


def test_what_a_seat_may_not_know_is_not_told_it(fought: TacticalWindow) -> None:
    seat = fought.desk.seat
    told = {(row.entry, row.what) for row in fought.news.model.rows()}
    lines = {line.entry: line for line in fought.desk.session.log()}
    assert fought.desk.session.seat == seat != "referee"
    assert all(
        any(isinstance(event, tuple(news.CLAUSES)) for event in lines[entry].events) for entry, _ in told if entry
    )


def test_every_consequence_has_its_clause_in_the_rules() -> None:
    texts = shelf.ruleset_texts("antietam")
    known = texts["clauses.toml"] + texts["rulings.toml"]
    assert all(f'"{clause}"' in known for clause in news.CLAUSES.values() if clause)
    assert ev.Lost in news.CLAUSES
