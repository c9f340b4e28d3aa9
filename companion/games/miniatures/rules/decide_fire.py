"""What happens in Musketry & Cannonade: attacks are rolled, effects come into force together at the step's end."""

from __future__ import annotations

from companion.games.miniatures import messages as say
from companion.games.miniatures.charts import readings
from companion.games.miniatures.charts.maneuver import Step
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules import musketry, sequence
from companion.games.miniatures.rules.legal_fire import as_attack
from companion.games.miniatures.rules.state import Battery, Brigade, Shot, attached_to, on_table
from companion.games.miniatures.rules.story import Story
from companion.kernel.dice import Why


def fire(story: Story, command: cmd.Fire) -> None:
    """Roll one attack (D10-FIRE-ROLL). Under the fewest points nothing is rolled (D10-RUL-FIRE-BELOW-HALF)."""
    attack = as_attack(story.rules, story.state, command)
    names = tuple(firer.unit for firer in command.firers)
    volley = musketry.prepare(story.rules, attack)
    if not volley.rolled:
        shot = Shot(command.target, names, "")
        story.tell(ev.Fired(shot, float(volley.points), None, None, None, tuple(volley.explain)))
        _late(story)
        return
    side = story.unit(names[0]).side
    why = say.FIRE_ROLL(units=say.units(names), target=say.unit(command.target))
    roll = story.dice.d10(Why(why, side, "fire"))
    result = musketry.resolve(story.rules, attack, roll.face)
    split = story.rules.reads(readings.SPLIT_FIRE)
    # Nothing of it is in force yet: within a step fire is simultaneous, and a unit hit now may still shoot.
    shot = Shot(
        target=command.target,
        firers=names,
        effect=result.effect or "",
        leaders_at_risk=result.leaders_at_risk,
        low_ammo=tuple(names[index] for index in result.low_ammo),
        stands=tuple(sum(group.stands for group in one.groups) for one in attack.firers) if split else (),
        beside=command.beside,
    )
    story.tell(ev.Fired(shot, result.fire_points, result.band, result.result, roll, tuple(result.explain)))
    _late(story)
    if story.rules.reads(readings.SIMULTANEOUS_CHARGES_ONLY):
        put_into_force(story)


def step_ends(story: Story, step: Step) -> None:
    """Put the fire of a step into force, or that of the phase at its end (D10-RUL-SEQ-SIMULTANEOUS)."""
    last = step.number == max(one.number for one in story.rules.sequence.step if one.phase == "musketry")
    if last or not story.rules.reads(readings.SIMULTANEOUS_PHASE):
        put_into_force(story)


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
    at_risk = [
        (name, *_at_risk(story, name))
        for shot in shots
        if shot.leaders_at_risk
        for name in (shot.target, shot.beside)
        if name
    ]
    # First, so that what follows finds none waiting.
    story.tell(ev.ShotsTookEffect())
    for shot in shots:
        for name in (shot.target, shot.beside):
            if name:
                _hit(story, name, shot.effect)
    # In one reading the marker waits for the end of the player turn, and the charges of this one are fought without it.
    if not story.rules.reads(readings.LOW_FROM_NEXT_TURN):
        for shot in shots:
            for name in shot.low_ammo:
                story.mark(name, "low-ammo")
    for target, leaders, commander in at_risk:
        if story.unit(target).status != "on-table" and story.rules.reads(readings.NO_TEST_WITH_THE_DESTROYED):
            continue
        for name in leaders:
            # Two volleys can put the same man at risk; he falls once.
            if story.state.leaders[name].status == "on-table":
                story.test_leader(name)
        if commander and story.state.brigades[commander].exceptional_commander:
            story.test_commander(commander)


def run_low(story: Story) -> None:
    """Mark at the end of a player turn who ran low on ammunition in it, where that waits (D10-RUL-FIRE-AMMO-TIMING)."""
    for found in on_table(story.state):
        if found.this_turn.runs_low:
            story.mark(found.id, "low-ammo")


def _at_risk(story: Story, name: str) -> tuple[tuple[str, ...], str]:
    """Name the leaders attached to a target as it was fired at, and the target if its commander is exceptional."""
    target = story.unit(name)
    exceptional = isinstance(target, Brigade) and target.exceptional_commander
    return tuple(leader.id for leader in attached_to(story.state, name)), target.id if exceptional else ""


def _hit(story: Story, name: str, what: str) -> None:
    """Put one attack's effect on a target."""
    target = story.unit(name)
    # An earlier shot of the step destroyed it; what is over is lost (D10-RUL-FIRE-OVERKILL).
    if not what or target.status != "on-table":
        return
    effect = story.rules.effects[what]
    if isinstance(target, Brigade):
        lost = musketry.stands_lost(story.rules, musketry.Target(disordered=target.disordered), effect)
        if effect.disordered:
            story.mark(target.id, "disordered")
        if lost:
            story.lose_stands(target.id, lost, "lost", "fire")
        return
    if effect.wrecked:
        wreck(story, target)
        return
    if effect.silenced:
        story.mark(target.id, "silenced")
    if effect.damaged:
        damage(story, target)


def wreck(story: Story, target: Battery) -> None:
    """Wreck a battery: its gun stands come off, or it stays and never fires again (D10-RUL-FIRE-WRECKED)."""
    if story.rules.reads(readings.WRECKS_STAY):
        story.mark(target.id, "wrecked")
    else:
        story.lose_stands(target.id, target.stands, "lost", "fire")


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
            wreck(story, target)
        case _:
            return
