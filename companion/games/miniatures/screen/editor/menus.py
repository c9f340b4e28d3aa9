"""The editor's commands: menus with their keys, buttons that add, and what a new row begins with."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Literal, Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.plain import mnemonic
from companion.games.miniatures.screen.editor.draft import PAGE, Draft, Kind, Node
from companion.games.miniatures.screen.editor.history import History
from companion.games.miniatures.setup.ids import slug
from companion.kernel.beginning import scenarios
from companion.language import escaping
from companion.language.tongue import titled, tr


class Editing(Protocol):
    """What the commands ask of the window: all that they do is its own."""

    selected: int
    acts: dict[str, QAction]
    adders: list[KeyButton]

    @property
    def look(self) -> Look:
        """How everything looks."""

    @property
    def history(self) -> History:
        """What can be gone back to."""

    @property
    def tree(self) -> QWidget:
        """The order of battle."""

    @property
    def list(self) -> QWidget:
        """What is still wrong."""

    def menuBar(self) -> QMenuBar:
        """Give the bar of the menus."""

    def add(self, kind: Kind, arm: str = "") -> None:
        """Add a row."""

    def remove(self) -> None:
        """Remove what is selected."""

    def step(self, way: Literal["up", "down", "out", "in"]) -> None:
        """Move what is chosen by one place."""

    def jump(self, key: int, column: str) -> None:
        """Go to a field."""

    def cut(self) -> None:
        """Mark what is to be put elsewhere."""

    def paste(self) -> None:
        """Put what was cut."""

    def undo(self) -> None:
        """Go back by a step."""

    def redo(self) -> None:
        """Go forward by a step."""

    def new(self) -> None:
        """Begin an empty page."""

    def start_from(self, name: str) -> None:
        """Begin with a copy of a shipped scenario."""

    def open(self) -> None:
        """Open a scenario file."""

    def save(self, *, ask: bool = False) -> bool:
        """Save."""

    def close(self) -> bool:
        """Close the window."""

    def edit_field(self) -> None:
        """Draw the field."""


def kind_words(kind: str) -> str:
    """Name a kind of row."""
    return {
        "page": tr("the battle"),
        "army": tr("army"),
        "corps": tr("corps"),
        "division": tr("division"),
        "unit": tr("brigade or battery"),
        "leader": tr("leader"),
        "objective": tr("objective"),
    }[kind]


def what(one: Node) -> str:
    """Name what a row is: a unit by its arm."""
    arms = {"infantry": tr("brigade"), "cavalry": tr("cavalry brigade"), "artillery": tr("battery")}
    return arms.get(one.cells.get("arm", ""), kind_words(one.kind)) if one.kind == "unit" else kind_words(one.kind)


def new_cells(kind: Kind, arm: str) -> dict[str, str]:
    """Give what a new row begins with."""
    match kind:
        case "unit" if arm == "artillery":
            return {"unit": tr("New battery"), "arm": arm, "guns": "6", "gun_type": "smoothbore"}
        case "unit":
            return {"unit": tr("New brigade"), "arm": arm, "stands": "6"}
        case "corps":
            return {"name": tr("New corps")}
        case "division":
            return {"name": tr("New division")}
        case "objective":
            return {"name": tr("New objective"), "points": "1"}
    return {"name": tr("New leader")}


def file_name(draft: Draft) -> str:
    """Name the file after the scenario."""
    page = draft.node(PAGE)
    return escaping.file_name(slug(page.name) if page is not None else "", "scenario")


def adders(window: Editing) -> list[KeyButton]:
    """Give the buttons under the tree."""
    made = []
    for words, key, kind, arm in _adding():
        button = KeyButton(window.look, words, key.replace("+", " "))
        button.setAccessibleName(tr("Add: {what}", what=words))
        button.clicked.connect(lambda _=False, kind=kind, arm=arm: window.add(kind, arm))
        made.append(button)
    for words, key, does in ((tr("Remove"), "Del", window.remove), (tr("Undo"), "Ctrl Z", window.undo)):
        button = KeyButton(window.look, words, key)
        button.clicked.connect(lambda _=False, does=does: does())
        made.append(button)
    return made


def _adding() -> tuple[tuple[str, str, Kind, str], ...]:
    return (
        (tr("Brigade"), "Ctrl+1", "unit", "infantry"),
        (tr("Cavalry"), "Ctrl+2", "unit", "cavalry"),
        (tr("Battery"), "Ctrl+3", "unit", "artillery"),
        (tr("Leader"), "Ctrl+4", "leader", ""),
        (tr("Division"), "Ctrl+5", "division", ""),
        (tr("Corps"), "Ctrl+6", "corps", ""),
        (tr("Objective"), "Ctrl+7", "objective", ""),
    )


def build(window: Editing) -> dict[str, QAction]:
    """Make the menus; gives the commands by id."""
    acts: dict[str, QAction] = {}
    bar = window.menuBar()

    def act(menu: QMenu, name: str, words: str, key: str, does: Callable[[], object], *, tree: bool = False) -> None:
        one = QAction(mnemonic(words), bar)
        one.setShortcut(QKeySequence(key))
        one.triggered.connect(lambda _=False: does())
        if tree:  # keys that mean something else in a field
            one.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
            window.tree.addAction(one)
        menu.addAction(one)
        acts[name] = one

    file = bar.addMenu(tr("Scenario"))
    act(file, "new", tr("New, an empty page"), "Ctrl+N", window.new)
    shipped = file.addMenu(tr("New, from a copy of"))
    for place, one in enumerate((one for one in scenarios() if one.kind == "miniatures"), 1):
        key = f"Ctrl+Shift+{place}" if place < 10 else ""
        act(shipped, f"copy-{one.name}", titled(one.title), key, partial(window.start_from, one.name))
    act(file, "open", tr("Open …"), "Ctrl+O", window.open)
    act(file, "save", tr("Save"), "Ctrl+S", window.save)
    act(file, "save-as", tr("Save as …"), "Ctrl+Shift+S", lambda: window.save(ask=True))
    file.addSeparator()
    act(file, "field", tr("Draw its field …"), "Ctrl+G", window.edit_field)
    file.addSeparator()
    act(file, "close", tr("Close"), "Ctrl+W", window.close)
    edit = bar.addMenu(tr("Edit"))
    act(edit, "undo", tr("Undo"), "Ctrl+Z", window.undo)
    act(edit, "redo", tr("Redo"), "Ctrl+Y", window.redo)
    edit.addSeparator()
    act(edit, "cut", tr("Cut, to put elsewhere"), "Ctrl+X", window.cut, tree=True)
    act(edit, "paste", tr("Put here what was cut"), "Ctrl+V", window.paste, tree=True)
    act(edit, "remove", tr("Remove"), "Del", window.remove, tree=True)
    edit.addSeparator()
    act(edit, "up", tr("Up"), "Alt+Up", lambda: window.step("up"))
    act(edit, "down", tr("Down"), "Alt+Down", lambda: window.step("down"))
    act(edit, "out", tr("Out of its formation"), "Alt+Left", lambda: window.step("out"))
    act(edit, "in", tr("Into the formation beside it"), "Alt+Right", lambda: window.step("in"))
    edit.addSeparator()
    act(edit, "tree", tr("Go to the tree"), "F6", window.tree.setFocus)
    act(edit, "fields", tr("Go to the fields"), "F2", lambda: window.jump(window.selected, ""))
    act(edit, "wrong", tr("Go to what is still wrong"), "F8", window.list.setFocus)
    adding = bar.addMenu(tr("Add"))
    for words, key, kind, arm in _adding():
        act(adding, f"add-{words}", words, key, partial(window.add, kind, arm))
    return acts


def refresh(window: Editing) -> None:
    """Say what undo and redo do."""
    history = window.history
    for name, words, what in (("undo", tr("Undo"), history.undoes), ("redo", tr("Redo"), history.redoes)):
        window.acts[name].setText(mnemonic(f"{words}: {what}" if what else words))
        window.acts[name].setEnabled(bool(what))
    fixed = window.selected in (1, 2, 3)
    window.acts["remove"].setEnabled(not fixed)
    window.adders[-2].setEnabled(not fixed)
    window.adders[-1].setEnabled(bool(history.undoes))
