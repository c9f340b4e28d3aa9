"""Fortifications: troops who stay build them while the enemy is away (ANT-7.11)."""

from __future__ import annotations

from companion.games.tactical.computer.picture import Picture
from companion.games.tactical.computer.sheet import Sheet
from companion.games.tactical.rules.orders.fortifying import why_not


def dig_in(sheet: Sheet, picture: Picture) -> None:
    """Let the infantry that has not moved and has nobody to fight build a level."""
    if sheet.state.level != "advanced":
        return
    for one in tuple(sheet.state.here(picture.side)):
        if one.square is None or one.arm != "infantry" or one.squares or one.fatigue >= picture.level.digs_below:
            continue
        if picture.away(one.square) > picture.level.digs_away and not any(why_not(sheet.now, one)):
            sheet.fortify(one.id)
