"""A band of the charge's odds too narrow for its words keeps the figure of the end, wherever a language puts it."""

from __future__ import annotations

import pytest

from companion.desktop.widgets import paint
from companion.games.miniatures.screen.work.difference import DifferenceLine
from companion.games.miniatures.words.charge import Band, Bar, Line
from tests.desktop.conftest import OpenWindow, a_line, a_session


@pytest.mark.parametrize("end", ["in the end 3.1%", "3.1% in the end"])
@pytest.mark.parametrize(("wide", "whole"), [(60, False), (400, True)])
def test_the_figure_stays(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, end: str, wide: int, *, whole: bool
) -> None:
    shown = DifferenceLine(open_window(a_session(a_line("defensive"))).look)
    band = Band("swept", "Swept", "3%", end, "3.1%", 1, "attacker", 100)
    shown.show_line(Line((Bar(5, 3, "swept"),), (band,)), "union", "confederate", None)
    drawn: list[str] = []
    text = paint.text

    def told(painter: object, look: object, box: object, words: str, **how: object) -> float:
        drawn.append(words)
        return text(painter, look, box, words, **how)  # type: ignore[arg-type]

    monkeypatch.setattr(paint, "text", told)
    shown.resize(wide, shown.sizeHint().height())
    assert not shown.grab().isNull()
    assert (end if whole else "3.1%") in drawn
