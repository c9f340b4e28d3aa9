"""How the desk writes squares, directions, arms, formations and strengths."""

from __future__ import annotations

from collections.abc import Iterable

from companion.games.tactical.rules.ground.map import Ground
from companion.games.tactical.rules.ground.squares import NAMES, Direction, Square
from companion.games.tactical.rules.state import Leader, Unit
from companion.language.tongue import declared, plural, tr
from companion.language.words import listed

SHORT = {1: "N", 2: "NE", 3: "E", 4: "SE", 5: "S", 6: "SW", 7: "W", 8: "NW"}
declared(SHORT)
NOTHING = "–"


def strength(one: Unit) -> str:
    """Give a unit's strength: "412 men", "26 guns"."""
    if one.arm == "artillery":
        return plural(one.guns, "{n} gun", "{n} guns")
    return plural(one.men, "{n} man", "{n} men")


def short(direction: Direction) -> str:
    """Give the letters of a direction: "NE"."""
    return tr(SHORT[direction])


def way(direction: Direction) -> str:
    """Give a direction as the books number it: "5 S"."""
    return f"{direction} {short(direction)}"


def way_aloud(direction: Direction) -> str:
    """Give a direction in full."""
    return tr(NAMES[direction])


def ground_words(ground: Ground, at: Square) -> str:
    """Give terrain and elevation of a square: "cornfield, level 3"."""
    shown = tr(ground.shown(at).replace("_", " "))
    return tr("{terrain}, level {n}", terrain=shown, n=ground.elevation(at))


def formation(one: Unit) -> str:
    """Give the formations of a unit: "Ricketts's division, I Corps"."""
    corps = one.corps if one.corps.endswith("Corps") or not one.corps else tr("{name}'s corps", name=one.corps)
    division = tr("{name}'s division", name=one.division) if one.division else ""
    own = tr("independent") if one.independent else ""
    return ", ".join(part for part in (division, corps, own) if part)


def company(one: Unit, units: Iterable[Unit]) -> str:
    """Give who shares a unit's square: "with Patrick, Gibbon", "" for nobody."""
    others = [unit.name for unit in units if unit.id != one.id and unit.square == one.square and unit.square]
    return tr("with {names}", names=listed(others)) if others else ""


def rank(leader: Leader) -> str:
    """Give what a leader commands: "I Corps", "Ricketts's division"."""
    if leader.rank == "corps":
        return leader.formation if leader.formation.endswith("Corps") else tr("{name}'s corps", name=leader.formation)
    if leader.rank == "division":
        return tr("{name}'s division", name=leader.formation)
    return tr("{name}'s brigade", name=leader.formation)
