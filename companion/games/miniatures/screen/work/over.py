"""The battle is over: the score with what it is made of, and what can still be done."""

from __future__ import annotations

from PySide6.QtCore import Qt

from companion.desktop.desk.panel import KeyHint
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import row
from companion.desktop.widgets.reader import Reader
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.screen.work.work import Work
from companion.games.miniatures.words import losses
from companion.games.miniatures.words.score import score_table
from companion.language.tongue import tr


class OverWork(Work):
    """What the evening came to."""

    def __init__(self, desk: MiniaturesDesk, look: Look) -> None:
        super().__init__(desk, look)
        self.text = Reader(tr("Losses and score"))
        self.text.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.report = KeyButton(look, tr("Save the battle report …"), "Ctrl E", primary=True)
        self.report.clicked.connect(lambda: self.form_asked.emit("report", {}))
        self.again = KeyButton(look, tr("Take the battle up again"))
        self.again.clicked.connect(lambda: self.desk.do(cmd.EndBattle(tr("taken up again"), over=False)))
        self.body.addWidget(self.text, 1)
        self.body.addLayout(row(self.report, self.again))
        self.refresh()

    def refresh(self) -> None:
        """Show losses, leaders and score."""
        view, score = self.desk.view, self.desk.session.score()
        self.heading.tell(tr("The battle is over"), tr("turn {n} of {all}", n=view.turn, all=view.last_turn))
        lines = ["## " + tr("Losses"), *losses.loss_table(view), *losses.fallen_lines(view)]
        if score is not None:
            lines += ["", "## " + tr("Score"), *score_table(score, over=view.over)]
        self.text.read("\n".join(lines))
        self.again.tell(self.again.text(), self.desk.why_not(cmd.EndBattle("taken up again", over=False)))

    def keys(self) -> list[KeyHint]:
        """Give the keys of the moment."""
        return [KeyHint(("Ctrl E",), tr("report"))]
