"""Whatever gate a word passes, the battle stands it: nothing is raised, the ledger balances, replay gives the same."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.state import State, units
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
