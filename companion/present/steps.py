"""The numbered steps in words, read from the sequence that the game carries."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from companion.data import read_toml
from companion.miniatures.tables.maneuver import Sequence
from companion.present.words import PHASES
from companion.tongue import tr


class StepName(NamedTuple):
    """A numbered step."""

    phase: str
    """Its phase as people call it."""
    number: int
    does: str


class Steps:
    """Names of steps by player turn and place in it."""

    def __init__(self, sources: Mapping[str, str]) -> None:
        """Read a game's own sequence; raises BadInput."""
        text = sources.get("rules/sequence.toml", "")
        self._steps: dict[str, list[StepName]] = {}
        for step in read_toml(text, Sequence, file="sequence.toml").step:
            name = StepName(tr(PHASES.get(step.phase, step.phase)), step.number, tr(step.does))
            self._steps.setdefault(step.player_turn, []).append(name)

    def __call__(self, player_turn: str, place: int) -> StepName:
        """Give the step at `place`, from 0, of a player turn."""
        steps = self._steps.get(player_turn, [])
        return steps[place] if 0 <= place < len(steps) else StepName("", place + 1, "")
