"""Where an evening begins: scenarios with their forces, rosters row by row, the file of the game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest

from companion.beginning import scenarios
from companion.desktop.application import Desktop
from companion.desktop.gallery import Gallery
from companion.desktop.roster_preview import PreviewModel
from companion.present import gallery as cards
from companion.session import Session

GOOD = """side,corps,division,unit,arm,men,guns,gun_type,leader,arrives
union,I Corps,1st,Meredith,infantry,1829,,,Wadsworth,
confederate,Third Corps,Heth,Archer,infantry,1197,,,Heth,1
"""
BAD = GOOD.replace("1829", "many").replace("infantry,1197", "infantary,1197")


@pytest.fixture
def gallery(desktop: Desktop) -> Gallery:
    desktop.show_start()
    assert isinstance(desktop.start, Gallery)
    return desktop.start


def choose(gallery: Gallery, name: str) -> None:
    for place in range(gallery.list.count()):
        data = gallery.list.item(place).data(Qt.ItemDataRole.UserRole)
        if data and name in data:
            gallery.list.setCurrentRow(place)
            return
    raise LookupError(name)


def test_every_scenario_is_shown_with_its_forces(gallery: Gallery) -> None:
    for one in scenarios():
        choose(gallery, one.name)
        assert gallery.heading.accessibleName().startswith(one.title.partition(",")[0])
        assert f"{one.turns} turns" in gallery.facts.text()
        assert "Union: " in gallery.picture.accessibleDescription()
        assert "stands" in gallery.picture.accessibleDescription()
        assert gallery.begin.isEnabled()


def test_a_game_is_begun_in_its_file_with_what_was_chosen(gallery: Gallery, desktop: Desktop, tmp_path: Path) -> None:
    choose(gallery, "mcphersons-ridge")
    gallery.path.setText(str(tmp_path / "evening.companion"))
    gallery.choices.seed.setText("42")
    gallery.choices.dice["union"].setCurrentIndex(1)
    hidden = gallery.choices.boxes["intelligence"]
    hidden.setCurrentIndex(hidden.findData("units-hidden"))
    road = gallery.choices.boxes["D10-RUL-MOVE-CAV-ROAD"]
    road.setCurrentIndex(1)
    QTest.keyClick(gallery.begin, Qt.Key.Key_Space)
    window = desktop.windows[0]
    view: Any = window.desk.view
    assert view.intelligence == "units-hidden"
    assert view.options == {"D10-RUL-MOVE-CAV-ROAD": 1}
    assert view.dice == {"union/all": "entered"}
    assert window.desk.session.meta["seed"] == "42"
    assert desktop.settings.recent() == [tmp_path / "evening.companion"]


def test_a_file_that_is_there_is_never_overwritten(gallery: Gallery, tmp_path: Path) -> None:
    there = tmp_path / "there.companion"
    there.write_text("something else", encoding="utf-8")
    choose(gallery, "mcphersons-ridge")
    gallery.path.setText(str(there))
    assert gallery.begin.reason == "that file is there already"
    gallery.start()
    assert there.read_text(encoding="utf-8") == "something else"


def test_bad_rows_of_a_roster_are_marked_with_what_is_wrong(gallery: Gallery, tmp_path: Path) -> None:
    bad = tmp_path / "bad.csv"
    bad.write_text(BAD, encoding="utf-8")
    gallery.take([bad])
    model = gallery.rosters.model
    told = [model.data(model.index(place, 0)) for place in range(model.rowCount())]
    assert "men" in told[0]
    assert told[0].startswith("▲")
    assert "infantry" in told[1]
    assert gallery.begin.reason == "2 rows are bad"


def test_a_good_roster_begins_a_game(gallery: Gallery, desktop: Desktop, tmp_path: Path) -> None:
    good = tmp_path / "good.csv"
    good.write_text(GOOD, encoding="utf-8")
    gallery.take([good])
    gallery.path.setText(str(tmp_path / "mine.companion"))
    assert not gallery.begin.reason
    gallery.start()
    assert [one.name for one in desktop.windows[0].desk.view.units] == ["Meredith", "Archer"]


def test_what_is_wrong_beyond_single_rows_closes_the_beginning_too(gallery: Gallery, tmp_path: Path) -> None:
    strange = tmp_path / "strange.csv"
    strange.write_text("a;b;c\n1;2;3\n", encoding="utf-8")
    gallery.take([strange])
    assert gallery.begin.reason
    gallery.take([tmp_path / "gone.csv"])
    assert "gone.csv" in gallery.begin.reason


def test_a_recent_game_is_opened_from_its_line(desktop: Desktop, tmp_path: Path) -> None:
    from companion.beginning import Beginning, begin

    path = tmp_path / "old.companion"
    begin(path, Beginning(scenario="the-cornfield", seed="1")).close()
    desktop.settings.opened(path)
    desktop.show_start()
    start = desktop.start
    assert isinstance(start, Gallery)
    choose(start, str(path))
    QTest.keyClick(start.begin, Qt.Key.Key_Space)
    assert desktop.windows[0].path == path


def test_the_preview_is_a_sound_table(desktop: Desktop) -> None:
    model = PreviewModel(desktop.look)
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.show(cards.preview({"bad.csv": BAD}))
    model.show(cards.preview({}))
    assert tester is not None


def test_a_preview_numbers_rows_as_the_file_does() -> None:
    found = cards.preview({"r.csv": GOOD.replace("\nconfederate", "\n\nconfederate")})
    assert [row.number for row in found.rows] == [2, 4]
    assert found.problems == ()


def test_a_card_counts_the_forces(gallery: Gallery) -> None:
    with Session.create(
        None, kind="miniatures", start=_began(), sources=_sources(), seed="1", scenario="x", label="Set-up"
    ) as session:
        assert cards.strength(session.view, "union") == "3 brigades with 22 stands, 2 gun stands"


def _began() -> Any:
    from companion.miniatures import events as ev
    from tests.desktop.conftest import a_line

    return ev.Began(a_line())


def _sources() -> dict[str, str]:
    from companion.beginning import CHARTS
    from companion.data import ruleset_texts

    return {f"rules/{name}": text for name, text in ruleset_texts("miniatures", only=CHARTS).items()}
