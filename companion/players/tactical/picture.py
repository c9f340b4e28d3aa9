"""What a player goes by: the battle as far as its side knows, and what follows from who stands where."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from companion.players.tactical.board import Board
from companion.players.tactical.doctrine import Level
from companion.rounding import figure
from companion.tactical.field import bonuses, standing
from companion.tactical.squares import Square, around
from companion.tactical.state import Side, State, Unit, other
from companion.tactical.view import View

PERCENT = 100


def known(view: View) -> State:
    """Give the battle as a side knows it: of hidden units only those that it has been shown."""
    return State(
        scenario=view.scenario,
        title=view.title,
        level=view.level,
        play_level=view.play_level,
        hidden=view.hidden,
        time_limit=view.time_limit,
        activation=view.activation,
        options=view.options,
        control=view.control,
        turn=view.turn,
        last_turn=view.last_turn,
        phase=view.phase,
        units={one.id: one for one in view.units},
        leaders={one.id: one for one in view.leaders},
        fords=view.fords,
        losses=view.losses,
        holds=view.holds,
        activations=view.activations,
    )


class Volley:
    """A unit that fires: what its fire costs by range, and how many of its targets share that."""

    __slots__ = ("at", "losses", "targets")

    def __init__(self, at: Square, losses: tuple[float, ...]) -> None:
        self.at, self.losses, self.targets = at, losses, 0


class Picture:
    """The enemy of an operation phase, who does not move in it, and what is reckoned from where he stands."""

    def __init__(self, board: Board, level: Level, state: State, side: Side) -> None:
        self.board, self.rules, self.level, self.side = board, board.rules, level, side
        self.ground = board.ground
        self.game = state.level
        self.turn, self.last_turn = state.turn, state.last_turn
        self.defends = self.rules.start.defender == side
        self.is_last = state.turn == state.last_turn and state.phase.half == max(
            row.half for row in self.rules.sequence.phase
        )
        self.near = level.defender_near if self.defends else level.near
        self.enemies: dict[Square, list[Unit]] = standing(state, other(side))
        self.enemy_men = {at: self.weight(units) for at, units in self.enemies.items()}
        self.odds = board.odds
        self.gun_worth = max((row.points for row in self.rules.victory.points if row.id == "gun"), default=0)
        self.objectives = {(row.square[0], row.square[1]): row.points for row in self.rules.objectives.row}
        self._nearest = self._rings()
        self._volleys = [
            Volley(at, losses)
            for at, units in self.enemies.items()
            for one in units
            if (losses := self.volley(state, one))
        ]
        self._by_square: dict[Square, list[tuple[float, ...]]] = {}
        for one in self._volleys:
            self._by_square.setdefault(one.at, []).append(one.losses)
        self._reached: dict[Square, dict[Volley, float]] = {}
        self._threat: dict[Square, float] = {}
        for enemy, units in self.enemies.items():
            men = sum(one.men for one in units if one.arm != "artillery" and not one.routed)
            if men and level.danger:
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

    def fire_at(self, at: Square, was: Square) -> float:
        """Give what the enemy's fire would cost there a square that stood elsewhere, shared with his other targets."""
        before = self._reaching(was)
        total = 0.0
        for one, loss in self._reaching(at).items():
            total += loss / (max(1, one.targets) if one in before else one.targets + 1)
        return total * self.board.cover.get(self.ground.terrain(at), 1.0)

    def stands(self, at: Square, more: int) -> None:
        """Count a target of the enemy's fire more, or fewer, in a square."""
        for one in self._reaching(at):
            one.targets += more

    def _reaching(self, at: Square) -> dict[Volley, float]:
        """Give who of the enemy has a square in range, with what that would cost in the open."""
        found = self._reached.get(at)
        if found is None:
            x, y = at
            found = self._reached[at] = {}
            for one in self._volleys:
                squares = max(abs(x - one.at[0]), abs(y - one.at[1]))
                if squares < len(one.losses):
                    found[one] = one.losses[squares]
        return found

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
