"""What stops the game: urgency, ranking, battles on the table, the laptop that changes hands, the end of the game."""

from __future__ import annotations

from itertools import permutations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from companion.desktop.desk.outcome import Refusal
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.screen.rows.questions import rankings
from companion.games.campaign.screen.window import CampaignWindow
from companion.kernel.beginning import Beginning, begin
from companion.language.messages import told as in_words
from tests.games.campaign.screen.conftest import OpenCampaign, a_battle, a_campaign

BOTH = {"union": "human", "confederate": "human"}


def settle(window: CampaignWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not window.desk.moving)


def test_nothing_stands_over_the_map_while_nothing_is_asked(open_campaign: OpenCampaign) -> None:
    window = open_campaign(a_campaign())
    assert window.desk.view.pending is None
    assert not window.question.isVisible()
    assert not window.points.isVisible()


@pytest.mark.clause("RTG-9.2.3a", "RTG-9.2.3b")
def test_the_urgency_of_a_battle_is_answered_by_its_digit(open_campaign: OpenCampaign, qtbot: QtBot) -> None:
    window = open_campaign(a_battle())
    assert window.question.isVisible()
    assert "1.2:1" in window.question.odds.text()
    assert [button.text() for button in window.question.buttons] == list("0123456789")
    assert "answer" in window.header.end_reason()
    QTest.keyClicks(window.question, "7")
    settle(window, qtbot)
    assert window.question.asked is not None
    assert window.question.asked.sort == "ranking"


@pytest.mark.clause("RTG-9.6.1.2a")
def test_a_ranking_that_an_amendment_asks_for_has_every_order(open_campaign: OpenCampaign, qtbot: QtBot) -> None:
    window = open_campaign(a_battle())
    QTest.keyClicks(window.question, "7")
    settle(window, qtbot)
    view = window.desk.view
    (waits,) = window.evening.waits(view)
    corps = window.question.order
    given = [order.choice for _, order in waits.answers]
    assert sorted(given) == sorted(",".join(one) for one in permutations(corps))
    assert given[0] == ",".join(corps)
    assert waits.answers[0][0].startswith("as it is offered: ")


def test_of_very_many_corps_each_can_have_another_place() -> None:
    there = [f"union:{letter}" for letter in "ABCDEFGH"]
    given = [one.choice.split(",") for one in rankings(there, str)]
    assert given[0] == there
    assert len(given) == 1 + 7 * 7, "two neighbours that change places are one order"
    assert all(sorted(one) == there for one in given)
    assert ["union:H", *there[:-1]] in given


