"""Why not, in the Maneuver phase: leaders, checks, formation changes, moves (D10-SEQ-*-MANEUVER-*, D10-RUL-MAN-*)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.charts.figures import Reason, exact
from companion.charts.ruleset import labelled
from companion.games.miniatures import messages as say
from companion.games.miniatures.charts import readings
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.messages import reasons as why
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import formations, legal_outcome, maneuver, movement, paces, sequence, successors
from companion.games.miniatures.rules.moves import Move
from companion.games.miniatures.rules.placing.legal import on_table as on_field
from companion.games.miniatures.rules.state import Battery, Brigade, Leader, Side, State, Unit, chain, on_table, unit
from companion.kernel import messages as words
from companion.language.messages import Id, Length, Message, Named

POSITION, ABOUT_FACE = "D10-RUL-MOVE-POSITION-BATTERY", "D10-RUL-FORM-ABOUT-FACE"
FEW_STANDS, DISORDER_WHEN = "D10-RUL-FORM-FEW-STANDS", "D10-RUL-STATE-DISORDER-WHEN"


def in_step(rules: Rules, state: State, phase: str, numbers: tuple[int, ...], what: str) -> Iterator[Reason]:
    """Yield a reason when the battle is not in one of the steps of a phase."""
    step = sequence.now(rules, state)
    if step.phase != phase or step.number not in numbers:
        where: Id | Message = Id(str(numbers[0]))
        for number in numbers[1:]:
            where = why.EITHER(one=where, other=number)
        belongs = why.BELONGS(
            what=why.DEEDS[what],
            where=where,
            phase=say.PHASES[phase],
            number=step.number,
            present=say.PHASES[step.phase],
        )
        yield Reason(belongs, step.clause)


def own(state: State, of: Unit | Leader) -> Iterator[Reason]:
    """Yield a reason when a unit or leader is not the phasing side's, or not on the table."""
    if of.side != state.player_turn:
        yield Reason(_not_of_side(state, of), "D10-SEQ-PHASES")
    yield from there(of)


def there(of: Unit | Leader) -> Iterator[Reason]:
    """Yield a reason when a unit or leader is not on the table."""
    if of.status != "on-table":
        yield Reason(why.NOT_ON_TABLE(name=Named(of.id)), firm=True)


def friends(side: Side, of: Unit | Leader) -> Iterator[Reason]:
    """Yield a reason when a unit or leader that a side is to have is the enemy's."""
    if of.side != side:
        yield Reason(why.ENEMY(name=Named(of.id)), firm=True)


def _not_of_side(state: State, of: Unit | Leader) -> Message:
    return why.NOT_OF_SIDE(name=Named(of.id), player_turn=words.side(state.player_turn))


def of_leader(
    rules: Rules, state: State, command: cmd.ReplaceLeader | cmd.Attach | cmd.Detach | cmd.MoveLeader
) -> Iterator[Reason]:
    """Yield why a leader may not be replaced, attached, detached or moved."""
    leader = state.leaders[command.leader]
    late = isinstance(command, cmd.Attach) and rules.reads(readings.ATTACHES_AFTER_HIS_MOVE)
    numbers = (3,) if isinstance(command, cmd.MoveLeader) else (1, 3) if late else (1,)
    yield from in_step(rules, state, "maneuver", numbers, "that")
    if isinstance(command, cmd.ReplaceLeader):
        yield from _replacement(state, leader, command)
        if command.unit and rules.reads(readings.AT_THE_EDGE):
            yield Reason(why.AT_THE_EDGE(name=say.leader(leader.id)), readings.AT_THE_EDGE.ruling)
        return
    yield from own(state, leader)
    if not isinstance(command, cmd.MoveLeader):
        yield from _replacements_first(rules, state)
    match command:
        case cmd.Attach():
            to = unit(state, command.unit)
            if leader.moved and not late:
                yield Reason(why.MOVE_USED(name=say.leader(leader.id)), "D10-RUL-SEQ-LEADER-STEPS")
            if leader.attached == command.unit:
                attached = why.ATTACHED_ALREADY(name=say.leader(leader.id), unit=say.unit(command.unit))
                yield Reason(attached, firm=True)
            if to is not None:
                yield from friends(leader.side, to)
                yield from there(to)
        case cmd.Detach():
            if not leader.attached:
                yield Reason(why.NOT_ATTACHED(name=say.leader(leader.id)), firm=True)
        case cmd.MoveLeader():
            yield from _leader_move(rules, leader, command)


