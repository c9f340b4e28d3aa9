"""The numbered steps in words, read from the sequence that the game carries."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from companion.charts.reading import read_toml
from companion.games.miniatures.charts.maneuver import Sequence
from companion.language.tongue import declared, tr
from companion.language.words import PHASES, side_words

SHORT_STEPS = {
    ("maneuver", 1): "Leaders",
    ("maneuver", 2): "Brigades and batteries",
    ("maneuver", 3): "Detached leaders",
    ("charge", 1): "Charge combats",
    ("charge", 2): "Breakthrough moves",
    ("charge", 3): "Breakthrough combats",
}
declared(SHORT_STEPS)


def step_words(phase: str, number: int, actor: str, does: str) -> str:
    """Give a step's short name: "Union defensive fire"."""
    if phase == "musketry":
        return tr("{side} {step}", side=side_words(actor), step=tr(does))
    return tr(SHORT_STEPS.get((phase, number), does))


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
