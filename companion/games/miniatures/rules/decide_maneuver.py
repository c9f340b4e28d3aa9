"""What happens in the sequence and in the Maneuver phase (D10-SEQ-*, D10-MAN-*, D10-MOVE-*, D10-STATE-*-REMOVE)."""

from __future__ import annotations

from typing import Literal

from companion.charts.figures import exact
from companion.games.miniatures import messages as say
from companion.games.miniatures.charts import readings
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import decide_fire, formations, legal_maneuver, paces, pursuing, sequence
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules import maneuver as chart
from companion.games.miniatures.rules.moot import moot
from companion.games.miniatures.rules.placing import deciding as placing
from companion.games.miniatures.rules.placing.spots import spot
from companion.games.miniatures.rules.state import Battery, Brigade, Formation, State, attached_to, chain, on_table
from companion.games.miniatures.rules.story import Story
from companion.games.miniatures.rules.victory import sudden_death
from companion.kernel.dice import Why

FRESH_TIME = "D10-RUL-CHARGE-FRESH-TIME"
LOWAMMO_WHEN = "D10-RUL-STATE-LOWAMMO-WHEN"
"""Whose Maneuver phase takes the marker off."""

# ---- the sequence


def next_step(story: Story, command: cmd.NextStep) -> None:
    """End the step: what waited happens, then the next step begins. Charge steps with nothing to do pass by."""
    step = sequence.now(story.rules, story.state)
    _break_off(story)
    # By the place at the end of the phase alone, whatever road led there (D10-RUL-STATE-LOWAMMO-WHEN).
    if step.phase == "maneuver" and step.number == 3:
        _remove_markers(story, command.outside_musket_range)
    if step.phase == "musketry":
        decide_fire.step_ends(story, step)
    if step.phase == "charge":
        pursuing.targets_vanished(story)
    if step.phase == "charge" and step.number == 2:
        pursuing.undecided_carry(story)
    _begin(story)
    while not story.state.over and _nothing_to_do(story.rules, story.state):
        _begin(story)


def _break_off(story: Story) -> None:
    """End the combats that stand, where the referee lets the step end before they have: nobody holds the position."""
    for asked in story.state.pending:
        story.tell(ev.Withdrawn(asked.name))
    for combat in story.state.combats:
        story.tell(ev.CombatEnded(combat.attackers, "nobody", combat.defenders))


def _begin(story: Story) -> None:
    turn, player_turn, step = sequence.following(story.rules, story.state)
    won = sudden_death(story.rules, story.state) if turn > story.state.turn and not story.state.winner else None
    if won is not None:
        story.tell(ev.BattleEnded(winner=won.side, why=won.why))
        return
    if turn > story.state.last_turn:
        story.tell(ev.BattleEnded(winner=story.state.winner))
        return
    if not step and story.rules.reads(readings.LOW_FROM_NEXT_TURN):
        decide_fire.run_low(story)
    # A fact, so that a battle kept in an earlier build keeps its list as it was.
    forgotten = moot(story.state) if step == 0 else ()
    story.tell(ev.StepBegan(turn, player_turn, step, moot=forgotten))
    now = sequence.now(story.rules, story.state)
    # After the fire of this turn, and before the first die of the charges.
    anew = story.rules.choice(FRESH_TIME) == 2 and now.number == 3
    if now.phase == "charge" and (now.number == 1 or anew):
        judge(story)


def judge(story: Story) -> None:
    """Judge who is fresh, worn or spent for the charges of this turn (D10-RUL-CHARGE-FRESH-TIME)."""
    judged = {name: one.effectiveness for name, one in story.state.brigades.items() if one.status == "on-table"}
    story.tell(ev.EffectivenessJudged(judged))


def _nothing_to_do(rules: Rules, state: State) -> bool:
    """Say whether this is a charge step 2 or 3 without any breakthrough."""
    step = sequence.now(rules, state)
    if step.phase != "charge" or step.number == 1:
        return False
    if step.number == 2:
        return not pursuing.breaks_through(state)
    return not any(found.this_turn.charges for found in on_table(state, state.player_turn))


