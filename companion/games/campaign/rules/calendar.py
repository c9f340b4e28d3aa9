"""Which day and which of its turns it is (RTG-1.4b)."""

from __future__ import annotations

from companion.games.campaign.charts.ruleset import Rules, Slot
from companion.games.campaign.rules.state import State, day, slot


def turn_of_day(rules: Rules, state: State) -> Slot:
    """Give the present turn's place in the day: its clock, its factors, whether battles are fought."""
    return rules.slots[slot(state, len(rules.slots))]


def day_number(rules: Rules, state: State) -> int:
    """Give the day, 1 for June 28."""
    return day(state, len(rules.slots))


def day_name(rules: Rules, state: State) -> str:
    """Give the date: "July 1"."""
    return rules.days.get(day_number(rules, state), "")


def is_night(rules: Rules, state: State) -> bool:
    """Say whether this is the night turn."""
    return turn_of_day(rules, state).kind == "night"
