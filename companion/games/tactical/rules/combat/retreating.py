"""Retreats: how far, by which squares, and what a rout costs on the way (ANT-8.5)."""

from __future__ import annotations

from math import ceil

import msgspec

from companion.charts.figures import Reasoned
from companion.games.tactical import messages as say
from companion.games.tactical.charts.terms import other
from companion.games.tactical.messages import working as told
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.combat.condition import gained
from companion.games.tactical.rules.combat.eliminating import eliminate, is_spent
from companion.games.tactical.rules.combat.field import standing
from companion.games.tactical.rules.combat.leader_losses import WHOLE, check_wounds
from companion.games.tactical.rules.ground.squares import Direction, Square, distance, facing_to, opposite
from companion.games.tactical.rules.ground.stacking import no_room
from companion.games.tactical.rules.ground.zones import zone_of
from companion.games.tactical.rules.situation import Situation
from companion.games.tactical.rules.state import Unit
from companion.games.tactical.rules.story import Story
from companion.language.messages import Unit as Who


class Length(msgspec.Struct, frozen=True):
    """How far a unit goes back: at least and at most, and whether it stops once no enemy zone of control holds it."""

    least: int
    most: int
    until_free: bool = False


class Way(msgspec.Struct, frozen=True):
    """The squares of a retreat, and whether a routed unit was caught: in a zone of control, or without a way out."""

    path: tuple[Square, ...]
    caught: bool = False
    edge: bool = False
    """It stopped at the map's edge, with squares still to go."""


class _Going:
    """What a retreat is judged by while it is under way."""

    def __init__(self, now: Situation, one: Unit) -> None:
        self.now, self.one = now, one
        self.enemies = tuple(standing(now.state, other(one.side)))
        self.zone = frozenset[Square]() if one.gunboat else zone_of(now.rules, now.state, other(one.side))
        self.ways = now.ground.ways(afloat=one.gunboat)
        self.friends = {unit.square for unit in now.state.here(one.side) if unit.id != one.id}
        self.rear = now.ground.rears[one.side]

    def away(self, at: Square) -> int:
        """Give the squares to the nearest enemy."""
        return min((distance(at, enemy) for enemy in self.enemies), default=0)

    def choices(self, at: Square) -> list[Square]:
        """Give the lawful next squares, by direction; a bridge needs no mode here."""
        return [to for to in self.ways.get(at, ()) if to not in self.enemies]

    def best(self, squares: list[Square]) -> Square:
        """Give the best of some squares; they come by direction, and the first of equals stays first."""
        # The book names the aims of a retreat and no order among them; this one is ours: out of the enemy's reach
        # first, then away from him, then home, then not through friends.
        return min(squares, key=lambda to: (to in self.zone, -self.away(to), self._to_rear(to), to in self.friends))

    def may_end(self, at: Square) -> bool:
        """Say whether it may stop in a square."""
        return no_room(self.now, self.one, at) is None

    def ends_at_edge(self, at: Square, to: Square) -> bool:
        """Say whether it stops at the map's edge, from where no way leads farther from the enemy or to the rear."""
        ground = self.now.ground
        # Nobody leaves the map: at its edge a beaten unit stops rather than running along it towards the enemy.
        edge = at[0] in (0, ground.rows - 1) or at[1] in (0, ground.columns - 1)
        gains = self.away(to) > self.away(at) or self._to_rear(to) < self._to_rear(at)
        return edge and not gains and self.may_end(at)

    def _to_rear(self, at: Square) -> int:
        """Give the square of the straight distance to its rear corner (ANT-8.5b)."""
        return (at[0] - self.rear[0]) ** 2 + (at[1] - self.rear[1]) ** 2


def rout_length(now: Situation) -> Length:
    """Give how far a rout goes (ANT-8.6d)."""
    squares = now.rules.rout.retreat.squares
    return Length(squares, squares)


def melee_length(now: Situation) -> Length:
    """Give how far a unit goes that is driven back in melee: out of reach, or so far (ANT-R-RETREAT-LENGTH)."""
    span = now.rules.rout.melee_retreat
    if squares := int(now.rules.figure("ANT-R-RETREAT-LENGTH", 0)):
        return Length(squares, squares)
    return Length(span.least, span.most, until_free=True)


