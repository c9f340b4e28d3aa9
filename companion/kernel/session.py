"""One open game for one seat: document, rules and dice. One of the two doors for every front end.

A session offers what its seat may know (`view`, `why_not`, `duties`, `log`, `explain`) and never the state. Every
change passes `do`: decide, write durably, then show. Undo moves a pointer; nothing that was done is destroyed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from companion.charts.faults import BadInput
from companion.charts.figures import Reason, Refused
from companion.kernel import journal
from companion.kernel.amending import new_line
from companion.kernel.dice import BadFace, Dice, DieWanted, Why, seed_of
from companion.kernel.entries import commands_of
from companion.kernel.game import Seat
from companion.kernel.judging import Judge
from companion.kernel.messages import AMEND, GO_TO, REDO, SET_UP, UNDO
from companion.kernel.record import (
    Amendment,
    Change,
    Done,
    Line,
    SeatRefused,
    admit,
    json_text,
    now,
    together,
)
from companion.kernel.replay import Kept
from companion.kernel.seeing import Seeing
from companion.kernel.supply import Supply
from companion.language.messages import Id, Message, among, bound, says
from companion.language.tongue import tr

__all__ = ["Amendment", "Change", "Done", "Line", "SeatRefused", "Session"]

NOTHING_TO_UNDO = says("refused.nothing-to-undo", "nothing is left to undo: this is the start of the game")
NOTHING_TO_REDO = says("refused.nothing-to-redo", "nothing to redo")
NOT_ON_LINE = says("refused.not-on-line", "entry {entry} is not on the present line, or is its start")
OTHERS_DIE = says("dice.others", "a die of the other side")


class Session(Seeing):
    """An open game that can be played on. Close it, or use it in a `with`."""

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
    ) -> Session:
        """Begin a game in a new document (None: in memory) from its first event. Raises JournalError or BadInput."""
        meta = {"kind": kind, "seed": seed_of(seed), "scenario": scenario}
        first = journal.Draft(
            at=now(), seat="referee", label=json_text(SET_UP()), command="[]", events=json_text([start])
        )
        # The one time that all charts are read: afterwards each is read where it is asked for.
        Judge(kind, sources).check()  # a document that could not be opened again is not begun
        if path is not None:
            return cls(journal.create(path, meta, sources, [first]))
        book = journal.MemoryJournal(meta, sources)
        book.append([first])
        return cls(book)

    @classmethod
    def open(cls, path: Path, *, seat: Seat = "referee") -> Session:
        """Open a document. Raises JournalError with a sentence for people."""
        from companion.kernel.game import known_event

        book = journal.open_document(path, known_events=known_event)
        try:
            return cls(book, seat=seat)
        except BaseException:
            book.close()
            raise

    # ---- change

    def do(
        self,
        *commands: Any,
        label: Message | None = None,
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
        # Written before it is shown, and shown before it is copied to the backup: whoever is told that it is done can
        # pull the plug.
        entry = self._book.append([draft], records)[0]
        self._states.keep(entry.seq, after)
        self._announce(done.label, before, origin)
        journal.back_up(self._book)
        return self._cut(msgspec.structs.replace(done, entry=entry.seq), before)

    def _unnamed(self, error: DieWanted | BadFace) -> DieWanted | BadFace | None:
        """Give what is wrong with a die of the other side's without what it is for; None where the seat may read it."""
        # The purpose of a die names who fires at whom; its side alone may read that.
        if self.seat in ("referee", error.why.side) or not self._game.hidden(self._state):
            return None
        why = Why(OTHERS_DIE(), error.why.side, "")
        return DieWanted(why, 1, error.sides) if isinstance(error, DieWanted) else BadFace(why, error.face, error.sides)

    def _cut(self, done: Done, before: Any) -> Done:
        """Give what an entry did as far as the seat may read it, as its journal will show it."""
        if self.seat == "referee" or not self._game.hidden(before):
            return done
        self._log.seat = self.seat
        line = self._log.line(done.entry)
        return msgspec.structs.replace(done, dice=line.dice, events=line.events, explain=self._log.working(done.entry))

    def undo(self, *, origin: object = None) -> Message:
        """Take back the newest entry of the line; gives its label. Raises SeatRefused, or Refused at the start."""
        entry = self._book.entry(self.head)
        if entry.parent is None:
            raise Refused((Reason(NOTHING_TO_UNDO()),))
        # Both have seen everything by then: a side that took the end back would play on with the enemy's cards known.
        if self.seat != "referee" and self._game.reveals(self._state):
            raise SeatRefused(tr("the game is over and everything has been shown; only the referee takes its end back"))
        if not self._may_step_over(entry):
            raise SeatRefused(
                tr("with hidden knowledge a side undoes only its own entries of this step; ask the referee")
            )
        label = self._label(entry)
        self._go(entry.parent, UNDO(what=label), origin)
        return label

    def redo(self, *, origin: object = None) -> Message:
        """Do the newest entry that follows again; gives its label.

        Raises Refused when there is none, and in the same words where it is none that the seat could have taken back:
        what others undid is not to be read by doing it again.
        """
        entry = self._redoable()
        if entry is None:
            raise Refused((Reason(NOTHING_TO_REDO()),))
        label = self._label(entry)
        self._go(entry.seq, REDO(what=label), origin)
        return label

    def _redoable(self) -> journal.Entry | None:
        """Give the entry that this seat may do again; a side one that its own undo would take back."""
        following = self._book.children(self.head)
        # The newest of the branches, which is what was undone last.
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
        # Not over the end of a step: what the other side has been shown cannot be taken back.
        return entry.seat == self.seat and self._game.moment(before) == self._game.moment(after)

    def goto(self, entry: int, *, origin: object = None) -> Message:
        """Make any entry the present one; gives its label. Raises NoSuchEntry or SeatRefused."""
        if self.seat != "referee":
            raise SeatRefused(tr("only the referee may go to any entry"))
        label = self._label(self._book.entry(entry))
        self._go(entry, GO_TO(entry=Id(str(entry)), what=label), origin)
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
            raise Refused((Reason(NOT_ON_LINE(entry=Id(str(entry)))),))
        admit(commands or (), held=commands_of(self._game, line[place]))
        parent, number = line[place].parent, self._book.next_seq()
        drafts, dones, states, stopped = new_line(
            self._game,
            self._states.at(line[place - 1].seq),
            line[place:],
            self._decide,
            lambda nth: self._stream(number + nth),
            commands=commands,
            faces=faces,
        )
        reasons = stopped[1] if stopped else ()
        if not preview:
            before = self._state
            written = self._book.graft(parent, drafts)
            for one, state in zip(written, states, strict=True):
                self._states.keep(one.seq, state)
            dones = [msgspec.structs.replace(done, entry=one.seq) for done, one in zip(dones, written, strict=True)]
            self._announce(AMEND(entry=Id(str(entry))), before, origin)
            journal.back_up(self._book)
        return Amendment(tuple(dones), len(dones) - 1, stopped[0] if stopped else None, tuple(reasons))

    def replace_sources(self, sources: Mapping[str, str]) -> None:
        """Update the rules that the document carries. Raises SeatRefused, BadInput when they do not fit, JournalError.

        They are the referee's to give.
        """
        if self.seat != "referee":
            raise SeatRefused(tr("only the referee may give a game other rules"))
        judge = Judge(self.kind, sources)
        judge.check()
        if uncounted := judge.uncounted():
            raise BadInput(uncounted)
        self._book.replace_sources(sources)
        self._take(sources)

    # ---- inside

    def _stream(self, entry: int) -> str:
        """Name the dice of an entry."""
        return f"{self._book.meta['seed']}/{entry}"

    def _supply(self, faces: Sequence[int], by_hand: bool | None) -> Supply:
        """Give the next entry's dice: by the dice modes, or all entered where faces are given and no mode is set."""
        stream = self._stream(self._book.next_seq())
        if by_hand is not None:
            return Supply(stream, faces=faces, entered=lambda _: by_hand)
        state, game = self._state, self._game
        everything = bool(faces) and not self.enters_any
        # Faces that nobody's mode asks for are still meant: then the whole entry is by hand, or none would fit.
        return Supply(stream, faces=faces, entered=lambda why: everything or game.entered(state, why))

    def _decide(
        self, state: Any, commands: Sequence[Any], label: Message | None, dice: Dice
    ) -> tuple[journal.Draft, Done, Any]:
        """Decide commands one after the other on one supply of dice; changes nothing."""
        labels, events, workings = [], [], []
        called = self._game.called(state, self.seat)
        names = among(called)
        for command in commands:
            if reasons := self._not_his(state, command):
                raise Refused(reasons)
            try:
                facts = self._judge.decide(state, command, dice)
            except Refused as refused:
                raise Refused(self._as_told(state, command, refused.reasons)) from None
            labels.append(self._game.label(state, command))
            bare, working = self._game.split(facts)
            for event in bare:
                # Folded as it will be folded when the document is opened: what a later command of the same entry sees
                # is what the journal will say.
                state = self._game.apply(state, event)
            events.extend(bare)
            workings.extend(working)
        rolls = tuple(dice.rolls) if isinstance(dice, Supply | Kept) else ()
        label = label or together(labels)
        draft = journal.Draft(
            at=now(),
            seat=self.seat,
            label=json_text(label),
            command=json_text(commands),
            events=json_text(events),
            dice=json_text(rolls) if rolls else "",
            working=msgspec.json.encode(workings) if workings else b"",
        )
        done = Done(
            entry=0,
            label=bound(label, names),
            dice=tuple(roll.named(names) for roll in rolls),
            events=tuple(events),
            explain=tuple(line.named(names) for line in workings),
            called=called,
        )
        return draft, done, state

    def _label(self, entry: journal.Entry) -> Message:
        """Give an entry's label, with the names of its time."""
        return self._log.label(entry)

    def _go(self, entry: int, label: Message, origin: object) -> None:
        before = self._state
        self._states.at(entry)
        self._book.move_head(entry)
        self._announce(label, before, origin)
