"""A computer player's phase: from what its side knows to the commands that end its turn."""

from __future__ import annotations

from collections.abc import Sequence

from companion.campaign import commands as cmd
from companion.campaign.ground import Ground
from companion.campaign.rules import Rules
from companion.campaign.view import View
from companion.players.campaign import basic
from companion.players.campaign.beliefs import Situation, beliefs
from companion.players.campaign.doctrine import Doctrine
from companion.players.campaign.writing import orders

LEVELS = ("basic",)


def phase(rules: Rules, ground: Ground, doctrine: Doctrine, view: View) -> Sequence[cmd.AnyCommand]:
    """Give a side's commands for its player phase or set-up, ET last."""
    if view.phase == "set-up":
        return (cmd.ET(),)
    known = beliefs(rules, ground, doctrine, view)
    now = Situation(rules, ground, doctrine, view, known)
    goals = basic.plan(now)
    leaving = [
        cmd.XU(corps=one.id)
        for one in known.own
        if known.side == "confederate" and one.hex in ground.exits and one.view.now is not None
        and one.id in goals and goals[one.id].hex in ground.exits
    ]  # fmt: skip
    gone = {one.corps for one in leaving}
    kept = {name: goal for name, goal in goals.items() if name not in gone}
    return (*leaving, *orders(now, kept), cmd.ET())
