"""A question in place: unsaved changes are asked about before they are left, without a dialog."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import label
from companion.language.tongue import tr


class Unsaved(QWidget):
    """Save, leave, or stay; what was wanted goes on after the answer."""

    def __init__(self, look: Look, save: Callable[[Callable[[], object]], object]) -> None:
        super().__init__()
        self._look, self._save = look, save
        self._then: Callable[[], object] = lambda: None
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.words = label("")
        self.words.setWordWrap(True)
        self.save = KeyButton(look, tr("Save"), "S", primary=True)
        self.leave = KeyButton(look, tr("Leave them"), "L")
        self.stay = KeyButton(look, tr("Go on editing"), "Esc")
        lines = QHBoxLayout(self)
        lines.setContentsMargins(look.px(12), look.px(6), look.px(8), look.px(6))
        lines.addWidget(self.words, 1)
        for one, act in ((self.save, self._on_save), (self.leave, self._on_leave), (self.stay, self.hide)):
            one.clicked.connect(lambda _=False, act=act: act())
            lines.addWidget(one)
        look.changed.connect(self._dress)
        self._dress()
        self.hide()

    def _dress(self) -> None:
        tint, edge = (self._look.color(name).name() for name in ("slate-tint", "slate"))
        self.setStyleSheet(f"Unsaved {{ background: {tint}; border-left: {self._look.px(4)}px solid {edge}; }}")

    def ask(self, words: str, then: Callable[[], object]) -> None:
        """Ask; `then` follows when the changes are saved or left."""
        self._then = then
        self.words.setText(words)
        self.setAccessibleName(words)
        self.show()
        self.save.setFocus()

    def _on_save(self) -> None:
        self.hide()
        self._save(self._then)

    def _on_leave(self) -> None:
        self.hide()
        self._then()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Answer by a key."""
        act = {Qt.Key.Key_S: self._on_save, Qt.Key.Key_L: self._on_leave, Qt.Key.Key_Escape: self.hide}.get(
            Qt.Key(event.key())
        )
        if act is not None:
            act()
        else:
            super().keyPressEvent(event)
