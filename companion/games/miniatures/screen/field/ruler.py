"""A measure of one's own: from somebody's front, or from a place that is clicked, to wherever pointer or keys are."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from companion.desktop.desk.panel import KeyHint, letter
from companion.drawing.shapes import Point
from companion.games.miniatures.screen.field.canvas import ARROWS
from companion.games.miniatures.screen.field.stage import Stage
from companion.games.miniatures.words.field import shots
from companion.games.miniatures.words.field.names import turned_to
from companion.games.miniatures.words.field.table import inches
from companion.language.tongue import tr


class Ruler:
    """The measure of the moment; on or not."""

    def __init__(self, page: Stage) -> None:
        self._page = page
        self.start: Point | None = None
        """In inches of the table; None while nothing is measured."""
        self.end: Point = (0.0, 0.0)

    @property
    def on(self) -> bool:
        """Whether something is measured."""
        return self.start is not None

    def turn(self, name: str) -> None:
        """Begin at the front of somebody, else in the middle of the view; or end."""
        if self.on:
            self.leave()
            return
        place = self._page.desk.view.field.places.get(name)
        self.start = (place[0], place[1]) if place else self._page.canvas.middle()
        self.end = self.start
        self.show()

    def leave(self) -> None:
        """Measure no longer."""
        self.start = None
        self._page.canvas.carry(())
        self._page.show_all()

    def point(self, place: Point | None) -> None:
        """Measure to the pointer."""
        if self.on and place is not None:
            self.end = place
            self.show()

    def pick(self) -> None:
        """Begin anew where was clicked."""
        self.start = self.end
        self.show()

    def words(self) -> str:
        """Say how far it is, and in which direction."""
        if self.start is None:
            return ""
        flat = [(x, -y) for x, y in (self.start, self.end)]
        long = ((flat[0][0] - flat[1][0]) ** 2 + (flat[0][1] - flat[1][1]) ** 2) ** 0.5
        return tr("{inches}, to {degrees}°", inches=inches(long), degrees=round(turned_to(flat[0], flat[1])))

    def show(self) -> None:
        """Draw the measure, and tell it."""
        assert self.start is not None
        page = self._page
        tall = page.table.tall
        start, end = ((x, tall - y) for x, y in (self.start, self.end))
        page.canvas.carry([*shots.ruler(start, end, page.canvas.design_size())])
        page.setAccessibleDescription(self.words())
        page.noted.emit()
        page.keys_changed.emit()

    def keys(self) -> list[KeyHint]:
        """Give the keys of the moment."""
        return [
            KeyHint(("↑", "↓", "←", "→"), tr("measure to, an inch, with Shift a quarter")),
            KeyHint(("↵",), tr("measure on from here")),
            KeyHint(("M",), tr("put the ruler away")),
            KeyHint(("Esc",), tr("put the ruler away")),
        ]

    def on_key(self, event: QKeyEvent) -> bool:
        """Take the keys of a measure while there is one."""
        if not self.on:
            return False
        key = Qt.Key(event.key())
        if key in ARROWS:
            by = 0.25 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1.0
            across, up = ARROWS[key]
            wide, tall = self._page.table.ground.table
            x, y = self.end[0] + across * by, self.end[1] + up * by
            self.end = min(max(x, 0.0), wide), min(max(y, 0.0), tall)
            self._page.canvas.bring_into_sight(self.end)
            self.show()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.pick()
        elif key == Qt.Key.Key_Escape or letter(event) == "M":
            self.leave()
        else:
            return False
        return True