def _replacements_first(rules: Rules, state: State) -> Iterator[Reason]:
    """Yield a reason for each replacement that is due: they come before attaching and detaching."""
    for one in successors.due(state):
        yield Reason(why.REPLACEMENTS_FIRST(name=say.leader(one.id)), "D10-RUL-SEQ-LEADER-STEPS")


def _replacement(state: State, leader: Leader, command: cmd.ReplaceLeader) -> Iterator[Reason]:
    of = say.leader(leader.id)
    if leader.side != state.player_turn:
        yield Reason(_not_of_side(state, leader), "D10-LEADER-REPLACED")
    if not leader.returns:
        # Who leads still, or has not come yet, has a post to himself: there is nothing to be replaced.
        fallen = leader.status in ("fallen", "captured")
        yield Reason(why.NONE_DUE(name=of), "D10-LEADER-REPLACED", firm=not fallen)
    elif leader.returns > state.turn:
        yield Reason(
            why.DUE_LATER(name=of, returns=words.turn(leader.returns)),
            "D10-RUL-LEADER-FULL-TURN",
        )
    to = unit(state, command.unit) if command.unit else None
    if command.attached and to is None:
        yield Reason(why.NAME_UNIT(), firm=True)
    if to is not None:
        yield from friends(leader.side, to)
        yield from there(to)
        # The post's chain, not the man's: who has just fallen is in nobody's chain, and his successor comes to his old
        # command.
        if leader.side == to.side and leader not in successors.chain_posts(state, to):
            yield Reason(why.NOT_HIS(name=say.unit(to.id)), "D10-RUL-LEADER-REPLACEMENT")


def _leader_move(rules: Rules, leader: Leader, command: cmd.MoveLeader) -> Iterator[Reason]:
    if leader.attached:
        yield Reason(why.MOVES_WITH(name=say.leader(leader.id)), "D10-RUL-SEQ-LEADER-STEPS")
    if leader.moved:
        yield Reason(why.MOVE_USED(name=say.leader(leader.id)), "D10-RUL-SEQ-LEADER-STEPS")
    if not command.inches:
        yield Reason(why.NO_INCHES(name=say.leader(leader.id)), firm=True)
    if command.to is not None:
        yield from on_field(rules, command.to)
    way = Move(
        arm="leader",
        whole_move_on_road=command.whole_move_on_road,
        rough_inches=command.rough_inches,
        fords=command.fords,
        linear_objects=command.linear_objects,
    )
    reach = movement.resolve(rules, way)
    yield from reach.reasons
    if reach.allowed and command.inches > reach.inches + paces.SLACK:
        yield Reason(
            why.TOO_FAR(length=Length(command.inches), rate=Length(reach.inches)),
            "D10-MOVE-RATE-LEADER",
        )


def of_check(rules: Rules, state: State, command: cmd.Maneuver) -> Iterator[Reason]:
    """Yield why a brigade may not roll on the maneuver table."""
    yield from in_step(rules, state, "maneuver", (2,), "a maneuver roll")
    found = unit(state, command.unit)
    if isinstance(found, Battery):
        yield Reason(why.NO_ROLL_OF_GUNS(), "D10-RUL-MAN-ARTILLERY", firm=True)
    if isinstance(found, Brigade):
        yield from own(state, found)
        if found.this_turn.outcome:
            yield Reason(why.HAS_ROLLED(name=say.unit(found.id)), "D10-RUL-MAN-WHEN-ROLLED")
        yield from _disordered_first(rules, state, found)
        yield from legal_outcome.of_roll(rules, state, found)
        in_chain = {leader.id for leader in chain(state, found)}
        for name in {name for name in command.in_radius if command.in_radius.count(name) > 1}:
            yield Reason(why.COUNTS_ONCE(name=say.leader(name)), "D10-RUL-MAN-LEADERS-CUMULATE", firm=True)
        for name in command.in_radius:
            leader = state.leaders[name]
            nobody = leader.side != found.side or leader.status != "on-table"
            if name not in in_chain and (nobody or not rules.reads(readings.ANY_LEADER_COUNTS)):
                not_his = why.NOT_IN_CHAIN(name=say.leader(name), unit=say.unit(found.id))
                # A leader who fell is still its own by his post.
                off = leader.side == found.side and leader.status != "on-table"
                not_there = why.NOT_ON_TABLE(name=say.leader(name)) if off else not_his
                yield Reason(not_there, "D10-RUL-MAN-LEADERS-CUMULATE", firm=nobody)
            # With the brigade itself he counts already, attached.
            with_it = leader.attached == found.id
            if leader.attached and (with_it or not rules.reads(readings.ATTACHED_HELP_OTHERS)):
                elsewhere = readings.ATTACHED_HELP_OTHERS.ruling
                yield Reason(why.HELPS_HIS_OWN(name=say.leader(name)), elsewhere, firm=with_it)
    for _, what in maneuver.not_known(rules, command.asked):
        yield Reason(what, firm=True)


