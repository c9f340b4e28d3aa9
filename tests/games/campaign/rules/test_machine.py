"""Any orders on any dice: men are conserved, nobody is where nobody can be, and a seed is one game."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.campaign.game import Campaign
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.names import side_to_act
from companion.games.campaign.rules.state import SIDES, Corps, State
from companion.kernel.beginning import Beginning, laid_out
from companion.kernel.supply import Supply

TURNS = 5
CONTACTS = ("initiative", "withdraw", "stand", "attack", "hasty-attack")


@cache
def game(scenario: str) -> tuple[Campaign, ev.Began]:
    first = laid_out(Beginning(scenario=scenario))
    texts = {name.removeprefix("rules/"): text for name, text in first.sources.items() if name.startswith("rules/")}
    return Campaign(texts), first.event


def orders(state: State, side: str, chance: random.Random) -> Iterator[cmd.AnyCommand]:
    """Orders of every kind to some of a side's corps, wise or not."""
    for one in state.corps.values():
        if one.side != side or not one.here or chance.random() < 0.4:
            continue
        steps = tuple(chance.randint(1, 6) for _ in range(chance.randint(1, 5)))
        yield chance.choice(
            (
                cmd.MV(corps=one.id, start=one.hex, path=steps),
                cmd.MV(corps=one.id, start=(12, 8), path=steps),
                cmd.CM(corps=one.id, contact=chance.choice(CONTACTS)),  # type: ignore[arg-type]
                cmd.SU(corps=one.id, urgency=chance.randint(1, 9)),
                cmd.PT(corps=one.id),
                cmd.CD(corps=one.id, deployment=chance.choice(("road", "deployed"))),
                cmd.OC(corps=one.id),
                cmd.RT(corps=one.id, hex=one.hex),
                cmd.AT(corps=one.id, hex=(one.hex[0], one.hex[1] + 1)),
                cmd.RE(corps=one.id, hex=(one.hex[0], one.hex[1] - 1)),
                cmd.XU(corps=one.id),
                cmd.DC(corps=one.id),
                cmd.OF(corps=(one.id,), rate=chance.choice(("rest", "normal", "force"))),
                cmd.OF(corps=tuple(state.corps)[:: chance.randint(1, 4)], rate="normal"),
                cmd.OF(corps=tuple(each.id for each in state.present(one.side)), rate="force"),
                cmd.SM(corps=one.id, march="force"),
                cmd.SetUp(corps=one.id, urgency=chance.randint(1, 9)),
            )
        )


class Told(msgspec.Struct):
    """A game as it was played: entries of commands with their events, and every state between."""

    game: Campaign
    began: ev.Began
    entries: list[tuple[cmd.AnyCommand, list[ev.AnyEvent]]]
    states: list[State]


def played(scenario: str, seed: int, turns: int = TURNS) -> Told:
    rules, began = game(scenario)
    told = Told(rules, began, [], [rules.apply(None, began)])
    chance = random.Random(seed)  # of the orders; the dice have their own
    while not told.states[-1].over and told.states[-1].turn <= turns:
        state = told.states[-1]
        side = side_to_act(state)
        if state.pending is not None:
            wanted: list[cmd.AnyCommand] = [
                cmd.Answer(choice=chance.choice((*state.pending.choices, "")) or _answer(state))
            ]
        elif side is None:
            wanted = [cmd.Continue()]
        else:
            wanted = [*(orders(state, side, chance) if state.phase != "set-up" else ()), cmd.ET()]
        for command in wanted:
            if chance.random() < 0.4:  # whatever gate the referee's word passes, the game stands it
                command = msgspec.structs.replace(command, because="so it was")  # noqa: PLW2901 - the same order
            if not rules.why_not(told.states[-1], command):
                do(told, command, seed)
    return told


def _answer(state: State) -> str:
    assert state.pending is not None
    return state.pending.default or (state.pending.choices or (",".join(state.pending.corps),))[0]


def do(told: Told, command: cmd.AnyCommand, seed: int) -> None:
    state = told.states[-1]
    events = list(told.game.decide(state, command, Supply(f"{seed}/{len(told.entries)}")))
    for event in events:
        state = told.game.apply(state, event)
    told.entries.append((command, events))
    told.states.append(state)


games = settings(max_examples=12, deadline=None)
seeds = given(st.sampled_from(("gettysburg-campaign", "gettysburg-battle")), st.integers(0, 10**6))


def arms(one: Corps) -> Counter[str]:
    return Counter({arm: getattr(one.strength, arm) for arm in one.strength.__struct_fields__})


