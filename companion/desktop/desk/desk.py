"""One game on the desk: the session, what is selected, and the one way in which widgets do anything to it.

Widgets read `desk.view` and call `desk.do`, which gives what came of it. The same is told by signals, for the places
that tell of whatever anybody did: the strip of refusals, the die that is wanted, everything that shows the game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Protocol

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from companion.desktop.desk.outcome import Asked, Outcome, Refusal, letting, tried
from companion.desktop.widgets.second_click import PRESSES
from companion.kernel.amending import Edit
from companion.kernel.dice import DieWanted
from companion.kernel.kind import kind_of
from companion.kernel.record import Amendment, Change, Done, Line
from companion.kernel.session import Session
from companion.language.messages import Message
from companion.language.tongue import tr

PAUSE, LATEST = 1_000, 20_000
"""Milliseconds: a copy of the game is made when nothing was done for so long, and is not put off for longer."""


class AnyDesk(Protocol):
    """What dialogs and panels that serve every kind of game ask of a desk; `changed` may tell what changed, or not."""

    session: Session
    view: Any
    selection: str
    changed: Any
    refused: Any
    waiting: Any

    @property
    def log(self) -> tuple[Line, ...]:
        """The journal's lines."""

    def name(self, name: str) -> str:
        """Give a shown name."""

    def why_not(self, command: Any) -> str:
        """Give why a command may not be done, "" when it may."""

    def do(self, *commands: Any) -> Outcome:
        """Do commands as one entry; gives what came of it."""

    def do_for(self, seat: str, commands: Sequence[Any], then: Callable[[Done], object]) -> Outcome:
        """Do what a seat proposes, as its entry."""

    def goto(self, entry: int) -> bool:
        """Make an entry the present one."""

    def why_not_goto(self, entry: int) -> str:
        """Say why one cannot go to an entry, "" when one can."""

    def amend(self, entry: int, *, edit: Edit) -> Amendment | Refusal:
        """Edit an earlier entry and play again what followed; gives what came of it."""


