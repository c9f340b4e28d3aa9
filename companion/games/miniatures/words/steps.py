"""The numbered steps in words, read from the sequence that the game carries."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from companion.charts.reading import read_toml
from companion.games.miniatures.charts.maneuver import Sequence
from companion.language.tongue import tr
from companion.language.words import PHASES


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
