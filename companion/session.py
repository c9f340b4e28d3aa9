"""One open game for one seat: document, rules and dice. One of the two doors for every front end.

A session offers what its seat may know (`view`, `why_not`, `duties`, `log`, `explain`) and never the state. Every
change passes `do`: decide, write durably, then show. Undo moves a pointer; nothing that was done is destroyed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from companion import journal
from companion.amending import new_line
from companion.battlebook import Battlebook
from companion.charts import Reason, Reasoned, Refused
from companion.data import BadInput
from companion.dice import BadFace, Dice, DieWanted, Supply, Why, seed_of
from companion.folding import States
from companion.judging import Judge
from companion.kinds import RULES_PREFIX, Game, Seat, StandIns, game_of
from companion.logbook import Logbook
from companion.record import Amendment, Change, Done, Line, SeatRefused, admit, json_text, legible, now, unfit
from companion.replay import Kept
from companion.tongue import tr

Listener = Callable[[Change], None]
__all__ = ["Amendment", "Change", "Done", "Line", "SeatRefused", "Session"]


class Session:
    """An open game. Close it, or use it in a `with`."""

    def __init__(self, book: journal.Journal, *, seat: Seat = "referee") -> None:
        """Fold the document's line; raises JournalError or BadInput when it cannot be read."""
        self._book, self.seat = book, seat
        self._states = States(book)
        self._take(book.sources())
        self._listeners: list[Listener] = []
        self._seen: tuple[Any, Seat, Any] = (None, seat, None)
        self._states.at(journal.present(book))

    def _take(self, sources: Mapping[str, str]) -> None:
        """Take the rules that a document carries: to decide by, and with charts that stand in to show it by."""
        self._stand_ins = StandIns(self.kind, sources)
        self._game: Game = game_of(self.kind, sources, self._stand_ins)
        self._judge, self._states.game = Judge(self.kind, sources), self._game
        self._log = Logbook(self._book, self._game, self.seat, self._states.at)
        self._battles = Battlebook(self._book, self._game, self._judge, self._states.at)

    @classmethod
    def create(
        cls,
        path: Path | None,
        *,
        kind: str,
        start: object,
        sources: Mapping[str, str],
        seed: str,
        scenario: str,
        label: str,
    ) -> Session:
        """Begin a game in a new document (None: in memory) from its first event. Raises JournalError or BadInput."""
        meta = {"kind": kind, "seed": seed_of(seed), "scenario": scenario}
        first = journal.Draft(at=now(), seat="referee", label=label, command="[]", events=json_text([start]))
        Judge(kind, sources).check()  # a document that could not be opened again is not begun
        if path is not None:
            return cls(journal.create(path, meta, sources, [first]))
        book = journal.MemoryJournal(meta, sources)
        book.append([first])
        return cls(book)

    @classmethod
    def open(cls, path: Path, *, seat: Seat = "referee") -> Session:
        """Open a document. Raises JournalError with a sentence for people."""
        from companion.kinds import known_event

        book = journal.open_document(path, known_events=known_event)
        try:
            return cls(book, seat=seat)
        except BaseException:
            book.close()
            raise

    def close(self) -> None:
        """Let go of the document."""
        self._book.close()

    def __enter__(self) -> Session:
        """Give the session."""
        return self

    def __exit__(self, *_: object) -> None:
        """Close it."""
        self.close()

    # ---- what the seat may know

    @property
    def kind(self) -> str:
        """The kind of game."""
        return self._book.meta["kind"]

    @property
    def meta(self) -> Mapping[str, str]:
        """What was fixed when the game began; the seed is the referee's alone."""
        return {key: value for key, value in self._book.meta.items() if key != "seed" or self.seat == "referee"}

    @property
    def moment(self) -> tuple[int, str, int]:
        """Turn, phase and step, as scripts name them."""
        return self._game.moment(self._state)

    @property
    def read_only(self) -> str | None:
        """Why nothing can be written, or None."""
        return self._book.read_only

    @property
    def hidden(self) -> bool:
        """Whether the sides know less than the referee."""
        return self._game.hidden(self._state)

    @property
    def head(self) -> int:
        """The current entry."""
        head = self._book.head()
        return 0 if head is None else head

    @property
    def sources(self) -> Mapping[str, str]:
        """The texts that the game was started with; a side that knows less than the referee gets the charts alone."""
        texts = self._book.sources()
        if self.seat == "referee" or not self._game.hidden(self._state):
            return texts
        return {name: text for name, text in texts.items() if name.startswith(RULES_PREFIX)}

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

    def odds(self, command: Any) -> Any:
        """Give what a command would roll for and every chance; None without a chart, or where it would tell too much.

        The command need not be lawful now: a screen shows the odds while it is being put together.
        """
        if self._game.unknown(self._state, command) or (
            self.seat != "referee" and self._game.gives_away(self._state, self.seat, command)
        ):
            return None
        return self._judge.prospect(self._state, command)

    @property
    def view(self) -> Any:
        """The game as the seat may know it."""
        known, seat, found = self._seen
        if known is not self._state or seat != self.seat:
            found = self._states.view(self.head, self.seat)
            self._seen = (self._state, self.seat, found)
        return found

    def duties(self) -> Sequence[Any]:
        """Give what the step demands and allows."""
        return self._game.duties(self._state, self.seat)

    def score(self) -> Any:
        """Give the score, or None where the seat may not know it or the rules keep none. Raises BadInput."""
        return self._game.score(self._state, self.seat)

    def why_not(self, command: Any) -> tuple[Reason, ...]:
        """Give every reason that the seat may know; where only hidden truth refuses, the bare refusal."""
        return unfit(command) or self._why_not(self._state, command)

    def log(self) -> tuple[Line, ...]:
        """Give every entry of every branch, oldest first, as the seat may read it."""
        self._log.seat = self.seat
        return self._log.lines()

    def explain(self, entry: int) -> tuple[Reasoned, ...]:
        """Give the working of an entry; nothing where the seat may not know all of it."""
        self._log.seat = self.seat
        return self._log.working(entry)

    def shown(self, entry: int) -> Iterator[tuple[Any, Callable[[], Any]]]:
        """Give an entry's facts that the seat may read, each with the view after it; see Logbook.shown."""
        self._log.seat = self.seat
        return self._log.shown(entry)

    @property
    def battles(self) -> Battlebook:
        """The battles that are fought on the table, as far as the seat may know of them; `companion.battles` asks."""
        self._battles.seat = self.seat
        return self._battles

    def refresh(self) -> bool:
        """Read what was written elsewhere, into a game opened read-only; True when there was something.

        Raises JournalError.
        """
        before = self._state
        if not self._book.refresh():
            return False
        self._states.at(journal.present(self._book))
        self._announce(tr("Written elsewhere"), before, self)
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

    # ---- change

    def do(
        self,
        *commands: Any,
        label: str = "",
        faces: Sequence[int] = (),
        by_hand: bool | None = None,
        origin: object = None,
        records: Mapping[str, str] | None = None,
    ) -> Done:
        """Do commands as one entry, one undo step, with the records that it brings, kept for good.

        `faces` are the entered dice so far; `by_hand` says that all dice of this entry are entered, or none, whatever
        the dice modes are. Raises Refused with the reasons, DieWanted when another entered die is
        needed, DiceLeftOver when faces remain, BadFace, SeatRefused, JournalError; then nothing has changed.
        """
        admit(commands)
        before = self._state
        dice = self._supply(faces, by_hand)
        try:
            draft, done, after = self._decide(before, commands, label, dice)
        except (DieWanted, BadFace) as error:
            if (unnamed := self._unnamed(error)) is not None:
                raise unnamed from None
            raise
        dice.finish()
        entry = self._book.append([draft], records)[0]
        self._states.keep(entry.seq, after)
        self._announce(draft.label, before, origin)
        journal.back_up(self._book)
        return self._cut(msgspec.structs.replace(done, entry=entry.seq), before)

    def _unnamed(self, error: DieWanted | BadFace) -> DieWanted | BadFace | None:
        """Give what is wrong with a die of the other side's without what it is for; None where the seat may read it."""
        if self.seat in ("referee", error.why.side) or not self._game.hidden(self._state):
            return None
        why = Why(tr("a die of the other side"), error.why.side, "")
        return DieWanted(why, 1, error.sides) if isinstance(error, DieWanted) else BadFace(why, error.face, error.sides)

    def _cut(self, done: Done, before: Any) -> Done:
        """Give what an entry did as far as the seat may read it, as its journal will show it."""
        if self.seat == "referee" or not self._game.hidden(before):
            return done
        self._log.seat = self.seat
        line = self._log.line(done.entry)
        return msgspec.structs.replace(done, dice=line.dice, events=line.events, explain=self._log.working(done.entry))

    def undo(self, *, origin: object = None) -> str:
        """Take back the newest entry of the line; gives its words. Raises SeatRefused, or Refused at the start."""
        entry = self._book.entry(self.head)
        if entry.parent is None:
            raise Refused((Reason(tr("nothing is left to undo: this is the start of the game")),))
        if self.seat != "referee" and self._game.reveals(self._state):
            raise SeatRefused(tr("the game is over and everything has been shown; only the referee takes its end back"))
        if not self._may_step_over(entry):
            raise SeatRefused(
                tr("with hidden knowledge a side undoes only its own entries of this step; ask the referee")
            )
        self._go(entry.parent, f"Undo: {entry.label}", origin)
        return entry.label

    def redo(self, *, origin: object = None) -> str:
        """Do the newest entry that follows again; gives its words.

        Raises Refused when there is none, and in the same words where it is none that the seat could have taken back:
        what others undid is not to be read by doing it again.
        """
        entry = self._redoable()
        if entry is None:
            raise Refused((Reason(tr("nothing to redo")),))
        self._go(entry.seq, f"Redo: {entry.label}", origin)
        return entry.label

    def _redoable(self) -> journal.Entry | None:
        """Give the entry that this seat may do again; a side one that its own undo would take back."""
        following = self._book.children(self.head)
        entry = self._book.entry(following[-1]) if following else None
        if entry is None or self.seat == "referee":
            return entry
        revealed = self._game.reveals(self._states.at(entry.seq))
        return entry if self._may_step_over(entry) and not revealed else None

    def _may_step_over(self, entry: journal.Entry) -> bool:
        """Say whether the seat may undo or redo an entry: with hidden knowledge its own, within one moment."""
        before, after = self._states.at(entry.parent or entry.seq), self._states.at(entry.seq)
        if self.seat == "referee" or not (self._game.hidden(before) or self._game.hidden(after)):
            return True
        return entry.seat == self.seat and self._game.moment(before) == self._game.moment(after)

    def goto(self, entry: int, *, origin: object = None) -> str:
        """Make any entry the present one; gives its words. Raises NoSuchEntry or SeatRefused."""
        if self.seat != "referee":
            raise SeatRefused(tr("only the referee may go to any entry"))
        label = self._book.entry(entry).label
        self._go(entry, f"Go to {entry}: {label}", origin)
        return label

    def amend(
        self,
        entry: int,
        commands: Sequence[Any] | None = None,
        *,
        faces: Sequence[int] = (),
        preview: bool = False,
        origin: object = None,
    ) -> Amendment:
        """Decide an earlier entry again with other dice or commands, then replay what followed with its own dice.

        The new line is a branch; the old one stays. It stops at the first entry that is no longer possible. With
        `preview` nothing is written. Raises as `do` does for the entry itself.
        """
        if self.seat != "referee":
            raise SeatRefused(tr("only the referee may amend an entry"))
        line = self._book.line()
        place = next((index for index, one in enumerate(line) if one.seq == entry), None)
        if place is None or line[place].parent is None:
            raise Refused((Reason(tr("entry {entry} is not on the present line, or is its start", entry=entry)),))
        admit(commands or (), held=self._game.decode_commands(line[place].command))
        parent, number = line[place].parent, self._book.next_seq()
        drafts, dones, states, stopped = new_line(
            self._game, self._states.at(line[place - 1].seq), line[place:], self._decide,
            lambda nth: self._stream(number + nth), commands=commands, faces=faces,
        )  # fmt: skip
        reasons = stopped[1] if stopped else ()
        if not preview:
            before = self._state
            written = self._book.graft(parent, drafts)
            for one, state in zip(written, states, strict=True):
                self._states.keep(one.seq, state)
            dones = [msgspec.structs.replace(done, entry=one.seq) for done, one in zip(dones, written, strict=True)]
            self._announce(tr("Amend {entry}", entry=entry), before, origin)
            journal.back_up(self._book)
        return Amendment(tuple(dones), len(dones) - 1, stopped[0] if stopped else None, tuple(reasons))

    def replace_sources(self, sources: Mapping[str, str]) -> None:
        """Update the rules that the document carries. Raises SeatRefused, BadInput when they do not fit, JournalError.

        They are the referee's to give.
        """
        if self.seat != "referee":
            raise SeatRefused(tr("only the referee may give a game other rules"))
        Judge(self.kind, sources).check()
        self._book.replace_sources(sources)
        self._take(sources)

    # ---- inside

    @property
    def _state(self) -> Any:
        return self._states.at(self.head)

    def _stream(self, entry: int) -> str:
        """Name the dice of an entry."""
        return f"{self._book.meta['seed']}/{entry}"

    def _supply(self, faces: Sequence[int], by_hand: bool | None) -> Supply:
        """Give the next entry's dice: by the dice modes, or all entered where faces are given and no mode is set."""
        stream = self._stream(self._book.next_seq())
        if by_hand is not None:
            return Supply(stream, faces=faces, entered=lambda _: by_hand)
        state, game = self._state, self._game
        everything = bool(faces) and not game.enters_any(state)
        return Supply(stream, faces=faces, entered=lambda why: everything or game.entered(state, why))

    def _decide(self, state: Any, commands: Sequence[Any], label: str, dice: Dice) -> tuple[journal.Draft, Done, Any]:
        """Decide commands one after the other on one supply of dice; changes nothing."""
        words, events, workings = [], [], []
        for command in commands:
            if reasons := self._why_not(state, command):
                raise Refused(reasons)
            words.append(self._game.label(state, command))
            bare, working = self._game.split(self._judge.decide(state, command, dice))
            for event in bare:
                state = self._game.apply(state, event)
            events.extend(bare)
            workings.extend(working)
        rolls = tuple(dice.rolls) if isinstance(dice, Supply | Kept) else ()
        draft = journal.Draft(
            at=now(), seat=self.seat, label=label or "; ".join(words), command=json_text(commands),
            events=json_text(events), dice=json_text(rolls) if rolls else "",
            working=msgspec.json.encode(workings) if workings else b"",
        )  # fmt: skip
        return draft, Done(0, draft.label, rolls, tuple(events), tuple(workings)), state

    def _why_not(self, state: Any, command: Any) -> tuple[Reason, ...]:
        if self.seat == "referee":
            return self._judge.why_not(state, command)
        side = self._game.acting_side(state, command)
        if side not in (self.seat, "both"):
            return (Reason(tr("that is for the {side} to do", side=tr(side))),)
        if hidden := self._game.names_hidden(state, command, self.seat):
            return (Reason(tr("there is no unit {name!r}", name=hidden)),)
        reasons = self._judge.why_not(state, command)
        return (Reason(tr("refused")),) if reasons and self._game.hidden(state) and side == "both" else reasons

    def _go(self, entry: int, label: str, origin: object) -> None:
        before = self._state
        self._states.at(entry)
        self._book.move_head(entry)
        self._announce(label, before, origin)

    def _announce(self, label: str, before: Any, origin: object) -> None:
        if self._listeners:
            state, seat, seen = self._seen
            was = seen if state is before and seat == self.seat else self._game.view(before, self.seat)
            change = Change(label, was, self.view, origin)
            for listener in tuple(self._listeners):
                listener(change)
