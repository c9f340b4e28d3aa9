"""Troops regrouped at the desk, by keys alone: what is offered, what it makes, why not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from companion.desktop.widgets.look import Look
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.commands import COMMAND_KEYS
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.screen.form import CommandForm
from companion.games.miniatures.words import form_units, forms
from tests.desktop.conftest import OpenWindow, a_line, a_session
from tests.games.miniatures.building import a_battery, a_battle, a_brigade, the_rules

Open = Callable[..., CommandForm]


@pytest.fixture
def desk(qapp: QApplication) -> MiniaturesDesk:
    return MiniaturesDesk(a_session(a_line("move")))


@pytest.fixture
def show(desk: MiniaturesDesk, qtbot: QtBot) -> Open:
    def go(tag: str, unit: str = "") -> CommandForm:
        given = ({"unit": unit} if unit else {}) | form_units.preset(tag, desk.view, unit)
        form = CommandForm(desk, Look(), tag, given)
        form.show()
        form.activateWindow()
        qtbot.waitUntil(form.isActiveWindow)
        return form

    return go


def offered(*those: Any, of: str) -> list[tuple[str, int, str]]:
    view = the_rules().view(a_battle(*those), "referee")
    one = next(unit for unit in view.units if unit.id == of)
    return [(part["name"], part["stands"], part["id"]) for part in form_units.offered_parts(one)]


def test_halves_are_offered_of_a_brigade_and_its_batteries_of_a_battalion() -> None:
    assert offered(a_brigade("davis", stands=7), of="davis") == [
        ("Davis", 4, "davis"),
        ("Davis, left", 3, "davis-left"),
    ]
    lee = a_battery("lee", stands=4, label="Parker, Rhett, Jordan")
    assert offered(lee, of="lee") == [("Parker", 2, "lee"), ("Rhett", 1, "rhett"), ("Jordan", 1, "jordan")]


def test_a_brigade_is_split_by_enter_as_it_is_offered(show: Open, desk: MiniaturesDesk) -> None:
    form = show("split", "davis")
    assert form.values()["parts"][1] == {"name": "Davis, left", "stands": 4, "id": "davis-left"}
    QTest.keyClick(form, Qt.Key.Key_Return)
    assert {one.id: one.stands for one in desk.view.units if one.id.startswith("davis")} == {
        "davis": 4,
        "davis-left": 4,
    }


def test_parts_that_do_not_add_up_are_told_while_one_types(show: Open, desk: MiniaturesDesk) -> None:
    form = show("split", "davis")
    rows: Any = form.editors["parts"]
    rows.rows[1]["stands"].put(3)
    assert form.strip.words() == "Davis has 8 stands, and its parts have 7"
    QTest.keyClick(rows.rows[1]["name"], Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    rows.rows[2]["name"].put("Davis, skirmishers")
    rows.rows[2]["stands"].put(1)
    command: Any = form.command()
    assert command.parts[2] == cmd.Part("davis-skirmishers", "Davis, skirmishers", 1)
    assert form.strip.words() == ""


def test_units_are_merged_into_the_one_that_was_selected(show: Open, desk: MiniaturesDesk) -> None:
    form = show("merge", "davis")
    form.editors["units"].put(("davis", "archer"))
    form.check()
    assert [value for _, value in next(x for x in _fields(form) if x.name == "into").choices] == ["davis", "archer"]
    QTest.keyClick(form, Qt.Key.Key_Return)
    assert {one.id for one in desk.view.units if one.side == "confederate"} == {"davis", "pegram"}


def _fields(form: CommandForm) -> Any:
    return forms.fields(form.tag, form.desk.view, values=form.values())


def test_a_unit_is_added_from_what_is_filled_in(show: Open, desk: MiniaturesDesk) -> None:
    form = show("add-unit", "cutler")
    row: Any = form.editors["row"]
    assert row.answer() == {"side": "union", "corps": "union-I", "division": "union-1"}
    assert row.first().hasFocus()
    row.put({"unit": "Stone", "arm": "infantry"})
    assert form.strip.words().startswith("Men: men and stands are both missing")
    row.put({"stands": 6})
    QTest.keyClick(form, Qt.Key.Key_Return)
    assert next(one.stands for one in desk.view.units if one.id == "stone") == 6


def test_a_unit_is_renamed_and_transferred(show: Open, desk: MiniaturesDesk) -> None:
    form = show("rename", "davis")
    assert form.values()["name"] == "Davis"
    form.editors["name"].put("Connally")
    QTest.keyClick(form, Qt.Key.Key_Return)
    form = show("transfer", "davis")
    form.editors["to"].put("confederate-I")
    QTest.keyClick(form, Qt.Key.Key_Return)
    one: Any = desk.unit("davis")
    assert (one.name, one.division, one.corps) == ("Connally", "", "confederate-I")


@pytest.mark.parametrize("chosen", ["davis", "heth", ""])
@pytest.mark.parametrize("step", ["leaders", "detached", "move", "offensive", "defensive", "charge"])
def test_their_keys_open_them_from_the_work_of_every_step(open_window: OpenWindow, step: str, chosen: str) -> None:
    window = open_window(a_session(a_line(step)))
    window.desk.select(chosen)
    for tag in ("split", "merge", "add-unit", "rename", "transfer"):
        window.centre.work.setFocus()
        QTest.keySequence(window.centre.work, QKeySequence(COMMAND_KEYS[tag][1]))
        form = window.evening.dialog
        assert isinstance(form, CommandForm), f"{tag} in {step}"
        assert form.isVisible()
        assert form.tag == tag
        form.reject()


# ---- where one begins, and room for what is told


def test_who_is_ticked_already_stands_first_and_stays_there_when_another_is_ticked(show: Open) -> None:
    form = show("merge", "pegram")
    units: Any = form.editors["units"]
    assert units.item(0).text() == "Pegram"
    assert units.item(0).checkState() == Qt.CheckState.Checked
    order = [units.item(nth).text() for nth in range(units.count())]
    units.item(units.count() - 1).setCheckState(Qt.CheckState.Checked)
    assert [units.item(nth).text() for nth in range(units.count())] == order


@pytest.mark.parametrize(
    ("tag", "field"),
    [("rename", "name"), ("transfer", "to"), ("merge", "units"), ("split", "parts"), ("add-unit", "row")],
)
def test_the_first_field_that_wants_something_has_the_keys_and_nothing_is_refused_yet(
    show: Open, tag: str, field: str
) -> None:
    form = show(tag, "davis")
    on: Any = QApplication.focusWidget()
    assert form.editors[field] is on or form.editors[field].isAncestorOf(on)
    assert form.strip.words() == ""


def test_a_new_name_is_typed_over_the_old_one_at_once(show: Open, desk: MiniaturesDesk) -> None:
    form = show("rename", "davis")
    assert form.command() == "Name: write another"
    QTest.keyClicks(form.editors["name"], "Jeff Davis")
    QTest.keyClick(form, Qt.Key.Key_Return)
    assert desk.name("davis") == "Jeff Davis"


def test_of_a_unit_that_joins_the_name_is_asked_for_first(show: Open) -> None:
    form = show("add-unit", "davis")
    row: Any = form.editors["row"]
    assert row.parts["side"].answer() == "confederate"
    assert row.parts["unit"].hasFocus()


def test_a_form_grows_for_what_is_refused(show: Open, qtbot: QtBot) -> None:
    form = show("transfer", "davis")
    (area,) = form.findChildren(QScrollArea)
    form.editors["to"].setEditText("nobody knows it " * 12)
    assert form.strip.words() != ""
    qtbot.waitUntil(lambda: area.verticalScrollBar().maximum() == 0)
    assert form.height() <= form.screen().availableGeometry().height()
