"""What stands under the question: how the battles ended, and who plays them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtWidgets import QVBoxLayout, QWidget

from companion.desktop.maps.letters import measure
from companion.desktop.shell.in_numbers.plot import Head, Plot
from companion.desktop.widgets.look import Look
from companion.language.tongue import tr
from companion.study.plots.beside import crew, crew_words, ends, ends_words
from companion.study.studies.crew import Worker

WIDE = 320.0
"""The narrowest that they are drawn."""


class Beside(QWidget):
    """Two small tables; neither is there before it has something to tell."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._ends_head, self._crew_head = Head(look, tr("How the battles ended")), Head(look, tr("Workers"))
        self.ends, self.crew = Plot(look, WIDE), Plot(look, WIDE)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        for part in (self._ends_head, self.ends, self._crew_head, self.crew):
            lines.addWidget(part)
        self.tell_ends(None, None)
        self.begin("")

    def tell_ends(self, one: Mapping[str, Any] | None, other: Mapping[str, Any] | None) -> None:
        """Show how the games of two variants ended, or of one; None for nothing."""
        self._ends_head.setVisible(one is not None)
        if one is None:
            self.ends.show_made(None, "")
        else:
            self.ends.show_made(partial(ends, one, other, measure), ends_words(one, other))

    def begin(self, players: str) -> None:
        """Begin with nobody who has played; `players` says who they are."""
        self._crew_head.note(players)
        self.tell_crew(())

    def tell_crew(self, those: Sequence[Worker]) -> None:
        """Show who plays."""
        self._crew_head.setVisible(bool(those))
        self.crew.show_made(partial(crew, tuple(those), measure) if those else None, crew_words(those))
