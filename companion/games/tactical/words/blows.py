"""A combat phase step by step: a shot or a melee with all that it leads to, and an advance, each with its working.

What the log, the report and the playback tell alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from companion.charts.figures import Reasoned
from companion.games.tactical.charts.terms import Side, SubPhase
from companion.games.tactical.rules import events as ev

AFTER = (ev.Plotted, ev.Fortified, ev.Released)
"""What stands for itself when all sub-phases are over."""
BEGINS = (ev.Sighted, ev.Fired, ev.MeleeFought, ev.SubPhaseBegan, ev.Advanced, *AFTER)
"""Facts that begin a step; all others follow from the one before them."""


class Told(msgspec.Struct, frozen=True):
    """A fact and its own working."""

    event: Any
    working: tuple[Reasoned, ...] = ()
    nth: int = 0
    """Its place in its entry."""


class Blow(msgspec.Struct, frozen=True):
    """A shot, a melee or an advance in its sub-phase, with what followed from it."""

    sub_phase: SubPhase | None
    """None for what happens outside of them."""
    side: Side | None
    """Who fires or attacks in the sub-phase."""
    facts: tuple[Told, ...]

    @property
    def head(self) -> Any:
        """Give the fact that the others follow from; who fights hand to hand is shown to the enemy before it."""
        return next((one.event for one in self.facts if not isinstance(one.event, ev.Sighted)), self.facts[0].event)


def with_workings(events: Sequence[Any], workings: Sequence[Reasoned]) -> tuple[Told, ...]:
    """Give each fact of an entry with its own share of the entry's working, as many lines as it says.

    A seat that may not read the working gets the facts alone.
    """
    told, at = [], 0
    for nth, event in enumerate(events):
        # Counted off in the order of the facts: the workings of an entry lie in a table of their own, one after the
        # other.
        lines = event.working_lines if isinstance(event, ev.Worked) else 0
        told.append(Told(event, tuple(workings[at : at + lines]), nth))
        at += lines
    return tuple(told)


def blows(facts: Iterable[Told]) -> Iterator[Blow]:
    """Give what happened step by step; a sub-phase in which nothing happened is not among it."""
    began: ev.SubPhaseBegan | None = None
    step: list[Told] = []
    for fact in facts:
        # Sightings come before the melee that brings them, and belong to it: only a step with more than those is ended
        # by the next.
        begun = any(not isinstance(one.event, ev.Sighted) for one in step)
        if step and (isinstance(fact.event, ev.SubPhaseBegan) or (begun and isinstance(fact.event, BEGINS))):
            yield _blow(began, step)
            step = []
        if isinstance(fact.event, ev.SubPhaseBegan):
            began = fact.event
        else:
            step.append(fact)
    if step:
        yield _blow(began, step)


def _blow(began: ev.SubPhaseBegan | None, facts: Sequence[Told]) -> Blow:
    if began is None or isinstance(facts[0].event, AFTER):
        return Blow(None, None, tuple(facts))
    return Blow(began.sub_phase, began.side, tuple(facts))
