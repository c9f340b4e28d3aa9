"""The Shiloh demonstration: its armies stand on its ground, and it is played to victory."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from companion.charts.faults import BadInput
from companion.games.tactical.charts.terms import Level
from companion.games.tactical.game import Tactical
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.apply import apply
from companion.games.tactical.rules.decide import decide
from companion.games.tactical.rules.ground.map import Ground, Terrains
from companion.games.tactical.rules.ground.sight import Sight
from companion.games.tactical.rules.ground.sight_figures import Measures
from companion.games.tactical.rules.orders.paying import payer_of
from companion.games.tactical.rules.situation import Moment
from companion.games.tactical.rules.state import Phase, State
from companion.games.tactical.rules.turn.hours import timed
from companion.games.tactical.rules.turn.phases import go_on
from companion.games.tactical.rules.turn.set_up import SetUp, read_set_up
from companion.games.tactical.rules.view import clock
from companion.games.tactical.setup.armies import OrderOfBattle, read_order_of_battle
from companion.games.tactical.setup.map_text import read_map
from companion.games.tactical.setup.start import Menu, Scenario, read_scenario, start
from companion.kernel.beginning import Beginning, begin
from companion.kernel.shelf import MAP, resource_text, ruleset_texts
from companion.kernel.supply import Supply
from companion.language.messages import told as in_words
from tests.games.tactical.beginning import next_order
from tests.games.tactical.building import unit
from tests.games.tactical.ordering import rules
from tests.games.tactical.turning import story, told

SHILOH = rules("shiloh")
SCENARIO = """format = 1
kind = "tactical"
name = "x"
title = "X"
ruleset = "shiloh"
level = "basic"
order_of_battle = "shiloh"
set_up = "shiloh-setup"
map = "shiloh"
"""


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


def laid_out(level: Level = "advanced", **times: Any) -> State:
    """Give the battle before its first turn."""
    scenario = Scenario(
        format=1,
        kind="tactical",
        name="shiloh",
        title="Shiloh",
        ruleset="shiloh",
        level=level,
        order_of_battle="shiloh",
        set_up="shiloh-setup",
        map="shiloh",
        **times,
    )
    return start(SHILOH, ground(), scenario, armies(), set_up(), menu=Menu())


def played(state: State) -> Iterator[tuple[cmd.AnyCommand, list[ev.AnyEvent], State]]:
    """Yield each order, its facts and the state after them, to the battle's end, whoever does nothing."""
    sight, by = Sight(ground(), Measures.of(SHILOH)), timed(SHILOH, state.last_turn, state.hours)
    entry = 0
    while not state.over:
        entry += 1
        order = next_order(state)
        events = list(decide(Moment(by, ground(), sight, state), order, Supply(f"1/{entry}")))
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
def test_fifteen_turns_with_a_night_after_the_eighth_end_in_a_level_of_victory() -> None:
    began: list[tuple[int, str]] = []
    for _, events, state in played(laid_out()):
        began += [(one.turn, one.phase.kind) for one in events if isinstance(one, ev.PhaseBegan)]
        last, end = state, events[-1]
    assert last.turn == last.last_turn == 15
    assert isinstance(end, ev.Ended)
    assert end.why is not None
    assert "points" in in_words(end.why)
    assert [turn for turn, kind in began if kind == "end-of-day"] == [8]
    assert began.index((8, "end-of-day")) == began.index((9, "command")) - 1
    assert [clock(SHILOH, turn) for turn in (1, 2, 8, 9, 15)] == ["06:00", "07:30", "16:30", "06:00", "15:00"]


