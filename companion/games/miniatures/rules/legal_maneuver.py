"""Why not, in the Maneuver phase: leaders, checks, formation changes, moves (D10-SEQ-*-MANEUVER-*, D10-RUL-MAN-*)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.charts.figures import Reason, exact
from companion.charts.ruleset import called
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import formations, maneuver, movement, paces, sequence
from companion.games.miniatures.rules.moves import Move
from companion.games.miniatures.rules.state import Battery, Brigade, Leader, State, Unit, chain, unit
from companion.language.lengths import length
from companion.language.tongue import tr


def in_step(rules: Rules, state: State, phase: str, numbers: tuple[int, ...], what: str) -> Iterator[Reason]:
    """Yield a reason when the battle is not in one of the steps of a phase."""
    step = sequence.now(rules, state)
    if step.phase != phase or step.number not in numbers:
        where = str(numbers[0])
        for number in numbers[1:]:
            where = tr("{one} or {other}", one=where, other=number)
        belongs = tr(
            "{what} belongs to step {where} of the {phase} phase; this is step {number} of {present}",
            what=tr(what),
            where=where,
            phase=tr(phase),
            number=step.number,
            present=tr(step.phase),
        )
        yield Reason(belongs, step.clause)


def own(state: State, of: Unit | Leader) -> Iterator[Reason]:
    """Yield a reason when a unit or leader is not the phasing side's, or not on the table."""
    if of.side != state.player_turn:
        yield Reason(
            tr(
                "{name} is not of the {player_turn} side, whose turn it is",
                name=of.name,
                player_turn=tr(state.player_turn),
            ),
            "D10-SEQ-PHASES",
        )
    if of.status != "on-table":
        yield Reason(tr("{name} is not on the table", name=of.name))


def of_leader(
    rules: Rules, state: State, command: cmd.ReplaceLeader | cmd.Attach | cmd.Detach | cmd.MoveLeader
) -> Iterator[Reason]:
    """Yield why a leader may not be replaced, attached, detached or moved."""
    leader = state.leaders[command.leader]
    number = 3 if isinstance(command, cmd.MoveLeader) else 1
    yield from in_step(rules, state, "maneuver", (number,), "that")
    if isinstance(command, cmd.ReplaceLeader):
        yield from _replacement(state, leader, command)
        return
    yield from own(state, leader)
    if not isinstance(command, cmd.MoveLeader):
        yield from _replacements_first(rules, state)
    match command:
        case cmd.Attach():
            to = unit(state, command.unit)
            if leader.moved:
                yield Reason(tr("{name} has used his move of this phase", name=leader.name), "D10-RUL-SEQ-LEADER-STEPS")
            if leader.attached == command.unit:
                yield Reason(tr("{name} is attached to {unit} already", name=leader.name, unit=command.unit))
            if to is not None:
                yield from own(state, to)
        case cmd.Detach():
            if not leader.attached:
                yield Reason(tr("{name} is not attached", name=leader.name))
        case cmd.MoveLeader():
            yield from _leader_move(rules, leader, command)


def _replacements_first(rules: Rules, state: State) -> Iterator[Reason]:
    """Yield a reason for each replacement that is due: they come before attaching and detaching."""
    for one in state.leaders.values():
        if one.side == state.player_turn and 0 < one.returns <= state.turn:
            yield Reason(tr("replacements come first: {name}'s is due", name=one.name), "D10-RUL-SEQ-LEADER-STEPS")


def _replacement(state: State, leader: Leader, command: cmd.ReplaceLeader) -> Iterator[Reason]:
    if leader.side != state.player_turn:
        yield Reason(
            tr(
                "{name} is not of the {player_turn} side, whose turn it is",
                name=leader.name,
                player_turn=tr(state.player_turn),
            ),
            "D10-LEADER-REPLACED",
        )
    if not leader.returns:
        yield Reason(tr("no replacement is due for {name}", name=leader.name), "D10-LEADER-REPLACED")
    elif leader.returns > state.turn:
        yield Reason(
            tr("the replacement for {name} is due in turn {returns}", name=leader.name, returns=leader.returns),
            "D10-RUL-LEADER-FULL-TURN",
        )
    to = unit(state, command.unit) if command.unit else None
    if command.attached and to is None:
        yield Reason(tr("name the unit that he is attached to"))
    if to is not None:
        if to.status != "on-table":
            yield Reason(tr("{name} is not on the table", name=to.name))
        # The post's chain, not the man's: who has just fallen is in nobody's chain, and his successor comes to his old
        # command.
        if leader not in chain_posts(state, to):
            yield Reason(tr("{name} is not of his command", name=to.name), "D10-RUL-LEADER-REPLACEMENT")


def chain_posts(state: State, of: Unit) -> tuple[Leader, ...]:
    """Give the posts of a unit's chain of command, whoever fills them."""
    place = {"division": of.division, "corps": of.corps, "army": ""}
    return tuple(
        x for x in state.leaders.values() if x.side == of.side and (x.rank == "army" or x.commands == place[x.rank])
    )


