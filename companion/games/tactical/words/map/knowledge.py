"""A view as a situation, so that the rules can be asked about it: nothing a seat may not know is in the answer.

Sight is barred by units; those that a side does not know of bar nothing here, or the map would tell where they stand.
"""

from __future__ import annotations

import msgspec

from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.rules.ground.map import Ground
from companion.games.tactical.rules.ground.sight import Sight
from companion.games.tactical.rules.ground.sight_figures import Measures
from companion.games.tactical.rules.situation import Moment, field
from companion.games.tactical.rules.view import View, known


def moment(rules: Rules, ground: Ground, sight: Sight, view: View) -> Moment:
    """Give what the rules can be asked by; ground and sight must have the fords of the view."""
    return Moment(rules, ground, sight, known(view))


def emptied(view: View) -> View:
    """Give a view without anything that one side knows and the other does not."""
    return msgspec.structs.replace(
        view, pending=None, plans={}, units=(), leaders=(), losses={}, holds={}, activations=0, truth=None
    )


class Field:
    """The field of one document: its ground with the fords of the game, and who sees what on it."""

    def __init__(self, bare: Ground) -> None:
        self._bare = bare

    def moment(self, rules: Rules, view: View) -> Moment:
        """Give the situation as a view knows it: nothing that is worked out from it tells more."""
        ground, sight = field(self._bare, view.fords, Measures.of(rules))
        return moment(rules, ground, sight, view)
