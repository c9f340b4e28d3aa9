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
from companion.kernel import amended, journal
from companion.kernel.amending import Edit, Mending, once_more
from companion.kernel.dice import BadFace, Dice, DieWanted, Why, seed_of
from companion.kernel.entries import commands_of
from companion.kernel.judging import Judge
from companion.kernel.mail.shape import GAME, new_identity
from companion.kernel.messages import AMEND, GO_TO, REDO, SET_UP, UNDO
from companion.kernel.present_line import amendable_from
from companion.kernel.record import (
    Amendment,
    CannotFollow,
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
from companion.kernel.seeing import Seeing, own_name
from companion.kernel.supply import Supply
from companion.language.messages import Id, Message, among, bound, says
from companion.language.tongue import tr

__all__ = ["Amendment", "CannotFollow", "Change", "Done", "Edit", "Line", "SeatRefused", "Session"]

NOTHING_TO_UNDO = says("refused.nothing-to-undo", "nothing is left to undo: this is the start of the game")
NOTHING_TO_REDO = says("refused.nothing-to-redo", "nothing to redo")
NOTHING_OF_ITS_OWN_TO_REDO = says(
    "refused.nothing-of-its-own-to-redo",
    "nothing to redo here: with hidden knowledge a side redoes only its own entries of this step; ask the referee",
)
NOT_ASIDE = says("refused.not-aside", "entry {entry} is on the present line, or nothing was done in it")
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
        meta = {"kind": kind, "seed": seed_of(seed), "scenario": scenario, GAME: new_identity()}
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
    def open(cls, path: Path, *, seat: str = "referee") -> Session:
        """Open a document for a seat. Raises JournalError with a sentence for people, SeatRefused for no seat of it."""
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
        seat: str = "",
    ) -> Done:
        """Do commands as one entry, a `seat`'s that proposes them perhaps, with the records that it brings, for good.

        `faces` are the entered dice so far; `by_hand` says that all of this entry are entered, or none. Raises Refused,
        DieWanted, DiceLeftOver, BadFace, SeatRefused, JournalError; then nothing has changed.
        """
        admit(commands)
        before = self._state
        dice = self._supply(faces, by_hand) if self._extract is None else self._none_thrown()
        try:
            with self._taking(seat):
                made = self._decide(before, commands, label, dice)
        except (DieWanted, BadFace) as error:
            raise self._as_read(error) from None
        dice.finish()
        return self._add(made, before, origin, records)

    def _add(
        self,
        made: tuple[journal.Draft, Done, Any],
        before: Any,
        origin: object,
        records: Mapping[str, str] | None = None,
    ) -> Done:
        """Write what was decided in the state before, and show it; gives what it did as the seat may read it."""
        draft, done, after = made
        # Written before it is shown, and shown before it is copied to the backup: whoever is told that it is done can
        # pull the plug.
        entry = self._book.append([draft], records)[0]
        self._states.keep(entry.seq, after)
        self._announce(done.label, before, origin)
        self.later(self._tidy_up)
        return self._cut(msgspec.structs.replace(done, entry=entry.seq), before)

    def _as_read(self, error: DieWanted | BadFace) -> DieWanted | BadFace:
        """Give what is wrong with a die as the seat may read it: with a die of the other side's not what it is for."""
        # The purpose of a die names who fires at whom; its side alone may read that.
        if self._eyes.sees_all(self._state):
            return error
        if error.why.side == self.side:
            return error.named(among(self._eyes.called(self._state)))
        why = Why(OTHERS_DIE(), error.why.side, "")
        return DieWanted(why, 1, error.sides) if isinstance(error, DieWanted) else BadFace(why, error.face, error.sides)

    def _cut(self, done: Done, before: Any) -> Done:
        """Give what an entry did as far as the seat may read it, as its journal will show it."""
        if self._eyes.sees_all(before):
            return done
        self._log.eyes = self._eyes
        line = self._log.line(done.entry)
        return msgspec.structs.replace(done, dice=line.dice, events=line.events, explain=self._log.working(done.entry))

    def undo(self, *, origin: object = None) -> Message:
        """Take back the newest entry of the line; gives its label. Raises SeatRefused, or Refused at the start."""
        entry = self._present_entry()
        if entry.parent is None:
            raise Refused((Reason(NOTHING_TO_UNDO()),))
        # Both have seen everything by then: a side that took the end back would play on with the enemy's cards known.
        if self.seat != "referee" and self._game.reveals(self._state):
            raise SeatRefused(tr("the game is over and everything has been shown; only the referee takes its end back"))
        back = amended.ending_with(self._book, entry.seq)
        # An amendment is the referee's own, however its last entry came to be.
        if (back is not None and not self._steps_anywhere(entry)) or not self._may_step_over(entry):
            raise SeatRefused(
                tr("a commander undoes only his own entries of this step; ask the referee")
                if self._eyes.commander
                else tr("with hidden knowledge a side undoes only its own entries of this step; ask the referee")
            )
        label = self._label(entry) if back is None else AMEND(entry=Id(str(back.entry)))
        self._go(entry.parent if back is None else back.was, UNDO(what=label), origin)
        return label

    def redo(self, *, origin: object = None) -> Message:
        """Do the newest entry that follows again; gives its label.

        Raises Refused when there is none, and in the same words where it is none that the seat could have taken back:
        what others undid is not to be read by doing it again.
        """
        forth = amended.newest_of(self._book, self.head) if self._extract is None else None
        if forth is not None:
            if not self._steps_anywhere(self._book.entry(forth.last)):
                raise Refused((Reason(self._nothing_to_redo()),))
            label: Message = AMEND(entry=Id(str(forth.entry)))
            self._go(forth.last, REDO(what=label), origin)
            return label
        entry = self._redoable()
        if entry is None:
            raise Refused((Reason(self._nothing_to_redo()),))
        label = self._label(entry)
        self._go(entry.seq, REDO(what=label), origin)
        return label

    def _nothing_to_redo(self) -> Message:
        """Say that there is none; to a side in the same words whether there is none at all or none of its own."""
        eyes = self._eyes
        return NOTHING_OF_ITS_OWN_TO_REDO() if eyes.commander or eyes.hides(self._state) else NOTHING_TO_REDO()

    def _redoable(self) -> journal.Entry | None:
        """Give the newest of the entries that follow if this seat may do it again: a side what its undo takes back."""
        entry = self._following_entry()
        if entry is None or self.seat == "referee":
            return entry
        revealed = self._game.reveals(self._states.at(entry.seq))
        return entry if self._may_step_over(entry) and not revealed else None

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
        edit: Edit | None = None,
        skip: bool = False,
        preview: bool = False,
        origin: object = None,
    ) -> Amendment:
        """Decide an earlier entry again with other dice or commands, or edit it otherwise, then replay what followed.

        The new line is a branch, and one step to undo; the old one stays. Later entries that are no longer possible
        are skipped where `skip` says so. With `preview` nothing is written, and all is told. Raises as `do` does for
        what is new; DieWanted, with its entry, for a die that a later one wants now; CannotFollow, with what would be
        skipped.
        """
        if self.seat != "referee":
            raise SeatRefused(tr("only the referee may amend an entry"))
        edit = edit or Edit(commands=None if commands is None else tuple(commands), faces=tuple(faces))
        line = amendable_from(self._book, entry)
        for those in (edit.commands or (), *edit.put_at.values()):
            admit(those, held=commands_of(self._game, line[0]))
        number = self._book.next_seq()
        mending = Mending(self._game, self._decide, self._states.at, lambda nth: self._stream(number + nth), edit)
        made = mending.run(self._states.at(line[0].parent or 0), line)
        found = made.told(edit.how)
        if preview:
            return found
        if made.wanted:
            wanted = made.wanted[0]
            raise DieWanted(wanted.why, wanted.nth, wanted.sides, wanted.entry)
        if found.skipped and not skip:
            raise CannotFollow(found)
        before, was, at = self._state, self.head, made.grown[0].draft.at
        note = amended.Amended(entry=entry, was=was, first=number, last=number + len(made.grown) - 1, at=at)
        written = self._book.graft(
            line[0].parent, [one.draft for one in made.grown], amended.as_record(self._book, note)
        )
        for one, grown in zip(written, made.grown, strict=True):
            self._states.keep(one.seq, grown.state)
        self._announce(AMEND(entry=Id(str(entry))), before, origin)
        self.later(self._tidy_up)
        dones = (msgspec.structs.replace(done, entry=one.seq) for done, one in zip(found.entries, written, strict=True))
        return msgspec.structs.replace(found, entries=tuple(dones))

    def as_it_was(self, entry: int) -> Session:
        """Give the game in memory as it was after an entry, to ask of it what would have been; raises SeatRefused.

        Whatever is done there is done nowhere else.
        """
        if self.seat != "referee":
            raise SeatRefused(tr("only the referee may go to any entry"))
        book = journal.MemoryJournal.holding(self._book.meta, self._book.sources(), self._book.line(entry), {})
        book.move_head(entry)
        return Session(book)

    def again(
        self, entry: int, *, faces: Sequence[int] = (), skip: bool = False, preview: bool = False, origin: object = None
    ) -> Done:
        """Do the commands of an entry of another branch once more, with its dice, as a new entry at the head.

        `faces` are dice that it never threw and wants now. With `skip` those of its commands are left out that are
        refused. With `preview` nothing is written. Raises as `do` does, and NoSuchEntry.
        """
        if self.seat != "referee":
            raise SeatRefused(tr("only the referee may do an entry of another branch again"))
        old = self._book.entry(entry)
        if entry in {one.seq for one in self._book.line()} or not commands_of(self._game, old):
            raise Refused((Reason(NOT_ASIDE(entry=Id(str(entry)))),))
        before, stream = self._state, self._stream(self._book.next_seq())
        then = self._states.at(old.parent or 0)
        made = once_more(self._game, (then, before), old, self._decide, stream, faces=faces, skip=skip)
        return made[1] if preview else self._add(made, before, origin)

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

    def keep_beside(self, name: str, text: str) -> None:
        """Keep a text beside the game: no entry, nothing to undo. Raises SeatRefused or JournalError."""
        if self.seat != "referee":
            raise SeatRefused(tr("what is kept beside the game is the referee's"))
        self._book.keep_beside(name, text)

    def keep_own(self, name: str, text: str) -> None:
        """Keep a text of the seat's own beside the game, which no other seat reads. Raises JournalError."""
        self._book.keep_beside(own_name(self.seat, name), text)

    def enclose(self, name: str, text: str) -> None:
        """Enclose a text as SEAT/NAME, whose seat alone has it beside the referee; "" takes it away.

        It is no entry, and nothing is decided by it. Raises SeatRefused or JournalError.
        """
        if self.seat != "referee":
            raise SeatRefused(tr("what is enclosed in a game is the referee's to say"))
        self._book.enclose(name, text)

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
        called = self._eyes.called(state)
        names = among(called)
        for command in commands:
            if reasons := self._not_his(state, command):
                raise Refused(reasons)
            try:
                facts = self._facts(self._judge, state, command, dice)
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

    def _tidy_up(self) -> None:
        """Do what nobody waits for: keep the state of a long game, and copy the game where that is due."""
        self._states.keep_beside(self.head)
        journal.back_up(self._book)

    def _label(self, entry: journal.Entry) -> Message:
        """Give an entry's label, with the names of its time."""
        self._log.eyes = self._eyes
        return self._log.label(entry)

    def _go(self, entry: int, label: Message, origin: object) -> None:
        before = self._state
        self._states.at(entry)
        self._book.move_head(entry)
        self._announce(label, before, origin)
