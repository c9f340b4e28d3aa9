"""What a shot or a melee would do, before it is: at whom, with which factors, and from which loss to which.

The draws are left open: luck from its least to its most, and whom in a square a shot hits most; a melee is looked up
with even luck. Whether pouches run empty is not reckoned with; what a side does not know is not in the situation asked.
"""

from __future__ import annotations

import msgspec

from companion.charts.figures import Reason
from companion.charts.rounding import figure
from companion.games.tactical.rules.combat.casualties import exposed
from companion.games.tactical.rules.combat.factors import Factor, chance_of
from companion.games.tactical.rules.combat.field import fighter
from companion.games.tactical.rules.combat.fire import Fire, may_not_fire
from companion.games.tactical.rules.combat.firing import shot_of, worked_out
from companion.games.tactical.rules.combat.hand_to_hand import melee_of
from companion.games.tactical.rules.combat.melee import (
    Strengths,
    attacker_factors,
    drawn_of,
    losses,
    may_not_melee,
    strengths,
)
from companion.games.tactical.rules.ground.squares import Square, distance
from companion.games.tactical.rules.orders.costs import fire_cost, melee_cost
from companion.games.tactical.rules.orders.paying import payer_of
from companion.games.tactical.rules.situation import Situation
from companion.games.tactical.rules.state import Unit


class Estimate(msgspec.Struct, frozen=True, kw_only=True):
    """What a unit's fire at a square comes to."""

    units: tuple[Unit, ...]
    """The enemy's units in the square, as far as they are known."""
    victim: Unit
    """Whom it is worked out for: the one who loses most."""
    range: int
    """Squares."""
    cost: int | None
    """Operation points; None where no number of them would do."""
    fire: Fire
    """With neither good nor bad luck."""
    least: int
    """Casualties with the worst luck, of whoever in the square loses least."""
    most: int
    reasons: tuple[Reason, ...]
    """Why it would not be fired; whether the target is in sight and range is not looked at."""


def estimate(now: Situation, one: Unit, at: Square) -> Estimate | None:
    """Give what a unit's fire at a square would do; None where no enemy is known there or the table has no such range.

    ANT-8.2a, ANT-R-FIRE-FORMULA.
    """
    assert one.square is not None
    units = tuple(unit for unit in now.state.at(at) if unit.side != one.side)
    squares = distance(one.square, at)
    if not units or not squares or now.rules.losses_at(one.weapon, squares) is None:
        return None
    shot = msgspec.structs.replace(shot_of(now, one), range=squares)
    luck = chance_of(now.rules)
    found: list[tuple[int, int, Fire, Unit]] = []
    for victim in exposed(now.rules, units, one.arm, squares).units:
        least, plain, most = (
            worked_out(now, one, msgspec.structs.replace(shot, random=random), victim, list(units))[0]
            for random in (figure(luck.least), 1, figure(luck.most))
        )
        found.append((most.casualties, least.casualties, plain, victim))
    worst = max(found, key=lambda each: each[0])
    return Estimate(
        units=units,
        victim=worst[3],
        range=squares,
        cost=fire_cost(now.rules, payer_of(now.rules, now.state, one)).points,
        fire=worst[2],
        least=min(each[1] for each in found),
        most=worst[0],
        reasons=may_not_fire(now.rules, shot),
    )


class Clash(msgspec.Struct, frozen=True, kw_only=True):
    """What a melee for a square comes to, with even luck in both strengths."""

    attackers: tuple[Unit, ...]
    """The unit that is asked about, and those of its side that are plotted to attack the square with it."""
    defenders: tuple[Unit, ...]
    cost: int | None
    """Operation points of an attacker; None where no number of them would do."""
    strengths: Strengths
    factors: tuple[Factor, ...]
    """Of the unit that is asked about, those that do not count too."""
    attackers_lose: tuple[int, int]
    """Men, from the least draw to the most."""
    defenders_lose: tuple[int, int]
    reasons: tuple[Reason, ...]
    """Why the unit would not attack; whether it has fired there is not looked at."""


def clash(now: Situation, one: Unit, at: Square) -> Clash | None:
    """Give what a melee of a unit for a square beside it would do; None where no enemy is known there.

    ANT-8.4, ANT-T-MELEE.
    """
    assert one.square is not None
    defenders = tuple(unit for unit in now.state.at(at) if unit.side != one.side)
    if not defenders or distance(one.square, at) != 1:
        return None
    attackers = (one, *(unit for unit in now.state.here(one.side) if unit.id != one.id and _attacks(unit, at)))
    melee = melee_of(now, at, attackers, defenders)
    found = strengths(now.rules, melee)
    row = found.row
    least = losses(now.rules, melee, row, attacker_draw=0, defender_draw=0)
    most = losses(
        now.rules,
        melee,
        row,
        attacker_draw=drawn_of(now.rules, row.attacker_losses),
        defender_draw=drawn_of(now.rules, row.defender_losses),
    )
    return Clash(
        attackers=attackers,
        defenders=defenders,
        cost=melee_cost(now.rules, payer_of(now.rules, now.state, one), attacks=True).points,
        strengths=found,
        factors=attacker_factors(now.rules, melee, melee.attackers[0]),
        attackers_lose=(least.attackers, most.attackers),
        defenders_lose=(least.defenders, most.defenders),
        reasons=may_not_melee(now.rules, fighter(now, one), now.state.level),
    )


def _attacks(one: Unit, at: Square) -> bool:
    """Say whether a unit is plotted to attack a square beside it."""
    return one.melee_plot and one.fire_plot == at and one.square is not None and distance(one.square, at) == 1
