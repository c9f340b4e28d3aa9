"""Random legal play: a small battle, a pool of orders made from its state, and a hand that takes what is lawful."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Literal, NamedTuple

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.contact import contacts, linked, touching
from companion.games.miniatures.rules.state import (
    SIDES,
    Battery,
    Brigade,
    Placed,
    Side,
    State,
    combat_of,
    on_table,
    units,
)
from companion.kernel.supply import Supply
from tests.games.miniatures.building import a_battery, a_battle, a_brigade, a_cavalry, a_leader, the_rules

FORMATIONS: tuple[Any, ...] = ("single-line", "double-line", "attack-column", "march-column")


def a_small_battle(**more: Any) -> State:
    """Make a battle of four brigades, two batteries and three leaders a side, some of them still to arrive."""
    those: list[Any] = []
    for side in SIDES:
        mark = side[0]
        those += [
            a_brigade(f"{mark}-first", side, exceptional_commander=True),
            a_brigade(f"{mark}-second", side, formation="double-line"),
            a_brigade(f"{mark}-third", side, stands=3, division=f"{side}-2", disordered=True),
            a_cavalry(f"{mark}-horse", side, status="to-arrive", arrives=Placed(turn=2, edge="west")),
            a_battery(f"{mark}-guns", side),
            a_battery(f"{mark}-light", side, stands=1, horse=True, limbered=True, gun="smoothbore"),
            a_leader(f"{mark}-chief", side, attached=f"{mark}-first"),
            a_leader(f"{mark}-corps", side, rank="corps", commands=f"{side}-I", exceptional=True),
            a_leader(f"{mark}-other", side, commands=f"{side}-2", attached=f"{mark}-guns"),
        ]
    return a_battle(*those, **{"turn": 1, "last_turn": 3, **more})


def candidates(state: State, luck: Random) -> Iterator[cmd.AnyCommand]:
    """Yield orders that may or may not be lawful, drawn from what the state holds."""
    own = [one.id for one in units(state) if one.side == state.player_turn]
    enemy = [one.id for one in units(state) if one.side != state.player_turn]
    leaders = [one.id for one in state.leaders.values() if one.side == state.player_turn]
    unit, target, leader = luck.choice(own), luck.choice(enemy), luck.choice(leaders)
    inches = luck.choice([0.0, 2.0, 4.0, 6.5, 9.0, 12.0, 24.0])
    yield cmd.Attach(leader, unit)
    yield cmd.Detach(leader)
    yield cmd.ReplaceLeader(leader, luck.choice(["", unit]), attached=luck.random() < 0.5)
    yield cmd.MoveLeader(leader, inches)
    yield cmd.Maneuver(unit, in_radius=tuple(name for name in leaders if luck.random() < 0.3))
    yield cmd.ChangeFormation(unit, luck.choice(FORMATIONS))
    modes: list[cmd.AnyCommand] = [cmd.Mount(unit), cmd.Dismount(unit), cmd.Limber(unit), cmd.Unlimber(unit, leader)]
    yield luck.choice(modes)
    if luck.random() < 0.3:
        yield cmd.Face(unit, luck.choice(["", leader]))
    yield cmd.Move(
        unit,
        inches,
        luck.choice(["forward", "backward", "wheel"]),
        away=luck.random() < 0.5,
        whole_move_on_road=luck.random() < 0.3,
        fords=luck.choice([0, 0, 1]),
        rough_inches=luck.choice([0.0, 1.5]),
        charges=luck.choice(["", target, target]),
    )
    rolled = [one.id for one in on_table(state, state.player_turn) if one.this_turn.outcome] or own
    yield cmd.Move(luck.choice(rolled), luck.choice([2.0, 5.0]), charges=target)
    yield cmd.ChangeFormation(luck.choice(rolled), luck.choice(FORMATIONS))
    yield cmd.Arrive((luck.choice(own),))
    yield fire(state, luck)
    yield from charges(state, luck)
    yield cmd.Touch(unit, (target,))
    yield cmd.BreakContact(unit, luck.choice(["", target]))
    yield cmd.BreakThrough(unit, luck.choice(["", target]))
    if luck.random() < 0.01:
        ends: list[cmd.AnyCommand] = [cmd.Surrender(unit), cmd.LeaveTable(unit), cmd.BreakContact(unit)]
        yield luck.choice(ends)
    if luck.random() < 0.05:
        yield from duty(state, luck)


def fire(state: State, luck: Random) -> cmd.Fire:
    """Make an order to fire by one or two units of a side at one of the other."""
    side: Side = luck.choice(SIDES)
    firers = [one for one in units(state) if one.side == side]
    target = luck.choice([one.id for one in units(state) if one.side != side])
    groups = (cmd.FiringGroup(luck.choice([2.0, 4.0, 8.0, 16.0, 30.0]), enfilade=luck.random() < 0.2),)
    chosen = luck.sample(firers, luck.choice([1, 1, 2]))
    return cmd.Fire(target, tuple(cmd.FiringUnit(one.id, groups) for one in chosen), luck.choice(["none", "cover"]))


def charges(state: State, luck: Random) -> Iterator[cmd.AnyCommand]:
    """Yield orders to resolve the contacts there are, with everybody who stands in them."""
    waiting = [one for one in contacts(state) if not any(combat_of(state, name) for name in one)]
    for attackers, defenders in linked(waiting):
        beside = [one.id for one in on_table(state) if one.side != state.player_turn and _is_free(state, one.id)]
        both = (*defenders, *luck.sample(beside, min(len(beside), luck.choice([0, 0, 1]))))
        ground: Literal["open", "works"] = "open" if luck.random() < 0.5 else "works"
        outflanked, parted = luck.random() < 0.3, luck.random() < 0.1
        yield cmd.ResolveCharge(attackers, both, ground, outflanked=outflanked, supported=attackers[:1], parted=parted)
        yield cmd.ResolveCharge(attackers[:1], defenders[:1], ground, parted=parted)
        yield cmd.ResolveCharge(attackers, defenders)


def _is_free(state: State, name: str) -> bool:
    """Say whether a unit neither touches anybody, nor fights, nor has fought in this step."""
    return not touching(state, name) and combat_of(state, name) is None and name not in state.fought


def duty(state: State, luck: Random) -> Iterator[cmd.AnyCommand]:
    """Yield what fulfils the step's duties, or ends the step when there are none."""
    if state.pending:
        asked = luck.choice(state.pending)
        yield cmd.Answer(luck.choice(asked.choices), asked.name)
        if luck.random() < 0.5:
            yield from charges(state, luck)
        return
    musts = [one for one in the_rules().duties(state, "referee") if one.must]
    if not musts:
        low = [one for one in on_table(state, state.player_turn) if one.low_ammo and getattr(one, "limbered", True)]
        ending = state.step == 2
        yield cmd.NextStep(outside_musket_range=tuple(one.id for one in low if ending and luck.random() < 0.3))
    elif state.combats:
        yield cmd.RollAgain(combat=luck.choice(state.combats).attackers[0])
    elif state.step == 0:
        yield cmd.ReplaceLeader(musts[0].unit)
    elif state.step == 1:
        arriving = musts[0].clause == "D10-RUL-SCOPE"
        yield cmd.Arrive((musts[0].unit,)) if arriving else cmd.Maneuver(musts[0].unit)
    elif state.step == 6:
        beaten = state.brigades[musts[0].unit].this_turn.beat
        targets = [one.id for one in on_table(state) if one.side != state.player_turn and one.id not in beaten]
        targets = luck.sample(["", *targets], len(targets) + 1)
        yield from (cmd.BreakThrough(musts[0].unit, target) for target in targets)
    else:
        yield from charges(state, luck)


