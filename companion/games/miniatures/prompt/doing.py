"""One order at the prompt: the dice that it wants are asked for, and what came of it is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from companion.charts.figures import Refused
from companion.games.miniatures.words.names import Names
from companion.games.miniatures.words.tellings import sentences
from companion.kernel.dice import DieWanted
from companion.kernel.overriding.gates import passable
from companion.kernel.record import Done
from companion.language.messages import Message, told
from companion.language.tongue import tr
from companion.terminal.keyboard import Keyboard

if TYPE_CHECKING:
    from companion.kernel.session import Session


class NotDone(Refused):
    """A refusal; `order` is what the referee may let happen, None where he cannot, or another sits here."""

    def __init__(self, refused: Refused, order: Any, seat: str) -> None:
        self.order = order if seat == "referee" and passable(refused.reasons) else None
        super().__init__(refused.reasons)


def whole_number(keys: Keyboard, wanted: DieWanted) -> int | None:
    """Ask for the face of a die as a line of its own; None where the player goes back."""
    return keys.number(f"{wanted}?")


def done(
    session: Session,
    keys: Keyboard,
    command: Any,
    *,
    ask: Callable[[Keyboard, DieWanted], int | None] = whole_number,
    label: Message | None = None,
) -> Done | None:
    """Do a command and tell it; None where a die is not given. Raises as `Session.do` does, but for dice.

    What is refused is NotDone.
    """
    faces: list[int] = []
    while True:
        try:
            found = session.do(command, faces=faces, label=label)
        except DieWanted as wanted:
            if session.side not in ("referee", wanted.why.side):
                keys.say(tr("A die of the other side is wanted here; the referee must enter it."))
                return None
            face = ask(keys, wanted)
            if face is None:
                return None
            faces.append(face)
        except Refused as refused:
            raise NotDone(refused, command, session.seat) from None
        else:
            happened = sentences(found.events, Names(session.view).then(found.called))
            keys.say(f"{found.entry} {told(found.label)}", *(f"  {one}" for one in happened))
            return found
