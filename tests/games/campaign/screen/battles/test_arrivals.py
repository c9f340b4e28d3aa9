"""A corps that was due on the table, on the page of the result: whether it came is asked and answered (RTG-R-OFF-ONE)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from companion.table.words import grid
from companion.table.words.grid import Cell
from tests.games.campaign.screen.battles.conftest import OpenPage, on_the_table


@pytest.mark.clause("RTG-R-OFF-ONE", "RTG-R-OFF-ENTRY")
@pytest.mark.parametrize(("key", "came"), [(Qt.Key.Key_Space, True), (Qt.Key.Key_Minus, False)])
def test_whether_it_came_is_a_question_that_one_key_answers(open_page: OpenPage, key: Qt.Key, came: bool) -> None:
    page = open_page(on_the_table())
    line = next(one for one in page.made.draft.lines if one.arrives)
    page.show_step("losses")
    page.made.none_lost(line.command)
    column = grid.column("entered")
    assert grid.said(page.made.line(line.command), column) == "?"
    page.losses.grid.go_to(line.command, "entered")
    QTest.keyClick(page.losses.grid, key)
    found = page.made.line(line.command)
    assert (found.entered, found.asks, grid.said(found, column)) == (came, False, "yes" if came else "no")


def test_who_was_there_is_not_asked(open_page: OpenPage) -> None:
    page = open_page(on_the_table())
    line = next(one for one in page.made.draft.lines if not one.arrives)
    assert grid.said(line, grid.column("entered")) == "–"
    assert page.made.text(Cell(line.command, "infantry")) == "0"


@pytest.mark.clause("RTG-R-OFF-SCALE")
def test_the_referee_lets_who_lost_the_field_stay(open_page: OpenPage) -> None:
    page = open_page(on_the_table())
    field = page.field
    page.made.hold("union")
    assert field.stays.isVisibleTo(page)
    field.stays.put(True)
    assert page.made.draft.stays
    assert page.made.back()
    assert not field.stays.answer()
    page.made.hold("neither")
    assert not field.stays.isEnabled()
    kept = open_page(on_the_table(field="stays"))
    assert not kept.field.stays.isVisibleTo(kept)
