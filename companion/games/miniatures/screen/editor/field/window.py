"""The field of a scenario drawn by hand: kinds, corners, what each piece says, back and forward, saved beside it.

window = FieldWindow(look, ground, keep)        keep(ground) writes it; raises OSError
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QMainWindow, QScrollArea, QVBoxLayout, QWidget

from companion.charts.faults import BadInput
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.fitting import Standing
from companion.desktop.widgets.form_fields import ChoiceBox
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Heading, Strip, label
from companion.desktop.widgets.plain import window_title
from companion.drawing.shapes import Point, Shape
from companion.field import editing
from companion.field.importing import imported
from companion.field.kinds import KINDS
from companion.field.shapes import Ground
from companion.games.miniatures.screen.editor.field.canvas import SketchMap, being_drawn, marked
from companion.games.miniatures.screen.editor.field.said import OF_SIDES, Said, kind_words
from companion.language.tongue import number, tr

Keep = Callable[[Ground], None]
Choose = Callable[[QWidget], str]
"""Asks a person for a file; gives "" when it was given up."""
NEAR = 7.0
"""Pixels beside a line or a corner that still mean it."""
PANEL = 300
STEP, FINE = 1.0, 0.25
"""Inches that an arrow key moves what is chosen, and with Shift."""
ARROWS = {Qt.Key.Key_Up: (0, 1), Qt.Key.Key_Down: (0, -1), Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0)}


def ask_for_drawn(parent: QWidget) -> str:
    """Ask for a field that was drawn elsewhere."""
    return QFileDialog.getOpenFileName(parent, tr("Import a field"), "", tr("GeoJSON (*.geojson *.json)"))[0]


class FieldWindow(Standing, QMainWindow):
    """One field being drawn."""

    def __init__(
        self,
        look: Look,
        ground: Ground,
        keep: Keep,
        parent: QWidget | None = None,
        *,
        choose: Choose = ask_for_drawn,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.look, self._keep, self._choose = look, keep, choose
        self._steps, self._at, self._written = [ground], 0, ground
        self.chosen, self.handle, self.drawing = -1, -1, ""
        self._run: list[Point] = []
        self._grip: Point | None = None
        self._ghost: Ground | None = None
        self._pointer: Point | None = None
        self._asked = False
        self.map = SketchMap(look, ground)
        self.map.sides = True
        self.map.takes = self._takes
        for signal, slot in (
            (self.map.gripped, self._gripped),
            (self.map.drawn_to, self._drawn_to),
            (self.map.let_go, self._let_go),
            (self.map.doubled, self._doubled),
            (self.map.pointed, self._pointed),
        ):
            signal.connect(slot)
        self.heading, self.strip = Heading(look), Strip(look)
        self.kind = ChoiceBox()
        kinds = (*(kind for kind in KINDS if kind not in ("closed", "unfinished")), *OF_SIDES)
        self.kind.offer(tuple((kind_words(kind), kind) for kind in kinds))
        self.kind.put("woods")
        self.kind.setAccessibleName(tr("Kind of ground"))
        self.said = Said(look, self._says)
        self.hint = label("", "small")
        self.hint.setWordWrap(True)
        self.place = label("", "small")
        self.buttons = {name: self._button(name, *row) for name, row in self._acts().items()}
        self._lay_out()
        self.setWindowTitle(f"{window_title(tr('The field'))}[*]")
        self.resize(look.px(1180), look.px(720))
        self.stand(look.places, "field-editor")
        look.changed.connect(self._on_look)
        self._refresh()

    # ---- how it is laid out

    def _acts(self) -> dict[str, tuple[str, str, Callable[[], None]]]:
        return {
            "draw": (tr("Draw"), "Ctrl+D", self.draw),
            "finish": (tr("Finish"), "Return", self.finish),
            "corner": (tr("Another corner"), "Ins", self.another_corner),
            "remove": (tr("Remove"), "Del", self.remove),
            "undo": (tr("Undo"), "Ctrl+Z", self.undo),
            "redo": (tr("Redo"), "Ctrl+Y", self.redo),
            "import": (tr("Import …"), "Ctrl+O", self.take),
            "cut": (tr("Cut from a map …"), "Ctrl+T", self.cut),
            "save": (tr("Save"), "Ctrl+S", self.save),
        }

    def _button(self, name: str, words: str, key: str, does: Callable[[], None]) -> KeyButton:
        made = KeyButton(self.look, words, key.replace("+", " "), primary=name == "save")
        made.clicked.connect(does)
        if name != "finish":  # Return ends a field of the form as well
            QShortcut(QKeySequence(key), self, does)
        return made

    def _lay_out(self) -> None:
        panel = QWidget()
        column = QVBoxLayout(panel)
        column.addWidget(self.heading)
        column.addWidget(self.strip)
        column.addWidget(self.kind)
        for names in (("draw", "finish"), ("corner", "remove"), ("undo", "redo")):
            row = QHBoxLayout()
            for name in names:
                row.addWidget(self.buttons[name])
            column.addLayout(row)
        column.addWidget(self.hint)
        column.addWidget(self.said)
        column.addStretch(1)
        column.addWidget(self.place)
        for name in ("import", "cut", "save"):
            column.addWidget(self.buttons[name])
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(panel)
        scroll.setFixedWidth(self.look.px(PANEL))
        self._scroll = scroll
        whole = QWidget()
        row = QHBoxLayout(whole)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.map, 1)
        row.addWidget(scroll)
        self.setCentralWidget(whole)

    def _on_look(self) -> None:
        self._scroll.setFixedWidth(self.look.px(PANEL))
        self.map.on_look()

    # ---- what is shown

    @property
    def ground(self) -> Ground:
        """The field as it is now."""
        return self._steps[self._at]

    def _refresh(self) -> None:
        if self.chosen >= len(self.ground.features):
            self.chosen, self.handle = -1, -1
        self.map.lay(self.ground)
        one = self.ground.features[self.chosen] if self.chosen >= 0 else None
        self.said.show_feature(one)
        kind = one.properties.kind if one is not None else self.drawing
        self.heading.tell(kind_words(kind) if kind else tr("The field"), one.properties.name if one is not None else "")
        self.hint.setText(self._hint())
        self.buttons["finish"].setEnabled(bool(self._run))
        self.buttons["corner"].setEnabled(one is not None and len(editing.corners(one)) > 1)
        self.buttons["remove"].setEnabled(one is not None)
        self.buttons["undo"].setEnabled(self._at > 0)
        self.buttons["redo"].setEnabled(self._at < len(self._steps) - 1)
        self.setWindowModified(self.ground != self._written)
        self._overlay()

    def _hint(self) -> str:
        if self.drawing and editing.shape_of(self.drawing) == "place":
            return tr("Click where it is. Esc ends.")
        if self.drawing:
            return tr("Click corner after corner; a double click or Return ends it, Esc gives it up.")
        if self.chosen >= 0:
            return tr("Drag it, or a corner of it; arrows move it by an inch, with Shift by a quarter.")
        return tr("Click a piece of ground, or choose a kind and draw.")

    def _overlay(self) -> None:
        ground = self._ghost or self.ground
        shapes: list[Shape] = []
        if 0 <= self.chosen < len(ground.features):
            shapes += marked(ground.features[self.chosen], ground, self.handle)
        if self.drawing:
            shapes += being_drawn(self.drawing, self._run, self._pointer, ground)
        self.map.carry(shapes)

    # ---- edits

    def put(self, ground: Ground) -> None:
        """Make a field the present one; the one before can be gone back to."""
        self.strip.tell("")
        self._asked = False
        if ground != self.ground:
            self._steps = [*self._steps[: self._at + 1], ground]
            self._at += 1
        self._refresh()

    def undo(self) -> None:
        """Go back by a step."""
        self._at = max(0, self._at - 1)
        self._refresh()

    def redo(self) -> None:
        """Go forward by a step."""
        self._at = min(len(self._steps) - 1, self._at + 1)
        self._refresh()

    def draw(self) -> None:
        """Begin to draw the chosen kind."""
        self.drawing, self._run, self.chosen, self.handle = self.kind.answer() or "woods", [], -1, -1
        self._refresh()

    def finish(self) -> None:
        """End what is being drawn."""
        if not self.drawing or not self._run:
            return
        try:
            ground = editing.added(self.ground, self.drawing, self._run)
        except BadInput as error:
            self.strip.tell(error.problems[0].what)
            return
        self._run = []
        self.drawing = self.drawing if editing.shape_of(self.drawing) == "place" else ""
        self.chosen, self.handle = len(ground.features) - 1, -1
        self.put(ground)

    def another_corner(self) -> None:
        """Put another corner into the nearest side: to the pointer, or to the middle of the window."""
        if self.chosen >= 0:
            place = self._pointer or self.map.middle()
            ground, self.handle = editing.corner_added(self.ground, self.chosen, place)
            self.put(ground)

    def remove(self) -> None:
        """Remove the chosen corner, or the whole piece."""
        if self.chosen < 0:
            return
        if self.handle >= 0:
            ground = editing.corner_removed(self.ground, self.chosen, self.handle)
        else:
            ground = editing.removed(self.ground, self.chosen)
        if len(ground.features) < len(self.ground.features):
            self.chosen = -1
        self.handle = -1
        self.put(ground)

    def _says(self, column: str, text: str) -> None:
        if self.chosen < 0:
            return
        try:
            self.put(editing.says(self.ground, self.chosen, column, text))
        except BadInput as error:
            self.strip.tell("; ".join(" ".join(filter(None, (one.what, one.hint))) for one in error.problems))

    def save(self) -> None:
        """Write it."""
        try:
            self._keep(self.ground)
        except OSError as error:
            self.strip.tell(tr("it could not be written: {why}", why=error.strerror or error))
            return
        self._written = self.ground
        self.strip.tell("")
        self._refresh()

    def take(self) -> None:
        """Put a field that was drawn elsewhere, in QGIS or cut from a map, in the place of this one."""
        name = self._choose(self)
        if not name:
            return
        try:
            ground = imported(Path(name).read_bytes(), Path(name).name, self.ground.table)
        except BadInput as error:
            self.strip.tell("; ".join(map(str, error.problems[:3])))
            return
        except OSError as error:
            self.strip.tell(tr("it could not be read: {why}", why=error.strerror or error))
            return
        self.begin_anew(ground)

    def cut(self) -> None:
        """Ask for a part of the map of a campaign or of squares, and put its ground in the place of this field."""
        from companion.games.miniatures.screen.editor.field.cutting import CutDialog

        CutDialog(self.look, self.begin_anew, self).open()

    def begin_anew(self, ground: Ground) -> None:
        """Put a whole field in the place of this one; the one before can be gone back to."""
        self.drawing, self._run, self.chosen, self.handle = "", [], -1, -1
        self.put(ground)
        self.map.fit()

    # ---- mouse and keys

    def _reach(self) -> float:
        return NEAR / self.map.cell_size()

    def _takes(self, place: Point) -> bool:
        if self.drawing:
            return True
        return editing.feature_at(self.ground, place, self._reach()) >= 0 or self._corner(place) >= 0

    def _corner(self, place: Point) -> int:
        if self.chosen < 0:
            return -1
        return editing.corner_at(self.ground.features[self.chosen], place, self._reach() * 1.5)

    def _gripped(self, place: Point) -> None:
        if self.drawing:
            self._run.append(place)
            if editing.shape_of(self.drawing) == "place":
                self.finish()
            else:
                self._refresh()
            return
        self.handle = self._corner(place)
        if self.handle < 0:
            self.chosen = editing.feature_at(self.ground, place, self._reach())
        self._grip = place
        self._refresh()

    def _moved(self, place: Point) -> Ground:
        assert self._grip is not None
        if self.handle >= 0:
            return editing.corner_moved(self.ground, self.chosen, self.handle, place)
        return editing.moved(self.ground, self.chosen, (place[0] - self._grip[0], place[1] - self._grip[1]))

    def _drawn_to(self, place: Point) -> None:
        if self._grip is not None and self.chosen >= 0:
            self._ghost = self._moved(place)
            self._overlay()

    def _let_go(self, place: Point) -> None:
        grip, ghost = self._grip, self._ghost
        self._ghost = None
        if grip is not None and self.chosen >= 0 and ghost is not None:
            self.put(self._moved(place))
        self._grip = None
        self._overlay()

    def _doubled(self, place: Point) -> None:
        if self.drawing:
            self.finish()
        elif self.chosen >= 0:
            ground, self.handle = editing.corner_added(self.ground, self.chosen, place)
            self.put(ground)

    def _pointed(self, place: Point | None) -> None:
        self._pointer = place
        self.place.setText("" if place is None else f"{number(place[0], '.1f')}, {number(place[1], '.1f')}")
        if self.drawing:
            self._overlay()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Return, Esc and the arrows; all others move the view."""
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.drawing:
            self.finish()
        elif key == Qt.Key.Key_Escape and (self.drawing or self.chosen >= 0):
            self.drawing, self._run, self.chosen, self.handle = "", [], -1, -1
            self._refresh()
        elif key in ARROWS and self.chosen >= 0:
            self._nudge(ARROWS[key], FINE if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else STEP)
        elif not self.map.take(event):
            super().keyPressEvent(event)

    def _nudge(self, way: tuple[int, int], by: float) -> None:
        step = (way[0] * by, way[1] * by)
        if self.handle < 0:
            self.put(editing.moved(self.ground, self.chosen, step))
            return
        x, y = editing.corners(self.ground.features[self.chosen])[self.handle]
        self.put(editing.corner_moved(self.ground, self.chosen, self.handle, (x + step[0], y + step[1])))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close; what is not saved is told once, and given up at the second time."""
        if self.ground != self._written and not self._asked:
            self._asked = True
            self.strip.tell(tr("Not saved: Ctrl S saves it; close again to give it up."))
            event.ignore()
            return
        super().closeEvent(event)
