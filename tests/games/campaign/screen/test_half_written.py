"""What was half written outlives its window, a crash and the other side's turn, and is given to nobody else."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from companion.charts.faults import BadInput
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.screen.rows import half_written
from companion.games.campaign.screen.rows.ordered import Chosen
from companion.games.campaign.screen.window import CampaignWindow
from companion.kernel.session import Session
from companion.rows import kept
from tests.games.campaign.screen.conftest import UNION_ALONE, OpenCampaign, a_campaign

TWO = {"union": "human", "confederate": "human"}


def half(window: CampaignWindow, corps: str = "union:A") -> tuple[tuple[int, int], ...]:
    """Begin a march of two hexes and leave it there."""
    window.desk.select(corps)
    window.orders.begin("MV")
    window.orders.step(1)
    window.orders.step(1)
    assert len(window.orders.route) == 3
    return window.orders.route


def test_an_order_half_written_is_there_again_when_the_window_is(
    open_campaign: OpenCampaign, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "g.companion"
    window = open_campaign(a_campaign(path, players=UNION_ALONE, phases=1), path)
    route = half(window)
    window.close()
    again = open_campaign(Session.open(path), path)
    assert again.desk.selection == "union:A"
    assert (again.orders.code, again.orders.route) == ("MV", route)
    again.orders.give()
    assert again.orders.half.all() == {}
    again.close()
    last = open_campaign(Session.open(path), path)
    assert last.orders.code == ""
    assert next(one for one in last.desk.view.corps if one.id == "union:A").draft


def test_it_is_on_the_disk_a_moment_after_it_was_written(
    open_campaign: OpenCampaign, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "g.companion"
    window = open_campaign(a_campaign(path, players=UNION_ALONE, phases=1), path)
    route = half(window)

    def kept() -> str:
        return window.desk.session.own(half_written.DRAFTS)

    qtbot.waitUntil(lambda: half_written.drafts(kept()).get("union:A", Chosen("", "")).path == route)
    with Session.open(path) as crashed:
        crashed.seat = "union"
        assert half_written.drafts(crashed.own(half_written.DRAFTS))["union:A"].path == route


def test_what_is_put_down_is_gone_and_what_was_never_begun_is_not_kept(open_campaign: OpenCampaign) -> None:
    window = open_campaign(a_campaign(players=UNION_ALONE, phases=1))
    half(window)
    window.orders.begin("MV")  # the same again puts it down
    assert window.orders.half.all() == {}
    window.orders.begin("SU")
    assert window.orders.half.all() == {}
    window.orders.choice.setCurrentIndex(window.orders.choice.findData("9"))
    assert window.orders.half.all()["union:A"].value == "9"


def test_each_corps_has_its_own_and_another_choice_leaves_it(open_campaign: OpenCampaign) -> None:
    window = open_campaign(a_campaign(players=UNION_ALONE, phases=1))
    route = half(window)
    window.desk.select("union:B")
    assert window.orders.code == ""
    half(window, "union:B")
    window.desk.select("union:A")
    assert (window.orders.code, window.orders.route) == ("MV", route)
    written = {row.id for row in window.army.model.rows() if row.written}
    assert written == {"union:A", "union:B"}  # each has its bar in the army list
    assert set(window.orders.half.all()) == {"union:A", "union:B"}


@pytest.mark.clause("RTG-R-HOTSEAT")
def test_it_waits_for_its_own_side_through_the_others_turn_and_is_never_shown_to_it(
    open_campaign: OpenCampaign, qtbot: QtBot
) -> None:
    window = open_campaign(a_campaign(players=TWO))
    seats = []
    for _ in range(8):
        if window.desk.covered:
            assert (window.orders.code, window.orders.route, window.orders.half.all()) == ("", (), {})
            window.desk.sit_down()
        seat = window.desk.seat
        if window.desk.view.phase == seat:
            seats.append(seat)
            if seats.count(seat) == 1 and seat == "confederate":
                half(window, "confederate:A")
            elif seat == "confederate":
                window.desk.select("confederate:A")
                assert window.orders.code == "MV"
                assert len(window.orders.route) == 3
                break
            else:
                assert window.orders.half.all() == {}
                assert "confederate" not in window.desk.session.own(half_written.DRAFTS)
        window.desk.do(cmd.ET())
        qtbot.waitUntil(lambda: not window.desk.moving)
    assert seats == ["confederate", "union", "confederate"]


def test_a_text_of_a_later_format_is_told_and_left_as_it_is(open_campaign: OpenCampaign) -> None:
    session = a_campaign(players=UNION_ALONE, phases=1)
    session.seat = "union"
    session.keep_own(half_written.DRAFTS, '{"format":7,"orders":[]}')
    session.seat = "referee"
    window = open_campaign(session)
    window.desk.select("union:A")
    assert "format 7" in window.locked.words()
    assert session.own(half_written.DRAFTS) == '{"format":7,"orders":[]}'
    half(window)
    window.orders.half.text.flush()
    assert window.locked.words() == ""
    assert session.own(half_written.DRAFTS + kept.UNREAD) == '{"format":7,"orders":[]}'
    assert half_written.drafts(session.own(half_written.DRAFTS))


@pytest.mark.parametrize("text", ["[", '{"format":1,"orders":3}', '{"format":2}', "\ud800"])
def test_what_cannot_be_read_is_told(text: str) -> None:
    with pytest.raises(BadInput):
        half_written.drafts(text)


def test_letters_laid_aside_stay_so(open_campaign: OpenCampaign, tmp_path: Path) -> None:
    path = tmp_path / "g.companion"
    window = open_campaign(a_campaign(path, players=UNION_ALONE, phases=3), path)
    first = window.box.model.rows()[0]
    assert first.id not in window.box.brush.read
    window.box.list.setCurrentIndex(window.box.model.index(0))
    window.box.read()
    window.close()
    again = open_campaign(Session.open(path), path)
    assert first.id in again.box.brush.read
    assert any(one.id not in again.box.brush.read for one in again.box.rows)
