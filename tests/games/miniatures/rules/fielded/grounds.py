"""Battles on a field for the tests: ground of any kind, units about it, as a seed says."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from companion.games.miniatures.charts.ruleset import FIELD, FILES, Rules
from companion.games.miniatures.game import Miniatures
from companion.games.miniatures.rules.fielded.asking import Field, asked
from companion.games.miniatures.rules.state import State
from companion.kernel.shelf import ruleset_texts
from tests.games.miniatures.building import a_battery, a_battle, a_brigade

AREAS = ("woods", "hill", "town", "rough", "orchard")
LINES = ("fence", "wall", "road", "stream", "breastworks")


def feature(kind: str, *places: Sequence[float], **more: Any) -> dict[str, Any]:
    """Give a piece of ground: an area by its corners, a line, or a place."""
    shape: dict[str, Any] = {"type": "LineString", "coordinates": places}
    if kind in (*AREAS, "water"):
        shape = {"type": "Polygon", "coordinates": [[*places, places[0]]]}
    elif kind in ("ford", "bridge", "pass"):
        shape = {"type": "Point", "coordinates": places[0]}
    return {"type": "Feature", "properties": {"kind": kind, **more}, "geometry": shape}


def block(kind: str, west: float, south: float, east: float, north: float, **more: Any) -> dict[str, Any]:
    """Give ground between four edges."""
    return feature(kind, (west, south), (east, south), (east, north), (west, north), **more)


def game(*features: dict[str, Any], table: tuple[float, float] = (72, 48)) -> Miniatures:
    """Give the rules of a game that is fought on a field."""
    text = msgspec.json.encode({"type": "FeatureCollection", "table": table, "features": features}).decode()
    return Miniatures({**ruleset_texts("miniatures", only=tuple(FILES)), FIELD: text})


def rules(*features: dict[str, Any], **options: int) -> Rules:
    """Give the rules with a field, as a battle without options has them."""
    return game(*features).rules(a_battle(options=options))


def of(state: State, *features: dict[str, Any], seat: Any = "referee") -> Field:
    """Give the field of a battle as a seat may ask it."""
    return asked(game(*features).rules(state), state, seat)


def ground(by: Random, count: int, extent: tuple[float, float] = (40, 30)) -> list[dict[str, Any]]:
    """Draw pieces of ground about a table."""
    return [_piece(by, nth, extent) for nth in range(count)]


def _piece(by: Random, nth: int, extent: tuple[float, float]) -> dict[str, Any]:
    x, y = by.uniform(0, extent[0]), by.uniform(0, extent[1])

    def held(u: float, v: float) -> tuple[float, float]:
        return min(extent[0], max(0.0, u)), min(extent[1], max(0.0, v))

    if by.random() < 0.6:
        kind, wide = by.choice(AREAS), by.uniform(1, 4)
        turns = [math.tau * step / 7 for step in range(7)]
        ring = [held(x + wide * math.cos(turn), y + wide * math.sin(turn)) for turn in turns]
        more: dict[str, Any] = {"level": by.randint(1, 3)} if kind == "hill" else {}
        if kind == "woods":
            more = {"density": by.choice(("open", "closed"))}
        return feature(kind, *ring, name=f"{kind} {nth}", **more)
    way = [held(x + by.uniform(-5, 5), y + by.uniform(-5, 5)) for _ in range(3)]
    return feature(by.choice(LINES), *way, name=f"line {nth}")


def battle(by: Random, count: int, extent: tuple[float, float] = (40, 30), **more: Any) -> State:
    """Draw units of both sides that mostly look at each other."""
    those: list[Any] = []
    for nth in range(count):
        side: Any = "union" if nth % 2 else "confederate"
        x, y = by.uniform(2, extent[0] - 2), by.uniform(2, extent[1] - 2)
        about = math.degrees(math.atan2(extent[0] / 2 - x, extent[1] / 2 - y))
        place = {"at": (round(x, 2), round(y, 2)), "facing": round((about + by.uniform(-70, 70)) % 360, 1)}
        if by.random() < 0.3:
            guns = {"gun": by.choice(("smoothbore", "rifled")), "limbered": by.random() < 0.1}
            those.append(
                a_battery(f"u{nth}", side, stands=by.randint(1, 3), low_ammo=by.random() < 0.2, **guns, **place)
            )
        else:
            shape = by.choice(("single-line", "single-line", "double-line", "attack-column", "march-column"))
            those.append(a_brigade(f"u{nth}", side, stands=by.randint(1, 8), formation=shape, **place))
    return a_battle(*those, **{"step": "offensive", "player_turn": "union", **more})