def _may_maneuver(rules: Rules, state: State, found: Unit, *, turns: bool = False) -> Iterator[Reason]:
    """Yield why a unit may not move or change anything in this step; who `turns` may do it where it stands."""
    of = say.unit(found.id)
    yield from in_step(rules, state, "maneuver", (2,), "moving brigades and batteries")
    yield from own(state, found)
    yield from _disordered_first(rules, state, found)
    yield from legal_outcome.to_roll(rules, state, found)
    # A brigade that holds its ground moves nothing at all: no wheel, no about face, no mounting.
    if found.this_turn.outcome and not turns and not paces.allowed_share(rules, found):
        outcome = labelled(rules.outcomes[found.this_turn.outcome])
        yield Reason(why.OUTCOME_HOLDS(outcome=outcome, unit=of), "D10-RUL-MAN-HOLD-GROUND")
    if found.this_turn.charges:
        yield Reason(why.IN_CONTACT(name=of, charges=say.unit(found.this_turn.charges)))


def _disordered_first(rules: Rules, state: State, found: Unit) -> Iterator[Reason]:
    """Yield who is disordered and rolls before anybody else moves (D10-RUL-STATE-DISORDER-WHEN)."""
    if rules.choice(DISORDER_WHEN) == 0 or getattr(found, "disordered", False):
        return
    for one in on_table(state, state.player_turn):
        if isinstance(one, Brigade) and one.disordered and not one.this_turn.outcome:
            yield Reason(why.DISORDERED_FIRST(name=say.unit(one.id)), DISORDER_WHEN)


def _not_by_road(found: Unit) -> Iterator[Reason]:
    """Yield why a unit that took the road bonus may not change anything in the same phase."""
    if found.this_turn.by_road:
        yield Reason(why.BY_ROAD(name=say.unit(found.id)), paces.ROAD_COMPLETE)


def of_formation(rules: Rules, state: State, command: cmd.ChangeFormation) -> Iterator[Reason]:
    """Yield why a brigade may not change formation."""
    found = unit(state, command.unit)
    if isinstance(found, Battery):
        yield Reason(why.NO_FORMATION_OF_GUNS(), firm=True)
    if not isinstance(found, Brigade):
        return
    of = say.unit(found.id)
    yield from _may_maneuver(rules, state, found)
    yield from _not_by_road(found)
    yield from legal_outcome.of_change(rules, found)
    if found.this_turn.moved and rules.choice(formations.COST) == 1:
        yield Reason(why.CHANGE_FIRST(name=of), formations.COST)
    outcome = rules.outcomes.get(found.this_turn.outcome)
    if outcome is not None and outcome.move in ("half", "full") and not outcome.may_change_formation:
        yield Reason(why.OUTCOME_FORMED(outcome=labelled(outcome), unit=of), rules.maneuver.clause)
    if found.this_turn.changed_formation and rules.choice(formations.COST) != 2:
        yield Reason(why.ONE_CHANGE(), formations.COST)
    step = formations.change(rules.cards[found.formation], command.to)
    if step is None:
        yield Reason(why.UNIT_FORMED_ALREADY(name=of, formation=labelled(rules.cards[command.to])), firm=True)
        return
    if against := formations.may_use(rules, command.to, formations.troops(found.arm, mounted=found.mounted)):
        yield against
    if found.stands == 1 and command.to not in ("single-line", "march-column"):
        yield Reason(why.ONE_STAND(), FEW_STANDS)
    elif found.stands < step.stands and rules.choice(FEW_STANDS) == 1:
        yield Reason(why.FEW_STANDS(formation=labelled(rules.cards[command.to]), stands=step.stands), FEW_STANDS)
    yield from _affordable(rules, found, formation_share(rules, found, command.to), step.clause)


