"""Antietam laid out, and played on by whoever does nothing."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from companion.games.tactical.charts.terms import Level
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules.apply import apply
from companion.games.tactical.rules.decide import decide
from companion.games.tactical.rules.events import AnyEvent
from companion.games.tactical.rules.ground.sight import Sight
from companion.games.tactical.rules.ground.sight_figures import Measures
from companion.games.tactical.rules.situation import Moment
from companion.games.tactical.rules.state import State
from companion.games.tactical.rules.turn.set_up import SetUp, read_set_up
from companion.games.tactical.setup.armies import OrderOfBattle, read_order_of_battle
from companion.games.tactical.setup.start import Menu, Scenario, start
from companion.kernel.shelf import resource_text
from companion.kernel.supply import Supply
from tests.games.tactical.gazetteer import antietam, rules


@cache
def armies() -> OrderOfBattle:
    return read_order_of_battle(resource_text("tactical", "antietam.toml"), file="antietam.toml", rules=rules())


@cache
def set_up() -> SetUp:
    text = resource_text("tactical", "antietam-setup.toml")
    return read_set_up(text, armies().units, antietam(), rules(), file="antietam-setup.toml")


@cache
def sight() -> Sight:
    return Sight(antietam(), Measures.of(rules()))


def laid_out(level: Level = "advanced", **menu: Any) -> State:
    """Give the battle before its first turn."""
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
    return start(rules(), antietam(), scenario, armies(), set_up(), menu=Menu(**menu))


def next_order(state: State) -> cmd.AnyCommand:
    """Give what moves the battle on without an order to any unit."""
    if state.pending is not None:
        return cmd.Answer(choice=state.pending.default)
    if state.phase.kind == "activation":
        return cmd.EndActivation()
    return cmd.Done() if state.phase.kind == "operation" else cmd.Continue()


def at(state: State) -> Moment:
    return Moment(rules(), antietam().with_fords(state.fords), sight(), state)


def played(state: State, seed: str = "1") -> Iterator[tuple[cmd.AnyCommand, list[AnyEvent], State]]:
    """Yield each order, the facts it led to and the state after them, to the battle's end."""
    entry = 0
    while not state.over:
        entry += 1
        order = next_order(state)
        events = list(decide(at(state), order, Supply(f"{seed}/{entry}")))
        for event in events:
            state = apply(state, event)
        yield order, events, state


def after_first(state: State, seed: str = "1") -> tuple[list[AnyEvent], State]:
    """Give what the first order leads to, and the state after it."""
    _, events, found = next(played(state, seed))
    return events, found
