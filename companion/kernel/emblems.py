"""Pictures of one's own that stand before units' names: read once, made small, and carried by the document.

A picture may be a stranger's, and so may a document: what comes in is decoded within bounds and written anew, a PNG of
a few kilobytes with nothing but the picture in it; what a document holds is looked at before anybody decodes it.
"""

from __future__ import annotations

import base64
import binascii
import struct
import zlib
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path

from companion.charts.faults import BadInput, Problem
from companion.drawing import emblems
from companion.kernel import shelf
from companion.language.tongue import number, plural, tr

PREFIX = "emblem/"
"""How the sources begin that hold pictures."""
FOLDER = "pictures"
"""Where pictures may lie beside an order of battle, as they do in a packed scenario."""
SIDE, SMALL = 96, 64_000
"""Pixels of the longer side of a picture as a document has it, and its most bytes."""
RAW, PIXELS = 8_000_000, 24_000_000
"""Bytes and pixels of one that is read."""
MOST = 60
"""Pictures of one document."""
_SIGN = b"\x89PNG\r\n\x1a\n"
_CHUNKS = (b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND")
_RGBA, _EIGHT = 6, 8


def carried(names: Iterable[str], folders: Sequence[Path]) -> dict[str, str]:
    """Give the sources that carry the pictures among emblems; raises BadInput with all that is amiss in the folders."""
    wanted = sorted({name for name in names if emblems.is_picture(name)})
    if len(wanted) > MOST:
        what = plural(MOST, "names more than {n} picture", "names more than {n} pictures")
        raise BadInput(Problem(tr("emblem"), "", what, tr("units may share one")))
    found: dict[str, str] = {}
    problems: list[Problem] = []
    for name in wanted:
        there = (place / name for folder in folders for place in (folder, folder / FOLDER))
        path = next((one for one in there if one.is_file()), None)
        if path is None:
            what = tr("there is no picture of this name for an emblem")
            problems.append(
                Problem(name, "", what, tr("put it beside the order of battle, or into {folder}/", folder=FOLDER))
            )
            continue
        try:
            found[PREFIX + name] = base64.b64encode(small(shelf.read_bytes(path, RAW), name)).decode()
        except BadInput as error:
            problems += error.problems
    if problems:
        raise BadInput(problems)
    return found


def small(raw: bytes, file: str, side: int = SIDE) -> bytes:
    """Give a picture made small, as a document carries it; raises BadInput for what is none, or too large a one."""
    import io
    import warnings

    from PIL import Image, ImageOps

    hint = tr("a PNG or JPEG of at most {most} pixels", most=number(PIXELS))
    try:
        with warnings.catch_warnings(action="error"), Image.open(io.BytesIO(raw), formats=("PNG", "JPEG")) as picture:
            if picture.width * picture.height > PIXELS:
                raise BadInput(Problem(file, "", tr("has too many pixels for an emblem"), hint))
            picture.draft("RGB", (4 * side, 4 * side))
            made = ImageOps.exif_transpose(picture).convert("RGBA")
            made.thumbnail((side, side))
            plain = Image.new("RGBA", made.size)
            plain.paste(made)
            out = io.BytesIO()
            plain.save(out, "PNG", optimize=True)
    except BadInput:
        raise
    except Exception as error:  # of a damaged picture the library raises nearly anything
        what = tr("is no picture that can be read ({error})", error=" ".join(str(error).split())[:120])
        raise BadInput(Problem(file, "", what, hint)) from None
    return out.getvalue()


def pictures(sources: Mapping[str, str], names: Iterable[str]) -> dict[str, bytes]:
    """Give the pictures of these names that a document carries, as PNG; what is damaged or hostile is left out."""
    wanted = {name for name in names if emblems.is_picture(name)}
    found = {name: _sound(sources[PREFIX + name]) for name in sorted(wanted) if PREFIX + name in sources}
    return {name: raw for name, raw in found.items() if raw}


@lru_cache(maxsize=2 * MOST)
def _sound(text: str) -> bytes:
    """Give a picture that a document holds, b"" for what `small` never wrote."""
    if len(text) > 2 * SMALL:
        return b""
    try:
        raw = base64.b64decode(text, validate=True)
        return raw if _is_small(raw) else b""
    except (binascii.Error, struct.error, zlib.error, ValueError):
        return b""


def _is_small(raw: bytes) -> bool:
    """Say whether bytes are a small PNG with alpha, whose parts and whose picture are as long as they say."""
    if not raw.startswith(_SIGN) or len(raw) > SMALL:
        return False
    at, packed, kinds = len(_SIGN), b"", []
    while at < len(raw):
        length, kind = struct.unpack(">I4s", raw[at : at + 8])
        body, check = raw[at + 8 : at + 8 + length], raw[at + 8 + length : at + 12 + length]
        if kind not in _CHUNKS or struct.pack(">I", zlib.crc32(kind + body)) != check:
            return False
        kinds.append(kind)
        packed += body if kind == b"IDAT" else b""
        at += 12 + length
    if kinds[:1] != [b"IHDR"] or kinds[-1:] != [b"IEND"] or kinds.count(b"IHDR") != 1:
        return False
    wide, tall, depth, colour, _, _, laced = map(int, struct.unpack(">IIBBBBB", raw[16:29]))
    if (depth, colour, laced) != (_EIGHT, _RGBA, 0) or not (0 < wide <= SIDE and 0 < tall <= SIDE):
        return False
    whole = tall * (1 + 4 * wide)
    unpacked = zlib.decompressobj().decompress(packed, whole + 1)
    return len(unpacked) == whole
