"""What a JPEG or PNG says of itself before its picture is unpacked: its size, and what the camera wrote of it."""

from __future__ import annotations

import struct
from collections.abc import Iterator

JPEG, PNG = b"\xff\xd8", b"\x89PNG\r\n\x1a\n"
SMALL_SIDE = 1280
"""Pixels of the longer side of a photograph that a game keeps: what lies on the table is still to be known."""
SMALL = 320 * 1024
"""Bytes of one: the photographs of a whole battle weigh a few megabytes."""
_MORE = 0x8769
"""The entry of Exif that says where further entries are."""
_WORD, _LONG = 3, 4


def size(raw: bytes) -> tuple[int, int]:
    """Give pixels across and down as a JPEG or PNG says them before it is unpacked; 0, 0 where it does not."""
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


def said(raw: bytes) -> Iterator[tuple[int, int]]:
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


def is_small(raw: bytes) -> bool:
    """Say whether something is a JPEG as a game keeps it, by what it says of itself."""
    sides = size(raw) if raw.startswith(JPEG) else (0, 0)
    return len(raw) <= SMALL and min(sides) > 0 and max(sides) <= SMALL_SIDE
