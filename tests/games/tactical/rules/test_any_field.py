"""Whatever the referee sets of a unit, a leader or the battle: the books balance, and it goes on by the rules."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.charts.figures import Refused
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules.books import all_unbalanced, columns
from companion.games.tactical.rules.legal_referee import FIXED
from companion.games.tactical.rules.state import Leader, State, Unit
from companion.kernel.beginning import Beginning, begin
from companion.kernel.session import Session
from tests.by_hand import a_value

FREE = {kind: [name for name in kind.__struct_fields__ if name not in FIXED] for kind in (Unit, Leader, State)}


def an_override(truth: State, luck: Random) -> cmd.Override:
    target = luck.choice(["game", *truth.units, *truth.units, *truth.leaders])
    one = truth if target == "game" else truth.units.get(target) or truth.leaders[target]
    field = luck.choice(FREE[type(one)])
    places = [unit.square for unit in truth.units.values() if unit.square is not None]
    pays = luck.choice(["", *columns(field)]) if isinstance(one, Unit) else ""
    return cmd.Override(target=target, field=field, value=a_value(one, field, luck, places), reason="so", pays=pays)


def on(session: Session) -> cmd.AnyCommand:
    view = session.view
    if view.pending is not None:
        return cmd.Answer(choice=view.pending.default or view.pending.choices[0])
    for order in (cmd.Continue(), cmd.Done(), cmd.EndActivation()):
        if not session.why_not(order):
            return order
    raise AssertionError(f"nothing goes on in {view.phase}")


@settings(max_examples=4, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_whatever_is_set_the_books_balance_and_the_battle_goes_on(seed: int) -> None:
    luck = Random(seed)
    with begin(None, Beginning(scenario="antietam-advanced", seed=str(seed))) as session:
        for nth in range(90):
            if session.view.over:
                break
            try:
                session.do(an_override(session.view.truth, luck))
            except Refused:
                continue
            assert not all_unbalanced(session.view.truth)
            if session.view.over:
                session.undo()
            elif nth % 3 == 0:
                session.do(on(session))
                assert not all_unbalanced(session.view.truth)
