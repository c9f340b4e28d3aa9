"""A mistyped die is mended from its line, with everything that it changes shown before."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from companion.desktop.desk.documents import open_game
from companion.desktop.dialogs.amending import AmendDialog
from companion.desktop.widgets.look import Look
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.kernel.record import Done
from companion.kernel.session import Session
from companion.language.messages import told
from companion.rows.amend_rows import AmendRow, rows
from tests.desktop.conftest import a_session, the_ridge_played
from tests.games.miniatures.building import a_leader, a_melee, a_worn, charge

Open = Callable[[str], AmendDialog]


@pytest.fixture
def desk(qapp: QApplication) -> Iterator[MiniaturesDesk]:
    """McPherson's Ridge at the end of the demonstration's second turn."""
    made = MiniaturesDesk(the_ridge_played(lambda view: view.turn == 3))
    yield made
    made.close()


@pytest.fixture
def amend(desk: MiniaturesDesk, qtbot: QtBot) -> Open:
    """Open the dialog on the entry of the present line with this label."""

    def go(label: str) -> AmendDialog:
        dialog = AmendDialog(desk, Look(), entry_of(desk, label))
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return go


def entry_of(desk: MiniaturesDesk, label: str) -> int:
    return next(line.entry for line in desk.session.log() if line.current and told(line.label) == label)


def press(dialog: AmendDialog, key: Any, place: int = 0) -> None:
    QTest.keyClick(dialog.dice[place].face, key)


def words(dialog: AmendDialog) -> list[str]:
    return [line for line in dialog.preview.toPlainText().splitlines() if line]


def written(session: Session) -> tuple[int, int]:
    return session.head, len(session.log())


def test_it_shows_the_sentence_and_every_die_with_what_it_was_for(amend: Open) -> None:
    dialog = amend("Charge Davis against Devin")
    assert "Davis charges Devin: attacker's die 7" in dialog.sentences.text()
    assert [(one.why.text(), one.face.face, one.was.text()) for one in dialog.dice] == [
        ("Charge of Davis", 7, "typed"),
        ("Defense of Devin", 3, "typed"),
    ]
    assert [one.face.accessibleName() for one in dialog.dice] == ["charge of Davis: 7", "defense of Devin: 3"]


def test_a_die_that_the_app_rolled_says_so(amend: Open) -> None:
    dialog = amend("Maneuver Archer")
    rolled = AmendDialog(dialog.desk, dialog.look, 50)
    assert (rolled.dice[0].was.text(), rolled.dice[0].face.typed) == ("rolled by the app", False)
    press(rolled, "5")
    assert rolled.dice[0].was.text() == "the app rolled 2; now 5"
    assert rolled.dice[0].face.typed
    rolled.close()


def test_nothing_is_changed_yet_and_nothing_can_be_applied(amend: Open) -> None:
    dialog = amend("Maneuver Devin")
    assert not dialog.apply.isEnabled()
    assert "nothing is changed" in dialog.apply.reason
    assert words(dialog) == [f"{len(later(dialog))} entries come out the same."]


def later(dialog: AmendDialog) -> list[Any]:
    return [line for line in dialog.desk.session.log() if line.current and line.entry >= dialog.entry]


def test_the_preview_tells_old_and_new_and_writes_nothing(amend: Open, desk: MiniaturesDesk) -> None:
    dialog = amend("Fire Gamble, Calef (A, 2nd US) at Archer")
    before = written(desk.session)
    press(dialog, "2")
    shown = words(dialog)
    assert shown[0] == "Entry 26: Fire Gamble, Calef (A, 2nd US) at Archer"
    assert "was: Gamble and Calef (A, 2nd US) fire at Archer: 20 fire points, die 8, entered → deadly fire." in shown
    assert "now: Gamble and Calef (A, 2nd US) fire at Archer: 20 fire points, die 2, entered → lively fire." in shown
    assert "Entry 28: End of musketry step 1, Confederate turn 1" in shown
    assert shown[-1].endswith("come out the same.")
    assert written(desk.session) == before
    assert dialog.apply.isEnabled()


def test_what_is_skipped_and_why_stands_first_and_the_button_says_how_many(amend: Open) -> None:
    dialog = amend("Maneuver Devin")
    press(dialog, "1")
    shown = words(dialog)
    skipped = [one for one in shown if one.startswith("▲ ")]
    assert shown[0].startswith("▲ Entry 6, Move Devin 4 in oblique, is skipped: Hold Ground:")
    assert any("it can be done again" in one for one in shown)
    assert dialog.apply.isEnabled()
    assert f"leaving out {len(skipped)} entr" in dialog.apply.accessibleName()


def test_an_entry_is_struck_out_and_left_in_again(amend: Open, desk: MiniaturesDesk) -> None:
    dialog = amend("Fire Gamble, Calef (A, 2nd US) at Archer")
    before = written(desk.session)
    QTest.keyClick(dialog, Qt.Key.Key_F8)
    assert any(one.startswith("− Struck out: entry 26, Fire Gamble") for one in words(dialog))
    assert dialog.apply.isEnabled()
    QTest.keyClick(dialog, Qt.Key.Key_F8)
    assert not dialog.apply.isEnabled()
    assert written(desk.session) == before
    QTest.keyClick(dialog, Qt.Key.Key_F8)
    QTest.keyClick(dialog.preview, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert any("struck out, was 26" in told(line.label) for line in desk.session.log())
    desk.undo()
    assert desk.session.head == before[0]


def test_an_act_is_changed_and_keeps_its_die(amend: Open, desk: MiniaturesDesk) -> None:
    dialog = amend("Fire Gamble, Calef (A, 2nd US) at Archer")
    (fire,) = next(line for line in desk.session.log() if line.entry == dialog.entry).commands
    dialog.put((replace(fire, cover="works"),), before=False)
    assert any(one.startswith("now: ") and "die 8, entered" in one for one in words(dialog))
    assert dialog.apply.isEnabled()


def test_an_act_is_put_before_an_entry(amend: Open, desk: MiniaturesDesk) -> None:
    dialog = amend("Maneuver Devin")
    dialog.put((cmd.Note("forgotten"),), before=True)
    assert "+ Put in: Note: forgotten" in words(dialog)
    entry = dialog.entry
    QTest.keyClick(dialog.preview, Qt.Key.Key_Return)
    labels = [told(line.label) for line in desk.session.log() if line.current]
    assert f"Note: forgotten (put before {entry})" in labels


def test_enter_mends_in_one_step_and_the_old_line_stays(amend: Open, desk: MiniaturesDesk) -> None:
    dialog = amend("Charge Davis against Devin")
    old_head, entries = written(desk.session)
    heard: list[object] = []
    desk.changed.connect(heard.append)
    press(dialog, "0", 1)
    assert dialog.faces() == (7, 10)
    promised = words(dialog)
    press(dialog, Qt.Key.Key_Return, 1)
    assert not dialog.isVisible()
    assert len(heard) == 1
    mended = next(line for line in desk.session.log() if "amends" in told(line.label))
    assert [roll.face for roll in mended.dice] == [7, 10]
    assert [one for one in promised if one.startswith("now: ")]
    assert written(desk.session)[1] > entries
    desk.goto(old_head)
    assert desk.session.head == old_head


def test_escape_leaves_everything_as_it_was(amend: Open, desk: MiniaturesDesk) -> None:
    before = written(desk.session)
    dialog = amend("Maneuver Davis")
    press(dialog, "1")
    press(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert written(desk.session) == before


@pytest.mark.parametrize(
    ("keys", "face"),
    [
        (["1"], 1),
        (["9"], 9),
        (["0"], 10),
        ([Qt.Key.Key_Up], 7),
        ([Qt.Key.Key_Down] * 8, 1),
        ([Qt.Key.Key_Up] * 8, 10),
        (["3", Qt.Key.Key_Backspace], 6),
        (["x"], 6),
    ],
)
def test_the_keys_of_a_field(amend: Open, keys: list[Any], face: int) -> None:
    dialog = amend("Maneuver Devin")
    for key in keys:
        press(dialog, key)
    assert dialog.faces() == (face,)


def test_arrows_and_tab_go_from_die_to_die(amend: Open, qtbot: QtBot) -> None:
    dialog = amend("Charge Davis against Devin")
    press(dialog, "6")
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    first, second = (one.face for one in dialog.dice)
    assert first.hasFocus()
    press(dialog, Qt.Key.Key_Right)
    assert second.hasFocus()
    assert (first.waiting, second.waiting) == (False, True)
    press(dialog, Qt.Key.Key_Left, 1)
    assert first.hasFocus()
    reached: set[QWidget | None] = set()
    for _ in range(6):
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        reached.add(dialog.focusWidget())
    assert {first, second, dialog.preview, dialog.apply, dialog.cancel} <= reached


@pytest.fixture
def melee(qapp: QApplication) -> Iterator[MiniaturesDesk]:
    """A charge that was checked with 3 against 4; swept away, it would ask which of two leaders is captured."""
    both = [a_leader(name, "confederate", attached="cutler") for name in ("heth", "pender")]
    made = MiniaturesDesk(a_session(a_melee(a_worn("cutler", "confederate"), *both)))
    assert isinstance(made.do(charge("iron", "cutler"), faces=(3, 4)), Done)
    yield made
    made.close()


def test_another_face_that_brings_another_die_waits_for_it(melee: MiniaturesDesk, qtbot: QtBot) -> None:
    dialog = AmendDialog(melee, Look(), 2)
    qtbot.addWidget(dialog)
    dialog.show()
    press(dialog, "0")
    press(dialog, "1", 1)
    more = dialog.dice[2]
    assert (more.why.text(), more.face.face) == ("Which leader is captured: Heth, Pender", None)
    assert "not thrown before" in more.was.text()
    assert (dialog.apply.isEnabled(), dialog.apply.reason) == (False, "a die waits for its face")
    assert words(dialog) == ["Type the face of the die that waits."]
    for key in ("3", "0"):  # not on a die of two
        press(dialog, key, 2)
    assert dialog.faces() == (10, 1)
    press(dialog, "2", 2)
    assert dialog.faces() == (10, 1, 2)
    assert any("Pender" in one and one.startswith("now: ") for one in words(dialog))
    assert melee.session.head == 2
    press(dialog, Qt.Key.Key_Enter, 2)
    assert not dialog.isVisible()
    assert [roll.face for roll in melee.session.log()[-1].dice] == [10, 1, 2]


def test_a_die_that_is_no_longer_thrown_goes(melee: MiniaturesDesk, qtbot: QtBot) -> None:
    dialog = AmendDialog(melee, Look(), 2)
    qtbot.addWidget(dialog)
    for place, key in enumerate(("0", "1", "2")):
        press(dialog, key, place)
    press(dialog, "4", 1)
    assert [one.face.face for one in dialog.dice] == [10, 4]
    assert dialog.apply.isEnabled()
    press(dialog, "1", 1)
    assert [one.face.face for one in dialog.dice] == [10, 1, 2]


# ---- what happens around it


def test_an_entry_that_is_undone_meanwhile_says_so_and_comes_back(amend: Open, desk: MiniaturesDesk) -> None:
    dialog = amend("Charge Davis against Devin")
    press(dialog, "1")
    desk.goto(dialog.entry - 1)
    assert "no longer on the present line" in dialog.strip.words()
    assert not dialog.apply.isEnabled()
    assert words(dialog) == []
    press(dialog, Qt.Key.Key_Return)
    assert dialog.isVisible()
    desk.redo()
    assert dialog.strip.words() == ""
    assert dialog.faces() == (1, 3)
    assert dialog.apply.isEnabled()


def test_what_is_played_meanwhile_comes_into_the_preview(amend: Open, desk: MiniaturesDesk) -> None:
    dialog = amend("Maneuver Devin")
    before = len(later(dialog))
    desk.do(cmd.Note("meanwhile"))
    assert words(dialog) == [f"{before + 1} entries come out the same."]


def test_a_refusal_is_told_in_place(amend: Open, desk: MiniaturesDesk) -> None:
    dialog = amend("Maneuver Devin")
    desk.session.seat = "union"
    press(dialog, "1")
    assert "only the referee" in dialog.strip.words().lower()
    assert not dialog.apply.isEnabled()
    assert words(dialog) == []


def test_previews_do_not_tell_their_refusals_in_the_window_behind(amend: Open, desk: MiniaturesDesk) -> None:
    heard: list[object] = []
    desk.refused.connect(heard.append)
    dialog = amend("Charge Davis against Devin")
    for key in "1234567890":
        press(dialog, key)
    assert heard == []


def test_a_document_that_cannot_be_written_keeps_the_dialog_and_says_why(
    tmp_path: Path, qapp: QApplication, qtbot: QtBot
) -> None:
    path = tmp_path / "ridge.companion"
    desk = MiniaturesDesk(the_ridge_played(lambda view: view.turn == 2, path))
    dialog = AmendDialog(desk, Look(), entry_of(desk, "Maneuver Archer"))
    qtbot.addWidget(dialog)
    dialog.show()
    press(dialog, "9")
    path.rename(tmp_path / "elsewhere.companion")
    before = desk.session.head
    press(dialog, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert "moved, renamed or deleted" in dialog.strip.words()
    assert desk.session.head == before
    desk.close()


def test_a_game_opened_for_reading_shows_but_does_not_mend(tmp_path: Path, qapp: QApplication, qtbot: QtBot) -> None:
    path = tmp_path / "ridge.companion"
    with the_ridge_played(lambda view: view.turn == 2, path):
        desk = MiniaturesDesk(open_game(path))
        dialog = AmendDialog(desk, Look(), entry_of(desk, "Maneuver Archer"))
        qtbot.addWidget(dialog)
        press(dialog, "9")
        assert "another window" in dialog.apply.reason
        assert any(line.startswith("now: ") for line in words(dialog))
        desk.close()


@pytest.mark.parametrize("entry", [1, 9999])
def test_an_entry_without_dice_or_none_at_all_opens_and_says_so(desk: MiniaturesDesk, qtbot: QtBot, entry: int) -> None:
    dialog = AmendDialog(desk, Look(), entry)
    qtbot.addWidget(dialog)
    dialog.show()
    assert "cannot be mended" in dialog.strip.words()
    assert not dialog.apply.isEnabled()


def test_it_follows_theme_and_scale_while_it_is_open(amend: Open) -> None:
    dialog = amend("Maneuver Devin")
    press(dialog, "1")
    before = dialog.dice[0].face.sizeHint().width()
    dialog.look.change(dark=True, percent=200)
    assert dialog.dice[0].face.sizeHint().width() == 2 * before
    assert dialog.look.color("wine").name() in dialog.preview.toHtml()
    assert dialog.faces() == (1,)


def test_once_closed_it_hears_nothing_more(desk: MiniaturesDesk, qtbot: QtBot) -> None:
    dialog = AmendDialog(desk, Look(), entry_of(desk, "Maneuver Devin"))
    with qtbot.waitSignal(dialog.destroyed):
        dialog.close()
        dialog.deleteLater()
    desk.do(cmd.Note("after it"))
    assert desk.undo()


def test_the_rows_of_an_amendment_name_each_entry_once(desk: MiniaturesDesk) -> None:
    session = desk.session
    wrong = entry_of(desk, "Fire Gamble, Calef (A, 2nd US) at Archer")
    old = [line for line in session.log() if line.current and line.entry >= wrong]
    found = session.amend(wrong, faces=[2], preview=True)
    shown = list(rows("miniatures", desk.view, found, old))
    heads = [one.text for one in shown if one.kind == "entry"]
    assert len(heads) == len(set(heads))
    assert not {one.text for one in shown if one.kind == "was"} & {one.text for one in shown if one.kind == "now"}
    assert all(isinstance(one, AmendRow) and one.text for one in shown)
