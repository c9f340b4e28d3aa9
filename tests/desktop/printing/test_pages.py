"""The Print dialog: what is shown is what is saved, and its pages turn by keys."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from companion.cards.sizes import Layout
from companion.cli.app import companion
from companion.desktop.printing.choices import Wanted
from companion.desktop.printing.dialog import PrintDialog
from companion.desktop.printing.press import PDFIUM, picture
from companion.games.miniatures.rules import commands as cmd
from tests.desktop.conftest import OpenWindow, a_line, a_session
from tests.desktop.pdfs import READ, opened
from tests.desktop.printing.dialogs import Open, choose, pressed, text

# ---- what is shown and saved


@pytest.mark.parametrize(
    ("wanted", "flags"),
    [
        (Wanted("formations"), []),
        (
            Wanted("roster", layout=Layout(size="a6", crop_marks=True, duplex="long")),
            ["--game", "{game}", "--size", "a6", "--crop-marks", "--duplex", "long"],
        ),
        (
            Wanted("roster", "union", Layout("letter", "poker", fold=True, grey=True, margin=8.0)),
            [
                "--game",
                "{game}",
                "--size",
                "poker",
                "--paper",
                "letter",
                "--fold",
                "--grey",
                "--margin",
                "8",
                "--side",
                "union",
            ],
        ),
        (Wanted("status", layout=Layout(size="a6", ink_saving=True)), ["--game", "{game}", "--ink-saving"]),
        (Wanted("briefing", "confederate"), ["--game", "{game}", "--side", "confederate"]),
        (Wanted("charts", layout=Layout(size="tarot", bleed=3.0)), ["--size", "tarot", "--bleed", "3"]),
    ],
    ids=["formations", "backs", "folded", "status", "briefing", "bleed"],
)
def test_what_is_saved_is_what_the_command_line_writes(
    printing: Open, tmp_path: Path, wanted: Wanted, flags: list[str]
) -> None:
    game = tmp_path / "game.companion"
    dialog = printing(wanted, game)
    ready = dialog.ready()
    assert ready is not None
    dialog.save_to(tmp_path / "ours.pdf", ready)
    given = [one.format(game=game) for one in flags]
    found = CliRunner().invoke(companion, ["cards", wanted.deck, "-o", str(tmp_path / "theirs.pdf"), *given])
    assert found.exit_code == 0, found.stderr
    assert (tmp_path / "ours.pdf").read_bytes() == (tmp_path / "theirs.pdf").read_bytes()
    with opened(tmp_path / "ours.pdf") as found_pages:
        assert ready.pages == len(found_pages)


def test_a_change_of_any_choice_makes_other_pages(printing: Open, qtbot: QtBot) -> None:
    dialog = printing(Wanted("formations", layout=Layout(size="a6")))
    made = []
    choices = dialog.choices
    changes: tuple[Callable[[], object], ...] = (
        lambda: None,
        lambda: choices.paper.put("letter"),
        lambda: choices.card.put("poker"),
        lambda: choices.backs.put("short"),
        lambda: choices.backs.put("fold"),
        lambda: choices.margin.put(30),
        choices.flags["grey"].click,
        choices.flags["crop_marks"].click,
        lambda: choose(dialog, "markers"),
    )
    for change in changes:
        change()
        pressed(dialog, qtbot)
        ready = dialog.ready()
        assert ready is not None, dialog.strip.words()
        made.append(ready.content)
    assert len(set(made)) == len(made)


def test_the_pages_follow_the_game(printing: Open, qtbot: QtBot) -> None:
    dialog = printing(Wanted("roster"))
    before = dialog.ready()
    assert before is not None
    dialog.desk.do(cmd.Override("cutler", "stands", 3, "a test"))
    assert dialog.ready() is None
    pressed(dialog, qtbot)
    after = dialog.ready()
    assert after is not None
    assert after.content != before.content
    assert "3 of 8" in text(after.content)


def test_the_picture_is_the_page_in_its_colours(printing: Open, qtbot: QtBot) -> None:
    dialog = printing(Wanted("roster", "union"))
    qtbot.waitUntil(lambda: dialog.preview.page.picture is not None)
    shown = dialog.preview.page.picture
    assert shown is not None
    room = dialog.preview.page.paper_size()
    assert max(shown.image.width() / room.width(), shown.image.height() / room.height()) == pytest.approx(1, abs=0.02)
    colors = {
        shown.image.pixelColor(x, y).name()
        for x in range(0, shown.image.width(), 2)
        for y in range(0, shown.image.height(), 2)
    }
    assert "#ffffff" in colors
    blue, red = 0, 0
    for name in colors:
        r, b = int(name[1:3], 16), int(name[5:7], 16)
        blue, red = max(blue, b - r), max(red, r - b)
    assert blue > red  # the Union's blue, and not what blue and red exchanged would give


def test_a_page_that_is_wide_and_one_that_is_high_both_fit() -> None:
    out = io.BytesIO()
    with PDFIUM:
        made: Any = READ.new()
        for size in ((300, 100), (100, 300)):
            made.new_page(*size)
        made.save(out)
        made.close()
    for page, (wide, high) in enumerate(((600, 200), (200, 600))):
        with PDFIUM:
            image: QImage = picture(out.getvalue(), page, QSize(600, 600))
        assert (image.width(), image.height()) == (wide, high)


# ---- keys


def test_pages_turn_by_key_and_stop_at_the_ends(printing: Open, qtbot: QtBot) -> None:
    dialog = printing(Wanted("charts", layout=Layout(size="full")))
    ready = dialog.ready()
    assert ready is not None
    assert ready.pages > 2
    QTest.keyClick(dialog, Qt.Key.Key_PageUp)
    assert dialog.preview.number == 0
    for _ in range(ready.pages + 2):
        QTest.keyClick(dialog, Qt.Key.Key_PageDown)
    assert dialog.preview.number == ready.pages - 1
    assert dialog.preview.place.text() == f"page {ready.pages} of {ready.pages}"
    assert not dialog.preview.next.isEnabled()
    qtbot.waitUntil(lambda: _shown(dialog) == ready.pages - 1)
    QTest.keyClick(dialog, Qt.Key.Key_PageUp)
    qtbot.waitUntil(lambda: _shown(dialog) == ready.pages - 2)


def _shown(dialog: PrintDialog) -> int:
    return dialog.preview.page.picture.page if dialog.preview.page.picture is not None else -1


def test_a_closer_look_and_the_whole_page_again(printing: Open, qtbot: QtBot) -> None:
    dialog = printing(Wanted("formations"))
    qtbot.waitUntil(lambda: _shown(dialog) == 0)
    whole = dialog.preview.page.width()
    for _ in range(5):
        QTest.keyClick(dialog, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: dialog.preview.page.width() == pytest.approx(3 * whole, rel=0.05))
    qtbot.waitUntil(lambda: _width(dialog) > whole)
    QTest.keyClick(dialog, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: dialog.preview.page.width() == whole)


def _width(dialog: PrintDialog) -> int:
    return dialog.preview.page.picture.image.width() if dialog.preview.page.picture is not None else 0


def test_by_keys_alone_from_the_table_to_the_file(
    open_window: OpenWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(a_session(a_line("move")))
    QTest.keyClick(window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    dialog: PrintDialog = window.evening.dialog
    qtbot.waitUntil(dialog.isActiveWindow)
    assert dialog.focusWidget() is dialog.choices.decks
    QTest.keyClick(dialog.choices.decks, Qt.Key.Key_Down)
    pressed(dialog, qtbot)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *given: (str(tmp_path / Path(given[2]).name), ""))
    QTest.keyClick(dialog, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert (tmp_path / "charts.pdf").read_bytes().startswith(b"%PDF")
    assert "charts.pdf" in dialog.done_strip.words()
    opened: list[str] = []

    def viewer(url: QUrl) -> bool:
        opened.append(url.toLocalFile())
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", viewer)
    QTest.keyClick(dialog, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    assert opened == [str(tmp_path / "charts.pdf")]
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert window.evening.dialog is None


@pytest.mark.parametrize(("name", "said"), [("aids", True), ("labels", True), ("markers", True), ("charts", False)])
def test_what_is_measured_with_or_cut_out_says_its_true_size(
    printing: Open, qtbot: QtBot, name: str, said: bool
) -> None:
    dialog = printing(Wanted(name))
    words = dialog.size_strip.words()
    assert bool(words) is said
    assert not said or ("100 %" in words and "not fitted to the page" in words and "50 mm" in words)
    choose(dialog, "orders")
    pressed(dialog, qtbot)
    assert dialog.size_strip.words() == ""
