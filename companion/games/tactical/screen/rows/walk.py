"""If it goes there: the squares of the cheapest way, what each costs, what is left."""

from __future__ import annotations

from typing import NamedTuple

from companion.charts.figures import Reason
from companion.games.tactical.messages import square
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules.ground.map import Ground
from companion.games.tactical.rules.ground.squares import Square, step
from companion.games.tactical.rules.names import place
from companion.games.tactical.rules.orders.moving import NOBODY_MAY, may_not_move
from companion.games.tactical.rules.orders.reach import Reach
from companion.games.tactical.rules.situation import Situation
from companion.games.tactical.rules.state import Unit
from companion.games.tactical.screen.rows.words import short
from companion.language.messages import Named, among, says
from companion.language.tongue import plural, tr

OUT_OF_REACH = says("tactical.why.walk-far", "{at} is out of the reach of {name} with {points} operation points")


class WalkRow(NamedTuple):
    """A step: where to, over what, its cost and what it has all cost until there."""

    square: Square
    label: str
    cost: str
    spent: str

    @property
    def aloud(self) -> str:
        """Give the step in words."""
        return tr("{label}, {cost}, {spent} in all", label=self.label, cost=self.cost, spent=self.spent)


class WalkCard(NamedTuple):
    """The way of a unit to a square."""

    title: str
    note: str
    rows: tuple[WalkRow, ...]
    cost: int
    left: int
    path: tuple[Square, ...]
    """From where it stands."""
    order: cmd.Move


def out_of_reach(now: Situation, one: Unit, to: Square) -> Reason:
    """Say why a unit does not go to a square: it may not move at all, or it is too far."""
    barred = next(iter(may_not_move(now.rules, now.state, one)), None)
    if barred is not None:
        return barred.named(among({one.id: one.name}))
    if unfit := now.ground.unfit(to):
        return Reason(NOBODY_MAY(why=unfit), "ANT-7.5d")
    far = OUT_OF_REACH(at=square(to), name=Named(one.id, one.name), points=one.points)
    return Reason(far, "ANT-7.4d")


def walk_card(ground: Ground, one: Unit, reach: Reach, to: Square) -> WalkCard | None:
    """Give the cheapest way of a unit to a square; None where it is out of reach."""
    if to not in reach.costs:
        return None
    way = reach.way_to(to)
    at, spent, rows, path = reach.start, 0, [], [reach.start]
    for direction in way:
        at = step(at, direction)
        path.append(at)
        price, spent = reach.costs[at] - spent, reach.costs[at]
        terrain = tr(ground.shown(at).replace("_", " "))
        rows.append(WalkRow(at, f"{short(direction)} {place(at)} {terrain}", str(price), str(spent)))
    cost = reach.costs[to]
    left = one.points - cost
    note = plural(len(way), "{n} square · {left} points left", "{n} squares · {left} points left", left=left)
    return WalkCard(
        tr("If it goes to {at}", at=place(to)),
        note,
        tuple(rows),
        cost,
        left,
        tuple(path),
        cmd.Move(unit=one.id, directions=way),
    )
