"""Attacks in melee: what one is worth, and who goes where so that several attack a square together (ANT-8.4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from msgspec.structs import replace

from companion.charts.rounding import figure
from companion.games.tactical.computer.picture import PERCENT, Fire, Picture
from companion.games.tactical.computer.sheet import Sheet
from companion.games.tactical.computer.shots import flanks
from companion.games.tactical.computer.troops import FIGHT, go
from companion.games.tactical.rules.combat.factors import mode_in_force
from companion.games.tactical.rules.combat.field import bonuses, fighter
from companion.games.tactical.rules.combat.melee import may_not_melee
from companion.games.tactical.rules.ground.squares import Square, around
from companion.games.tactical.rules.orders.costs import fire_cost, melee_cost, mode_cost
from companion.games.tactical.rules.orders.paying import payer_of
from companion.games.tactical.rules.state import Unit

MOST = 8
"""Attackers that are thought of for one square."""


class Attack(NamedTuple):
    """A unit that could attack a square from one beside it."""

    unit: str
    at: Square
    strength: float
    flanks: bool
    exposed: float
    """What going there costs by the enemy's fire."""


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
    found -= outcome.attackers_lost * level.taken
    found -= last * (taken if flanked else 1) * level.last_fire
    return found - level.exposure * sum({one.at: one.exposed for one in attacks}.values())


def attack_of(sheet: Sheet, picture: Picture, one: Unit, at: Square, enemy: Square, *, exposed: float = 0) -> Attack:
    """Give the attack of a unit as it is on an enemy's square from one beside it."""
    return Attack(one.id, at, strength(sheet, one), flanks(sheet, picture.enemies[enemy], at), exposed)


# ---- who goes where


def plan_assaults(sheet: Sheet, picture: Picture, names: Iterable[str]) -> set[str]:
    """Move units together beside squares that are worth an attack; give those that are so bound."""
    options = _options(sheet, picture, names)
    bound: set[str] = set()
    teams = {enemy: _team(sheet, picture, enemy, attacks, bound) for enemy, attacks in options.items()}
    while teams:
        # One after the other, the best first: units and squares that it takes are gone for the rest, whose teams are
        # picked anew.
        enemy = max(teams, key=lambda at: (teams[at][0], at))
        value, team = teams.pop(enemy)
        if value < picture.level.assault:
            break
        gone = {attack.unit for attack in team if _go(sheet, picture, attack)}
        taken = {attack.at for attack in team}
        bound |= gone
        for other, (_, rest) in teams.items():
            if any(attack.unit in gone or attack.at in taken for attack in rest):
                teams[other] = _team(sheet, picture, other, options[other], bound)
    return bound


def _options(sheet: Sheet, picture: Picture, names: Iterable[str]) -> dict[Square, list[Attack]]:
    """Give {enemy's square: every attack that could be made on it}, each unit from the squares it can reach."""
    found: dict[Square, list[Attack]] = {}
    level = picture.level
    for name in names:
        one = ready(sheet, sheet.unit(name))
        if one is None or one.square is None or one.morale < picture.level.spent:
            continue
        needed = points_needed(sheet, one)
        if needed is None or may_not_melee(sheet.rules, fighter(sheet.now, one), sheet.state.level):
            continue
        reach = sheet.reach(picture.board, one).costs if picture.away(one.square) <= picture.near else {}
        fire = Fire(picture, one.square)
        here = fire.at(one.square)
        for at, cost in ((one.square, 0), *reach.items()):
            if one.points - cost >= needed and picture.away(at) == 1:
                exposed = max(0.0, fire.at(at) - here) * (1 + level.horse if one.arm == "cavalry" else 1)
                for enemy in around(at):
                    if enemy in picture.enemies:
                        found.setdefault(enemy, []).append(attack_of(sheet, picture, one, at, enemy, exposed=exposed))
    return found


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


def _team(
    sheet: Sheet, picture: Picture, enemy: Square, attacks: list[Attack], bound: set[str]
) -> tuple[float, list[Attack]]:
    """Give the best attack on a square and its worth: the strongest first, while each makes it worth more."""
    by_unit: dict[str, list[Attack]] = {}
    for attack in attacks:
        if attack.unit not in bound:
            by_unit.setdefault(attack.unit, []).append(attack)
    for own in by_unit.values():
        # From a flank rather than from where it is cheap to stand: flanking multiplies, and for all who attack.
        own.sort(key=lambda attack: (not attack.flanks, attack.exposed, attack.at))
    best: tuple[float, list[Attack]] = (0.0, [])
    team: list[Attack] = []
    room: dict[Square, int] = {}
    for own in sorted(by_unit.values(), key=lambda own: (-own[0].strength * (1 + own[0].flanks), own[0].unit)):
        for attack in own:
            if attack.at not in room:
                room[attack.at] = _room(sheet, attack.at)
            stands = sheet.unit(attack.unit).square == attack.at
            if stands or room[attack.at] > 0:
                room[attack.at] -= not stands
                team.append(attack)
                value = worth(sheet, picture, enemy, team)
                # The best so far is kept and the team still grows: a second unit may be worth less than nothing alone,
                # and a third make up for it.
                if value > best[0]:
                    best = value, list(team)
                break
        if len(team) >= MOST:
            break
    return best


def _room(sheet: Sheet, at: Square) -> int:
    """Give how many more of infantry and cavalry have room in a square."""
    there = sheet.state.at(at)
    most = None if sheet.state.level == "basic" else sheet.rules.most_units(sheet.ground.terrain(at))
    troops = sum(one.arm != "artillery" for one in there)
    room = sheet.rules.stacking.troops.number - troops
    return room if most is None else min(room, most - len(there))


def _go(sheet: Sheet, picture: Picture, attack: Attack) -> bool:
    """Move a unit to where it attacks from; say whether it can attack from there."""
    one = sheet.unit(attack.unit)
    deployed = ready(sheet, one)
    assert deployed is not None
    if one.square != attack.at:
        reach = sheet.reach(picture.board, deployed)
        cost = reach.costs.get(attack.at)
        if cost is None or deployed.points - cost < (points_needed(sheet, deployed) or 0):
            return False
        sheet.change_mode(one.id, deployed.mode)
        go(sheet, picture, one.id, reach, attack.at)
    else:
        sheet.change_mode(one.id, deployed.mode)
    return True
