"""The gates of the rules, which the referee passes with a word of his: `because` on any command.

    why_not: every reason ──► standing: those that still refuse ──► let_happen: the fact that tells which were passed

A reason is a gate unless it is firm (`companion.charts.figures.Reason`): names that nobody bears, values that do not
fit, what no game can hold, and the ledger stand against everybody.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from msgspec.structs import replace

from companion.charts.figures import Reason, Refused
from companion.kernel.overriding.facts import Event, LetHappen, Overridden
from companion.kernel.overriding.orders import Command
from companion.language.messages import says

E = TypeVar("E", bound=Event)
C = TypeVar("C", bound=Command)
REFEREES_WORD = says(
    "refused.referees-word", "only the referee lets something happen that the rules refuse; leave out the because"
)
"""Why a side may not say it."""


def firmly(reasons: Iterable[Reason]) -> Iterator[Reason]:
    """Give reasons as such that no word of the referee's passes."""
    return (reason if reason.firm else replace(reason, firm=True) for reason in reasons)


def standing(reasons: Sequence[Reason], command: Command) -> tuple[Reason, ...]:
    """Give the reasons that still refuse a command: all, or with the referee's word the firm ones alone."""
    return tuple(reason for reason in reasons if reason.firm or not command.because)


def let_happen(reasons: Sequence[Reason], command: Command) -> LetHappen | None:
    """Give the fact that gates were passed, None where there were none. Raises Refused with what still refuses."""
    if against := standing(reasons, command):
        raise Refused(against)
    return LetHappen(tuple(reasons), command.because) if reasons else None


def passable(reasons: Sequence[Reason]) -> bool:
    """Say whether the referee can let happen what these reasons refuse."""
    return bool(reasons) and not any(reason.firm for reason in reasons)


def without_word(command: C) -> C:
    """Give a command without the referee's word, as a side may read it."""
    return replace(command, because="") if command.because else command


def without_reasons(event: E) -> E:
    """Give a fact as a side may read it: what gates were passed, and why, may rest on what is hidden from it.

    Why the referee set a figure of its own may, too.
    """
    match event:
        case LetHappen():
            return replace(event, reasons=(), because="")
        case Overridden():
            return replace(event, reason="")
        case _:
            return event
