"""An open game as the seat that it is open for may know it: its view, its journal, its odds, the reasons against it.

What a session shows is made here from the state, which it never gives out itself; nothing here changes a game.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping, Sequence
from operator import attrgetter
from pathlib import Path
from typing import Any, Self

from companion.charts.faults import BadInput, Problem
from companion.charts.figures import Reason, Reasoned
from companion.kernel import amended, journal
from companion.kernel import messages as words
from companion.kernel.battlebook import Battlebook
from companion.kernel.draws import Gone, Rolled, Row
from companion.kernel.extracted import Extracted
from companion.kernel.folding import Memories
from companion.kernel.game import RULES_PREFIX, StandIns, game_of
from companion.kernel.judging import Judge
from companion.kernel.kind import kind_of
from companion.kernel.logbook import Logbook
from companion.kernel.mail.shape import REFEREES
from companion.kernel.messages import ELSEWHERE
from companion.kernel.record import Change, Line, SeatRefused, legible, unfit
from companion.kernel.tallybook import Tallybook
from companion.language.messages import Id, Message, among, says
from companion.language.tongue import tr

Listener = Callable[[Change], None]
Later = Callable[[Callable[[], object]], object]

WAITED_FOR = says("refused.waited-for", "the {side} is waited for")
REFUSED = says("refused.bare", "refused")
"""All that is told where the reason is hidden."""


def _at_once(act: Callable[[], object]) -> object:
    return act()


def _line_of(lines: Sequence[Line], entry: int) -> Line | None:
    """Give an entry's line of the log, which is in their order."""
    at = bisect_left(lines, entry, key=attrgetter("entry"))
    return lines[at] if at < len(lines) and lines[at].entry == entry else None


def own_name(seat: str, name: str) -> str:
    """Give the name under which a seat's own text is kept beside the game."""
    return f"{seat}/{name}"


def enclosures_of(book: journal.Journal, seat: str) -> tuple[str, ...]:
    """Name what is enclosed in a document that a seat may have: its own alone, the referee all. Raises CannotRead."""
    return tuple(name for name in book.enclosures() if seat == "referee" or name.startswith(own_name(seat, "")))


