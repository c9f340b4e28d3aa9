"""Why not, in Musketry & Cannonade: who may fire, at whom, with how many stands (D10-RUL-FIRE-WHO and its kin)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.charts.figures import Outside, Reason
from companion.games.miniatures import messages as say
from companion.games.miniatures.charts import readings
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.messages import reasons as why
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import fire_modifiers, formations, legal_target, musketry, sequence
from companion.games.miniatures.rules.contact import touching
from companion.games.miniatures.rules.legal_maneuver import in_step, there
from companion.games.miniatures.rules.state import Battery, Brigade, Cover, State, Unit, unit
from companion.kernel.overriding.gates import standing

CAVALRY_FIRE = "D10-RUL-FORM-CAV-FIRE-DOUBLE"


def of_fire(rules: Rules, state: State, command: cmd.Fire) -> Iterator[Reason]:
    """Yield why a fire attack may not be made."""
    yield from in_step(rules, state, "musketry", (1, 2), "fire")
    step, target = sequence.now(rules, state), unit(state, command.target)
    # Who fires late is asked everything else as well.
    if target is None or (step.phase != "musketry" and not command.because):
        return
    names = [firer.unit for firer in command.firers]
    friends = any(found.side == target.side for name in names if (found := unit(state, name)) is not None)
    if target.side == step.actor or friends:
        yield Reason(why.FRIEND_OF_FIRERS(name=say.unit(target.id)), step.clause, firm=friends)
    yield from there(target)
    for name in {name for name in names if names.count(name) > 1}:
        yield Reason(why.TWICE(name=say.unit(name)), "D10-RUL-FIRE-COMBINE", firm=True)
    reasons: list[Reason] = list(legal_target.of_target(rules, state, command, target))
    for firer in command.firers:
        found = unit(state, firer.unit)
        if found is not None:
            reasons.extend(who_may_fire(rules, state, found))
            touched = touching(state, found.id)
            reasons.extend(legal_target.of_contact(rules, state, found, target))
            # A Double Line fires with all its stands only at the enemy that it touches, so the target is asked about
            # with each firer.
            reasons.extend(_stands(rules, found, firer, in_contact=fires_deep(rules, target, touched)))
    yield from reasons
    unknown = fire_modifiers.not_known(rules, command.cover, command.asked, command.cover_besides)
    not_known = [Reason(what, firm=True) for _, what in unknown]
    yield from not_known
    # The chart would raise at the first thing that is wrong; it is asked last, when nothing else refuses.
    if not standing((*reasons, *not_known), command):
        yield from _ranges(rules, state, command)


def who_may_fire(rules: Rules, state: State, found: Unit) -> Iterator[Reason]:
    """Yield why a unit may not fire in this step at all."""
    step, of = sequence.now(rules, state), say.unit(found.id)
    if found.side != step.actor:
        yield Reason(why.NO_FIRE_NOW(name=of), step.clause)
    yield from there(found)
    if found.this_turn.fired and not _has_stands_left(rules, state, found):
        yield Reason(why.HAS_FIRED(name=of), "D10-RUL-FIRE-WHO")
    if found.this_turn.charges and rules.reads(readings.CHARGERS_HOLD_FIRE):
        yield Reason(why.CHARGES_NO_FIRE(name=of), readings.CHARGERS_HOLD_FIRE.ruling)
    if isinstance(found, Brigade):
        from_column = found.formation == "march-column" and rules.choice(CAVALRY_FIRE) == 1
        if found.mounted and not from_column:
            card = rules.cards[found.formation]
            clause = card.notes[0] if card.id in ("single-line", "double-line") else CAVALRY_FIRE
            yield Reason(why.MOUNTED(name=of), clause)
        return
    if found.wrecked:
        yield Reason(why.IS_WRECKED(name=of), readings.WRECKS_STAY.ruling)
    if found.silenced:
        yield Reason(why.SILENCED(name=of), rules.fire_points.silenced)
    if found.limbered:
        yield Reason(why.LIMBERED(name=of), "D10-RUL-FIRE-LIMBERED")
    done = found.this_turn
    # Only in one's own half turn: by the enemy's, in which it fires defensively, the guns are ready.
    ready = found.side != state.player_turn or rules.reads(readings.FIRES_ONCE_UNLIMBERED)
    if not ready and done.unlimbered and done.moved:
        yield Reason(why.MOVED_AND_UNLIMBERED(name=of), "D10-RUL-FIRE-LIMBERED")


def _has_stands_left(rules: Rules, state: State, found: Unit) -> bool:
    """Say whether a unit whose stands fire at several targets has some that have not fired (D10-RUL-FIRE-WHO)."""
    fired = found.this_turn.stands_fired
    contact = bool(touching(state, found.id))
    return rules.reads(readings.SPLIT_FIRE) and 0 < fired < may_fire(rules, found, in_contact=contact)


def may_fire(rules: Rules, found: Unit, *, in_contact: bool) -> int:
    """Give how many stands of a unit may fire."""
    if isinstance(found, Battery):
        return found.stands
    return formations.stands_that_fire(rules, found.formation, found.stands, in_contact=in_contact)


def fires_deep(rules: Rules, target: Unit, touched: tuple[str, ...]) -> bool:
    """Say whether a Double Line in contact fires at a target with all its stands (D10-RUL-FORM-CHARGED-TIMING)."""
    match rules.choice("D10-RUL-FORM-CHARGED-TIMING"):
        case 1:
            return bool(touched)
        case 2:
            return False
        case _:
            return target.id in touched


def most(rules: Rules, found: Unit, may: int) -> int:
    """Give how many stands may be named to fire: more than usual where a layout decides (D10-RUL-FORM-DOUBLE-RANK)."""
    if isinstance(found, Battery) or rules.choice("D10-RUL-FORM-DOUBLE-RANK") == 0:
        return may
    return found.stands if rules.cards[found.formation].fire.stands == "front-rank" else may


def _stands(rules: Rules, found: Unit, firer: cmd.FiringUnit, *, in_contact: bool) -> Iterator[Reason]:
    named = sum(group.stands or 0 for group in firer.groups)
    open_groups = sum(group.stands is None for group in firer.groups)
    may = may_fire(rules, found, in_contact=in_contact) - found.this_turn.stands_fired
    clause = "" if isinstance(found, Battery) else rules.cards[found.formation].fire.clause
    if open_groups > 1:
        yield Reason(why.SAY_HOW_MANY(name=say.unit(found.id)), firm=True)
    # The open group takes what the others leave, and must have something left to take.
    if named > most(rules, found, may) or (open_groups and named >= may):
        # Of the stands that it has the referee may let more fire than its formation does, but never more than those.
        beyond = open_groups > 0 or named > found.stands
        yield Reason(why.MAY_FIRE(name=say.unit(found.id), may=may), clause, firm=beyond)


def as_attack(rules: Rules, state: State, command: cmd.Fire) -> musketry.Attack:
    """Put the units' states and what the eyes said into the fire chart's terms.

    What is let happen beyond the last range is read at it: the chart has no further figure.
    """
    target = unit(state, command.target)
    assert target is not None
    attack = musketry.Attack(
        firers=[_as_firer(rules, state, firer, target) for firer in command.firers],
        target=as_target(rules, target, command.cover, command.cover_besides),
        asked=list(command.asked),
    )
    return musketry.within_reach(rules, attack) if command.because else attack


def as_target(rules: Rules, target: Unit, cover: Cover, besides: tuple[Cover, ...] = ()) -> musketry.Target:
    """Put a target into the chart's terms; maneuvering by what it did (D10-RUL-FIRE-CHANGING-WHEN)."""
    done = target.this_turn
    changed = done.changed_formation or done.changed_mode
    about = done.about_faced
    if rules.reads(readings.EVERY_MODE_IS_CHANGING):
        changed = changed or bool(done.mode)
    if rules.reads(readings.CHANGING_UNTIL_OWN_TURN):
        changed, about = changed or done.before == "changed", about or done.before == "about-faced"
    if isinstance(target, Battery):  # guns that turn do not face about
        return musketry.Target(
            arm="artillery",
            limbered=target.limbered,
            maneuvering=changed,
            cover=cover,
            cover_besides=list(besides),
            traits=target.traits,
        )
    return musketry.Target(
        arm=target.arm,
        mounted=target.mounted,
        formation=target.formation,
        maneuvering=changed or about,
        about_facing=about and not changed,
        cover=cover,
        cover_besides=list(besides),
        disordered=target.disordered,
        traits=target.traits,
    )


