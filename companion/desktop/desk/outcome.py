"""What comes of something that was asked of a game: it is done, refused with every reason, or a die is wanted first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from msgspec import structs

from companion.charts.faults import BadInput
from companion.charts.figures import Reason, Refused
from companion.kernel.dice import BadFace, DiceLeftOver, DieWanted
from companion.kernel.journal import JournalError
from companion.kernel.overriding import gates
from companion.kernel.record import Done, SeatRefused
from companion.language.messages import Message
from companion.language.tongue import tr

T = TypeVar("T")


class Refusal(NamedTuple):
    """What could not be done, and every reason."""

    text: str
    reasons: tuple[Reason, ...] = ()
    commands: tuple[Any, ...] = ()
    """What was to be done, where it was commands."""
    faces: tuple[int, ...] = ()
    by_hand: bool | None = None

    @property
    def passable(self) -> bool:
        """Whether the referee can let it happen all the same."""
        return bool(self.commands) and gates.passable(self.reasons)

    def let_happen(self, because: str) -> tuple[Any, ...]:
        """Give what was to be done with the referee's word."""
        return tuple(structs.replace(one, because=because) for one in self.commands)


class Asked(NamedTuple):
    """An entered die that a command waits for: what it is for, how many faces, and what was entered so far."""

    commands: tuple[Any, ...]
    faces: tuple[int, ...]
    by_hand: bool | None
    why: Message
    """What it is for."""
    sides: int
    whose: str = ""
    """The side that throws it."""
    kind: str = ""
    """The kind of roll, as in the dice modes."""
    seat: str = ""
    """The seat whose proposal is taken, "" where it is the desk's own command."""
    then: Callable[[Done], object] | None = None
    """Hears that it is done."""


Outcome = Done | Refusal | Asked


def letting(seat: str, refusal: Refusal, do: Callable[..., object]) -> Callable[[str], object] | None:
    """Give what does, with a reason, what was refused; None where that is not the seat's, or nobody's, to do."""
    if seat != "referee" or not refusal.passable:
        return None
    return lambda because: do(*refusal.let_happen(because))


def tried(act: Callable[[], T]) -> T | Refusal:
    """Do something with a session; gives what came of it, or in people's words why it was refused.

    A die that is wanted is a refusal as well: who has a place to ask for it catches DieWanted within the act.
    """
    try:
        return act()
    except Refused as refused:
        return Refusal(str(refused), refused.reasons)
    except DiceLeftOver as left:
        return Refusal(tr("more dice were entered than are rolled: {left}", left=left))
    except JournalError as error:
        return Refusal(error.message)
    except (BadFace, SeatRefused, DieWanted, BadInput) as error:
        return Refusal(str(error))
