"""What windows ask of the desktop that they belong to, and no more: it knows them, they need not know it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Protocol

from companion.desktop.desk.settings import Settings
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.sounding import Sounding
from companion.kernel.kind import Way
from companion.kernel.units import Units


class House(Protocol):
    """The desktop as its windows and their dialogs see it."""

    look: Look
    settings: Settings
    sounding: Sounding
    language: str
    """The language that is spoken."""
    windows: list[Any]
    """A window for every game that is open."""
    start: Any
    """The window without a game, None while there is none."""
    others: list[Any]
    """Windows that belong to no game; they are closed with the desktop."""

    def open(self, path: Path) -> Any:
        """Open a document in a window, which it gives; None where that cannot be, which is told."""

    def show_game(self, session: Any, path: Path | None) -> Any:
        """Give a game the window of its kind; a path of None is a game in memory."""

    def ask(self, way: Way) -> Any:
        """Ask what is to be begun; what is begun is opened."""

    def edit(self, way: Way) -> Any:
        """Open an editor."""

    def show_start(self) -> Any:
        """Show the games that go on, and the ways to begin."""

    def quit(self) -> None:
        """Close every window; what is open now is open on the next evening."""

    def choose_language(self, language: str) -> None:
        """Speak a language from now on, "" for the system's."""

    def choose_theme(self, theme: Any) -> None:
        """Be light, dark, or as the system is from now on."""

    def choose_keys(self, keys: dict[str, str]) -> None:
        """Answer other keys from now on, by the ids of acts."""

    def choose_units(self, wanted_units: Units) -> None:
        """Measure the miniatures table otherwise from now on."""
