"""The page of a photograph: what it shows beside the game, accepted at once, one by one, with a reason, or left."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from companion.desktop.widgets.look import Look
from companion.field import tags
from companion.field.photograph.camera import View
from companion.field.photograph.reading import Reading, Seen, Trace
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.placing.orders import Place
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.screen.photograph.dialog import PhotoDialog
from companion.games.miniatures.screen.photograph.folder import Folder
from companion.games.miniatures.screen.photograph.kept import KeptDialog
from companion.games.miniatures.screen.photograph.reader import Taken
from companion.kernel.photographs import photographs
from tests.desktop.conftest import a_line, a_session

PLACES = {"davis": (20.0, 20.0, 90.0), "archer": (20.0, 30.0, 90.0), "meredith": (50.0, 24.0, 270.0)}
# A picture of 800 x 600 whose middle is the table's, ten pixels an inch.
SCALE = 10.0
VIEW = View((800, 600), (72.0, 48.0), (36 * SCALE / 499.3, 0.0, 0.0, 0.0, -36 * SCALE / 499.3, 0.0, 0.0, 0.0, 0.0))


@pytest.fixture
def dialog(tmp_path: Path, qtbot: Any, desktop: Any) -> PhotoDialog:
    session = a_session(a_line("move"))
    session.do(Place(dict(PLACES)))
    session.do(cmd.Maneuver("davis"), faces=(9,))
    desk = MiniaturesDesk(session)
    made = PhotoDialog(desk, Look())
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(made)
    path = tmp_path / "table.png"
    shown = QImage(800, 600, QImage.Format.Format_RGB32)
    shown.fill(Qt.GlobalColor.darkGreen)
    shown.save(str(path))
    made.intake.take(Taken((path,), a_reading(session)))
    made.show()
    return made


def a_reading(session: Any) -> Reading:
    """Davis went five inches, Archer before he rolled, Meredith is hidden, a strange tag lies about."""
    seen = [tag_of(session, "davis", (25.0, 20.0, 90.0)), tag_of(session, "archer", (22.0, 30.0, 90.0))]
    seen.append(Seen(133, (60.0, 10.0), 0.0, 0.55, 0.02, 0.2, 0.98, np.eye(4), ()))
    return Reading(tuple(seen), (), (0, 1, 2, 3), 0.02, (VIEW,))


def tag_of(session: Any, unit: str, to: tuple[float, float, float]) -> Seen:
    tagged, side = session.view.field.tags[unit], tags.USUAL / tags.MM
    at = tags.laid(to[:2], to[2], tags.on_strip(tagged.deep, side))
    half = side / 2
    rim = [tags.laid(at, to[2], one) for one in ((-half, half), (half, half), (half, -half), (-half, -half))]
    corners = tuple((float(x), float(y)) for x, y in VIEW.seen(np.array(rim)))
    return Seen(tagged.tag, at, to[2], side, 0.02, 0.2, 0.98, np.eye(4), (Trace(0, corners),))


def kinds(dialog: PhotoDialog) -> dict[str, str]:
    return {one.id: one.kind for one in dialog.rows.model.rows()}


def test_rows_say_who_may_who_may_not_and_who_was_not_seen(dialog: PhotoDialog) -> None:
    assert kinds(dialog) == {"davis": "may", "archer": "refused", "meredith": "missing", "tag-133": "unknown"}
    davis = dialog.rows.model.rows()[0]
    assert (davis.moved, davis.may, davis.number) == ("5.0″", "of 12″", 1)
    assert dialog.rows.list.current() == davis


def test_enter_accepts_who_may_as_one_entry_and_a_refused_one_is_never_among_them(dialog: PhotoDialog) -> None:
    head = dialog.desk.session.head
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.desk.session.head == head + 1
    assert dialog.desk.view.field.places["davis"] == (25.0, 20.0, 90.0)
    assert dialog.desk.view.field.places["archer"] == PLACES["archer"]
    assert kinds(dialog)["still"] == "still"
    assert not dialog.rows.accept_all.isEnabled()


def test_delete_leaves_the_lit_row_out_and_space_accepts_it_alone(dialog: PhotoDialog) -> None:
    assert dialog.rows.model.rows()[0].ticked
    QTest.keyClick(dialog, Qt.Key.Key_Delete)
    assert not dialog.rows.model.rows()[0].ticked
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.desk.view.field.places["davis"] == PLACES["davis"]
    QTest.keyClick(dialog, Qt.Key.Key_Space)
    assert dialog.desk.view.field.places["davis"] == (25.0, 20.0, 90.0)
    assert dialog.rows.current() is not None


def test_a_tick_is_turned_by_a_press_upon_it(dialog: PhotoDialog) -> None:
    box = dialog.rows.list.visualRect(dialog.rows.model.index(0))
    QTest.mouseClick(
        dialog.rows.list.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(box.left() + 12, box.center().y())
    )
    assert dialog.rows.model.rows()[0].ticked is False
    assert not dialog.rows.accept_all.isEnabled()


def test_what_is_put_back_is_gone_from_the_rows(dialog: PhotoDialog) -> None:
    dialog.rows.light("archer")
    QTest.keyClick(dialog, Qt.Key.Key_B)
    assert "archer" not in kinds(dialog)
    assert dialog.desk.view.field.places["archer"] == PLACES["archer"]


def test_a_tag_without_a_unit_is_named_and_then_that_units(dialog: PhotoDialog) -> None:
    dialog.rows.light("tag-133")
    QTest.keyClick(dialog, Qt.Key.Key_N)
    assert {name for _, name in dialog.rows.proposal.unseen()} >= {"meredith", "cutler"}
    dialog.rows.asking.unit.put("davis")
    QTest.keyClick(dialog.rows.asking.unit, Qt.Key.Key_Return)
    assert "has this name" in dialog.rows.strip.words()  # Davis was found: he is no other tag besides
    dialog.rows.asking.unit.put("meredith")
    QTest.keyClick(dialog.rows.asking.unit, Qt.Key.Key_Return)
    assert not dialog.rows.asking.isVisible()
    assert kinds(dialog) == {"davis": "may", "archer": "refused", "meredith": "may"}
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    x, y, facing = dialog.desk.view.field.places["meredith"]
    assert (round(x), round(facing)) == (60, 0)
    assert 10 < y < 12


@pytest.mark.parametrize(("words", "place"), [("51, 25", (51.0, 25.0, 270.0)), ("51.5 25 90", (51.5, 25.0, 90.0))])
def test_where_a_unit_stands_that_no_tag_shows_is_typed(
    dialog: PhotoDialog, words: str, place: tuple[float, ...]
) -> None:
    dialog.rows.light("meredith")
    QTest.keyClick(dialog, Qt.Key.Key_G)
    for wrong in ("nowhere", "99, 5", ""):
        dialog.rows.asking.place.setText(wrong)
        QTest.keyClick(dialog.rows.asking.place, Qt.Key.Key_Return)
        assert "two figures" in dialog.rows.strip.words()
    dialog.rows.asking.place.setText(words)
    QTest.keyClick(dialog.rows.asking.place, Qt.Key.Key_Return)
    assert kinds(dialog)["meredith"] == "may"
    QTest.keyClick(dialog, Qt.Key.Key_Space)
    assert dialog.desk.view.field.places["meredith"] == place


def test_where_a_unit_stands_that_no_tag_shows_is_pointed_at(dialog: PhotoDialog) -> None:
    dialog.rows.light("meredith")
    QTest.keyClick(dialog, Qt.Key.Key_Q)
    dialog.side.shown.pointed.emit(-200.0, 10.0)
    assert "not on the table" in dialog.rows.state.text()
    x, y = VIEW.seen(np.array([[44.0, 30.0]]))[0]
    dialog.side.shown.pointed.emit(float(x), float(y))
    assert kinds(dialog)["meredith"] == "may"
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.desk.view.field.places["meredith"] == pytest.approx((44.0, 30.0, 270.0), abs=0.02)


def test_escape_ends_a_question_before_it_ends_the_page(dialog: PhotoDialog) -> None:
    for key in (Qt.Key.Key_G, Qt.Key.Key_Q):
        QTest.keyClick(dialog, key)
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        assert dialog.isVisible()
        assert not dialog.rows.asking.what
        assert not dialog.pointing.on
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_what_was_accepted_is_taken_back_from_the_page(dialog: PhotoDialog) -> None:
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    QTest.keyClick(dialog, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert dialog.desk.view.field.places["davis"] == PLACES["davis"]
    assert kinds(dialog)["davis"] == "may"


def test_an_override_wants_its_reason(dialog: PhotoDialog) -> None:
    dialog.rows.list.setCurrentIndex(dialog.rows.model.index(1))
    QTest.keyClick(dialog, Qt.Key.Key_O)
    assert dialog.rows.strip.words() == "An override wants a reason"
    dialog.rows.asking.reason.setText("the lamp was moved")
    QTest.keyClick(dialog.rows.asking.reason, Qt.Key.Key_Return)
    assert dialog.desk.view.field.places["archer"] == (22.0, 30.0, 90.0)


def test_corners_are_pointed_at_one_after_another(dialog: PhotoDialog, monkeypatch: pytest.MonkeyPatch) -> None:
    ordered: list[Any] = []
    monkeypatch.setattr(dialog.intake.reader, "order", lambda *those: ordered.append(those))
    QTest.keyClick(dialog, Qt.Key.Key_Q)
    for x, y in ((40.0, 540.0), (760.0, 540.0), (760.0, 60.0), (40.0, 60.0)):
        assert not ordered
        dialog.side.shown.pointed.emit(x, y)
    _, _, hands = ordered[0]
    assert [hand.at for hand in hands[0]] == [(0.0, 0.0), (72.0, 0.0), (72.0, 48.0), (0.0, 48.0)]


def test_it_is_seen_from_above_and_back(dialog: PhotoDialog) -> None:
    for _ in range(2):
        QTest.keyClick(dialog, Qt.Key.Key_V)
        assert not dialog.side.shown.grab().isNull()
    assert not dialog.side.shown.from_above


def test_a_file_that_is_no_photograph_says_so(dialog: PhotoDialog, tmp_path: Path, qtbot: Any) -> None:
    path = tmp_path / "no.jpg"
    path.write_text("no picture")
    with qtbot.waitSignal(dialog.intake.reader.failed, timeout=20_000):
        dialog.add([path])
    assert "JPEG" in dialog.rows.strip.words() or "OpenCV" in dialog.rows.strip.words()


@pytest.fixture
def page(qtbot: Any, desktop: Any) -> PhotoDialog:
    made = PhotoDialog(MiniaturesDesk(a_session(a_line("move"))), Look())
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(made)
    made.show()
    return made


def a_map(folder: Path) -> Path:
    path = folder / "map.png"
    shown = QImage(1200, 800, QImage.Format.Format_RGB32)
    shown.fill(Qt.GlobalColor.darkGreen)
    shown.save(str(path))
    return path


def test_a_picture_without_tags_is_refused_in_words_and_the_page_goes_on(
    page: PhotoDialog, tmp_path: Path, qtbot: Any
) -> None:
    pytest.importorskip("cv2")
    assert not page.side.corners.isEnabled()
    page.add([a_map(tmp_path)])
    assert page.side.corners.isEnabled()
    assert not page.side.empty.isVisible()
    for _ in range(2):
        qtbot.waitUntil(lambda: "no corner card was found" in page.rows.strip.words(), timeout=20_000)
        assert (page.rows.state.text(), page.side.bar.isVisible()) == ("Nothing is written.", False)
        page.read()
        assert page.side.bar.isVisible()


def test_a_file_that_is_no_photograph_does_not_stay_among_those_that_are_read(
    page: PhotoDialog, tmp_path: Path, qtbot: Any
) -> None:
    pytest.importorskip("cv2")
    wrong = tmp_path / "no.jpg"
    wrong.write_text("no picture")
    page.add([wrong])
    qtbot.waitUntil(lambda: "JPEG" in page.rows.strip.words(), timeout=20_000)
    assert page.side.empty.isVisible()
    assert not page.side.corners.isEnabled()
    page.add([wrong, a_map(tmp_path)])
    qtbot.waitUntil(lambda: "no corner card was found" in page.rows.strip.words(), timeout=20_000)
    assert page.intake.paths == (tmp_path / "map.png",)


def test_what_was_read_stays_in_view_beside_a_file_that_is_no_photograph(
    dialog: PhotoDialog, tmp_path: Path, qtbot: Any
) -> None:
    pytest.importorskip("cv2")
    wrong = tmp_path / "no.jpg"
    wrong.write_text("no picture")
    dialog.add([wrong])
    dialog.rows.take_all()
    qtbot.waitUntil(lambda: "JPEG" in dialog.rows.strip.words(), timeout=20_000)
    assert dialog.intake.taken is not None
    assert dialog.intake.paths == dialog.intake.taken.paths
    assert kinds(dialog)["archer"] == "refused"


def test_a_page_that_is_closed_while_it_reads_is_told_nothing(page: PhotoDialog, tmp_path: Path, qtbot: Any) -> None:
    with qtbot.assertNotEmitted(page.intake.reader.failed, wait=1500), qtbot.assertNotEmitted(page.intake.reader.read):
        page.add([a_map(tmp_path)])
        page.close()
    assert not page.rows.strip.words()


def test_a_folder_tells_a_photograph_when_all_of_it_is_there(tmp_path: Path, qtbot: Any, desktop: Any) -> None:
    (tmp_path / "old.jpg").write_bytes(b"old")
    told: list[list[Path]] = []
    folder = Folder()
    folder.arrived.connect(told.append)
    assert folder.watch(tmp_path)
    growing = tmp_path / "table.jpg"
    growing.write_bytes(b"half of it")
    with growing.open("ab") as more:
        for _ in range(3):
            more.write(b"and more")
            more.flush()
            assert not told
        (tmp_path / "notes.txt").write_text("no picture")
    qtbot.waitUntil(lambda: bool(told), timeout=10_000)
    assert told == [[growing]]
    growing.write_bytes(b"taken anew under the same name")
    (tmp_path / "second.png").write_bytes(b"the other half")
    qtbot.waitUntil(lambda: len(told) == 2, timeout=10_000)
    assert told[1] == [tmp_path / "second.png", growing]
    folder.leave()


def test_a_photograph_that_comes_much_later_is_of_another_table(page: PhotoDialog, tmp_path: Path) -> None:
    left, right, later = (tmp_path / name for name in ("left.png", "right.png", "later.png"))
    for path, at in ((left, 1000.0), (right, 1030.0), (later, 5000.0)):
        path.write_bytes(a_map(tmp_path).read_bytes())
        os.utime(path, (at, at))
    page.intake.folder.arrived.emit([left])
    page.intake.folder.arrived.emit([right])
    together: Sequence[Path] = page.intake.paths
    assert together == (left, right)
    page.intake.folder.arrived.emit([later])
    alone: Sequence[Path] = page.intake.paths
    assert alone == (later,)


def test_photographs_are_turned_over(dialog: PhotoDialog, tmp_path: Path) -> None:
    taken = dialog.intake.taken
    assert taken is not None
    assert not dialog.side.next.isVisible()
    second = a_map(tmp_path)
    views = (*taken.reading.views, None)
    dialog.intake.take(Taken((*taken.paths, second), replace(taken.reading, views=views)))
    first = dialog.side.path
    QTest.keyClick(dialog, Qt.Key.Key_Plus)
    assert {first, dialog.side.path} == {*taken.paths, second}
    QTest.keyClick(dialog, Qt.Key.Key_Plus)
    assert dialog.side.path == first


def kept(dialog: PhotoDialog) -> list[tuple[int, str]]:
    return [(one.number, one.caption) for one in photographs(dialog.desk.session)]


def test_a_photograph_stays_with_the_game_only_where_that_is_ticked(dialog: PhotoDialog) -> None:
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert kept(dialog) == []
    assert not dialog.rows.accept_all.isEnabled()
    QTest.keyClick(dialog, Qt.Key.Key_K)
    assert dialog.rows.accept_all.text() == "Keep the photograph"
    head = dialog.desk.session.head
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert kept(dialog) == [(1, "")]
    assert dialog.desk.session.head == head
    assert not dialog.rows.keeping.wanted
    assert "kept" in dialog.rows.state.text()


def test_a_ticked_photograph_is_kept_once_with_what_is_accepted(dialog: PhotoDialog) -> None:
    QTest.keyClick(dialog, Qt.Key.Key_K)
    caption = dialog.rows.keeping.caption
    caption.setFocus()
    QTest.keyClicks(caption, "Davis kNows")
    QTest.keyClick(caption, Qt.Key.Key_Return)
    assert dialog.desk.view.field.places["davis"] == (25.0, 20.0, 90.0)
    assert kept(dialog) == [(1, "Davis kNows")]
    dialog.desk.undo()
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert kept(dialog) == [(1, "Davis kNows")]  # an undo takes no photograph back, and nobody ticked again


def test_what_cannot_be_kept_is_told_and_nothing_is_written(dialog: PhotoDialog) -> None:
    dialog.rows.keeping.turn()
    dialog.intake.paths[0].unlink()
    head = dialog.desk.session.head
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert "table.png: cannot be read" in dialog.rows.strip.words()
    assert dialog.desk.session.head == head
    assert kept(dialog) == []


def test_the_tick_is_gone_when_other_photographs_are_open(dialog: PhotoDialog) -> None:
    dialog.rows.keeping.turn()
    dialog.rows.keeping.open(dialog.intake.paths)
    assert dialog.rows.keeping.wanted
    dialog.rows.keeping.open((Path("another.png"),))
    assert not dialog.rows.keeping.wanted


def test_kept_photographs_are_looked_at_captioned_copied_and_taken_out(
    dialog: PhotoDialog, qtbot: Any, tmp_path: Path
) -> None:
    for _ in range(2):
        dialog.rows.keeping.turn()
        dialog.rows.take_all()
    QTest.keyClick(dialog, Qt.Key.Key_L)
    [page] = dialog.findChildren(KeptDialog)
    assert page.shown.has_picture
    assert not page.before.isEnabled()
    QTest.keyClicks(page.caption, "Archer")
    QTest.keyClick(page, Qt.Key.Key_PageDown)
    assert kept(dialog) == [(1, "Archer"), (2, "")]
    page.copy_to(tmp_path / "copy.jpg")
    assert (tmp_path / "copy.jpg").read_bytes() == page.found[1].jpeg
    page.copy_to(tmp_path / "none" / "copy.jpg")
    assert "cannot be written" in page.strip.words()
    for left in (1, 0):
        QTest.keyClick(page, Qt.Key.Key_Delete, Qt.KeyboardModifier.ControlModifier)
        assert len(kept(dialog)) == left
    assert page.empty.isVisible()
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert dialog.isVisible()
