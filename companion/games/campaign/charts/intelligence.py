"""Shapes of dispatches, reconnaissance, activity reports, initiative and weather: what is known and decided."""

from __future__ import annotations

from typing import Literal

from companion.charts.figures import Number
from companion.charts.ruleset import Chart
from companion.charts.upcasting import Format
from companion.games.campaign.charts.movement import Divided
from companion.games.campaign.charts.sequence import Clock
from companion.games.campaign.charts.shared import Hexes, Level, Natural, Percentage, Positive, Probability


class WholeTurns(Chart, frozen=True):
    """A number of whole turns."""

    turns: Natural
    clause: str


class Dispatches(Chart, frozen=True):
    """How fast dispatches travel and how far a commander reaches at once, dispatches.toml."""

    format: Format
    chart: Literal["dispatches"]
    clause: str
    hexes_a_turn: Hexes
    immediate_radius: Hexes
    force_radius: Hexes
    battle_report: WholeTurns


class Odds(Chart, frozen=True):
    """So many enemies to one."""

    ratio: Number
    clause: str


class Men(Chart, frozen=True):
    """A number of men."""

    men: Positive
    clause: str


class Reconnaissance(Chart, frozen=True):
    """How far corps see and how wrong they may be, reconnaissance.toml."""

    format: Format
    chart: Literal["reconnaissance"]
    clause: str
    radius: Hexes
    patrol_radius: Hexes
    least_error: Percentage
    equal_error: Percentage
    greatest_error: Percentage
    outnumbered: Odds
    outnumbered_urgency: Level
    round_to: Men
    least_told: Men


class FalseReport(Chart, frozen=True):
    """The probability of one false report for a player and turn: not published."""

    chance: Number
    clause: str
    invented: Literal[True]
    says: str


class Activity(Chart, frozen=True):
    """Activity reports, activity.toml."""

    format: Format
    chart: Literal["activity"]
    clause: str
    occupied_hex: Probability
    false_report: FalseReport


class Initiative(Chart, frozen=True):
    """How a corps with initiative chooses its combat mode, initiative.toml: not published.

    The decision is `log2_weight` x log2 of the odds, plus urgency beyond `urgency_centre`, plus aggressiveness divided.
    """

    format: Format
    chart: Literal["initiative"]
    invented: Literal[True]
    says: str
    clause: str
    log2_weight: Level
    urgency_centre: Level
    aggressiveness: Divided
    withdraw_below: Level
    stand_below: Level
    attack_below: Level


class RainStart(Chart, frozen=True):
    """The probability that rain begins in a dry turn of a day, from a turn on."""

    scenario: Literal["campaign", "battle"]
    day: Positive
    chance: Number
    clause: str
    from_turn: Clock = "0000"


class Weather(Chart, frozen=True):
    """When it rains, weather.toml: not published."""

    format: Format
    chart: Literal["weather"]
    invented: Literal[True]
    says: str
    clause: str
    goes_on: Probability
    start: list[RainStart]
