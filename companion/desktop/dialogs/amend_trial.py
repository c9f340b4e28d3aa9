"""Trying other dice in an entry: which dice it takes now, and what comes of them. Nothing is written here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from companion.charts.faults import BadInput
from companion.charts.figures import Reason, Refused
from companion.desktop.desk.desk import Desk
from companion.kernel.dice import BadFace, DiceLeftOver, DieWanted
from companion.kernel.journal import JournalError
from companion.kernel.record import Amendment, SeatRefused
from companion.language.messages import Message
from companion.rows.amend_rows import AmendDie


class Trial(NamedTuple):
    """What the typed faces come to."""

    dice: tuple[AmendDie, ...]
    """The dice that the entry takes; the last one waits where the result is not known yet."""
    found: Amendment | None
    refusal: str = ""
    reasons: tuple[Reason, ...] = ()

    @property
    def faces(self) -> tuple[int, ...]:
        """Give the faces for the amendment."""
        return tuple(die.face for die in self.dice if die.face is not None)

    @property
    def waits(self) -> bool:
        """Say whether a die must be typed first."""
        return any(die.face is None for die in self.dice)

    @property
    def changed(self) -> bool:
        """Say whether any die differs from what it was."""
        return any(die.face != die.old for die in self.dice)


def trial(desk: Desk, line: Any, typed: dict[tuple[int, Message], int]) -> Trial:
    """Decide an entry again, die by die.

    Another face may bring other dice: the rules ask for them one after the other, and a die keeps its old face only
    while it is thrown for the same thing as before. `typed` holds faces by place and purpose. The session is asked and
    not the desk, whose signals would tell every refusal of a half-typed entry in the window behind, and not which die
    is missing.
    """
    dice: list[AmendDie] = [_die(line.dice, 0, line.dice[0].why, line.dice[0].sides, typed)]
    while dice[-1].face is not None:
        faces = [die.face for die in dice if die.face is not None]
        try:
            found = desk.session.amend(line.entry, None, faces=faces, preview=True, origin=desk)
        except DieWanted as wanted:
            if wanted.nth <= len(dice):  # it would never end
                return Trial(tuple(dice), None, str(wanted))
            dice.append(_die(line.dice, len(dice), wanted.why.text, wanted.sides, typed))
            continue
        except Refused as refused:
            return Trial(tuple(dice), None, str(refused), refused.reasons)
        except (DiceLeftOver, BadFace, SeatRefused, BadInput) as error:
            return Trial(tuple(dice), None, str(error))
        except JournalError as error:
            return Trial(tuple(dice), None, error.message)
        return Trial(tuple(dice), found)
    return Trial(tuple(dice), None)


def _die(old: Sequence[Any], place: int, why: Message, sides: int, typed: dict[tuple[int, Message], int]) -> AmendDie:
    before = old[place] if place < len(old) else None
    # A face that was thrown for the morale of one is no face for the loss of another, though it stands at the same
    # place.
    if before is not None and (before.why, before.sides) != (why, sides):
        before = None
    face = typed.get((place, why))
    if face is None or not 1 <= face <= sides:
        face = before.face if before is not None else None
    return AmendDie(
        why, sides, face, before.face if before is not None else None, before is not None and before.origin == "rolled"
    )
