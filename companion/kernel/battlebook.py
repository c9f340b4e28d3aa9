"""The battles of a document that can leave the computer: where each was opened, how it ended, and its true state.

Who may see one that is on the table its game says; what was before and after is the referee's alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from msgspec.structs import replace

from companion.charts.figures import Reason, Refused
from companion.kernel.entries import facts_of
from companion.kernel.eyes import Eyes
from companion.kernel.game import Battles, Game, Seat
from companion.kernel.judging import Judge
from companion.kernel.overriding.battle_facts import BattleFact
from companion.kernel.record import SeatRefused
from companion.kernel.supply import Supply
from companion.language.messages import Id, says
from companion.language.tongue import tr

if TYPE_CHECKING:
    from companion.kernel.journal import Entry, Journal

OPENED, CLOSED = "battle-opened", "battle-closed"
"""An entry with facts of battles has one of these in its text."""

NONE_WAITS = says("refused.no-battle-waits", "no battle waits on the table")
CALLED_OFF = says("refused.called-off", "battle {battle} was called off in entry {entry}: nobody fought it")
NOT_IN_ENTRY = says("refused.not-in-entry", "battle {battle} is not in entry {entry}")
NO_BATTLE = says("refused.no-battle", "there is no battle {battle} in this game")
NO_RECORD = says("refused.no-record", "the game keeps no record {name!r}")
NO_SUCH_RECORD = says("refused.no-such-record", "the game keeps no record {name!r}; there are {names}")


class Encounter(msgspec.Struct, frozen=True, kw_only=True):
    """A battle of the line, as far as the seat may know of it."""

    battle: str
    """Its id, "turn.nth"; a side is told the turn alone, for the number tells how many battles there were."""
    turn: int
    day: str
    """ "July 1", or the hour "07:00" in a battle of one day."""
    place: str
    """The town, or the hex "12,7"."""
    entry: int = 0
    """Where it was opened; a side is not told, nor the three below."""
    laid: int = 0
    """The entry that gave it to the table: who fights it may be another than when it was opened; 0 where none did."""
    ended: int = 0
    """The entry that closed it."""
    records: tuple[str, ...] = ()
    state: Literal["open", "waiting", "table", "computer"] = "open"
    """Open: asked about still. Waiting for its result from the table. Fought on the table, or by the computer."""
    called_off: bool = False


class Battlebook:
    """A document's battles as its seat may know them."""

    def __init__(self, book: Journal, game: Game, judge: Judge, state_at: Callable[[int], Any]) -> None:
        """Take the document, its rules to show and to decide by, and what gives the state after an entry."""
        self._book, self._game, self._judge, self._state_at = book, game, judge, state_at
        self.eyes = Eyes(game, "referee")
        self._facts: dict[int, tuple[tuple[Any, BattleFact], ...]] = {}

    @cached_property
    def _of(self) -> Battles | None:
        """What the game tells of battles; it may need the map, which only telling a journal does not."""
        return self._game.battles

    @property
    def seat(self) -> Seat:
        """Whose eyes see them; a commander's are his side's."""
        return self.eyes.side

    @property
    def game(self) -> Game:
        """The rules."""
        return self._game

    @property
    def sources(self) -> Mapping[str, str]:
        """All that the document carries, whoever asks: brigades of history are no secret."""
        return self._book.sources()

    @property
    def source(self) -> str:
        """Which game it is: a digest of its first entry and its seed, the same in every copy."""
        # Read here, since it reads OpenSSL: a battle's file asks for it, and no other command.
        import hashlib

        first = self._book.line()[0]
        # What no two games share and no copy of one loses; a battle file is known by it when it comes home.
        told = "\0".join((self._book.meta["seed"], first.at, first.events))
        return hashlib.sha256(told.encode()).hexdigest()[:12]

    @property
    def next_entry(self) -> int:
        """The number that the next entry will have."""
        return self._book.next_seq()

    @property
    def waiting(self) -> str:
        """Give the id of the battle on the table, "" for none."""
        return "" if self._of is None else self._of.waiting(self._present)

    # ---- states

    def truth(self) -> Any:
        """Give the present state; raises SeatRefused."""
        self._for_referee(tr("the whole truth is for the referee's seat alone"))
        return self._present

    def on_table(self) -> Any:
        """Give the present state, in which a battle is on the table: both sides whole. Raises Refused."""
        if not self.waiting:
            clause = "" if self._of is None else self._of.entered
            raise Refused((Reason(NONE_WAITS(), clause),))
        if self._of is not None and not self._shown():
            raise SeatRefused(tr("among hidden units a battle on the table is for the referee's seat alone"))
        return self._present

    def when_opened(self, battle: str) -> Any:
        """Give the state in which a battle of the line was opened, or that in which it was given to the table.

        Raises SeatRefused, Refused if nobody fought it.
        """
        self._for_referee(tr("a battle that is not on the table is for the referee's seat alone"))
        one = self.encounter(battle)
        if one.called_off:
            raise Refused((Reason(CALLED_OFF(battle=Id(battle), entry=Id(str(one.ended)))),))
        entry = self._book.entry(one.laid or one.entry)
        state = None if entry.parent is None else self._state_at(entry.parent)
        for event in facts_of(self._game, entry):
            state = self._game.apply(state, event)
            fact = self._fact(event)
            if fact is not None and fact.what == "opened" and fact.battle == battle and fact.waiting >= bool(one.laid):
                return state
        raise Refused((Reason(NOT_IN_ENTRY(battle=Id(battle), entry=Id(str(entry.seq)))),))

    def tried(self, command: Any) -> tuple[tuple[Any, ...], Any]:
        """Give the facts of a command and the state that they would make, with the dice of the next entry.

        Nothing is written. Raises SeatRefused, Refused.
        """
        self._for_referee(tr("what a result would do is for the referee's seat alone"))
        state = self._present
        # The dice that it will have: a preview shows what will be, not what might.
        facts = tuple(self._judge.decide(state, command, Supply(f"{self._book.meta['seed']}/{self.next_entry}")))
        for event in facts:
            state = self._game.apply(state, event)
        return facts, state

    # ---- the battles

    def encounter(self, battle: str) -> Encounter:
        """Give a battle of the line; raises Refused."""
        for one in self.encounters():
            if one.battle == battle:
                return one
        clause = "" if self._of is None else self._of.given_out
        raise Refused((Reason(NO_BATTLE(battle=Id(battle)), clause),))

    def encounters(self) -> tuple[Encounter, ...]:
        """Give the battles of the line in their order; a side has those it has read of, and the one on the table."""
        every = self._every()
        if self.seat == "referee" or self.reveals():
            return every
        if self._of is None:
            return ()
        if self.eyes.own_only:  # battles are the army's: who fights in one reads what became of his own in the journal
            return ()
        heard, shown = self._of.heard(self._present, self.seat), self._shown()
        seen = (one for one in every if (one.state == "waiting" and shown) or one.battle in heard)
        return tuple(replace(one, entry=0, laid=0) if one.state == "waiting" else _cut(one) for one in seen)

    def reveals(self) -> bool:
        """Say whether nothing is secret any more, or the seat is the referee's."""
        return self.seat == "referee" or self._game.reveals(self._present)

    def record(self, name: str) -> str:
        """Give a kept record; raises SeatRefused, Refused where there is none."""
        if not self.reveals():
            raise SeatRefused(tr("the records of battles are the referee's until the game is over"))
        if name not in self._book.records():
            names = ", ".join(self._book.records())
            words = NO_SUCH_RECORD(name=Id(name), names=Id(names)) if names else NO_RECORD(name=Id(name))
            raise Refused((Reason(words),))
        return self._book.record(name)

    def records(self) -> tuple[str, ...]:
        """Name every record, of undone entries too, as far as the seat may read them."""
        return tuple(self._book.records()) if self.reveals() else ()

    # ---- inside

    def _every(self) -> tuple[Encounter, ...]:
        found: dict[str, Encounter] = {}
        for entry in self._book.line():
            for event, fact in self._told(entry):
                known = found.get(fact.battle)
                if fact.what == "opened":
                    known = known or self._opening(event, fact, entry.seq)
                    if fact.waiting and not known.laid:
                        known = replace(known, laid=entry.seq)
                    if known.state != "table":  # estimates are drawn for its reports too
                        known = replace(known, state="waiting" if fact.waiting else "open")
                    found[fact.battle] = known
                elif known is not None and fact.what == "entered":
                    kept = tuple(one for one in fact.records if one in self._book.records())
                    found[fact.battle] = replace(known, state="table", records=kept)
                elif known is not None:
                    state = "table" if known.state == "table" else "computer"
                    found[fact.battle] = replace(known, state=state, ended=entry.seq, called_off=fact.called_off)
        return tuple(found.values())

    @property
    def _present(self) -> Any:
        head = self._book.head()
        assert head is not None  # a game has its start
        return self._state_at(head)

    def _opening(self, event: Any, fact: BattleFact, entry: int) -> Encounter:
        assert self._of is not None  # who has no battles tells of none
        state = self._state_at(entry)
        met = self._of.met(self._game.rules(state), state, event)
        return Encounter(battle=fact.battle, turn=met.turn, day=met.day, place=met.place, entry=entry)

    def _shown(self) -> bool:
        return self._of is not None and not self.eyes.own_only and self._of.shown(self._present, self.seat)

    def _for_referee(self, what: str) -> None:
        if not self.reveals():
            raise SeatRefused(what)

    def _told(self, entry: Entry) -> tuple[tuple[Any, BattleFact], ...]:
        """Give an entry's facts of battles; an entry is a fact itself, so they are read once."""
        if entry.seq not in self._facts:
            self._facts[entry.seq] = tuple(self._read(entry))
        return self._facts[entry.seq]

    def _read(self, entry: Entry) -> Iterator[tuple[Any, BattleFact]]:
        if OPENED in entry.events or CLOSED in entry.events:
            for event in facts_of(self._game, entry):
                if (fact := self._fact(event)) is not None:
                    yield event, fact

    def _fact(self, event: Any) -> BattleFact | None:
        return None if self._of is None else self._of.told(event)


def _cut(one: Encounter) -> Encounter:
    """Leave out what a side may not know."""
    # Numbers of entries count what the other side did in between.
    return replace(one, battle=str(one.turn), entry=0, laid=0, ended=0, records=())
