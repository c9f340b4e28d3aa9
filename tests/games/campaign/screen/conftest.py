"""Campaigns in their window: begun in memory or on disk, played on to a moment before they are shown."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from companion.desktop.app.application import Desktop
from companion.desktop.dialogs.confirming import SeatDialog
from companion.games.campaign.beginning import CHARTS
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.state import Corps, State
from companion.games.campaign.screen.window import CampaignWindow
from companion.kernel.beginning import Beginning, begin
from companion.kernel.game import RULES_PREFIX
from companion.kernel.session import Session
from companion.kernel.shelf import MAP, resource_text, ruleset_texts
from tests.desktop.conftest import _own_folders, desktop, open_window
from tests.games.campaign.battles import FIELD, a_game, attacker, corps, headquarters

OpenCampaign = Callable[..., CampaignWindow]
UNION_ALONE = {"union": "human", "confederate": "computer:basic"}
CONFEDERATE_ALONE = {"union": "computer:basic", "confederate": "human"}


def a_campaign(
    path: Path | None = None, *, scenario: str = "gettysburg-battle", players: Any = None, phases: int = 0
) -> Session:
    """Begin a campaign and have the people end so many of their phases without orders."""
    session = begin(path, Beginning(scenario=scenario, seed="7", players=players or UNION_ALONE))
    for _ in range(phases):
        go_on(session)
        pending = session.view.pending
        session.do(cmd.ET() if pending is None else cmd.Answer(choice=pending.default or pending.choices[0]))
    go_on(session)
    return session


def from_state(state: State, *, house: Path | None = None) -> Session:
    """Begin from a state."""
    texts = ruleset_texts("gettysburg", house=house, only=CHARTS) | {MAP: resource_text("maps", "gettysburg", MAP)}
    sources = {RULES_PREFIX + name: text for name, text in texts.items()}
    return Session.create(None, kind="campaign", start=ev.Began(state), sources=sources, seed="7", scenario="test")


def a_battle(*, offline: bool = False) -> Session:
    """Have a computer's corps attack two of the Union's with their commander among them."""
    state = a_game(
        corps("union:A"),
        corps("union:B", 60),
        headquarters("union", at=FIELD),
        attacker("confederate:A", 150),
        control=UNION_ALONE,
        offline=offline,
        title="A battle",
        setting_up=(),
    )
    return from_state(state)


def go_on(session: Session) -> None:
    """Do what is the computer's."""
    while (move := session.computer_move()) is not None:
        session.do(*move.commands, label=move.label)


@pytest.fixture
def open_campaign(desktop: Desktop, qtbot: QtBot) -> OpenCampaign:
    """Open the window of a campaign, and wait until the computer has done what is its own."""

    def go(session: Session | None = None, path: Path | None = None, **more: Any) -> CampaignWindow:
        window = desktop.show_game(session or a_campaign(**more), path)
        assert isinstance(window, CampaignWindow)
        window.resize(1366, 768)
        window.activateWindow()
        qtbot.waitUntil(lambda: window.isActiveWindow() and not window.desk.moving)
        return window

    return go


def dialog(window: CampaignWindow) -> Any:
    return window.evening.dialog


def take_the_seat(window: CampaignWindow) -> None:
    window.run("referee")
    assert isinstance(dialog(window), SeatDialog)
    dialog(window).apply.click()


def truth(window: CampaignWindow, name: str) -> Corps:
    """Give a corps as it truly is."""
    found = window.desk.view.truth
    assert found is not None
    return found.corps[name]


def heads(window: CampaignWindow) -> list[str]:
    """Give the journal's entries, newest first."""
    return [row.head for row in window.journal.model.rows()]
