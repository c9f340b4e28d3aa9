"""The points as they stand, or at the end: the level of victory over what counted how much."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from companion.desktop.desk.panel import scrolling
from companion.desktop.dialogs.framed import Framed
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import column, label
from companion.games.tactical.screen.desk import TacticalDesk
from companion.games.tactical.screen.ledger import Ledger, LedgerRow
from companion.games.tactical.screen.rows import points
from companion.games.tactical.screen.rows.points import PointsRow
from companion.language.tongue import tr
from companion.language.words import side_words


class PointsDialog(Framed):
    """Every row of the score."""

    def __init__(self, desk: TacticalDesk, look: Look, parent: QWidget) -> None:
        super().__init__(look, tr("Points"), parent)
        score = desk.session.score()
        self.setMinimumSize(look.px(600), look.px(420))  # the names of objectives are long
        self.ledger = Ledger(look, tr("Points"))
        if score is None:
            told = tr("Among hidden units a side does not know the score: it would tell where the enemy is.")
            self.words = label(told)
        else:
            self.words = label(points.standing(score))
            rows = [self._line(row) for row in points.rows(score)]
            self.ledger.tell(rows, tr("Union less Confederate"), points.signed_points(score.points))
        self.words.setWordWrap(True)
        self.lines.addWidget(self.words)
        inside, kept = QWidget(), column(self.ledger)
        kept.setContentsMargins(look.px(8), 0, look.px(12), 0)
        inside.setLayout(kept)
        self.lines.addWidget(scrolling(inside), 1)

    def _line(self, row: PointsRow) -> LedgerRow:
        value = f"{row.times}  ·  {row.total} {side_words(row.side)}"
        return LedgerRow(row.label, value, "plain" if row.scores else "idle", f"[{row.clause}]")