@pytest.mark.clause("RTG-8.10c", "RTG-9.6.3a")
@games
@seeds
def test_men_are_conserved(scenario: str, seed: int) -> None:
    told = played(scenario, seed)
    first, last = told.states[0], told.states[-1]
    lost: dict[str, Counter[str]] = {name: Counter() for name in first.corps}
    back: dict[str, Counter[str]] = {name: Counter() for name in first.corps}
    for _, events in told.entries:
        for event in events:
            if isinstance(event, ev.StrengthLost):
                lost[event.corps] += Counter({arm: getattr(event.lost, arm) for arm in event.lost.__struct_fields__})
            elif isinstance(event, ev.HeadquartersReturned):
                back[event.corps], lost[event.corps] = Counter(), Counter()
                first = msgspec.structs.replace(first, corps=first.corps | {event.corps: last.corps[event.corps]})
    for name, one in last.corps.items():
        began = first.corps[name]
        if first.corps[name] is one:
            continue  # a headquarters that came back begins anew
        for arm, points in arms(began).items():
            assert arms(one)[arm] >= 0
            more = (began.stragglers - one.stragglers) if arm == "infantry" and one.status != "eliminated" else 0
            if one.status != "eliminated":
                assert arms(one)[arm] + lost[name][arm] == points + more, (name, arm)
        assert one.stragglers >= 0
        assert one.fatigue >= 0
        assert one.fatigue * 4 == int(one.fatigue * 4)


@pytest.mark.clause("RTG-8.4b", "RTG-8.5a", "RTG-R-RIVER-CSA", "RTG-6.5.2a")
@games
@seeds
def test_nobody_is_where_nobody_can_be(scenario: str, seed: int) -> None:
    told = played(scenario, seed)
    ground, at = told.game.ground, {name: one.hex for name, one in told.states[0].corps.items()}
    for _, events in told.entries:
        clock = (0, 1)
        for event in events:
            if isinstance(event, ev.Entered):
                assert ground.passable(event.to)
                assert ground.may_cross(told.states[0].corps[event.corps].side, at[event.corps], event.to)
                at[event.corps] = event.to
            elif isinstance(event, ev.HeadquartersReturned):
                at[event.corps] = event.hex
                assert ground.passable(event.hex)
            elif isinstance(event, ev.ClockMoved):
                assert event.at[0] * clock[1] >= clock[0] * event.at[1]
                clock = event.at
    for side in SIDES:
        for one in told.states[-1].present(side):
            assert at[one.id] == one.hex


@pytest.mark.clause("RTG-1.3b", "RTG-R-RNG", "RTG-R-OFF-WHEN")
@games
@seeds
def test_a_seed_is_one_game_and_a_saved_one_goes_on_as_it_was(scenario: str, seed: int) -> None:
    told = played(scenario, seed, 3)
    again = Told(told.game, told.began, [], [told.states[0]])
    for command, events in told.entries:
        do(again, command, seed)
        assert again.entries[-1][1] == events
    state: Any = None
    for event in (told.began, *(event for _, events in told.entries for event in events)):
        text = msgspec.json.encode([event])
        state = told.game.apply(state, told.game.decode_events(text.decode())[0])
    assert state == told.states[-1]


@pytest.mark.clause("RTG-1.0b", "RTG-R-AI-INFO", "RTG-R-HOTSEAT")
@games
@seeds
def test_a_side_is_never_shown_where_the_enemy_truly_is(scenario: str, seed: int) -> None:
    """Two games that differ only in what a side was not told give it the same view."""
    told = played(scenario, seed, 2)
    state = told.states[-1]
    for side in SIDES:
        other = "union" if side == "confederate" else "confederate"
        hidden = {
            one.id: msgspec.structs.replace(
                one,
                hex=(17, 11),
                leader="Nobody",
                fatigue=7.25,
                contact="hasty-attack",
                urgency=9,
                demoralised=not one.demoralised,
                orders=(),
            )
            for one in state.corps.values()
            if one.side == other
        }
        changed = msgspec.structs.replace(state, corps=state.corps | hidden)
        shown, same = (msgspec.json.encode(told.game.view(one, side)) for one in (state, changed))
        assert shown == same
        assert b"Nobody" not in shown


def test_the_referees_word_passes_what_is_too_far_or_too_late() -> None:
    passed = {
        reason.what.key
        for seed in range(4)
        for _, events in played("gettysburg-campaign", seed).entries
        for event in events
        if isinstance(event, ev.LetHappen)
        for reason in event.reasons
    }
    assert {"campaign.why.too-far", "campaign.why.cannot-join", "campaign.why.set-up-over"} <= passed
