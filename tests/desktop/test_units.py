"""A table measured in centimetres: what is shown and typed is in them, what is ordered and stored is in inches."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from companion.desktop.app.application import Desktop
from companion.desktop.desk.settings import Settings
from companion.desktop.widgets.lengths import LengthBox
from companion.kernel import languages, units
from companion.language.lengths import metric
from tests.desktop.conftest import a_line, a_session


@pytest.fixture(autouse=True)
def as_it_was(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.delenv(units.WANTED, raising=False)
    yield
    units.choose("inches")
    languages.choose("en")


def the_move(window: Any) -> Any:
    window.evening.open_form("move", {"unit": "davis"})
    return window.evening.dialog


def test_the_turn_from_the_menu_words_the_window_anew_and_is_kept(desktop: Desktop) -> None:
    window = desktop.show_game(a_session(a_line()), None)
    window.run("units")
    [made] = desktop.windows
    assert made is not window
    assert (metric(), Settings(desktop.settings.path).stored.units) == (True, "cm")
    form = the_move(made)
    assert form.reach.words().endswith("basic rate of infantry: 30")
    form.reject()
    made.run("units")
    assert the_move(desktop.windows[0]).reach.words().endswith("basic rate of infantry: 12")
    desktop.windows[0].evening.dialog.reject()


def test_the_next_evening_begins_as_it_was_chosen(desktop: Desktop) -> None:
    desktop.settings.stored.units = "cm"
    desktop.speak()
    assert metric()


def test_an_order_has_the_inches_of_the_centimetres_typed(desktop: Desktop) -> None:
    units.choose("cm")
    form = the_move(desktop.show_game(a_session(a_line()), None))
    box = form.editors["inches"]
    box.selectAll()
    QTest.keyClicks(box, "7.5")
    assert (box.text(), form.values()["inches"]) == ("7.5 cm", 3.0)
    assert "7.5 cm too far" in form.reach.words()  # it is not the step of its moves
    box.put(12)
    assert (box.text(), form.values()["inches"]) == ("30 cm", 12.0)
    form.reject()


@pytest.mark.parametrize("typed", ["7,5", "7.5"])
def test_german_takes_a_comma_or_a_point_and_shows_a_comma(desktop: Desktop, typed: str) -> None:
    languages.choose("de")
    units.choose("cm")
    box = LengthBox()
    box.selectAll()
    QTest.keyClicks(box, typed)
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert (box.text(), box.answer()) == ("7,5 cm", 3.0)


def test_what_is_put_in_and_not_changed_comes_back_to_the_last_part(desktop: Desktop) -> None:
    units.choose("cm")
    box = LengthBox()
    box.put(34 / 3)
    assert (box.text(), box.answer()) == ("28.33 cm", 34 / 3)
    box.setValue(28)
    assert box.answer() == 11.2
