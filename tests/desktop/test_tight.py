"""Words in tight places: drawn together, parted over two lines, or told below, before anything of them is cut."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QTableWidget
from pytestqt.qtbot import QtBot

from companion.desktop.app.application import Desktop
from companion.desktop.widgets import paint
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.column_heads import PAD, Heads
from companion.desktop.widgets.look import Look
from companion.games.miniatures.screen.work.contenders import Contenders
from companion.kernel import languages
from tests.desktop.conftest import a_session
from tests.games.miniatures.building import a_battle, a_brigade, in_contact
from tests.games.tactical.screen.conftest import a_battle as of_squares


@pytest.fixture
def look(qapp: QApplication) -> Look:
    found = Look(dark=False, percent=100, colors={})
    found.dress(qapp)
    return found


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    languages.choose("en")


def drawn(look: Look, words: str, room: float, narrow: int) -> float:
    page = QImage(400, 40, QImage.Format.Format_ARGB32)
    painter = QPainter(page)
    try:
        return paint.text(painter, look, QRectF(0, 0, room, 30), words, narrow=narrow)
    finally:
        painter.end()


def test_a_line_is_drawn_together_as_far_as_it_needs_to_be_and_no_further(look: Look) -> None:
    whole = paint.width(look, "Operationen beenden")
    assert drawn(look, "Operationen beenden", whole + 20, 80) == pytest.approx(whole)
    assert 0.8 * whole < drawn(look, "Operationen beenden", whole * 0.9, 80) <= whole * 0.9 + 1
    cut = drawn(look, "Operationen beenden", whole * 0.5, 80)
    assert cut <= whole * 0.5 + 1


def shown(button: KeyButton, qtbot: QtBot, width: int, monkeypatch: pytest.MonkeyPatch) -> dict[str, QRectF]:
    """Paint a button and tell where each of its words stood."""
    places: dict[str, QRectF] = {}
    real = paint.text

    def noted(painter: QPainter, look: Look, box: QRectF, words: str, **how: object) -> float:
        places[words] = QRectF(box)
        return real(painter, look, box, words, **how)  # type: ignore[arg-type]

    monkeypatch.setattr(paint, "text", noted)
    qtbot.addWidget(button)
    button.resize(width, 28)
    button.grab()
    return dict(places)


def test_a_reason_stands_beside_the_word_where_there_is_room_and_below_it_where_there_is_none(
    look: Look, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = KeyButton(look, "End operations", "F8")
    made.tell("End operations", "the combat is played back")
    beside = shown(made, qtbot, 400, monkeypatch)
    below = shown(made, qtbot, 200, monkeypatch)
    word, reason = beside["End operations"], beside["the combat is played back"]
    assert reason.left() >= word.left() + paint.width(look, "End operations")
    word, reason = below["End operations"], below["the combat is played back"]
    assert reason.top() >= word.bottom() - 0.01
    assert reason.bottom() <= 28
    assert reason.width() >= paint.width(look, "the combat is played back", "small")


def test_a_head_of_two_words_stands_on_two_lines_and_no_column_is_narrower_than_its_longest(
    look: Look, qtbot: QtBot
) -> None:
    grid = QTableWidget(1, 2)
    qtbot.addWidget(grid)
    heads = Heads(look, grid)
    grid.setHorizontalHeader(heads)
    assert heads._lines("Reit. Geschütze", 60) == ["Reit.", "Geschütze"]
    assert heads._lines("Reit. Geschütze", 300) == ["Reit. Geschütze"]
    assert heads._lines("Erschöpfung", 20) == ["Erschöpfung"]
    longest = paint.width(look, "Geschütze", "small", bold=True)
    assert longest * 0.7 < heads.least("Reit. Geschütze") - 2 * PAD < longest


def test_every_mark_of_a_brigade_in_a_charge_is_in_sight_however_narrow_its_side(
    look: Look, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    davis = a_brigade("davis", "confederate", disordered=True, low_ammo=True)
    view = a_session(
        a_battle(in_contact(davis, "cutler"), a_brigade("cutler"), step="charge", player_turn="confederate")
    ).view
    ends: list[float] = []
    real = paint.mark

    def noted(painter: QPainter, look: Look, at: QPointF, *how: object, **more: object) -> float:
        ends.append(real(painter, look, at, *how, **more))  # type: ignore[arg-type]
        return ends[-1]

    monkeypatch.setattr(paint, "mark", noted)
    made = Contenders(look)
    qtbot.addWidget(made)
    made.show_units([one for one in view.units if one.id == "davis"], "Angreifer")
    for width in (400, 215):
        ends.clear()
        made.resize(width, made.sizeHint().height())
        made.grab()
        assert len(ends) == 3
        assert max(ends) <= width


def test_after_the_end_no_key_ends_a_phase(desktop: Desktop) -> None:
    window = desktop.show_game(of_squares(), None)
    assert any("F8" in hint.keys for hint in window.by_key.hints())
    window.run("resign")
    window.evening.dialog.accept()
    assert window.desk.view.over
    assert not any("F8" in hint.keys for hint in window.by_key.hints())
