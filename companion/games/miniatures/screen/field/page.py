"""The field in the place of the step's list: the table, over it title and chips, below it what is measured.

view.field ──► Table ──► Lying ──► FieldMap
a Mode (looking, placing, …) says what keys and mouse do, which chips there are, and what is drawn besides
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from companion.desktop.desk.panel import KeyHint, letter
from companion.desktop.maps.letters import measure
from companion.desktop.widgets.aloud import announce
from companion.desktop.widgets.look import Look
from companion.drawing import marks
from companion.drawing.shapes import Measure, Point
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.screen.field import choosing, modes
from companion.games.miniatures.screen.field.canvas import FieldMap
from companion.games.miniatures.screen.field.empty import EmptyField
from companion.games.miniatures.screen.field.head import FieldHead
from companion.games.miniatures.screen.field.looking import NAMES, SIDES, Looking
from companion.games.miniatures.screen.field.mode import Mode
from companion.games.miniatures.screen.field.of_list import OfList
from companion.games.miniatures.screen.field.placing import Placing
from companion.games.miniatures.screen.field.ruler import Ruler
from companion.games.miniatures.screen.work.work import Work
from companion.games.miniatures.words.field.ground_words import under
from companion.games.miniatures.words.field.lying import Lying
from companion.games.miniatures.words.field.table import Table, place_words, table_of, without_place
from companion.games.miniatures.words.step import DutyRow
from companion.language import lengths
from companion.language.tongue import number, tr


class FieldWork(OfList):
    """The field, used for what the step is about."""

    list_asked = Signal()
    """The list is wanted in its place."""
    chart_asked = Signal()
    """What was measured is confirmed: the list's chart is wanted until the die is thrown."""
    noted = Signal()
    """What is under the pointer has changed."""

    def __init__(self, desk: MiniaturesDesk, look: Look, inner: Callable[[], Work]) -> None:
        """`inner` gives the panel of the step in its list form, which is what keeps what is being put together."""
        super().__init__(desk, look, inner)
        self.measure: Measure = measure
        self.table: Table = table_of(desk.view)
        self._of: Any = desk.view
        self._pointed: Point | None = None
        scale = self.table.ground.scale
        self.canvas = FieldMap(look, self.table.ground, yards=scale.yards_an_inch if scale is not None else 0)
        self.canvas.setMinimumHeight(look.px(120))
        self.empty = EmptyField(look)
        self.empty.setParent(self.canvas)
        self.head = FieldHead(look)
        self.head.told.connect(self.setAccessibleName)
        self.strips = QStackedWidget()
        self._modes: dict[str, Mode] = {}
        self.looking, self.placing = Looking(self), Placing(self)
        self.ruler = Ruler(self)
        self.hand = False
        """Whether units are placed by hand just now."""
        self._used: Mode | None = None
        self._shown_once = False
        self._lay_out()
        self.head.turned.connect(self._on_turn)
        self.canvas.pointed.connect(self._on_point)
        self.canvas.picked.connect(self._on_pick)
        self.canvas.opened.connect(self._on_open)
        self.canvas.carried.connect(self._on_carry)
        self.canvas.dropped.connect(self._on_drop)
        self.canvas.rescaled.connect(self._on_rescaled)
        self.canvas.rested.connect(self._on_rested)
        self.canvas.grabs = self._grabs
        self.canvas.about = self._chosen_place
        desk.selected.connect(self._on_selected)
        self.refresh()

    def _lay_out(self) -> None:
        lines = self.layout()
        assert isinstance(lines, QVBoxLayout)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        self.heading.hide()
        self.area.hide()
        self.heading = self.head  # type: ignore[assignment]
        lines.insertWidget(0, self.head)
        lines.insertWidget(1, self.canvas, 1)
        lines.addWidget(self.strips)

    # ---- modes

    @property
    def mode(self) -> Mode:
        """What the field is used for just now."""
        if self.hand:
            return self.placing
        kind = modes.kind_of(self.inner(), self.table)
        if kind and kind not in self._modes:
            self._modes[kind] = modes.make(kind, self)
        return self._modes.get(kind, self.looking)

    def why_not_by_hand(self) -> str:
        """Say why units cannot be placed by hand, "" where they can."""
        return str(self.desk.session.read_only or "")

    def by_hand(self, *, on: bool) -> None:
        """Place units by hand, or no longer."""
        self.hand = on
        self.canvas.carry(())
        if on:
            self.placing.at = None
            if self.desk.unit(self.desk.selection) is None and self.desk.leader(self.desk.selection) is None:
                self.to_next()
        self.refresh()
        self.keys_changed.emit()

    def _on_place_asked(self) -> None:
        if why := self.why_not_by_hand():
            self.refuse(why)
        else:
            self.by_hand(on=True)

    def to_next(self) -> None:
        """Choose the next unit of the table that has no place, of the same side first."""
        if found := choosing.without_place(self.desk.view, self.desk.selection):
            self.desk.point_at(found)

    def walk(self, by: int) -> bool:
        """Choose the next unit that stands on the table, or one that could."""
        name = choosing.beside(self.desk.view, self.desk.selection, by, anybody=self.hand)
        if not name:
            return False
        self.desk.point_at(name)
        if place := self.desk.view.field.places.get(name):
            self.canvas.bring_into_sight((place[0], place[1]))
        return True

    # ---- showing

    def refresh(self) -> None:
        """Show the game as it is."""
        if self.desk.view is not self._of:
            self._of, self.table = self.desk.view, table_of(self.desk.view, self.table)
            self.canvas.lay(self.table.ground)
        self.mode.begin()
        self.show_all()

    def show_all(self) -> None:
        """Show everything of the present use."""
        mode = self.mode
        if mode is not self._used:
            # What another use of the field carried, or measured, is nothing to this one.
            self._used = mode
            self.ruler.start = None
            self.canvas.carry(())
        mode.begin()
        self.canvas.show_lying(self.lying(), sides=bool(self.looking.on.get(SIDES)) or self.hand)
        self.canvas.tell((), None)
        self.head.show_turns(mode.turns(), mode.on)
        if mode.strip is not None and self.strips.currentWidget() is not mode.strip:
            if self.strips.indexOf(mode.strip) < 0:
                self.strips.addWidget(mode.strip)
            self.strips.setCurrentWidget(mode.strip)
            self.strips.setFixedHeight(mode.strip.sizeHint().height())
        mode.refresh()
        self._tell()
        self.empty.setVisible(not self.table.standings and not self.table.leaders and not self.hand)
        self.keys_changed.emit()

    def lying(self) -> Lying:
        """Give what lies on the table now."""
        mode = self.mode
        return Lying(
            self.table.standings,
            self.table.leaders,
            mode.chosen(),
            mode.firers(),
            mode.without(),
            bool(mode.on.get(NAMES, True)),
            mode.under(),
            mode.over(),
            (*self.canvas.covered(), *mode.covered()),
        )

    def _tell(self) -> None:
        said = tr("{extent}, north up", extent=_extent(self.table.ground.table, "g"))
        seen = [one / self.canvas.cell_size() for one in (self.canvas.width(), self.canvas.height())]
        if any(one < side for one, side in zip(seen, self.table.ground.table, strict=True)):
            said = tr("{said} · {extent} shown", said=said, extent=_extent((seen[0], seen[1]), ".0f"))
        self.head.tell(self.mode.title(), self.mode.note() or said)
        name = self.mode.chosen()
        unit, place = self.desk.unit(name), self.desk.view.field.places.get(name)
        words = marks.aloud(unit) if unit is not None else ""
        self.setAccessibleDescription(f"{words}: {place_words(place)}" if words and place else words)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the whole table when it is first seen; put the sentence of an empty one into its middle."""
        super().resizeEvent(event)
        self._place_empty()
        self._tell()

    def showEvent(self, event: Any) -> None:
        """Show the whole table when it is first seen."""
        super().showEvent(event)
        if not self._shown_once:
            self._shown_once = True
            self.canvas.fit()
        self._place_empty()

    def _place_empty(self) -> None:
        hint = self.empty.sizeHint()
        wide = min(self.canvas.width() - self.look.px(24), hint.width())
        room = QRectF(0, 0, wide, hint.height())
        room.moveCenter(QRectF(self.canvas.rect()).center())
        self.empty.setGeometry(room.toRect())

    def where(self) -> str:
        """Give where the pointer is, or who is chosen stands: in inches and in words."""
        if self.ruler.on:
            return self.ruler.words()
        place = self._pointed
        if place is None:
            found = self.mode.at if isinstance(self.mode, Placing) else None
            found = found or self.desk.view.field.places.get(self.mode.chosen())
            place = (found[0], found[1]) if found else None
        if place is None:
            return without_place(self.desk.view, self.mode.chosen())
        return f"{place_words(place)} · {under(self.table.ground, place)}"

    # ---- what the table tells

    def _on_turn(self, name: str) -> None:
        self.mode.turn(name)

    def _on_point(self, place: Point | None) -> None:
        self._pointed = place
        self.ruler.point(place)
        self.noted.emit()

    def _on_pick(self, name: str) -> None:
        self.refusal.tell("")
        self.setFocus()
        if self.ruler.on:
            self.ruler.pick()
        elif self._pointed is not None or name:
            self.mode.pick(name, self._pointed or (0.0, 0.0))

    def _on_open(self, name: str) -> None:
        self.desk.select(name)

    def _on_rested(self) -> None:
        """Have names give way to what lies over the table where the view stands now."""
        lying = self.canvas.lying
        covered = (*self.canvas.covered(), *self.mode.covered())
        if covered != lying.covered:
            self.canvas.show_lying(lying._replace(covered=covered), sides=self.canvas.sides)

    def _on_rescaled(self) -> None:
        """Draw what is carried for the new size."""
        if self.ruler.on:
            self.ruler.show()
        else:
            self.mode.begin()
            self.mode.refresh()
        self._tell()

    def _grabs(self, name: str) -> bool:
        return not self.ruler.on and self.mode.grabs(name)

    def _chosen_place(self) -> Point | None:
        place = self.desk.view.field.places.get(self.mode.chosen())
        return (place[0], place[1]) if place else None

    def _on_carry(self, name: str, place: Point) -> None:
        self._pointed = place
        self.setFocus()
        self.mode.carry(name, place)
        self.noted.emit()

    def _on_drop(self, name: str, place: Point) -> None:
        self.mode.drop(name, place)

    def _on_selected(self, name: str) -> None:
        if self.isVisible():
            self.refresh()
            if words := self.accessibleDescription():
                announce(self, words)

    # ---- keys

    def event(self, event: QEvent) -> bool:
        """Keep for an empty field the key that opens a game elsewhere: here a photograph fills it."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._photographs(event):
            event.accept()
            return True
        return super().event(event)

    def _photographs(self, event: QKeyEvent) -> bool:
        held = event.modifiers() == Qt.KeyboardModifier.ControlModifier
        return held and event.key() == Qt.Key.Key_O and not self.empty.isHidden()

    def keys(self) -> list[KeyHint]:
        """Give the keys of the moment."""
        return self.ruler.keys() if self.ruler.on else self.mode.keys()

    def on_key(self, event: QKeyEvent) -> bool:
        """Give a key to the use of the field, then to the view."""
        if self._photographs(event):
            self.form_asked.emit("photograph", {})
            return True
        if self.ruler.on_key(event) or self.mode.on_key(event):
            return True
        if event.text().upper() == "L" and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.list_asked.emit()
            return True
        if letter(event) == "P":
            self._on_place_asked()
            return True
        taken = self.canvas.take(event)
        if taken:
            self._tell()
        return taken

    def on_tab(self, by: int) -> bool:
        """Go to the next unit."""
        return self.mode.on_tab(by)

    def select(self, name: str) -> None:
        """Choose who was chosen elsewhere; while units are placed by hand the step's work takes nobody by it."""
        if not self.hand:
            self.inner().select(name)
        self.refresh()

    def show_chosen(self, name: str) -> None:
        """Show who is chosen, and bring him into sight."""
        self.inner().show_chosen(name)
        if (place := self.desk.view.field.places.get(name)) is not None:
            self.canvas.bring_into_sight((place[0], place[1]))

    def refuse_here(self, words: str, reasons: tuple[Any, ...]) -> None:
        """Tell why something is refused, with its clause."""
        self.refusal.tell(words, reasons)

    def tell_now(self) -> None:
        """Tell title and place anew."""
        self.canvas.come_to_rest()
        self._tell()
        self.noted.emit()

    def to_chart(self) -> None:
        """Go to the chart of the list with what is measured."""
        self.chart_asked.emit()

    def tell_keys(self) -> None:
        """Tell that what may be done, or who may do it, has changed."""
        self.keys_changed.emit()

    def duty_rows(self) -> tuple[DutyRow, ...]:
        """Give what the field tells of who may act."""
        return () if self.hand else self.mode.duty_rows()

    # ---- a measure of one's own

    def measure_from(self, name: str) -> None:
        """Measure freely from who is given, or no longer."""
        self.ruler.turn(name)

    def part(self) -> QWidget:
        """Give the table's own widget."""
        return self.canvas


def _extent(sides: tuple[float, float], form: str) -> str:
    """Give how large a part of the table is: "72 × 48″"."""
    wide, tall = sides
    return f"{number(lengths.told(wide), form)} × {lengths.mark(tall, number(tall, form))}"
