"""Undo and redo of drafts: every edit is a step, letters typed into one field are one step together."""

from __future__ import annotations

from companion.games.miniatures.screen.editor.draft import Draft


class History:
    """The present draft and those before and after it."""

    def __init__(self, draft: Draft) -> None:
        self.draft = self.saved = draft
        self._done: list[tuple[str, Draft]] = []
        self._undone: list[tuple[str, Draft]] = []
        self._typing: tuple[int, str] | None = None

    @property
    def changed(self) -> bool:
        """Whether it differs from what was saved."""
        return self.draft != self.saved

    @property
    def undoes(self) -> str:
        """Give what undo takes back, "" for nothing."""
        return self._done[-1][0] if self._done else ""

    @property
    def redoes(self) -> str:
        """Give what redo does again, "" for nothing."""
        return self._undone[-1][0] if self._undone else ""

    def put(self, draft: Draft, words: str, *, typing: tuple[int, str] | None = None) -> bool:
        """Make a new draft the present one; false when nothing differs."""
        if draft == self.draft:
            return False
        # The draft before the first letter is the one to go back to, so that only the first letter of a field is a
        # step.
        if typing is None or typing != self._typing:
            self._done.append((words, self.draft))
        self._typing = typing
        self._undone.clear()
        self.draft = draft
        return True

    def undo(self) -> bool:
        """Go back by a step."""
        return self._go(self._done, self._undone)

    def redo(self) -> bool:
        """Go forward by a step."""
        return self._go(self._undone, self._done)

    def _go(self, source: list[tuple[str, Draft]], target: list[tuple[str, Draft]]) -> bool:
        if not source:
            return False
        words, draft = source.pop()
        target.append((words, self.draft))
        self.draft, self._typing = draft, None
        return True

    def now_saved(self) -> None:
        """Remember the present draft as that of the file."""
        self.saved, self._typing = self.draft, None
