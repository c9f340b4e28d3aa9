"""Trying an edit of an entry: which dice it takes now, and what comes of it. Nothing is written here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from companion.charts.faults import BadInput
from companion.charts.figures import Reason, Refused
from companion.desktop.desk.desk import AnyDesk
from companion.kernel.amending import Edit
from companion.kernel.dice import BadFace, DiceLeftOver, DieWanted
from companion.kernel.journal import JournalError
from companion.kernel.record import Amendment, SeatRefused, Wanted
from companion.language.messages import Message
from companion.rows.amend_rows import AmendDie

Typed = dict[tuple[int, int, Message], int]
"""Typed faces, by the later entry that wants the die (0 for the mended one's own), place and purpose."""
PutAt = Mapping[int, tuple[Any, ...]]
"""Orders that come before a later entry, by its number: the answers to questions that come now."""
MENDS_DICE = Edit()
"""The entry's own commands with dice that are typed anew."""


class Trial(NamedTuple):
    """What the typed faces come to."""

    dice: tuple[AmendDie, ...]
    """The dice to be typed: the entry's own, then those that later entries want; the last one waits where nothing is
    known beyond it."""
    found: Amendment | None
    edit: Edit
    refusal: str = ""
    reasons: tuple[Reason, ...] = ()

    @property
    def faces(self) -> tuple[int, ...]:
        """Give the faces of the entry's own dice."""
        return tuple(die.face for die in self.dice if die.face is not None and not die.entry)

    @property
    def waits(self) -> bool:
        """Say whether a die must be typed first."""
        return any(die.face is None for die in self.dice)

    @property
    def changed(self) -> bool:
        """Say whether anything differs from what it was."""
        return self.edit.how != "replace" or self.edit.commands is not None or any(d.face != d.old for d in self.dice)


def trial(desk: AnyDesk, line: Any, typed: Typed, wanted_edit: Edit = MENDS_DICE, put_at: PutAt | None = None) -> Trial:
    """Decide an edit of an entry, die by die.

    Another face may bring other dice: the rules ask for them one after the other, and a die keeps its old face only
    while it is thrown for the same thing as before. The session is asked and not the desk, whose signals would tell
    every refusal of a half-typed entry in the window behind, and not which die is missing.
    """
    old = line.dice if wanted_edit == MENDS_DICE else ()
    own = [_die(old, 0, old[0].why, old[0].sides, typed)] if old else []
    later: list[AmendDie] = []
    edit, found = replace(wanted_edit, put_at=put_at or {}), None
    while all(die.face is not None for die in (*own, *later)):
        edit = replace(edit, faces=_faces(own), faces_at=_by_entry(later))
        try:
            found = desk.session.amend(line.entry, edit=edit, preview=True, origin=desk)
        except DieWanted as wanted:
            if wanted.nth <= len(own):  # it would never end
                return Trial((*own, *later), None, edit, str(wanted))
            own.append(_die(old, len(own), wanted.why.text, wanted.sides, typed))
            found = None
            continue
        except Refused as refused:
            return Trial((*own, *later), None, edit, str(refused), refused.reasons)
        except (DiceLeftOver, BadFace, SeatRefused, BadInput) as error:
            return Trial((*own, *later), None, edit, str(error))
        except JournalError as error:
            return Trial((*own, *later), None, edit, error.message)
        if not found.wanted:
            break
        later.append(_wanted(found.wanted[0], typed))
    return Trial((*own, *later), found, edit)


def _faces(dice: Sequence[AmendDie]) -> tuple[int, ...]:
    return tuple(die.face for die in dice if die.face is not None)


def _by_entry(dice: Sequence[AmendDie]) -> dict[int, tuple[int, ...]]:
    return {entry: _faces([die for die in dice if die.entry == entry]) for entry in {die.entry for die in dice}}


def _wanted(one: Wanted, typed: Typed) -> AmendDie:
    """Give a die that a later entry wants now."""
    face = typed.get((one.entry, one.nth - 1, one.why.text))
    return AmendDie(one.why.text, one.sides, face, None, False, one.entry)


def _die(old: Sequence[Any], place: int, why: Message, sides: int, typed: Typed) -> AmendDie:
    before = old[place] if place < len(old) else None
    # A face that was thrown for the morale of one is no face for the loss of another, though it stands at the same
    # place.
    if before is not None and (before.why, before.sides) != (why, sides):
        before = None
    face = typed.get((0, place, why))
    if face is None or not 1 <= face <= sides:
        face = before.face if before is not None else None
    return AmendDie(
        why, sides, face, before.face if before is not None else None, before is not None and before.origin == "rolled"
    )
