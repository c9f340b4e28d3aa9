"""Whether the photographs that are open stay with the game: a tick that is off until the referee sets it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from companion.charts.faults import BadInput, Problem
from companion.desktop.widgets.buttons import Chip
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import row
from companion.kernel.photographs import CAPTION, keep, see_room
from companion.kernel.session import Session
from companion.language.tongue import plural, tr


class Keeping(QWidget):
    """A tick, and what the photographs show in the referee's words."""

    changed = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.paths: tuple[Path, ...] = ()
        """The photographs that are open."""
        self.tick = Chip(look, tr("keep a small copy in the game"), "K")
        self.caption = QLineEdit()
        self.caption.setMaxLength(CAPTION)
        self.caption.setPlaceholderText(tr("what it shows, if you like"))
        self.caption.setAccessibleName(tr("Caption"))
        self.caption.hide()
        laid = row(self.tick, self.caption)
        laid.setStretch(1, 1)
        laid.addStretch(0)
        self.setLayout(laid)
        self.tick.toggled.connect(self._on_tick)
        self.open(())

    @property
    def wanted(self) -> bool:
        """Whether the photographs that are open are to be kept."""
        return self.tick.isChecked() and bool(self.paths)

    def open(self, paths: tuple[Path, ...]) -> None:
        """Take the photographs that are open; of others than before nobody has said that they are to be kept."""
        if not set(self.paths) & set(paths):
            self.tick.setChecked(False)
            self.caption.clear()
        self.paths = paths
        self.tick.tell(tr("keep a small copy in the game"), "" if paths else tr("no photograph is open"))

    def turn(self) -> None:
        """Set the tick, or take it away."""
        if self.tick.isEnabled():
            self.tick.toggle()

    def typing(self, on: QWidget | None) -> bool:
        """Say whether keys are letters of the caption."""
        return on is self.caption

    def copies(self, session: Session) -> tuple[bytes, ...]:
        """Make the copies that are to be kept, none where nobody wants them; raises BadInput: nothing is written."""
        if not self.wanted:
            return ()
        from companion.field.photograph.small import small

        made = tuple(small(_read(path), path.name) for path in self.paths)
        see_room(session, made)
        return made

    def keep(self, session: Session, copies: Sequence[bytes]) -> str:
        """Keep copies in the game; gives what was done in words. Raises BadInput, SeatRefused or JournalError."""
        numbers = keep(session, copies, self.caption.text())
        self.tick.setChecked(False)
        self.caption.clear()
        kept = plural(len(numbers), "{n} photograph is kept in the game.", "{n} photographs are kept in the game.")
        return kept if numbers else ""

    def _on_tick(self, on: bool) -> None:
        self.caption.setVisible(on)
        self.changed.emit()


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadInput(
            Problem(path.name, "", tr("cannot be read: {reason}", reason=error.strerror or str(error)))
        ) from None
