"""Whatever the referee sets of a corps or of the campaign: its books balance, and it goes on by the rules."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.charts.figures import Refused
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules.books import FIGURES, all_unbalanced
from companion.games.campaign.rules.legal_referee import FIXED
from companion.games.campaign.rules.state import Corps, State
from companion.kernel.session import Session
from tests.by_hand import a_value
from tests.games.campaign.playing import begun, next_command, to_phase

FREE = {kind: [name for name in kind.__struct_fields__ if name not in FIXED] for kind in (Corps, State)}


def an_override(truth: State, luck: Random) -> cmd.Override:
    target = luck.choice(["game", *truth.corps])
    one = truth if target == "game" else truth.corps[target]
    field = luck.choice(FREE[type(one)])
    places = [corps.hex for corps in truth.corps.values()]
    pays = luck.choice(["", "", "lost", "at-start"]) if field in FIGURES and target != "game" else ""
    return cmd.Override(target=target, field=field, value=a_value(one, field, luck, places), reason="so", pays=pays)


def goes_on(session: Session, luck: Random, accepted: Counter[str]) -> None:
    """Set something, if it may be set, and go on."""
    order = an_override(session.view.truth, luck)
    try:
        session.do(order)
    except Refused:
        return
    accepted[f"{'game' if order.target == 'game' else 'corps'}.{order.field}"] += 1
    assert not all_unbalanced(session.view.truth)
    if session.view.over:
        session.undo()
        return
    session.do(next_command(session))
    assert not all_unbalanced(session.view.truth)


@settings(max_examples=5, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_whatever_is_set_the_books_balance_and_the_campaign_goes_on(seed: int) -> None:
    luck, accepted = Random(seed), Counter[str]()
    with begun("gettysburg-battle", seed=str(seed)) as session:
        to_phase(session, "execution")
        for _ in range(40):
            if session.view.over:
                break
            goes_on(session, luck, accepted)
    assert accepted
