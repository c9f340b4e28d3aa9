"""The head stands still: nothing in it moves from the first step of a turn to the last, at any size."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.window import Window
from companion.kernel import languages
from tests.desktop.conftest import OpenWindow, the_ridge

STEPS = 20


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    languages.choose("en")


def stands(window: Window) -> dict[str, Any]:
    """Give where everything in the head is."""
    head = window.header
    buttons = {"undo": head.undo, "redo": head.redo, **head.dice}
    found: dict[str, Any] = {name: QRect(one.geometry()) for name, one in buttons.items()}
    return found | {"head": QRect(head.geometry()), "clock": head.clock.places(), "search": window.search.geometry()}


@pytest.mark.parametrize("wide", [1024, 1366, 1920])
@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_in_the_head_moves_through_the_steps_of_both_player_turns(
    open_window: OpenWindow, wide: int, language: str
) -> None:
    languages.choose(language)
    window = open_window(the_ridge())
    window.resize(wide, 700)
    QApplication.processEvents()
    first, seen = stands(window), set()
    for _ in range(STEPS):
        view = window.desk.view
        seen.add((view.player_turn, view.phase, view.step))
        window.desk.do(cmd.NextStep(because="seen"))
        QApplication.processEvents()
        assert stands(window) == first, (view.player_turn, view.phase, view.step)
    assert len(seen) > 10
