"""Nothing that a side may not know stands in any widget of its window, whatever happens."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from companion.games.campaign.rules.state import Side, State, other
from companion.games.campaign.screen.window import CampaignWindow
from companion.kernel.session import Session
from tests.desktop.reading import texts
from tests.games.campaign.playing import laid_out
from tests.games.campaign.screen.conftest import OpenCampaign, from_state

PLANTED: dict[Side, tuple[str, ...]] = {
    "union": ("Zanzibar", "Quagga", "98765"),
    "confederate": ("Xylophon", "Okapi", "87654"),
}
"""Words of each side's leaders and units, and the strength of its headquarters' escort."""


def planted(state: State) -> State:
    """Give every corps a leader and a unit whose names nobody else bears, and headquarters a strength."""
    corps = {}
    for name, one in state.corps.items():
        leader, unit, men = PLANTED[one.side]
        strength = replace(one.strength, cavalry=int(men)) if one.headquarters else one.strength
        start = None if one.start is None else replace(one.start, leader=leader, strength=strength)
        corps[name] = replace(one, leader=leader, unit=f"{unit} {one.letter}", strength=strength, start=start)
    return replace(state, corps=corps)


def leaks(window: CampaignWindow, *sides: Side) -> list[str]:
    """Give every text that holds a planted word of these sides, figures with or without their comma."""
    words = [word for side in sides for word in PLANTED[side]]
    return [text for text in texts(window) for word in words if word in text.replace(",", "")]


def a_session(**control: str) -> Session:
    return from_state(planted(laid_out("gettysburg-battle", control=control)))


@pytest.mark.clause("RTG-1.0b")
@pytest.mark.parametrize("side", ["union", "confederate"])
def test_no_widget_of_a_sides_window_holds_what_it_may_not_know(
    side: Side, open_campaign: OpenCampaign, qtbot: QtBot
) -> None:
    window = open_campaign(a_session(**{side: "human", other(side): "computer:basic"}))
    for _ in range(8):
        assert window.desk.seat == side
        assert window.desk.view.truth is None
        for row in window.army.model.rows()[:4]:
            window.desk.select(row.id)
        assert leaks(window, other(side)) == []
        assert leaks(window, side)
        if window.question.asked is not None:
            window.question.answer(window.desk.view.pending.default if window.desk.view.pending else "computer")
        else:
            window.run("end")
        assert leaks(window, other(side)) == []
        qtbot.waitUntil(lambda: not window.desk.moving)


@pytest.mark.clause("RTG-R-HOTSEAT")
def test_while_the_laptop_changes_hands_nothing_of_either_side_is_there(
    open_campaign: OpenCampaign, qtbot: QtBot
) -> None:
    window = open_campaign(a_session(union="human", confederate="human"))
    covers = 0
    for _ in range(12):
        if window.desk.covered:
            covers += 1
            assert leaks(window, "union", "confederate") == []
            window.desk.sit_down()
        assert window.desk.seat in ("union", "confederate")
        seat: Side = "union" if window.desk.seat == "union" else "confederate"
        window.desk.select(f"{seat}:A")
        window.orders.begin("SU")
        assert leaks(window, other(seat)) == []
        if window.question.asked is not None:
            pending = window.desk.view.pending
            window.question.answer(pending.default if pending is not None else "computer")
        else:
            window.run("end")
        qtbot.waitUntil(lambda: not window.desk.moving)
    assert covers > 4


def test_the_referees_seat_is_nobodys_for_longer_than_a_move(open_campaign: OpenCampaign, qtbot: QtBot) -> None:
    window = open_campaign(a_session(union="human", confederate="computer:basic"))
    seats = []
    window.desk.changed.connect(lambda: seats.append((window.desk.session.seat, window.desk.view.seat)))
    window.run("end")
    qtbot.waitUntil(lambda: not window.desk.moving)
    assert set(seats) == {("union", "union")}
