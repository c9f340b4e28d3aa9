"""An earlier entry replaced, struck out or preceded by another, and what followed played again: a new line.

    old   1 ── 2 ── 3 ── 4 ── 5 ── 6              replace 3:  3' takes its place
               │                                  insert:     3' comes before it, and 3 is one of those that follow
               └─ 3'── 4'── 6'                    delete:     3' is an empty entry that says what was struck out

Each later entry keeps its commands, time, seat, label and dice. What is refused now is skipped and told with its
reasons (5). A die that was never thrown is asked for at its place where dice are entered there, and rolled from the new
entry's own stream where they are not; one that nothing asks for any more is told as unused. Nothing is written here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Literal

import msgspec

from companion.charts.figures import Reason, Refused
from companion.kernel.dice import BadFace, Dice, DiceLeftOver, DieWanted, Roll
from companion.kernel.entries import commands_of, facts_of, label_of, rolls_of
from companion.kernel.game import Game
from companion.kernel.journal import Draft, Entry
from companion.kernel.messages import AMENDS, PUT_BEFORE, STRUCK_OUT
from companion.kernel.record import Amendment, Done, Skipped, Unused, Wanted, json_text, now
from companion.kernel.replay import Kept, as_then, left_over
from companion.kernel.supply import Supply
from companion.language.messages import Id, Message, Sentence, among, bound, nameless, says

Decide = Callable[[Any, Sequence[Any], Message | None, Dice], tuple[Draft, Done, Any]]
"""(state, commands, label, dice) -> the entry, what it did, the state after it."""
NOT_FOLLOWING = says("refused.not-following", "entry {entry} does not follow entry {edited} on the present line")
How = Literal["replace", "insert", "delete"]


class Edit(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be done to an entry."""

    how: How = "replace"
    commands: tuple[Any, ...] | None = None
    """The commands that replace the entry's, or come before it; None for its own."""
    faces: tuple[int, ...] = ()
    """All dice of the replaced or new entry, in order; where there are none, those that follow."""
    own_dice: bool = False
    """Whether a replaced entry without faces keeps its dice by their purposes; else they are thrown anew."""
    faces_at: Mapping[int, tuple[int, ...]] = {}
    """{old entry: the faces of dice that it wants now and never had}."""
    put_at: Mapping[int, tuple[Any, ...]] = {}
    """{old entry: commands that come before it as an entry of their own}: answers to questions that come now."""


class Grown(msgspec.Struct, frozen=True):
    """An entry of the new line."""

    draft: Draft
    done: Done
    state: Any
    """The state after it."""
    stands_for: int
    """The old entry in whose place it is, 0 for one that was put in."""


class NewLine(msgspec.Struct):
    """A new line as it grows, and what became of each old entry."""

    grown: list[Grown] = []
    changed: list[int] = []
    """The old entries that come to other facts or dice."""
    skipped: list[Skipped] = []
    wanted: list[Wanted] = []
    """The die at which it had to stop, for nothing is known of the state after it."""
    unused: list[Unused] = []
    undecided: list[int] = []
    """The old entries from that die on."""

    def told(self, how: How) -> Amendment:
        """Give what it comes to, as front ends read it."""
        refused = {one.entry: one.reasons for one in self.skipped}
        missing = {one.entry: (Reason(one.what),) for one in self.wanted}
        first, reasons = min((refused | missing).items(), default=(None, ()))
        followed = sum(one.stands_for != 0 for one in self.grown)
        return Amendment(
            entries=tuple(one.done for one in self.grown),
            # the edited one follows nobody, but for the one before which something was put
            kept=followed if how == "insert" else max(0, followed - 1),
            stopped_at=first,
            reasons=reasons,
            how=how,
            stands_for=tuple(one.stands_for for one in self.grown),
            changed=tuple(self.changed),
            skipped=tuple(self.skipped),
            wanted=tuple(self.wanted),
            unused=tuple(self.unused),
            undecided=tuple(self.undecided),
        )


