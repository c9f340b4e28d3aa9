"""The left of the page: which photograph is shown, the picture itself, what its outlines mean, how much is read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from PySide6.QtWidgets import QProgressBar, QWidget

from companion.desktop.widgets.buttons import Chip, KeyButton
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Empty, column, label, row
from companion.desktop.widgets.wrapping import Wrapping
from companion.field.photograph.camera import View
from companion.field.photograph.reading import Reading
from companion.field.tags import Card
from companion.games.miniatures.screen.photograph.legend import Legend
from companion.games.miniatures.screen.photograph.reader import Taken
from companion.games.miniatures.screen.photograph.shown import Shown
from companion.games.miniatures.words.photograph_rows import PhotoRow
from companion.language.lengths import length
from companion.language.tongue import number, plural, tr


class PictureSide(QWidget):
    """Photographs, one of them in view."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self._paths: tuple[Path, ...] = ()
        self.nth = 0
        """Which of them is in view."""
        self.shown = Shown(look)
        self.another = KeyButton(look, tr("Photograph …"), "Ctrl O")
        self.watch = KeyButton(look, tr("Watch a folder …"), "W")
        self.corners = KeyButton(look, tr("Point at the corners"), "Q")
        self.above = Chip(look, tr("as seen from above"), "V")
        self.kept = KeyButton(look, tr("Kept in the game …"), "L")
        self.next = KeyButton(look, tr("Next photo"), "+")
        self.next.clicked.connect(self.turn_over)
        self.empty = Empty(look, tr("Drop a photograph of the table here"), "Ctrl O")
        self.bar = QProgressBar()
        self.bar.setAccessibleName(tr("Reading the photograph"))
        self.bar.setFormat(tr("Reading the photograph …"))
        self.bar.hide()
        self.caption, self.told = label("", "small"), label("", "hint")
        self.told.setWordWrap(True)
        self.legend = Legend(look)
        tools = Wrapping(look)
        tools.hold((self.another, self.watch, self.corners, self.above, self.kept))
        which = row(self.caption, self.next)
        which.setStretch(0, 1)
        left = column(tools, spacing=look.px(6))
        left.addLayout(which)
        for one in (self.empty, self.shown, self.bar, self.legend, self.told):
            left.addWidget(one)
        left.setStretchFactor(self.empty, 1)
        left.setStretchFactor(self.shown, 1)
        self.setLayout(left)
        self.open((), 0)

    @property
    def path(self) -> Path | None:
        """The photograph in view."""
        return self._paths[self.nth] if self._paths else None

    def open(self, paths: tuple[Path, ...], nth: int) -> None:
        """Show one of some photographs."""
        if paths and (self._paths[self.nth : self.nth + 1] != (paths[nth],) or not self.shown.has_picture):
            self.shown.open(paths[nth])
        elif not paths:
            self.shown.clear()
        self._paths, self.nth = paths, nth
        for one in (self.shown, self.legend, self.caption):
            one.setVisible(bool(paths))
        self.empty.setVisible(not paths)
        self.next.setVisible(len(paths) > 1)

    def turn_over(self) -> None:
        """Show the next photograph; its outlines come with the next `tell`."""
        if len(self._paths) > 1:
            self.open(self._paths, (self.nth + 1) % len(self._paths))

    def work(self, share: float | None) -> None:
        """Show how much is read, None for nothing under way."""
        self.bar.setVisible(share is not None)
        self.bar.setRange(0, 100)
        self.bar.setValue(round(100 * (share or 0.0)))

    def tell(self, taken: Taken | None) -> None:
        """Say what was read of the photograph in view, and by what."""
        parts = [self._paths[self.nth].name] if self._paths else []
        if len(self._paths) > 1:
            parts.append(tr("photo {nth} of {all}", nth=self.nth + 1, all=len(self._paths)))
        view = self._view(taken)
        if taken is not None and view is not None:
            parts.append(tr("{wide} × {tall}", wide=view.size[0], tall=view.size[1]))
            if taken.seconds:
                parts.append(tr("read in {seconds} s", seconds=number(taken.seconds, ".1f")))
        self.caption.setText(" · ".join(parts))
        if taken is None:
            self.told.setText("")
            return
        reading = taken.reading
        corners = plural(len(reading.corners), "{n} corner card found", "{n} corner cards found")
        words = tr("{corners}, the table to {length}", corners=corners, length=length(round(reading.error, 2)))
        if view is None:
            words = tr("Nothing in this photo tells where the table is: it is not counted.")
        self.told.setText(words)

    def _view(self, taken: Taken | None) -> View | None:
        return None if taken is None or taken.paths != self._paths else taken.reading.views[self.nth]

    def outline(self, rows: Sequence[PhotoRow], reading: Reading, stood: Mapping[str, Card]) -> None:
        """Outline what the photograph in view shows."""
        self.shown.show_rows(rows, reading, self.nth, stood)
