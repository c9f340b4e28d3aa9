"""A duty that must be done is written in heavy letters, and has the lines that those need."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from companion.desktop.widgets.look import Look
from companion.games.miniatures.screen.step_brushes import DutyBrush
from companion.games.miniatures.words.step import DutyRow


def test_what_must_be_done_has_a_line_more_where_heavy_letters_need_it(qapp: QApplication) -> None:
    look, words = Look(), "Wofford charges Magilton: resolve the combat"
    row = DutyRow(nth=0, unit="wofford", must=True, text=words, clause="")
    heavy = QFontMetricsF(look.font("body", bold=True))
    for width in range(200, 420, 5):
        lines = heavy.boundingRect(QRectF(0, 0, width - 48, 999), int(Qt.TextFlag.TextWordWrap), words)
        assert DutyBrush().height(look, row, width) >= lines.height()
