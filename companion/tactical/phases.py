"""The sequence of play (ANT-2.3): what follows when a phase is over. Signatures for now: the turn is being written."""

from __future__ import annotations

from companion.tactical.state import Side
from companion.tactical.story import Story


def go_on(story: Story) -> None:
    """Play on from a phase that nobody has orders in, to where somebody must act."""
    raise NotImplementedError


def end_operation(story: Story) -> None:
    """End the operation phase; combat follows (ANT-7.1f)."""
    raise NotImplementedError


def answer(story: Story, choice: str) -> None:
    """Answer the question that is pending."""
    raise NotImplementedError


def resign(story: Story, side: Side, reason: str) -> None:
    """End the battle before its time; it is scored as it stands."""
    raise NotImplementedError
