"""A battle of miniatures as its windows see it: its units and leaders, its charts, and what eyes have seen."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QObject, Signal

from companion.charts.faults import BadInput
from companion.charts.figures import Reason
from companion.desktop.desk.desk import Desk
from companion.desktop.desk.outcome import Asked, Outcome, Refusal, tried
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.words import die_means, ticks, volleys
from companion.games.miniatures.words.clocks import Clocks
from companion.games.miniatures.words.remembered import Remembered, Remembering
from companion.games.miniatures.words.ticks import Tick
from companion.kernel.amending import Edit
from companion.kernel.record import Amendment, Done
from companion.kernel.session import Session
from companion.language.messages import Message
from companion.language.tongue import tr
from companion.rows import kept

if TYPE_CHECKING:
    from companion.games.miniatures.words.outcome_page import Ended, Then

T = TypeVar("T")


class MiniaturesDesk(Desk):
    """The desk of a battle of miniatures."""

    ticked = Signal()
    """An act of the table's list was ticked, which is no change of the game."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(session, parent)
        self.eyes: dict[tuple[str, str], Any] = {}
        """What only eyes on the table can know, by (unit, question): the next question starts at the last answer."""
        self.lit: tuple[str, ...] = ()
        """The units and leaders that are lit in the order of battle; the chosen one may be elsewhere."""
        self.clocks: Clocks | None = None
        """The players' clocks; None before they are read, and once another desk has them."""
        self.unread: dict[str, str] = {}
        """What is kept beside the game and cannot be read, by its name, in words."""
        self._ticks: tuple[Tick, ...] | None = None
        self._back: tuple[Any, ...] = ()
        self._duties: tuple[Any, Sequence[Any]] = (None, ())
        self._then: tuple[int, Then | None] = (0, None)
        self._start: tuple[int, Any] = (0, None)
        """The entry that began the present step, as far as it was told of, with the view after it."""
        self._was: tuple[int, Any, Sequence[Any]] = (0, None, ())
        """The entry before the last act, with its view and its duties."""
        self._earlier: tuple[int, Any] = (0, None)
        self._remembering = Remembering()
        self._remembered: tuple[Any, Remembered] = ((), self._remembering(()))
        self.view = self.seen(self.view)

    @property
    def rules(self) -> Rules:
        """The battle's own charts, in the readings that it has chosen."""
        found: Rules = self.session.rules
        return found

    @property
    def duties(self) -> Sequence[Any]:
        """What the step demands and allows, reckoned once a change: a dozen parts of a window ask."""
        if self._duties[0] is not self.view:
            self._duties = (self.view, self.session.duties())
        return self._duties[1]

    def means(self, asked: Asked, face: int) -> str:
        """Say what a face of the die that is waited for would bring, "" where that cannot be said yet."""
        order = asked.commands[0]
        target = self.hit_so_far(order.target) if isinstance(order, cmd.Fire) else None
        waits, promise = volleys.waits(self.rules, self.view), self.session.odds(order)
        return die_means.means(self.rules, promise, target, order, asked.why, (*asked.faces, face), waits=waits)

    def hit_so_far(self, target: str) -> Any:
        """Give a unit as it will be once the fire that waits for the step's end has come into force, or None."""
        found = self.unit(target)
        return None if found is None else volleys.will_be(self.rules, found, volleys.standing(self.log).waiting)

    def then(self, step: Ended) -> Then | None:
        """Give the battle as it was when a step began and just before its end; None where this seat may not ask.

        The last is kept: to look back into a long evening folds its journal again.
        """
        entry, before = step.closing.entry, step.closing.parent
        if self.session.seat != "referee" or before is None:
            return None
        if self._then[0] != entry:
            from companion.games.miniatures.words.outcome_page import Then

            started, start = self._start
            if started != step.began:
                start = self.session.as_it_was(step.began).view
            was, end, duties = self._was
            if was != before:
                then = self.session.as_it_was(before)
                end, duties = then.view, then.duties()
            # To look back folds the journal again: only where somebody has not fired of whom no duty says that he may.
            why_not = partial(self._why_not_then, before)
            self._then = (entry, Then(start, end, duties, why_not))
            if self.session.head == entry:
                self._start = (entry, self.view)
        return self._then[1]

    def _why_not_then(self, entry: int, order: Any) -> Sequence[Reason]:
        if self._earlier[0] != entry:
            self._earlier = (entry, self.session.as_it_was(entry))
        found: Session = self._earlier[1]
        return found.why_not(order)

    def do(
        self,
        *commands: Any,
        faces: Sequence[int] = (),
        by_hand: bool | None = None,
        label: Message | None = None,
        seat: str = "",
        then: Callable[[Done], object] | None = None,
    ) -> Outcome:
        """Do commands as one entry; how the battle was before them is kept, for the page of a step that they end."""
        self._was = (self.session.head, self.view, self.duties)
        return super().do(*commands, faces=faces, by_hand=by_hand, label=label, seat=seat, then=then)

    # ---- the table's list

    def seen(self, view: Any) -> Any:
        """Give a view with what was ticked here of its list."""
        made = self._kept()
        if not made or not view.acts:
            return view
        return ticks.with_ticks(view, ticks.standing(made, self.log, self.session.head, self._acts_at))

    def _kept(self) -> tuple[Tick, ...]:
        if self._ticks is None:
            self._ticks = self.beside(ticks.BESIDE, ticks.read, tr("the list of what was ticked"))
        return self._ticks

    def _acts_at(self, entry: int) -> Collection[int]:
        return ticks.known(self.session, entry)

    def beside(self, name: str, read: Callable[[str], T], what: str) -> T:
        """Read what is kept beside the game; what cannot be read is nothing, and is told."""
        try:
            return read(self.session.kept(name))
        except BadInput as error:
            self.unread[name] = kept.told_unread(what, error)
            return read("")

    def keep(self, name: str, text: str) -> None:
        """Keep a text beside the game; one that stood there and could not be read stays under another name."""
        if self.unread.pop(name, ""):
            self.session.keep_beside(f"{name}{kept.UNREAD}", self.session.beside(name))
        self.session.keep_beside(name, text)

    def tick(self, numbers: Collection[int], *, done: bool) -> None:
        """Tick acts off, or on again: no entry of the game, and nothing to undo."""
        if self.session.read_only:
            self.refused.emit(Refusal(self.session.read_only))
            return
        back = self.to_take_back
        self._back = tuple(one for nth, one in enumerate(back, 1) if -nth not in numbers)
        made = ticks.ticked(self._kept(), [one for one in numbers if one > 0], self.session.head, done=done)
        if self.session.seat == "referee":
            outcome = tried(lambda: self.keep(ticks.BESIDE, ticks.written(made)))
            if isinstance(outcome, Refusal):
                self.refused.emit(outcome)
                return
        self._ticks = made
        self.view = self.seen(self.session.view)
        self.ticked.emit()

    def amend(
        self, entry: int, commands: Sequence[Any] | None = None, faces: Sequence[int] = (), edit: Edit | None = None
    ) -> Amendment | Refusal:
        """Decide an earlier entry again; what was done on the table stays ticked, whatever its number is now."""
        then, back = self.view.acts, self.to_take_back
        outcome = super().amend(entry, commands, faces, edit)
        if not isinstance(outcome, Refusal):
            self._back = (*ticks.to_take_back(then, self.view.acts), *back)
            if numbers := ticks.carried(then, self.view.acts):
                self.tick(numbers, done=True)
            else:
                self.ticked.emit()
        return outcome

    @property
    def to_take_back(self) -> tuple[Any, ...]:
        """What was done on the table and a mend asks for no more, until that is ticked or asked for again."""
        asked = {(one.unit, one.text) for one in self.view.acts}
        return tuple(one for one in self._back if (one.unit, one.text) not in asked)

    @property
    def remembered(self) -> Remembered:
        """What was said in earlier orders and still holds, read from the journal once a change."""
        lines = self.log
        if self._remembered[0] is not lines:
            self._remembered = (lines, self._remembering(lines))
        return self._remembered[1]

    def unit(self, name: str) -> Any:
        """Give a unit of the view, or None."""
        return next((one for one in self.view.units if one.id == name), None)

    def leader(self, name: str) -> Any:
        """Give a leader of the view, or None."""
        return next((one for one in self.view.leaders if one.id == name), None)

    def name(self, name: str) -> str:
        """Give the shown name of a unit or leader."""
        found = self.unit(name) or self.leader(name)
        return name if found is None else str(found.name)

    def knows(self, name: str) -> bool:
        """Say whether a unit or leader is still to be seen."""
        return self.unit(name) is not None or self.leader(name) is not None
