"""What an attack kept up for some turns would come to, in imagination: losses, fatigue, who breaks first.

Two forces are weighed whole, by the charts' own figures (RTG-9.2.2, RTG-9.4 to 9.6, RTG-11.1): no die, no echelons, no
arms apart. It is what a staff officer works out on the back of an envelope, not the rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from companion.charts.rounding import figure
from companion.games.campaign.charts.ruleset import Rules


class Body(NamedTuple):
    """A force as it would fight."""

    corps: float
    points: float
    """Strength points."""
    power: float
    """Combat strength with the morale that it has, in the mode that it would fight in."""
    morale: float
    """The mean of its corps'."""
    leadership: float
    """The mean of its leaders, the commander counted as the charts count him."""

    def joined(self, other: Body) -> Body:
        """Give both together."""
        corps = self.corps + other.corps
        if not corps:
            return self
        share = other.corps / corps
        return Body(
            corps,
            self.points + other.points,
            self.power + other.power,
            self.morale * (1 - share) + other.morale * share,
            self.leadership * (1 - share) + other.leadership * share,
        )

    def after(self, lost: float, tired: float) -> Body:
        """Give what is left of it: fewer points, and each of them worth less by the fatigue gained."""
        if not self.points:
            return self
        left = max(self.points - lost, 0.0)
        each = max(self.power / self.points - tired, 1.0)
        return Body(self.corps, left, each * left, self.morale - tired, self.leadership)


NOBODY = Body(0, 0.0, 0.0, 0.0, 0.0)


class Outlook(NamedTuple):
    """What an attack would come to."""

    odds: float
    """The first turn's combat odds, attacker over defender."""
    attackers_lost: float
    """Strength points."""
    defenders_lost: float
    attackers: Body
    """As they would be left."""
    defenders: Body
    turns: int
    """Of fighting."""
    attackers_tired: float
    """Fatigue gained by each of them, on the average."""
    defenders_tired: float

    @property
    def breaks(self) -> bool:
        """Say whether the defender's morale would be gone before the attacker's."""
        return self.defenders.morale <= 0 < self.attackers.morale or not self.defenders.points

    @property
    def is_destroyed(self) -> bool:
        """Say whether nothing of the defender would be left."""
        return not self.defenders.points

    @property
    def is_broken(self) -> bool:
        """Say whether the attacker's morale would be gone."""
        return self.attackers.morale <= 0


def attack(
    rules: Rules,
    attackers: Body,
    defenders: Body,
    *,
    urgency: int,
    turns: int,
    attackers_come: Sequence[Body] = (),
    defenders_come: Sequence[Body] = (),
    until: float = 0.0,
) -> Outlook:
    """Imagine an attack that is kept up for so many turns, or until somebody breaks or the odds fall below `until`.

    Both sides fight with `urgency`, which tires the attacker who chooses it (RTG-9.11). `attackers_come` and
    `defenders_come` join before the second turn, the third and so on.
    """
    rate = float(figure(next(row.percent for row in rules.combat.casualty_rate if row.ferocity == urgency)))
    strain = float(figure(next(row.fatigue for row in rules.combat.urgency_fatigue if row.urgency == urgency)))
    own, enemy, first, fought = attackers, defenders, 0.0, 0
    own_lost = enemy_lost = own_tired = enemy_tired = 0.0
    for turn in range(turns):
        if turn:
            own = own.joined(attackers_come[turn - 1]) if turn <= len(attackers_come) else own
            enemy = enemy.joined(defenders_come[turn - 1]) if turn <= len(defenders_come) else enemy
        if not own.points or not enemy.points:
            break
        odds = own.power / enemy.power * (own.leadership / enemy.leadership if enemy.leadership else 1)
        first = first or odds
        if fought and odds < until:
            break
        fought += 1
        base = min(own.points, enemy.points) * rate / 100
        mine, his = (base / odds, base) if odds >= 1 else (base, base * odds)
        if odds >= float(figure(rules.combat.surrender.ratio)):
            his = enemy.points
        own_lost, enemy_lost = own_lost + mine, enemy_lost + his
        own_gains, enemy_gains = _tired(rules, mine, own) + strain, _tired(rules, his, enemy)
        own_tired, enemy_tired = own_tired + own_gains, enemy_tired + enemy_gains
        own, enemy = own.after(mine, own_gains), enemy.after(his, enemy_gains)
        if own.morale <= 0 or enemy.morale <= 0:
            break
    return Outlook(first, own_lost, enemy_lost, own, enemy, fought, own_tired, enemy_tired)


def _tired(rules: Rules, lost: float, body: Body) -> float:
    """Give the fatigue that losses bring (RTG-11.1)."""
    return 100 * lost / body.points / float(figure(rules.combat.tiring_losses.percent)) if body.points else 0.0