def way_back(now: Situation, one: Unit, length: Length) -> Way:
    """Give the squares that a unit retreats by (ANT-R-RETREAT-PATH).

    No square twice; a full square is passed through, and from a last one that has no room it goes on. A routed unit
    stops in the first zone of control that it cannot keep out of (ANT-8.5d).
    """
    assert one.square is not None
    going, at, path, caught = _Going(now, one), one.square, list[Square](), False
    edge, halts_outside = False, now.rules.choice("ANT-R-RETREAT-ZOC") == 1
    while True:
        enough = len(path) >= length.most or (length.until_free and len(path) >= length.least and at not in going.zone)
        if (enough or caught) and going.may_end(at):
            break
        choices = [to for to in going.choices(at) if to not in path and to != one.square]
        if not choices:
            # Shut in from the start. One that got somewhere and is stuck there has run.
            caught = caught or (one.routed and not path)
            break
        to = going.best(choices)
        if not caught and going.ends_at_edge(at, to):
            edge = True
            break
        if one.routed and halts_outside and path and to in going.zone:
            caught = True
            break
        path.append(to)
        at = to
        # The square that it starts in does not count: it is next to the enemy there, or it would not run.
        caught = caught or (one.routed and to in going.zone)
    # A full square may be run through and not be stopped in; where no further one is left it comes back to the last
    # that has room.
    while path and not going.may_end(path[-1]):
        path.pop()
    return Way(tuple(path), caught, edge)


def retreat(story: Story, name: str, length: Length, cause: ev.RetreatCause) -> None:
    """Send a unit back: friends it breaks through tire, and a routed one that is caught loses men or guns."""
    one = story.unit(name)
    way = way_back(story, one, length)
    story.tell(ev.Retreated(name, way.path, _facing(story, one, way), cause))
    if one.routed:
        _tire_friends(story, one, way.path)
    if _is_lost(story, one, way):
        eliminate(story, name, "rout" if one.routed else "retreat")
        return
    if not way.caught:
        return
    if story.state.level == "basic":
        eliminate(story, name, "rout")  # ANT-QS-3.6c
    else:
        _pay(story, name)


def _is_lost(story: Story, one: Unit, way: Way) -> bool:
    """Say whether a unit is lost by its retreat: shut in, or driven over the edge (ANT-R-RETREAT-PATH, ANT-R-EDGE)."""
    if not way.path and story.rules.choice("ANT-R-RETREAT-PATH") == 1:
        return True
    return way.edge and story.rules.choice("ANT-R-EDGE") == 1


def _facing(now: Situation, one: Unit, way: Way) -> Direction:
    """Give the direction of the nearest enemy from where a retreat ends; routed units show him their backs."""
    if not way.path:
        return one.facing
    end = way.path[-1]
    enemy = min(standing(now.state, other(one.side)), key=lambda at: (distance(end, at), at), default=None)
    if enemy is None:
        return one.facing
    towards = facing_to(end, enemy)
    return opposite(towards) if one.routed else towards


def _tire_friends(story: Story, one: Unit, path: tuple[Square, ...]) -> None:
    """Tire the friends whose squares a routed unit entered, for each square (ANT-8.5e, ANT-R-FAT-ROUT)."""
    row = story.rules.fatigue.routed_passes
    for square in path:
        for friend in story.state.at(square):
            if friend.id != one.id:
                tires = gained(story.rules, friend, row.fatigue)
                story.tell(ev.Tired(friend.id, tires, say.BROKE_THROUGH(unit=Who(one.id))))
                if story.rules.choice("ANT-R-FAT-ROUT") == 1:
                    tires = gained(story.rules, story.unit(one.id), row.fatigue)
                    story.tell(ev.Tired(one.id, tires, say.BROKE_THROUGH(unit=Who(one.id))))


def _pay(story: Story, name: str) -> None:
    """Take what a rout into a zone of control costs: men, rounded up, or guns (ANT-R-RETREAT-ZOC)."""
    one, chart = story.unit(name), story.rules.retreat_losses
    if one.arm == "artillery":
        guns = min(one.guns, chart.guns.guns)
        line = Reasoned(chart.guns.clause, told.GUNS_LEFT(), guns)
        story.tell(ev.Lost(name, guns=guns, cause="retreat", working=(line,)))
        lost, before = guns, one.guns
    else:
        # Up, where everything else is cut: the price is for being caught, and the smallest unit pays it too.
        percent = int(story.rules.figure("ANT-R-RETREAT-ZOC", chart.men.percent))
        men = ceil(one.men * percent / WHOLE)
        line = Reasoned(chart.men.clause, told.MEN_LEFT(percent=percent, men=one.men), men)
        story.tell(ev.Lost(name, men=men, cause="retreat", working=(line,)))
        lost, before = men, one.men
    if is_spent(story.unit(name)):
        eliminate(story, name, "retreat")
    else:
        check_wounds(story, name, lost, before)
