"""Whatever battle of whatever campaign goes to the table, and whatever comes of it there: nobody is lost on the way."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.state import State
from companion.kernel.session import Session
from companion.table import way
from companion.table.file.battle import encode
from companion.table.file.editing import result_of
from tests.table.file import warring
from tests.table.file.warring import fates, wars, with_losses
from tests.table.sessions import waiting

ARMS = ("infantry", "cavalry", "foot_guns", "horse_guns")


def read(session: Session, raw: bytes) -> Any:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "return.json"
        path.write_bytes(raw)
        return way.read(session, path)


@pytest.mark.clause("RTG-R-OFF-SCALE", "RTG-R-OFF-EXPORT")
@given(wars(), st.sampled_from(warring.SCALES))
@settings(max_examples=15, deadline=None)
def test_untouched_it_comes_back_without_a_man_or_a_quarter_of_fatigue_changed(state: State, scale: str) -> None:
    session = waiting(state)
    before: State = session.battles.truth()
    draft = read(session, encode(way.export(session, scale=scale)).encode())
    assert draft.questions == ()
    done = way.apply(session, draft)
    assert not [
        one
        for one in done.events
        if isinstance(one, ev.StrengthLost | ev.Straggled | ev.FatigueChanged | ev.LeaderLost)
    ]
    session.undo()
    assert session.battles.truth() == before


@pytest.mark.clause("RTG-15.0e", "RTG-R-OFF-SCALE", "RTG-R-OFF-AFTER")
@given(st.data())
@settings(max_examples=8, deadline=None)
def test_whatever_comes_of_it_is_entered_to_the_point_alike_by_every_way_and_undone_exactly(
    data: st.DataObject,
) -> None:
    session = waiting(data.draw(wars()))
    before: State = session.battles.truth()
    whole = way.export(session, scale=data.draw(st.sampled_from(warring.SCALES)))
    filled = with_losses(whole, data.draw(fates(whole)))
    draft = read(session, encode(filled).encode())
    result = result_of(draft)
    by_result = read(session, msgspec.json.encode(result))
    by_hand = way.blank(session)
    for name, one in result.corps.items():
        by_hand = way.edited(by_hand, name, returning=0, **msgspec.structs.asdict(one))
    by_hand = way.holding(by_hand, "neither")
    assert result_of(by_result) == result_of(by_hand) == result
    shown = [way.preview(session, one) for one in (draft, by_result, by_hand)]
    assert shown[0] == shown[1] == shown[2]
    assert shown[0].ready
    done = way.apply(session, draft)
    after: State = session.battles.truth()
    for name, suffered in result.corps.items():
        was, now = before.corps[name], after.corps[name]
        for arm in ARMS:
            ran = suffered.stragglers if arm == "infantry" else 0
            if not was.headquarters:  # one that is destroyed is back with other troops
                assert getattr(was.strength, arm) - getattr(now.strength, arm) == getattr(suffered, arm) + ran
        if now.here and not was.headquarters:
            assert now.stragglers == was.stragglers + suffered.stragglers
            tired = 0.5 if suffered.leader_lost else 0.0
            assert now.fatigue == was.fatigue + suffered.fatigue + tired
    elsewhere = before.corps.keys() - result.corps.keys()
    assert all(
        replace(after.corps[name], stragglers=0) == replace(before.corps[name], stragglers=0) for name in elsewhere
    )
    assert [row.after.destroyed for row in shown[0].rows] == [
        any(isinstance(one, ev.Eliminated) and one.corps == row.command for one in done.events) for row in shown[0].rows
    ]
    session.undo()
    assert session.battles.truth() == before
