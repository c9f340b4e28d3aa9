"""Rosters before a game is begun with them: every row as it was read, bad rows marked with what is wrong."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QHeaderView, QTableView, QVBoxLayout, QWidget

from companion import data
from companion.data import BadInput
from companion.desktop.buttons import KeyButton
from companion.desktop.look import Look
from companion.desktop.parts import label
from companion.present import gallery
from companion.present.gallery import Preview
from companion.tongue import tr

Index = QModelIndex | QPersistentModelIndex


class PreviewModel(QAbstractTableModel):
    """The rows; the first column says what is wrong."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._preview = Preview((), (), ())

    def show(self, found: Preview) -> None:
        """Show rosters."""
        self.beginResetModel()
        self._preview = found
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        """Count the rows."""
        return 0 if parent is not None and parent.isValid() else len(self._preview.rows)

    def columnCount(self, parent: Index | None = None) -> int:
        """Give the roster's columns and one for what is wrong."""
        return 0 if parent is not None and parent.isValid() else len(self._preview.columns) + 1

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Name columns and rows."""
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation == Qt.Orientation.Vertical:
            return str(self._preview.rows[section].number)
        return tr("What is wrong") if section == 0 else self._preview.columns[section - 1]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Give a cell; a bad row bears a sign and a ground of its own."""
        row = self._preview.rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            said = f"▲ {row.problem}" if row.problem else "✓"
            return said if index.column() == 0 else row.cells[index.column() - 1]
        if role == Qt.ItemDataRole.BackgroundRole and row.problem:
            return self._look.color("wine-tint")
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole):
            return row.problem or None
        return None


class RosterPreview(QWidget):
    """Files and their rows."""

    changed = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.paths: list[Path] = []
        self._problems: list[str] = []
        self._preview = Preview((), (), ())
        self.files = label(tr("No roster is chosen yet."))
        self.files.setWordWrap(True)
        self.wrong = label("", "refusal")
        self.wrong.setWordWrap(True)
        self.model = PreviewModel(look)
        self.grid = QTableView()
        self.grid.setModel(self.model)
        self.grid.setAccessibleName(tr("Rows of the rosters"))
        self.grid.setMinimumHeight(look.px(260))
        choose = KeyButton(look, tr("Choose rosters …"))
        choose.clicked.connect(self.ask)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        for part in (self.files, choose, self.wrong, self.grid):
            lines.addWidget(part)

    def ask(self) -> None:
        """Ask for files."""
        names, _ = QFileDialog.getOpenFileNames(self, tr("Rosters"), "", tr("Rosters (*.csv)"))
        if names:
            self.take([Path(name) for name in names])

    def take(self, paths: Sequence[Path]) -> None:
        """Read files and show them."""
        self.paths, self._problems, texts = list(paths), [], {}
        for path in paths:
            try:
                texts[path.name] = data.read_text(path)
            except BadInput as error:
                self._problems += [str(problem) for problem in error.problems]
        self._preview = gallery.preview(texts)
        self._problems += self._preview.problems
        self.model.show(self._preview)
        self.grid.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.files.setText(", ".join(path.name for path in paths))
        self.wrong.setText("\n".join(self._problems[:4]))
        self.changed.emit()

    def reason(self) -> str:
        """Say why no game can be begun with these."""
        if not self.paths:
            return tr("no roster is chosen yet")
        bad = sum(bool(row.problem) for row in self._preview.rows)
        if bad:
            return tr("1 row is bad") if bad == 1 else tr("{n} rows are bad", n=bad)
        return self._problems[0] if self._problems else ""
