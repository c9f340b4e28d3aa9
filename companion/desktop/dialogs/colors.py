"""The colours that a person may choose otherwise: sides, warning, done, the lamp. Shape and letter stay as they are."""

from __future__ import annotations

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QColorDialog, QGridLayout, QWidget

from companion.desktop.desk.desk import Desk
from companion.desktop.dialogs.texts import Aside
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import label
from companion.language.tongue import declared, tr

TOKENS = {
    "union": "Union",
    "conf": "Confederate",
    "wine": "Warning, loss, must",
    "sage": "Done, saved",
    "lamp": "What is lit now",
}
declared(TOKENS)


class ColorsDialog(Aside):
    """A row a colour: what it is now, another one, the design's own again."""

    def __init__(self, desk: Desk, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(
            desk, look, tr("Colours of the light theme") if not look.dark else tr("Colours of the dark theme"), parent
        )
        self.patches: dict[str, QWidget] = {}
        grid = QGridLayout()
        for place, (token, words) in enumerate(TOKENS.items()):
            patch = QWidget()
            patch.setFixedSize(look.px(44), look.px(20))
            patch.setAccessibleName(tr("The colour now"))
            self.patches[token] = patch
            other, own = KeyButton(look, tr("Another …")), KeyButton(look, tr("The design's own"))
            other.setAccessibleName(tr("Another colour: {name}", name=tr(words)))
            other.clicked.connect(lambda _=False, token=token: self.ask(token))
            own.clicked.connect(lambda _=False, token=token: self.take(token, ""))
            for column, part in enumerate((label(tr(words)), patch, other, own)):
                grid.addWidget(part, place, column)
        self.lines.addLayout(grid)
        self.refresh()

    def refresh(self) -> None:
        """Show the colours as they are."""
        for token, patch in self.patches.items():
            patch.setStyleSheet(f"background: {self.look.color(token).name()};")

    def ask(self, token: str) -> None:
        """Ask for a colour."""
        dialog = QColorDialog(self.look.color(token), self)
        dialog.setOption(QColorDialog.ColorDialogOption.DontUseNativeDialog)
        dialog.colorSelected.connect(lambda found: self.take(token, QColor(found).name()))
        dialog.open()

    def take(self, token: str, color: str) -> None:
        """Take a colour, "" the design's own."""
        self.look.choose(token, color)
        self.refresh()
