"""The panel over the map that asks: answers as buttons with their keys, a ranking as a list that one orders."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QGridLayout, QWidget

from companion.desktop.widgets import paint
from companion.desktop.widgets.aloud import Role
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Heading, column, label, row
from companion.desktop.widgets.rows import RowList, RowModel
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.screen.desk import CampaignDesk
from companion.games.campaign.screen.rows import questions
from companion.games.campaign.screen.rows.questions import Question, Ranked
from companion.language.tongue import tr

LINE = 28
_ACROSS = 5


class RankBrush:
    """Paints a corps of a ranking."""

    def height(self, look: Look, row: Ranked, width: int) -> int:
        """One line."""
        return look.px(LINE)

    def paint(self, painter: QPainter, look: Look, row: Ranked, box: QRectF, *, lit: bool) -> None:
        """Paint its place and name; the first is said to stand in front."""
        painter.fillRect(box, look.color("lamp-row" if lit else "page"))
        line = box.adjusted(look.px(12), 0, -look.px(12), 0)
        paint.text(painter, look, line, str(row.place), bold=True)
        paint.text(painter, look, line.adjusted(look.px(24), 0, 0, 0), row.name, bold=lit)
        if row.place == 1:
            paint.text(painter, look, line, tr("in front"), kind="small", token="ink2", align=paint.RIGHT)
        paint.hair(painter, look, box.left(), box.right(), box.bottom() - 1)

    def aloud(self, row: Ranked) -> str:
        """Give it in words."""
        return row.aloud


class QuestionPanel(QWidget):
    """What the seat is asked; not there while it is asked nothing."""

    IS = Role.Pane

    table_asked = Signal(str)
    """Of the battle on the table: its "result", or that it is given "out"."""

    def __init__(self, desk: CampaignDesk, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk, self.look = desk, look
        self.asked: Question | None = None
        self.order: list[str] = []
        self.setProperty("ground", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.heading, self.text, self.odds = Heading(look), label(""), label("", "title")
        self.text.setWordWrap(True)
        self.buttons: list[KeyButton] = []
        self.grid = QGridLayout()
        self.grid.setSpacing(look.px(6))
        brush = RankBrush()
        self.model: RowModel[Ranked] = RowModel(lambda one: one.id, brush.aloud)
        self.list: RowList[Ranked] = RowList(look, self.model, brush)
        self.list.setAccessibleName(tr("Ranking, the front line first"))
        self.list.on_key = self._list_key
        self.up = KeyButton(look, tr("Further in front"), "Alt ↑")
        self.down = KeyButton(look, tr("Further back"), "Alt ↓")
        self.take = KeyButton(look, tr("Rank them so"), "↵", primary=True)
        self.up.clicked.connect(lambda: self.move_by(-1))
        self.down.clicked.connect(lambda: self.move_by(1))
        self.take.clicked.connect(self.give_ranking)
        self.rank, foot = QWidget(), QWidget()
        foot.setLayout(row(self.up, self.down, self.take))
        self.rank.setLayout(column(self.list, foot, spacing=look.px(6)))
        whole = column(self.heading, self.odds, self.text, spacing=look.px(6), margin=look.px(12))
        whole.addLayout(self.grid)
        whole.addWidget(self.rank)
        self.setLayout(whole)
        for one in (self.odds, self.rank, self):
            one.setVisible(False)  # until something is asked
        self.hide()
        desk.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Ask what is to be asked."""
        desk = self.desk
        asked = None if desk.covered or desk.moving else questions.question(desk.view)
        if asked is None and desk.waits_for_table and not desk.covered:
            asked = questions.of_the_table()
        if asked == self.asked:
            return
        self.asked = asked
        for button in self.buttons:
            self.grid.removeWidget(button)
            button.setParent(None)
            button.deleteLater()
        self.buttons = []
        self.heading.tell(asked.title if asked else "", asked.clause if asked else "")
        self.text.setText(asked.text if asked else "")
        self.setAccessibleName(f"{asked.title}. {asked.text}" if asked else "")
        self.odds.setText(tr("Estimated odds {odds}", odds=asked.odds) if asked and asked.odds else "")
        self.odds.setVisible(bool(self.odds.text()))
        self.order = list(asked.corps) if asked is not None and asked.sort == "ranking" else []
        self.rank.setVisible(bool(self.order))
        self._show_order(0)
        if asked is not None:
            self._offer(asked)
        self.setVisible(asked is not None)
        if asked is not None:
            (self.list if self.order else self).setFocus()

    def _offer(self, asked: Question) -> None:
        for nth, one in enumerate(asked.answers):
            button = KeyButton(self.look, one.words, "" if one.key == one.words else one.key, primary=one.usual)
            button.clicked.connect(lambda _=False, choice=one.choice: self.answer(choice))
            button.setAccessibleName(tr("Answer {what}", what=one.words))
            if one.usual:
                button.setToolTip(tr("what is offered; Enter takes it"))
            self.buttons.append(button)
            self.grid.addWidget(button, nth // _ACROSS, nth % _ACROSS)

    def _show_order(self, place: int) -> None:
        self.model.show(questions.ranks(self.desk.view, self.order))
        self.list.setFixedHeight(self.look.px(LINE) * max(1, min(7, len(self.order))))
        if self.order:
            self.list.setCurrentIndex(self.model.index(place))

    # ---- answering

    def answer(self, choice: str) -> None:
        """Answer; what the table is asked for has its own pages."""
        if self.asked is not None and self.asked.sort == "table" and choice not in ("computer", "not-fought"):
            self.table_asked.emit(choice)
        elif self.asked is not None and self.asked.sort == "table":
            self.desk.answer_for_the_table(choice)
        else:
            self.desk.do(cmd.Answer(choice=choice))

    def move_by(self, by: int) -> None:
        """Move the corps that is lit in the ranking."""
        place = self.list.currentIndex().row()
        to = place + by
        if 0 <= place < len(self.order) and 0 <= to < len(self.order):
            self.order[place], self.order[to] = self.order[to], self.order[place]
            self._show_order(to)

    def give_ranking(self) -> None:
        """Answer with the ranking as it stands."""
        self.desk.do(cmd.Answer(choice=",".join(self.order)))

    def _list_key(self, event: QKeyEvent) -> bool:
        alt = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        if alt and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.move_by(-1 if event.key() == Qt.Key.Key_Up else 1)
            return True
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.give_ranking()
            return True
        return False

    def take_key(self, event: QKeyEvent) -> bool:
        """Take the key of an answer; Enter takes what is offered."""
        if self.asked is None or self.asked.sort == "ranking":
            return False
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        text = event.text().upper()
        for one in self.asked.answers:
            if (one.usual and enter) or (text and one.key == text):
                self.answer(one.choice)
                return True
        return False
