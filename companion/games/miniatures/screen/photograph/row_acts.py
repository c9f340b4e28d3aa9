"""What can be done with the lit row, as buttons with their keys: those alone that its kind has."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import row
from companion.games.miniatures.words.photograph_rows import PhotoRow
from companion.language.tongue import tr


class RowActs(QWidget):
    """Buttons for one row; the line keeps its height when none of them is there."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.leave = KeyButton(look, tr("Leave it out"), "Del")
        self.override = KeyButton(look, tr("Accept it anyway"), "O")
        self.name = KeyButton(look, tr("It is …"), "N")
        self.point = KeyButton(look, tr("Point at it"), "Q")
        self.place = KeyButton(look, tr("Type its place"), "G")
        self._all = (self.leave, self.override, self.name, self.point, self.place)
        laid = row(*self._all)
        laid.addStretch(1)
        self.setLayout(laid)
        self.setMinimumHeight(self.leave.sizeHint().height())

    def tell(self, lit: PhotoRow | None, *, can_point: bool) -> None:
        """Show what can be done with a row; it can be pointed at only in a photograph that is read."""
        kind = "" if lit is None else lit.kind
        of_unit = kind in ("may", "doubtful", "refused", "missing")
        self.leave.setVisible(kind in ("may", "doubtful", "refused"))
        refused = kind == "refused"
        self.leave.cap = "B" if refused else "Del"
        self.leave.tell(tr("Put it back") if refused else tr("Leave it out"))
        self.override.setVisible(refused)
        self.name.setVisible(kind == "unknown")
        self.point.setVisible(kind == "missing" and can_point)
        self.place.setVisible(of_unit or can_point)
        self.place.tell(tr("Type its place") if of_unit else tr("Go to a place"))