def _remove_markers(story: Story, outside: tuple[str, ...]) -> None:
    """Take off low ammunition and silenced at the end of the owner's Maneuver phase (D10-STATE-*-REMOVE)."""
    either = story.rules.choice(LOWAMMO_WHEN) == 2
    for found in on_table(story.state, None if either else story.state.player_turn):
        limbered = not isinstance(found, Battery) or found.limbered
        if found.low_ammo and found.id in outside and limbered:
            story.mark(found.id, "low-ammo", on=False)
        if isinstance(found, Battery) and found.silenced and found.limbered and found.side == story.state.player_turn:
            rate = story.rules.rates[paces.mover(found)].basic.inches
            needed = exact(rate) * exact(story.rules.movement.silenced_fall_back.times)
            # What a result drove it back is not in here: only a way of its own will counts.
            if found.this_turn.fell_back >= needed:
                story.mark(found.id, "silenced", on=False)


# ---- leaders


def replace_leader(story: Story, command: cmd.ReplaceLeader) -> None:
    """Bring on a replacement, by default an ordinary one (D10-LEADER-REPLACED, D10-RUL-LEADER-REPLACEMENT)."""
    as_good = story.rules.reads(readings.AS_GOOD_AS_THE_FALLEN) and story.state.leaders[command.leader].exceptional
    story.tell(ev.LeaderReplaced(command.leader, command.unit, command.attached, as_good))


def attach(story: Story, command: cmd.Attach) -> None:
    """Attach a leader; that is his move for the phase (D10-RUL-SEQ-LEADER-STEPS)."""
    story.tell(ev.LeaderAttached(command.leader, command.unit, moved=True))


def detach(story: Story, command: cmd.Detach) -> None:
    """Detach a leader; he may still move in step 3."""
    story.tell(ev.LeaderAttached(command.leader))


def move_leader(story: Story, command: cmd.MoveLeader) -> None:
    """Move a leader, whom it detaches where the referee lets an attached one ride."""
    if story.state.leaders[command.leader].attached:
        story.tell(ev.LeaderAttached(command.leader))
    story.tell(ev.LeaderMoved(command.leader, command.inches, command.to))


# ---- brigades and batteries


def maneuver(story: Story, command: cmd.Maneuver) -> None:
    """Roll a brigade and put its outcome into force at once (D10-RUL-MAN-WHEN-ROLLED)."""
    found = story.state.brigades[command.unit]
    roll = story.dice.d10(Why(say.MANEUVER_ROLL(unit=say.unit(found.id)), found.side, "maneuver"))
    result = chart.resolve(story.rules, as_check(story.rules, story.state, command), roll.face)
    story.tell(ev.Maneuvered(found.id, result.outcome, roll, result.result, tuple(result.explain)))
    # Before the marker: who is gone is neither disordered nor rallied.
    if result.move == "leaves-table":
        story.tell(ev.StandsLost(found.id, found.stands, "skedaddled", "maneuver"))
        story.out_of_the_game(found.id, "quit")
        return
    story.mark(found.id, "disordered", on=result.disordered)
    first = result.move == "retreat-full" and story.rules.reads(readings.BROKEN_RETREAT_FIRST)
    if first:
        story.retreat(found.id, "full-move")
    if result.skedaddled:
        story.lose_stands(found.id, result.skedaddled, "skedaddled", "maneuver")
    if result.move == "retreat-full" and not first:
        story.retreat(found.id, "full-move")
    if result.move == "beyond-musketry" and not command.outside_musket_range:
        story.retreat(found.id, "beyond-musketry")


def as_check(rules: Rules, state: State, command: cmd.Maneuver) -> chart.Check:
    """Put a brigade's state, its attached leaders and those in radius into the chart's terms."""
    found = state.brigades[command.unit]
    in_chain = chain(state, found)
    anybody = rules.reads(readings.ANY_LEADER_COUNTS)
    attached = [leader for leader in attached_to(state, found.id) if anybody or leader in in_chain]
    # Eyes have judged them to be near; the exact edge of the radius says so in the chart's terms.
    near = [state.leaders[name] for name in command.in_radius]
    radius = float(exact(rules.maneuver.command_radius.inches))
    return chart.Check(
        stands=found.stands,
        disordered=found.disordered,
        state=found.effectiveness,
        exceptional_commander=found.exceptional_commander,
        formation=found.formation,
        in_fieldworks=command.in_fieldworks,
        traits=found.traits,
        asked=list(command.asked),
        leaders=[
            *(chart.ChainLeader(rank=x.rank, exceptional=x.exceptional, attached=True) for x in attached),
            *(chart.ChainLeader(rank=x.rank, exceptional=x.exceptional, distance=radius) for x in near),
        ],
    )


