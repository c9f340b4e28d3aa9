"""The calendar of a campaign: days down, turns across, the battles in them; what is kept of each opens beside it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from companion.charts.figures import Refused
from companion.desktop.widgets.buttons import Chip, KeyButton
from companion.desktop.widgets.fitting import Standing
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Heading, column, label, row
from companion.desktop.widgets.rows import RowList, RowModel
from companion.games.campaign.screen.battles.calendar_parts import LINE, BattleBrush, DaysModel, DaysView
from companion.games.campaign.screen.desk import CampaignDesk
from companion.games.campaign.screen.rows.battle_calendar import LETTER, BattleRow, days, letter, record_words, rows
from companion.kernel.record import SeatRefused
from companion.language.tongue import tr
from companion.table import way
from companion.table.screen.sheet import reader, room
from companion.table.words.working import smaller


class Calendar(Standing, QDialog):
    """Days and turns, the battles of the chosen turn, and the reader of what is kept of them."""

    given_out = Signal(str)
    """The id of a past battle that is to be made for the table again."""

    def __init__(self, desk: CampaignDesk, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.desk, self.look = desk, look
        self.setWindowTitle(tr("Calendar of the campaign"))
        self.heading = Heading(look, tr("Calendar of the campaign"))
        self.model, brush = DaysModel(), BattleBrush()
        self.view = DaysView(look, self.model)
        self.battles: RowModel[BattleRow] = RowModel(lambda one: one.id, brush.aloud)
        self.list: RowList[BattleRow] = RowList(look, self.battles, brush)
        self.list.setAccessibleName(tr("Battles of the turn"))
        self.reader = reader(look, tr("What is kept of the battle"))
        self.chips: list[Chip] = []
        self.kept = QHBoxLayout()
        self.kept.setSpacing(look.px(6))
        self.again = KeyButton(look, tr("Give it out again …"), "G")
        self.again.clicked.connect(self._give_out)
        self.known = label("", "hint")
        self.known.setWordWrap(True)
        self._lay_out()
        self.view.moved.connect(self._on_slot)
        self.view.entered.connect(self.list.setFocus)
        self.list.selectionModel().currentChanged.connect(lambda *_: self._on_battle())
        desk.changed.connect(self.refresh)
        self.refresh()
        self._begin_at()

    def _lay_out(self) -> None:
        look = self.look
        right, both = QWidget(), QSplitter(Qt.Orientation.Horizontal)
        line = QHBoxLayout()
        line.addLayout(self.kept)
        line.addStretch(1)
        inside = column(self.list, spacing=look.px(6))
        inside.addLayout(line)
        inside.addWidget(self.reader, 1)
        right.setLayout(inside)
        self.list.setFixedHeight(look.px(LINE) * 3)
        both.addWidget(self.view)
        both.addWidget(right)
        both.setChildrenCollapsible(False)
        both.setHandleWidth(look.px(8))
        both.setSizes([look.px(600), look.px(600)])
        whole = QVBoxLayout(self)
        whole.setContentsMargins(look.px(16), look.px(12), look.px(16), look.px(12))
        whole.setSpacing(look.px(8))
        whole.addWidget(self.heading)
        whole.addWidget(both, 1)
        foot = row(self.known, self.again)
        foot.setStretch(0, 1)
        whole.addLayout(foot)
        self.resize(room(self, QSize(look.px(1240), look.px(680))))
        self.stand(look.places, "calendar")

    # ---- what is shown

    @property
    def whole(self) -> bool:
        """Nothing is hidden: from the referee's seat, and from everybody once the game is over."""
        return self.desk.view.seat == "referee" or self.desk.view.over

    def refresh(self) -> None:
        """Show what the seat knows; while the laptop changes hands, nothing."""
        desk = self.desk
        found = () if desk.covered else way.battles(desk.session)
        self.all = rows(found, whole=self.whole)
        here = self.view.currentIndex()
        self.model.show_days(() if desk.covered else days(desk.rules, desk.view, self.all))
        self.known.setText(
            tr("● on the table   ○ by the computer")
            if self.whole
            else tr(
                "● on the table   ○ by the computer   The calendar holds the battles that your couriers have told of; "
                "all of them are shown when the game is over."
            )
        )
        # The rows come anew with every change, and the cursor goes with them unless it is put back.
        if here.isValid():
            self.view.setCurrentIndex(self.model.index(here.row(), here.column()))
        self._on_slot()

    def _begin_at(self) -> None:
        """Stand on the newest battle, or on the present turn."""
        wanted = self.all[-1].turn if self.all else max(self.desk.view.turn, 1)
        for line in range(self.model.rowCount()):
            for place in range(self.model.columnCount()):
                slot = self.model.slot(self.model.index(line, place))
                if slot is not None and slot.turn == wanted:
                    self.view.setCurrentIndex(self.model.index(line, place))

    def _on_slot(self) -> None:
        slot = self.model.slot(self.view.currentIndex())
        self.battles.show(slot.battles if slot is not None else ())
        if self.battles.rowCount():
            self.list.setCurrentIndex(self.battles.index(0))
        self._on_battle()

    def _on_battle(self) -> None:
        """Offer what is kept of the battle, and show the first of it."""
        for chip in self.chips:
            self.kept.removeWidget(chip)
            chip.setParent(None)
            chip.deleteLater()
        battle = self.list.current() if self.battles.rowCount() else None
        self.chips = []
        self.again.setVisible(battle is not None and self.whole and bool(battle.battle))
        if battle is None:
            self.reader.read(tr("No battle in this turn."))
            return
        for nth, (name, title) in enumerate(battle.records, 1):
            chip = Chip(self.look, title, str(nth))
            chip.clicked.connect(partial(self._read, battle, name, chip))
            chip.setMinimumWidth(chip.sizeHint().width())
            self.kept.addWidget(chip)
            self.chips.append(chip)
        if battle.records:
            self._read(battle, battle.records[0][0], self.chips[0])
        else:
            self.reader.read(tr("Nothing is kept of it but its entries in the journal."))

    def _read(self, battle: BattleRow, name: str, chip: Chip, *_: object) -> None:
        for one in self.chips:
            one.setChecked(one is chip)
        desk = self.desk
        if name == LETTER:
            text = letter(desk.rules, desk.ground, desk.view, battle)
        else:
            try:
                text = record_words(name, way.record(desk.session, name))
            except (SeatRefused, Refused) as error:
                text = str(error)
        self.reader.read(smaller(text))

    # ---- what is done

    def _give_out(self) -> None:
        battle = self.list.current()
        if battle is not None and battle.battle and self.whole:
            self.given_out.emit(battle.battle)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits read what is kept, G gives the battle out again."""
        text = event.text()
        if text.isdigit() and 1 <= int(text) <= len(self.chips):
            self.chips[int(text) - 1].click()
        elif text.upper() == "G":
            self._give_out()
        elif event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
