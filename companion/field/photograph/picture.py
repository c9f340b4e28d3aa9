"""A photograph as a grid of grey, upright: JPEG or PNG, turned as the camera says that it was held."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
import numpy as np
from numpy.typing import NDArray

from companion.charts.faults import BadInput, Problem
from companion.field.photograph.headers import JPEG, PNG, said, size
from companion.field.photograph.vision import vision
from companion.language.tongue import tr

Grey = NDArray[np.uint8]
LEAST, MOST = 200, 30_000
"""Pixels along an edge."""
LARGEST = 120_000_000
"""Pixels of a picture that is read."""
_OTHERS = (
    (b"ftyphei", 4, "HEIC"),
    (b"ftyphev", 4, "HEIC"),
    (b"ftypmif1", 4, "HEIC"),
    (b"ftypmsf1", 4, "HEIC"),
    (b"ftypavif", 4, "AVIF"),
    (b"WEBP", 8, "WebP"),
    (b"GIF8", 0, "GIF"),
    (b"II*\0", 0, "TIFF"),
    (b"MM\0*", 0, "TIFF"),
    (b"%PDF", 0, "PDF"),
)
"""How pictures begin that are not read: the bytes, where they stand, and what it is."""
ORIENTATION, FOCAL = 0x0112, 0xA405
"""Entries of Exif: how the camera was held; the focal length as of film of 36 mm."""
_FILM = 36.0
"""Millimetres of the longer edge of film."""
UPRIGHT = 1


class Picture(msgspec.Struct, frozen=True):
    """A photograph, upright: its grey (tall, wide), 0 to 255, and what the camera says of its lens."""

    name: str
    grey: Grey
    focal: float | None = None
    """Focal length in pixels, where the file says it."""

    @property
    def wide(self) -> int:
        """Pixels across."""
        return int(self.grey.shape[1])

    @property
    def tall(self) -> int:
        """Pixels down."""
        return int(self.grey.shape[0])


def opened(raw: bytes, name: str) -> Picture:
    """Open a JPEG or PNG. Raises BadInput: no picture, damaged, too small or too large, or no OpenCV."""
    grey = unpacked(raw, name, vision().IMREAD_GRAYSCALE)
    tall, wide = grey.shape
    told = dict(said(raw))
    film = told.get(FOCAL, 0)
    focal = film / _FILM * max(wide, tall) if film else None
    return Picture(name, turned(grey, told.get(ORIENTATION, UPRIGHT)), focal)


def unpacked(raw: bytes, name: str, colours: int) -> Grey:
    """Unpack a JPEG or PNG as it lies in its file, as OpenCV's `colours` says, grey or in colour. Raises BadInput."""
    see = vision()
    if not raw.startswith((JPEG, PNG)):
        raise BadInput(_other_kind(raw, name))
    _bounded(raw, name)
    try:
        picture = see.imdecode(np.frombuffer(raw, np.uint8), colours | see.IMREAD_IGNORE_ORIENTATION)
    except see.error:
        picture = None
    if picture is None:
        raise BadInput(Problem(name, "", tr("is damaged: no picture can be read from it")))
    tall, wide = picture.shape[:2]
    if min(tall, wide) < LEAST:
        raise BadInput(Problem(name, "", tr("is too small: {wide} x {tall} pixels", wide=wide, tall=tall)))
    return np.asarray(picture, np.uint8)


def _other_kind(raw: bytes, name: str) -> Problem:
    """Say what a file is that is not read, and what to do about it."""
    what = next((kind for begins, at, kind in _OTHERS if raw[at : at + len(begins)] == begins), "")
    if not what:
        return Problem(name, "", tr("is neither JPEG nor PNG"), tr("save the photograph as one of them"))
    hint = tr("save the photograph as one of them; a telephone's camera can be set to take JPEG")
    return Problem(name, "", tr("is {kind}, and neither JPEG nor PNG", kind=what), hint)


def _bounded(raw: bytes, name: str) -> None:
    see_that_it_is_bounded(*size(raw), name)


def see_that_it_is_bounded(wide: int, tall: int, name: str) -> None:
    """Refuse what would fill the memory, by what the file says of its size, before it is unpacked. Raises BadInput."""
    if max(wide, tall) > MOST or wide * tall > LARGEST:
        raise BadInput(Problem(name, "", tr("is too large: {wide} x {tall} pixels", wide=wide, tall=tall)))


def turned(picture: Grey, held: int) -> Grey:
    """Turn a picture upright that was held so, by Exif's numbers 1 to 8; anything else is upright."""
    ways: Mapping[int, Grey] = {
        2: picture[:, ::-1],
        3: picture[::-1, ::-1],
        4: picture[::-1],
        5: picture.swapaxes(0, 1),
        6: np.rot90(picture, -1),
        7: picture[::-1, ::-1].swapaxes(0, 1),
        8: np.rot90(picture),
    }
    return np.ascontiguousarray(ways.get(held, picture))
