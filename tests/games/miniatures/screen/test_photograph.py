"""The page of a photograph: what it shows beside the game, accepted at once, one by one, with a reason, or left."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import Qt
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
from companion.games.miniatures.screen.photograph.reader import Taken
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
    qtbot.addWidget(made)
    path = tmp_path / "table.png"
    shown = QImage(800, 600, QImage.Format.Format_RGB32)
    shown.fill(Qt.GlobalColor.darkGreen)
    shown.save(str(path))
    made.shown.open(path)
    made.show_taken(Taken((path,), a_reading(session)))
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
    return {one.id: one.kind for one in dialog.model.rows()}


def test_rows_say_who_may_who_may_not_and_who_was_not_seen(dialog: PhotoDialog) -> None:
    assert kinds(dialog) == {"davis": "may", "archer": "refused", "meredith": "missing", "tag-133": "unknown"}
    davis = dialog.model.rows()[0]
    assert (davis.moved, davis.may, davis.number) == ("5 in", "of 12 in", 1)
    assert dialog.list.current() == davis


def test_enter_accepts_who_may_as_one_entry_and_a_refused_one_is_never_among_them(dialog: PhotoDialog) -> None:
    head = dialog.desk.session.head
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.desk.session.head == head + 1
    assert dialog.desk.view.field.places["davis"] == (25.0, 20.0, 90.0)
    assert dialog.desk.view.field.places["archer"] == PLACES["archer"]
    assert kinds(dialog)["still"] == "still"
    assert not dialog.accept_all.isEnabled()


def test_space_accepts_the_lit_row_and_delete_leaves_it(dialog: PhotoDialog) -> None:
    QTest.keyClick(dialog, Qt.Key.Key_Delete)
    assert "davis" not in kinds(dialog)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.desk.view.field.places["davis"] == PLACES["davis"]


def test_an_override_wants_its_reason(dialog: PhotoDialog) -> None:
    dialog.list.setCurrentIndex(dialog.model.index(1))
    QTest.keyClick(dialog, Qt.Key.Key_O)
    assert dialog.strip.words() == "An override wants a reason"
    dialog.reason.setText("the lamp was moved")
    QTest.keyClick(dialog.reason, Qt.Key.Key_Return)
    assert dialog.desk.view.field.places["archer"] == (22.0, 30.0, 90.0)


def test_corners_are_pointed_at_one_after_another(dialog: PhotoDialog, monkeypatch: pytest.MonkeyPatch) -> None:
    ordered: list[Any] = []
    monkeypatch.setattr(dialog.reader, "order", lambda *those: ordered.append(those))
    QTest.keyClick(dialog, Qt.Key.Key_Q)
    for x, y in ((40.0, 540.0), (760.0, 540.0), (760.0, 60.0), (40.0, 60.0)):
        assert not ordered
        dialog.shown.pointed.emit(x, y)
    _, _, hands = ordered[0]
    assert [hand.at for hand in hands[0]] == [(0.0, 0.0), (72.0, 0.0), (72.0, 48.0), (0.0, 48.0)]


def test_it_is_seen_from_above_and_back(dialog: PhotoDialog) -> None:
    for _ in range(2):
        QTest.keyClick(dialog, Qt.Key.Key_V)
        assert not dialog.shown.grab().isNull()
    assert not dialog.shown.from_above


def test_a_file_that_is_no_photograph_says_so(dialog: PhotoDialog, tmp_path: Path, qtbot: Any) -> None:
    path = tmp_path / "no.jpg"
    path.write_text("no picture")
    with qtbot.waitSignal(dialog.reader.failed, timeout=20_000):
        dialog.add([path])
    assert "JPEG" in dialog.strip.words() or "OpenCV" in dialog.strip.words()


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
    assert not page.corners.isEnabled()
    page.add([a_map(tmp_path)])
    assert page.corners.isEnabled()
    assert not page.empty.isVisible()
    for _ in range(2):
        qtbot.waitUntil(lambda: "no corner card was found" in page.strip.words(), timeout=20_000)
        assert (page.state.text(), page.bar.isVisible()) == ("Nothing is written.", False)
        page.read()
        assert page.bar.isVisible()


def test_a_file_that_is_no_photograph_does_not_stay_among_those_that_are_read(
    page: PhotoDialog, tmp_path: Path, qtbot: Any
) -> None:
    pytest.importorskip("cv2")
    wrong = tmp_path / "no.jpg"
    wrong.write_text("no picture")
    page.add([wrong])
    qtbot.waitUntil(lambda: "JPEG" in page.strip.words(), timeout=20_000)
    assert page.empty.isVisible()
    assert not page.corners.isEnabled()
    page.add([wrong, a_map(tmp_path)])
    qtbot.waitUntil(lambda: "no corner card was found" in page.strip.words(), timeout=20_000)
    assert page.paths == (tmp_path / "map.png",)


def test_what_was_read_stays_in_view_beside_a_file_that_is_no_photograph(
    dialog: PhotoDialog, tmp_path: Path, qtbot: Any
) -> None:
    pytest.importorskip("cv2")
    wrong = tmp_path / "no.jpg"
    wrong.write_text("no picture")
    dialog.add([wrong])
    dialog.take_all()
    qtbot.waitUntil(lambda: "JPEG" in dialog.strip.words(), timeout=20_000)
    assert dialog.taken is not None
    assert dialog.paths == dialog.taken.paths
    assert kinds(dialog)["archer"] == "refused"


def test_a_page_that_is_closed_while_it_reads_is_told_nothing(page: PhotoDialog, tmp_path: Path, qtbot: Any) -> None:
    with qtbot.assertNotEmitted(page.reader.failed, wait=1500), qtbot.assertNotEmitted(page.reader.read):
        page.add([a_map(tmp_path)])
        page.close()
    assert not page.strip.words()
