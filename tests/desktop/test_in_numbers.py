"""The battle in numbers, at the desk: what it shows, where its keys lead, and that it follows the game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from shutil import copy

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from companion.desktop.shell.in_numbers.page import NumbersPage, Ways
from companion.desktop.widgets.look import Look
from companion.kernel.session import Session
from companion.study.numbers.reckoned import numbers, widest
from companion.study.numbers.tables import lost_by
from tests.evenings import notebook
from tests.old import keeping as documents

OLD = Path(documents.__file__).parent / "format-4"


@cache
def played() -> Session:
    return notebook.played(Path(notebook.__file__).parent / "second-day.txt")


class Gone:
    """Where the keys of a page led."""

    def __init__(self) -> None:
        self.entries: list[int] = []
        self.odds: list[int] = []
        self.reports = 0

    def report(self) -> None:
        self.reports += 1


@pytest.fixture
def gone() -> Gone:
    return Gone()


@pytest.fixture
def opened(qtbot: QtBot, gone: Gone) -> Callable[[Session], NumbersPage]:
    def go(session: Session) -> NumbersPage:
        page = NumbersPage(Look(), session, Ways(gone.entries.append, gone.odds.append, gone.report))
        qtbot.addWidget(page)
        page.show()
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        page.rolls.setFocus()
        return page

    return go


def test_it_shows_every_plot_with_its_table_in_words(opened: Callable[[Session], NumbersPage]) -> None:
    page = opened(played())
    for plot in (page.strength, page.losses, *page.dice.values(), *page.luck.values()):
        assert plot.isVisible()
        assert plot.accessibleName()
        assert plot.accessibleDescription()
    assert not page.tables.isVisible()
    assert all(key in page.keys.text() for key in ("↑↓", "1 to 3", "[ ]", "Esc"))  # what no button bears


def test_the_rows_are_two_best_and_two_worst_a_side(opened: Callable[[Session], NumbersPage]) -> None:
    page, found = opened(played()), numbers(played())
    wanted = []
    for side in ("union", "confederate"):
        best, worst = widest([one for one in found.rolls if one.seat == side])
        wanted += [*best, *reversed(worst)]
    assert [one.roll for one in page.model.rows()] == wanted
    assert len(wanted) == 8
    # Each says to whom, and how the dice came to it.
    assert all(one.working for one in page.model.rows())
    assert any("charges" in one.words and len(one.words.split()) > 2 for one in page.model.rows())


def test_keys_lead_to_the_entry_its_odds_and_the_report(
    opened: Callable[[Session], NumbersPage], gone: Gone, qtbot: QtBot
) -> None:
    page = opened(played())
    QTest.keyClick(page.rolls, Qt.Key.Key_Down)
    second = page.model.rows()[1].roll.entry
    QTest.keyClick(page.rolls, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: gone.entries == [second])
    QTest.keyClick(page.rolls, Qt.Key.Key_O)
    qtbot.waitUntil(lambda: gone.odds == [second])
    QTest.keyClick(page.rolls, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: gone.reports == 1)


def test_one_side_is_shown_and_both_again(opened: Callable[[Session], NumbersPage], qtbot: QtBot) -> None:
    page = opened(played())
    QTest.keyClick(page.rolls, Qt.Key.Key_3)
    qtbot.waitUntil(lambda: not page.luck["union"].isVisible())
    assert page.luck["confederate"].isVisible()
    assert {one.roll.seat for one in page.model.rows()} == {"confederate"}
    QTest.keyClick(page.rolls, Qt.Key.Key_1)
    qtbot.waitUntil(page.luck["union"].isVisible)


def test_turns_are_left_out_and_come_back(opened: Callable[[Session], NumbersPage]) -> None:
    page = opened(played())
    last = played().view.turn
    whole = page.strength.grab().toImage()
    for _ in range(last - 1):
        page.show_turns(1)
    assert page.strength.grab().toImage() != whole
    page.show_turns(1)
    assert page.strength.grab().toImage() == whole


def test_the_tables_are_copied_as_a_spreadsheet_takes_them(opened: Callable[[Session], NumbersPage]) -> None:
    opened(played()).copy_tables()
    text = QGuiApplication.clipboard().text()
    sums = lost_by(numbers(played()), "stands")
    assert f"fire\t{sums['fire', 'union']}\t{sums['fire', 'confederate']}" in text
    assert text.count("\n\n") >= 6


@pytest.mark.parametrize("kept", ["campaign-computers", "tactical"])
def test_games_without_such_odds_have_their_own_tables(
    opened: Callable[[Session], NumbersPage], tmp_path: Path, kept: str
) -> None:
    with Session.open(Path(copy(OLD / f"{kept}.companion", tmp_path))) as session:
        page = opened(session)
        assert page.strength.isVisible()
        assert page.tables.isVisible()
        assert not page.rolls.isVisible()
        assert not any(one.isVisible() for one in page.luck.values())
        assert ("Battles" if kept.startswith("campaign") else "Shots") in page.tables.toPlainText()


def test_a_headquarters_that_knows_of_nothing_is_told_so(
    opened: Callable[[Session], NumbersPage], tmp_path: Path
) -> None:
    with Session.open(Path(copy(OLD / "campaign-table.companion", tmp_path)), seat="union") as session:
        page = opened(session)
        assert page.nothing.isVisible()
        assert not page.strength.isVisible()


def test_before_any_roll_it_says_so(opened: Callable[[Session], NumbersPage]) -> None:
    from companion.kernel.beginning import Beginning, begin

    page = opened(begin(None, Beginning(scenario="mcphersons-ridge", seed="1")))
    assert page.none.isVisible()
    assert page.model.rowCount() == 0
