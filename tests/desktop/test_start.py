"""Where an evening begins: games that go on, the gallery, the tour of the sample battle."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from companion.beginning import Beginning, begin
from companion.desktop.application import Desktop
from companion.desktop.start import Start


def shown(desktop: Desktop) -> Start:
    desktop.show_start()
    assert isinstance(desktop.start, Start)
    return desktop.start


def test_a_recent_game_goes_on_with_enter(desktop: Desktop, tmp_path: Path) -> None:
    path = tmp_path / "old.companion"
    begin(path, Beginning(scenario="the-cornfield", seed="1")).close()
    desktop.settings.opened(path)
    start = shown(desktop)
    QTest.keyClick(start.list, Qt.Key.Key_Return)
    assert desktop.windows[0].path == path
    assert desktop.start is None


def test_a_game_that_is_begun_in_the_gallery_is_opened(desktop: Desktop, tmp_path: Path) -> None:
    shown(desktop)
    desktop.new_game()
    gallery: Any = desktop.gallery
    gallery.path.setText(str(tmp_path / "evening.companion"))
    gallery.begin.click()
    assert desktop.windows[0].path == tmp_path / "evening.companion"
    assert desktop.settings.recent() == [tmp_path / "evening.companion"]


def test_the_tour_is_offered_first_until_it_was_taken(desktop: Desktop) -> None:
    start = shown(desktop)
    assert start.tour.primary
    start.tour.click()
    window = desktop.windows[0]
    assert window.desk.view.title.startswith("McPherson")
    assert window.evening.tour.isVisible()
    assert not shown(desktop).tour.primary


def test_a_file_that_is_gone_is_not_offered(desktop: Desktop, tmp_path: Path) -> None:
    desktop.settings.stored.recent = [str(tmp_path / "gone.companion")]
    assert shown(desktop).model.rowCount() == 0
