"""A battle of ten turns played on the field with no range typed, and the same battle typed: the facts are equal.

What is typed is found by the slow plain reckoner and by rectangles alone; nothing of it has seen the field's answers. The seeds
are of evenings in which nobody is driven out of his column: then rectangles say all that there is.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from companion.games.miniatures.game import Miniatures
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.contact import contacts, linked
from companion.games.miniatures.rules.fielded.asking import Field, asked
from companion.games.miniatures.rules.placing.standing import laid
from companion.games.miniatures.rules.state import Battery, Brigade, State, Unit, chain, on_table, struggling
from companion.kernel.dice import DieWanted
from companion.kernel.supply import Supply
from tests.games.miniatures.building import STEPS, a_battery, a_battle, a_brigade, a_leader, the_rules
from tests.games.miniatures.rules.fielded import grounds
from tests.games.miniatures.rules.measuring import plainly

TURNS, TOUCH = 10, 0.05 + 1e-6
GROUND = (
    grounds.block("woods", 8, 20, 17, 25, name="Herbst Woods"),
    grounds.block("orchard", 30, 22, 40, 26),
    grounds.block("hill", 20, 30, 44, 36, name="the ridge", level=1),
)
NEXT = cmd.NextStep()


def the_battle() -> State:
    """Give four brigades and a battery a side in columns of equal x, so that all that moves goes along y."""
    those: list[Any] = []
    for side, y, facing in (("union", 33.0, 180.0), ("confederate", 13.0, 0.0)):
        mark: Any = side
        for nth in range(4):
            place: dict[str, Any] = {"at": (12.0 + 9 * nth, y), "facing": facing}
            those.append(a_brigade(f"{side[0]}{nth}", mark, stands=8 - nth, **place))
        those.append(a_battery(f"{side[0]}guns", mark, stands=2, at=(48.0, y), facing=facing))
        those.append(a_leader(f"{side[0]}chief", mark, at=(20.0, y + (4 if facing else -4))))
    return a_battle(*those, turn=1, last_turn=TURNS)


class Battle:
    """A battle with dice that are entered, and what has happened in it."""

    def __init__(self, game: Miniatures, state: State, dice: Iterator[int]) -> None:
        self.game, self.state, self.dice = game, state, dice
        self.facts: list[Any] = []

    def do(self, order: cmd.AnyCommand) -> list[Any]:
        """Do an order, with as many dice as it wants."""
        faces: list[int] = []
        while True:
            try:
                events = self.game.decide(self.state, order, Supply("x", faces=faces, entered=lambda _: True))
                break
            except DieWanted:
                faces.append(next(self.dice))
        for event in events:
            self.state = self.game.apply(self.state, event)
        self.facts += events
        return list(events)


class Evening:
    """The same evening twice: on the field, and typed."""

    def __init__(self, seed: int) -> None:
        start, game = the_battle(), grounds.game(*GROUND)
        luck = Random(f"evening/{seed}")
        faces = [luck.randint(1, 10) for _ in range(2000)]
        self.field = Battle(game, start, iter(faces))
        bare = {one.id: replace(one, at=None, facing=0.0) for one in start.brigades.values()}
        guns = {one.id: replace(one, at=None, facing=0.0) for one in start.batteries.values()}
        leaders = {one.id: replace(one, at=None) for one in start.leaders.values()}
        nowhere = replace(start, brigades=bare, batteries=guns, leaders=leaders)
        self.typed = Battle(the_rules(), nowhere, iter(faces))
        self.volleys = self.charges = self.rolls = 0

    @property
    def state(self) -> State:
        return self.field.state

    @property
    def asked(self) -> Field:
        return asked(self.field.game.rules(self.state), self.state, "referee")

    def lawful(self, order: cmd.AnyCommand) -> bool:
        return not self.field.game.why_not(self.state, order)

    def do(self, order: cmd.AnyCommand, typed: cmd.AnyCommand | None = None) -> None:
        """Do an order on the field, and as it is typed; then put whoever falls back where the field sends him."""
        typed = order if typed is None else typed
        events = self.field.do(order)
        self.typed.do(typed)
        for event in events:
            if isinstance(event, ev.Retreated) and self.unit(event.unit).status == "on-table":
                ghost = self.asked.retreat(event.unit, event.how)
                if ghost.at is None:
                    self.do(cmd.LeaveTable(event.unit))
                else:
                    self.field.do(cmd.Place({event.unit: ghost.at}))

    def unit(self, name: str) -> Unit:
        return self.state.brigades.get(name) or self.state.batteries[name]

    def own(self) -> list[Brigade]:
        return [one for one in on_table(self.state, self.state.player_turn) if isinstance(one, Brigade)]

    # ---- a player turn

    def turn(self) -> None:
        """Play to the end of a player turn."""
        now = self.state.turn, self.state.player_turn
        while (self.state.turn, self.state.player_turn) == now and not self.state.over:
            self.step(STEPS[self.state.step])

    def step(self, step: str) -> None:
        """Do what there is to do in a step, and end it."""
        order = typed = NEXT
        match step:
            case "move":
                for one in self.own():
                    self.maneuver(one.id)
            case "detached":
                low = [one.id for one in on_table(self.state, self.state.player_turn) if one.low_ammo]
                foot = [name for name in low if name in self.state.brigades]
                order = cmd.NextStep(tuple(name for name in foot if self.asked.roll(name).outside_musket_range))
                typed = cmd.NextStep(tuple(name for name in foot if far_from_foot(self.state, name)))
            case "defensive" | "offensive":
                self.fire()
            case "charge" | "break-combat":
                self.fight()
            case "break":
                for one in self.own():
                    if one.this_turn.breakthrough in ("break-through", "may-break-through"):
                        self.do(cmd.BreakThrough(one.id))
        self.do(order, typed)

    def maneuver(self, name: str) -> None:
        order = self.asked.maneuver_order(name).order
        near = tuple(one.id for one in chain(self.state, self.unit(name)) if in_radius(self.state, one.id, name))
        typed = cmd.Maneuver(name, in_radius=near, outside_musket_range=far_from_foot(self.state, name))
        if self.lawful(order):
            self.rolls += 1
            self.do(order, typed)
        found = self.unit(name)
        if found.status != "on-table" or found.at is None:
            return
        x, y = found.at
        ahead = 1.0 if found.facing == 0 else -1.0
        gap = min((abs(one.at[1] - y) for one in before(self.state, found) if one.at is not None), default=20.0)
        way = self.asked.moves(name, [(x, y + ahead * gap, found.facing)])
        inches = gap if way.touches and way.used <= way.allowance and gap <= 6 else min(3.0, gap - 5.5, way.allowance)
        if inches <= 0:
            return
        moves = self.asked.moves(name, [(x, y + ahead * inches, found.facing)]).order
        if moves is not None and self.lawful(moves):
            rough = in_woods((x, y), (x, y + ahead * inches))
            west, south, east, north = rectangle(found)
            there = (west, south + ahead * inches, east, north + ahead * inches)
            enemies = [one for one in on_table(self.state) if one.side != found.side and one.at is not None]
            at = next((one.id for one in enemies if apart(rectangle(one), there) <= TOUCH), "")
            through = passages(self.state, found, ahead * inches)
            typed_way = cmd.Move(name, round(inches, 2), rough_inches=rough, passages=through, charges=at)
            self.do(moves, typed_way)

    def fire(self) -> None:
        done = set[str]()
        for row in self.asked.fire():
            if not row.may_fire or row.firer in done or row.order is None:
                continue
            filled = self.asked.fire_order(row.target, [row.firer], row.shot)
            if filled is None or not self.lawful(filled.order):
                continue
            done.add(row.firer)
            self.volleys += 1
            self.do(filled.order, plain_fire(self.state, row.firer, row.target, row.shot))

    def fight(self) -> None:
        for fight in linked(contacts(self.state)):
            order = self.asked.charge_order(fight.attackers, fight.defenders).order
            if not self.lawful(order):
                continue
            self.charges += 1
            self.do(order, plain_charge(self.state, fight.attackers, fight.defenders))
            while self.state.pending or struggling(self.state) is not None:
                if self.state.pending:
                    self.do(cmd.Answer(self.state.pending[0].choices[0]))
                else:
                    self.do(cmd.RollAgain())


# ---- what is typed


def before(state: State, found: Unit) -> list[Unit]:
    """Give the enemies straight ahead in the same column, the nearest first."""
    assert found.at is not None
    ahead = 1 if found.facing == 0 else -1
    those = [
        one
        for one in on_table(state)
        if one.side != found.side
        and one.at is not None
        and abs(one.at[0] - found.at[0]) < 1
        and (one.at[1] - found.at[1]) * ahead > 0
    ]
    return sorted(those, key=lambda one: abs((one.at or (0, 0))[1] - (found.at or (0, 0))[1]))


def rectangle(one: Unit) -> tuple[float, float, float, float]:
    """Give the west, south, east and north of a unit in one rank or column that looks north or south."""
    assert one.at is not None
    deep = {"single-line": 1, "unlimbered": 1, "double-line": 2}.get(laid(one), one.stands)
    wide = {"double-line": -(-one.stands // 2), "limbered": 1, "march-column": 1, "attack-column": 2}.get(
        laid(one), one.stands
    )
    (x, y), back = one.at, 0.75 * deep
    south, north = (y - back, y) if one.facing == 0 else (y, y + back)
    return x - wide / 2, south, x + wide / 2, north


def apart(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    """Give how far two rectangles are from each other."""
    east = max(one[0] - other[2], other[0] - one[2], 0.0)
    north = max(one[1] - other[3], other[1] - one[3], 0.0)
    return float((east * east + north * north) ** 0.5)


def in_radius(state: State, leader: str, name: str) -> bool:
    at = state.leaders[leader].at
    one = state.brigades[name]
    return at is not None and one.at is not None and apart((*at, *at), rectangle(one)) <= 18


def far_from_foot(state: State, name: str) -> bool:
    one = state.brigades[name]
    enemies = [each for each in on_table(state) if each.side != one.side and isinstance(each, Brigade) and each.at]
    return all(apart(rectangle(one), rectangle(each)) > 8 for each in enemies)


def in_woods(one: tuple[float, float], other: tuple[float, float]) -> float:
    """Give the inches of a way along y that lie in the woods."""
    if not 8 <= one[0] <= 17:
        return 0.0
    low, high = sorted((one[1], other[1]))
    return round(max(0.0, min(high, 25) - max(low, 20)), 2)


def passages(state: State, found: Unit, north: float) -> int:
    """Give how many friends a unit comes over that goes so far along y."""
    west, low, east, high = rectangle(found)
    swept = west, min(low, low + north), east, max(high, high + north)
    others = [rectangle(one) for one in on_table(state, found.side) if one.id != found.id and one.at is not None]
    return sum(
        min(swept[2], one[2]) - max(swept[0], one[0]) > 0.05 and min(swept[3], one[3]) - max(swept[1], one[1]) > 0.05
        for one in others
    )


def plain_fire(state: State, firer: str, target: str, shot: Any) -> cmd.Fire:
    """Give an order to fire as somebody types it who measures by hand."""

    def body(one: Unit, arm: str) -> dict[str, Any]:
        assert one.at is not None
        return {"arm": arm, "formation": laid(one), "stands": one.stands, "at": list(one.at), "facing": one.facing}

    every = {one.id: one for one in on_table(state) if one.at is not None}
    mine, theirs = every[firer], every[target]
    kind = {one.id: "artillery" if isinstance(one, Battery) else one.arm for one in every.values()}
    case = {
        "firer": body(mine, mine.gun if isinstance(mine, Battery) else mine.arm),
        "target": body(theirs, kind[target]),
        "others": [
            body(one, kind[name]) | {"name": name} for name, one in every.items() if name not in (firer, target)
        ],
        "ground": list(GROUND),
        "shot": shot or "ball",
    }
    found = plainly.measure(msgspec.json.decode(msgspec.json.encode(case)))
    groups = tuple(
        cmd.FiringGroup(one["range"], stands=one["stands"], enfilade=one["enfilade"], ball=one.get("ball", False))
        for one in found["groups"]
    )
    return cmd.Fire(target, (cmd.FiringUnit(firer, groups),), found["cover"])


def plain_charge(state: State, attackers: tuple[str, ...], defenders: tuple[str, ...]) -> cmd.ResolveCharge:
    """Give a charge as somebody types it who looks at the table: all come from before the line of the front."""
    both = (*attackers, *defenders)
    touching = {name for one in contacts(state) for name in one}
    free = [one for one in on_table(state) if isinstance(one, Brigade) and one.id not in touching and one.at]
    supported = tuple(
        name
        for name in both
        if isinstance(one := state.brigades.get(name), Brigade)
        and any(
            other.side == one.side and other.stands * 2 >= one.stands and apart(rectangle(one), rectangle(other)) <= 2
            for other in free
        )
    )
    lying = [
        8 <= x <= 17 and 20 <= y <= 25
        for name in defenders
        for x, y in middles(state.brigades.get(name) or state.batteries[name])
    ]
    hill = [
        20 <= x <= 44 and 30 <= y <= 36
        for name in defenders
        for x, y in middles(state.brigades.get(name) or state.batteries[name])
    ]
    ground = "favorable" if sum(a or b for a, b in zip(lying, hill, strict=True)) * 2 >= len(lying) else "open"
    return cmd.ResolveCharge(attackers, defenders, ground=ground, supported=supported)


def middles(one: Unit) -> list[tuple[float, float]]:
    """Give the middles of the stands of a unit in one rank."""
    west, south, _, north = rectangle(one)
    return [(west + 0.5 + nth, (south + north) / 2) for nth in range(one.stands)]


def comparable(facts: list[Any]) -> list[Any]:
    """Give the facts but for where anybody stands."""
    kept = [one for one in facts if not isinstance(one, ev.Placed | ev.LeaderPlaced | ev.Lifted)]
    return [replace(one, path=(), shape=()) if isinstance(one, ev.Moved) else one for one in kept]


@pytest.mark.clause("D10-SEQ-PHASES", "D10-FIRE-ROLL", "D10-RUL-FIRE-RANGE-EDGE")
@pytest.mark.parametrize("seed", [1863, 1866, 1867])
def test_ten_turns_on_the_field_tell_the_same_as_ten_turns_typed(seed: int) -> None:
    evening = Evening(seed)
    for _ in range(2 * TURNS):
        if evening.state.over:
            break
        evening.turn()
    assert evening.state.over
    assert evening.volleys > 20
    assert evening.charges > 1
    assert evening.rolls > 30
    assert comparable(evening.field.facts) == comparable(evening.typed.facts)
