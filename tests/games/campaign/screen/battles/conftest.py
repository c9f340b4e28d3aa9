"""Battles that wait for their result from the table, in the campaign's real window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.screen.window import CampaignWindow
from companion.games.miniatures.rules import commands as table
from companion.kernel.beginning import Beginning, begin
from companion.kernel.session import Session
from companion.table import way as battles
from companion.table.screen.page import ReturnPage
from tests.games.campaign.screen.conftest import UNION_ALONE, OpenCampaign, a_battle

OpenPaused = Callable[..., CampaignWindow]
OpenPage = Callable[..., ReturnPage]


def on_the_table(path: Path | None = None, *, players: Any = None, **settings: str) -> Session:
    """Begin the campaign of July 1 to 3 and play it until its first battle is on the table."""
    session = begin(
        path,
        Beginning(
            scenario="gettysburg-battle",
            seed="7",
            players=players or UNION_ALONE,
            settings={"offline": "yes", **settings},
        ),
    )
    to_the_table(session)
    return session


def to_the_table(session: Session) -> None:
    """Play on until a battle waits for its result."""
    for _ in range(300):
        if (move := session.computer_move()) is not None:
            session.do(*move.commands, label=move.label)
            continue
        asked = session.view.pending
        if asked is not None and asked.kind == "off-line-result":
            return
        choice = "yes" if asked is not None and asked.kind == "off-line" else ""
        session.do(cmd.ET() if asked is None else cmd.Answer(choice=choice or asked.default or asked.choices[0]))
    pytest.fail("no battle came")


def a_small_one() -> Session:
    """Begin a battle of a few corps and put it on the table."""
    session = a_battle(offline=True)
    session.do(cmd.Continue())
    session.do(cmd.Answer(choice="yes"))
    return session


def play(session: Session) -> None:
    """Play a table game: every brigade on the table loses two stands, the Confederates take the field, it is over."""
    counts = {
        one.id: {"stands": one.stands - 2}
        for one in session.view.units
        if one.kind == "brigade" and one.status == "on-table" and one.stands > 3
    }
    session.do(table.CountTable(counts, "as it stands", pays="lost"))
    session.do(table.TakeObjective("field", "confederate"))
    session.do(table.EndBattle("night fell"))


def a_table_game(session: Session, path: Path) -> Path:
    """Give out the battle that waits and play it."""
    battles.table_game(path, battles.export(session), seed="3")
    with Session.open(path) as game:
        play(game)
    return path


def settle(window: CampaignWindow, qtbot: QtBot) -> None:
    """Wait until the computer has done what is its own."""
    qtbot.waitUntil(lambda: not window.desk.moving)


@pytest.fixture
def open_page(open_campaign: OpenCampaign, qtbot: QtBot) -> OpenPage:
    """Open the page of the result over the window of a game whose battle waits."""

    def go(session: Session | None = None, path: Path | None = None) -> ReturnPage:
        window = open_campaign(session or a_small_one(), path)
        window.run("table-result")
        page = window.evening.table.dialog
        assert isinstance(page, ReturnPage)
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        return page

    return go
