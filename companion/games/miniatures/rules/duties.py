"""What the step still demands, and what may be done: the duties that a referee must not forget."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from companion.charts.ruleset import labelled
from companion.games.miniatures import messages as say
from companion.games.miniatures.charts import readings
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.messages import duties as do
from companion.games.miniatures.rules import legal_fire, paces, sequence, successors
from companion.games.miniatures.rules.contact import contacts
from companion.games.miniatures.rules.state import Brigade, Side, State, combat_of, on_table, unit, units
from companion.kernel.messages import side
from companion.language.messages import Id, Message, Named, Names, Several, bound, told


class Duty(msgspec.Struct, frozen=True):
    """Something to do in this step; `must` holds the step open until it is done."""

    unit: str
    clause: str
    what: Message
    must: bool = True
    seat: str = ""
    """Whose question it is, "" for everybody's business."""

    @property
    def text(self) -> str:
        """What is to be done, in the reader's words."""
        return told(self.what)

    def named(self, names: Names) -> Duty:
        """Give it with the names of those it is about, as its reader knows them."""
        return msgspec.structs.replace(self, what=bound(self.what, names))


def duties(rules: Rules, state: State) -> tuple[Duty, ...]:
    """Give everything that this step demands or allows, demands first."""
    if state.over:
        return ()
    found = tuple(_all(rules, state))
    # Twice over the same list, so that each half keeps the order of battle.
    return (*(duty for duty in found if duty.must), *(duty for duty in found if not duty.must))


def musts(rules: Rules, state: State) -> tuple[Duty, ...]:
    """Give what must be done before the step can end."""
    return tuple(duty for duty in duties(rules, state) if duty.must)


def _all(rules: Rules, state: State) -> Iterator[Duty]:
    for asked in state.pending:
        choices = Several(tuple(_choice(state, one) for one in asked.choices))
        yield Duty("", "", do.ANSWER(question=asked.text, choices=choices), seat=asked.seat)
    step = sequence.now(rules, state)
    match step.phase, step.number:
        case "maneuver", 1:
            yield from _replacements(state, step.clause)
        case "maneuver", 2:
            yield from _arrivals(state)
            yield from _maneuver(rules, state)
        case "maneuver", 3:
            yield from _detached_leaders(state, step.clause)
            yield from _low_ammo(rules, state)
        case "musketry", _:
            yield from _fire(rules, state, "union" if step.actor == "union" else "confederate")
        case "charge", 1 | 3:
            yield from _combats(rules, state)
            if state.player_turn != state.first:
                yield from _objectives(state)
        case _:
            yield from _breakthroughs(state, step.clause)


def _choice(state: State, choice: str) -> Id | Named:
    """Give a choice as people call it; one that is nobody's name is typed as it stands."""
    if choice in state.leaders:
        return say.leader(choice)
    return say.unit(choice) if choice in state.brigades or choice in state.batteries else Id(choice)


def _replacements(state: State, clause: str) -> Iterator[Duty]:
    for leader in successors.due(state):
        yield Duty(leader.id, "D10-LEADER-REPLACED", do.REPLACEMENT(leader=say.leader(leader.id)))
    for leader in state.leaders.values():
        of = say.leader(leader.id)
        if leader.side != state.player_turn:
            continue
        if leader.status == "on-table" and (with_him := unit(state, leader.attached)) is not None:
            yield Duty(leader.id, clause, do.MAY_DETACH(leader=of, unit=say.unit(with_him.id)), must=False)
        elif leader.status == "on-table" and not leader.moved:
            yield Duty(leader.id, clause, do.MAY_ATTACH(leader=of), must=False)


def _arrivals(state: State) -> Iterator[Duty]:
    for one in (*units(state), *state.leaders.values()):
        if one.side == state.player_turn and one.status == "to-arrive" and 0 < one.arrives.turn <= state.turn:
            edge, of = one.arrives.edge, Named(one.id)
            text = do.ARRIVES_AT(unit=of, edge=say.edge(edge)) if edge else do.ARRIVES(unit=of)
            yield Duty(one.id, "D10-RUL-SCOPE", text)


