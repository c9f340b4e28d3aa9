"""The photographs that a game keeps, one at a time: looked at, captioned, copied into a file, taken out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QKeyEvent
from PySide6.QtWidgets import QFileDialog, QLineEdit, QWidget

from companion.desktop.desk.outcome import Refusal, tried
from companion.desktop.dialogs.framed import Framed, is_enter
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Empty, Strip, label, row
from companion.games.miniatures.screen.photograph.shown import Shown
from companion.kernel.photographs import CAPTION, Photograph, photographs, recaption, take_out
from companion.kernel.session import Session
from companion.language.tongue import number, tr


class KeptDialog(Framed):
    """Shows what is kept; a caption is written as soon as another photograph is turned to."""

    def __init__(self, session: Session, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, tr("Photographs of this game"), parent)
        self.session = session
        self.nth = 0
        """Which of them is in view."""
        self.found: tuple[Photograph, ...] = ()
        self.strip = Strip(look)
        self.shown = Shown(look)
        self.shown.setAccessibleName(tr("The photograph that is kept"))
        self.empty = Empty(look, tr("This game keeps no photograph"), "Esc")
        self.told = label("", "small")
        self.caption = QLineEdit()
        self.caption.setMaxLength(CAPTION)
        self.caption.setAccessibleName(tr("Caption"))
        self.caption.setPlaceholderText(tr("what it shows, if you like"))
        self.before = KeyButton(look, tr("The one before"), "PgUp")
        self.after = KeyButton(look, tr("Next photo"), "PgDn")
        self.copy = KeyButton(look, tr("Copy into a file …"), "Ctrl S")
        self.out = KeyButton(look, tr("Take it out of the game"), "Ctrl Del")
        self.leave = KeyButton(look, tr("Close"), "Esc")
        for one in (self.strip, self.empty, self.shown, self.told, self.caption):
            self.lines.addWidget(one)
        self.lines.setStretchFactor(self.empty, 1)
        self.lines.setStretchFactor(self.shown, 1)
        self.lines.addLayout(row(self.before, self.after))
        self.lines.addLayout(row(self.copy, self.out, self.leave))
        acts: tuple[tuple[KeyButton, Callable[[], object]], ...] = (
            (self.before, lambda: self.turn(-1)),
            (self.after, lambda: self.turn(1)),
            (self.copy, self.ask),
            (self.out, self.take_out),
            (self.leave, self.reject),
        )
        for button, act in acts:
            button.clicked.connect(act)
        self.caption.editingFinished.connect(self.write)
        self.resize(look.px(760), look.px(640))
        self.stand(look.places, "kept-photographs")
        self.refresh()

    @property
    def one(self) -> Photograph | None:
        """The photograph in view."""
        return self.found[self.nth] if self.found else None

    def refresh(self) -> None:
        """Read what is kept, and show the one in view."""
        found = tried(lambda: photographs(self.session))
        if isinstance(found, Refusal):
            self.strip.tell(found.text)
            found = ()
        self.found, self.nth = found, max(0, min(self.nth, len(found) - 1))
        one = self.one
        for part in (self.shown, self.told, self.caption):
            part.setVisible(one is not None)
        self.empty.setVisible(one is None)
        if one is None:
            self.shown.clear()
        else:
            self.shown.show_picture(QImage.fromData(one.jpeg))
            self.told.setText(self._told(one))
            self.caption.setText(one.caption)
        self._tell_buttons()

    def _told(self, one: Photograph) -> str:
        parts = [
            tr("photo {nth} of {all}", nth=self.nth + 1, all=len(self.found)),
            tr("turn {turn}", turn=one.turn),
            tr("{size} kB", size=number(-(-len(one.jpeg) // 1024))),
        ]
        return " · ".join(parts)

    def _tell_buttons(self) -> None:
        none = "" if self.found else tr("the game keeps no photograph")
        self.before.tell(tr("The one before"), none or ("" if self.nth else tr("this is the first")))
        last = self.nth == len(self.found) - 1
        self.after.tell(tr("Next photo"), none or (tr("this is the last") if last else ""))
        self.copy.tell(tr("Copy into a file …"), none)
        self.out.tell(tr("Take it out of the game"), none or (self.session.read_only or ""))
        self.caption.setReadOnly(bool(self.session.read_only))

    def turn(self, by: int) -> None:
        """Turn to another photograph."""
        self.write()
        self.strip.tell("")
        self.nth = max(0, min(self.nth + by, len(self.found) - 1))
        self.refresh()

    def write(self) -> None:
        """Write the caption, where it is another."""
        one, words = self.one, self.caption.text()
        if one is not None and words != one.caption and not self.session.read_only:
            self._done(lambda: recaption(self.session, one.number, words))

    def take_out(self) -> None:
        """Take the photograph in view out of the game."""
        one = self.one
        if one is not None and not self.session.read_only:
            self._done(lambda: take_out(self.session, one.number))

    def _done(self, act: Callable[[], None]) -> None:
        made = tried(act)
        self.strip.tell(made.text if isinstance(made, Refusal) else "")
        self.refresh()

    def ask(self) -> None:
        """Ask where a copy is to go."""
        name, _ = QFileDialog.getSaveFileName(self, tr("Copy into a file"), "", tr("Photographs (*.jpg)"))
        if name:
            self.copy_to(Path(name))

    def copy_to(self, path: Path) -> None:
        """Write the photograph in view into a file; what fails is told."""
        one = self.one
        if one is None:
            return
        try:
            path.write_bytes(one.jpeg)
            self.strip.tell("")
        except OSError as error:
            self.strip.tell(tr("{path}: cannot be written: {why}", path=path.name, why=error.strerror or str(error)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys of the page."""
        key, control = Qt.Key(event.key()), bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        plain: Mapping[Qt.Key, Callable[[], object]] = {
            Qt.Key.Key_PageUp: lambda: self.turn(-1),
            Qt.Key.Key_PageDown: lambda: self.turn(1),
        }
        held: Mapping[Qt.Key, Callable[[], object]] = {Qt.Key.Key_S: self.ask, Qt.Key.Key_Delete: self.take_out}
        on = self.focusWidget()
        if is_enter(event) and isinstance(on, KeyButton):
            on.click()
        elif is_enter(event):
            self.write()
        elif (act := (held if control else plain).get(key)) is not None:
            act()
        else:
            super().keyPressEvent(event)

    def done(self, result: int) -> None:
        """Write the caption, and go."""
        self.write()
        super().done(result)
