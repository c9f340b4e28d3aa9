"""The army at the left: a line a corps, its columns under their heads; what headquarters cannot see is grey."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from companion.desktop.widgets import paint
from companion.desktop.widgets.lines import block, tall
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Painted, column
from companion.desktop.widgets.rows import RowList, RowModel
from companion.desktop.widgets.titles import PanelTitle
from companion.games.campaign.screen.desk import CampaignDesk
from companion.games.campaign.screen.half_written import HalfWritten
from companion.games.campaign.screen.rows import army
from companion.games.campaign.screen.rows.army import ArmyRow
from companion.language.tongue import tr

LINE = 24
NOTE = 15
"""What a second line takes more."""
BESIDE = 24
"""What stands free beside it."""
_SHARES = (0.085, 0.235, 0.115, 0.115, 0.105, 0.10, 0.125, 0.12)
"""Of the width: number, name, infantry, guns, fatigue, urgency, hex, age."""
_AT = 6
"""The column of the hex; the age stands behind it."""
_LEFT = 1
"""The column that is set from the left."""


def cells(look: Look, left: float, wide: float) -> list[tuple[float, float]]:
    """Give each column's left edge and width."""
    pad = look.px(8)
    room, found, x = wide - 2 * pad, [], left + pad
    for share in _SHARES:
        found.append((x, room * share))
        x += room * share
    return found


class _Heads(Painted):
    """The heads of the columns over a rule."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._words: Sequence[str] = ()
        self.over: RowList[ArmyRow] | None = None
        """The list whose columns they are."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def tell(self, words: Sequence[str]) -> None:
        """Show heads."""
        self._words = words
        self.setAccessibleName(", ".join(words))
        self.update()

    def sizeHint(self) -> QSize:
        """One line of labels."""
        return QSize(self.look.px(200), self.look.px(20))

    def draw(self, painter: QPainter) -> None:
        """Draw them over the columns of the list, which its scroll bar makes narrower."""
        look, room = self.look, self.over.viewport().width() if self.over is not None else self.width()
        for nth, ((x, wide), words) in enumerate(zip(cells(look, 0, room), self._words, strict=False)):
            align = paint.LEFT if nth == _LEFT else paint.RIGHT
            box = QRectF(
                x + (look.px(8) if nth == _LEFT else 0), 0, wide - (look.px(8) if nth == _LEFT else 0), self.height()
            )
            paint.text(painter, look, box, words.upper(), kind="label", token="ink2", align=align)
        painter.fillRect(QRectF(0, self.height() - look.px(1.5), self.width(), look.px(1.5)), look.color("edge"))


class ArmyBrush:
    """Paints a corps."""

    def height(self, look: Look, row: ArmyRow, width: int) -> int:
        """One line; more where what is known is old, and has to be told."""
        return look.px(LINE) + self._note(look, row, width)

    def _note(self, look: Look, row: ArmyRow, width: float) -> int:
        """Give the height of what is told of what is old."""
        if not row.note:
            return 0
        return max(look.px(NOTE), round(tall(look, row.note, width - look.px(BESIDE), "small")))

    def paint(self, painter: QPainter, look: Look, row: ArmyRow, box: QRectF, *, lit: bool) -> None:
        """Paint its cells, below them how old they are; demoralised a wine triangle, being written to a gold bar."""
        painter.fillRect(box, look.color("lamp-row" if lit else "page"))
        paint.hair(painter, look, box.left(), box.right(), box.bottom() - 1)
        if row.note:
            high = self._note(look, row, box.width())
            below = QRectF(box.left() + look.px(16), box.bottom() - high - look.px(2), 0, high)
            below.setWidth(box.width() - look.px(BESIDE))
            block(painter, look, below, row.note, "small", token="ink2")
            box = box.adjusted(0, 0, 0, -high)
        if row.written:
            painter.fillRect(QRectF(box.left(), box.top(), look.px(4), box.height() - 1), look.color("lamp"))
        for nth, ((x, wide), words) in enumerate(zip(cells(look, box.left(), box.width()), row.cells(), strict=True)):
            place = QRectF(x, box.top(), wide, box.height())
            if row.gone and nth == _AT:
                continue
            if row.gone and nth == _AT + 1:
                place.setLeft(x - wide)  # who is gone stands nowhere: the word takes that column too
            token = "ink3" if row.gone else "ink2" if not row.seen and nth != _LEFT else "ink"
            if nth == _LEFT:
                place.adjust(look.px(8), 0, 0, 0)
                if row.demoralised:
                    paint.must(painter, look, QPointF(place.left(), place.top() + look.px(6)), size=12)
                    place.adjust(look.px(16), 0, 0, 0)
            align = paint.LEFT if nth == _LEFT else paint.RIGHT
            taken = paint.text(
                painter,
                look,
                place,
                words,
                kind="compact",
                token=token,
                align=align,
                bold=lit and nth == _LEFT,
                struck=row.gone and nth == _LEFT,
            )
            if nth == _LEFT and row.mode:
                place.setLeft(place.left() + taken + look.px(6))
                if paint.width(look, row.mode, "small") <= place.width():
                    paint.text(painter, look, place, row.mode, kind="small", token="ink3")

    def aloud(self, row: ArmyRow) -> str:
        """Give a corps in words."""
        return row.aloud


