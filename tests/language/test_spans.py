"""Numbers in a row are told as from one to another."""

from __future__ import annotations

import pytest

from companion.language.words import spans


@pytest.mark.parametrize(
    ("numbers", "told"),
    [
        ((4,), "4"),
        ((4, 6), "4 and 6"),
        ((4, 5), "4–5"),
        ((2, 4, 5, 6, 9, 12, 13), "2, 4–6, 9 and 12–13"),
    ],
)
def test_numbers_in_a_row_are_one_span(numbers: tuple[int, ...], told: str) -> None:
    assert spans(numbers) == told
