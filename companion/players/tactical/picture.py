"""What a player goes by: the battle as far as its side knows, and what follows from who stands where."""

from __future__ import annotations

from companion.players.tactical.board import Board
from companion.players.tactical.doctrine import Level
from companion.rounding import figure
from companion.tactical.field import bonuses, standing
from companion.tactical.rules import Rules
from companion.tactical.squares import Square, distance
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


class Picture:
    """The enemy of an operation phase, who does not move in it, and what is reckoned from where he stands."""

    def __init__(self, rules: Rules, board: Board, level: Level, state: State, side: Side) -> None:
        self.rules, self.board, self.level, self.side = rules, board, level, side
        self.ground = board.ground
        self.game = state.level
        self.turn, self.last_turn = state.turn, state.last_turn
        self.defends = rules.start.defender == side
        self.enemies: dict[Square, list[Unit]] = standing(state, other(side))
        self.enemy_men = {at: self._strength(units) for at, units in self.enemies.items()}
        self.near = level.defender_near if self.defends else level.near
        self._fire: dict[Square, float] = {}
        self._volleys = [
            (at, one.arm == "artillery", self.volley(state, one)) for at, units in self.enemies.items() for one in units
        ]

    def nearest(self, at: Square) -> tuple[int, Square] | None:
        """Give the distance to the nearest enemy and his square; None where no enemy is known."""
        return min(((distance(at, enemy), enemy) for enemy in self.enemies), default=None)

    def volley(self, state: State, one: Unit) -> tuple[float, ...]:
        """Give what a unit's fire costs an enemy in the open by range in squares, before its points are looked at."""
        if one.routed or one.disrupted or not one.ammo:
            return ()
        count = one.guns if one.arm == "artillery" else one.men
        by = count * (1 - one.fatigue / PERCENT)
        for bonus in bonuses(state, one):
            by *= 1 + bonus / PERCENT
        if self.game != "basic" and one.arm != "artillery" and not one.routed:
            by *= float(figure(self.rules.modes[one.mode].fire))
        return tuple(rate * by for rate in self.board.rates(one.weapon))

    def fire_at(self, at: Square) -> float:
        """Give what the enemy's fire would cost there in a combat phase."""
        if at not in self._fire:
            cover = self.board.cover.get(self.ground.terrain(at), 1.0)
            total = 0.0
            for enemy, guns, volley in self._volleys:
                squares = distance(at, enemy)
                if 0 < squares < len(volley):
                    total += volley[squares] * (self.level.far_guns if guns and squares > 1 else 1)
            self._fire[at] = total * cover
        return self._fire[at]

    def time(self, points: int) -> float:
        """Give what the points in hand allow of a unit's fire."""
        row = self.rules.modifiers.battle_time
        return 1.0 if row is None else max(row.least, points) / row.by

    def _strength(self, units: list[Unit]) -> float:
        """Give what the defenders of a square weigh in melee, in men."""
        routed = float(figure(self.rules.modifiers.routed.melee))
        return sum(
            one.guns * self.level.gun_strength if one.arm == "artillery" else one.men * (routed if one.routed else 1)
            for one in units
        )
