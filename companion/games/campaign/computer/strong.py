"""The strong level: it imagines what its plans would come to, follows the best, and gives it up for a better one only.

It knows no more than a person would (RTG-R-AI-INFO).
"""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.campaign.computer import able
from companion.games.campaign.computer.beliefs import Situation
from companion.games.campaign.computer.imagining.choosing import plan
from companion.games.campaign.computer.weighing import weighed
from companion.games.campaign.rules import commands as cmd


def commands(now: Situation) -> Iterator[cmd.AnyCommand]:
    """Give a side's commands, without ET."""
    known = weighed(now)
    yield from able.carried_out(known, plan(known))
