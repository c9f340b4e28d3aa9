"""The order sheet: orders written one after the other, and the battle as it will stand when they are carried out.

What is written is folded as the engine will fold it, so that each order rests on those before it.
"""

from __future__ import annotations

from itertools import pairwise

from companion.games.tactical.charts.terms import Mode, other
from companion.games.tactical.computer.board import Board
from companion.games.tactical.rules import apply as folding
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.combat.condition import gained, step_fatigue
from companion.games.tactical.rules.ground.squares import Direction, Square
from companion.games.tactical.rules.ground.zones import zone_of
from companion.games.tactical.rules.missions import Plan
from companion.games.tactical.rules.orders.costs import fortify_cost
from companion.games.tactical.rules.orders.modes import cost_of_mode
from companion.games.tactical.rules.orders.paying import payer_of
from companion.games.tactical.rules.orders.plotting import plotted_melee
from companion.games.tactical.rules.orders.reach import Reach
from companion.games.tactical.rules.situation import Moment, Situation
from companion.games.tactical.rules.state import Leader, State, Unit


class Sheet:
    """A side's orders of one operation phase, as far as they are written."""

    def __init__(self, now: Situation, enemy_zone: frozenset[Square]) -> None:
        self.rules, self.ground, self.sight = now.rules, now.ground, now.sight
        self.state: State = now.state
        self.enemy_zone = enemy_zone
        self.orders: list[cmd.AnyCommand] = []

    @property
    def now(self) -> Moment:
        """Give the battle as it will stand."""
        return Moment(self.rules, self.ground, self.sight, self.state)

    def unit(self, name: str) -> Unit:
        """Give a unit as it will be."""
        return self.state.units[name]

    def reach(self, board: Board, one: Unit) -> Reach:
        """Give where a unit can go as the battle will stand."""
        return board.reaches.of(self.state, one, self.enemy_zone)

    def plan(self, plan: Plan) -> None:
        """Write the plan, before the orders that carry it out."""
        side = self.state.phase.side
        assert side != ""
        self.orders.append(cmd.WritePlan(plan=plan))
        self._fold(ev.Planned(side, plan))

    def fortify(self, name: str) -> None:
        """Build a level of fortification; the unit can pay for it."""
        one = self.unit(name)
        cost = fortify_cost(self.rules, payer_of(self.rules, self.state, one)).points
        assert cost is not None
        self.orders.append(cmd.Fortify(unit=name))
        tires = gained(self.rules, one, self.rules.fatigue.fortify.fatigue)
        self._fold(ev.Fortified(name, one.fort + 1, cost, tires))

    def march(self, name: str, reach: Reach, to: Square) -> None:
        """Move a unit to a square within its reach."""
        way = reach.way_to(to)
        if not way:
            return
        self.orders.append(cmd.Move(unit=name, directions=way))
        paid = 0
        moves_as = payer_of(self.rules, self.state, self.unit(name)).moves_as
        for direction, (before, at) in zip(way, pairwise(reach.squares_to(to)), strict=True):
            one = self.unit(name)
            tires = gained(self.rules, one, step_fatigue(self.rules, one.arm, moves_as, self.state.level)[0])
            both = before in self.enemy_zone and at in self.enemy_zone
            self._fold(ev.Moved(name, at, direction, reach.costs[at] - paid, tires, both))
            paid = reach.costs[at]

    def force_march(self, name: str, times: int) -> None:
        """Gain points for fatigue; the unit is fresh enough."""
        chart = self.rules.points.force_march
        self.orders.append(cmd.ForceMarch(unit=name, times=times))
        tires = gained(self.rules, self.unit(name), chart.fatigue * times)
        self._fold(ev.ForceMarched(name, chart.op * times, tires))

    def change_mode(self, name: str, mode: Mode) -> bool:
        """Change a unit's mode where it can; say whether it is in that mode then."""
        one = self.unit(name)
        if one.mode == mode or self.state.level == "basic":
            return True
        cost = cost_of_mode(self.now, one, mode).points
        if cost is None or cost > one.points:
            return False
        self.orders.append(cmd.ChangeMode(unit=name, mode=mode))
        self._fold(ev.ModeChanged(name, mode, cost))
        return True

    def face(self, name: str, direction: Direction) -> None:
        """Turn a unit, with all in its square."""
        one = self.unit(name)
        if self.state.level == "basic" or one.facing == direction or one.square is None:
            return
        self.orders.append(cmd.Face(unit=name, direction=direction))
        self._fold(ev.Faced(one.square, direction))

    def target(self, name: str, square: Square | None) -> None:
        """Plot fire at a square that the unit sees in range, or at none: then it fires at the nearest."""
        one = self.unit(name)
        if one.fire_plot == square:
            return
        self.orders.append(cmd.Target(unit=name, square=square))
        self._fold(ev.Plotted(name, fire=square, melee=one.melee_plot, advance=one.advance_plot))

    def melee(self, name: str) -> None:
        """Plot melee, with the advance that goes with it."""
        one = self.unit(name)
        if one.melee_plot:
            return
        self.orders.append(cmd.PlotMelee(unit=name))
        self._fold(plotted_melee(self.ground, self.state, one, on=True))

    def advance(self, name: str) -> None:
        """Plot an advance."""
        one = self.unit(name)
        if one.advance_plot or not one.activated or self.state.level == "basic":
            return
        self.orders.append(cmd.PlotAdvance(unit=name))
        self._fold(
            ev.Plotted(name, fire=one.fire_plot, by_melee=one.plotted_by_melee, melee=one.melee_plot, advance=True)
        )

    def stand(self, name: str) -> None:
        """Plot no advance with the attack: the unit stays where it is."""
        one = self.unit(name)
        if not one.advance_plot or self.state.level == "basic":
            return
        self.orders.append(cmd.PlotAdvance(unit=name, on=False))
        self._fold(
            ev.Plotted(name, fire=one.fire_plot, by_melee=one.plotted_by_melee, melee=one.melee_plot, advance=False)
        )

    def transfer(self, leader: Leader, to: Unit) -> None:
        """Send a leader to a unit of his formation."""
        if leader.unit == to.id:
            return
        self.orders.append(cmd.Transfer(unit=to.id, leader=leader.id))
        self._fold(ev.Transferred(leader.id, to.id))

    def _fold(self, event: ev.AnyEvent) -> None:
        self.state = folding.apply(self.state, event)


def blank(now: Situation) -> Sheet:
    """Give an empty sheet for the side whose operation phase it is."""
    side = now.state.phase.side
    assert side != ""
    return Sheet(now, zone_of(now.rules, now.state, other(side)))
