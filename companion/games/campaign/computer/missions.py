"""A staff's plan: a mission for each corps, which lasts until there is a reason against it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from companion.games.campaign.computer.beliefs import Own, Situation
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules.hexes import Hex
from companion.games.campaign.rules.plans import Mission, Task, Why

Plan = dict[str, Mission]
"""By corps."""


def mission(now: Situation, one: Own, task: Task, at: Hex, why: Why, **more: Any) -> Mission:
    """Give a corps a mission; one that it has already for that place stays as it was given."""
    before = had(now, one)
    if before is not None and (before.task, before.hex, before.why) == (task, at, why):
        return before
    return Mission(corps=one.id, task=task, hex=at, why=why, since=now.view.turn, **more)


def had(now: Situation, one: Own) -> Mission | None:
    """Give the mission that a corps has had until now."""
    return next((given for given in now.view.missions if given.corps == one.id), None)


def those_with(plan: Mapping[str, Mission], task: Task, at: Hex) -> frozenset[str]:
    """Give the corps that share a mission."""
    return frozenset(name for name, given in plan.items() if (given.task, given.hex) == (task, at))


def written_down(now: Situation, plan: Plan) -> Iterator[cmd.Plan]:
    """Give the command that writes down what is new in a plan, if anything is."""
    before = set(now.view.missions)
    new = tuple(given for given in plan.values() if given not in before)
    if new:
        yield cmd.Plan(missions=new)
