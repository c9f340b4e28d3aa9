"""Computers at play: every command is legal, and nothing but what a side may know decides it (RTG-R-AI-INFO)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.games.campaign.computer.player import LEVELS, phase
from companion.games.campaign.computer.turns import next_move
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules.state import SIDES, Side, State, other
from companion.kernel.beginning import Beginning, First, laid_out
from companion.kernel.game import game_of
from companion.kernel.supply import Supply
from tests.games.campaign.computer.situations import doctrine

SCENARIOS = ("gettysburg-campaign", "gettysburg-battle")
TURNS = 8


@cache
def first(scenario: str, union: str, confederate: str) -> First:
    players = {"union": f"computer:{union}", "confederate": f"computer:{confederate}"}
    return laid_out(Beginning(scenario=scenario, players=players))


def played(begun: First, seed: int, turns: int = TURNS) -> Iterator[tuple[Any, State, Any]]:
    """Yield the game, its state and the command at every step, each command before it is carried out."""
    game: Any = game_of(begun.kind, begun.sources)
    state = game.apply(None, begun.event)
    entry = 0
    while state.turn <= turns and (move := next_move(game, state, doctrine())) is not None:
        entry += 1
        dice = Supply(f"{seed}/{entry}")
        for command in move.commands:
            yield game, state, command
            for event in game.decide(state, command, dice):
                state = game.apply(state, event)


@pytest.mark.clause("RTG-R-AI-INFO", "RTG-R-SOLO")
@settings(max_examples=5, deadline=None)
@given(
    seed=st.integers(0, 10**6),
    scenario=st.sampled_from(SCENARIOS),
    union=st.sampled_from(LEVELS),
    confederate=st.sampled_from(LEVELS),
)
def test_every_order_of_a_computer_is_legal(seed: int, scenario: str, union: str, confederate: str) -> None:
    ordered = 0
    for game, state, command in played(first(scenario, union, confederate), seed):
        assert game.why_not(state, command) == (), command
        ordered += not isinstance(command, cmd.Continue | cmd.ET)
    assert ordered


def other_readings() -> dict[str, list[int]]:
    """Give the choices of every option."""
    game: Any = game_of("campaign", first("gettysburg-battle", "basic", "basic").sources)
    return {row.id: [choice.value for choice in row.choices] for row in game.by_default().options.option}


def by_readings(scenario: str, chosen: dict[str, int]) -> First:
    """Give a game between computers begun with other readings."""
    players: dict[str, str] = dict(zip(SIDES, (f"computer:{LEVELS[0]}", f"computer:{LEVELS[-1]}"), strict=True))
    settings_of = {ruling: str(value) for ruling, value in chosen.items()}
    return laid_out(Beginning(scenario=scenario, players=players, settings=settings_of))


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("nth", [1, 2])
def test_computers_play_lawfully_by_every_other_reading(nth: int, scenario: str) -> None:
    chosen = {ruling: values[min(nth, len(values) - 1)] for ruling, values in other_readings().items()}
    begun = by_readings(scenario, chosen)
    assert begun.event.state.options == chosen
    for game, state, command in played(begun, nth):
        assert game.why_not(state, command) == (), command


@settings(max_examples=4, deadline=None)
@given(seed=st.integers(0, 10**6), drawn=st.data())
def test_computers_play_lawfully_by_readings_of_any_kind(seed: int, drawn: st.DataObject) -> None:
    readings = {ruling: st.sampled_from(values) for ruling, values in other_readings().items()}
    begun = by_readings("gettysburg-battle", drawn.draw(st.fixed_dictionaries(readings)))
    for game, state, command in played(begun, seed, 5):
        assert game.why_not(state, command) == (), command


def player_phases(scenario: str, level: str, seed: int, turns: int) -> Iterator[tuple[Any, State, Side]]:
    """Yield every player phase of a game as it opens."""
    before = None
    for game, state, _ in played(first(scenario, level, level), seed, turns):
        if state.phase in SIDES and (state.turn, state.phase) != before:
            before = state.turn, state.phase
            yield game, state, state.phase


@pytest.mark.clause("RTG-R-AI-INFO")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_brings_the_same_orders(scenario: str, level: str) -> None:
    for game, state, side in player_phases(scenario, level, 1, 4):
        rules, view = game.rules(state), game.view(state, side)
        again = game.view(state, side)
        assert phase(rules, game.ground, doctrine(), view) == phase(rules, game.ground, doctrine(), again)


def with_secrets_changed(state: State, side: Side) -> State:
    """Give a state that differs in everything that the side of a player may not know, and in nothing else."""
    corps = {
        name: replace(one, hex=(1, 8), urgency=9, fatigue=3.0, march="force", orders=(), contact="stand")
        if one.side == other(side)
        else one
        for name, one in state.corps.items()
    }
    theirs = tuple(one for one in state.reports if one.to == side)
    letters = tuple(one for one in state.letters if state.corps[one.corps].side == side)
    kept = {"corps": corps, "reports": theirs, "letters": letters, "lines": {}, "holder": {}}
    return replace(state, **kept)


@pytest.mark.clause("RTG-R-AI-INFO")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("level", LEVELS)
def test_what_is_hidden_from_a_side_changes_no_order(scenario: str, level: str) -> None:
    seen = 0
    for game, state, side in player_phases(scenario, level, 2, 6):
        rules = game.rules(state)
        otherwise = game.view(with_secrets_changed(state, side), side)
        ordered = phase(rules, game.ground, doctrine(), game.view(state, side))
        assert phase(rules, game.ground, doctrine(), otherwise) == ordered
        seen += len(ordered) > 1
    assert seen
