"""An open document that may be an extract: what one seat knew of a game, and what it has planned since."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from companion.charts.figures import Reason, Refused
from companion.drawing.emblems import is_picture
from companion.kernel import emblems
from companion.kernel.folding import Memories, States
from companion.kernel.kind import kind_of
from companion.kernel.mail.shape import Extract, extract_of
from companion.kernel.record import SeatRefused
from companion.kernel.sitting import Sitting
from companion.language.tongue import tr

if TYPE_CHECKING:
    from companion.kernel.battlebook import Battlebook
    from companion.kernel.dice import Dice
    from companion.kernel.game import Game
    from companion.kernel.journal import Entry, Journal
    from companion.kernel.judging import Judge
    from companion.kernel.logbook import Logbook
    from companion.kernel.supply import Supply
    from companion.kernel.tallybook import Tallybook


class Extracted(Sitting):
    """An open game, or an extract of one; the same names for both, whatever stands behind them."""

    if TYPE_CHECKING:  # what is open says it of itself

        @property
        def kind(self) -> str: ...  # noqa: D102

        @property
        def view(self) -> Any: ...  # noqa: D102

        @property
        def sources(self) -> Mapping[str, str]: ...  # noqa: D102

    def __init__(self, book: Journal, seat: str) -> None:
        """Take the document and the seat; of an extract who names none means its own. Raises Unreadable."""
        self._extract = extract_of(book)
        if self._extract is None:
            super().__init__(book, States(book), seat)
            return
        from companion.kernel.mail.opened import ReadStates

        super().__init__(book, ReadStates(book), self._extract.seat if seat == "referee" else seat)
        self._only = self._extract.seat

    @property
    def extract(self) -> Extract | None:
        """Of whom and of when this is an extract; None for a game."""
        return self._extract

    @property
    def pictures(self) -> Mapping[str, bytes]:
        """The pictures of emblems as PNG, by name: of those units alone that the seat knows."""
        if (door := kind_of(self.kind).emblems) is None:
            return {}
        seen = door.open()(self.view)
        return emblems.pictures(self._book.sources(), seen) if any(map(is_picture, seen)) else {}

    def as_known(self) -> tuple[Any, Mapping[str, str]]:
        """Give a state that holds no more than the seat's view, and the texts that the rules read with it.

        An extract is made of them. Raises SeatRefused for the referee's seat, and where a game does not go by mail.
        """
        if self.seat == "referee" or (door := kind_of(self.kind).known) is None:
            raise SeatRefused(tr("the referee knows everything; an extract is a player's"))
        known, carried = door.open(), kind_of(self.kind).carries
        texts = {name: text for name, text in self._book.sources().items() if name in carried}
        state = known.known(self._state, self.view, self.commanders)
        shown = {emblems.PREFIX + name for name in self.pictures}
        drawn = {name: text for name, text in self._book.sources().items() if name in shown}
        return state, {**self.sources, **known.carried(texts, self.view), **drawn}

    def _as_written(self, game: Game, judge: Judge) -> tuple[Memories, Logbook, Battlebook, Tallybook]:
        """Give what an extract holds in the place of what is reckoned from a whole game."""
        from companion.kernel.mail import opened

        book, states = self._book, self._states
        assert isinstance(states, opened.ReadStates)
        return (
            opened.ReadMemories(book, states),
            opened.ReadLogbook(book, game, states),
            opened.ReadBattles(book, game, judge, states),
            opened.ReadTallies(book, game, states),
        )

    def _facts(self, judge: Judge, state: Any, command: Any, dice: Dice) -> Sequence[Any]:
        """Decide a command; in an extract what hands the game on is a fact, and what follows is left to the game."""
        door = None if self._extract is None else kind_of(self.kind).known
        handed = None if door is None else judge.handed_on(door.open(), state, command)
        return judge.decide(state, command, dice) if handed is None else handed

    def _followers(self) -> Sequence[int]:
        """Give the entries that follow the present one, in an extract those of the plan alone."""
        found = self._book.children(self.head)
        return found if self._extract is None else [one for one in found if one > self._extract.last]

    def _none_thrown(self) -> Supply:
        """Give the dice of an extract, which refuse to fall."""
        from companion.kernel.mail.opened import NoDice

        return NoDice()

    def _present_entry(self) -> Entry:
        """Give the entry that undo takes back; raises Refused where an extract begins."""
        if self._extract is not None and self._extract.entry == self.head:
            from companion.kernel.mail.opened import BEGINS_HERE

            raise Refused((Reason(BEGINS_HERE()),))
        return self._book.entry(self.head)

    def _following_entry(self) -> Entry | None:
        """Give the newest of the entries that follow the present one."""
        following = self._followers()
        return self._book.entry(following[-1]) if following else None
