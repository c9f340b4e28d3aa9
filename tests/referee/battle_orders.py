"""Orders of a battle of miniatures as a table gives them: each likely to be allowed, or, with a loose hand, to be not."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple, TypeVar

from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import sequence
from companion.games.miniatures.rules.contact import claimed, contacts, linked
from companion.games.miniatures.rules.state import (
    SIDES,
    Battery,
    Brigade,
    Leader,
    State,
    Unit,
    chain,
    combat_of,
    on_table,
    other,
    units,
)

T = TypeVar("T")
FORMATIONS: tuple[Any, ...] = ("single-line", "double-line", "attack-column", "march-column")
NOBODY = "the-old-guard"
"""A name that nobody bears."""
INCHES = (0.0, 0.5, 2.0, 3.0, 4.5, 6.0, 9.0, 12.0, 18.0, 36.0)


Test = Callable[[Unit], object]


def anybody(_: Unit) -> bool:
    return True


class Deal(NamedTuple):
    """What an order is made of: the battle, the luck, and how loose the hand is that takes whoever does not fit."""

    rules: Rules
    state: State
    luck: Random
    loose: float = 0.0

    def chance(self, share: float) -> bool:
        return self.luck.random() < share

    def pick(self, fitting: Iterable[T], every: Iterable[T] = ()) -> Iterator[T]:
        """Yield one of those that fit, or of all where the hand is loose; nobody where there is none."""
        those = list(every) if self.loose and self.chance(self.loose) else []
        if those and self.chance(0.4):  # who stands in a fight is refused for more reasons than who does not
            those = [one for one in those if isinstance(one, Brigade | Battery) and one.id in self.fighting] or those
        those = those or list(fitting)
        if those:
            yield self.luck.choice(those)

    def some(self, those: Sequence[T], most: int = 3) -> list[T]:
        return self.luck.sample(those, min(len(those), self.luck.randint(0, most)))

    # ---- who

    @property
    def fighting(self) -> set[str]:
        """Name who touches the enemy, fights or has fought in this step."""
        combats = [name for one in self.state.combats for name in (*one.attackers, *one.defenders)]
        touching = [name for contact in contacts(self.state) for name in contact]
        return {*combats, *touching, *self.state.fought}

    @property
    def every(self) -> tuple[Unit, ...]:
        return units(self.state)

    def unit(self, test: Test = anybody, but: Collection[str] = ()) -> Iterator[str]:
        """Yield a unit of the side in turn that is on the table and passes a test."""
        there = on_table(self.state, self.state.player_turn)
        yield from self.name(self.pick([one for one in there if test(one) and one.id not in but], self.every))

    def enemy(self, test: Test = anybody, but: Collection[str] = ()) -> Iterator[str]:
        there = on_table(self.state, other(self.state.player_turn))
        yield from self.name(self.pick([one for one in there if test(one) and one.id not in but], self.every))

    def leader(self, test: Callable[[Leader], object]) -> Iterator[Leader]:
        there = [one for one in self.state.leaders.values() if one.side == self.state.player_turn and test(one)]
        yield from self.pick(there, self.state.leaders.values())

    def name(self, those: Iterable[Unit | Leader]) -> Iterator[str]:
        for one in those:
            yield NOBODY if self.loose and self.chance(0.03) else one.id

    def asked(self) -> tuple[str, ...]:
        return ("what nobody asks",) if self.loose and self.chance(0.05) else ()


def _rolled(one: Unit) -> bool:
    return isinstance(one, Battery) or one.this_turn.outcome not in ("", "hold-ground")


def _moves(one: Unit) -> bool:
    return _rolled(one) and not one.this_turn.charges and one.this_turn.used < 1


# ---- leaders


def replace_leader(deal: Deal) -> Iterator[Any]:
    for leader in deal.leader(lambda one: one.returns and one.returns <= deal.state.turn):
        his = [one for one in on_table(deal.state, leader.side) if _commands(leader, one)]
        unit = next(deal.name(deal.pick(his, deal.every)), "") if deal.chance(0.7) else ""
        yield cmd.ReplaceLeader(leader.id, unit, attached=deal.chance(0.5) if unit else bool(deal.loose))
        yield cmd.ReplaceLeader(leader.id)


def _commands(leader: Leader, one: Unit) -> bool:
    place = {"division": one.division, "corps": one.corps, "army": leader.commands}
    return leader.commands == place[leader.rank]


def attach(deal: Deal) -> Iterator[Any]:
    for leader in deal.leader(lambda one: one.status == "on-table" and not one.moved):
        for unit in deal.unit(but=(leader.attached,)):
            yield cmd.Attach(leader.id, unit)


def detach(deal: Deal) -> Iterator[Any]:
    for leader in deal.leader(lambda one: one.status == "on-table" and one.attached):
        yield cmd.Detach(leader.id)


def move_leader(deal: Deal) -> Iterator[Any]:
    for leader in deal.leader(lambda one: one.status == "on-table" and not one.attached and not one.moved):
        road, rough = deal.chance(0.3), deal.luck.choice((0.0, 0.0, 1.5))
        yield cmd.MoveLeader(leader.id, deal.luck.choice(INCHES), road, rough, deal.luck.choice((0, 0, 1)))


# ---- maneuver


def maneuver(deal: Deal) -> Iterator[Any]:
    musts = deal.chance(0.4)  # the disordered ones hold the step open
    for name in deal.unit(
        lambda one: isinstance(one, Brigade) and not one.this_turn.outcome and (one.disordered or not musts)
    ):
        found = deal.state.brigades.get(name)
        near = [one.id for one in chain(deal.state, found) if not one.attached] if found is not None else []
        near = [*near, *deal.some([*deal.state.leaders], 2)] if deal.chance(deal.loose) else near
        if near and deal.chance(deal.loose):
            near = [near[0], *near]
        works, outside = deal.chance(0.2), deal.chance(0.3)
        yield cmd.Maneuver(
            name, tuple(deal.some(near, 4)), in_fieldworks=works, outside_musket_range=outside, asked=deal.asked()
        )


def change_formation(deal: Deal) -> Iterator[Any]:
    for name in deal.unit(lambda one: isinstance(one, Brigade) and _moves(one) and not one.this_turn.changed_formation):
        yield cmd.ChangeFormation(name, deal.luck.choice(FORMATIONS))


def mount(deal: Deal) -> Iterator[Any]:
    for name in deal.unit(lambda one: _cavalry(one) and _moves(one) and not getattr(one, "mounted", True)):
        yield cmd.Mount(name, deal.luck.choice(("single-line", "march-column")))


def dismount(deal: Deal) -> Iterator[Any]:
    for name in deal.unit(lambda one: _cavalry(one) and _moves(one) and getattr(one, "mounted", False)):
        yield cmd.Dismount(name)


def _cavalry(one: Unit) -> bool:
    return isinstance(one, Brigade) and one.arm == "cavalry"


def limber(deal: Deal) -> Iterator[Any]:
    for name in deal.unit(lambda one: isinstance(one, Battery) and not one.limbered):
        yield cmd.Limber(name)


def unlimber(deal: Deal) -> Iterator[Any]:
    for name in deal.unit(lambda one: isinstance(one, Battery) and one.limbered):
        for leader in _of_chain(deal, name):
            yield cmd.Unlimber(name, leader)


def _of_chain(deal: Deal, name: str) -> Iterator[str]:
    found = deal.state.brigades.get(name) or deal.state.batteries.get(name)
    those = chain(deal.state, found) if found is not None else ()
    yield from deal.name(deal.pick(those, deal.state.leaders.values()))


def face(deal: Deal) -> Iterator[Any]:
    for name in deal.unit(_moves):
        leader = next(_of_chain(deal, name), "") if deal.chance(0.7) else ""
        yield cmd.Face(name, leader)


def move(deal: Deal) -> Iterator[Any]:
    for name in deal.unit(_moves):
        found, luck = deal.state.brigades.get(name), deal.luck
        charges = next(deal.enemy(), "") if deal.loose or (found is not None and deal.chance(0.7)) else ""
        mode: Any = luck.choice(("forward", "forward", "backward", "wheel", "oblique", "by-the-flank"))
        rare = 0.5 if deal.loose else 0.08
        yield cmd.Move(
            name,
            luck.choice(INCHES if deal.loose else INCHES[1:7]),
            mode,
            whole_move_on_road=deal.chance(0.2),
            rough_inches=luck.choice((0.0, 0.0, 0.5, 7.0)) if deal.chance(rare) else 0.0,
            fords=luck.randint(0, 2) if deal.chance(rare) else 0,
            linear_objects=luck.randint(0, 2) if deal.chance(rare) else 0,
            passages=luck.randint(0, 2) if deal.chance(rare) else 0,
            closed_wood=deal.chance(rare),
            away=deal.chance(0.3),
            charges=charges,
        )


def arrive(deal: Deal) -> Iterator[Any]:
    waits = [one for one in (*deal.every, *deal.state.leaders.values()) if one.status == "to-arrive"]
    due = [one for one in waits if one.side == deal.state.player_turn and 0 < one.arrives.turn <= deal.state.turn]
    early = waits if deal.loose or deal.chance(0.1) else []
    for name in deal.name(deal.pick(due or early, (*deal.every, *deal.state.leaders.values()))):
        more = [one.id for one in (due if deal.chance(0.6) else deal.some(due or early, 2)) if one.id != name]
        yield cmd.Arrive((name, *more), deal.luck.choice(("", "", "west", "the old ford")))


def delay(deal: Deal) -> Iterator[Any]:
    waits = [one for one in (*deal.every, *deal.state.leaders.values()) if one.status == "to-arrive"]
    for name in deal.name(deal.pick(waits, deal.every)):
        yield cmd.Delay((name,), deal.state.turn + deal.luck.randint(0 if deal.loose else 1, 3))


# ---- musketry and cannonade


def fire(deal: Deal) -> Iterator[Any]:
    actor = sequence.now(deal.rules, deal.state).actor
    side = actor if actor in SIDES else deal.state.player_turn
    firing = [one for one in on_table(deal.state, side) if not one.this_turn.fired]
    firing = [one for one in firing if not getattr(one, "mounted", False) and not getattr(one, "limbered", False)]
    there = on_table(deal.state, other(side))
    for target in deal.name(deal.pick(there, deal.every)):
        names = [next(deal.name(deal.pick(firing, deal.every)), "") for _ in range(deal.luck.choice((1, 1, 2, 3)))]
        names = names if deal.loose else list(dict.fromkeys(names))
        firers = tuple(cmd.FiringUnit(name, _groups(deal)) for name in names if name)
        if firers:
            cover = deal.luck.choice(("none", "none", "cover", "no-such-cover" if deal.loose else "none"))
            yield cmd.Fire(target, firers, cover, asked=deal.asked())


def _groups(deal: Deal) -> tuple[cmd.FiringGroup, ...]:
    near = (1.0, 2.0, 4.0, 8.0) if not deal.loose else (2.0, 16.0, 30.0, 90.0)
    first = cmd.FiringGroup(deal.luck.choice(near), enfilade=deal.chance(0.2), ball=deal.chance(0.1))
    if not deal.chance(0.3):
        return (first,)
    stands = deal.luck.choice((1, 2)) if not deal.loose else deal.luck.choice((None, 1, 9))
    return (cmd.FiringGroup(deal.luck.choice(near), stands), first)


# ---- charge


def resolve_charge(deal: Deal) -> Iterator[Any]:
    state, luck = deal.state, deal.luck
    # Who fights, or has fought in this step, is out of it: the others who touch him fight without him.
    out = {name for name in deal.fighting if combat_of(state, name) is not None} | set(state.fought)
    waiting = [one for one in contacts(state) if deal.chance(deal.loose) or out.isdisjoint(one)]
    for combat in deal.pick(linked(waiting)):
        attackers, defenders = combat
        both = _brigades(deal, (*attackers, *defenders))
        if deal.chance(deal.loose):
            attackers = (*attackers, *(one.id for one in deal.some(deal.every, 2)))
            defenders = tuple(deal.some(defenders, 2)) or defenders
        if deal.chance(deal.loose):
            attackers = attackers[: luck.randint(1, len(attackers))]
        beside = [one.id for one in on_table(state, other(state.player_turn)) if _free(state, one.id)]
        if deal.chance(0.2):
            defenders = (*defenders, *(name for name in deal.some(beside, 1) if name not in defenders))
        columns = [one for one in attackers if getattr(state.brigades.get(one), "formation", "") == "march-column"]
        yield cmd.ResolveCharge(
            attackers,
            defenders,
            luck.choice(("open", "works", "favorable", "moon") if deal.loose else ("open", "open", "works")),
            outflanked=deal.chance(0.2),
            supported=tuple(deal.some(both, 2)),
            on_road=tuple(deal.some(columns, 1)),
            over_bridge=tuple(deal.some(columns, 1)),
            parted=deal.chance(0.1),
            asked=deal.asked(),
        )
        yield cmd.ResolveCharge(attackers, defenders)
    if deal.loose:
        for one in deal.unit():
            for two in deal.enemy():
                yield cmd.ResolveCharge((one,), (two,), supported=(one,) if deal.chance(0.5) else (NOBODY,))


def _brigades(deal: Deal, names: Sequence[str]) -> list[str]:
    """Give who may be supported: support is told of brigades."""
    return [one for one in names if deal.loose or one in deal.state.brigades]


def _free(state: State, name: str) -> bool:
    touched = {one for contact in contacts(state) for one in contact}
    return name not in touched and combat_of(state, name) is None and name not in state.fought


def roll_again(deal: Deal) -> Iterator[Any]:
    for one in deal.pick([one for one in deal.state.combats if one.again], deal.state.combats):
        supported = tuple(deal.some(_brigades(deal, (*one.attackers, *one.defenders)), 2)) if deal.chance(0.5) else None
        if deal.loose and deal.chance(0.4):
            supported = tuple(unit.id for unit in deal.some(deal.every, 2))
        yield cmd.RollAgain(supported, deal.luck.choice(("", one.attackers[0], one.defenders[-1])))
    if deal.loose:
        for name in deal.unit():
            yield cmd.RollAgain(combat=name)


def touch(deal: Deal) -> Iterator[Any]:
    state = deal.state
    for name in deal.unit(lambda one: one.this_turn.charges and combat_of(state, one.id) is None):
        found = state.brigades.get(name)
        known = claimed(found) if found is not None else ()
        spared = {*known, *state.fought}
        for enemy in deal.enemy(lambda one: not combat_of(state, one.id), spared):
            yield cmd.Touch(name, (enemy, *deal.some(known, 1)) if deal.loose else (enemy,))


def break_contact(deal: Deal) -> Iterator[Any]:
    for name in deal.unit(lambda one: one.this_turn.charges and combat_of(deal.state, one.id) is None):
        found = deal.state.brigades.get(name)
        known = [*(claimed(found) if found is not None else ()), ""]
        yield cmd.BreakContact(name, next(deal.pick(known, [one.id for one in deal.every]), ""))


def break_through(deal: Deal) -> Iterator[Any]:
    for name in deal.unit(lambda one: one.this_turn.breakthrough == "break-through"):
        found = deal.state.brigades.get(name)
        beat = found.this_turn.beat if found is not None and not deal.loose else ()
        target = next(deal.enemy(but=beat), "") if deal.chance(0.6) else ""
        yield cmd.BreakThrough(name, target)
        if not target:  # where a table breaks through only into contact
            yield cmd.BreakThrough(name, next(deal.enemy(but=beat), ""))


def surrender(deal: Deal) -> Iterator[Any]:
    for one in deal.pick([one for one in on_table(deal.state) if not combat_of(deal.state, one.id)], deal.every):
        yield cmd.Surrender(one.id)


def leave_table(deal: Deal) -> Iterator[Any]:
    for one in deal.pick([one for one in on_table(deal.state) if not combat_of(deal.state, one.id)], deal.every):
        yield cmd.LeaveTable(one.id)


# ---- the sequence


def next_step(deal: Deal) -> Iterator[Any]:
    low = [one.id for one in on_table(deal.state, deal.state.player_turn) if one.low_ammo]
    step = sequence.now(deal.rules, deal.state)
    if deal.loose or (step.phase, step.number) == ("maneuver", 3):
        yield cmd.NextStep(outside_musket_range=tuple(deal.some(low)))
    yield cmd.NextStep()


def answer(deal: Deal) -> Iterator[Any]:
    for asked in deal.pick(deal.state.pending):
        choice = next(deal.pick(asked.choices, ("the left", *deal.state.leaders)))
        yield cmd.Answer(choice, next(deal.pick((asked.name, asked.name), (NOBODY, ""))))
    if deal.loose and not deal.state.pending:
        yield cmd.Answer("carry")


# ---- the referee


def take_objective(deal: Deal) -> Iterator[Any]:
    for name in deal.pick([*deal.state.objectives], (NOBODY,)):
        yield cmd.TakeObjective(name, deal.luck.choice((*SIDES, "")))


def mark_seen(deal: Deal) -> Iterator[Any]:
    for one in deal.name(deal.pick(deal.every)):
        yield cmd.MarkSeen(one, seen=deal.chance(0.6))


def note(deal: Deal) -> Iterator[Any]:
    unit = next(deal.name(deal.pick(deal.every)), "") if deal.chance(0.4) else ""
    yield cmd.Note(deal.luck.choice(("Rain.", "Wer fragt, führt. 8½″", "a — b")), unit)


def set_dice(deal: Deal) -> Iterator[Any]:
    # What is rolled is twice as likely: else every die of an evening would soon be typed.
    mode: Any = deal.luck.choice(("rolled", "rolled", "entered"))
    kind: Any = deal.luck.choice(("all", "maneuver", "fire", "charge", "leader", "draw"))
    yield cmd.SetDice(deal.luck.choice(SIDES), mode, kind)


def tick(deal: Deal) -> Iterator[Any]:
    numbers = [one.number for one in deal.state.acts]
    those = deal.some(numbers, 4) if numbers and not deal.chance(deal.loose) else [deal.luck.randint(1, 400)]
    if those:
        yield cmd.Tick(tuple(those), done=deal.chance(0.7))


def end_battle(deal: Deal) -> Iterator[Any]:
    yield cmd.EndBattle("the light is gone", over=not deal.state.over if not deal.loose else deal.chance(0.5))


MAKERS: dict[str, Callable[[Deal], Iterator[Any]]] = {
    "next-step": next_step,
    "answer": answer,
    "replace-leader": replace_leader,
    "attach": attach,
    "detach": detach,
    "move-leader": move_leader,
    "maneuver": maneuver,
    "change-formation": change_formation,
    "mount": mount,
    "dismount": dismount,
    "limber": limber,
    "unlimber": unlimber,
    "face": face,
    "move": move,
    "arrive": arrive,
    "delay": delay,
    "fire": fire,
    "resolve-charge": resolve_charge,
    "roll-again": roll_again,
    "contact": touch,
    "break-contact": break_contact,
    "break-through": break_through,
    "surrender": surrender,
    "leave-table": leave_table,
    "take-objective": take_objective,
    "mark-seen": mark_seen,
    "note": note,
    "set-dice": set_dice,
    "tick": tick,
    "end-battle": end_battle,
}
"""What makes each order; overrides, counts and options have their own ways (`miniatures.py`)."""
