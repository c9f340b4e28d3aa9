"""The charts of a game as everything that draws them takes them."""

from __future__ import annotations

from typing import NamedTuple

from companion.games.miniatures.charts.ruleset import Rules


class Sheet(NamedTuple):
    """A game's own charts, in the readings that it has chosen."""

    rules: Rules
