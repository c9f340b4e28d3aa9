"""What one side may know of its battle: a copy in which nothing of the enemy is, made here and nowhere else.

The enemy's force is left out whole, and with it whatever was reckoned from it: the check code, which hangs on every
strength, the computer's hint, which rests on the true odds, and whose ground lies beyond another's line.
"""

from __future__ import annotations

import msgspec

from companion.table.file.battle import BattleFile, Field, Force, Part, Scale, Side
from companion.table.file.ground import seen_by


class Briefing(Part, frozen=True, kw_only=True):
    """A battle as one side knows it: the field as its own lines show it, its own force whole."""

    side: Side
    game: str
    scenario: str
    battle: str
    title: str
    turn: int
    scale: Scale
    field: Field
    """Edges bear this side's lines only: who holds the others is not said."""
    own: Force

    @property
    def open_edges(self) -> tuple[str, ...]:
        """Give the edges over which an enemy may come: those that do not lie behind the side's own lines."""
        return tuple(edge.direction for edge in self.field.edges if edge.lines != self.side)


def briefing(battle: BattleFile, side: Side) -> Briefing:
    """Cut from a battle what a side may know; raises KeyError where it takes no part."""
    own = next((force for force in battle.sides if force.side == side), None)
    if own is None:
        raise KeyError(side)
    return Briefing(
        side=side,
        game=battle.game,
        scenario=battle.scenario,
        battle=battle.battle,
        title=battle.title,
        turn=battle.turn,
        scale=battle.scale,
        field=_seen(battle.field, side),
        own=msgspec.structs.replace(own, hint=""),
    )


def _seen(field: Field, side: Side) -> Field:
    """Give the field with the side's own lines, set-up area and arrivals alone."""
    # None for the enemy's and for nobody's alike: to say which is which would tell where he may come from.
    edges = (edge if edge.lines == side else msgspec.structs.replace(edge, lines=None) for edge in field.edges)
    return msgspec.structs.replace(field, edges=tuple(edges), features=seen_by(field.features, side))
