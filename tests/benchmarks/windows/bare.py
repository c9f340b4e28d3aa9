"""A bare window for comparison: a table of 200 rows and 1,500 graphics items, painted once."""

from __future__ import annotations

import sys
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QRectF, Qt
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow, QSplitter, QTableView


class Table(QAbstractTableModel):
    def rowCount(self, parent: Any = None) -> int:
        return 200

    def columnCount(self, parent: Any = None) -> int:
        return 10

    def data(self, index: Any, role: int = 0) -> Any:
        return f"{index.row()},{index.column()}" if role == Qt.ItemDataRole.DisplayRole else None


app = QApplication(sys.argv)
table, model, scene = QTableView(), Table(), QGraphicsScene()
table.setModel(model)
for n in range(1500):
    scene.addRect(QRectF(n % 42 * 20, n // 42 * 20, 18, 18))
both, window = QSplitter(), QMainWindow()
both.addWidget(table)
both.addWidget(QGraphicsView(scene))
window.setCentralWidget(both)
window.resize(1366, 768)
window.show()
app.processEvents()
print("painted", flush=True)
