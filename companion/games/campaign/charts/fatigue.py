"""Shapes of fatigue, rout and effectiveness."""

from __future__ import annotations

from typing import Literal

from companion.charts.figures import Number
from companion.charts.ruleset import Chart, Times
from companion.charts.upcasting import Format
from companion.games.campaign.charts.shared import Contact, FatiguePoints, Level, Natural, Percentage, Positive, Side


class Demoralised(Chart, frozen=True):
    """At which morale a corps is demoralised, and the modes that this gives it."""

    level: Number
    contact: Contact
    urgency: Natural
    clause: str
    modes_clause: str


class Fatigue(Chart, frozen=True):
    """What tires and what rests a corps, fatigue.toml; losses and urgency in battle stand in combat.toml."""

    format: Format
    chart: Literal["fatigue"]
    clause: str
    force_march: FatiguePoints
    normal_march: FatiguePoints
    normal_march_at_night: FatiguePoints
    rest: FatiguePoints
    off_road: FatiguePoints
    unbridged_river: FatiguePoints
    least: FatiguePoints
    grain: FatiguePoints
    destroyed_at: FatiguePoints
    fresh_level: Level
    demoralised: Demoralised


class HighestDraw(Chart, frozen=True):
    """The highest number drawn; the lowest is 1."""

    highest: Positive
    clause: str


class Rout(Chart, frozen=True):
    """The check of a withdrawal, and what a rout costs, rout.toml."""

    format: Format
    chart: Literal["rout"]
    clause: str
    check: HighestDraw
    loss: Percentage
    a_leadership_point: Percentage
    guns: Times
    most: Percentage
    computer_declines_below: Level


class EffectivenessRow(Chart, frozen=True):
    """The effectiveness of a corps; letter "HQ" is the headquarters."""

    side: Side
    letter: str
    level: Number
    clause: str


class Effectiveness(Chart, frozen=True):
    """The average effectiveness of each corps, effectiveness.toml: not published."""

    format: Format
    chart: Literal["effectiveness"]
    invented: Literal[True]
    says: str
    clause: str
    row: list[EffectivenessRow]
