"""Facings and plots, once everybody stands where he will fight: whom each square attacks, which way it faces."""

from __future__ import annotations

from companion.players.tactical.picture import Picture
from companion.players.tactical.sheet import Sheet
from companion.rounding import figure
from companion.tactical.costs import fire_cost, melee_cost
from companion.tactical.factors import mode_in_force
from companion.tactical.field import bonuses, fighter, standing
from companion.tactical.melee import may_not_melee
from companion.tactical.paying import payer_of
from companion.tactical.squares import DIRECTIONS, Square, around, distance, facing_to, in_arc
from companion.tactical.state import Unit

PERCENT = 100


def attack_and_face(sheet: Sheet, picture: Picture) -> None:
    """Plot the attacks that promise enough, and turn everybody else to the enemy."""
    own = standing(sheet.state, picture.side)
    attacking = _attacks(sheet, picture, own)
    for at, enemy in attacking.items():
        sheet.face(own[at][0].id, facing_to(at, enemy))
        for one in own[at]:
            if can_attack(sheet, one):
                if sheet.state.level == "basic":
                    sheet.target(one.id, enemy)
                sheet.melee(one.id)
    for at, units in own.items():
        if at not in attacking and not all(one.routed for one in units):
            _face_the_enemy(sheet, picture, at, units)


def _attacks(sheet: Sheet, picture: Picture, own: dict[Square, list[Unit]]) -> dict[Square, Square]:
    """Give {square: the enemy's square beside it that its units attack}, the best odds first."""
    able = {at: sum(strength(sheet, one) for one in units if can_attack(sheet, one)) for at, units in own.items()}
    beside = {enemy: [at for at in around(enemy) if able.get(at, 0) > 0] for enemy in picture.enemies}
    found: dict[Square, Square] = {}
    while True:
        odds = [
            (sum(able[at] for at in squares if at not in found) / max(1.0, picture.enemy_men[enemy]), enemy)
            for enemy, squares in beside.items()
        ]
        best, enemy = max(odds, default=(0.0, (0, 0)))
        if best < picture.level.odds or best <= 0:
            return found
        found |= {at: enemy for at in beside.pop(enemy) if at not in found}


def strength(sheet: Sheet, one: Unit) -> float:
    """Give what an attacker weighs in melee, in men."""
    found = float(one.men)
    mode = mode_in_force(sheet.rules, fighter(sheet.now, one), sheet.state.level)
    if mode is not None:
        found *= float(figure(mode.melee))
    for bonus in bonuses(sheet.state, one):
        found *= 1 + bonus / PERCENT
    return found


def can_attack(sheet: Sheet, one: Unit) -> bool:
    """Say whether a unit can fire and then attack in melee in the combat phase that follows."""
    if one.arm == "artillery" or one.routed or one.disrupted:
        return False
    payer = payer_of(sheet.rules, sheet.state, one)
    melee, fire = melee_cost(sheet.rules, payer, attacks=True).points, fire_cost(sheet.rules, payer).points
    if melee is None or fire is None or one.points < melee + (fire if one.ammo else 0):
        return False
    return not may_not_melee(sheet.rules, fighter(sheet.now, one), sheet.state.level)


def _face_the_enemy(sheet: Sheet, picture: Picture, at: Square, units: list[Unit]) -> None:
    """Turn a square to where most of the enemy is near."""
    if sheet.state.level == "basic":
        return
    far = max(len(picture.board.rates(one.weapon)) for one in units) + picture.level.near
    near = [
        (enemy, picture.enemy_men[enemy] / distance(at, enemy) ** 3)
        for enemy in picture.enemies
        if distance(at, enemy) <= far
    ]
    if not near:
        return
    now = units[0].facing

    def worth(direction: int) -> tuple[float, bool]:
        return sum(weight for enemy, weight in near if in_arc(at, direction, enemy)), direction == now

    sheet.face(units[0].id, max(DIRECTIONS, key=worth))
