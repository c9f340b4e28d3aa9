"""What a player goes by: the battle as far as its side knows, and what follows from who stands where."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from companion.charts.rounding import figure
from companion.games.tactical.charts.terms import Arm, Side, other
from companion.games.tactical.computer.board import Board
from companion.games.tactical.computer.doctrine import Level
from companion.games.tactical.computer.doors import doors_of
from companion.games.tactical.rules.combat.factors import density
from companion.games.tactical.rules.combat.field import bonuses, men_in, standing
from companion.games.tactical.rules.ground.sight import Sight
from companion.games.tactical.rules.ground.squares import Square, around, in_arc
from companion.games.tactical.rules.orders.plotting import occupied
from companion.games.tactical.rules.state import State, Unit

PERCENT = 100


class Volley:
    """An enemy who fires: what that costs by range, where he faces, and how many are how near to him."""

    __slots__ = ("at", "facing", "far", "losses", "targets")

    def __init__(self, one: Unit, at: Square, losses: tuple[float, ...]) -> None:
        self.at, self.losses, self.facing, self.far = at, losses, one.facing, len(losses) - 1
        self.targets = [0] * len(losses)
        """Of the picture's side, by distance."""

    def nearest_but(self, squares: int) -> tuple[int, int]:
        """Give how near the nearest target is, and how many are so near, without one at a distance."""
        for near in range(1, len(self.targets)):
            count = self.targets[near] - (near == squares)
            if count > 0:
                return near, count
        return len(self.targets), 0


class Fire:
    """The enemy's fire as a unit would take it: he fires at the nearest, of several as near at one (ANT-R-NEAREST)."""

    def __init__(self, picture: Picture, was: Square) -> None:
        self._picture = picture
        self._before = picture.reaching(was)
        self._rivals: dict[Volley, tuple[int, int]] = {}

    def at(self, at: Square) -> float:
        """Give what the enemy's fire would cost in a square, in a combat phase."""
        return sum(loss for _, loss in self.each(at)) * self._picture.cover(at)

    def each(self, at: Square) -> Iterator[tuple[Volley, float]]:
        """Yield who would fire into a square, with what that would cost in the open."""
        level, basic = self._picture.level, self._picture.game == "basic"
        for one, squares in self._picture.reaching(at).items():
            rivals = self._rivals.get(one)
            if rivals is None:
                rivals = self._rivals[one] = one.nearest_but(self._before.get(one, 0))
            loss = one.losses[squares]
            # He fires at the nearest: behind others one is safer than alone, though never safe, as he may choose a
            # plot.
            if squares > rivals[0]:
                loss *= level.behind
            elif squares == rivals[0]:
                loss /= rivals[1] + 1
            if not basic and not in_arc(one.at, one.facing, at):
                loss *= level.aside
            yield one, loss


