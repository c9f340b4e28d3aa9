"""The end of the game: the level of victory over the table of points."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from companion.desktop.widgets import paint
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Heading, column, row
from companion.desktop.widgets.rows import RowList, RowModel
from companion.games.campaign.screen.desk import CampaignDesk
from companion.games.campaign.screen.replay import ReplayWindow, why_not
from companion.games.campaign.screen.rows import points
from companion.games.campaign.screen.rows.points import PointsRow
from companion.language.tongue import tr

LINE = 24


class PointsBrush:
    """Paints a row of the schedule."""

    def height(self, look: Look, row: PointsRow, width: int) -> int:
        """One line."""
        return look.px(LINE)

    def paint(self, painter: QPainter, look: Look, row: PointsRow, box: QRectF, *, lit: bool) -> None:
        """Paint what counts, how often, points each, points; what scores nothing stays in grey."""
        painter.fillRect(box, look.color("lamp-row" if lit else "page"))
        line = box.adjusted(look.px(4), 0, -look.px(4), 0)
        token, third = "ink" if row.scores else "ink3", look.px(64)
        clause = look.px(104)
        paint.text(painter, look, line.adjusted(0, 0, -3 * third - clause, 0), row.label, token=token)
        for nth, words in enumerate((row.times, row.each, row.total)):
            right = line.right() - clause - (2 - nth) * third
            place = QRectF(right - third, line.top(), third, line.height())
            paint.text(painter, look, place, words, token=token, bold=nth == 2 and row.scores, align=paint.RIGHT)
        paint.text(painter, look, line, row.clause, kind="small", token="ink3", align=paint.RIGHT)
        paint.hair(painter, look, box.left(), box.right(), box.bottom() - 1)

    def aloud(self, row: PointsRow) -> str:
        """Give it in words."""
        return row.aloud


class PointsPanel(QWidget):
    """The result; not there while the game goes on."""

    pages_asked = Signal()
    """The pages of the corps are asked for."""

    def __init__(self, desk: CampaignDesk, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk, self.look = desk, look
        self.setProperty("ground", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.heading = Heading(look)
        brush = PointsBrush()
        self.model: RowModel[PointsRow] = RowModel(lambda row: (row.clause, row.label), brush.aloud)
        self.list: RowList[PointsRow] = RowList(look, self.model, brush)
        self.list.setAccessibleName(tr("Victory points"))
        self.replay: ReplayWindow | None = None
        self.button = KeyButton(look, tr("Replay the campaign"), "Ctrl R")
        self.button.clicked.connect(self.open_replay)
        lines = column(self.heading, self.list, margin=look.px(12), spacing=look.px(4))
        self.pages = KeyButton(look, tr("Why the corps stood"), "F5")
        self.pages.clicked.connect(self.pages_asked)
        buttons = row(self.button, self.pages, spacing=look.px(6))
        buttons.addStretch(1)
        lines.addLayout(buttons)
        self.setLayout(lines)
        desk.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show the result when there is one."""
        over = self.desk.view.over and not self.desk.covered
        score = self.desk.session.score() if over else None
        self.setVisible(score is not None)
        found = points.rows(score) if score is not None else ()
        self.model.show(found)
        if score is not None:
            self.heading.tell(points.level(score), points.total(score))
            self.list.setFixedHeight(self.look.px(LINE) * len(found))

    def no_replay(self) -> str:
        """Say why nothing is replayed now, "" when it may be."""
        return why_not(self.desk)

    def open_replay(self) -> None:
        """Open the replay, or bring it to the front."""
        if self.no_replay():
            return
        if self.replay is None or not self.replay.isVisible():
            self.replay = ReplayWindow(self.desk, self.look, self.window())
            self.replay.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            self.replay.destroyed.connect(self._closed)
            self.replay.show()
        self.replay.activateWindow()

    def _closed(self) -> None:
        self.replay = None