class Desk(QObject):
    """A game as the windows see it."""

    changed = Signal(object)
    """A `Change`: every part of every window compares what it shows."""
    selected = Signal(str)
    """Somebody was chosen, "" for none: whatever shows a selection shows this one."""
    chosen = Signal(str)
    """Somebody was chosen for the work in hand, the same again perhaps."""
    refused = Signal(object)
    """A `Refusal`."""
    asked = Signal(object)
    """An `Asked`: a die is wanted; answer with `enter`."""
    done = Signal(object)
    """A `Done`: what the last command came to."""
    forgotten = Signal()
    """The command that waited for a die was given up."""
    given = Signal(int, str)
    """A player has thrown the die that is waited for: its face, and who he is. It counts when it is entered."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.selection = ""
        self.waiting: Asked | None = None
        self.view: Any = session.view
        # Reading the journal costs with every entry of a long game, and one change makes a dozen panels ask for it.
        self._log: tuple[Line, ...] | None = None
        self._unsubscribe = session.subscribe(self._on_change)
        # A long game is copied in tens of milliseconds, which the hand that goes on would feel.
        self._rest: Callable[[], object] | None = None
        self.pause, self._waits = QTimer(self, singleShot=True), QElapsedTimer()
        self.pause.timeout.connect(self._do_rest)
        session.later = self._put_off

    def close(self) -> None:
        """Let go of the game."""
        self._let_go()
        self.session.close()

    @property
    def log(self) -> tuple[Line, ...]:
        """The journal's lines as they are now, read once a change."""
        if self._log is None:
            self._log = self.session.log()
        return self._log

    def hand_over(self) -> Session:
        """Give the game to another desk; this one hears of nothing any more."""
        self._let_go()
        return self.session

    def _let_go(self) -> None:
        self._unsubscribe()
        self._do_rest()

    def _put_off(self, act: Callable[[], object]) -> None:
        if self._rest is None:
            self._waits.start()
        self._rest = act
        self.pause.start(max(0, min(PAUSE, LATEST - self._waits.elapsed())))

    def _do_rest(self) -> None:
        self.pause.stop()
        rest, self._rest = self._rest, None
        if rest is not None:
            rest()

    def name(self, name: str) -> str:
        """Give a shown name, as the journal has it."""
        return str(kind_of(self.session.kind).journal.open().names(self.view)(name))

    def knows(self, name: str) -> bool:
        """Say whether what was chosen is still to be seen; for the desks that derive from this one."""
        return bool(name)

    def select(self, name: str) -> None:
        """Choose somebody of the game, and let the work in hand take him."""
        self.point_at(name)
        self.chosen.emit(name)

    def point_at(self, name: str) -> None:
        """Choose somebody of the game to look at; what is being put together stays as it is."""
        if name != self.selection:
            self.selection = name
            self.selected.emit(name)

    def why_not(self, command: Any) -> str:
        """Give why a command may not be done, "" when it may."""
        if self.session.read_only:
            return self.session.read_only
        return "; ".join(reason.text for reason in self.session.why_not(command))

    def do(
        self,
        *commands: Any,
        faces: Sequence[int] = (),
        by_hand: bool | None = None,
        label: Message | None = None,
        seat: str = "",
        then: Callable[[Done], object] | None = None,
    ) -> Outcome:
        """Do commands as one entry, with a label of its own perhaps, as what a seat proposes; gives what came of it.

        `then` hears of it once it is done, also where dice have to be entered first.
        """
        self.waiting = None

        def once() -> Done | Asked:
            try:
                return self.session.do(*commands, faces=faces, by_hand=by_hand, label=label, origin=self, seat=seat)
            except DieWanted as wanted:
                why = wanted.why
                return Asked(
                    commands, tuple(faces), by_hand, why.text, wanted.sides, why.side, why.kind, seat=seat, then=then
                )

        outcome = tried(once)
        if isinstance(outcome, Refusal):
            outcome = outcome._replace(commands=commands, faces=tuple(faces), by_hand=by_hand)
        match outcome:
            case Asked():
                self.waiting = outcome
                self.asked.emit(outcome)
            case Refusal():
                self.refused.emit(outcome)
            case _:
                self.done.emit(outcome)
                if then is not None:
                    then(outcome)
        return outcome

    def do_for(self, seat: str, commands: Sequence[Any], then: Callable[[Done], object]) -> Outcome:
        """Do what a seat proposes, as its entry; a die that is wanted for it is asked for as any other."""
        return self.do(*commands, seat=seat, then=then)

    def letting(self, refusal: Refusal) -> Callable[[str], object] | None:
        """Give what does, with a reason, what was refused; None where that is not the seat's, or nobody's, to do."""
        return letting(self.session.seat, refusal, partial(self.do, faces=refusal.faces, by_hand=refusal.by_hand))

    def means(self, asked: Asked, face: int) -> str:
        """Say what a face of a die that is waited for would bring; for the desks that derive from this one."""
        del asked, face
        return ""

    def enter(self, face: int) -> Outcome | None:
        """Enter the face of the die that is waited for; None where none is."""
        if self.waiting is None:
            return None
        asked = self.waiting
        if (refusal := self.why_no_face(face)) is not None:
            return self._refuse(refusal)
        # Decided anew from the first die with one face more: nothing of a half-thrown entry is kept anywhere, so that
        # one may walk away from it, and an undo in between cannot leave a stale piece of it.
        return self.do(
            *asked.commands, faces=(*asked.faces, face), by_hand=asked.by_hand, seat=asked.seat, then=asked.then
        )

    def why_no_face(self, face: int) -> Refusal | None:
        """Say why a face is none of the die that is waited for, None where it is."""
        if self.waiting is None or 1 <= face <= self.waiting.sides:
            return None
        return Refusal(tr("{face} is not on this die; give 1 to {sides}", face=face, sides=self.waiting.sides))

    def _refuse(self, refusal: Refusal) -> Refusal:
        self.refused.emit(refusal)
        return refusal

    def forget_dice(self) -> None:
        """Give up the command that waits for a die; nothing has happened."""
        self.waiting = None
        self.forgotten.emit()

    def undo(self) -> bool:
        """Take back the newest entry; false when it was refused."""
        return self._moved(lambda: self.session.undo(origin=self))

    def redo(self) -> bool:
        """Do again what was taken back."""
        return self._moved(lambda: self.session.redo(origin=self))

    def goto(self, entry: int) -> bool:
        """Make any entry the present one."""
        return self._moved(lambda: self.session.goto(entry, origin=self))

    def why_not_goto(self, entry: int) -> str:
        """Say why one cannot go to an entry, "" when one can: the referee's desk goes anywhere."""
        del entry
        return ""

    def amend(
        self, entry: int, commands: Sequence[Any] | None = None, faces: Sequence[int] = (), edit: Edit | None = None
    ) -> Amendment | Refusal:
        """Decide an earlier entry again, with other commands or its own, or edit it otherwise; gives what came of it.

        What can no longer follow is left out: who amends at the desk has seen it in the preview.
        """
        outcome = tried(lambda: self.session.amend(entry, commands, faces=faces, edit=edit, skip=True, origin=self))
        return self._refuse(outcome) if isinstance(outcome, Refusal) else outcome

    def again(self, entry: int) -> Done | Refusal:
        """Do an entry of another branch once more, with its dice, as the newest; gives what came of it."""
        outcome = tried(lambda: self.session.again(entry, origin=self))
        return self._refuse(outcome) if isinstance(outcome, Refusal) else outcome

    def _moved(self, move: Callable[[], object]) -> bool:
        self.waiting = None
        outcome = tried(move)
        if isinstance(outcome, Refusal):
            self._refuse(outcome)
        return not isinstance(outcome, Refusal)

    def seen(self, view: Any) -> Any:
        """Give a view with what is kept beside the game; for the desks that derive from this one."""
        return view

    def _on_change(self, change: Change) -> None:
        self._log = None
        self.view = self.seen(change.after)
        PRESSES.game_changed()
        # Before anybody hears of the change: a panel that draws it must not ask for a unit that is gone.
        if self.selection and not self.knows(self.selection):
            self.point_at("")
        self.changed.emit(change)
