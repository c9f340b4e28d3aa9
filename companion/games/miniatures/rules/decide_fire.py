"""What happens in Musketry & Cannonade: attacks are rolled, effects come into force together at the step's end."""

from __future__ import annotations

from companion.games.miniatures import messages as say
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules import musketry, sequence
from companion.games.miniatures.rules.legal_fire import as_attack
from companion.games.miniatures.rules.state import Battery, Brigade, Shot, attached_to
from companion.games.miniatures.rules.story import Story
from companion.kernel.dice import Why


def fire(story: Story, command: cmd.Fire) -> None:
    """Roll one attack (D10-FIRE-ROLL). Under the fewest points nothing is rolled (D10-RUL-FIRE-BELOW-HALF)."""
    attack = as_attack(story.rules, story.state, command)
    names = tuple(firer.unit for firer in command.firers)
    volley = musketry.prepare(story.rules, attack)
    if volley.row is None:
        shot = Shot(command.target, names, "")
        story.tell(ev.Fired(shot, float(volley.points), None, None, None, tuple(volley.explain)))
        _late(story)
        return
    side = story.unit(names[0]).side
    why = say.FIRE_ROLL(units=say.units(names), target=say.unit(command.target))
    roll = story.dice.d10(Why(why, side, "fire"))
    result = musketry.resolve(story.rules, attack, roll.face)
    # Nothing of it is in force yet: within a step fire is simultaneous, and a unit hit now may still shoot.
    shot = Shot(
        target=command.target,
        firers=names,
        effect=result.effect or "",
        leaders_at_risk=result.leaders_at_risk,
        low_ammo=tuple(names[index] for index in result.low_ammo),
    )
    story.tell(ev.Fired(shot, result.fire_points, result.band, result.result, roll, tuple(result.explain)))
    _late(story)


def _late(story: Story) -> None:
    """Put fire that the referee lets happen out of its phase into force at once: no step's end is coming for it."""
    if sequence.now(story.rules, story.state).phase != "musketry":
        put_into_force(story)


def put_into_force(story: Story) -> None:
    """Apply the fire of the step: all losses, then ammunition, then the leaders (D10-RUL-SEQ-SIMULTANEOUS)."""
    shots = story.state.shots
    if not shots:
        return
    # Named before the losses: if the unit dies they are detached, and are tested all the same (D10-RUL-FIRE-TEN-ORDER).
    at_risk = [_at_risk(story, shot) for shot in shots if shot.leaders_at_risk]
    # First, so that what follows finds none waiting.
    story.tell(ev.ShotsTookEffect())
    for shot in shots:
        _hit(story, shot)
    for shot in shots:
        for name in shot.low_ammo:
            story.mark(name, "low-ammo")
    for leaders, commander in at_risk:
        for name in leaders:
            # Two volleys can put the same man at risk; he falls once.
            if story.state.leaders[name].status == "on-table":
                story.test_leader(name)
        if commander and story.state.brigades[commander].exceptional_commander:
            story.test_commander(commander)


def _at_risk(story: Story, shot: Shot) -> tuple[tuple[str, ...], str]:
    """Name the leaders attached to a target as it was fired at, and the target if its commander is exceptional."""
    target = story.unit(shot.target)
    exceptional = isinstance(target, Brigade) and target.exceptional_commander
    return tuple(leader.id for leader in attached_to(story.state, shot.target)), target.id if exceptional else ""


def _hit(story: Story, shot: Shot) -> None:
    """Put one attack's effect on its target."""
    target = story.unit(shot.target)
    # An earlier shot of the step destroyed it; what is over is lost (D10-RUL-FIRE-OVERKILL).
    if not shot.effect or target.status != "on-table":
        return
    effect = story.rules.effects[shot.effect]
    if isinstance(target, Brigade):
        if effect.disordered:
            story.mark(target.id, "disordered")
        if effect.stands_lost:
            story.lose_stands(target.id, effect.stands_lost, "lost", "fire")
        return
    if effect.wrecked:
        story.lose_stands(target.id, target.stands, "lost", "fire")
        return
    if effect.silenced:
        story.mark(target.id, "silenced")
    if effect.damaged:
        damage(story, target)


def damage(story: Story, target: Battery) -> None:
    """Damage a sound gun stand; when none is sound, as D10-RUL-FIRE-DAMAGED-TWICE says."""
    # Silenced stays as it is: damage is told beside it, not in its place.
    if target.damaged < target.stands:
        story.tell(ev.GunsDamaged(target.id))
        return
    match story.rules.choice("D10-RUL-FIRE-DAMAGED-TWICE"):
        case 0:
            story.lose_stands(target.id, 1, "lost", "fire")
        case 1:
            story.lose_stands(target.id, target.stands, "lost", "fire")
        case _:
            return
