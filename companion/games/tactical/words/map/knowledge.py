"""A view as a situation, so that the rules can be asked about it: nothing a seat may not know is in the answer.

Sight is barred by units; those that a side does not know of bar nothing here, or the map would tell where they stand.
"""

from __future__ import annotations

from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.rules.ground.map import Ground
from companion.games.tactical.rules.ground.sight import Sight
from companion.games.tactical.rules.situation import Moment
from companion.games.tactical.rules.view import View, known


def moment(rules: Rules, ground: Ground, sight: Sight, view: View) -> Moment:
    """Give what the rules can be asked by; ground and sight must have the fords of the view."""
    return Moment(rules, ground, sight, known(view))
