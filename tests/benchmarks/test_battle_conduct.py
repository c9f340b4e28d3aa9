"""How the square grid's computers wage war, over whole games; `sh packaging/benchmarks tests/benchmarks/test_battle_conduct.py`.

Forty games of each level against itself, the Advanced game of Antietam with nothing of its rulings chosen otherwise, on
seeds of judging: no figure of computer.toml was chosen on them. The shape is history's: 12,400 and 10,300 lost, the bridge
carried, Walker and A. P. Hill in it. Bounds are about the mean or the share of games, and wide: what is outside of them is
another kind of battle.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest

from companion.games.tactical.charts.terms import SIDES
from companion.games.tactical.computer.doctrine import LEVELS
from companion.games.tactical.computer.tallies import Played, Tally
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.missions import mission_of
from companion.games.tactical.rules.state import State
from companion.kernel.beginning import Beginning, First, laid_out
from companion.kernel.game import game_of
from companion.study.simulating import facts
from tests.games.tactical.computer.test_bridge import fought, is_carried

GAMES, SEED = 40, "judging-3"
THINKING = ("able", "strong")
"""The levels that plan; basic goes by the book, and nothing is asked of its last reserve."""
IX_FOOT = 16
"""Units of foot of IX Corps."""
HILL, WALKER = "A.P. Hill", "J.G. Walker"
ACTS = (ev.Moved, ev.Fortified, ev.ForceMarched)
"""What is ordered of a unit by name, and done in its own operation phase."""


class Game(NamedTuple):
    """A game as it was counted."""

    played: Played
    hill_came: int
    """The turn at whose beginning A. P. Hill's first men stood on the map; the turn after the last for never."""
    named: dict[tuple[str, int], list[bool]]
    """{(corps, turn): of each act whether the unit had a mission in the plan that its side had written}."""


@cache
def first(level: str) -> First:
    return laid_out(Beginning(scenario="antietam-advanced", players=dict.fromkeys(SIDES, f"computer:{level}")))


@cache
def games(level: str) -> tuple[Game, ...]:
    return tuple(_game(level, number) for number in range(1, GAMES + 1))


def _game(level: str, number: int) -> Game:
    game: Any = game_of("tactical", first(level).sources)
    state: State = game.apply(None, first(level).event)
    tally, came = Tally(game, state), state.last_turn + 1
    named: dict[tuple[str, int], list[bool]] = {}
    for before, event, after in facts(game, first(level), SEED, number):
        state = after
        tally.hear(event, after)
        if came > after.turn and any(one.division == HILL for one in after.here("confederate")):
            came = after.turn
        if isinstance(event, ACTS) and before.phase.kind == "operation":
            one = before.units[event.unit]
            mission = mission_of(before.plans.get(one.side, ()), one.id)
            named.setdefault((f"{one.side} {one.corps or one.id}", before.turn), []).append(mission is not None)
    return Game(tally.played(number, state), came, named)


def played(level: str) -> Iterator[Played]:
    return (one.played for one in games(level))


def mean(values: Iterable[float]) -> float:
    found = list(values)
    return sum(found) / len(found)


@pytest.mark.parametrize("level", LEVELS)
def test_losses_are_those_of_history(level: str) -> None:
    """On the average of games about what the day cost: a fifth less or more, and the attacker's never the fewer by much."""
    lost = {side: mean(one.lost[side].men for one in played(level)) for side in SIDES}
    print(f"\n{level}: {lost}")
    assert 10_000 <= lost["union"] <= 15_000
    assert 8_500 <= lost["confederate"] <= 12_500


@pytest.mark.parametrize("level", LEVELS)
def test_ninth_corps_comes_over_the_creek(level: str) -> None:
    """Half of its foot or more in four games of five: who stands before the bridge all day has lost the day."""
    crossed = [
        sum(units.get("union", {}).get("IX Corps", 0) for units in one.conduct.crossings.values())
        for one in played(level)
    ]
    print(f"\n{level}: {sorted(crossed)}")
    assert mean(units >= IX_FOOT / 2 for units in crossed) >= 0.8


@pytest.mark.parametrize("level", THINKING)
def test_reserves_come_into_the_fight(level: str) -> None:
    """Half of Walker's units in four games of five; half of Hill's in three of five in which he has two turns on the map."""
    walker = mean(one.conduct.engaged["confederate"][WALKER] >= 0.5 for one in played(level))
    in_time = [one.played for one in games(level) if one.hill_came < one.played.turns]
    hill = mean(one.conduct.engaged["confederate"][HILL] >= 0.5 for one in in_time)
    print(f"\n{level}: Walker {walker:.3f}, Hill {hill:.3f} of {len(in_time)}")
    assert walker >= 0.8
    assert hill >= 0.6


@pytest.mark.parametrize("level", LEVELS)
def test_the_fight_is_for_something_and_most_are_in_it(level: str) -> None:
    """Two thirds of the losses near an objective or crossing; a quarter of foot and horse at most never fires."""
    near = {side: mean(one.conduct.lost_near[side] for one in played(level)) for side in SIDES}
    silent = {side: mean(one.conduct.never_fired[side] for one in played(level)) for side in SIDES}
    print(f"\n{level}: near {near}, never fired {silent}")
    assert min(near.values()) >= 2 / 3
    assert max(silent.values()) <= 0.25


@pytest.mark.parametrize("level", LEVELS)
def test_infantry_fights_and_at_close_range(level: str) -> None:
    """Half of the killing is the infantry's, and two fifths of its shots are at range 1."""
    killed, shots = Counter[str](), Counter[str]()
    for one in played(level):
        for side in SIDES:
            killed.update({arm: int(men) for arm, men in one.conduct.killed_by[side].items()})
            shots.update({far: int(count) for far, count in one.conduct.shots[side]["infantry"].items()})
    infantry, close = killed["infantry"] / killed.total(), shots["1"] / shots.total()
    print(f"\n{level}: infantry kills {infantry:.3f}, at range 1 {close:.3f}")
    assert infantry >= 0.5
    assert close >= 0.4


@pytest.mark.parametrize("level", LEVELS)
def test_squares_are_followed_into_works_are_dug_and_marches_forced(level: str) -> None:
    """At every level, whichever side does it."""
    done = Counter[str]()
    for one in played(level):
        for side in SIDES:
            done.update({act: int(count) for act, count in one.conduct.acts[side].items()})
    print(f"\n{level}: {dict(done)}")
    assert min(done[act] for act in ("advance", "fortify", "force_march")) > 0


@pytest.mark.parametrize("level", LEVELS)
def test_acts_are_those_of_missions_that_were_written_before(level: str) -> None:
    """Of a corps' acts in a turn four in five at least, in every game."""
    shares = [mean(acts) for one in games(level) for acts in one.named.values()]
    print(f"\n{level}: lowest {min(shares):.3f} of {len(shares)} turns of corps")
    assert min(shares) >= 0.8


@pytest.mark.parametrize("level", ["intermediate", "advanced"])
@pytest.mark.parametrize("players", THINKING)
def test_the_bridge_of_the_documents_is_carried(level: str, players: str) -> None:
    """In eight of ten games, 800 men and six guns against 400."""
    ends = [fought(level, players, number) for number in range(101, 111)]
    carried = sum(is_carried(game, story[-1][2]) for game, story in ends)
    print(f"\n{players}, {level}: {carried} of 10")
    assert carried >= 8
