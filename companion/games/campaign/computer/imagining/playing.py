"""Playing on in a world that is only imagined: the rules themselves, without luck, orders by a plan on either side."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import get_args

from companion.games.campaign.computer.beliefs import Situation, beliefs
from companion.games.campaign.computer.weighing import weighed
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules import drafting, phases
from companion.games.campaign.rules.names import side_to_act
from companion.games.campaign.rules.state import Side, State
from companion.games.campaign.rules.story import Story
from companion.games.campaign.rules.view import view
from companion.kernel.dice import SIDES, Roll, Why

Line = Callable[[Situation], Iterable[cmd.AnyCommand]]
"""What a side orders in its phase, without ET."""


class Middling:
    """Dice without luck: each draw falls in the middle of what it may, so that plans are compared and not fortunes."""

    def d10(self, why: Why) -> Roll:
        """Give a ten-sided die."""
        return self.choose(SIDES, why)

    def choose(self, count: int, why: Why) -> Roll:
        """Give the middle of 1 to `count`, of two the lower."""
        return Roll(face=(count + 1) // 2, origin="rolled", why=why.text, sides=count)


def played_on(now: Situation, world: State, lines: dict[Side, Line], until: int) -> State:
    """Give the world at the end of a turn, or where it is over before, each side ordering as its line does."""
    state = world
    while not state.over and state.turn <= until and state.pending is None:
        story = Story(now.rules, now.ground, state, Middling())
        side = side_to_act(state)
        if side is None:
            phases.go_on(story)
        else:
            for command in lines[side](_situation(now, state, side)):
                if isinstance(command, get_args(drafting.MenuCommand)):
                    drafting.carry_out(story, command)
            phases.end_turn(story)
        state = story.state
    return state


def _situation(now: Situation, state: State, side: Side) -> Situation:
    seen = view(now.rules, now.ground, state, side)
    bare = Situation(now.rules, now.ground, now.doctrine, seen, beliefs(now.rules, now.ground, now.doctrine, seen))
    return weighed(bare)
