"""The figures that the strong level imagines by, a part of players.toml."""

from __future__ import annotations

from companion.charts.figures import Number
from companion.charts.ruleset import Chart
from companion.games.campaign.charts.shared import Positive
from companion.games.campaign.charts.victory import Scenario


class Margin(Chart, frozen=True):
    """Victory points."""

    points: Number
    clause: str


class Unseen(Chart, frozen=True):
    """How far from the middle of the enemy's known corps those stand whom nobody has seen."""

    hexes: Positive
    clause: str


class Staff(Chart, frozen=True):
    """When the strong level's staff weighs its plans anew, and how many turns it plays each of them on."""

    scenario: Scenario
    hours: tuple[str, ...]
    turns: Positive
    clause: str


class Chase(Chart, frozen=True):
    """How the enemy is chased: with these odds against each, from so far, until so many turns before the end."""

    odds: Number
    hexes: Positive
    rest: int
    clause: str


class Camp(Chart, frozen=True):
    """Where an army camps that lives off the land together, by the forage about the camp."""

    clear_of: Positive
    """Hexes between it and the enemy."""
    hexes: Positive
    """From so far nobody comes."""
    a_hex: Number
    """Forage points that a hex of the way of one corps counts."""
    kept: int
    """By so many points another camp must be better."""
    clause: str


class Seek(Chart, frozen=True):
    """How the enemy is sought beyond a place: how many corps stay in it, how far it is gone, by which steps."""

    garrison: Positive
    hexes: Positive
    step: Positive
    clause: str


class Lookouts(Chart, frozen=True):
    """How the land about a place is searched: by so many corps at once, so far."""

    corps: Positive
    hexes: Positive
    turns: Positive
    """A hex is dark at which nobody has looked for so long."""
    clause: str


class Growth(Chart, frozen=True):
    """By such a share more of him in a hex than before, an enemy is on the move."""

    share: Number
    clause: str


class Sitting(Chart, frozen=True):
    """Who has not moved for so many turns is taken to sit where he is."""

    turns: Positive
    in_the_field: Positive
    """Where no place is fought for."""
    again: Positive
    """In so many hexes he is told of again where he stays, in one more where somebody came."""
    apart: Positive
    """So many turns later."""
    looks_back: Positive
    """Of the reports of so many turns."""
    clause: str


class Imagining(Chart, frozen=True):
    """How the strong level tries its plans in imagination."""

    chase: Chase
    camp: Camp
    seek: Seek

    staff: tuple[Staff, ...]
    unseen: Unseen
    lookouts: Lookouts
    sitting: Sitting
    growth: Growth
    a_morale: Margin
    """Of a corps at full strength, for each point."""
    kept: Margin
    """By how much another plan must be better than the one that is followed."""
