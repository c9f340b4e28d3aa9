"""The heading of panels and dialogs: a title too long for a line stands in two, and no word of it is cut."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Heading
from tests.desktop.fits.measuring import Overheard

LONG = "Before entry 117: Move, with the movement calculator"


@pytest.fixture
def look() -> Look:
    """The look of a desk."""
    return Look()


def cut(heading: Heading) -> list[str]:
    """Draw a heading at the height that it asks for; gives the words of it that are cut."""
    heading.resize(heading.width(), heading.sizeHint().height())
    with Overheard() as heard:
        heading.grab()
    return [one.words for one in heard.cuts]


@pytest.mark.parametrize("wide", [300, 400, 900])
@pytest.mark.parametrize("note", ["", "D10-MOVE-RATE"])
def test_no_word_of_a_title_is_cut(look: Look, qtbot: QtBot, wide: int, note: str) -> None:
    heading = Heading(look, LONG, note)
    qtbot.addWidget(heading)
    heading.show()
    heading.resize(look.px(wide), look.px(36))
    assert cut(heading) == []
    assert (heading.sizeHint().height() > Heading(look, "Move").sizeHint().height()) is (wide < 900)


def test_a_title_that_fits_again_stands_in_one_line(look: Look, qtbot: QtBot) -> None:
    heading = Heading(look, LONG)
    qtbot.addWidget(heading)
    heading.show()
    heading.resize(look.px(300), look.px(36))
    two = heading.sizeHint().height()
    heading.tell("Move")
    one = heading.sizeHint().height()
    assert one < two
    heading.tell(LONG)
    assert heading.sizeHint().height() == two
    heading.resize(look.px(900), two)
    assert heading.sizeHint().height() == one


def test_a_title_beside_a_button_breaks_before_it(look: Look, qtbot: QtBot) -> None:
    heading = Heading(look, "Archer, Brockenbrough and Davis against Cutler, Meredith and Stone")
    qtbot.addWidget(heading)
    heading.resize(look.px(560), look.px(36))
    heading.show()
    heading.put(QPushButton("Resolve"))
    assert cut(heading) == []
