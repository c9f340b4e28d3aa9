"""The legend as a widget: every row painted, in columns, in both themes."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from companion.desktop.widgets.look import Look
from companion.games.tactical.screen.map.legend import Legend
from tests.games.tactical.gazetteer import antietam


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("percent", [100, 200])
def test_every_sign_is_painted_beside_its_words(qtbot: QtBot, dark: bool, percent: int) -> None:
    look = Look(dark=dark, percent=percent)
    shown = Legend(look, antietam())
    qtbot.addWidget(shown)
    shown.resize(look.px(440), shown.heightForWidth(look.px(440)))
    picture = shown.grab().toImage()
    ground = look.color("page").rgb()
    deep = -(-len(shown.rows) // shown.columns(shown.width()))
    assert shown.columns(shown.width()) == 2
    for nth in range(len(shown.rows)):
        left, top = look.px(210) * (nth // deep), look.px(42) * (nth % deep)
        signs = {picture.pixel(left + look.px(x), top + look.px(y)) for x in range(4, 38, 2) for y in range(4, 38, 2)}
        words = {
            picture.pixel(left + x, top + look.px(y)) for x in range(look.px(50), look.px(90)) for y in (18, 20, 22)
        }
        assert signs - {ground}, shown.rows[nth].said
        assert words - {ground}, shown.rows[nth].said


def test_figures_take_the_place_of_symbols(qtbot: QtBot) -> None:
    shown = Legend(Look(), antietam())
    qtbot.addWidget(shown)
    assert "infantry in column" in shown.accessibleName()
    one = shown.grab().toImage()
    shown.show_signs(icons=True)
    assert "infantry in column" not in shown.accessibleName()
    assert shown.grab().toImage() != one
    assert shown.sizeHint().height() == shown.heightForWidth(210)
