"""Whole battles for tests, ordered at random: a few formations of either ruleset close together, or both armies.

The units stand at random somewhere on a shipped map; orders of every kind, wise or not, lawful or not, are tried.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import msgspec
from msgspec.structs import replace

from companion.charts.figures import Reason
from companion.games.tactical.charts.terms import MODES, SIDES, Level, Side, other
from companion.games.tactical.game import Tactical
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.ground.map import Ground, Terrains
from companion.games.tactical.rules.ground.squares import DIRECTIONS, Square, distance, facing_to, turned
from companion.games.tactical.rules.ground.stacking import crowded
from companion.games.tactical.rules.names import side_to_act
from companion.games.tactical.rules.state import Leader, State, Unit
from companion.games.tactical.rules.turn.activation import offered
from companion.games.tactical.rules.turn.set_up import SetUp, read_set_up
from companion.games.tactical.setup.armies import OrderOfBattle, read_order_of_battle
from companion.games.tactical.setup.map_text import read_map
from companion.games.tactical.setup.start import Menu, Scenario, start
from companion.kernel.shelf import MAP, resource_text, ruleset_texts
from companion.kernel.supply import Supply
from tests.games.tactical.ordering import rules

NEAR = 5
"""So far from the middle units of a skirmish stand at most."""
DIVISIONS, SPARE, LATE = 2, 3, 2
"""Of a side in a skirmish: divisions, units of none of them, reinforcements."""
EVERYBODY = "everybody"


@cache
def game(ruleset: str) -> Tactical:
    return Tactical(ruleset_texts(ruleset) | {MAP: resource_text("maps", ruleset, MAP)})


@cache
def ground(ruleset: str) -> Ground:
    return read_map(resource_text("maps", ruleset, MAP), Terrains.of(rules(ruleset)), file=MAP)


@cache
def armies(ruleset: str) -> OrderOfBattle:
    file = f"{ruleset}.toml"
    return read_order_of_battle(resource_text("tactical", file), file=file, rules=rules(ruleset))


# ---- laid out


def skirmish(ruleset: str, seed: int, level: Level = "advanced", *, turns: int = 2, hidden: bool = False) -> ev.Began:
    """Give some divisions of both sides before their first turn, tired at random, close together."""
    chance, every = random.Random(seed), armies(ruleset)
    units = tuple(one for side in SIDES for one in _chosen(every.of(side), chance))
    kept = {one.id for one in units}
    brigades = {(one.side, one.brigade) for one in units}
    leaders = tuple(one for one in every.leaders if _comes(one, kept, brigades))
    squares = _scattered(ruleset, [one for one in units if not one.arrives], level, chance)
    scenario = Scenario(
        format=1,
        kind="tactical",
        name="skirmish",
        title="A skirmish",
        ruleset=ruleset,
        level=level,
        order_of_battle=ruleset,
        set_up="scattered",
        map=ruleset,
    )
    menu = Menu(hidden=hidden, play_level=chance.randint(1, 5), activation=chance.random() < 0.8)
    few, where = OrderOfBattle("", units, leaders, ()), SetUp("", squares)
    begun = start(rules(ruleset), ground(ruleset), scenario, few, where, menu=menu)
    tired = {name: replace(one, fatigue=chance.choice((0, 20, 50, 70))) for name, one in begun.units.items()}
    return ev.Began(replace(begun, units=tired, last_turn=turns))


def everybody(level: Level = "advanced", *, turns: int = 1, hidden: bool = False) -> ev.Began:
    """Give both armies of Antietam as they stood."""
    name = "antietam-setup.toml"
    where = read_set_up(
        resource_text("tactical", name), armies("antietam").units, ground("antietam"), rules(), file=name
    )
    scenario = Scenario(
        format=1,
        kind="tactical",
        name="antietam",
        title="Antietam",
        ruleset="antietam",
        level=level,
        order_of_battle="antietam",
        set_up="antietam-setup",
        map="antietam",
    )
    begun = start(rules(), ground("antietam"), scenario, armies("antietam"), where, menu=Menu(hidden=hidden))
    return ev.Began(replace(begun, last_turn=turns))


def _chosen(army: tuple[Unit, ...], chance: random.Random) -> Iterator[Unit]:
    """Yield some divisions, some other units, and some that come later."""
    names = sorted({one.division for one in army if one.division and not one.arrives})
    some = set(chance.sample(names, min(DIVISIONS, len(names))))
    rest = [one for one in army if one.division not in some]
    spare = chance.sample([one for one in rest if not one.arrives], SPARE)
    late = [one for one in army if one.arrives]
    yield from (one for one in army if one.division in some and not one.arrives)
    yield from spare
    yield from (replace(one, arrives=2) for one in chance.sample(late, min(LATE, len(late))))


def _comes(one: Leader, kept: set[str], brigades: set[tuple[Side, str]]) -> bool:
    return one.unit in kept if one.rank != "brigade" else (one.side, one.formation) in brigades


def _scattered(ruleset: str, units: list[Unit], level: Level, chance: random.Random) -> dict[str, Square]:
    """Give each unit a square around a middle, the Confederates west of it, as squares hold them."""
    on, by = ground(ruleset), rules(ruleset)
    middle = chance.choice([at for at in sorted(on.steps) if NEAR <= at[1] < on.columns - NEAR])
    held: dict[Square, list[Unit]] = {}
    found = {}
    for one in units:
        afloat = one.gunboat
        side = [
            at
            for at in sorted(on.ways(afloat=afloat), key=lambda at: distance(at, middle))
            if afloat or (at[1] < middle[1]) == (one.side == "confederate")
        ]
        free = [at for at in side if crowded(by, level, on.terrain(at), [*held.get(at, ()), one]) is None]
        near = [at for at in free if distance(at, middle) <= NEAR] or free[:1]
        found[one.id] = chance.choice(near)
        held.setdefault(found[one.id], []).append(one)
    return found


# ---- played


class Told(msgspec.Struct):
    """A battle as it was played: entries of commands with their facts, every state between, and what was refused."""

    game: Tactical
    began: ev.Began
    seed: str
    entries: list[tuple[cmd.AnyCommand, list[ev.AnyEvent]]]
    states: list[State]
    refused: list[tuple[State, cmd.AnyCommand, tuple[Reason, ...]]]


def told(ruleset: str, began: ev.Began, seed: int) -> Told:
    return Told(game(ruleset), began, str(seed), [], [game(ruleset).apply(None, began)], [])


def played(ruleset: str, began: ev.Began, seed: int, *, orders: int = 40) -> Told:
    """Play a battle to its end on orders at random, at most so many in a phase."""
    story, chance = told(ruleset, began, seed), random.Random(seed)  # of the orders; the draws have their own
    while not story.states[-1].over:
        for command in wanted(story, chance, orders):
            reasons = story.game.why_not(story.states[-1], command)
            if reasons:
                story.refused.append((story.states[-1], command, reasons))
            else:
                do(story, command)
    return story


def do(story: Told, command: cmd.AnyCommand) -> None:
    """Decide a command and keep what comes of it."""
    state = story.states[-1]
    events = list(story.game.decide(state, command, Supply(f"{story.seed}/{len(story.entries)}")))
    for event in events:
        state = story.game.apply(state, event)
    story.entries.append((command, events))
    story.states.append(state)


def wanted(story: Told, chance: random.Random, count: int) -> Iterator[cmd.AnyCommand]:
    """Yield what is tried at a moment, and last what goes on from it."""
    state = story.states[-1]
    side = side_to_act(state)
    if state.pending is not None:
        yield cmd.Answer(choice=chance.choice(("maybe", state.pending.default)))
        yield cmd.Answer(choice=state.pending.default)
    elif side is not None:
        yield cmd.Continue()
        own = [one.id for one in state.units.values() if one.side == side] * 2
        for name in chance.sample(own, min(len(own), count)):
            if name in story.states[-1].units:  # halves that were joined are not
                yield any_order(story.states[-1], name, side, chance)
        yield cmd.Done()
    elif state.phase.kind == "activation" and state.activations:
        names = offered(story.game.rules(state), state)
        yield cmd.Activate(division=chance.choice((*names, "Nobody")))
        yield chance.choice((cmd.EndActivation(), cmd.Continue()))
    else:
        yield cmd.Done()
        yield cmd.Continue()


def any_order(state: State, name: str, side: Side, chance: random.Random) -> cmd.AnyCommand:
    """Give an order of any kind, as often as not towards the nearest enemy."""
    one = state.units[name]
    enemies = [enemy.square for enemy in state.here(other(side)) if enemy.square is not None]
    at = one.square or (0, 0)
    nearest = min(enemies, key=lambda square: distance(at, square), default=(0, 0))
    ahead = facing_to(at, nearest)
    near = turned(ahead, chance.randint(-1, 1))
    aim = chance.choice([square for square in enemies if distance(at, square) < NEAR] or [nearest])
    leaders = [leader.id for leader in state.leaders.values() if leader.side == side]
    who = one.id if chance.random() < 0.9 else chance.choice((one.name, "nobody", *state.units))
    return chance.choice(
        (
            cmd.Move(unit=who, directions=(near,)),
            cmd.Move(unit=who, directions=(near, ahead)),
            cmd.Move(unit=who, directions=tuple(chance.choice(DIRECTIONS) for _ in range(chance.randint(1, 3)))),
            cmd.ForceMarch(unit=who, times=chance.randint(1, 4)),
            cmd.Face(unit=who, direction=ahead),
            cmd.Face(unit=who, direction=chance.choice(DIRECTIONS)),
            cmd.ChangeMode(unit=who, mode=chance.choice(MODES)),
            cmd.Fortify(unit=who),
            cmd.Target(unit=who, square=aim),
            cmd.Target(unit=who, square=None),
            cmd.PlotMelee(unit=who, on=chance.random() < 0.8),
            cmd.PlotMelee(unit=who),
            cmd.PlotAdvance(unit=who, on=chance.random() < 0.8),
            cmd.Transfer(unit=who, leader=chance.choice([*leaders, "nobody"])),
            cmd.Reorganise(unit=who),
            cmd.Abort(unit=who),
        )
    )
