"""Photographs whose camera is known are read: what lies where, what is not seen, and what nobody can tell."""

from __future__ import annotations

import math
import struct
from collections.abc import Sequence
from dataclasses import replace

import pytest

pytest.importorskip("cv2")
import numpy as np

from companion.charts.faults import BadInput
from companion.field import tags
from companion.field.photograph.picture import Picture, opened
from companion.field.photograph.placing import Hand
from companion.field.photograph.reading import Known, Reading, read
from companion.field.tags import Card
from tests.field.photograph.rendering import SHOT, TABLE, Scene, Shot, Shown, as_file, camera, picture, said


def _read(*shown: Shown, stood: Sequence[Card] = (), **more: float) -> Reading:
    pictures = [opened(as_file(one), f"{nth}.jpg") for nth, one in enumerate(shown)]
    known = Known(TABLE, tags.corner_cards(TABLE), {one.tag: one for one in stood}, **more)
    return read(pictures, known)


def _covered(
    shown: Shown, scene: Scene, shot: Shot, places: Sequence[tuple[float, float]], reach: float = 1.2
) -> Shown:
    """Lay a hand over places."""
    taken, left = camera(shot, scene.table), shown.copy()
    for x, y in places:
        low, high = taken.seen(np.array([[x - reach, y + reach, 0], [x + reach, y - reach, 0]])).astype(int)
        left[max(low[1], 0) : high[1], max(low[0], 0) : high[0]] = 150
    return left


def _holds(found: Reading, scene: Scene, missing: Sequence[int] = (), within: float = 0.05) -> None:
    lies = {card.tag: card for card in scene.cards}
    assert {one.tag for one in found.seen} == set(lies) - set(missing)
    for one in found.seen:
        assert math.dist(one.at, lies[one.tag].at) < within
        assert abs((one.facing - lies[one.tag].facing + 180) % 360 - 180) < 2
        assert one.sure >= 0.8
        assert 0 < one.error < 0.2


@pytest.mark.parametrize("standing", [False, True])
def test_a_table_is_read_from_above_and_as_a_person_stands(scene: Scene, standing: bool) -> None:
    found = _read(picture(scene, replace(SHOT, standing=standing)))
    _holds(found, scene)
    assert found.corners == (0, 1, 2, 3)
    assert found.twice == ()
    assert found.error < 0.1


def test_the_bend_of_a_lens_is_taken_out(scene: Scene) -> None:
    shot = replace(SHOT, standing=True, bend=-0.03)
    found = _read(picture(scene, shot))
    _holds(found, scene)
    (view,) = found.views
    assert view is not None
    assert view.figures[8] == pytest.approx(-0.03, abs=0.005)


def test_the_height_of_bases_is_taken_out_when_it_is_told(scene: Scene) -> None:
    shown = picture(scene, replace(SHOT, standing=True, lifted=6 / tags.MM))
    lies = {card.tag: card.at for card in scene.cards}
    off = [
        [math.dist(one.at, lies[one.tag]) for one in _read(shown, height=height).seen] for height in (0.0, 6 / tags.MM)
    ]
    assert max(off[0]) > 0.1
    assert max(off[1]) < 0.05


def test_what_a_hand_lies_on_is_not_told(scene: Scene, above: Shown) -> None:
    under = scene.cards[4]
    hidden = [one.tag for one in scene.cards if max(abs(one.at[0] - under.at[0]), abs(one.at[1] - under.at[1])) < 1.4]
    _holds(_read(_covered(above, scene, SHOT, [under.at], 1.0)), scene, missing=hidden)


def test_a_missing_corner_is_told_by_the_others(scene: Scene, above: Shown) -> None:
    gone = scene.corners[2]
    found = _read(_covered(above, scene, SHOT, [gone.at], 0.9))
    assert found.corners == (0, 1, 3)
    lies = {card.tag: card.at for card in scene.cards}
    assert max(math.dist(one.at, lies[one.tag]) for one in found.seen) < 0.1


def test_two_corners_are_told_by_what_did_not_move(scene: Scene, above: Shown) -> None:
    shown = _covered(above, scene, SHOT, [scene.corners[2].at, scene.corners[1].at], 0.9)
    moved, *rest = scene.cards
    stood = [moved._replace(at=(moved.at[0] + 4, moved.at[1])), *rest]
    found = _read(shown, stood=stood)
    assert found.corners == (0, 3)
    lies = {card.tag: card.at for card in scene.cards}
    assert max(math.dist(one.at, lies[one.tag]) for one in found.seen) < 0.15


