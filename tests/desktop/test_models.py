"""Every Qt model keeps Qt's own rules, whatever is shown in it."""

from __future__ import annotations

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from companion.desktop.widgets.rows import RowModel
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.count_model import CountModel
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.screen.tree_model import OrderModel
from companion.games.miniatures.words import order
from tests.desktop.conftest import a_line, a_session, the_ridge

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


class Row(msgspec.Struct, frozen=True):
    id: int
    text: str


ROWS = st.lists(st.builds(Row, st.integers(0, 12), st.sampled_from("ab")), max_size=12, unique_by=lambda row: row.id)


@given(st.lists(ROWS, max_size=6), st.sampled_from([0, 1, 4]))
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_list_shows_whatever_rows_come_after_one_another(
    qapp: QApplication, changes: list[list[Row]], page: int
) -> None:
    model: RowModel[Row] = RowModel(lambda row: row.id, lambda row: row.text, page=page)
    tester = QAbstractItemModelTester(model, FATAL)
    for rows in changes:
        model.show(rows)
        shown = [model.row(model.index(place)) for place in range(model.rowCount())]
        assert shown == rows[: len(shown)]
        assert len(shown) == len(rows) if not page else len(shown) >= min(page, len(rows))
        while model.rowCount() < len(rows):
            model.more()
        assert model.rows() == tuple(rows)
        assert model.rowCount() == len(rows)
    assert tester is not None


def test_a_list_tells_only_the_rows_that_differ(qapp: QApplication) -> None:
    model: RowModel[Row] = RowModel(lambda row: row.id, lambda row: row.text)
    model.show([Row(1, "a"), Row(2, "a"), Row(3, "a")])
    told: list[int] = []
    resets: list[bool] = []
    model.dataChanged.connect(lambda first, _: told.append(first.row()))
    model.modelReset.connect(lambda: resets.append(True))
    model.show([Row(1, "a"), Row(2, "b"), Row(3, "a")])
    assert told == [1]
    assert not resets


def test_the_order_of_battle_is_a_sound_tree_through_filter_and_play(qapp: QApplication) -> None:
    session = the_ridge()
    model = OrderModel()
    tester = QAbstractItemModelTester(model, FATAL)
    rows = order.rows(session.view)
    model.show(rows)
    assert len(model.rows()) == len(rows)
    session.do(cmd.Override("gamble", "disordered", True, "a test"))
    changed: list[object] = []
    model.dataChanged.connect(lambda first, _: changed.append(model.row_at(first)))
    model.show(order.rows(session.view))
    assert [getattr(row, "id", "") for row in changed] == ["gamble"]
    model.show(order.filtered(order.rows(session.view), "disordered"))
    assert [row.id for row in model.rows() if row.kind == "unit"] == ["gamble"]
    assert tester is not None


def test_the_grid_of_the_count_is_a_sound_table(qapp: QApplication) -> None:
    desk = MiniaturesDesk(a_session(a_line()))
    model = CountModel(desk)
    tester = QAbstractItemModelTester(model, FATAL)
    model.put(model.index(0, 0), 5)
    assert "was 8" in model.data(model.index(0, 0))
    desk.do(cmd.LeaveTable("cutler"))
    model.refresh()
    assert "cutler" not in [unit.id for unit in model.units]
    assert tester is not None
