"""Computers at play: whole battles, every order lawful, and nothing but what a side may know decides it (ANT-R-AI)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.games.tactical.charts.terms import SIDES, Side
from companion.games.tactical.computer.doctrine import LEVELS
from companion.games.tactical.computer.player import orders, written
from companion.games.tactical.computer.turns import next_move
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules.state import State, Unit
from companion.games.tactical.rules.turn.hiding import is_shown
from companion.kernel.beginning import Beginning, First, laid_out
from companion.kernel.game import game_of
from companion.kernel.supply import Supply
from companion.language.messages import told
from companion.study.simulating import play
from tests.games.tactical.computer.evenings import doctrine, evening, first, played

HIDDEN = ("hidden", "yes")


@pytest.mark.clause("ANT-2.0a", "ANT-2.1g", "ANT-2.1h", "ANT-3.2f", "ANT-R-ACT-COMPUTER", "ANT-R-AI")
@pytest.mark.parametrize("level", LEVELS)
def test_computers_play_a_battle_to_its_end(level: str) -> None:
    """A refused order raises; both sides order their units about, the Union without being asked for divisions."""
    moved: set[str] = set()
    for step in evening(level):
        assert not isinstance(step.command, cmd.Activate | cmd.EndActivation | cmd.Answer)
        if isinstance(step.command, cmd.Move):
            moved.add(step.before.units[step.command.unit].side)
    assert step.after.over
    assert step.after.turn == 11
    assert moved == {"union", "confederate"}
    assert min(step.after.losses[side].infantry for side in SIDES) > 0


@pytest.mark.clause("ANT-2.1k", "ANT-R-AI", "ANT-R-HIDDEN")
@pytest.mark.parametrize(
    ("scenario", "union", "confederate", "hidden"),
    [
        ("antietam-basic", "able", "strong", (HIDDEN,)),
        ("antietam-intermediate", "strong", "basic", ()),
        ("antietam-advanced", "strong", "able", (HIDDEN,)),
    ],
)
def test_levels_of_players_play_whole_battles_of_every_level_of_the_game(
    scenario: str, union: str, confederate: str, hidden: tuple[tuple[str, str], ...]
) -> None:
    """No order is refused, in attack or in defence; who is barred by an enemy that nobody had seen goes as far as he can.

    `companion simulate` plays as many as one has patience for.
    """
    found = play(first(scenario, union, confederate, *hidden), "whole", 1)
    assert found.turns == 11
    assert found.melees + found.routs > 0
    assert min(found.lost[side].men for side in SIDES) > 0


@pytest.mark.clause("SHI-R-SCOPE")
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_players_play_shiloh(level: str) -> None:
    found = play(first("shiloh-sunken-road", level, level), "shiloh", 1)
    assert min(found.lost[side].men for side in SIDES) > 0


@pytest.mark.clause("ANT-3.2a", "ANT-3.2f", "ANT-R-ACT-COMPUTER")
def test_by_the_other_reading_a_computer_activates_divisions_up_to_the_limit() -> None:
    """Nobody who was not activated moves."""
    begun = first("antietam-advanced", "able", "able", ("ANT-R-ACT-COMPUTER", "1"))
    active: dict[int, set[str]] = {}
    for step in played(begun, "piecemeal", 2):
        if isinstance(step.command, cmd.Activate):
            assert step.before.activations > 0
            active.setdefault(step.before.turn, set()).add(step.command.division)
        if isinstance(step.command, cmd.Move) and step.before.units[step.command.unit].side == "union":
            division = step.before.units[step.command.unit].division
            assert not division or division in active[step.before.turn]
    assert all(active[turn] for turn in (1, 2))


# ---- other readings


def other_readings(scenario: str) -> dict[str, list[int]]:
    """Give the choices of every option of a scenario's rules."""
    game: Any = game_of("tactical", first(scenario).sources)
    return {row.id: [choice.value for choice in row.choices] for row in game.by_default().options.option}


def begun_by(scenario: str, chosen: dict[str, int]) -> First:
    return first(scenario, LEVELS[-1], LEVELS[0], *((ruling, str(value)) for ruling, value in sorted(chosen.items())))


@pytest.mark.parametrize(
    ("scenario", "nth"),
    [
        ("antietam-basic", 1),
        ("antietam-basic", 2),
        ("antietam-intermediate", 1),
        ("antietam-intermediate", 2),
        ("antietam-intermediate", 3),
        ("antietam-advanced", 1),
        ("antietam-advanced", 2),
        ("antietam-advanced", 3),
        ("shiloh-sunken-road", 1),
    ],
)
def test_computers_play_lawfully_by_every_other_reading(scenario: str, nth: int) -> None:
    """A refused order raises."""
    chosen = {ruling: values[min(nth, len(values) - 1)] for ruling, values in other_readings(scenario).items()}
    steps = list(played(begun_by(scenario, chosen), f"readings/{nth}", 2))
    assert steps[0].before.options == chosen
    assert any(isinstance(step.command, cmd.Move) for step in steps)


