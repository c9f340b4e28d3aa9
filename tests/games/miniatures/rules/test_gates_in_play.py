"""Whatever gate a word passes, the battle stands it: nothing is raised, the ledger balances, replay gives the same."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.state import SIDES, Battery, Brigade, State, units
from companion.games.miniatures.rules.this_turn import ThisTurn
from tests.games.miniatures.building import the_rules
from tests.games.miniatures.playing import a_small_battle, books_balance, candidates, done, lawful

WORD = "so it was at the table"
ALL = st.integers(0, 2**32)


def wild(state: State, luck: Random) -> Iterator[cmd.AnyCommand]:
    """Yield orders of anybody to anybody, lawful or not."""
    yield from candidates(state, luck)
    everybody, leaders = [one.id for one in units(state)], list(state.leaders)

    def some(most: int = 3) -> tuple[str, ...]:
        return tuple(luck.choice(everybody) for _ in range(luck.randint(1, most)))

    one, other, leader = luck.choice(everybody), luck.choice(everybody), luck.choice(leaders)
    inches = luck.choice([0.5, 3.0, 8.0, 40.0])
    groups = (cmd.FiringGroup(luck.choice([1.0, 9.0, 60.0]), luck.choice([None, 1, 3]), ball=luck.random() < 0.3),)
    yield cmd.Attach(leader, one)
    yield cmd.Detach(leader)
    yield cmd.MoveLeader(leader, inches)
    yield cmd.ReplaceLeader(leader, luck.choice(["", one]), attached=luck.random() < 0.5)
    yield cmd.Maneuver(one, in_radius=tuple(name for name in leaders if luck.random() < 0.2))
    yield cmd.Move(one, inches, luck.choice(["forward", "by-the-flank", "oblique"]), charges=luck.choice(["", other]))
    yield cmd.Mount(one, luck.choice(["single-line", "march-column"]))
    yield cmd.Dismount(one)
    yield cmd.Limber(one)
    yield cmd.Unlimber(one, leader)
    yield cmd.Face(one, luck.choice(["", leader]))
    yield cmd.Arrive(some(2))
    yield cmd.Delay(some(2), luck.randint(1, 5))
    yield cmd.Fire(other, tuple(cmd.FiringUnit(name, groups) for name in some(2)))
    for _ in range(3):
        yield cmd.ResolveCharge(some(2), some(2), outflanked=luck.random() < 0.5, parted=luck.random() < 0.5)
    yield cmd.RollAgain(combat=luck.choice(["", one]))
    yield cmd.Touch(one, some(2))
    yield cmd.BreakContact(one)
    yield cmd.BreakThrough(one, luck.choice(["", other]))
    if luck.random() < 0.1:
        yield cmd.Surrender(one)
        yield cmd.LeaveTable(one)
    yield cmd.NextStep()


def _lawful(state: State, luck: Random) -> cmd.AnyCommand:
    """Draw a lawful order; where a word has made what the hand of these tests does not find, the step ends by another.

    A contact with one who has fought and one who has not is such: it is fought with the second alone.
    """
    try:
        return lawful(state, luck)
    except AssertionError:
        return cmd.NextStep(because=WORD)


def a_wild_evening(seed: int, orders: int) -> Iterator[tuple[State, cmd.AnyCommand, list[ev.AnyEvent], State]]:
    """Play orders by the rules and by the word, half of each; what refuses a word is left."""
    luck, state = Random(seed), a_small_battle()
    for _ in range(orders):
        if luck.random() < 0.5 and not state.over:
            order = _lawful(state, luck)
        else:
            order = replace(luck.choice(list(wild(state, luck))), because=WORD)
        if reasons := the_rules().why_not(state, order):
            assert all(one.firm for one in reasons)
            continue
        after, events = done(state, order, luck)
        yield state, order, events, after
        state = after


@settings(max_examples=25, deadline=None)
@given(ALL)
def test_no_word_brings_the_battle_to_a_halt(seed: int) -> None:
    for before, order, events, after in a_wild_evening(seed, 60):
        books_balance(after)
        against = the_rules().why_not(before, replace(order, because=""))
        told = [one for one in events if isinstance(one, ev.LetHappen)]
        assert bool(told) is bool(against), order
        assert the_rules().view(after, "referee")
        assert the_rules().duties(after, "referee") is not None
        raw = msgspec.json.encode(events).decode()
        folded = before
        for event in the_rules().decode_events(raw):
            folded = the_rules().apply(folded, event)
        assert folded == after


def test_words_pass_gates_of_every_order() -> None:
    passed = {
        type(order)
        for seed in range(60)
        for _, order, events, _ in a_wild_evening(seed, 60)
        if any(isinstance(one, ev.LetHappen) for one in events)
    }
    gated = {
        cmd.Attach,
        cmd.MoveLeader,
        cmd.Maneuver,
        cmd.Move,
        cmd.Limber,
        cmd.Unlimber,
        cmd.Face,
        cmd.Arrive,
        cmd.Fire,
        cmd.ResolveCharge,
        cmd.Touch,
        cmd.BreakThrough,
        cmd.NextStep,
        cmd.ChangeFormation,
    }
    assert gated <= passed, {one.__name__ for one in gated - passed}


FORMATIONS: tuple[Any, ...] = ("single-line", "double-line", "attack-column", "march-column")


def anyhow(luck: Random) -> State:
    """Make the small battle in any of its steps, everybody in any state that he can be in, rulings read in any way."""
    state = a_small_battle()
    everybody = [one.id for one in units(state)]

    def brigade(one: Brigade) -> Brigade:
        stands = luck.randint(1, one.stands_at_start)
        enemies = [name for name in everybody if name[0] != one.id[0]]
        turn = ThisTurn(
            outcome=luck.choice(["", "well-handled", "tardy", "hold-ground"]),
            used=luck.choice([0.0, 0.5, 1.0]),
            moved=luck.random() < 0.3,
            fired=luck.random() < 0.3,
            changed_formation=luck.random() < 0.3,
            charges=luck.choice(["", luck.choice(enemies)]),
            breakthrough=luck.choice(["", "break-through", "done", "carry"]),
        )
        return replace(
            one,
            stands=stands,
            lost=one.stands_at_start - stands,
            formation=luck.choice(FORMATIONS),
            mounted=one.arm == "cavalry" and luck.random() < 0.5,
            disordered=luck.random() < 0.3,
            low_ammo=luck.random() < 0.3,
            this_turn=turn,
        )

    def battery(one: Battery) -> Battery:
        return replace(
            one,
            limbered=luck.random() < 0.5,
            silenced=luck.random() < 0.3,
            low_ammo=luck.random() < 0.4,
            damaged=luck.randint(0, one.stands),
            this_turn=ThisTurn(moved=luck.random() < 0.3, fired=luck.random() < 0.3),
        )

    rows = the_rules().rules(state).options.option
    read = {row.id: luck.choice([one.value for one in row.choices]) for row in rows if luck.random() < 0.3}
    return replace(
        state,
        brigades={name: brigade(one) for name, one in state.brigades.items()},
        batteries={name: battery(one) for name, one in state.batteries.items()},
        leaders={
            name: replace(one, status=luck.choice(["on-table", "on-table", "fallen"]), returns=luck.choice([0, 2, 5]))
            for name, one in state.leaders.items()
        },
        options={name: value for name, value in read.items() if value},
        step=luck.randint(0, 7),
        player_turn=luck.choice(SIDES),
        over=luck.random() < 0.1,
    )


@settings(max_examples=25, deadline=None)
@given(ALL)
def test_no_word_raises_in_any_state_by_any_reading(seed: int) -> None:
    luck = Random(seed)
    state = anyhow(luck)
    for _ in range(6):
        for order in list(wild(state, luck)):
            let = replace(order, because=WORD)
            if the_rules().why_not(state, let):
                continue
            after, events = done(state, let, luck)
            assert events
            books_balance(after)
            if luck.random() < 0.1:
                state = after
