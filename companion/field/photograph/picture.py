"""A photograph as a grid of grey, upright: JPEG or PNG, turned as the camera says that it was held."""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping

import msgspec
import numpy as np
from numpy.typing import NDArray

from companion.charts.faults import BadInput, Problem
from companion.field.photograph.vision import vision
from companion.language.tongue import tr

Grey = NDArray[np.uint8]
LEAST, MOST = 200, 30_000
"""Pixels along an edge."""
LARGEST = 120_000_000
"""Pixels of a picture that is read."""
JPEG, PNG = b"\xff\xd8", b"\x89PNG\r\n\x1a\n"
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
_ORIENTATION, _FOCAL, _MORE = 0x0112, 0xA405, 0x8769
"""Entries of Exif: how the camera was held; the focal length as of film of 36 mm; where further entries are."""
_WORD, _LONG = 3, 4
_FILM = 36.0
"""Millimetres of the longer edge of film."""
_UPRIGHT = 1


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
    see = vision()
    if not raw.startswith((JPEG, PNG)):
        raise BadInput(_other_kind(raw, name))
    _bounded(raw, name)
    try:
        grey = see.imdecode(np.frombuffer(raw, np.uint8), see.IMREAD_GRAYSCALE | see.IMREAD_IGNORE_ORIENTATION)
    except see.error:
        grey = None
    if grey is None:
        raise BadInput(Problem(name, "", tr("is damaged: no picture can be read from it")))
    tall, wide = grey.shape
    if min(tall, wide) < LEAST:
        raise BadInput(Problem(name, "", tr("is too small: {wide} x {tall} pixels", wide=wide, tall=tall)))
    said = dict(_said(raw))
    film = said.get(_FOCAL, 0)
    focal = film / _FILM * max(wide, tall) if film else None
    return Picture(name, _turned(grey, said.get(_ORIENTATION, _UPRIGHT)), focal)


def _other_kind(raw: bytes, name: str) -> Problem:
    """Say what a file is that is not read, and what to do about it."""
    what = next((kind for begins, at, kind in _OTHERS if raw[at : at + len(begins)] == begins), "")
    if not what:
        return Problem(name, "", tr("is neither JPEG nor PNG"), tr("save the photograph as one of them"))
    hint = tr("save the photograph as one of them; a telephone's camera can be set to take JPEG")
    return Problem(name, "", tr("is {kind}, and neither JPEG nor PNG", kind=what), hint)


def _bounded(raw: bytes, name: str) -> None:
    """Refuse what would fill the memory, by what the file says of its size, before it is unpacked."""
    wide, tall = _size(raw)
    if max(wide, tall) > MOST or wide * tall > LARGEST:
        raise BadInput(Problem(name, "", tr("is too large: {wide} x {tall} pixels", wide=wide, tall=tall)))


def _size(raw: bytes) -> tuple[int, int]:
    if raw.startswith(PNG):
        wide, tall = struct.unpack(">II", raw[16:24].ljust(8, b"\0"))
        return wide, tall
    for marker, begin, _ in _segments(raw):
        # A frame's header: C0 to CF, of which C4, C8 and CC are others.
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            tall, wide = struct.unpack(">HH", raw[begin + 1 : begin + 5].ljust(4, b"\0"))
            return wide, tall
    return 0, 0


def _segments(raw: bytes) -> Iterator[tuple[int, int, int]]:
    """Yield a JPEG's segments up to its picture: the marker, where what it holds begins, and where it ends."""
    at = 2
    while at + 4 <= len(raw) and raw[at] == 0xFF:
        marker, length = raw[at + 1], int.from_bytes(raw[at + 2 : at + 4], "big")
        if marker == 0xDA or length < 2:
            return
        yield marker, at + 4, at + 2 + length
        at += 2 + length


def _said(raw: bytes) -> Iterator[tuple[int, int]]:
    """Yield Exif's entries that are whole numbers; none where there are none, or where they are damaged."""
    try:
        yield from _entries(_exif(raw))
    except (struct.error, IndexError):
        return


def _exif(raw: bytes) -> bytes:
    head = b"Exif\0\0"
    if raw.startswith(PNG):
        at = len(PNG)
        while at + 12 <= len(raw):
            length, kind = struct.unpack(">I4s", raw[at : at + 8])
            if kind == b"eXIf":
                return raw[at + 8 : at + 8 + length].removeprefix(head)
            at += 12 + length
        return b""
    for marker, begin, end in _segments(raw):
        if marker == 0xE1 and raw[begin:end].startswith(head):
            return raw[begin + len(head) : end]
    return b""


def _entries(exif: bytes) -> Iterator[tuple[int, int]]:
    order = {b"II": "<", b"MM": ">"}.get(exif[:2])
    if order is None:
        return
    (first,) = struct.unpack_from(f"{order}I", exif, 4)
    ahead, seen = [first], set[int]()
    while ahead:
        at = ahead.pop()
        if at in seen:
            continue
        seen.add(at)
        (count,) = struct.unpack_from(f"{order}H", exif, at)
        for nth in range(count):
            where = at + 2 + 12 * nth
            tag, kind, many = struct.unpack_from(f"{order}HHI", exif, where)
            if many == 1 and kind in (_WORD, _LONG):
                (value,) = struct.unpack_from(f"{order}{'H' if kind == _WORD else 'I'}", exif, where + 8)
                yield tag, value
                if tag == _MORE:
                    ahead.append(value)


def _turned(grey: Grey, held: int) -> Grey:
    """Turn a picture upright that was held so, by Exif's numbers 1 to 8; anything else is upright."""
    ways: Mapping[int, Grey] = {
        2: grey[:, ::-1],
        3: grey[::-1, ::-1],
        4: grey[::-1],
        5: grey.T,
        6: np.rot90(grey, -1),
        7: grey[::-1, ::-1].T,
        8: np.rot90(grey),
    }
    return np.ascontiguousarray(ways.get(held, grey))
