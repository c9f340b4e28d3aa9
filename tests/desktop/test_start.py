"""Where an evening begins: games that go on, the gallery, the tour of the sample battle."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from companion.desktop.app import application, qt_words
from companion.desktop.app.application import Desktop
from companion.desktop.app.start import Start
from companion.kernel import languages, units
from companion.kernel.beginning import Beginning, begin
from companion.kernel.kind import kind_of
from tests.desktop.conftest import a_line, a_session


@pytest.fixture(autouse=True)
def as_it_was(qapp: QApplication) -> Iterator[None]:
    yield
    units.choose("inches")
    languages.choose(languages.ENGLISH)
    qt_words.hush(qapp)


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
    shown(desktop).buttons["new"].click()
    gallery: Any = desktop.asking
    gallery.path.setText(str(tmp_path / "evening.companion"))
    gallery.begin.click()
    assert desktop.windows[0].path == tmp_path / "evening.companion"
    assert desktop.settings.recent() == [tmp_path / "evening.companion"]


def test_the_tour_is_offered_first_until_it_was_taken(desktop: Desktop) -> None:
    start = shown(desktop)
    assert start.buttons["tour"].primary
    start.buttons["tour"].click()
    window = desktop.windows[0]
    assert window.desk.view.title.startswith("McPherson")
    assert window.evening.tour.isVisible()
    assert not shown(desktop).buttons["tour"].primary


def test_a_kind_of_game_without_windows_is_told_of_in_words(
    desktop: Desktop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "plain.companion"
    begin(path, Beginning(scenario="the-cornfield", seed="1")).close()
    bare = msgspec.structs.replace(kind_of("miniatures"), screen=None)
    monkeypatch.setattr(application, "kind_of", lambda _: bare)
    assert desktop.open(path) is None
    assert desktop.windows == []
    assert isinstance(desktop.start, Start)
    told = desktop.start.strip.words()
    assert "there is no window for games of this kind: Battle of miniatures" in told
    assert '"companion play plain.companion"' in told
    assert desktop.settings.recent() == []


def test_a_file_that_is_gone_is_not_offered(desktop: Desktop, tmp_path: Path) -> None:
    desktop.settings.stored.recent = [str(tmp_path / "gone.companion")]
    assert shown(desktop).model.rowCount() == 0


def test_the_menus_offer_what_those_of_a_game_do_by_the_same_keys(desktop: Desktop) -> None:
    start = shown(desktop)
    offered = {act.id: (act.title, act.key, act.menu) for act in start.acts.values()}
    window = desktop.show_game(a_session(a_line()), None)
    of_a_game = {act.id: (act.title, act.key, act.menu) for act in window.acts.values()}
    assert {"dark", "larger", "language-de", "units", "new", "open"} <= set(offered)
    assert {name: of_a_game[name] for name in offered if name != "tour"} == {
        name: found for name, found in offered.items() if name != "tour"
    }


def test_every_button_shows_the_key_of_its_act(desktop: Desktop) -> None:
    start = shown(desktop)
    assert list(start.buttons) == ["new", "new-campaign", "new-battle", "tour", "open", "editor"]
    assert {name: one.cap for name, one in start.buttons.items()} == {
        name: start.acts[name].key.replace("+", " ") for name in start.buttons
    }


def test_language_and_units_are_chosen_before_any_game_and_the_window_is_worded_anew(desktop: Desktop) -> None:
    first = shown(desktop)
    first.run("language-de")
    second = desktop.start
    assert isinstance(second, Start)
    assert second is not first
    assert not first.isVisible()
    assert second.buttons["new"].text() == "Neues Spiel …"
    assert [one.text() for one in second.bar.actions()] == ["Spiel", "Ansicht", "Hilfe"]
    assert second.acts["language-de"].checked is not None
    assert second.acts["language-de"].checked()
    second.run("units")
    assert desktop.settings.stored.units == "cm"
    third = desktop.start
    assert isinstance(third, Start)
    third.run("language-en")
    assert isinstance(desktop.start, Start)
    assert desktop.start.buttons["new"].text() == "New game …"


def test_the_window_grows_with_its_letters(desktop: Desktop) -> None:
    first = shown(desktop)
    first.run("larger")
    assert desktop.start is not first
    assert desktop.look.percent == 125
