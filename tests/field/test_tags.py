"""The tags' bits are OpenCV's, what is printed of them is what they are, and places on strips lead both ways."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.field import tags


def test_every_tag_is_opencvs() -> None:
    cv2 = pytest.importorskip("cv2")
    theirs = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_4X4_250)
    assert len(theirs.bytesList) == tags.COUNT
    for tag in range(tags.COUNT):
        drawn = cv2.aruco.generateImageMarker(theirs, tag, tags.MODULES, borderBits=1) > 127
        assert (drawn[1:-1, 1:-1] == np.array(tags.bits(tag))).all()


@given(st.integers(0, tags.COUNT - 1))
def test_the_white_boxes_of_a_tag_are_its_white_modules_each_once(tag: int) -> None:
    painted = np.zeros((tags.MODULES, tags.MODULES), int)
    for box in tags.white_boxes(tag):
        painted[box.y : box.y + box.tall, box.x : box.x + box.wide] += 1
    assert (painted[1:-1, 1:-1] == np.array(tags.bits(tag), int)).all()
    assert painted.sum() == np.array(tags.bits(tag)).sum()


def test_a_tag_that_is_none_has_no_bits() -> None:
    with pytest.raises(IndexError):
        tags.bits(tags.COUNT)


def test_corner_cards_lie_with_their_outer_corner_on_the_tables() -> None:
    cards = tags.corner_cards((72.0, 48.0))
    # 30 mm of black with 5 mm of white around.
    edge = 20 / 25.4
    assert np.array([card.at for card in cards]) == pytest.approx(
        np.array([(edge, edge), (72 - edge, edge), (72 - edge, 48 - edge), (edge, 48 - edge)])
    )
    assert {card.side for card in cards} == {30 / 25.4}
    assert {card.facing for card in cards} == {0.0}


@given(st.floats(-100, 100), st.floats(-100, 100), st.floats(0, 360), st.floats(0, 6), st.floats(0.4, 0.8))
def test_the_place_of_a_unit_is_that_of_its_tag_led_back(
    x: float, y: float, facing: float, deep: float, side: float
) -> None:
    offset = tags.on_strip(deep, side)
    assert tags.carrying(tags.laid((x, y), facing, offset), facing, offset) == pytest.approx((x, y))


def test_a_strip_lies_behind_the_rear_edge() -> None:
    assert tags.laid((10.0, 10.0), 90.0, tags.on_strip(0.75, 0.6)) == pytest.approx((10 - 0.75 - 0.4, 10.0))