def formation_share(rules: Rules, found: Brigade, to: str) -> float:
    """Give the share of the basic move that a change of formation takes."""
    step = formations.change(rules.cards[found.formation], to)
    return 1.0 if step is None or step.takes == "full" else float(exact(rules.movement.halved.times))


def _affordable(rules: Rules, found: Unit, share: float, clause: str) -> Iterator[Reason]:
    # Who has not rolled has nothing left because of that, and is told so.
    rolls = isinstance(found, Brigade) and not found.this_turn.outcome and not paces.needs_no_roll(rules, found)
    if not rolls and share > paces.left(rules, found) + paces.SLACK:
        yield Reason(why.LITTLE_LEFT(name=say.unit(found.id)), clause)


def mounting_share(rules: Rules, found: Brigade, *, mount: bool) -> float:
    """Give the share of the mounted basic move that mounting or dismounting takes (D10-RUL-FORM-NINE-INCHES)."""
    row = formations.mounting(rules, rules.cards[found.formation], mount=mount)
    share = float(exact(row.inches) / exact(rules.rates["cavalry"].basic.inches))
    return share * paces.allowed_share(rules, found) if rules.choice(formations.NINE_INCHES) == 1 else share


def of_mounting(rules: Rules, state: State, command: cmd.Mount | cmd.Dismount) -> Iterator[Reason]:
    """Yield why cavalry may not mount or dismount."""
    found = unit(state, command.unit)
    if not isinstance(found, Brigade) or found.arm != "cavalry":
        yield Reason(why.ONLY_CAVALRY_MOUNTS(), firm=True)
        return
    yield from _may_maneuver(rules, state, found)
    yield from legal_outcome.of_mounting(rules, found)
    yield from _not_by_road(found)
    mount = isinstance(command, cmd.Mount)
    row = formations.mounting(rules, rules.cards[found.formation], mount=mount)
    if found.mounted == mount:
        already = why.UNIT_ALREADY(name=say.unit(found.id), what=why.MODES["mounted" if mount else "on-foot"])
        yield Reason(already, firm=True)
        return
    if against := formations.why_not_mounting(rules, found.formation, mount=mount):
        yield against
        return
    if isinstance(command, cmd.Mount) and command.formation not in formations.mounts_into(rules):
        into = labelled(rules.cards[command.formation])
        yield Reason(why.NO_MOUNTING_INTO(formation=into), formations.MOUNT_ROWS)
    # The mounted rate is of a whole move: half a walk and then half a ride would be more than either.
    if mount and (found.this_turn.moved or found.this_turn.used):
        yield Reason(why.MOUNT_FIRST(), row.clause)
    yield from _affordable(rules, found, mounting_share(rules, found, mount=mount), row.clause)


def of_limbering(rules: Rules, state: State, command: cmd.Limber | cmd.Unlimber) -> Iterator[Reason]:
    """Yield why a battery may not limber or unlimber."""
    found = unit(state, command.unit)
    if not isinstance(found, Battery):
        yield Reason(why.ONLY_GUNS_LIMBER(), firm=True)
        return
    yield from _may_maneuver(rules, state, found)
    yield from _not_by_road(found)
    limber = isinstance(command, cmd.Limber)
    if found.limbered == limber:
        already = why.UNIT_ALREADY(name=say.unit(found.id), what=why.MODES["limbered" if limber else "unlimbered"])
        yield Reason(already, firm=True)
    if isinstance(command, cmd.Unlimber):
        yield from _positioned(rules, state, found, command.commander)
    yield from _affordable(rules, found, float(formations.limbering(rules)), rules.movement.limber.clause)


