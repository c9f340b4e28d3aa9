"""The dialog of a new game, driven as a person does: scenarios, house rules, the file, and what is refused."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from companion.desktop.widgets.look import Look
from companion.games.miniatures.screen.beginning.new_game import NewGame
from companion.games.miniatures.screen.beginning.shelf import FILE, ROSTERS, SCENARIO
from companion.kernel.packing import packed_scenario
from companion.kernel.session import Session

Open = Callable[..., NewGame]
CTRL, PLAIN = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def open_it(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Open:
    """Open the dialog; its questions for files are answered beforehand."""
    look = Look()
    look.dress(qapp)

    def go(*, path: str = "", scenario: str = "", rosters: tuple[str, ...] = ()) -> NewGame:
        dialog = NewGame(
            look,
            folder=str(tmp_path),
            choose_path=lambda _, __: path,
            choose_scenario=lambda _, __: scenario,
            choose_rosters=lambda _: rosters,
        )
        qtbot.addWidget(dialog)
        dialog.show()
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        return dialog

    return go


def test_it_opens_before_the_small_pictures_are_drawn_and_nothing_moves_when_they_are(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    dialog = NewGame(Look(), folder=str(tmp_path))
    qtbot.addWidget(dialog)
    battles = [one for one in dialog.shelf.entries() if one.kind == SCENARIO]
    assert battles
    assert not any(one.groups for one in battles)
    dialog.show()
    last = dialog.shelf.item(dialog.shelf.count() - 1)
    stood = dialog.shelf.visualItemRect(last)
    qtbot.waitUntil(lambda: all(one.groups for one in dialog.shelf.entries() if one.kind == SCENARIO))
    assert dialog.shelf.visualItemRect(last) == stood


def test_every_scenario_is_on_the_shelf_with_picture_and_forces(open_it: Open, qtbot: QtBot) -> None:
    dialog = open_it()
    qtbot.waitUntil(lambda: all(one.groups for one in dialog.shelf.entries() if one.kind == SCENARIO))
    for place, title in ((0, "McPherson's Ridge"), (1, "The Cornfield")):
        dialog.shelf.setCurrentRow(place)
        assert dialog.heading.accessibleName().startswith(title)
        assert "turns" in dialog.facts.text()
        assert "points" in dialog.objectives.text()
        assert "at the start" in dialog.picture.accessibleDescription()
        assert "brigades" in dialog.forces.accessibleDescription()
        assert not dialog.grab().isNull()
        assert dialog.begin.isEnabled()


def test_a_game_is_begun_by_keys_with_its_rules_seed_and_dice(open_it: Open, qtbot: QtBot, tmp_path: Path) -> None:
    dialog = open_it()
    QTest.keyClick(dialog.shelf, Qt.Key.Key_Down)
    assert dialog.shelf.chosen().name == "the-cornfield"
    choices = dialog.choices
    choices.dice["union"].setCurrentIndex(1)
    choices.seed.setText("1862")
    choices.boxes["D10-RUL-MOVE-CAV-ROAD"].setCurrentIndex(1)
    choices.boxes["intelligence"].setCurrentIndex(2)
    with qtbot.waitSignal(dialog.created) as heard:
        QTest.keyClick(dialog.shelf, Qt.Key.Key_Return)
    path = tmp_path / "the-cornfield.companion"
    assert heard.args == [path]
    assert not dialog.isVisible()
    with Session.open(path) as session:
        view = session.view
        assert view.title.startswith("The Cornfield")
        assert view.options == {"D10-RUL-MOVE-CAV-ROAD": 1}
        assert view.intelligence == "units-hidden"
        assert any("union" in side for side in view.dice)


def test_typed_letters_find_a_battle_by_a_word_of_its_name(open_it: Open) -> None:
    dialog = open_it()
    QTest.keyClicks(dialog.shelf, "corn")
    assert dialog.shelf.chosen().name == "the-cornfield"


def test_the_scale_changes_what_is_shown(open_it: Open) -> None:
    dialog = open_it()
    before = dialog.forces.accessibleDescription()
    box = dialog.choices.boxes["scale"]
    box.setCurrentIndex(1)
    assert dialog.forces.accessibleDescription() != before
    dialog.choices.reset()
    assert dialog.forces.accessibleDescription() == before
    assert dialog.choices.back.reason


def test_every_ruling_has_its_question_and_says_its_default(open_it: Open) -> None:
    choices = open_it().choices
    assert len(choices.boxes) == len(choices.options.option) + len(choices.options.setting)
    for option in choices.options.option:
        box = choices.boxes[option.id]
        assert box.accessibleName() == option.label
        assert box.accessibleDescription().strip()
        assert "(default)" in box.itemText(0)
        assert box.count() == len(option.choices)
    assert choices.settings() == {}
    assert choices.dice_commands() == ()


def test_a_file_that_is_there_is_never_written_over(open_it: Open, tmp_path: Path) -> None:
    (tmp_path / "mcphersons-ridge.companion").write_text("mine", encoding="utf-8")
    dialog = open_it(path=str(tmp_path / "mcphersons-ridge"))
    assert dialog.path.text().endswith("mcphersons-ridge-2.companion"), "a free name is proposed"
    QTest.mouseClick(dialog.browse, Qt.MouseButton.LeftButton)
    assert "already" in dialog.begin.reason
    QTest.keyClick(dialog.path, Qt.Key.Key_Return, CTRL)
    assert "already" in dialog.strip.words()
    assert (tmp_path / "mcphersons-ridge.companion").read_text(encoding="utf-8") == "mine"
    assert dialog.isVisible()


@pytest.mark.parametrize(("text", "said"), [("", "name the file"), ("nowhere/x", "no such folder")])
def test_a_place_that_is_none_is_told_at_the_button(open_it: Open, text: str, said: str) -> None:
    dialog = open_it()
    dialog.path.setText(text)
    assert said in dialog.begin.reason
    assert not dialog.begin.isEnabled()


def test_a_file_that_appears_meanwhile_is_told_in_place(open_it: Open, tmp_path: Path) -> None:
    dialog = open_it()
    (tmp_path / "mcphersons-ridge.companion").write_text("mine", encoding="utf-8")
    dialog.start()
    assert dialog.isVisible()
    assert "already" in dialog.strip.words()
    assert (tmp_path / "mcphersons-ridge.companion").read_text(encoding="utf-8") == "mine"


def test_a_name_that_a_person_gave_stays_when_another_scenario_is_chosen(open_it: Open, tmp_path: Path) -> None:
    dialog = open_it()
    dialog.path.selectAll()
    QTest.keyClicks(dialog.path, "evening")
    dialog.shelf.setCurrentRow(1)
    assert dialog.place.file() == tmp_path / "evening.companion"


def test_a_scenario_file_of_ones_own_is_begun(open_it: Open, qtbot: QtBot, tmp_path: Path) -> None:
    from companion.games.miniatures.screen.editor import opening, saving

    path, _ = saving.save(opening.load("the-cornfield"), tmp_path / "mine.toml")
    dialog = open_it(scenario=str(path))
    dialog.shelf.choose(FILE)
    assert "no scenario is chosen" in dialog.begin.reason
    QTest.keyClick(dialog.shelf, Qt.Key.Key_O, CTRL)
    assert dialog.heading.accessibleName().startswith("The Cornfield")
    with qtbot.waitSignal(dialog.created):
        QTest.mouseClick(dialog.begin, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("text", ["nonsense", "", 'format = 1\nkind = "miniatures"\n'])
def test_a_bad_scenario_file_is_told_in_words(open_it: Open, tmp_path: Path, text: str) -> None:
    (tmp_path / "bad.toml").write_text(text, encoding="utf-8")
    dialog = open_it()
    dialog.take([tmp_path / "bad.toml"])
    assert "bad.toml" in dialog.strip.words()
    assert "cannot be read" in dialog.begin.reason
    dialog.take([tmp_path / "gone.toml"])
    assert "no such file" in dialog.strip.words()
    dialog.shelf.choose(SCENARIO)
    assert dialog.strip.words() == ""
    assert dialog.begin.isEnabled()


def test_files_are_dropped_on_the_dialog(open_it: Open, tmp_path: Path) -> None:
    (tmp_path / "a.csv").write_text("side,division,unit,arm,men\nunion,d,A,infantry,900\n", encoding="utf-8")
    dialog = open_it()
    drop(dialog, tmp_path / "a.csv")
    assert dialog.shelf.chosen().kind == ROSTERS
    assert dialog.rosters.paths == (tmp_path / "a.csv",)
    drop(dialog, tmp_path / "a.png")
    assert "rop rosters or a scenario" in dialog.strip.words()


def drop(dialog: NewGame, path: Path) -> None:
    carried = QMimeData()
    carried.setUrls([QUrl.fromLocalFile(str(path))])
    event = QDropEvent(
        QPointF(40, 40), Qt.DropAction.CopyAction, carried, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    )
    dialog.dropEvent(event)
    assert event.isAccepted()


def test_everything_to_reach_has_a_name_at_every_scale(open_it: Open) -> None:
    dialog = open_it()
    for dark, percent in ((False, 100), (True, 200), (True, 75)):
        dialog.look.change(dark=dark, percent=percent)
        assert not dialog.grab().isNull()
    reached = [one for one in dialog.findChildren(QWidget) if one.focusPolicy() & Qt.FocusPolicy.TabFocus]
    ours = [one for one in reached if type(one).__module__.startswith("companion") or one.inherits("QComboBox")]
    assert ours
    assert not [one for one in ours if not one.accessibleName()]


def asked_for(parent: QWidget | None, folder: Path) -> NewGame:
    dialog = NewGame(Look(), parent, folder=str(folder))
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
    return dialog


def test_escape_leaves_it_and_writes_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = asked_for(None, tmp_path)
    with qtbot.waitSignal(dialog.destroyed):
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert list(tmp_path.iterdir()) == []


def test_the_window_it_belongs_to_may_go_when_the_game_is_opened(qtbot: QtBot, tmp_path: Path) -> None:
    parent = QWidget()
    parent.show()
    dialog = asked_for(parent, tmp_path / "gone")
    assert dialog.place.folder == Path.home(), "a folder that is no longer there is not proposed"
    dialog.path.setText(str(tmp_path / "game"))
    opened: list[Path] = []

    def on_created(path: Path) -> None:
        opened.append(path)
        parent.close()
        parent.deleteLater()

    dialog.created.connect(on_created)
    with qtbot.waitSignal(parent.destroyed):
        QTest.mouseClick(dialog.begin, Qt.MouseButton.LeftButton)
    assert opened == [tmp_path / "game.companion"]


def test_a_scenario_is_packed_and_the_pack_is_begun(open_it: Open, tmp_path: Path) -> None:
    dialog = open_it()
    dialog.shelf.choose(SCENARIO, "mcphersons-ridge")
    dialog._choose_pack = lambda *_: str(tmp_path / "ridge")
    dialog.pack_scenario()
    made = tmp_path / "ridge.companion-scenario"
    assert made.is_file()
    dialog.take([made])
    assert dialog.begin.isEnabled()
    made.write_bytes(b"PK")
    dialog.shelf.choose(SCENARIO, "mcphersons-ridge")
    dialog.take([made])
    assert "damaged" in dialog.strip.words()
    assert not dialog.begin.isEnabled()


def test_the_gallery_shows_who_made_a_pack_and_its_picture_and_a_hostile_one_is_not_there(
    open_it: Open, tmp_path: Path
) -> None:
    credit, picture, made = tmp_path / "c.txt", tmp_path / "ridge.png", tmp_path / "ridge.companion-scenario"
    credit.write_text("By the club of Anytown", encoding="utf-8")
    Image.new("RGB", (900, 300), "navy").save(picture)
    made.write_bytes(packed_scenario("mcphersons-ridge", pictures=[picture], credit=credit))
    dialog = open_it()
    dialog.take([made])
    assert "By the club of Anytown" in dialog.words.text()
    assert (dialog.brought.pixmap().width(), dialog.brought.isHidden()) == (300, False)
    dialog.shelf.choose(SCENARIO, "mcphersons-ridge")
    assert dialog.brought.isHidden()
    picture.write_bytes(picture.read_bytes()[:60] + bytes(4000))
    made.write_bytes(packed_scenario("mcphersons-ridge", pictures=[picture]))
    dialog.take([made])
    assert dialog.brought.isHidden()
    assert dialog.begin.isEnabled()
