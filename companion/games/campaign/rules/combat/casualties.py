"""Losses of a battle: by side, by corps, by arm, in strength points (RTG-9.6.2, RTG-9.6.3, RTG-R-LOSS-*)."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from companion.charts.figures import Exact, Reasoned, shown
from companion.charts.rounding import figure, half_up, shared_out
from companion.games.campaign.charts.combat import ARMS, Arm
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.messages import working as of_working
from companion.games.campaign.rules.combat.echelons import Place
from companion.games.campaign.rules.combat.odds import n_to_one, weaker
from companion.games.campaign.rules.combat.sides import Battle, BattleSide, Fighter
from companion.games.campaign.rules.combat.strength import is_demoralised, morale
from companion.games.campaign.rules.state import Strength
from companion.kernel.messages import side as side_told
from companion.language.messages import Id, Sentence

Lost = dict[str, Strength]


def base_of(battle: Battle) -> int:
    """Give the size of the smaller force, whoever is weaker by the odds (RTG-9.6.2a, RTG-R-LOSS-BASE)."""
    return min(side.strength for side in battle.sides)


def demoralised_factor(battle: Battle) -> Fraction:
    """Give by how much a demoralised corps loses more: larger over smaller force (RTG-9.6.2c, RTG-R-LOSS-DEMORAL)."""
    return Fraction(max(side.strength for side in battle.sides), base_of(battle))


def side_loss(battle: Battle, side: BattleSide, *, rate: Exact, odds: Fraction) -> Fraction:
    """Give what a side loses before it is shared out; `rate` in percent, `odds` the combat odds (RTG-9.6.2b).

    The weaker side loses the full rate of the smaller force, the stronger that over the odds; at 1:1 both lose it all.
    """
    # The smaller force is the base for both, even where it is the stronger by the odds: nobody can be made to lose by
    # the size of the larger.
    full = Fraction(rate) * base_of(battle) / 100
    return full if weaker(battle, odds) in (side.side, None) else full / n_to_one(odds)


def _by_points_alone(rules: Rules) -> bool:
    return rules.choice("RTG-R-LOSS-SPLIT") == 1


def arm_exposure(rules: Rules, corps: Fighter) -> dict[Arm, Exact]:
    """Give strength points times weight of each arm that a corps has, or points alone (RTG-9.6a, RTG-R-LOSS-SPLIT)."""
    weights = {row.arm: 1 if _by_points_alone(rules) else figure(row.weight) for row in rules.losses.arm}
    points: dict[Arm, int] = {arm: getattr(corps.strength, arm) for arm in ARMS}
    return {arm: points[arm] * weights[arm] for arm in ARMS if points[arm]}


def exposure(rules: Rules, corps: Fighter, echelon: Place) -> Exact:
    """Give how exposed to losses a corps is: its arms, by the weight of its echelon (RTG-9.6.1.2d)."""
    return sum(arm_exposure(rules, corps).values()) * (1 if _by_points_alone(rules) else echelon.losses)


def losses(
    rules: Rules, battle: Battle, echelon: Mapping[str, Place], *, rate: Exact, odds: Fraction
) -> tuple[Lost, tuple[Reasoned, ...]]:
    """Give what every corps loses, by arm, with the working (RTG-9.6.3a)."""
    lost: Lost = {}
    lines: list[Reasoned] = []
    for side in battle.sides:
        whole = side_loss(battle, side, rate=rate, odds=odds)
        lines.append(Reasoned(rules.combat.weaker_force, of_working.SIDE_LOSS(side=side_told(side.side)), shown(whole)))
        exposed = {one.id: exposure(rules, one, echelon[one.id]) for one in side.corps}
        for one in side.corps:
            nominal = whole * exposed[one.id] / sum(exposed.values())
            lines.append(Reasoned(rules.losses.clause, of_working.SHARE(corps=Id(one.id)), shown(nominal)))
            for clause, label, times in _factors(rules, battle, side, one):
                nominal *= times
                lines.append(Reasoned(clause, label(corps=Id(one.id), times=float(times)), shown(nominal)))
            # One rounding a corps, after every factor. What is over is nobody's: to pass it on would punish a corps for
            # its neighbour's ruin.
            points = min(half_up(nominal), one.strength.total)
            lost[one.id] = by_arm(rules, one, points)
            lines.append(Reasoned(rules.combat.losses, of_working.POINTS_LOST(corps=Id(one.id)), points))
    return lost, tuple(lines)


def _factors(rules: Rules, battle: Battle, side: BattleSide, corps: Fighter) -> list[tuple[str, Sentence, Exact]]:
    """Give the factors on a corps' loss: attacking undeployed (RTG-6.2.4b), demoralised (RTG-9.6.2c)."""
    found: list[tuple[str, Sentence, Exact]] = []
    road = rules.losses.road_mode
    defenders_too = rules.choice("RTG-R-LOSS-SPLIT") == 2
    if (side.side == battle.attacker or defenders_too) and corps.deployment == "road":
        found.append((road.clause, of_working.IN_ROAD_MODE, figure(road.times)))
    if _bleeds_more(rules, side, corps):
        found.append((rules.combat.demoralised_loss, of_working.BLEEDS_MORE, demoralised_factor(battle)))
    return found


def _bleeds_more(rules: Rules, side: BattleSide, corps: Fighter) -> bool:
    whole_side = rules.choice("RTG-R-LOSS-DEMORAL") == 1
    return any(is_demoralised(rules, morale(rules, one)) for one in (side.corps if whole_side else (corps,)))


def by_arm(rules: Rules, corps: Fighter, points: int) -> Strength:
    """Share a corps' loss out over its arms by strength points and weight, largest remainder (RTG-R-LOSS-SPLIT).

    No arm loses more than it has: what is over goes to the other arms in the same way. `points` is at most the total.
    """
    weights = arm_exposure(rules, corps)
    have: dict[Arm, int] = {arm: getattr(corps.strength, arm) for arm in weights}
    lost: dict[Arm, int] = dict.fromkeys(have, 0)
    while points:
        open_arms = [arm for arm in have if lost[arm] < have[arm]]
        for arm, share in zip(open_arms, shared_out(points, [weights[arm] for arm in open_arms]), strict=True):
            lost[arm] += share
        points = sum(max(0, lost[arm] - have[arm]) for arm in open_arms)
        lost = {arm: min(lost[arm], have[arm]) for arm in have}
    return Strength(**{str(arm): count for arm, count in lost.items()})


def rout_losses(rules: Rules, corps: Fighter) -> Strength:
    """Give what a rout costs a corps, each arm rounded half up (RTG-6.2.1j and k, RTG-R-ROUT)."""
    chart = rules.rout
    percent = figure(chart.loss.percent) + figure(chart.a_leadership_point.percent) * corps.leadership
    # Guns are left behind twice as readily, and no more can be left than there are.
    of_guns = min(figure(chart.most.percent), percent * figure(chart.guns.times))
    have = corps.strength
    return Strength(
        infantry=half_up(Fraction(have.infantry * percent, 100)),
        cavalry=half_up(Fraction(have.cavalry * percent, 100)),
        foot_guns=half_up(Fraction(have.foot_guns * of_guns, 100)),
        horse_guns=half_up(Fraction(have.horse_guns * of_guns, 100)),
    )


def reported_percent(lost: int, force: int) -> int:
    """Give a loss as a battle report gives it: of the side's own force, cut to a whole percent (RTG-9.6.2d)."""
    return lost * 100 // force
