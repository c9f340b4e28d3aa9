"""A campaign's windows in German: nothing that they say themselves is left in English."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from companion.desktop.app.application import Desktop
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.screen.window import CampaignWindow
from companion.language.messages import name_told
from tests.games.campaign.screen.battles.conftest import on_the_table
from tests.games.campaign.screen.conftest import OpenCampaign, a_battle, a_campaign, go_on
from tests.german import spoken

OWN = (
    "companion.games.campaign",
    "companion.games.campaign.words",
    "companion.games.campaign.words.map",
    "companion.games.campaign.screen",
    "companion.games.campaign.screen.map",
    "companion.desktop.maps",
    "companion.desktop.dialogs.replaying",
    "companion.desktop.desk.seated",
)
TWO = {"union": "human", "confederate": "human"}


@pytest.fixture
def unknown() -> Iterator[set[str]]:
    with spoken(*OWN) as found:
        yield found


def names(window: CampaignWindow) -> set[str]:
    """Give what people wrote: names of corps and leaders."""
    return {name for one in window.desk.view.corps for name in (one.unit, name_told(one.leader), one.id)}


def test_orders_letters_and_journal(unknown: set[str], open_campaign: OpenCampaign) -> None:
    window = open_campaign(phases=2)
    window.desk.select(window.desk.view.corps[0].id)
    window.army.list.setFocus()
    for key in (Qt.Key.Key_O, Qt.Key.Key_U, Qt.Key.Key_Escape, Qt.Key.Key_C, Qt.Key.Key_Escape, Qt.Key.Key_D):
        QTest.keyClick(window.army.list, key)
    window.run("journal")
    assert window.windowTitle().startswith("Die Schlacht von Gettysburg")
    assert window.header.end.accessibleName() == "Phase beenden: Union"
    assert unknown - names(window) == set()


@pytest.mark.parametrize("players", [None, TWO])
def test_the_set_up_and_the_laptop_that_changes_hands(
    unknown: set[str], open_campaign: OpenCampaign, players: dict[str, str] | None
) -> None:
    window = open_campaign(a_campaign(players=players))
    assert unknown - names(window) == set()


def test_a_question_of_a_battle(unknown: set[str], open_campaign: OpenCampaign) -> None:
    window = open_campaign(a_battle())
    assert window.desk.view.pending is not None
    assert unknown - {*names(window), "A battle"} == set()


@pytest.mark.parametrize("act", ["table-result", "table-out", "calendar"])
def test_a_battle_on_the_table(unknown: set[str], open_campaign: OpenCampaign, act: str) -> None:
    window = open_campaign(on_the_table())
    window.run(act)
    assert unknown - names(window) == set()


def test_the_end_and_the_replay(unknown: set[str], open_campaign: OpenCampaign, desktop: Desktop, qtbot: QtBot) -> None:
    session = a_campaign()
    while not session.view.over:
        asked = session.view.pending
        session.do(cmd.ET() if asked is None else cmd.Answer(choice=asked.default or asked.choices[0]))
        go_on(session)
    window = open_campaign(session)
    window.points.open_replay()
    assert unknown - names(window) == set()
