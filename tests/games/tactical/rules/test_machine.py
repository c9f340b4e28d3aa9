"""Any orders of both sides on any draws: men are conserved, nobody is where nobody can be, a seed is one game.

Battles of a few divisions of either ruleset, at every level of the game, and of both armies; open and hidden.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.charts.figures import Refused
from companion.games.tactical.charts.terms import SIDES, Level, other
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.ground.squares import Square
from companion.games.tactical.rules.ground.stacking import crowded
from companion.games.tactical.rules.names import side_to_act
from companion.games.tactical.rules.orders.leaders_moving import can_go_to, with_unit
from companion.games.tactical.rules.orders.plotting import targets
from companion.games.tactical.rules.orders.reach import Reaches
from companion.games.tactical.rules.state import Losses, State
from companion.games.tactical.rules.turn.activation import offered, waiting
from companion.kernel.supply import Supply
from tests.games.tactical.skirmishing import Told, do, everybody, ground, played, skirmish, told

TURNS = 3
LEVELS: st.SearchStrategy[Level] = st.sampled_from(get_args(Level))
RULESETS = st.sampled_from(("antietam", "shiloh"))
SEEDS = st.integers(0, 10**6)
games = settings(max_examples=8, deadline=None)
battles = given(RULESETS, LEVELS, SEEDS, st.booleans())


def battle(ruleset: str, level: Level, seed: int, hidden: bool) -> Told:
    return played(ruleset, skirmish(ruleset, seed, level, turns=TURNS, hidden=hidden), seed)


def facts(of: Told) -> list[ev.AnyEvent]:
    return [event for _, events in of.entries for event in events]


# ---- men and guns


def conserved(of: Told) -> None:
    """Hold a battle to its men and guns: who was there at the start is there, to come, or told as lost."""
    first, last = of.states[0], of.states[-1]
    for side in SIDES:
        for what in ("men", "guns"):
            lost = sum(
                getattr(event, what)
                for event in facts(of)
                if isinstance(event, ev.Lost | ev.Eliminated) and event.unit.startswith(side)
            )
            begun, left = (
                sum(getattr(one, what) for one in now.units.values() if one.side == side) for now in (first, last)
            )
            assert left + lost == begun, (side, what)
            assert left == sum(
                getattr(one, what) for one in last.units.values() if one.side == side and one.status != "eliminated"
            )


def counted(of: Told) -> None:
    """Hold the losses that the score counts to what is missing of each arm, and to the leaders who fell."""
    first, last = of.states[0], of.states[-1]
    for side in SIDES:
        gone: Counter[str] = Counter()
        for now, sign in ((first, 1), (last, -1)):
            for one in now.units.values():
                if one.side == side:
                    gone[one.arm] += sign * one.men
                    gone["guns"] += sign * one.guns
        count = last.losses.get(side, Losses())
        assert (count.infantry, count.cavalry, count.guns) == (gone["infantry"], gone["cavalry"], gone["guns"])
        leaders = count.brigade_leaders + count.division_leaders + count.corps_leaders
        assert leaders == sum(one.lost for one in last.leaders.values() if one.side == side)


@pytest.mark.clause("ANT-8.2b", "ANT-R-MELEE-LOSS", "SHI-R-REORG")
@games
@battles
def test_men_and_guns_are_conserved(ruleset: str, level: Level, seed: int, hidden: bool) -> None:
    of = battle(ruleset, level, seed, hidden)
    conserved(of)
    counted(of)


@pytest.mark.parametrize("level", get_args(Level))
def test_both_armies_are_conserved_and_stand_where_units_can(level: Level) -> None:
    of = played("antietam", everybody(level), 1862, orders=150)
    conserved(of)
    counted(of)
    for now in of.states:
        placed("antietam", of, now)


# ---- squares


def placed(ruleset: str, of: Told, now: State) -> None:
    """Hold a battle to its squares: of one side, facing one way, no fuller than they may be, on firm ground."""
    on, there = ground(ruleset).with_fords(now.fords), dict[Square, list[Any]]()
    rules = of.game.rules(now)
    for one in now.units.values():
        assert (one.square is not None) == one.here
        assert one.men >= 0
        assert one.guns >= 0
        assert one.points >= 0
        assert 0 <= one.fatigue <= 100
        assert not (one.routed and (one.melee_plot or one.advance_plot or one.fire_plot))
        if one.square is not None:
            there.setdefault(one.square, []).append(one)
    for at, units in there.items():
        assert all(on.passable(at, afloat=one.gunboat) for one in units), at
        assert len({one.side for one in units}) == 1
        assert len({one.facing for one in units}) == 1
        assert crowded(rules, now.level, on.terrain(at), units) is None
    for leader in now.leaders.values():
        if leader.unit:
            assert now.units[leader.unit].status != "eliminated"
            assert not leader.lost


@pytest.mark.clause("ANT-7.7a", "ANT-7.7b", "ANT-QS-3.5a", "ANT-7.5d", "ANT-7.5g", "ANT-R-FACING")
@games
@battles
def test_nobody_is_where_nobody_can_be(ruleset: str, level: Level, seed: int, hidden: bool) -> None:
    of = battle(ruleset, level, seed, hidden)
    for now in of.states:
        placed(ruleset, of, now)


# ---- one seed, one game


@pytest.mark.clause("ANT-1.4b", "ANT-R-SEED")
@games
@battles
def test_a_seed_is_one_game_and_a_written_one_is_read_back(ruleset: str, level: Level, seed: int, hidden: bool) -> None:
    of = battle(ruleset, level, seed, hidden)
    again = told(ruleset, of.began, seed)
    for command, events in of.entries:
        do(again, of.game.decode_command(msgspec.json.encode(command)))
        assert again.entries[-1][1] == events
    state: Any = None
    for event in (of.began, *facts(of)):
        bare, _ = of.game.split([event])
        (read,) = of.game.decode_events(msgspec.json.encode(bare).decode())
        state = of.game.apply(state, read)
    assert state == of.states[-1]
    assert list(state.units) == list(of.states[-1].units)


# ---- what is refused


@pytest.mark.clause("ANT-7.0")
@games
@battles
def test_what_is_refused_says_why_and_changes_nothing(ruleset: str, level: Level, seed: int, hidden: bool) -> None:
    of = battle(ruleset, level, seed, hidden)
    assert of.refused
    for state, command, reasons in of.refused[:: max(1, len(of.refused) // 60)]:
        before = msgspec.json.encode(state)
        for reason in reasons:
            assert reason.text.strip() == reason.text != ""
            assert reason.text[-1] != "."
            assert not reason.clause or reason.clause.startswith(("ANT-", "SHI-"))
        with pytest.raises(Refused) as refused:
            of.game.decide(state, command, Supply("none"))
        assert refused.value.reasons == reasons
        assert of.game.label(state, command)
        assert msgspec.json.encode(state) == before


@pytest.mark.clause("ANT-7.5a", "ANT-7.13h", "ANT-7.12f", "ANT-R-TRANSFER", "ANT-3.1b")
@games
@given(RULESETS, LEVELS, SEEDS)
def test_what_is_offered_is_accepted_and_costs_what_was_said(ruleset: str, level: Level, seed: int) -> None:
    """Squares within reach, squares to fire at, leaders who may ride, divisions to activate: for some units each time."""
    of, chance = battle(ruleset, level, seed, hidden=False), random.Random(seed)
    for now in chance.sample(of.states, min(5, len(of.states))):
        moment, offers = of.game.situation(now), list[tuple[cmd.AnyCommand, int | None]]()
        side = side_to_act(now)
        if waiting(moment):
            offers += [(cmd.Activate(division=name), None) for name in offered(moment.rules, now)]
        own = [one for one in now.here() if one.side == side]
        for one in chance.sample(own, min(4, len(own))):
            reach = Reaches(moment.rules, moment.ground).of(now, one)
            offers += [(cmd.Move(unit=one.id, directions=reach.way_to(to)), paid) for to, paid in reach.costs.items()]
            if not one.routed:
                offers += [(cmd.Target(unit=one.id, square=to), None) for to in targets(moment, one)]
            for leader in with_unit(now, one):
                offers += [
                    (cmd.Transfer(unit=to.id, leader=leader.id), None) for to in can_go_to(moment.rules, now, leader)
                ]
        for order, paid in chance.sample(offers, min(60, len(offers))):
            after = now
            for event in of.game.decide(now, order, Supply("none")):
                after = of.game.apply(after, event)
            if paid is not None and isinstance(order, cmd.Move):
                assert now.units[order.unit].points - after.units[order.unit].points == paid


# ---- secrets


@pytest.mark.clause("ANT-2.1k", "ANT-R-HIDDEN")
@games
@given(RULESETS, LEVELS, SEEDS)
def test_the_written_view_of_a_side_names_no_unit_that_is_hidden_from_it(ruleset: str, level: Level, seed: int) -> None:
    of = battle(ruleset, level, seed, hidden=True)
    for now in of.states[:-1]:
        for side in SIDES:
            written = msgspec.json.encode(of.game.view(now, side)).decode()
            own = {one.name for one in now.units.values() if one.side == side}
            for one in now.units.values():
                if one.side != side and one.id not in now.revealed.get(side, ()):
                    assert f'"{one.id}"' not in written
                    assert f'"{one.name}"' not in written or one.name in own


@pytest.mark.clause("ANT-2.1l", "ANT-R-HIDDEN")
@games
@given(RULESETS, LEVELS, SEEDS)
def test_the_log_of_a_side_names_no_unit_that_is_hidden_from_it(ruleset: str, level: Level, seed: int) -> None:
    of = battle(ruleset, level, seed, hidden=True)
    state = of.states[0]
    for event in facts(of):
        after = of.game.apply(state, event)
        for side in SIDES:
            if isinstance(event, ev.Ended) or not of.game.tells(state, side, event):
                continue
            written = msgspec.json.encode(event).decode()
            shown = {*state.revealed.get(side, ()), *after.revealed.get(side, ())}
            for name in state.units:
                assert name.startswith(side) or name in shown or f'"{name}"' not in written, event
        state = after


@pytest.mark.clause("ANT-R-HIDDEN")
@games
@given(RULESETS, LEVELS, SEEDS)
def test_battles_that_differ_in_what_is_hidden_look_the_same(ruleset: str, level: Level, seed: int) -> None:
    """What hidden enemies are, where they stand and what they shall do is nowhere in a side's view."""
    of = battle(ruleset, level, seed, hidden=True)
    for now in of.states[1:-1:7]:
        for side in SIDES:
            hidden = {
                one.id: replace(
                    one,
                    square=(0, 0),
                    men=one.men + 1,
                    fatigue=7,
                    routed=not one.routed,
                    facing=5,
                    points=1,
                    melee_plot=True,
                    fire_plot=(1, 1),
                    weapon="N12",
                    ammo=False,
                )
                for one in now.units.values()
                if one.side == other(side) and one.here and one.id not in now.revealed.get(side, ())
            }
            orders = {
                one.id: replace(one, points=3, melee_plot=not one.melee_plot, fire_plot=(2, 2))
                for one in now.units.values()
                if one.side == other(side) and one.id in now.revealed.get(side, ())
            }
            changed = replace(now, units=now.units | hidden | orders)
            assert of.game.view(now, side) == of.game.view(changed, side)
            assert of.game.score(now, side) is None
