"""The Print dialog: what a side may know, and which choices come back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from companion.cards.sizes import Layout
from companion.desktop.desk.settings import Settings
from companion.desktop.printing.choices import ChoicesPanel, Wanted, remembered
from companion.desktop.printing.dialog import PrintDialog
from companion.games.miniatures.rules.state import State
from companion.games.miniatures.screen.window import Window
from companion.kernel.session import Session
from tests.desktop.conftest import OpenWindow, a_session
from tests.desktop.printing.dialogs import Open, choose, pressed, text
from tests.games.miniatures.building import a_battle, a_brigade

# ---- what a side may know


def a_secret() -> State:
    return a_battle(
        a_brigade("cutler"),
        a_brigade("davis", "confederate", seen=True),
        a_brigade("stuart", "confederate"),
        step="leaders",
        intelligence="units-hidden",
        turn=1,
    )


def test_a_briefing_is_made_from_what_that_side_alone_may_read(printing: Open, qtbot: QtBot, tmp_path: Path) -> None:
    dialog = printing(Wanted("briefing", "union"), tmp_path / "game.companion", a_secret())
    ready = dialog.ready()
    assert ready is not None
    assert ready.order.source.view is not None
    assert "stuart" not in [one.id for one in ready.order.source.view.units]
    assert "Stuart" not in text(ready.content)
    dialog.choices.side.put("confederate")
    pressed(dialog, qtbot)
    theirs = dialog.ready()
    assert theirs is not None
    assert "Stuart" in text(theirs.content)


def test_a_game_in_memory_has_no_briefing_and_says_why(printing: Open, qtbot: QtBot) -> None:
    dialog = printing(Wanted("briefing", "union"), state=a_secret(), wait=False)
    pressed(dialog, qtbot)
    assert "in a file first" in dialog.strip.words()
    assert dialog.choices.side.count() == 2


def test_a_game_open_for_a_side_prints_that_side_alone(open_window: OpenWindow, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "game.companion"
    a_session(a_secret(), path).close()
    window: Window = open_window(Session.open(path, seat="union"), path)
    window.evening.house.settings.stored.printing = msgspec.to_builtins(Wanted("roster"))
    window.run("print")
    dialog: PrintDialog = window.evening.dialog
    pressed(dialog, qtbot)
    ready = dialog.ready()
    assert ready is not None
    assert "Cutler" in text(ready.content)
    assert "Stuart" not in text(ready.content)
    choose(dialog, "briefing")
    dialog.choices.side.put("confederate")
    pressed(dialog, qtbot)
    assert "other side" in dialog.strip.words()
    dialog.choices.side.put("union")
    qtbot.waitUntil(lambda: dialog.ready() is not None, timeout=20_000)
    dialog.reject()


# ---- what is remembered


def test_the_choices_come_back_the_next_evening(printing: Open, qtbot: QtBot) -> None:
    wanted = Wanted("roster", "confederate", Layout("a3", "tarot", True, True, True, 2.5, "", True, 7.5))
    dialog = printing(wanted)
    assert dialog.choices.wanted() == wanted
    dialog.choices.backs.put("long")
    dialog.reject()
    settings = dialog._settings
    again = Settings(settings.path)
    assert remembered(again.stored.printing).layout.duplex == "long"
    assert remembered(again.stored.printing).side == "confederate"


@pytest.mark.parametrize(
    "stored",
    [
        {},
        {"deck": "chartz"},
        {"deck": 7},
        {"layout": {"paper": "b5"}},
        {"layout": {"margin": 1e9}},
        {"side": "french"},
        {"layout": {"duplex": "long", "fold": True}},
        {"layout": []},
        None,
    ],
    ids=range(9),
)
def test_what_cannot_be_read_or_printed_is_as_at_first(stored: Any) -> None:
    assert remembered(stored) == Wanted()


def test_the_size_is_off_where_there_is_none_to_choose_and_comes_back(printing: Open) -> None:
    dialog = printing(Wanted("roster", layout=Layout(size="poker")))
    choices: ChoicesPanel = dialog.choices
    choose(dialog, "markers")
    assert not choices.card.isEnabled()
    assert choices.wanted().asked().size == "full"
    choose(dialog, "charts")
    assert choices.card.isEnabled()
    assert choices.wanted().asked().size == "poker"


def test_a_briefing_is_for_one_side_and_other_decks_for_both_again(printing: Open) -> None:
    dialog = printing(Wanted("roster"))
    choose(dialog, "briefing")
    assert dialog.choices.wanted().side == "union"
    choose(dialog, "roster")
    assert dialog.choices.side.count() == 3
