"""Attacks in melee: what one is worth, and who goes where so that several attack a square together (ANT-8.4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from msgspec.structs import replace

from companion.charts.rounding import figure
from companion.games.tactical.computer.columns import FIGHT
from companion.games.tactical.computer.picture import PERCENT, Picture
from companion.games.tactical.computer.sheet import Sheet
from companion.games.tactical.computer.shots import flanks
from companion.games.tactical.rules.combat.factors import mode_in_force
from companion.games.tactical.rules.combat.field import bonuses, fighter
from companion.games.tactical.rules.combat.melee import may_not_melee
from companion.games.tactical.rules.ground.squares import Square
from companion.games.tactical.rules.orders.costs import fire_cost, melee_cost, mode_cost
from companion.games.tactical.rules.orders.paying import payer_of
from companion.games.tactical.rules.state import Unit


class Attack(NamedTuple):
    """A unit that could attack a square from one beside it."""

    unit: str
    at: Square
    strength: float
    flanks: bool
    exposed: float
    """What going there costs by the enemy's fire."""
    column: bool = False
    """It comes over a bridge or ford in column, and deploys there."""
    presses: int = 0
    """Forced marches that it takes."""


def can_attack(sheet: Sheet, one: Unit) -> bool:
    """Say whether a unit can fire and then attack in melee in the combat phase that follows."""
    if one.arm == "artillery" or one.routed or one.disrupted:
        return False
    needed = points_needed(sheet, one)
    if needed is None or one.points < needed:
        return False
    return not may_not_melee(sheet.rules, fighter(sheet.now, one), sheet.state.level)


def points_needed(sheet: Sheet, one: Unit) -> int | None:
    """Give the points that an attack takes, with the fire before it; None where the unit may not attack."""
    payer = payer_of(sheet.rules, sheet.state, one)
    melee, fire = melee_cost(sheet.rules, payer, attacks=True).points, fire_cost(sheet.rules, payer).points
    return None if melee is None or fire is None else melee + (fire if one.ammo else 0)


def strength(sheet: Sheet, one: Unit) -> float:
    """Give what an attacker weighs in melee, in men."""
    found = float(one.men)
    mode = mode_in_force(sheet.rules, fighter(sheet.now, one), sheet.state.level)
    if mode is not None:
        found *= float(figure(mode.melee))
    for bonus in bonuses(sheet.state, one):
        found *= 1 + bonus / PERCENT
    return found if one.ammo else found * float(figure(sheet.rules.out_of_ammo.melee))


# ---- what it is worth


def worth(sheet: Sheet, picture: Picture, enemy: Square, attacks: Iterable[Attack]) -> float:
    """Give what an attack is worth: losses inflicted and defenders driven off, less one's own losses."""
    level, rules = picture.level, sheet.rules
    flank = rules.modifiers.flank
    by, taken = float(figure(flank.attacker)), float(figure(flank.defender))
    attacks = list(attacks)
    if not attacks:
        return 0.0
    defenders = picture.enemies[enemy]
    flanked = any(one.flanks for one in attacks)
    ours = sum(one.strength * (by if one.flanks else 1) for one in attacks)
    theirs = picture.enemy_men[enemy] * (taken if flanked else 1)
    height = sheet.ground.elevation(enemy)
    if all(sheet.ground.elevation(one.at) < height for one in attacks):
        ours *= float(figure(rules.modifiers.higher.melee))
    outcome = picture.odds.of(ours, theirs)
    men = sum(one.men for one in defenders if one.arm != "artillery")
    guns = [one for one in defenders if one.arm == "artillery"]
    found = min(outcome.defenders_lost, men) * level.breaks if men else 0.0
    found += outcome.driven * (level.drive + len(guns) * picture.gun_worth)
    last = sum(volley[1] for volley in picture.volleys_of(enemy) if len(volley) > 1)
    found += outcome.driven * picture.barring.get(enemy, 0)
    found -= outcome.attackers_lost * level.taken
    found -= last * (taken if flanked else 1) * level.last_fire
    exposure = level.strikes if enemy in picture.barring else level.exposure
    return found - exposure * sum({one.at: one.exposed for one in attacks}.values())


def attack_of(
    sheet: Sheet,
    picture: Picture,
    one: Unit,
    at: Square,
    enemy: Square,
    *,
    exposed: float = 0,
    column: bool = False,
) -> Attack:
    """Give the attack of a unit as it is on an enemy's square from one beside it."""
    return Attack(one.id, at, strength(sheet, one), flanks(sheet, picture.enemies[enemy], at), exposed, column)


def ready(sheet: Sheet, one: Unit) -> Unit | None:
    """Give a unit as it would be deployed to fight; None where it cannot."""
    if one.arm == "artillery" or one.routed or one.disrupted or one.square is None:
        return None
    if one.mode == FIGHT[one.arm] or sheet.state.level == "basic":
        return one
    payer = payer_of(sheet.rules, sheet.state, one)
    cost = mode_cost(
        sheet.rules,
        payer,
        FIGHT[one.arm],
        terrain=sheet.ground.terrain(one.square),
        in_zone=one.square in sheet.enemy_zone,
    ).points
    return None if cost is None or cost > one.points else replace(one, mode=FIGHT[one.arm], points=one.points - cost)
