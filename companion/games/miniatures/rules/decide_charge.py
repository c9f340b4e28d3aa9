"""What happens in the Charge phase: a pair of dice, then what the result demands, question by question (D10-CHARGE-*).

A result becomes a list of tasks. A task with one possible answer is done; with several, its side is asked, and the rest
waits in the combat, so that saving in the middle is an ordinary entry.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec.structs import replace

from companion.games.miniatures import messages as say
from companion.games.miniatures.charts import readings
from companion.games.miniatures.charts.charge import ChargeResult
from companion.games.miniatures.rules import charge, charge_losses, decide_fire, pursuing
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.combat_terms import as_combat, fighter, is_breakthrough
from companion.games.miniatures.rules.contact import outside, touching
from companion.games.miniatures.rules.state import (
    Battery,
    Brigade,
    Combat,
    Leader,
    Prompt,
    Rank,
    Side,
    Task,
    Unit,
    attached_to,
    combat_of,
    other,
    struggling,
)
from companion.games.miniatures.rules.story import Story
from companion.kernel.dice import Why
from companion.language.messages import Argument

RANKS: tuple[Rank, ...] = ("division", "corps", "army")
Held = Literal["attacker", "defender", "nobody"]


def resolve_charge(story: Story, command: cmd.ResolveCharge) -> None:
    """Roll a charge combat for the first time."""
    story.see(*command.attackers, *command.defenders)
    combat = Combat(
        attackers=command.attackers,
        defenders=command.defenders,
        ground=command.ground,
        ground_besides=command.ground_besides,
        outflanked=command.outflanked,
        breakthrough=is_breakthrough(story.rules, story.state, command.attackers),
        supported=command.supported,
        supporters=command.supporters,
        on_road=command.on_road,
        over_bridge=command.over_bridge,
        asked=command.asked,
    )
    kept = charge.Ladders.of(story.rules, as_combat(story.state, combat))
    _roll(story, replace(combat, kept_attacker=kept.kept_attacker, kept_defender=kept.kept_defender))


def charging(story: Story, combat: Combat) -> Side:
    """Give the side that charges in a combat: whose turn it is, but where the referee lets one be fought late."""
    return story.unit(combat.attackers[0]).side


def roll_again(story: Story, command: cmd.RollAgain) -> None:
    """Roll a desperate struggle again with adjusted modifiers (D10-CHARGE-RESULT-STRUGGLE-AGAIN)."""
    combat = struggling(story.state, command.combat)
    assert combat is not None
    supported = combat.supported if command.supported is None else command.supported
    standing = {name for name in (*combat.attackers, *combat.defenders) if story.unit(name).status == "on-table"}
    # It could else be rolled for with nobody on one side.
    if standing.isdisjoint(combat.attackers) or standing.isdisjoint(combat.defenders):  # the referee took one off
        _held(story, combat)
        return
    _roll(
        story,
        replace(
            combat,
            supported=supported,
            attackers=tuple(name for name in combat.attackers if name in standing),
            defenders=tuple(name for name in combat.defenders if name in standing),
        ),
    )


def mend(story: Story, combat: Combat) -> None:
    """Bring a combat in line with what was set by hand: whom it asks about, and whether there are two sides to it.

    A question whose choices are others now is put anew, or its task done; a struggle that has used up a side is over.
    """
    asked = next((one for one in story.state.pending if combat_of(story.state, one.name) == combat), None)
    if asked is not None and combat.tasks:
        if asked.choices != _choices(story, combat, combat.tasks[0]):
            story.tell(ev.Withdrawn(asked.name))
            _go_on(story, combat)
    elif combat.again and not (_standing(story, combat.attackers) and _standing(story, combat.defenders)):
        _held(story, combat)


def _roll(story: Story, combat: Combat) -> None:
    side = charging(story, combat)
    # The attacker's die first, always: entered dice and replays go by the order.
    one = story.dice.d10(Why(say.CHARGE_ROLL(attackers=say.units(combat.attackers)), side, "charge"))
    two = story.dice.d10(Why(say.DEFENSE_ROLL(defenders=say.units(combat.defenders)), other(side), "charge"))
    outcome = charge.resolve(
        story.rules,
        as_combat(story.state, combat),
        attacker_die=one.face,
        defender_die=two.face,
        kept=charge.Ladders(combat.kept_attacker, combat.kept_defender),
    )
    rolled = ev.CombatRolled(
        combat.attackers, combat.defenders, outcome.result, outcome.difference, one, two, tuple(outcome.explain)
    )
    story.tell(rolled)
    row = story.rules.results[outcome.result]
    tasks = tuple(_tasks(story, combat, row, outcome.difference))
    struggles = combat.struggles + (row.id == "struggle")
    combat = replace(combat, result=row.id, struggles=struggles, again=False, tasks=tasks, gone=())
    story.tell(ev.CombatStands(combat))
    _go_on(story, combat)


def _tasks(story: Story, combat: Combat, row: ChargeResult, difference: int) -> list[Task]:
    """List what a result demands, in order: leader and battery first, then stands, captured before skedaddled."""
    attacker = charging(story, combat)
    if row.id == "struggle":
        sides = ((attacker, combat.attackers), (other(attacker), combat.defenders))
        return [Task("struggle", side, side, name) for side, names in sides for name in _payers(story, names)]
    loser = attacker if row.loser == "attacker" else other(attacker)
    # The leader before the stands: with the last one off he would be detached, and could not be taken.
    losers = combat.attackers if loser == attacker else combat.defenders
    led = len(_attached(story, map(story.unit, losers))) if _takes_all(story, row) else int(row.leader_captured)
    tasks = [Task("leader", loser, other(loser))] * led
    if row.battery == "captured":
        every = [name for name in losers if name in story.state.batteries]
        names = every if story.rules.choice(charge_losses.TAKEN) == 1 else [""]
        tasks.extend(Task("battery", loser, other(loser), name) for name in names)
    captured = charge.captured_stands(story.rules, row, difference)
    # Captured stands are the winner's to pick, those that run the loser's.
    for name in _payers(story, losers):
        taken = [Task("captured", loser, other(loser), name)] * captured
        running = [Task("skedaddled", loser, loser, name)] * row.skedaddled
        running_first = story.rules.choice(charge_losses.RUN_OUT) == 1
        tasks.extend([*running, *taken] if running_first else [*taken, *running])
    how = charge.pursuit(story.rules, row, breakthrough=combat.breakthrough, held_by=None)
    if how != "none":
        tasks.extend(Task("pursuit", attacker, attacker, name) for name in combat.attackers)
    return tasks


def _payers(story: Story, names: tuple[str, ...]) -> list[str]:
    """Name those who each pay for themselves; "" for the side as one (D10-RUL-CHARGE-LOSS-SCOPE)."""
    if story.rules.choice(charge_losses.SCOPE) == 0:
        return [""]
    standing = [found.id for found in _standing(story, names)]
    return [name for name in standing if name in story.state.brigades] or standing or [""]


def answer(story: Story, asked: Prompt, choice: str) -> None:
    """Do the task that was asked about, then go on with its combat."""
    # A question of an earlier build has no name; then there was but one combat.
    combat = combat_of(story.state, asked.name) or story.state.combats[0]
    task, combat = combat.tasks[0], replace(combat, tasks=combat.tasks[1:])
    story.tell(ev.CombatStands(combat))
    _go_on(story, _done(story, combat, task, choice))


def _go_on(story: Story, combat: Combat) -> None:
    """Do the tasks of a combat in order until one needs an answer or none is left."""
    while combat.tasks:
        task, rest = combat.tasks[0], combat.tasks[1:]
        choices = _choices(story, combat, task)
        # Which leader is taken is nobody's choice but chance's.
        if len(choices) > 1 and task.kind != "leader":
            pursues = task.kind == "pursuit"
            about: dict[str, Argument] = {"unit": say.unit(task.unit)} if pursues else {}
            name = task.unit if pursues else combat.attackers[0]
            story.tell(ev.Asked(Prompt(task.chooser, task.kind, say.ASKS[task.kind](**about), choices, name)))
            return
        combat = replace(combat, tasks=rest)
        story.tell(ev.CombatStands(combat))
        if choices:
            drawn = choices[0] if len(choices) == 1 else _draw(story, task, choices)
            combat = _done(story, combat, task, drawn)
    _conclude(story, combat)


def _takes_all(story: Story, row: ChargeResult) -> bool:
    """Say whether a side that is swept away loses every attached leader (D10-RUL-LEADER-CAPTURED)."""
    swept = row.leader_captured and row.loser == "defender"
    return swept and story.rules.reads(readings.ALL_ATTACHED_TAKEN)


def _attached(story: Story, side: Iterable[Unit]) -> list[Leader]:
    return [leader for found in side for leader in attached_to(story.state, found.id)]


def _at_hand(story: Story, side: Iterable[Unit], *, every: bool) -> tuple[str, ...]:
    """Name those of whom one leader is taken: all attached, or those of the highest rank (D10-RUL-LEADER-CAPTURED)."""
    found = _attached(story, side)
    if story.rules.reads(readings.HIGHEST_RANK_TAKEN) and found:
        highest = max(RANKS.index(one.rank) for one in found)
        found = [one for one in found if RANKS.index(one.rank) == highest]
    # Where all are taken nothing is drawn: one follows the other.
    return tuple(one.id for one in found[: 1 if every else None])


def _draw(story: Story, task: Task, choices: tuple[str, ...]) -> str:
    """Draw the captured leader at random (D10-RUL-LEADER-CAPTURED)."""
    why = Why(say.LEADER_DRAW(names=say.leaders(choices)), task.chooser, "draw")
    return choices[story.dice.choose(len(choices), why).face - 1]


def _choices(story: Story, combat: Combat, task: Task) -> tuple[str, ...]:
    """Give the possible answers to a task; none when there is nothing to do."""
    attacking = task.side == charging(story, combat)
    side = [story.unit(name) for name in (combat.attackers if attacking else combat.defenders)]
    standing = [found for found in side if found.status == "on-table"]
    own = [found for found in standing if task.unit in ("", found.id)]
    match task.kind:
        case "captured" | "skedaddled":
            # What a brigade has not, the others give where a table plays so.
            if not own and story.rules.choice(charge_losses.RUN_OUT) == 2:
                own = standing
            return tuple(found.id for found in own if _can_lose(story, combat, found, side))
        case "struggle":
            return tuple(found.id for found in own)
        case "battery":
            return tuple(found.id for found in own if isinstance(found, Battery))
        case "leader":
            return _at_hand(story, side, every=_takes_all(story, story.rules.results[combat.result]))
        case "pursuit":
            return pursuing.choices(story, combat, task.unit)


def _can_lose(story: Story, combat: Combat, found: Unit, side: Sequence[Unit]) -> bool:
    """Say whether a unit has a stand to lose: troops, or guns that defend alone, and not more than fight."""
    if isinstance(found, Battery):
        alone = all(isinstance(one, Battery) for one in side)
        return alone and story.rules.choice(charge_losses.STAND_KIND) == 1
    gone = combat.gone.count(found.id)
    now = fighter(story.state, found.id, combat)
    return gone < charge_losses.exposed(story.rules, replace(now, stands=now.stands + gone))


def _done(story: Story, combat: Combat, task: Task, choice: str) -> Combat:
    """Do a task, and give its combat with who has lost a stand where that is limited."""
    _do(story, task, choice)
    if task.kind in ("captured", "skedaddled") and story.rules.choice(charge_losses.MARCH_MELEE) == 1:
        combat = replace(combat, gone=(*combat.gone, choice))
        story.tell(ev.CombatStands(combat))
    return combat


def _do(story: Story, task: Task, choice: str) -> None:
    match task.kind:
        case "captured":
            story.lose_stands(choice, 1, "captured", "charge")
        case "skedaddled":
            story.lose_stands(choice, 1, "skedaddled", "charge")
        case "struggle":
            story.lose_stands(choice, 1, "lost", "charge")
        case "battery":
            story.lose_stands(choice, story.unit(choice).stands, "captured", "charge")
        case "leader":
            story.lose_leader(choice, "captured")
        case "pursuit":
            pursuing.declare(story, task.unit, choice)


def _conclude(story: Story, combat: Combat) -> None:
    """Put order, markers and retreats into force when every stand is off; a struggle goes on if both sides stand."""
    row = story.rules.results[combat.result]
    attackers, defenders = (_standing(story, names) for names in (combat.attackers, combat.defenders))
    if row.id == "struggle":
        if story.rules.choice("D10-RUL-CHARGE-STRUGGLE-DISORDER") == 0 or not (attackers and defenders):
            _disorder(story, [*attackers, *defenders])
        if attackers and defenders:
            story.tell(ev.CombatStands(replace(combat, again=True)))
            return
        _held(story, combat)
        return
    losers = attackers if row.loser == "attacker" else defenders
    _disorder(story, losers)
    for found in losers:
        _retreat(story, found, row)
    # In this reading the struggle's disorder waits for the end of the combat; here it comes due, to the winners as
    # well.
    if combat.struggles and story.rules.choice("D10-RUL-CHARGE-STRUGGLE-DISORDER") == 1:
        _disorder(story, [*attackers, *defenders])
    _over(story, combat, "defender" if row.loser == "attacker" else "attacker")


def _held(story: Story, combat: Combat) -> None:
    """End a struggle that has used up a side: who is left holds the position (D10-RUL-CHARGE-STRUGGLE)."""
    attackers, defenders = (_standing(story, names) for names in (combat.attackers, combat.defenders))
    held = charge.held(len(attackers), len(defenders))
    if held == "attacker":
        for found in attackers:
            pursuing.carry(story, found.id)
    _over(story, combat, held)


def _over(story: Story, combat: Combat, held: Held) -> None:
    """End a combat, and every contact with it from outside, for nobody is fought twice in a step.

    Attackers whom the players parted from it and whose target is gone carry the position (D10-RUL-CHARGE-VANISHED);
    where it held they stand before it, and that is all.
    """
    for contact in outside(story.state, combat.attackers, combat.defenders):
        if contact.attacker in combat.attackers:
            continue  # all of its own contacts end with the combat
        story.tell(ev.ContactBroken(contact.attacker, contact.defender))
        if held == "attacker" and not touching(story.state, contact.attacker):
            pursuing.carry(story, contact.attacker)
    story.tell(ev.CombatEnded(combat.attackers, held, combat.defenders))


def _standing(story: Story, names: tuple[str, ...]) -> list[Unit]:
    return [found for found in map(story.unit, names) if found.status == "on-table"]


def _disorder(story: Story, side: list[Unit]) -> None:
    for found in side:
        if story.unit(found.id).status == "on-table":
            story.mark(found.id, "disordered" if isinstance(found, Brigade) else "silenced")


def _retreat(story: Story, found: Unit, row: ChargeResult) -> None:
    """Retreat a beaten unit; a driven-back battery leaves part in enemy hands (D10-RUL-CHARGE-BATTERY-PART)."""
    if isinstance(found, Battery) and charge_losses.is_stuck(story.rules, row, limbered=found.limbered):
        story.lose_stands(found.id, found.stands, "captured", "charge")
        return
    if isinstance(found, Battery) and row.battery == "damaged":
        if found.damaged < found.stands:
            decide_fire.damage(story, found)
        elif story.rules.choice(charge_losses.PART) == 0:
            story.lose_stands(found.id, 1, "captured", "charge")
    how = row.retreat if isinstance(found, Brigade) else row.battery_retreat
    if how != "none" and story.unit(found.id).status == "on-table":
        story.retreat(found.id, how)


def break_contact(story: Story, command: cmd.BreakContact) -> None:
    """End a contact that came to nothing."""
    story.tell(ev.ContactBroken(command.unit, command.enemy))


def touch(story: Story, command: cmd.Touch) -> None:
    """Put a charging unit into contact with further enemy units (D10-RUL-CHARGE-ONE-COMBAT).

    Who is in no contact yet, by the referee's word, charges the first of them.
    """
    first = () if story.unit(command.unit).this_turn.charges else command.enemies[:1]
    for name in first:
        story.tell(ev.Charged(command.unit, name))
    if command.enemies[len(first) :]:
        story.tell(ev.Touched(command.unit, command.enemies[len(first) :]))
    story.see(*command.enemies)


def break_through(story: Story, command: cmd.BreakThrough) -> None:
    """Make a breakthrough move, into contact or not (D10-RUL-CHARGE-BREAK-WHERE)."""
    story.tell(ev.BrokeThrough(command.unit, command.target))
    if command.target:
        story.see(command.unit, command.target)
