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
from companion.desktop.shell.studies import pairs
from companion.desktop.shell.studies.far import FarStrip, clock
from companion.desktop.shell.studies.page import StudyPage
from companion.desktop.widgets.look import Look
from companion.study.studies.aside import Alone, Amiss, Came, Far, Told
from companion.study.studies.crew import Worker
from companion.study.studies.plan import Plan
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


def test_who_plays_and_how_battles_ended_stand_beside_it(page: StudyPage, other: Other) -> None:
    page.begin()
    assert not page.beside.crew.isVisible()
    other.says = [Far(10, 40, 0, (Worker(1, 6, 9.0), Worker(2, 4, 6.0), Worker(3, 1, 1.0, gone=True)))]
    other.says += [Came(msgspec.json.encode(found(10)), whole=False)]
    page.hear()
    assert page.beside.crew.accessibleDescription() == "worker 1: 6 games. worker 2: 4 games. worker 3: gone"
    assert page.beside.ends.accessibleDescription() == "Draw: 100.0 %, 100.0 %"


def test_a_scheduler_that_does_not_answer_is_told_of_and_the_games_go_on(page: StudyPage, other: Other) -> None:
    page.begin()
    other.says = [Alone("tcp://there:8786: no scheduler answers; this machine goes on alone"), Far(1, 40, 0)]
    page.hear()
    assert "goes on alone" in page.strip.words()
    assert page.is_running


class Laid:
    """Stands for the process that lays games out."""

    def __init__(self, asked: list[tuple[tuple[int, ...], int, bool]]) -> None:
        self._asked = asked

    def __call__(self, plan: Plan, which: tuple[int, ...], k: int, folder: Path, *, played: bool) -> Laid:
        self._asked.append((which, k, played))
        self.paths = [folder / f"{nth}" for nth in which]
        return self

    def told(self) -> str | None:
        return ""

    def end(self) -> None: ...


def test_enter_opens_a_pair_and_w_watches_the_next(
    qtbot: QtBot, other: Other, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked: list[tuple[tuple[int, ...], int, bool]] = []
    opened: list[Path] = []
    monkeypatch.setattr(pairs, "Again", Laid(asked))
    page = StudyPage(Look(), pairs.Opening(opened.append, lambda: tmp_path))
    qtbot.addWidget(page)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert asked == []  # nothing has been played
    page.begin()
    other.says = [Came(msgspec.json.encode(found(12)), whole=False)]
    page.hear()
    page.foot.number.setValue(7)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_W):
        QTest.keyClick(page, key)
        page.foot.hear()
    assert asked == [((0, 1), 7, True), ((0, 1), 13, False)]
    assert opened == [tmp_path / "0", tmp_path / "1"] * 2


def test_time_left_is_reckoned_by_what_was_played_now(qtbot: QtBot) -> None:
    now = [100.0]
    strip = FarStrip(Look(), clock=lambda: now[0])
    qtbot.addWidget(strip)
    strip.begin()
    now[0] += 10
    strip.tell(Far(60, 100, 40))
    assert strip.words.text() == "60 of 100 games · 2.0 a second · 0:20 left"
    assert clock(3725) == "1:02:05"
