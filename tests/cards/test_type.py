"""The type: cuts that have the letters, sizes that never fall below 6 points, widths as reportlab draws them."""

from __future__ import annotations

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from reportlab.pdfbase import pdfmetrics

from companion.cards import type as faces
from companion.cards.content import Run, Style

STYLES = get_args(Style)


@given(st.sampled_from(STYLES), st.floats(0.1, 4))
def test_no_size_is_below_six_points_and_lines_hold_their_letters(style: Style, scale: float) -> None:
    size = faces.size(style, scale)
    assert size.points >= 6
    assert size.line >= size.points * (faces.ABOVE + faces.BELOW)


@given(st.text("Aab1 ½−″Жλé&,", max_size=40), st.sampled_from(["text", "semibold", "heavy"]), st.floats(6, 30))
def test_widths_are_those_that_are_drawn(text: str, cut: str, points: float) -> None:
    faces.register()
    drawn = pdfmetrics.stringWidth(text, f"companion-{cut}", points)
    assert faces.width(text, cut, points) == pytest.approx(drawn, abs=1e-6)


def test_the_clarendon_gives_way_to_the_gothic_as_a_whole() -> None:
    assert faces.fitting("Musketry & Cannonade", "display") == "display"
    assert faces.fitting("Бригада Катлера", "display") == "semibold"
    assert faces.fitting("up to 24″", "display") == "semibold"
    assert faces.cut(Run("Ж", italic=True), "text") in ("text", "italic")


@pytest.mark.parametrize("letters", ["黒", "旅団", "カスター", "여단", "😀", "ש"])
def test_letters_that_no_cut_has_are_told(letters: str) -> None:
    with pytest.raises(faces.Missing) as told:
        faces.fitting(f"Cutler {letters}", "text")
    assert told.value.letters == "".join(dict.fromkeys(letters))


@given(st.text("abc XYZж", min_size=1, max_size=60), st.floats(20, 200))
def test_a_text_that_is_cut_short_fits_and_says_so(text: str, room: float) -> None:
    shown = faces.cut_short(text, "text", 8, room)
    assert faces.width(shown, "text", 8) <= room or shown == "…"
    assert shown == text or (shown.endswith("…") and text.startswith(shown[:-1]))


@given(st.text("ab  ", max_size=40))
def test_pieces_are_the_text_again(text: str) -> None:
    found = list(faces.pieces(text))
    assert "".join(found) == text
    assert all(not piece.rstrip(" ").lstrip(" ").count(" ") for piece in found)
