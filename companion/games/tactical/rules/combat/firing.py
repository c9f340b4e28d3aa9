"""Fire: who fires at which square, and what it does there (ANT-8.2a, ANT-8.3a, ANT-7.13j, ANT-QS-3.7a, ANT-QS-4.1b)."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from companion.charts.rounding import figure
from companion.games.tactical import messages as say
from companion.games.tactical.charts.terms import Arm, Side, other
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.combat.casualties import exposed, main_share, other_share, share_told, suffer_fire
from companion.games.tactical.rules.combat.factors import chance_of
from companion.games.tactical.rules.combat.field import fighter, men_in, nearest_first, outside_arc
from companion.games.tactical.rules.combat.fire import Fire, Shot, Target, always_flanked, fire, may_not_fire
from companion.games.tactical.rules.combat.leader_losses import WHOLE
from companion.games.tactical.rules.ground.sight import arc_of
from companion.games.tactical.rules.ground.squares import Square, distance
from companion.games.tactical.rules.orders.costs import fire_cost
from companion.games.tactical.rules.orders.paying import payer_of
from companion.games.tactical.rules.situation import Situation
from companion.games.tactical.rules.state import Unit
from companion.games.tactical.rules.story import Story
from companion.kernel.dice import Roll, Why
from companion.kernel.draws import Drawn, between, chance
from companion.language.messages import Argument, Id, Sentence
from companion.language.messages import Unit as Who

NOBODY = Target(arm="infantry", terrain="", square_men=0)
"""What a shot has before its target is known."""


def fire_of(story: Story, side: Side, arms: list[Arm]) -> None:
    """Let a side's units of some arms fire, one after the other in the order of battle's order (ANT-R-WHO-FIRES)."""
    # Names first, units one by one: fire takes effect as it falls, and an earlier shot may have moved or broken who
    # comes later.
    for name in [one.id for one in story.state.here(side) if one.arm in arms]:
        one = story.unit(name)
        if one.here:
            _fire_if_it_can(story, one)


def _fire_if_it_can(story: Story, one: Unit) -> None:
    """Let a unit fire where it has a target, may fire and can pay."""
    within = in_range(story, one)
    if not within:
        return
    shot = shot_of(story, one)
    if may_not_fire(story.rules, shot):
        return
    at = target_of(story, one, within)
    if at is None:
        return
    cost = fire_cost(story.rules, payer_of(story.rules, story.state, one))
    assert one.square is not None
    assert cost.points is not None
    paid = min(cost.points, one.points)
    shoot(story, one, msgspec.structs.replace(shot, range=distance(one.square, at)), at, paid=paid)


# ---- at what


def in_range(now: Situation, one: Unit) -> dict[Square, list[Unit]]:
    """Give the enemy's squares within the range of a unit's weapon; small arms harm no gunboat.

    ANT-8.3a, SHI-R-GUNBOAT.
    """
    assert one.square is not None
    at, reach = one.square, now.rules.range_of(one.weapon)
    found: dict[Square, list[Unit]] = {}
    for enemy in now.state.here(other(one.side)):  # asked for every unit that may fire: most enemies are far away
        if enemy.square is not None and distance(at, enemy.square) <= reach:
            found.setdefault(enemy.square, []).append(enemy)
    if one.arm == "artillery":
        return found
    return {square: units for square, units in found.items() if not all(enemy.gunboat for enemy in units)}


def target_of(now: Situation, one: Unit, within: dict[Square, list[Unit]]) -> Square | None:
    """Give the square that a unit fires at: its plot where it can, else the nearest enemy in sight; None for none.

    ANT-7.13j, ANT-QS-3.7a, ANT-R-NEAREST.
    """
    assert one.square is not None
    state = now.state
    occupied = {unit.square for unit in state.here() if unit.square is not None}
    seen = now.sight.from_(one.square, occupied, turn=state.turn, facing=arc_of(state.level, one.facing), among=within)
    # Of the squares that the enemy holds alone: who finds his plotted square empty picks for himself.
    if one.fire_plot in seen:
        return one.fire_plot
    return next((square for square in nearest_first(one.square, within) if square in seen), None)


# ---- the shot


def shot_of(now: Situation, one: Unit, *, last: bool = False, flanked: bool = False) -> Shot:
    """Give a unit's shot before it has a target; `flanked` says that the firer is taken in flank itself."""
    state = now.state
    return Shot(
        level=state.level,
        play_level=state.play_level,
        side=one.side,
        firer=fighter(now, one),
        weapon=one.weapon,
        points=one.points,
        target=NOBODY,
        range=1,
        last=last,
        firer_flanked=flanked,
        out_of_ammo=not one.ammo,
        night=state.turn in now.rules.sequence.night_turns,
    )


