"""The order of battle at the left: a tree of painted rows with a filter and the legend of its marks."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QItemSelection, QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLineEdit,
    QTreeView,
    QWidget,
)

from companion.desktop.widgets.dragging import carry
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import column
from companion.desktop.widgets.pressing import is_typed
from companion.desktop.widgets.second_click import PRESSES
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.screen.tree_head import Heads, Legend
from companion.games.miniatures.screen.tree_model import Index, OrderModel, carried
from companion.games.miniatures.screen.tree_rows import RowPainter
from companion.games.miniatures.words import order
from companion.games.miniatures.words.order import Row
from companion.language.tongue import tr

NARROW = 280
"""Pixels of the design below which stands are figures, and formations are told by the tip alone."""
ROOMY = 400
"""Pixels of the design from which the columns at the sides set their rows larger."""


class OrderTree(QTreeView):
    """The tree itself."""

    taken = Signal(tuple)
    """Units and leaders were selected and Enter pressed: the work takes them."""

    def __init__(self, desk: MiniaturesDesk, look: Look) -> None:
        super().__init__()
        self.desk, self.look, self.acting = desk, look, frozenset[str]()
        self.order = OrderModel()
        self._rows: tuple[Row, ...] = ()
        self._text = ""
        self._shut: set[str] = set()
        self._showing = self._stray = False
        self.setModel(self.order)
        self.setItemDelegate(RowPainter(self, self))
        self.setHeaderHidden(True)
        self.setIndentation(0)
        self.setUniformRowHeights(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setExpandsOnDoubleClick(False)
        self.setAccessibleName(tr("Order of battle"))
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDefaultDropAction(Qt.DropAction.CopyAction)
        self.setDragDropOverwriteMode(True)  # one is dropped on a row: there is nothing between two
        self.clicked.connect(self._on_click)
        look.changed.connect(self.scheduleDelayedItemsLayout)
        self.refresh()
        # Forty batteries would bury the brigades: a battalion says what it has in one row, and opens at a click.
        self._shut = {
            one.id
            for one in order.rows(desk.view)
            if one.kind == "battalion" or (one.off and one.kind in ("corps", "division"))
        }
        self._open()

    def set_in(self) -> Look:
        """Give the look that rows are set in at the present width."""
        return self.look.roomy() if self.viewport().width() >= self.look.px(ROOMY) else self.look

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the rows out anew: a wide tree sets them larger."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def columns(self) -> tuple[float, float, float, float]:
        """Give where stands, state, formation and marks begin, for the present width; a narrow one has no formation."""
        look, wide = self.set_in(), float(self.viewport().width())
        if wide < look.px(NARROW):
            state = wide - look.px(72)
            return state - look.px(54), state, -1.0, wide - look.px(42)
        marks = wide - look.px(50)
        formation = marks - look.px(41)
        state = formation - look.px(29)
        return max(state - look.px(101), look.px(108)), state, formation, marks

    def refresh(self) -> None:
        """Show the game as it is."""
        self._rows = order.rows(self.desk.view)
        self.pictures = self.desk.session.pictures
        self._show()

    def filter(self, text: str) -> None:
        """Show only the rows in which a text occurs."""
        self._text = text
        self._show()
        self._open()

    def act_on(self, names: Sequence[str]) -> None:
        """Light the bar of the units that the present work is about."""
        differing = self.acting ^ frozenset(names)
        self.acting = frozenset(names)
        for index in map(self.order.find, differing):
            self.update(index)

    def show_unit(self, name: str) -> None:
        """Make a unit or leader current and bring it into sight."""
        self._showing = True
        self._show_unit(name)
        self._showing = False

    def _show_unit(self, name: str) -> None:
        place = next((row.id for row in self._rows if name and name in (row.id, row.leader)), name)
        index = self.order.find(place)
        if index.isValid():
            above = index.parent()
            while above.isValid():
                self.setExpanded(above, True)
                above = above.parent()
            flag = QItemSelectionModel.SelectionFlag
            # What is lit besides by a press with a key held stays lit; elsewhere held keys mean nothing here.
            stays = self._pressing is not None and self.selectionModel().isSelected(index)
            self.selectionModel().setCurrentIndex(index, flag.NoUpdate if stays else flag.ClearAndSelect)
            self.scrollTo(index)
        else:
            self.selectionModel().clear()

    def chosen(self) -> list[str]:
        """Give the ids of the selected units and leaders."""
        rows = [self.order.row_at(index) for index in self.selectedIndexes()]
        return [
            row.leader or row.id for row in rows if row is not None and (row.leader or row.kind in ("unit", "leader"))
        ]

    def _show(self) -> None:
        resets = not self.order.rowCount() or bool(self._text) or len(self._rows) != len(self.order.rows())
        current = self.desk.selection
        self._showing = True
        self.order.show(order.filtered(self._rows, self._text))
        self._showing = False
        if resets:
            self._open()
            if current:
                self.show_unit(current)

    def _open(self) -> None:
        self.expandAll()
        if not self._text:
            for name in self._shut:
                index = self.order.find(name)
                if index.isValid():
                    self.setExpanded(index, False)

    # ---- choosing: what is lit here is what is chosen everywhere

    def selectionCommand(self, index: Index, event: QEvent | None = None) -> QItemSelectionModel.SelectionFlag:
        """A heading is walked over and opened; lit is only who can be chosen."""
        if not self._who(index, event):
            return QItemSelectionModel.SelectionFlag.NoUpdate
        return super().selectionCommand(index, event)

    def _who(self, index: Index, event: QEvent | None = None) -> str:
        """Give whom a row is: a unit, a leader; of a formation its leader, where his name is meant. "" for nobody."""
        row: Row | None = self.order.row_at(index)
        if row is None:
            return ""
        by_left = isinstance(event, QMouseEvent) and event.button() == Qt.MouseButton.LeftButton
        if row.leader and by_left and row.kind in ("corps", "division", "battalion"):
            assert isinstance(event, QMouseEvent)
            return row.leader if event.position().x() > self.viewport().width() / 2 else ""
        return row.leader or (row.id if row.kind in ("unit", "leader") else "")

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Choose who was walked to or pressed on; the work takes him at a click or at Enter."""
        super().currentChanged(current, previous)
        # A press has not lit the row yet: whom it chooses is known once it has.
        if not self._showing and self._pressing is None and (name := self._who(current, self._pressing)):
            self.desk.point_at(name)

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        """Let the desk know who is lit."""
        super().selectionChanged(selected, deselected)
        self.desk.lit = tuple(self.chosen())

    def _lit(self, name: str) -> str:
        """Give whom a press on somebody chooses: where it took his light, one that is lit still."""
        lit = self.chosen()
        if not lit:
            self.show_unit(name)  # of the last one the light is not taken
        return name if name in lit or not lit else lit[-1]

    _pressing: QMouseEvent | None = None
    """The press of the mouse that is being taken."""
    _held: Row | None = None
    """The row that the mouse was pressed on last."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose whom the mouse is pressed on, by either button."""
        self._press(event, super().mousePressEvent)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the second of two clicks on the same row."""
        self._press(event, super().mouseDoubleClickEvent)

    def _press(self, event: QMouseEvent, go_on: Callable[[QMouseEvent], object]) -> None:
        index = self.indexAt(event.position().toPoint())
        row: Row | None = self.order.row_at(index)
        self._held = row
        self._stray = PRESSES.stray(self, event, (id(self), None if row is None else (row.id, self.isExpanded(index))))
        if self._stray:
            event.accept()
            return
        self._pressing = event
        go_on(event)
        # The row may have been the current one, and another chosen since.
        if name := self._who(index, event):
            self.desk.point_at(self._lit(name))
        self._pressing = None

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Open or shut a heading; let the work take a unit."""
        if self._stray:
            event.accept()
            return
        self._pressing = event
        super().mouseReleaseEvent(event)
        self._pressing = None

    def _on_click(self, index: QModelIndex) -> None:
        row: Row | None = self.order.row_at(index)
        if row is None:
            return
        if name := self._who(index, self._pressing):
            self.desk.select(self._lit(name))
        elif row.kind in ("corps", "division", "battalion"):
            self._turn(index, row)

    def _turn(self, index: QModelIndex, row: Row) -> None:
        opened = not self.isExpanded(index)
        self.setExpanded(index, opened)
        (self._shut.discard if opened else self._shut.add)(row.id)

    def startDrag(self, actions: Qt.DropAction) -> None:
        """Drag who is held, with all that is lit where he is of them."""
        if names := self._dragged():
            first, more = self.desk.name(names[0]), len(names) - 1
            said = tr("{name} and {n} more", name=first, n=more) if more else first
            carry(self, self.look, carried(names), said)

    def _dragged(self) -> list[str]:
        """Give who is dragged: a formation pressed on by its name is not lit, and stands for its own leader."""
        lit, row = self.chosen(), self._held
        if row is None:
            return lit
        held = row.leader or (row.id if row.kind in ("unit", "leader") else "")
        return lit if held in lit else [held] if held else []

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes everything that is selected, arrows walk and choose; what is typed is the work's."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.taken.emit(tuple(self.chosen()))
        elif is_typed(event):
            event.ignore()  # the die, or a letter of the line of keys; for names there is the filter
        else:
            super().keyPressEvent(event)


