"""A field cut from the map of a campaign or of a battle on squares: which map, and which part of it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from companion.charts.faults import BadInput
from companion.desktop.dialogs.framed import Framed, is_enter
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.form_fields import ChoiceBox
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Strip, label, row
from companion.field.shapes import Ground
from companion.kernel.beginning import scenarios
from companion.language.tongue import tr
from companion.table.away.cutting import BOX, MAPS, cut

Cut = Callable[[Ground], None]


class CutDialog(Framed):
    """Asks for a map and a part of it; what cannot be cut is told in place, and may be said anew."""

    def __init__(self, look: Look, done: Cut, parent: QWidget | None = None) -> None:
        """`done` takes the field that was cut."""
        super().__init__(look, tr("Cut a field from a map"), parent)
        self._done = done
        self.strip = Strip(look)
        self.map, self.part = ChoiceBox(), QLineEdit()
        self.map.setAccessibleName(tr("Map of"))
        there = [one for one in scenarios() if one.kind in MAPS]
        self._kinds = {one.name: one.kind for one in there}
        self.map.offer(tuple((tr(one.title), one.name) for one in there))
        self.words = label("", "small")
        self.words.setWordWrap(True)
        self.cut = KeyButton(look, tr("Cut it"), "↵", primary=True)
        self.leave = KeyButton(look, tr("Cancel"), "Esc")
        self.cut.clicked.connect(self.accept)
        self.leave.clicked.connect(self.reject)
        for one in (self.strip, self.map, self.words, self.part):
            self.lines.addWidget(one)
        self.lines.addLayout(row(self.cut, self.leave))
        self.setMinimumWidth(look.px(460))
        self.map.currentIndexChanged.connect(self._on_map)
        if there:
            self.map.put(there[0].name)
        self._on_map()
        self.part.setFocus()

    def _on_map(self, *_: object) -> None:
        self.strip.tell("")
        if MAPS.get(self._kinds.get(self._name, "")) == BOX:
            self.words.setText(tr("Two corners of the part, as the map counts its squares: X,Y,X,Y."))
            self.part.setPlaceholderText("22,14,12,4")
        else:
            self.words.setText(tr("The hex whose middle is the field, as the map counts its hexes: X,Y."))
            self.part.setPlaceholderText("12,8")
        self.part.setAccessibleName(self.words.text())

    @property
    def _name(self) -> str:
        return str(self.map.answer() or "")

    def accept(self) -> None:
        """Cut it, and close; or say why not."""
        try:
            found = cut(self._name, self.part.text())
        except BadInput as error:
            self.strip.tell("; ".join(f"{one.what} ({one.hint})" if one.hint else one.what for one in error.problems))
            self.part.setFocus()
            self.part.selectAll()
            return
        self._done(found)
        super().accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter cuts from any field; Esc closes."""
        if is_enter(event) and self.focusWidget() is self.leave:
            self.reject()
        elif is_enter(event):
            self.accept()
        else:
            super().keyPressEvent(event)