class Mending:
    """One line being made anew by one edit."""

    def __init__(
        self, game: Game, decide: Decide, states: Callable[[int], Any], dice_of: Callable[[int], str], edit: Edit
    ) -> None:
        """Take the rules, what decides, the states after old entries, a new entry's dice by its place, and the edit."""
        self._game, self._decide, self._states, self._dice_of, self._edit = game, decide, states, dice_of, edit
        self._faces = dict(edit.faces_at)
        self.line = NewLine()

    def run(self, state: Any, old: Sequence[Entry]) -> NewLine:
        """Make the line from the state before its first old entry, the one that is edited.

        Raises Refused, DieWanted, BadFace and DiceLeftOver of what is new in it, with the old entry at which that is.
        """
        edited, *later = old
        self._see_that_they_follow(old)
        if self._edit.how == "insert":
            state, left = self._put_in(state, edited, self._edit.commands or (), self._edit.faces)
            if left:
                raise DiceLeftOver(left)
            later = list(old)
        elif self._edit.how == "delete":
            state = self._struck_out(state, edited)
        else:
            try:
                state = self._replaced(state, edited)
            except DieWanted as wanted:
                if not wanted.entry:  # of the faces just given, which the caller counts himself
                    raise
                return self._stopped(wanted, old)
        for place, entry in enumerate(later):
            try:
                state = self._follows(state, entry)
            except DieWanted as wanted:
                return self._stopped(wanted, later[place:])
        if over := [entry for entry, faces in self._faces.items() if faces]:
            raise DiceLeftOver(self._faces[over[0]], over[0])
        return self.line

    def _see_that_they_follow(self, old: Sequence[Entry]) -> None:
        """Refuse dice and acts for entries that do not follow; the edited one itself may want dice beside its own."""
        edit, following = self._edit, {entry.seq for entry in old[1:]}
        dice = following | {old[0].seq} if edit.how == "insert" or (edit.own_dice and not edit.faces) else following
        for place in (*(edit.put_at.keys() - following), *(edit.faces_at.keys() - dice)):
            raise Refused((Reason(NOT_FOLLOWING(entry=Id(str(place)), edited=Id(str(old[0].seq)))),))

    # ---- the edit

    def _replaced(self, state: Any, old: Entry) -> Any:
        edit = self._edit
        commands = commands_of(self._game, old) if edit.commands is None else edit.commands
        if not edit.faces and edit.own_dice:
            rolls, draft, done, after = self._again(state, old, commands)
        else:
            dice = Supply(self._stream, faces=edit.faces, entered=lambda _: bool(edit.faces))
            draft, done, after = self._decide(state, commands, None, dice)
            rolls = dice.finish()
        draft = msgspec.structs.replace(draft, label=_marked(AMENDS, done.label, old))
        self._compare(old, done, rolls)
        self.line.grown.append(Grown(draft, done, after, old.seq))
        return after

    def _struck_out(self, state: Any, old: Entry) -> Any:
        """Put an entry without commands or facts in the place of one: the journal shows where it stood."""
        label, called = label_of(self._game, old), self._game.called(state, "referee")
        marked = STRUCK_OUT(what=label, entry=Id(str(old.seq)))
        draft = Draft(at=now(), seat="referee", label=json_text(marked), command="[]", events="[]")
        done = Done(0, bound(marked, among(called)), (), (), (), called)
        self.line.grown.append(Grown(draft, done, state, old.seq))
        return state

    def _put_in(
        self, state: Any, before: Entry, commands: Sequence[Any], faces: Sequence[int]
    ) -> tuple[Any, tuple[int, ...]]:
        """Decide commands as an entry of their own before an old one, with dice as they are thrown now.

        Gives the state after it, and the faces that it had no use for.
        """
        by_hand = bool(faces) and not self._game.enters_any(state)
        game = self._game
        dice = Supply(self._stream, faces=faces, entered=lambda why: by_hand or game.entered(state, why))
        draft, done, after = self._decide(state, commands, None, dice)
        draft = msgspec.structs.replace(draft, label=_marked(PUT_BEFORE, done.label, before))
        self.line.grown.append(Grown(draft, done, after, 0))
        return after, dice.left

    # ---- those that follow

    def _follows(self, state: Any, old: Entry) -> Any:
        """Decide an old entry again, after what is put before it; the state stays where it is refused."""
        if put := self._edit.put_at.get(old.seq):
            with _at(old):
                state, self._faces[old.seq] = self._put_in(state, old, put, self._faces.get(old.seq, ()))
        then, given = self._states(old.parent or 0), commands_of(self._game, old)
        try:
            commands = [as_then(self._game, then, state, command) for command in given]
            rolls, draft, done, after = self._again(state, old, commands)
        except Refused as refused:
            names = among(self._game.called(state, "referee"))
            skipped = Skipped(old.seq, bound(label_of(self._game, old), names), tuple(refused.reasons))
            self.line.skipped.append(skipped)
            return state
        self._compare(old, done, rolls)
        # Its own label, but where it had to be put into other numbers: those would name others.
        label = json_text(label_of(self._game, old)) if commands == given else draft.label
        self.line.grown.append(
            Grown(msgspec.structs.replace(draft, at=old.at, seat=old.seat, label=label), done, after, old.seq)
        )
        return after

    def _again(self, state: Any, old: Entry, commands: Sequence[Any]) -> tuple[Sequence[Roll], Draft, Done, Any]:
        """Decide commands with the dice of an old entry, and new ones where it never had any for a purpose."""
        dice, more = _dice_of_old(self._game, state, old, self._stream, self._faces.get(old.seq, ()))
        with _at(old):
            draft, done, after = self._decide(state, commands, None, dice)
        if old.seq in self._faces:
            self._faces[old.seq] = more.left
        return dice.rolls, draft, done, after

    # ---- what is told of it

    @property
    def _stream(self) -> str:
        # By the entries that there are, not by those that were: a skipped one has no number, and dice go by numbers.
        return self._dice_of(len(self.line.grown))

    def _compare(self, old: Entry, done: Done, rolls: Sequence[Roll]) -> None:
        """Note whether an entry comes to something else, and the dice that it has no use for."""
        before = rolls_of(self._game, old)
        if list(before) != list(rolls) or facts_of(self._game, old) != list(done.events):
            self.line.changed.append(old.seq)
        names = among(done.called)
        self.line.unused.extend(Unused(old.seq, roll.named(names)) for roll in left_over(before, rolls, names))

    def _stopped(self, wanted: DieWanted, rest: Sequence[Entry]) -> NewLine:
        self.line.wanted.append(Wanted(wanted.entry, wanted.why, wanted.nth, wanted.sides))
        self.line.undecided.extend(entry.seq for entry in rest)
        return self.line


