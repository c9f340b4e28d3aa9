"""A stranger's photograph made safe: bounded before it is unpacked, decoded, turned upright and written anew as PNG.

It is run in a process of its own, whose memory and time the system bounds: what a picture that was made to do harm does
to a decoder, it does there. Of all that the file says besides only the lens is kept: where and by whom it was taken is
nobody's business.
"""

from __future__ import annotations

import struct
import zlib

import numpy as np

from companion.charts.faults import BadInput, Problem
from companion.field.photograph.headers import JPEG, PNG, said, size
from companion.field.photograph.picture import FOCAL, see_that_it_is_bounded
from companion.field.photograph.vision import vision
from companion.language.tongue import tr

LONGEST = 6000
"""Pixels along the longer edge of what is written: more shows no tag better."""
_WEBP_SIZES = {b"VP8X": (24, 27, 3), b"VP8 ": (26, 28, 2)}


def washed(raw: bytes, name: str) -> bytes:
    """Give a PNG of a JPEG, PNG or WebP. Raises BadInput: no picture, damaged, too large, or no OpenCV."""
    see = vision()
    if raw[:4] == b"RIFF" and raw[8:12] == b"WEBP":
        wide, tall = _webp_size(raw)
        see_that_it_is_bounded(wide, tall, name)
    elif raw.startswith((JPEG, PNG)):
        see_that_it_is_bounded(*size(raw), name)
    else:
        raise BadInput(Problem(name, "", tr("is neither JPEG, PNG nor WebP")))
    try:
        found = see.imdecode(np.frombuffer(raw, np.uint8), see.IMREAD_COLOR)  # upright, as the camera says
        if found is None:
            raise BadInput(Problem(name, "", tr("is damaged: no picture can be read from it")))
        tall, wide = found.shape[:2]
        if (long := max(wide, tall)) > LONGEST:
            smaller = (wide * LONGEST // long, tall * LONGEST // long)
            found = see.resize(found, smaller, interpolation=see.INTER_AREA)
        good, made = see.imencode(".png", found, [see.IMWRITE_PNG_COMPRESSION, 1])
    except see.error:
        good = False
    if not good:
        raise BadInput(Problem(name, "", tr("is damaged: no picture can be read from it")))
    return _with_film(made.tobytes(), dict(said(raw)).get(FOCAL, 0))


def _webp_size(raw: bytes) -> tuple[int, int]:
    kind = raw[12:16]
    if kind == b"VP8L":
        bits = int.from_bytes(raw[21:25].ljust(4, b"\0"), "little")
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    if kind not in _WEBP_SIZES:
        return 0, 0
    at, below, many = _WEBP_SIZES[kind]
    wide, tall = (int.from_bytes(raw[one : one + many], "little") for one in (at, below))
    return (wide + 1, tall + 1) if many > 2 else (wide & 0x3FFF, tall & 0x3FFF)


def _with_film(png: bytes, film: int) -> bytes:
    """Write the focal length as of film into a PNG, the only thing that is told of the camera."""
    if not film:
        return png
    exif = b"MM\0*" + struct.pack(">IHHHIHH", 8, 1, 0xA405, 3, 1, film, 0) + b"\0\0\0\0"
    chunk = b"eXIf" + exif
    head = len(PNG) + 25  # the signature, and the header that comes first
    return png[:head] + struct.pack(">I", len(exif)) + chunk + struct.pack(">I", zlib.crc32(chunk)) + png[head:]
