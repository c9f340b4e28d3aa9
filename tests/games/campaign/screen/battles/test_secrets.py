"""Nothing that a side may not know stands in its pages: only the battle on the table is in sight of both players."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from companion.games.campaign.rules.state import State, Strength
from companion.kernel.session import Session
from tests.desktop.reading import texts
from tests.games.campaign.battles import FIELD, a_game, attacker, corps, headquarters
from tests.games.campaign.screen.conftest import UNION_ALONE, OpenCampaign, from_state

AWAY = "Zanzibar"
"""The leader of a Confederate corps that is not in the battle."""


def with_a_stranger() -> Session:
    """Begin a battle on the table while another Confederate corps is far away, with a strength nobody else has."""
    away = replace(
        corps("confederate:B", 60, at=(2, 2)), leader=AWAY, unit=f"{AWAY} Div", strength=Strength(infantry=8765)
    )
    state: State = a_game(
        corps("union:A"),
        corps("union:B", 60),
        headquarters("union", at=FIELD),
        attacker("confederate:A", 150),
        away,
        control=UNION_ALONE,
        offline=True,
        title="A battle",
        setting_up=(),
    )
    return from_state(state)


def leaks(window: object) -> list[str]:
    found = texts(window)
    return [text for text in found if AWAY in text or "8765" in text.replace(",", "")]


@pytest.mark.clause("RTG-1.0b", "RTG-R-OFF-EXPORT")
def test_the_pages_hold_the_battle_and_nothing_else_of_the_enemy(open_campaign: OpenCampaign, qtbot: QtBot) -> None:
    window = open_campaign(with_a_stranger())
    QTest.keyClicks(window.question, "y")
    qtbot.waitUntil(lambda: not window.desk.moving)
    assert window.desk.seat == "union"
    assert leaks(window) == []
    for act in ("table-result", "table-out", "calendar"):
        window.run(act)
        dialog = window.evening.table.dialog
        assert dialog is not None
        for step in ("field", "forces", "losses", "preview"):
            if act == "table-result":
                dialog.show_step(step)
            assert leaks(window) == []
        if act == "table-result":
            dialog.made.hold("neither")
            for line in dialog.made.draft.lines:
                dialog.made.none_lost(line.command)
            dialog.show_step("preview")
            assert any("A Corps" in text for text in texts(window))
            assert leaks(window) == []
        dialog.reject()
        assert window.desk.session.seat == "union"


def test_the_referees_seat_is_taken_for_no_longer_than_the_act(open_campaign: OpenCampaign, qtbot: QtBot) -> None:
    window = open_campaign(with_a_stranger())
    QTest.keyClicks(window.question, "y")
    qtbot.waitUntil(lambda: not window.desk.moving)
    seats = []
    window.desk.changed.connect(lambda: seats.append(window.desk.session.seat))
    QTest.keyClicks(window.question, "r")
    page = window.evening.table.dialog
    page.made.hold("union")
    for line in page.made.draft.lines:
        page.made.none_lost(line.command)
    page.show_step("preview")
    page.apply.click()
    qtbot.waitUntil(lambda: not window.desk.moving)
    assert set(seats) == {"union"}
    assert window.desk.view.truth is None


def test_while_the_laptop_changes_hands_no_page_is_there(open_campaign: OpenCampaign, qtbot: QtBot) -> None:
    both = {"union": "human", "confederate": "human"}
    state = a_game(
        corps("union:A"), attacker("confederate:A", 150), control=both, offline=True, title="A battle", setting_up=()
    )
    window = open_campaign(from_state(state))
    assert window.desk.covered
    for act in ("table-result", "table-out", "calendar"):
        window.run(act)
        assert window.evening.table.dialog is None
