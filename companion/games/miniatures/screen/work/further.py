"""Words under a list that end with who stands further down in it, where not everybody is in sight."""

from __future__ import annotations

from collections.abc import Sequence

from companion.desktop.widgets.plain import Lines
from companion.desktop.widgets.rows import RowList
from companion.games.miniatures.words.maneuver import BrigadeRow
from companion.language.tongue import tr
from companion.language.words import listed

_NAMED = 1
"""So many are named of three and more: a longer sentence would take a line from the list."""


def further(names: Sequence[str]) -> str:
    """Say who follows: "Further down: Parker and 4 more."; "" for nobody."""
    if not names:
        return ""
    left = len(names) - _NAMED
    said = list(names) if left <= 1 else [*names[:_NAMED], tr("{n} more", n=left)]
    return tr("Further down: {names}.", names=listed(said))


class Further(Lines):
    """A rule, and who stands out of sight below."""

    def __init__(self, rows: RowList[BrigadeRow]) -> None:
        super().__init__()
        self._list, self._words, self._names = rows, "", False
        self.setProperty("role", "small")
        rows.verticalScrollBar().valueChanged.connect(self._on_scroll)
        rows.verticalScrollBar().rangeChanged.connect(self._on_scroll)

    def tell(self, words: str, *, names: bool) -> None:
        """Say something, and after it who is out of sight if that is wanted."""
        self._words, self._names = words, names
        self._on_scroll()

    def _on_scroll(self, *_: int) -> None:
        said = (self._words, further(self._below()) if self._names else "")
        words = " ".join(one for one in said if one)
        if words != self.text():
            self.setText(words)

    def _below(self) -> list[str]:
        found, high = self._list, self._list.viewport().height()
        model, rows = found.model(), found.rows.rows()
        # Of a row whose lower edge alone is cut its words are still read.
        return [
            one.name for nth, one in enumerate(rows) if found.visualRect(model.index(nth, 0)).center().y() > high - 6
        ]
