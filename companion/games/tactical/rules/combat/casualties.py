"""Casualties: how a square's are shared, what they cost in men and guns, and what a loss leads to.

ANT-7.7e, ANT-7.7f, ANT-7.7g, ANT-8.2, ANT-R-SPLIT, ANT-R-GUN-LOSS.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import msgspec

from companion.charts.figures import Reasoned
from companion.games.tactical import messages as say
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.terms import Arm
from companion.games.tactical.messages import working as told
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.combat.condition import fatigue_of_losses, gained
from companion.games.tactical.rules.combat.disruption import check_order
from companion.games.tactical.rules.combat.eliminating import eliminate, is_spent
from companion.games.tactical.rules.combat.leader_losses import check_wounds
from companion.games.tactical.rules.combat.morale import check_morale
from companion.games.tactical.rules.state import Unit
from companion.games.tactical.rules.story import Story
from companion.kernel.dice import Roll, Why
from companion.kernel.draws import chance
from companion.language.messages import Id
from companion.language.messages import Unit as Who

Working = tuple[Reasoned, ...]


class Exposed(msgspec.Struct, frozen=True):
    """Who in a square may be the main victim of fire, and whether the others share the losses."""

    units: tuple[Unit, ...]
    shared: bool


def exposed(rules: Rules, units: Sequence[Unit], firer: Arm, squares: int) -> Exposed:
    """Say whom fire of an arm at a range reaches: artillery only alone, or by artillery from afar (ANT-R-SPLIT)."""
    if firer == "artillery" and squares >= rules.stacking.each_from.squares:
        return Exposed(tuple(units), shared=True)
    troops = tuple(one for one in units if one.arm != "artillery")
    # Small arms beyond one square, and guns at one, strike troops; only where a battery stands alone is it the target.
    # Guns from farther off reach everybody in the square (ANT-R-SPLIT).
    return Exposed(troops or tuple(units), shared=firer != "artillery")


def other_share(rules: Rules, casualties: int, units: int) -> int:
    """Give what each unit but the main victim takes of a square's casualties, rounded down (ANT-7.7e)."""
    main, others = rules.stacking.main_victim.weight, rules.stacking.others.weight
    # The book's three to one, read as weights: one unit has three parts, every other one.
    return casualties * others // (main + others * (units - 1))


def main_share(rules: Rules, casualties: int, units: int) -> int:
    """Give what the main victim takes: what the others leave (ANT-7.7e)."""
    return casualties - (units - 1) * other_share(rules, casualties, units)


def share_told(rules: Rules, casualties: int, units: int, taken: int, *, main: bool) -> Working:
    """Tell what part of a square's casualties a unit takes, where others stand there (ANT-7.7e)."""
    if units == 1:
        return ()
    victim, others = rules.stacking.main_victim, rules.stacking.others
    parts = victim.weight + others.weight * (units - 1)
    if main:
        return (Reasoned(victim.clause, told.HIT_MOST(casualties=casualties), taken),)
    share = told.SHARE(weight=others.weight, parts=parts, casualties=casualties)
    return (Reasoned(others.clause, share, taken),)


def guns_lost(story: Story, one: Unit, casualties: int, *, least: int = 0) -> tuple[int, tuple[Roll, ...]]:
    """Give the guns that casualties cost, no more than there are; what makes no whole gun is drawn for."""
    a_gun, men = story.rules.guns.a_gun, int(story.rules.figure("ANT-R-GUN-LOSS", story.rules.guns.a_gun.men))
    # The table counts losses of a battery in men. What makes no whole gun is the chance of one more, so that on the
    # average nothing is lost.
    whole, over = divmod(casualties, men)
    why = Why(say.GUN_DRAW(unit=Who(one.id), clause=Id(a_gun.clause)), one.side, "draw")
    more = chance(story, Fraction(over, men), why)
    guns = min(one.guns, max(least, whole + more.came))
    return guns, (more.roll,) if more.roll is not None else ()


def suffer_fire(story: Story, name: str, casualties: int, firer: Arm, share: Working = ()) -> None:
    """Take casualties from fire: troops in men; artillery in guns from guns, from small arms in fatigue only.

    `share` is the working of what part of a square's casualties this is.
    """
    one = story.unit(name)
    if one.arm != "artillery":
        suffer(story, name, casualties, "fire", share=share)
    elif firer == "artillery":
        guns, rolls = guns_lost(story, one, casualties)
        suffer(story, name, casualties, "fire", guns=guns, rolls=rolls, share=share)
    elif casualties > 0:
        _lose(story, one, casualties, "fire", share=share)
        if is_spent(story.unit(name)):
            # Only where a ruleset counts artillerymen; elsewhere small arms tire a battery and do no more.
            eliminate(story, name, "fire")  # nobody is left to serve them


def suffer(
    story: Story,
    name: str,
    casualties: int,
    cause: ev.Cause,
    *,
    guns: int = 0,
    rolls: tuple[Roll, ...] = (),
    share: Working = (),
) -> None:
    """Take a loss and what follows, in order: men or guns and their fatigue, leaders, order, morale (ANT-R-ROUT)."""
    one = story.unit(name)
    if casualties <= 0 and guns <= 0:
        return
    _lose(story, one, casualties, cause, guns=guns, rolls=rolls, share=share)
    now = story.unit(name)
    if is_spent(now):
        eliminate(story, name, cause)
        return
    # Leaders, order, morale, in this order: the book tests rout last, with the fatigue that this same loss has brought
    # (ANT-R-ROUT).
    if one.arm == "artillery":
        check_wounds(story, name, guns, one.guns)
    else:
        check_wounds(story, name, one.men - now.men, one.men)
    check_order(story, name, casualties)
    check_morale(story, name, before=one.men)


def _lose(
    story: Story,
    one: Unit,
    casualties: int,
    cause: ev.Cause,
    *,
    guns: int = 0,
    rolls: tuple[Roll, ...] = (),
    share: Working = (),
) -> None:
    """Tell what a unit loses; where a ruleset counts artillerymen they are lost man by man (SHI-R-CREW)."""
    troops = one.arm != "artillery"
    men = min(casualties, one.men) if troops or story.rules.modifiers.crew is not None else 0
    counted = men if troops else casualties
    # By the men there were before the loss; a battery counts as a small unit.
    fatigue, line = fatigue_of_losses(story.rules, counted, one.men if troops else 0)
    lines = [Reasoned("ANT-7.7e" if cause == "fire" else "ANT-R-MELEE-LOSS", told.LOSS(), casualties)]
    if not troops:
        lines.append(Reasoned(story.rules.guns.a_gun.clause, told.GUNS(), guns))
    if troops and men != casualties:
        lines.append(Reasoned("ANT-R-MELEE-LOSS", told.NO_MORE_THAN_IT_HAS(), men))
    tires = gained(story.rules, one, fatigue)
    story.tell(ev.Lost(one.id, men, guns, tires, cause, rolls, (*share, *lines, line)))
