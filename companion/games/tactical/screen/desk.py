"""One square-grid battle on the desk: its field, the unit in hand, the square looked at, the phases that play on."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from companion.desktop.desk.outcome import Outcome, Refusal
from companion.desktop.desk.seated import SeatedDesk
from companion.games.tactical import messages as say
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules.ground.squares import Square
from companion.games.tactical.rules.orders.reach import Reach, Reaches
from companion.games.tactical.rules.situation import Moment
from companion.games.tactical.rules.state import Unit
from companion.games.tactical.rules.view import View
from companion.games.tactical.screen.rows.time_left import TimeLeft
from companion.games.tactical.setup.battlefield import battlefield
from companion.games.tactical.words.map.knowledge import Field, emptied
from companion.kernel.game import RULES_PREFIX
from companion.kernel.record import Done
from companion.kernel.session import Session
from companion.kernel.shelf import MAP
from companion.language.messages import Message
from companion.language.tongue import tr

SECOND = 1000
"""Milliseconds."""


class PlayOn(NamedTuple):
    """What is done where nobody has orders: the phase is played."""

    label: Message | None = None
    commands: tuple[Any, ...] = (cmd.Continue(),)


class TacticalDesk(SeatedDesk):
    """A square-grid battle as its window sees it."""

    answer = cmd.Answer

    view: View
    looked = Signal(object)
    """Another square is looked at, None for none."""
    fought = Signal(int)
    """A combat phase was played: its entry. The game waits until `go_on_after_combat`."""
    ticked = Signal()
    """A second of the phase's time is over, or its clock was stopped."""

    def __init__(
        self, session: Session, parent: QObject | None = None, *, clock: Callable[[], float] = time.monotonic
    ) -> None:
        rules: Rules = session.rules
        self.field = Field(battlefield(session.sources[RULES_PREFIX + MAP], rules, file=MAP))
        self.looking: Square | None = None
        """The square that is looked at."""
        self.paused = False
        """A person has asked the computer to wait."""
        self.playback = True
        """Combat phases are played back before the game goes on."""
        self.watching = 0
        """The entry of the combat phase that is being played back, 0 for none."""
        self.time = TimeLeft(clock)
        self._moment: tuple[View | None, Moment | None] = (None, None)
        self._reaches: tuple[Any, Reaches | None] = (None, None)
        if (
            session.extract is None
            and session.view.phase.kind == "set-up"
            and not session.read_only
            and not session.view.over
        ):
            session.do(*PlayOn().commands)  # chance draws the fords before anybody looks at the map
        super().__init__(session, parent)
        self._seconds = QTimer(self)
        self._seconds.setInterval(SECOND)
        self._seconds.timeout.connect(self.tick)
        self.changed.connect(self._time_phase)

    # ---- what the seat knows

    @property
    def rules(self) -> Rules:
        """The charts of this game, as it reads them."""
        found: Rules = self.session.rules
        return found

    @property
    def moment(self) -> Moment:
        """The situation as the seat knows it: all that is worked out for it comes from here."""
        seen, found = self._moment
        # By identity: views are frozen and made anew with every change, so that the same object is the same situation.
        # Sight and reach cost most of what a window reckons, and a dozen panels ask for them after one order.
        if seen is not self.view or found is None:
            found = self.field.moment(self.rules, self.view)
            self._moment = (self.view, found)
        return found

    @property
    def secret(self) -> bool:
        """Whether the sides may not see the same."""
        return bool(self.session.view.hidden)

    def emptied(self, view: Any) -> View:
        """Give a view without anything that one side knows and the other does not."""
        return emptied(view)

    def name(self, name: str) -> str:
        """Give what a unit or leader is called."""
        known = {one.id: one.name for one in self.view.units} | {one.id: one.name for one in self.view.leaders}
        return known.get(name, name)

    def knows(self, name: str) -> bool:
        """Say whether a unit is still to be seen on the map."""
        one = self.unit(name)
        return one is not None and one.square is not None

    def unit(self, name: str) -> Unit | None:
        """Give a unit of the view."""
        return next((one for one in self.view.units if one.id == name), None)

    @property
    def chosen(self) -> Unit | None:
        """Give the unit in hand."""
        return self.unit(self.selection)

    def own(self, one: Unit | None) -> bool:
        """Say whether orders may be given to a unit now."""
        return one is not None and self.may_order and one.side == self.view.to_act and self.ordering

    @property
    def ordering(self) -> bool:
        """Say whether it is an operation phase in which this seat gives orders."""
        return self.may_order and self.view.phase.kind == "operation"

    def reach(self, one: Unit) -> Reach:
        """Give where a unit can go, as far as the seat knows what stands in its way."""
        now = self.moment
        # The ground belongs to the key, as its fords are known only once chance has drawn them, and the charts, as a
        # ruling may be switched; what stands where is asked with every question.
        key = now.rules, now.ground
        if self._reaches[1] is None or self._reaches[0] != key:
            self._reaches = (key, Reaches(now.rules, now.ground))
        made = self._reaches[1]
        assert made is not None
        return made.of(now.state, one)

    # ---- what is looked at

    def look(self, square: Square | None) -> None:
        """Look at a square, or at none."""
        if square != self.looking:
            self.looking = square
            self.looked.emit(square)

    def pick_up(self, one: Unit | None) -> None:
        """Take a unit in hand, and look at its square."""
        self.select("" if one is None else one.id)
        if one is not None:
            self.look(one.square)

    # ---- orders

    def refusal(self, command: Any) -> Refusal | None:
        """Give why a command may not be done with its clauses, None when it may."""
        if self.time.stopped and not isinstance(command, cmd.Note | cmd.Override | cmd.SetOption):
            return Refusal(tr("the clock is stopped: S lets it go on"))
        return super().refusal(command)

    def do(self, *commands: Any, label: Message | None = None) -> Outcome:
        """Do commands as one entry; gives what came of it, and tells of a refusal."""
        if self.time.stopped and (why := self.refusal(commands[0])) is not None:
            self.refused.emit(why)
            return why
        seat = self.seat
        outcome = super().do(*commands, label=label)
        if isinstance(outcome, Done) and self.covered and self.seat == seat:
            self.sit_down()  # the same person goes on: nobody else takes the laptop
        return outcome

    # ---- phases that play on

    def next_move(self) -> Any:
        """Give what is done next without a person: the computer's orders, or the phase that plays itself."""
        found = self.session.computer_move()
        view = self.session.view
        if found is None and view.to_act == "referee" and not view.over and not view.on_table:
            return PlayOn()
        return found

    def seat_whoever_is_waited_for(self) -> None:
        """Give the seat to whoever is waited for; he has nobody in hand yet."""
        before = self.seat
        super().seat_whoever_is_waited_for()
        if self.seat != before:
            self.select("")
            self.look(None)

    @property
    def stays(self) -> bool:
        """Whether whoever sits here stays: he looks at the combat that was fought."""
        return bool(self.watching)

    @property
    def awaits_result(self) -> bool:
        """Say whether a part of the field is on the table."""
        return bool(self.view.on_table)

    @property
    def may_order(self) -> bool:
        """Say whether the seat gives orders now."""
        return not self.watching and super().may_order

    @property
    def rests(self) -> bool:
        """Whether what came about may be told: a combat that is looked at step by step tells its end last."""
        return not self.watching and super().rests

    def holds(self) -> bool:
        """Say whether the game waits though nobody has to act: one looks on, or has asked it to."""
        return super().holds() or self.paused or bool(self.watching) or bool(self.session.view.on_table)

    def moved(self, done: Done) -> None:
        """After a combat phase the game waits until it has been looked at."""
        fought = any(one.__struct_config__.tag == "sub-phase-began" for one in done.events)
        if fought and self.playback and self.people and not self.refereeing:
            self.watching = done.entry
            self.fought.emit(done.entry)

    def go_on_after_combat(self) -> None:
        """The combat phase has been looked at."""
        if self.watching:
            self.watching = 0
            self.go_on()

    def pause(self) -> None:
        """Let the computer wait, or go on."""
        self.paused = not self.paused
        if self.paused:
            self._clock.stop()
            self.moving = False
            self._show()
        else:
            self.go_on()

    # ---- the time limit

    @property
    def timed(self) -> bool:
        """Say whether a person's phase with a time limit is going on."""
        may = self.ordering and not self.session.read_only and not self.refereeing
        return bool(self.view.time_limit) and may and self.view.to_act in self.people

    def _time_phase(self) -> None:
        """Start the clock where a person's operation phase begins, stop it where it ends; it stands for the referee."""
        # The clock stands and is not ended: who only looked something up from the referee's seat has not used the
        # side's time.
        if self.refereeing:
            self.time.hold()
        elif not self.timed:
            self.time.end()
            self._seconds.stop()
        else:
            self.time.begin((self.view.turn, self.view.phase.index), self.view.time_limit)
            self.time.release()
            self._seconds.start()

    def stop_clock(self) -> None:
        """Stop the clock of the phase, or let it go on (ANT-7.1e)."""
        if self.timed:
            self.time.turn()
            self.ticked.emit()
            self.changed.emit()

    def tick(self) -> None:
        """Tell the time; at zero the phase ends with all its plots (ANT-R-TIME)."""
        if self.timed and self.time.over:
            self.do(cmd.Done(), label=say.TIME_UP())
        self.ticked.emit()

    # ---- letting go

    def take_over(self, other: SeatedDesk) -> None:
        """Go on where another desk of the same game stopped."""
        if isinstance(other, TacticalDesk):
            self.paused, self.watching, self.time = other.paused, other.watching, other.time
            self.looking = other.looking
        super().take_over(other)
        self._seconds.start()
