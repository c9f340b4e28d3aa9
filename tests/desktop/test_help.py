"""The rules beside the game: reference, house rules, the tour."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest

from companion.desktop.dialogs.reference import Reference
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.tour.pages import stops
from companion.games.miniatures.screen.window import Window
from companion.rows.clauses import Pages, titles_of
from tests.desktop.conftest import OpenWindow, a_line, a_session


@pytest.fixture
def window(open_window: OpenWindow) -> Window:
    return open_window(a_session(a_line()))


def test_f1_opens_the_clause_behind_the_work(window: Window) -> None:
    QTest.keyClick(window.centre.work, Qt.Key.Key_F1)
    reference: Reference = window.evening.reference
    assert reference.current == "D10-FIRE-ROLL"
    assert "fire points" in reference.text.toPlainText()


def test_links_lead_on_and_one_comes_back(window: Window) -> None:
    window.evening.show_clause("D10-FIRE-ROLL")
    reference: Reference = window.evening.reference
    reference.text.anchorClicked.emit(QUrl("clause:D10-RUL-FIRE-COMBINE"))
    assert "several units fire" in reference.text.toPlainText()
    reference.back()
    assert reference.current == "D10-FIRE-ROLL"
    reference.forward()
    assert reference.current == "D10-RUL-FIRE-COMBINE"


def test_every_clause_ruling_and_chart_has_a_page(window: Window) -> None:
    pages = Pages(window.desk.session.sources, {}, "miniatures")
    for name, title in pages.names():
        found = pages.page(name)
        assert name in found or name.replace("-", " ").capitalize() in found
        assert "<script" not in found
        assert title
    assert len(titles_of("miniatures")) > 300


def test_an_unknown_name_gives_the_nearest_ones(window: Window) -> None:
    found = Pages(window.desk.session.sources, {}, "miniatures").page("D10-FIRE-ROL")
    assert "D10-FIRE-ROLL" in found


def test_the_search_reads_title_and_words(window: Window) -> None:
    window.evening.show_clause("")
    reference: Reference = window.evening.reference
    reference.field.setText("enfilade column")
    names = [reference.list.item(place).toolTip() for place in range(reference.list.count())]
    assert "D10-FIRE-MOD-ENFILADE-MARCH" in names


def test_a_house_rule_is_changed_with_a_reason_and_undone(window: Window) -> None:
    window.run("set-option")
    dialog: Any = window.evening.dialog
    name = "D10-RUL-MOVE-CAV-ROAD"
    box = dialog.boxes[name]
    assert dialog.apply.reason == "nothing is changed"
    box.setCurrentIndex(1)
    box.activated.emit(1)
    assert dialog.apply.reason == "give a reason"
    dialog.reason.setText("our club's road")
    QTest.keyClick(dialog.apply, Qt.Key.Key_Space)
    assert window.desk.view.options == {name: 1}
    assert dialog.marks[name].text() == "changed"
    assert "our club's road" in window.journal.model.rows()[0].head
    window.desk.undo()
    assert not dialog.marks[name].text()
    assert box.currentIndex() == 0


def test_the_page_of_a_ruling_says_what_this_game_reads(window: Window) -> None:
    window.desk.do(cmd.SetOption("D10-RUL-MOVE-CAV-ROAD", 1, "a test"))
    found = Pages(window.desk.session.sources, window.desk.view.options, "miniatures").page("D10-RUL-MOVE-CAV-ROAD")
    assert "✓</b> x 3, the March Column card" in found


def test_the_tour_goes_through_its_pages_and_frames_what_it_speaks_of(window: Window) -> None:
    window.run("tour")
    tour: Any = window.evening.tour
    seen = []
    for _ in stops():
        seen.append(tour.title.text())
        assert tour.frame.isVisible()
        tour.next.click()
    assert len(set(seen)) == len(stops())
    assert not tour.isVisible()
    assert window.evening.house.settings.stored.toured
