"""The turns and hours of a scenario that has its own, and who defends in which (SHI-R-SEQUENCE, SHI-R-NIGHT)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.terms import other
from companion.games.tactical.rules.state import Hours


def hours_of(rules: Rules, starts_at: str | None, nights: tuple[int, ...] | None) -> Hours | None:
    """Give a scenario's hours, where it has its own first hour or nights; None as the charts have them."""
    if starts_at is None and nights is None:
        return None
    chart = rules.sequence
    return Hours(starts_at or chart.turns.first, tuple(chart.night_turns) if nights is None else nights)


def turned(rules: Rules, turn: int) -> bool:
    """Say whether who defended at first has gone over to the attack in a turn."""
    chart = rules.start.counter_attack
    return chart is not None and turn >= chart.turn


def turned_about(rules: Rules) -> Rules:
    """Give the same charts with the other side as the defender."""
    return rules.having(start=replace(rules.start, defender=other(rules.start.defender)))


def timed(rules: Rules, turns: int, hours: Hours | None) -> Rules:
    """Give the same charts with the turns and hours of a scenario."""
    chart = rules.sequence
    first = chart.turns.first if hours is None else hours.first
    nights = chart.night_turns if hours is None else list(hours.nights)
    own = replace(chart.turns, number=turns, first=first)
    return rules.having(sequence=replace(chart, turns=own, night_turns=nights))