def lawful(state: State, luck: Random) -> cmd.AnyCommand:
    """Draw an order that may be given now; the step's duties are always among them."""
    pool = [order for _ in range(4) for order in candidates(state, luck)]
    luck.shuffle(pool)
    for order in [*pool, *duty(state, luck)]:
        if not the_rules().why_not(state, order):
            return order
    raise AssertionError(f"nothing can be done in {state.turn}, {state.player_turn}, {state.step}")


def done(state: State, order: cmd.AnyCommand, luck: Random) -> tuple[State, list[ev.AnyEvent]]:
    """Decide an order with drawn dice and fold its events."""
    events = list(the_rules().decide(state, order, Supply(str(luck.random()))))
    for event in events:
        state = the_rules().apply(state, event)
    return state, events


class Turn(NamedTuple):
    """One order of a random battle and what came of it."""

    before: State
    order: cmd.AnyCommand
    events: list[ev.AnyEvent]
    after: State


def random_play(seed: int, orders: int, *, start: State | None = None, **more: Any) -> Iterator[Turn]:
    """Play a random battle, order by order, or go on with one."""
    luck, state = Random(seed), start or a_small_battle(**more)
    for _ in range(orders):
        if state.over:
            return
        order = lawful(state, luck)
        after, events = done(state, order, luck)
        yield Turn(state, order, events, after)
        state = after


def books_balance(state: State) -> None:
    """Assert what is true of the units of every battle that no referee has overridden."""
    for one in units(state):
        gone = one.lost + one.skedaddled + one.captured
        assert one.stands_at_start == one.stands + gone, one
        assert min(one.stands, one.lost, one.skedaddled, one.captured) >= 0, one
        assert (one.stands > 0) is (one.status in ("on-table", "to-arrive")), one
        if isinstance(one, Battery):
            assert 0 <= one.damaged <= one.stands, one
        assert isinstance(one, Brigade | Battery)
