"""How a battle was waged is counted right: against the battle's own books, and step by step over the creek."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

from msgspec.structs import replace

from companion.games.tactical.computer.conduct import Watch
from companion.games.tactical.computer.tallies import Played
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.apply import apply
from companion.games.tactical.rules.combat.estimating import estimate
from companion.games.tactical.rules.state import State
from companion.kernel.beginning import Beginning, First, laid_out
from companion.kernel.game import game_of
from companion.study.simulating import facts as facts_of
from companion.study.simulating import play
from tests.at_tactical_table import in_turn_one

COMPUTERS = {"union": "computer:basic", "confederate": "computer:basic"}
BRIDGE, WEST, EAST = (31, 19), (31, 18), (31, 20)


@cache
def first() -> First:
    return laid_out(Beginning(scenario="shiloh-sunken-road", players=COMPUTERS))


@cache
def facts() -> tuple[Any, list[tuple[State, ev.AnyEvent, State]], State]:
    """A whole game: the rules, every fact with the state before it, and the last state."""
    game: Any = game_of("tactical", first().sources)
    found = list(facts_of(game, first(), "seed", 1))
    return game, found, found[-1][2]


@cache
def played() -> Played:
    found: Played = play(first(), "seed", 1)
    return found


def test_men_lost_are_those_of_the_battles_books() -> None:
    _, _, last = facts()
    how = played().conduct
    for side in ("union", "confederate"):
        lost = sum(one.men_lost for one in last.units.values() if one.side == side)
        assert sum(how.lost_by[side].values()) == lost > 0


def test_every_loss_in_combat_has_its_killer() -> None:
    how = played().conduct
    for side, enemy in (("union", "confederate"), ("confederate", "union")):
        assert sum(how.killed_by[enemy].values()) == sum(how.lost_by[side].values())


def test_shots_that_count_are_those_whose_estimate_costs_a_man() -> None:
    game, found, _ = facts()
    wanted: Counter[tuple[str, str, str]] = Counter()
    for before, event, _ in found:
        if isinstance(event, ev.Fired):
            one = before.units[event.unit]
            guess = estimate(game.situation(before), one, event.at)
            assert guess is not None
            if guess.fire.casualties:
                wanted[one.side, one.arm, str(event.range)] += 1
    shots = played().conduct.shots
    assert {
        (side, arm, squares): number
        for side, arms in shots.items()
        for arm, ranges in arms.items()
        for squares, number in ranges.items()
    } == wanted


def test_who_is_engaged_fired_or_fought() -> None:
    _, found, last = facts()
    fought = {
        name for _, event, _ in found if isinstance(event, ev.MeleeFought) for name in event.attackers + event.defenders
    }
    shooters = {event.unit for _, event, _ in found if isinstance(event, ev.Fired)}
    engaged = played().conduct.engaged["confederate"]
    for division, part in engaged.items():
        units = [one.id for one in last.units.values() if (one.side, one.division) == ("confederate", division)]
        least = sum(name in fought for name in units) / len(units)
        most = sum(name in fought or name in shooters for name in units) / len(units)
        assert round(least, 3) <= part <= round(most, 3)


def crossed(*steps: tuple[int, int], back: bool = False) -> dict[str, Any]:
    """Who has crossed after Sturgis' men went these squares one after the other, driven back on the last."""
    state = in_turn_one()
    game: Any = game_of("tactical", laid_out(Beginning(scenario="antietam-advanced")).sources)
    name = next(one.id for one in state.units.values() if one.corps == "IX Corps" and one.arm == "infantry")
    state = replace(state, units={**state.units, name: replace(state.units[name], square=steps[0])})
    watch = Watch(game, state)
    for nth, to in enumerate(steps[1:], start=2):
        retreats = back and nth == len(steps)
        event: ev.AnyEvent = (
            ev.Retreated(name, (to,), 1, "rout") if retreats else ev.Moved(name, to, 1, paid=1, fatigue=0)
        )
        state = apply(state, event)
        watch.hear(event, state)
    return watch.seen(state).crossings


def test_over_the_bridge_is_a_crossing_but_onto_it_and_back_is_none() -> None:
    assert crossed(EAST, BRIDGE, WEST) == {"31,19": {"union": {"IX Corps": 1}}}
    assert crossed(EAST, BRIDGE) == crossed(EAST, BRIDGE, EAST) == {}


def test_who_is_driven_over_the_bridge_has_not_crossed_it_and_who_goes_twice_counts_once() -> None:
    assert crossed(WEST, BRIDGE, EAST, back=True) == {}
    assert crossed(EAST, BRIDGE, WEST, BRIDGE, EAST) == {"31,19": {"union": {"IX Corps": 1}}}
