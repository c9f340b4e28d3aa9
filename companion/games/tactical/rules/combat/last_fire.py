"""The defenders' fire before a melee: ANT-8.4d, ANT-R-WHO-FIRES, ANT-R-DEF-MELEE-TARGET, SHI-R-FDF."""

from __future__ import annotations

from companion.games.tactical.charts.terms import Side
from companion.games.tactical.rules.combat.field import fighter, nearest_first, outside_arc
from companion.games.tactical.rules.combat.fire import always_flanked, may_not_fire
from companion.games.tactical.rules.combat.firing import shoot, shot_of
from companion.games.tactical.rules.combat.melee_groups import groups
from companion.games.tactical.rules.ground.squares import Square
from companion.games.tactical.rules.situation import Situation
from companion.games.tactical.rules.state import Unit
from companion.games.tactical.rules.story import Story


def last_fire(story: Story, attacking: Side) -> None:
    """Let every unit of the squares about to be attacked fire at one of its attackers; the melee pays for it."""
    under_attack = groups(story, attacking)
    defenders = [
        (one.id, one.square) for one in story.state.here() if one.side != attacking and one.square in under_attack
    ]
    for name, square in defenders:
        one = story.unit(name)
        if square is None or one.square != square:
            # It has no square to defend then, and shoots at nobody.
            continue  # it was swept away by those who routed before it
        attackers = [
            unit
            for unit in map(story.unit, under_attack[square])
            if unit.here and not unit.routed and not unit.disrupted and not unit.retreated
        ]
        if attackers:
            _fire(story, one, attackers)


def _fire(story: Story, one: Unit, attackers: list[Unit]) -> None:
    """Let a defender fire where it may: limbered guns, empty pouches and the like do not."""
    assert one.square is not None
    shot = shot_of(story, one, last=True, flanked=is_flanked(story, one, attackers))
    if not may_not_fire(story.rules, shot):
        # The melee pays for it, so that who is short of points still fires (ANT-R-FIRE-OP).
        shoot(story, one, shot, _target(story, one, attackers), paid=0)


def is_flanked(now: Situation, one: Unit, attackers: list[Unit]) -> bool:
    """Say whether a defender is taken in flank: by an attacker outside its arc, or for its mode (ANT-R-FLANK)."""
    level = now.state.level
    if level == "basic":
        return False
    outside = any(outside_arc(level, (one,), unit.square) for unit in attackers if unit.square is not None)
    open_modes = now.rules.choice("ANT-R-FLANK") != 1
    return outside or (open_modes and always_flanked(now.rules, fighter(now, one), level))


def _target(now: Situation, one: Unit, attackers: list[Unit]) -> Square:
    """Give the attackers' square that a defender fires at: one in its arc before any other."""
    assert one.square is not None
    squares: dict[Square, list[Unit]] = {}
    for unit in attackers:
        if unit.square is not None:
            squares.setdefault(unit.square, []).append(unit)
    level = now.state.level
    in_arc = {at: units for at, units in squares.items() if not outside_arc(level, (one,), at)}
    return nearest_first(one.square, in_arc or squares)[0]
