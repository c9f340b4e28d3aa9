"""Shots: whom a unit would have in range and sight from a square, and what its fire at each would be worth."""

from __future__ import annotations

from collections.abc import Collection

from companion.charts.rounding import figure
from companion.games.tactical.computer.picture import Picture
from companion.games.tactical.computer.sheet import Sheet
from companion.games.tactical.rules.combat.field import fighter, outside_arc
from companion.games.tactical.rules.combat.fire import always_flanked
from companion.games.tactical.rules.ground.squares import Square, distance
from companion.games.tactical.rules.orders.plotting import occupied
from companion.games.tactical.rules.state import Unit


def flanks(sheet: Sheet, defenders: Collection[Unit], at: Square) -> bool:
    """Say whether an attack from a square takes defenders in flank."""
    level = sheet.state.level
    if level == "basic":
        return False
    return outside_arc(level, defenders, at) or any(
        always_flanked(sheet.rules, fighter(sheet.now, one), level) for one in defenders
    )


def targets(sheet: Sheet, picture: Picture, one: Unit, at: Square) -> frozenset[Square]:
    """Give the enemy's squares that a battery would have in range and sight from a square, whichever way it faces."""
    far = len(picture.board.rates(one.weapon)) - 1
    if picture.away(at) > far:
        return frozenset()
    near: Collection[Square] = [enemy for enemy in picture.enemies if 0 < distance(at, enemy) <= far]
    return sheet.sight.from_(at, occupied(sheet.state), turn=picture.turn, among=near)


def shot(sheet: Sheet, picture: Picture, one: Unit, at: Square, enemy: Square) -> float:
    """Give what a unit's fire from a square at an enemy's is worth, in points; nothing where it cannot reach him."""
    volley, squares = picture.volley(sheet.state, one), distance(at, enemy)
    if squares >= len(volley):
        return 0.0
    found = volley[squares] * picture.cover(enemy) * picture.crowd(enemy) * picture.loss_worth(enemy, one.arm)
    flank = sheet.rules.modifiers.flank.attacker
    return found * float(figure(flank)) if flanks(sheet, picture.enemies[enemy], at) else found


def best_target(sheet: Sheet, picture: Picture, one: Unit, at: Square) -> tuple[float, Square | None]:
    """Give what a battery's fire from a square is worth at the best of its targets, and that target."""
    return max(
        ((shot(sheet, picture, one, at, enemy), enemy) for enemy in targets(sheet, picture, one, at)),
        default=(0.0, None),
    )