def _leader_move(rules: Rules, leader: Leader, command: cmd.MoveLeader) -> Iterator[Reason]:
    if leader.attached:
        yield Reason(tr("{name} is attached and moves with his unit", name=leader.name), "D10-RUL-SEQ-LEADER-STEPS")
    if leader.moved:
        yield Reason(tr("{name} has used his move of this phase", name=leader.name), "D10-RUL-SEQ-LEADER-STEPS")
    way = Move(
        arm="leader",
        whole_move_on_road=command.whole_move_on_road,
        rough_inches=command.rough_inches,
        fords=command.fords,
    )
    reach = movement.resolve(rules, way)
    yield from reach.reasons
    if reach.allowed and command.inches > reach.inches + paces.SLACK:
        yield Reason(
            tr(
                "{length} is more than the {rate} he may move", length=length(command.inches), rate=length(reach.inches)
            ),
            "D10-MOVE-RATE-LEADER",
        )


def of_check(rules: Rules, state: State, command: cmd.Maneuver) -> Iterator[Reason]:
    """Yield why a brigade may not roll on the maneuver table."""
    yield from in_step(rules, state, "maneuver", (2,), "a maneuver roll")
    found = unit(state, command.unit)
    if isinstance(found, Battery):
        yield Reason(tr("batteries do not roll on the maneuver table"), "D10-RUL-MAN-ARTILLERY")
    if isinstance(found, Brigade):
        yield from own(state, found)
        if found.this_turn.outcome:
            yield Reason(tr("{name} has rolled in this phase", name=found.name), "D10-RUL-MAN-WHEN-ROLLED")
        in_chain = {leader.id for leader in chain(state, found)}
        for name in {name for name in command.in_radius if command.in_radius.count(name) > 1}:
            yield Reason(tr("{name} counts once", name=state.leaders[name].name), "D10-RUL-MAN-LEADERS-CUMULATE")
        for name in command.in_radius:
            if name not in in_chain:
                yield Reason(
                    tr("{name} is not in {unit}'s chain of command", name=state.leaders[name].name, unit=found.name),
                    "D10-RUL-MAN-LEADERS-CUMULATE",
                )
            elif state.leaders[name].attached:
                yield Reason(
                    tr("{name} is attached and helps only his unit", name=state.leaders[name].name),
                    "D10-RUL-MAN-LEADER-ELSEWHERE",
                )
    for _, what in maneuver.not_known(rules, command.asked):
        yield Reason(what)


def _may_maneuver(rules: Rules, state: State, found: Unit) -> Iterator[Reason]:
    """Yield why a unit may not move or change anything in this step."""
    yield from in_step(rules, state, "maneuver", (2,), "moving brigades and batteries")
    yield from own(state, found)
    if isinstance(found, Brigade):
        if not found.this_turn.outcome:
            yield Reason(
                tr("{name} must roll on the maneuver table before it moves", name=found.name), "D10-RUL-MAN-WHO-ROLLS"
            )
        # A brigade that holds its ground moves nothing at all: no wheel, no about face, no mounting.
        elif not paces.allowed_share(rules, found):
            name = called(rules.outcomes[found.this_turn.outcome])
            yield Reason(
                tr("{outcome}: {unit} may not move or change formation", outcome=name, unit=found.name),
                "D10-RUL-MAN-HOLD-GROUND",
            )
    if found.this_turn.charges:
        yield Reason(tr("{name} is in charge contact with {charges}", name=found.name, charges=found.this_turn.charges))


def _not_by_road(found: Unit) -> Iterator[Reason]:
    """Yield why a unit that took the road bonus may not change anything in the same phase."""
    if found.this_turn.by_road:
        yield Reason(
            tr("{name} took the road bonus: nothing else goes with a whole road move", name=found.name),
            paces.ROAD_COMPLETE,
        )


def of_formation(rules: Rules, state: State, command: cmd.ChangeFormation) -> Iterator[Reason]:
    """Yield why a brigade may not change formation."""
    found = unit(state, command.unit)
    if isinstance(found, Battery):
        yield Reason(tr("a battery has no formation to change"))
    if not isinstance(found, Brigade):
        return
    yield from _may_maneuver(rules, state, found)
    yield from _not_by_road(found)
    outcome = rules.outcomes.get(found.this_turn.outcome)
    if outcome is not None and outcome.move in ("half", "full") and not outcome.may_change_formation:
        yield Reason(
            tr("{outcome}: {unit} may not change formation", outcome=called(outcome), unit=found.name),
            rules.maneuver.clause,
        )
    if found.this_turn.changed_formation:
        yield Reason(tr("one change of formation in a phase"), "D10-RUL-FORM-COST")
    step = formations.change(rules.cards[found.formation], command.to)
    if step is None:
        formation = called(rules.cards[command.to])
        yield Reason(tr("{name} is in {formation} already", name=found.name, formation=formation))
        return
    if (why := formations.may_use(rules, command.to, formations.troops(found.arm, mounted=found.mounted))) is not None:
        yield why
    if found.stands == 1 and command.to not in ("single-line", "march-column"):
        yield Reason(tr("a brigade of one stand is in Single Line or March Column only"), "D10-RUL-FORM-FEW-STANDS")
    yield from _affordable(rules, found, formation_share(rules, found, command.to), step.clause)