@pytest.mark.clause("SHI-R-SEQUENCE")
def test_the_end_of_a_day_rests_everybody() -> None:
    tired = unit("Tired", at=(15, 14), fatigue=30, effectiveness=90)
    of = story(tired, by=SHILOH, turn=8, phase=Phase(13, "end-of-day"))
    go_on(of)
    rests, begins = told(of, ev.Recovered), told(of, ev.PhaseBegan)
    assert [one.fatigue for one in rests] == [90 // SHILOH.fatigue.recovery.free.by] * 2  # and again as the day begins
    assert of.events.index(rests[0]) < of.events.index(begins[0])
    assert begins[0].turn == 9


@pytest.mark.clause("SHI-R-SEQUENCE", "SHI-R-NIGHT")
def test_a_scenario_has_its_own_turns_hours_and_nights() -> None:
    begun = laid_out(turns=3, starts_at="12:00", night_turns=(3,))
    by = timed(SHILOH, begun.last_turn, begun.hours)
    assert by.sequence.turns.number == 3
    assert [clock(by, turn) for turn in (1, 2, 3)] == ["12:00", "13:30", "15:00"]
    assert [payer_of(by, replace(begun, turn=turn), begun.units["union:miller"]).night for turn in (1, 2, 3)] == [
        False,
        False,
        True,
    ]
    *_, (_, events, last) = played(begun)
    assert (last.turn, last.over) == (3, True)
    assert isinstance(events[-1], ev.Ended)
    assert laid_out().hours is None
    with pytest.raises(BadInput, match="there is no turn 4"):
        read_scenario(SCENARIO + "turns = 3\nnight_turns = [4]\n", "x.toml")
    with pytest.raises(BadInput, match="starts_at"):
        read_scenario(SCENARIO + 'starts_at = "24:00"\n', "x.toml")


@pytest.mark.clause("SHI-R-SEQUENCE", "SHI-R-NIGHT", "SHI-R-BATTLE")
def test_the_sunken_road_is_fought_from_noon_to_nightfall_and_won_or_lost() -> None:
    clocks: dict[int, str] = {}
    nights: dict[int, bool] = {}
    with begin(None, Beginning(scenario="shiloh-sunken-road", seed="1862")) as session:
        while not session.view.over:
            session.do(next_order(session.view.truth))
            view, state = session.view, session.view.truth
            clocks[view.turn] = view.clock
            assert state is not None
            nights[view.turn] = view.turn in session.rules.sequence.night_turns
        score = session.score()
    assert clocks == {1: "12:00", 2: "13:30", 3: "15:00", 4: "16:30", 5: "18:00"}
    assert [turn for turn, night in nights.items() if night] == [5]
    assert score is not None
    ground = [line for line in score.lines if in_words(line.label).startswith("objective")]
    assert ground
    assert {line.to for line in ground} == {"confederate"}
    assert score.level.id.startswith("union"), "who does not come for the ground has not won it"


@pytest.mark.parametrize(
    ("more", "turns", "hour", "nights"),
    [
        ("", 15, "06:00", [8]),
        ('starts_at = "09:00"', 15, "09:00", [8]),
        ("turns = 4", 4, "06:00", [8]),
        ("night_turns = []", 15, "06:00", []),
    ],
)
def test_what_a_scenario_leaves_out_is_the_charts(
    tmp_path: Path, more: str, turns: int, hour: str, nights: list[int]
) -> None:
    file = tmp_path / "own.toml"
    file.write_text(f"{SCENARIO}{more}\n", encoding="utf-8")
    with begin(None, Beginning(scenario=str(file), seed="1")) as session:
        session.do(next_order(session.view.truth))
        assert (session.view.last_turn, session.view.clock) == (turns, hour)
        assert session.rules.sequence.night_turns == nights


def test_one_game_answers_for_states_of_different_hours() -> None:
    game = Tactical(ruleset_texts("shiloh") | {MAP: resource_text("maps", "shiloh", "map.txt")})
    noon, plain = laid_out(turns=3, starts_at="12:00", night_turns=(3,)), laid_out()
    for state, first, turns in ((noon, "12:00", 3), (plain, "06:00", 15), (noon, "12:00", 3)):
        assert (game.rules(state).sequence.turns.first, game.rules(state).sequence.turns.number) == (first, turns)
    shorter = replace(noon, last_turn=2)
    assert game.rules(shorter).sequence.turns.number == 2
    assert game.rules(noon) is game.rules(noon)
