"""Asking the referee at a prompt whether something is to happen that the rules refuse."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from companion.kernel.overriding.gates import passable
from companion.language.tongue import tr

if TYPE_CHECKING:
    from companion.charts.figures import Reason
    from companion.kernel.session import Session
    from companion.terminal.keyboard import Keyboard


def let_happen(session: Session, keys: Keyboard, reasons: Sequence[Reason], commands: Sequence[Any]) -> tuple[Any, ...]:
    """Give what was refused with the referee's reason; nothing where he gives none, or it is not his to do.

    From a pipe nothing is asked: the next line is the next order.
    """
    if session.seat != "referee" or not keys.people or not passable(reasons):
        return ()
    because = keys.ask(tr("Let it happen, because (Return leaves it)?")).strip()
    return tuple(replace(one, because=because) for one in commands) if because else ()