def _as_firer(rules: Rules, state: State, firer: cmd.FiringUnit, target: Unit) -> musketry.Firer:
    found = unit(state, firer.unit)
    assert found is not None
    may = may_fire(rules, found, in_contact=fires_deep(rules, target, touching(state, found.id)))
    may -= found.this_turn.stands_fired
    named = sum(group.stands or 0 for group in firer.groups)
    sizes = [group.stands or may - named for group in firer.groups]
    damaged = _damaged_firing(found, sizes)
    groups = [
        musketry.Group(stands=size, range=group.range, enfilade=group.enfilade, ball=group.ball, damaged=hurt)
        for group, size, hurt in zip(firer.groups, sizes, damaged, strict=True)
    ]
    if isinstance(found, Battery):
        return musketry.Firer(
            arm=found.gun,
            groups=groups,
            stands_total=found.stands,
            stands_at_start=found.stands_at_start,
            low_ammo=found.low_ammo,
            traits=found.traits,
        )
    return musketry.Firer(
        arm=found.arm,
        groups=groups,
        stands_total=found.stands,
        stands_at_start=found.stands_at_start,
        side=found.side,
        disordered=found.disordered,
        low_ammo=found.low_ammo,
        carbine=found.carbine,
        traits=found.traits,
    )


def _damaged_firing(found: Unit, sizes: list[int]) -> list[int]:
    """Give how many damaged gun stands fire in each group: sound ones fire first."""
    if not isinstance(found, Battery):
        return [0] * len(sizes)
    # Of fire that is split, those that fire first.
    sound, damaged = max(0, found.stands - found.damaged - found.this_turn.stands_fired), []
    for size in sizes:
        # To the owner's good: nobody would fire the cracked gun and leave the sound one out.
        damaged.append(max(0, size - sound))
        sound = max(0, sound - size)
    return damaged


def _ranges(rules: Rules, state: State, command: cmd.Fire) -> Iterator[Reason]:
    """Yield what the chart itself refuses: a range that nothing reaches."""
    attack = as_attack(rules, state, replace(command, because=""))
    for firer, given in zip(attack.firers, command.firers, strict=True):
        try:
            musketry.prepare(rules, musketry.Attack(firers=[firer], target=attack.target))
        except Outside as outside:
            yield Reason(why.OF_UNIT(name=say.unit(given.unit), what=outside.said), "D10-FIRE-POINTS-RANGES")
