"""What is heard of a battle: results and whose turn it is, and nothing unless that was switched on."""

from __future__ import annotations

from typing import Any

import pytest

from companion.desktop.app.application import Desktop
from companion.desktop.dialogs.preferences import Preferences
from companion.desktop.widgets.sounding import Sounding
from companion.games.miniatures.rules import commands as cmd
from tests.desktop.conftest import OpenWindow, a_line, a_session


@pytest.fixture
def heard(desktop: Desktop, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Give what is played, as it is played."""
    found: list[str] = []
    monkeypatch.setattr(Sounding, "play", lambda _, sound: found.append(sound.id))
    desktop.settings.stored.sounds = True
    return found


def test_nothing_is_heard_as_long_as_it_is_not_switched_on(
    desktop: Desktop, open_window: OpenWindow, heard: list[str]
) -> None:
    desktop.settings.stored.sounds = False
    window = open_window(a_session(a_line("move")))
    window.desk.do(cmd.Maneuver("archer"), faces=(9,))
    assert heard == []


def test_a_roll_is_heard_and_no_undo(open_window: OpenWindow, heard: list[str]) -> None:
    window = open_window(a_session(a_line("move")))
    window.desk.do(cmd.Maneuver("archer"), faces=(9,))
    assert heard == ["result"]
    window.desk.do(cmd.Note("a word"))
    window.desk.undo()
    window.desk.undo()
    assert heard == ["result"]


def test_who_acts_from_now_on_is_heard(open_window: OpenWindow, heard: list[str]) -> None:
    window = open_window(a_session(a_line("defensive")))
    assert window.desk.view.to_act == "union"
    window.run("next-step")
    assert window.desk.view.to_act == "confederate"
    assert heard == ["confederate"]


def test_it_is_switched_on_in_the_preferences_and_heard_there(
    desktop: Desktop, open_window: OpenWindow, heard: list[str]
) -> None:
    desktop.settings.stored.sounds = False
    window: Any = open_window(a_session(a_line("move")))
    window.run("preferences")
    [page] = [one for one in desktop.others if isinstance(one, Preferences)]
    page.sounds.click()
    assert heard == ["result"]
    assert desktop.settings.stored.sounds
    desktop.sounding.silent.emit("no sound is heard")
    assert "no sound is heard" in page.strip.accessibleName()
    assert "No sound is heard" in window.centre.work.refusal.words()
