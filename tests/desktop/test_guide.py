"""The guide at the desk: found in Help and by the palette, walked by its links, searched as one types."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTextBrowser
from pytestqt.qtbot import QtBot

from companion.desktop.dialogs.guide import GuideBook
from companion.desktop.dialogs.palette import ranked
from companion.desktop.shell import every_window
from companion.desktop.widgets.look import Look


class House:
    """A desktop of which only the look and the windows are asked."""

    def __init__(self) -> None:
        self.look, self.others = Look(), list[object]()


@pytest.fixture
def guide(qtbot: QtBot) -> Iterator[GuideBook]:
    made = GuideBook(Look())
    qtbot.addWidget(made)
    made.show()
    yield made
    made.close()


def names(guide: GuideBook) -> list[str]:
    return [guide.list.item(row).toolTip() for row in range(guide.list.count())]


def follow(text: QTextBrowser, link: str) -> None:
    text.anchorClicked.emit(QUrl(link))


def test_it_opens_on_its_contents_and_a_link_leads_on(guide: GuideBook) -> None:
    assert "The guide" in guide.text.toPlainText()
    follow(guide.text, "desktop.md")
    assert guide.text.toPlainText().startswith("The desk")
    follow(guide.text, "rosters.md")
    guide.back()
    assert guide.current == "desktop.md"
    follow(guide.text, "#keys")
    assert guide.current == "desktop.md#keys"


def test_a_part_is_shown_where_it_stands_on_its_page(guide: GuideBook) -> None:
    guide.turn_to("referee-guide.md")
    assert guide.text.verticalScrollBar().value() == 0
    last = [name for name in names(guide) if name.startswith("referee-guide.md#")][-1]
    guide.turn_to(last)
    assert guide.text.verticalScrollBar().value() > 0


def test_a_link_out_of_the_guide_is_left(guide: GuideBook) -> None:
    guide.turn_to("desktop.md")
    for link in ("https://example.org/", "../README.md", "file:///etc/passwd", "nowhere.md#at-all"):
        follow(guide.text, link)
        assert guide.current == "desktop.md"


def test_it_is_searched_as_one_types(guide: GuideBook) -> None:
    every = guide.list.count()
    QTest.keyClicks(guide.field, "enfilade")
    assert 0 < guide.list.count() < every


def test_only_its_own_pictures_are_loaded(guide: GuideBook) -> None:
    assert guide.text.loadResource(2, QUrl("pictures/fire.png")).width() > 0
    for name in ("pictures/../index.md", "/etc/passwd", "https://example.org/x.png"):
        assert guide.text.loadResource(2, QUrl(name)) is None


def test_help_opens_one_guide_for_all_windows_and_the_palette_finds_its_parts(qtbot: QtBot) -> None:
    from companion.desktop.dialogs.guide import finds

    house = House()
    act = every_window.guide(house)  # type: ignore[arg-type]
    assert act.menu == "Help"
    act.run()
    [first] = house.others
    assert isinstance(first, GuideBook)
    qtbot.addWidget(first)
    found = ranked(finds(house), "who stands where")  # type: ignore[arg-type]
    assert found[0].title == "Who stands where"
    found[0].run()
    assert house.others == [first]
    assert first.current == "field.md#who-stands-where"
    first.close()
