"""What a piece of ground says of itself, as a form beside the table."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QFormLayout, QLineEdit, QWidget

from companion.desktop.widgets.form_fields import ChoiceBox
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import label
from companion.field.editing import columns, text_of
from companion.field.kinds import KINDS
from companion.field.shapes import Feature
from companion.language.tongue import declared, tr
from companion.language.words import plain

LABELS = {
    "name": "Name",
    "density": "Density",
    "level": "Level",
    "width": "Breadth in inches",
    "unfinished": "Without rails",
    "all_round": "Faces every way",
    "side": "Side",
    "edge": "Edge",
    "turn": "Turn",
    "units": "Ids of units, with commas",
    "facing": "Facing in degrees",
    "points": "Points",
    "moves": "To moving",
    "cover": "Cover",
    "charge": "In a charge",
    "invented": "What is invented",
}
declared(LABELS)
CHOICES: dict[str, tuple[str, ...]] = {
    "density": ("open", "closed"),
    "level": ("1", "2", "3"),
    "unfinished": ("", "yes"),
    "all_round": ("", "yes"),
    "side": ("", "union", "confederate"),
    "edge": ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"),
    "moves": ("", "free", "rough", "road", "linear", "ford", "crossings"),
    "cover": ("", "none", "cover", "works"),
    "charge": ("", "none", "ground", "works", "trenches"),
}
OPEN = {"moves", "cover", "charge"}
"""What is as the rules say where nothing is chosen."""
OF_SIDES = {
    "deployment": "Set-up area",
    "arrival": "Arrival",
    "unit": "Unit at first",
    "objective": "Objective",
}
declared(OF_SIDES)


def kind_words(kind: str) -> str:
    """Give what a kind is called."""
    return tr(OF_SIDES.get(kind) or KINDS.get(kind) or kind)


class Said(QWidget):
    """The form of one feature; `changed(column, text)` is called with each edit."""

    def __init__(self, look: Look, changed: Callable[[str, str], None]) -> None:
        super().__init__()
        self.look, self._changed = look, changed
        self.editors: dict[str, QLineEdit | ChoiceBox] = {}
        self._form = QFormLayout(self)
        self._form.setContentsMargins(0, 0, 0, 0)
        self._kind = ""
        self._showing = False

    def show_feature(self, one: Feature | None) -> None:
        """Show what a feature says; a form is made anew only for another kind."""
        kind = one.properties.kind if one is not None else ""
        if kind != self._kind:
            self._kind = kind
            while self._form.rowCount():
                self._form.removeRow(0)
            self.editors = {column: self._editor(column) for column in (columns(kind) if kind else ())}
        self._showing = True
        try:
            for column, editor in self.editors.items():
                text = text_of(one, column) if one is not None else ""
                if isinstance(editor, ChoiceBox):
                    editor.put(text)
                elif editor.text() != text:
                    editor.setText(text)
        finally:
            self._showing = False

    def _editor(self, column: str) -> QLineEdit | ChoiceBox:
        made: QLineEdit | ChoiceBox
        words = tr(LABELS[column])
        if column in CHOICES:
            made = ChoiceBox()
            made.offer(tuple((self._word(column, one), one) for one in CHOICES[column]))
            made.edited.connect(lambda: self._tell(column))
        else:
            made = QLineEdit()
            made.editingFinished.connect(lambda: self._tell(column))
        made.setAccessibleName(words)
        shown = label(words, "small")
        shown.setBuddy(made)
        self._form.addRow(shown, made)
        return made

    def _word(self, column: str, value: str) -> str:
        if not value:
            return tr("as the rules say") if column in OPEN else tr("nobody's") if column == "side" else tr("no")
        return value if value.isdigit() else plain(value)

    def _tell(self, column: str) -> None:
        if self._showing:
            return
        editor = self.editors[column]
        self._changed(column, (editor.answer() or "") if isinstance(editor, ChoiceBox) else editor.text())
