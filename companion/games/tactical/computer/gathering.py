"""Who attacks together: several units sent beside one square, over a stream in column where one lies before them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from msgspec.structs import replace

from companion.games.tactical.computer.assaults import (
    Attack,
    attack_of,
    can_attack,
    points_needed,
    ready,
    worth,
)
from companion.games.tactical.computer.columns import FIGHT, MARCH, in_column, parted
from companion.games.tactical.computer.picture import Fire, Picture
from companion.games.tactical.computer.sheet import Sheet
from companion.games.tactical.computer.troops import go, presses
from companion.games.tactical.rules.combat.field import fighter
from companion.games.tactical.rules.combat.melee import may_not_melee
from companion.games.tactical.rules.ground.squares import Square, around
from companion.games.tactical.rules.orders.costs import mode_cost
from companion.games.tactical.rules.orders.paying import payer_of
from companion.games.tactical.rules.state import Unit


def plan_assaults(sheet: Sheet, picture: Picture, names: Iterable[str], over: Mapping[str, Square]) -> set[str]:
    """Move units together beside squares that are worth an attack; give those that are so bound.

    `over` is {unit that may go over a stream for it: where it is sent}.
    """
    options = _options(sheet, picture, names, over)
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


def _options(
    sheet: Sheet, picture: Picture, names: Iterable[str], goals: Mapping[str, Square]
) -> dict[Square, list[Attack]]:
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
        more = presses(sheet, picture, one)
        pressed = replace(one, points=one.points + more)
        reach = sheet.reach(picture.board, pressed).costs if picture.away(one.square) <= picture.near else {}
        fire = Fire(picture, one.square)
        here = fire.at(one.square)
        ways = [(at, cost, False) for at, cost in ((one.square, 0), *reach.items())]
        ways += [(at, cost, True) for at, cost in _by_column(sheet, picture, one, goals.get(name)) if at not in reach]
        for at, cost, column in ways:
            short = max(0, cost + needed - one.points)
            if short <= (0 if column else more) and picture.away(at) == 1:
                exposed = max(0.0, fire.at(at) - here) * (1 + level.horse if one.arm == "cavalry" else 1)
                exposed += short * level.press
                for enemy in around(at):
                    if enemy in picture.enemies:
                        made = attack_of(sheet, picture, one, at, enemy, exposed=exposed, column=column)
                        found.setdefault(enemy, []).append(made._replace(presses=short))
    return found


def _by_column(sheet: Sheet, picture: Picture, one: Unit, goal: Square | None) -> Iterator[tuple[Square, int]]:
    """Yield where a unit comes over the stream before it in column, or on it, with the points it takes to deploy there.

    `one` is as it would be deployed where it stands.
    """
    assert one.square is not None
    was = sheet.unit(one.id)
    if goal is None or one.arm != "infantry" or picture.away(one.square) > picture.near:
        return
    marching = in_column(sheet, was) if parted(picture, one.square, goal) else None
    if marching is None:
        return
    payer = payer_of(sheet.rules, sheet.state, marching)
    change = mode_cost(sheet.rules, payer, FIGHT[one.arm], terrain="clear", in_zone=True).points
    if change is None:
        return
    spent = was.points - marching.points + change
    saved = was.points - one.points
    for at, cost in sheet.reach(picture.board, marching).costs.items():
        if at in picture.board.crossings or not parted(picture, at, goal):
            yield at, cost + spent - saved


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
        if len(team) >= picture.level.attackers:
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
    if attack.column:
        return _go_over(sheet, picture, attack, one)
    deployed = ready(sheet, one)
    assert deployed is not None
    if attack.presses:
        sheet.force_march(one.id, attack.presses)
        one = sheet.unit(one.id)
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


def _go_over(sheet: Sheet, picture: Picture, attack: Attack, one: Unit) -> bool:
    """Bring a unit over a stream in column and deploy it there; say whether it can attack then."""
    marching = in_column(sheet, one)
    reach = None if marching is None else sheet.reach(picture.board, marching)
    if reach is None or attack.at not in reach.costs:
        return False
    sheet.change_mode(one.id, MARCH[one.arm])
    go(sheet, picture, one.id, reach, attack.at)
    sheet.change_mode(one.id, FIGHT[one.arm])
    return can_attack(sheet, sheet.unit(one.id))
