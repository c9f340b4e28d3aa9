"""What lies on the map: rows that a side's view fills in. Nothing here knows a game; what is not given is not shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.rules.hexes import Hex, distance
from companion.language.tongue import declared, plural, tr
from companion.language.words import capital, listed, trait_words

Side = Literal["union", "confederate"]


class Counter(msgspec.Struct, frozen=True):
    """A unit of one's own side, where it was when it last reported."""

    id: str
    at: Hex
    side: Side
    name: str
    strength: str = ""
    """Shown where there is room for it; "" where none is known."""
    age: int = 0
    """Turns since the report."""
    headquarters: bool = False
    selected: bool = False
    said: tuple[str, ...] = ()
    """Its traits, and what only eyes know of it."""


class Sighting(msgspec.Struct, frozen=True):
    """Enemies as one believes them to be in a hex."""

    at: Hex
    side: Side
    """Whose they are: the enemy's."""
    strength: int | None = None
    """An estimate, in the points of the game; None where nothing but their presence is known."""
    age: int = 0


class Activity(msgspec.Struct, frozen=True):
    """Dust or smoke, which may be false."""

    at: Hex


class Forage(msgspec.Struct, frozen=True):
    """How much a hex still gives to whoever forages there."""

    at: Hex
    left: int


class Route(msgspec.Struct, frozen=True):
    """A path that is being given: the hex it starts from, then the hexes to enter, which are numbered from 1."""

    side: Side
    hexes: tuple[Hex, ...]


class Radius(msgspec.Struct, frozen=True):
    """How far orders reach at once: every hex within so many hexes of one."""

    at: Hex
    hexes: int
    side: Side


class Clash(msgspec.Struct, frozen=True):
    """What a battle in a hex has cost, in the points of the game."""

    at: Hex
    lost: dict[Side, int]
    fresh: bool = True
    """It was fought just now, not earlier this turn."""


class Trail(msgspec.Struct, frozen=True):
    """The hexes through which somebody came, the last where he is."""

    side: Side
    hexes: tuple[Hex, ...]


class MapMarks(msgspec.Struct, frozen=True):
    """All that lies on the map, as one seat knows it; made anew from its view after every change."""

    counters: tuple[Counter, ...] = ()
    """In the order in which they lie in a hex, from the top; headquarters go first whatever the order."""
    sightings: tuple[Sighting, ...] = ()
    activity: tuple[Activity, ...] = ()
    forage: tuple[Forage, ...] = ()
    routes: tuple[Route, ...] = ()
    radius: Radius | None = None
    trails: tuple[Trail, ...] = ()
    clashes: tuple[Clash, ...] = ()
    """One a hex at most."""
    night: bool = False
    """The map is drawn in the dark theme's colours."""
    rain: bool = False


NOTHING = MapMarks()


def within(ground: Ground, radius: Radius) -> tuple[Hex, ...]:
    """Give the hexes of a map that a radius holds."""
    return tuple(at for at in ground.terrain if distance(at, radius.at) <= radius.hexes)


def badge(age: int) -> str:
    """Give what stands on an old report: its age as a negative number, "" on one of this turn."""
    return f"−{age}" if age > 0 else ""


def aged(age: int) -> str:
    """Say how old a report is."""
    return tr("this turn") if age <= 0 else plural(age, "one turn old", "{n} turns old")


_TERRAIN = {"town": "town", "road": "road", "clear": "open country", "mountain": "mountain, impassable"}
declared(_TERRAIN)


def aloud(ground: Ground, marks: MapMarks, at: Hex) -> str:
    """Say everything that is shown of a hex: where it is, what it is, who is there."""
    return " · ".join(listing(ground, marks, at))


def listing(ground: Ground, marks: MapMarks, at: Hex) -> tuple[str, ...]:
    """Give a line for each thing that is shown of a hex; counters in the order in which they lie."""
    return tuple(_said(ground, marks, at)) if ground.on_map(at) else (tr("off the map"),)


def _said(ground: Ground, marks: MapMarks, at: Hex) -> Iterator[str]:
    name = ground.towns.get(at, "")
    yield tr("hex {x},{y}", x=at[0], y=at[1]) + (f" {name}" if name else "")
    yield tr(_TERRAIN[ground.terrain[at]])
    rivers = sorted({river for (here, _), river in ground.rivers.items() if here == at})
    if rivers:
        yield tr("on the {rivers}", rivers=listed(rivers))
    for one in marks.counters:
        if one.at == at:
            yield ", ".join(part for part in (one.name, one.strength, trait_words(one.said), aged(one.age)) if part)
    for sighting in marks.sightings:
        if sighting.at == at:
            much = tr("enemy, about {n}", n=sighting.strength) if sighting.strength is not None else tr("enemy")
            yield f"{much}, {aged(sighting.age)}"
    for clash in marks.clashes:
        if clash.at == at:
            costs = (tr("{side} {n}", side=tr(capital(side)), n=much) for side, much in clash.lost.items())
            yield tr("battle, strength points lost: {costs}", costs=", ".join(costs))
    if any(one.at == at for one in marks.activity):
        yield tr("activity, perhaps false")
    for forage in marks.forage:
        if forage.at == at:
            yield tr("forage left: {n}", n=forage.left)
    for route in marks.routes:
        if at in route.hexes[1:]:
            yield tr("step {n} of the route", n=route.hexes.index(at, 1))
