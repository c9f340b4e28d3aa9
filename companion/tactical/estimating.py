"""What a shot would do, before it is fired: at whom, with which factors, and from which loss to which.

The draws are left open: luck from its least to its most, and whom in the square it hits most. Whether pouches run empty
is not reckoned with; what a side does not know of the square is not in the situation that is asked.
"""

from __future__ import annotations

import msgspec

from companion.charts import Reason
from companion.rounding import figure
from companion.tactical.casualties import exposed
from companion.tactical.costs import fire_cost
from companion.tactical.fire import Fire, may_not_fire
from companion.tactical.firing import shot_of, worked_out
from companion.tactical.paying import payer_of
from companion.tactical.situation import Situation
from companion.tactical.squares import Square, distance
from companion.tactical.state import Unit


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
    luck = now.rules.modifiers.random
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
