"""Questions that come only because an earlier entry is changed: one is answered within the amendment, before others.

    old   40 charge ── 41 move            now   40' charge ── ? who loses the stand ── 41 waits for the answer

The answer comes before the entry that waits for it, as an entry of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from companion.kernel.amending import Edit
from companion.kernel.record import Amendment
from companion.kernel.session import Session

LOOKED_AT = 3
"""So many entries that cannot follow are looked at: what one question holds up is held up from its first on."""


class Waits(NamedTuple):
    """A question that waits, in people's words."""

    name: str
    words: str
    answers: tuple[tuple[str, Any], ...]
    """(words, the order that gives it) of each."""


WaitsOf = Callable[[Any], Sequence[Waits]]
"""(view) -> the questions that wait in it."""


class Coming(NamedTuple):
    """A question that comes now before an old entry."""

    entry: int
    waits: Waits


def coming(session: Session, entry: int, edit: Edit, found: Amendment, waits_of: WaitsOf) -> Coming | None:
    """Give the first question that an edit of an entry brings and an entry which cannot follow waits for, else None."""
    if not found.skipped or found.wanted:  # beyond a die that is wanted nothing is known
        return None
    then = session.as_it_was(session.head)
    made = then.amend(entry, edit=edit, skip=True)
    parents = {line.entry: line.parent for line in session.log()}
    for skipped in found.skipped[:LOOKED_AT]:
        place = next((nth for nth, one in enumerate(made.stands_for) if one > skipped.entry), len(made.entries))
        then.goto(made.entries[place - 1].entry if place else parents[entry] or 0)
        before = {_told(one) for one in waits_of(session.as_it_was(parents[skipped.entry] or 0).view)}
        new = next((one for one in waits_of(then.view) if _told(one) not in before), None)
        if new is not None and new.answers:
            return Coming(skipped.entry, new)
    return None


def _told(one: Waits) -> tuple[str, tuple[Any, ...]]:
    """Give what makes it the same question: what it is called by, and what can be answered; its words count stands."""
    return one.name, tuple(order for _, order in one.answers)
