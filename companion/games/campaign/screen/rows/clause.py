"""The clause behind what is done in a campaign just now: the order being written, the set of orders, or the phase."""

from __future__ import annotations

from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules.view import CorpsView, View
from companion.games.campaign.screen.rows import written

SET_UP, WRITING = "RTG-3.0a", "RTG-12.0e"
"""What the set-up of a corps and a set of orders to one rest on."""


def orders(view: View) -> str:
    """Give the clause of what is written to a corps in this phase."""
    return SET_UP if view.phase == "set-up" else WRITING


def behind(rules: Rules, view: View, one: CorpsView | None, code: str = "") -> str:
    """Give the clause of the order that is begun, of orders to the corps that is chosen, else of the phase."""
    if one is not None:
        found = {kind.code: kind.clause for kind in written.kinds(rules, view, one)}
        return found.get(code) or orders(view)
    return next((row.clause for row in rules.sequence.phase if row.id == view.phase), SET_UP)