class OrderPanel(QWidget):
    """Filter, heads, tree and legend."""

    def __init__(self, desk: MiniaturesDesk, look: Look) -> None:
        super().__init__()
        self.setObjectName("order-of-battle")
        self.setMinimumWidth(look.px(200))
        self.setProperty("ground", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.field = QLineEdit()
        self.field.setAccessibleName(tr("Filter of the order of battle"))
        self.field.setClearButtonEnabled(True)
        self.field.setAcceptDrops(False)  # a file that falls on it is a game for the window, no text
        self.tree = OrderTree(desk, look)
        self.field.textChanged.connect(self.tree.filter)
        self.field.returnPressed.connect(self._first)
        top = QWidget()
        lines = column(self.field)
        lines.setContentsMargins(look.px(10), look.px(7), look.px(10), look.px(4))
        top.setLayout(lines)
        heads = Heads(look, self.tree.columns)
        self.setLayout(column(top, heads, self.tree, Legend(look)))
        desk.changed.connect(self.tree.refresh)
        desk.selected.connect(self.tree.show_unit)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say in the filter as much as it has room for."""
        super().resizeEvent(event)
        whole = tr("Filter: name, state or marker   Ctrl F")
        room = self.width() - self.tree.look.px(44)
        self.field.setPlaceholderText(
            whole if self.fontMetrics().horizontalAdvance(whole) <= room else tr("Filter   Ctrl F")
        )

    def _first(self) -> None:
        """Choose the first unit that the filter found."""
        found = next((row for row in self.tree.order.rows() if row.kind == "unit"), None)
        if found is not None:
            self.tree.desk.select(found.id)
            self.tree.setFocus()
