"""Facings and plots, once everybody stands where he will fight: whom each square attacks, which way it faces."""

from __future__ import annotations

from collections.abc import Collection

from companion.games.tactical.computer.aiming import aim, face_the_enemy
from companion.games.tactical.computer.assaults import attack_of, can_attack, strength, worth
from companion.games.tactical.computer.picture import Picture
from companion.games.tactical.computer.sheet import Sheet
from companion.games.tactical.rules.combat.field import standing
from companion.games.tactical.rules.ground.squares import Square, around, facing_to
from companion.games.tactical.rules.state import Unit

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
            turn = aim if picture.level.aims else face_the_enemy
            turn(sheet, picture, at, units)


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
