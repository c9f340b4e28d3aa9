"""A game that sides play at one laptop: who sits at it, what he may see, the one way in which widgets change it.

The session is the referee's document, but nobody sees the referee's view unless he asks for that seat: the seat is a
person's, and is changed for the length of one computer's move only. While the laptop changes hands the view is emptied.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, ClassVar, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from companion.desktop.desk.outcome import Outcome, Refusal, tried
from companion.desktop.desk.taking_back import TakingBack
from companion.desktop.widgets.second_click import PRESSES
from companion.kernel.game import Seat
from companion.kernel.kind import kind_of
from companion.kernel.overriding.orders import SetOption, TakeSeat
from companion.kernel.record import Done, Line
from companion.kernel.seating import SIDES, people, seat_of
from companion.kernel.session import Session
from companion.language.messages import Message
from companion.language.tongue import tr

T = TypeVar("T")
PAUSE = 20
"""Milliseconds between two moves of the computer's: the window stays awake."""


class SeatedDesk(TakingBack, QObject):
    """A game of two sides as its window sees it; the kinds of game say what is asked of them below."""

    changed = Signal()
    """The view is another."""
    selected = Signal(str)
    """A corps or unit was chosen, "" for none."""
    refused = Signal(object)
    """A `Refusal`."""
    asked = Signal(object)
    done = Signal(object)
    forgotten = Signal()
    given = Signal(int, str)
    """What a desk tells of dice (`companion.desktop.desk.desk`): nothing here, for chances are drawn."""
    answer: ClassVar[Any]
    """The command that answers a question with a `choice`."""
    waiting: Any = None
    """No die is ever waited for: in these games chances are drawn."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.selection, self.moving = "", False
        """What is chosen; whether the computer is at it."""
        # In an extract nobody else sits, whoever plays the other side; and nothing goes on there without its seat.
        self.people = people(session.view.control) if session.extract is None else (session.side,)
        self.refereeing = not self.people and session.head > 1
        """Somebody sits in the referee's seat: everything is in sight, and the computer waits. So it does where a game
        that only computers play is taken up again: who opens it to look at it has not asked for a move."""
        # A session that comes from another window (a language was chosen) comes with its side seated, who stays here.
        before = next((side for side in self.people if side == session.seat), None)
        if session.extract is None:
            session.seat = self._whose_turn(before or (self.people or SIDES)[0])
        self.covered = self.secret and len(self.people) > 1
        """The laptop changes hands: nobody sees anything."""
        self._undone: list[Message] = []
        self._done: list[Message] = []
        """The labels of the seat's own entries of this phase, that they may be taken back."""
        self._clock = QTimer(self, singleShot=True)
        self._clock.timeout.connect(self._move)
        self.view: Any = self._seen()

    # ---- who sits here, and what he sees

    @property
    def seat(self) -> Seat:
        """Whose window it is just now."""
        return self.session.side

    @property
    def rules(self) -> Any:
        """The charts of this game."""
        return self.session.rules

    def _whose_turn(self, otherwise: Seat) -> Seat:
        """Give the person who must sit here: the only one, or the one who is waited for."""
        if self.refereeing or len(self.people) < 2:
            only = seat_of(self.session.view.control, hidden=True)  # a window is a person's though nothing is hidden
            return "referee" if self.refereeing else only
        waited = self.session.view.to_act
        return next((side for side in self.people if side == waited), otherwise)

    def _seen(self) -> Any:
        """Give what the seat may see: the one place through which anything of the game comes to a widget."""
        return self.emptied(self.session.view) if self.covered else self.session.view

    @property
    def log(self) -> tuple[Line, ...]:
        """The journal's lines as whoever sits here may read them."""
        return () if self.covered else self.session.log()

    def name(self, name: str) -> str:
        """Give a shown name."""
        return str(kind_of(self.session.kind).journal.open().names(self.view)(name))

    def take_referees_seat(self) -> None:
        """Sit where everything of both sides is seen; the computer waits, and what a side may not see is logged."""
        if self.session.extract is not None:
            self._refuse(Refusal(tr("this is an extract: the referee's seat is where the game is")))
            return
        self._clock.stop()
        # That a side looked into everything is itself an event: whoever plays on may see in the journal that it
        # happened. Where nothing is hidden, or all is over, there is nothing to confess.
        if self.secret and (seat := self.seat) != "referee" and not (self.session.read_only or self.session.view.over):
            self.attempt(lambda: self.session.do(TakeSeat(by=seat), origin=self))
        self.refereeing, self.moving, self.covered = True, False, False
        self.session.seat = "referee"
        self._forget()
        self._show()

    def leave_referees_seat(self) -> None:
        """Give the game back to those who play it: where two share the laptop everything is covered first."""
        if self.refereeing:
            self.refereeing = False
            self.session.seat = self._whose_turn((self.people or SIDES)[0])
            self.covered = self.secret and len(self.people) > 1
            self.go_on()

    def sit_down(self) -> None:
        """Whoever is waited for has taken the laptop; that answers the question for it."""
        if not self.covered:
            return
        self.covered = False
        asked = self.session.view.pending
        if asked is not None and asked.kind == "hand-over" and not self.session.read_only:
            self.attempt(lambda: self.session.do(self.answer(choice=asked.default), origin=self))
        self.go_on()

    @property
    def may_order(self) -> bool:
        """Say whether the seat gives orders now."""
        view = self.view
        waits = self.covered or self.moving or view.over or view.pending is not None
        return not waits and view.to_act in SIDES and view.seat in ("referee", view.to_act)

    @property
    def rests(self) -> bool:
        """Whether what came about may be told: not while the computer is at it, whose every move would bring more."""
        return not self.moving

    def select(self, name: str) -> None:
        """Choose a corps or unit."""
        if name != self.selection:
            self.selection = name
            self.selected.emit(name)

    # ---- doing

    def refusal(self, command: Any) -> Refusal | None:
        """Give why a command may not be done with its clauses, None when it may."""
        if self.session.read_only:
            return Refusal(self.session.read_only)
        if self.moving or self.covered:
            return Refusal(tr("it is not your turn"))
        with self._seat_of(command):
            reasons = self.session.why_not(command)
        return Refusal("; ".join(one.text for one in reasons), tuple(reasons), (command,)) if reasons else None

    def why_not(self, command: Any) -> str:
        """Give why a command may not be done, "" when it may."""
        return "" if (found := self.refusal(command)) is None else found.text

    def do(self, *commands: Any, label: Message | None = None) -> Outcome:
        """Do commands as one entry; gives what came of it, and tells of a refusal."""
        if self.moving or self.covered:
            return self._refuse(Refusal(tr("it is not your turn")))
        before = self._phase()
        with self._seat_of(*commands) as own:
            # Done before what was undone is forgotten: a refused order must leave redo as it was.
            outcome = tried(lambda: self.session.do(*commands, label=label, origin=self))
        if isinstance(outcome, Refusal):
            return self._refuse(outcome._replace(commands=commands))
        self._undone.clear()
        if own:
            self._done.append(outcome.label)
        else:
            self._done.clear()
        self._after(before)
        return outcome

    def do_for(self, seat: str, commands: Sequence[Any], then: Callable[[Done], object]) -> Outcome:
        """Do what a seat proposes from its own screen, as its entry; whoever sits here sees no more of it than before.

        A refusal is told to who took it, not in this window.
        """
        if self.moving:
            return Refusal(tr("the computer is at it; wait a moment"))
        before = self._phase()
        with self.as_referee():
            outcome = tried(lambda: self.session.do(*commands, seat=seat, origin=self))
        if isinstance(outcome, Refusal):
            return outcome._replace(commands=tuple(commands))
        self._forget()
        then(outcome)
        self._after(before)
        return outcome

    def forget_dice(self) -> None:
        """Give nothing up: no die is ever waited for."""

    @contextmanager
    def _seat_of(self, *commands: Any) -> Iterator[bool]:
        """Act from one's own seat; how a ruling is read is the referee's to write down, and nobody's secret."""
        if self.session.seat != "referee" and all(isinstance(one, SetOption) for one in commands):
            with self.as_referee():
                yield False
        else:
            yield True

    def _phase(self) -> tuple[Any, ...]:
        view = self.session.view
        return view.turn, view.phase, view.pending is None, view.over

    def _after(self, before: tuple[Any, ...]) -> None:
        """Show what is now; where the phase is over, go on."""
        if self._phase() != before:
            self._forget()
        self.go_on()

    def attempt(self, act: Callable[[], T]) -> T | Refusal:
        """Do something with the session; gives what came of it, and tells of a refusal."""
        outcome = tried(act)
        return self._refuse(outcome) if isinstance(outcome, Refusal) else outcome

    def _refuse(self, refusal: Refusal) -> Refusal:
        self.refused.emit(refusal)
        return refusal

    # ---- the computer

    def go_on(self) -> None:
        """Let the computer do what is its own to do, a move at a time; the window stays awake between them."""
        self.moving = not self.holds() and not self.session.view.over and not self._waits()
        self._show()
        if self.moving:
            self._clock.start(PAUSE)

    def holds(self) -> bool:
        """Say whether the computer waits though it is its turn."""
        return self.refereeing or bool(self.session.read_only) or self.session.extract is not None

    def _waits(self) -> bool:
        """Say whether a person is waited for, as far as everybody at the table knows it."""
        # Only from what everybody sees. Were the next move itself asked for, a window that goes on at once or waits
        # would tell one side whether the other has still something to decide.
        return self.session.view.to_act in self.people or self.session.view.pending is not None

    def next_move(self) -> Any:
        """Give what is done next without a person, `.label` and `.commands`; None where one must act."""
        return self.session.computer_move()

    def _move(self) -> None:
        """Do the computer's next move; when there is none, a person is waited for."""

        def one_move() -> Done | None:
            move = self.next_move()
            return None if move is None else self.session.do(*move.commands, label=move.label, origin=self)

        with self.as_referee():
            done = self.attempt(one_move)
        self._forget()
        if not isinstance(done, Done):
            self.moving = False
            self._show()
            return
        self.moved(done)
        self.go_on()

    def moved(self, done: Done) -> None:
        """Take note of what was done without a person; for the desks that derive from this one."""

    @contextmanager
    def as_referee(self) -> Iterator[None]:
        """Act for the computer: its orders are carried out from the referee's seat, which nobody looks from."""
        seat = self.session.seat
        self.session.seat = "referee"
        try:
            yield
        finally:
            self.session.seat = seat

    def _show(self) -> None:
        """Look again; where another person is waited for, cover everything until he sits here."""
        if not self.stays:
            self.seat_whoever_is_waited_for()
        self.view = self._seen()
        PRESSES.game_changed()
        if self.selection and not self.knows(self.selection):
            self.select("")
        self.changed.emit()

    def seat_whoever_is_waited_for(self) -> None:
        """Give the seat to whoever is waited for; where he may not see what another did, all is covered first."""
        wanted = self.session.side if self.session.extract is not None else self._whose_turn(self.session.side)
        if wanted != self.session.side:
            self.session.seat = wanted
            self.covered = self.secret
            self._forget()
        asked = self.session.view.pending
        # A document opened in the middle of a side's phase asks too: nobody's seat has changed, yet nobody sits here.
        if asked is not None and asked.kind == "hand-over" and not (self.refereeing or self.session.read_only):
            self.covered = True

    # ---- what the kinds of game say

    @property
    def stays(self) -> bool:
        """Whether whoever sits here stays though another is waited for."""
        return False

    @property
    def awaits_result(self) -> bool:
        """Whether a battle waits for its result from the table, which may be entered from here."""
        return False

    @property
    def secret(self) -> bool:
        """Whether the sides may not see the same: then everything is covered while the laptop changes hands."""
        return True

    def emptied(self, view: Any) -> Any:
        """Give a view without anything that one side knows and the other does not."""
        raise NotImplementedError

    def knows(self, name: str) -> bool:
        """Say whether what was chosen is still to be seen."""
        raise NotImplementedError

    # ---- letting go

    def take_over(self, other: SeatedDesk) -> None:
        """Go on where another desk of the same game stopped: the same person sits here and has done the same."""
        self.covered, self.refereeing = other.covered, other.refereeing
        if self.refereeing:
            self.session.seat = "referee"
        self._done, self._undone = list(other._done), list(other._undone)
        self._show()
        self.select(other.selection)

    def hand_over(self) -> Session:
        """Give the game to another desk."""
        self._clock.stop()
        return self.session

    def close(self) -> None:
        """Let go of the game."""
        self._clock.stop()
        self.session.close()
