"""Shapes of the markers and of what can be switched."""

from __future__ import annotations

from typing import ClassVar, Literal

from companion.charts.figures import Wording
from companion.charts.ruleset import Chart, Option
from companion.charts.upcasting import Format


class MarkerRow(Chart, frozen=True):
    """A marker, its letter, and the clauses of its effect and removal."""

    PLACE: ClassVar = "markers.marker"
    id: Literal["low-ammo", "disordered", "silenced", "damaged"]
    name: Wording
    letter: str
    effects: list[str]
    removal: list[str]
    comes_off: Wording
    permanent: bool = False


class Markers(Chart, frozen=True):
    """The markers, markers.toml."""

    format: Format
    chart: Literal["markers"]
    marker: list[MarkerRow]


class Setting(Chart, frozen=True):
    """A setting of a game that is no ruling."""

    PLACE: ClassVar = "options.setting"
    id: str
    label: Wording
    choices: list[str]


class Options(Chart, frozen=True):
    """What can be switched, options.toml."""

    format: Format
    chart: Literal["options"]
    option: list[Option]
    setting: list[Setting]
