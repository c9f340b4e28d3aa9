"""The head of a window that is small: whose dice the app rolls is read whole, whatever would be undone."""

from __future__ import annotations

from typing import Literal

import pytest
from PySide6.QtWidgets import QApplication

from companion.games.miniatures.rules import commands as cmd
from tests.desktop.conftest import OpenWindow, a_session
from tests.games.miniatures.building import a_battle, a_brigade


@pytest.mark.parametrize("mode", ["entered", "rolled"])
def test_whose_dice_the_app_rolls_is_not_cut_at_the_smallest_window(
    open_window: OpenWindow, mode: Literal["entered", "rolled"]
) -> None:
    window = open_window(a_session(a_battle(a_brigade("cutler"), a_brigade("davis", "confederate"), step="move")))
    window.desk.do(cmd.SetDice("union", mode))
    window.desk.do(
        cmd.Note("a note of so many words that the journal's head cannot hold them all in one line", "cutler")
    )
    window.resize(1024, 700)
    QApplication.processEvents()
    for side, button in window.header.dice.items():
        assert button.width() >= button.sizeHint().width(), side
