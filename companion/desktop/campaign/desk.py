"""One campaign on the desk: who sits at it, what he may see, and the one way in which widgets do anything to it.

The session is the referee's document, but nobody of this window sees the referee's view: the seat is a person's, and is
changed for the length of one computer's move only. While the laptop changes hands the view is emptied.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from companion import data
from companion.campaign import commands as cmd
from companion.campaign.game import MAP
from companion.campaign.ground import Ground
from companion.campaign.map_text import read_map
from companion.campaign.rules import Rules
from companion.campaign.state import SIDES
from companion.campaign.view import CorpsView, View
from companion.charts import Refused
from companion.data import BadInput
from companion.desktop.desk import Refusal
from companion.dice import DieWanted
from companion.journal import JournalError
from companion.kinds import RULES_PREFIX, Seat
from companion.present.hexmap.drawing import MapDrawing, bare, read_drawing
from companion.record import SeatRefused
from companion.session import Session
from companion.tongue import tr

PAUSE = 20
"""Milliseconds between two moves of the computer's: the window stays awake."""


class CampaignDesk(QObject):
    """A campaign as its window sees it."""

    changed = Signal()
    """The view is another."""
    selected = Signal(str)
    """A corps was chosen, "" for none."""
    refused = Signal(object)
    """A `Refusal`."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.selection = ""
        self.ground: Ground = read_map(session.sources[RULES_PREFIX + MAP], file=MAP)
        self.drawing = drawing_of(session.sources[RULES_PREFIX + MAP])
        self.moving = False
        """The computer is at it."""
        self.covered = False
        """The laptop changes hands: nobody sees anything."""
        self.people = tuple(side for side in SIDES if session.view.control.get(side, "human") == "human")
        before = next((side for side in self.people if side == session.seat), None)
        session.seat = self._whose_turn(before or (self.people or SIDES)[0])
        self.covered = len(self.people) > 1
        self._undone: list[str] = []
        self._done: list[str] = []
        """The labels of the seat's own entries of this phase, that they may be taken back."""
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._move)
        self.view: View = self._seen()

    # ---- who sits here, and what he sees

    @property
    def seat(self) -> Seat:
        """Whose window it is just now."""
        return self.session.seat

    @property
    def rules(self) -> Rules:
        """The charts of this game."""
        found: Rules = self.session.rules
        return found

    def _whose_turn(self, otherwise: Seat) -> Seat:
        """Give the person who must sit here: the only one, or the one who is waited for."""
        if not self.people:
            return "referee"
        if len(self.people) == 1:
            return self.people[0]
        waited = self.session.view.to_act
        return next((side for side in self.people if side == waited), otherwise)

    def _seen(self) -> View:
        """Give what the seat may see: the one place through which anything of the game comes to a widget."""
        view: View = self.session.view
        return emptied(view) if self.covered else view

    def sit_down(self) -> None:
        """Whoever is waited for has taken the laptop; that answers the question for it."""
        if not self.covered:
            return
        self.covered = False
        asked = self.session.view.pending
        if asked is not None and asked.kind == "hand-over" and not self.session.read_only:
            self._try(lambda: self.session.do(cmd.Answer(choice=asked.default), origin=self))
        self.go_on()

    def corps(self, name: str) -> CorpsView | None:
        """Give a corps of the view."""
        return next((one for one in self.view.corps if one.id == name), None)

    @property
    def chosen(self) -> CorpsView | None:
        """Give the corps that is selected."""
        return self.corps(self.selection)

    @property
    def may_order(self) -> bool:
        """Say whether the seat writes orders or sets up now."""
        view = self.view
        if self.covered or self.moving or view.over or view.pending is not None:
            return False
        return view.to_act in SIDES and view.seat in ("referee", view.to_act)

    @property
    def waits_for_table(self) -> bool:
        """Say whether a battle is being fought on the table."""
        return self.view.to_act == "referee" and not self.view.over and not self.moving

    def select(self, name: str) -> None:
        """Choose a corps."""
        if name != self.selection:
            self.selection = name
            self.selected.emit(name)

    # ---- doing

    def why_not(self, command: Any) -> Refusal | None:
        """Give why a command may not be done, None when it may."""
        if self.session.read_only:
            return Refusal(self.session.read_only)
        if self.moving or self.covered:
            return Refusal(tr("it is not your turn"))
        reasons = self.session.why_not(command)
        return Refusal("; ".join(one.text for one in reasons), tuple(reasons)) if reasons else None

    def do(self, *commands: Any, label: str = "") -> bool:
        """Do commands as one entry; false when it was refused, which is told."""
        if self.moving or self.covered:
            self.refused.emit(Refusal(tr("it is not your turn")))
            return False
        before = self._phase()
        if not self._try(lambda: self._done.append(self.session.do(*commands, label=label, origin=self).label)):
            return False
        self._undone.clear()
        self._after(before)
        return True

    def _phase(self) -> tuple[int, str, bool]:
        return self.session.view.turn, self.session.view.phase, self.session.view.pending is None

    def _after(self, before: tuple[int, str, bool]) -> None:
        """Show what is now; where the phase is over, go on."""
        if self._phase() != before:
            self._done.clear()
            self._undone.clear()
        self.go_on()

    def answer_for_the_table(self) -> None:
        """Let the computer fight the battle that was to be fought on the table."""
        with self.as_referee():
            told = self._try(lambda: self.session.do(cmd.Answer(choice="computer"), origin=self))
        if told:
            self.go_on()

    def _try(self, act: Callable[[], object]) -> bool:
        try:
            act()
        except Refused as refused:
            self.refused.emit(Refusal(str(refused), refused.reasons))
        except (SeatRefused, DieWanted, BadInput) as error:
            self.refused.emit(Refusal(str(error)))
        except JournalError as error:
            self.refused.emit(Refusal(error.message))
        else:
            return True
        return False

    # ---- taking back: own entries of this phase only

    @property
    def undo_words(self) -> str:
        """What undo would take back, "" for nothing of one's own in this phase."""
        return "" if self.covered or self.moving or not self._done else self._done[-1]

    @property
    def redo_words(self) -> str:
        """What redo would do again."""
        return "" if self.covered or self.moving or not self._undone else self._undone[-1]

    def undo(self) -> None:
        """Take back the newest entry of one's own in this phase."""
        if self.undo_words and self._try(lambda: self.session.undo(origin=self)):
            self._undone.append(self._done.pop())
            self._show()

    def redo(self) -> None:
        """Do again what was taken back."""
        if self.redo_words and self._try(lambda: self.session.redo(origin=self)):
            self._done.append(self._undone.pop())
            self._show()

    # ---- the computer

    def go_on(self) -> None:
        """Let the computer do what is its own to do, a move at a time; the window stays awake between them."""
        self.moving = not self.session.read_only and not self.session.view.over and not self._waits()
        self._show()
        if self.moving:
            self._clock.start(PAUSE)

    def _waits(self) -> bool:
        """Say whether a person is waited for, as far as everybody at the table knows it."""
        return self.session.view.to_act in self.people or self.session.view.pending is not None

    def _move(self) -> None:
        """Do the computer's next move; when there is none, a person is waited for."""
        went = False
        with self.as_referee():
            move: Any = None

            def one_move() -> None:
                nonlocal move
                move = self.session.computer_move()
                if move is not None:
                    self.session.do(*move.commands, label=move.label, origin=self)

            went = self._try(one_move) and move is not None
        self._done.clear()
        self._undone.clear()
        if went:
            self.go_on()
        else:
            self.moving = False
            self._show()

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
        wanted = self._whose_turn(self.session.seat)
        if wanted != self.session.seat:
            self.session.seat = wanted
            self.covered = True
            self._done.clear()
            self._undone.clear()
        asked = self.session.view.pending
        if asked is not None and asked.kind == "hand-over" and not self.session.read_only:
            self.covered = True
        self.view = self._seen()
        if self.selection and self.corps(self.selection) is None:
            self.select("")
        self.changed.emit()

    # ---- letting go

    def take_over(self, other: CampaignDesk) -> None:
        """Go on where another desk of the same game stopped: the same person sits here and has done the same."""
        self.covered = other.covered
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


def emptied(view: View) -> View:
    """Give a view without anything that one side knows and the other does not."""
    return msgspec.structs.replace(
        view, pending=None, corps=(), force=(), letters=(), reports=(), enemies=(), activity=(), foraged=(),
        forage_points=0, exited_points=0, truth=None,
    )  # fmt: skip


def drawing_of(text: str) -> MapDrawing:
    """Give the drawing of a map: the shipped one's for the shipped map, for any other the ground alone."""
    if text != data.resource_text("maps", "gettysburg", MAP):
        return bare()
    return read_drawing(data.resource_text("maps", "gettysburg", "drawing.toml"), file="drawing.toml")
