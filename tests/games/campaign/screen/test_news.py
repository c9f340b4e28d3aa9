"""What a phase of a campaign brought, for the seat that sees it, with its clause, until the next key."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules import events as ev
from companion.games.campaign.screen.rows import news
from companion.kernel import shelf
from tests.games.campaign.screen.conftest import OpenCampaign, a_battle


def test_a_battle_tells_its_losses_with_their_clauses_until_the_next_key(
    open_campaign: OpenCampaign, qtbot: QtBot
) -> None:
    window = open_campaign(a_battle())
    window.run("referee")
    window.evening.dialog.accept()
    desk = window.desk
    QTest.keyClick(window.map, Qt.Key.Key_Left)
    for _ in range(60):
        asked = desk.session.view.pending
        if desk.session.view.over or any("loses" in row.what for row in window.news.model.rows()):
            break
        desk.do(cmd.Answer(choice=asked.default or asked.choices[0]) if asked is not None else cmd.ET())
    rows = window.news.model.rows()
    lost = [row for row in rows if "strength point" in row.what]
    assert lost
    assert window.news.isVisible()
    assert {row.clause for row in lost} <= {*news.LOST.values(), "RTG-8.10a", "RTG-8.10b", "RTG-13.2.13a"}
    QTest.keyClick(window.map, Qt.Key.Key_Left)
    assert not window.news.isVisible()
    assert not window.news.model.rows()


@pytest.mark.clause("RTG-9.10a")
def test_every_consequence_has_its_clause_in_the_rules() -> None:
    texts = shelf.ruleset_texts("gettysburg")
    known = texts["clauses.toml"] + texts["rulings.toml"]
    clauses = {*news.LOST.values(), *news.GONE.values(), *news.CHECKED.values()}
    clauses |= {"RTG-6.2.1g", "RTG-11.0b", "RTG-9.10a", "RTG-9.3a", "RTG-9.2.3c", "RTG-10.0b", "RTG-4.4a", "RTG-10.1a"}
    assert all(f'"{clause}"' in known for clause in clauses)
    assert news.clause_of(ev.SetUpEnded("union")) is None


def test_while_the_laptop_changes_hands_nothing_is_told_and_then_only_what_the_seat_may_read(
    open_campaign: OpenCampaign, qtbot: QtBot
) -> None:
    window = open_campaign(players={"union": "human", "confederate": "human"})
    desk, covered = window.desk, 0
    for _ in range(14):
        qtbot.waitUntil(lambda: not desk.moving)
        if desk.session.view.over:
            break
        if desk.covered:
            covered += 1
            assert not window.news.model.rows()
            desk.sit_down()
            continue
        lines = {line.entry: line for line in desk.session.log()}
        for row in window.news.model.rows():
            assert any(news.clause_of(event) == row.clause for event in lines[row.entry].events)
        QTest.keyClick(window.map, Qt.Key.Key_Left)
        asked = desk.session.view.pending
        desk.do(cmd.Answer(choice=asked.default or asked.choices[0]) if asked is not None else cmd.ET())
    assert covered > 1
