"""Simulations: the same games whoever plays them, and totals that add up."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from companion.charts.faults import BadInput
from companion.games.campaign.computer.tallies import Played, ranked
from companion.kernel.beginning import Beginning, First, laid_out
from companion.kernel.game import game_of
from companion.study.simulating import Stopped, play, simulate, totals

COMPUTERS = {"union": "computer:basic", "confederate": "computer:basic"}


@cache
def first(scenario: str = "gettysburg-battle") -> First:
    return laid_out(Beginning(scenario=scenario, players=COMPUTERS))


@cache
def one(number: int) -> Played:
    found: Played = play(first(), "seed", number)
    return found


def test_a_game_is_played_to_its_end() -> None:
    assert one(1).turns == 14
    assert one(1).battles > 0
    assert 0 < one(1).days_of_battle <= 3
    assert min(one(1).lost.values()) > 0


def test_a_seed_is_a_game() -> None:
    assert play(first(), "seed", 1) == one(1)
    assert play(first(), "seed", 2) != one(1)


def test_the_number_of_workers_changes_nothing() -> None:
    alone = simulate(first(), games=5, seed="seed", workers=1)
    assert simulate(first(), games=5, seed="seed", workers=2) == alone
    assert alone.each[0] == one(1)


def test_totals_are_the_games_added_up() -> None:
    games = [one(1), one(2)]
    found = totals(first(), "seed", games)
    assert sum(found.levels.values()) == found.games == 2
    assert found.points == pytest.approx((games[0].points + games[1].points) / 2)
    assert found.lost["union"] == pytest.approx((games[0].lost["union"] + games[1].lost["union"]) / 2)


@pytest.mark.parametrize("scenario", ["campaign", "battle"])
def test_levels_are_told_from_the_confederates_best_to_the_unions(scenario: str) -> None:
    state: Any = first().event.state
    rules = game_of("campaign", first().sources).rules(state)
    found = ranked(rules, scenario)
    assert (found[0], found[3], found[-1]) == ("confederate-decisive", "draw", "union-decisive")
    assert len(found) == len(set(found)) == 7
    turned = rules.having(victory=replace(rules.victory, level=rules.victory.level[::-1]))
    assert ranked(turned, scenario) == found


def test_progress_is_told_and_stops_it() -> None:
    told: list[tuple[int, int]] = []

    def after_two(done: int, every: int) -> bool:
        told.append((done, every))
        return done < 2

    with pytest.raises(Stopped):
        simulate(first(), games=5, seed="seed", workers=1, progress=after_two)
    assert told == [(1, 5), (2, 5)]


def test_a_human_cannot_be_simulated() -> None:
    with pytest.raises(BadInput, match="waits for a human"):
        play(laid_out(Beginning(scenario="gettysburg-battle")), "seed", 1)


def test_a_battle_is_counted_in_its_own_way() -> None:
    begun = laid_out(Beginning(scenario="shiloh-sunken-road", players=COMPUTERS))
    found = simulate(begun, games=1, seed="seed")
    (only,) = found.each
    assert (only.turns, found.turns) == (5, 5)
    assert found.levels == {only.level: 1}
    assert min(only.lost["union"].men, only.lost["confederate"].men, only.routs) > 0
    assert found.lost["union"].guns == only.lost["union"].guns
