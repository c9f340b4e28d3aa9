"""Facings and plots, once everybody stands where he will fight: whom each square attacks, which way it faces."""

from __future__ import annotations

from collections.abc import Collection

from companion.players.tactical.assaults import attack_of, can_attack, strength, worth
from companion.players.tactical.guns import best_target
from companion.players.tactical.picture import Picture
from companion.players.tactical.sheet import Sheet
from companion.tactical.field import standing
from companion.tactical.squares import DIRECTIONS, Square, around, distance, facing_to, in_arc
from companion.tactical.state import Unit

Own = dict[Square, list[Unit]]


def attack_and_face(sheet: Sheet, picture: Picture, stay: Collection[str] = ()) -> None:
    """Plot the attacks that promise enough, and turn everybody else to the enemy; some are not to advance."""
    own = standing(sheet.state, picture.side)
    able = {at: found for at, units in own.items() if (found := [one for one in units if can_attack(sheet, one)])}
    attacking = _by_worth(sheet, picture, able) if picture.level.assault else _by_odds(sheet, picture, able)
    for at, enemy in attacking.items():
        sheet.face(own[at][0].id, facing_to(at, enemy))
        for one in able[at]:
            if sheet.state.level == "basic":
                sheet.target(one.id, enemy)
            sheet.melee(one.id)
            if one.id in stay:
                sheet.stand(one.id)
    for at, units in own.items():
        if at not in attacking and not all(one.routed for one in units):
            battery = next((one for one in units if one.arm == "artillery" and not one.routed), None)
            if not (picture.level.batteries and battery is not None and _aim(sheet, picture, battery)):
                _face_the_enemy(sheet, picture, at, units)


def _aim(sheet: Sheet, picture: Picture, one: Unit) -> bool:
    """Turn a battery to its best target and plot fire at it; say whether it has one."""
    assert one.square is not None
    if one.mode == "limbered" and sheet.state.level != "basic":
        return False
    if picture.away(one.square) <= picture.near:
        sheet.target(one.id, None)  # the nearest will come nearer
        return False
    _, enemy = best_target(sheet, picture, one, one.square)
    if enemy is None:
        return False
    sheet.face(one.id, facing_to(one.square, enemy))
    sheet.target(one.id, enemy)
    return True


def _by_odds(sheet: Sheet, picture: Picture, able: Own) -> dict[Square, Square]:
    """Give {square: the enemy's square beside it that its units attack}, the best odds first."""
    men = {at: sum(strength(sheet, one) for one in units) for at, units in able.items()}
    beside = {enemy: [at for at in around(enemy) if at in able] for enemy in picture.enemies}
    found: dict[Square, Square] = {}
    while beside:
        odds = {
            enemy: sum(men[at] for at in squares if at not in found) / max(1.0, picture.enemy_men[enemy])
            for enemy, squares in beside.items()
        }
        enemy = max(odds, key=lambda at: (odds[at], at))
        if odds[enemy] < picture.level.odds:
            break
        found |= {at: enemy for at in beside.pop(enemy) if at not in found}
    return found


def _by_worth(sheet: Sheet, picture: Picture, able: Own) -> dict[Square, Square]:
    """Give the same by what each attack is worth, the best first."""
    beside = {
        enemy: {
            at: [attack_of(sheet, picture, one, at, enemy) for one in able[at]] for at in around(enemy) if at in able
        }
        for enemy in picture.enemies
    }
    found: dict[Square, Square] = {}
    while beside:
        values = {
            enemy: worth(sheet, picture, enemy, [one for at, own in squares.items() if at not in found for one in own])
            for enemy, squares in beside.items()
        }
        enemy = max(values, key=lambda at: (values[at], at))
        if values[enemy] < picture.level.assault:
            break
        found |= {at: enemy for at in beside.pop(enemy) if at not in found}
    return found


def _face_the_enemy(sheet: Sheet, picture: Picture, at: Square, units: list[Unit]) -> None:
    """Turn a square to where most of the enemy is near."""
    if sheet.state.level == "basic":
        return
    far = max(len(picture.board.rates(one.weapon)) for one in units) + picture.level.near
    if picture.away(at) > far:
        return
    near = [
        (enemy, men / squares**3) for enemy, men in picture.enemy_men.items() if (squares := distance(at, enemy)) <= far
    ]
    now = units[0].facing

    def weight(direction: int) -> tuple[float, bool]:
        return sum(men for enemy, men in near if in_arc(at, direction, enemy)), direction == now

    sheet.face(units[0].id, max(DIRECTIONS, key=weight))