class Picture:
    """The enemy of an operation phase, who does not move in it, and what is reckoned from where he stands."""

    def __init__(self, board: Board, level: Level, state: State, side: Side, sight: Sight) -> None:
        self.board, self.rules, self.level, self.side = board, board.rules, level, side
        self.ground = board.ground
        self._sight, self._occupied = sight, occupied(state)
        self._seen: dict[Square, frozenset[Square]] = {}
        self._pairs: dict[tuple[Square, Square], bool] = {}
        self.game = state.level
        self.turn, self.last_turn = state.turn, state.last_turn
        self.defends = self.rules.start.defender == side
        halves = max(row.half for row in self.rules.sequence.phase)
        self.phases_left = halves * (state.last_turn - state.turn + 1) - state.phase.half + 1
        """Operation phases that the side has yet, with this one."""
        self.is_last = self.phases_left == 1
        self.near = level.near
        self.enemies: dict[Square, list[Unit]] = standing(state, other(side))
        self.enemy_men = {at: self.weight(units) for at, units in self.enemies.items()}
        self.odds = board.odds
        self.gun_worth = max((row.points for row in self.rules.victory.points if row.id == "gun"), default=0)
        self.objectives = {(row.square[0], row.square[1]): row.points for row in self.rules.objectives.row}
        # The enemy does not move in an operation phase: all of this is reckoned once for it, and asked for thousands of
        # squares.
        self._nearest = self._rings()
        self.doors = doors_of(self.rules, state, side) if level.doors else frozenset[Square]()
        self.barring: dict[Square, float] = {}
        """{enemy who bars what a corps is set to take: what driving him off is worth besides}."""
        self._volleys = [
            Volley(one, at, losses)
            for at, units in self.enemies.items()
            for one in units
            if (losses := self.volley(state, one))
        ]
        self._by_square: dict[Square, list[tuple[float, ...]]] = {}
        for one in self._volleys:
            self._by_square.setdefault(one.at, []).append(one.losses)
        self._reached: dict[Square, dict[Volley, int]] = {}
        self._threat: dict[Square, float] = {}
        self._crowds: dict[Square, float] = {}
        for enemy, units in self.enemies.items():
            # Guns and routed men hold ground, and come against nobody.
            men = sum(one.men for one in units if one.arm != "artillery" and not one.routed)
            if men:
                for at, _ in _around(enemy, level.danger_near):
                    self._threat[at] = self._threat.get(at, 0) + men
        for own in state.here(side):
            if own.square is not None:
                self.stands(own.square, 1)

    # ---- the enemy

    def nearest(self, at: Square) -> tuple[int, Square] | None:
        """Give the distance to the nearest enemy and his square; None where no enemy is known."""
        return self._nearest.get(at)

    def away(self, at: Square) -> int:
        """Give the squares to the nearest enemy; very many where none is known."""
        found = self._nearest.get(at)
        return found[0] if found is not None else self.ground.rows + self.ground.columns

    def volleys_of(self, at: Square) -> list[tuple[float, ...]]:
        """Give what the fire of each enemy in a square costs by range."""
        return self._by_square.get(at, [])

    def threat(self, at: Square) -> float:
        """Give the enemy's men who could come against a square."""
        return self._threat.get(at, 0)

    def cover(self, at: Square) -> float:
        """Give what the terrain of a square leaves of fire into it."""
        return self.board.cover.get(self.ground.terrain(at), 1.0)

    def crowd(self, enemy: Square) -> float:
        """Give what the men in an enemy's square make of fire into it."""
        found = self._crowds.get(enemy)
        if found is None:
            men = men_in(self.enemies[enemy])
            found = self._crowds[enemy] = float(density("density", self.rules.modifiers.density, men).value)
        return found

    def stands(self, at: Square, more: int) -> None:
        """Count a target of the enemy's fire more, or fewer, in a square."""
        for one, squares in self.reaching(at).items():
            one.targets[squares] += more

    def reaching(self, at: Square) -> dict[Volley, int]:
        """Give who of the enemy has a square in range, and sees it where that is asked, with the distance."""
        found = self._reached.get(at)
        if found is None:
            x, y = at
            found = self._reached[at] = {}
            for one in self._volleys:
                (south, east), far = one.at, one.far
                if -far <= x - south <= far and -far <= y - east <= far and self._sees(one, at):
                    found[one] = max(abs(x - south), abs(y - east))
        return found

    def has_in_sight(self, at: Square, enemy: Square) -> bool:
        """Say whether an enemy's square is seen from a square, whichever way one faces there."""
        if not self.level.looks:
            return True
        asked = at, enemy
        if asked not in self._pairs:
            self._pairs[asked] = self._sight.sees(at, enemy, self._occupied, turn=self.turn)
        return self._pairs[asked]

    def _sees(self, one: Volley, at: Square) -> bool:
        """Say whether an enemy sees a square from where he stands, whichever way he faces."""
        if not self.level.sees:
            return True
        seen = self._seen.get(one.at)
        if seen is None:
            seen = self._seen[one.at] = self._sight.from_(one.at, self._occupied, turn=self.turn)
        return at in seen

    # ---- what troops can do

    def volley(self, state: State, one: Unit) -> tuple[float, ...]:
        """Give what a unit's fire costs an enemy in the open by range in squares, before its points are looked at."""
        if one.routed or one.disrupted or not one.ammo:
            return ()
        count = one.guns if one.arm == "artillery" else one.men
        by = count * (1 - one.fatigue / PERCENT)
        for bonus in bonuses(state, one):
            by *= 1 + bonus / PERCENT
        if self.game != "basic" and one.arm != "artillery":
            by *= float(figure(self.rules.modes[one.mode].fire))
        return tuple(rate * by for rate in self.board.rates(one.weapon))

    def loss_worth(self, enemy: Square, arm: Arm) -> float:
        """Give what a casualty in an enemy's square is worth to an arm's fire: in points, and in fire it silences."""
        units = self.enemies[enemy]
        troops = [one for one in units if one.arm != "artillery"]
        if not troops:
            gun = self.gun_worth / self.rules.guns.a_gun.men if arm == "artillery" else 0.0
            return gun + self.level.silences * sum(
                volley[int(len(volley) * self.level.usual)] for volley in self.volleys_of(enemy)
            )
        horse = sum(one.arm == "cavalry" for one in troops) * self.level.horse / len(troops)
        return (
            1.0
            + horse
            + self.level.silences * sum(volley[1] for volley in self.volleys_of(enemy) if volley) / len(units)
        )

    def time(self, points: int) -> float:
        """Give what the points in hand allow of a unit's fire."""
        row = self.rules.modifiers.battle_time
        return 1.0 if row is None else max(row.least, points) / row.by

    def weight(self, units: list[Unit]) -> float:
        """Give what units weigh in the defence of a square, in men."""
        routed = float(figure(self.rules.modifiers.routed.melee))
        return sum(
            one.guns * self.level.gun_strength if one.arm == "artillery" else one.men * (routed if one.routed else 1)
            for one in units
        )

    def _rings(self) -> dict[Square, tuple[int, Square]]:
        """Give {square: how far the nearest enemy is, and where}, ring by ring from all of them."""
        found = {at: (0, at) for at in sorted(self.enemies)}
        ring = list(found)
        squares = 0
        while ring:
            squares += 1
            wider = []
            for at in ring:
                enemy = found[at][1]
                for near in around(at):
                    if near not in found and self.ground.on_map(near):
                        found[near] = squares, enemy
                        wider.append(near)
            ring = wider
        return found


def _around(at: Square, reach: int) -> Iterator[tuple[Square, int]]:
    """Yield the squares within a distance of one, without itself, each with its distance."""
    for south, east in product(range(-reach, reach + 1), repeat=2):
        if south or east:
            yield (at[0] + south, at[1] + east), max(abs(south), abs(east))
