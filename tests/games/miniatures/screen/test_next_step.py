"""There is one way to the next step: with the duties, or over the work while those lie in a drawer."""

from __future__ import annotations

from PySide6.QtCore import QSize

from tests.desktop.conftest import OpenWindow, a_line, a_session
from tests.games.miniatures.screen.fielded import on_field


def test_the_way_over_the_work_goes_as_soon_as_the_duties_have_their_place(open_window: OpenWindow) -> None:
    window = open_window(a_session(a_line("move")))
    at_right = window.drawers.of(window.right)
    window.columns.resize(QSize(1000, 600))
    assert at_right.folded
    assert not window.next.isHidden()
    window.columns.resize(QSize(1400, 600))
    assert not at_right.folded
    assert window.next.isHidden()


def test_beside_the_field_the_duties_have_their_place_from_1280_on(open_window: OpenWindow) -> None:
    window = on_field(open_window, "defensive")
    at_right, wide = window.drawers.of(window.right), window.look.px(1280)
    window.columns.resize(QSize(wide, 600))
    assert not at_right.folded
    window.run("field")
    assert at_right.folded, "the list wants the room"
    window.run("field")
    assert not at_right.folded
    window.columns.resize(QSize(wide - 1, 600))
    assert at_right.folded
