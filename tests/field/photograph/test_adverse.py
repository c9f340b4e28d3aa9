"""Photographs that nobody would take on purpose: what is not seen is not told, and nothing is taken for what it is not."""

from __future__ import annotations

import math
import struct
import zlib
from dataclasses import replace

import pytest

pytest.importorskip("cv2")
import cv2
import numpy as np

from companion.charts.faults import BadInput
from companion.field import tags
from companion.field.photograph.picture import opened
from companion.field.photograph.reading import Known, Reading, read
from tests.field.photograph.rendering import SHOT, TABLE, Scene, Shown, as_file, picture


def _read(raw: bytes, scene: Scene, *, stood: bool = False) -> Reading:
    lay = {one.tag: one for one in scene.cards} if stood else {}
    return read([opened(raw, "table")], Known(TABLE, tags.corner_cards(TABLE), lay))


def _true(found: Reading, scene: Scene) -> int:
    """Count what was found; nothing of it is false."""
    lies = {card.tag: card for card in scene.cards}
    assert all(one.tag in lies and math.dist(one.at, lies[one.tag].at) < 0.3 for one in found.seen)
    return len(found.seen)


def test_what_glare_hides_is_not_told(scene: Scene, above: Shown) -> None:
    y, x = np.mgrid[:1500, :2000]
    light = 400 * np.exp(-((x - 700) ** 2 + (y - 500) ** 2) / (2 * 260**2))
    found = _read(as_file(np.clip(above + light, 0, 255).astype(np.uint8)), scene)
    assert 9 <= _true(found, scene) < 14


@pytest.mark.parametrize(("blur", "least"), [(1.3, 14), (2.0, 13), (3.5, 0)])
def test_a_blurred_picture_tells_less_and_nothing_false(scene: Scene, blur: float, least: int) -> None:
    assert _true(_read(as_file(picture(scene, replace(SHOT, blur=blur))), scene), scene) >= least


@pytest.mark.parametrize("share", [1.0, 0.3])
def test_the_yellow_light_of_a_lamp_tells_the_same(scene: Scene, above: Shown, share: float) -> None:
    yellow = np.stack([above * 0.35, above * 0.8, above * 1.0], -1) * share
    assert _true(_read(as_file(yellow.astype(np.uint8)), scene), scene) == 14


def test_black_and_white_alone_are_read(scene: Scene, above: Shown) -> None:
    assert _true(_read(as_file(np.where(above > 128, 255, 0).astype(np.uint8), kind=".png"), scene), scene) >= 9


@pytest.mark.parametrize(
    ("name", "step"), [("DICT_5X5_250", 3), ("DICT_6X6_250", 3), ("DICT_4X4_1000", 37), ("DICT_APRILTAG_16h5", 1)]
)
def test_tags_of_another_dictionary_are_nobodys(scene: Scene, above: Shown, name: str, step: int) -> None:
    shown, others = above.copy(), cv2.aruco.getPredefinedDictionary(getattr(cv2.aruco, name))
    for nth in range(12):
        number = 300 + step * nth if name == "DICT_4X4_1000" else step * nth
        drawn = np.where(cv2.aruco.generateImageMarker(others, number, 32) > 127, 230, 28)
        x, y = 250 + nth % 4 * 420, 120 + nth // 4 * 420
        shown[y : y + 44, x : x + 44] = np.pad(drawn, 6, constant_values=230)
    _true(_read(as_file(shown), scene), scene)


def test_half_of_a_table_is_read_by_what_did_not_move(scene: Scene, above: Shown) -> None:
    half = as_file(np.ascontiguousarray(above[:, :1000]))
    with pytest.raises(BadInput, match="no corner card"):
        _read(half, scene)
    assert _true(_read(half, scene, stood=True), scene) >= 4


def test_a_picture_of_no_table_is_refused(scene: Scene) -> None:
    chess = (np.indices((1500, 2000)) // 25).sum(0) % 2 * 255
    for shown in (chess, np.zeros((1500, 2000)), np.random.default_rng(1).integers(0, 255, (1500, 2000))):
        with pytest.raises(BadInput, match="no corner card"):
            _read(as_file(shown.astype(np.uint8)), scene)


@pytest.mark.parametrize("deep", [1, 257])
def test_a_png_of_any_depth_is_read(scene: Scene, above: Shown, deep: int) -> None:
    shown = above.astype(np.uint16) * deep if deep > 1 else np.dstack([above, above, above, np.full_like(above, 90)])
    done, raw = cv2.imencode(".png", shown)
    assert done
    assert _true(_read(raw.tobytes(), scene), scene) == 14


@pytest.mark.parametrize(
    ("raw", "kind"),
    [
        (b"\0\0\0\x18ftypheic\0\0\0\0mif1heic", "HEIC"),
        (b"\0\0\0\x18ftypmif1\0\0\0\0mif1heic", "HEIC"),
        (b"\0\0\0\x18ftypavif", "AVIF"),
        (b"RIFF\0\0\0\0WEBPVP8 ", "WebP"),
        (b"%PDF-1.7", "PDF"),
    ],
)
def test_what_a_telephone_sends_besides_is_refused_by_its_name(raw: bytes, kind: str) -> None:
    with pytest.raises(BadInput, match=f"is {kind}, and neither JPEG nor PNG"):
        opened(raw + bytes(500), "table")


def test_a_small_file_that_unpacks_to_a_huge_picture_is_refused_unread() -> None:
    packed = zlib.compress(bytes(20_001) * 1_000, 9)
    parts = [(b"IHDR", struct.pack(">IIBBBBB", 20_000, 20_000, 8, 0, 0, 0, 0)), (b"IDAT", packed), (b"IEND", b"")]
    chunks = (
        struct.pack(">I", len(held)) + name + held + struct.pack(">I", zlib.crc32(name + held)) for name, held in parts
    )
    with pytest.raises(BadInput, match="too large: 20000 x 20000"):
        opened(b"\x89PNG\r\n\x1a\n" + b"".join(chunks), "table.png")
