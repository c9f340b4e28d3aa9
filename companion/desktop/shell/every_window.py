"""What can be done from every window, with a game or without: other games, and how all windows look and speak."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFileDialog, QWidget

from companion.desktop.widgets.acts import Act
from companion.kernel.languages import known, own_name
from companion.language.lengths import metric
from companion.language.tongue import tr

if TYPE_CHECKING:
    from companion.desktop.app.application import Desktop


def beginnings(desktop: Desktop, window: QWidget) -> list[Act]:
    """Give the ways to another game."""
    return [
        Act("new", tr("New game …"), desktop.new_game, "Ctrl+N", "Game"),
        Act("new-campaign", tr("New campaign …"), desktop.new_campaign, "Ctrl+Alt+G", "Game"),
        Act("new-battle", tr("New square-grid battle …"), desktop.new_battle, "Ctrl+Alt+A", "Game"),
        Act("open", tr("Open …"), partial(ask_for_game, desktop, window), "Ctrl+O", "Game"),
    ]


def editor(desktop: Desktop) -> Act:
    """Give the way to the scenario editor."""
    return Act("editor", tr("Scenario editor …"), desktop.open_editor, "Ctrl+Alt+N", "Game")


def ask_for_game(desktop: Desktop, window: QWidget) -> None:
    """Ask for a document and open it."""
    folder, kinds = desktop.settings.stored.folder, tr("Games (*.companion *.companion.*)")
    name, _ = QFileDialog.getOpenFileName(window, tr("Open a game"), folder, kinds)
    if name:
        desktop.open(Path(name))


def looks(desktop: Desktop) -> list[Act]:
    """Give what changes how every window looks, and its language."""
    look = desktop.look
    return [
        Act("dark", tr("Light or dark"), lambda: look.change(dark=not look.dark), "Ctrl+Shift+W", "View"),
        Act("larger", tr("Larger"), lambda: look.change(percent=look.percent + 25), "Ctrl++", "View"),
        Act("smaller", tr("Smaller"), lambda: look.change(percent=look.percent - 25), "Ctrl+-", "View"),
        Act("normal", tr("Normal size"), lambda: look.change(percent=100), "Ctrl+0", "View"),
        *_languages(desktop),
    ]


def _languages(desktop: Desktop) -> Iterator[Act]:
    """Give the system's language and every one that there is."""
    for one in ("", *known()):
        words = tr("Language: {name}", name=own_name(one) if one else tr("as the system speaks"))
        act, why = partial(desktop.choose_language, one), partial(_spoken, desktop, one)
        yield Act(f"language-{one or 'system'}", words, act, "", "View", why)


def _spoken(desktop: Desktop, language: str) -> str:
    chosen = desktop.settings.stored.language
    here = language == desktop.language if language else not chosen
    return tr("it is so already") if here else ""


def measures(desktop: Desktop) -> Act:
    """Give the turn from inches to centimetres and back."""
    return Act(
        "units", tr("Inches or centimetres"), lambda: desktop.choose_units("inches" if metric() else "cm"), "", "View"
    )
