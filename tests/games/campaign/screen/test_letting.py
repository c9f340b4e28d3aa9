"""In the referee's seat a refusal of a campaign offers to let it happen; in a side's seat it does not."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules import events as ev
from companion.games.campaign.screen.window import CampaignWindow
from tests.games.campaign.screen.conftest import OpenCampaign

OF = cmd.OF(corps=("A", "B", "C", "D"), rate="normal")


@pytest.fixture
def window(open_campaign: OpenCampaign) -> CampaignWindow:
    return open_campaign(phases=1)


def test_a_force_of_corps_that_are_apart_is_formed_by_the_referees_word(window: CampaignWindow) -> None:
    window.desk.take_referees_seat()
    window.desk.do(OF)
    assert "cannot join the force" in window.refusal.words()
    QTest.keyClicks(window.army.list, "!")
    assert window.refusal.because.hasFocus()
    QTest.keyClicks(window.refusal.because, "the players agree")
    QTest.keyClick(window.refusal.because, Qt.Key.Key_Return)
    let = window.desk.log[-1].events[0]
    assert isinstance(let, ev.LetHappen)
    assert let.because == "the players agree"
    assert not window.refusal.words()


def test_a_side_is_not_asked(window: CampaignWindow) -> None:
    window.desk.do(OF)
    assert window.refusal.words()
    assert not window.refusal.ask.isVisible()
