"""Couriers: how long a dispatch or a report is on its way, and who is near enough to hear at once (RTG-10, RTG-1.0d).

"One turn dispatch distance" and "immediate dispatch range" are the same radius (RTG-R-DELAY).
"""

from __future__ import annotations

from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules.hexes import Hex, distance
from companion.games.campaign.rules.state import Corps, Side, State


def headquarters_hex(state: State, side: Side) -> Hex:
    """Give the hex that couriers ride from and to: where headquarters stands, or where it left the map.

    RTG-13.2.13c.
    """
    return state.headquarters(side).hex


def delay(rules: Rules, hexes: int) -> int:
    """Give the turns that a dispatch takes over a distance: one for every full six hexes (RTG-10.4a, RTG-R-DELAY)."""
    each = rules.dispatches.hexes_a_turn.hexes
    # Cut: within the radius in which headquarters speaks at once a dispatch takes no turn, so that the two rules of the
    # book agree. The other reading rounds up.
    return -(-hexes // each) if rules.choice("RTG-R-DELAY") == 1 else hexes // each


def turns_on_the_way(rules: Rules, state: State, side: Side, at: Hex) -> int:
    """Give the turns between a hex and a side's headquarters, as they lie now."""
    return delay(rules, distance(headquarters_hex(state, side), at))


def at_once(rules: Rules, state: State, one: Corps) -> bool:
    """Say whether a corps is in same-turn dispatch distance: its headquarters sees it and speaks to it at once."""
    far = distance(headquarters_hex(state, one.side), one.hex)
    return one.here and far <= rules.dispatches.immediate_radius.hexes


def reached_at_once(rules: Rules, state: State, one: Corps) -> bool:
    """Say whether SR, RT, AT, RE, CS and XU reach a corps: at once, or within a turn of couriers (RTG-R-DELAY)."""
    usual = rules.dispatches.immediate_radius.hexes
    return one.here and distance(headquarters_hex(state, one.side), one.hex) <= rules.figure("RTG-R-DELAY", usual)


def in_force_range(rules: Rules, state: State, one: Corps) -> bool:
    """Say whether a corps is near enough to its headquarters to be put in a force (RTG-14.0a)."""
    far = distance(headquarters_hex(state, one.side), one.hex)
    return one.here and far <= rules.dispatches.force_radius.hexes
