"""The figures at a map's edges."""

from __future__ import annotations

from companion.desktop.maps.rulers import figures

ACROSS = {1: 10.0, 2: 60.0, 3: 110.0, 4: 160.0}
DOWN = {1: 5.0, 2: 60.0}


def test_figures_stand_over_their_columns_and_none_in_the_corner() -> None:
    found = list(figures(ACROSS, DOWN, (None, None), every=1, band=15.0))
    assert [nth for nth, _, _ in found] == [2, 3, 4, 2]
    assert [box.center().x() for _, box, _ in found[:3]] == [60.0, 110.0, 160.0]
    assert not any(lit for _, _, lit in found)


def test_where_they_are_close_every_second_is_told_and_the_lit_one_always() -> None:
    found = list(figures(ACROSS, {}, (3, None), every=2, band=15.0))
    assert [(nth, lit) for nth, _, lit in found] == [(2, False), (3, True), (4, False)]


def test_without_columns_the_first_row_has_the_corner() -> None:
    assert [nth for nth, _, _ in figures({}, {1: 8.0, 2: 60.0}, (None, None), every=1, band=15.0)] == [1, 2]
