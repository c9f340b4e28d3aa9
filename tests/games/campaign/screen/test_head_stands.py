"""The head of a campaign stands still from phase to phase: what is now is lit where it stood before."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication

from companion.desktop.widgets import paint
from companion.desktop.widgets.look import Look
from tests.games.campaign.screen.conftest import OpenCampaign

BOTH = {"union": "human", "confederate": "human"}


@pytest.mark.parametrize("wide", [1024, 1366, 1920])
def test_name_days_hours_and_phases_begin_where_they_began(
    open_campaign: OpenCampaign, wide: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: dict[float, float] = {}
    real = paint.text

    def noted(painter: QPainter, look: Look, box: QRectF, words: str, **how: object) -> float:
        drawn[box.top()] = min(box.left(), drawn.get(box.top(), box.left()))
        return real(painter, look, box, words, **how)  # type: ignore[arg-type]

    monkeypatch.setattr(paint, "text", noted)
    begun, phases = [], set()
    for phase in range(2, 8):  # before the first turn the set-up stands among the phases
        window = open_campaign(phases=phase, players=BOTH)
        window.resize(wide, 700)
        QApplication.processEvents()
        drawn.clear()
        window.header.grab()
        phases.add(window.desk.view.phase)
        begun.append(dict(drawn))
    assert len(phases) > 1
    assert all(one == begun[0] for one in begun), begun
