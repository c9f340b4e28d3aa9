"""The Print dialog: what is shown is what is saved, only the newest choice counts, and nothing stops the window."""

from __future__ import annotations

import io
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event, current_thread, main_thread
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner
from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from companion.cards import book
from companion.cards.content import Deck
from companion.cards.decks import DECKS
from companion.cards.sizes import Layout
from companion.cli.app import companion
from companion.desktop.desk.settings import Settings
from companion.desktop.printing.choices import ChoicesPanel, Wanted, remembered
from companion.desktop.printing.dialog import PrintDialog
from companion.desktop.printing.press import PDFIUM, picture
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.state import State
from companion.games.miniatures.screen.window import Window
from companion.kernel.session import Session
from tests.desktop.conftest import OpenWindow, a_line, a_session
from tests.desktop.pdfs import READ, opened
from tests.games.miniatures.building import a_battle, a_brigade

Open = Callable[..., PrintDialog]


@pytest.fixture
def printing(open_window: OpenWindow, qtbot: QtBot) -> Iterator[Open]:
    """Open the dialog on a game, of a file where a path is given, and wait for its pages."""
    dialogs: list[PrintDialog] = []

    def go(
        wanted: Wanted | None = None, path: Path | None = None, state: State | None = None, *, wait: bool = True
    ) -> PrintDialog:
        window = open_window(a_session(state or a_line("move"), path), path)
        if wanted is not None:
            window.evening.house.settings.stored.printing = msgspec.to_builtins(wanted)
        window.run("print")
        dialog: PrintDialog = window.evening.dialog
        dialogs.append(dialog)
        if wait:
            qtbot.waitUntil(lambda: dialog.ready() is not None, timeout=20_000)
        return dialog

    yield go
    for one in dialogs:
        one.press.close()


def pressed(dialog: PrintDialog, qtbot: QtBot) -> None:
    """Wait for the pages of the newest choice."""
    qtbot.waitUntil(lambda: dialog.ready() is not None or bool(dialog.strip.words()), timeout=20_000)


def text(content: bytes) -> str:
    with opened(content) as found:
        return "\n".join(page.get_textpage().get_text_range() for page in found)


def choose(dialog: PrintDialog, deck: str) -> None:
    dialog.choices.decks.setCurrentRow(list(DECKS).index(deck))


