"""Facing: free, at any time of the operation phase, and one for a whole square (ANT-7.9, ANT-R-FACING)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.charts.figures import Reason
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.ground.squares import NAMES
from companion.games.tactical.rules.state import State, Unit
from companion.games.tactical.rules.story import Story
from companion.language.tongue import tr


def why_not(state: State, one: Unit, command: cmd.Face) -> Iterator[Reason]:
    """Yield why a unit cannot face a direction."""
    if state.level == "basic":
        yield Reason(tr("units of the Basic game have no facing: they see and fight all round"), "ANT-R-BASIC-SCOPE")
    elif one.facing == command.direction:
        yield Reason(tr("{name} faces {direction} already", name=one.name, direction=tr(NAMES[one.facing])), "ANT-7.9a")


def face(story: Story, one: Unit, command: cmd.Face) -> None:
    """Turn a unit and all that share its square (ANT-7.9c)."""
    assert one.square is not None
    story.tell(ev.Faced(one.square, command.direction))