def shoot(story: Story, one: Unit, shot: Shot, at: Square, *, paid: int) -> None:
    """Fire at a square and share the casualties among those who are exposed there (ANT-R-SPLIT).

    Works protect only the unit that has them and a mode taken in flank only itself, so each share is worked out for
    him who takes it.
    """
    units = [unit for unit in story.state.at(at) if unit.side != one.side]
    # Who can suffer is settled before the draw: the main victim is drawn from those, so guns beside infantry are never
    # hit by rifles.
    found = exposed(story.rules, units, one.arm, shot.range)
    draw = random_factor(story, one.side, say.FIRE_DRAW, unit=Who(one.id), square=say.square(at))
    empty = _runs_out(story, one)
    index, rolls = _main_victim(story, one, found.units)
    victim = found.units[index]
    loaded = msgspec.structs.replace(shot, random=draw.value, runs_out=empty[0])
    result, target = worked_out(story, one, loaded, victim, units)
    story.tell(
        ev.Fired(
            one.id,
            at,
            shot.range,
            result.casualties,
            paid,
            out_of_ammo=empty[0],
            flank=target.flanked,
            rolls=(draw.roll, *empty[1], *rolls),
            working=result.working,
        )
    )
    count = len(found.units) if found.shared else 1
    # The others' shares are cut down, each by its own cover; what they leave is the main victim's, so that no man is
    # lost to rounding.
    most = main_share(story.rules, result.casualties, count)
    if one.arm == "artillery" and story.rules.choice("ANT-R-SPLIT") == 1:
        most = result.casualties
    shares = {victim.id: (most, share_told(story.rules, result.casualties, count, most, main=True))}
    for unit in found.units if found.shared else ():
        if unit.id != victim.id:
            own, _ = worked_out(story, one, loaded, unit, units)
            whole = one.arm == "artillery" and story.rules.choice("ANT-R-SPLIT") == 1
            part = own.casualties if whole else other_share(story.rules, own.casualties, count)
            shares[unit.id] = (part, share_told(story.rules, own.casualties, count, part, main=False))
    for name, (casualties, working) in shares.items():
        # one who broke through may have swept nobody away: all of them are still here
        suffer_fire(story, name, casualties, one.arm, working)


def random_factor(story: Story, side: Side, what: Sentence, **whose: Argument) -> Drawn:
    """Draw the random factor (ANT-R-RANDOM, SHI-R-RANDOM)."""
    row = chance_of(story.rules)
    why = Why(what(**whose, clause=Id(row.clause)), side, "draw")
    return between(story, figure(row.least), figure(row.most), why)


def _runs_out(story: Story, one: Unit) -> tuple[bool, tuple[Roll, ...]]:
    """Draw whether this shot empties a unit's pouches (ANT-8.9a, ANT-R-AMMO-OUT); never in the Basic game."""
    if story.state.level == "basic" or not one.ammo:
        return False, ()
    row = next(row for row in story.rules.ammo.run_out if row.arm == one.arm)
    why = Why(say.AMMO_DRAW(unit=Who(one.id), clause=Id(row.clause)), one.side, "draw")
    empty = chance(story, Fraction(row.percent, WHOLE), why)
    return empty.came, (empty.roll,) if empty.roll is not None else ()


def _main_victim(story: Story, one: Unit, units: tuple[Unit, ...]) -> tuple[int, tuple[Roll, ...]]:
    """Draw who takes most of a square's casualties."""
    if len(units) == 1 or story.rules.choice("ANT-R-SPLIT") == 2:
        return 0, ()
    clause = story.rules.stacking.main_victim.clause
    why = Why(say.VICTIM_DRAW(unit=Who(one.id), clause=Id(clause)), one.side, "draw")
    roll = story.dice.choose(len(units), why)
    return roll.face - 1, (roll,)


def worked_out(now: Situation, one: Unit, shot: Shot, victim: Unit, units: list[Unit]) -> tuple[Fire, Target]:
    """Work a shot out as it would fall on one of the units of a square."""
    assert one.square is not None
    assert victim.square is not None
    ground, level = now.ground, now.state.level
    target = Target(
        arm=victim.arm,
        terrain="" if victim.gunboat else ground.terrain(victim.square),  # the charts have no river
        higher=ground.elevation(victim.square) > ground.elevation(one.square),
        flanked=level != "basic"
        and (outside_arc(level, (victim,), one.square) or always_flanked(now.rules, fighter(now, victim), level)),
        square_men=men_in(units),
        fort=victim.fort,
        traits=victim.traits,
        asked=victim.asked,
    )
    return fire(now.rules, msgspec.structs.replace(shot, target=target)), target