def test_without_corners_and_known_places_nothing_is_told(scene: Scene, above: Shown) -> None:
    shown = _covered(above, scene, SHOT, [one.at for one in scene.corners], 0.9)
    with pytest.raises(BadInput, match="no corner card"):
        _read(shown)


def test_corners_can_be_pointed_at(scene: Scene, above: Shown) -> None:
    shown = _covered(above, scene, SHOT, [one.at for one in scene.corners], 0.9)
    corners = [(0.0, 0.0), (36.0, 0.0), (36.0, 24.0), (0.0, 24.0)]
    pixels = camera(SHOT, TABLE).seen(np.array([(*one, 0.0) for one in corners]))
    hands = [Hand(at, (float(x), float(y))) for at, (x, y) in zip(corners, pixels, strict=True)]
    found = read([opened(as_file(shown), "a.jpg")], Known(TABLE, tags.corner_cards(TABLE)), {0: hands})
    lies = {card.tag: card.at for card in scene.cards}
    assert {one.tag for one in found.seen} == set(lies)
    assert max(math.dist(one.at, lies[one.tag]) for one in found.seen) < 0.15


def test_two_pictures_join_where_each_shows_a_half(scene: Scene, above: Shown) -> None:
    west, east = above[:, :1300].copy(), above[:, 700:].copy()
    found = _read(west, east)
    _holds(found, scene, within=0.15)
    assert found.corners == (0, 1, 2, 3)
    assert all(found.views)


def test_the_same_tag_twice_is_nobodys(scene: Scene) -> None:
    one, other, *rest = scene.cards
    both = replace(scene, cards=(one, other._replace(tag=one.tag), *rest))
    found = _read(picture(both, SHOT))
    assert {each.tag for each in found.twice} == {one.tag}
    assert len(found.twice) == 2
    assert one.tag not in {each.tag for each in found.seen}


def test_a_picture_in_a_mirror_is_not_read(above: Shown) -> None:
    with pytest.raises(BadInput):
        _read(np.ascontiguousarray(above[:, ::-1]))


def test_a_picture_of_nothing_is_refused() -> None:
    with pytest.raises(BadInput, match="no corner card"):
        _read(np.full((600, 800), 128, np.uint8))


@pytest.mark.parametrize(("held", "turns"), [(1, 0), (3, 2), (6, 1), (8, 3)])
@pytest.mark.parametrize("order", ["<", ">"])
def test_a_picture_is_turned_as_its_camera_says(above: Shown, held: int, turns: int, order: str) -> None:
    small = np.ascontiguousarray(above[:400, :300])
    raw = as_file(np.rot90(small, turns).copy(), replace(SHOT, quality=100))
    shown = opened(said(raw, order, {0x0112: held, 0xA405: 28}), "a.jpg")
    assert (shown.wide, shown.tall) == (300, 400)
    assert np.abs(shown.grey.astype(int) - small).max() < 12
    assert shown.focal == pytest.approx(28 / 36 * 400)


def test_a_png_is_read(above: Shown) -> None:
    shown = opened(as_file(above, kind=".png"), "a.png")
    assert (shown.grey == above).all()
    assert isinstance(shown, Picture)


@pytest.mark.parametrize("raw", [b"", b"GIF89a", b"\xff\xd8\xff", b"\x89PNG\r\n\x1a\n", b"\xff\xd8" + bytes(400)])
def test_what_is_no_picture_is_refused(raw: bytes) -> None:
    with pytest.raises(BadInput):
        opened(raw, "a.jpg")


def test_a_picture_that_would_fill_the_memory_is_refused_unread(above: Shown) -> None:
    raw = bytearray(as_file(above, kind=".png"))
    raw[16:24] = struct.pack(">II", 29_000, 29_000)
    with pytest.raises(BadInput, match="too large"):
        opened(bytes(raw), "a.png")


def test_without_opencv_the_line_that_installs_it_is_told(monkeypatch: pytest.MonkeyPatch, above: Shown) -> None:
    raw = as_file(above)
    monkeypatch.setitem(__import__("sys").modules, "cv2", None)
    with pytest.raises(BadInput, match=r"companion-referee\[photo\]"):
        opened(raw, "a.jpg")
