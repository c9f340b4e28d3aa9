"""A window lies inside its screen, stands where it stood, and is no larger than the screen has room for."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from companion.desktop.app.application import Desktop
from companion.desktop.shell.keys import scale_words
from companion.desktop.widgets import fitting
from companion.desktop.widgets.fitting import Standing, largest
from tests.desktop.conftest import OpenWindow, a_line, a_session


class Stood(Standing, QDialog):
    """A window that keeps its place."""


@pytest.mark.parametrize(
    ("wide", "high", "ratio", "percent"),
    [
        (2560, 1400, 1.0, 195),
        (1920, 1050, 1.0, 145),
        (1366, 736, 1.0, 100),
        (800, 600, 1.0, 100),
        (960, 525, 2.0, 70),
        (911, 491, 1.5, 67),
    ],
)
def test_the_largest_scale_has_room_for_the_smallest_window_in_true_letters(
    wide: int, high: int, ratio: float, percent: int
) -> None:
    assert largest(QSize(wide, high), ratio) == percent


def test_a_scale_for_which_there_is_no_room_is_said_and_comes_when_there_is(desktop: Desktop) -> None:
    desktop.look.allow(145)
    desktop.look.change(percent=200)
    assert desktop.look.percent == 145
    assert desktop.settings.stored.percent == 200
    assert scale_words(desktop.look) == "145\u202f%: for 200\u202f% this screen has no room"
    desktop.look.allow(250)
    assert desktop.look.percent == 200
    assert scale_words(desktop.look) == "200\u202f%"


def test_larger_and_smaller_go_by_quarters_from_what_is_shown(open_window: OpenWindow, desktop: Desktop) -> None:
    open_window(a_session(a_line("move")))
    desktop.look.allow(145)
    desktop.look.change(percent=200)
    desktop.windows[-1].run("smaller")
    assert desktop.look.percent == 125
    desktop.windows[-1].run("larger")
    assert (desktop.look.wanted, desktop.look.percent) == (150, 145)


def test_a_window_too_large_for_its_screen_is_made_to_fit(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fitting, "room_of", lambda _: QRect(0, 0, 500, 300))
    dialog = Stood()
    qtbot.addWidget(dialog)
    dialog.resize(900, 700)
    dialog.stand({})
    dialog.show()
    assert (dialog.width(), dialog.height()) == (500, 300)


def test_a_window_stands_where_it_stood_and_never_out_of_sight(qtbot: QtBot) -> None:
    places: dict[str, str] = {}

    def shown() -> Stood:
        made = Stood()
        qtbot.addWidget(made)
        made.resize(300, 200)
        made.stand(places, "one")
        made.show()
        return made

    first = shown()
    first.setGeometry(QRect(QPoint(40, 50), QSize(320, 240)))
    first.close()
    again = shown()
    assert again.size() == QSize(320, 240)
    assert (again.x(), again.y()) == (first.x(), first.y())
    again.move(5000, 4000)
    again.close()
    last = shown()
    assert last.screen().availableGeometry().contains(last.geometry())


def test_a_dialog_that_was_put_aside_comes_up_there_again_and_goes_with_its_window(
    open_window: OpenWindow, qtbot: QtBot
) -> None:
    window = open_window(a_session(a_line("move")))
    window.move(20, 20)

    def shown(aside: QPoint | None = None) -> QPoint:
        window.evening.open_form("note", {})
        dialog = window.evening.dialog
        if aside is not None:
            dialog.move(window.pos() + aside)
        found = dialog.pos() - window.pos()
        dialog.reject()
        return QPoint(found)

    aside = QPoint(150, 90)
    shown(aside)
    assert shown() == aside
    window.move(60, 40)
    assert shown() == aside
    window.evening.house.look.places["dialog/CommandForm"] = "5000,nowhere"
    shown()
    window.evening.house.look.places["dialog/CommandForm"] = "5000,5000"
    window.evening.open_form("note", {})
    dialog = window.evening.dialog
    assert window.screen().availableGeometry().contains(dialog.geometry())
    dialog.reject()


def test_places_that_no_version_wrote_are_passed_over(qtbot: QtBot) -> None:
    window = Stood()
    qtbot.addWidget(window)
    window.resize(300, 200)
    window.stand({"one": "no base64 at all!"}, "one")
    window.show()
    assert window.size() == QSize(300, 200)
