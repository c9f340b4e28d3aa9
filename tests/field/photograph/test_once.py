"""A tag that is read as the picture was taken is not fitted a second time from above."""

from __future__ import annotations

import pytest

pytest.importorskip("cv2")
import numpy as np

from companion.field.photograph.finding import Mark, elsewhere
from companion.field.photograph.fitting import Fitted

SQUARE = np.array([[0.0, 0.0], [20.0, 0.0], [20.0, 20.0], [0.0, 20.0]])


def test_a_square_that_is_a_tag_seen_already_is_left_out() -> None:
    mark = Mark(7, Fitted(SQUARE + 100, np.zeros((8, 8)), 0.99, 100.0), 1.0)
    the_same, turned, another = SQUARE + 101, np.roll(SQUARE + 100, 1, axis=0), SQUARE + 130
    a_module_of_it, what_it_lies_in = (SQUARE - 10) / 6 + 110, (SQUARE - 10) * 3 + 110
    found = elsewhere(np.array([the_same, another, turned, a_module_of_it, what_it_lies_in]), [mark])
    assert np.array_equal(found, np.array([another, a_module_of_it, what_it_lies_in]))
    assert len(elsewhere(np.array([the_same]), [])) == 1