@settings(max_examples=3, deadline=None)
@given(drawn=st.data())
def test_computers_play_lawfully_by_readings_of_any_kind(drawn: st.DataObject) -> None:
    readings = {ruling: st.sampled_from(values) for ruling, values in other_readings("antietam-advanced").items()}
    begun = begun_by("antietam-advanced", drawn.draw(st.fixed_dictionaries(readings)))
    assert any(isinstance(step.command, cmd.Move) for step in played(begun, "drawn", 1))


# ---- a phase


def phases(level: str = "strong", turns: int = 4, *, hidden: bool = False) -> Iterator[tuple[Any, State, Side]]:
    """Yield every operation phase of a game's first turns as it opens."""
    before = None
    steps = played(first("antietam-advanced", level, level, HIDDEN), "phases", turns) if hidden else evening(level)
    for step in steps:
        state = step.after
        if state.turn <= turns and state.phase.kind == "operation" and state.phase != before:
            before = state.phase
            assert state.phase.side != ""
            yield step.game, state, state.phase.side


@pytest.mark.clause("ANT-R-AI")
@pytest.mark.parametrize("level", LEVELS)
def test_the_battle_stands_after_the_orders_as_the_player_thought(level: str) -> None:
    """The order sheet folds its orders as the engine does: each next one rests on that."""
    for game, state, side in phases(level, turns=3):
        sheet = written(game.situation(state), game.view(state, side), doctrine())
        told = state
        for command in sheet.orders:
            for event in game.decide(told, command, Supply("")):
                told = game.apply(told, event)
        assert told.units == sheet.state.units
        assert told.leaders == sheet.state.leaders


@pytest.mark.clause("ANT-R-AI")
def test_one_view_has_one_order_sheet() -> None:
    for game, state, side in phases(turns=1):
        once, again = (orders(game.situation(state), game.view(state, side), doctrine()) for _ in range(2))
        assert once == again
        assert len(once) > 1
        assert once[-1] == cmd.Done()


def elsewhere(state: State, side: Side) -> State:
    """Give a state that differs in everything of the enemy's that a side has not been shown, and in nothing else."""

    def other(one: Unit) -> Unit:
        if is_shown(state, side, one) or not one.here:
            return one
        return replace(one, square=(0, 0), men=one.men // 2, fatigue=77, points=0, routed=not one.routed)

    return replace(state, units={name: other(one) for name, one in state.units.items()})


@pytest.mark.clause("ANT-R-AI", "ANT-R-HIDDEN")
@pytest.mark.parametrize("level", LEVELS)
def test_what_is_hidden_from_a_side_changes_no_order(level: str) -> None:
    differed = 0
    for game, state, side in phases(level, turns=2, hidden=True):
        changed = elsewhere(state, side)
        plain = orders(game.situation(state), game.view(state, side), doctrine())
        assert orders(game.situation(changed), game.view(changed, side), doctrine()) == plain
        differed += changed != state
    assert differed


# ---- whose move it is


@cache
def mixed(*settings: tuple[str, str]) -> tuple[Any, State]:
    from companion.kernel.game import game_of

    players = {"confederate": "computer:able"}
    begun = laid_out(Beginning(scenario="antietam-advanced", players=players, settings=dict(settings)))
    game = game_of(begun.kind, begun.sources)
    return game, game.apply(None, begun.event)


@pytest.mark.clause("ANT-2.1g", "ANT-3.1a")
def test_the_computer_waits_for_a_person() -> None:
    """The set-up is played on; then the Union's player is asked for his divisions, and gives his orders himself."""
    game, state = mixed()
    stops = []
    for entry in range(40):
        move = next_move(game, state, doctrine())
        if move is None:
            stops.append(state.phase.kind)
            order = cmd.EndActivation() if state.phase.kind == "activation" else cmd.Done()
            commands: Any = (order,)
        else:
            commands = move.commands
            assert state.phase.side == "confederate" or commands == (cmd.Continue(),)
        for command in commands:
            for event in game.decide(state, command, Supply(f"wait/{entry}")):
                state = game.apply(state, event)
    assert stops[:3] == ["activation", "operation", "operation"]


@pytest.mark.clause("ANT-2.1g")
def test_the_words_of_a_move_say_nothing_of_the_orders() -> None:
    _, state, side = next(phases())
    game, _ = mixed()
    move = next_move(game, state, doctrine())
    assert move is not None
    assert told(move.label) == f"The computer's {side.capitalize()} orders"
