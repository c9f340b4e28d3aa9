"""A campaign is begun from the desktop: scenario, players, rulings, file; what cannot be is said at the button."""

from __future__ import annotations

from pathlib import Path

from companion.desktop.app.application import Desktop
from companion.desktop.app.start import Start
from companion.games.campaign.screen.beginning import NewCampaign
from companion.games.campaign.screen.window import CampaignWindow
from companion.kernel.session import Session


def opened(desktop: Desktop) -> NewCampaign:
    desktop.show_start()
    assert isinstance(desktop.start, Start)
    desktop.start.run("new-campaign")
    made: NewCampaign = desktop.asking
    return made


FRAME = 60
"""Of 255: how much lighter than its ground a line is that eyes find at once."""


def test_a_campaign_is_begun_and_opened(desktop: Desktop, tmp_path: Path) -> None:
    dialog = opened(desktop)
    dialog.scenario.setCurrentIndex(dialog.scenario.findData("gettysburg-battle"))
    assert "Heth" in dialog.words.text()
    dialog.players["confederate"].setCurrentIndex(1)
    dialog.players["union"].setCurrentIndex(0)
    box = dialog.rulings["RTG-R-NIGHT-NORMAL"][0]
    box.setCurrentIndex(1)
    dialog.offline.setChecked(True)
    dialog.path.setText(str(tmp_path / "july"))
    dialog.begin.click()
    window = desktop.windows[0]
    assert isinstance(window, CampaignWindow)
    assert window.path == tmp_path / "july.companion"
    assert window.desk.seat == "union"
    assert window.desk.view.offline
    assert window.desk.view.options == {"RTG-R-NIGHT-NORMAL": 1}
    assert desktop.start is None


def test_what_cannot_be_begun_says_why(desktop: Desktop, tmp_path: Path) -> None:
    dialog = opened(desktop)
    assert dialog.begin.isEnabled()
    dialog.path.setText("")
    assert "name the file" in dialog.begin.reason
    (tmp_path / "there.companion").write_text("")
    dialog.path.setText(str(tmp_path / "there"))
    assert "already" in dialog.begin.reason
    dialog.start()
    assert dialog.strip.words()
    dialog.path.setText(str(tmp_path / "nowhere" / "x"))
    assert "no such folder" in dialog.begin.reason
    dialog.reject()


def test_the_default_is_the_solitaire_game_of_the_confederates(desktop: Desktop) -> None:
    dialog = opened(desktop)
    assert dialog.wanted().players == {"confederate": "human", "union": "computer:basic"}
    path = dialog.place.file()
    dialog.begin.click()
    assert path is not None
    desktop.windows[0].close()
    with Session.open(path) as session:
        assert session.view.control["union"] == "computer:basic"


def test_the_empty_box_of_battles_on_the_table_stands_out_in_the_dark(desktop: Desktop) -> None:
    desktop.choose_theme("dark")
    dialog = opened(desktop)
    box = dialog.offline
    picture, middle = box.grab().toImage(), box.height() // 2
    light = [picture.pixelColor(x, middle).lightness() for x in range(desktop.look.px(16))]
    dialog.reject()
    assert max(light) - min(light) > FRAME, "its left edge is crossed"
