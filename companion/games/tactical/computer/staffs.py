"""Leaders: each rides to the unit from which he leads most of his formation (ANT-4.1, ANT-7.12)."""

from __future__ import annotations

from companion.games.tactical.computer.picture import Fire, Picture
from companion.games.tactical.computer.sheet import Sheet
from companion.games.tactical.rules.ground.squares import distance
from companion.games.tactical.rules.orders.leaders_moving import can_go_to
from companion.games.tactical.rules.state import Leader, Unit


def move_leaders(sheet: Sheet, picture: Picture) -> None:
    """Send the leaders of corps and divisions where they are needed, corps first."""
    row = next((row for row in sheet.rules.command.trace if row.side == picture.side), None)
    if row is None:
        return
    leaders = [one for one in sheet.state.leaders.values() if one.side == picture.side and one.unit and not one.waits]
    division = row.unit_to_division.squares
    corps = row.division_to_corps.squares if row.division_to_corps is not None else division
    for leader in sorted(leaders, key=lambda one: one.rank):
        if leader.rank in ("corps", "division") and not leader.lost:
            _place(sheet, picture, leader, corps if leader.rank == "corps" else division)


def _place(sheet: Sheet, picture: Picture, leader: Leader, reach: int) -> None:
    """Send a leader to the unit with most of his formation within reach, out of the enemy's where that is the same."""
    there = sheet.unit(leader.unit)
    choices = [*can_go_to(sheet.rules, sheet.state, leader)]
    own = [one for one in (*choices, there) if one.square is not None]
    if not choices or there.square is None:
        return

    def worth(one: Unit) -> tuple[float, int, bool]:
        assert one.square is not None
        away = [distance(one.square, other.square) for other in own if other.square is not None]
        led = sum(squares <= reach for squares in away)
        in_zone = one.square in sheet.enemy_zone
        risk = (
            picture.level.staff
            * Fire(picture, one.square).at(one.square)
            / max(1, one.men or one.guns * sheet.rules.guns.a_gun.men)
        )
        return led - risk - in_zone * picture.level.beside, -sum(away), one.id == leader.unit

    best = max(own, key=worth)
    if worth(best)[0] > worth(there)[0]:
        sheet.transfer(leader, best)