class Held:
    """A press that stands still until it is let go, and tells which decks it was given."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.go_on, self.begun, self.cancelled = Event(), list[str](), list[str]()
        self.threads: set[Any] = set()
        made = book.pdf

        def slow(deck: Deck, wanted: Layout, progress: Any = None) -> bytes:
            self.begun.append(deck.name)
            self.threads.add(current_thread())
            while not self.go_on.wait(0.01):
                if not progress(1, 4):
                    self.cancelled.append(deck.name)
                    raise book.Cancelled
            return made(deck, wanted, progress)

        monkeypatch.setattr(book, "pdf", slow)


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Iterator[Held]:
    found = Held(monkeypatch)
    yield found
    found.go_on.set()


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


# ---- the work


def test_the_window_is_alive_while_the_press_works_in_a_thread_of_its_own(
    printing: Open, held: Held, qtbot: QtBot
) -> None:
    dialog = printing(Wanted("formations"), wait=False)
    qtbot.waitUntil(lambda: "1 of 4" in dialog.preview.work.accessibleName())
    assert dialog.preview.cancel.isVisible()
    assert dialog.save_button.reason
    dialog.save()
    assert "no pages yet" in dialog.strip.words()
    held.go_on.set()
    pressed(dialog, qtbot)
    qtbot.waitUntil(lambda: dialog.ready() is not None)
    assert not dialog.preview.cancel.isVisible()
    assert dialog.save_button.isEnabled()
    assert main_thread() not in held.threads


def test_a_newer_choice_stops_the_older_work_and_only_it_is_shown(printing: Open, held: Held, qtbot: QtBot) -> None:
    dialog = printing(Wanted("formations"), wait=False)
    qtbot.waitUntil(lambda: held.begun == ["formations"])
    choose(dialog, "charts")
    qtbot.waitUntil(lambda: held.cancelled == ["formations"])
    qtbot.waitUntil(lambda: held.begun == ["formations", "charts"])
    held.go_on.set()
    qtbot.waitUntil(lambda: dialog.ready() is not None)
    ready = dialog.ready()
    assert ready is not None
    assert ready.order.deck == "charts"


def test_quick_changes_are_one_piece_of_work(printing: Open, held: Held, qtbot: QtBot) -> None:
    held.go_on.set()
    dialog = printing(Wanted("formations"))
    held.begun.clear()
    for name in ("charts", "roster", "markers"):
        choose(dialog, name)
    pressed(dialog, qtbot)
    assert held.begun == ["markers"]


def test_what_comes_late_of_an_older_choice_is_not_shown(printing: Open) -> None:
    dialog = printing(Wanted("formations"))
    late = dialog.ready()
    assert late is not None
    choose(dialog, "charts")
    dialog._on_made(late)
    assert dialog.ready() is None
    assert not dialog.save_button.isEnabled()


def test_cancel_stops_the_work_and_f5_begins_it_again(printing: Open, held: Held, qtbot: QtBot) -> None:
    dialog = printing(Wanted("formations"), wait=False)
    qtbot.waitUntil(lambda: held.begun == ["formations"])
    dialog.preview.cancel.click()
    qtbot.waitUntil(lambda: held.cancelled == ["formations"])
    assert "F5" in dialog.preview.page.words
    assert dialog.ready() is None
    held.go_on.set()
    QTest.keyClick(dialog, Qt.Key.Key_F5)
    qtbot.waitUntil(lambda: dialog.ready() is not None)


@pytest.mark.parametrize("way", ["reject", "close", "window"])
def test_closing_in_the_middle_stops_the_work(printing: Open, held: Held, qtbot: QtBot, way: str) -> None:
    dialog = printing(Wanted("formations"), wait=False)
    qtbot.waitUntil(lambda: held.begun == ["formations"])
    window: Any = dialog.parent()
    thread = next(iter(held.threads))
    {"reject": dialog.reject, "close": dialog.close, "window": window.close}[way]()
    qtbot.waitUntil(lambda: held.cancelled == ["formations"])
    qtbot.waitUntil(lambda: not thread.is_alive())


# ---- errors in place


def test_a_name_that_no_font_can_print_is_told_and_another_deck_goes_on(printing: Open, qtbot: QtBot) -> None:
    strange = msgspec.structs.replace(a_brigade("cutler"), name="旅団")
    dialog = printing(Wanted("roster"), state=a_battle(strange, a_brigade("davis", "confederate")), wait=False)
    pressed(dialog, qtbot)
    assert "旅" in dialog.strip.words()
    assert dialog.ready() is None
    choose(dialog, "formations")
    qtbot.waitUntil(lambda: dialog.ready() is not None, timeout=20_000)
    assert dialog.strip.words() == ""


def test_a_fault_of_the_program_is_told_and_logged(
    printing: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any) -> bytes:
        raise ZeroDivisionError("by nought")

    with monkeypatch.context() as patched:
        patched.setattr(book, "pdf", broken)
        dialog = printing(Wanted("formations"), wait=False)
        pressed(dialog, qtbot)
    assert "by nought" in dialog.strip.words()
    assert "faults.log" in dialog.strip.words()
    QTest.keyClick(dialog, Qt.Key.Key_F5)
    qtbot.waitUntil(lambda: dialog.ready() is not None, timeout=20_000)


def test_a_place_that_cannot_be_written_is_told_and_the_older_file_stays(
    printing: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = tmp_path / "game.companion"
    dialog = printing(Wanted("formations"), game)
    ready = dialog.ready()
    assert ready is not None
    for to, words in (
        (tmp_path / "nowhere" / "x.pdf", "no such folder"),
        (tmp_path, "a folder of this name"),
        (game, "the game itself"),
    ):
        dialog.save_to(to, ready)
        assert words in dialog.strip.words()
    whole = game.read_bytes()
    to = tmp_path / "x.pdf"
    to.write_text("the old one")

    def full(self: Path, data: bytes) -> int:
        self.touch()
        raise OSError(28, os.strerror(28))

    with monkeypatch.context() as patched:
        patched.setattr(Path, "write_bytes", full)
        dialog.save_to(to, ready)
    assert "the disk is full" in dialog.strip.words()
    assert to.read_text() == "the old one"
    assert sorted(one.name for one in tmp_path.iterdir() if one.suffix in (".pdf", ".new")) == ["x.pdf"]
    assert game.read_bytes() == whole
    dialog.save_to(to, ready)
    assert to.read_bytes() == ready.content
    assert dialog.strip.words() == ""


def test_a_system_without_a_viewer_is_told(printing: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    dialog = printing(Wanted("formations"))
    dialog.open_saved()
    assert "first" in dialog.strip.words()
    ready = dialog.ready()
    assert ready is not None
    dialog.save_to(tmp_path / "x.pdf", ready)
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _: False)
    dialog.open_saved()
    assert "x.pdf" in dialog.strip.words()


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
