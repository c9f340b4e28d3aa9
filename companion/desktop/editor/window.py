"""The editor's window: the tree, the fields of what is selected, what is still wrong, and the files."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFileDialog,
    QHBoxLayout,
    QListWidget,
    QMainWindow,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from companion import data
from companion.beginning import Beginning, begin, scenario_text
from companion.data import BadInput
from companion.desktop.buttons import KeyButton
from companion.desktop.editor.fields import Fields
from companion.desktop.editor.model import DraftModel, Node
from companion.desktop.look import Look
from companion.desktop.parts import Heading, Strip, label, row
from companion.desktop.work.base import scrolling
from companion.miniatures import scale as scales
from companion.miniatures.setup import read_scenario
from companion.present import draft as drafts
from companion.present.draft import Draft
from companion.tongue import tr


class EditorWindow(QMainWindow):
    """One scenario being made."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look, self.draft = look, Draft()
        self._saved = self.draft
        self._held: list[int] = []
        self._done: list[Draft] = []
        self._undone: list[Draft] = []
        self.selected = ""
        self._leaving = False
        chart = scales.read_scales(data.ruleset_texts("miniatures", only=("scale.toml",))["scale.toml"])
        self._scale = scales.scale_of(chart, "")
        self.model = DraftModel(self.move_to)
        self.tree = QTreeView()
        self.tree.setModel(self.model)
        self.tree.setHeaderHidden(True)
        self.tree.setAccessibleName(tr("Order of battle"))
        self.tree.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.tree.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.tree.selectionModel().currentChanged.connect(self._on_current)
        self.heading, self.strip = Heading(look), Strip(look)
        self.fields: Fields | None = None
        self.holder = QVBoxLayout()
        self.wrong = QListWidget()
        self.wrong.setAccessibleName(tr("What is still wrong"))
        self.wrong.setMaximumHeight(look.px(130))
        self.wrong.itemActivated.connect(lambda item: self._jump(item.text()))
        self.wrong.itemClicked.connect(lambda item: self._jump(item.text()))
        self._lay_out()
        self.resize(look.px(1080), look.px(700))
        self._show()

    def _lay_out(self) -> None:
        look = self.look
        buttons = [
            (tr("Brigade"), "Ctrl+1", lambda: self.add_unit("infantry")),
            (tr("Cavalry"), "Ctrl+2", lambda: self.add_unit("cavalry")),
            (tr("Battery"), "Ctrl+3", lambda: self.add_unit("artillery")),
            (tr("Leader"), "Ctrl+4", self.add_leader),
            (tr("Remove"), "Ctrl+D", self.remove),
        ]
        left = QVBoxLayout()
        left.addWidget(label(tr("Order of battle"), "panel"))
        left.addWidget(self.tree, 1)
        for pair in (buttons[:3], buttons[3:]):
            left.addLayout(row(*(self._button(*one) for one in pair), spacing=look.px(4)))
        self.battle = self._button(tr("The battle itself"), "Ctrl+B", lambda: self.choose(""))
        left.addWidget(self.battle)
        right = QVBoxLayout()
        right.addWidget(self.heading)
        right.addWidget(self.strip)
        inside = QWidget()
        inside.setLayout(self.holder)
        self.holder.setContentsMargins(0, 0, 0, 0)
        right.addWidget(scrolling(inside), 1)
        right.addWidget(label(tr("What is still wrong"), "panel"))
        right.addWidget(self.wrong)
        self.save_button = KeyButton(look, tr("Save …"), "Ctrl S", primary=True)
        self.save_button.clicked.connect(self.ask_to_save)
        open_button = self._button(tr("Open …"), "Ctrl+O", self.ask_to_open)
        copy_button = self._button(tr("Start from a shipped one"), "Ctrl+Shift+O", self.copy_shipped)
        right.addLayout(row(copy_button, open_button, self.save_button))
        whole = QWidget()
        both = QHBoxLayout(whole)
        both.addLayout(left, 4)
        both.addLayout(right, 6)
        self.setCentralWidget(whole)
        for keys, act in (("Ctrl+S", self.ask_to_save), ("Ctrl+Z", self.undo), ("Ctrl+Y", self.redo)):
            QShortcut(QKeySequence(keys), self).activated.connect(act)
        for keys, act in (("Delete", self.remove), ("Ctrl+X", self.cut), ("Ctrl+V", self.paste)):
            shortcut = QShortcut(QKeySequence(keys), self.tree)
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(act)

    def _button(self, words: str, keys: str, act: Callable[[], object]) -> KeyButton:
        made = KeyButton(self.look, words, keys.replace("+", " "))
        made.clicked.connect(lambda _=False: act())
        shortcut = QShortcut(QKeySequence(keys), self)
        shortcut.activated.connect(act)
        return made

    # ---- the draft

    def put(self, draft: Draft) -> None:
        """Make a new draft the present one; the old one can be gone back to."""
        if draft != self.draft:
            self._done.append(self.draft)
            self._undone.clear()
            self.draft = draft
            self._show()

    def undo(self) -> None:
        """Go back to the draft before."""
        if self._done:
            self._undone.append(self.draft)
            self.draft = self._done.pop()
            self._show(fields=True)

    def redo(self) -> None:
        """Go forward again."""
        if self._undone:
            self._done.append(self.draft)
            self.draft = self._undone.pop()
            self._show(fields=True)

    def _show(self, *, fields: bool = False) -> None:
        shape = self.model.rowCount()
        self.model.show(self.draft)
        self.tree.expandAll()
        if self.selected and not self.model.find(self.selected).isValid():
            self.selected, fields = "", True
        if self.fields is None or fields or not shape:
            self._make_fields()
        found = drafts.problems(self.draft, self._scale)
        self.wrong.clear()
        self.wrong.addItems(list(found) or [tr("Nothing: it can be played.")])
        self.setWindowModified(self.draft != self._saved)
        self.setWindowTitle(f"{self.draft.title} [*] – {tr('Scenario editor')}")

    def _key(self) -> int:
        return int(self.selected[1:]) if self.selected.startswith("#") else 0

    def _selected_thing(self) -> Any:
        key = self._key()
        found = (
            [unit for unit in self.draft.units if unit.key == key],
            [one for one in self.draft.leaders if one.key == key],
        )
        return next(iter((*found[0], *found[1])), self.draft)

    def _make_fields(self) -> None:
        thing = self._selected_thing()
        if self.fields is not None:
            self.holder.removeWidget(self.fields)
            self.fields.hide()
            self.fields.deleteLater()
        self.fields = Fields(self.look, thing, self.change)
        self.holder.addWidget(self.fields)
        self.heading.tell(thing.title if isinstance(thing, Draft) else thing.name)

    def change(self, name: str, value: Any) -> None:
        """Change a field of what is selected."""
        self.strip.tell("")
        thing = self._selected_thing()
        if isinstance(thing, Draft):
            self.put(replace(self.draft, **{name: value}))
        else:
            extra: dict[str, Any] = {}
            if name == "arm":
                extra = {"gun_type": "smoothbore" if value == "artillery" else "", "mounted": value == "cavalry"}
            self.put(drafts.change(self.draft, thing.key, **{name: value}, **extra))
            if name == "arm":
                self._make_fields()
        thing = self._selected_thing()
        self.heading.tell(thing.title if isinstance(thing, Draft) else thing.name)

    # ---- the tree

    def _on_current(self, index: QModelIndex, _: QModelIndex) -> None:
        node = self.model.node(index)
        if node is not None and node.key:
            self.choose(node.id, follow=False)

    def choose(self, name: str, *, follow: bool = True) -> None:
        """Show the fields of a unit or leader by id, "" for the battle itself."""
        self.selected = name
        if follow and name:
            self.tree.setCurrentIndex(self.model.find(name))
        self._make_fields()

    def _place(self) -> Node:
        """Give the formation that something new comes under."""
        node = self.model.node(self.tree.currentIndex())
        return node if node is not None else Node("union", "", "", "union", "", "")

    def add_unit(self, arm: str) -> None:
        """Add a brigade or battery beside what is selected."""
        at = self._place()
        self.put(drafts.add_unit(self.draft, at.side, at.corps, at.division, arm))
        self.choose(f"#{self.draft.next_key - 1}")

    def add_leader(self) -> None:
        """Add a leader to the formation that is selected."""
        at = self._place()
        self.put(drafts.add_leader(self.draft, at.side, at.corps, at.division))
        self.choose(f"#{self.draft.next_key - 1}")

    def _chosen(self) -> list[int]:
        found = [self.model.node(index) for index in self.tree.selectedIndexes()]
        return [one.key for one in found if one is not None and one.key]

    def remove(self) -> None:
        """Remove what is selected."""
        keys = self._chosen()
        if keys:
            self.put(drafts.remove(self.draft, keys))
        else:
            self.strip.tell(tr("select a brigade, battery or leader to remove"))

    def cut(self) -> None:
        """Remember what is selected, to be put under another formation."""
        self._held = self._chosen()

    def paste(self) -> None:
        """Put what was cut under the formation that is selected."""
        if self._held:
            self.move_to(self._held, self._place())

    def move_to(self, keys: Sequence[int], to: Node) -> None:
        """Put units and leaders under a formation."""
        self.put(drafts.move(self.draft, keys, to.side, to.corps, to.division))

    def _jump(self, words: str) -> None:
        unit = next((one for one in self.draft.units if words.startswith(f"{one.name},")), None)
        if unit is not None:
            self.choose(f"#{unit.key}")

    # ---- files

    def load(self, name: str, *, copy: str = "") -> bool:
        """Take a scenario by name or file, as a copy under another name; false when it cannot be read."""
        try:
            text, file, _ = scenario_text(name)
            scenario = read_scenario(text, file)
            with begin(None, Beginning(scenario=name)) as session:
                stem = copy or Path(file).stem
                found = drafts.of_view(session.view, scenario.description, stem, scenario.minutes, scenario.starts_at)
        except BadInput as error:
            self.strip.tell("; ".join(str(problem) for problem in error.problems[:3]))
            return False
        self.draft, self._done, self._undone, self.selected = found, [], [], ""
        self._saved = found
        self._show(fields=True)
        return True

    def copy_shipped(self) -> None:
        """Take the next of the shipped scenarios as a copy."""
        shipped = data.resource_names("scenarios")
        here = self.draft.name.removeprefix("my-")
        place = (shipped.index(here) + 1) % len(shipped) if here in shipped else 0
        if self.draft != self._saved:
            self.strip.tell(tr("save or undo your changes first"))
            return
        self.load(shipped[place], copy=f"my-{shipped[place]}")

    def ask_to_open(self) -> None:
        """Ask for a scenario file."""
        name, _ = QFileDialog.getOpenFileName(self, tr("Open a scenario"), "", tr("Scenarios (*.toml)"))
        if name:
            self.load(name)

    def ask_to_save(self) -> None:
        """Ask for a name and save."""
        name, _ = QFileDialog.getSaveFileName(
            self, tr("Save the scenario"), f"{self.draft.name}.toml", tr("Scenarios (*.toml)")
        )
        if name:
            self.save(Path(name))

    def save(self, path: Path) -> bool:
        """Write the scenario and its order of battle beside it; false when it could not be written."""
        path = path if path.suffix == ".toml" else path.with_name(f"{path.name}.toml")
        draft = replace(self.draft, name=path.stem)
        roster = path.with_name(f"{drafts.roster_name(draft)}.csv")
        try:
            for place, text in ((roster, drafts.roster_text(draft)), (path, drafts.scenario_text(draft))):
                building = place.with_name(f".{place.name}.new")
                building.write_text(text, encoding="utf-8")
                building.replace(place)
        except OSError as error:
            self.strip.tell(tr("{path}: it could not be saved: {why}", path=path, why=error.strerror or error))
            return False
        self.draft = self._saved = draft
        self._show(fields=True)
        return True

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask once before changes are lost: the second time it closes."""
        if self.draft != self._saved and not self._leaving:
            self._leaving = True
            self.strip.tell(
                tr("There are changes that are not saved. Save them with Ctrl S, or close once more to leave them.")
            )
            event.ignore()
            return
        super().closeEvent(event)