def _maneuver(rules: Rules, state: State) -> Iterator[Duty]:
    there = list(on_table(state, state.player_turn))
    # Whatever is named first can be done first: where the disordered roll before the others, they stand before them.
    if rules.choice("D10-RUL-STATE-DISORDER-WHEN"):
        there.sort(key=lambda one: not (isinstance(one, Brigade) and one.disordered))
    for found in there:
        of = say.unit(found.id)
        if not isinstance(found, Brigade):
            if found.silenced:
                yield Duty(found.id, "D10-STATE-SILENCED-REMOVE", do.SILENCED(battery=of), must=False)
        elif not found.this_turn.outcome:
            if paces.must_roll(rules, found):
                if found.disordered:
                    yield Duty(found.id, "D10-STATE-DISORDER-REMOVE", do.MUST_ROLL(brigade=of))
                else:
                    yield Duty(found.id, readings.EVERY_BRIGADE_ROLLS.ruling, do.MUST_ROLL_TOO(brigade=of))
            else:
                yield Duty(found.id, "D10-RUL-MAN-WHO-ROLLS", do.MAY_ROLL(brigade=of), must=False)
        elif rules.outcomes[found.this_turn.outcome].move in ("half", "full") and not found.this_turn.moved:
            text = do.MAY_MOVE(brigade=of, outcome=labelled(rules.outcomes[found.this_turn.outcome]))
            yield Duty(found.id, "D10-MAN-DIE", text, must=False)


def _detached_leaders(state: State, clause: str) -> Iterator[Duty]:
    for leader in state.leaders.values():
        if (
            leader.side == state.player_turn
            and leader.status == "on-table"
            and not leader.attached
            and not leader.moved
        ):
            yield Duty(leader.id, clause, do.LEADER_MAY_MOVE(leader=say.leader(leader.id)), must=False)


def _low_ammo(rules: Rules, state: State) -> Iterator[Duty]:
    either = rules.choice("D10-RUL-STATE-LOWAMMO-WHEN") == 2
    for found in on_table(state, None if either else state.player_turn):
        if found.low_ammo:
            yield Duty(found.id, "D10-STATE-LOWAMMO-REMOVE", do.LOW_AMMO(unit=say.unit(found.id)), must=False)


def _fire(rules: Rules, state: State, side: Side) -> Iterator[Duty]:
    for found in on_table(state, side):
        if not any(legal_fire.who_may_fire(rules, state, found)):
            yield Duty(found.id, "D10-RUL-FIRE-WHO", do.MAY_FIRE(unit=say.unit(found.id)), must=False)


def _combats(rules: Rules, state: State) -> Iterator[Duty]:
    for combat in state.combats:
        if combat.again:
            attackers, defenders = (say.units(those) for those in (combat.attackers, combat.defenders))
            again = do.STRUGGLE_OF(attackers=attackers, defenders=defenders)
            yield Duty(combat.attackers[0], rules.charge.struggle_again, again)
    told = set[str]()
    # A charge whose target is gone is settled by itself when the step ends.
    for one, other in contacts(state):
        # Whom the players left out of a combat is done with the enemy who fights in it: their contact ends with it.
        # Nobody fights twice in a step: a contact that a word made after the combat waits for a later one.
        fights = any(combat_of(state, name) is not None or name in state.fought for name in (one, other))
        if one not in told and not fights:
            told.add(one)
            yield Duty(one, rules.charge.clause, do.COMBAT(unit=say.unit(one), target=say.unit(other)))


def _objectives(state: State) -> Iterator[Duty]:
    """Ask who holds what, once in the last phase of each turn; who says nothing leaves it as it was."""
    for one in state.objectives.values():
        if one.asks and one.asked < state.turn:
            place = Named(one.id, one.name)
            said = (
                do.HELD_BY(objective=place, side=side(one.holder)) if one.holder else do.HELD_BY_NOBODY(objective=place)
            )
            yield Duty("", "D10-RUL-SCOPE", said, must=False)


def _breakthroughs(state: State, clause: str) -> Iterator[Duty]:
    for found in on_table(state, state.player_turn):
        if found.this_turn.breakthrough == "break-through":
            yield Duty(found.id, clause, do.BREAKTHROUGH(unit=say.unit(found.id)))
        elif found.this_turn.breakthrough == "may-break-through":
            yield Duty(found.id, clause, do.MAY_BREAK_THROUGH(unit=say.unit(found.id)), must=False)