class ArmyPanel(QWidget):
    """The seat's army, and the enemy as he was reported."""

    shown_on_map = Signal(object)
    """A hex to look at: an enemy was chosen."""

    def __init__(self, desk: CampaignDesk, look: Look, half: HalfWritten) -> None:
        super().__init__()
        self.desk, self.look, self.half = desk, look, half
        self.setProperty("ground", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.title = PanelTitle(look, "")
        self.heads = _Heads(look)
        self.heads.setToolTip(
            tr("Men in hundreds, guns as eight-pounders; what headquarters does not see is grey, as it was seen last")
        )
        brush = ArmyBrush()
        self.model: RowModel[ArmyRow] = RowModel(lambda row: row.id, brush.aloud)
        self.list: RowList[ArmyRow] = RowList(look, self.model, brush)
        self.list.setAccessibleName(tr("The army"))
        self.list.on_key = self._key
        self.heads.over = self.list
        self.list.verticalScrollBar().rangeChanged.connect(lambda *_: self.heads.update())
        self.list.picked.connect(self._choose)
        self.setLayout(column(self.title, self.heads, self.list))
        desk.changed.connect(self.refresh)
        desk.selected.connect(self._on_select)
        half.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show the army as the seat knows it."""
        view = self.desk.view
        name = tr("No army is shown") if self.desk.covered else army.army(view)
        self.title.tell(name, "", "F3")
        self.heads.tell(army.headings(view.seat))
        self.model.show(army.rows(view, self.desk.past, self.half.all()))
        self.list.choose(self.desk.selection)

    def sizeHint(self) -> QSize:
        """Room for all of them."""
        tall = self.window().height() >= self.look.px(900)
        notes = sum(bool(one.note) for one in self.model.rows())
        all_of_them = self.look.px(60 + LINE * max(11, self.model.rowCount()) + NOTE * notes)
        return QSize(self.look.px(280), min(all_of_them, self.window().height() * (12 if tall else 9) // 20))

    def _choose(self, row: ArmyRow) -> None:
        if row.hex is not None:
            self.shown_on_map.emit(row.hex)
        else:
            self.desk.select(row.id)

    def _on_select(self, name: str) -> None:
        if self.list.current() is None or self.model.rows()[self.list.currentIndex().row()].id != name:
            self.list.choose(name)

    def _key(self, event: QKeyEvent) -> bool:
        """Letters and figures are the window's, not the list's own search; so are those that end an order."""
        taken = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_Escape)
        if event.text().isalnum() or event.key() in taken:
            event.ignore()
            self.window().keyPressEvent(event)
            return True
        return False
