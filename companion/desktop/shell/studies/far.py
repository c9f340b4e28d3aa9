"""The strip that says how far a study is, how quick it goes and when it will be done."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import label
from companion.language.tongue import number, tr
from companion.study.studies.aside import Far


class FarStrip(QWidget):
    """Games that have ended, of all; a bar, and the key that stops."""

    def __init__(self, look: Look, clock: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self.setObjectName("far")
        self._look, self._clock, self._begun = look, clock, clock()
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.words, self.kept = label(""), label("", "hint")
        self.words.setWordWrap(True)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setFixedHeight(look.px(12))
        self.bar.setAccessibleName(tr("How far the study is"))
        self.stop = KeyButton(look, tr("Stop, keep them"), "Esc")
        line, whole = QHBoxLayout(), QVBoxLayout(self)
        line.addWidget(self.words, 1)
        line.addWidget(self.kept)
        line.addWidget(self.stop)
        whole.setContentsMargins(look.px(12), look.px(4), look.px(12), look.px(8))
        whole.addLayout(line)
        whole.addWidget(self.bar)
        look.changed.connect(self._dress)
        self._dress()
        self.hide()

    def _dress(self) -> None:
        tint, edge = self._look.color("slate-tint").name(), self._look.color("slate").name()
        sheet = self._look.color("sheet").name()
        self.setStyleSheet(
            f"FarStrip {{ background: {tint}; }} "
            f"QProgressBar {{ background: {sheet}; border: 1px solid {edge}; }} "
            f"QProgressBar::chunk {{ background: {edge}; }}"
        )

    def begin(self) -> None:
        """Show that it has begun."""
        self._begun = self._clock()
        self.words.setText(tr("The games are laid out …"))
        self.kept.setText("")
        self.bar.setRange(0, 0)
        self.stop.tell(tr("Stop, keep them"))
        self.show()

    def tell(self, far: Far) -> None:
        """Show how far it is."""
        self.bar.setRange(0, far.every)
        self.bar.setValue(far.ended)
        played, gone = far.ended - far.kept, self._clock() - self._begun
        said = tr("{ended} of {every} games", ended=number(far.ended), every=number(far.every))
        if played > 0 and gone > 0:
            rate = played / gone
            said += " · " + tr("{n} a second", n=number(rate, ".1f"))
            if far.ended < far.every:
                said += " · " + tr("{time} left", time=clock((far.every - far.ended) / rate))
        self.words.setText(said)
        self.bar.setAccessibleDescription(said)


def clock(seconds: float) -> str:
    """Say how long something takes, to the second: "0:57", "1:02:03"."""
    whole = round(seconds)
    hours, minutes = whole // 3600, whole // 60 % 60
    return f"{hours}:{minutes:02}:{whole % 60:02}" if hours else f"{minutes}:{whole % 60:02}"
