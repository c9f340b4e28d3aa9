"""A square-grid battle is begun from the desktop: scenario, the main menu's options, rulings, file."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.desktop.app.application import Desktop
from companion.desktop.app.start import Start
from companion.games.tactical.screen.beginning import NewBattle
from companion.games.tactical.screen.window import TacticalWindow


def opened(desktop: Desktop) -> NewBattle:
    desktop.show_start()
    assert isinstance(desktop.start, Start)
    desktop.start.run("new-battle")
    made: NewBattle = desktop.asking
    return made


@pytest.mark.clause("ANT-2.1a", "ANT-2.1e", "ANT-2.1g", "ANT-2.1i", "ANT-2.1m", "ANT-2.1o", "ANT-QS-1.5a")
def test_a_battle_is_begun_and_opened(desktop: Desktop, tmp_path: Path) -> None:
    dialog = opened(desktop)
    names = [dialog.scenario.itemData(nth) for nth in range(dialog.scenario.count())]
    levels = ("basic", "intermediate", "advanced")
    great = {f"{battle}-{level}" for battle in ("antietam", "shiloh") for level in levels}
    assert set(names) == great | {"shiloh-sunken-road"}
    dialog.scenario.setCurrentIndex(dialog.scenario.findData("antietam-intermediate"))
    for box, value in (
        (dialog.play_level, "5"),
        (dialog.hidden, "yes"),
        (dialog.activation, "no"),
        (dialog.time_limit, "10"),
        (dialog.players["union"], "human"),
        (dialog.players["confederate"], "computer:basic"),
    ):
        box.setCurrentIndex(box.findData(value))
    dialog.rulings["ANT-R-FATREC"][0].setCurrentIndex(1)
    dialog.path.setText(str(tmp_path / "sharpsburg"))
    dialog.begin.click()
    window = desktop.windows[0]
    assert isinstance(window, TacticalWindow)
    view = window.desk.view
    assert (view.level, view.play_level, view.hidden, view.activation, view.time_limit) == (
        "intermediate",
        5,
        True,
        False,
        10,
    )
    assert view.control == {"union": "human", "confederate": "computer:basic"}
    assert view.options == {"ANT-R-FATREC": 1}


@pytest.mark.clause("ANT-QS-1.5b")
def test_the_default_choices_begin_a_game(desktop: Desktop) -> None:
    dialog = opened(desktop)
    assert dialog.wanted().settings == {"play-level": "3"}
    dialog.begin.click()
    assert desktop.windows[0].desk.view.play_level == 3


def test_each_ruleset_asks_its_own_rulings(desktop: Desktop) -> None:
    dialog = opened(desktop)
    dialog.scenario.setCurrentIndex(dialog.scenario.findData("antietam-basic"))
    antietam = set(dialog.rulings)
    dialog.scenario.setCurrentIndex(dialog.scenario.findData("shiloh-sunken-road"))
    shiloh = set(dialog.rulings)
    assert shiloh
    assert shiloh != antietam
    assert all(words for _, words, _ in dialog.rulings.values())
    dialog.reject()
