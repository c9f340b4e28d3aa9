"""The Print dialog for tests: what waits for its pages, reads them, and holds its press still."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event, current_thread
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from companion.cards import book
from companion.cards.content import Deck
from companion.cards.decks import DECKS
from companion.cards.sizes import Layout
from companion.desktop.printing.dialog import PrintDialog
from tests.desktop.pdfs import opened

Open = Callable[..., PrintDialog]


def pressed(dialog: PrintDialog, qtbot: QtBot) -> None:
    """Wait for the pages of the newest choice."""
    qtbot.waitUntil(lambda: dialog.ready() is not None or bool(dialog.strip.words()), timeout=20_000)


def text(content: bytes) -> str:
    with opened(content) as found:
        return "\n".join(page.get_textpage().get_text_range() for page in found)


def choose(dialog: PrintDialog, deck: str) -> None:
    dialog.choices.decks.setCurrentRow(list(DECKS).index(deck))


class Held:
    """A press that stands still until it is let go, and tells which decks it was given."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.go_on, self.begun, self.cancelled = Event(), list[str](), list[str]()
        self.threads: set[Any] = set()
        made = book.pdf

        def slow(deck: Deck, wanted: Layout, progress: Any = None) -> bytes:
            self.begun.append(deck.name)
            self.threads.add(current_thread())
            while not self.go_on.wait(0.01):
                if not progress(1, 4):
                    self.cancelled.append(deck.name)
                    raise book.Cancelled
            return made(deck, wanted, progress)

        monkeypatch.setattr(book, "pdf", slow)
