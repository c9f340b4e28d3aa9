"""The map of Antietam, the places of its gazetteer, and small grounds for tests."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import NamedTuple

from companion.games.tactical.charts.ruleset import Rules, load
from companion.games.tactical.rules.ground.map import Ground, Terrains
from companion.games.tactical.rules.ground.squares import Square
from companion.games.tactical.setup.georeference import Georeference, read_georeference
from companion.games.tactical.setup.map_text import read_map
from companion.kernel.shelf import resource_text, ruleset_texts

FOLDER = ("maps", "antietam")


class Point(NamedTuple):
    name: str
    kind: str
    at: tuple[float, float]
    square: Square
    on_map: bool


class Shape(NamedTuple):
    name: str
    kind: str
    area: bool
    at: tuple[tuple[float, float], ...]
    squares: tuple[Square, ...]


@cache
def rules() -> Rules:
    return load(ruleset_texts("antietam"))


@cache
def terrains() -> Terrains:
    return Terrains.of(rules())


@cache
def antietam() -> Ground:
    return read_map(resource_text(*FOLDER, "map.txt"), terrains(), file="map.txt")


@cache
def georeference() -> Georeference:
    return read_georeference(resource_text(*FOLDER, "georeference.toml"), file="georeference.toml")


@cache
def points() -> tuple[Point, ...]:
    rows = tomllib.loads(resource_text(*FOLDER, "landmarks.toml"))["point"]
    return tuple(Point(row["name"], row["kind"], tuple(row["at"]), tuple(row["square"]), row["on_map"]) for row in rows)


@cache
def shapes() -> dict[str, Shape]:
    rows = tomllib.loads(resource_text(*FOLDER, "landmarks.toml"))["shape"]
    return {
        row["name"]: Shape(
            row["name"], row["kind"], row["area"], tuple(map(tuple, row["at"])), tuple(map(tuple, row["squares"]))
        )
        for row in rows
    }
