"""Photographs made small, to be kept in a game: upright, in colour, and nothing of the file but what the picture shows."""

from __future__ import annotations

from dataclasses import replace

import pytest

pytest.importorskip("cv2")
import cv2
import numpy as np

from companion.charts.faults import BadInput
from companion.field.photograph.headers import SMALL, SMALL_SIDE, is_small
from companion.field.photograph.headers import said as entries
from companion.field.photograph.small import small
from tests.field.photograph.rendering import SHOT, Shown, as_file, said

GPS = 0x8825
"""The entry of Exif that says where the camera stood."""


def shown_by(raw: bytes) -> Shown:
    found = cv2.imdecode(np.frombuffer(raw, np.uint8), cv2.IMREAD_COLOR | cv2.IMREAD_IGNORE_ORIENTATION)
    assert found is not None
    return np.asarray(found, np.uint8)


def test_a_photograph_is_made_small_and_keeps_what_it_shows(above: Shown) -> None:
    yellow = np.stack([above * 0.4, above * 0.8, above * 1.0], -1).astype(np.uint8)
    made = small(as_file(yellow), "a.jpg")
    assert is_small(made)
    found = shown_by(made)
    assert found.shape == (SMALL_SIDE * 3 // 4, SMALL_SIDE, 3)
    wanted = cv2.resize(yellow, (SMALL_SIDE, SMALL_SIDE * 3 // 4), interpolation=cv2.INTER_AREA)
    assert np.abs(found.astype(int) - wanted).mean() < 4


@pytest.mark.parametrize(("held", "turns"), [(1, 0), (3, 2), (6, 1), (8, 3)])
def test_what_the_camera_wrote_is_gone_and_the_picture_is_upright(above: Shown, held: int, turns: int) -> None:
    part = np.ascontiguousarray(above[:400, :300])
    raw = said(as_file(np.rot90(part, turns).copy(), replace(SHOT, quality=100)), "<", {0x0112: held, GPS: 47})
    raw = raw[:2] + b"\xff\xfe\x00\x10taken at home" + b"\0" + raw[2:]
    made = small(raw, "a.jpg")
    assert dict(entries(made)) == {}
    assert b"Exif" not in made
    assert b"taken at home" not in made
    found = shown_by(made)
    assert found.shape[:2] == part.shape
    assert np.abs(found[:, :, 1].astype(int) - part).mean() < 4


def test_nothing_compresses_noise_and_it_is_small_all_the_same() -> None:
    noise = np.random.default_rng(1).integers(0, 255, (1500, 2000, 3), np.uint8)
    assert len(small(as_file(noise, kind=".png"), "a.png")) <= SMALL


def test_what_is_no_photograph_is_refused_by_its_name() -> None:
    with pytest.raises(BadInput, match=r"a\.jpg: is neither JPEG nor PNG"):
        small(b"no picture", "a.jpg")


@pytest.mark.parametrize("cut", [0, 2, 20, 100])
def test_a_piece_of_a_picture_is_no_small_photograph(above: Shown, cut: int) -> None:
    assert not is_small(small(as_file(above), "a.jpg")[:cut])
