"""An extract opened: what stands in it in place of what a session reckons from a whole game.

Up to the entry at which it was made everything is as it was written; from there on the plan is folded from the state
that stands in for the seat's view, and shown as what it changes of that view.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

import msgspec

from companion.charts.figures import Reason, Reasoned, Refused
from companion.kernel import journal
from companion.kernel.battlebook import Battlebook, Encounter
from companion.kernel.dice import Roll, Why
from companion.kernel.draws import Rolled
from companion.kernel.entries import commands_of, facts_of, label_of, reading, rolls_of
from companion.kernel.folding import Memories, States
from companion.kernel.journal.unread import readable
from companion.kernel.judging import Judge
from companion.kernel.logbook import Logbook
from companion.kernel.mail.chain import applied, carried_over
from companion.kernel.mail.shape import LINES, NOW, VIEWS, Extract, Lines, Now, extract_of, known_of
from companion.kernel.record import Line, SeatRefused
from companion.kernel.supply import Supply
from companion.kernel.tallybook import Tallybook
from companion.language.messages import Message, says
from companion.language.tongue import tr

if TYPE_CHECKING:
    from companion.kernel.eyes import Eyes
    from companion.kernel.game import Game

NO_DICE = says(
    "mail.no-dice",
    "that throws dice, and those are thrown where the game is: put it into your orders as a proposal, "
    "companion post FILE --propose COMMAND",
)
BEGINS_HERE = says(
    "mail.begins-here", "this is where the extract begins; what was before can be undone in the game alone"
)


class NoDice(Supply):
    """The dice of an extract: there are none."""

    def __init__(self) -> None:
        """Take nothing."""
        super().__init__("")

    def _next(self, sides: int, why: Why) -> Roll:
        del sides, why
        raise Refused((Reason(NO_DICE()),))


class ReadStates(States):
    """The one state of an extract, those of the plan after it, and the views that were written."""

    def __init__(self, book: journal.Journal) -> None:
        """Take the document. Raises Unreadable."""
        super().__init__(book)
        found = extract_of(book)
        assert found is not None
        self.extract: Extract = found
        self._known_as = known_of(book.meta["kind"])
        self._began: tuple[Any, Any] | None = None

    def _what(self) -> str:
        return tr("this version cannot read what the extract holds")

    @cached_property
    def now(self) -> Now:
        """The present moment as it was written."""
        with readable(self._book.path, self._what):
            return msgspec.json.decode(self._book.record(NOW), type=Now)

    def part(self, raw: msgspec.Raw, kind: Any) -> Any:
        """Read a part of it in its kind's own shape. Raises Unreadable."""
        with readable(self._book.path, self._what):
            return msgspec.json.decode(raw, type=kind)

    @cached_property
    def _steps(self) -> dict[int, list[tuple[msgspec.Raw, dict[str, Any]]]]:
        """What was seen after each entry: the fact as it was written, and the view as JSON has it."""
        found: dict[int, list[tuple[msgspec.Raw, dict[str, Any]]]] = {}
        plain: Any = None
        names = [name for name in self._book.records() if name.startswith(f"{VIEWS}/")]
        with readable(self._book.path, self._what):
            for name in names:
                for line in self._book.record(name).split("\n"):
                    entry, steps = msgspec.json.decode(line, type=tuple[int, list[tuple[msgspec.Raw, Any]]])
                    for fact, change in steps:
                        plain = applied(plain, change)
                        found.setdefault(entry, []).append((fact, plain))
        return found

    def seen(self, plain: dict[str, Any]) -> Any:
        """Give a view as it was written. Raises Unreadable."""
        with readable(self._book.path, self._what):
            return msgspec.convert(plain, self._known_as.VIEW, str_keys=True)

    @cached_property
    def _view(self) -> Any:
        with readable(self._book.path, self._what):
            plain = self._steps[0][0][1]
        return self.seen(plain)

    def shown(self, entry: int) -> Iterator[tuple[str, Callable[[], Any]]]:
        """Yield the facts of an entry as JSON, "null" for none, each with what gives the view after it."""
        for fact, plain in self._steps.get(entry, ()):
            yield bytes(fact).decode(), lambda plain=plain: self.seen(plain)  # type: ignore[misc]

    # ---- as of a whole game

    def is_written(self, entry: int) -> bool:
        """Say whether an entry is one of the game's, and not of the plan."""
        return entry <= self.extract.last

    def at(self, entry: int) -> Any:
        """Give the state at the extract or after an entry of the plan. Raises SeatRefused for what was before."""
        if entry not in self._known:
            here = self.extract.entry
            if here not in self._known:
                self._known[here] = self.part(self.now.state, self._known_as.STATE)
            if entry != here and self.is_written(entry):
                raise SeatRefused(
                    tr("an extract holds what its seat saw of earlier moments, not the moments themselves")
                )
            self._fold_to(entry)
        return self._known[entry]

    def keep_beside(self, entry: int) -> None:
        """Keep nothing: a plan is short."""

    def view(self, entry: int, eyes: Eyes) -> Any:
        """Give what was written, with what the plan has changed of it since."""
        if entry == self.extract.entry:
            return self._view
        if self._began is None or self._began[0] != eyes:
            self._began = eyes, eyes.view(self.at(self.extract.entry))
        with reading(self._book.entry(entry), self._book.path):
            return carried_over(self._view, self._began[1], eyes.view(self.at(entry)))

    def duties(self, entry: int, eyes: Eyes) -> Sequence[Any]:
        """Give what was demanded; of the plan's moments what is demanded then."""
        if entry == self.extract.entry:
            found: Sequence[Any] = self.part(self.now.duties, tuple[self._known_as.DUTY, ...])  # type: ignore[name-defined]
            return found
        return super().duties(entry, eyes)

    def score(self, entry: int, eyes: Eyes) -> Any:
        """Give the score as the seat knew it."""
        return self.part(self.now.score, self._known_as.SCORE | None)

    def tables(self) -> Mapping[str, Sequence[Any]]:
        """Give what was counted besides."""
        return self.now.tables


