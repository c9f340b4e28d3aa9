"""A photograph made small enough to be kept in a game: the picture alone, upright, without what the camera wrote."""

from __future__ import annotations

from companion.charts.faults import BadInput, Problem
from companion.field.photograph.headers import SMALL, SMALL_SIDE, said
from companion.field.photograph.picture import ORIENTATION, UPRIGHT, turned, unpacked
from companion.field.photograph.vision import vision
from companion.language.tongue import tr

QUALITIES = (75, 65, 55, 45, 35, 25)
"""JPEG's, tried from the best on until the picture is no larger than that."""


def small(raw: bytes, name: str) -> bytes:
    """Give a JPEG or PNG as a small JPEG; nothing of the file is in it but its pixels (no place, time or camera).

    Raises BadInput: no picture, damaged, too small or too large, or no OpenCV.
    """
    see = vision()
    picture = turned(unpacked(raw, name, see.IMREAD_COLOR), dict(said(raw)).get(ORIENTATION, UPRIGHT))
    tall, wide = picture.shape[:2]
    share = SMALL_SIDE / max(wide, tall)
    if share < 1:
        size = (max(1, round(wide * share)), max(1, round(tall * share)))
        picture = see.resize(picture, size, interpolation=see.INTER_AREA)
    for quality in QUALITIES:
        done, packed = see.imencode(".jpg", picture, (see.IMWRITE_JPEG_QUALITY, quality))
        if done and packed.size <= SMALL:
            return bytes(packed)
    raise BadInput(Problem(name, "", tr("cannot be made small enough to be kept")))
