"""Commands tried in memory before they are done: which of them go, and which entered dice each takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from companion.charts.figures import Refused
from companion.kernel.dice import DiceLeftOver, DieWanted, Roll, Why
from companion.kernel.journal import Journal
from companion.kernel.journal.aside import Copy
from companion.kernel.session import Session

if TYPE_CHECKING:
    from companion.kernel.record import Done


class Part(NamedTuple):
    """A command with the entered dice it takes."""

    order: Any
    faces: tuple[int, ...]


def rehearse(
    book: Journal, seat: str, orders: Sequence[Any], faces: Sequence[int]
) -> tuple[list[Part], Refused | None]:
    """Give the commands that go, with their dice, and the refusal that ends them.

    Dice come from the seed and the entry's number, so that what is done afterwards falls exactly as it did here. Raises
    DieWanted, DiceLeftOver and BadFace as `Session.do` does: a die that is missing for any command, or left over after
    all of them.
    """
    copy, left, parts = Session(Copy(book), seat=seat), tuple(faces), list[Part]()
    for order in orders:
        by_hand = bool(faces) and not copy.enters_any
        try:
            done, taken = _try(copy, order, left)
        except Refused as refused:
            return parts, refused
        if by_hand and not left:
            _nothing_rolled(done)
        parts.append(Part(order, left[:taken]))
        left = left[taken:]
    if left:
        raise DiceLeftOver(left)
    return parts, None


def _try(copy: Session, order: Any, left: tuple[int, ...]) -> tuple[Done, int]:
    """Do a command on the copy with as many of the dice as it takes."""
    try:
        return copy.do(order, faces=left), len(left)
    except DiceLeftOver as over:
        taken = len(left) - len(over.faces)
        return copy.do(order, faces=left[:taken]), taken


def _nothing_rolled(done: Done) -> None:
    """Where dice are entered and have run out, the app must not roll the rest unasked."""
    rolls: tuple[Roll, ...] = done.dice
    if rolls:
        raise DieWanted(Why(rolls[0].why, "", ""), 1, rolls[0].sides)
