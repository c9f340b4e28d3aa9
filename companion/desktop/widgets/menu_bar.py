"""Menus and keys from a list of what can be done: the same way in every window, with a game or without."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenuBar, QWidget

from companion.desktop.widgets.acts import Act
from companion.desktop.widgets.plain import mnemonic
from companion.language.tongue import tr


def filled(
    bar: QMenuBar, owner: QWidget, names: Sequence[str], acts: Mapping[str, Act], run: Callable[[str], object]
) -> dict[str, QAction]:
    """Make the menus of a bar, and the keys of the window that owns it; gives the entries by the ids of the acts."""
    entries: dict[str, QAction] = {}
    menus = {name: bar.addMenu(tr(name)) for name in names}
    for act in acts.values():
        entry = QAction(mnemonic(act.title), owner)
        if act.key:
            entry.setShortcut(QKeySequence(act.key))
        entry.triggered.connect(lambda _=False, name=act.id: run(name))
        entries[act.id] = entry
        if act.menu:
            menus[act.menu].addAction(entry)
        owner.addAction(entry)
    for name, menu in menus.items():
        menu.aboutToShow.connect(lambda name=name: _explain(name, acts, entries))
        menu.aboutToHide.connect(lambda: _enable(entries))  # keys go on working: what is refused says why in its place
    return entries


def _explain(menu: str, acts: Mapping[str, Act], entries: Mapping[str, QAction]) -> None:
    """Switch entries off that cannot be done just now, and say why in their text."""
    for act in acts.values():
        if act.menu == menu:
            reason = act.why()
            entries[act.id].setText(mnemonic(f"{act.title}  ({reason})" if reason else act.title))
            entries[act.id].setEnabled(not reason)


def _enable(entries: Mapping[str, QAction]) -> None:
    for entry in entries.values():
        entry.setEnabled(True)
