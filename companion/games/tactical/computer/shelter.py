"""Batteries in danger: shelled for more than they do, or with foot before them and none beside; and where they go."""

from __future__ import annotations

from msgspec.structs import replace

from companion.games.tactical.charts.terms import Mode
from companion.games.tactical.computer.picture import Fire, Picture
from companion.games.tactical.computer.sheet import Sheet
from companion.games.tactical.computer.shots import best_target
from companion.games.tactical.computer.troops import company, go
from companion.games.tactical.rules.ground.squares import Square, around
from companion.games.tactical.rules.orders.costs import mode_cost
from companion.games.tactical.rules.orders.paying import payer_of
from companion.games.tactical.rules.state import Unit

LIMBERED: Mode = "limbered"


def shelter(sheet: Sheet, picture: Picture, one: Unit) -> bool:
    """Take a battery that is in danger where it is in less; say whether it went."""
    assert one.square is not None
    if not unsafe(sheet, picture, one, one.square):
        return False
    moved = limbered(sheet, one)
    if moved is None:
        return False
    reach, fire = sheet.reach(picture.board, moved), Fire(picture, one.square)
    here = fire.at(one.square)
    safer = [
        (fire.at(at), cost, at)
        for at, cost in reach.costs.items()
        if at not in picture.board.crossings | picture.doors and picture.away(at) > picture.level.keeps_off
    ]
    lost, _, to = min(safer, default=(here, 0, one.square))
    if to == one.square or (lost >= here and picture.away(to) <= picture.away(one.square)):
        return False
    sheet.change_mode(one.id, LIMBERED)
    go(sheet, picture, one.id, reach, to)
    return True


def unsafe(sheet: Sheet, picture: Picture, one: Unit, at: Square) -> bool:
    """Say whether a battery would lose more in a square than its fire from there is worth."""
    return (
        _is_alone(sheet, picture, one, at) or _lost(sheet, picture, one, at) > best_target(sheet, picture, one, at)[0]
    )


def _lost(sheet: Sheet, picture: Picture, one: Unit, at: Square) -> float:
    """Give what the enemy's fire would cost a battery in a combat phase, in points: guns are dear."""
    assert one.square is not None
    return Fire(picture, one.square).at(at) * picture.gun_worth / sheet.rules.guns.a_gun.men


def _is_alone(sheet: Sheet, picture: Picture, one: Unit, at: Square) -> bool:
    """Say whether a battery, with its side's troops about it, is too weak for the enemy's who are at hand."""
    if picture.away(at) > picture.level.keeps_off:
        return False
    beside = company(sheet, picture, one)
    own = one.guns * picture.level.gun_strength + sum(beside.get(near, 0) for near in (at, *around(at)))
    return own < picture.threat(at) * picture.level.danger_share


def limbered(sheet: Sheet, one: Unit) -> Unit | None:
    """Give a battery as it would be limbered up; None where it cannot be."""
    if one.mode == LIMBERED or sheet.state.level == "basic":
        return one
    assert one.square is not None
    payer = payer_of(sheet.rules, sheet.state, one)
    cost = mode_cost(
        sheet.rules, payer, LIMBERED, terrain=sheet.ground.terrain(one.square), in_zone=one.square in sheet.enemy_zone
    ).points
    return None if cost is None or cost > one.points else replace(one, mode=LIMBERED, points=one.points - cost)
