"""Facing: free, at any time of the operation phase, and one for a whole square (ANT-7.9, ANT-R-FACING)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.charts.figures import Reason
from companion.games.tactical.messages import DIRECTIONS
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.names import who
from companion.games.tactical.rules.state import State, Unit
from companion.games.tactical.rules.story import Story
from companion.language.messages import says

NO_FACING = says("tactical.why.no-facing", "units of the Basic game have no facing: they see and fight all round")
FACES_IT = says("tactical.why.faces-it", "{name} faces {direction} already")


def why_not(state: State, one: Unit, command: cmd.Face) -> Iterator[Reason]:
    """Yield why a unit cannot face a direction."""
    if state.level == "basic":
        yield Reason(NO_FACING(), "ANT-R-BASIC-SCOPE")
    elif one.facing == command.direction:
        yield Reason(FACES_IT(name=who(one), direction=DIRECTIONS[one.facing]), "ANT-7.9a")


def face(story: Story, one: Unit, command: cmd.Face) -> None:
    """Turn a unit and all that share its square (ANT-7.9c)."""
    assert one.square is not None
    story.tell(ev.Faced(one.square, command.direction))