def formation_share(rules: Rules, found: Brigade, to: str) -> float:
    """Give the share of the basic move that a change of formation takes."""
    step = formations.change(rules.cards[found.formation], to)
    return 1.0 if step is None or step.takes == "full" else float(exact(rules.movement.halved.times))


def _affordable(rules: Rules, found: Unit, share: float, clause: str) -> Iterator[Reason]:
    if share > paces.left(rules, found) + paces.SLACK:
        yield Reason(tr("too little of {name}'s move is left for it", name=found.name), clause)


def mounting_share(rules: Rules, found: Brigade, *, mount: bool) -> float:
    """Give the share of the mounted basic move that mounting or dismounting takes (D10-RUL-FORM-NINE-INCHES)."""
    card = rules.cards[found.formation]
    row = card.mount if mount else card.dismount
    return float(exact(row.inches) / exact(rules.rates["cavalry"].basic.inches))


def of_mounting(rules: Rules, state: State, command: cmd.Mount | cmd.Dismount) -> Iterator[Reason]:
    """Yield why cavalry may not mount or dismount."""
    found = unit(state, command.unit)
    if not isinstance(found, Brigade) or found.arm != "cavalry":
        yield Reason(tr("only cavalry mounts or dismounts"))
        return
    yield from _may_maneuver(rules, state, found)
    yield from _not_by_road(found)
    mount, card = isinstance(command, cmd.Mount), rules.cards[found.formation]
    row = card.mount if mount else card.dismount
    if found.mounted == mount:
        yield Reason(tr("{name} is {what} already", name=found.name, what=tr("mounted") if mount else tr("on foot")))
        return
    if not row.allowed:
        name, mounting, dismounting = called(card), "no mounting in {name}", "no dismounting in {name}"
        yield Reason(tr(mounting if mount else dismounting, name=name), row.clause)
        return
    # The mounted rate is of a whole move: half a walk and then half a ride would be more than either.
    if mount and (found.this_turn.moved or found.this_turn.used):
        yield Reason(tr("mounting comes first in the move"), row.clause)
    yield from _affordable(rules, found, mounting_share(rules, found, mount=mount), row.clause)


def of_limbering(rules: Rules, state: State, command: cmd.Limber | cmd.Unlimber) -> Iterator[Reason]:
    """Yield why a battery may not limber or unlimber."""
    found = unit(state, command.unit)
    if not isinstance(found, Battery):
        yield Reason(tr("only a battery limbers or unlimbers"))
        return
    yield from _may_maneuver(rules, state, found)
    yield from _not_by_road(found)
    limber = isinstance(command, cmd.Limber)
    if found.limbered == limber:
        what = tr("limbered") if limber else tr("unlimbered")
        yield Reason(tr("{name} is {what} already", name=found.name, what=what))
    if isinstance(command, cmd.Unlimber):
        yield from _positioned(state, found, command.commander)
    yield from _affordable(rules, found, float(exact(rules.movement.limber.times)), rules.movement.limber.clause)


def _positioned(state: State, found: Battery, commander: str) -> Iterator[Reason]:
    """Yield why a battery may not be put in position: it needs a leader of its own chain within 18 in."""
    if commander not in {leader.id for leader in chain(state, found)}:
        yield Reason(
            tr("no leader of {name}'s chain is named who is near enough", name=found.name),
            "D10-RUL-MOVE-POSITION-BATTERY",
        )


def of_facing(rules: Rules, state: State, command: cmd.Face) -> Iterator[Reason]:
    """Yield why a unit may not face about or turn."""
    found = unit(state, command.unit)
    if found is None:
        return
    yield from _may_maneuver(rules, state, found)
    if isinstance(found, Battery) and not found.limbered:
        yield from _positioned(state, found, command.commander)


def of_move(rules: Rules, state: State, command: cmd.Move) -> Iterator[Reason]:
    """Yield why a unit may not make a move."""
    found = unit(state, command.unit)
    if found is None:
        return
    general = list(_may_maneuver(rules, state, found))
    if found.this_turn.move_over and isinstance(found, Brigade):
        clause = rules.cards[found.formation].dismount.clause
        general.append(Reason(tr("{name} dismounted at the end of its move", name=found.name), clause))
    yield from general
    # What a way costs is no help to who may not go at all.
    if not general:
        yield from paces.share_of_move(rules, found, command)[1]
    if command.charges:
        yield from _charge(state, found, command.charges)


def _charge(state: State, found: Unit, target: str) -> Iterator[Reason]:
    at = unit(state, target)
    if isinstance(found, Battery):
        yield Reason(tr("batteries may not charge"), "D10-RUL-SEQ-CHARGE-WHO")
    if at is not None and at.side == found.side:
        yield Reason(tr("{name} is a friend", name=at.name), "D10-RUL-SEQ-CHARGE-START")
    if at is not None and at.status != "on-table":
        yield Reason(tr("{name} is not on the table", name=at.name))
