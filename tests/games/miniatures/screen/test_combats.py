"""Charge combats of many at the desk: who fights in them, put together by keys, and questions that hold up one alone."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.this_turn import ThisTurn
from companion.games.miniatures.screen.form import CommandForm
from companion.games.miniatures.screen.window import Window
from companion.games.miniatures.screen.work.charge import ChargeWork
from companion.language.messages import told as in_words
from tests.desktop.conftest import OpenWindow, a_session
from tests.games.miniatures.building import a_battery, a_battle, a_brigade, a_leader, a_worn, in_contact


@pytest.fixture
def charge(open_window: OpenWindow) -> Window:
    state = a_battle(
        in_contact(a_worn("davis", "confederate"), "cutler"),
        in_contact(a_worn("archer", "confederate", stands=6), "cutler"),
        in_contact(a_worn("brockenbrough", "confederate"), "stone"),
        a_worn("cutler", stands=7),
        a_worn("stone"),
        a_battery("hall"),
        a_leader("reynolds", attached="cutler"),
        step="charge",
        player_turn="confederate",
    )
    return open_window(a_session(state))


def work_of(window: Window) -> ChargeWork:
    found = window.centre.work
    assert isinstance(found, ChargeWork)
    return found


def press(window: Window, keys: str, *then: Qt.Key) -> None:
    QTest.keyClicks(window.centre.work, keys)
    for key in then:
        QTest.keyClick(window.centre.work, key)


def pick(window: Window, name: str) -> None:
    """Press the letter that stands beside a unit in the open list."""
    press(window, next(one.hint for one in work_of(window).line_up.grid.items() if one.id == name))


def promised(window: Window) -> Any:
    return work_of(window).prospect()


@pytest.mark.clause("D10-RUL-CHARGE-ONE-COMBAT")
def test_guns_in_the_line_are_added_by_two_keys_and_ladder_and_odds_follow(charge: Window) -> None:
    alone = promised(charge)
    assert (alone.attackers, alone.defenders) == (("davis", "archer"), ("cutler",))
    press(charge, "E")
    pick(charge, "hall")
    both = promised(charge)
    assert both.defenders == ("cutler", "hall")
    outnumbered = {one.label: one.reason for one in both.defender}
    assert "9 to 14" in outnumbered.values()
    assert both.odds != alone.odds
    assert in_words(charge.desk.session.log()[-1].label) == "Davis touches Hall as well"


@pytest.mark.clause("D10-RUL-CHARGE-ONE-COMBAT")
def test_contact_links_two_combats_into_one(charge: Window) -> None:
    assert "(1 of 2)" in work_of(charge).heading.accessibleName()
    press(charge, "E")
    pick(charge, "stone")
    linked = promised(charge)
    assert (linked.attackers, linked.defenders) == (("davis", "archer", "brockenbrough"), ("cutler", "stone"))
    assert "of 2" not in work_of(charge).heading.accessibleName()


@pytest.mark.clause("D10-RUL-CHARGE-ONE-COMBAT")
def test_a_unit_is_left_out_by_agreement_and_taken_in_again(charge: Window) -> None:
    press(charge, "A")
    pick(charge, "archer")
    assert promised(charge).attackers == ("davis",)
    order = work_of(charge).order()
    assert order.parted
    assert not charge.desk.why_not(order)
    pick(charge, "davis")
    assert promised(charge).attackers == ("davis",), "the last of a side stays"
    pick(charge, "archer")
    assert promised(charge).attackers == ("davis", "archer")
    assert not work_of(charge).order().parted
    press(charge, "", Qt.Key.Key_Escape)
    assert work_of(charge).line_up.isHidden()


def test_another_combat_is_rolled_while_a_question_waits(charge: Window) -> None:
    press(charge, "", Qt.Key.Key_Space)
    press(charge, "64", Qt.Key.Key_Return)
    desk = charge.desk
    assert desk.view.pending is not None
    assert promised(charge).attackers == ("brockenbrough",)
    press(charge, "", Qt.Key.Key_Space)
    press(charge, "84", Qt.Key.Key_Return)
    assert [one.name for one in desk.view.waiting] == ["davis", "brockenbrough"]
    assert "(1 of 2)" in work_of(charge).questions.whose.text()
    press(charge, "C")
    assert [one.name for one in desk.view.waiting] == ["brockenbrough", "archer"]
    press(charge, "CX")
    assert not desk.view.waiting
    assert {one.id: one.breakthrough for one in desk.view.units if one.breakthrough} == {
        "davis": "carry",
        "brockenbrough": "carry",
        "archer": "break-through",
    }


def test_a_charge_has_no_target_until_one_is_chosen(open_window: OpenWindow) -> None:
    fit = a_brigade("davis", "confederate", this_turn=ThisTurn(outcome="well-handled"))
    window = open_window(a_session(a_battle(fit, a_brigade("cutler"), step="move", player_turn="confederate")))
    window.desk.select("davis")
    press(window, "C")
    form = window.evening.dialog
    assert isinstance(form, CommandForm)
    form.editors["inches"].setValue(4.0)
    assert form.editors["charges"].answer() == ""
    assert not form.apply.isEnabled(), "Enter would make it a plain move"
    form.editors["charges"].put("cutler")
    assert form.apply.isEnabled()
    assert form.command() == cmd.Move("davis", 4.0, charges="cutler")


def chips(window: Window) -> dict[str, bool]:
    return {name: one.isChecked() for name, one in work_of(window).chips.items()}


# ---- who supports


@pytest.mark.clause("D10-RUL-CHARGE-SUPPORT")
def test_a_supporter_is_named_by_two_keys_and_must_be_large_enough(open_window: OpenWindow) -> None:
    window = open_window(
        a_session(
            a_battle(
                in_contact(a_worn("davis", "confederate", stands=8), "cutler"),
                a_worn("pettigrew", "confederate", stands=3),
                a_worn("heth", "confederate", stands=4),
                a_worn("cutler"),
                a_battery("hall"),
                step="charge",
                player_turn="confederate",
            )
        )
    )
    press(window, "S")
    assert [one.id for one in work_of(window).line_up.grid.items()] == ["pettigrew", "heth"], (
        "no guns, nobody in contact"
    )
    pick(window, "pettigrew")
    order = work_of(window).order()
    assert (order.supporters, order.supported) == (("pettigrew",), ("davis",)), "it can only be Davis whom he supports"
    assert window.desk.why_not(order) == "nobody named has stands enough to support Davis"
    pick(window, "heth")
    assert not window.desk.why_not(work_of(window).order())
    assert any("Supported" in one.label for one in promised(window).attacker)
    pick(window, "pettigrew")
    assert work_of(window).order().supporters == ("heth",)
    press(window, "S")
    assert work_of(window).line_up.isHidden()
    order = work_of(window).order()
    press(window, "", Qt.Key.Key_Space)
    press(window, "93", Qt.Key.Key_Return)
    assert window.desk.session.log()[-1].commands == (order,)


def test_guns_are_not_asked_whether_they_are_supported(charge: Window) -> None:
    press(charge, "E")
    pick(charge, "hall")
    press(charge, "E")
    assert "supported hall" not in chips(charge)
    assert "supported cutler" in chips(charge)


def to_struggle(window: Window) -> str:
    """Give both dice as typed that make the combat in hand a struggle."""
    results = window.desk.rules.results
    gap = next(one.difference for one in promised(window).differences if results[one.result].lost_each_side)
    dice = gap - promised(window).attacker_modifier + promised(window).defender_modifier
    return f"{5 + dice - dice // 2}{5 - dice // 2}"


@pytest.mark.clause("D10-CHARGE-RESULT-STRUGGLE-AGAIN")
def test_who_is_supported_now_is_said_when_a_struggle_is_rolled_again(charge: Window) -> None:
    press(charge, "1")
    press(charge, "", Qt.Key.Key_Space)
    press(charge, to_struggle(charge), Qt.Key.Key_Return)
    press(charge, "1")  # Davis loses the stand
    (struggle,) = charge.desk.view.combats
    assert struggle.again
    assert chips(charge) == {"supported davis": True, "supported archer": False, "supported cutler": False}
    assert work_of(charge).order() == cmd.RollAgain(combat="davis")
    press(charge, "3")
    order = work_of(charge).order()
    assert order == cmd.RollAgain(supported=("davis", "cutler"), combat="davis")
    press(charge, "", Qt.Key.Key_Space)
    press(charge, to_struggle(charge), Qt.Key.Key_Return)
    assert charge.desk.session.log()[-1].commands == (order,)


# ---- ground beside ground


@pytest.mark.clause("D10-RUL-CHARGE-TERRAIN-STACK")
@pytest.mark.parametrize(("reading", "wanted"), [(0, set()), (2, {"works", "trenches"})])
def test_other_ground_is_asked_where_more_than_the_best_counts(
    open_window: OpenWindow, reading: int, wanted: set[str]
) -> None:
    state = a_battle(
        in_contact(a_worn("davis", "confederate"), "cutler"),
        a_worn("cutler"),
        step="charge",
        player_turn="confederate",
        options={"D10-RUL-CHARGE-TERRAIN-STACK": reading},
    )
    window = open_window(a_session(state))
    assert not [name for name in chips(window) if name.startswith("beside")], "nothing stands beside open ground"
    press(window, "G")
    beside = {name.removeprefix("beside "): one for name, one in work_of(window).chips.items() if "beside" in name}
    assert set(beside) == wanted
    if not wanted:
        return
    net = promised(window).defender_modifier
    press(window, beside["works"].cap)
    assert work_of(window).order().ground_besides == ("works",)
    assert promised(window).defender_modifier > net


# ---- the chips


def test_chips_keep_their_words_and_keys_whatever_joins(charge: Window) -> None:
    for unit in ("stone", "hall"):
        press(charge, "E")
        pick(charge, unit)
        press(charge, "E")
    made = list(work_of(charge).chips.values())
    caps = [one.cap for one in made if one.cap]
    assert len(set(caps)) == len(caps)
    assert all(one.width() >= one.sizeHint().width() for one in made), "no word is cut"
    places = [one.geometry() for one in made]
    assert not any(one.intersects(other) for one in places for other in places if one is not other)
    assert len({one.top() for one in places}) > 1
