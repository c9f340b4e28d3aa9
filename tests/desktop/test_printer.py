"""Pages to a printer, here one that prints into a file: all or some, each at its own size, and what it refuses."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from companion.cards.book import pdf
from companion.cards.decks import build
from companion.cards.sizes import Layout
from companion.cards.source import of_rules
from companion.desktop.desk.documents import NotDone
from companion.desktop.printing.dialog import PrintDialog
from companion.desktop.printing.press import Order, Printed, picture
from companion.desktop.printing.printer import put_on_paper
from tests.desktop.conftest import OpenWindow, a_line, a_session
from tests.desktop.pdfs import opened

SEEN = QSize(1000, 1000)


@pytest.fixture(scope="module")
def formations() -> Printed:
    source, layout = of_rules("miniatures"), Layout()
    content = pdf(build("formations", source), layout)
    with opened(content) as found:
        return Printed(Order(1, "formations", source, layout), content, len(found))


def into(to: Path) -> QPrinter:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(to))
    return printer


def sizes(content: bytes) -> list[tuple[int, int]]:
    with opened(content) as found:
        return [tuple(round(side) for side in page.get_size()) for page in found]


def test_every_page_is_printed_at_its_own_size_where_it_stands(
    qapp: QApplication, formations: Printed, tmp_path: Path
) -> None:
    to = tmp_path / "paper.pdf"
    assert put_on_paper(formations, into(to)) == formations.pages > 1
    paper = to.read_bytes()
    for ours, theirs in zip(sizes(formations.content), sizes(paper), strict=True):
        assert all(abs(one - other) <= 1 for one, other in zip(ours, theirs, strict=True))
    for page in range(formations.pages):
        one, other = (picture(content, page, SEEN) for content in (formations.content, paper))
        places = [(x, y) for x in range(0, one.width(), 5) for y in range(0, one.height(), 5)]
        dark = [(x, y) for x, y in places if one.pixelColor(x, y).lightness() < 60]
        assert dark
        # Within a dot of where it is to be: a sheet that was fitted would be off by many at its edges.
        found = sum(
            any(
                other.pixelColor(min(x + across, other.width() - 1), min(y + down, other.height() - 1)).lightness()
                < 140
                for across in (-2, -1, 0, 1, 2)
                for down in (-2, -1, 0, 1, 2)
            )
            for x, y in dark
        )
        assert found > 0.97 * len(dark)


def test_only_the_pages_that_were_asked_for(qapp: QApplication, formations: Printed, tmp_path: Path) -> None:
    printer = into(to := tmp_path / "paper.pdf")
    printer.setFromTo(2, 2)
    assert put_on_paper(formations, printer) == 1
    assert len(sizes(to.read_bytes())) == 1


@pytest.mark.qt_log_ignore("QPainter::begin")
def test_a_printer_that_takes_nothing_is_told(qapp: QApplication, formations: Printed, tmp_path: Path) -> None:
    with pytest.raises(NotDone, match="takes nothing"):
        put_on_paper(formations, into(tmp_path / "no" / "folder" / "paper.pdf"))


def test_the_dialog_prints_what_it_shows(
    open_window: OpenWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def ask(_: QWidget, pages: int) -> QPrinter | None:
        asked.append(pages)
        return into(tmp_path / "paper.pdf") if len(asked) > 1 else None

    monkeypatch.setattr(PrintDialog.__init__, "__kwdefaults__", {"ask_for_printer": ask})
    window = open_window(a_session(a_line("move")), None)
    window.run("print")
    dialog: PrintDialog = window.evening.dialog
    qtbot.waitUntil(lambda: dialog.ready() is not None, timeout=20_000)
    dialog.print_button.click()
    assert not (tmp_path / "paper.pdf").exists()  # it was thought better of
    dialog.print_button.click()
    printed = dialog.ready()
    assert printed is not None
    assert asked == [printed.pages] * 2
    assert sizes((tmp_path / "paper.pdf").read_bytes()) == sizes(printed.content)
    assert "went to the printer" in dialog.done_strip.words()
    dialog.press.close()
