"""A computer player's phase: from what its side knows to the commands that end its turn."""

from __future__ import annotations

from collections.abc import Sequence

from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.computer import able, basic, strong
from companion.games.campaign.computer.beliefs import Situation, beliefs
from companion.games.campaign.computer.doctrine import Doctrine
from companion.games.campaign.computer.writing import orders
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.rules.view import View

BASIC, ABLE, STRONG = "basic", "able", "strong"
LEVELS = (BASIC, ABLE, STRONG)


def phase(rules: Rules, ground: Ground, doctrine: Doctrine, view: View) -> Sequence[cmd.AnyCommand]:
    """Give a side's commands for its player phase or set-up, ET last; its level is the one that plays it.

    Who takes over in the set-up finds what RTG-R-AI-SETUP says: everybody is offered it, and a computer's side is
    numbered when the campaign is laid out.
    """
    if view.phase == "set-up":
        return (cmd.ET(),)
    now = Situation(rules, ground, doctrine, view, beliefs(rules, ground, doctrine, view))
    match view.control.get(view.seat, "").rpartition(":")[2]:
        case "strong":
            return (*strong.commands(now), cmd.ET())
        case "able":
            return (*able.commands(now), cmd.ET())
        case _:
            return (*orders(now, basic.plan(now)), cmd.ET())
