"""The journal of a game of two sides, led back and mended: a side its own entries of this phase, the referee any."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from companion.desktop.desk.outcome import Refusal
from companion.kernel.amending import Edit
from companion.kernel.record import Amendment, Done, Line
from companion.kernel.session import Session
from companion.language.messages import Message
from companion.language.tongue import tr

T = TypeVar("T")


class TakingBack:
    """The part of a desk that leads its game along the journal; who sits at it the desk itself says."""

    session: Session
    covered: bool
    moving: bool
    refereeing: bool
    _done: list[Message]
    _undone: list[Message]

    @property
    def seat(self) -> str:
        """Whose window it is just now."""
        raise NotImplementedError

    @property
    def log(self) -> tuple[Line, ...]:
        """The journal's lines as whoever sits here may read them."""
        raise NotImplementedError

    def attempt(self, act: Callable[[], T]) -> T | Refusal:
        """Do something with the session; gives what came of it, and tells of a refusal."""
        raise NotImplementedError

    def _refuse(self, refusal: Refusal) -> Refusal:
        raise NotImplementedError

    def _show(self) -> None:
        raise NotImplementedError

    def _forget(self) -> None:
        """Nothing of what was done can be taken back from this seat any more."""
        self._done.clear()
        self._undone.clear()

    @property
    def undo_words(self) -> Message | None:
        """What undo would take back, None for nothing of one's own in this phase."""
        if self.covered or self.moving:
            return None
        if self.refereeing:
            return self.session.labels(self.log)[0]
        return self._done[-1] if self._done else None

    @property
    def redo_words(self) -> Message | None:
        """What redo would do again, None for nothing."""
        if self.covered or self.moving:
            return None
        if self.refereeing:
            return self.session.labels(self.log)[1]
        return self._undone[-1] if self._undone else None

    def undo(self) -> bool:
        """Take back the newest entry that this seat may take back; false when there is none."""
        return self.undo_words is not None and self._step(self.session.undo, self._done, self._undone)

    def redo(self) -> bool:
        """Do again what was taken back; false when there is nothing."""
        return self.redo_words is not None and self._step(self.session.redo, self._undone, self._done)

    def _step(self, go: Callable[..., Message], here: list[Message], there: list[Message]) -> bool:
        if isinstance(self.attempt(lambda: go(origin=self)), Refusal):
            return False
        if here:
            there.append(here.pop())
        self._show()
        return True

    def why_not_goto(self, entry: int) -> str:
        """Say why this seat cannot lead the game to an entry, "" when it can."""
        if self.session.read_only:
            return self.session.read_only
        if self.moving or self.covered:
            return tr("it is not your turn")
        if self.seat == "referee" or self._steps_back(entry):
            return ""
        return tr("a side takes back its own entries of this phase only; the rest is the referee's")

    def _steps_back(self, entry: int) -> int:
        """Give how many of one's own entries of this phase lie between an entry and now; 0 where others do."""
        parents = {line.entry: line.parent for line in self.log}
        at: int | None = self.session.head
        for steps in range(len(self._done) + 1):
            if at == entry:
                return steps
            at = None if at is None else parents.get(at)
        return 0

    def goto(self, entry: int) -> bool:
        """Lead the game to an entry: the referee to any, a side back over its own; false when it was refused."""
        if why := self.why_not_goto(entry):
            self._refuse(Refusal(why))
            return False
        if self.seat != "referee":
            # Step by step through `undo`, though the session could jump: a side's way back must pass everything that
            # guards undo, and leaves behind what redo needs.
            return all(self.undo() for _ in range(self._steps_back(entry)))
        self.refereeing = True  # where only computers play it waits, that one may look
        outcome = self.attempt(lambda: self.session.goto(entry, origin=self))
        self._show()
        return not isinstance(outcome, Refusal)

    # ---- mending, the referee's alone

    def amend(self, entry: int, *, edit: Edit) -> Amendment | Refusal:
        """Edit an earlier entry and play again what followed; gives what came of it.

        What can no longer follow is left out: who amends at the desk has seen it in the preview.
        """
        return self._mended(lambda: self.session.amend(entry, edit=edit, skip=True, origin=self))

    def again(self, entry: int) -> Done | Refusal:
        """Do an entry of another branch once more, with its draws, as the newest; gives what came of it."""
        return self._mended(lambda: self.session.again(entry, origin=self))

    def _mended(self, act: Callable[[], T]) -> T | Refusal:
        outcome = self.attempt(act)
        if not isinstance(outcome, Refusal):
            self._forget()
            self._show()
        return outcome