class ReadMemories(Memories):
    """What the seat remembered when the extract was made."""

    _states: ReadStates

    def seen(self, entry: int, eyes: Eyes) -> Any:
        """Give it."""
        door = known_of(self._book.meta["kind"])
        return self._states.part(self._states.now.recalled, door.RECALLED | None)


class ReadLogbook(Logbook):
    """The lines of an extract as they were written; those of the plan as of any game."""

    def __init__(self, book: journal.Journal, game: Game, states: ReadStates) -> None:
        """Take the document, its rules and its states."""
        super().__init__(book, game, states.at)
        self._read = states

    @cached_property
    def _more(self) -> Lines:
        what = tr("this version cannot read what the extract holds")
        with readable(self._book.path, lambda: what):
            return msgspec.json.decode(self._book.record(LINES), type=Lines)

    @cached_property
    def _places(self) -> dict[int, int]:
        written = (one.seq for one in self._book.entries() if self._read.is_written(one.seq))
        return {seq: nth for nth, seq in enumerate(written)}

    def _read_line(self, entry: journal.Entry, current: bool) -> Line:
        if not self._read.is_written(entry.seq):
            return super()._read_line(entry, current)
        more = self._more.lines[self._places[entry.seq]]
        return Line(
            entry=entry.seq,
            parent=entry.parent,
            at=entry.at,
            seat=entry.seat,
            label=label_of(self._game, entry),
            turn=more.turn,
            player_turn=more.phase,
            step=more.step,
            commands=tuple(commands_of(self._game, entry)),
            events=tuple(facts_of(self._game, entry)),
            dice=rolls_of(self._game, entry),
            current=current,
            retries=more.retries,
            called=self._more.called[more.called],
            note=more.note,
        )

    def label(self, entry: journal.Entry) -> Message:
        """Give an entry's label as it was written."""
        return label_of(self._game, entry) if self._read.is_written(entry.seq) else super().label(entry)

    def working(self, entry: int) -> tuple[Reasoned, ...]:
        """Give the working of an entry as it was written."""
        if not self._read.is_written(entry):
            return super().working(entry)
        raw = self._book.working(entry)
        with reading(self._book.entry(entry), self._book.path):
            return msgspec.json.decode(raw, type=tuple[Reasoned, ...]) if raw else ()

    def shown(self, entry: int) -> Iterator[tuple[Any, Callable[[], Any]]]:
        """Give the facts of an entry, each with the view after it, as they were written."""
        if not self._read.is_written(entry):
            yield from super().shown(entry)
            return
        found = self._book.entry(entry)
        with reading(found, self._book.path):
            for fact, seen in self._read.shown(entry):
                yield (None if fact == "null" else self._game.decode_events(f"[{fact}]")[0]), seen


class ReadBattles(Battlebook):
    """The battles of which the seat knew when the extract was made; none of them can be fought or entered here."""

    def __init__(self, book: journal.Journal, game: Game, judge: Judge, states: ReadStates) -> None:
        """Take the document, its rules and its states."""
        super().__init__(book, game, judge, states.at)
        self._written = states

    def encounters(self) -> tuple[Encounter, ...]:
        """Give the battles as the seat knew of them."""
        return self._written.now.battles

    def reveals(self) -> bool:
        """Say that the truth is not here."""
        return False


class ReadTallies(Tallybook):
    """What was counted when the extract was made."""

    def __init__(self, book: journal.Journal, game: Game, states: ReadStates) -> None:
        """Take the document, its rules and its states."""
        super().__init__(book, game, states.at)
        self._read = states

    def rolled(self, told: Any, only: str | None) -> Iterator[tuple[int, int, Rolled]]:
        """Yield the rolls with odds."""
        what = tr("this version cannot read what the extract holds")
        with readable(self._book.path, lambda: what):
            yield from msgspec.convert(self._read.now.rolled, tuple[tuple[int, int, Rolled], ...])

    def thrown(self, told: Any, only: str | None) -> Iterator[tuple[str, int]]:
        """Yield the dice."""
        yield from self._read.now.thrown