def once_more(
    game: Game, there: tuple[Any, Any], old: Entry, decide: Decide, stream: str, *, faces: Sequence[int], skip: bool
) -> tuple[Draft, Done, Any]:
    """Decide the commands of an old entry with its dice; where `skip` says so without those that are refused.

    `there` are the state in which they were given, and the one in which they are given again.
    Raises Refused, DieWanted, BadFace, DiceLeftOver.
    """

    def tried(those: Sequence[Any]) -> tuple[Draft, Done, Any]:
        dice, more = _dice_of_old(game, state, old, stream, faces)
        found = decide(state, [as_then(game, then, state, command) for command in those], None, dice)
        over.append(more.left)
        return found

    (then, state), over = there, list[tuple[int, ...]]()
    commands = commands_of(game, old)
    draft, done, after = tried(_possible(tried, commands) if skip else commands)
    if over[-1]:
        raise DiceLeftOver(over[-1])
    return msgspec.structs.replace(draft, label=json_text(label_of(game, old))), done, after


def _possible(tried: Callable[[Sequence[Any]], object], commands: Sequence[Any]) -> list[Any]:
    """Give those of an entry's commands that can be done, one after the other; raises Refused where none can."""
    found: list[Any] = []
    reasons: tuple[Reason, ...] = ()
    for command in commands:
        try:
            tried([*found, command])  # on the dice from the first on: those of a refused one are free for the next
        except Refused as refused:
            reasons = reasons or refused.reasons
        else:
            found.append(command)
    if not found:
        raise Refused(reasons)
    return found


def _dice_of_old(game: Game, state: Any, old: Entry, stream: str, faces: Sequence[int]) -> tuple[Kept, Supply]:
    """Give an old entry's dice by their purposes, and what more it may throw: the faces, or dice of a stream."""
    rolls = rolls_of(game, old)
    # At a table that sets no dice modes and types its dice all the same, an entry that was typed is typed further.
    typed = bool(rolls) and all(roll.origin == "entered" for roll in rolls) and not game.enters_any(state)
    by_hand = typed or (bool(faces) and not game.enters_any(state))
    more = Supply(stream, faces=faces, entered=lambda why: by_hand or game.entered(state, why))
    # A die stays with its purpose, so that mending one figure does not throw the rest of the evening anew.
    return Kept(rolls, more, among(game.called(state, "referee"))), more


@contextmanager
def _at(entry: Entry) -> Iterator[None]:
    """Say of which old entry a die is wanted, or has a face that it cannot have."""
    try:
        yield
    except DieWanted as wanted:
        raise DieWanted(wanted.why, wanted.nth, wanted.sides, entry.seq) from None
    except BadFace as bad:
        raise BadFace(bad.why, bad.face, bad.sides, entry.seq) from None


def _marked(mark: Sentence, label: Message, entry: Entry) -> str:
    """Give a label that says of which old entry it is, without the names of its time."""
    return json_text(mark(what=bound(label, nameless), entry=Id(str(entry.seq))))
