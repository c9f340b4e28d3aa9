"""Menus and keys from a list of what can be done: the same way in every window, with a game or without."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QToolTip, QWidget

from companion.desktop.widgets.acts import Act
from companion.desktop.widgets.plain import mnemonic, tip
from companion.language.tongue import tr


def filled(
    bar: QMenuBar, owner: QWidget, names: Sequence[str], acts: Mapping[str, Act], run: Callable[[str], object]
) -> dict[str, QAction]:
    """Make the menus of a bar, and the keys of the window that owns it; gives the entries by the ids of the acts."""
    entries: dict[str, QAction] = {}
    menus = {name: bar.addMenu(tr(name)) for name in names}
    for menu in menus.values():
        menu.setAccessibleName(menu.title())
    for act in acts.values():
        entry = QAction(mnemonic(act.short or act.title), owner)
        if act.key:
            entry.setShortcut(QKeySequence(act.key))
        entry.setCheckable(act.checked is not None)
        entry.triggered.connect(lambda _=False, name=act.id: run(name))
        entries[act.id] = entry
        if act.menu:
            menu = menus[act.menu]
            if act.apart and not menu.isEmpty():
                menu.addSeparator()
            menu.addAction(entry)
            if act.within is not None:
                entry.setMenu(_opening(owner, act.within))
        owner.addAction(entry)
    for name, menu in menus.items():
        telling(menu)
        menu.aboutToShow.connect(lambda name=name: _explain(name, acts, entries))
        menu.aboutToHide.connect(lambda: _enable(entries))  # keys go on working: what is refused says why in its place
    return entries


def telling(menu: QMenu) -> None:
    """Let a menu say why an entry is grey, as a hint beside it, to the mouse and to the arrows."""
    menu.setToolTipsVisible(True)
    menu.hovered.connect(lambda entry: _hint(menu, entry))


def refuse(entry: QAction, reason: str) -> None:
    """Switch an entry off with the reason as its hint; its words stay. Without a reason it is on."""
    entry.setEnabled(not reason)
    entry.setToolTip(tip(reason))
    entry.setStatusTip(tip(reason))


def _hint(menu: QMenu, entry: QAction) -> None:
    if entry.statusTip():
        box = menu.actionGeometry(entry)
        QToolTip.showText(menu.mapToGlobal(box.topRight()), entry.toolTip(), menu, box)
    else:
        QToolTip.hideText()


def _opening(owner: QWidget, within: Callable[[], Sequence[Act]]) -> QMenu:
    """Make a menu that is filled anew whenever it is opened."""
    menu = QMenu(owner)
    telling(menu)

    def fill() -> None:
        menu.clear()
        _fill(menu, [act._replace(title=act.short or act.title) for act in within()])

    menu.aboutToShow.connect(fill)
    return menu


def _fill(menu: QMenu, acts: Sequence[Act]) -> None:
    for act in acts:
        entry = menu.addAction(mnemonic(act.title))
        entry.triggered.connect(lambda _=False, act=act: act.run())
        entry.setCheckable(act.checked is not None)
        entry.setChecked(act.checked is not None and act.checked())
        refuse(entry, act.why())


def popup(owner: QWidget, acts: Sequence[Act], place: QPoint) -> None:
    """Show at a place of the screen what can be done there; where that is nothing, nothing is shown."""
    if acts:
        menu = QMenu(owner)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        telling(menu)
        _fill(menu, acts)
        menu.popup(place)


def _explain(menu: str, acts: Mapping[str, Act], entries: Mapping[str, QAction]) -> None:
    """Tick what is on; switch off what cannot be done just now."""
    for act in acts.values():
        if act.menu == menu:
            refuse(entries[act.id], act.why())
            if act.checked is not None:
                entries[act.id].setChecked(act.checked())


def _enable(entries: Mapping[str, QAction]) -> None:
    for entry in entries.values():
        entry.setEnabled(True)
