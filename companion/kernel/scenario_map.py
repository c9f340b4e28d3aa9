"""The map that a scenario names, and whether a folder of house rules is about a map alone."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from companion.charts.faults import BadInput, Problem
from companion.kernel import shelf
from companion.kernel.shelf import MAP
from companion.language.tongue import tr


class WithMap(Protocol):
    """A scenario that names its map: one of an installation's, or a text file beside it."""

    @property
    def map(self) -> str:
        """Give the name."""


def map_text(scenario: WithMap, folder: Path | None, house: Path | None, *, file: str, shipped: Sequence[str]) -> str:
    """Give the map's text: of the house rules, beside the scenario, or a shipped one; raises BadInput."""
    if house is not None and (house / MAP).is_file():
        return shelf.read_text(house / MAP)
    if folder is not None and (folder / scenario.map).is_file():
        return shelf.read_text(folder / scenario.map)
    if scenario.map not in shipped:
        hint = tr("there are: {names}; or the name of a text file beside the scenario", names=", ".join(shipped))
        raise BadInput(Problem(file, "$.map", tr("there is no map {map!r}", map=scenario.map), hint))
    return shelf.resource_text("maps", scenario.map, MAP)


def charts_of(house: Path | None) -> Path | None:
    """Give the folder to read charts of house rules from: none where it holds a map alone."""
    alone = house is not None and (house / MAP).is_file() and not any(house.glob("*.toml"))
    return None if alone else house
