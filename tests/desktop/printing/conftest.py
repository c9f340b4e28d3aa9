"""The Print dialog opened on a game, and its press held still."""

from __future__ import annotations

import io
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event, current_thread, main_thread
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner
from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from companion.cards import book
from companion.cards.content import Deck
from companion.cards.decks import DECKS
from companion.cards.sizes import Layout
from companion.cli.app import companion
from companion.desktop.desk.settings import Settings
from companion.desktop.printing.choices import ChoicesPanel, Wanted, remembered
from companion.desktop.printing.dialog import PrintDialog
from companion.desktop.printing.press import PDFIUM, picture
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.state import State
from companion.games.miniatures.screen.window import Window
from companion.kernel.session import Session
from tests.desktop.conftest import OpenWindow, a_line, a_session
from tests.desktop.pdfs import READ, opened
from tests.desktop.printing.dialogs import Held, Open
from tests.games.miniatures.building import a_battle, a_brigade


@pytest.fixture
def printing(open_window: OpenWindow, qtbot: QtBot) -> Iterator[Open]:
    """Open the dialog on a game, of a file where a path is given, and wait for its pages."""
    dialogs: list[PrintDialog] = []

    def go(
        wanted: Wanted | None = None, path: Path | None = None, state: State | None = None, *, wait: bool = True
    ) -> PrintDialog:
        window = open_window(a_session(state or a_line("move"), path), path)
        if wanted is not None:
            window.evening.house.settings.stored.printing = msgspec.to_builtins(wanted)
        window.run("print")
        dialog: PrintDialog = window.evening.dialog
        dialogs.append(dialog)
        if wait:
            qtbot.waitUntil(lambda: dialog.ready() is not None, timeout=20_000)
        return dialog

    yield go
    for one in dialogs:
        one.press.close()


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Iterator[Held]:
    found = Held(monkeypatch)
    yield found
    found.go_on.set()
