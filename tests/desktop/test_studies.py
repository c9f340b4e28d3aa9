"""The study page: what it asks, that games are played in another process, and what it shows and writes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from companion.desktop.shell.studies import page as module
from companion.desktop.shell.studies.far import FarStrip, clock
from companion.desktop.shell.studies.page import StudyPage
from companion.desktop.widgets.look import Look
from companion.study.studies.aside import Amiss, Came, Far, Told
from tests.study.reports.made_up import found
from tests.study.studies.games import SCENARIO, SHORT


@pytest.fixture
def page(qtbot: QtBot) -> StudyPage:
    made = StudyPage(Look())
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


class Other:
    """Stands for the other process."""

    def __init__(self, *_: object) -> None:
        self.says: list[Told] = []
        self.stopped = self.ended = False

    def told(self) -> list[Told]:
        said, self.says = self.says, []
        return said

    def stop(self) -> None:
        self.stopped = True

    def end(self) -> None:
        self.ended = True


@pytest.fixture
def other(monkeypatch: pytest.MonkeyPatch) -> Other:
    made = Other()
    monkeypatch.setattr(module, "Aside", lambda *_: made)
    return made


def test_games_are_played_elsewhere_and_what_came_is_shown(page: StudyPage, qtbot: QtBot, tmp_path: Path) -> None:
    ask = page.question
    ask.scenario.setCurrentIndex(ask.scenario.findData(SCENARIO))
    ask.settled.setText(" ".join(f"{key}={value}" for key, value in SHORT.items()))
    ask.games.setValue(1)
    ask.workers.setValue(1)
    ask.folder.setText(str(tmp_path / "kept"))
    QTest.keyClick(page, Qt.Key.Key_F8)
    assert page.is_running
    assert ask.vary.isReadOnly()
    qtbot.waitUntil(lambda: not page.is_running, timeout=120_000)
    assert page.found is not None
    assert (tmp_path / "kept" / "games.jsonl").read_bytes().count(b"\n") == 2
    assert page.differences.isVisible()
    assert not ask.vary.isReadOnly()


@pytest.mark.parametrize(("vary", "said"), [("union", "no variation"), ("union=", "missing"), ("union='a", "quot")])
def test_what_is_no_question_is_told_in_place(page: StudyPage, vary: str, said: str) -> None:
    page.question.vary.setText(vary)
    page.begin()
    assert said in page.strip.words()
    assert not page.is_running


def test_it_tells_how_far_it_is_and_stops_at_esc(page: StudyPage, other: Other) -> None:
    page.begin()
    other.says = [Far(10, 40, 0), Came(msgspec.json.encode(found(10)), whole=False)]
    page.hear()
    assert "10 of 40 games" in page.far.words.text()
    assert page.means.isVisible()
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert other.stopped
    assert page.isVisible()
    other.says = [Came(msgspec.json.encode(found(12)), whole=True)]
    page.hear()
    assert other.ended
    assert not page.is_running


def test_a_process_that_is_amiss_is_told_of_and_another_may_begin(page: StudyPage, other: Other) -> None:
    page.begin()
    other.says = [Amiss("another study is kept here")]
    page.hear()
    assert "Another study is kept here" in page.strip.words()
    assert page.begin_button.isEnabled()


def test_a_window_that_is_closed_ends_the_games(page: StudyPage, other: Other) -> None:
    page.begin()
    page.close()
    assert other.ended


def test_every_plot_has_its_words_for_who_hears_it(page: StudyPage) -> None:
    page.take(msgspec.json.encode(found()))
    for plot in (page.differences, page.moves, page.means):
        assert plot.isVisible()
        assert plot.accessibleName()
        assert plot.accessibleDescription()
    assert "95 of 100" in page.result.text()


def test_without_pairs_means_and_tables_are_shown(page: StudyPage) -> None:
    page.take(msgspec.json.encode(found(paired=False)))
    assert page.means.isVisible()
    assert not page.differences.isVisible()


@pytest.mark.parametrize(
    ("save", "name", "begins"),
    [
        (StudyPage.save_report, "r.html", b"<!DOCTYPE"),
        (StudyPage.save_report, "r.pdf", b"%PDF"),
        (StudyPage.save_report, "r.md", b"# Study"),
        (StudyPage.save_tables, "t.csv", b"Variant,Mean"),
        (StudyPage.save_picture, "p.png", b"\x89PNG"),
    ],
)
def test_it_is_taken_along(
    page: StudyPage,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    save: Callable[[StudyPage], None],
    name: str,
    begins: bytes,
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / name), ""))
    save(page)  # nothing to save yet
    assert not (tmp_path / name).exists()
    page.take(msgspec.json.encode(found()))
    save(page)
    assert (tmp_path / name).read_bytes().startswith(begins)


def test_time_left_is_reckoned_by_what_was_played_now(qtbot: QtBot) -> None:
    now = [100.0]
    strip = FarStrip(Look(), clock=lambda: now[0])
    qtbot.addWidget(strip)
    strip.begin()
    now[0] += 10
    strip.tell(Far(60, 100, 40))
    assert strip.words.text() == "60 of 100 games · 2.0 a second · 0:20 left"
    assert clock(3725) == "1:02:05"
