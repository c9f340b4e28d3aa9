"""What holds in any battle, whatever is ordered and however the dice fall."""

from __future__ import annotations

from functools import partial
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.charts.figures import Refused
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.contact import contacts, touching
from companion.games.miniatures.rules.names import name_of
from companion.games.miniatures.rules.state import State, combat_of, unit, units
from companion.kernel.dice import DieWanted
from companion.kernel.supply import Supply
from companion.language.messages import told
from companion.language.messages import told as in_words
from tests.games.miniatures.building import the_rules
from tests.games.miniatures.playing import a_small_battle, books_balance, candidates, done, duty, random_play

SEEDS = st.integers(0, 2**32)
ORDERS = 80
OPTIONS = st.sampled_from(
    [
        {},
        {"D10-RUL-FIRE-DAMAGED-TWICE": 1, "D10-RUL-CHARGE-STRUGGLE-DISORDER": 1},
        {"D10-RUL-FIRE-DAMAGED-TWICE": 2, "D10-RUL-MOVE-ORDER": 1, "D10-RUL-MAN-RETREAT-ORDER": 1},
    ]
)


def names(state: State) -> set[str]:
    return {one.id for one in units(state)} | set(state.leaders)


def missing(state: State, order: cmd.AnyCommand, faces: list[int]) -> DieWanted | None:
    """Give the first die that is missing."""
    try:
        the_rules().decide(state, order, Supply("none", faces=faces, entered=lambda _: True))
    except DieWanted as wanted:
        return wanted
    return None


@settings(max_examples=15, deadline=None)
@given(seed=SEEDS)
def test_contacts_are_of_both_sides_and_nobody_is_fought_twice_in_a_step(seed: int) -> None:
    fought, step = set[str](), -1
    for before, order, events, after in random_play(seed, ORDERS):
        fought, step = (fought, before.step) if before.step == step else (set[str](), before.step)
        if isinstance(order, cmd.ResolveCharge):
            both = {*order.attackers, *order.defenders}
            assert not both & fought, order
            fought |= both
        for one, two in contacts(after):
            assert two in touching(after, one)
            assert one in touching(after, two)
            assert {unit(after, name).status for name in (one, two)} == {"on-table"}  # type: ignore[union-attr]
            assert two not in fought or combat_of(after, two) is not None, "over, it would be fought twice"
        named = [name for one in after.combats for name in (*one.attackers, *one.defenders)]
        assert len(named) == len(set(named))
        assert all(combat_of(after, one.name) is not None for one in after.pending)
        del events


@settings(max_examples=15, deadline=None)
@given(seed=SEEDS, options=OPTIONS)
def test_stands_are_conserved_and_nobody_appears_or_vanishes(seed: int, options: dict[str, int]) -> None:
    everybody = names(a_small_battle())
    for *_, after in random_play(seed, ORDERS, options=options):
        books_balance(after)
        assert names(after) == everybody
        assert {one.attached for one in after.leaders.values()} - {""} <= {
            one.id for one in units(after) if one.status == "on-table"
        }


@settings(max_examples=15, deadline=None)
@given(seed=SEEDS)
def test_what_why_not_allows_is_decided_and_what_it_forbids_is_refused_with_the_same_reasons(seed: int) -> None:
    luck = Random(seed)
    for state, *_ in random_play(seed, 40):
        for order in candidates(state, luck):
            reasons = the_rules().why_not(state, order)
            assert all(reason.text for reason in reasons)
            if reasons:
                with pytest.raises(Refused) as refused:
                    the_rules().decide(state, order, Supply("any"))
                assert refused.value.reasons == reasons
            else:
                assert the_rules().decide(state, order, Supply("any"))


@settings(max_examples=25, deadline=None)
@given(seed=SEEDS)
def test_entered_dice_are_asked_for_one_by_one_and_nothing_else_is_raised(seed: int) -> None:
    luck = Random(seed)
    for state, order, *_ in random_play(seed, 40):
        faces: list[int] = []
        while (wanted := missing(state, order, faces)) is not None:
            assert wanted.nth == len(faces) + 1
            assert wanted.why.side in ("union", "confederate")
            faces.append(luck.randint(1, wanted.sides))
        dice = Supply("none", faces=faces, entered=lambda _: True)
        the_rules().decide(state, order, dice)
        assert [roll.face for roll in dice.finish()] == faces


@settings(max_examples=25, deadline=None)
@given(seed=SEEDS)
def test_who_fulfils_the_duties_always_reaches_the_end_of_the_battle(seed: int) -> None:
    luck, state = Random(seed), a_small_battle()
    for *_, after in random_play(seed, 40):
        state = after
    for _ in range(400):
        if state.over:
            break
        order = next(duty(state, luck))
        assert not the_rules().why_not(state, order), order
        state, _events = done(state, order, luck)
        books_balance(state)
    assert state.over
    assert (state.turn, state.player_turn) == (3, "confederate")


@settings(max_examples=15, deadline=None)
@given(seed=SEEDS)
def test_commands_and_events_read_back_from_json_are_the_same_and_fold_to_the_same_state(seed: int) -> None:
    rules = the_rules()
    read = again = a_small_battle()
    for _, order, events, again in random_play(seed, ORDERS):  # noqa: B007
        assert rules.decode_command(msgspec.json.encode(order)) == order
        assert rules.decode_commands(msgspec.json.encode([order]).decode()) == [order]
        decoded = rules.decode_events(msgspec.json.encode(events).decode())
        assert decoded == events
        for event in decoded:
            read = rules.apply(read, event)
    assert read == again
    assert msgspec.json.decode(msgspec.json.encode(again), type=State) == again
    assert rules.apply(None, ev.Began(again)) == again


@settings(max_examples=25, deadline=None)
@given(seed=SEEDS)
def test_deciding_is_pure_and_the_same_dice_give_the_same_events(seed: int) -> None:
    for state, order, *_ in random_play(seed, 40):
        before = msgspec.json.encode(state)
        one, two = (the_rules().decide(state, order, Supply("same")) for _ in range(2))
        assert one == two
        assert msgspec.json.encode(state) == before


@settings(max_examples=25, deadline=None)
@given(seed=SEEDS)
def test_every_order_and_every_state_has_words(seed: int) -> None:
    for state, order, _, after in random_play(seed, 40):
        assert in_words(the_rules().label(state, order)).strip()
        assert the_rules().acting_side(state, order) in ("union", "confederate", "both", "referee")
        texts = [told(act.text, partial(name_of, after)) for act in after.acts] + [
            duty.text for duty in the_rules().duties(after, "referee")
        ]
        assert all(texts)
        assert [act.number for act in after.acts] == sorted({act.number for act in after.acts})
        assert not any(isinstance(order, kind) for kind in cmd.ALWAYS)


@pytest.mark.parametrize("fact", [ev.Marked("nobody", "disordered", True), ev.Faced("nobody")])
def test_a_fact_about_nobody_is_of_no_game_of_ours(fact: ev.AnyEvent) -> None:
    with pytest.raises(KeyError, match="nobody"):
        the_rules().apply(a_small_battle(), fact)
