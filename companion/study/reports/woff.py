"""Fonts small enough to lie in a page: each table of a font packed, as WOFF 1.0 says."""

from __future__ import annotations

import struct
import zlib

_HEADER = struct.Struct(">4s4sIHHIHHIIIII")
_ENTRY = struct.Struct(">4sIIII")
_TABLE = struct.Struct(">4sIII")


def woff(font: bytes) -> bytes:
    """Pack a TrueType font; raises ValueError for what is none."""
    if font[:4] not in (b"\0\1\0\0", b"OTTO", b"true"):
        raise ValueError("no font")
    (count,) = struct.unpack_from(">H", font, 4)
    entries, packed = [], []
    at = _HEADER.size + count * _ENTRY.size
    whole = 12 + count * 16
    for nth in range(count):
        tag, checksum, offset, length = _TABLE.unpack_from(font, 12 + nth * 16)
        plain = font[offset : offset + length]
        small = zlib.compress(plain, 9)
        # A table that does not shrink is kept as it is.
        small = small if len(small) < length else plain
        entries.append(_ENTRY.pack(tag, at, len(small), length, checksum))
        packed.append(small + b"\0" * (-len(small) % 4))
        at += len(packed[-1])
        whole += length + -length % 4
    header = _HEADER.pack(b"wOFF", font[:4], at, count, 0, whole, 1, 0, 0, 0, 0, 0, 0)
    return header + b"".join(entries) + b"".join(packed)
