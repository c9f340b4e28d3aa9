"""Regrouped between acts of play: what was undone, done again or read from the file is the same, and the books balance."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.charts.figures import Refused
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.forces.origins import regrouped
from companion.games.miniatures.rules.state import State, units
from companion.kernel.session import Session
from tests.desktop.conftest import a_session
from tests.games.miniatures.playing import a_small_battle, candidates, duty

SEEDS = st.integers(0, 2**32)


def regrouping(state: State, luck: Random) -> cmd.AnyCommand:
    """Draw an order that regroups, lawful or not."""
    one, other = luck.choice(units(state)), luck.choice(units(state))
    first = luck.randint(1, max(1, one.stands - 1))
    own = luck.choice([one.id, f"{one.id}-{luck.randrange(10**6)}"])
    parts = (
        cmd.Part(own, "Right", first),
        cmd.Part(f"new-{luck.randrange(10**6)}", "Left", max(1, one.stands - first)),
    )
    row: dict[str, Any] = {
        "side": one.side,
        "unit": f"Added {luck.randrange(99)}",
        "arm": "infantry",
        "stands": luck.randint(1, 9),
    }
    orders: list[cmd.AnyCommand] = [
        cmd.Split(one.id, parts),
        cmd.Merge((one.id, other.id), luck.choice([one.id, other.id])),
        cmd.Rename(one.id, f"Name {luck.randrange(99)}"),
        cmd.Transfer(one.id, other.division),
        cmd.AddUnit(row),
    ]
    return luck.choice(orders)


def played(session: Session, luck: Random, orders: int) -> set[type]:
    """Play at random, regrouping as often as not; gives the kinds of orders that were carried out."""
    kinds = set[type]()
    for _ in range(orders):
        state = session.battles.truth()
        some = [regrouping(state, luck)] if luck.random() < 0.5 else [*candidates(state, luck), *duty(state, luck)]
        for order in luck.sample(some, len(some)):
            try:
                session.do(order)
            except Refused:
                continue
            kinds.add(type(order))
            break
    return kinds


def starts(state: State) -> dict[str, int]:
    return {one.id: one.stands_at_start for one in units(state)}


@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=SEEDS)
def test_undone_and_done_again_every_entry_is_what_it_was(seed: int) -> None:
    luck, session = Random(seed), a_session(a_small_battle(), seed=str(seed))
    played(session, luck, 25)
    head, after = session.head, session.battles.truth()
    states = []
    while session.head > 1:
        states.append(session.battles.truth())
        session.undo()
    assert session.battles.truth() == a_small_battle()
    for wanted in reversed(states):
        session.redo()
        assert session.battles.truth() == wanted
    assert (session.head, session.battles.truth()) == (head, after)
    for state in states:
        for one in units(state):
            gone = one.lost + one.skedaddled + one.captured + one.set_aside
            assert one.stands + gone == one.stands_at_start
        assert {one.attached for one in state.leaders.values()} - {""} <= {one.id for one in units(state)}
        if state.origins:
            assert starts(regrouped(state)) == starts(a_small_battle())


@pytest.mark.parametrize("seed", range(4))
def test_what_is_read_from_the_file_is_what_was_played(seed: int, tmp_path: Path) -> None:
    luck, file = Random(seed), tmp_path / "game.companion"
    with a_session(a_small_battle(), file, seed=str(seed)) as session:
        kinds = played(session, luck, 60)
        after, view = session.battles.truth(), session.view
    assert {cmd.Split, cmd.Merge, cmd.AddUnit} & kinds
    with Session.open(file) as again:
        assert again.battles.truth() == after
        assert again.view == view
        assert [line.label for line in again.log()]
