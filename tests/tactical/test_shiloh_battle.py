"""The Shiloh demonstration: its armies stand on its ground, and it is played to victory."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from companion.data import resource_text
from companion.dice import Supply
from companion.tactical import commands as cmd
from companion.tactical import events as ev
from companion.tactical.apply import apply
from companion.tactical.armies import OrderOfBattle, read_order_of_battle
from companion.tactical.decide import decide
from companion.tactical.ground import Ground, Terrains
from companion.tactical.map_text import read_map
from companion.tactical.set_up import SetUp, read_set_up
from companion.tactical.sight import Sight
from companion.tactical.sight_figures import Measures
from companion.tactical.situation import Moment
from companion.tactical.start import Menu, Scenario, start
from companion.tactical.state import Level, State
from tests.tactical.beginning import next_order
from tests.tactical.ordering import rules

SHILOH = rules("shiloh")


@cache
def ground() -> Ground:
    return read_map(resource_text("maps", "shiloh", "map.txt"), Terrains.of(SHILOH), file="map.txt")


@cache
def armies() -> OrderOfBattle:
    return read_order_of_battle(resource_text("tactical", "shiloh.toml"), file="shiloh.toml", rules=SHILOH)


@cache
def set_up() -> SetUp:
    text = resource_text("tactical", "shiloh-setup.toml")
    return read_set_up(text, armies().units, ground(), SHILOH, file="shiloh-setup.toml")


def laid_out(level: Level = "advanced") -> State:
    """Give the battle before its first turn."""
    scenario = Scenario(
        format=1, kind="tactical", name="shiloh", title="Shiloh", ruleset="shiloh", level=level,
        order_of_battle="shiloh", set_up="shiloh-setup", map="shiloh",
    )  # fmt: skip
    return start(SHILOH, ground(), scenario, armies(), set_up(), menu=Menu())


def played(state: State) -> Iterator[tuple[cmd.AnyCommand, list[ev.AnyEvent], State]]:
    """Yield each order, its facts and the state after them, to the battle's end, whoever does nothing."""
    sight = Sight(ground(), Measures.of(SHILOH))
    entry = 0
    while not state.over:
        entry += 1
        order = next_order(state)
        events = list(decide(Moment(SHILOH, ground(), sight, state), order, Supply(f"1/{entry}")))
        for event in events:
            state = apply(state, event)
        yield order, events, state


@pytest.mark.clause("SHI-R-MAP")
def test_the_armies_stand_where_they_stood_about_noon() -> None:
    squares = set_up().squares
    named = {name: at for at, name in ground().places.items()}
    assert ground().places[squares["union:miller"]] == "Hornets' Nest"
    assert ground().places[squares["union:n-williams-b"]] == "Peach Orchard"
    assert ground().terrain(squares["union:tuttle-a"]) == "sunken_road"
    landing = named["Pittsburg Landing"]
    assert min(at[0] for name, at in squares.items() if name.startswith("confederate")) > 15 > landing[0]
    assert set(squares) == {one.id for one in armies().units}


@pytest.mark.clause("SHI-R-SEQUENCE")
def test_fifteen_turns_end_in_a_level_of_victory() -> None:
    for _, events, state in played(laid_out()):
        last, end = state, events[-1]
    assert last.turn == last.last_turn == 15
    assert isinstance(end, ev.Ended)
    assert "points" in end.why
