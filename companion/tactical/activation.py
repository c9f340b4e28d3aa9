"""Activation (ANT-3): which divisions may move this turn. Signatures for now: the turn is being written."""

from __future__ import annotations

from collections.abc import Iterator

from companion.charts import Reason
from companion.tactical import commands as cmd
from companion.tactical.situation import Situation
from companion.tactical.story import Story


def waiting(now: Situation) -> bool:
    """Say whether a side has divisions to activate now and must say when it is done."""
    return now.state.phase.kind == "activation" and now.state.activations > 0


def why_not(now: Situation, command: cmd.Activate | cmd.EndActivation) -> Iterator[Reason]:
    """Yield why a division cannot be activated, or activation cannot be ended."""
    if not waiting(now):
        yield Reason("no divisions are to be activated now", "ANT-3.1b")


def activate(story: Story, division: str) -> None:
    """Activate a division with the artillery that goes with it."""
    raise NotImplementedError


def end_activation(story: Story) -> None:
    """Activate no more divisions this turn (ANT-R-ACT-CYCLE)."""
    raise NotImplementedError
