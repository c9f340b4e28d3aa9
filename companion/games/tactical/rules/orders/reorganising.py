"""Brigades split into the halves A and B, and halves joined, where a ruleset has it (SHI-R-REORG, SHI-R-DEMI)."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from msgspec.structs import replace

from companion.charts.figures import Reason
from companion.charts.rounding import half_up
from companion.games.tactical.messages.words import MODES
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.books import paid_by
from companion.games.tactical.rules.ground.stacking import crowded
from companion.games.tactical.rules.names import half, who
from companion.games.tactical.rules.orders.costs import reorganise_cost
from companion.games.tactical.rules.orders.paying import payer_of, too_dear
from companion.games.tactical.rules.situation import Situation
from companion.games.tactical.rules.state import State, Unit
from companion.games.tactical.rules.story import Story
from companion.kernel.overriding.paying import ASIDE
from companion.language.messages import Own, says

ROUTED = says("tactical.why.reorganise-routed", "{name} is routed and cannot reorganise")
NEVER_JOINED = says("tactical.why.never-joined", "{name} is a half, and halves are never joined again")
TO_REORGANISE = says("tactical.action.to-reorganise", "to reorganise")
NO_HALF = says("tactical.why.no-half", "the other half of {name} is not in its square")
TWO_MODES = says("tactical.why.two-modes", "{name} is in {mode} mode, {other} in {other_mode}: join them in one mode")
EACH_PAYS = says("tactical.why.each-pays", "each half pays {points}; {name} has {left}")
TOO_FEW = says("tactical.why.too-few", "{name} has too few men for two halves")
NO_ROOM = says("tactical.why.no-room-for-half", "the second half of {name} has no room: {why}")

CLAUSE = "SHI-R-REORG"
HALVES = ("A", "B")


def other_half(state: State, one: Unit) -> Unit | None:
    """Give the other half of a unit's brigade where both stand in one square; None when it is elsewhere or gone."""
    named = one.name[:-1] + HALVES[half(one) == HALVES[0]]
    return next(
        (unit for unit in state.here(one.side) if unit.name == named and unit.square == one.square and half(unit)), None
    )


def why_not(now: Situation, one: Unit) -> Iterator[Reason]:
    """Yield why a brigade cannot be split, or halves cannot be joined."""
    cost = reorganise_cost(now.rules, payer_of(now.rules, now.state, one))
    if cost.points is None:
        yield from cost.reasons
        return
    if one.routed:
        yield Reason(ROUTED(name=who(one)), CLAUSE)
    yield from too_dear(one, TO_REORGANISE(), cost, CLAUSE)
    if half(one) and now.rules.choice(CLAUSE) == 1:
        yield Reason(NEVER_JOINED(name=who(one)), CLAUSE)
    elif half(one):
        yield from _of_joining(now, one, cost.points)
    else:
        yield from _of_splitting(now, one)


def _of_joining(now: Situation, one: Unit, points: int) -> Iterator[Reason]:
    second = other_half(now.state, one)
    if second is None:
        yield Reason(NO_HALF(name=Own(one.name[:-2])), CLAUSE)
        return
    if second.routed:
        yield Reason(ROUTED(name=who(second)), CLAUSE)
    if second.mode != one.mode:
        yield Reason(
            TWO_MODES(name=who(one), mode=MODES[one.mode], other=who(second), other_mode=MODES[second.mode]),
            CLAUSE,
        )
    if second.points < points:
        yield Reason(
            EACH_PAYS(points=points, name=who(second), left=second.points),
            CLAUSE,
        )


def _of_splitting(now: Situation, one: Unit) -> Iterator[Reason]:
    assert one.square is not None
    if one.men < len(HALVES):
        yield Reason(TOO_FEW(name=who(one)), CLAUSE)
    there = [unit for unit in now.state.at(one.square) if unit.id != one.id]
    full = crowded(now.rules, now.state.level, now.ground.terrain(one.square), [*there, one, one])
    if full is not None:
        yield Reason(NO_ROOM(name=who(one), why=full.what), full.clause)


def split(one: Unit, paid: int) -> tuple[Unit, Unit]:
    """Give the halves of a brigade: half the men each, the odd man to A, all else the same."""
    left = one.points - paid
    first, second = -(-one.men // len(HALVES)), one.men // len(HALVES)
    first_start, second_start = -(-one.men_at_start // len(HALVES)), one.men_at_start // len(HALVES)
    a, b = (
        replace(one, id=f"{one.id}-{letter.lower()}", name=f"{one.name}-{letter}", points=left) for letter in HALVES
    )
    first_lost, second_lost = -(-one.men_lost // len(HALVES)), one.men_lost // len(HALVES)
    # What rounding leaves over goes into what was set aside, which may be below nought.
    return (
        paid_by(replace(a, men=first, men_at_start=first_start, men_lost=first_lost), "men", ASIDE),
        paid_by(replace(b, men=second, men_at_start=second_start, men_lost=second_lost), "men", ASIDE),
    )


def joined(one: Unit, second: Unit, paid: int) -> Unit:
    """Give the brigade of two halves: men together, rating and fatigue averaged by men, the worse of all else.

    The points left are those of the half that has fewer; plots stay where both have the same.
    """
    a, b = sorted((one, second), key=lambda unit: unit.name)
    return replace(
        a,
        id=a.id.removesuffix("-a"),
        name=a.name.removesuffix("-A"),
        men=a.men + b.men,
        men_at_start=a.men_at_start + b.men_at_start,
        men_lost=a.men_lost + b.men_lost,
        men_aside=a.men_aside + b.men_aside,
        effectiveness=_mean(a, b, a.effectiveness, b.effectiveness),
        fatigue=_mean(a, b, a.fatigue, b.fatigue),
        traits=tuple(one for one in a.traits if one in b.traits),
        asked=tuple(one for one in a.asked if one in b.asked),
        ammo=a.ammo and b.ammo,
        disrupted=a.disrupted or b.disrupted,
        fort=min(a.fort, b.fort),
        points=min(a.points, b.points) - paid,
        squares=max(a.squares, b.squares),
        zoc_to_zoc=a.zoc_to_zoc or b.zoc_to_zoc,
        activated=a.activated and b.activated,
        in_command=a.in_command and b.in_command,
        control=min(a.control, b.control),
        stayed=a.stayed and b.stayed,
        fire_plot=a.fire_plot if a.fire_plot == b.fire_plot else None,
        plotted_by_melee=a.plotted_by_melee and b.plotted_by_melee and a.fire_plot == b.fire_plot,
        melee_plot=a.melee_plot and b.melee_plot,
        advance_plot=a.advance_plot and b.advance_plot,
    )


def _mean(a: Unit, b: Unit, of_a: int, of_b: int) -> int:
    men = a.men + b.men
    return half_up(Fraction(of_a * a.men + of_b * b.men, men)) if men else min(of_a, of_b)


def reorganise(story: Story, one: Unit) -> None:
    """Split a brigade, or join two halves; leaders with them stay with the first of what they become."""
    paid = reorganise_cost(story.rules, payer_of(story.rules, story.state, one)).points
    assert paid is not None
    gone: tuple[Unit, ...]
    made: tuple[Unit, ...]
    if half(one):
        second = other_half(story.state, one)
        assert second is not None
        gone, made = (one, second), (joined(one, second, paid),)
    else:
        gone, made = (one,), split(one, paid)
    names = tuple(unit.id for unit in gone)
    story.tell(ev.Reorganised(names, made, paid))
    for leader in story.state.leaders.values():
        if leader.unit in names:
            story.tell(ev.LeaderMoved(leader.id, made[0].id))
