"""Facings and plots of fire: which way a square looks, and whom its units fire at."""

from __future__ import annotations

from collections.abc import Mapping

from companion.charts.rounding import figure
from companion.games.tactical.computer.picture import Fire, Picture
from companion.games.tactical.computer.sheet import Sheet
from companion.games.tactical.computer.shots import shot, targets
from companion.games.tactical.rules.ground.squares import DIRECTIONS, Direction, Square, distance, facing_to, in_arc
from companion.games.tactical.rules.state import Unit


def face_the_enemy(sheet: Sheet, picture: Picture, at: Square, units: list[Unit]) -> None:
    """Turn a square to where most of the enemy is near."""
    if sheet.state.level == "basic":
        return
    far = max(len(picture.board.rates(one.weapon)) for one in units) + picture.level.near
    if picture.away(at) > far:
        return
    near = [
        # By a high power: one regiment beside the square matters more than a division at the edge of range.
        (enemy, men / squares**picture.level.closeness)
        for enemy, men in picture.enemy_men.items()
        if (squares := distance(at, enemy)) <= far
    ]
    now = units[0].facing

    def weight(direction: int) -> tuple[float, bool]:
        return sum(men for enemy, men in near if in_arc(at, direction, enemy)), direction == now

    sheet.face(units[0].id, max(DIRECTIONS, key=weight))


def aim(sheet: Sheet, picture: Picture, at: Square, units: list[Unit]) -> None:
    """Turn a square to where its fire does most for what it is exposed to from its flanks, and plot that fire."""
    if sheet.state.level == "basic":
        return
    level, flank = picture.level, sheet.rules.modifiers.flank
    shots = {one.id: _shots(sheet, picture, one, at) for one in units if not one.routed and one.mode != "limbered"}
    fire = list(Fire(picture, at).each(at))
    more = (float(figure(flank.attacker)) - 1) * picture.cover(at) * level.taken
    close = [
        (enemy, men / squares**level.closeness)
        for enemy, men in picture.enemy_men.items()
        if (squares := distance(at, enemy)) <= picture.near
    ]
    if not any(shots.values()) and not fire and not close:
        return
    now = units[0].facing
    straight = {facing_to(at, max(own, key=lambda enemy: (own[enemy], enemy))) for own in shots.values() if own}

    def worth(direction: Direction) -> tuple[float, bool, bool]:
        dealt = sum(_aimed(picture, at, direction, own)[0] for own in shots.values())
        flanked = sum(loss for one, loss in fire if not in_arc(at, direction, one.at)) * more
        guarded = sum(men for enemy, men in close if in_arc(at, direction, enemy)) * level.guard
        return dealt - flanked + guarded, direction in straight, direction == now

    best = max(DIRECTIONS, key=worth)
    sheet.face(units[0].id, best)
    for name, own in shots.items():
        sheet.target(name, _aimed(picture, at, best, own)[1])


def _shots(sheet: Sheet, picture: Picture, one: Unit, at: Square) -> dict[Square, float]:
    """Give what a unit's shot is worth at each enemy in range and sight."""
    if not picture.volley(sheet.state, one):
        return {}
    return {enemy: shot(sheet, picture, one, at, enemy) for enemy in targets(sheet, picture, one, at)}


def _aimed(
    picture: Picture, at: Square, direction: Direction, shots: Mapping[Square, float]
) -> tuple[float, Square | None]:
    """Give what a shot comes to in an arc, and its plot: the best target, or none where an enemy is near.

    Without a plot the nearest is fired at, and he will come nearer.
    """
    seen = [enemy for enemy in shots if in_arc(at, direction, enemy)]
    if not seen:
        return 0.0, None
    nearest = min(seen, key=lambda enemy: (distance(at, enemy), -picture.enemy_men[enemy], enemy))
    # No plot: the rules then aim at whoever is nearest when it comes to fire, which a plot made now could miss.
    if distance(at, nearest) <= picture.level.plots_beyond:
        return shots[nearest], None
    best = max(seen, key=lambda enemy: (shots[enemy], enemy))
    return shots[best], best
