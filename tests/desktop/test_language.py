"""The language is chosen from the menu of any game: at once, Qt's own words too, and for later evenings."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from companion.desktop.app import qt_words
from companion.desktop.app.application import Desktop
from companion.desktop.desk.settings import Settings
from companion.kernel import languages
from companion.kernel.session import Session
from companion.language.tongue import number, tr
from tests.desktop.conftest import a_line, a_session
from tests.games.campaign.screen.conftest import a_campaign
from tests.games.tactical.screen.conftest import a_battle


@pytest.fixture(autouse=True)
def english(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for one in (languages.WANTED, "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(one, raising=False)
    yield
    languages.choose(languages.ENGLISH)
    qt_words.hush(qapp)


def menus(window: Any) -> list[str]:
    return [one.text() for one in window.menuBar().actions()]


def cancel() -> str:
    return QCoreApplication.translate("QPlatformTheme", "Cancel")


def of_every_kind() -> dict[str, Session]:
    return {"miniatures": a_session(a_line()), "campaign": a_campaign(), "tactical": a_battle()}


@pytest.mark.parametrize("kind", ["miniatures", "campaign", "tactical"])
def test_every_kind_of_window_is_worded_anew_and_the_game_goes_on(desktop: Desktop, kind: str) -> None:
    session = of_every_kind()[kind]
    window = desktop.show_game(session, None)
    before, shown = menus(window), session.view
    window.run("language-de")
    [made] = desktop.windows
    assert made is not window
    assert menus(made)[0] == "Spiel" != before[0]
    assert (made.desk.session is session, session.view) == (True, shown)
    assert (number(1234.5), cancel()) == ("1.234,5", "Abbrechen")
    made.run("language-en")
    assert menus(desktop.windows[0]) == before
    assert (number(1234.5), cancel()) == ("1,234.5", "Cancel")


def test_the_choice_is_spoken_the_next_evening_unless_the_variable_asks_otherwise(
    desktop: Desktop, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    desktop.choose_language("de")
    languages.choose("en")
    later = Desktop(qapp, Settings(desktop.settings.path))
    later.speak()
    assert (later.language, tr("Language: {name}", name="x")) == ("de", "Sprache: x")
    monkeypatch.setenv(languages.WANTED, "en")
    later.speak()
    assert (later.language, cancel()) == ("en", "Cancel")


def test_english_is_spoken_to_who_chose_it_on_a_german_system(
    desktop: Desktop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    languages.choose("de")
    desktop.settings.stored.language = "en"
    desktop.speak()
    assert (desktop.language, tr("Close")) == ("en", "Close")


def test_a_language_that_is_gone_counts_as_none(desktop: Desktop) -> None:
    desktop.settings.stored.language = "nv"
    desktop.speak()
    assert desktop.language == "en"


def test_the_language_that_was_chosen_is_ticked_in_its_menu(desktop: Desktop) -> None:
    window = desktop.show_game(a_session(a_line()), None)
    given = {name: act for name, act in window.acts.items() if name.startswith("language-")}
    on = {name: act.checked() for name, act in given.items() if act.checked is not None}
    assert on == {"language-system": True, "language-en": False, "language-de": False}
    assert not any(act.why() for act in given.values())
    assert [act.title for act in given.values()] == [
        "Language: as the system speaks",
        "Language: English",
        "Language: Deutsch",
    ]


def test_the_choice_is_kept_in_the_file(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "desktop.json")
    settings.stored.language = "de"
    settings.save()
    assert Settings(settings.path).stored.language == "de"
