"""The field to look at: who stands where, what the selected unit is, and the ruler between two places."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QSizePolicy

from companion.desktop.desk.panel import KeyHint, letter
from companion.desktop.widgets import paint
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Painted
from companion.drawing import marks
from companion.games.miniatures.screen.field.falling_back import FallingBack
from companion.games.miniatures.screen.field.head import Turn
from companion.games.miniatures.screen.field.mode import Mode
from companion.games.miniatures.screen.field.stage import Stage
from companion.games.miniatures.screen.field.views import COMMAND, SIGHT, SUPPORT, Views
from companion.games.miniatures.words.field.lying import Drawn
from companion.games.miniatures.words.field.table import place_words, without_place
from companion.language.tongue import tr

NAMES, SIDES, HAND = "names", "sides", "hand"
BACK = "F"
"""The letter by which who falls back stands where the rules send him."""


class Telling(Painted):
    """A line or two in the strip: who is selected, where he stands."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._first = self._second = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def tell(self, first: str, second: str) -> None:
        """Show two lines."""
        if (first, second) != (self._first, self._second):
            self._first, self._second = first, second
            self.setAccessibleName(" · ".join(one for one in (first, second) if one) or tr("Nobody is chosen"))
            self.update()

    def sizeHint(self) -> QSize:
        """Give the height of two lines."""
        return QSize(self.look.px(200), self.look.px(52))

    def draw(self, painter: QPainter) -> None:
        """Draw the lines."""
        look, wide = self.look, self.width() - self.look.px(24)
        paint.hair(painter, look, 0, self.width(), 0, token="edge")
        first = QRectF(look.px(12), look.px(6), wide, look.px(22))
        paint.text(painter, look, first, self._first, kind="body", bold=True, narrow=80)
        second = QRectF(look.px(12), look.px(27), wide, look.px(20))
        paint.text(painter, look, second, self._second, kind="small", token="ink2", narrow=80)


class Looking(Mode):
    """The field in a step in which nothing is measured."""

    def __init__(self, page: Stage) -> None:
        super().__init__(page)
        self.on = {NAMES: True, SIDES: False, COMMAND: False, SIGHT: False, SUPPORT: False}
        self.views, self.back = Views(page), FallingBack(page)
        self.strip = self.telling = Telling(page.look)

    def turns(self) -> Sequence[Turn]:
        """Give the chips."""
        return (
            Turn(HAND, "P", tr("place by hand"), reason=self.page.why_not_by_hand()),
            Turn(SIDES, "S", tr("set-up areas")),
            *(one._replace(spare=True) for one in self.views.turns(self.chosen())),
            Turn(NAMES, "N", tr("names")),
        )

    def turn(self, name: str) -> None:
        """Turn a chip; to place by hand is another use of the field."""
        if name == HAND:
            self.page.by_hand(on=True)
        else:
            super().turn(name)

    def under(self) -> tuple[Drawn, ...]:
        """Give the radius of the leader over who is chosen, and what is seen from there."""
        command = self.views.command(self.chosen()) if self.on[COMMAND] else ()
        return (*command, *(self.views.sight(self.chosen()) if self.on[SIGHT] else ()))

    def over(self) -> tuple[Drawn, ...]:
        """Give the ghosts of those who fall back, and who supports the chosen one."""
        return (*self.back.drawn(), *(self.views.support(self.chosen()) if self.on[SUPPORT] else ()))

    def on_tab(self, by: int) -> bool:
        """Go to the next leader while his radius is shown, else to the next unit."""
        if self.on[COMMAND] and self.views.walk(self.chosen(), by):
            self.page.show_all()
            return True
        return super().on_tab(by)

    def refresh(self) -> None:
        """Tell of who is selected."""
        name = self.chosen()
        unit, leader = self.desk.unit(name), self.desk.leader(name)
        place = self.desk.view.field.places.get(name)
        where = place_words(place) if place else without_place(self.desk.view, name)
        where = self.back.told(name) or where
        if unit is not None:
            self.telling.tell(marks.aloud(unit), where)
        elif leader is not None:
            self.telling.tell(leader.name, where)
        else:
            self.telling.tell(tr("Nobody is chosen"), tr("a click or Tab chooses a unit"))

    def keys(self) -> list[KeyHint]:
        """Give the keys of the moment."""
        back = [KeyHint((BACK,), tr("falls back"))] if self.back.ghosts() else []
        return [
            *back,
            KeyHint(("Tab",), tr("next unit")),
            KeyHint(("P",), tr("place by hand")),
            KeyHint(("M",), tr("measure from here")),
            KeyHint(("↑", "↓", "←", "→"), tr("move the view")),
            KeyHint(("+", "-"), tr("zoom")),
            KeyHint(("0",), tr("whole table")),
            KeyHint(("L",), tr("list instead of field")),
        ]

    def on_key(self, event: QKeyEvent) -> bool:
        """Turn what a letter turns."""
        pressed = letter(event)
        if pressed == "M":
            self.page.measure_from(self.chosen())
            return True
        if pressed == BACK and self.back.ghosts():
            self.back.take(self.chosen())
            return True
        turn = next((one for one in self.turns() if one.key == pressed), None)
        if turn is None:
            return False
        if turn.reason:
            self.page.refuse(turn.reason)
        else:
            self.turn(turn.id)
        return True
