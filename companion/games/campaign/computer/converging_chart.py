"""The figures by which the army falls on an enemy together, a part of players.toml."""

from __future__ import annotations

from companion.charts.figures import Number
from companion.charts.ruleset import Chart
from companion.games.campaign.charts.shared import Positive


class Wear(Chart, frozen=True):
    """How tired an enemy is thought to be of battles about him: by each besides its losses, less for a turn since."""

    a_battle: Number
    rest: Number
    hexes: Positive
    clause: str


class Converging(Chart, frozen=True):
    """How the army falls on an enemy together."""

    odds: Number
    """Own over enemy combat strength, as estimated, from which those at hand go in."""
    fights: Number
    """The same where most of those who are sent are at hand, or some are in already."""
    share: Number
    """Of those who are sent, in strength: so many are most."""
    help: tuple[Number, ...]
    """The shares of the enemy next to him, and further off, who are reckoned with, by hexes."""
    wear: Wear
    urgency: int
    """Of a march: on the way nobody rests before all do."""
    close: Positive
    """Hexes from him at which corps halt and wait for the others."""
    smoke: Number
    """How far smoke is to be believed to be gone for."""
    kept: Number
    """By how much another blow must be better than the one begun."""
    pursues: Positive
    """For so long after a battle those who are seen no more are looked for a little further on."""
    weary: Number
    """Before the enemy a corps fights on down to this morale."""
    light: Number
    """Below this share of an average corps it is too small for a blow, and looks about."""
    clear: Positive
    """Hexes that the waiting army keeps from the enemy."""
    step: Positive
    """Hexes by which it goes to meet him."""
    opening: int
    """In the first turns nobody knows what the enemy does, and the army keeps together."""
    rest: int
    """The last turns of the game, in which nobody seeks the enemy."""
    clause: str
