"""The battle as it is laid out, and what chance decides before the first turn."""

from __future__ import annotations

from typing import Any

import pytest

from companion.charts.faults import BadInput
from companion.games.tactical.charts.terms import Level
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.ground.squares import distance
from companion.games.tactical.rules.turn.set_up import start_facing
from companion.games.tactical.setup.start import read_scenario
from tests.games.tactical.beginning import after_first, armies, laid_out
from tests.games.tactical.gazetteer import antietam

SEEDS = tuple(str(seed) for seed in range(40))


@pytest.mark.clause("ANT-2.2", "ANT-R-SETUP")
def test_the_armies_stand_rested_and_reinforcements_wait() -> None:
    now = laid_out()
    assert len(now.units) == 209
    assert all((one.status == "to-arrive") == bool(one.arrives) for one in now.units.values())
    assert {one.fatigue for one in now.units.values()} == {0}
    assert not any(one.disrupted or one.routed or not one.ammo for one in now.units.values())
    assert all(
        one.facing == start_facing(antietam(), one.side, one.square) for one in now.here() if one.square is not None
    )
    assert (now.turn, now.last_turn, now.phase.kind) == (0, 11, "set-up")


@pytest.mark.clause("ANT-R-OP-TURN1", "ANT-R-OP-REFRESH")
def test_everybody_but_two_divisions_has_points_at_once() -> None:
    now = laid_out()
    late = [one for one in now.here() if not one.points]
    assert len(late) == 20
    assert {one.division for one in late} == {"McLaws", "R. Anderson"}
    assert {one.points for one in now.here()} == {0, 10}
    assert {one.points for one in laid_out("basic").here()} == {10}


@pytest.mark.clause("ANT-2.1j", "ANT-R-BASIC-SCOPE")
@pytest.mark.parametrize(("level", "leaders"), [("basic", False), ("intermediate", False), ("advanced", True)])
def test_leaders_are_in_the_advanced_game(level: Level, *, leaders: bool) -> None:
    assert len(laid_out(level).leaders) == (len(armies().leaders) if leaders else 0)


@pytest.mark.clause("ANT-R-DEFAULTS", "ANT-QS-1.5b")
def test_the_defaults_are_the_historical_level_nothing_hidden_no_limit_activation() -> None:
    now = laid_out()
    assert (now.play_level, now.hidden, now.time_limit, now.activation) == (3, False, 0, True)


@pytest.mark.clause("ANT-1.3e", "ANT-R-FORDS")
def test_one_to_seven_fords_are_drawn_apart_from_one_another() -> None:
    counts = set()
    for seed in SEEDS:
        events, now = after_first(laid_out(), seed)
        fords = next(event for event in events if isinstance(event, ev.FordsDrawn)).squares
        assert now.fords == fords
        counts.add(len(fords))
        assert len(set(fords)) == len(fords)
        assert {antietam().terrain(square) for square in fords} == {"stream"}
        crossings = {*antietam().fords, *antietam().bridges}
        assert all(distance(one, other) > 1 for one in fords for other in {*fords, *crossings} - {one})
    assert counts == set(range(1, 8))


@pytest.mark.clause("ANT-QS-2.0a", "ANT-QS-2.0b", "ANT-QS-2.0c", "ANT-QS-2.0d", "ANT-R-ACT-BASIC-RANDOM")
def test_holds_shift_by_a_turn_at_most() -> None:
    found: dict[str, set[int]] = {"V Corps": set(), "VI Corps": set(), "Pleasonton": set()}
    for seed in SEEDS:
        for formation, turn in after_first(laid_out("basic"), seed)[1].holds.items():
            found[formation].add(turn)
    assert found == {"V Corps": {4, 5, 6}, "VI Corps": {6, 7, 8}, "Pleasonton": {7, 8, 9}}


@pytest.mark.clause("ANT-QS-2.0f", "ANT-3.2f", "ANT-R-ACT-COMPUTER")
@pytest.mark.parametrize(
    ("level", "menu", "held"),
    [
        ("basic", {"activation": False}, False),
        ("advanced", {}, False),
        ("advanced", {"control": {"union": "computer:basic"}}, True),
        ("advanced", {"control": {"union": "computer:basic"}, "activation": False}, False),
    ],
)
def test_who_has_holds(level: Level, menu: dict[str, Any], *, held: bool) -> None:
    assert bool(after_first(laid_out(level, **menu))[1].holds) is held


def test_a_scenario_says_what_it_does_not_know() -> None:
    with pytest.raises(BadInput, match="ruleset"):
        read_scenario('format = 1\nkind = "tactical"\nname = "x"\ntitle = "x"\nlevel = "basic"\n', "x.toml")
