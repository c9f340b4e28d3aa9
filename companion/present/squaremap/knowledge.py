"""A view as a situation, so that the rules can be asked about it: nothing a seat may not know is in the answer.

Sight is barred by units; those that a side does not know of bar nothing here, or the map would tell where they stand.
"""

from __future__ import annotations

from companion.tactical.ground import Ground
from companion.tactical.rules import Rules
from companion.tactical.sight import Sight
from companion.tactical.situation import Moment
from companion.tactical.view import View, known


def moment(rules: Rules, ground: Ground, sight: Sight, view: View) -> Moment:
    """Give what the rules can be asked by; ground and sight must have the fords of the view."""
    return Moment(rules, ground, sight, known(view))