def change_formation(story: Story, command: cmd.ChangeFormation) -> None:
    """Change formation, paying its share of the move."""
    found = story.state.brigades[command.unit]
    share = legal_maneuver.formation_share(story.rules, found, command.to)
    story.tell(ev.FormationChanged(found.id, command.to, share))


def mount(story: Story, command: cmd.Mount) -> None:
    """Mount from Single Line into Single Line or March Column (D10-RUL-FORM-MOUNT-ROWS)."""
    _mode(story, story.state.brigades[command.unit], mounted=True, formation=command.formation)


def dismount(story: Story, command: cmd.Dismount) -> None:
    """Dismount into Single Line (D10-RUL-FORM-DISMOUNT-INTO)."""
    found = story.state.brigades[command.unit]
    _mode(story, found, mounted=False, formation=formations.on_foot(story.rules, found.formation))


def _mode(story: Story, found: Brigade, *, mounted: bool, formation: Formation) -> None:
    share = legal_maneuver.mounting_share(story.rules, found, mount=mounted)
    story.tell(ev.ModeChanged(found.id, "mounted" if mounted else "dismounted", formation, share))


def _limbering(story: Story, unit: str, to: Literal["limbered", "unlimbered"]) -> None:
    story.tell(ev.ModeChanged(unit, to, used=float(formations.limbering(story.rules))))


def limber(story: Story, command: cmd.Limber) -> None:
    """Limber a battery for half its move (D10-RUL-MOVE-LIMBER)."""
    _limbering(story, command.unit, "limbered")


def unlimber(story: Story, command: cmd.Unlimber) -> None:
    """Unlimber a battery for half its move."""
    _limbering(story, command.unit, "unlimbered")


def face(story: Story, command: cmd.Face) -> None:
    """Face about, or turn a battery: free (D10-RUL-FORM-ABOUT-FACE)."""
    turned = placing.faced(story.rules, story.unit(command.unit), command.facing)
    if turned is None:
        story.tell(ev.Faced(command.unit))
        return
    (x, y, facing), shape = turned
    story.tell(ev.Faced(command.unit, (x, y), facing, shape))


def move(story: Story, command: cmd.Move) -> None:
    """Move a unit; a long backward move is an about face (D10-FORM-*-MODE-BACKWARD)."""
    found = story.unit(command.unit)
    if isinstance(found, Brigade) and (formed := paces.formed(story.rules, found)) != found.formation:
        story.tell(ev.FormationChanged(found.id, formed, 0.0))
        found = story.unit(command.unit)
    share, _ = paces.share_of_move(story.rules, found, command)
    back = share if command.mode == "backward" and isinstance(found, Brigade) else 0.0
    # Of the move that it has this phase, so that a halved brigade is turned sooner.
    of_basic = story.rules.choice(legal_maneuver.ABOUT_FACE) == 2
    half = (1.0 if of_basic else paces.allowed_share(story.rules, found)) / 2
    about_face = bool(back) and found.this_turn.went_back + back > half + paces.SLACK
    away = command.inches if command.away else 0.0
    by_road = paces.has_road_bonus(story.rules, found, command)
    crossed = paces.newly_crossed(story.rules, found, command)
    told = story.rules.reads(readings.EVERY_MODE_IS_CHANGING) and command.mode != "forward"
    mode = command.mode if told else ""
    path = tuple(spot(*one) for one in command.path)
    shape = placing.carried(found, path[-1]) if path else ()
    story.tell(ev.Moved(found.id, command.inches, share, away, about_face, back, by_road, crossed, mode, path, shape))
    if command.charges:
        story.tell(ev.Charged(found.id, command.charges))
        story.see(found.id, command.charges)
