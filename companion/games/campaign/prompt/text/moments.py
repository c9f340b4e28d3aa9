"""Turns as dates and hours, reckoned from a view (RTG-1.4b)."""

from __future__ import annotations

from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules.view import View
from companion.language.tongue import tr


def when(rules: Rules, view: View, turn: int) -> str:
    """Give the day and hour at which a turn starts: "June 28, 1300"."""
    starts = [one.start for one in rules.slots]
    days, place = divmod(starts.index(view.starts) + turn - max(view.turn, 1), len(starts))
    return f"{tr(rules.days.get(view.day + days, ''))}, {starts[place]}"


def moment(rules: Rules, view: View) -> str:
    """Give the present turn: "Turn 3 of 35, June 28, 1300"."""
    turn = max(view.turn, 1)
    return tr("Turn {turn} of {last}, {when}", turn=turn, last=view.last_turn, when=when(rules, view, turn))