class Seeing(Extracted):
    """An open game for one seat, as far as it may be read."""

    def __init__(self, book: journal.Journal, *, seat: str = "referee") -> None:
        """Fold the document's line; raises JournalError or BadInput when it cannot be read, SeatRefused for no seat.

        `seat` is the referee, a side, or a commander by his name; everything is asked by it, and it may be set anew.
        """
        super().__init__(book, seat)
        self._take(book.sources())
        self._listeners: list[Listener] = []
        self.later: Later = _at_once
        """Takes what nobody waits for, the copy of the game that a change may be due: a window puts it into a pause."""
        self._seen: tuple[Any, str, Any] = (None, seat, None)
        self._fielded: tuple[Any, str, Any] = (None, seat, None)
        self._recalled: tuple[int, str, Any] = (0, seat, None)
        self._states.at(journal.present(book))
        _ = self._eyes

    def _take(self, sources: Mapping[str, str]) -> None:
        """Take the rules that a document carries: to decide by, and with charts that stand in to show it by."""
        self._stand_ins = StandIns(self.kind, sources)
        self._game = game_of(self.kind, sources, self._stand_ins)
        # Two readings of the same texts: the one that shows may have installed charts stand in where one cannot be
        # read; the one that decides never does, as a game decided by other figures than its own is another game.
        self._judge, self._states.game, self._states.sources = Judge(self.kind, sources), self._game, sources
        self._memories = Memories(self._book, self._states)
        self._log = Logbook(self._book, self._game, self._states.at)
        self._battles: Battlebook = Battlebook(self._book, self._game, self._judge, self._states.at)
        self._tallies = Tallybook(self._book, self._game, self._states.at)
        if self._extract is not None:
            self._memories, self._log, self._battles, self._tallies = self._as_written(self._game, self._judge)

    def close(self) -> None:
        """Let go of the document."""
        self._book.close()

    def __enter__(self) -> Self:
        """Give the game itself."""
        return self

    def __exit__(self, *_: object) -> None:
        """Close it."""
        self.close()

    @property
    def kind(self) -> str:
        """The kind of game."""
        return self._book.meta["kind"]

    @property
    def meta(self) -> Mapping[str, str]:
        """What was fixed when the game began; the seed, and which game it is, are the referee's alone."""
        # Who has the seed has every die to come.
        return {key: value for key, value in self._book.meta.items() if key not in REFEREES or self.seat == "referee"}

    @property
    def moment(self) -> tuple[int, str, int]:
        """Turn, phase and step, as scripts name them."""
        return self._game.moment(self._state)

    @property
    def read_only(self) -> str | None:
        """Why nothing can be written, or None."""
        return self._book.read_only

    @property
    def in_memory(self) -> bool:
        """Say whether the game has no file and ends with the process."""
        return self._book.path is None

    def keep(self, path: Path) -> None:
        """Write a game that is in memory into a new document; raises SeatRefused, AlreadyExists or CannotWrite."""
        from companion.kernel.journal.keeping import keep

        if self.seat != "referee":
            raise SeatRefused(tr("only the referee keeps a game, for all of it is in the file"))
        keep(self._book, path)

    @property
    def enters_any(self) -> bool:
        """Say whether any die is entered by hand just now."""
        return self._game.enters_any(self._state)

    @property
    def next_entry(self) -> int:
        """The number that the next entry will have."""
        return self._book.next_seq()

    @property
    def sources(self) -> Mapping[str, str]:
        """The texts that the game was started with; a side that knows less than the referee gets the charts alone."""
        texts = self._book.sources()
        if self._eyes.sees_all(self._state):
            return texts
        return {name: text for name, text in texts.items() if name.startswith(RULES_PREFIX)}

    def beside(self, name: str) -> str:
        """Give a text that is kept beside the game, "" where there is none; raises SeatRefused."""
        if self.seat != "referee":
            raise SeatRefused(tr("what is kept beside the game is the referee's"))
        return self._book.beside(name)

    def kept(self, name: str) -> str:
        """Give a text that is kept beside the game as far as the seat may read it, "" for what is the referee's."""
        return self.beside(name) if self.seat == "referee" else ""

    def own(self, name: str) -> str:
        """Give a text that the seat keeps for itself beside the game, "" for none; no seat reads another's."""
        return self._book.beside(own_name(self.seat, name))

    def enclosures(self) -> Sequence[str]:
        """Name what is enclosed in the document, SEAT/NAME, oldest first: a seat its own alone, the referee all."""
        return enclosures_of(self._book, self.seat)

    def enclosed(self, name: str) -> str:
        """Give what is enclosed, "" where there is none that the seat may know, or it is damaged."""
        return self._book.enclosed(name) if name in self.enclosures() else ""

    @property
    def rules(self) -> Any:
        """The charts that the game carries, in the readings that it has chosen; see `unread`."""
        return self._game.rules(self._state)

    @property
    def unread(self) -> Mapping[str, BadInput]:
        """The carried charts that could not be read so far, {file: what is wrong}: installed ones were shown by.

        Nothing is decided by those: what needs such a chart raises BadInput.
        """
        return self._stand_ins.problems

    def check(self) -> None:
        """Read every chart and map that the game carries; raises BadInput with every problem."""
        self._judge.check()

    def uncounted(self) -> Sequence[Problem]:
        """Name the rows of the game's charts that nothing reads, so that they count nowhere."""
        return self._judge.uncounted()

    def odds(self, command: Any) -> Any:
        """Give what a command would roll for and every chance; None without a chart, or where it would tell too much.

        The command need not be lawful now: a screen shows the odds while it is being put together.
        """
        if self._game.unknown(self._state, command) or (
            # Odds against a hidden unit would tell how strong it is.
            self._eyes.gives_away(self._state, command)
        ):
            return None
        return self._judge.prospect(self._state, command)

    @property
    def field(self) -> Any:
        """What can be asked of the field, as far as the seat knows who stands on it; None where the kind has none."""
        door = kind_of(self.kind).field
        if door is None:
            return None
        if self._eyes.own_only:  # what it answers rests on whoever stands about
            return None
        known, seat, found = self._fielded
        if known is not self._state or seat != self.seat:
            found = door.open()(self.rules, self._state, self.side)
            self._fielded = (self._state, self.seat, found)
        return found

    @property
    def view(self) -> Any:
        """The game as the seat may know it."""
        # By identity of the frozen state: a window asks far more often than the game changes.
        known, seat, found = self._seen
        if known is not self._state or seat != self.seat:
            found = self._states.view(self.head, self._eyes)
            self._seen = (self._state, self.seat, found)
        return found

    @property
    def recalled(self) -> Any:
        """What the seat may know of the way to here that its view does not hold; None where the kind has no such thing.

        The first time the whole journal is read for it.
        """
        if (self.head, self.seat) != self._recalled[:2]:
            self._recalled = self.head, self.seat, self._memories.seen(self.head, self._eyes)
        return self._recalled[2]

    def duties(self) -> Sequence[Any]:
        """Give what the step demands and allows."""
        return self._states.duties(self.head, self._eyes)

    def score(self) -> Any:
        """Give the score, or None where the seat may not know it or the rules keep none. Raises BadInput."""
        return self._states.score(self.head, self._eyes)

    def why_not(self, command: Any) -> tuple[Reason, ...]:
        """Give every reason that the seat may know; where only hidden truth refuses, the bare refusal."""
        return unfit(command) or self._why_not(self._state, command)

    def nobody(self, command: Any) -> bool:
        """Say whether a command names whom the seat does not know, or who is not: one answer to both."""
        hidden = self._eyes.names_hidden(self._state, command)
        return bool(hidden or self._game.unknown(self._state, command))

    def log(self) -> tuple[Line, ...]:
        """Give every entry of every branch, oldest first, as the seat may read it."""
        self._log.eyes = self._eyes
        return self._log.lines()

    def rolled(self) -> Iterator[tuple[int, int, Rolled]]:
        """Yield every roll with odds on the way to here, with its entry and its place among the rolls of that.

        A seat that knows less than the referee has its own side's, and the charges, for which both throw; a commander
        who knows his own command alone has none, for odds rest on who stands about.
        Raises BadInput where a chart cannot be read.
        """
        if (door := kind_of(self.kind).numbers) is not None and not self._eyes.own_only:
            yield from self._tallies.rolled(door.open(), self.knows_only)

    def thrown(self) -> Iterator[tuple[str, int]]:
        """Yield every ten-sided die on the way to here, as whose it was and its face; of a seat as `rolled`."""
        if (door := kind_of(self.kind).numbers) is not None and not self._eyes.own_only:
            yield from self._tallies.thrown(door.open(), self.knows_only)

    def lost(self) -> Iterator[tuple[Line, Gone]]:
        """Yield what units lost on the way to here as the seat reads it in the log, with the line that tells it."""
        if (door := kind_of(self.kind).numbers) is not None:
            yield from door.open().gone(self.rules, self.view, [line for line in self.log() if line.current])

    def tables(self) -> Mapping[str, Sequence[Row]]:
        """Give what the kind counts besides, table by table, as far as the seat may know it."""
        if (door := kind_of(self.kind).numbers) is None or self._eyes.own_only:
            return {}
        if self._extract is not None:
            return self._states.tables()
        current = [line for line in self.log() if line.current]
        return door.open().tables(self.rules, self.view, current, list(self._tallies.turns()), self.knows_only)

    def turns(self) -> Iterator[tuple[int, Any]]:
        """Yield the game as the seat knew it at the end of each turn on the way to here; the present is the last."""
        yield from ((turn, self._eyes.view(state)) for turn, state in self._tallies.turns())

    @property
    def knows_only(self) -> str | None:
        """The side of which alone the seat may know how its dice fell, None where it may know all."""
        eyes = self._eyes
        return None if eyes.sees_all(self._state) or self._game.reveals(self._state) else eyes.side

    def labels(self, lines: Sequence[Line]) -> tuple[Message | None, Message | None]:
        """Give what undo takes back from here and what redo does again, as they say it themselves; None for nothing.

        An amendment is one step, whatever the entries are called that it wrote. `lines` is the log, which windows keep.
        Whether the seat may, undo and redo say.
        """
        here = _line_of(lines, self.head)
        children = self._followers()
        following = _line_of(lines, children[-1]) if children else None
        back, forth = (seek(self._book, self.head) for seek in (amended.ending_with, amended.newest_of))
        if self._eyes.hides(self._state):
            back = forth = None
        undo = None if here is None or here.parent is None else here.label
        redo = following.label if following is not None else None
        return (
            words.AMEND(entry=Id(str(back.entry))) if back is not None else undo,
            words.AMEND(entry=Id(str(forth.entry))) if forth is not None else redo,
        )

    def explain(self, entry: int) -> tuple[Reasoned, ...]:
        """Give the working of an entry; nothing where the seat may not know all of it."""
        self._log.eyes = self._eyes
        return self._log.working(entry)

    def shown(self, entry: int) -> Iterator[tuple[Any, Callable[[], Any]]]:
        """Give an entry's facts that the seat may read, each with the view after it; see Logbook.shown."""
        self._log.eyes = self._eyes
        return self._log.shown(entry)

    @property
    def battles(self) -> Battlebook:
        """The battles that are fought on the table, as far as the seat may know of them; `companion.table` asks."""
        self._battles.eyes = self._eyes
        return self._battles

    def refresh(self) -> bool:
        """Read what was written elsewhere, into a game opened read-only; True when there was something.

        Raises JournalError.
        """
        before = self._state
        if not self._book.refresh():
            return False
        self._states.at(journal.present(self._book))
        self._announce(ELSEWHERE(), before, self)
        return True

    def decode(self, raw: bytes | str) -> Any:
        """Read one command from JSON, as people give it; raises msgspec.DecodeError."""
        return legible(self._game.decode_command(raw))

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Be told of every change; gives the function that ends it."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def computer_move(self) -> Any:
        """Give the computer's next move, `.label` and `.commands`; None where a human must act. Raises SeatRefused."""
        if self.seat == "referee":
            return self._judge.computer_move(self._state)
        raise SeatRefused(tr("the computer's orders are carried out from the referee's seat"))

    # ---- inside

    def _why_not(self, state: Any, command: Any) -> tuple[Reason, ...]:
        against = self._not_his(state, command)
        return against or self._as_told(state, command, self._judge.why_not(state, command))

    def _as_told(self, state: Any, command: Any, reasons: tuple[Reason, ...]) -> tuple[Reason, ...]:
        """Give the rules' reasons as the seat may know them: the bare refusal where they rest on what is hidden."""
        if not reasons or self._eyes.sees_all(state):
            return reasons
        # Who refuses a step that belongs to both would tell that the other side has something left to do.
        if self._game.acting_side(state, command) == "both" or self._eyes.rest_on_strangers(state, reasons):
            return (self._bare(),)
        names = among(self._eyes.called(state))
        return tuple(reason.named(names) for reason in reasons)

    def _bare(self) -> Reason:
        """Give the bare refusal, with no more than everybody at the table knows: who is waited for."""
        waits = self.view.to_act
        if waits in ("union", "confederate") and waits != self.side:
            return Reason(WAITED_FOR(side=words.side(waits)))
        return Reason(REFUSED())

    def _announce(self, label: Message, before: Any, origin: object) -> None:
        if self._listeners:
            state, seat, seen = self._seen
            was = seen if state is before and seat == self.seat else self._eyes.view(before)
            change = Change(label, was, self.view, origin)
            # A copy: a window that is told may close itself and take its name off the list.
            for listener in tuple(self._listeners):
                listener(change)