@pytest.mark.clause("RTG-9.6.1.2a")
def test_a_ranking_is_put_in_order_by_keys(open_campaign: OpenCampaign, qtbot: QtBot) -> None:
    window = open_campaign(a_battle())
    QTest.keyClick(window.question, Qt.Key.Key_Return)
    settle(window, qtbot)
    panel = window.question
    before = list(panel.order)
    panel.list.setCurrentIndex(panel.model.index(1))
    QTest.keyClick(panel.list, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert panel.order == [before[1], before[0], *before[2:]]
    assert panel.list.currentIndex().row() == 0
    QTest.keyClick(panel.list, Qt.Key.Key_Return)
    settle(window, qtbot)
    assert not panel.isVisible()
    assert window.desk.may_order
    answers = [line for line in window.desk.session.log() if in_words(line.label).startswith("Answer: ")]
    first, second = window.desk.name(before[1]), window.desk.name(before[0])
    assert in_words(answers[-1].label).startswith(f"Answer: {first}, {second}"), "named, not by their ids"
    assert any(f"The answer is {first}, {second}" in row for one in window.journal.model.rows() for row in one.lines)


def test_a_battle_on_the_table_can_be_left_to_the_computer(open_campaign: OpenCampaign, qtbot: QtBot) -> None:
    window = open_campaign(a_battle(offline=True))
    QTest.keyClicks(window.question, "y")
    settle(window, qtbot)
    assert window.desk.waits_for_table
    assert window.question.asked is not None
    assert window.question.asked.sort == "table"
    choices = [one.choice for one in window.question.asked.answers]
    window.question.buttons[choices.index("computer")].click()
    settle(window, qtbot)
    assert window.question.asked.sort != "table"
    assert window.desk.seat == "union"


@pytest.mark.clause("RTG-R-HOTSEAT", "RTG-4.2.1a")
def test_two_people_hand_the_laptop_over(open_campaign: OpenCampaign, qtbot: QtBot) -> None:
    window = open_campaign(players=BOTH)
    assert window.pages.currentWidget() is window.cover
    assert "Confederate" in window.cover.button.text()
    assert not window.army.model.rows()
    QTest.keyClick(window, Qt.Key.Key_F9)
    window.run("sit-down")
    settle(window, qtbot)
    assert window.desk.seat == "confederate"
    assert {row.side for row in window.army.model.rows()} == {"confederate"}
    window.run("end")
    settle(window, qtbot)
    assert window.desk.covered
    assert not window.army.model.rows()
    assert not window.map.marks.counters
    assert not window.box.rows
    window.run("end")
    assert "laptop" in window.header.end_reason()
    window.cover.button.click()
    settle(window, qtbot)
    assert {row.side for row in window.army.model.rows()} == {"union"}
    assert window.desk.view.pending is None
    assert window.desk.may_order


def test_reading_marks_are_kept_for_each_of_two(open_campaign: OpenCampaign, qtbot: QtBot) -> None:
    window = open_campaign(players=BOTH)
    for _ in range(6):
        window.desk.sit_down()
        settle(window, qtbot)
        window.run("end")
        settle(window, qtbot)
    assert set(window.box._readers) == {"union", "confederate"}


def test_the_end_shows_the_table_of_points(open_campaign: OpenCampaign, qtbot: QtBot) -> None:
    session = a_campaign(phases=14)
    session.do(cmd.Resign(side="union"))
    window = open_campaign(session)
    assert window.desk.view.over
    assert window.points.isVisible()
    rows = window.points.model.rows()
    score = window.desk.session.score()
    assert score is not None
    assert [row.times for row in rows] == [str(line.count) for line in score.lines]
    assert window.header.end_reason() == "the game is over"
    assert not window.desk.may_order


def test_computer_against_computer_is_watched_to_its_end(open_campaign: OpenCampaign, qtbot: QtBot) -> None:
    players = {"union": "computer:basic", "confederate": "computer:basic"}
    window = open_campaign(players=players)
    qtbot.waitUntil(lambda: window.desk.view.over, timeout=20_000)
    assert window.points.isVisible()


def test_the_computer_does_one_move_at_a_time(open_campaign: OpenCampaign, qtbot: QtBot) -> None:
    window = open_campaign(phases=1)
    phases = []
    window.desk.changed.connect(lambda: phases.append(window.desk.view.phase))
    window.run("end")
    assert window.desk.moving
    assert window.desk.view.phase == "receipt"
    assert isinstance(window.desk.do(cmd.ET()), Refusal)
    settle(window, qtbot)
    assert [one for one, other in zip(phases, [*phases[1:], ""], strict=True) if one != other] == [
        "receipt",
        "execution",
        "fatigue",
        "reconnaissance",
        "confederate",
        "union",
    ]


def test_a_game_that_only_computers_play_waits_for_whoever_takes_it_up_again(open_campaign: OpenCampaign) -> None:
    players = {"union": "computer:basic", "confederate": "computer:basic"}
    session = begin(None, Beginning(scenario="gettysburg-battle", seed="7", players=players))
    for _ in range(3):
        move = session.computer_move()
        session.do(*move.commands, label=move.label)
    before = session.head
    window = open_campaign(session)
    assert window.desk.refereeing
    assert session.head == before
    assert not window.question.isVisible()
    assert "the computer waits" in window.locked.words()