def _positioned(rules: Rules, state: State, found: Battery, commander: str) -> Iterator[Reason]:
    """Yield why a battery may not be put in position: it needs a leader of its own chain near enough."""
    if commander not in {leader.id for leader in positioners(rules, state, found)}:
        any_one = rules.choice(POSITION) == 1
        named = state.leaders.get(commander)
        nobody = named is not None and (named.side != found.side or named.status != "on-table")
        no_commander = (why.NO_LEADER_NEAR if any_one else why.NO_COMMANDER)(name=say.unit(found.id))
        yield Reason(no_commander, POSITION, firm=nobody)


def positioners(rules: Rules, state: State, found: Unit) -> tuple[Leader, ...]:
    """Give the leaders who may put a battery in position, were they near enough (D10-RUL-MOVE-POSITION-BATTERY)."""
    if rules.choice(POSITION) != 1:
        return chain(state, found)
    return tuple(one for one in state.leaders.values() if one.side == found.side and one.status == "on-table")


def of_facing(rules: Rules, state: State, command: cmd.Face) -> Iterator[Reason]:
    """Yield why a unit may not face about or turn."""
    found = unit(state, command.unit)
    if found is None:
        return
    yield from _may_maneuver(rules, state, found, turns=rules.reads(readings.FACES_WHERE_IT_STANDS))
    if isinstance(found, Battery) and not found.limbered:
        yield from _positioned(rules, state, found, command.commander)
    elif command.commander:
        yield Reason(why.NO_COMMANDER_NEEDED(name=say.unit(found.id)), firm=True)
    if isinstance(found, Brigade) and rules.choice(ABOUT_FACE) == 1:
        yield Reason(why.ONLY_WITH_BACKWARD(name=say.unit(found.id)), ABOUT_FACE)


def of_move(rules: Rules, state: State, command: cmd.Move) -> Iterator[Reason]:
    """Yield why a unit may not make a move."""
    found = unit(state, command.unit)
    if found is None:
        return
    general = [*_may_maneuver(rules, state, found), *legal_outcome.of_moving(rules, found)]
    if isinstance(found, Brigade) and (found.this_turn.move_over or _no_move_on_foot(rules, found)):
        clause = rules.cards[found.formation].dismount.clause
        general.append(Reason(why.DISMOUNTED(name=say.unit(found.id)), clause))
    if isinstance(found, Battery) and rules.choice(POSITION) == 2:
        general.extend(_positioned(rules, state, found, command.commander))
    yield from general
    for place in command.path:
        yield from on_field(rules, place)
    # What a way costs is no help to who may not go at all.
    if not general:
        yield from paces.share_of_move(rules, found, command)[1]
    if command.charges:
        yield from _charge(state, found, command.charges)
        yield from legal_outcome.of_charge(rules, state, found, command.charges)
        # Contact is made by moving: who has changed formation for its full move, or stands still, reaches nobody.
        if not general and not command.inches:
            yield Reason(why.NO_WAY(name=say.unit(found.id)), "D10-RUL-SEQ-CHARGE-START")
        if not general and paces.left(rules, found) <= paces.SLACK:
            yield Reason(why.LITTLE_LEFT(name=say.unit(found.id)), "D10-RUL-FORM-COST")
    elif not command.inches:
        yield Reason(why.NO_INCHES(name=say.unit(found.id)), firm=True)


def _no_move_on_foot(rules: Rules, found: Brigade) -> bool:
    """Say whether it has dismounted, after which some tables have it stand (D10-RUL-MOVE-DISMOUNTED-RATE)."""
    has_dismounted = found.this_turn.changed_mode and found.arm == "cavalry" and not found.mounted
    return has_dismounted and rules.choice("D10-RUL-MOVE-DISMOUNTED-RATE") == 2


def _charge(state: State, found: Unit, target: str) -> Iterator[Reason]:
    at = unit(state, target)
    if isinstance(found, Battery):
        yield Reason(why.NO_CHARGE_OF_GUNS(), "D10-RUL-SEQ-CHARGE-WHO", firm=True)
    if at is not None and at.side == found.side:
        yield Reason(why.FRIEND(name=say.unit(at.id)), "D10-RUL-SEQ-CHARGE-START", firm=True)
    if at is not None:
        yield from there(at)
