"""What the columns of an outside roster are: proposed, with what stands in each, and each can be said otherwise."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import choice_box, column, label
from companion.desktop.widgets.plain import line, tip
from companion.games.miniatures.setup.outside import MEANINGS, Brought, Mapping
from companion.games.miniatures.words.outside import MEANT, summary, unused
from companion.language.tongue import tr
from companion.language.words import side_words

HEAD, MEANING, EXAMPLE, WHY = range(4)
EACH = (0, 200, 300, 350, 400, 450, 500, 600, 800, 1_000, 1_200, 1_500, 2_000)
"""Men of a unit for which a file has none."""
OF_A_BATTERY = (0, 2, 4, 6, 8)


SIDES = ("", "union", "confederate")


def _counts(counts: Sequence[int]) -> list[tuple[str, object]]:
    return [(str(count) if count else tr("are left out"), count) for count in counts]


class Columns(QWidget):
    """The columns of one file at a time."""

    changed = Signal(str, object)
    """A file, and the mapping (Mapping) that was said of it."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look, self._busy = look, False
        self._found: Sequence[Brought] = ()
        self.files = choice_box(tr("File"), ())
        self.files.currentIndexChanged.connect(lambda _: self._show())
        self.told, self.unused = label(""), label("", "small")
        for one in (self.told, self.unused):
            one.setWordWrap(True)
        self.grid = QTableWidget(0, 4)
        self.grid.setAccessibleName(tr("What each column is"))
        self.grid.setHorizontalHeaderLabels([tr("Column"), tr("What it is"), tr("Stands in it"), tr("Why")])
        self.grid.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.grid.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.grid.setTabKeyNavigation(False)
        self.grid.verticalHeader().hide()
        self.grid.setMinimumHeight(look.px(130))
        sides = [(side_words(value) if value else tr("as the file says"), value) for value in SIDES]
        self.side = choice_box(tr("Rows without a side"), sides, letters=10)
        self.battle = choice_box(tr("Battle"), (), letters=10)
        self.men = choice_box(tr("Troops without men"), _counts(EACH), letters=10)
        self.guns = choice_box(tr("Batteries without guns"), _counts(OF_A_BATTERY), letters=10)
        self.down = QCheckBox(tr("An empty cell is as the one above"))
        for box in (self.side, self.battle, self.men, self.guns):
            box.activated.connect(lambda _: self._say())
        self.down.clicked.connect(lambda _: self._say())
        self._lay_out()

    def _lay_out(self) -> None:
        look = self._look
        self._asked = QGridLayout()
        self._asked.setHorizontalSpacing(look.px(10))
        self._asked.setVerticalSpacing(look.px(4))
        self._labels: dict[QComboBox, QWidget] = {}
        for nth, box in enumerate((self.side, self.battle, self.men, self.guns)):
            self._labels[box] = label(box.accessibleName())
            self._asked.addWidget(self._labels[box], nth, 0)
            self._asked.addWidget(box, nth, 1)
        self._asked.setColumnStretch(1, 1)
        lines = column(self.files, self.told, self.grid, self.unused, spacing=look.px(5))
        lines.setStretchFactor(self.grid, 1)
        lines.addLayout(self._asked)
        lines.addWidget(self.down)
        self.setLayout(lines)

    def show_files(self, found: Sequence[Brought]) -> None:
        """Show what was brought in."""
        here = self.files.currentText()
        self._found, self._busy = found, True
        self.files.clear()
        for one in found:
            self.files.addItem(one.file)
        self.files.setCurrentIndex(max(0, self.files.findText(here)))
        self.files.setVisible(len(found) > 1)
        self._busy = False
        self._show()

    def here(self) -> Brought | None:
        """Give the file that is shown."""
        nth = self.files.currentIndex()
        return self._found[nth] if 0 <= nth < len(self._found) else None

    def _show(self) -> None:
        found = self.here()
        if found is None or self._busy:
            return
        self._busy = True
        self.told.setText(line(summary(found)))
        said = [*found.left[:4], unused(found)]
        self.unused.setText("\n".join(line(one) for one in said if one))
        self._fill(found)
        self._choose(self.side, found.mapping.side)
        self._choose(self.men, found.mapping.men)
        self._choose(self.guns, found.mapping.guns)
        self.down.setChecked(found.mapping.fill_down)
        head, wanted, battles = found.battles
        self.battle.clear()
        self.battle.addItem(tr("all of them"), "")
        for one in battles[:400]:
            self.battle.addItem(one, one)
        self._choose(self.battle, wanted)
        for part in (self.battle, self._labels[self.battle]):
            part.setVisible(len(battles) > 1)
        self.battle.setAccessibleDescription(head)
        self._busy = False

    def _fill(self, found: Brought) -> None:
        look = self._look
        self.grid.setRowCount(len(found.columns))
        for row, one in enumerate(found.columns):
            for place, words in ((HEAD, one.head), (EXAMPLE, one.example), (WHY, tr(one.why))):
                item = QTableWidgetItem(line(words))
                item.setToolTip(tip(words))
                self.grid.setItem(row, place, item)
            box = self.grid.cellWidget(row, MEANING)
            if not isinstance(box, QComboBox):
                box = choice_box("", [(tr(MEANT[meaning]), meaning) for meaning in MEANINGS])
                box.activated.connect(lambda _: self._say())
                self.grid.setCellWidget(row, MEANING, box)
            box.setAccessibleName(tr("What {head} is", head=one.head))
            self._choose(box, one.meaning)
        header = self.grid.horizontalHeader()
        for place, mode in (
            (HEAD, QHeaderView.ResizeMode.ResizeToContents),
            (MEANING, QHeaderView.ResizeMode.Interactive),
            (EXAMPLE, QHeaderView.ResizeMode.Stretch),
            (WHY, QHeaderView.ResizeMode.ResizeToContents),
        ):
            header.setSectionResizeMode(place, mode)
        header.setMaximumSectionSize(look.px(260))
        self.grid.setColumnWidth(MEANING, look.px(200))
        boxes = [box for row in range(len(found.columns)) if (box := self.grid.cellWidget(row, MEANING)) is not None]
        # on a screen of many points a box is taller than its row would be
        tall = max([look.px(28), *(box.sizeHint().height() + look.px(2) for box in boxes)])
        self.grid.verticalHeader().setDefaultSectionSize(tall)

    @staticmethod
    def _choose(box: QComboBox, value: object) -> None:
        nth = box.findData(value)
        if nth < 0:
            box.addItem(str(value), value)
            nth = box.count() - 1
        box.setCurrentIndex(nth)

    def said(self) -> Mapping | None:
        """Give the mapping as it is said here."""
        found = self.here()
        if found is None:
            return None
        boxes = [self.grid.cellWidget(row, MEANING) for row in range(len(found.columns))]
        columns = {
            one.head: str(box.currentData())
            for one, box in zip(found.columns, boxes, strict=True)
            if isinstance(box, QComboBox)
        }
        head, battle = found.battles[0], str(self.battle.currentData() or "")
        return msgspec.structs.replace(
            found.mapping,
            columns=columns,
            side=str(self.side.currentData()),
            men=int(self.men.currentData()),
            guns=int(self.guns.currentData()),
            fill_down=self.down.isChecked(),
            only={head: battle} if head and battle else {},
        )

    def _say(self) -> None:
        found, said = self.here(), self.said()
        if found is not None and said is not None and not self._busy:
            self.changed.emit(found.file, said)
