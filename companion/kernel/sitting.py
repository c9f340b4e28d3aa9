"""The seat that an open game is open for: whose eyes it has, what is its to order, and what it may take back."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

from companion.charts.figures import Reason
from companion.kernel import messages as words
from companion.kernel.eyes import Eyes, eyes_of
from companion.kernel.overriding.commanding import Commander, Formations
from companion.kernel.overriding.gates import REFEREES_WORD
from companion.kernel.record import SeatRefused
from companion.language.messages import Id, Message, among, says
from companion.language.tongue import tr

if TYPE_CHECKING:
    from companion.kernel.folding import States
    from companion.kernel.game import Game, Seat
    from companion.kernel.journal import Entry, Journal

FOR_OTHERS = says("refused.for-others", "that is for the {side} to do")
NO_UNIT = says("refused.no-unit", "there is no unit {name!r}")


T = TypeVar("T")


class Sitting:
    """An open game and the seat that looks at it: the referee, a side, or a commander by his name."""

    _game: Game

    def __init__(self, book: Journal, states: States, seat: str) -> None:
        """Take the document, its states, and the seat by its name."""
        self._only = ""
        """The one seat that can sit at it, "" where all can."""
        self._book, self._states, self.seat = book, states, seat
        self._sitting: tuple[Any, str, Eyes] | None = None

    @property
    def seat(self) -> str:
        """Who sits here by name; in an extract, which no referee has, its own seat stands for his."""
        return self._seat

    @seat.setter
    def seat(self, seat: str) -> None:
        self._seat = self._only if self._only and seat == "referee" else seat

    @property
    def head(self) -> int:
        """The current entry."""
        head = self._book.head()
        return 0 if head is None else head

    @property
    def hidden(self) -> bool:
        """Whether the sides know less than the referee."""
        return self._game.hidden(self._state)

    @property
    def side(self) -> Seat:
        """The side of the seat: a commander's is that for which he commands. Raises SeatRefused where he is gone."""
        return self._eyes.side

    @property
    def commander(self) -> Commander | None:
        """Who sits here for part of a side; None for the referee and the sides. Raises SeatRefused likewise."""
        return self._eyes.commander

    @property
    def commanders(self) -> Mapping[str, Commander]:
        """Those who sit at the game beside the referee and the sides, by name: all, of one's own side, or oneself."""
        eyes = self._eyes
        return {
            name: one
            for name, one in self._game.commanders(self._state).items()
            if name == self.seat or (eyes.side in ("referee", one.side) and not eyes.own_only)
        }

    @property
    def called(self) -> Mapping[str, str]:
        """What everybody of whom the seat knows is called, by id."""
        return self._eyes.called(self._state)

    @property
    def under(self) -> frozenset[str]:
        """Those under the command of who sits here; nobody where he commands a whole side or is the referee."""
        return frozenset() if self.commander is None else self._eyes.own(self._state)

    def formations(self, side: Seat) -> Formations:
        """Give what a side has to command, each with all who are under it. Raises SeatRefused for the other side's."""
        if self.seat not in ("referee", side):
            raise SeatRefused(tr("who is under whom is for the referee and the side itself"))
        return self._game.formations(self._state, side)

    def in_hand(self, act: Callable[[Journal], T]) -> T:
        """Let something work on the document itself, as orders that came by mail do, and show what it wrote.

        Raises SeatRefused for anybody but the referee, and what the act raises.
        """
        if self.seat != "referee":
            raise SeatRefused(tr("mail is for the referee's seat"))
        before, head = self._state, self.head
        found = act(self._book)
        if self.head != head:
            self._announce(words.ELSEWHERE(), before, self)
        return found

    # ---- inside

    def _announce(self, label: Message, before: Any, origin: object) -> None:
        """Tell whoever listens that the game is another than before."""
        raise NotImplementedError

    @property
    def _state(self) -> Any:
        return self._states.at(self.head)

    @property
    def _eyes(self) -> Eyes:
        """Whose eyes the seat has at the present; raises SeatRefused where nobody sits by that name."""
        if self._only and self.seat != self._only:
            raise SeatRefused(
                tr("this is an extract: it holds what {seat} knows, and nobody else's seat", seat=self._only)
            )
        state = self._state
        if self._sitting is None or self._sitting[0] is not state or self._sitting[1] != self.seat:
            self._sitting = state, self.seat, eyes_of(self._game, state, self.seat)
        return self._sitting[2]

    def _not_his(self, state: Any, command: Any) -> tuple[Reason, ...]:
        """Say why a command is not the seat's to give: another's business, or of what it cannot know of."""
        if self.seat == "referee":
            return ()
        if command.because:
            return (Reason(REFEREES_WORD(), firm=True),)
        eyes, side = self._eyes, self._game.acting_side(state, command)
        if side not in (eyes.side, "both"):
            return (Reason(FOR_OTHERS(side=words.side(side)), firm=True),)
        if hidden := eyes.names_hidden(state, command):
            # In the very words of a name that does not exist.
            return (Reason(NO_UNIT(name=Id(hidden)), firm=True),)
        names = among(eyes.called(state))
        return tuple(reason.named(names) for reason in eyes.not_his(state, command))

    @contextmanager
    def _taking(self, seat: str) -> Iterator[None]:
        """Decide for another seat within the block; raises SeatRefused where that is not the referee's to do."""
        own = self.seat
        if seat and own != "referee":
            raise SeatRefused(tr("only the referee takes what another seat proposes"))
        self.seat = seat or own
        try:
            yield
        finally:
            self.seat = own

    def _may_step_over(self, entry: Entry) -> bool:
        """Say whether the seat may undo or redo an entry: with hidden knowledge its own, within one moment."""
        before, after = self._states.at(entry.parent or entry.seq), self._states.at(entry.seq)
        if self._steps_anywhere(entry):
            return True
        # Not over the end of a step: what the other side has been shown cannot be taken back.
        return self._eyes.may_undo(before, entry.seat) and self._game.moment(before) == self._game.moment(after)

    def _steps_anywhere(self, entry: Entry) -> bool:
        """Say whether the seat may step over an entry whosever it is: the referee, or a side in open play."""
        there = (self._states.at(entry.parent or entry.seq), self._states.at(entry.seq))
        return self.seat == "referee" or not (self._eyes.commander or any(map(self._game.hidden, there)))
