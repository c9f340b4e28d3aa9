"""Who has been made to fall back and has not been moved there yet, and how that is told and drawn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from companion.drawing.shapes import Shape, Stroke, Words
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.words.field.footprints import TOKENS, was_here
from companion.games.miniatures.words.field.standing import Standing, pixel
from companion.games.miniatures.words.field.table import against, inches
from companion.games.miniatures.words.spots import spot
from companion.language.tongue import tr

SETTLED = (ev.Placed, ev.Moved, ev.Arrived, ev.LeftTable, ev.Lifted)
"""After which nobody is still to be moved back."""


def pending(view: Any, log: Sequence[Any]) -> dict[str, str]:
    """Give who was made to fall back in this player turn and stands where he stood: {unit: how}."""
    found: dict[str, str] = {}
    for line in log:
        if not line.current or (line.turn, line.player_turn) != (view.turn, view.player_turn):
            continue
        for event in line.events:
            if isinstance(event, ev.Retreated):
                found[event.unit] = event.how
            elif isinstance(event, SETTLED):
                found.pop(getattr(event, "unit", "") or getattr(event, "name", ""), None)
    there = {one.id for one in view.units if one.status == "on-table"}
    return {name: how for name, how in found.items() if name in there and name in view.field.places}


def told(ghost: Any, view: Any) -> str:
    """Say where the rules send a unit."""
    if ghost.blocked:
        return tr("its way back is barred: {reasons}", reasons=against(ghost.blocked, view))
    if ghost.at is None:
        return tr("its way back leads over the edge of the table")
    far, where = inches(ghost.inches), spot(ghost.at[:2], ghost.at[2])
    return tr("falls back {inches} to {place}: F puts it there", inches=far, place=where)


def drawn(one: Standing, there: Standing, ghost: Any, size: float) -> Iterator[Shape]:
    """Draw the ghost of a unit where it is sent, with the way to it."""
    point, token = pixel(size), TOKENS.get(one.side, "ink")
    yield Stroke(((one.middle, there.middle),), "wine" if ghost.blocked else token, 1.4 * point, dash=(4.0, 3.0))
    yield from was_here(there.stands, one.side, size)
    said = tr("{unit} falls back {inches}", unit=one.name, inches=inches(ghost.inches))
    x, y = there.stands[-1][2]
    yield Words((x, y), said, 12.5 * point, "text", token, "left", (8 * point, 6 * point), halo="map.halo")
