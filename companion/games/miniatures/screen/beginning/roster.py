"""Rosters to begin with: which files, and every row of them, bad ones marked with what is wrong."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFileDialog,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from companion.charts.faults import BadInput
from companion.desktop.widgets import paint
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import column, label, row
from companion.desktop.widgets.plain import tip
from companion.games.miniatures.charts.scale import Scale
from companion.games.miniatures.screen.beginning.columns import Columns
from companion.games.miniatures.setup.outside import Mapping
from companion.games.miniatures.setup.outside.files import Roster, texts_of
from companion.games.miniatures.words.roster_preview import Preview, PreviewRow, preview
from companion.language.tongue import plural, tr

Index = QModelIndex | QPersistentModelIndex
ChooseFiles = Callable[[QWidget], Sequence[str]]
ROW, WRONG = 0, 3
"""The columns of a row's place, and, where a row is bad, of what is wrong: behind side and unit."""


def ask_for_rosters(parent: QWidget) -> Sequence[str]:
    """Ask for workbooks, CSV and JSON."""
    kinds = tr("Rosters (*.csv *.xlsx *.ods *.tsv *.txt *.json)")
    return QFileDialog.getOpenFileNames(parent, tr("Rosters"), "", kinds)[0]


class PreviewModel(QAbstractTableModel):
    """Rows by side; the first column says where a row stands, the second what is wrong with it."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._shown = Preview((), (), ())
        self._many = False

    def show(self, found: Preview, *, many: bool) -> None:
        """Show rosters; `many`: of more than one file."""
        self.beginResetModel()
        self._shown, self._many = found, many
        self.endResetModel()

    def _cell(self, section: int) -> int:
        """Give which of a row's cells a column shows, below 0 for the columns that are not of the roster."""
        if section == ROW or (section == WRONG and self._shown.bad):
            return -1
        return section - 1 - int(section > WRONG and bool(self._shown.bad))

    def row(self, place: int) -> PreviewRow:
        """Give a row."""
        return self._shown.rows[place]

    def rowCount(self, parent: Index | None = None) -> int:
        """Count the rows."""
        return 0 if parent is not None and parent.isValid() else len(self._shown.rows)

    def columnCount(self, parent: Index | None = None) -> int:
        """Count the columns; what is wrong has one only where something is."""
        return 0 if parent is not None and parent.isValid() else len(self._shown.columns) + 1 + bool(self._shown.bad)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Name the columns."""
        if role != Qt.ItemDataRole.DisplayRole or orientation != Qt.Orientation.Horizontal:
            return None
        if section == ROW:
            return tr("Row")
        return self._shown.columns[self._cell(section)] if self._cell(section) >= 0 else tr("What is wrong")

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Give a cell; a bad row has words and a ground, the cells that are to blame heavier letters."""
        found, place = self._shown.rows[index.row()], self._cell(index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            return self._words(found, index.column())
        if role == Qt.ItemDataRole.UserRole:
            return found
        if role == Qt.ItemDataRole.BackgroundRole and found.wrong:
            return self._look.color("wine-tint")
        if role == Qt.ItemDataRole.FontRole and place in found.columns:
            font = QFont(self._look.font("body"))
            font.setWeight(QFont.Weight.Bold)
            return font
        if role == Qt.ItemDataRole.AccessibleTextRole and index.column() == ROW:
            return f"{self._words(found, ROW)}: {'; '.join(found.wrong) or tr('good')}"
        return tip("\n".join(found.wrong)) or None if role == Qt.ItemDataRole.ToolTipRole else None

    def _words(self, found: PreviewRow, section: int) -> str:
        if section == ROW:
            return f"{found.file} {found.number}" if self._many else str(found.number)
        return found.cells[self._cell(section)] if self._cell(section) >= 0 else "\n".join(found.wrong)


class _Mark(QStyledItemDelegate):
    """Puts the triangle or the tick before the number of a row."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """Leave room for the mark."""
        super().initStyleOption(option, index)
        option.text = f"        {option.text}"

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the number and the mark."""
        super().paint(painter, option, index)
        found = index.data(Qt.ItemDataRole.UserRole)
        look, rect = self.look, option.rect
        paint.side_bar(painter, look, QRectF(rect.left(), rect.top() + 1, look.px(4), rect.height() - 2), found.side)
        at = QPointF(rect.left() + look.px(8), rect.center().y() - look.px(6))
        if found.wrong:
            paint.must(painter, look, at)
        else:
            paint.icon(painter, look, at, "tick", token="sage", size=13)


class Rosters(QWidget):
    """The files and their rows."""

    changed = Signal()

    def __init__(self, look: Look, scale: Callable[[], Scale], choose: ChooseFiles = ask_for_rosters) -> None:
        super().__init__()
        self._look, self._scale, self._choose = look, scale, choose
        self.paths: tuple[Path, ...] = ()
        self.preview = Preview((), (), ())
        self.read_in: list[Roster] = []
        self._said: dict[str, Mapping] = {}
        self.columns = Columns(look)
        self.columns.changed.connect(self._say)
        self.files = label("")
        self.files.setWordWrap(True)
        self.loose = label("", "refusal")
        self.loose.setWordWrap(True)
        self.count = label("", "small")
        self.add = KeyButton(look, tr("Choose rosters …"), "Ctrl O")
        self.add.clicked.connect(lambda _=False: self.ask())
        self.again = KeyButton(look, tr("Read again"), "F5")
        self.again.clicked.connect(lambda _=False: self.read())
        self.next = KeyButton(look, tr("Next bad row"), "F8")
        self.next.clicked.connect(lambda _=False: self.next_bad())
        self.turn = KeyButton(look, tr("Columns"), "F6")
        self.turn.clicked.connect(lambda _=False: self.turn_over())
        self.model = PreviewModel(look)
        self.grid = QTableView()
        self.grid.setModel(self.model)
        self._mark = _Mark(look)
        self.grid.setItemDelegateForColumn(ROW, self._mark)
        self.grid.setAccessibleName(tr("Rows of the rosters, by side"))
        self.grid.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.grid.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.grid.setTabKeyNavigation(False)
        self.grid.setWordWrap(True)
        self.grid.setMinimumHeight(look.px(260))
        self.grid.verticalHeader().hide()
        self.grid.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        lines = column(self.files, spacing=look.px(6))
        lines.addLayout(row(self.add, self.turn))
        lines.addLayout(row(self.again, self.next))
        for part in (self.loose, self.columns, self.count, self.grid):
            lines.addWidget(part)
        lines.setStretchFactor(self.columns, 1)
        lines.setStretchFactor(self.grid, 1)
        self._by_columns = False
        self.setLayout(lines)
        self._show()

    def ask(self) -> None:
        """Ask for files and add them."""
        names = self._choose(self)
        if names:
            self.take([Path(name) for name in names])

    def take(self, paths: Sequence[Path]) -> None:
        """Take other files."""
        self.paths = tuple(dict.fromkeys(paths))
        self.read()
        self._by_columns = any(one.brought is not None for one in self.read_in)
        self._show()

    def read(self) -> None:
        """Read the files as they are now."""
        texts: dict[str, str] = {}
        loose: list[str] = []
        names = [path.name for path in self.paths]
        self.read_in = []
        for path in self.paths:
            try:
                found = Roster(path, self._said.get(path.name))
            except BadInput as error:
                loose += [str(problem) for problem in error.problems]
                continue
            self.read_in.append(found)
            faults = found.brought.faults if found.brought is not None else ()
            loose += [f"{path.name}: {fault}" for fault in faults]
            if not faults:
                texts[found.name if names.count(path.name) == 1 else str(path)] = found.text
        self.columns.show_files([one.brought for one in self.read_in if one.brought is not None])
        self.preview = preview(texts, self._scale(), loose=loose)
        self._show()
        self.changed.emit()

    def texts(self) -> dict[str, str]:
        """Give our rosters by name, and remember what their columns were; raises BadInput."""
        made = texts_of(self.read_in)
        for one in self.read_in:
            one.remember()
        return made

    def turn_over(self) -> None:
        """Show the columns in the place of the order of battle, or the other way."""
        if self.turn.isEnabled():
            self._by_columns = not self._by_columns
            self._show()

    def _say(self, file: str, mapping: Mapping) -> None:
        self._said[file] = mapping
        self.read()

    def reason(self) -> str:
        """Say why no game can be begun with them."""
        return self.preview.reason

    def next_bad(self) -> None:
        """Go to the next bad row, from the last to the first again."""
        bad = [place for place, one in enumerate(self.preview.rows) if one.wrong]
        if bad:
            here = self.grid.currentIndex().row()
            place = next((one for one in bad if one > here), bad[0])
            self.grid.setFocus()
            self.grid.setCurrentIndex(self.model.index(place, ROW))

    def _show(self) -> None:
        found, look = self.preview, self._look
        self.files.setText(", ".join(path.name for path in self.paths) or tr("No roster is chosen yet."))
        self.loose.setText("\n".join(f"▲ {one}" for one in found.loose[:6]))
        self.loose.setVisible(bool(found.loose))
        rows = len(found.rows)
        good = plural(rows, "{n} row, all good", "{n} rows, all good")
        bad = plural(rows, "{n} row, {bad} of them bad", "{n} rows, {bad} of them bad", bad=found.bad)
        columns = self._by_columns and any(one.brought is not None for one in self.read_in)
        self.count.setText((bad if found.bad else good) if rows and not columns else "")
        self.model.show(found, many=len(self.paths) > 1)
        outside = any(one.brought is not None for one in self.read_in)
        self.columns.setVisible(columns)
        self.grid.setVisible(bool(rows) and not columns)
        there = tr("Order of battle") if columns else tr("Columns")
        self.turn.tell(there, "" if outside else tr("these are rosters of our own"))
        self.again.setEnabled(bool(self.paths))
        self.next.tell(tr("Next bad row"), "" if found.bad else tr("there is none"))
        self.grid.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        self.grid.resizeColumnsToContents()
        if found.bad:
            self.grid.setColumnWidth(WRONG, look.px(290))
        self.grid.verticalHeader().setMinimumSectionSize(look.px(26))
        self.grid.resizeRowsToContents()
