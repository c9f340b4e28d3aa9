"""The editor's window: the tree, the fields of what is chosen, what is still wrong, and the files."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Literal

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QFileDialog, QLabel, QMainWindow, QVBoxLayout, QWidget

from companion.charts.faults import BadInput
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.fitting import Standing
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Heading, Strip, label
from companion.desktop.widgets.plain import window_title
from companion.games.miniatures.charts import scale as scales
from companion.games.miniatures.charts.scale import Scale
from companion.games.miniatures.screen.editor import checking, fields, layout, menus, opening, saving
from companion.games.miniatures.screen.editor import draft as drafts
from companion.games.miniatures.screen.editor.asking import Unsaved
from companion.games.miniatures.screen.editor.draft import PAGE, UNION, Draft, Kind, Node
from companion.games.miniatures.screen.editor.faults import FaultList
from companion.games.miniatures.screen.editor.field import opening as ground_editor
from companion.games.miniatures.screen.editor.history import History
from companion.games.miniatures.screen.editor.lines import lines
from companion.games.miniatures.screen.editor.tree import DraftTree
from companion.kernel import shelf
from companion.language.tongue import plural, tr
from companion.language.words import capital, side_words

ChoosePath = Callable[[QWidget, str], str]
"""Asks a person for a file, starting at a name; gives "" when it was given up."""


def ask_to_open(parent: QWidget, start: str) -> str:
    """Ask for a scenario to open."""
    return QFileDialog.getOpenFileName(parent, tr("Open a scenario"), start, tr("Scenarios (*.toml)"))[0]


def ask_to_save(parent: QWidget, start: str) -> str:
    """Ask where a scenario is to be kept."""
    return QFileDialog.getSaveFileName(parent, tr("Save the scenario"), start, tr("Scenarios (*.toml)"))[0]


class EditorWindow(Standing, QMainWindow):
    """One scenario being made."""

    saved = Signal(object)
    """The file that was written."""

    def __init__(
        self,
        look: Look,
        parent: QWidget | None = None,
        *,
        to_open: ChoosePath = ask_to_open,
        to_save: ChoosePath = ask_to_save,
    ) -> None:
        super().__init__(parent)
        self.look = look
        self.path: Path | None = None
        self._proposed: Path | None = None
        self._to_open, self._to_save = to_open, to_save
        self._chart = scales.read_scales(shelf.ruleset_texts("miniatures", only=("scale.toml",))["scale.toml"])
        self.history = History(drafts.empty())
        self.faults: tuple[checking.Fault, ...] = ()
        self._cut: list[int] = []
        self._closing = False
        self.selected = PAGE
        self.tree = DraftTree(look, self.move_to)
        self.tree.chosen.connect(self.choose)
        self.heading, self.strip = Heading(look), Strip(look)
        self.asking = Unsaved(look, self._save_then)
        self.form = fields.Form(look, (), self.change)
        self.list = FaultList(look)
        self.list.chosen.connect(self.jump)
        self.adders: list[KeyButton] = menus.adders(self)
        self.save_button = KeyButton(look, tr("Save"), "Ctrl S", primary=True)
        self.save_button.clicked.connect(lambda _=False: self.save())
        self.form_place = QVBoxLayout()
        self.count = label("", "small")
        self.place: QLabel = label("", "small")
        self.setCentralWidget(layout.lay_out(self._parts()))
        self.acts = menus.build(self)
        self.resize(look.px(1120), look.px(720))
        self.stand(look.places, "editor")
        look.changed.connect(self._on_look)
        self._refresh()
        self.tree.choose(PAGE)

    def _parts(self) -> layout.Parts:
        return layout.Parts(
            look=self.look,
            tree=self.tree,
            adders=self.adders,
            heading=self.heading,
            strip=self.strip,
            asking=self.asking,
            place=self.place,
            form=self.form,
            form_place=self.form_place,
            how_many=self.count,
            faults=self.list,
            save_button=self.save_button,
        )

    def _on_look(self) -> None:
        self._make_form()
        self._refresh()

    # ---- what is shown

    @property
    def draft(self) -> Draft:
        """The scenario as it is now."""
        return self.history.draft

    @property
    def scale(self) -> Scale:
        """The scale that stands are reckoned by."""
        page = self.draft.node(PAGE)
        try:
            return scales.scale_of(self._chart, page.cells.get("scale", "") if page is not None else "")
        except BadInput:
            # While a scale is being typed it is none; the first one keeps the stands in sight meanwhile.
            return scales.scale_of(self._chart)

    def node(self) -> Node:
        """Give what is chosen."""
        return self.draft.node(self.selected) or self.draft.nodes[0]

    def _refresh(self) -> None:
        self.faults = checking.faults(self.draft, self.scale)
        if self.draft.node(self.selected) is None:
            self.selected = PAGE
        self._cut = [key for key in self._cut if self.draft.node(key) is not None]
        self.tree.show_draft(self.draft, lines(self.draft, self.faults, self.scale, self._cut))
        if self.tree.current() != self.selected:
            self.tree.choose(self.selected)
        self._show_form()
        self.list.show_faults(self.draft, self.faults)
        wrong = len(self.faults)
        words = plural(wrong, "{n} thing", "{n} things")
        self.count.setText(tr("{n}; choose one to go to its field", n=words) if wrong else "")
        self.count.setVisible(bool(wrong))
        self.setWindowModified(self.history.changed)
        page = self.draft.node(PAGE)
        title = (page.name if page is not None else "") or tr("Scenario without a title")
        self.setWindowTitle(tr("{title} – Scenario editor", title=f"{window_title(title)}[*]"))
        if hasattr(self, "acts"):
            menus.refresh(self)

    def _show_form(self) -> None:
        one = self.node()
        wanted = fields.fields(self.draft, one, self._scales())
        # A form is made anew only where its fields are others: the field that one types in must keep its cursor.
        if wanted != self.form.shown:
            self._make_form()
        above = [other.name if other.kind != "army" else side_words(other.name) for other in self.draft.above(one.key)]
        self.place.setText(" · ".join(above[::-1]))
        self.place.setVisible(bool(above))
        own = [fault for fault in self.faults if fault.key == one.key]
        self.heading.tell(capital(one.name) or tr("Without a name"), menus.what(one))
        above_kind = self.draft.node(one.parent)
        cells = {**one.cells, "rank": above_kind.kind if above_kind is not None else ""}
        self.form.show_node(cells, own, fields.hints(one, self.scale))
        loose = [fault.words for fault in own if fault.column not in self.form.editors]
        if loose:
            self.place.setText(" · ".join((*above[::-1], f"▲ {capital('; '.join(loose))}")))
            self.place.show()

    def _scales(self) -> fields.Choices:
        return tuple((one.id, one.label) for one in self._chart.scale)

    def _make_form(self) -> None:
        old = self.form
        self.form = fields.Form(self.look, fields.fields(self.draft, self.node(), self._scales()), self.change)
        self.form_place.replaceWidget(old, self.form)
        old.hide()
        old.deleteLater()

    def tell(self, words: str) -> None:
        """Tell in place what could not be done."""
        self.strip.tell(words)

    # ---- edits

    def put(self, draft: Draft, words: str, *, typing: tuple[int, str] | None = None) -> None:
        """Make a new draft the present one; the old one can be gone back to."""
        self.tell("")
        if self.history.put(draft, words, typing=typing):
            self._refresh()

    def change(self, column: str, text: str) -> None:
        """Put text into a field of what is chosen."""
        one = self.node()
        words = fields.labels(self.draft, one).get(column, column)
        if column == "rank":
            above = next((other for other in self.draft.above(one.key) if other.kind == text), None)
            if above is not None:
                self.put(drafts.move(self.draft, [one.key], above.key), words)
            return
        self.put(drafts.change(self.draft, one.key, column, text), words, typing=(one.key, column))

    def choose(self, key: int) -> None:
        """Show the fields of a row."""
        if key != self.selected:
            self.selected = key
            self._refresh()

    def jump(self, key: int, column: str) -> None:
        """Go to a field."""
        self.choose(key or PAGE)
        self.tree.choose(self.selected)
        editor = self.form.editors.get(column) or next(iter(self.form.editors.values()), None)
        if editor is not None:
            editor.setFocus(Qt.FocusReason.OtherFocusReason)

    def add(self, kind: Kind, arm: str = "") -> None:
        """Add a row under or beside what is chosen, and begin with its name."""
        one = self.node()
        chain = [one, *self.draft.above(one.key)]
        places = [other.key for other in chain if kind in drafts.TAKES.get(other.kind, ())]
        parent = places[0] if places else PAGE if kind == "objective" else UNION
        beside = next((other.key for other in chain if other.parent == parent), 0)
        made, key = drafts.add(self.draft, kind, parent, menus.new_cells(kind, arm), after=beside)
        self.selected = key
        self.put(made, menus.kind_words(kind))
        self.jump(key, next(iter(self.form.editors), ""))

    def remove(self) -> None:
        """Remove what is selected, with everything under it."""
        keys = [key for key in self.tree.selected() or [self.selected] if key not in (1, 2, 3)]
        if not keys:
            self.tell(tr("the battle and its armies stay; choose something below them"))
            return
        one = self.draft.node(keys[0])
        near = [other.key for other in self.draft.under(one.parent) if other.key not in keys] if one is not None else []
        self.selected = near[0] if near else one.parent if one is not None else PAGE
        self.put(drafts.remove(self.draft, keys), tr("Remove"))

    def move_to(self, keys: Sequence[int], parent: int, before: int = 0) -> None:
        """Put rows under another."""
        if not drafts.may_move(self.draft, keys, parent):
            self.tell(tr("that cannot stand there"))
            return
        self.put(drafts.move(self.draft, list(keys), parent, before=before), tr("Move"))

    def step(self, way: Literal["up", "down", "out", "in"]) -> None:
        """Move what is chosen by one place."""
        moved = drafts.step(self.draft, self.selected, way)
        if moved == self.draft:
            self.tell(tr("it can go no further that way"))
        else:
            self.put(moved, tr("Move"))

    def cut(self) -> None:
        """Mark what is selected, to be put elsewhere."""
        self._cut = [key for key in self.tree.selected() or [self.selected] if key not in (1, 2, 3)]
        self._refresh()

    def paste(self) -> None:
        """Put what was cut under what is chosen, or beside it."""
        keys, self._cut = self._cut, []
        if not keys:
            self.tell(tr("nothing was cut; cut something with Ctrl X first"))
            return
        one = self.node()
        if drafts.may_move(self.draft, keys, one.key):
            self.move_to(keys, one.key)
        else:
            self.move_to(keys, one.parent, one.key)
        self._refresh()

    def edit_field(self) -> None:
        """Draw the scenario's field in a window of its own."""
        self.field_window = ground_editor.opened(self, self)

    def undo(self) -> None:
        """Go back by a step."""
        if self.history.undo():
            self._refresh()

    def redo(self) -> None:
        """Go forward by a step."""
        if self.history.redo():
            self._refresh()

    # ---- files

    def take(self, draft: Draft, path: Path | None) -> None:
        """Begin with a draft that came from somewhere."""
        self.history, self.path, self.selected, self._cut = History(draft), path, PAGE, []
        self._proposed = None
        self.tell("")
        self._refresh()
        self.tree.choose(PAGE)

    def new(self) -> None:
        """Begin an empty page."""
        self._unless_unsaved(lambda: self.take(drafts.empty(), None))

    def load(self, path: Path) -> bool:
        """Open a scenario file; false when it cannot be read, which is told in place."""
        draft = self._read(str(path.absolute()))
        if draft is None:
            return False
        if saving.is_own(path):
            self.take(draft, path)
        else:
            self.take(draft, None)
            self._proposed = path.with_name(f"{path.stem}-edited.toml")
            self.tell(tr("It was written by hand: saving asks for another name, so that its comments stay."))
        return True

    def copy_shipped(self, name: str) -> bool:
        """Begin with a copy of a shipped scenario."""
        draft = self._read(name)
        if draft is not None:
            self.take(drafts.change(draft, PAGE, "name", ""), None)
            self.history.saved = drafts.empty()  # a copy is nowhere yet
            self._refresh()
        return draft is not None

    def _read(self, name: str) -> Draft | None:
        try:
            return opening.load(name)
        except BadInput as error:
            more = len(error.problems) - 3
            told = [str(problem) for problem in error.problems[:3]]
            told += [tr("and {n} more", n=more)] if more > 0 else []
            self.tell(tr("It was not opened. {why}", why="; ".join(told)))
            return None

    def open(self) -> None:
        """Ask for a scenario file and open it."""

        def then() -> None:
            name = self._to_open(self, str(self.path.parent if self.path is not None else ""))
            if name:
                self.load(Path(name))

        self._unless_unsaved(then)

    def start_from(self, name: str) -> None:
        """Begin with a copy of a shipped scenario, when nothing is left behind."""
        self._unless_unsaved(lambda: self.copy_shipped(name))

    def save(self, *, ask: bool = False) -> bool:
        """Save, asking for a name where there is none; false when it was not saved."""
        path = self.path
        if path is None or ask:
            name = self._to_save(self, str(path or self._proposed or f"{menus.file_name(self.draft)}.toml"))
            if not name:
                return False
            path = Path(name)
        return self.save_to(path)

    def save_to(self, path: Path) -> bool:
        """Write both files; what fails is told in place and nothing is lost."""
        try:
            self.path, _ = saving.save(self.draft, path)
        except saving.NotSaved as error:
            self.tell(str(error))
            return False
        self.history.now_saved()
        self._refresh()
        self.saved.emit(self.path)
        self.tell(
            tr("It is saved, but no game can be begun with it yet: see what is still wrong.") if self.faults else ""
        )
        return True

    def _save_then(self, then: Callable[[], object]) -> None:
        if self.save():
            then()

    def _unless_unsaved(self, then: Callable[[], object]) -> None:
        if self.history.changed:
            self.asking.ask(tr("There are changes that are not saved."), then)
        else:
            then()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask about changes that are not saved before closing."""
        if self.history.changed and not self._closing:
            event.ignore()
            self.asking.ask(tr("There are changes that are not saved."), self._close_now)
            return
        super().closeEvent(event)

    def _close_now(self) -> None:
        self._closing = True
        self.close()
