"""The maneuver step on the largest screen of the design: its widths, and what the roll allows beside the chart."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.window import Window
from tests.desktop.conftest import OpenWindow, a_line, a_session


@pytest.fixture
def wide(open_window: OpenWindow) -> Window:
    window = open_window(a_session(a_line("move")))
    return at(window, 1920, 1050)


def at(window: Window, width: int, height: int) -> Window:
    window.resize(width, height)
    for _ in range(6):
        QApplication.processEvents()
    QTest.qWait(50)
    return window


def test_its_columns_and_rows_have_the_sizes_of_the_design(wide: Any) -> None:
    tree, work, right = wide.columns.sizes()
    assert (tree, right) == (420, 420)
    assert abs(work - 1080) <= 2
    rows = wide.order.tree
    assert rows.visualRect(rows.order.find("davis")).height() == 26
    assert rows.set_in().font("body").pixelSize() == 15
    assert wide.duties.list.set_in().font("body").pixelSize() == 15
    these = wide.centre.work.list
    heights = {one.kind: these.visualRect(these.rows.index(nth)).height() for nth, one in enumerate(these.rows.rows())}
    assert (heights["may"], heights["must"], heights["battery"]) == (38, 38, 28)


def test_what_the_roll_allows_stands_beside_the_chart(wide: Any) -> None:
    work = wide.centre.work
    wide.desk.select("davis")
    at(wide, 1920, 1050)
    detail = work.detail
    assert detail.allowed.isVisible()
    assert abs(detail.chart.width() - 478) <= 8
    assert "Forward or oblique, Well Handled 12″, Tardy 6″" in detail.allowed.accessibleDescription()
    wide.desk.do(cmd.Maneuver("davis"), faces=(10,))
    wide.desk.select("davis")
    assert detail.allowed.isVisible()
    assert "Tardy" not in detail.allowed.accessibleDescription()
    wide.desk.select("pegram")
    assert not detail.allowed.isVisible()


@pytest.mark.parametrize("size", [(1366, 736), (1024, 700)])
def test_on_smaller_screens_the_chart_has_the_room(wide: Any, size: tuple[int, int]) -> None:
    wide.desk.select("davis")
    at(wide, *size)
    assert not wide.centre.work.detail.allowed.isVisible()
    assert wide.centre.work.chart.isVisible()
    assert wide.order.tree.set_in().font("body").pixelSize() == 14


@pytest.mark.parametrize("size", [(1366, 736), (1024, 700)])
def test_the_lit_row_is_whole_whatever_stands_above(wide: Any, size: tuple[int, int]) -> None:
    work = wide.centre.work
    at(wide, *size)
    wide.desk.do(cmd.Maneuver("archer"), faces=(7,))
    work.refuse("Davis may not: " + "it is told at length why not, " * 8)
    for name in ("davis", "archer", "pegram"):
        wide.desk.select(name)
        at(wide, *size)
        box = work.list.visualRect(work.list.currentIndex())
        assert work.list.viewport().visibleRegion().boundingRect().contains(box), name
